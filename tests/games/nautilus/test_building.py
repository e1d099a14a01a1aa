"""NA-3, NA-4 and NA-5: buying, building, and what fits where."""

from typing import Any

import pytest

from pelagos.games.nautilus.geometry.chart import CONTACT, do_overlap
from pelagos.games.nautilus.rules.city import locks_of
from pelagos.kernel.contract import Decision
from tests.games.nautilus.positions import base, module, position, refused, say, shown, square, told
from tests.games.playing import asks, open_answers

PURPLE = module("purple", "M10")
T1 = module("training", "M7", builder=1)


# -- buying --------------------------------------------------------------------------------------


@pytest.mark.rule("NA-3.1")
def test_one_module_a_turn_from_a_stack_that_is_not_empty() -> None:
    state = position(stacks={"sonar": 0, "green": 0})
    assert refused(state, "buy sonar") == ("NA-3.1", "stack-is-empty", {"kind": 5})
    assert refused(state, "buy green 1") == ("NA-3.1", "stack-is-empty", {"kind": 2})
    say(state, "buy training")
    assert asks(state) == "PlaceModule 0 1 1 0"
    assert state.stacks[3] == 3


@pytest.mark.rule("NA-3.2")
def test_an_exploration_module_costs_a_nemo() -> None:
    state = say(position(), "buy research")
    assert (state.money[0], state.bank) == (54, 1)
    assert shown(state, "players.0.store") == ["research", "", "", ""]
    box_poor = position(me={"money": 0, "store": ["training"]})
    assert asks(box_poor) == "PlaceModule 0 0 1 0"  # nobody asks who cannot buy


@pytest.mark.rule("NA-3.2")
def test_without_money_nothing_is_bought() -> None:
    from pelagos.games.nautilus.rules.building import BuyModule

    state = position(BuyModule(0), me={"money": 0})
    assert refused(state, "buy sonar") == ("NA-3.2", "cannot-buy", {"price": 1, "money": 0})
    assert open_answers(state) == ["done"]


@pytest.mark.rule("NA-3.3")
@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 3), (4, 4)])
def test_a_habitation_takes_one_to_three_aquanauts_or_four(seats: int, most: int) -> None:
    state = position(seats=seats)
    answers = [answer for answer in open_answers(state) if "purple" in answer]
    assert answers == [f"buy purple {count}" for count in range(1, most + 1)]
    if most == 3:
        assert refused(state, "buy green 4") == ("NA-3.3", "too-many-aquanauts", {"most": 3})
    state = say(state, "buy purple 3")
    assert (state.money[0], state.stock[0]) == ({2: 55, 3: 50, 4: 45}[seats] - 3, 12)
    assert shown(state, "players.0.store") == ["purple 3", "", "", ""]


@pytest.mark.rule("NA-3.3")
def test_an_option_lets_every_habitation_take_four() -> None:
    assert refused(position(options={"habitation_limit": "four"}), "buy green 4") is None


@pytest.mark.rule("NA-3.3")
def test_stock_and_money_limit_the_aquanauts() -> None:
    state = position(me={"stock": 1, "money": 9})
    assert refused(state, "buy purple 2") == ("NA-3.3", "stock-is-low", {"stock": 1})
    state = position(me={"money": 2})
    facts = {"price": 3, "money": 2}
    assert refused(state, "buy purple 3") == ("NA-3.3", "cannot-house", facts)
    assert refused(state, "buy purple 2") is None


@pytest.mark.rule("NA-3.4")
def test_with_four_modules_in_front_nothing_is_bought() -> None:
    from pelagos.games.nautilus.rules.building import BuyModule

    full = {"store": ["sonar", "sonar", "training", "purple 1"]}
    state = position(BuyModule(0), me=full)
    assert refused(state, "buy sonar") == ("NA-3.4", "store-is-full", {"stored": 4})
    assert asks(position(me=full)) == "PlaceModule 0 0 1 0"
    assert asks(position(me={"store": full["store"][:3]})) == "BuyModule 0"


@pytest.mark.rule("NA-3.5", "NA-4.10")
def test_what_was_bought_is_built_in_the_same_turn_with_its_aquanauts() -> None:
    state = say(position(seats=4), "buy purple 4", "place purple M10 0")
    assert state.money[0] == 45 - 4 - 1  # NA-T1
    assert state.aquanauts(0, 1) == 4
    assert shown(state, "players.0.store") == [""] * 4
    assert state.builder[1] == -1


# -- all or nothing ------------------------------------------------------------------------------


@pytest.mark.rule("NA-4.1")
def test_who_builds_returns_what_is_left() -> None:
    state = position(me={"store": ["sonar", "purple 2"]})
    money = say(state, "buy research", "place sonar J7 0").money[0]
    assert told(state, "done")[:2] == ["PlaceModule 0 1 1 1", "ReturnModules 0"]
    assert shown(state, "players.0.store") == [""] * 4
    assert (state.money[0], state.stock[0]) == (money, 15)
    assert state.stacks == [0, 10, 10, 4, 4, 3, 4, 4]


@pytest.mark.rule("NA-4.1")
def test_who_bought_and_places_nothing_keeps_everything() -> None:
    state = say(position(me={"store": ["sonar"]}), "buy research", "done")
    assert shown(state, "players.0.store") == ["sonar", "research", "", ""]


@pytest.mark.rule("NA-4.2")
def test_who_neither_buys_nor_builds_returns_everything() -> None:
    state = say(position(me={"store": ["sonar", "green 2"]}), "done", "done")
    assert shown(state, "players.0.store") == [""] * 4
    assert state.stock[0] == 15


@pytest.mark.rule("NA-4.3")
def test_four_stored_modules_are_built_or_lost() -> None:
    state = position(me={"store": ["sonar", "sonar", "training", "purple 1"]})
    assert shown(say(state, "done"), "players.0.store") == [""] * 4


@pytest.mark.rule("NA-4.10")
def test_of_two_crews_the_player_says_which_moves_in() -> None:
    state = say(position(me={"store": ["purple 1", "purple 3"]}), "done", "place purple M10 0")
    assert asks(state) == "ChooseLoad 0 1"
    assert open_answers(state) == ["settle 1", "settle 3"]
    assert refused(state, "settle 2") == ("NA-3.4", "no-such-load", {"aquanauts": 2})
    say(state, "settle 1")
    assert state.aquanauts(0, 1) == 1
    assert shown(state, "players.0.store") == ["purple 3", "", "", ""]


# -- where ---------------------------------------------------------------------------------------


@pytest.mark.rule("NA-4.4", "NA-5.5")
def test_a_module_lies_on_the_board_in_quarter_turns() -> None:
    state = position(me={"store": ["technical"]})
    say(state, "done")
    step = state.agenda[-1]
    assert isinstance(step, Decision)
    candidates = step.candidates(state)
    assert len(candidates) == 1 + 4 * 17 * 26
    state = say(state, "place technical J7 0")
    assert locks_of(state, 1) == 0b10010011  # N, NE, S, NW
    turned = say(position(me={"store": ["technical"]}), "done", "place technical M10 90")
    assert locks_of(turned, 1) == 0b01001110  # E, SE, W, NE


@pytest.mark.rule("NA-4.5")
def test_the_first_module_joins_the_city_and_the_others_what_was_placed_this_turn() -> None:
    state = position(city=[base(), PURPLE], me={"store": ["training", "green 1", "sonar"]})
    say(state, "done")
    assert refused(state, "place training A1 0") == ("NA-4.5", "touches-nothing", {})
    say(state, "place training M7 0")
    assert refused(state, "place green P10 90") == ("NA-4.5", "not-to-your-own", {})
    assert refused(state, "place green K5 90") is None


@pytest.mark.rule("NA-4.6", "NA-5.3")
def test_other_edges_may_meet_walls() -> None:  # NA-T3
    city = [base(), PURPLE, T1, module("green", "K5", 90), module("training", "H5", 90, 1)]
    state = say(position(city=city, me={"store": ["research"]}), "done")
    say(state, "place research H8 0")
    assert state.passages[5] == 1  # the base, through an orange airlock; a wall to H5


@pytest.mark.rule("NA-5.3")
def test_a_wall_is_no_passage() -> None:
    state = say(position(me={"store": ["sonar"]}), "done")
    facts = {"module": 0}
    assert refused(state, "place sonar M10 0") == ("NA-5.3", "no-passage", facts)
    assert refused(state, "place sonar M10 90") is None


@pytest.mark.rule("NA-4.7")
def test_never_on_a_submarine_not_even_with_a_corner() -> None:
    state = position(me={"store": ["purple 1"]}, other={"submarines": ["O12"]})
    say(state, "done")
    why = ("NA-4.7", "submarine-in-the-way", {"square": square("O12")})
    assert refused(state, "place purple M10 0") == why
    assert refused(state, "place purple G10 0") is None


@pytest.mark.rule("NA-5.2", "NA-4.7")
def test_modules_may_share_a_corner_square_but_not_overlap() -> None:
    state = say(position(me={"store": ["green 1"]}), "done")
    assert refused(state, "place green K10 0") == ("NA-5.2", "overlaps", {"module": 0})
    assert refused(state, "place green L11 0") == ("NA-5.2", "overlaps", {"module": 0})
    assert refused(state, "place green L12 0") is None
    assert [do_overlap(*offset) for offset in CONTACT] == [False] * 8
    assert do_overlap(1, 2) and do_overlap(2, 1) and not do_overlap(2, 2) and not do_overlap(3, 0)


@pytest.mark.rule("NA-5.3")
def test_passages_lead_both_ways_where_two_airlocks_meet() -> None:
    state = position(city=[base(), PURPLE, T1])
    assert state.passages[:3] == [0b010, 0b101, 0b010]


@pytest.mark.rule("NA-5.1")
def test_all_nine_squares_are_covered_and_corners_only_half() -> None:
    state = position(city=[base(), module("green", "L12")])
    assert state.covered.bit_count() == 17
    assert state.halved.bit_count() == 6
    assert not state.halved >> square("L12") & 1  # a half of each


@pytest.mark.rule("NA-4.8")
def test_a_buried_token_leaves_the_game_and_atlantis_goes_to_the_ruins() -> None:
    city = [base(), PURPLE, module("green", "P10", 90)]
    state = say(position(city=city, me={"store": ["sonar"]}), "done")
    say(state, "place sonar R8 90")
    assert asks(state) == f"TurnUp {square('R8')}"
    say(state, "token jellyfish")
    assert asks(state) != f"TurnUp {square('R8')}"
    assert state.gone[1] == 1
    assert not state.laid >> square("R8") & 1


@pytest.mark.rule("NA-4.8")
def test_a_buried_atlantis_token_has_no_marker_and_a_known_one_is_shown() -> None:
    city = [base(), PURPLE, module("green", "P10", 90)]
    me: dict[str, Any] = {"store": ["sonar"]}
    seen = {"seen": ["R8"]}
    state = position(city=city, me=me, other=seen, tokens={"R8": "atlantis 4"})
    heard = told(state, "done", "place sonar R8 90")
    assert f"ShowToken {square('R8')} 10" in heard
    assert shown(state, "ruins") == {"4": -1}


@pytest.mark.rule("NA-4.9")
def test_the_deepest_square_is_paid_once_for_all_modules() -> None:  # NA-T2
    city = [base(), PURPLE]
    state = position(city=city, me={"store": ["training", "green 1", "training"]})
    say(state, "done", "place training M7 0")
    assert state.money[0] == 54
    assert shown(state, "prices")["K5"] == 1
    say(state, "place green K5 90")
    assert state.money[0] == 53
    say(state, "place training H5 90")
    assert state.money[0] == 53


@pytest.mark.rule("NA-4.9")
def test_what_cannot_be_paid_is_not_built() -> None:
    city = [base(), PURPLE, T1]
    state = say(position(city=city, me={"store": ["green 1"], "money": 1}), "done")
    facts = {"price": 2, "money": 1}
    assert refused(state, "place green K5 90") == ("NA-4.9", "cannot-build", facts)
    assert refused(state, "place green J7 0") is None


@pytest.mark.rule("NA-4.10")
def test_exploration_modules_get_the_builders_marker() -> None:
    state = say(position(me={"store": ["sonar"]}), "done", "place sonar J7 0")
    assert state.builder[1] == 0


@pytest.mark.rule("NA-4.11")
def test_a_module_without_a_place_is_kept_or_returned() -> None:
    state = position(me={"store": ["sonar"], "money": 1})
    say(state, "buy sonar")
    assert open_answers(state) == ["done"]
    assert shown(say(state, "done"), "players.0.store") == ["sonar", "sonar", "", ""]


@pytest.mark.rule("NA-5.5")
def test_the_chart_has_its_zones_and_spots() -> None:
    box = position().box
    assert (box.rows, box.columns) == (19, 28)
    assert [box.zone.count(zone) for zone in range(4)] == [98, 138, 228, 68]
    assert box.square_name(0) == "A1"
    assert box.square_name(19 * 28 - 1) == "AB19"
