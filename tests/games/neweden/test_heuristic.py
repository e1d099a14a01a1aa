"""The heuristic and the features: what agents are told about a position."""

from typing import Any

from pelagos.games.neweden.auction import NextRow
from pelagos.games.neweden.features import NAMES, features
from pelagos.games.neweden.heuristic import value
from pelagos.games.neweden.scoring import FinalScoring
from pelagos.kernel.play import advance, play_unchecked, random_answer
from pelagos.kernel.roll import Roll
from tests.games.neweden.positions import first, position, say


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
