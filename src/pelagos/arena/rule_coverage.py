"""Which rules came up: the steps that ran and the refusals that were met, game by game."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from pelagos import shelf
from pelagos.arena.simulation import SimulationPlan, play_one
from pelagos.kernel.contract import Decision, Game, Step
from pelagos.kernel.log import Log
from pelagos.kernel.view import View
from pelagos.proof.variants import variants

REFUSAL: Final = "refuse-"  # what the words for a refusal begin with
GREEDY_EVERY: Final = 10  # games; the others are played at random


class Fired:
    """Counts, for each rule, step and reason, the games in which it came up."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()  # by number of the rule
        self.steps: Counter[str] = Counter()  # by name of the step
        self.reasons: Counter[str] = Counter()  # by key of the refusal
        self._rules_now: set[str] = set()
        self._reasons_now: set[str] = set()

    def __call__(self, log: Log, view: View) -> None:
        """Note why something is refused before an answer."""
        step: Step[Any] = log.state.agenda[-1]
        assert isinstance(step, Decision)
        for candidate in step.candidates(log.state):
            refusal = step.refusal(log.state, candidate)
            if refusal is not None:
                self._rules_now.add(refusal.rule)
                self._reasons_now.add(refusal.reason.key)

    def close(self, log: Log) -> None:
        """Note the steps that ran, and count the game."""
        stories = (log.opening, *(line.story for line in log.lines))
        ran = [told.step for story in stories for told in story.told]
        self.games.update(self._rules_now | {step.rule for step in ran})
        self.steps.update({type(step).__name__ for step in ran})
        self.reasons.update(self._reasons_now)
        self._rules_now.clear()
        self._reasons_now.clear()

    def never(self, game: Game) -> dict[str, list[str]]:
        """The steps of the game that never ran, and the refusals that were never met."""
        return {
            "steps": missing((step.__name__ for step in game.steps), self.steps),
            "reasons": missing(reasons(game), self.reasons),
        }


def missing(wanted: Iterable[str], counted: Counter[str]) -> list[str]:
    return [name for name in wanted if not counted[name]]


def reasons(game: Game) -> list[str]:
    """Every reason that a game has to refuse an answer: its words have a sentence for each."""
    heads = [line.partition(" =")[0] for line in shelf.words_text(game, "en").splitlines()]
    return [head.removeprefix(REFUSAL) for head in heads if head.startswith(REFUSAL)]


def fire(game: Game, number: int, fired: Fired) -> None:
    """Play game ``number``, with each number of seats and value of an option in turn."""
    ways = variants(game)
    seats, options = ways[number % len(ways)]
    agents = ["uniform" if number % GREEDY_EVERY else "greedy"]
    plan = SimulationPlan(game, seats, agents, options, 1, seed=number, is_checked=False)
    fired.close(play_one(plan, 0, fired).log)
