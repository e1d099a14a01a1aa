"""OD-2: six rounds, three thirds, four phases of a turn."""

import pytest

from pelagos.games.octodice.rules.round import NEXT_TURN, EndTurn, TakeTurn
from pelagos.games.octodice.rules.scoring import IntermediateScoring
from pelagos.kernel.play import legal, play
from tests.games.octodice.positions import boxes, position, say, told
from tests.games.playing import asks, happen, planned

NOTHING = "bot bot bot / octopod octopod octopod"  # no main action, three octopods


@pytest.mark.rule("OD-1.6", "OD-2.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_play_goes_round_clockwise_from_the_one_who_begins(seats: int, first: int) -> None:
    first %= seats
    order = []
    for turn in range(1, seats + 2):
        state = position(seats=seats, first=first, turn=turn)
        order.append((state.turn, state.round(), state.active()))
    expected = [(i + 1, 1, (first + i) % seats) for i in range(seats)]
    assert order == [*expected, (seats + 1, 2, first)]


@pytest.mark.rule("OD-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_turn_of_round_six_comes_the_bonus_scoring(seats: int) -> None:
    state = position(seats=seats, turn=6 * seats, agenda=[NEXT_TURN])
    assert state.turn == 6 * seats
    assert state.agenda == []
    assert state.crystal_bonus == [0] * seats


@pytest.mark.rule("OD-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_any_earlier_turn_the_next_player_rolls(seats: int) -> None:
    for turn in (1, seats, 6 * seats - 1):
        state = position(seats=seats, turn=turn, agenda=[NEXT_TURN])
        assert state.turn == turn + 1
        assert asks(state) == "RollDie 0"
        assert state.crystal_bonus == [-1] * seats


@pytest.mark.rule("OD-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_intermediate_scoring_follows_rounds_2_4_and_6_only(seats: int) -> None:
    scored = []
    for turn in range(1, 6 * seats + 1):
        story = happen(position(seats=seats, turn=turn), EndTurn())
        if story:
            scored.append((turn, story[0]))
    assert scored == [
        (2 * seats, "IntermediateScoring 0"),
        (4 * seats, "IntermediateScoring 1"),
        (6 * seats, "IntermediateScoring 2"),
    ]


@pytest.mark.rule("OD-2.2")
@pytest.mark.parametrize(
    ("round_", "third", "box"), [(1, 0, 0), (2, 0, 3), (3, 1, 0), (4, 1, 3), (5, 2, 0), (6, 2, 3)]
)
def test_two_rounds_are_a_third_and_each_has_its_boxes(round_: int, third: int, box: int) -> None:
    for active in range(3):
        state = position(seats=3, round=round_, active=active)
        assert (state.round(), state.third(), state.turn_box()) == (round_, third, box)


@pytest.mark.rule("OD-2.2")
def test_extra_actions_in_the_last_turn_of_a_third_belong_to_that_third() -> None:
    dice = "crystal bot bot / white octopod octopod"
    state = position(dice, round=2, active=1, phase="extras", me={"octopods": 2})
    assert asks(state) == "TakeExtra 0 1"
    say(state, "use w1", "use b1")
    assert boxes(state, 0, third=0) == {"X1": 2, "submarines": 0}
    assert boxes(state, 0, third=1) == {}
    assert state.subtotal(0, 0) == 2
    assert (state.turn, state.extras[0]) == (5, 2)  # the next third has begun


@pytest.mark.rule("OD-2.2")
def test_an_octopod_caught_in_that_last_extra_action_still_saves_the_third() -> None:
    dice = "bot bot bot / octopod red red"
    state = position(dice, round=4, active=1, phase="extras", me={"octopods": 1})
    say(state, "octopods", "pick w1", "pick b1")
    assert state.crossed == [0, 1, 0, 0, 0, 0]
    assert boxes(state, 0, third=1) == {"X1": 0, "submarines": 0}
    assert boxes(state, 1, third=1) == {"submarines": 0, "penalty": 2}


@pytest.mark.rule("OD-2.3")
def test_after_the_third_scoring_comes_the_bonus_then_the_end() -> None:
    state = position(round=6, active=1, me={"crystals": 1})
    assert happen(state, EndTurn(), NEXT_TURN) == [
        "IntermediateScoring 2",
        "ScoreSubmarines 0 0",
        "LosePoints 0 2",
        "ScoreSubmarines 1 0",
        "LosePoints 1 2",
        "BonusScoring",
        "CrystalBonus 0 4",
        "CrystalBonus 1 0",
    ]
    assert state.agenda == []
    assert state.ending() == "points"
    assert state.scores() == [2, -2]


@pytest.mark.rule("OD-2.4")
def test_a_turn_has_four_phases_always_in_this_order() -> None:
    state = position(seats=3, active=1, agenda=[])
    TakeTurn(1).happen(state)
    assert planned(state) == [
        "RollDice 1 1",
        "SetAside 1",
        "SetAside 1",
        "RollDice 1 2",
        "SetAside 1",
        "SetAside 1",
        "RollDice 1 3",
        "KeepTheRest 1",
        "ChooseAction 1 0",
        "CatchPhase 1 2",
        "OfferExtras 1",
    ]


@pytest.mark.rule("OD-2.4")
def test_the_boxes_of_the_second_turn_of_a_third_are_further_right() -> None:
    state = position(round=4, agenda=[])
    TakeTurn(0).happen(state)
    assert planned(state)[8:] == ["ChooseAction 0 3", "CatchPhase 0 5", "OfferExtras 0"]


@pytest.mark.rule("OD-2.4", "OD-3.1", "OD-3.2", "OD-3.3")
def test_the_story_of_a_whole_turn() -> None:
    state = position(phase="roll", round=1, other={"lab": [0, -1, -1]}, turned="A2")
    turn = [
        *("face 3", "face 1", "face 6", "face 1", "face 2", "face 6"),  # lab crystal octopod ...
        *("keep w1", "keep w2"),
        *("face 6", "face 1", "face 2", "face 6"),
        *("keep w3", "keep b1"),
        *("face 2", "face 6"),
        *("use w1", "use b1", "column 1", "use w2", "use b2"),
    ]
    assert told(state, *turn) == [
        "SetAside 0",
        "SetAside 0",
        "RollDice 0 2",
        "SetAside 0",
        "SetAside 0",
        "RollDice 0 3",
        "ExtendLab 0 0 0",
        "WritePoints 0 0 0",
        "AnalyseCrystal 0 1 1",
        "WritePoints 0 1 1",
        "Catch 0 2 2 True",
        "WritePoints 0 2 2",
    ]
    assert told(state, "use w1", "use b1", "column 2") == [
        "SpendExtra 1 0",
        "ExtendLab 1 6 1",
        "WritePoints 1 6 0",
        "TakeTurn 1",
        "RollDice 1 1",
    ]
    assert boxes(state, 0) == {"A1": 0, "B1": 1, "O1": 2}
    assert boxes(state, 1) == {"X1": 0}


@pytest.mark.rule("OD-2.2")
def test_the_story_of_a_scoring_goes_round_the_table() -> None:
    crossed = {"crossed": [1, 0, 0]}
    state = position(seats=4, round=2, active=3, sheets=[{}, crossed, {}, crossed])
    assert happen(state, IntermediateScoring(0)) == [
        "IntermediateScoring 0",
        "ScoreSubmarines 0 0",
        "LosePoints 0 2",
        "ScoreSubmarines 1 0",
        "ScoreSubmarines 2 0",
        "LosePoints 2 2",
        "ScoreSubmarines 3 0",
    ]


@pytest.mark.rule("OD-2.1")
@pytest.mark.parametrize(
    ("seats", "turns", "points"),
    [(1, 9, 135), (2, 12, 90), (3, 18, 90), (4, 24, 90)],
)
def test_a_game_of_octopods_alone_ends_after_the_last_turn(
    seats: int, turns: int, points: int
) -> None:
    state = position(seats=seats, phase="roll")
    while state.agenda:
        play(state, legal(state)[-1])  # the last face, an octopod; the last die; pass
    assert state.turn == turns
    assert state.scores() == [points] * seats


@pytest.mark.rule("OD-2.4")
def test_nobody_is_asked_for_an_extra_action_before_the_octopods_are_caught() -> None:
    state = position(NOTHING, phase="actions")
    assert told(state, "pass") == ["Catch 0 2 3 True", "WritePoints 0 2 3"]
    assert asks(state) == "TakeExtra 1 0"
