"""Finding a game by its key."""

import pytest

from pelagos.kernel.contract import Game
from pelagos.kernel.errors import UnknownGame
from pelagos.kernel.registry import Registry
from tests.kernel.script import Script


class Other(Script):
    key = "other"
    title = "Other"


SCRIPT, OTHER = Script([]), Other([])


def find(key: str) -> Game:
    return Registry([SCRIPT, OTHER]).find(key)


def test_a_game_is_found_by_its_key() -> None:
    assert find("script") is SCRIPT
    assert find("other") is OTHER
    assert list(Registry([SCRIPT, OTHER]).games) == ["script", "other"]


def test_a_misspelled_key_gets_the_nearest_name() -> None:
    with pytest.raises(UnknownGame) as caught:
        find("scrip")
    assert caught.value.key == "unknown-game-near"
    expected = {"key": "scrip", "known": "script, other", "near": "script"}
    assert caught.value.facts == expected


def test_a_strange_key_gets_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as caught:
        find("zzz")
    assert caught.value.key == "unknown-game"
    assert caught.value.facts == {"key": "zzz", "known": "script, other"}
