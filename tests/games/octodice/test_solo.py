"""OD-9: playing alone."""

import pytest

from pelagos.games.octodice.rules.round import EndTurn, TakeTurn
from pelagos.games.octodice.rules.scoring import NextThird
from tests.games.octodice.positions import boxes, position, say, told
from tests.games.playing import asks, happen, planned


@pytest.mark.rule("OD-9.1")
def test_alone_there_are_nine_rounds() -> None:
    state = position(seats=1)
    assert (state.rounds(), state.every()) == (9, 3)
    state = position(seats=2)
    assert (state.rounds(), state.every()) == (6, 2)


@pytest.mark.rule("OD-9.1")
def test_alone_a_scoring_follows_rounds_3_6_and_9() -> None:
    scored = []
    for turn in range(1, 10):
        story = happen(position(seats=1, turn=turn), EndTurn())
        if story:
            scored.append((turn, story[0]))
    assert scored == [
        (3, "IntermediateScoring 0"),
        (6, "IntermediateScoring 1"),
        (9, "IntermediateScoring 2"),
    ]


@pytest.mark.rule("OD-9.1")
@pytest.mark.parametrize(
    ("turn", "third", "names"),
    [
        (1, 0, ["A1", "B1", "O1"]),
        (2, 0, ["A2", "B2", "O2"]),
        (3, 0, ["X1", "X2", "X3"]),
        (6, 1, ["X1", "X2", "X3"]),
        (7, 2, ["A1", "B1", "O1"]),
        (9, 2, ["X1", "X2", "X3"]),
    ],
)
def test_the_third_turn_of_a_third_is_written_into_the_bottom_row(
    turn: int, third: int, names: list[str]
) -> None:
    state = position("crystal bot octopod / green red octopod", seats=1, turn=turn)
    say(state, "use w1", "use b1")
    assert boxes(state, 0, third) == {names[0]: 2}
    say(state, "use w2", "use b2")
    written = {name: points for name, points in boxes(state, 0, third).items() if name in names}
    assert written == dict(zip(names, (2, 1, 1), strict=True))


@pytest.mark.rule("OD-9.1")
def test_all_three_turns_tick_the_two_boxes_and_have_a_bonus_each() -> None:
    dice = "bot bot bot / red octopod octopod"
    me = {"octopods": 2, "boxes": [{"O1": 1, "O2": 1}]}
    state = say(position(dice, seats=1, turn=3, me=me), "pass")
    assert boxes(state) == {"O1": 1, "O2": 1, "X3": 1, "submarines": 0}
    assert state.crossed == [1, 0, 0]
    assert state.scores() == [3]


@pytest.mark.rule("OD-9.1")
def test_a_third_octopod_turn_can_still_save_the_third() -> None:
    dice = "bot bot bot / red red octopod"
    state = say(position(dice, seats=1, turn=3, me={"octopods": 1}), "pass")
    assert boxes(state) == {"X3": 0, "submarines": 0}
    state = say(position(dice, seats=1, turn=3), "pass")
    assert boxes(state) == {"X3": 0, "submarines": 0, "penalty": 2}


@pytest.mark.rule("OD-9.2")
def test_alone_there_are_no_extra_actions() -> None:
    state = position(seats=1, agenda=[])
    TakeTurn(0).happen(state)
    assert planned(state)[8:] == ["ChooseAction 0 0", "CatchPhase 0 2"]
    assert state.extras == [0]
    happen(state, NextThird())
    assert state.extras == [0]


@pytest.mark.rule("OD-9.2")
def test_alone_a_turn_follows_on_the_octopods_at_once() -> None:
    state = position("bot bot bot / red red octopod", seats=1)
    assert told(state, "pass") == [
        "Catch 0 2 1 True",
        "WritePoints 0 2 0",
        "TakeTurn 0",
        "RollDice 0 1",
    ]
    assert asks(state) == "RollDie 0"


@pytest.mark.rule("OD-9.2")
def test_alone_crystals_bring_no_bonus_but_level_2_tiles_do() -> None:
    me = {"crystals": 5, "lab": [2, 2, 1], "crossed": [1, 1, 0]}
    state = position(seats=1, me=me, phase="bonus")
    assert state.crystal_bonus == [-1]
    assert state.lab_bonus == [5 + 2]
    assert state.scores() == [7]


@pytest.mark.rule("OD-9.2", "OD-8.4")
def test_alone_the_ending_is_the_own_score() -> None:
    state = position(seats=1, agenda=[])
    assert state.ending() == "solo"
    assert state.standing() == [1]
