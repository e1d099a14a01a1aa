"""The verbs: run what happens by itself, list what is legal, say why not, play."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.kernel.contract import Answer, Chance, Decision, Effect, Reason, Refusal, Seat, State
from pelagos.kernel.errors import Illegal
from pelagos.kernel.roll import Roll
from pelagos.kernel.story import Story

OVER: Final = Reason("", "over")
NOT_NOW: Final = Reason("", "not-now")
CANNOT_COME_UP: Final = Reason("", "cannot-come-up")
GAME_OVER: Final = Refusal(OVER)


def advance(state: State, story: Story | None = None) -> None:
    """Let things happen until somebody must answer, chance must speak, or the game is over."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        if not isinstance(step, Effect):
            return
        agenda.pop()
        if story is not None:
            story.tell(step, None, len(agenda))
        step.happen(state)


def deciding(state: State) -> Seat | None:
    """The seat that is asked, or None: chance speaks, or the game is over."""
    if not state.agenda:
        return None
    step = state.agenda[-1]
    return step.seat if isinstance(step, Decision) else None


def legal(state: State) -> Sequence[Answer]:
    """Every answer, or outcome, that may come now."""
    if not state.agenda:
        return ()
    step = state.agenda[-1]
    if isinstance(step, Decision):
        options: Sequence[Answer] = step.legal(state)
        return options
    assert isinstance(step, Chance)
    return [outcome for outcome, _ in step.outcomes(state)]


def why_not(state: State, answer: Answer) -> Refusal | None:
    """The rule that forbids ``answer`` now, or None where it is legal."""
    if not state.agenda:
        return GAME_OVER
    step = state.agenda[-1]
    if isinstance(step, Decision):
        if answer not in step.candidates(state):
            return Refusal(NOT_NOW, (), step.rule)
        refusal: Refusal | None = step.refusal(state, answer)
        return refusal
    return None if answer in legal(state) else Refusal(CANNOT_COME_UP, (), step.rule)


def play(state: State, answer: Answer, story: Story | None = None) -> None:
    """Take a legal answer, or raise Illegal with the reason and change nothing."""
    refusal = why_not(state, answer)
    if refusal is not None:
        raise Illegal(refusal)
    play_unchecked(state, answer, story)


def play_unchecked(state: State, answer: Answer, story: Story | None = None) -> None:
    """Take an answer known to be legal."""
    step: Any = state.agenda.pop()
    if story is not None:
        story.tell(step, answer, len(state.agenda))
    if isinstance(step, Chance):
        step.take(state, answer)
    else:
        assert isinstance(step, Decision)
        step.take(state, answer)
    advance(state, story)


def random_answer(state: State, roll: Roll) -> Answer:
    """A legal answer, each as likely; an outcome by its weight."""
    step = state.agenda[-1]
    if isinstance(step, Decision):
        return random_option(step, state, roll)
    assert isinstance(step, Chance)
    return draw(step, state, roll)


def draw(step: Chance[Any, Any], state: State, roll: Roll) -> Answer:
    """One outcome by its weight."""
    outcome: Answer = step.draw(state, roll)
    return outcome


def random_option(step: Decision[Any, Any], state: State, roll: Roll) -> Answer:
    options: Sequence[Answer] = step.legal(state)
    return options[roll.below(len(options))]


def playout(state: State, roll: Roll) -> int:
    """Play to the end at random; how many decisions that took."""
    decisions, agenda = 0, state.agenda
    while agenda:
        step = agenda[-1]
        if isinstance(step, Decision):
            answer = random_option(step, state, roll)
            agenda.pop()
            step.take(state, answer)
            decisions += 1
        else:
            assert isinstance(step, Chance)
            outcome = draw(step, state, roll)
            agenda.pop()
            step.take(state, outcome)
        advance(state)
    return decisions
