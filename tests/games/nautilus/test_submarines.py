"""NA-8: launching, sonar, moving, the trench."""

from typing import Any

import pytest

from pelagos.games.nautilus.rules.sailing import docks_at
from pelagos.games.nautilus.rules.submarines import (
    LaunchSubmarine,
    MoveSubmarines,
    SubmarineTurn,
    UseSonar,
)
from tests.games.nautilus.positions import base, module, position, refused, say, shown, square, told
from tests.games.playing import asks, open_answers

FIVE = [
    module("training", "A4", aquanauts=[1, 0]),
    module("technical", "D4", aquanauts=[1, 0]),
    module("sonar", "A14", aquanauts=[1, 0]),
    module("research", "D14", aquanauts=[1, 0]),
    module("analysis", "G14", aquanauts=[1, 0]),
]


def harbour(inside: list[int], **words: Any) -> dict[str, Any]:
    return {"city": [base(), module("sonar", "J7", aquanauts=inside)], **words}


# -- launching -----------------------------------------------------------------------------------


@pytest.mark.rule("NA-8.1")
def test_a_launch_needs_two_aquanauts_and_a_free_sea_square() -> None:
    state = position(LaunchSubmarine(0), **harbour([2, 0]))
    assert open_answers(state) == ["done", "launch 1 N"]
    assert refused(state, "launch 1 E") == ("NA-8.1", "no-blue-airlock", {"direction": 2})
    assert refused(state, "launch 1 S") == ("NA-5.4", "not-free", {"direction": 4})
    say(state, "launch 1 N")
    assert (state.aquanauts(0, 1), state.stock[0]) == (1, 14)
    assert state.submarines[0] == square("K6")
    one = position(LaunchSubmarine(0), **harbour([1, 0]))
    assert refused(one, "launch 1 N") == ("NA-8.1", "needs-two", {"needs": 2, "own": 1})


@pytest.mark.rule("NA-8.1")
def test_nothing_is_launched_from_base_or_habitation() -> None:
    state = position(SubmarineTurn(0), city=[base(aquanauts=[5, 0])])
    assert asks(state) == ""


@pytest.mark.rule("NA-8.1")
def test_several_launches_need_several_sea_squares() -> None:
    state = position(LaunchSubmarine(0), **harbour([4, 0]))
    say(state, "launch 1 N")
    assert asks(state) == ""  # its only sea square is taken
    wide = [base(), module("sonar", "H12", 90, aquanauts=[4, 0])]
    state = position(LaunchSubmarine(0), city=wide)
    assert asks(say(state, "launch 1 E")) == "LaunchSubmarine 0"
    say(state, "launch 1 W")
    assert state.aquanauts(0, 1) == 2


@pytest.mark.rule("NA-8.1")
def test_all_submarines_may_be_at_sea() -> None:
    me: dict[str, Any] = {"submarines": ["A1", "B1", "C1"]}
    state = position(LaunchSubmarine(0), **harbour([2, 0], me=me))
    assert refused(state, "launch 1 N") == ("NA-8.1", "no-submarine", {})


@pytest.mark.rule("NA-8.1")
@pytest.mark.parametrize("allowed", ["no", "yes"])
def test_launching_onto_a_token_is_an_option(allowed: str) -> None:
    city = [base(), module("sonar", "J4", 0, aquanauts=[2, 0])]  # its sea square is K3
    state = position(LaunchSubmarine(0), city=city, options={"launch_on_token": allowed})
    if allowed == "no":
        why = ("NA-8.1", "token-there", {"square": square("K3")})
        assert refused(state, "launch 1 N") == why
    else:
        say(state, "launch 1 N")
        assert asks(state) == f"TurnUp {square('K3')}"
        say(state, "token jellyfish")
        assert state.moved == 1  # no normal move this turn
        assert state.finds[1] == 1


@pytest.mark.rule("NA-5.4")
def test_a_sea_square_is_free_without_module_token_or_other_submarine() -> None:
    beside = {"submarines": ["K6"]}
    state = position(LaunchSubmarine(0), **harbour([2, 0], other=beside))
    assert refused(state, "launch 1 N") == ("NA-5.4", "not-free", {"direction": 0})
    here = position(**harbour([1, 0], me={"submarines": ["K6"]}))
    assert docks_at(here, square("K6")) == [1]  # it does not bar itself


@pytest.mark.rule("NA-5.1")
def test_half_covered_squares_are_city_unless_the_option_says_sea() -> None:
    at = {"submarines": ["I10"]}
    city = position(MoveSubmarines(0), city=[base()], me=at)
    facts = {"square": square("J10"), "module": 0}
    assert refused(city, "sail 1 J10") == ("NA-8.3", "city-there", facts)
    sea = position(MoveSubmarines(0), city=[base()], me=at, options={"half_covered": "sea"})
    assert refused(sea, "sail 1 J10") is None
    assert refused(sea, "sail 1 K10") is not None


# -- sonar ---------------------------------------------------------------------------------------


@pytest.mark.rule("NA-8.2")
def test_sonar_shows_all_tokens_within_four_for_a_nemo() -> None:  # NA-T7
    state = position(UseSonar(0, 0), city=[base()], me={"submarines": ["H7"]})
    heard = told(state, "sonar 1")
    assert heard == ["UseSonar 0 0"]
    assert state.money[0] == 54
    seen = []
    while asks(state).startswith("LookFirst"):
        seen.append(asks(state))
        say(state, "token scallop" if len(seen) < 4 else "token snail")
    spots = ["H3", "G6", "E8"]
    assert seen == [f"LookFirst 0 {square(spot)}" for spot in spots]
    assert shown(state, "players.0.seen") == spots


@pytest.mark.rule("NA-8.2")
def test_a_sonar_module_lets_it_see_a_square_further() -> None:
    me: dict[str, Any] = {"submarines": ["H8"]}
    plain = position(UseSonar(0, 0), city=[base()], me=me)
    wide = position(UseSonar(0, 0), **harbour([1, 0], me=me))
    assert shown_by_sonar(plain) == ["G6", "E8"]
    assert shown_by_sonar(wide) == ["H3", "G6", "E8"]


def shown_by_sonar(state: Any) -> list[str]:
    say(state, "sonar 1")
    while asks(state).startswith("LookFirst"):
        say(state, "token scallop" if state.bag[25] else "token snail")
    found: list[str] = shown(state, "players.0.seen")
    return found


@pytest.mark.rule("NA-8.2")
def test_the_trench_is_seen_only_from_inside() -> None:
    outside = position(UseSonar(0, 0), city=[base()], me={"submarines": ["V8"]})
    assert "W8" not in shown_by_sonar(outside)
    inside = position(UseSonar(0, 0), city=[base()], me={"submarines": ["W9"]})
    say(inside, "sonar 1")
    assert asks(inside) == f"LookFirst 0 {square('X6')}"


@pytest.mark.rule("NA-8.2")
def test_every_sonar_is_paid_and_used_once_and_must_show_something() -> None:
    state = position(UseSonar(0, 1), city=[base()], me={"submarines": ["H7", "J9"], "money": 5})
    assert refused(state, "sonar 1") == ("NA-8.2", "sonar-used", {"submarine": 0})
    why = ("NA-8.2", "nothing-in-range", {"range": 4})
    assert refused(state, "sonar 2") == why
    poor = position(UseSonar(0, 0), city=[base()], me={"submarines": ["H7"], "money": 0})
    assert refused(poor, "sonar 1") == ("NA-8.2", "cannot-pay-sonar", {"price": 1, "money": 0})


@pytest.mark.rule("NA-8.6", "NA-1.7")
def test_what_was_seen_stays_known_and_is_seen_by_nobody_else() -> None:
    me, other = {"submarines": ["H7"], "seen": ["H3"]}, {"seen": ["E8"]}
    tokens = {"H3": "gold", "E8": "urchin"}
    words: dict[str, Any] = {"me": me, "other": other, "tokens": tokens}
    state = position(UseSonar(0, 0), city=[base()], **words)
    heard = told(state, "sonar 1")
    assert heard == ["UseSonar 0 0"]
    assert asks(state) == f"LookFirst 0 {square('G6')}"
    assert f"LookAt 0 {square('E8')}" in told(state, "token snail")
    assert shown(state.observe(0), "tokens.E8") == "urchin"
    assert shown(state.observe(1), "tokens.H3") == "hidden"
    assert shown(state.observe(1), "tokens.G6") == "hidden"


# -- moving --------------------------------------------------------------------------------------


@pytest.mark.rule("NA-8.3")
def test_a_submarine_moves_four_squares_and_each_only_once() -> None:
    state = position(MoveSubmarines(0), city=[base()], me={"submarines": ["G9", "A1"]})
    far = {"square": square("L9"), "steps": 4}
    assert refused(state, "sail 1 L9") == ("NA-8.3", "too-far-to-sail", far)
    assert refused(state, "sail 1 K9") is None
    say(state, "sail 1 K9")
    assert refused(state, "sail 1 J9") == ("NA-8.3", "has-sailed", {"submarine": 0})
    assert refused(state, "sail 2 A2") is None


@pytest.mark.rule("NA-8.3", "NA-7.6")
def test_technical_modules_take_it_further() -> None:
    city = [base(), module("technical", "A14", aquanauts=[1, 0])]
    state = position(MoveSubmarines(0), city=city, me={"submarines": ["G9"]})
    assert refused(state, "sail 1 L9") is None


@pytest.mark.rule("NA-8.3")
def test_it_passes_submarines_and_the_city_but_does_not_stop_there() -> None:
    words: dict[str, Any] = {"me": {"submarines": ["H11"]}, "other": {"submarines": ["I11"]}}
    state = position(MoveSubmarines(0), city=[base()], **words)
    why = ("NA-8.3", "submarine-there", {"square": square("I11")})
    assert refused(state, "sail 1 I11") == why
    facts = {"square": square("K11"), "module": 0}
    assert refused(state, "sail 1 K11") == ("NA-8.3", "city-there", facts)
    over = position(MoveSubmarines(0), city=[base()], me={"submarines": ["I11"]})
    assert refused(over, "sail 1 M11") is None


@pytest.mark.rule("NA-8.3")
def test_it_never_passes_a_token() -> None:
    state = position(MoveSubmarines(0), city=[base()], me={"submarines": ["H4"]})
    assert refused(state, "sail 1 H3") is None
    say(state, "sail 1 H3")
    assert asks(state) == f"TurnUp {square('H3')}"
    state = position(MoveSubmarines(0), city=[base()], me={"submarines": ["H4"]})
    far = {"square": square("H1"), "steps": 4}
    assert refused(state, "sail 1 H1") == ("NA-8.3", "too-far-to-sail", far)
    clear = position(MoveSubmarines(0), city=[base()], me={"submarines": ["H4"]}, tokens={"H3": ""})
    assert refused(clear, "sail 1 H1") is None


@pytest.mark.rule("NA-8.3")
def test_staying_is_a_move_only_where_it_does_something() -> None:
    state = position(MoveSubmarines(0), city=[base()], me={"submarines": ["H7"]})
    why = ("NA-8.3", "nothing-to-do-here", {"square": square("H7")})
    assert refused(state, "sail 1 H7") == why
    home = position(MoveSubmarines(0), **harbour([1, 0], me={"submarines": ["K6"]}))
    assert asks(say(home, "sail 1 K6")) == "DockSubmarine 0 0"


@pytest.mark.rule("NA-8.4")
def test_the_trench_is_closed_without_all_five_kinds() -> None:
    state = position(MoveSubmarines(0), city=[base(), *FIVE[:4]], me={"submarines": ["V9"]})
    assert refused(state, "sail 1 W9") == ("NA-8.4", "trench-closed", {"types": 4})
    opened = position(MoveSubmarines(0), city=[base(), *FIVE], me={"submarines": ["V9"]})
    heard = told(opened, "sail 1 W9")
    assert "OpenTrench 0" in heard
    assert opened.is_trench_open == 1


@pytest.mark.rule("NA-8.4")
def test_once_open_the_trench_is_open_to_all() -> None:
    me: dict[str, Any] = {"submarines": ["V9"]}
    state = position(MoveSubmarines(0), city=[base()], me=me, is_trench_open=1)
    assert refused(state, "sail 1 W9") is None


@pytest.mark.rule("NA-8.4")
def test_a_way_around_the_trench_does_not_open_it() -> None:
    me: dict[str, Any] = {"submarines": ["V9"]}
    state = position(MoveSubmarines(0), city=[base(), *FIVE], me=me)
    assert say(state, "sail 1 V11").is_trench_open == 0


@pytest.mark.rule("NA-8.4")
@pytest.mark.parametrize(("option", "opened"), [("yes", 1), ("no", 0)])
def test_a_launch_into_the_trench_is_allowed_and_opens_it_by_option(
    option: str, opened: int
) -> None:
    city = [base(), module("sonar", "T10", 90, aquanauts=[2, 0])]
    options = {"launch_opens_trench": option}
    state = say(position(LaunchSubmarine(0), city=city, options=options), "launch 1 E")
    assert (state.submarines[0], state.is_trench_open) == (square("W11"), opened)
    mover = position(MoveSubmarines(0), city=[base()], me={"submarines": ["W11"]}, options=options)
    assert refused(mover, "sail 1 X11") == ("NA-8.4", "trench-closed", {"types": 0})
    assert refused(mover, "sail 1 V11") is None


@pytest.mark.rule("NA-8.5")
def test_first_launches_then_sonar_then_moves_of_the_same_submarine() -> None:
    state = position(SubmarineTurn(0), **harbour([2, 0]))
    order = [asks(state)]
    say(state, "launch 1 N")
    order.append(asks(state))
    say(state, "sonar 1")
    while asks(state).startswith("LookFirst"):
        say(state, "token snail")
    order.append(asks(state))
    assert order == ["LaunchSubmarine 0", "UseSonar 0 0", "MoveSubmarines 0"]


@pytest.mark.rule("NA-10.1")
def test_no_submarine_docks_where_a_token_lies_or_under_the_city() -> None:
    beside = module("training", "O7", turn=90, aquanauts=[1, 0])
    assert docks_at(position(city=[base(), beside]), square("R8")) == []
    assert docks_at(position(city=[base(), beside], tokens={"R8": ""}), square("R8")) == [1]
    cover = module("purple", "R7")
    assert docks_at(position(city=[base(), beside, cover]), square("R8")) == []


@pytest.mark.rule("NA-8.4")
@pytest.mark.parametrize(("at", "square_name", "is_open"), [("S8", "V9", 0), ("T8", "W9", 1)])
def test_only_a_launch_onto_the_trench_opens_it(at: str, square_name: str, is_open: int) -> None:
    city = [base(), module("training", at, turn=90, aquanauts=[2, 0])]
    state = say(position(LaunchSubmarine(0), city=city), "launch 1 E")
    assert state.submarines[0] == square(square_name)
    assert state.is_trench_open == is_open
