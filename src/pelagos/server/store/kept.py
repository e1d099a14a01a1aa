"""What the store keeps of a table."""

import hashlib
from typing import Final, Literal

import msgspec
from msgspec import Struct

from pelagos.server.store.conduct import Conduct

Visibility = Literal["open", "friends", "private"]
Begins = Literal["full", "start"]

LEFT: Final = ""  # the player of a seat whose owner has deleted their account


class Chair(Struct, frozen=True):
    """Who may sit here: a person who claims it, or a computer player."""

    kind: Literal["human", "agent"]
    agent: str = ""


class SeatClaim(Struct, frozen=True):
    """The person on a chair. ``request``: the one by which they were led here, if any."""

    player: str  # of an account, or the digest of a guest's cookie
    is_ready: bool = False
    request: str | None = None
    handle: str | None = None  # of their account
    stand_in: str | None = None  # the computer player who answers for them meanwhile
    is_program: bool = False  # as their account says


class Entrant(Struct, frozen=True):
    """Somebody who began the game with an account; whatever becomes of it, the game is theirs."""

    player: str  # LEFT: they have deleted their account since
    is_program: bool


class Seating(Struct):
    """Who sits where, who may come, how it is played; then only stand-ins come and go."""

    creator: str
    visibility: Visibility
    begins: Begins
    chairs: list[Chair]
    names: list[str]
    claims: dict[int, SeatClaim]
    barred: list[str] = []
    is_waiting: bool = True
    arranged: int = 0  # how often it has changed
    conduct: Conduct = Conduct()
    entrants: dict[int, Entrant] = {}  # by seat, from the beginning of the game

    def owner(self, seat: int) -> str | None:
        claim = self.claims.get(seat)
        return None if claim is None else claim.player

    def seats_of(self, player: str) -> list[int]:
        return [seat for seat, claim in sorted(self.claims.items()) if claim.player == player]

    def people(self) -> list[str]:
        """Everybody who has a seat and is still with us, in the order of the seats."""
        seated = dict.fromkeys(claim.player for _, claim in sorted(self.claims.items()))
        return [player for player in seated if player != LEFT]

    def is_open(self, seat: int) -> bool:
        return self.chairs[seat].kind == "human" and seat not in self.claims

    def agent_at(self, seat: int) -> str | None:
        """The computer player who answers for a seat; None: a person does."""
        if self.chairs[seat].kind == "agent":
            return self.chairs[seat].agent
        claim = self.claims.get(seat)
        return None if claim is None else claim.stand_in

    def is_in_lobby(self) -> bool:
        """Whether everybody may see that it waits for people."""
        return self.is_waiting and self.visibility == "open"

    def open_seats(self) -> list[int]:
        return [seat for seat in range(len(self.chairs)) if self.is_open(seat)]

    def host(self) -> str | None:
        """Whoever made the table; when they have left, whoever sits first."""
        people = self.people()
        return self.creator if self.creator in people else next(iter(people), None)

    def copy(self) -> "Seating":
        return msgspec.structs.replace(
            self,
            chairs=[*self.chairs],
            names=[*self.names],
            claims=dict(self.claims),
            barred=[*self.barred],
        )


class Box(Struct, frozen=True):
    """A box file as it was brought, remarks and all; the fingerprint is that of its values."""

    fingerprint: str
    text: str

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()


class NewRows(Struct, frozen=True):
    """Lines to be added, in order, and how the table stands after them."""

    lines: list[str]
    request: str | None  # belongs to the first of them
    length: int  # with these lines
    asked: list[int]
    conduct: Conduct = Conduct()
    due: int | None = None  # when somebody's time runs out, in milliseconds since 1970
    arranged: int = 0  # how often the seating has changed, before and after
    thinking: bool = False  # whether a computer player is asked


class StoredTable(Struct):
    """A table as it was kept."""

    id: str
    game: str
    header: str
    secret: bytes
    box: Box
    seating: Seating
    lesson: str | None
    rematch: str | None
    request: str
    lines: list[str]
    requests: dict[str, int]  # the line that each request wrote
    elsewhere: list[str] = []  # who has it open in other processes
    seen: dict[str, int] = {}  # when those who left were here last, in seconds since 1970
    has_moved_nobody: bool = False  # its result is written, and changed no rating

    def is_waiting(self) -> bool:
        """Nobody plays before the game begins."""
        return self.seating.is_waiting


class Summary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    header: str
    box: Box
    seating: Seating
    updated: int
    length: int
    asked: list[int]
