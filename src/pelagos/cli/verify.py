"""``pelagos verify``: whether records are whole and honest."""

from pathlib import Path
from typing import Any, Final

import click

from pelagos.cli.records import finder
from pelagos.cli.speaking import (
    BadInput,
    Spoken,
    box_option,
    json_option,
    lang_option,
    put_json,
    shown,
)
from pelagos.cli.trusted import trusted_keys
from pelagos.files import read_bytes
from pelagos.kernel import record
from pelagos.kernel.errors import BrokenRecord, MissingBox, PelagosError
from pelagos.signing import TrustedKey, origin_of
from pelagos.speech import InFile, Words, printable

FILES: Final = click.Path(path_type=Path)
TROUBLES: Final = ("broken", "unchecked")  # kinds that are no verdict


@click.command(cls=Spoken)
@click.argument("files", nargs=-1, required=True, type=FILES, metavar="FILE…")
@click.option(
    "--key",
    "keys",
    multiple=True,
    metavar="FILE|HEX",
    help="Public key of a server that you trust; repeatable.",
)
@box_option
@lang_option
@json_option
def command(
    files: tuple[Path, ...], keys: tuple[str, ...], box: Path | None, lang: str, as_json: bool
) -> None:
    """Check every byte of records: answers, positions, hashes, and chance against the secret.

    A record that a server has signed is also checked against the keys of servers that you trust.
    """
    words = Words(lang)
    label = words.say("verify-progress")
    trusted = trusted_keys(keys)
    rows = [check(file, box, trusted, words) for file in shown(files, len(files), label)]
    if as_json:
        put_json(rows)
    else:
        for row in rows:
            click.echo(sentence(row, words))
    if troubles := [told for kind in TROUBLES if (told := count(kind, rows, words))]:
        raise BadInput(" ".join(troubles))


def count(kind: str, rows: list[dict[str, Any]], words: Words) -> str:
    """How many records came to this, where any did."""
    found = sum(row["kind"] == kind for row in rows)
    return words.say(f"verify-{kind}", count=found, files=len(rows)) if found else ""


def check(file: Path, box: Path | None, keys: list[TrustedKey], words: Words) -> dict[str, Any]:
    """What one file was found to be, or what is wrong with it."""
    try:
        data = read_bytes(file)
    except PelagosError as error:
        return {"file": str(file), "line": None, "kind": "unchecked", "error": words.error(error)}
    try:
        verdict = record.verify(data, finder(box, file))
        origin = proven_origin(data, verdict, keys)
    except InFile:  # the file that --box names
        raise
    except PelagosError as error:
        return trouble(file, data, error, words)
    last = record.parsed(record.split(data)[-1], verdict.lines)
    row = {"file": str(file), "kind": verdict.kind, "lines": verdict.lines, "hash": last["hash"]}
    return row | origin


def trouble(file: Path, data: bytes, error: PelagosError, words: Words) -> dict[str, Any]:
    """What is wrong with a record; where its box is missing it may well be whole."""
    told = {
        "file": str(file),
        "line": error.line if isinstance(error, BrokenRecord) else 1,  # the header names the game
        "error": words.reason(error),
    }
    if isinstance(error, MissingBox):
        box = record.parsed(record.split(data)[0], 1)["box"]
        return {**told, "kind": "unchecked", "box": box}
    return {**told, "kind": "broken"}


def proven_origin(data: bytes, verdict: record.Verdict, keys: list[TrustedKey]) -> dict[str, Any]:
    """What is known of where it was played; BrokenRecord where its signature is a lie."""
    origin, signature = origin_of(data, keys), verdict.signature
    if signature is None:
        return {"origin": origin}
    if origin == "forged":
        facts = {"site": signature.site, "key": signature.key}
        raise BrokenRecord(verdict.lines + 1, "record-forged-signature", facts)
    said = {"site": signature.site, "key": signature.key, "marks": signature.marks}
    return {"origin": origin, **said}


def sentence(row: dict[str, Any], words: Words) -> str:
    if "error" in row:
        return trouble_text(row, words)
    verdict = words.say(f"verify-{row['kind']}", **row)
    if row["origin"] == "unsigned":
        is_over = row["kind"] == "finished"  # only those are ever signed
        return words.say("verify-unsigned", verdict=verdict) if is_over else verdict
    site = row["site"] or words.say("verify-without-address")
    told = words.say(f"verify-{row['origin']}", verdict=verdict, site=site, key=row["key"])
    return "; ".join([told, *(mark_text(mark, words) for mark in row["marks"])])


def trouble_text(row: dict[str, Any], words: Words) -> str:
    """What is wrong, and where; without a line it is the file itself that cannot be had."""
    if row["line"] is None:
        return str(row["error"])
    place = words.say("error-in-line", line=row["line"], sentence=row["error"])
    return words.say("error-in-file", file=row["file"], sentence=place)


def mark_text(mark: str, words: Words) -> str:
    """What a mark says; one of a newer server as it is."""
    return words.say(f"mark-{mark}") if words.has(f"mark-{mark}") else printable(mark)
