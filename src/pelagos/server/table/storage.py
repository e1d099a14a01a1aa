"""A table and its log: from what is kept to a game, and back."""

import asyncio
import time
import tomllib
from functools import lru_cache, partial
from typing import Final

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.contract import Game, Seat
from pelagos.kernel.log import Log
from pelagos.server.model import Box, NewRows, Seating, StoredTable
from pelagos.server.seating import clocks
from pelagos.server.table.narration import NarratedLog, retell, retold

STEP: Final = 0.01  # seconds of playing a game again before others have their turn
BOXES: Final = 64  # that are kept open, and whose names are remembered


def finder(box: Box) -> record.FindGame:
    """Finds the game of a record that was played with this box; it can travel to a process."""
    return partial(find_with, box)


def find_for(box: Box | None) -> record.FindGame:
    """The same where the box may be one of the house (None), of whatever release."""
    return shelf.find if box is None else finder(box)


def find_with(box: Box, key: str, _: str) -> Game:
    return game_with(key, box)


def game_with(key: str, box: Box) -> Game:
    if shelf.released_box(key, box.fingerprint) == box.text:
        return shelf.find(key, box.fingerprint)
    return _opened(key, box.text)


@lru_cache(maxsize=BOXES)
def _opened(key: str, text: str) -> Game:
    return shelf.with_box(key, text)


def is_own_box(key: str, box: Box) -> bool:
    """Whether its values were never those of the house, in any release."""
    return shelf.released_box(key, box.fingerprint) is None


def text_of(kept: StoredTable, length: int | None = None) -> str:
    """The record as it is kept; of its first ``length`` lines only, where that is given."""
    return "".join(f"{row}\n" for row in [kept.header, *kept.lines[:length]])


def tale_of(kept: StoredTable) -> NarratedLog:
    return retell(text_of(kept).encode(), finder(kept.box))


async def tale_in_steps(kept: StoredTable) -> NarratedLog:
    """The same, and others have their turn every few milliseconds."""
    began = time.monotonic()
    for tale in retold(text_of(kept).encode(), finder(kept.box)):  # noqa: B007
        if time.monotonic() - began > STEP:
            await asyncio.sleep(0)
            began = time.monotonic()
    return tale


@lru_cache(maxsize=BOXES)
def box_name(text: str) -> str:
    return str(tomllib.loads(text)["box"].get("name", ""))


def header_of(log: Log) -> str:
    return record.written(log.header.body(), log.head_hash).rstrip("\n")


def asked_of(log: Log) -> list[Seat]:
    return [seat for seat in range(len(log.header.seats)) if log.facing(seat) is not None]


def written_since(tale: NarratedLog, length: int, request: str | None, seating: Seating) -> NewRows:
    """The lines after the first ``length``, ready to be kept."""
    log = tale.log
    asked = [] if seating.is_waiting else asked_of(log)
    return NewRows(
        lines=[record.written(line.body, line.hash).rstrip("\n") for line in log.lines[length:]],
        request=request,
        length=len(log.lines),
        asked=asked,
        conduct=seating.conduct,
        due=clocks.due(seating),
        arranged=seating.arranged,
        thinking=any(seating.agent_at(seat) for seat in asked),
    )
