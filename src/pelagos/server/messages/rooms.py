"""How a table is made, and how people and computer players come to sit there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelagos.server.bounds import OPTIONS, SEATS
from pelagos.server.messages.fields import RequestId, ShortText
from pelagos.server.model import QuickPace, Tempo

# -- tables -----------------------------------------------------------------------------------


class NewSeat(Struct, frozen=True):
    """Who is to sit here: the one who asks, whoever comes first, or a computer player."""

    kind: Literal["me", "open", "agent"]
    name: ShortText = ""
    agent: ShortText = ""


class NewTable(Struct, frozen=True):
    """A table to be made.

    ``open``: in the lobby, for everybody. ``friends``: whoever has the link may sit down and watch.
    ``private``: whoever has the link may sit down; once the game has begun only those who sit
    there see anything of it, and that stays so.
    """

    game: ShortText
    request: RequestId
    seats: Annotated[list[NewSeat], Meta(max_length=SEATS)] = []
    options: Annotated[dict[str, ShortText], Meta(max_length=OPTIONS)] = {}
    box: str | None = None  # a box file of one's own, as text
    lesson: bool = False  # the guided game; seats, options and box are its own
    visibility: Literal["open", "friends", "private"] = "friends"
    begins: Literal["full", "start"] = "full"  # with the last one who sits down, or by the host
    tempo: Tempo | None = None
    delay: Annotated[int, Meta(ge=0, le=100)] = 0  # see Delay


class Opened(Struct, frozen=True):
    """Where the new table is."""

    table: str


class Quick(Struct, frozen=True):
    """A game against whoever comes first, with the usual options and clock.

    ``live``: everybody is here. ``days``: a turn may take days; see QuickTempos.
    """

    game: ShortText
    request: RequestId
    players: Annotated[int, Meta(ge=2, le=SEATS)] = 2
    name: ShortText = ""
    pace: QuickPace = "live"


class TakeSeat(Struct, frozen=True):
    """Who takes an open seat."""

    name: ShortText = ""


class Fill(Struct, frozen=True):
    """The computer player for an open seat."""

    agent: ShortText
    name: ShortText = ""


class Opening(Struct, frozen=True):
    """Who may come: see NewTable."""

    visibility: Literal["open", "friends", "private"]


class Ready(Struct, frozen=True):
    """Whether one is ready to begin."""

    is_ready: bool
