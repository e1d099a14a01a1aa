"""NE-4, NE-5, NE-7, NE-15: phase A."""

from typing import Any

import pytest

from pelagos.games.neweden.rules.round import BeginRound
from pelagos.kernel.contract import Chance
from pelagos.kernel.play import advance, random_answer
from pelagos.kernel.roll import Roll
from tests.games.neweden.positions import (
    FULL,
    ROW_1,
    ROW_2,
    ROW_3,
    ROW_4,
    allowed,
    answers,
    arms,
    asks,
    board,
    first,
    position,
    refused,
    run,
    say,
    station,
    tell,
)

NOTHING = ["", "", ""]


@pytest.mark.rule("NE-4.1")
def test_a_round_has_four_phases_and_the_third_is_the_last() -> None:
    state = first(2)
    state.agenda = [BeginRound(3)]
    advance(state)
    names = [type(step).__name__ for step in reversed(state.agenda)][-6:]
    assert names[0] == "NextTurn"
    assert names[1:] == [
        "BeginBlackMarket",
        "BeginAuction",
        "ScoreRound",
        "CleanUp",
        "FinalScoring",
    ]
    state.agenda = [BeginRound(2)]
    advance(state)
    assert type(state.agenda[0]).__name__ == "BeginRound"


@pytest.mark.rule("NE-5.1")
@pytest.mark.rule("NE-5.2")
def test_two_bonus_cards_and_twelve_cards_of_the_deck_come_up() -> None:
    state = run(first(3), BeginRound(2))
    say(state, "BO-SY-C", "BO-RE-P")
    roll = Roll(3)
    while isinstance(state.agenda[-1], Chance):
        say(state, random_answer(state, roll).spelling)
    assert all(card.startswith("2A-") for row in board(state) for card in row)
    assert state.deck[2].bit_count() == 3
    assert state.bonus[2:4] == [0, 11]


@pytest.mark.rule("NE-5.3")
def test_a_turn_is_one_of_three_things_with_free_actions_before_and_after() -> None:
    state = position({"coins": 1}, board=FULL)
    say(state, "plant", "buy 4-1")
    assert asks(state) == ["EndTurn", 0]
    say(state, "plant", "done")
    assert asks(state) == ["TakeTurn", 1]


@pytest.mark.rule("NE-5.3")
def test_no_free_action_after_passing() -> None:
    assert asks(say(position({"coins": 20}), "pass")) == ["TakeTurn", 1]


@pytest.mark.rule("NE-5.4")
@pytest.mark.parametrize(
    ("space", "price", "damage"), [("1-1", 10, 2), ("2-1", 6, 4), ("3-1", 3, 5), ("4-1", 1, 6)]
)
def test_a_row_has_its_price_and_its_damage(space: str, price: int, damage: int) -> None:
    state = say(position({"coins": 10, "damage": 5}, board=FULL), f"buy {space}")
    assert (state.coins[0], state.damage[0]) == (10 - price, damage)


@pytest.mark.rule("NE-5.4")
def test_damage_comes_before_the_new_card_stands() -> None:
    mine = {"coins": 5, "damage": 15, "arms": {"shell": ["1A-SH1"], "oxygen": []}}
    state = say(position(mine, board=[*NOTHING * 3, "1A-SH2"]), "buy 4-1")
    assert asks(state)[0] == "LoseCard"
    say(state, "lose shell")
    assert arms(state, 0) == {"shell": ["1A-SH2"]}


@pytest.mark.rule("NE-5.5")
def test_rows_above_an_emptied_row_slide_down_in_their_columns() -> None:
    rows = [*ROW_1, *ROW_2, "", "1A-OX3", "", *ROW_4]
    state = say(position({"coins": 9}, board=rows), "buy 3-2")
    assert board(state) == [NOTHING, ROW_1, ROW_2, ROW_4]
    say(state, "done")
    assert allowed(state, "buy 3-1") and state.box.prices[2] == 3


@pytest.mark.rule("NE-5.5")
def test_emptying_the_top_row_moves_nothing_and_nothing_is_refilled() -> None:
    rows = ["", "1A-OX1", "", *ROW_2, *ROW_3, *ROW_4]
    state = say(position({"coins": 10}, board=rows), "buy 1-2")
    assert board(state) == [NOTHING, ROW_2, ROW_3, ROW_4]


@pytest.mark.rule("NE-5.6")
def test_a_bought_card_is_built_at_once_with_what_it_does() -> None:
    state = say(position({"coins": 9}, board=FULL), "buy 2-1")
    assert arms(state, 0)["shipyard"] == ["1A-SY2"]
    assert state.dome[0] == 3


@pytest.mark.rule("NE-5.7")
def test_without_coins_one_cannot_buy_but_may_use_the_plant_first() -> None:
    state = position({"coins": 5}, board=FULL)
    assert refused(state, "buy 2-1") == ("NE-5.7", "cannot-pay", {"price": 6, "coins": 5})
    assert allowed(say(state, "plant"), "buy 2-1")


@pytest.mark.rule("NE-7.1")
def test_a_pass_is_final_for_this_phase() -> None:
    state = position({}, {}, {}, seats=3, board=FULL)
    say(state, "pass", "pass", "buy 4-1", "done")
    assert asks(state) == ["TakeTurn", 2]


@pytest.mark.rule("NE-7.2")
@pytest.mark.parametrize(("seats", "points"), [(2, [3, 0]), (3, [3, 2, 0]), (4, [3, 2, 1, 0])])
def test_the_earlier_a_pass_the_more_points(seats: int, points: list[int]) -> None:
    state = position(*[{}] * seats, seats=seats)
    say(state, *["pass"] * seats)
    assert state.points == points


@pytest.mark.rule("NE-7.3")
def test_the_first_to_pass_takes_the_nautilus_at_once() -> None:
    state = position({}, {}, {}, seats=3, nautilus=0, active=1)
    assert tell(state, "pass")[:3] == [
        ["PassTurn", 1],
        ["PassingPoints", 1, 3],
        ["TakeNautilus", 1],
    ]
    assert state.nautilus == 1


@pytest.mark.rule("NE-7.4")
def test_others_go_on_until_all_have_passed() -> None:
    state = say(position({"coins": 1}, {"coins": 9}, board=FULL), "pass")
    say(state, "buy 4-1", "done", "buy 4-2", "done")
    assert asks(state) == ["TakeTurn", 1]
    assert state.phase == 1
    say(state, "pass")
    assert state.phase == 2


@pytest.mark.rule("NE-15.1")
def test_with_two_the_topmost_card_of_the_leftmost_column_goes_before_each_turn() -> None:
    state = position({"coins": 1}, {"coins": 1}, board=FULL, active=1)
    told = tell(state, "buy 4-3")
    assert ["DiscardCard", 0] not in told
    told = tell(state, "done")
    assert told == [["DiscardCard", 0]]
    assert board(state)[0] == ["", "1A-OX1", "1A-CR1"]


@pytest.mark.rule("NE-15.1")
def test_an_empty_board_loses_nothing_and_with_three_nothing_is_taken_off() -> None:
    state = position({}, {"coins": 1}, active=1, board=[*NOTHING * 3, "1A-SH1"])
    assert asks(say(state, "buy 4-1", "done")) == ["TakeTurn", 0]
    state = say(position({}, {}, {}, seats=3, board=FULL, active=2), "pass")
    assert board(state)[0] == ROW_1


@pytest.mark.rule("NE-15.2")
def test_a_row_emptied_by_a_discard_slides_by_default_only() -> None:
    left = ["", "", "1A-CR1", "", "", "1A-CR2", "1A-SH1", "", "", "", "", "1A-CR3"]
    state = say(position({}, {"coins": 1}, board=left, active=1), "buy 4-3", "done")
    assert board(state) == [NOTHING, NOTHING, ["", "", "1A-CR1"], ["", "", "1A-CR2"]]


@pytest.mark.rule("NE-15.2")
def test_by_option_only_purchases_make_rows_slide() -> None:
    left = ["", "", "1A-CR1", "1A-SH1", "", "", "", "", "1A-CR3", "", "1A-OC1", "1A-RE1"]
    words: dict[str, Any] = {"board": left, "active": 1}
    state = say(position({}, {"coins": 9}, options={"slide": "bought"}, **words), "buy 4-3", "done")
    assert board(state)[:2] == [["", "", "1A-CR1"], NOTHING]
    state = say(position({}, {"coins": 9}, **words), "buy 4-3", "done")
    assert board(state)[:2] == [NOTHING, ["", "", "1A-CR1"]]


@pytest.mark.rule("NE-15.3")
def test_after_the_first_pass_nothing_is_taken_off_any_more() -> None:
    state = say(position({}, {"coins": 9}, board=FULL), "pass")
    say(state, "buy 4-1", "done", "buy 4-2", "done")
    assert [card for row in board(state) for card in row if card] == [
        *ROW_1,
        *ROW_2,
        *ROW_3,
        "1A-RE1",
    ]


@pytest.mark.rule("NE-15.4")
def test_with_two_passing_is_worth_3_and_0() -> None:
    assert say(position(), "pass", "pass").points == [3, 0]


def test_the_answers_of_a_turn() -> None:
    state = position({"coins": 3}, board=[*NOTHING * 2, *ROW_3, *ROW_4])
    assert answers(state) == [
        *(f"buy {row}-{column}" for row in (3, 4) for column in (1, 2, 3)),
        "plant",
        "pass",
    ]
    assert station(state, 0)["plant_damage"] == 1
