"""How a game can be played: every number of players, and every value of every option."""

from collections.abc import Iterable, Mapping
from typing import Final

from pelagos.kernel.contract import Game
from pelagos.kernel.errors import BadOption
from pelagos.kernel.options import settle

ALONE: Final = ("solo_", "thought_")  # options that mean nothing to several players
Variant = tuple[int, dict[str, str]]  # seats, options that are not the default


def variants(game: Game) -> list[Variant]:
    """The defaults with every number of seats, then each further value of every option."""
    plain: list[Variant] = [(seats, {}) for seats in game.players]
    further = [{option.key: value} for option in game.options for value in option.values[1:]]
    return [*plain, *(seated(game, options) for options in further)]


def seated(game: Game, options: Mapping[str, str]) -> Variant:
    """These options with as few seats as they allow; for one alone where they mean that.

    Where a value asks for another option's value, the first that makes it possible joins it.
    """
    others = [{o.key: value} for o in game.options for value in o.values[1:]]
    company = [seats for seats in game.players if seats > 1]
    for added in ({}, *(other for other in others if not other.keys() & options.keys())):
        for seats in (1, *company) if is_alone(options) else (*company, 1):
            both = {**options, **added}
            if is_possible(game, seats, both):
                return seats, both
    raise AssertionError(f"{game.key} cannot be played with {options}")


def is_alone(keys: Iterable[str]) -> bool:
    return any(key.startswith(ALONE) for key in keys)


def is_possible(game: Game, seats: int, options: Mapping[str, str]) -> bool:
    try:
        settle(game, seats, options)
    except BadOption:
        return False
    return True
