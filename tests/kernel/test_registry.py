"""Finding a game by its key."""

import pytest

from pelagos.kernel.contract import Game
from pelagos.kernel.errors import PelagosError, UnknownGame
from pelagos.kernel.registry import Registry
from tests.kernel.script import Script


class Other(Script):
    key = "other"
    title = "Other"


SCRIPT, OTHER = Script([]), Other([])
NOT_ASKED = PelagosError("game-does-not-load", {"key": "sunk", "why": "it was opened"})


def sink() -> Game:
    raise NOT_ASKED


def registry() -> Registry:
    return Registry({"script": lambda: SCRIPT, "sunk": sink, "other": lambda: OTHER})


def test_a_game_is_found_by_its_key_and_opens_no_other() -> None:
    assert registry().find("script") is SCRIPT
    assert registry().find("other") is OTHER
    assert list(registry().known) == ["script", "sunk", "other"]


def test_a_game_is_opened_once() -> None:
    times: list[int] = []

    def open_script() -> Game:
        times.append(1)
        return SCRIPT

    shelf = Registry({"script": open_script})
    assert shelf.find("script") is shelf.find("script")
    assert times == [1]


def test_a_game_that_cannot_be_opened_says_why_each_time_and_leaves_the_others_alone() -> None:
    shelf = registry()
    for _ in range(2):
        with pytest.raises(PelagosError, match="game-does-not-load"):
            shelf.find("sunk")
    assert shelf.trouble("sunk") is NOT_ASKED
    assert shelf.trouble("other") is None


def test_a_misspelled_key_gets_the_nearest_name() -> None:
    with pytest.raises(UnknownGame) as caught:
        registry().find("scrip")
    assert caught.value.key == "unknown-game-near"
    expected = {"key": "scrip", "known": "script, sunk, other", "near": "script"}
    assert caught.value.facts == expected


def test_a_strange_key_gets_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as caught:
        registry().find("zzz")
    assert caught.value.key == "unknown-game"
    assert caught.value.facts == {"key": "zzz", "known": "script, sunk, other"}
