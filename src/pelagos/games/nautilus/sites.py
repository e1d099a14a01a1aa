"""NA-4.5: where a module may come down. A site is a block and the sides on which airlocks wait.

Sites are numbers, the block above EDGES bits by side, and lie in order of their blocks.
"""

from pelagos.games.nautilus.box import TURNS
from pelagos.games.nautilus.geometry import EDGES, NOWHERE, Chart, opposite


def doorways(chart: Chart, kind: int, turn: int, block: int, crowded: int) -> list[int]:
    """The sites before the airlocks of one module, where there is room."""
    found: list[int] = []
    for direction in chart.doors[kind * TURNS + turn]:
        beside = chart.beside[block * EDGES + direction]
        if beside != NOWHERE and not crowded & chart.bit[beside]:
            found.append(beside << EDGES | 1 << opposite(direction))
    return found


def joined(sites: list[int]) -> list[int]:
    """In order, with all sides of a block together."""
    sites.sort()
    found: list[int] = []
    last = NOWHERE
    for site in sites:
        if site >> EDGES == last:
            found[-1] |= site
        else:
            found.append(site)
            last = site >> EDGES
    return found


def sides_at(sites: list[int], block: int) -> int:
    """The sides of a block on which airlocks wait, as bits."""
    for site in sites:
        if site >> EDGES == block:
            return site & (1 << EDGES) - 1
    return 0


def entries(
    chart: Chart, where: list[int], kind: list[int], turn: list[int], built: int
) -> list[int]:
    """By direction, all blocks where an airlock there would meet one, with room or without."""
    found = [0] * EDGES
    for module in range(built):
        for site in doorways(chart, kind[module], turn[module], where[module], 0):
            side = (site & (1 << EDGES) - 1).bit_length() - 1
            found[side] |= chart.bit[site >> EDGES]
    return found
