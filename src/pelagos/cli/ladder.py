"""``pelagos ladder``: every level against the one below."""

from collections.abc import Sequence

import click
import msgspec
from rich.table import Table

from pelagos.arena.ladder import Rung, plans, rung
from pelagos.arena.pool import play_all
from pelagos.arena.ranking import Ranking
from pelagos.arena.tournament import Plan
from pelagos.cli.arena import read_budget
from pelagos.cli.simulate import COUNT
from pelagos.cli.spoken import (
    Spoken,
    console,
    json_option,
    lang_option,
    open_game,
    put_json,
    shown,
)
from pelagos.kernel.options import settle
from pelagos.speech import Speaker, Words


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--games", type=COUNT, default=100, show_default=True, help="For every two levels.")
@click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same deals.")
@click.option("--budget", metavar="50ms|400", help="Time, or iterations, for one answer.")
@click.option("--processes", type=COUNT, default=1, show_default=True, help="At the same time.")
@lang_option
@json_option
def command(
    game: str,
    games: int,
    seed: int,
    budget: str | None,
    processes: int,
    lang: str,
    as_json: bool,
) -> None:
    """Let every level of GAME play against the one below.

    Every deal is played in both seatings; the lower level comes first in each row.
    """
    opened = open_game(game, None)
    seconds, iterations = read_budget(budget)
    pairs = plans(game, settle(opened, 2, {}), games, seed, seconds, iterations)
    rungs = [climb(plan, processes) for plan in pairs]
    if as_json:
        put_json({"game": game, "seed": seed, "rungs": msgspec.to_builtins(rungs)})
    else:
        console().print(table(rungs, Speaker(opened, lang, ())))


def climb(plan: Plan, processes: int) -> Rung:
    matches = plan.matches()
    ranking = Ranking(plan.agents)
    label = " < ".join(plan.agents)
    for played in shown(play_all(plan, matches, processes), len(matches), label):
        ranking.add(played.outcome)
    return rung(ranking)


def table(rungs: Sequence[Rung], speaker: Speaker) -> Table:
    words = speaker.words
    grid = Table(title=words.say("ladder-title", game=speaker.game.title, games=rungs[0].games))
    for key in ("lower", "upper"):
        grid.add_column(words.say(f"ladder-{key}"))
    for key in ("share", "interval"):
        grid.add_column(words.say(f"arena-{key}"), justify="right")
    for key in ("difference", "points"):
        grid.add_column(words.say(f"ladder-{key}"), justify="right")
    for each in rungs:
        grid.add_row(*cells(each, words))
    return grid


def cells(each: Rung, words: Words) -> list[str]:
    percent = [round(100 * share, 1) for share in (each.win_share, *each.interval)]
    return [
        each.lower,
        each.upper,
        words.say("arena-percent", figure=percent[0]),
        words.say("arena-from-to", low=percent[1], high=percent[2]),
        rating_text(each.difference, words),
        " : ".join(words.say("figure", figure=points) for points in each.mean_points),
    ]


def rating_text(difference: Sequence[int | None], words: Words) -> str:
    low, middle, high = ("?" if each is None else f"{each:+}" for each in difference)
    return words.say("ladder-about", low=low, middle=middle, high=high)
