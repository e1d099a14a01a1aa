"""Rows of the database, and what is kept in them."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from pelagos.kernel import record
from pelagos.server.model import (
    LEFT,
    Box,
    Chair,
    Conduct,
    Entrant,
    NewRows,
    SeatClaim,
    Seating,
    StoredTable,
    Summary,
)


def now() -> int:
    return int(time.time())


def new_row(kept: StoredTable, written: NewRows) -> dict[str, Any]:
    made = now()
    return {
        "id": kept.id,
        "game": kept.game,
        "header": kept.header,
        "secret": kept.secret.hex(),
        "box": kept.box.digest,
        "lesson": kept.lesson,
        "rematch": kept.rematch,
        "creator": kept.seating.creator,
        "request": kept.request,
        "created": made,
        "updated": made,
        "length": written.length,
        "asked": as_json(written.asked),
        "thinking": written.thinking,
        "begins": kept.seating.begins,
        "due": written.due,
        **seating_row(kept.seating),
    }


def seating_row(seating: Seating) -> dict[str, Any]:
    """What changes in its table when somebody sits down, leaves or begins the game."""
    return {
        "seats": as_json(seating.chairs),
        "visibility": seating.visibility,
        "barred": as_json(seating.barred),
        "waiting": seating.is_waiting,
        "arranged": seating.arranged,
        "conduct": as_json(seating.conduct),
        "entrants": as_json(seating.entrants),
    }


def standing(written: NewRows) -> dict[str, Any]:
    """How the table stands after its new lines."""
    return {
        "length": written.length,
        "asked": as_json(written.asked),
        "conduct": as_json(written.conduct),
        "due": written.due,
        "thinking": written.thinking,
        "updated": now(),
    }


def kept_of(
    row: Row[Any], lines: Sequence[Any], claims: dict[int, SeatClaim], box: Box
) -> StoredTable:
    return StoredTable(
        id=row.id,
        game=row.game,
        header=row.header,
        secret=bytes.fromhex(row.secret),
        box=box,
        seating=seating_of(row, claims),
        lesson=row.lesson,
        rematch=row.rematch,
        request=row.request,
        lines=[line.text for line in lines],
        requests={line.request: line.n for line in lines if line.request is not None},
    )


def seating_of(row: Row[Any], claims: dict[int, SeatClaim]) -> Seating:
    return Seating(
        creator=row.creator,
        visibility=row.visibility,
        begins=row.begins,
        chairs=msgspec.json.decode(row.seats, type=list[Chair]),
        names=names_in(row.header, claims),
        claims=claims,
        barred=msgspec.json.decode(row.barred, type=list[str]),
        is_waiting=row.waiting,
        arranged=row.arranged,
        conduct=msgspec.json.decode(row.conduct, type=Conduct),
        entrants=msgspec.json.decode(row.entrants, type=dict[int, Entrant]),
    )


def names_in(header: str, claims: dict[int, SeatClaim]) -> list[str]:
    """Under which names they play; of those who have left this server no name is told."""
    gone = [seat for seat, claim in claims.items() if claim.player == LEFT]
    names = record.parsed(header, 1)["seats"]
    return ["" if seat in gone else str(name) for seat, name in enumerate(names)]


def summary_of(row: Row[Any], claims: dict[int, SeatClaim], box: Box) -> Summary:
    return Summary(
        id=row.id,
        game=row.game,
        header=row.header,
        box=box,
        seating=seating_of(row, claims),
        updated=row.updated,
        length=row.length,
        asked=msgspec.json.decode(row.asked, type=list[int]),
    )


def as_json(data: object) -> str:
    return msgspec.json.encode(data).decode()
