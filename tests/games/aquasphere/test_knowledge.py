"""AQ-12: knowledge points and red lines."""

from typing import Any

import pytest

from pelagos.games.aquasphere.rules.knowledge import GainKnowledge, counter_after
from pelagos.games.aquasphere.rules.scoring import ScoreFinally, ScoreSeat
from tests.games.aquasphere.positions import game_with, position, refused, say, shown
from tests.games.playing import asks, happen, open_answers


@pytest.mark.rule("AQ-12.1", "AQ-12.4")
def test_every_red_line_on_the_way_costs_a_crystal() -> None:
    state = position({"points": 8, "crystals": 2})
    supply = state.crystal_supply
    heard = happen(state, GainKnowledge(0, 14, True))
    assert heard == [
        "GainKnowledge 0 14 True",
        "PayWithCrystal 0 13 True",
        "PayWithCrystal 0 3 True",
    ]
    assert (state.knowledge[0], state.crystals[0], state.crystal_supply) == (22, 0, supply + 2)


@pytest.mark.rule("AQ-12.5")
def test_arriving_in_front_of_a_line_costs_nothing() -> None:
    state = position({"points": 5})
    happen(state, GainKnowledge(0, 4, True))
    assert (state.knowledge[0], asks(state)) == (9, "")
    happen(state, GainKnowledge(0, 0, True))
    assert state.knowledge[0] == 9
    assert happen(state, GainKnowledge(0, 1, True))[-1] == "StopAtLine 0 1"


@pytest.mark.rule("AQ-12.2")
def test_without_a_crystal_a_programmed_bot_may_pay_for_2_time() -> None:
    state = position({"points": 9, "programmed": ["lab", "time"], "time": 1})
    happen(state, GainKnowledge(0, 3, True))
    assert asks(state) == "PayForLine 0 3 True"
    assert open_answers(state) == ["return lab", "return time", "stop"]
    assert refused(state, "crystal") == ("AQ-12.1", "no-crystal", {})
    assert refused(state, "return research") == ("AQ-5.5", "not-programmed", {"program": 5})
    say(state, "return lab")
    assert (state.knowledge[0], state.time[0]) == (12, 3)


@pytest.mark.rule("AQ-12.2")
def test_each_line_takes_a_bot_of_its_own() -> None:
    state = position({"points": 9, "programmed": ["lab", "time"]})
    happen(state, GainKnowledge(0, 12, True))
    say(state, "return lab")
    assert asks(state) == "PayForLine 0 2 True"
    say(state, "return time")
    assert (state.knowledge[0], state.programmed[0]) == (21, 0)


@pytest.mark.rule("AQ-12.2")
@pytest.mark.parametrize(
    ("ruling", "own_turn", "time"),
    [
        ("own_turn", True, 2),
        ("own_turn", False, 0),
        ("not_for_lines", True, 0),
        ("not_for_lines", False, 0),
        ("always", True, 2),
        ("always", False, 2),
    ],
)
def test_the_option_says_when_a_bot_for_a_line_brings_time(
    ruling: str, own_turn: bool, time: int
) -> None:
    me = {"points": 9, "programmed": ["lab"], "time": 0}
    state = position(me, options={"time_for_bots": ruling})
    happen(state, GainKnowledge(0, 1, own_turn))
    say(state, "return lab")
    assert (state.knowledge[0], state.time[0]) == (10, time)


@pytest.mark.rule("AQ-12.2")
def test_the_bot_that_was_used_cannot_pay() -> None:
    me = {"points": 9, "programmed": ["octopods"]}
    state = position(me, sectors={"A": {"octopods": 2}})
    say(state, "use A octopods", "act")
    assert (state.knowledge[0], asks(state)) == (9, "TakeTurn 1")


@pytest.mark.rule("AQ-12.2")
def test_a_bot_programmed_in_this_turn_can_pay() -> None:
    state = position({"points": 9, "cards": ["RC-18"]})
    say(state, "engineer R1", "card RC-18")
    assert open_answers(state) == ["return research", "stop"]
    say(state, "return research")
    assert state.knowledge[0] == 13


@pytest.mark.rule("AQ-12.3")
def test_who_does_not_pay_stops_and_loses_the_rest() -> None:
    state = position({"points": 6, "programmed": ["lab"]})
    happen(state, GainKnowledge(0, 9, True))
    say(state, "stop")
    assert (state.knowledge[0], state.programmed[0]) == (9, 1)
    bare = position({"points": 6})
    assert happen(bare, GainKnowledge(0, 9, True))[-1] == "StopAtLine 0 6"
    assert bare.knowledge[0] == 9


@pytest.mark.rule("AQ-12.4")
def test_by_the_option_a_crystal_may_be_kept() -> None:
    me = {"points": 9, "crystals": 1, "programmed": ["lab"]}
    state = position(me, options={"refuse_to_pay": "yes"})
    happen(state, GainKnowledge(0, 2, True))
    assert open_answers(state) == ["crystal", "stop"]
    assert refused(state, "return lab") == ("AQ-12.2", "crystal-first", {})
    say(state, "stop")
    assert (state.knowledge[0], state.crystals[0]) == (9, 1)
    happen(state, GainKnowledge(0, 2, True))
    say(state, "crystal")
    assert (state.knowledge[0], state.crystals[0]) == (11, 0)


@pytest.mark.rule("AQ-12.6")
def test_a_lap_has_50_spaces_and_closes_with_a_line() -> None:
    state = position({"points": 48, "crystals": 1})
    happen(state, GainKnowledge(0, 4, True))
    assert (state.knowledge[0], state.crystals[0]) == (52, 0)
    assert shown(state)["track"] == {"lap": 1, "space": 2, "free": 7}


@pytest.mark.rule("AQ-12.7")
def test_the_final_scoring_ignores_red_lines() -> None:
    state = position({"points": 38})
    happen(state, ScoreFinally(0, 15, 2, 0, 5))
    assert state.knowledge[0] == 60


@pytest.mark.rule("AQ-12.8")
def test_the_catch_comes_before_its_cards() -> None:
    me = {"points": 9, "programmed": ["octopods"], "cards": ["RC-23", "RC-24"]}
    state = position(me, sectors={"A": {"octopods": 1}})
    say(state, "use A octopods", "act")
    assert state.knowledge[0] == 9  # stopped: the crystal comes too late
    say(state, "card RC-23", "card RC-24")
    assert (state.knowledge[0], state.crystals[0]) == (12, 0)


@pytest.mark.rule("AQ-12.8")
def test_by_the_option_a_card_may_come_before_the_catch() -> None:
    me = {"points": 9, "programmed": ["octopods"], "cards": ["RC-23", "RC-24"]}
    words: dict[str, Any] = {
        "sectors": {"A": {"octopods": 1}},
        "options": {"reward_order": "choice"},
    }
    state = position(me, **words)
    say(state, "use A octopods", "act")
    assert open_answers(state) == ["card RC-23", "card RC-24", "points"]
    say(state, "card RC-23", "points")
    assert (state.knowledge[0], state.crystals[0]) == (10, 0)
    say(state, "card RC-24")
    assert state.knowledge[0] == 13


@pytest.mark.rule("AQ-12.8")
def test_where_no_card_brings_anything_the_points_come_by_themselves() -> None:
    me = {"programmed": ["octopods"], "cards": ["RC-22"], "time": 4}
    words: dict[str, Any] = {
        "sectors": {"A": {"octopods": 1}},
        "options": {"reward_order": "choice"},
    }
    state = say(position(me, **words), "use A octopods", "act")
    assert (state.knowledge[0], asks(state)) == (1, "TakeTurn 1")


@pytest.mark.rule("AQ-13.8")
@pytest.mark.parametrize(
    ("known", "lost", "left"), [(15, 3, 12), (12, 5, 10), (10, 1, 10), (3, 9, 0)]
)
def test_losses_stop_behind_the_last_line_and_at_0(known: int, lost: int, left: int) -> None:
    state = position({"points": known})
    happen(state, ScoreSeat(0, 0, 0, 0, lost))
    assert state.knowledge[0] == left


OWN_LINES = [7, 14, 21, 28, 35, 42, 49]


@pytest.mark.rule("AQ-12.1", "AQ-13.8")
@pytest.mark.parametrize(
    ("known", "lost", "left"), [(15, 3, 14), (5, 9, 0), (6, 2, 4), (52, 9, 49), (58, 9, 57)]
)
def test_no_line_needs_to_lie_at_the_end_of_a_lap(known: int, lost: int, left: int) -> None:
    state = position({"points": known}, game=game_with(knowledge__red_lines__before=OWN_LINES))
    happen(state, ScoreSeat(0, 0, 0, 0, lost))
    assert state.knowledge[0] == left


@pytest.mark.rule("AQ-12.1")
def test_a_lap_without_a_line_at_its_end_goes_on_to_the_next_line() -> None:
    game = game_with(knowledge__red_lines__before=OWN_LINES)
    state = position({"points": 49}, game=game)
    happen(state, GainKnowledge(0, 9, True))
    assert state.knowledge[0] == 56  # in front of the line before 57


@pytest.mark.rule("AQ-12.1", "AQ-12.3", "AQ-13.8")
@pytest.mark.parametrize(
    ("me", "points"),
    [
        ({"points": 14}, 11),  # no crystal before the line at 20
        ({"points": 20}, -19),  # nobody falls behind a line
        ({"points": 23}, -2),
        ({"points": 8, "crystals": 2}, 14),
        ({"points": 8, "crystals": 1}, 14),
        ({"points": 5}, 4),
        ({"points": 3}, 0),
        ({"points": 59, "crystals": 1}, 1),
    ],
)
def test_the_forecast_is_where_the_counter_will_stand(me: dict[str, Any], points: int) -> None:
    state = position(me)
    forecast = counter_after(state, 0, points)
    happen(state, ScoreSeat(0, max(points, 0), 0, 0, max(-points, 0)))
    assert forecast == state.knowledge[0]


def test_what_a_scoring_would_give_is_shown_with_the_red_lines() -> None:
    state = position({"points": 9, "crystals": 0}, sectors={"A": {"control": 0}})
    now = shown(state)["now"]
    assert now["counter"] == 9 < 9 + now["total"]
