"""The heuristic and the features: what agents are told about a position."""

from typing import Any

import pytest

from pelagos.games.neweden.auction import NextRow
from pelagos.games.neweden.features import NAMES, features
from pelagos.games.neweden.harvest import by_moment
from pelagos.games.neweden.heuristic import thought_estimate, threatened, value
from pelagos.games.neweden.scoring import FinalScoring
from pelagos.kernel.play import advance, play_unchecked, random_answer
from pelagos.kernel.roll import Roll
from tests.games.neweden.positions import GAME, first, position, say


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


def test_features_have_a_number_for_every_name_in_every_position() -> None:
    for seats in (1, 2, 4):
        state, roll = first(seats), Roll(seats)
        advance(state)
        for _ in range(400):
            if not state.agenda:
                break
            for seat in range(seats):
                assert len(features(state.observe(seat), seat)) == len(NAMES)
            play_unchecked(state, random_answer(state, roll))


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


def test_alone_what_deep_thought_will_take_is_weighed() -> None:
    poor = position(seats=1, board=["1A-OX1"])
    rich = position(seats=1, board=["3B-SH3"])
    assert thought_estimate(rich) > thought_estimate(poor) + 5


def test_alone_passing_first_is_worth_what_deep_thought_would_get_for_it() -> None:
    nobody, mine = position(seats=1, active=0), position(seats=1, active=0, passed=[0])
    assert thought_estimate(nobody) == thought_estimate(mine) + GAME.box.passing[0][0]
