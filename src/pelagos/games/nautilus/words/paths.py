"""One shortest way for what moves: to be drawn, never to decide anything."""

from pelagos.games.nautilus.geometry.chart import places
from pelagos.games.nautilus.rules.sailing import water_for
from pelagos.games.nautilus.state import Sea
from pelagos.kernel.contract import Seat


def sea_way(state: Sea, seat: Seat, start: int, target: int) -> list[int]:
    """The squares from the first step to the last; around the trench where that is no longer."""
    around = way(state, start, target, state.chart.open)
    through = way(state, start, target, water_for(state, seat))
    return around if around and len(around) <= len(through) else through


def way(state: Sea, start: int, target: int, water: int) -> list[int]:
    """Back from the target through the rings that spread from the start."""
    rings, reached = [1 << start], 1 << start
    while rings[-1] and not reached >> target & 1:
        ahead = state.chart.spread(rings[-1] & ~(state.laid & ~(1 << start))) & water & ~reached
        rings.append(ahead)
        reached |= ahead
    if not rings[-1]:
        return []
    found = [target]
    for ring in rings[-2:0:-1]:
        before = state.chart.around[found[0]] & ring & ~state.laid
        found.insert(0, places(before)[0])
    return found if start != target else []


def sea_steps(state: Sea, seat: Seat, start: int, target: int) -> int:
    """The length of the shortest way; 0 where there is none."""
    water, reached, steps = water_for(state, seat), 1 << start, 0
    ahead = reached
    while ahead and not reached >> target & 1:
        ahead = state.chart.spread(ahead) & water & ~reached
        reached |= ahead
        ahead &= ~state.laid | 1 << target
        steps += 1
    return steps if ahead else 0


def walking_way(state: Sea, source: int, target: int) -> list[int]:
    """The modules from the first one entered to the last."""
    rings, reached = [1 << source], 1 << source
    while rings[-1] and not reached >> target & 1:
        ahead = 0
        for module in places(rings[-1]):
            ahead |= state.passages[module]
        rings.append(ahead & ~reached)
        reached |= ahead
    if not rings[-1]:
        return []
    found = [target]
    for ring in rings[-2:0:-1]:
        found.insert(0, places(state.passages[found[0]] & ring)[0])
    return found
