"""Positions, steps and answers as plain data and back; the digest of a position."""

import hashlib
from collections.abc import Mapping
from typing import Any, Final

from pelagos.kernel.canonical import compact
from pelagos.kernel.contract import Answer, Game, State, Step, Together
from pelagos.kernel.errors import PelagosError

NESTED: Final = (Step, list, tuple)  # what is more than a number or a word


def encode_step(step: Step[Any]) -> list[Any]:
    """``["SetAside", 2]``: the name and the constructor's arguments."""
    return [type(step).__name__, *(_encode(getattr(step, name)) for name in step.fields)]


def encode(state: State) -> dict[str, Any]:
    """Every field of a position, as JSON can carry it."""
    return {name: _encode(getattr(state, name)) for name in state.fields}


def _encode(value: Any) -> Any:
    if isinstance(value, Step):
        return encode_step(value)
    if isinstance(value, (list, tuple)):
        return [_encode(entry) if isinstance(entry, NESTED) else entry for entry in value]
    return value


def decode_step(game: Game, data: list[Any]) -> Step[Any]:
    """The step that ``encode_step`` wrote."""
    for kind in (*game.steps, Together):
        if kind.__name__ == data[0]:
            made: Any = kind
            step: Step[Any] = made(*(_decode(game, value) for value in data[1:]))
            return step
    raise PelagosError("unknown-step", {"step": str(data[0]), "game": game.title})


def decode(game: Game, first: State, data: Mapping[str, Any]) -> State:
    """The position that ``encode`` wrote, on a first position of the same seats and options."""
    state = first.copy()
    for name in state.fields:
        if name not in state.derived:
            setattr(state, name, _decode_field(game, name, data[name]))
    game.derive(state)
    return state


def _decode_field(game: Game, name: str, value: Any) -> Any:
    if name == "agenda":
        return [decode_step(game, entry) for entry in value]
    return value


def _decode(game: Game, value: Any) -> Any:
    """A step's argument: a number, a word, or a tuple of steps."""
    if isinstance(value, list):
        return tuple(decode_step(game, entry) for entry in value)
    return value


def digest(state: State) -> str:
    """A fingerprint of the position: equal positions, equal digests, in every build."""
    fields = {name: getattr(state, name) for name in state.fields}
    for name in state.later:
        if not any(fields[name]):
            del fields[name]
    return hashlib.sha256(compact(fields, encode_step).encode()).hexdigest()


def number(answers: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """The game's table of answers, each knowing its place; spellings must differ."""
    assert len({answer.spelling for answer in answers}) == len(answers), "two answers spelled alike"
    for place, answer in enumerate(answers):
        answer.number = place
    return answers


def read_answer(game: Game, spelling: str) -> Answer:
    """The answer that is spelled so."""
    answer = game.spelled(spelling)
    if answer is None:
        raise PelagosError("unknown-answer", {"answer": spelling, "game": game.title})
    return answer
