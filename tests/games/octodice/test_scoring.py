"""OD-7 and OD-8: the intermediate scorings, the bonus scoring, the end, and the level-2 tiles."""

from typing import Any

import pytest

from pelagos.games.octodice.box import G1, G2, H1, H2
from pelagos.games.octodice.rules.scoring import (
    BonusScoring,
    IntermediateScoring,
    NextThird,
    ScoreCrystals,
    ScoreLabs,
    SuperCopy,
    SuperLevel,
    complete_columns,
    complete_rows,
    crystal_shares,
    submarine_income,
    tile_points,
)
from tests.games.octodice.positions import boxes, game_with, lab, position, refused, say, told
from tests.games.playing import asks, happen, open_answers

PLACES = [4, 2, 0, 0]


# -- submarines -------------------------------------------------------------------------------


@pytest.mark.rule("OD-7.1")
def test_the_example_of_the_rulebook_brings_3() -> None:
    me = {"bots": {"yellow": 2, "white": 1}, "submarines": ["yellow", "white"]}
    state = position(me=me, round=2)
    assert submarine_income(state, 0) == 3
    assert happen(state, IntermediateScoring(0))[1] == "ScoreSubmarines 0 3"
    assert boxes(state, 0) == {"submarines": 3, "penalty": 2}


@pytest.mark.rule("OD-7.1")
@pytest.mark.parametrize("bots", [0, 1, 2])
@pytest.mark.parametrize("colour", ["yellow", "red", "blue", "green", "white"])
def test_a_submarine_brings_a_point_for_every_bot_of_its_colour(colour: str, bots: int) -> None:
    others = {"bots": {"yellow": 2, "red": 2, "blue": 2, "green": 2, "white": 2}}
    own = {"bots": {colour: bots}, "submarines": [colour]}
    state = position(seats=3, sheets=[others, own, others])
    assert [submarine_income(state, seat) for seat in range(3)] == [0, bots, 0]


@pytest.mark.rule("OD-7.1")
def test_submarines_pay_at_every_scoring_for_all_that_is_ticked_so_far() -> None:
    me = {"bots": {"red": 1}, "submarines": ["red"], "crossed": [1, 1, 1]}
    for round_, third in ((2, 0), (4, 1), (6, 2)):
        state = position(me=me, round=round_, active=1)
        happen(state, IntermediateScoring(third))
        written = [boxes(state, 0, third=other) for other in range(3)]
        assert written == [{"submarines": 1} if other == third else {} for other in range(3)]


# -- the penalty ------------------------------------------------------------------------------


@pytest.mark.rule("OD-7.2")
@pytest.mark.parametrize("third", [0, 1, 2])
def test_only_the_octopods_of_this_third_save_its_2_points(third: int) -> None:
    only_this = [int(other == third) for other in range(3)]
    all_others = [1 - crossed for crossed in only_this]
    sheets = [{"crossed": only_this}, {"crossed": all_others}, {}]
    state = position(seats=3, sheets=sheets, round=2 * third + 2, active=2)
    assert happen(state, IntermediateScoring(third)) == [
        f"IntermediateScoring {third}",
        "ScoreSubmarines 0 0",
        "ScoreSubmarines 1 0",
        "LosePoints 1 2",
        "ScoreSubmarines 2 0",
        "LosePoints 2 2",
    ]
    assert [state.subtotal(seat, third) for seat in range(3)] == [0, -2, -2]


@pytest.mark.rule("OD-7.2")
def test_an_owners_box_may_have_another_penalty() -> None:
    state = position(game=game_with(octopods__penalty=5), round=2)
    happen(state, IntermediateScoring(0))
    assert state.scores() == [-5, -5]
    state = position(game=game_with(octopods__penalty=0), round=2)
    happen(state, IntermediateScoring(0))
    assert state.scores() == [0, 0]


# -- the sum ----------------------------------------------------------------------------------


@pytest.mark.rule("OD-7.3")
def test_everything_that_is_written_counts_and_ticks_do_not() -> None:
    written = {
        "A1": 1,
        "B1": 2,
        "O1": 3,
        "A2": 4,
        "B2": 5,
        "O2": 6,
        "X1": 7,
        "X2": 8,
        "X3": 9,
        "submarines": 10,
        "penalty": 2,
    }
    me = {"boxes": [{}, written, {}], "octopods": 2, "crossed": [1, 1, 1]}
    state = position(seats=3, sheets=[{}, me, {}])
    assert [state.subtotal(1, third) for third in range(3)] == [0, 53, 0]
    assert state.scores() == [0, 53, 0]


@pytest.mark.rule("OD-7.3")
def test_a_third_may_be_negative() -> None:
    state = position(me={"boxes": [{"A1": 1, "penalty": 2}]})
    assert state.subtotal(0, 0) == -1
    state = position(me={"boxes": [{"penalty": 2}, {}, {"penalty": 2, "A1": 0}]})
    assert state.scores() == [-4, 0]


@pytest.mark.rule("OD-7.3")
def test_each_third_of_each_sheet_is_added_up_alone() -> None:
    def sheet(n: int) -> dict[str, Any]:
        return {"boxes": [{"A1": n}, {"submarines": 10 * n}, {"A1": 100 * n, "penalty": 1}]}

    state = position(seats=4, sheets=[sheet(n) for n in (1, 2, 3, 4)])
    assert [[state.subtotal(seat, third) for third in range(3)] for seat in range(4)] == [
        [1, 10, 99],
        [2, 20, 199],
        [3, 30, 299],
        [4, 40, 399],
    ]
    assert state.scores() == [110, 221, 332, 443]


@pytest.mark.rule("OD-6.1", "OD-5.2")
def test_a_new_third_begins_without_ticks_and_with_two_extra_actions() -> None:
    used = {"octopods": 1, "extras": 0, "extra_on": [1]}
    state = position(seats=4, sheets=[used] * 4)
    assert happen(state, NextThird()) == []
    assert (state.ticks, state.extras, state.extra_on) == ([0] * 4, [2] * 4, [0] * 4)


# -- crystals ---------------------------------------------------------------------------------


@pytest.mark.rule("OD-8.1", "OD-8.2")
@pytest.mark.parametrize(
    ("crystals", "shares"),
    [
        ([3, 3, 1, 0], [3, 3, 0, 0]),
        ([4, 2, 2, 0], [4, 1, 1, 0]),
        ([0, 0], [0, 0]),
        ([2, 2, 2], [2, 2, 2]),
        ([1, 1, 1, 1], [2, 2, 2, 2]),
        ([5, 1, 1, 1], [4, 1, 1, 1]),
        ([2, 1], [4, 2]),
        ([1, 2], [2, 4]),
        ([1, 0], [4, 0]),
        ([0, 0, 0, 1], [0, 0, 0, 4]),
        ([1, 2, 3, 4], [0, 0, 2, 4]),
        ([3, 3], [3, 3]),
        ([0, 2, 2], [0, 3, 3]),
        ([1, 3, 3, 3], [0, 2, 2, 2]),
    ],
)
def test_most_crystals_bring_4_the_second_most_2_and_equals_share(
    crystals: list[int], shares: list[int]
) -> None:
    assert crystal_shares(crystals, PLACES) == shares


@pytest.mark.rule("OD-8.1")
def test_a_share_is_rounded_up() -> None:
    assert crystal_shares([1, 1, 1], [5, 2, 0, 0]) == [3, 3, 3]
    assert crystal_shares([2, 1, 1], [4, 3, 2, 0]) == [4, 3, 3]


@pytest.mark.rule("OD-8.1")
def test_the_bonus_is_written_for_each_player() -> None:
    sheets = [{"crystals": n} for n in (1, 4, 0, 1)]
    state = position(seats=4, sheets=sheets)
    assert happen(state, ScoreCrystals()) == [
        "CrystalBonus 0 1",
        "CrystalBonus 1 4",
        "CrystalBonus 2 0",
        "CrystalBonus 3 1",
    ]
    assert state.crystal_bonus == [1, 4, 0, 1]
    assert state.scores() == [1, 4, 0, 1]


@pytest.mark.rule("OD-8.2")
def test_without_a_crystal_there_is_no_place() -> None:
    state = position(seats=3, me={"crystals": 1})
    happen(state, ScoreCrystals())
    assert state.crystal_bonus == [4, 0, 0]


# -- level 2 ----------------------------------------------------------------------------------


@pytest.mark.rule("OD-8.3")
def test_first_super_level_then_crystals_then_the_tiles() -> None:
    me = {"lab": [1, -1, 2], "crystals": 1}
    state = position(me=me)
    assert happen(state, BonusScoring()) == ["BonusScoring"]
    assert asks(state) == "SuperLevel 0"
    assert told(state, "column 1") == [
        "SuperLevel 0",
        "MoveToTop 0 0",
        "CrystalBonus 0 4",
        "CrystalBonus 1 0",
        "ScoreTile 0 12",
        "LabBonus 0 5",
    ]
    assert (state.crystal_bonus, state.lab_bonus) == ([4, 0], [5, 0])
    assert state.scores() == [9, 0]


@pytest.mark.rule("OD-8.3")
def test_every_player_scores_the_tiles_the_markers_stand_on() -> None:
    sheets = [
        {"lab": [2, 2, -1], "crossed": [1, 0, 0]},
        {"lab": [1, 1, 1]},
        {"lab": [-1, 2, -1], "crossed": [1, 1, 1]},
    ]
    state = position(seats=3, turned="I2", sheets=sheets)
    assert happen(state, ScoreLabs()) == [
        "ScoreTile 0 12",
        "LabBonus 0 5",
        "ScoreTile 0 14",
        "LabBonus 0 1",
        "ScoreTile 2 14",
        "LabBonus 2 4",
    ]
    assert state.lab_bonus == [6, 0, 4]


def points_of(tile: int, **me: Any) -> int:
    state = position(seats=3, sheets=[{}, me, {}])
    others = [tile_points(state, seat, tile) for seat in (0, 2)]
    assert others == [0, 0]
    return tile_points(state, 1, tile)


@pytest.mark.rule("OD-11.G1")
@pytest.mark.parametrize(
    ("levels", "points"),
    [([1, 1, 1], 0), ([2, 1, 1], 3), ([-1, -1, 2], 3), ([2, -1, 2], 5), ([2, 2, 2], 7)],
)
def test_super_lab_v_brings_3_5_or_7_for_complete_columns(levels: list[int], points: int) -> None:
    assert points_of(G1, lab=levels) == points


@pytest.mark.rule("OD-11.G2")
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ([2, 2, -1], 0),
        ([0, 0, 0], 4),
        ([2, 2, 0], 4),
        ([1, 2, 1], 6),
        ([2, 2, 2], 7),
    ],
)
def test_super_lab_h_brings_4_6_or_7_for_complete_rows(levels: list[int], points: int) -> None:
    assert points_of(G2, lab=levels) == points


@pytest.mark.rule("OD-11.H1")
@pytest.mark.parametrize(
    ("crossed", "points"), [([0, 0, 0], 0), ([0, 1, 0], 1), ([1, 0, 1], 2), ([1, 1, 1], 4)]
)
def test_super_octo_brings_1_2_or_4_for_crossed_out_penalties(
    crossed: list[int], points: int
) -> None:
    assert points_of(H1, crossed=crossed) == points


@pytest.mark.rule("OD-11.H2")
@pytest.mark.parametrize("count", [0, 1, 5])
def test_super_sub_brings_a_point_for_each_submarine(count: int) -> None:
    colours = ["yellow", "red", "blue", "green", "white"]
    assert points_of(H2, submarines=colours[:count]) == count


def test_these_tiles_bring_what_the_box_says() -> None:
    game = game_with(
        tiles__G1__points=[11, 12, 13],
        tiles__G2__points=[21, 22, 23],
        tiles__H1__points=[31, 32, 33],
        tiles__H2__points_each=10,
    )
    me = {"lab": [2, 2, 1], "crossed": [1, 1, 1], "submarines": ["red", "blue"]}
    state = position(game=game, me=me)
    assert [tile_points(state, 0, tile) for tile in (G1, G2, H1, H2)] == [12, 22, 33, 20]


@pytest.mark.rule("OD-11.G1", "OD-11.G2")
def test_columns_and_rows_are_counted_on_the_own_markers() -> None:
    sheets = [{"lab": [2, 2, 2]}, {"lab": [2, 1, 0]}, {"lab": [1, 1, 1]}]
    state = position(seats=3, sheets=sheets)
    assert [complete_columns(state, seat) for seat in range(3)] == [3, 1, 0]
    assert [complete_rows(state, seat) for seat in range(3)] == [3, 1, 2]


# -- Super-Level ------------------------------------------------------------------------------


@pytest.mark.rule("OD-11.I1")
def test_super_level_may_bring_any_marker_to_level_2() -> None:
    state = position(me={"lab": [-1, 1, 2]}, phase="bonus")
    assert asks(state) == "SuperLevel 0"
    assert open_answers(state) == ["column 1", "column 2", "pass"]
    assert refused(state, "column 3") == ("OD-11.I1", "top-already", {})
    assert refused(state, "column 1") is None
    say(state, "column 1")
    assert lab(state) == [2, 1, 2]
    assert state.lab_bonus == [5, 0]  # Super-Lab V, two columns


@pytest.mark.rule("OD-11.I1")
def test_the_tile_it_reaches_scores_and_rows_count() -> None:
    state = position(turned="G2", me={"lab": [1, -1, 2], "crossed": [1, 1, 1]}, phase="bonus")
    say(state, "column 2")
    assert lab(state) == [1, 2, 2]
    assert state.lab_bonus == [4, 0]  # Super-Octo alone; G2 is not reached
    state = position(turned="G2", me={"lab": [-1, 1, 2]}, phase="bonus")
    say(state, "column 1")
    assert state.lab_bonus == [6, 0]  # two rows are complete now


@pytest.mark.rule("OD-11.I1")
def test_nobody_has_to_use_super_level() -> None:
    state = say(position(me={"lab": [1, 1, 2]}, phase="bonus"), "pass")
    assert lab(state) == [1, 1, 2]
    assert state.agenda == []


@pytest.mark.rule("OD-11.I1")
def test_only_its_holders_with_a_marker_to_move_are_asked() -> None:
    sheets = [{"lab": [2, 2, 2]}, {"lab": [1, 1, 1]}, {"lab": [2, 2, 2]}, {"lab": [2, 1, 2]}]
    state = position(seats=4, sheets=sheets, phase="bonus")
    assert asks(state) == "SuperLevel 3"
    say(state, "column 2")
    assert state.agenda == []


@pytest.mark.rule("OD-11.I1")
def test_the_marker_that_moves_is_the_own_one() -> None:
    state = position(seats=3, sheets=[{}, {}, {"lab": [0, 0, 2]}], phase="bonus")
    say(state, "column 2")
    assert state.level == [-1] * 6 + [0, 2, 2]


@pytest.mark.rule("OD-11.I1")
def test_an_option_lets_super_level_move_one_step_only() -> None:
    options = {"super_level_depth": "one"}
    state = position(options=options, me={"lab": [0, 1, 2]}, phase="bonus")
    assert open_answers(state) == ["column 2", "pass"]
    assert refused(state, "column 1") == ("OD-11.I1", "one-step-only", {})
    assert refused(state, "column 3") == ("OD-11.I1", "top-already", {})
    state = position(options=options, me={"lab": [0, -1, 2]}, phase="bonus")
    assert state.agenda == []  # nothing to move: nobody is asked


@pytest.mark.rule("OD-11.I1", "OD-11.E1")
def test_super_level_is_no_lab_action() -> None:
    state = position(me={"lab": [1, 1, 2]}, phase="bonus")
    say(state, "column 1")
    assert boxes(state, 0) == boxes(state, 0, third=2) == {}


@pytest.mark.rule("OD-11.I1", "OD-8.3")
def test_several_holders_are_asked_together() -> None:
    holder = {"lab": [1, 1, 2]}
    state = position(seats=3, sheets=[holder, {}, holder], phase="bonus")
    assert asks(state) == "SuperLevel 0"
    say(state, "column 1")
    assert asks(state) == "SuperLevel 2"
    assert state.crystal_bonus == [-1] * 3
    say(state, "column 2")
    assert state.agenda == []
    assert state.lab_bonus == [5, 0, 0]


# -- Super-Copy -------------------------------------------------------------------------------


@pytest.mark.rule("OD-11.I2")
def test_super_copy_uses_a_tile_that_is_not_the_own() -> None:
    state = position(turned="I2", me={"lab": [1, 1, 2]}, phase="bonus")
    assert asks(state) == "SuperCopy 0"
    assert open_answers(state) == ["copy G1", "copy H1", "pass"]
    assert told(state, "copy G1") == ["SuperCopy 0", "ScoreTile 0 12", "LabBonus 0 3"]
    assert state.lab_bonus == [3, 0]


@pytest.mark.rule("OD-11.I2")
def test_a_tile_already_held_is_scored_twice() -> None:
    state = position(turned="I2 H2", me={"lab": [-1, 2, 2], "submarines": ["red"]}, phase="bonus")
    assert open_answers(state) == ["copy G1", "copy H2", "pass"]
    say(state, "copy H2")
    assert state.lab_bonus == [2, 0]


@pytest.mark.rule("OD-11.I2")
def test_only_tiles_in_play_can_be_copied() -> None:
    state = position(turned="I2 G2", me={"lab": [1, 1, 2]}, phase="bonus")
    assert refused(state, "copy G1") == ("OD-11.I2", "tile-not-in-play", {"tile": 12})
    assert refused(state, "copy H2") == ("OD-11.I2", "tile-not-in-play", {"tile": 15})
    assert refused(state, "copy G2") is None
    assert refused(state, "copy H1") is None
    state = position(turned="I2 H2", me={"lab": [1, 1, 2]}, phase="bonus")
    assert refused(state, "copy G2") == ("OD-11.I2", "tile-not-in-play", {"tile": 13})
    assert refused(state, "copy H1") == ("OD-11.I2", "tile-not-in-play", {"tile": 14})


@pytest.mark.rule("OD-11.I2")
def test_a_copied_super_lab_h_brings_nothing_without_a_complete_row() -> None:
    state = position(turned="I2 G2", me={"lab": [-1, -1, 2]}, phase="bonus")
    say(state, "copy G2")
    assert state.lab_bonus == [0, 0]


@pytest.mark.rule("OD-11.I2")
def test_nobody_has_to_copy() -> None:
    state = say(position(turned="I2", me={"lab": [2, 2, 2]}, phase="bonus"), "pass")
    assert state.lab_bonus == [7, 0]
    assert state.agenda == []


@pytest.mark.rule("OD-11.I2", "OD-8.3")
def test_all_copiers_are_asked_after_all_tiles_are_scored() -> None:
    sheets = [{"lab": [2, -1, 2]}, {"lab": [2, -1, -1]}, {"lab": [-1, -1, 2]}]
    state = position(seats=3, turned="I2", sheets=sheets)
    happen(state, BonusScoring())
    assert state.lab_bonus == [5, 3, 0]
    assert asks(state) == "SuperCopy 0"
    say(state, "copy G1")
    assert asks(state) == "SuperCopy 2"
    say(state, "copy G1")
    assert state.lab_bonus == [10, 3, 3]


def test_questions_of_the_bonus_scoring_have_their_candidates() -> None:
    state = position(agenda=[])
    assert [a.spelling for a in SuperLevel(0).candidates(state)] == [
        "column 1",
        "column 2",
        "column 3",
        "pass",
    ]
    assert [a.spelling for a in SuperCopy(0).candidates(state)] == [
        "copy G1",
        "copy G2",
        "copy H1",
        "copy H2",
        "pass",
    ]


# -- the end ----------------------------------------------------------------------------------


def ended(*sheets: tuple[int, int]) -> Any:
    """A finished game: points and submarines of each seat."""
    colours = ["yellow", "red", "blue", "green", "white"]
    words = [{"boxes": [{"A1": n}], "submarines": colours[:s]} for n, s in sheets]
    return position(seats=len(sheets), sheets=words, agenda=[])


@pytest.mark.rule("OD-8.4")
def test_the_final_score_is_three_thirds_and_the_bonus() -> None:
    thirds = [{"A1": 5, "penalty": 2}, {"A1": 10}, {"A1": 20}]
    me = {"boxes": thirds, "crystal_bonus": 4, "lab_bonus": 7}
    state = position(seats=3, sheets=[{}, me, {"crystal_bonus": 0, "lab_bonus": 1}])
    assert state.scores() == [0, 3 + 10 + 20 + 4 + 7, 1]
    assert state.score(1) == 44


@pytest.mark.rule("OD-8.4")
def test_the_highest_score_wins() -> None:
    state = ended((20, 5), (21, 0), (3, 5))
    assert state.standing() == [2, 1, 3]
    assert state.ending() == "points"


@pytest.mark.rule("OD-8.4")
def test_a_tie_goes_to_more_submarines() -> None:
    state = ended((20, 1), (20, 2))
    assert state.standing() == [2, 1]
    assert state.ending() == "submarines"
    state = ended((20, 2), (10, 5), (20, 3), (20, 0))
    assert state.standing() == [2, 4, 1, 3]
    assert state.ending() == "submarines"


@pytest.mark.rule("OD-8.4")
def test_with_as_many_submarines_the_victory_is_shared() -> None:
    state = ended((20, 2), (20, 2), (20, 1), (19, 5))
    assert state.standing() == [1, 1, 3, 4]
    assert state.ending() == "shared"


@pytest.mark.rule("OD-8.4")
def test_a_tie_below_the_top_decides_nothing() -> None:
    state = ended((20, 1), (10, 1), (10, 1))
    assert state.standing() == [1, 2, 2]
    assert state.ending() == "points"


@pytest.mark.rule("OD-8.4")
def test_points_come_before_submarines_even_below_zero() -> None:
    state = position(
        me={"boxes": [{"penalty": 1}], "submarines": []},
        other={"boxes": [{"penalty": 2}], "submarines": ["red", "blue", "green", "white"]},
        agenda=[],
    )
    assert state.standing() == [1, 2]


@pytest.mark.rule("OD-8.4")
def test_submarines_are_counted_on_the_own_sheet() -> None:
    state = ended((0, 0), (0, 5), (0, 1))
    assert [state.launched(seat) for seat in range(3)] == [0, 5, 1]


def test_while_the_game_goes_on_it_has_no_ending() -> None:
    assert position(phase="roll").ending() == ""
