"""NA-4.5: where a module may come down: blocks in order, and where airlocks wait for it there."""

from typing import Final

from mypy_extensions import i64

from pelagos.games.nautilus.box import SIDE, TURNS
from pelagos.games.nautilus.geometry.chart import EDGES, NOWHERE, Chart, opposite, without

SEA: Final = 0  # what a square is
HALF: Final = 1  # covered by one corner of one module (NA-5.1)
CITY: Final = 2  # covered; the number of a module that covers it is added


def add_doorways(
    chart: Chart, door: int, block: int, ground: list[int], blocks: list[int], sides: list[int]
) -> None:
    """The sites before the airlocks of a module, of this kind and turn, where there is room."""
    start = block * EDGES
    for direction in chart.doors[door]:
        beside = chart.beside[start + direction]
        if beside != NOWHERE and has_room(chart, ground, beside):
            add_side(blocks, sides, beside, 1 << opposite(direction))


def add_side(blocks: list[int], sides: list[int], block: int, side: int) -> None:
    """One more airlock waits for a module on a block."""
    place = place_of(blocks, block)
    if place < len(blocks) and blocks[place] == block:
        sides[place] |= side
    else:
        blocks.insert(place, block)
        sides.insert(place, side)


def place_of(blocks: list[int], block: int) -> int:
    """Where a block is among others in order, or would be."""
    wanted: i64 = block
    place = 0
    for place in range(len(blocks)):
        there: i64 = blocks[place]
        if there >= wanted:
            return place
    return len(blocks)


def sides_at(blocks: list[int], sides: list[int], block: int) -> int:
    """Where airlocks wait for a module on a block, as bits."""
    place = place_of(blocks, block)
    return sides[place] if place < len(blocks) and blocks[place] == block else 0


def remove_overlapped(chart: Chart, block: int, blocks: list[int], sides: list[int]) -> None:
    """The sites on which a module has come down."""
    apart = chart.apart[block]
    for place in range(len(blocks) - 1, -1, -1):
        if not apart[blocks[place]]:
            blocks.pop(place)
            sides.pop(place)


def has_room(chart: Chart, ground: list[int], block: int) -> bool:
    """NA-5.2: whether a module here would overlap none; corners may share a square."""
    west = block + chart.width
    return not (
        ground[block + 1] or ground[west] or ground[west + 2] or ground[west + west - block + 1]
    )


def cover(chart: Chart, ground: list[int], block: int, module: int) -> None:
    """NA-5.1: a module comes down; its corners cover only a half of their squares."""
    for row in range(SIDE):
        for column in range(SIDE):
            square = block + row * chart.width + column
            is_corner = row != 1 and column != 1
            is_half = is_corner and ground[square] == SEA
            ground[square] = HALF if is_half else CITY + module


def outline(chart: Chart, where: list[int], built: int) -> tuple[int, int]:
    """The squares under the city, fully or partly, and those of which one corner covers a half."""
    covered = halved = 0
    for module in range(built):
        block = where[module]
        halved ^= without(chart.corners[block], covered ^ halved)
        covered |= chart.covers[block]
    return covered, halved


def crowded(chart: Chart, where: list[int], built: int) -> int:
    """All blocks that would overlap the city."""
    found = 0
    for module in range(built):
        found |= chart.overlaps[where[module]]
    return found


def entries(
    chart: Chart, where: list[int], kind: list[int], turn: list[int], built: int
) -> list[int]:
    """By direction, all blocks where an airlock there would meet one, with room or without."""
    found = [0] * EDGES
    for module in range(built):
        for direction in chart.doors[kind[module] * TURNS + turn[module]]:
            beside = chart.beside[where[module] * EDGES + direction]
            if beside != NOWHERE:
                found[opposite(direction)] |= chart.bit[beside]
    return found
