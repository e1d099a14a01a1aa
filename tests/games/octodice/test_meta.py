"""What the game says about itself, and that it holds together."""

import inspect
from importlib import import_module
from typing import Any

import pytest

from pelagos.games.octodice import OctoDice
from pelagos.games.octodice.mind.heuristic import value
from pelagos.games.octodice.rules.dice import SetAside
from pelagos.games.octodice.state import Octo
from pelagos.kernel.codec import decode, encode, read_answer
from pelagos.kernel.contract import Chance, Decision, Effect, Step
from pelagos.kernel.errors import BadOption
from pelagos.kernel.options import settle
from pelagos.kernel.roll import Roll
from pelagos.kernel.story import Told
from pelagos.proof import ledger
from pelagos.speech import Speaker
from tests.games.octodice.positions import GAME, game_with, position

MODULES = ("dice", "extras", "mainactions", "octopods", "round", "scoring", "setup", "virtual")
CONTRACT = (Step, Effect, Decision, Chance)


def own_steps() -> set[type[Step[Any]]]:
    """Every step that the game's modules define."""
    found: set[type[Step[Any]]] = set()
    for name in MODULES:
        module = import_module(f"pelagos.games.octodice.rules.{name}")
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, Step) and kind.__module__ == module.__name__:
                found.add(kind)
    return found


@pytest.mark.rule("OD-1.1")
def test_the_game_is_this_one() -> None:
    assert isinstance(GAME, OctoDice)
    assert (GAME.key, GAME.title, GAME.prefix) == ("octodice", "Octo Dice", "OD")
    assert list(GAME.players) == [1, 2, 3, 4]
    assert GAME.minutes == 25
    assert (GAME.rules, GAME.oldest_rules) == (1, 1)
    credit = GAME.credits
    assert (credit.designer, credit.artist) == ("Chris Toussaint", "Dennis Lohausen")
    assert (credit.publisher, credit.year) == ("Pegasus Spiele", 2015)


def test_these_are_its_options() -> None:
    assert [(o.key, o.values, o.rule, o.form) for o in GAME.options] == [
        ("layout", ("first", "random"), "OD-1.4", "B A C D F E I H G"),
        ("faces", ("first", "random"), "OD-1.4", "A1 B2 C1 D1 E2 F1 G1 H2 I1"),
        ("virtual_player", ("no", "yes"), "OD-10.1", ""),
        ("virtual_users", ("both", "other"), "OD-10.1", ""),
        ("octo_plus", ("1", "2"), "OD-11.A2", ""),
        ("plus_lab_own_move", ("no", "yes"), "OD-11.E1", ""),
        ("octo_tiles_in_extras", ("yes", "no"), "OD-6.4", ""),
        ("extras_tick_boxes", ("yes", "no"), "OD-5.5", ""),
        ("extra_limit", ("turn", "opponent"), "OD-6.2", ""),
        ("bonus_when_full", ("yes", "no"), "OD-5.4", ""),
        ("crystal_plus_on_zero", ("yes", "no"), "OD-11.D1", ""),
        ("super_level_depth", ("any", "one"), "OD-11.I1", ""),
    ]


@pytest.mark.parametrize("key", [o.key for o in OctoDice.options if not o.form])
def test_an_option_takes_its_values_and_no_other(key: str) -> None:
    option = next(o for o in GAME.options if o.key == key)
    for value_ in option.values:
        assert settle(GAME, 2, {key: value_})[key] == value_
    with pytest.raises(BadOption) as caught:
        settle(GAME, 2, {key: "maybe"})
    facts = {"option": key, "value": "maybe", "known": ", ".join(option.values)}
    assert (caught.value.key, caught.value.facts) == ("wrong-value", facts)


def test_each_ruling_follows_its_own_option() -> None:
    names = {
        "virtual_player": "virtual_player",
        "virtual_users": "virtual_for_both",
        "octo_plus": "octo_plus_twice",
        "plus_lab_own_move": "plus_lab_own_move",
        "octo_tiles_in_extras": "octo_tiles_in_extras",
        "extras_tick_boxes": "extras_tick_boxes",
        "extra_limit": "extra_per_opponent",
        "bonus_when_full": "bonus_when_full",
        "crystal_plus_on_zero": "crystal_plus_on_zero",
        "super_level_depth": "super_level_one_step",
    }
    plain = position().rulings
    for option in GAME.options[2:]:
        changed = position(options={option.key: option.values[1]}).rulings
        differing = [n for n in names.values() if getattr(plain, n) != getattr(changed, n)]
        assert differing == [names[option.key]]


def test_every_step_is_listed_once() -> None:
    assert set(GAME.steps) == own_steps()
    assert len(GAME.steps) == len(set(GAME.steps)) == 42
    assert len({kind.__name__ for kind in GAME.steps}) == 42


def test_every_step_has_a_rule_of_the_ledger() -> None:
    numbers = ledger.of(GAME, "en").rules
    assert [kind for kind in GAME.steps if kind.rule not in numbers] == []


def test_every_field_of_a_step_is_an_argument_of_its_constructor() -> None:
    for kind in GAME.steps:
        given = [name.startswith("is_") or place for place, name in enumerate(kind.fields)]
        made: Any = kind
        step = made(*given)
        assert [getattr(step, name) for name in kind.fields] == given


def test_every_rule_has_code_and_a_test() -> None:
    coverage = ledger.Coverage(GAME)
    assert len(coverage.rules) == 71
    assert coverage.open() == []


def test_answers_are_numbered_in_order() -> None:
    assert [answer.number for answer in GAME.answers] == list(range(96))
    assert len({answer.spelling for answer in GAME.answers}) == 96
    assert game_with(octopods__penalty=3).answers is GAME.answers


def test_a_copy_shares_nothing_that_changes() -> None:
    state = position("lab bot bot / red red red", seats=3)
    before = encode(state)
    for other in (state.copy(), state.observe(1), state.observe(None), state.imagine(0, Roll(1))):
        assert isinstance(other, Octo)
        assert encode(other) == before
        assert (other.box, other.rulings) == (state.box, state.rulings)
        for name in state.fields:
            field = getattr(other, name)
            if isinstance(field, list):
                assert field is not getattr(state, name)
                field.clear()
    assert encode(state) == before


def test_a_position_knows_the_rules_it_follows() -> None:
    state = GAME.setup(2, settle(GAME, 2, {}), 7)
    assert encode(state.copy())["rules"] == 7


def test_a_position_is_written_and_read_again() -> None:
    state = position("lab bot bot / yellow red red", seats=3, round=4, active=2, me={"crystals": 3})
    again = decode(GAME, position(seats=3), encode(state))
    assert encode(again) == encode(state)


# -- words ------------------------------------------------------------------------------------

SHOWN = "crystal octopod submarine / yellow white octopod"
NONE = -1


@pytest.mark.parametrize(
    ("spelling", "facts"),
    [
        ("keep w1", {"symbol": 0, "colour": NONE, "shows": NONE}),
        ("keep w2", {"symbol": 5, "colour": NONE, "shows": NONE}),
        ("use w3", {"symbol": 4, "colour": NONE, "shows": NONE}),
        ("use w3 as bot", {"symbol": 4, "colour": NONE, "shows": NONE}),
        ("count w3", {"symbol": 4, "colour": NONE, "shows": NONE}),
        ("use b1", {"symbol": 6, "colour": 0, "shows": 0}),
        ("pick b2", {"symbol": 6, "colour": 4, "shows": 2}),
        ("keep b3", {"symbol": 5, "colour": NONE, "shows": NONE}),
        ("pass", {}),
        ("column 1", {}),
        ("use b1 as colour 2", {}),
        ("use b1 as 2", {}),
        ("octopods", {}),
        ("face 1", {}),
    ],
)
def test_words_about_a_die_say_what_it_shows(spelling: str, facts: dict[str, int]) -> None:
    assert GAME.mention(position(SHOWN), read_answer(GAME, spelling)) == facts


@pytest.mark.parametrize(
    ("spelling", "english", "french"),
    [
        ("keep w1", "Maren keeps the research.", "Maren garde la recherche."),
        ("keep w2", "Maren keeps the octopod.", "Maren garde l’octopode."),
        ("keep w3", "Maren keeps the submarine.", "Maren garde le sous-marin."),
        ("keep b1", "Maren keeps the yellow 0.", "Maren garde le 0 jaune."),
        ("keep b3", "Maren keeps the octopod.", "Maren garde l’octopode."),
    ],
)
def test_what_is_kept_is_told_by_what_it_shows(spelling: str, english: str, french: str) -> None:
    dice = position(SHOWN.replace("crystal", "research"))
    told = Told(SetAside(0), read_answer(GAME, spelling))
    assert Speaker(GAME, "en", ["Maren"]).told(told, dice) == english
    assert Speaker(GAME, "fr", ["Maren"]).told(told, dice) == french


def test_a_box_of_ours_brings_no_words_of_its_own() -> None:
    assert GAME.own_words() == ""


def test_an_owners_colours_are_called_by_their_names() -> None:
    names = ["yellow", "pink", "blue", "green", "grey"]
    circle = {"colour": "pink", "points": 1}
    game = game_with(
        colours__names=names,
        sheet__submarines__colours=names,
        black_die__faces=[{"octopod": True}] * 6,
        sheet__research__path=[circle],
    )
    assert game.own_words() == (
        "colour-1 = pink\nneeds_colour-1 = pink\ncolour-4 = grey\nneeds_colour-4 = grey\n"
    )


def test_a_box_is_known_by_its_values_and_not_by_its_name() -> None:
    assert game_with(box__name="mine").box_fingerprint == GAME.box_fingerprint
    assert game_with(octopods__penalty=3).box_fingerprint != GAME.box_fingerprint


def test_the_worth_of_a_position_is_the_heuristics() -> None:
    state = position("lab bot bot / red red red", me={"crystals": 3})
    assert GAME.value(state, 0) == value(state, 0)
    assert GAME.value(state, 1) == value(state, 1)
    assert GAME.value(state, 0) != GAME.value(state, 1)
