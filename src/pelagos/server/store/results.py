"""How games ended, as the store keeps it: scores, duels with computer players, ratings."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pelagos.results.rating import BEGINNER, Skill
from pelagos.server.ratings import LEAST_GAMES, MONTH, PAIR_A_DAY, PAIR_A_MONTH
from pelagos.server.store.bus import SETTLED, TABLE, Note
from pelagos.server.store.schema import ACCOUNTS, DUELS, RATINGS, RESULTS, SCORES, TABLES

A_DAY: Final = 24 * 60 * 60

Rate = Callable[[Sequence[Skill], Sequence[int]], list[Skill]]
Changes = Callable[[], AbstractAsyncContextManager[tuple[AsyncConnection, list[Note]]]]


class Score(Struct, frozen=True):
    """How one person fared."""

    seat: int
    player: str
    place: int
    won: bool
    points: int
    tally: dict[str, int]  # by number of the rule


class Duel(Struct, frozen=True):
    """Whether a person was placed before a computer player."""

    seat: int
    player: str
    other: int
    agent: str
    won: bool


class RankedEntrant(Struct, frozen=True):
    """In which place somebody is, for the rating of whoever began the game."""

    seat: int
    player: str
    is_program: bool
    place: int


class Outcome(Struct, frozen=True):
    """What a finished game says about those who played it."""

    table: str
    game: str
    arranged: int  # how often who sits where had changed
    scores: list[Score] = []
    duels: list[Duel] = []
    entries: list[RankedEntrant] = []  # where the game is rated


class Outdated(Exception):
    """Who sits there has changed since the result was worked out."""


class Rated(Struct, frozen=True):
    """What is known of somebody in one game."""

    skill: Skill
    games: int = 0
    won: int = 0


class Leader(Struct, frozen=True):
    """Somebody on a leaderboard."""

    handle: str
    rated: Rated


class ResultStore:
    """Writes each result once, and reads what results say."""

    def __init__(self, engine: AsyncEngine, changes: Changes) -> None:
        self._engine = engine
        self._changes = changes

    # -- writing -----------------------------------------------------------------------------

    async def unsettled(self, most: int) -> list[str]:
        """Finished tables whose result is not written yet."""
        tables = select(RESULTS.c.table).where(~RESULTS.c.settled).limit(most)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(tables))

    async def settle(self, outcome: Outcome, rate: Rate) -> bool:
        """Write a result; not where it was written before, by whatever process.

        Outdated where somebody has left, or taken the seat along to an account, since then.
        """
        one = (RESULTS.c.table == outcome.table) & ~RESULTS.c.settled
        claimed = update(RESULTS).where(one).values(settled=True).returning(RESULTS.c.ended)
        stands = select(TABLES.c.arranged).where(TABLES.c.id == outcome.table).with_for_update()
        async with self._changes() as (connection, notes):
            if await connection.scalar(stands) != outcome.arranged:
                raise Outdated
            ended = (await connection.execute(claimed)).scalar()
            if ended is None:
                return False
            skills = await rate_groups(connection, outcome, ended, rate)
            if outcome.entries and not skills:  # nobody could know before
                notes.append(Note(TABLE, outcome.table, SETTLED))
            rows = [score_row(outcome, score, ended, skills) for score in outcome.scores]
            if rows:
                await connection.execute(insert(SCORES), rows)
            if outcome.duels:
                duels = [duel_row(outcome, duel) for duel in outcome.duels]
                await connection.execute(insert(DUELS), duels)
        return True

    # -- reading -----------------------------------------------------------------------------

    async def leaders(self, game: str, is_program: bool, most: int) -> list[Leader]:
        """The best of a game, people or programs."""
        best = (
            select(ACCOUNTS.c.handle, RATINGS)
            .join(ACCOUNTS, ACCOUNTS.c.player == RATINGS.c.player)
            .where(listed(game, is_program))
            .order_by(RATINGS.c.mu.desc(), ACCOUNTS.c.folded)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(best.limit(most))).all()
        return [Leader(row.handle, rated_of(row)) for row in rows]

    async def ratings(self, player: str) -> dict[str, Rated]:
        """What is known of somebody, by game."""
        own = select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.game)
        async with self._engine.connect() as connection:
            return {row.game: rated_of(row) for row in await connection.execute(own)}

    async def rank(self, game: str, is_program: bool, mu: float) -> int:
        """The place on the leaderboard that belongs to a mean."""
        better = (
            select(func.count())
            .select_from(RATINGS.join(ACCOUNTS, ACCOUNTS.c.player == RATINGS.c.player))
            .where(listed(game, is_program), RATINGS.c.mu > mu)
        )
        async with self._engine.connect() as connection:
            return 1 + (await connection.scalar(better) or 0)

    async def scores(self, player: str, game: str, most: int) -> list[Any]:
        """The latest results of somebody in a game, oldest first."""
        own = (SCORES.c.player == player) & (SCORES.c.game == game)
        latest = select(SCORES).where(own).order_by(SCORES.c.ended.desc(), SCORES.c.table)
        async with self._engine.connect() as connection:
            return list(reversed((await connection.execute(latest.limit(most))).all()))

    async def counts(self, player: str) -> dict[str, tuple[int, int]]:
        """By game, how many somebody has finished, and won."""
        own = select(SCORES.c.game, func.count(), count_won(SCORES.c.won))
        grouped = own.where(SCORES.c.player == player).group_by(SCORES.c.game)
        async with self._engine.connect() as connection:
            rows = await connection.execute(grouped.order_by(SCORES.c.game))
            return {game: (count, won) for game, count, won in rows}

    async def duels(self, player: str) -> list[tuple[str, str, int, int]]:
        """By game and computer player, how often somebody met it, and was placed before it."""
        own = select(DUELS.c.game, DUELS.c.agent, func.count(), count_won(DUELS.c.won))
        grouped = own.where(DUELS.c.player == player).group_by(DUELS.c.game, DUELS.c.agent)
        async with self._engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(grouped)]


def count_won(won: ColumnElement[bool]) -> ColumnElement[int]:
    return func.count().filter(won)


def listed(game: str, is_program: bool) -> ColumnElement[bool]:
    kind = ACCOUNTS.c.program == is_program
    return kind & (RATINGS.c.game == game) & (RATINGS.c.games >= LEAST_GAMES)


async def has_moved_nobody(connection: AsyncConnection, table: str) -> bool:
    """Whether the result of a table is written, and nobody's rating has changed by it."""
    written = select(RESULTS.c.table).where(RESULTS.c.table == table, RESULTS.c.settled)
    moved = select(SCORES.c.table).where(SCORES.c.table == table, SCORES.c.mu.is_not(None))
    return bool(await connection.scalar(select(written.exists() & ~moved.exists())))


# -- rating, inside the transaction that writes the result --------------------------------------


async def rate_groups(
    connection: AsyncConnection, outcome: Outcome, ended: int, rate: Rate
) -> dict[int, Skill]:
    """New ratings by seat: people among people, programs among programs."""
    skills: dict[int, Skill] = {}
    for is_program in (False, True):
        group = [entry for entry in outcome.entries if entry.is_program is is_program]
        if len(group) > 1:
            skills |= await rate_group(connection, outcome.game, group, ended, rate)
    return skills


async def rate_group(
    connection: AsyncConnection, game: str, group: Sequence[RankedEntrant], ended: int, rate: Rate
) -> dict[int, Skill]:
    """Each beside those whom they have not met too often; who is new or gone is a beginner."""
    players = [entry.player for entry in group]
    kinds = await accounts_of(connection, players)
    own = (RATINGS.c.game == game) & RATINGS.c.player.in_(players)
    rows = await connection.execute(select(RATINGS).where(own))
    known = {row.player: rated_of(row) for row in rows}
    skills = {player: known.get(player, Rated(BEGINNER)).skill for player in players}
    pairs = await met_too_often(connection, game, players, ended)
    rated: dict[int, Skill] = {}
    for entry in group:
        rivals = [other for other in group if {entry.player, other.player} not in pairs]
        if len(rivals) > 1 and kinds.get(entry.player) is entry.is_program:
            places = [other.place for other in rivals]
            new = rate([skills[other.player] for other in rivals], places)[rivals.index(entry)]
            await put_rating(connection, game, entry, new, known.get(entry.player))
            rated[entry.seat] = new
    return rated


async def accounts_of(connection: AsyncConnection, players: Sequence[str]) -> dict[str, bool]:
    """Who of them has an account, and whether it is a program's; nobody else rates them now."""
    rows = select(ACCOUNTS.c.player, ACCOUNTS.c.program).where(ACCOUNTS.c.player.in_(players))
    locked = rows.order_by(ACCOUNTS.c.player).with_for_update(key_share=True)
    return {row.player: row.program for row in await connection.execute(locked)}


async def met_too_often(
    connection: AsyncConnection, game: str, players: Sequence[str], ended: int
) -> list[set[str]]:
    """Which two have had as many rated games with each other as count, of late."""
    one, other = SCORES.alias(), SCORES.alias()
    today = func.count().filter(one.c.ended > ended - A_DAY)
    met = (
        select(one.c.player, other.c.player.label("other"))
        .join(other, (other.c.table == one.c.table) & (one.c.player < other.c.player))
        .where(one.c.game == game, one.c.ended > ended - MONTH * A_DAY)
        .where(one.c.player.in_(players), other.c.player.in_(players))
        .where(one.c.mu.is_not(None), other.c.mu.is_not(None))
        .group_by(one.c.player, other.c.player)
        .having((func.count() >= PAIR_A_MONTH) | (today >= PAIR_A_DAY))
    )
    return [{row.player, row.other} for row in await connection.execute(met)]


async def put_rating(
    connection: AsyncConnection, game: str, entry: RankedEntrant, skill: Skill, before: Rated | None
) -> None:
    rated = before or Rated(skill)
    row = {
        "mu": skill.mu,
        "sigma": skill.sigma,
        "games": rated.games + 1,
        "won": rated.won + (entry.place == 1),
    }
    if before is None:
        await connection.execute(insert(RATINGS), {"player": entry.player, "game": game, **row})
        return
    own = (RATINGS.c.game == game) & (RATINGS.c.player == entry.player)
    await connection.execute(update(RATINGS).where(own).values(**row))


def rated_of(row: Any) -> Rated:
    return Rated(Skill(row.mu, row.sigma), row.games, row.won)


def score_row(
    outcome: Outcome, score: Score, ended: int, skills: dict[int, Skill]
) -> dict[str, Any]:
    skill = skills.get(score.seat)
    return {
        "table": outcome.table,
        "seat": score.seat,
        "player": score.player,
        "game": outcome.game,
        "ended": ended,
        "won": score.won,
        "points": score.points,
        "tally": msgspec.json.encode(score.tally).decode(),
        "mu": None if skill is None else skill.mu,
        "sigma": None if skill is None else skill.sigma,
    }


def duel_row(outcome: Outcome, duel: Duel) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.structs.asdict(duel)
    return {"table": outcome.table, "game": outcome.game, **row}
