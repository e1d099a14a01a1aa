"""One's own tables, and those that are open to everybody."""

from typing import Literal

from msgspec import Struct

from pelagos.server.model import Tempo


class TableCard(Struct, frozen=True):
    """One of the tables where the asking guest has a seat."""

    table: str
    game: str
    line: int
    waiting: bool  # for people to sit down, or for the host
    my_turn: bool
    over: bool
    paused: bool
    days: bool  # it is played over days
    due: int | None  # when the time of the asking guest runs out, in seconds since 1970
    names: list[str]
    updated: int  # seconds since 1970


class LobbySeat(Struct, frozen=True):
    """Who sits at an open table; ``is_here``: and looks at it now."""

    name: str
    kind: Literal["human", "agent"]
    is_open: bool
    is_program: bool
    is_here: bool


class LobbyTable(Struct, frozen=True):
    """An open table: what is played there, and who plays."""

    table: str
    game: str
    seats: list[LobbySeat]
    options: dict[str, str]
    box_name: str
    own_box: bool
    tempo: Tempo | None
    updated: int  # seconds since 1970


class Lobby(Struct, frozen=True):
    """The open tables: those that wait for people, and those that can be watched."""

    waiting: list[LobbyTable]
    playing: list[LobbyTable]
