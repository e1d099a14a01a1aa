"""``pelagos games``."""

import json
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from pelagos import shelf
from tests.cli.conftest import Call


def test_a_machine_reads_the_shelf(pelagos: Call) -> None:
    shelf = json.loads(pelagos("games", "--json").out)
    octodice = next(game for game in shelf if game["key"] == "octodice")
    assert octodice["title"] == "Octo Dice"
    assert octodice["players"] == [1, 4]
    layout = {"key": "layout", "values": ["first", "random"], "default": "first"}
    assert layout in octodice["options"]


def test_toys_are_not_offered(pelagos: Call) -> None:
    assert "pebbles" not in pelagos("games", "--json").out


def test_people_read_what_the_options_mean(pelagos: Call) -> None:
    out = pelagos("games", "octodice").out
    assert "Chris Toussaint" in out
    assert "virtual_player=no|yes" in out


def test_all_games_fit_on_a_screen_and_say_where_their_options_are(pelagos: Call) -> None:
    out = pelagos("games").out
    assert out.count("\n") < 24
    assert "virtual_player" not in out
    assert "The options of a game: pelagos games GAME" in out


def test_a_machine_reads_one_game(pelagos: Call) -> None:
    assert [game["key"] for game in json.loads(pelagos("games", "nautilus", "--json").out)] == [
        "nautilus"
    ]
    assert "Did you mean nautilus?" in pelagos("games", "nautilos").is_bad_input()


def test_an_unknown_command_is_told_with_the_nearest(pelagos: Call) -> None:
    near = "There is no command “gmaes”. Did you mean games? pelagos --help lists all of them."
    assert pelagos("gmaes").is_bad_input() == near
    far = "There is no command “xyzzy”. pelagos --help lists all of them."
    assert pelagos("xyzzy").is_bad_input() == far


def test_the_environment_decides_the_language(
    pelagos: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Joueurs" in pelagos("games").out
    monkeypatch.setenv("LC_ALL", "C")
    assert "Players" in pelagos("games").out
    assert "Joueurs" in pelagos("games", "--lang", "fr").out


def test_without_any_language_it_is_english(pelagos: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LANG")
    assert "Players" in pelagos("games").out


def test_a_game_that_does_not_load_is_one_sentence(
    pelagos: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.registry.cache_clear()
    monkeypatch.setattr(shelf, "HOUSE", {"octodice": "pelagos.nowhere:OctoDice"})
    for words in (("games",), ("play", "octodice")):
        sentence = pelagos(*words).is_bad_input()
        assert sentence.startswith("The game octodice cannot be loaded: No module named")
    shelf.registry.cache_clear()


def test_a_broken_game_from_outside_is_said_beside_the_others(
    pelagos: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.registry.cache_clear()
    reef = EntryPoint("reef", "no_such_package:Reef", shelf.GROUP)
    monkeypatch.setattr(shelf, "entry_points", lambda group: EntryPoints([reef]))
    called = pelagos("games")
    assert "Octo Dice" in called.out
    assert called.err.startswith("The game reef cannot be loaded: No module named")
    assert "No module named" in pelagos("play", "reef").is_bad_input()
    shelf.registry.cache_clear()
