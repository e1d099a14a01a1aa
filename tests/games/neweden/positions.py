"""Positions of New Eden in words, and what can be said and asked about them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pelagos
from pelagos.games.neweden import NewEden
from pelagos.games.neweden.state import Eden
from pelagos.kernel.codec import encode_step, read_answer
from pelagos.kernel.contract import Step
from pelagos.kernel.options import parse_box, settle
from pelagos.kernel.play import advance, legal, play, why_not
from pelagos.kernel.story import Story
from tests.games.playing import Playing, change

BOX: Final = (Path(pelagos.__file__).parent / "games/neweden/box.toml").read_text("utf-8")
GAME: Final = NewEden(parse_box(BOX, "neweden"))
say = Playing(GAME).say
Words = Mapping[str, Any]

ROW_1: Final = ["1A-SY1", "1A-OX1", "1A-CR1"]
ROW_2: Final = ["1A-SY2", "1A-OX2", "1A-CR2"]
ROW_3: Final = ["1A-SH1", "1A-OX3", "1A-CR3"]
ROW_4: Final = ["1A-SH2", "1A-OC1", "1A-RE1"]
FULL: Final = [*ROW_1, *ROW_2, *ROW_3, *ROW_4]


def position(
    *stations: Words,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    agenda: list[Step[Any]] | None = None,
    game: NewEden = GAME,
    **words: Any,
) -> Eden:
    """A position: what the stations have, other words, and what comes next."""
    state = first(seats, options, game)
    game.position(state, {"stations": [dict(each) for each in stations], **words})
    if agenda is not None:
        state.agenda = agenda[::-1]
    advance(state)
    return state


def first(seats: int = 2, options: Mapping[str, str] | None = None, game: NewEden = GAME) -> Eden:
    """The first position, nothing run."""
    state = game.setup(seats, settle(game, seats, options or {}), game.rules)
    assert isinstance(state, Eden)
    return state


def run(state: Eden, *steps: Step[Any]) -> Eden:
    """Let these steps happen now, before whatever waits."""
    state.plan([*steps])
    advance(state)
    return state


def tell(state: Eden, spelling: str) -> list[list[Any]]:
    """What happens after an answer, as data."""
    story = Story()
    play(state, read_answer(GAME, spelling), story)
    return [encode_step(told.step) for told in story.told if not told.step.quiet]


def refused(state: Eden, spelling: str) -> tuple[str, str, dict[str, int]]:
    """The rule, the reason and the facts of a refusal."""
    refusal = why_not(state, read_answer(GAME, spelling))
    assert refusal is not None, f"{spelling} is allowed"
    return refusal.rule, refusal.reason.key, refusal.named()


def allowed(state: Eden, spelling: str) -> bool:
    return why_not(state, read_answer(GAME, spelling)) is None


def answers(state: Eden) -> list[str]:
    return [answer.spelling for answer in legal(state)]


def asks(state: Eden) -> list[Any]:
    """The question, or the chance, that comes next, as data."""
    return encode_step(state.agenda[-1])


def arms(state: Eden, station: int) -> dict[str, list[str]]:
    """The arms that hold cards."""
    shown = GAME.show(state)["stations"][station]["arms"]
    return {name: cards for name, cards in shown.items() if cards}


def board(state: Eden) -> list[list[str]]:
    shown = GAME.show(state)["board"]
    return [shown[at : at + 3] for at in range(0, 12, 3)]


def station(state: Eden, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = GAME.show(state)["stations"][seat]
    return shown


def box_with(**values: Any) -> dict[str, Any]:
    """The shipped box with some values changed, or gone; dots are written as two underscores."""
    document = parse_box(BOX, "neweden")
    for name, value in values.items():
        change(document, name.replace("__", "/"), value)
    return document


def set_in(document: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The same for names with dashes: ``modules/1A-CR1/coins``."""
    change(document, path, value)
    return document
