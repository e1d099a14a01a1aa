"""``pelagos ledger``."""

import json

from pelagos import shelf
from tests.cli.conftest import Call


def test_a_machine_reads_how_far_a_game_is(pelagos: Call) -> None:
    data = json.loads(pelagos("ledger", "octodice", "--json").out)
    assert list(data) == ["game", "total", "with_code", "with_test", "open"]
    assert data["game"] == "octodice"
    assert data["total"] >= 60


def test_without_a_game_every_game_is_listed(pelagos: Call) -> None:
    listed = [row["game"] for row in json.loads(pelagos("ledger", "--json").out)]
    assert listed == [game.key for game in shelf.games()]


def test_rules_are_counted_in_simulated_games(pelagos: Call) -> None:
    data = json.loads(pelagos("ledger", "pebbles", "--games", "6", "--json").out)
    assert data["fired"]["PB-2.3"] == 6
    assert 0 < data["fired"]["PB-2.4"] <= 6
    assert set(data["fired"]) >= {"PB-1.1", "PB-5.2"}
    assert list(data["never"]) == ["steps", "reasons"]


def test_people_read_a_table_in_their_language(pelagos: Call) -> None:
    english = pelagos("ledger", "pebbles").out
    french = pelagos("ledger", "pebbles", "--games", "1", "--lang", "fr").out
    assert "Taking shells" in english and "Test" in english
    assert "notre lecture" in french and "Parties" in french
    assert "Étapes jamais survenues" in french and "never" not in english


def test_an_unknown_game_is_told(pelagos: Call) -> None:
    assert "Did you mean pebbles?" in pelagos("ledger", "pebble").is_bad_input()
