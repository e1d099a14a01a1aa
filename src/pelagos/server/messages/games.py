"""The shelf: games, what is in their boxes, their rules and their lessons."""

from typing import Any

from msgspec import Struct

# -- games ------------------------------------------------------------------------------------


class OptionCard(Struct, frozen=True):
    """A variant of a game, with the values it can take; the first is the default."""

    key: str
    values: tuple[str, ...]
    default: str
    rule: str
    form: str  # an example of further values the game accepts; empty: none


class GameCard(Struct, frozen=True):
    """One game on the shelf."""

    key: str
    title: str
    players: tuple[int, int]
    minutes: int
    has_lesson: bool
    options: tuple[OptionCard, ...]


class GameCredits(Struct, frozen=True):
    """Whose game it is."""

    designer: str
    artist: str
    publisher: str
    year: int


class BoxPart(Struct, frozen=True):
    """Values of one part of the box, with where they come from."""

    name: str
    basis: str
    source: str
    values: dict[str, Any]


class GameDetail(Struct, frozen=True):
    """All about one game: its card, whose it is, what is in its box."""

    card: GameCard
    credits: GameCredits
    rules: int
    box_name: str
    box: list[BoxPart]
    box_text: str


class RuleText(Struct, frozen=True):
    """One numbered rule, in our own words."""

    number: str
    title: str
    chapter: str
    text: str
    source: str
    basis: str
    options: list[str]


class AgentCard(Struct, frozen=True):
    """A computer player."""

    key: str


class LessonStep(Struct, frozen=True):
    """One answer of the lesson, and the key of what is taught with it."""

    seat: int
    says: str
    teach: str = ""


class Lesson(Struct, frozen=True):
    """A guided game: who sits where, and what everybody answers."""

    names: list[str]
    steps: list[LessonStep]
