"""A table and its log: from what is kept to a game, and back."""

import tomllib
from functools import lru_cache
from typing import Final

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.contract import Game, Seat
from pelagos.kernel.log import Log
from pelagos.server import clocks
from pelagos.server.store.kept import Kept, Seating, Written
from pelagos.server.telling import Tale, retell

BOXES: Final = 64  # whose names are remembered


def finder(box: str) -> record.FindGame:
    """Finds the game of a record; with the table's own box where the shelf has another now."""

    def find(key: str) -> Game:
        return game_with(key, box)

    return find


def game_with(key: str, box: str) -> Game:
    return shelf.find(key, box) if is_own_box(key, box) else shelf.find(key)


def is_own_box(key: str, box: str) -> bool:
    """Whether it is not the box of the house."""
    return shelf.box_text(shelf.find(key)) != box


def text_of(kept: Kept, length: int | None = None) -> str:
    """The record as it is kept; of its first ``length`` lines only, where that is given."""
    return "".join(f"{row}\n" for row in [kept.header, *kept.lines[:length]])


def tale_of(kept: Kept) -> Tale:
    return retell(text_of(kept).encode(), finder(kept.box))


@lru_cache(maxsize=BOXES)
def box_name(box: str) -> str:
    return str(tomllib.loads(box)["box"].get("name", ""))


def header_of(log: Log) -> str:
    return record.written(log.header.body(), log.head_hash).rstrip("\n")


def asked_of(log: Log) -> list[Seat]:
    return [seat for seat in range(len(log.header.seats)) if log.facing(seat) is not None]


def written_since(tale: Tale, length: int, request: str | None, seating: Seating) -> Written:
    """The lines after the first ``length``, ready to be kept."""
    log = tale.log
    asked = [] if seating.is_waiting else asked_of(log)
    return Written(
        lines=[record.written(line.body, line.hash).rstrip("\n") for line in log.lines[length:]],
        request=request,
        length=len(log.lines),
        asked=asked,
        conduct=seating.conduct,
        due=clocks.due(seating),
        arranged=seating.arranged,
        thinking=any(seating.agent_at(seat) for seat in asked),
    )
