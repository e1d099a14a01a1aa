"""What players and chance can say, made once and numbered."""

from typing import Final

from pelagos.games.pebbles.box import HIGHEST_FACE, HIGHEST_PEBBLE
from pelagos.kernel.codec import number
from pelagos.kernel.contract import Answer

MOST_TAKEN: Final = 3
MOST_STAKED: Final = 3


class Draw(Answer):
    """A pebble comes out of the bag."""

    fields = ("pebble",)

    def __init__(self, pebble: int) -> None:
        super().__init__(f"draw-{pebble}")
        self.pebble = pebble


class Face(Answer):
    """A face of the die."""

    fields = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__(f"face-{face}")
        self.face = face


class Take(Answer):
    """Shells taken out of the pool."""

    fields = ("shells",)

    def __init__(self, shells: int) -> None:
        super().__init__(f"take-{shells}")
        self.shells = shells


class Snatching(Answer):
    """What the neighbour says to the shells just taken: a pebble shown, or 0 to let it be."""

    pebble: int


class LetBe(Snatching):
    def __init__(self) -> None:
        super().__init__("let-be")
        self.pebble = 0


class Snatch(Snatching):
    fields = ("pebble",)

    def __init__(self, pebble: int) -> None:
        super().__init__(f"snatch-{pebble}")
        self.pebble = pebble


class Stake(Answer):
    """Shells staked in secret."""

    fields = ("shells",)

    def __init__(self, shells: int) -> None:
        super().__init__(f"stake-{shells}")
        self.shells = shells


DRAW: Final = tuple(Draw(pebble) for pebble in range(HIGHEST_PEBBLE + 1))  # 0 is never drawn
FACE: Final = tuple(Face(face) for face in range(HIGHEST_FACE + 1))  # 0 never comes up
TAKE: Final = tuple(Take(shells) for shells in range(1, MOST_TAKEN + 1))
LET_BE: Final = LetBe()
SNATCH: Final = tuple(Snatch(pebble) for pebble in range(1, HIGHEST_PEBBLE + 1))
SNATCHING: Final[tuple[Snatching, ...]] = (LET_BE, *SNATCH)
STAKE: Final = tuple(Stake(shells) for shells in range(MOST_STAKED + 1))
ANSWERS: Final = number((*DRAW[1:], *FACE[1:], *TAKE, *SNATCHING, *STAKE))
