"""NA-4.5: where a module may come down: blocks in order, and where airlocks wait for it there."""

from mypy_extensions import i64

from pelagos.games.nautilus.box import TURNS
from pelagos.games.nautilus.geometry import EDGES, NOWHERE, Chart, opposite


def add_doorways(
    chart: Chart, door: int, block: int, crowded: int, blocks: list[int], sides: list[int]
) -> None:
    """The sites before the airlocks of a module, of this kind and turn, where there is room."""
    start = block * EDGES
    for direction in chart.doors[door]:
        beside = chart.beside[start + direction]
        if beside != NOWHERE and not crowded & chart.bit[beside]:
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
            del blocks[place]
            del sides[place]


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
