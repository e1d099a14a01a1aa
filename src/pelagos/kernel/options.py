"""Choosing how a game is played: players, options, box."""

import tomllib
from collections.abc import Mapping
from typing import Any

from pelagos.kernel.contract import Game, Option
from pelagos.kernel.errors import BadBox, BadOption, Facts


def settle(game: Game, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option of the game with its value, or BadOption."""
    if seats not in game.players:
        raise BadOption("wrong-seats", _seat_facts(game, seats))
    known = {option.key: option for option in game.options}
    for key in chosen:
        if key not in known:
            choice = ", ".join(known)
            raise BadOption("unknown-option", {"game": game.title, "option": key, "known": choice})
    settled = {key: _value(option, chosen) for key, option in known.items()}
    game.check(seats, settled)
    return settled


def recorded(game: Game, written: Mapping[str, str]) -> dict[str, str]:
    """The options of a game as its record has them, and those that the record is older than."""
    return {**{option.key: option.before for option in game.options if option.before}, **written}


def _seat_facts(game: Game, seats: int) -> Facts:
    least, most = game.players[0], game.players[-1]
    return {"game": game.title, "seats": seats, "least": least, "most": most}


def _value(option: Option, chosen: Mapping[str, str]) -> str:
    value = chosen.get(option.key, option.default)
    if value not in option.values and not option.form:
        choice = ", ".join(option.values)
        raise BadOption("wrong-value", {"option": option.key, "value": value, "known": choice})
    return value


def parse_box(text: str, game: str) -> dict[str, Any]:
    """The document of a box file, or BadBox where it is not TOML or belongs to another game."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBox("box-not-toml", {"why": str(error)}) from None
    except ValueError:  # Python reads no number of more than 4300 digits
        raise BadBox("box-not-toml", {"why": "a number is too long"}) from None
    meant = document.get("box", {})
    if not isinstance(meant, dict) or meant.get("game") != game:
        raise BadBox("box-of-another-game", {"game": game})
    return document
