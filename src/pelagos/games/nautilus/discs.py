"""NA-8.3: where a submarine gets to in a few steps, counted out square by square."""


class Disc:
    """The squares of the water around one, in order, and which lie beside which."""

    def __init__(
        self, squares: list[int], centre: int, near: list[list[int]], spot: list[int]
    ) -> None:
        self.squares = squares
        self.centre = centre  # the place where the submarine is
        self.near = near  # by place in the disc: the places beside it
        self.spot = spot  # by place: what may carry a token there, or below 0

    def reached(self, steps: int, token: list[int], taken: int) -> list[int]:
        """By place, 1 where a submarine gets to: onto tokens, but not past them."""
        seen = [0] * len(self.squares)
        seen[self.centre] = 1
        ahead = [self.centre]
        for _ in range(steps):
            further: list[int] = []
            for place in ahead:
                for beside in self.near[place]:
                    if seen[beside] == 0:
                        seen[beside] = 1
                        spot = self.spot[beside]
                        if spot < 0 or token[spot] == taken:
                            further.append(beside)
            ahead = further
        return seen
