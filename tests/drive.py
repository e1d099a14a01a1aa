"""Walks random games by their log, for the laws and for tests of the kernel.

Long games are walked once at every table, short ones several times, until there are positions
enough; ``PELAGOS_LAW_GAMES`` multiplies that.
"""

import os
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any, Final

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.contract import Answer, Chance, Decision, Game, Seat, State
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.log import Log, begin
from pelagos.kernel.options import settle
from pelagos.kernel.play import legal
from pelagos.kernel.roll import Roll
from pelagos.proof import variants
from pelagos.proof.variants import is_alone
from tests.dealing import SEED

LAW_GAMES = int(os.environ.get("PELAGOS_LAW_GAMES", "1"))
NAMES = ("Ada", "Bo", "Cy", "Di")
BOUND = 4000  # lines; no game here is nearly as long
ENOUGH = 150  # positions for the laws at one table
FEW = 700  # answers that a law can look at one by one in every position
PICKED = 40  # of more than these


class Table:
    """A game as it is played somewhere: how many seats, which options."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        chosen = [f"{key}={value}" for key, value in self.options.items()]
        return "-".join([self.game.key, str(self.seats), *chosen])

    def first(self) -> State:
        """The first position, with nothing run."""
        options = settle(self.game, self.seats, self.options)
        return self.game.setup(self.seats, options, self.game.rules)

    def begin(self, secret: bytes) -> Log:
        return begin(self.game, NAMES[: self.seats], self.options, secret, "test")


class Walk:
    """One random game: its finished log, and the position before each of its lines."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.secret = secret_from_seed(seed, 1)
        self.log = table.begin(self.secret)
        self.moments: list[State] = []
        self.owners: list[Seat | None] = []  # of each line: the one seat that may ever know it
        roll = Roll(seed)
        while self.log.state.agenda:
            self.moments.append(self.log.state.copy())
            self.owners.append(drive(self.log, self.secret, roll))
            assert len(self.moments) < BOUND, "the game does not end"
        self.moments.append(self.log.state.copy())
        self.log.finish(self.secret)
        self.text = record.write(self.log)


def drive(log: Log, secret: bytes, roll: Roll) -> Seat | None:
    """Write one more line: what chance brings, or any answer of any seat that is asked."""
    if log.awaits_chance():
        step = log.state.agenda[-1]
        log.outcome(log.dealt(secret))
        assert isinstance(step, Chance)
        return step.witness()
    asked = [seat for seat in range(len(log.header.seats)) if log.facing(seat) is not None]
    seat = asked[roll.below(len(asked))]
    met = log.facing(seat)
    assert met is not None
    question = met.agenda[-1]
    log.answer(seat, any_of(met, roll))
    return seat if isinstance(question, Decision) and question.hidden else None


def any_of(state: State, roll: Roll) -> Answer:
    options = legal(state)
    return options[roll.below(len(options))]


@cache
def walk(table: Table, seed: int) -> Walk:
    return Walk(table, seed)


@cache
def walks(table: Table) -> list[Walk]:
    found: list[Walk] = []
    while sum(len(each.moments) for each in found) < ENOUGH * LAW_GAMES:
        found.append(walk(table, SEED + len(found)))
    return found


def moments(table: Table) -> Iterator[State]:
    """Positions of random games, every one before a line; and the last ones."""
    for each in walks(table):
        yield from each.moments


def some_moments(table: Table) -> Iterator[State]:
    """Every third of them, for laws that take long."""
    return islice(moments(table), 0, None, 3)


def questions(table: Table) -> Iterator[tuple[State, Decision[Any, Any]]]:
    """Those positions in which somebody is asked, with the question."""
    for state in moments(table):
        if state.agenda and isinstance(state.agenda[-1], Decision):
            yield state, state.agenda[-1]


def some_of(answers: Sequence[Answer], seed: int) -> list[Answer]:
    """All of them where they are few; else those that the seed picks, and one of every kind."""
    if len(answers) <= FEW:
        return list(answers)
    roll = Roll(seed)
    picked = [answers[roll.below(len(answers))] for _ in range(PICKED)]
    kinds = {type(answer): answer for answer in answers}
    return list(dict.fromkeys([*picked, *kinds.values()]))


def every_table() -> list[Table]:
    """Every game with every number of players, and with every value of every option."""
    games = {key: shelf.find(key) for key in shelf.registry().known}
    mixed = [Table(games[key], seats, options) for key, seats, options in MIXED]
    return [*(table for game in games.values() for table in tables_of(game)), *mixed]


def tables_of(game: Game) -> list[Table]:
    varied = [seated(game, options) for options in packs(game)]
    return [*(Table(game, seats, {}) for seats in game.players), *varied]


def packs(game: Game) -> list[dict[str, str]]:
    """Every further value of every option: one at a time, or a few where a game has many."""
    most = TOGETHER.get(game.key, 1)
    found: list[dict[str, str]] = []
    for key, value in ((o.key, value) for o in game.options for value in o.values[1:]):
        for pack in found:
            if len(pack) < most and key not in pack and is_alone(pack) == is_alone([key]):
                pack[key] = value
                break
        else:
            found.append({key: value})
    return found


def seated(game: Game, options: dict[str, str]) -> Table:
    """A table with these options, as small as they allow."""
    return Table(game, *variants.seated(game, options))


TOGETHER: Final = {"neweden": 6}  # options that share a table, so that the laws do not take long
MIXED: Final[list[tuple[str, int, dict[str, str]]]] = [  # options that mean little alone
    ("octodice", 4, {"layout": "random", "faces": "random"}),
    ("octodice", 1, {"layout": "random", "faces": "random"}),
    ("octodice", 2, {"faces": "random", "virtual_player": "yes", "virtual_users": "other"}),
]
TABLES: Final = every_table()
