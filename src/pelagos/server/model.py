"""A table, its seats and its conduct: plain data that store, seating and messages share."""

import hashlib
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

A_DAY: Final = 24 * 60 * 60  # seconds
LEFT: Final = ""  # the player of a seat whose owner has deleted their account

Visibility = Literal["open", "friends", "private"]
Begins = Literal["full", "start"]
WishKind = Literal["undo", "pause", "hints"]
QuickPace = Literal["live", "days"]


# -- beside the rules of a game -------------------------------------------------------------------


class Tempo(Struct, frozen=True):
    """How much time there is: a turn of some seconds, and beyond it a bank for the whole game.

    ``live``: everybody is here. ``days``: a turn takes days, and there are holidays to take.
    """

    kind: QuickPace
    turn: Annotated[int, Meta(ge=1, le=30 * A_DAY)]
    bank: Annotated[int, Meta(ge=0, le=90 * A_DAY)] = 0
    holidays: Annotated[int, Meta(ge=0, le=90)] = 0  # days


class Clock(Struct, frozen=True):
    """The time of one seat, in milliseconds; of the turn first, then of the bank."""

    turn: int
    bank: int
    holidays: int  # days that can still be taken
    since: int | None = None  # from when it runs, in milliseconds since 1970; may lie ahead
    away: int = 0  # when the holiday ends, likewise
    is_asked: bool = False  # the turn has begun
    is_out: bool = False  # no time was left, so a computer player answers


class Wish(Struct, frozen=True):
    """Something that needs the consent of everybody who plays."""

    kind: WishKind
    seat: int  # who asked for it
    line: int  # undo: the answer to be taken back; else 0
    agreed: tuple[int, ...]


class Moment(Struct, frozen=True):
    """When something happens at a table."""

    line: int  # how many lines there are
    at: int  # in milliseconds since 1970
    is_over: bool = False  # the game is


class Departure(Struct, frozen=True):
    """That somebody let a computer player answer for them, or was replaced."""

    seat: int
    first: int  # in milliseconds since 1970
    line: int  # how many lines there were the last time
    is_own: bool  # then they gave the seat away themselves


class Conduct(Struct, frozen=True):
    """What happens at a table and is no part of its game."""

    tempo: Tempo | None = None
    delay: int = 0  # how many answers behind the game those are who only watch
    clocks: tuple[Clock, ...] = ()  # one a seat, from the beginning of the game
    resigned: tuple[int, ...] = ()
    is_paused: bool = False
    wishes: tuple[Wish, ...] = ()  # one of a kind at most
    declined: tuple[int, ...] = ()  # whose wishes were, since the last line
    departures: tuple[Departure, ...] = ()  # one a seat at most, also of those who came back
    hinted: tuple[int, ...] = ()  # who asked for hints, or agreed that there are some


# -- who sits where -------------------------------------------------------------------------------


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


# -- a table as it is kept ------------------------------------------------------------------------


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
