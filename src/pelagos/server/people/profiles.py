"""What somebody's games say about them: ratings, where points came from, agents beaten."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from pelagos.agents.levels import LEVELS
from pelagos.results.rating import Skill
from pelagos.server.errors import Malformed
from pelagos.server.messages import players
from pelagos.server.model import Summary
from pelagos.server.ratings import (
    LEAST_ENTRANTS,
    LEAST_GAMES,
    MONTH,
    PAIR_A_DAY,
    PAIR_A_MONTH,
    QUICK,
)
from pelagos.server.seating.marks import marks
from pelagos.server.store.accounts import Account
from pelagos.server.store.results import Leader, Rated
from pelagos.server.store.store import Store

PAGE: Final = 20  # games of a history
LATEST: Final = 100  # games whose points and ratings are told
LISTED: Final = 100  # on a leaderboard


async def profile(store: Store, account: Account, is_me: bool) -> players.Profile:
    results, player = store.results, account.player
    counts = await results.counts(player)  # first: whatever is counted is rated below
    latest = {game: await results.scores(player, game, LATEST) for game in counts}
    ratings = await results.ratings(player)
    return players.Profile(
        handle=account.handle,
        since=account.created,
        is_me=is_me,
        is_program=account.is_program,
        has_password=is_me and bool(account.password),
        finished=sum(count for count, _ in counts.values()),
        won=sum(won for _, won in counts.values()),
        ratings=[
            await game_rating(store, account, game, rated, latest.get(game, []))
            for game, rated in ratings.items()
        ],
        scoring=[scoring(game, *counts[game], rows) for game, rows in latest.items()],
        beaten=sorted((players.Beaten(*row) for row in await results.duels(player)), key=by_level),
        history=await history(store, account, is_me, None),
    )


async def game_rating(
    store: Store, account: Account, game: str, rated: Rated, latest: Sequence[Any]
) -> players.GameRating:
    is_listed = rated.games >= LEAST_GAMES
    rank = await store.results.rank(game, account.is_program, rated.skill.mu) if is_listed else None
    return players.GameRating(
        game=game,
        rating=round(rated.skill.told()),
        doubt=round(rated.skill.doubt()),
        games=rated.games,
        won=rated.won,
        rank=rank,
        course=[
            players.RatingPoint(row.table, row.ended, round(Skill(row.mu, row.sigma).told()))
            for row in latest
            if row.mu is not None
        ],
    )


def scoring(game: str, finished: int, won: int, latest: Sequence[Any]) -> players.Scoring:
    """Means over the latest games, the rule that brought most first."""
    total: Counter[str] = Counter()
    for row in latest:
        total.update(msgspec.json.decode(row.tally, type=dict[str, int]))
    count = len(latest)
    means = [players.RulePoints(rule, round(n / count, 2)) for rule, n in total.items() if n]
    return players.Scoring(
        game=game,
        finished=finished,
        won=won,
        games=count,
        points=round(sum(row.points for row in latest) / count, 2),
        rules=sorted(means, key=lambda mean: (-mean.points, mean.rule)),
    )


def by_level(beaten: players.Beaten) -> tuple[str, int, str]:
    """By game, the weakest first; computer players without a level after those."""
    levels = [*LEVELS]
    level = levels.index(beaten.agent) if beaten.agent in levels else len(levels)
    return beaten.game, level, beaten.agent


# -- history ------------------------------------------------------------------------------------


async def history(
    store: Store, account: Account, is_me: bool, before: str | None
) -> players.GamesPage:
    place = None if before is None else read_place(before)
    games = await store.history(account.player, is_me, place, PAGE + 1)
    shown, more = games[:PAGE], len(games) > PAGE
    ends = await store.ends([game.id for game in shown if is_over(game)])
    back = await store.taken_back([game.id for game in shown])
    return players.GamesPage(
        games=[
            played_game(each, account.player, ends.get(each.id), each.id in back) for each in shown
        ],
        next=f"{shown[-1].updated}-{shown[-1].id}" if more else None,
    )


def read_place(text: str) -> tuple[int, str]:
    """Where a page ends, as it was told: when the last game changed, and its table."""
    updated, _, id = text.partition("-")
    if not (updated.isascii() and updated.isdigit() and len(updated) < 16):
        raise Malformed("malformed", {})
    return int(updated), id


def is_over(game: Summary) -> bool:
    return not game.seating.is_waiting and not game.asked


def played_game(
    game: Summary, player: str, end: str | None, is_taken_back: bool
) -> players.PlayedGame:
    seat = game.seating.seats_of(player)[0]
    result = {} if end is None else msgspec.json.decode(end)
    return players.PlayedGame(
        table=game.id,
        game=game.game,
        names=game.seating.names,
        seat=seat,
        place=result["standing"][seat] if result else None,
        points=result["scores"][seat] if result else None,
        marks=marks(game.seating, is_taken_back),
        updated=game.updated,
    )


# -- leaderboards -------------------------------------------------------------------------------


async def leaderboard(store: Store, game: str) -> players.Leaderboard:
    people = await store.results.leaders(game, is_program=False, most=LISTED)
    programs = await store.results.leaders(game, is_program=True, most=LISTED)
    return players.Leaderboard(game, LEAST_GAMES, ranked(people), ranked(programs))


def ranked(leaders: Sequence[Leader]) -> list[players.LeaderEntry]:
    """With their places; equals share one."""
    means = [leader.rated.skill.mu for leader in leaders]
    return [
        players.LeaderEntry(
            rank=1 + means.index(leader.rated.skill.mu),
            handle=leader.handle,
            rating=round(leader.rated.skill.told()),
            doubt=round(leader.rated.skill.doubt()),
            games=leader.rated.games,
            won=leader.rated.won,
        )
        for leader in leaders
    ]


def rules() -> players.RatingRules:
    return players.RatingRules(
        least_games=LEAST_GAMES,
        least_entrants=LEAST_ENTRANTS,
        pair_a_day=PAIR_A_DAY,
        pair_a_month=PAIR_A_MONTH,
        month=MONTH,
        quick=players.QuickTempos(QUICK["live"], QUICK["days"]),
    )
