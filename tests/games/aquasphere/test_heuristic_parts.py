"""What the parts of the heuristic say about small positions, in points."""

from typing import Any

import pytest

from pelagos.games.aquasphere.box import CARDS, PROGRAMS
from pelagos.games.aquasphere.mind import heuristic
from pelagos.games.aquasphere.mind.heuristic import (
    BOT_AT_HAND,
    CAPACITY,
    CONTROL_GAIN,
    CRYSTAL_WORTH,
    EARLY,
    ENGINEER_MOVE,
    FIRST_BOT,
    LAB_STEP,
    LEAD,
    NEXT_BOTS,
    SECOND_BOT,
    SECTOR_WORTH,
    STUCK,
    SUBMARINE_STEP,
    TIME_WORTH,
)
from pelagos.games.aquasphere.rules.knowledge import PayForLine
from pelagos.games.aquasphere.rules.scoring import ScoreSeat
from tests.games.aquasphere.positions import GAME, position, say

EARLY_TIME = TIME_WORTH[1]


def controlled(mine: str, other: str) -> dict[str, Any]:
    """Sectors by who controls them."""
    return {letter: {"control": seat} for seat, own in ((0, mine), (1, other)) for letter in own}


@pytest.mark.parametrize(
    ("mine", "other", "is_out", "share"),
    [
        ("", "", True, 0.0),
        ("A", "B", True, 3.0),
        ("AB", "C", True, 6.0),
        ("A", "BC", True, 0.0),
        ("", "", False, LEAD[2]),
        ("A", "", False, LEAD[3]),
        ("AB", "", False, LEAD[4]),
        ("ABC", "", False, LEAD[4]),
        ("", "A", False, LEAD[1]),
        ("A", "BCD", False, LEAD[0]),
        ("", "BCD", False, LEAD[0]),
    ],
)
def test_control_is_worth_what_the_lead_makes_likely(
    mine: str, other: str, is_out: bool, share: float
) -> None:
    rival = {"engineer": "out"} if is_out else {}
    state = position({}, rival, sectors=controlled(mine, other))
    assert heuristic.control_share(state, 0) == pytest.approx(share)


def test_with_some_rivals_out_control_lies_between_likely_and_sure() -> None:
    state = position({}, {"engineer": "out"}, {}, seats=3, sectors=controlled("A", ""))
    assert heuristic.control_share(state, 0) == pytest.approx((6 + LEAD[3]) / 2)


@pytest.mark.parametrize(
    ("known", "crystals", "points", "place", "left"),
    [
        (4, 0, 5.0, 9.0, 0),
        (4, 0, 5.5, 9.5, 0),
        (4, 0, 8.0, 9 + 0.3 * 3, 0),
        (4, 1, 8.0, 12.0, 0),
        (4, 2, 8.0, 12.0, 1),
        (4, 1, 17.0, 19 + 0.3 * 2, 0),
        (4, 2, 17.0, 21.0, 0),
        (4, 1, 6.0, 10.0, 0),
        (4, 1, 0.0, 4.0, 1),
        (13, 1, -2.0, 11.0, 1),
        (13, 1, -7.0, 10.0, 1),
        (53, 0, -7.0, 50.0, 0),
        (53, 0, 6.0, 59.0, 0),
    ],
)
def test_a_scoring_moves_the_counter_as_far_as_crystals_reach(
    known: int, crystals: int, points: float, place: float, left: int
) -> None:
    state = position({"points": known, "crystals": crystals})
    after, kept = heuristic.after_scoring(state, 0, points)
    assert after == pytest.approx(place)
    assert kept == left


def test_the_scoring_to_come_is_the_sum_of_its_parts() -> None:
    sectors = {"A": {"control": 0, "octopods": 2, "submarines": [0]}}
    me = {"crystals": 2, "bots": 12}
    state = position(me, {"engineer": "out"}, sectors=sectors)
    assert heuristic.coming(state, 0) == pytest.approx(6 + 2 + 3 - 3)


@pytest.mark.parametrize(
    ("known", "crystals", "later", "worth"),
    [
        (4.0, 2, 0, 0.0),
        (4.0, 0, 1, 0.0),
        (4.0, 1, 1, CRYSTAL_WORTH + 0.5),
        (4.0, 3, 1, 2 * CRYSTAL_WORTH + 3.0),
        (4.0, 3, 2, 3 * CRYSTAL_WORTH + 3.0),
        (9.0, 0, 1, -3 * STUCK),
        (8.0, 0, 1, -2 * STUCK),
        (6.0, 0, 1, 0.0),
        (9.0, 1, 1, CRYSTAL_WORTH + 0.5),
        (57.0, 0, 1, -STUCK),
    ],
)
def test_crystals_pay_for_lines_to_come(
    known: float, crystals: int, later: int, worth: float
) -> None:
    assert heuristic.crystal_worth(position(), 0, known, crystals, later) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("time", "docked", "scorings", "markers"),
    [
        (3, 1, 0, 3),
        (3, 1, 1, 4),
        (1, 3, 1, 4),
        (4, 3, 1, 6),
        (1, 3, 3, 4 + 2 * 0.8 * 3),
        (0, 6, 2, 4 + 0.8 * 4),
    ],
)
def test_time_counts_with_the_income_that_fits(
    time: int, docked: int, scorings: int, markers: float
) -> None:
    sectors = {letter: {"submarines": [0]} for letter in "ABCDEF"[:docked]}
    state = position({"time": time}, sectors=sectors)
    assert heuristic.time_worth(state, 0, scorings) == pytest.approx(EARLY_TIME * markers)


def test_time_is_worth_more_in_the_last_round() -> None:
    state = position({"time": 4}, round=4)
    assert heuristic.time_worth(state, 0, 0) == pytest.approx(4 * TIME_WORTH[4])


@pytest.mark.parametrize(
    ("tiles", "later", "worth"),
    [
        ([], 3, 1.0),
        (["LX-05"], 0, 3 + LAB_STEP),
        (["LX-01"], 2, 1 + LAB_STEP + 2 * CAPACITY[0]),
        (["LX-08"], 2, 3 + LAB_STEP + 2 * 2 * CAPACITY[3]),
        (["LX-28"], 1, 1 + LAB_STEP + CAPACITY[1] + CAPACITY[2]),
        (["LX-26", "LX-27"], 0, 15 + 2 * LAB_STEP),
        (["LX-01", "LX-02", "LX-03", "LX-04", "LX-25"], 0, 3 + 5.0),
    ],
)
def test_a_laboratory_counts_letters_steps_and_room(
    tiles: list[str], later: int, worth: float
) -> None:
    state = position({"letter": "A", "tiles": tiles})
    assert heuristic.laboratory(state, 0, later) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("docked", "bots", "later", "worth"),
    [
        (1, 14, 0, SUBMARINE_STEP),
        (3, 14, 0, 3 * SUBMARINE_STEP),
        (6, 14, 0, 5.0),
        (1, 14, 1, SUBMARINE_STEP + NEXT_BOTS),
        (1, 14, 2, SUBMARINE_STEP + NEXT_BOTS + 2.0),
        (3, 12, 2, 3 * SUBMARINE_STEP + (2 + NEXT_BOTS) + (2 + 2 * NEXT_BOTS)),
        (1, 15, 1, SUBMARINE_STEP + NEXT_BOTS),
    ],
)
def test_submarines_let_bots_count_in_later_rounds(
    docked: int, bots: int, later: int, worth: float
) -> None:
    sectors = {letter: {"submarines": [0]} for letter in "ABCDEF"[:docked]}
    state = position({"bots": bots}, sectors=sectors)
    assert heuristic.fleet(state, 0, later) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("card", "each"),
    [
        ("RC-01", 2 * 0.7 * 0.5),
        ("RC-02", 2.4 * 0.5),
        ("RC-03", 4 * 0.5),
        ("RC-22", 2 * 0.7 * 0.8),
        ("RC-23", 2.4 * 0.8),
        ("RC-24", 3 * 0.8),
        ("RC-25", 0.8),
        ("RC-26", 0.4),
        ("RC-27", 0.6),
        ("RC-28", 1.0),
        ("RC-29", 0.4),
        ("RC-30", 1.5),
        ("RC-36", 0.0),
    ],
)
def test_a_card_is_worth_something_in_every_round(card: str, each: float) -> None:
    state = position({"cards": [card, "RC-03"]})
    assert heuristic.card_worth(state, CARDS.index(card), 3.0) == pytest.approx(3 * each)
    both = each if card == "RC-03" else each + 2.0
    assert heuristic.cards_worth(state, 0, 2.0) == pytest.approx(2 * both)


def test_a_card_that_is_used_up_is_worth_nothing() -> None:
    state = position({"cards": ["RC-29"], "spent": ["RC-29"]})
    assert heuristic.cards_worth(state, 0, 2.0) == 0


@pytest.mark.parametrize(
    ("engineer", "moves"),
    [("start", 3), ("L1", 2), ("R1", 2), ("C2", 1), ("L3", 0), ("R3", 0), ("out", 0)],
)
def test_rooms_still_to_be_entered_are_counted(engineer: str, moves: int) -> None:
    assert heuristic.moves_left(position({"engineer": engineer}), 0) == moves


def test_passing_early_is_worth_a_little() -> None:
    out = {"engineer": "out"}
    state = position({}, out, out, seats=3, passed=[2, 1])
    assert [heuristic.tempo(state, seat) for seat in range(3)] == [0, 2 * EARLY, 3 * EARLY]


@pytest.mark.parametrize(
    ("words", "program", "gain"),
    [
        ({}, "lab", CONTROL_GAIN),
        ({"octopods": 2}, "lab", CONTROL_GAIN - 0.6 * 3),
        ({"octopods": 3}, "octopods", CONTROL_GAIN - 0.6),
        ({"octopods": 2}, "octopods", CONTROL_GAIN),
        ({"octopods": 2, "control": 0}, "lab", 0.0),
        ({"octopods": 1, "control": 1}, "lab", CONTROL_GAIN - 0.6),
    ],
)
def test_taking_a_sector_counts_the_octopods_that_stay(
    words: dict[str, int], program: str, gain: float
) -> None:
    state = position(sectors={"C": words})
    assert heuristic.control_gain(state, 0, 2, PROGRAMS.index(program)) == pytest.approx(gain)


@pytest.mark.parametrize(
    ("program", "me", "there", "gain"),
    [
        ("time", {"time": 1}, {"time": 0}, EARLY_TIME * 2),
        ("time", {"time": 0}, {"time": 3}, EARLY_TIME * 3),
        ("time", {"time": 3}, {"time": 3}, EARLY_TIME),
        ("crystals", {}, {"crystals": 1}, CRYSTAL_WORTH + 0.5),
        ("crystals", {"crystals": 1}, {"crystals": 3}, CRYSTAL_WORTH + 0.5),
        ("octopods", {}, {"octopods": 1}, 1.0),
        ("octopods", {}, {"octopods": 4}, 3.0),
        ("program", {}, {}, 1.5),
        ("lab", {}, {}, -2.0),
        ("lab", {}, {"tiles": ["LX-01"]}, LAB_STEP + CONTROL_GAIN + 2 * CAPACITY[0]),
        (
            "lab",
            {"tiles": ["LX-05"]},
            {"tiles": ["LX-09"]},
            3 + LAB_STEP + CONTROL_GAIN + 2 * CAPACITY[0],
        ),
        ("lab", {}, {"tiles": ["LX-01", "LX-26"]}, 5 + LAB_STEP + 2 * CONTROL_GAIN),
        ("lab", {"tiles": [f"LX-0{n}" for n in range(1, 6)]}, {"tiles": ["LX-26"]}, -2.0),
        ("submarine", {}, {}, 2 + 3 * (EARLY_TIME + 0.8) - EARLY_TIME),
        ("submarine", {}, {"submarines": [1]}, 2 + 3 * (EARLY_TIME + 0.8) - 2 * EARLY_TIME),
        ("submarine", {}, {"submarines": [0]}, -2.0),
        ("submarine", {"time": 1}, {"submarines": [1]}, -2.0),
        ("submarine", {"time": 1}, {}, 2 + 3 * (EARLY_TIME + 0.8) - EARLY_TIME),
        ("research", {}, {}, -2.0),
        ("research", {}, {"cards": ["RC-03"]}, 2 + 2 * 2.0),
        ("research", {}, {"cards": ["RC-03", "RC-36"]}, 2 + 3.0),
        ("research", {"cards": ["RC-01", "RC-02"]}, {"cards": ["RC-03"]}, -2.0),
    ],
)
def test_an_action_is_worth_what_it_would_bring(
    program: str, me: dict[str, Any], there: dict[str, Any], gain: float
) -> None:
    state = position({"letter": "A", **me}, sectors={"C": there})
    found = heuristic.action_gain(state, 0, 2, PROGRAMS.index(program), 2)
    assert found == pytest.approx(gain)


def test_a_submarine_next_door_does_not_matter() -> None:
    doors = {"B": {"submarines": [0]}, "D": {"submarines": [0]}}
    gain = heuristic.submarine_gain(position(sectors=doors), 0, 2, 2)
    assert gain == heuristic.submarine_gain(position(), 0, 2, 2) > 0


def test_without_submarines_a_submarine_brings_nothing() -> None:
    sectors = {letter: {"submarines": [0]} for letter in "ABCDEF"}
    assert heuristic.submarine_gain(position(sectors=sectors), 0, 2, 2) == -2.0


def test_a_bot_is_worth_its_best_sector_less_the_way() -> None:
    sectors = {"A": {"octopods": 1}, "B": {"octopods": 2}, "D": {"octopods": 2}}
    state = position({"programmed": ["octopods"]}, sectors=sectors)
    program = PROGRAMS.index("octopods")
    costs = [0, 1, 2, 2, 3, 2]
    best = 3 + CONTROL_GAIN - EARLY_TIME
    assert heuristic.bot_worth(state, 0, program, costs, 2) == pytest.approx(best)
    state.time[0] = 0
    assert heuristic.bot_worth(state, 0, program, costs, 2) == pytest.approx(1 + CONTROL_GAIN)


@pytest.mark.parametrize(
    ("engineer", "later", "share"), [("L1", 2, 1.0), ("out", 2, 0.8), ("out", 0, 0.0)]
)
def test_two_bots_are_worth_less_than_twice_one(engineer: str, later: int, share: float) -> None:
    me = {"programmed": ["octopods", "program"], "time": 0, "engineer": engineer}
    state = position(me, sectors={"A": {"octopods": 2}}, active=1)
    first, second = 3 + CONTROL_GAIN, 1.5 + CONTROL_GAIN - 0.6 * 3
    both = 2 * BOT_AT_HAND + FIRST_BOT * first + SECOND_BOT * second
    assert heuristic.bots_worth(state, 0, later) == pytest.approx(share * both)
    assert heuristic.bots_worth(state, 1, later) == 0


def test_the_scoring_of_a_round_is_to_come_until_a_seat_has_been_scored() -> None:
    assert heuristic.is_pending(position(), 0)
    assert not heuristic.is_pending(position(phase="prepare", passed=[0, 1]), 0)
    asked = position({}, {"points": 9, "programmed": ["lab"]})
    asked.agenda = [ScoreSeat(0, 6, 0, 0, 0), PayForLine(1, 2, False)]
    assert heuristic.is_pending(asked, 0) and not heuristic.is_pending(asked, 1)


ME = {
    "points": 4,
    "crystals": 1,
    "cards": ["RC-03"],
    "tiles": ["LX-05"],
    "programmed": ["octopods"],
    "engineer": "C2",
}
SECTORS = {"A": {"octopods": 2}, "B": {"control": 0, "submarines": [0]}}


def test_a_position_is_worth_the_sum_of_its_parts_before_the_scoring() -> None:
    state = position(ME, sectors=SECTORS, round=3)
    known, crystals = heuristic.after_scoring(state, 0, heuristic.coming(state, 0))
    parts = [
        known,
        heuristic.crystal_worth(state, 0, known, crystals, 1),
        heuristic.time_worth(state, 0, 2),
        heuristic.laboratory(state, 0, 1),
        heuristic.fleet(state, 0, 1),
        SECTOR_WORTH,
        heuristic.cards_worth(state, 0, 1 + 0.5 / 3),
        heuristic.bots_worth(state, 0, 1),
        ENGINEER_MOVE,
    ]
    assert GAME.value(state, 0) == pytest.approx(sum(parts))


def test_a_position_is_worth_the_sum_of_its_parts_after_the_scoring() -> None:
    state = position(ME, sectors=SECTORS, round=4)
    state.agenda = [PayForLine(1, 2, False)]
    parts = [
        4,
        heuristic.time_worth(state, 0, 0),
        heuristic.laboratory(state, 0, 0),
        heuristic.fleet(state, 0, 0),
        heuristic.cards_worth(state, 0, 0.5 / 3),
        ENGINEER_MOVE,
    ]
    assert GAME.value(state, 0) == pytest.approx(sum(parts))


def test_the_questions_of_the_own_turn_are_looked_through() -> None:
    state = say(position(ME, sectors=SECTORS), "use A octopods")
    done = say(state.copy(), "act")
    left = say(state.copy(), "leave out")
    assert GAME.value(state, 0) == GAME.value(done, 0) > GAME.value(left, 0)
    assert heuristic.look(state, 0, 0) == heuristic.worth(state, 0) != GAME.value(state, 0)
    assert GAME.value(state, 1) == heuristic.worth(state, 1)
