"""Positions of Octo Dice in words, and what can be said and asked about them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pelagos import shelf
from pelagos.games.octodice.box import COLOURS, COLUMNS
from pelagos.games.octodice.scenario import show_boxes
from pelagos.games.octodice.state import Octo
from pelagos.kernel.codec import encode_step, read_answer
from pelagos.kernel.contract import Game, Seat, Step
from pelagos.kernel.options import parse_box, settle
from pelagos.kernel.play import advance, legal, play, why_not
from pelagos.kernel.story import Story

GAME: Final = shelf.find("octodice")
GONE: Final = object()
Sheet = Mapping[str, Any]

SIDES_2: Final = "A2 B2 C2 D2 E2 F2 G2 H2 I2"


def faces(text: str) -> list[str]:
    """Six dice, white ones first: ``"lab crystal octopod / yellow red octopod"``."""
    return text.replace("/", " ").split()


def tiles(text: str) -> list[str]:
    """The grid of side 1, with some tiles turned: ``"A2 F2"``."""
    turned = text.split()
    names = [f"{letter}1" for letter in "ABCDEFGHI"]
    return [next((t for t in turned if t[0] == name[0]), name) for name in names]


def position(
    dice: str = "",
    *,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    turned: str = "",
    me: Sheet | None = None,
    other: Sheet | None = None,
    sheets: Sequence[Sheet] = (),
    agenda: list[Step[Any]] | None = None,
    game: Game = GAME,
    **words: Any,
) -> Octo:
    """A position: the dice, the tiles turned to side 2, sheets of seat 0 and 1, other words."""
    state = game.setup(seats, settle(game, seats, options or {}), game.rules)
    assert isinstance(state, Octo)
    if dice:
        words["dice"] = faces(dice)
    if turned:
        words["tiles"] = tiles(turned)
    words["sheets"] = list(sheets) or [me or {}, other or {}][:seats]
    game.position(state, words)
    if agenda is not None:
        state.agenda = agenda[::-1]
    advance(state)
    return state


def box_with(**values: Any) -> dict[str, Any]:
    """The shipped box with some values changed, or gone; dots are written as two underscores."""
    document = parse_box(shelf.box_text(GAME), "octodice")
    for name, value in values.items():
        *path, last = name.split("__")
        part = document
        for key in path:
            part = part[key]
        if value is GONE:
            del part[last]
        else:
            part[last] = value
    return document


def game_with(**values: Any) -> Game:
    """The game with an owner's box."""
    return type(GAME)(box_with(**values))


def say(state: Octo, *answers: str) -> Octo:
    """The position after these answers and outcomes, each of them legal."""
    for spelling in answers:
        play(state, read_answer(GAME, spelling))
    return state


def told(state: Octo, *answers: str) -> list[str]:
    """What everybody hears while these answers are given: steps with their arguments."""
    story = Story()
    for spelling in answers:
        play(state, read_answer(GAME, spelling), story)
    return [spelled(told.step) for told in story.to(None)]


def happen(state: Octo, *steps: Step[Any]) -> list[str]:
    """What everybody hears when these steps, and no others, lie ahead, until somebody is asked."""
    story = Story()
    state.agenda.clear()
    state.plan([*steps])
    advance(state, story)
    return [spelled(told.step) for told in story.to(None)]


def spelled(step: Step[Any]) -> str:
    """``"SetAside 0"``: a step and its arguments."""
    return " ".join(map(str, encode_step(step)))


def asks(state: Octo) -> str:
    """What waits for an answer or an outcome; empty when the game is over."""
    return spelled(state.agenda[-1]) if state.agenda else ""


def planned(state: Octo) -> list[str]:
    """Everything that lies ahead, first thing first."""
    return [spelled(step) for step in state.agenda[::-1]]


def open_answers(state: Octo) -> list[str]:
    return [answer.spelling for answer in legal(state)]


Why = tuple[str, str, dict[str, int]]


def refused(state: Octo, spelling: str) -> Why | None:
    """Rule, reason and facts of a refusal; None where the answer is legal."""
    refusal = why_not(state, read_answer(GAME, spelling))
    return None if refusal is None else (refusal.rule, refusal.reason.key, refusal.named())


def boxes(state: Octo, seat: Seat = 0, third: int = 0) -> dict[str, int]:
    """The boxes written in a third."""
    return show_boxes(state, seat, third)


def lab(state: Octo, seat: Seat = 0) -> list[int]:
    return state.level[seat * COLUMNS : (seat + 1) * COLUMNS]


def bots(state: Octo, seat: Seat = 0) -> list[int]:
    return state.bots[seat * COLOURS : (seat + 1) * COLOURS]


def submarines(state: Octo, seat: Seat = 0) -> list[int]:
    return state.submarines[seat * COLOURS : (seat + 1) * COLOURS]
