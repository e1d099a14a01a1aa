"""The ledger is complete: every rule has code and a test, every number used is a rule."""

import pytest

import pelagos
from pelagos import shelf
from pelagos.kernel.contract import Game
from pelagos.kernel.errors import PelagosError
from pelagos.proof import ledger
from pelagos.proof.ledger import Coverage, Ledger
from pelagos.speech import LANGUAGES

GAMES = [*shelf.games(), shelf.find("pebbles")]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])

TEXT = """# A toy: the rules

Introduction.

## XX-1 Beginning

### XX-1.1 First
One line.
Another line.
Source: rulebook p. 1; audit
Basis: reading
Option: depth
Option: width

### XX-11.A1 Tile
Text of the tile.
Source: rulebook p. 2
Basis: rulebook

## Options

Not a rule.

### option depth
How deep?
"""


def test_a_rules_file_is_read() -> None:
    found = Ledger(TEXT)
    assert list(found.rules) == ["XX-1.1", "XX-11.A1"]
    first = found.rules["XX-1.1"]
    assert (first.title, first.chapter) == ("First", "XX-1 Beginning")
    assert first.text == "One line.\nAnother line."
    assert (first.source, first.basis) == ("rulebook p. 1; audit", "reading")
    assert first.options == ["depth", "width"]
    assert found.rules["XX-11.A1"].text == "Text of the tile."
    assert found.options == ["depth"]


def test_rules_are_found_by_a_word_in_title_or_text() -> None:
    found = Ledger(TEXT)
    assert [rule.number for rule in found.search("TILE")] == ["XX-11.A1"]
    assert [rule.number for rule in found.search("another")] == ["XX-1.1"]
    assert found.search("submarine") == []


@every_game
def test_every_rule_has_code_and_a_test(game: Game) -> None:
    coverage = Coverage(game)
    assert [n for n in coverage.rules if not coverage.has_code(n)] == []
    assert [n for n in coverage.rules if not coverage.has_test(n)] == []


@every_game
def test_every_number_used_is_in_the_ledger(game: Game) -> None:
    coverage = Coverage(game)
    assert coverage.in_code - set(coverage.rules) == set()
    assert coverage.in_tests - set(coverage.rules) == set()


@every_game
def test_every_step_and_option_carries_a_rule_of_the_ledger(game: Game) -> None:
    rules = ledger.of(game, "en").rules
    assert {step.__name__ for step in game.steps if step.rule not in rules} == set()
    assert {option.key for option in game.options if option.rule not in rules} == set()


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_text_and_says_where_it_comes_from(game: Game, lang: str) -> None:
    for rule in ledger.of(game, lang).rules.values():
        assert rule.text and rule.source, rule.number
        assert rule.basis in ("rulebook", "reading", "reconstructed"), rule.number


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_its_section_and_its_rule_names_it(game: Game, lang: str) -> None:
    found = ledger.of(game, lang)
    keys = [option.key for option in game.options]
    assert sorted(found.options) == sorted(keys)
    named = {key for rule in found.rules.values() for key in rule.options}
    assert named == set(keys)


def test_the_figures_add_up() -> None:
    data = Coverage(shelf.find("pebbles")).as_data()
    assert data["game"] == "pebbles"
    assert data["total"] == len(ledger.of(shelf.find("pebbles"), "en").rules)


def test_an_installed_copy_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pelagos, "__file__", "/usr/lib/pelagos/__init__.py")
    with pytest.raises(PelagosError, match="no-checkout"):
        ledger.checkout()
