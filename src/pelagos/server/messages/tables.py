"""A table as somebody sees it: question, story, seats, clocks, and what is agreed."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pelagos.server.messages.fields import Count, Facts
from pelagos.server.model import Tempo, WishKind


class Pace(Struct, frozen=True):
    """The tempo of a table; null: there is all the time in the world."""

    tempo: Tempo | None


class ClockView(Struct, frozen=True):
    """The time of one seat when this was sent, in milliseconds; the turn goes first."""

    turn: int
    bank: int
    runs: bool
    away: int  # until the holiday ends; the clock stands still so long
    holidays: int  # days that can still be taken


class WishView(Struct, frozen=True):
    """What somebody asks everybody for: to take an answer back, to pause, or to have hints."""

    kind: WishKind
    seat: int
    line: int  # undo: the line that would be taken back, with all that followed; else 0
    agreed: list[int]
    awaited: list[int]  # who has not said anything yet


class ConductView(Struct, frozen=True):
    """What is agreed at a table beside the rules of its game."""

    arranged: int  # how often this, or who sits where, has changed
    tempo: Tempo | None
    delay: int  # how many answers behind the game those are who only watch
    clocks: list[ClockView]  # one a seat; none before the game begins, or without a tempo
    paused: bool
    wishes: list[WishView]  # one of a kind at most
    take_back: "Permit"  # whether the seat may ask for its last answer
    pause: "Permit"  # whether it may ask for a pause
    hints: "Permit"  # whether it may ask everybody for hints, as has to be done in a rated game


class Consent(Struct, frozen=True):
    """What a seat says to a wish, or the wish itself, while looking at line ``after``."""

    seat: Count
    after: Count
    agree: bool  # no: decline it, or withdraw the own one


class Delay(Struct, frozen=True):
    """How many answers behind the game those are who only watch."""

    answers: Annotated[int, Meta(ge=0, le=100)]


class Holiday(Struct, frozen=True):
    """Days during which the clock of a seat stands still, from now on."""

    seat: Count
    days: Annotated[int, Meta(ge=0, le=90)]  # 0: back at once


# -- what a seat sees -------------------------------------------------------------------------


class Said(Struct, frozen=True):
    """An answer; its words are ``say-<key>`` with its facts."""

    key: str
    spelling: str
    number: int
    facts: Facts


class Refused(Struct, frozen=True):
    """An answer that is not legal now: ``refuse-<because>`` with its facts."""

    answer: Said
    rule: str
    because: str
    facts: Facts


class Question(Struct, frozen=True):
    """What a seat is asked: ``ask-<step>`` with its facts."""

    seat: int
    step: str
    rule: str
    facts: Facts
    answers: list[Said]
    refused: list[Refused]  # empty where there are too many candidates: ask why


class ToldStep(Struct, frozen=True):
    """One step of the story: ``told-<step>``, or ``told-<step>-hidden``."""

    line: int
    step: str
    rule: str
    facts: Facts
    answer: Said | None
    hidden: bool  # there was an answer that this seat may not hear
    gains: list[int]  # how it moved the scores that everybody sees; empty: not at all


class SeatView(Struct, frozen=True):
    """Who sits where."""

    name: str  # empty: the seat is open, or whoever sat there has deleted their account
    kind: Literal["human", "agent"]
    agent: str
    handle: str | None  # of the account that sits here; guests have none
    is_mine: bool
    is_open: bool
    is_ready: bool
    is_here: bool  # looks at this table now; computer players always do
    stand_in: str | None  # the computer player who answers for somebody who is gone
    is_program: bool  # the account that sits here is a program's
    is_out: bool  # because there was no time left
    resigned: bool  # and will not come back


class UndoView(Struct, frozen=True):
    """Whether the last answer can be taken back: if not, ``refuse-<because>`` with its facts."""

    possible: bool
    because: str
    facts: Facts


class Permit(Struct, frozen=True):
    """Whether something may be done: if not, ``error-<because>`` with its facts."""

    possible: bool
    because: str
    facts: Facts


class Room(Struct, frozen=True):
    """A table before its game begins: by itself when it is full, or when the host starts it."""

    begins: Literal["full", "start"]
    host: int | None  # a seat of the host; null: nobody is here
    sit: Permit  # whether whoever looks may
    start: Permit
    arranged: int  # how often who sits where has changed


class TableView(Struct, frozen=True):
    """A table as one seat (null: a spectator) sees it."""

    table: str
    game: str
    line: int
    seat: int | None
    seats: list[SeatView]
    position: dict[str, Any]
    question: Question | None
    deciding: list[int]
    scores: list[int]
    standing: list[int]
    ending: str
    over: bool
    story: list[ToldStep]
    since: int
    undo: UndoView
    options: dict[str, str]
    commitment: str
    box_name: str
    own_box: bool  # not the box of the house
    visibility: Literal["open", "friends", "private"]
    room: Room | None  # null: the game has begun
    conduct: ConductView
    lesson: str | None
    rematch: str | None
    thinks_after: int | None  # tables before the computer player who waits; null: none waits
    rated: Permit  # whether the game is, or would be: if not, ``unrated-<because>``
    marks: list[str]  # what has to be known of the game: ``mark-<mark>``
    answered: str | None = None  # on a socket: the request of the answer that it replies to


class BoxWords(Struct, frozen=True):
    """Words that the box of a table brings, as Fluent text; they go before the game's."""

    text: str


class Heartbeat(Struct, frozen=True):
    """On a socket, the answer to whatever is none: the server is there, at this line."""

    line: int
