"""``pelagos scenario``: run scenario files and show what differs."""

from pathlib import Path
from typing import Any

import click

from pelagos import shelf
from pelagos.cli.speaking import (
    Spoken,
    box_option,
    json_option,
    lang_option,
    open_game,
    put_json,
    shown,
)
from pelagos.files import read_text
from pelagos.kernel.contract import Refusal
from pelagos.kernel.errors import PelagosError
from pelagos.proof import scenarios
from pelagos.proof.scenarios import NOTHING, Difference
from pelagos.speech import InFile, Speaker, Words


@click.command(cls=Spoken)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…")
@box_option
@lang_option
@json_option
@click.pass_context
def command(
    ctx: click.Context, files: tuple[Path, ...], box: Path | None, lang: str, as_json: bool
) -> None:
    """Run scenario FILEs; exit 1 where one turns out otherwise, 2 where one cannot be read."""
    label = Words(lang).say("scenario-progress")
    rows = [run(file, box, lang) for file in shown(files, len(files), label)]
    if as_json:
        put_json(rows)
    else:
        for row in rows:
            show(row, Words(lang))
    ctx.exit(max(status(row) for row in rows))


def status(row: dict[str, Any]) -> int:
    if "error" in row:
        return 2
    return 1 if row["differences"] else 0


def run(file: Path, box: Path | None, lang: str) -> dict[str, Any]:
    """What came of one file."""
    try:
        scenario = scenarios.read_scenario(read_text(file))
        game = open_game(scenario.game, box)
        differences = scenarios.run(scenario, game)
        speaker = Speaker(game, lang, scenario.seats)
    except PelagosError as error:
        return {"file": str(file), "error": explained(file, error, lang)}
    rows = [as_data(difference, speaker) for difference in differences]
    return {"file": str(file), "title": scenario.title, "differences": rows}


def explained(file: Path, error: PelagosError, lang: str) -> str:
    if "file" in error.facts:
        return Words(lang).error(error)
    return Words(lang).error(InFile(str(file), error, game_of(file)))


def game_of(file: Path) -> Any:
    """The game whose words explain what is wrong in a file, if it can be found."""
    try:
        return shelf.find(scenarios.read_scenario(read_text(file)).game)
    except PelagosError:
        return None


def as_data(difference: Difference, speaker: Speaker) -> dict[str, Any]:
    return {
        "entry": difference.entry,
        "what": difference.what,
        "expected": said(difference.expected, speaker),
        "found": said(difference.found, speaker),
    }


def said(value: object, speaker: Speaker) -> object:
    """A refusal with its rule and sentence; None is an answer that was, or should be, accepted."""
    if value is None:
        return speaker.words.say("scenario-accepted")
    if value is NOTHING:
        return speaker.words.say("scenario-no-field")
    if isinstance(value, Refusal):
        return f"{value.rule} {value.reason.key}: {speaker.refusal(value)}".strip()
    return value


def show(row: dict[str, Any], words: Words) -> None:
    if "error" in row:
        click.echo(row["error"], err=True)
        return
    verdict = "scenario-differs" if row["differences"] else "scenario-holds"
    click.echo(words.say(verdict, file=row["file"], title=row["title"]))
    for difference in row["differences"]:
        click.echo(words.say("scenario-entry", **{k: str(v) for k, v in difference.items()}))
