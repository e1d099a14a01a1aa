"""The heuristic: what a position is worth to a seat."""

from typing import Any

import pytest

from pelagos.games.neweden.cards import NAMES as CARD_NAMES
from pelagos.games.neweden.mind.deepthought import (
    DEALT,
    HOLDS,
    chance_of_thought,
    dealt_to_come,
    thought_estimate,
    will_take,
)
from pelagos.games.neweden.mind.economy import by_moment
from pelagos.games.neweden.mind.heuristic import threatened, value
from pelagos.games.neweden.rules.auction import NextRow
from pelagos.games.neweden.rules.scoring import FinalScoring
from pelagos.games.neweden.rules.solo import BlockRow, NextSoloRow
from tests.games.neweden.positions import GAME, ROW_1, ROW_2, position, say


def test_after_the_end_the_value_is_the_score() -> None:
    state = position({"points": 12, "coins": 0}, round=3, agenda=[FinalScoring()])
    assert value(state, 0) == 12.0


def test_a_purse_nobody_sees_and_the_hands_of_others_do_not_matter() -> None:
    rich, poor = position({}, {"coins": 30}), position({}, {"coins": 2})
    assert value(rich.observe(0), 0) == value(poor.observe(0), 0)


def test_damage_costs_and_an_octopus_helps() -> None:
    sound, hurt = position({"damage": 2}), position({"damage": 9})
    helped = position({"damage": 9, "arms": {"octopus": ["1A-OC1"]}})
    assert value(sound, 0) > value(hurt, 0)
    assert value(helped, 0) > value(hurt, 0)


def test_a_row_is_worth_a_bid_but_not_every_bid() -> None:
    mine = {"coins": 40, "dome": 2, "arms": {"shell": ["1A-SH1"]}}
    rows = ["3B-SH1", "3B-OC1", "3B-OX1"]
    words: dict[str, Any] = {"board": rows, "round": 3, "phase": "auction", "agenda": [NextRow(0)]}
    bids = {n: value(say(position(mine, **words), "row 1", f"bid {n}"), 0) for n in (0, 5, 40)}
    assert bids[5] > bids[0] and bids[5] > bids[40]


def test_a_repair_that_can_still_be_made_counts_and_one_made_counts_more() -> None:
    arms = {"octopus": ["1A-OC1"], "shell": ["3B-SH3"]}
    mine = {"damage": 4, "dome": 1, "arms": arms}
    spent = {**mine, "used": ["ST-1", "ST-2"]}
    assert value(position(mine, round=3), 0) > value(position(spent, round=3), 0)
    arrived = say(position(mine, round=3), "oxygen 1", "from dome", "to octopus 1")
    left = value(say(arrived.copy(), "done"), 0)
    assert value(say(arrived, "activate octopus 1"), 0) > left


def test_an_attack_that_may_still_come_is_feared_until_it_is_out_of_the_game() -> None:
    mine = {"damage": 1, "arms": {"shell": ["3B-SH1", "3B-SH2"]}}
    lurking = position(mine, round=3)
    gone = position(mine, round=3, boxed=["3B-RE3"])
    assert threatened(lurking, 0) == 2, "two starting oxygen cards"
    assert threatened(gone, 0) == 0
    assert value(gone, 0) > value(lurking, 0)


def test_damage_past_the_end_costs_the_card_one_misses_least() -> None:
    mine = {"damage": 15, "coins": 0, "arms": {"shell": ["3B-SH3"], "crab": ["1A-CR2"]}}
    hurt = say(position(mine, round=3), "plant")
    after = [value(say(hurt.copy(), f"lose {arm}"), 0) for arm in ("shell", "crab", "oxygen")]
    assert value(hurt, 0) == pytest.approx(max(after))
    assert len({round(worth, 3) for worth in after}) == 3


def test_what_a_table_says_changes_little_by_little_until_the_end() -> None:
    table = (6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0)
    at = [
        by_moment(position(round=1), table),
        by_moment(position(round=1, passed=[1]), table),
        by_moment(position(round=1, phase="black market"), table),
        by_moment(position(round=1, phase="auction", marked=[0, 1, 2]), table),
        by_moment(position(round=1, phase="scoring"), table),
        by_moment(position(round=3, phase="scoring"), table),
    ]
    assert at == [6.0, 5.5, 5.0, 4.25, 4.0, 0.0]


BLOCKING = [BlockRow(0), BlockRow(0), NextSoloRow()]
ROW = ["1A-SH1", "1A-OX1", "1A-CR1"]


def test_alone_what_deep_thought_will_take_is_weighed() -> None:
    poor = position(seats=1, board=["1A-OX1", "", "1A-OX3"])
    rich = position(seats=1, board=["1A-OX1", "", "3B-SH3"])
    assert thought_estimate(rich) > thought_estimate(poor) + 5


@pytest.mark.parametrize(
    ("words", "taken"),
    [
        ({"nautilus": 1}, ["1A-CR2", "1A-CR1", "1A-OX2"]),
        ({"nautilus": 0}, ["1A-CR2", "1A-CR1", "1A-OX2"]),
        ({"nautilus": 1, "board": ROW}, ["1A-CR1"]),
        ({"nautilus": 0, "board": ROW}, ["1A-CR1", "1A-OX1"]),
        ({"nautilus": 0, "passed": [0], "board": ROW}, ROW),
        ({"nautilus": 1, "passed": [1], "board": ROW}, []),
    ],
)
def test_alone_it_is_known_which_cards_are_taken(words: dict[str, Any], taken: list[str]) -> None:
    six = [*["", "", ""] * 2, *ROW_1, *ROW_2]
    state = position(seats=1, active=0, **{"board": six, **words})
    assert [CARD_NAMES[card] for card in will_take(state)] == taken


def test_alone_passing_first_is_worth_what_deep_thought_would_get_for_it() -> None:
    nobody, mine = position(seats=1, active=0), position(seats=1, active=0, passed=[0])
    assert thought_estimate(nobody) == thought_estimate(mine) + GAME.box.passing[0][0]


def test_alone_the_station_of_deep_thought_counts_if_repairs_to_come_will_make_it_hold() -> None:
    its: dict[str, Any] = {"damage": 9, "arms": {"shell": ["3B-SH3"], "octopus": ["octopus tile"]}}
    early, late = position({}, its, seats=1, round=1), position({}, its, seats=1, round=3)
    helped = {**its, "arms": {**its["arms"], "octopus": ["octopus tile", "3B-OC3"]}}
    assert chance_of_thought(early) == HOLDS
    assert chance_of_thought(late) == pytest.approx(1 - HOLDS)
    assert chance_of_thought(position({}, helped, seats=1, round=3)) == HOLDS


def test_alone_cards_of_its_black_market_are_expected_until_they_are_dealt() -> None:
    def expected(phase: str, level: str) -> float:
        options = {"solo_difficulty": level}
        return dealt_to_come(position(seats=1, round=2, phase=phase, options=options))

    assert expected("market", "0") == 0
    assert expected("market", "2") == 2 * (DEALT[1] + DEALT[2])
    assert expected("black market", "3") == 3 * DEALT[2]


def test_alone_the_row_is_left_that_serves_deep_thought_least() -> None:
    rows = ["3B-SH1", "3B-SH2", "3B-SH3", "", "", "", "3B-OX2", "", "", "3B-OC1", "", ""]
    words: dict[str, Any] = {"board": rows, "phase": "auction", "round": 3, "active": 0}
    state = position({"coins": 0, "plant": 3}, {"coins": 20}, seats=1, **words, agenda=BLOCKING)
    worth = {row: value(say(state.copy(), f"block {row}"), 0) for row in (1, 3, 4)}
    assert worth[1] == max(worth.values())
    left = say(state, "block 1")
    assert value(say(left.copy(), "block 4"), 0) > value(say(left, "block 3"), 0)


def test_alone_a_row_is_won_if_it_is_worth_one_coin_more_than_its_bid() -> None:
    words: dict[str, Any] = {"marked": [0, 2], "phase": "auction", "round": 3, "active": 0}
    rows = [*[""] * 9, "3B-SH1", "3B-SH2", "3B-SH3"]

    def after(answer: str, its_coins: int) -> float:
        state = position(
            {"coins": 30, "plant": 3},
            {"coins": its_coins},
            seats=1,
            board=rows,
            **words,
            agenda=[NextSoloRow()],
        )
        return value(say(state, answer), 0)

    assert after("outbid", 6) > after("decline", 6)
    assert after("outbid", 58) < after("outbid", 6)
