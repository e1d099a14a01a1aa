"""NA-9 and NA-10: what a submarine finds, and how it comes home."""

from typing import Any

import pytest

from pelagos.games.nautilus.rules.docking import DockSubmarine
from pelagos.games.nautilus.rules.recovery import ExtraMove
from pelagos.games.nautilus.rules.submarines import MoveSubmarines, SubmarineTurn
from tests.games.nautilus.positions import (
    active,
    base,
    finds,
    module,
    position,
    refused,
    say,
    shown,
    square,
    told,
)
from tests.games.playing import asks, open_answers

MOVE = MoveSubmarines(0)


def beside_h3(**words: Any) -> Any:
    """A submarine of A on H4, one square from the token on H3 (seabed)."""
    me: dict[str, Any] = {"submarines": ["H4"], **words.pop("me", {})}
    return position(MOVE, me=me, **{"city": [base()], **words})


def labs(kind: str, count: int) -> list[dict[str, Any]]:
    spots = ["A14", "D14", "G14"]
    return [base(), *(module(kind, spots[n], aquanauts=[1, 0]) for n in range(count))]


# -- paying --------------------------------------------------------------------------------------


@pytest.mark.rule("NA-9.1", "NA-9.7")
@pytest.mark.parametrize(
    ("token", "kept"),
    [("jellyfish", 1), ("urchin", 2), ("scallop", 3), ("snail", 4)],
)
def test_a_creature_costs_a_nemo_and_goes_to_the_board(token: str, kept: int) -> None:
    state = say(beside_h3(), "sail 1 H3", f"token {token}")
    assert finds(state) == [int(kind == kept) for kind in range(5)]
    assert (state.money[0], state.bank, state.is_busy) == (54, 1, 1)
    assert shown(state, "tokens.H3") == ""


@pytest.mark.rule("NA-9.1")
def test_in_the_trench_a_blue_token_costs_two() -> None:
    me: dict[str, Any] = {"submarines": ["W9"]}
    state = position(MOVE, city=[base()], me=me, is_trench_open=1)
    say(state, "sail 1 W8", "token gold")
    assert (finds(state), state.money[0]) == ([1, 0, 0, 0, 0], 53)


@pytest.mark.rule("NA-9.4")
@pytest.mark.parametrize(("count", "nemos"), [(0, 2), (1, 3), (2, 4), (3, 4)])
def test_a_chest_is_free_and_pays_by_analysis_modules(count: int, nemos: int) -> None:
    state = say(
        beside_h3(city=labs("analysis", count), me={"money": 0}), "sail 1 H3", "token chest"
    )
    assert (state.money[0], state.gone[5]) == (nemos, 1)


@pytest.mark.rule("NA-9.2")
def test_who_cannot_pay_leaves_the_token_face_up() -> None:
    state = beside_h3(me={"money": 0})
    heard = told(state, "sail 1 H3", "token urchin")
    assert f"LeaveToken 0 {square('H3')} 1" in heard
    assert shown(state, "tokens.H3") == "urchin"
    assert (shown(state, "face_up"), state.is_busy) == (["H3"], 0)
    assert shown(state.observe(1), "tokens.H3") == "urchin"


@pytest.mark.rule("NA-9.2", "NA-9.6")
def test_an_unpaid_atlantis_token_has_no_marker_and_no_reward() -> None:
    city = [base(aquanauts=[1, 0]), module("purple", "M10")]
    state = beside_h3(me={"money": 0}, city=city)
    heard = told(state, "sail 1 H3", "token atlantis 5")
    assert shown(state, "ruins") == {"5": -1}
    assert not any(step.startswith("BringNews") for step in [*heard, asks(state)])
    assert not state.laid >> square("H3") & 1


# -- a token left face up (NA-9.8) -----------------------------------------------------------------


def left_there(**words: Any) -> Any:
    me: dict[str, Any] = {"submarines": ["H3"], "money": 5, **words.pop("me", {})}
    tokens = {"H3": "urchin"}
    return position(MOVE, city=[base()], me=me, tokens=tokens, face_up=["H3"], **words)


@pytest.mark.rule("NA-9.8")
def test_it_may_be_recovered_later_without_moving() -> None:
    state = say(left_there(), "sail 1 H3")
    assert (finds(state), state.money[0]) == ([0, 0, 1, 0, 0], 4)
    assert refused(left_there(me={"money": 0}), "sail 1 H3") is not None
    why = ("NA-8.3", "nothing-to-do-here", {"square": square("H3")})
    assert refused(left_there(options={"recover_in_place": "no"}), "sail 1 H3") == why
    assert refused(left_there(unpaid=[1]), "sail 1 H3") == why  # not in the same turn
    assert refused(left_there(), "sail 1 H4") is None


@pytest.mark.rule("NA-9.8")
def test_nobody_else_stops_on_it_or_crosses_it() -> None:
    words: dict[str, Any] = {
        "tokens": {"H3": "urchin"},
        "face_up": ["H3"],
        "other": {"submarines": ["H3"]},
    }
    state = beside_h3(**words)
    why = ("NA-8.3", "submarine-there", {"square": square("H3")})
    assert refused(state, "sail 1 H3") == why
    far = {"square": square("H1"), "steps": 4}
    assert refused(state, "sail 1 H1") == ("NA-8.3", "too-far-to-sail", far)


@pytest.mark.rule("NA-9.8")
def test_any_submarine_that_arrives_recovers_it() -> None:
    state = beside_h3(tokens={"H3": "urchin"}, face_up=["H3"])
    assert finds(say(state, "sail 1 H3")) == [0, 0, 1, 0, 0]


# -- boosts --------------------------------------------------------------------------------------


@pytest.mark.rule("NA-9.3")
def test_a_boost_moves_any_own_submarine_three_squares_at_once() -> None:
    city = labs("technical", 2)
    state = beside_h3(city=city, me={"submarines": ["H4", "M4"], "money": 0})
    say(state, "sail 1 H3", "token boost")
    assert asks(state) == "ExtraMove 0"
    far = {"square": square("Q4"), "steps": 3}
    assert refused(state, "sail 2 Q4") == ("NA-8.3", "too-far-to-sail", far)
    assert refused(state, "sail 1 H4") is None
    say(state, "sail 2 P4")
    assert asks(state) == "MoveSubmarines 0"
    assert refused(state, "sail 2 O4") is None  # it keeps its normal move


@pytest.mark.rule("NA-9.3")
def test_boosts_chain_and_may_lapse() -> None:
    state = beside_h3(me={"submarines": ["H4", "M4"]})
    say(state, "sail 1 H3", "token boost", "sail 2 N5", "token boost")
    assert asks(state) == "ExtraMove 0"
    assert state.gone[6] == 2
    assert asks(say(state, "done")) == "MoveSubmarines 0"


@pytest.mark.rule("NA-9.3")
@pytest.mark.parametrize(("option", "can_move"), [("yes", True), ("no", False)])
def test_a_boost_onto_a_token_keeps_the_normal_move_by_option(option: str, can_move: bool) -> None:
    me: dict[str, Any] = {"submarines": ["H4", "M4"]}
    state = beside_h3(me=me, options={"boost_keeps_move": option})
    say(state, "sail 1 H3", "token boost", "sail 2 N5", "token jellyfish")
    assert (asks(state) == "MoveSubmarines 0") == can_move


@pytest.mark.rule("NA-8.4", "NA-9.3")
def test_a_boost_obeys_the_trench() -> None:
    state = position(ExtraMove(0), city=[base()], me={"submarines": ["V9"]})
    assert refused(state, "sail 1 W9") == ("NA-8.4", "trench-closed", {"types": 0})


# -- shells --------------------------------------------------------------------------------------


@pytest.mark.rule("NA-9.5")
@pytest.mark.parametrize(("count", "looks"), [(0, 0), (1, 1), (2, 2)])
def test_a_shell_lets_its_finder_look(count: int, looks: int) -> None:
    state = say(beside_h3(city=labs("research", count)), "sail 1 H3", "token snail")
    assert asks(state) == (f"Peek 0 {looks} -1" if looks else "")


@pytest.mark.rule("NA-9.5")
def test_the_second_look_goes_to_another_zone() -> None:
    state = say(beside_h3(city=labs("research", 2)), "sail 1 H3", "token snail")
    why = ("NA-9.5", "no-face-down-token", {"square": square("H3")})
    assert refused(state, "look H3") == why
    say(state, "look K3", "token urchin")
    assert asks(state) == f"Peek 0 1 {square('K3')}"
    assert refused(state, "look O3") == ("NA-9.5", "same-zone", {"zone": 1})
    assert refused(state, "look W8") is None  # the trench too
    say(state, "look W8", "token gold")
    assert shown(state, "players.0.seen") == ["K3", "W8"]
    assert shown(state.observe(1), "tokens.W8") == "hidden"


@pytest.mark.rule("NA-9.5")
def test_where_no_other_zone_has_a_token_the_same_zone_will_do() -> None:
    spots = position().box.spots
    zone = position().box.zone
    names = position().box.square_name
    gone = {names(spot): "" for spot in spots if zone[spot] != 1}
    state = beside_h3(city=labs("research", 2), tokens=gone)
    say(state, "sail 1 H3", "token snail", "look K3", "token urchin")
    assert refused(state, "look O3") is None
    assert refused(state, "look K3") == ("NA-9.5", "chosen-already", {"square": square("K3")})


@pytest.mark.rule("NA-9.5")
def test_by_option_both_are_chosen_before_the_first_is_seen() -> None:
    options = {"peeks": "together"}
    state = beside_h3(city=labs("research", 2), options=options)
    say(state, "sail 1 H3", "token snail", "look K3")
    assert asks(state) == f"Peek 0 1 {square('K3')}"
    say(state, "look W8")
    assert asks(state) == f"LookFirst 0 {square('K3')}"
    assert asks(say(state, "token urchin")) == f"LookFirst 0 {square('W8')}"
    one = beside_h3(city=labs("research", 2), options=options)
    say(one, "sail 1 H3", "token snail", "look K3", "done")
    assert asks(one) == f"LookFirst 0 {square('K3')}"


# -- Atlantis ------------------------------------------------------------------------------------


@pytest.mark.rule("NA-9.6", "NA-7.6")
def test_a_ruin_gets_a_marker_and_an_aquanaut_may_take_two_steps() -> None:
    city = [
        base(aquanauts=[1, 0]),
        module("purple", "M10"),
        module("technical", "M7", builder=1),
        module("green", "K5", 90),
    ]
    state = beside_h3(city=city, me={"submarines": ["H4", "A1"]})
    say(state, "sail 1 H3", "token atlantis 2")
    assert (shown(state, "ruins"), state.money[0]) == ({"2": 0}, 54)
    assert asks(state) == "BringNews 0"
    assert refused(state, "walk 0 3") == ("NA-6.1", "too-far-to-walk", {"steps": 3, "left": 2})
    assert refused(state, "walk 1 0") == ("NA-6.1", "nobody-there", {"module": 1})
    say(state, "walk 0 2")
    assert (state.money, active(state)) == ([53, 56], [0, 1, 0, 0, 0])
    assert refused(state, "sail 2 F1") is None  # the technical module helps at once


@pytest.mark.rule("NA-9.6")
def test_locked_aquanauts_bring_no_news() -> None:
    city = [base(), module("sonar", "J7", aquanauts=[1, 0])]
    state = say(beside_h3(city=city), "sail 1 H3", "token atlantis 2")
    assert not asks(state).startswith("BringNews")


# -- docking -------------------------------------------------------------------------------------


def home(inside: list[int], **words: Any) -> Any:
    """A submarine of A on K5, one square from the sea square K6 of B's sonar module."""
    me: dict[str, Any] = {"submarines": ["K5"], **words.pop("me", {})}
    city = [base(), module("sonar", "J7", builder=1, aquanauts=inside)]
    return position(MOVE, city=city, me=me, tokens={"K3": ""}, **words)


@pytest.mark.rule("NA-10.1")
def test_docking_puts_an_aquanaut_into_the_module_for_rent() -> None:
    state = say(home([0, 1]), "sail 1 K6")
    assert asks(state) == "DockSubmarine 0 0"
    assert open_answers(state) == ["done", "withdraw", "dock 1"]
    say(state, "dock 1")
    assert (state.submarines[0], state.stock[0], state.aquanauts(0, 1)) == (-1, 14, 1)
    assert (state.money, active(state)) == ([54, 56], [0, 0, 1, 0, 0])


@pytest.mark.rule("NA-10.1")
def test_where_an_own_aquanaut_works_docking_is_free() -> None:
    state = say(home([1, 0]), "sail 1 K6", "dock 1")
    assert (state.money, active(state)) == ([55, 55], [0, 0, 1, 0, 0])
    assert state.aquanauts(0, 1) == 2


@pytest.mark.rule("NA-10.1")
def test_nobody_must_dock_and_an_empty_module_does_not_serve() -> None:
    assert asks(say(home([0, 0]), "sail 1 K6")) == ""
    state = say(home([0, 1]), "sail 1 K6", "done")
    assert state.submarines[0] == square("K6")
    base_only = position(MOVE, city=[base(aquanauts=[0, 3])], me={"submarines": ["K8"]})
    assert asks(say(base_only, "sail 1 K9")) == ""


@pytest.mark.rule("NA-10.2")
def test_without_stock_or_rent_the_submarine_may_still_go_home() -> None:
    state = say(home([0, 1], me={"stock": 0}), "sail 1 K6")
    assert refused(state, "dock 1") == ("NA-10.2", "no-stock", {})
    assert say(state, "withdraw").submarines[0] == -1
    poor = say(home([0, 1], me={"money": 0}), "sail 1 K6")
    facts = {"owner": 1, "rent": 1, "money": 0}
    assert refused(poor, "dock 1") == ("NA-6.4", "cannot-pay-rent", facts)
    assert refused(poor, "withdraw") is None


@pytest.mark.rule("NA-10.1", "NA-6.4")
def test_by_option_an_aquanaut_may_dock_without_activating() -> None:
    state = say(home([0, 1], options={"stopping": "choice"}), "sail 1 K6", "dock 1 to visit")
    assert (state.aquanauts(0, 1), active(state), state.money) == (1, [0] * 5, [55, 55])


@pytest.mark.rule("NA-10.3")
@pytest.mark.parametrize(("option", "docks"), [("no", False), ("yes", True)])
def test_docking_after_a_recovery_is_an_option(option: str, docks: bool) -> None:
    city = [base(), module("sonar", "J4", builder=1, aquanauts=[0, 1])]  # sea square K3
    me: dict[str, Any] = {"submarines": ["K2"]}
    state = position(MOVE, city=city, me=me, options={"dock_after_recovery": option})
    say(state, "sail 1 K3", "token jellyfish")
    assert (asks(state) == "DockSubmarine 0 0") == docks


@pytest.mark.rule("NA-10.3")
@pytest.mark.parametrize("option", ["no", "yes"])
@pytest.mark.parametrize(
    ("rules", "token", "docks"),
    [(2, "atlantis 3", True), (1, "atlantis 3", False), (2, "urchin", False)],
)
def test_a_token_left_unpaid_is_no_recovery(
    option: str, rules: int, token: str, docks: bool
) -> None:
    """Where it has left the square the submarine may dock; by the first rules it could not."""
    city = [base(), module("sonar", "J4", builder=1, aquanauts=[0, 1])]
    me: dict[str, Any] = {"submarines": ["K2"], "money": 0}
    options = {"dock_after_recovery": option}
    state = position(MOVE, city=city, me=me, options=options, rules=rules, tokens={"K3": token})
    say(state, "sail 1 K3")
    assert (asks(state) == "DockSubmarine 0 0") == (docks or option == "yes" and token != "urchin")


@pytest.mark.rule("NA-10.3")
def test_a_boost_may_end_in_docking() -> None:
    city = [base(), module("sonar", "J7", aquanauts=[0, 1])]
    state = position(ExtraMove(0), city=city, me={"submarines": ["K6"]})
    assert asks(say(state, "sail 1 K6")) == "DockSubmarine 0 0"


@pytest.mark.rule("NA-10.4")
def test_a_docked_submarine_is_launched_again_only_in_a_later_turn() -> None:
    city = [base(), module("sonar", "J7", aquanauts=[3, 0])]
    words: dict[str, Any] = {"city": city, "me": {"submarines": ["K6", "A1", "C1"]}}
    state = position(DockSubmarine(0, 0), SubmarineTurn(0), **words)
    say(state, "dock 1")
    assert asks(state) == "LaunchSubmarine 0"  # the next turn
    from pelagos.games.nautilus.rules.submarines import OfferLaunch

    again = position(DockSubmarine(0, 0), OfferLaunch(0), **words)
    assert asks(say(again, "dock 1")) == ""
