"""Games to step through, and records that are brought."""

from typing import Any, Literal

from msgspec import Struct

from pelagos.server.messages.fields import Facts
from pelagos.server.messages.play import Told

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
    story: list[Told]
    scores: list[int]
    asked: Asked | None


class Frames(Struct, frozen=True):
    """A whole game to step through. ``seat``: as whom; null and not ``full``: as a spectator."""

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
    frames: list[Frame]


class Verdict(Struct, frozen=True):
    """What a record was found to be."""

    kind: Literal["finished", "unfinished", "export"]
    lines: int


class Filed(Struct, frozen=True):
    """A record that was taken in, and where it is."""

    record: str
    verdict: Verdict
