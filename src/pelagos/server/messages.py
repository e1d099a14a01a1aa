"""Everything that goes over the wire. The client's types are generated from these."""

from msgspec import Struct

from pelagos.kernel.contract import Game, Option


class OptionCard(Struct, frozen=True):
    """A variant of a game, with the values it can take; the first is the default."""

    key: str
    values: tuple[str, ...]
    default: str
    rule: str


class GameCard(Struct, frozen=True):
    """One game on the shelf."""

    key: str
    title: str
    players: tuple[int, int]
    options: tuple[OptionCard, ...]


class Trouble(Struct, frozen=True):
    """What went wrong: a key with facts for programs, a sentence for people."""

    code: str
    message: str
    rule: str | None = None
    facts: dict[str, str | int] = {}


class Problem(Struct, frozen=True):
    """The one shape of every error."""

    error: Trouble


class Health(Struct, frozen=True):
    """That the server runs, and which version."""

    version: str


def option_card(option: Option) -> OptionCard:
    return OptionCard(option.key, option.values, option.default, option.rule)


def game_card(game: Game) -> GameCard:
    options = tuple(map(option_card, game.options))
    return GameCard(game.key, game.title, (min(game.players), max(game.players)), options)
