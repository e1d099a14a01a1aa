"""An agent that looks one answer ahead, by the game's own idea of what a position is worth."""

from typing import Final

from pelagos.agents.agent import ThinkingTime
from pelagos.evaluation.leaf import let_chance_speak
from pelagos.kernel.contract import Answer, State, Taste
from pelagos.kernel.play import play_unchecked
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View

IMAGINED: Final = 4  # positions an answer is tried on, unless the clock says otherwise
FRESH: Final = 1 << 30  # seeds for the dice that follow an answer


class Greedy:
    """The answer after which the position is worth most to its seat, on average."""

    def __init__(self, seed: int, taste: Taste | None = None) -> None:
        self._roll = Roll(seed)
        self._taste = taste  # numbers for the heuristic; None: as people guessed them

    def choose(self, view: View, clock: ThinkingTime) -> Answer:
        if len(view.answers) == 1:
            return view.answers[0]
        worth = [0.0] * len(view.answers)
        for _ in range(clock.iterations or IMAGINED):
            imagined, dice = view.imagine(self._roll), self._roll.below(FRESH)
            for place, answer in enumerate(view.answers):
                worth[place] += worth_after(view, imagined, answer, dice, self._taste)
            if clock.is_up():
                break
        return self._one_of_the_best(view, worth)

    def _one_of_the_best(self, view: View, worth: list[float]) -> Answer:
        most = max(worth)
        best = [answer for answer, value in zip(view.answers, worth, strict=True) if value == most]
        return best[self._roll.below(len(best))]


def worth_after(
    view: View, imagined: State, answer: Answer, dice: int, taste: Taste | None = None
) -> float:
    """What the position is worth after ``answer``; every answer meets the same ``dice``."""
    assert view.seat is not None
    after = imagined.copy()
    play_unchecked(after, answer)
    let_chance_speak(after, Roll(dice))
    seen = after.observe(view.seat)
    if taste is None:
        return view.game.value(seen, view.seat)
    return view.game.value_by(taste, seen, view.seat)
