"""``pelagos arena``: computer players against each other, every seat and every deal alike."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from pelagos.agents.programs.forfeit import as_data
from pelagos.agents.programs.program import check as check_agent
from pelagos.arena.budget import Budget, name_and_budget, read_budget
from pelagos.arena.checkpoint import Checkpoint
from pelagos.arena.cluster import play_on_ray
from pelagos.arena.plots import game_lengths, points_by_category, win_shares
from pelagos.arena.pool import play_all
from pelagos.arena.ranking import Ranking
from pelagos.arena.tournament import Match, MatchOutcome, PlayedMatch, TournamentPlan
from pelagos.cli.simulate import COUNT
from pelagos.cli.speaking import (
    Spoken,
    box_option,
    choice_option,
    chosen,
    console,
    end_with,
    json_option,
    lang_option,
    open_game,
    put_json,
    shown,
    tell_forfeits,
)
from pelagos.files import make_folder, read_text, write_text
from pelagos.kernel.options import settle
from pelagos.proof.ledger import of
from pelagos.speech import Speaker, Words

Player = Callable[[list[Match]], Iterator[PlayedMatch]]  # plays matches, in this order


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--agents", required=True, help="By comma: greedy,best@100ms,exec:PROGRAM.")
@click.option("--seats", type=int, help="How many play.  [default: as many as there are agents]")
@click.option("--games", type=COUNT, default=100, show_default=True, help="At least so many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same deals.")
@click.option("--budget", metavar="50ms|400", help="Time, or iterations, for one answer.")
@click.option("--processes", type=COUNT, default=1, show_default=True, help="At the same time.")
@click.option("--on", type=click.Choice(["ray"]), help="On a Ray cluster instead of processes.")
@click.option("--records", type=click.Path(path_type=Path), metavar="DIR", help="Keep records.")
@click.option("--plots", type=click.Path(path_type=Path), metavar="DIR", help="Draw SVG pictures.")
@choice_option
@box_option
@lang_option
@json_option
def command(
    game: str,
    agents: str,
    seats: int | None,
    games: int,
    seed: int,
    budget: str | None,
    processes: int,
    on: str | None,
    records: Path | None,
    plots: Path | None,
    choices: tuple[str, ...],
    box: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Let computer players of GAME compete.

    Every deal is played in every seating. With --records the tournament can be interrupted: the
    same command goes on where it stopped.
    """
    opened = open_game(game, box)
    names = contestants(agents)
    count = len(names) if seats is None else seats
    options = settle(opened, count, chosen(choices))
    usual = Budget() if budget is None else read_budget(budget)
    text = None if box is None else read_text(box)
    plan = TournamentPlan(game, text, count, names, options, games, seed, *usual)
    speaker = Speaker(opened, lang, ())
    player = partial(play_on_ray if on else play_all, plan, processes=processes)
    ranking = run(plan, player, records, opened.title)
    tell_forfeits(ranking.forfeits, speaker.words)
    if plots is not None:
        draw(ranking, count, speaker, plots)
    if as_json:
        agents_data, given_up = ranking.as_data(), as_data(ranking.forfeits, speaker.words)
        counted = {"game": game, "games": ranking.games}
        put_json({**counted, "agents": agents_data, "forfeits": given_up})
    else:
        console().print(table(ranking, count, speaker))
    end_with(ranking.forfeits)


def contestants(agents: str) -> tuple[str, ...]:
    """The agents that compete, some perhaps with budgets of their own."""
    words = tuple(word.strip() for word in agents.split(","))
    for word in words:
        check_agent(name_and_budget(word, Budget())[0])
    return words


def run(plan: TournamentPlan, player: Player, records: Path | None, label: str) -> Ranking:
    ranking = Ranking(plan.agents)
    matches = plan.matches()
    outcomes = (
        (played.outcome for played in player(matches))
        if records is None
        else kept(plan, matches, player, records)
    )
    for outcome in shown(outcomes, len(matches), label):
        ranking.add(outcome)
    return ranking


def kept(
    plan: TournamentPlan, matches: list[Match], player: Player, folder: Path
) -> Iterator[MatchOutcome]:
    """The outcomes in the order of the plan; those that the folder has are not played again."""
    make_folder(folder)
    journal = Checkpoint(folder, plan)
    fresh = player([each for each in matches if each not in journal.played])
    for match in matches:
        if match not in journal.played:
            keep(plan, next(fresh), journal, folder)
        yield journal.played[match]


def keep(plan: TournamentPlan, played: PlayedMatch, journal: Checkpoint, folder: Path) -> None:
    number = len(journal.played)
    write_text(folder / f"{plan.game}-{plan.seats}-{plan.seed}-{number:05}.jsonl", played.record)
    journal.add(played.outcome)


def draw(ranking: Ranking, seats: int, speaker: Speaker, folder: Path) -> None:
    """The pictures of a tournament."""
    make_folder(folder)
    rules = of(speaker.game, speaker.words.lang).rules
    means = {
        about.title: ranking.mean_by_rule(rule)
        for rule, about in rules.items()
        if rule in ranking.rules()
    }
    figure, percent = teller("figure", speaker.words), teller("arena-percent", speaker.words)
    pictures = {
        "win-share": win_shares(
            caption("share", ranking, speaker), ranking.as_data(), 1 / seats, percent
        ),
        "points": points_by_category(caption("points", ranking, speaker), means, figure),
        "length": game_lengths(caption("length", ranking, speaker), ranking.lengths),
    }
    for name, svg in pictures.items():
        write_text(folder / f"{name}.svg", svg)


def teller(key: str, words: Words) -> Callable[[float], str]:
    return lambda value: words.say(key, figure=round(value, 1))


def caption(key: str, ranking: Ranking, speaker: Speaker) -> str:
    facts = {"game": speaker.game.title, "games": ranking.games}
    return speaker.words.say(f"plot-{key}", **facts)


def table(ranking: Ranking, seats: int, speaker: Speaker) -> Table:
    words = speaker.words
    title = words.say("arena-title", game=speaker.game.title, games=ranking.games, seats=seats)
    winners = words.say("arena-winners", figure=round(ranking.mean_of_winners(), 1))
    grid = Table(title=title, caption=winners)
    for key in ("agent", "share", "interval", "points", "rating"):
        grid.add_column(words.say(f"arena-{key}"), justify="left" if key == "agent" else "right")
    for about in sorted(ranking.as_data(), key=lambda each: -each["win_share"]):
        grid.add_row(*cells(about, speaker))
    return grid


def cells(about: dict[str, Any], speaker: Speaker) -> list[str]:
    words, (low, high) = speaker.words, about["interval"]
    percent = [round(100 * share, 1) for share in (about["win_share"], low, high)]
    return [
        about["name"],
        words.say("arena-percent", figure=percent[0]),
        words.say("arena-from-to", low=percent[1], high=percent[2]),
        words.say("figure", figure=about["mean_points"]),
        words.say("figure", figure=about["rating"]),
    ]
