"""Sets of squares as positions are written down: long numbers, made when they are asked for."""

from pelagos.games.nautilus.geometry.chart import Chart
from pelagos.games.nautilus.geometry.sites import crowded, entries, outline
from pelagos.kernel.contract import State


class Squares(State):
    """What a position says about squares, for its digest, its record and the eye."""

    chart: Chart
    built: int
    where: list[int]
    kind: list[int]
    turn: list[int]
    laid_spots: int
    face_up_spots: int
    seen_spots: list[int]

    # -- the city ---------------------------------------------------------------------------------

    @property
    def entries(self) -> list[int]:
        """By direction: blocks where an airlock there makes a passage."""
        return entries(self.chart, self.where, self.kind, self.turn, self.built)

    @property
    def covered(self) -> int:
        """Squares under the city, fully or partly."""
        return outline(self.chart, self.where, self.built)[0]

    @property
    def halved(self) -> int:
        """Those of which one corner of one module covers a half."""
        return outline(self.chart, self.where, self.built)[1]

    @property
    def crowded(self) -> int:
        """Blocks that would overlap the city."""
        return crowded(self.chart, self.where, self.built)

    # -- tokens -----------------------------------------------------------------------------------

    @property
    def laid(self) -> int:
        """The squares with a token."""
        return self.chart.squares_of(self.laid_spots)

    @laid.setter
    def laid(self, squares: int) -> None:
        self.laid_spots = self.chart.spots_of(squares)

    @property
    def face_up(self) -> int:
        """The squares with a token that all can see."""
        return self.chart.squares_of(self.face_up_spots)

    @face_up.setter
    def face_up(self, squares: int) -> None:
        self.face_up_spots = self.chart.spots_of(squares)

    @property
    def seen(self) -> list[int]:
        """By seat: the squares whose face-down token it has looked at."""
        return [self.chart.squares_of(spots) for spots in self.seen_spots]

    @seen.setter
    def seen(self, seen: list[int]) -> None:
        self.seen_spots = [self.chart.spots_of(squares) for squares in seen]
