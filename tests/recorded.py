"""The recorded games that the tests replay."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.log import Log
from pelagos.proof.ledger import checkout

HOME = checkout() / "tests" / "records"


def files(game: str) -> list[Path]:
    return sorted((HOME / game).glob("*.jsonl"))


@cache
def replayed(file: Path) -> Log:
    verdict = record.verify(file.read_bytes(), shelf.find)
    assert verdict.kind == "finished"
    assert verdict.log is not None
    return verdict.log


def lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
