"""NE-1, NE-2: setting up, and what a station is."""

import pytest

from pelagos.games.neweden.cards import NAMES
from pelagos.games.neweden.rules.building import BuildCard
from pelagos.games.neweden.rules.market import LayOutCard
from pelagos.kernel.contract import Chance
from pelagos.kernel.play import advance, random_answer
from pelagos.kernel.roll import Roll
from tests.games.neweden.positions import (
    GAME,
    allowed,
    arms,
    asks,
    board,
    first,
    position,
    run,
    say,
    station,
)


@pytest.mark.rule("NE-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play(seats: int) -> None:
    assert [seats] == [n for n in GAME.players if n == seats]
    assert first(seats).stations == max(seats, 2)


@pytest.mark.rule("NE-1.2")
def test_everybody_starts_at_0_and_the_board_has_4_rows_of_3() -> None:
    state = first(4)
    assert state.points == [0, 0, 0, 0]
    assert board(state) == [["", "", ""]] * 4


@pytest.mark.rule("NE-1.3")
def test_six_decks_of_15_wait_and_each_is_a_stream_of_its_own() -> None:
    state = first(2)
    assert [deck.bit_count() for deck in state.deck] == [15] * 6
    state.round = 2
    assert LayOutCard(0).stream(state) == "deck 2A"
    assert {outcome.spelling[:2] for outcome, _ in LayOutCard(0).outcomes(state)} == {"2A"}


@pytest.mark.rule("NE-1.4")
def test_the_bonus_cards_are_a_pile_of_12() -> None:
    assert first(2).bonus_deck.bit_count() == 12


@pytest.mark.rule("NE-1.5")
def test_the_supply_holds_45_deeples_and_80_coins() -> None:
    state = first(2)
    assert (state.pieces()["deeples"], state.pieces()["coins"]) == (45, 80)


@pytest.mark.rule("NE-1.6")
def test_a_player_has_10_coins_no_damage_and_the_pointer_on_0() -> None:
    mine = station(first(3), 1)
    assert (mine["coins"], mine["damage"], mine["pointer"]) == (10, 0, 0)
    assert (mine["extensions"], mine["plant"]) == ([], 0)


@pytest.mark.rule("NE-1.7")
def test_with_four_players_41_deeples_are_left() -> None:
    state = first(4)
    assert (state.deeples, state.dome) == (41, [1, 1, 1, 1])


@pytest.mark.rule("NE-1.8")
def test_the_oxygen_arm_begins_with_a_card_of_one_bottle_and_one_of_two() -> None:
    state = first(2)
    assert arms(state, 0) == {"oxygen": ["ST-1", "ST-2"]}
    cards = [NAMES.index("ST-1"), NAMES.index("ST-2")]
    assert [GAME.box.bottle[card] for card in cards] == [2, 1]
    assert [GAME.box.second_bottle[card] for card in cards] == [0, 1]


@pytest.mark.rule("NE-1.9")
def test_one_oxygen_card_for_each_player_waits_in_the_supply() -> None:
    state = position({"coins": 6})
    assert state.pieces()["start cards"] == 6
    say(state, "extend oxygen")
    assert arms(state, 0)["oxygen"] == ["ST-1", "ST-2", "EX-1"]
    assert state.pieces()["start cards"] == 6


@pytest.mark.rule("NE-1.10")
def test_the_first_holder_of_the_nautilus_is_drawn_and_begins() -> None:
    state = first(3)
    advance(state)
    assert asks(state) == ["DrawFirstPlayer"]
    say(state, "first 3")
    roll = Roll(1)
    while isinstance(state.agenda[-1], Chance):
        say(state, random_answer(state, roll).spelling)
    assert (state.nautilus, asks(state)) == (2, ["TakeTurn", 2])


@pytest.mark.rule("NE-1.11")
def test_coins_are_secret_and_open_in_the_end() -> None:
    state = position({"coins": 7}, {"coins": 8})
    assert state.observe(0).coins == [7, -1]
    assert state.observe(None).coins == [-1, -1]
    assert state.observe(0).bank == -1
    state.phase = 5
    assert state.observe(None).coins == [7, 8]


@pytest.mark.rule("NE-1.11")
def test_coins_can_be_open() -> None:
    state = position({"coins": 7}, {"coins": 8}, options={"coins": "open"})
    assert state.observe(0).coins == [7, 8]


@pytest.mark.rule("NE-1.11")
def test_alone_all_coins_are_open_unless_deep_thought_hides_them() -> None:
    assert position({}, {"coins": 3}, seats=1).observe(0).coins == [10, 3]
    hidden = position({}, {"coins": 3}, seats=1, options={"solo_coins": "behind_screens"})
    assert hidden.observe(0).coins == [10, -1]


@pytest.mark.rule("NE-2.1")
@pytest.mark.rule("NE-2.2")
def test_every_card_goes_to_the_outer_end_of_its_arm() -> None:
    state = position({"arms": {"crab": ["1A-CR1"]}})
    for name in ("1A-CR2", "1A-SH1", "1A-OC1", "1A-SY1", "1A-OX1", "1A-RE1", "1A-CR3"):
        run(state, BuildCard(0, NAMES.index(name)))
    assert arms(state, 0) == {
        "octopus": ["1A-OC1"],
        "crab": ["1A-CR1", "1A-CR2", "1A-CR3"],
        "shell": ["1A-SH1"],
        "shipyard": ["1A-SY1"],
        "oxygen": ["ST-1", "ST-2", "1A-OX1"],
        "research": ["1A-RE1"],
    }


@pytest.mark.rule("NE-2.3")
def test_the_third_module_is_three_spaces_away_and_shipyards_are_none() -> None:
    crabs = {"crab": ["1A-CR1", "1A-CR2", "1A-CR3"], "shipyard": ["1A-SY1", "1A-SY2"]}
    state = say(position({"arms": crabs}), "oxygen 1", "from dome")
    assert [
        answer for answer in ("to crab 1", "to crab 2", "to crab 3") if allowed(state, answer)
    ] == [
        "to crab 1",
        "to crab 2",
    ]


@pytest.mark.rule("NE-2.4")
def test_a_final_box_counts_in_the_final_scoring_only() -> None:
    state = position({"arms": {"shell": ["3A-SH1"]}})
    assert state.scores() == [0, 0]
    assert station(state, 0)["value"] == 4


@pytest.mark.rule("NE-2.5")
def test_no_answer_gives_up_a_module_of_ones_own_free_will() -> None:
    state = position({"arms": {"crab": ["1A-CR1"]}})
    losing = [answer.spelling for answer in GAME.answers if "lose" in answer.spelling]
    assert not [spelling for spelling in losing if allowed(state, spelling)]
