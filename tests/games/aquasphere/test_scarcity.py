"""AQ-5.5, AQ-6.7, AQ-9.6: time markers run short; what is paid is in the supply at once."""

from collections.abc import Mapping

import pytest

from pelagos.games.aquasphere.rules.station import paid_at_first
from pelagos.games.aquasphere.state import Aqua, Rulings
from pelagos.kernel.codec import read_answer
from pelagos.kernel.options import settle
from pelagos.kernel.play import legal, why_not
from tests.games.aquasphere.positions import GAME, Words, game_with, position, say, shown, told

TWO_BOTS: Words = {"time": 1, "programmed": ["crystals", "lab"]}


def by_old_rules(state: Aqua, options: Mapping[str, str] | None = None) -> Aqua:
    """The same position in a game that began under version 1."""
    state.rulings = Rulings(settle(GAME, state.seats, options or {}), 1)
    return state


def answers(state: Aqua) -> list[str]:
    return [answer.spelling for answer in legal(state)]


def can_use(state: Aqua, where: str) -> bool:
    """Whether the answer is legal; the list of answers and the rule say the same."""
    answer = read_answer(GAME, f"use {where}")
    assert (f"use {where}" in answers(state)) is (why_not(state, answer) is None)
    return why_not(state, answer) is None


@pytest.mark.rule("AQ-6.7", "AQ-9.6")
def test_a_marker_paid_for_a_lock_comes_back_for_the_other_bot() -> None:
    state = position(TWO_BOTS, supply={"time": 0})
    assert can_use(state, "C crystals")
    assert not can_use(by_old_rules(state.copy()), "C crystals")
    say(state, "use C crystals")
    assert shown(state)["time"] == 0 and state.time_supply == 1


@pytest.mark.rule("AQ-9.6")
def test_a_lock_of_two_cannot_be_paid_half_before_the_bot_comes_back() -> None:
    assert not can_use(position(TWO_BOTS, supply={"time": 0}), "F crystals")
    assert can_use(position(TWO_BOTS, supply={"time": 1}), "F crystals")


@pytest.mark.rule("AQ-9.6")
def test_of_two_ways_the_one_counts_that_can_be_paid() -> None:
    """Both ways cost 3: locks of 2 and 1 one way, of 1, 1, 0 and 1 the other."""
    state = position({**TWO_BOTS, "time": 2}, supply={"time": 0})
    assert paid_at_first(state, 0, 4, 3) == 2
    say(state, "use E crystals")
    assert shown(state)["time"] == 1 and state.time_supply == 1


@pytest.mark.rule("AQ-9.6", "AQ-16.4")
def test_a_jump_is_a_door_like_any_other() -> None:
    state = position({**TWO_BOTS, "cards": ["RC-25"]}, supply={"time": 0})
    assert paid_at_first(state, 0, 4, 2) == 1  # jump to D, then the lock of 1 before E
    assert can_use(state, "E crystals")


@pytest.mark.rule("AQ-9.6", "AQ-16.4")
def test_a_card_jumps_once_a_way_unless_the_option_says_so() -> None:
    for option, jumps in (("yes", True), ("no", False)):
        words = {**TWO_BOTS, "cards": ["RC-25"]}
        state = position(words, options={"several_jumps": option}, supply={"time": 0})
        assert state.rulings.several_jumps is jumps
        assert paid_at_first(state, 0, 2, 2) == 1
        assert can_use(state, "C crystals")


@pytest.mark.rule("AQ-9.6", "AQ-16.4")
@pytest.mark.parametrize(("option", "paid"), [("yes", 1), ("no", 0)])
def test_a_way_of_two_jumps_is_paid_door_by_door_only_where_it_may_be_gone(
    option: str, paid: int
) -> None:
    """From A to B: the lock of 2, or 1 to D, nothing to E and 1 back across."""
    locks = dict(zip("ABCDEF", (2, 2, 2, 0, 2, 2), strict=True))
    values = {f"sectors__{letter}__lock": value for letter, value in locks.items()}
    game = game_with(**values, cards__RC_dash_25__price=1)
    words = {**TWO_BOTS, "scientist": "A", "cards": ["RC-25"]}
    state = position(words, game=game, options={"several_jumps": option})
    assert paid_at_first(state, 0, 1, 2) == paid


@pytest.mark.rule("AQ-9.2", "AQ-10.5")
def test_what_the_way_cost_can_come_back_to_pay_for_the_submarine() -> None:
    words = {"time": 2, "programmed": ["submarine", "lab"]}
    state = position(words, supply={"time": 0})
    assert can_use(state, "B submarine") is can_use(by_old_rules(state), "B submarine") is True
    tight = position({**words, "time": 1}, supply={"time": 0})
    assert can_use(tight, "B submarine")  # the lock takes the marker, the bot brings it back
    assert not can_use(by_old_rules(tight), "B submarine")


@pytest.mark.rule("AQ-9.2")
def test_where_an_action_must_gain_what_the_way_cost_is_time_to_be_gained() -> None:
    gain = {"where_to_use": "gain"}
    words = {"time": 1, "programmed": ["time"]}
    state = position(words, options=gain, supply={"time": 0})
    assert can_use(state, "B time") and not can_use(state, "A time")
    assert not can_use(by_old_rules(state, gain), "B time")
    lying = position(words, options=gain, supply={"time": 0}, sectors={"A": {"time": 1}})
    assert can_use(lying, "A time")


@pytest.mark.rule("AQ-6.2", "AQ-9.6")
def test_a_small_laboratory_keeps_what_a_bot_brings_small() -> None:
    game = game_with(lab__base__time=1)
    state = position(TWO_BOTS, supply={"time": 9}, game=game)
    assert not can_use(state, "E crystals")  # 1 before and 1 from the bot, where 3 are needed
    assert can_use(state, "C crystals")


@pytest.mark.rule("AQ-5.5")
@pytest.mark.parametrize("said", ["engineer L1", "buy time"])
def test_after_programming_a_bot_may_be_returned_where_time_is_short(said: str) -> None:
    words = {"time": 3, "programmed": ["lab"]}
    state = position(words, supply={"time": 0})
    say(state, said)
    if said.startswith("buy"):  # three were paid, and one of them lies on the board
        assert answers(state) == ["return lab", "return time", "done"]
    else:
        assert state.active() == 1  # nothing can be had


@pytest.mark.rule("AQ-5.5")
@pytest.mark.parametrize(("supply", "is_asked"), [(1, True), (3, True), (4, False)])
def test_nobody_is_asked_where_every_bot_can_be_paid(supply: int, is_asked: bool) -> None:
    state = position({"time": 0, "programmed": ["lab"]}, supply={"time": supply})
    say(state, "engineer L1")
    assert (state.active() == 0) is is_asked
    unlimited = position(
        {"time": 0, "programmed": ["lab"]}, options={"supply": "unlimited"}, supply={"time": 1}
    )
    say(unlimited, "engineer L1")
    assert unlimited.active() == 1


@pytest.mark.rule("AQ-5.5", "AQ-16.8")
@pytest.mark.parametrize("turn", ["turn", "free"])
def test_a_step_sideways_is_asked_about_once(turn: str) -> None:
    words = {"time": 0, "engineer": "L1", "programmed": ["lab"], "cards": ["RC-29"]}
    state = position(words, options={"sideways_turn": turn}, supply={"time": 1})
    say(state, "sideways R1")
    asks = "EndTurn" if turn == "turn" else "TakeTurn"
    assert type(state.agenda[-1]).__name__ == asks and state.active() == 0


@pytest.mark.rule("AQ-5.5", "AQ-11.1")
def test_passing_ends_a_turn_and_so_does_programming_by_the_old_rules() -> None:
    words = {"time": 0, "engineer": "L3", "programmed": ["lab"]}
    state = position(words, supply={"time": 1})
    say(state, "pass")
    assert state.active() == 1
    old = by_old_rules(position({**words, "engineer": "start"}, supply={"time": 1}))
    say(old, "engineer L1")
    assert old.active() == 1


@pytest.mark.rule("AQ-9.6")
def test_the_way_is_told_as_it_is_paid() -> None:
    state = position({**TWO_BOTS, "time": 1}, supply={"time": 5})
    assert told(state, "use F crystals")[:4] == [
        "WalkTo 0 5 2 2",
        "ReturnBot 0 0 True",
        "TakeTime 0 2",
        "PayTheRest 0 2",
    ]
