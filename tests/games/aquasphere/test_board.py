"""The board as text."""

import pytest
from rich.console import Console

from pelagos.speech import Speaker
from pelagos.tui.games.aquasphere import AquaBoard
from tests.games.aquasphere.positions import GAME, position

NAMES = ("Ann", "Bob")


def drawn(thing: object) -> str:
    console = Console(width=200, record=True, no_color=True)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


@pytest.mark.parametrize(("lang", "turn"), [("en", "It is Ann’s turn"), ("fr", "À Ann de jouer")])
def test_the_board_shows_station_rooms_and_players(lang: str, turn: str) -> None:
    me = {"programmed": ["lab"], "cards": ["RC-25"], "tiles": ["LX-05"], "crystals": 1}
    sectors = {"A": {"control": 1, "cards": ["RC-17"], "tiles": ["LX-25"], "submarines": [0, 2]}}
    sectors["B"] = {"loading": [1, 1, 0, 0]}
    state = position(me, sectors=sectors)
    speaker = Speaker(GAME, lang, NAMES)
    text = drawn(AquaBoard().draw(state, speaker, 0))
    assert turn in text
    for name in (speaker.words.say("card-16"), speaker.words.say("tile-24"), "▲●", "AB"):
        assert name in text
    assert AquaBoard().glance(state, speaker) == ""


def test_the_sheet_adds_up_the_final_scoring() -> None:
    state = position({"points": 30, "time": 2}, {"time": 0}, phase="final", round=4)
    text = drawn(AquaBoard().sheet(state, Speaker(GAME, "en", NAMES)))
    assert "Before the final scoring" in text and "30" in text and "33" in text
