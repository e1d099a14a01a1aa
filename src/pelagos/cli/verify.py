"""``pelagos verify``: whether records are whole and honest."""

from pathlib import Path
from typing import Any

import click

from pelagos.cli.records import finder
from pelagos.cli.spoken import (
    BadInput,
    Spoken,
    box_option,
    json_option,
    lang_option,
    put_json,
    shown,
)
from pelagos.files import read_bytes
from pelagos.kernel import record
from pelagos.kernel.errors import PelagosError
from pelagos.speech import InFile, Words

FILES = click.Path(path_type=Path)


@click.command(cls=Spoken)
@click.argument("files", nargs=-1, required=True, type=FILES, metavar="FILE…")
@box_option
@lang_option
@json_option
def command(files: tuple[Path, ...], box: Path | None, lang: str, as_json: bool) -> None:
    """Check every byte of records: answers, positions, hashes, and chance against the secret."""
    words = Words(lang)
    label = words.say("verify-progress")
    rows = [check(file, box, words) for file in shown(files, len(files), label)]
    if as_json:
        put_json(rows)
    else:
        for row in rows:
            click.echo(sentence(row, words))
    broken = sum("error" in row for row in rows)
    if broken:
        raise BadInput(words.say("verify-broken", broken=broken, files=len(rows)))


def check(file: Path, box: Path | None, words: Words) -> dict[str, Any]:
    """What one file was found to be, or what is wrong with it."""
    try:
        data = read_bytes(file)
    except PelagosError as error:
        return {"file": str(file), "error": words.error(error)}
    try:
        verdict = record.verify(data, finder(box))
    except PelagosError as error:
        line = getattr(error, "line", None)
        return {"file": str(file), "line": line, "error": words.error(InFile(str(file), error))}
    last = record.parsed(record.split(data)[-1], verdict.lines)
    return {
        "file": str(file),
        "kind": verdict.kind,
        "lines": verdict.lines,
        "hash": last["hash"],
    }


def sentence(row: dict[str, Any], words: Words) -> str:
    return row["error"] if "error" in row else words.say(f"verify-{row['kind']}", **row)
