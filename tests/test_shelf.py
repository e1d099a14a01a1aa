"""The shelf: which games there are, and their files."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from pelagos import shelf
from pelagos.games.pebbles import Pebbles
from pelagos.kernel.errors import BadBox, PelagosError, UnknownGame


def test_players_are_offered_the_games_of_the_house_but_no_toys() -> None:
    keys = [game.key for game in shelf.games()]
    assert keys == ["aquasphere", "nautilus", "neweden", "octodice"]


def test_the_toy_can_be_found_by_who_knows_it() -> None:
    assert isinstance(shelf.find("pebbles"), Pebbles)
    assert list(shelf.registry().known)[-1] == "pebbles"


def test_a_game_is_made_once() -> None:
    assert shelf.find("pebbles") is shelf.find("pebbles")


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame) as caught:
        shelf.find("peebles")
    assert caught.value.facts["near"] == "pebbles"


def test_a_game_can_be_played_with_another_box() -> None:
    game = shelf.find("pebbles")
    text = shelf.box_text(game).replace("number = 3", "number = 5")
    other = shelf.with_box("pebbles", text)
    assert isinstance(other, Pebbles) and other.box.rounds == 5
    assert other.box_fingerprint != game.box_fingerprint


def test_a_box_of_another_game_is_refused() -> None:
    with pytest.raises(BadBox):
        shelf.with_box("pebbles", shelf.box_text(shelf.find("octodice")))


def test_the_files_of_a_game_lie_in_its_folder() -> None:
    game = shelf.find("pebbles")
    assert 'game = "pebbles"' in shelf.box_text(game)
    assert "PB-1.1 Players and pieces" in shelf.rules_text(game, "en")
    assert "PB-1.1 Joueurs et pièces" in shelf.rules_text(game, "fr")
    assert "ask-TakeShells" in shelf.words_text(game, "fr")
    assert shelf.words_text(game, "tlh") == shelf.rules_text(game, "tlh") == ""


TIDES = """
from tests.kernel.script import Script

class Tides(Script):
    key = "tides"
    title = "Tides"

    def __init__(self, document):
        super().__init__([])

NAME = "tides"
"""


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[str]]:
    """A package outside the repository, its entry points, and a shelf that is read again."""
    places: list[str] = []
    package = tmp_path / "tide_pool"
    package.mkdir()
    (package / "__init__.py").write_text(TIDES)
    (package / "crash.py").write_text("1 // 0")
    (package / "box.toml").write_text('[box]\ngame = "tides"\n')
    monkeypatch.syspath_prepend(tmp_path)

    def entry_points(group: str) -> EntryPoints:
        found = [place.partition("=") for place in places]
        return EntryPoints(EntryPoint(name, value, group) for name, _, value in found)

    monkeypatch.setattr(shelf, "entry_points", entry_points)
    shelf.registry.cache_clear()
    yield places
    shelf.registry.cache_clear()


def test_a_game_outside_the_repository_comes_after_those_of_the_house(outside: list[str]) -> None:
    outside.append("tides=tide_pool:Tides")
    assert [game.key for game in shelf.games()] == [*shelf.HOUSE, "tides"]
    assert shelf.find("tides").title == "Tides"


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("reef=no_such_package:Reef", "No module named 'no_such_package'"),
        ("reef=tide_pool:Reef", "module 'tide_pool' has no attribute 'Reef'"),
        ("reef=tide_pool:Tides", "tide_pool:Tides is not that game"),
        ("reef=tide_pool:NAME", "tide_pool:NAME is not that game"),
        ("reef=tide_pool.crash:Reef", "integer division or modulo by zero"),
    ],
)
def test_a_game_that_does_not_load_is_named_and_leaves_the_others_alone(
    outside: list[str], place: str, why: str
) -> None:
    outside += [place, "tides=tide_pool:Tides"]
    assert [game.key for game in shelf.games()] == [*shelf.HOUSE, "tides"]
    with pytest.raises(PelagosError) as caught:
        shelf.find("reef")
    assert shelf.broken() == [caught.value]
    assert caught.value.key == "game-does-not-load"
    assert caught.value.facts == {"key": "reef", "why": why}
