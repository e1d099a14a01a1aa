"""What is printed on the components of the box in use: for whoever draws them."""

from typing import Any, Final

from pelagos.games.nautilus.box import (
    CREATURES,
    DIRECTIONS,
    EXPLORATION,
    FACE_KINDS,
    KINDS,
    LETTERS,
    SHORT,
    TURNS,
    ZONES,
    Box,
)
from pelagos.games.nautilus.geometry.chart import places

PRICES: Final = ("exploration", "aquanaut", "sonar", "rent", "raising")


def printed(box: Box, seats: int) -> dict[str, Any]:
    """Sea floor, airlocks, prices and points."""
    return {
        "rows": [row_of(box, row) for row in range(box.rows)],
        "airlocks": dict(zip(SHORT, map(directions, box.airlocks[::TURNS]), strict=True)),
        "building": dict(zip(ZONES, box.building, strict=True)),
        "recovery": dict(zip(ZONES, box.recovery, strict=True)),
        "free": [kind for kind, ground in zip(FACE_KINDS, box.is_blue, strict=False) if not ground],
        "effects": dict(zip(KINDS[EXPLORATION:], box.effect, strict=True)),
        "values": dict(zip(CREATURES, box.value, strict=True)),
        "prices": {name: getattr(box, name) for name in PRICES},
        "aquanauts": box.aquanauts,
        "submarines": box.submarines,
        "missions": [[CREATURES[kind] for kind in places(mission)] for mission in box.missions],
        "closing": box.closing,
        "rounds_after": box.rounds_after,
        "station_points": box.station_points,
        "leader": box.leader,
        "leader_needs": box.leader_needs,
        "chips": box.chips[seats - 2],
    }


def row_of(box: Box, row: int) -> str:
    """A row of the map, as the box writes it: a small letter is a token spot."""
    squares = range(row * box.columns, (row + 1) * box.columns)
    letters = [LETTERS[box.zone[square]] for square in squares]
    return "".join(
        letter.lower() if square in box.spots else letter
        for square, letter in zip(squares, letters, strict=True)
    )


def directions(locks: int) -> list[str]:
    return [DIRECTIONS[place] for place in places(locks)]
