"""How a game is conducted beside its rules, as it is kept: clocks, pauses, wishes and the like."""

from msgspec import Struct

from pelagos.server.messages.tables import Tempo, WishKind


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
