"""NA-12.1: who has found most of Atlantis."""

from typing import Final

from pelagos.games.nautilus.box import ATLANTIS_TOKENS
from pelagos.kernel.contract import Seat

UNRANKED: Final = -1


def ranking(ruins: list[int], seats: int) -> list[int]:
    """By seat, the place among those with a marker on the ruins, from 0; or UNRANKED."""
    places = [UNRANKED] * seats
    if any(finder >= 0 for finder in ruins):
        marks = [mark(ruins, seat) for seat in range(seats)]
        for seat, own in enumerate(marks):
            if own:
                places[seat] = sum(other > own for other in marks)
    return places


def mark(ruins: list[int], seat: Seat) -> int:
    """Markers on the ruins; with as many, the highest number decides."""
    count = highest = 0
    for number, finder in enumerate(ruins):
        if finder == seat:
            count += 1
            highest = number + 1
    return count * (ATLANTIS_TOKENS + 1) + highest
