"""Every build plays the same games, to the last bit."""

import os
import tomllib
from pathlib import Path

import pytest

from pelagos import shelf
from pelagos.arena.same_games import hash_of_games
from pelagos.arena.speed import build

KNOWN = tomllib.loads((Path(__file__).parents[1] / "counts" / "games.toml").read_text("utf-8"))


def test_the_build_is_the_one_that_is_to_be_tested() -> None:
    assert build() == os.environ.get("PELAGOS_EXPECT_BUILD", "interpreted")


def test_every_game_has_a_known_hash() -> None:
    assert sorted(KNOWN) == sorted(shelf.registry().known)


@pytest.mark.parametrize("key", KNOWN)
def test_seeded_games_come_out_as_they_always_did(key: str) -> None:
    assert hash_of_games(shelf.find(key), KNOWN[key]["games"]) == KNOWN[key]["hash"]
