"""OD-10: with two players a virtual player may roll as well."""

import pytest

from pelagos.games.octodice.rules.extras import TakeExtra
from pelagos.games.octodice.rules.virtual import (
    OfferVirtualDice,
    RollForVirtualPlayer,
    RollVirtualDie,
)
from pelagos.games.octodice.state import Octo
from pelagos.kernel.codec import read_answer
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.errors import BadOption
from pelagos.kernel.log import begin
from pelagos.kernel.options import settle
from tests.games.octodice.positions import GAME, boxes, position, refused, say, told
from tests.games.playing import asks, happen, open_answers, planned

VARIANT = {"virtual_player": "yes"}
ONLY_OTHER = {"virtual_player": "yes", "virtual_users": "other"}
DICE = "crystal bot octopod / white red octopod"
LABS = ["face 3", "face 3", "face 3", "face 1", "face 1", "face 1"]  # lab and yellow


@pytest.mark.rule("OD-10.1")
def test_after_the_extra_actions_six_dice_are_rolled_for_a_virtual_player() -> None:
    state = position(DICE, options=VARIANT, phase="extras")
    assert told(state, "pass") == ["RollForVirtualPlayer 0"]
    assert state.dice == [-1] * 6
    assert planned(state)[:7] == [
        *(f"RollVirtualDie {die}" for die in range(6)),
        "OfferVirtualDice 0",
    ]
    say(state, *LABS)
    assert state.dice == [2, 2, 2, 0, 0, 0]
    assert state.kept == 0b111111


@pytest.mark.rule("OD-10.1")
def test_without_the_variant_nothing_is_rolled_for_anybody() -> None:
    state = say(position(DICE, phase="extras"), "pass")
    assert planned(state)[0] == "RollDie 0"
    assert state.turn == 2


@pytest.mark.rule("OD-10.1")
@pytest.mark.parametrize("active", [0, 1])
def test_both_may_use_these_dice_first_the_one_who_just_played(active: int) -> None:
    state = position(DICE, options=VARIANT, phase="extras", active=active)
    say(state, "pass", *LABS)
    assert asks(state) == f"TakeExtra {active} 2"
    say(state, "pass")
    assert asks(state) == f"TakeExtra {1 - active} 2"
    say(state, "pass")
    assert state.turn == active + 2


@pytest.mark.rule("OD-10.1")
@pytest.mark.parametrize("active", [0, 1])
def test_an_option_gives_them_only_to_the_one_who_did_not_just_play(active: int) -> None:
    state = position(DICE, options=ONLY_OTHER, phase="extras", active=active)
    say(state, "pass", *LABS)
    assert asks(state) == f"TakeExtra {1 - active} 2"
    say(state, "pass")
    assert asks(state) == "RollDie 0"


@pytest.mark.rule("OD-10.1", "OD-10.2")
def test_one_may_be_used_on_the_opponents_dice_and_one_on_the_roll_that_follows() -> None:
    state = position(DICE, options=VARIANT, phase="extras")
    say(state, "use w1", "use b1", *LABS, "pass", "use w1", "use b1", "column 1")
    assert boxes(state, 1) == {"X1": 2, "X2": 0}
    assert state.extras == [2, 0]


@pytest.mark.rule("OD-10.1")
def test_a_virtual_roll_counts_towards_the_two_of_the_third() -> None:
    state = position(DICE, options=VARIANT, phase="extras", other={"extras": 1})
    say(state, "use w1", "use b1", *LABS)
    assert asks(state) == "TakeExtra 0 2"
    say(state, "pass")
    assert state.turn == 2  # seat 1 has none left


@pytest.mark.rule("OD-10.2")
def test_nothing_is_set_aside_or_rolled_again() -> None:
    state = position(DICE, options=VARIANT, phase="extras")
    say(state, "pass", *LABS[:-1])
    assert asks(state) == "RollVirtualDie 5"
    say(state, LABS[-1])
    assert asks(state) == "TakeExtra 0 2"


@pytest.mark.rule("OD-10.2", "OD-11.1")
def test_the_virtual_roll_is_a_turn_of_its_own_for_once_a_turn_abilities() -> None:
    dice = "crystal crystal octopod / yellow yellow yellow"
    state = position(dice, options=VARIANT, me={"lab": [0, -1, -1]})
    say(state, "use w1", "use b1 as 2", "pass", "pass")
    assert (state.used, state.spent, state.extra_now) == ([0, 0], [0, 0], 0)
    say(state, "face 1", *["face 6"] * 2, "face 1", *["face 6"] * 2, "use w1", "use b1 as 2")
    assert boxes(state, 0) == {"A1": 2, "O1": 0, "X1": 2}


@pytest.mark.rule("OD-10.2", "OD-6.2")
def test_one_extra_action_with_the_virtual_dice_and_no_second() -> None:
    state = position(DICE, options=VARIANT, extra_now=[0], agenda=[TakeExtra(0, 2)])
    assert refused(state, "use w1") == ("OD-6.2", "extra-taken", {})
    state = position(DICE, options=VARIANT, agenda=[TakeExtra(0, 2)])
    assert refused(state, "use w1") is None
    say(state, "use w1", "use b1")
    assert (state.extra_now, state.extra_on) == (0b01, [0b100, 0])


@pytest.mark.rule("OD-6.2", "OD-10.1")
def test_the_virtual_player_is_an_opponent_like_another() -> None:
    options = VARIANT | {"extra_limit": "opponent"}
    used = {"extras": 1, "extra_on": [2]}
    state = position(DICE, options=options, other=used, agenda=[TakeExtra(1, 2)])
    assert refused(state, "use w1") == ("OD-6.2", "same-opponent", {})
    state = position(DICE, options=options, other=used, agenda=[TakeExtra(1, 0)])
    assert refused(state, "use w1") is None
    state = position(DICE, options=options, me={"extra_on": [2]}, other=used)
    happen(state, OfferVirtualDice(0))
    assert asks(state) == ""


@pytest.mark.rule("OD-2.2", "OD-10.1")
def test_the_third_ends_after_the_virtual_roll() -> None:
    state = position(DICE, options=VARIANT, phase="extras", round=2, active=1)
    say(state, "pass", *LABS)
    assert boxes(state, 0) == {}
    say(state, "use w1", "use b1", "column 1", "pass")
    assert boxes(state, 1) == {"X1": 0, "submarines": 0, "penalty": 2}
    assert boxes(state, 1, third=1) == {}


@pytest.mark.rule("OD-10.1")
def test_octopods_of_the_virtual_roll_can_be_caught() -> None:
    state = position(DICE, options=VARIANT, phase="extras")
    say(state, "pass", *["face 6"] * 6)
    assert open_answers(state) == ["octopods", "pass"]
    say(state, "octopods", "pick b1", "pick b2")
    assert state.ticks == [2, 0]


@pytest.mark.rule("OD-10.1")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_the_variant_is_for_two(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        settle(GAME, seats, VARIANT)
    assert (caught.value.key, caught.value.facts) == ("virtual-for-two", {"seats": seats})
    assert settle(GAME, 2, VARIANT)["virtual_player"] == "yes"


@pytest.mark.rule("OD-10.1")
def test_new_dice_are_rolled_whatever_lay_on_the_table() -> None:
    state = position(DICE, options=VARIANT, kept=["w1"], extra_now=[1], me={"used": ["w1"]})
    assert happen(state, RollForVirtualPlayer(1)) == ["RollForVirtualPlayer 1"]
    assert state.dice == [-1] * 6
    assert (state.kept, state.used, state.extra_now) == (0b111111, [0, 0], 0)
    assert planned(state)[-1] == "OfferVirtualDice 1"


@pytest.mark.rule("OD-10.2")
def test_virtual_dice_have_streams_of_their_own() -> None:
    state = position(turn=7, options=VARIANT)
    assert [RollVirtualDie(die).stream(state) for die in range(6)] == [
        f"turn 7 virtual {die}" for die in ("w1", "w2", "w3", "b1", "b2", "b3")
    ]
    outcomes = RollVirtualDie(0).outcomes(state)
    assert [(face.spelling, weight) for face, weight in outcomes] == [
        (f"face {n}", 1) for n in range(1, 7)
    ]


@pytest.mark.rule("OD-10.2")
def test_what_the_player_kept_does_not_change_the_virtual_roll() -> None:
    """The same deal at two tables: the virtual dice do not depend on how often others rolled."""
    secret = secret_from_seed(3, 1)
    rolls = []
    for whites_first in (True, False):
        log = begin(GAME, ["Ada", "Bo"], VARIANT, secret, "test")
        log.resolve(secret)
        order = ["w1", "w2", "w3", "b1"] if whites_first else ["b3", "b2", "b1", "w3"]
        state = log.state
        assert isinstance(state, Octo)
        active = state.active()
        for die in order:
            log.answer(active, read_answer(GAME, f"keep {die}"))
            log.resolve(secret)
        log.answer(active, read_answer(GAME, "pass"))
        log.answer(1 - active, read_answer(GAME, "pass"))
        log.resolve(secret)
        assert asks(state) == f"TakeExtra {active} 2"
        rolls.append(state.dice)
    assert rolls[0] == rolls[1]
