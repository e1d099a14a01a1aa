"""Positions of Nautilus in words, and what can be said and asked about them."""

from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from pelagos.games.nautilus import Nautilus
from pelagos.games.nautilus.box import FINDS, STATIONS
from pelagos.games.nautilus.show import show
from pelagos.games.nautilus.state import Sea
from pelagos.kernel.codec import encode_step, read_answer
from pelagos.kernel.contract import Game, Step
from pelagos.kernel.options import parse_box, settle
from pelagos.kernel.play import advance, legal, play, why_not
from pelagos.kernel.story import Story

TEXT: Final = (resources.files("pelagos.games.nautilus") / "box.toml").read_text("utf-8")
GAME: Final = Nautilus(parse_box(TEXT, "nautilus"))
GONE: Final = object()

A, B, C, D = 0, 1, 2, 3
Module = dict[str, Any]


def module(kind: str, at: str, turn: int = 0, builder: int = -1, **words: Any) -> Module:
    return {"kind": kind, "at": at, "turn": turn, "builder": builder, **words}


def base(**words: Any) -> Module:
    return module("base", "J10", **words)


def position(
    *agenda: Step[Any],
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    me: Mapping[str, Any] | None = None,
    other: Mapping[str, Any] | None = None,
    game: Game = GAME,
    **words: Any,
) -> Sea:
    """A position in words; ``agenda``, if given, is all that lies ahead."""
    state = game.setup(seats, settle(game, seats, options or {}), game.rules)
    assert isinstance(state, Sea)
    if me or other:
        words.setdefault("players", [dict(me or {}), dict(other or {})])
    game.position(state, words)
    if agenda:
        state.agenda = [*agenda][::-1]
    advance(state)
    return state


def box_with(**values: Any) -> dict[str, Any]:
    """The shipped box with some values changed, or gone; dots are written as two underscores."""
    document = parse_box(TEXT, "nautilus")
    for name, value in values.items():
        *path, last = name.split("__")
        part = document
        for key in path:
            part = part[key]
        if value is GONE:
            del part[last]
        else:
            part[last] = value
    return document


def say(state: Sea, *answers: str) -> Sea:
    """The position after these answers and outcomes, each of them legal."""
    for spelling in answers:
        play(state, read_answer(GAME, spelling))
    return state


def told(state: Sea, *answers: str) -> list[str]:
    """What everybody hears while these answers are given."""
    story = Story()
    for spelling in answers:
        play(state, read_answer(GAME, spelling), story)
    return [spelled(told.step) for told in story.to(None)]


def spelled(step: Step[Any]) -> str:
    return " ".join(map(str, encode_step(step)))


def asks(state: Sea) -> str:
    """What waits for an answer or an outcome; empty when the game is over."""
    return spelled(state.agenda[-1]) if state.agenda else ""


def open_answers(state: Sea) -> list[str]:
    return [answer.spelling for answer in legal(state)]


Why = tuple[str, str, dict[str, int]]


def refused(state: Sea, spelling: str) -> Why | None:
    """Rule, reason and facts of a refusal; None where the answer is legal."""
    refusal = why_not(state, read_answer(GAME, spelling))
    return None if refusal is None else (refusal.rule, refusal.reason.key, refusal.named())


def square(name: str) -> int:
    return GAME.chart.square_named[name]


def active(state: Sea, seat: int = 0) -> list[int]:
    """Active modules: training, technical, sonar, research, analysis."""
    return state.active[seat * STATIONS : (seat + 1) * STATIONS]


def finds(state: Sea, seat: int = 0) -> list[int]:
    """Gold, jellyfish, urchins, scallops, snails."""
    return state.finds[seat * FINDS : (seat + 1) * FINDS]


def shown(state: Sea, path: str) -> Any:
    found: Any = show(state)
    for key in path.split("."):
        found = found[int(key)] if isinstance(found, list) else found[key]
    return found
