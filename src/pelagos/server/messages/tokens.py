"""For programs: tokens, and the streams of events."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelagos.server.bounds import NAME_LETTERS
from pelagos.server.messages.tables import TableView


class NewToken(Struct, frozen=True):
    """A token to be made, to look only (``read``) or also to sit down and answer (``play``)."""

    name: Annotated[str, Meta(min_length=1, max_length=NAME_LETTERS)]
    scope: Literal["read", "play"]


class TokenCard(Struct, frozen=True):
    """A token of one's own."""

    id: str
    name: str
    scope: Literal["read", "play"]
    created: int  # seconds since 1970
    used: int | None  # likewise, to the hour


class MadeToken(Struct, frozen=True):
    """A token, told this once: it is kept as a digest only."""

    token: str
    card: TokenCard


class StreamEvent(Struct, frozen=True):
    """One line of the stream of events: something about a table where one has a seat."""

    type: Literal["gameStart", "yourTurn", "gameFinish"]
    table: str
    game: str
    seat: int  # the own one; with several: the one that is asked
    line: int


class TableEvent(Struct, frozen=True):
    """One line of the stream of a table: all of it first, then as it changes."""

    type: Literal["gameFull", "gameState"]
    view: TableView
