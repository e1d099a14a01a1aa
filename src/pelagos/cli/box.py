"""``pelagos box``: a game's components, to look at, to export, to check."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from shlex import quote
from typing import Any, Final

import click
from rich.table import Table

from pelagos import shelf
from pelagos.calling import as_called
from pelagos.cli.speaking import (
    Spoken,
    box_option,
    console,
    json_option,
    lang_option,
    open_game,
    put_json,
)
from pelagos.files import read_text, write_text
from pelagos.kernel.errors import PelagosError
from pelagos.speech import Words

REMARKS: Final = ("basis", "source")
FILE: Final = click.Path(path_type=Path)


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--export", type=FILE, metavar="FILE", help="Write the box to a file to correct it.")
@click.option("--force", is_flag=True, help="Let --export replace a file.")
@click.option("--check", type=FILE, metavar="FILE", help="Say whether a box file can be used.")
@box_option
@lang_option
@json_option
def command(
    game: str,
    export: Path | None,
    force: bool,
    check: Path | None,
    box: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Show the components of GAME, each with where its values come from."""
    words = Words(lang)
    opened = open_game(game, check or box)
    text = shelf.box_text(opened) if box is None else read_text(box)
    if check is not None:
        click.echo(words.say("box-fits", file=str(check), game=opened.title))
    elif export is not None:
        write_new(export, text, force)
        facts = {"file": quote(str(export)), "game": opened.key, "pelagos": as_called()}
        click.echo(words.say("box-exported", **facts))
    elif as_json:
        put_json(tomllib.loads(text))
    else:
        console().print(table(tomllib.loads(text), words))
        click.echo(words.say("box-fingerprint", fingerprint=opened.box_fingerprint[:12]))


def write_new(file: Path, text: str, force: bool) -> None:
    if file.exists() and not force:
        raise PelagosError("file-exists", {"file": str(file)})
    write_text(file, text)


def table(document: dict[str, Any], words: Words) -> Table:
    name = document["box"].get("name", "")
    grid = Table(*(words.say(f"box-{head}") for head in ("part", "values", "basis")), title=name)
    for part, values in parts(document):
        basis = values.get("basis", "")
        style = "yellow" if basis == "reconstructed" else ""
        grid.add_row(part, written(values), basis_text(values, words), style=style)
    return grid


def basis_text(values: dict[str, Any], words: Words) -> str:
    """Where the values come from; reconstructed ones carry a mark of their own."""
    basis = words.say(f"basis-{values['basis']}")
    mark = "(!) " if values["basis"] == "reconstructed" else ""
    return f"{mark}{basis}\n{values.get('source', '')}"


def parts(document: dict[str, Any], before: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table that says where its values come from, by its dotted name."""
    for key, value in document.items():
        if isinstance(value, dict):
            if "basis" in value:
                yield before + key, value
            yield from parts(value, f"{before}{key}.")


def written(values: dict[str, Any]) -> str:
    """The values themselves, a line each."""
    own = {k: v for k, v in values.items() if k not in REMARKS and not isinstance(v, dict)}
    return "\n".join(f"{key}: {value_text(value)}" for key, value in own.items())


def value_text(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(value_text(entry) for entry in value)
    if isinstance(value, dict):
        return " ".join(str(entry) if entry is not True else key for key, entry in value.items())
    return str(value)
