"""The story: the steps that ran, in order. Animation and the game's tale cost the rules nothing."""

from itertools import pairwise
from typing import Any

from pelagos.kernel.contract import Answer, Chance, Decision, Seat, State, Step


class Told:
    """One step that ran, with the answer or outcome it got (None: nobody was asked)."""

    def __init__(self, step: Step[Any], answer: Answer | None) -> None:
        self.step = step
        self.answer = answer

    def to(self, seat: Seat | None) -> "Told":
        """The same, as ``seat`` (None: a spectator) may hear it."""
        return self if self.is_open_to(seat) else Told(self.step, None)

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

    def tell(self, step: Step[Any], answer: Answer | None) -> None:
        self.told.append(Told(step, answer))

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


def open_scores(state: State) -> list[int]:
    return state.observe(None).scores()


def repeat(state: State, told: Told) -> None:
    """Let happen again what was told."""
    step: Any = state.agenda.pop()
    if told.answer is None:
        step.happen(state)
    else:
        step.take(state, told.answer)
