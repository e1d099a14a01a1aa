"""What can be said, asked and heard in a position of any game."""

from typing import Any, Final, TypeVar

from pelagos.kernel.codec import encode_step, read_answer
from pelagos.kernel.contract import Game, State, Step
from pelagos.kernel.play import advance, legal, play, why_not
from pelagos.kernel.story import Story

Position = TypeVar("Position", bound=State)
Why = tuple[str, str, dict[str, int]]
GONE: Final = object()


class Playing:
    """A game whose answers are spelled out."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def say(self, state: Position, *answers: str) -> Position:
        """The position after these answers and outcomes, each of them legal."""
        for spelling in answers:
            play(state, read_answer(self.game, spelling))
        return state

    def told(self, state: State, *answers: str) -> list[str]:
        """What everybody hears while these answers are given: steps with their arguments."""
        story = Story()
        for spelling in answers:
            play(state, read_answer(self.game, spelling), story)
        return heard(story)

    def refused(self, state: State, spelling: str) -> Why | None:
        """Rule, reason and facts of a refusal; None where the answer is legal."""
        refusal = why_not(state, read_answer(self.game, spelling))
        return None if refusal is None else (refusal.rule, refusal.reason.key, refusal.named())


def happen(state: State, *steps: Step[Any]) -> list[str]:
    """What everybody hears when these steps, and no others, lie ahead, until somebody is asked."""
    story = Story()
    state.agenda.clear()
    state.plan([*steps])
    advance(state, story)
    return heard(story)


def heard(story: Story) -> list[str]:
    return [spelled(told.step) for told in story.to(None)]


def spelled(step: Step[Any]) -> str:
    """``"PlaceBot 0 2"``: a step and its arguments."""
    return " ".join(map(str, encode_step(step)))


def asks(state: State) -> str:
    """What waits for an answer or an outcome; empty when the game is over."""
    return spelled(state.agenda[-1]) if state.agenda else ""


def planned(state: State) -> list[str]:
    """Everything that lies ahead, first thing first."""
    return [spelled(step) for step in state.agenda[::-1]]


def open_answers(state: State, kind: str = "") -> list[str]:
    """The legal answers, or those that begin with a word."""
    return [answer.spelling for answer in legal(state) if answer.spelling.startswith(kind)]


def change(document: dict[str, Any], path: str, value: object) -> None:
    """A value of a box, ``modules/1A-CR1/coins``, becomes another, or is gone."""
    *way, last = path.split("/")
    part = document
    for key in way:
        part = part[key]
    if value is GONE:
        del part[last]
    else:
        part[last] = value
