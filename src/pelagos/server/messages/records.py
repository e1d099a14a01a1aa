"""Games to step through, and records that are brought."""

from typing import Any, Literal

from msgspec import Struct

from pelagos.server.messages.fields import Facts
from pelagos.server.messages.tables import ToldStep

# -- records ----------------------------------------------------------------------------------


class Asked(Struct, frozen=True):
    """Who was asked what."""

    seat: int
    step: str
    facts: Facts


class Frame(Struct, frozen=True):
    """The position after one line, and what that line told."""

    line: int
    position: dict[str, Any]
    story: list[ToldStep]
    scores: list[int]
    asked: Asked | None


class Frames(Struct, frozen=True):
    """A game to step through: a page of it, from the line on that was asked for.

    ``seat``: as whom; null and not ``full``: as a spectator.
    """

    game: str
    names: list[str]
    options: dict[str, str]
    engine: str
    rules: int
    commitment: str
    box_name: str
    words: str  # those that the box brings: see BoxWords
    over: bool
    full: bool  # nothing is held back
    seat: int | None
    standing: list[int]
    ending: str
    last: int  # the line with which the game, as far as it went, ends
    frames: list[Frame]
    site: str | None = None  # where it was played, "" where that has no address; null: handed in
    marks: list[str] = []  # what has to be known of it, as this site says
    agents: list[str] = []  # the computer player of each seat, "": a person; records do not say


class RecordVerdict(Struct, frozen=True):
    """What a record was found to be."""

    kind: Literal["finished", "unfinished", "export"]
    lines: int


class PublicKey(Struct, frozen=True):
    """The public half of a key with which this server signs, or signed, in hex."""

    id: str
    public: str
    since: int  # seconds since 1970


class SiteKeys(Struct, frozen=True):
    """What is needed to check records that were played here; the first key is the one in use."""

    site: str
    keys: list[PublicKey]


class NewBox(Struct, frozen=True):
    """A box file that a record was played with."""

    game: str
    text: str


class Boxed(Struct, frozen=True):
    """By what records name the box."""

    box: str


class Filed(Struct, frozen=True):
    """A record that was taken in, and where it is."""

    record: str
    verdict: RecordVerdict
