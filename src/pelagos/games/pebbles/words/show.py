"""Positions in words: what a scenario may say about a beach."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pelagos.games.pebbles.box import HAND
from pelagos.games.pebbles.state import NO_PEBBLE, Beach
from pelagos.kernel.words import known

NUMBERS: Final = ("round", "pool", "opened")
BY_SEAT: Final = ("shells", "stakes")
WORDS: Final = (*NUMBERS, *BY_SEAT, "pebbles", "shown")


def show(state: Beach) -> dict[str, Any]:
    """``{"pool": 3, "shells": [2, 0], "pebbles": [[4, 7], [1, 0]], …}``."""
    words: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
    words.update({name: list(getattr(state, name)) for name in BY_SEAT})
    words["pebbles"] = [state.places(seat) for seat in range(state.seats)]
    words["shown"] = [pebble for pebble in state.box.pebbles if state.shown >> pebble & 1]
    return words


def position(state: Beach, words: Mapping[str, Any]) -> None:
    """Lay everything where the words say; supply and bag hold the rest."""
    known(words, WORDS)
    for name in NUMBERS:
        setattr(state, name, words.get(name, getattr(state, name)))
    for name in BY_SEAT:
        setattr(state, name, list(words.get(name, getattr(state, name))))
    state.supply = state.box.shells - state.pool - sum(state.shells)
    state.pebbles = _laid_out(words.get("pebbles", [[]] * state.seats))
    shown: list[int] = words.get("shown", [])
    state.shown = _mask(shown)
    outside = [*state.pebbles, *shown]
    state.bag = _mask([pebble for pebble in state.box.pebbles if pebble not in outside])


def _laid_out(hands: Sequence[Sequence[int]]) -> list[int]:
    """HAND places for each seat; those not mentioned are empty."""
    places: list[int] = []
    for hand in hands:
        places += [*hand, *[NO_PEBBLE] * (HAND - len(hand))]
    return places


def _mask(pebbles: Sequence[int]) -> int:
    return sum([1 << pebble for pebble in pebbles])
