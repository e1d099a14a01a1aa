"""NA-11 and NA-12: when the game ends, and who has won."""

from typing import Any

import pytest

from pelagos.games.nautilus.rules.forecast import best_score
from pelagos.games.nautilus.rules.round import EndRound
from pelagos.games.nautilus.rules.scoring import EndGame, OfferRaise, TellPoints
from tests.games.nautilus.positions import GAME, base, module, position, refused, say, shown
from tests.games.playing import asks, open_answers


def ruins(*numbers: int, of: int = -1) -> dict[str, int]:
    return {str(number): of for number in numbers}


def after(**words: Any) -> Any:
    """The end of round 4, in which something was done."""
    return position(EndRound(), **{"round": 4, "is_busy": 1, "city": [base()], **words})


MISSIONS: dict[str, Any] = {"me": {"mission": "M1"}, "other": {"mission": "M2"}}


@pytest.mark.rule("NA-11.1", "NA-11.5")
def test_after_thirteen_to_fifteen_one_more_round_is_played() -> None:
    state = after(ruins=ruins(13, 14, 15, of=0))
    assert (state.round, state.last_round, state.ended) == (5, 5, 0)
    last = after(ruins=ruins(13, 14, 15), round=5, last_round=5, **MISSIONS)
    assert last.ending() == "closing"
    assert after(ruins=ruins(13, 14)).last_round == 0


@pytest.mark.rule("NA-11.2")
def test_after_all_fifteen_the_round_is_the_last() -> None:
    state = after(ruins=ruins(*range(1, 16)), **MISSIONS)
    assert state.ending() == "atlantis"
    assert state.round == 4


@pytest.mark.rule("NA-11.3")
def test_a_round_without_building_buying_or_recovering_is_the_last() -> None:
    assert after(is_busy=0, **MISSIONS).ending() == "silence"
    assert after(is_busy=1).ending() == ""


@pytest.mark.rule("NA-11.3")
@pytest.mark.parametrize(("option", "busy"), [("yes", 1), ("no", 0)])
def test_buying_counts_by_option(option: str, busy: int) -> None:
    state = say(position(options={"buying_counts": option}), "buy sonar")
    assert state.is_busy == busy
    assert say(state, "place sonar J7 0").is_busy == 1


@pytest.mark.rule("NA-11.4")
@pytest.mark.parametrize(("option", "last"), [("yes", 5), ("no", 0)])
def test_tokens_without_a_marker_count_by_option(option: str, last: int) -> None:
    state = after(ruins=ruins(13, 14, 15), options={"unmarked_counts": option})
    assert state.last_round == last


@pytest.mark.rule("NA-11.5")
def test_an_end_waits_for_the_end_of_the_round() -> None:
    state = position(ruins=ruins(*range(1, 16)), city=[base()])
    assert asks(state) == "BuyModule 0"


# -- points --------------------------------------------------------------------------------------


@pytest.mark.rule("NA-12.1")
def test_the_ruins_are_ranked_by_markers_then_by_the_highest_number() -> None:
    words: dict[str, Any] = {**ruins(1, 2, of=0), **ruins(3, 15, of=1), **ruins(4, 5, 6, of=2)}
    state = position(seats=4, ruins=words)
    assert state.ranking() == [2, 1, 0, -1]
    assert [state.discovery_points(seat, state.ranking()[seat]) for seat in range(4)] == [
        2,
        4,
        5,
        0,
    ]


def mission(**words: Any) -> Any:
    return position(OfferRaise(0), are_missions_open=1, city=[base()], **words)


@pytest.mark.rule("NA-12.2")
def test_tokens_of_the_mission_are_raised_for_a_nemo_each() -> None:
    me: dict[str, Any] = {
        "mission": "M1",
        "finds": {"scallop": 1, "urchin": 1, "gold": 1},
        "money": 2,
    }
    state = mission(me=me)
    assert open_answers(state) == ["done", "raise scallop"]
    assert refused(state, "raise urchin") == ("NA-12.2", "not-in-mission", {"face": 2})
    assert refused(state, "raise gold") == ("NA-12.2", "not-in-mission", {"face": 0})
    assert refused(state, "raise jellyfish") == ("NA-12.2", "all-raised", {"face": 1, "tokens": 0})
    say(state, "raise scallop")
    assert (state.money[0], state.discovery_points(0, -1)) == (1, 2 + 1 + 1)
    assert asks(state) == ""


@pytest.mark.rule("NA-12.2")
def test_raising_ends_with_the_money() -> None:
    from pelagos.games.nautilus.rules.scoring import RaiseTokens

    me: dict[str, Any] = {"mission": "M1", "finds": {"scallop": 2}, "money": 0}
    assert asks(mission(me=me)) == ""
    state = position(RaiseTokens(0), are_missions_open=1, city=[base()], me=me)
    why = ("NA-12.2", "cannot-raise", {"price": 1, "money": 0})
    assert refused(state, "raise scallop") == why


@pytest.mark.rule("NA-12.2", "NA-1.7")
def test_missions_are_open_at_the_end() -> None:
    state = position(EndGame(1), city=[base()], **MISSIONS)
    assert shown(state.observe(1), "players.0.mission") == "M1"


@pytest.mark.rule("NA-12.3", "NA-1.4")
def test_the_example_of_the_rulebook() -> None:  # NA-T6
    kinds = ["training", "technical", "sonar", "research"]
    spots = [f"{column}{row}" for row in (1, 4, 14, 17) for column in "ADGJ"]
    city = [base()]
    for number, kind in enumerate(kinds):
        for at in spots[number * 4 : number * 4 + 2]:
            city.append(module(kind, at, aquanauts=[1, 0, 0, 0]))
    finds = {"gold": 1, "scallop": 3, "urchin": 1}
    players = [{"mission": "M1", "money": 5, "finds": finds}, {"mission": "M2"}, {}, {}]
    chips = {"training": -1, "technical": 0, "sonar": -1, "research": 0}
    words: dict[str, Any] = {**ruins(1, 2, of=0), **ruins(3, 4, 5, of=1)}
    state = position(
        OfferRaise(0),
        seats=4,
        city=city,
        chips=chips,
        ruins=words,
        players=players,
        ended="silence",
    )
    assert state.station_points(0) == 8
    assert best_score(state, 0) == 82
    say(state, "raise scallop", "raise scallop", "raise scallop")
    assert state.scores()[0] == 82
    by_rule = GAME.tally(state, TellPoints(0, 8, 10, 2))
    assert by_rule == {"NA-9.7": 8 * 3, "NA-12.1": 8 * 4, "NA-12.2": 8 * 3, "NA-12.3": 2}


@pytest.mark.rule("NA-12.4")
def test_the_most_points_win_and_equals_share() -> None:
    state = position(seats=3, players=[{"money": 9}, {"money": 12}, {"money": 12}])
    assert state.standing() == [3, 1, 1]
