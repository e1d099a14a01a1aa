"""An agent that looks one answer ahead, by the game's own idea of what a position is worth."""

from typing import Final

from pelagos.agents.agent import Clock
from pelagos.kernel.contract import Answer, Chance, Seat, State
from pelagos.kernel.play import play_unchecked, random_answer
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View

IMAGINED: Final = 4  # positions an answer is tried on, unless the clock says otherwise
FRESH: Final = 1 << 30  # seeds for the dice that follow an answer


class Greedy:
    """The answer after which the position is worth most to its seat, on average."""

    def __init__(self, seed: int) -> None:
        self._roll = Roll(seed)

    def choose(self, view: View, clock: Clock) -> Answer:
        if len(view.answers) == 1:
            return view.answers[0]
        worth = [0.0] * len(view.answers)
        for _ in range(clock.iterations or IMAGINED):
            imagined, dice = view.imagine(self._roll), self._roll.below(FRESH)
            for place, answer in enumerate(view.answers):
                worth[place] += worth_after(view, imagined, answer, dice)
            if clock.is_up():
                break
        return self._one_of_the_best(view, worth)

    def _one_of_the_best(self, view: View, worth: list[float]) -> Answer:
        most = max(worth)
        best = [answer for answer, value in zip(view.answers, worth, strict=True) if value == most]
        return best[self._roll.below(len(best))]


def worth_after(view: View, imagined: State, answer: Answer, dice: int) -> float:
    """What the position is worth after ``answer``; every answer meets the same ``dice``."""
    assert view.seat is not None
    after = imagined.copy()
    play_unchecked(after, answer)
    let_chance_speak(after, Roll(dice))
    return observed_value(view, after, view.seat)


def let_chance_speak(state: State, roll: Roll) -> None:
    """Dice and decks that follow at once, by sampling."""
    while state.agenda and isinstance(state.agenda[-1], Chance):
        play_unchecked(state, random_answer(state, roll))


def observed_value(view: View, state: State, seat: Seat) -> float:
    return view.game.value(state.observe(seat), seat)
