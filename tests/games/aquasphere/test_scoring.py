"""AQ-13, AQ-15: intermediate scorings and the final one."""

from typing import Any

import pytest

from pelagos.games.aquasphere.rules.scoring import FinalScoring, ScoreFinally, ScoreSeat
from tests.games.aquasphere.positions import (
    GAME,
    game_with,
    position,
    refused,
    say,
    sector,
    shown,
    told,
)
from tests.games.playing import asks, happen, open_answers, planned

OUT = {"engineer": "out"}


def subs(count: int, seat: int = 0) -> dict[str, Any]:
    """Sectors with submarines of a seat in the first few."""
    return {letter: {"submarines": [seat]} for letter in "ABCDEF"[:count]}


def scored(me: dict[str, Any], other: dict[str, Any] | None = None, **words: Any) -> Any:
    """The position after the points of an intermediate scoring, or its first question."""
    words = {"phase": "scoring", "passed": [0, 1], **words}
    return position({**OUT, "time": 0, **me}, {**OUT, "time": 0, **(other or {})}, **words)


# -- income and cards -----------------------------------------------------------------------------


@pytest.mark.rule("AQ-13.1")
@pytest.mark.parametrize(("deployed", "held", "after"), [(3, 0, 3), (3, 2, 4), (0, 1, 1)])
def test_each_submarine_brings_one_time_as_far_as_it_fits(
    deployed: int, held: int, after: int
) -> None:
    assert scored({"time": held}, sectors=subs(deployed)).time[0] == after


@pytest.mark.rule("AQ-13.1")
def test_the_rulebook_takes_3_time_and_spends_one_on_a_card() -> None:
    state = scored({"cards": ["RC-35"]}, sectors=subs(3))
    say(state, "income", "card RC-35")
    assert state.time[0] == 2 and shown(state)["programmed"] == ["research"]


TWO_CARDS = {"cards": ["RC-34", "RC-35"], "time": 1}


@pytest.mark.rule("AQ-13.1")
def test_all_cards_come_on_one_side_of_the_income() -> None:
    state = scored(TWO_CARDS, sectors=subs(4))
    assert open_answers(state) == ["card RC-34", "card RC-35", "income", "done"]
    say(state, "card RC-34")
    assert asks(state).startswith(("Deal", "ReturnThird"))  # no time for the other before income
    assert state.time[0] == 4
    after = scored(TWO_CARDS, sectors=subs(4))
    say(after, "income")
    assert refused(after, "income") == ("AQ-13.1", "income-taken", {})
    say(after, "card RC-34", "card RC-35")
    assert after.time[0] == 2


@pytest.mark.rule("AQ-13.1")
def test_who_begins_with_cards_takes_the_income_last() -> None:
    state = scored({**TWO_CARDS, "time": 3}, sectors=subs(4))
    say(state, "card RC-34")
    assert refused(state, "income") == ("AQ-13.1", "cards-first", {})
    say(state, "done")
    assert state.time[0] == 4


@pytest.mark.rule("AQ-13.1")
def test_by_the_option_cards_may_come_before_and_after() -> None:
    state = scored(TWO_CARDS, sectors=subs(4), options={"income_order": "interleaved"})
    say(state, "card RC-34", "income", "card RC-35")
    assert (state.time[0], shown(state)["programmed"]) == (3, ["submarine", "research"])


@pytest.mark.rule("AQ-13.1")
def test_by_the_option_the_income_always_comes_first() -> None:
    state = scored(TWO_CARDS, sectors=subs(4), options={"income_order": "income_first"})
    assert state.time[0] == 4
    assert refused(state, "income") == ("AQ-13.1", "income-taken", {})


@pytest.mark.rule("AQ-13.1")
def test_done_without_income_takes_it_too() -> None:
    state = say(scored(TWO_CARDS, sectors=subs(2)), "done")
    assert state.time[0] == 3


@pytest.mark.rule("AQ-13.1")
def test_nobody_is_asked_about_cards_that_cannot_be_used() -> None:
    state = scored({"cards": ["RC-35"], "programmed": ["research"]}, sectors=subs(2))
    assert asks(state).startswith("Deal") and state.time[0] == 2


@pytest.mark.rule("AQ-13.2", "AQ-8.4")
def test_the_marker_goes_back_at_the_scoring() -> None:
    state = scored({"bought": 1, "time": 4}, supply={"time": 30})
    assert (state.marker, state.time_supply) == ([0, 0], 31)


# -- the four parts -------------------------------------------------------------------------------


@pytest.mark.rule("AQ-13.4")
@pytest.mark.parametrize(
    ("controls", "points"),
    [
        ([0, 0, 1], [6, 0, 0]),
        ([0, 1], [3, 3, 0]),
        ([0, 1, 2], [3, 3, 3]),
        ([0, 0, 1, 1, 2], [3, 3, 0]),
        ([], [0, 0, 0]),
    ],
)
def test_most_controlled_sectors_bring_6_and_a_tie_3(
    controls: list[int], points: list[int]
) -> None:
    sectors = {letter: {"control": c} for letter, c in zip("ABCDEF", controls, strict=False)}
    state = position({}, {}, {}, seats=3, sectors=sectors)
    assert [shown(state, seat)["now"]["control"] for seat in range(3)] == points


@pytest.mark.rule("AQ-13.4")
def test_by_the_option_nobody_in_control_is_a_tie() -> None:
    state = position(options={"tie_at_zero": "yes"})
    assert [shown(state, seat)["now"]["control"] for seat in range(2)] == [3, 3]


@pytest.mark.rule("AQ-13.5", "AQ-5.4")
@pytest.mark.parametrize(
    ("deployed", "bots", "points"),
    [(1, 0, 2), (2, 0, 4), (3, 0, 6), (4, 0, 8), (5, 0, 11), (6, 0, 14)]
    + [(0, 0, 0), (3, 9, 5), (3, 8, 6), (6, 14, 0), (6, 15, 0), (6, 13, 1)],
)
def test_bots_in_play_count_up_to_the_columns_without_submarine(
    deployed: int, bots: int, points: int
) -> None:
    state = position({"bots": bots}, sectors=subs(deployed))
    assert shown(state)["now"]["bots"] == points


OWN_NUMBERS = [[0, 1], [1, 3], [5, 5], [6, 8], [9, 10, 11], [12, 15, 20]]


@pytest.mark.rule("AQ-13.5")
@pytest.mark.parametrize(
    ("deployed", "bots", "points"),
    [(0, 0, 0), (1, 13, 0), (1, 12, 1), (1, 0, 1), (2, 11, 1), (3, 0, 5), (6, 1, 15), (6, 0, 20)],
)
def test_an_owners_board_may_begin_at_0_skip_and_repeat(
    deployed: int, bots: int, points: int
) -> None:
    game = game_with(board__supply__columns=OWN_NUMBERS)
    state = position({"bots": bots}, sectors=subs(deployed), game=game)
    assert shown(state)["now"]["bots"] == points


@pytest.mark.rule("AQ-13.5")
def test_bots_of_a_night_shift_count_in_the_same_scoring() -> None:
    state = scored({"cards": ["RC-35"], "time": 1, "bots": 14}, sectors=subs(1))
    say(state, "card RC-35")
    assert state.knowledge[0] == 1


@pytest.mark.rule("AQ-13.6")
@pytest.mark.parametrize(("crystals", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (7, 28)])
def test_crystals_score_1_3_6_10(crystals: int, points: int) -> None:
    assert shown(position({"crystals": crystals}))["now"]["crystals"] == points


@pytest.mark.rule("AQ-13.6")
def test_crystals_score_before_they_are_paid() -> None:
    state = scored({"crystals": 2, "points": 9, "bots": 14})
    assert (state.knowledge[0], state.crystals[0]) == (12, 1)


@pytest.mark.rule("AQ-13.7")
def test_octopods_cost_sector_by_sector() -> None:
    sectors = {
        "A": {"control": 0, "octopods": 2},
        "B": {"control": 0, "octopods": 1},
        "C": {"control": 1, "octopods": 3},
        "D": {"loading": [1, 0, 0, 0], "octopods": 5},
    }
    state = position(sectors=sectors)
    assert shown(state)["now"]["octopods"] == 4
    assert shown(state, 1)["now"]["octopods"] == 6


@pytest.mark.rule("AQ-13.3")
def test_the_four_parts_are_one_move() -> None:
    sectors = {"A": {"control": 0, "octopods": 1, "submarines": [0]}}
    me = {**OUT, "crystals": 1, "bots": 12, "time": 0}
    state = position({**me, "engineer": "L3"}, OUT, passed=[1], sectors=sectors)
    heard = told(state, "pass")
    assert "ScoreSeat 0 6 2 1 1" in heard
    assert heard[heard.index("ScoreSeat 0 6 2 1 1") + 1] == "GainKnowledge 0 8 False"
    assert state.knowledge[0] == 8


@pytest.mark.rule("AQ-13.3", "AQ-12.3")
def test_yellow_is_stopped_after_7_of_9_points() -> None:
    """The rulebook's example; yellow has no crystal and returns no bot."""
    sectors = {
        **{letter: {"control": 0, "submarines": [0]} for letter in "AB"},
        **{letter: {"control": 1} for letter in "CD"},
        "E": {"control": 2, "submarines": [0]},
    }
    me = {**OUT, "points": 2, "bots": 8, "time": 0}
    other = {**OUT, "bots": 14}
    words: dict[str, Any] = {"phase": "scoring", "passed": [0, 1, 2], "seats": 3}
    state = position(me, other, other, sectors=sectors, **words)
    assert state.knowledge[0] == 9


@pytest.mark.rule("AQ-12.2")
def test_in_a_scoring_a_returned_bot_changes_nothing_that_was_counted() -> None:
    state = scored({"points": 9, "bots": 12, "programmed": ["lab"]}, sectors=subs(1))
    assert asks(state) == "PayForLine 0 2 False"
    say(state, "return lab")
    assert (state.knowledge[0], state.time[0]) == (11, 1)  # 1 time is income


@pytest.mark.rule("AQ-13.8")
def test_a_negative_sum_moves_back() -> None:
    sectors = {"A": {"control": 0, "octopods": 4}, "B": {"control": 1}, "C": {"control": 1}}
    state = scored({"points": 15, "bots": 14}, sectors=sectors)
    assert state.knowledge[0] == 10  # 10 points lost, but not behind the line
    low = scored({"points": 3, "bots": 14}, sectors=sectors)
    assert low.knowledge[0] == 0


@pytest.mark.rule("AQ-13.4", "AQ-13.5", "AQ-13.6", "AQ-13.7", "AQ-15.1", "AQ-15.4")
def test_every_part_of_a_scoring_stands_under_its_rule() -> None:
    state = position({})
    parts = {"AQ-13.4": 1, "AQ-13.5": 2, "AQ-13.6": 3, "AQ-13.7": -4}
    assert GAME.tally(state, ScoreSeat(0, 1, 2, 3, 4)) == parts
    parts = {"AQ-15.1": 1, "AQ-15.2": 2, "AQ-15.3": 3, "AQ-15.4": 4}
    assert GAME.tally(state, ScoreFinally(0, 1, 2, 3, 4)) == parts


@pytest.mark.rule("AQ-13.3", "AQ-13.8")
@pytest.mark.parametrize(
    ("octopods", "moves"),
    [(2, ["GainKnowledge 0 1 False"]), (3, []), (4, ["LoseKnowledge 0 1 1"])],
)
def test_a_sum_of_nothing_is_no_move(octopods: int, moves: list[str]) -> None:
    state = position({"points": 9})
    before = planned(state)
    ScoreSeat(0, 1, 1, 1, octopods).happen(state)
    assert planned(state) == moves + before


@pytest.mark.rule("AQ-13.9")
def test_bots_stay_after_the_scoring() -> None:
    state = scored({}, sectors={"A": {"control": 0, "loading": [0, 1, 0, 0]}})
    assert sector(state, "A")["control"] == 0 and sector(state, "A")["loading"] == [0, 1, 0, 0]


# -- the end --------------------------------------------------------------------------------------


def final(me: dict[str, Any], **words: Any) -> Any:
    return position({"time": 0, **me}, {"time": 0}, phase="final", round=4, **words)


@pytest.mark.rule("AQ-15.1")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ([], 1),
        (["LX-01", "LX-02"], 1),
        (["LX-05"], 3),
        (["LX-25"], 3),
        (["LX-26"], 6),
        (["LX-26", "LX-27"], 15),
        (["LX-26", "LX-27", "LX-05"], 21),
        (["LX-28"], 1),
    ],
)
def test_different_letters_score_1_3_6_10_15_21(tiles: list[str], points: int) -> None:
    assert final({"letter": "A", "tiles": tiles}).knowledge[0] == points


@pytest.mark.rule("AQ-15.2")
def test_each_time_marker_left_is_a_point() -> None:
    assert final({"time": 3}).knowledge[0] == 1 + 3


@pytest.mark.rule("AQ-15.3")
def test_all_submarines_out_bring_5() -> None:
    assert final({}, sectors=subs(6)).knowledge[0] == 1 + 5
    assert final({}, sectors=subs(5)).knowledge[0] == 1


@pytest.mark.rule("AQ-15.4")
def test_a_complete_lab_brings_5() -> None:
    tiles = ["LX-01", "LX-02", "LX-03", "LX-04", "LX-28"]
    assert final({"tiles": tiles}).knowledge[0] == 1 + 5
    assert final({"tiles": tiles[:4]}).knowledge[0] == 1


@pytest.mark.rule("AQ-15.1", "AQ-15.2", "AQ-15.4")
def test_the_final_example_of_the_rulebook_is_22() -> None:
    tiles = ["LX-05", "LX-09", "LX-13", "LX-17", "LX-28"]
    state = position({"time": 2, "tiles": tiles}, {"time": 0}, agenda=[], round=4)
    assert happen(state, FinalScoring())[1] == "ScoreFinally 0 15 2 0 5"
    assert state.knowledge[0] == 22


@pytest.mark.rule("AQ-15.5")
@pytest.mark.parametrize(
    ("me", "sectors", "standing", "ending"),
    [
        ({"points": 5}, {}, [1, 2], "points"),
        ({}, {"A": {"control": 1}}, [2, 1], "control"),
        ({"crystals": 1}, {}, [1, 2], "crystals"),
        ({}, {}, [1, 1], "shared"),
        ({}, {"A": {"loading": [0, 2, 0, 0]}}, [1, 1], "shared"),
        ({"crystals": 1}, {"A": {"control": 1}}, [2, 1], "control"),
    ],
)
def test_ties_go_to_control_then_to_crystals(
    me: dict[str, Any], sectors: dict[str, Any], standing: list[int], ending: str
) -> None:
    state = final(me, sectors=sectors)
    assert state.standing() == standing
    assert state.ending() == ending


@pytest.mark.rule("AQ-15.5")
def test_who_wins_on_points_but_others_tie_below_is_points() -> None:
    state = position({"points": 9}, {}, {}, seats=3, phase="final", round=4)
    assert (state.standing(), state.ending()) == ([1, 2, 2], "points")


@pytest.mark.rule("AQ-15.5")
def test_a_tie_of_two_in_control_goes_to_crystals() -> None:
    sectors = {"A": {"control": 0}, "B": {"control": 1}}
    players: list[dict[str, Any]] = [{}, {"crystals": 1}, {"crystals": 2}]
    state = position(*players, seats=3, phase="final", round=4, sectors=sectors)
    assert (state.standing(), state.ending()) == ([2, 1, 3], "crystals")
