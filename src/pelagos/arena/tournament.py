"""A tournament: the same deals for every seating, so that luck and seats cancel out."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from pelagos import shelf
from pelagos.agents.programs.forfeit import Forfeit, forfeits
from pelagos.agents.programs.program import hire
from pelagos.arena.budget import Budget, name_and_budget
from pelagos.arena.match import agent_seed, play_match
from pelagos.kernel import record
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.log import Log
from pelagos.results.points import tally


class TournamentPlan(Struct, frozen=True):
    """What is to be played. It can travel between processes."""

    game: str
    box: str | None  # None: the game's own
    seats: int
    agents: tuple[str, ...]
    options: Mapping[str, str]
    games: int  # at least; a deal is always played in every seating
    seed: int
    seconds: float | None  # an agent's time for one answer; None: as long as it likes
    iterations: int | None  # None: what the agent itself thinks right

    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where: every agent equally often in every seat."""
        count = len(self.agents)
        found: dict[tuple[str, ...], None] = {}
        for first in range(count):
            line = [self.agents[(first + seat) % count] for seat in range(self.seats)]
            for shift in range(self.seats):
                found[(*line[shift:], *line[:shift])] = None
        return list(found)

    def matches(self) -> list["Match"]:
        """Every deal in every seating."""
        seatings = self.seatings()
        deals = -(-self.games // len(seatings))
        return [Match(deal, line) for deal in range(deals) for line in seatings]


class Match(NamedTuple):
    """One game of a tournament."""

    deal: int
    line: tuple[str, ...]  # the agent of each seat


class MatchOutcome(Struct, frozen=True):
    """What a match came to."""

    deal: int
    line: tuple[str, ...]
    points: list[int]
    places: list[int]
    decisions: int
    tally: list[dict[str, int]]  # by seat: points by the rule that brought them
    forfeits: list[Forfeit] = []

    def share(self, seat: int) -> float:
        """Of the win; equals share it."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


class PlayedMatch(NamedTuple):
    """An outcome with its record."""

    outcome: MatchOutcome
    record: str


def play(plan: TournamentPlan, match: Match) -> PlayedMatch:
    """One match; with a fixed number of iterations the same whoever plays it and whenever."""
    usual = Budget(plan.seconds, plan.iterations)
    names, budgets = zip(*[name_and_budget(word, usual) for word in match.line], strict=True)
    players = [hire(name, agent_seed(plan.seed, match.deal, i)) for i, name in enumerate(names)]
    log = play_match(
        shelf.with_box(plan.game, plan.box),
        players,
        [f"{word} {seat + 1}" for seat, word in enumerate(match.line)],
        plan.options,
        secret_from_seed(plan.seed, match.deal),
        clock=lambda seat: budgets[seat].clock(),
    )
    return PlayedMatch(outcome_of(log, match, forfeits(players)), record.write(log))


def outcome_of(log: Log, match: Match, given_up: list[Forfeit]) -> MatchOutcome:
    return MatchOutcome(
        match.deal,
        match.line,
        log.state.scores(),
        log.state.standing(),
        sum("says" in line.body for line in log.lines),
        [dict(seat) for seat in tally(log).points],
        given_up,
    )
