"""The story: the steps that ran, in order. Animation and the game's tale cost the rules nothing."""

from itertools import pairwise
from typing import Any

from pelagos.kernel.contract import Answer, Chance, Decision, Seat, State, Step


class Told:
    """One step that ran, with the answer or outcome it got (None: nobody was asked).

    ``cause`` names the step that planned it; it is empty where that ran in an earlier story.
    """

    def __init__(self, step: Step[Any], answer: Answer | None, cause: str = "") -> None:
        self.step = step
        self.answer = answer
        self.cause = cause

    def to(self, seat: Seat | None) -> "Told":
        """The same, as ``seat`` (None: a spectator) may hear it."""
        return self if self.is_open_to(seat) else Told(self.step, None, self.cause)

    def facts(self) -> dict[str, int | str]:
        """What the words of the step may mention, but for its answer."""
        facts = facts_of(self.step)
        return facts | {"cause": self.cause} if self.step.says_cause else facts

    def is_open_to(self, seat: Seat | None) -> bool:
        step = self.step
        if isinstance(step, Chance):
            return step.witness() is None or step.witness() == seat
        if isinstance(step, Decision):
            return not step.hidden or step.seat == seat
        return True


class Story:
    """What has been told since the story was begun."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self._planners: list[str] = []  # of the steps on the agenda, the first to be planned first

    def tell(self, step: Step[Any], answer: Answer | None, below: int) -> None:
        """A step ran that lay on ``below`` others; what lay on those is planned since."""
        latest = type(self.told[-1].step).__name__ if self.told else ""
        self._planners += [latest] * (below + 1 - len(self._planners))
        self.told.append(Told(step, answer, self._planners[below]))
        del self._planners[below:]

    def to(self, seat: Seat | None) -> list[Told]:
        """The steps worth telling, as ``seat`` may hear them."""
        return [told.to(seat) for told in self.told if not told.step.quiet]

    def reveals(self) -> bool:
        """Whether anybody learned something that was hidden before."""
        return any(told.step.reveals or isinstance(told.step, Chance) for told in self.told)

    def gains(self, before: State) -> list[list[int]]:
        """By each step worth telling, how it moved the scores that everybody sees.

        ``before`` is the position in which the story began. What happens between two such steps
        belongs to the first of them.
        """
        state, scores = before.copy(), []
        for told in self.told:
            if not told.step.quiet:
                scores.append(open_scores(state))
            repeat(state, told)
        scores.append(open_scores(state))
        scores[0] = open_scores(before)
        return [
            [now - then for then, now in zip(earlier, later, strict=True)]
            for earlier, later in pairwise(scores)
        ]


def facts_of(thing: Step[Any] | Answer) -> dict[str, int | str]:
    """The fields of a step or an answer that words may mention."""
    values = {name: getattr(thing, name) for name in thing.fields}
    return {name: value for name, value in values.items() if isinstance(value, int | str)}


def open_scores(state: State) -> list[int]:
    return state.observe(None).scores()


def repeat(state: State, told: Told) -> None:
    """Let happen again what was told."""
    step: Any = state.agenda.pop()
    if told.answer is None:
        step.happen(state)
    else:
        step.take(state, told.answer)
