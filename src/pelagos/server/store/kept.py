"""What the store keeps of a table."""

from typing import Literal

from msgspec import Struct


class Chair(Struct, frozen=True):
    """Who may sit here: a person who claims it, or a computer player."""

    kind: Literal["human", "agent"]
    agent: str = ""


class Written(Struct, frozen=True):
    """Lines to be added, in order, and how the table stands after them."""

    lines: list[str]
    request: str | None  # belongs to the first of them
    length: int  # with these lines
    asked: list[int]


class Claimed(Struct, frozen=True):
    """A seat that was open, and the header that names its player."""

    seat: int
    player: str
    before: str  # the header as it was
    header: str


class Kept(Struct):
    """A table as it was kept."""

    id: str
    game: str
    header: str
    secret: bytes
    box: str
    chairs: list[Chair]
    lesson: str | None
    rematch: str | None
    creator: str
    request: str
    claims: dict[int, str]
    lines: list[str]
    requests: dict[str, int]  # the line that each request wrote

    def owner(self, seat: int) -> str | None:
        return self.claims.get(seat)

    def seats_of(self, player: str) -> list[int]:
        return [seat for seat, owner in sorted(self.claims.items()) if owner == player]

    def is_open(self, seat: int) -> bool:
        return self.chairs[seat].kind == "human" and seat not in self.claims

    def is_waiting(self) -> bool:
        """Nobody plays before every seat is taken."""
        return any(map(self.is_open, range(len(self.chairs))))


class Summary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    header: str
    chairs: list[Chair]
    updated: int
    length: int
    asked: list[int]
    seats: list[int]  # those of the player who asks
