"""NA-1.3: the tokens of a zone that nobody has looked at, as counts by face."""

from pelagos.games.nautilus.box import FACES
from pelagos.kernel.roll import Roll


def drawn(bag: list[int], zone: int, roll: Roll) -> int:
    """The face of one of them, each token as likely."""
    start, total = zone * FACES, 0
    for place in range(start, start + FACES):
        total += bag[place]
    left, place = roll.below(total), start
    while left >= bag[place]:
        left -= bag[place]
        place += 1
    return place - start
