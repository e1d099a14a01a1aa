"""Which rules came up: the steps that ran and the refusals that were met, game by game."""

from collections import Counter
from typing import Any

from pelagos.arena.simulation import Plan, play_one
from pelagos.kernel.contract import Decision, Game, Step
from pelagos.kernel.log import Log
from pelagos.kernel.view import View


class Fired:
    """Counts, for each rule, the games in which it came up."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self._now: set[str] = set()

    def __call__(self, log: Log, view: View) -> None:
        """Note the rules by which something is refused before an answer."""
        step: Step[Any] = log.state.agenda[-1]
        assert isinstance(step, Decision)
        for candidate in step.candidates(log.state):
            refusal = step.refusal(log.state, candidate)
            if refusal is not None:
                self._now.add(refusal.rule)

    def close(self, log: Log) -> None:
        """Note the steps that ran, and count the game."""
        for story in (log.opening, *(line.story for line in log.lines)):
            self._now |= {told.step.rule for told in story.told}
        self.games.update(self._now)
        self._now.clear()


def fire(game: Game, number: int, fired: Fired) -> None:
    """Play game ``number`` at random, with each number of seats in turn, and count its rules."""
    seats = game.players[number % len(game.players)]
    plan = Plan(game, seats, ["uniform"], {}, 1, seed=number, is_checked=False)
    fired.close(play_one(plan, 0, fired).log)
