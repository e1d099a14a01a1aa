"""``pelagos ledger``: which rules have code and tests, and which come up in play."""

import click
from rich.table import Table

from pelagos import shelf
from pelagos.arena.rule_coverage import Fired, fire
from pelagos.cli.speaking import Spoken, console, json_option, lang_option, put_json, shown
from pelagos.kernel.contract import Game
from pelagos.proof import ledger as ledgers
from pelagos.speech import Words


@click.command(cls=Spoken)
@click.argument("game", required=False)
@click.option("--games", type=click.IntRange(min=1), help="Also count rules in simulated games.")
@lang_option
@json_option
def command(game: str | None, games: int | None, lang: str, as_json: bool) -> None:
    """Show how many rules of GAME (or of every game) have code and tests."""
    words = Words(lang)
    found = [shelf.find(game)] if game else shelf.games()
    fired = [count(each, games, words) for each in found]
    if as_json:
        rows = [as_data(each, counts) for each, counts in zip(found, fired, strict=True)]
        put_json(rows[0] if game else rows)
        return
    for each, counts in zip(found, fired, strict=True):
        console().print(table(each, counts, lang))
        if counts is not None:
            console().print(never_text(counts.never(each), words))


def count(game: Game, games: int | None, words: Words) -> Fired | None:
    """In how many of so many simulated games each rule came up."""
    if games is None:
        return None
    fired = Fired()
    for number in shown(range(games), games, words.say("ledger-progress", game=game.title)):
        fire(game, number, fired)
    return fired


def as_data(game: Game, fired: Fired | None) -> dict[str, object]:
    data = ledgers.Coverage(game).as_data()
    if fired is not None:
        data["fired"] = {number: fired.games[number] for number in ledgers.of(game, "en").rules}
        data["never"] = fired.never(game)
    return data


def table(game: Game, fired: Fired | None, lang: str) -> Table:
    words, coverage = Words(lang), ledgers.Coverage(game)
    heads = ["rule", "name", "basis", "code", "test", *(["fired"] if fired is not None else [])]
    data = {key: value for key, value in coverage.as_data().items() if key != "open"}
    title = words.say("ledger-summary", title=game.title, open=len(coverage.open()), **data)
    grid = Table(*(words.say(f"ledger-{head}") for head in heads), title=title)
    for number, rule in ledgers.of(game, lang).rules.items():
        has = [mark(coverage.has_code(number)), mark(coverage.has_test(number))]
        row = [number, rule.title, words.say(f"basis-{rule.basis}"), *has]
        grid.add_row(*row, *([str(fired.games[number])] if fired is not None else []))
    return grid


def never_text(never: dict[str, list[str]], words: Words) -> str:
    """What did not come up in any of the games, a line for steps and one for reasons."""
    lines = [
        words.say(f"ledger-never-{kind}", count=len(names), names=", ".join(names))
        for kind, names in never.items()
    ]
    return "\n".join(lines)


def mark(there: bool) -> str:
    return "✓" if there else "–"
