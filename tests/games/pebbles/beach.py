"""Positions of Pebbles, built with words."""

from typing import Any

from pelagos import shelf
from pelagos.games.pebbles.meta import Pebbles
from pelagos.games.pebbles.state import Beach
from pelagos.kernel.codec import read_answer
from pelagos.kernel.contract import Step
from pelagos.kernel.options import settle
from pelagos.kernel.play import advance, legal, play, why_not

GAME = shelf.find("pebbles")


def beach(
    *agenda: Step[Any], seats: int = 3, rules: int = 2, snatch: str = "yes", **words: Any
) -> Beach:
    """The position that the words describe, about to run these steps."""
    assert isinstance(GAME, Pebbles)
    state = GAME.setup(seats, settle(GAME, seats, {"snatch": snatch}), rules)
    GAME.position(state, words)
    state.agenda.clear()
    state.plan(list(agenda))
    advance(state)
    return state


def say(state: Beach, *spellings: str) -> Beach:
    for spelling in spellings:
        play(state, read_answer(GAME, spelling))
    return state


def options(state: Beach) -> list[str]:
    return [answer.spelling for answer in legal(state)]


def refused(state: Beach, spelling: str) -> tuple[str, str, dict[str, int]]:
    refusal = why_not(state, read_answer(GAME, spelling))
    assert refusal is not None
    return refusal.rule, refusal.reason.key, refusal.named()


def asked(state: Beach) -> tuple[str, int]:
    """The name and the seat of the step that comes next."""
    step: Any = state.agenda[-1]
    return type(step).__name__, step.seat
