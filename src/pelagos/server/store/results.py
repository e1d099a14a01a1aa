"""How games ended, as the store keeps it: scores, duels with computer players, ratings."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pelagos.arena.rating import BEGINNER, Skill
from pelagos.server.store.shape import ACCOUNTS, DUELS, RATINGS, RESULTS, SCORES

LEAST_GAMES: Final = 5  # rated ones, before somebody is listed

Rate = Callable[[Sequence[Skill], Sequence[int]], list[Skill]]


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


class Outcome(Struct, frozen=True):
    """What a finished game says about those who played it."""

    table: str
    game: str
    scores: list[Score]
    duels: list[Duel]


class Rated(Struct, frozen=True):
    """What is known of somebody in one game."""

    skill: Skill
    games: int = 0
    won: int = 0


class Leader(Struct, frozen=True):
    """Somebody on a leaderboard."""

    handle: str
    rated: Rated


class Results:
    """Writes each result once, and reads what results say."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # -- writing -----------------------------------------------------------------------------

    async def unsettled(self, most: int) -> list[str]:
        """Finished tables whose result is not written yet."""
        tables = select(RESULTS.c.table).where(~RESULTS.c.settled).limit(most)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(tables))

    async def settle(self, outcome: Outcome, rate: Rate) -> bool:
        """Write a result; not where it was written before, by whatever process."""
        one = (RESULTS.c.table == outcome.table) & ~RESULTS.c.settled
        claimed = update(RESULTS).where(one).values(settled=True).returning(RESULTS.c.ended)
        async with self._engine.begin() as connection:
            ended = (await connection.execute(claimed)).scalar()
            if ended is None:
                return False
            skills = await rate_groups(connection, outcome, rate)
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


# -- rating, inside the transaction that writes the result --------------------------------------


async def rate_groups(
    connection: AsyncConnection, outcome: Outcome, rate: Rate
) -> dict[str, Skill]:
    """New ratings: people among people, programs among programs, guests not at all."""
    groups = await accounts_of(connection, [score.player for score in outcome.scores])
    skills: dict[str, Skill] = {}
    for is_program in (False, True):
        group = [score for score in outcome.scores if groups.get(score.player) is is_program]
        if len(group) > 1:
            skills |= await rate_group(connection, outcome.game, group, rate)
    return skills


async def accounts_of(connection: AsyncConnection, players: Sequence[str]) -> dict[str, bool]:
    """Who of them has an account, and whether it is a program's; nobody else rates them now."""
    rows = select(ACCOUNTS.c.player, ACCOUNTS.c.program).where(ACCOUNTS.c.player.in_(players))
    locked = rows.order_by(ACCOUNTS.c.player).with_for_update(key_share=True)
    return {row.player: row.program for row in await connection.execute(locked)}


async def rate_group(
    connection: AsyncConnection, game: str, group: Sequence[Score], rate: Rate
) -> dict[str, Skill]:
    players = [score.player for score in group]
    own = (RATINGS.c.game == game) & RATINGS.c.player.in_(players)
    rows = await connection.execute(select(RATINGS).where(own))
    known = {row.player: rated_of(row) for row in rows}
    before = [known.get(player, Rated(BEGINNER)).skill for player in players]
    skills = rate(before, [score.place for score in group])
    for score, skill in zip(group, skills, strict=True):
        await put_rating(connection, game, score, skill, known.get(score.player))
    return dict(zip(players, skills, strict=True))


async def put_rating(
    connection: AsyncConnection, game: str, score: Score, skill: Skill, before: Rated | None
) -> None:
    rated = before or Rated(skill)
    row = {
        "mu": skill.mu,
        "sigma": skill.sigma,
        "games": rated.games + 1,
        "won": rated.won + score.won,
    }
    if before is None:
        await connection.execute(insert(RATINGS), {"player": score.player, "game": game, **row})
        return
    own = (RATINGS.c.game == game) & (RATINGS.c.player == score.player)
    await connection.execute(update(RATINGS).where(own).values(**row))


def rated_of(row: Any) -> Rated:
    return Rated(Skill(row.mu, row.sigma), row.games, row.won)


def score_row(
    outcome: Outcome, score: Score, ended: int, skills: dict[str, Skill]
) -> dict[str, Any]:
    skill = skills.get(score.player)
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
