"""Many games between agents, and what they came to."""

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pelagos.agents.programs.forfeit import Forfeit, forfeits
from pelagos.agents.programs.program import hire
from pelagos.arena.match import Watch, agent_seed, play_match
from pelagos.kernel.contract import Game
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.log import Log
from pelagos.proof.ledger import of
from pelagos.proof.watchdog import LawBroken, Watchdog
from pelagos.results.points import tally


class SimulationPlan:
    """What is to be simulated. Agents go round the seats, one seat on with every game."""

    def __init__(
        self,
        game: Game,
        seats: int,
        agents: Sequence[str],
        options: Mapping[str, str],
        games: int,
        seed: int,
        is_checked: bool = True,
    ) -> None:
        self.game = game
        self.seats = seats
        self.agents = agents
        self.options = options
        self.games = games
        self.seed = seed
        self.is_checked = is_checked

    def kinds(self, number: int) -> list[str]:
        """The agent of each seat in game ``number``."""
        count = len(self.agents)
        return [self.agents[(seat + number) % count] for seat in range(self.seats)]


class SimulatedGame:
    """One simulated game."""

    def __init__(self, number: int, kinds: list[str], log: Log, given_up: list[Forfeit]) -> None:
        self.number = number
        self.kinds = kinds
        self.log = log
        self.forfeits = given_up
        self.decisions = sum("says" in line.body for line in log.lines)
        self.scores = log.state.scores()
        self.ending = log.state.ending()


def simulate(plan: SimulationPlan, watch: Watch | None = None) -> Iterator[SimulatedGame]:
    """The games of a plan, one after the other."""
    for number in range(plan.games):
        yield play_one(plan, number, watch)


def play_one(plan: SimulationPlan, number: int, watch: Watch | None = None) -> SimulatedGame:
    """Game ``number`` of a plan, watched by the laws unless the plan says otherwise."""
    kinds = plan.kinds(number)
    agents = [hire(kind, agent_seed(plan.seed, number, i)) for i, kind in enumerate(kinds)]
    names = [f"{kind} {seat + 1}" for seat, kind in enumerate(kinds)]
    secret = secret_from_seed(plan.seed, number)
    dog = Watchdog()
    guard = dog if watch is None and plan.is_checked else watch
    try:
        log = play_match(plan.game, agents, names, plan.options, secret, guard)
        if guard is dog:
            dog.at_end(log)
    except LawBroken as error:
        raise LawBroken(f"game {number} of seed {plan.seed}, {error}") from error
    return SimulatedGame(number, kinds, log, forfeits(agents))


class SimulationSummary:
    """What the games of a plan came to."""

    def __init__(self, plan: SimulationPlan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.scores: list[int] = []
        self.endings: Counter[str] = Counter()
        self.forfeits: list[Forfeit] = []
        self.winners: list[int] = []  # the best score of each game
        self.points: Counter[str] = Counter()  # by rule, of all seats, where asked for
        self.figures: dict[str, list[int]] = {}  # likewise, by key
        self.by_agent: dict[str, list[int]] = {name: [] for name in plan.agents}
        self._began = time.perf_counter()
        self.seconds = 0.0

    def add(self, played: SimulatedGame) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.scores += played.scores
        self.winners.append(max(played.scores))
        self.endings[played.ending] += 1
        self.forfeits += played.forfeits
        for kind, score in zip(played.kinds, played.scores, strict=True):
            self.by_agent[kind].append(score)
        self.seconds = time.perf_counter() - self._began

    def add_points(self, played: SimulatedGame) -> None:
        """Note which rules brought the points of a game, and its figures."""
        found = tally(played.log)
        for seat in found.points:
            self.points.update(seat)
        for key, figures in found.figures.items():
            self.figures.setdefault(key, []).extend(figures)

    def points_by_rule(self) -> dict[str, float]:
        """What each rule brought a seat in a game, on average, in the order of the rules."""
        seats = len(self.scores)
        rules = of(self.plan.game, "en").rules
        return {rule: round(self.points[rule] / seats, 2) for rule in rules if self.points[rule]}

    def mean_figures(self) -> dict[str, float]:
        """The figures of the game, averaged."""
        return {key: round(sum(all) / len(all), 2) for key, all in sorted(self.figures.items())}

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.plan.game.key,
            "seats": self.plan.seats,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / max(self.seconds, 1e-9), 1),
            "scores": spread(self.scores),
            "winners": spread(self.winners),
            "endings": dict(sorted(self.endings.items())),
        }


def spread(scores: Sequence[int]) -> dict[str, float]:
    """The mean, and the scores that one in twenty stays below or goes beyond."""
    ranked = sorted(scores)
    last = len(ranked) - 1
    mean = round(sum(ranked) / len(ranked), 2)
    return {"mean": mean, "p5": ranked[round(0.05 * last)], "p95": ranked[round(0.95 * last)]}
