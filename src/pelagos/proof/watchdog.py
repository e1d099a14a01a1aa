"""Laws that are cheap enough to watch in every game that is simulated."""

from typing import Any

from pelagos.kernel.contract import Decision, State, Step
from pelagos.kernel.log import Log
from pelagos.kernel.play import legal
from pelagos.kernel.view import View


class LawBroken(AssertionError):
    """A game did what no game may do: our mistake."""


class Watchdog:
    """Looks at every answer of one game; call it before each, and ``at_end`` afterwards."""

    def __init__(self) -> None:
        self._pieces: dict[str, int] | None = None

    def __call__(self, log: Log, view: View) -> None:
        state = log.state
        self._keep_pieces(state)
        demand(list(view.answers) == list(legal(state)), "the view's answers differ", log)
        demand(bool(view.answers), "nothing can be answered", log)
        demand(len(state.scores()) == state.seats, "a seat has no score", log)
        demand(refusals_have_rules(state), "a refusal cites no rule", log)

    def at_end(self, log: Log) -> None:
        self._keep_pieces(log.state)
        demand(places_follow_scores(log.state), "the places contradict the scores", log)
        demand(bool(log.state.ending()), "the game does not say how it ended", log)

    def _keep_pieces(self, state: State) -> None:
        found = state.pieces()
        if self._pieces is None:
            self._pieces = found
        if found != self._pieces:
            raise LawBroken(f"pieces were made or lost: {self._pieces} became {found}")


def demand(holds: bool, law: str, log: Log) -> None:
    if not holds:
        raise LawBroken(f"line {len(log.lines)}: {law}")


def refusals_have_rules(state: State) -> bool:
    """Every candidate is legal or has a reason that cites a rule."""
    step: Step[Any] = state.agenda[-1]
    assert isinstance(step, Decision)
    refusals = [step.refusal(state, answer) for answer in step.candidates(state)]
    return all(refusal is None or refusal.rule for refusal in refusals)


def places_follow_scores(state: State) -> bool:
    """Nobody stands above a seat with more points, and somebody has won."""
    ranked = sorted(zip(state.standing(), state.scores(), strict=True))
    scores = [score for _, score in ranked]
    return ranked[0][0] == 1 and scores == sorted(scores, reverse=True)
