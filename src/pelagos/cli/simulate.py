"""``pelagos simulate``: computer players play many games, and the laws watch."""

from pathlib import Path
from typing import Any

import click
from rich.table import Table

from pelagos.agents.programs.forfeit import as_data
from pelagos.agents.programs.program import check as check_agent
from pelagos.arena.simulation import (
    SimulatedGame,
    SimulationPlan,
    SimulationSummary,
    simulate,
    spread,
)
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
from pelagos.files import make_folder, write_text
from pelagos.kernel import record
from pelagos.kernel.options import settle
from pelagos.proof.ledger import of
from pelagos.proof.watchdog import LawBroken
from pelagos.speech import Speaker, Words

COUNT = click.IntRange(min=1)


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--seats", type=int, help="How many play.  [default: as many as can]")
@click.option("--agents", default="uniform", help="By comma: half-greedy,turtle,exec:PROGRAM.")
@click.option("--games", type=COUNT, default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same games.")
@click.option("--records", type=click.Path(path_type=Path), metavar="DIR", help="Keep records.")
@click.option("--check/--no-check", default=True, help="Watch the laws in every game.")
@click.option("--points", is_flag=True, help="Also say what brought the points.")
@choice_option
@box_option
@lang_option
@json_option
def command(
    game: str,
    seats: int | None,
    agents: str,
    games: int,
    seed: int,
    records: Path | None,
    check: bool,
    points: bool,
    choices: tuple[str, ...],
    box: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Let computer players play many games of GAME.

    The agents go round the seats, and one seat on with every game.
    """
    opened = open_game(game, box)
    count = opened.players[-1] if seats is None else seats
    options = settle(opened, count, chosen(choices))
    plan = SimulationPlan(opened, count, read_agents(agents), options, games, seed, check)
    speaker = Speaker(opened, lang, ())
    label = speaker.words.say("simulate-progress", game=opened.title)
    summary = run(plan, records, points, label)
    tell_forfeits(summary.forfeits, speaker.words)
    if as_json:
        put_json(data(summary, points, speaker.words))
    else:
        show(summary, points, speaker)
    end_with(summary.forfeits)


def data(summary: SimulationSummary, points: bool, words: Words) -> dict[str, Any]:
    more = {"points": summary.points_by_rule(), "figures": summary.mean_figures()}
    given_up = {"forfeits": as_data(summary.forfeits, words)}
    return {**summary.as_data(), **given_up, **(more if points else {})}


def show(summary: SimulationSummary, points: bool, speaker: Speaker) -> None:
    console().print(table(summary, speaker))
    if points:
        console().print(points_table(summary, speaker))
    if summary.figures:
        console().print(figures_table(summary, speaker))


def read_agents(names: str) -> list[str]:
    kinds = [name.strip() for name in names.split(",")]
    for kind in kinds:
        check_agent(kind)
    return kinds


def run(plan: SimulationPlan, records: Path | None, points: bool, label: str) -> SimulationSummary:
    """Play the plan and sum it up; a broken law stops everything and says where."""
    if records is not None:
        make_folder(records)
    summary = SimulationSummary(plan)
    try:
        for played in shown(simulate(plan), plan.games, label):
            summary.add(played)
            if points:
                summary.add_points(played)
            if records is not None:
                keep(plan, played, records)
    except LawBroken as error:
        click.echo(f"A law is broken: {error}", err=True)  # for whoever mends it
        raise click.exceptions.Exit(1) from error
    return summary


def keep(plan: SimulationPlan, played: SimulatedGame, records: Path) -> None:
    name = f"{plan.game.key}-{plan.seats}-{plan.seed}-{played.number:05}.jsonl"
    write_text(records / name, record.write(played.log))


def table(summary: SimulationSummary, speaker: Speaker) -> Table:
    words, data = speaker.words, summary.as_data()
    title = words.say("simulate-title", game=summary.plan.game.title, count=data["seats"])
    grid = Table(show_header=False, title=title)
    for key in ("games", "decisions", "seconds", "decisions_per_second"):
        grid.add_row(words.say(f"simulate-{key}"), words.say("figure", figure=data[key]))
    grid.add_row(words.say("simulate-scores"), scores_text(summary.scores, speaker))
    grid.add_row(words.say("simulate-winners"), scores_text(summary.winners, speaker))
    if len(summary.by_agent) > 1:
        for name, scores in summary.by_agent.items():
            grid.add_row(f"  {name}", scores_text(scores, speaker))
    for key, count in data["endings"].items():
        grid.add_row(speaker.ending(key), words.say("figure", figure=count))
    return grid


def points_table(summary: SimulationSummary, speaker: Speaker) -> Table:
    """What each rule brought a player, on average; losses are negative."""
    words, rules = speaker.words, of(summary.plan.game, speaker.words.lang).rules
    heads = [words.say("ledger-rule"), words.say("ledger-name")]
    grid = Table(*heads, title=words.say("simulate-points"))
    grid.add_column(words.say("simulate-scores"), justify="right")
    for rule, mean in summary.points_by_rule().items():
        grid.add_row(rule, rules[rule].title, words.say("figure", figure=mean))
    return grid


def figures_table(summary: SimulationSummary, speaker: Speaker) -> Table:
    words = speaker.words
    grid = Table(show_header=False, title=words.say("simulate-figures"))
    for key, mean in summary.mean_figures().items():
        grid.add_row(words.say(f"figure-{key}"), words.say("figure", figure=mean))
    return grid


def scores_text(scores: list[int], speaker: Speaker) -> str:
    return speaker.words.say("simulate-spread", **spread(scores))
