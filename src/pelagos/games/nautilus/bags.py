"""NA-1.3: the tokens of a zone that nobody has looked at, as counts by face."""

from mypy_extensions import i64

from pelagos.games.nautilus.box import FACES
from pelagos.kernel.roll import Roll


def drawn(bag: list[int], zone: int, roll: Roll) -> int:
    """The face of one of them, each token as likely."""
    start: i64 = zone * FACES
    total: i64 = 0
    for place in range(start, start + FACES):
        total += bag[place]
    left: i64 = roll.below(total)
    face: i64 = 0
    count: i64 = bag[start]
    while left >= count:
        left -= count
        face += 1
        count = bag[start + face]
    return face
