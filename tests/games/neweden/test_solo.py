"""NE-16: alone against Deep Thought."""

from typing import Any

import pytest

from pelagos.games.neweden.cards import NAMES
from pelagos.games.neweden.rules.blackmarket import BeginBlackMarket
from pelagos.games.neweden.rules.building import BuildCard
from pelagos.games.neweden.rules.damage import TakeDamage
from pelagos.games.neweden.rules.round import NEXT_TURN, BeginAuction
from pelagos.games.neweden.rules.scoring import FinalScoring, complete_points
from pelagos.games.neweden.rules.solo import NextSoloRow
from tests.games.neweden.positions import (
    FULL,
    allowed,
    answers,
    arms,
    asks,
    board,
    first,
    position,
    refused,
    run,
    say,
    station,
    tell,
)

DONE = {"plant": 3, "coins": 0}
HARDER = {"solo_difficulty": "1"}


def alone(*stations: dict[str, Any], **words: Any) -> Any:
    words.setdefault("nautilus", 1)
    words.setdefault("active", 0)
    return position(*stations, seats=1, **words)


@pytest.mark.rule("NE-16.1")
def test_deep_thought_has_its_coins_its_extensions_and_the_nautilus() -> None:
    state = first(1)
    its = station(state, 1)
    assert (its["coins"], its["plant"], its["dome"], state.nautilus) == (10, 3, 0, 1)
    assert its["extensions"] == ["octopus", "shipyard", "oxygen", "research"]
    assert arms(state, 1) == {"octopus": ["octopus tile"], "oxygen": ["ST-1", "ST-2", "EX-1"]}
    two = first(1, {"thought_oxygen": "two"})
    assert arms(two, 1)["oxygen"] == ["ST-1", "ST-2"]


@pytest.mark.rule("NE-16.2")
@pytest.mark.rule("NE-16.3")
def test_a_card_goes_and_it_takes_the_lowest_of_the_rightmost_column() -> None:
    state = alone({**DONE, "coins": 1}, board=FULL)
    told = tell(state, "buy 4-1")
    assert ["DiscardCard", NAMES.index("1A-SY1")] in told
    assert arms(state, 1)["research"] == ["1A-RE1"]
    assert (state.points[1], board(state)[0][0], state.damage[1]) == (3, "", 0)


@pytest.mark.rule("NE-16.3")
def test_it_pays_nothing_and_row_damage_touches_it_by_option_only() -> None:
    words: dict[str, Any] = {
        "board": [*[""] * 9, "", "", "1A-SH1"],
        "agenda": [NEXT_TURN],
        "active": 0,
    }
    state = alone({}, {"arms": {"shell": []}}, **words, nautilus=0)
    assert (arms(state, 1)["shell"], state.coins[1], state.damage[1]) == (["1A-SH1"], 10, 0)
    hurt = alone({}, {}, **words, nautilus=0, options={"thought_row_damage": "yes"})
    assert hurt.damage[1] == 1


@pytest.mark.rule("NE-16.3")
@pytest.mark.parametrize(("option", "damage"), [("yes", 5), ("no", 0)])
def test_its_research_acts_on_itself(option: str, damage: int) -> None:
    state = alone(options={"thought_research": option})
    run(state, BuildCard(1, NAMES.index("2B-RE1")), BuildCard(1, NAMES.index("1A-SY1")))
    assert (state.damage[1], state.points[1], state.dome[1]) == (damage, 3, 0)
    run(state, BuildCard(1, NAMES.index("3B-RE2")))
    assert state.coins[0] == 15


@pytest.mark.rule("NE-16.3")
def test_attacks_and_gifts_of_the_player_reach_it() -> None:
    state = run(alone(), BuildCard(0, NAMES.index("3B-RE3")), BuildCard(0, NAMES.index("3B-RE2")))
    assert (state.damage[1], state.coins[1]) == (3, 15)


@pytest.mark.rule("NE-16.4")
def test_with_an_empty_board_it_activates_everything_then_passes() -> None:
    its = {"damage": 9, "arms": {"crab": ["1A-CR1", "1A-CR3"], "shell": ["1A-SH3"]}}
    state = alone({"coins": 0}, its, agenda=[NEXT_TURN])
    assert (state.coins[1], state.points[1], state.damage[1]) == (19, 5, 6)
    mine = {"coins": 0, "dome": 1, "arms": {"crab": ["1A-CR2"]}}
    state = alone(mine, its, agenda=[NEXT_TURN])
    say(state, "oxygen 1", "from dome", "to crab 1", "done")
    assert (state.passed, state.points[1], state.nautilus) == (2, 8, 1)


@pytest.mark.rule("NE-16.5")
def test_if_you_pass_first_it_takes_every_card_that_is_left() -> None:
    state = say(alone(board=FULL), "pass")
    assert state.points[0] == 3
    assert sum(len(cards) for cards in arms(state, 1).values()) == 4 + 12
    assert (state.nautilus, state.phase) == (0, 2)


@pytest.mark.rule("NE-16.6")
def test_it_buys_nothing_and_its_row_stays_empty() -> None:
    state = alone(agenda=[BeginBlackMarket()])
    say(state, "1B-SY1", "1B-SY2", "1B-OX1", "plan nothing", "choose 1", "build 1", "done")
    assert board(state) == [["1B-SY2", "1B-OX1", ""], ["", "", ""], ["?"] * 3, ["?"] * 3]
    assert state.deck[1].bit_count() == 12


@pytest.mark.rule("NE-16.7")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_at_harder_levels_it_builds_cards_before_you_choose(level: int) -> None:
    options = {"solo_difficulty": str(level)}
    state = alone(agenda=[BeginBlackMarket()], options=options)
    say(state, "1B-SY1", "1B-SY2", "1B-OX1")
    say(state, *["1B-CR1", "1B-CR2", "1B-CR3"][:level])
    assert asks(state)[0] == "PlanFreeActions"
    assert len(arms(state, 1).get("crab", [])) == level
    assert (state.coins[1], state.damage[1]) == (10, 0)


@pytest.mark.rule("NE-16.7")
@pytest.mark.rule("NE-8.6")
def test_coins_it_gives_away_on_the_black_market_can_be_planned_with() -> None:
    state = alone(DONE, agenda=[BeginBlackMarket()], options=HARDER, round=3)
    say(state, "3B-SY1", "3B-SY2", "3B-OX1", "3B-CR1")
    assert asks(state) == ["ChooseCards", 0]
    rich = alone({**DONE, "coins": 1}, agenda=[BeginBlackMarket()], round=3, options=HARDER)
    say(rich, "3B-SY1", "3B-SY2", "3B-OX1", "3B-RE2")
    assert asks(rich) == ["PlanFreeActions", 0]


@pytest.mark.rule("NE-16.7")
def test_by_option_it_builds_after_you() -> None:
    options = {"solo_difficulty": "1", "thought_market_time": "after"}
    state = alone(agenda=[BeginBlackMarket()], options=options)
    say(state, "1B-SY1", "1B-SY2", "1B-OX1", "plan nothing", "choose none")
    assert asks(state) == ["ThoughtDraws"]


@pytest.mark.rule("NE-16.7")
@pytest.mark.parametrize(("option", "damage"), [("price", 5), ("all", 0)])
def test_risk_hits_it_on_the_black_market_unless_the_option_waives_all(
    option: str, damage: int
) -> None:
    options = {"solo_difficulty": "1", "thought_market_damage": option}
    state = alone(agenda=[BeginBlackMarket()], options=options, round=2)
    say(state, "2B-SY1", "2B-SY2", "2B-OX1", "2B-RE1")
    assert state.damage[1] == damage


ROWS = ["1B-SY1", "", "", "", "", "", *["?"] * 6]
TURNED = ["1B-SH1", "1B-SH2", "1B-SH3", "1B-OC1", "1B-OC2", "1B-CR1"]


@pytest.mark.rule("NE-16.8")
def test_you_block_two_rows_with_cards_after_the_reveal() -> None:
    state = alone(DONE, board=ROWS, opened=0, phase="auction", agenda=[BeginAuction()])
    say(state, *TURNED)
    assert refused(state, "block 2") == ("NE-16.8", "row-is-empty", {"row": 1})
    say(state, "block 3")
    assert refused(state, "block 3") == ("NE-16.8", "row-is-blocked", {"row": 2})
    say(state, "block 1")
    assert asks(state) == ["MeetBid", 0, 3, 5]
    assert board(state)[2] == ["", "", ""]


@pytest.mark.rule("NE-16.8")
def test_by_option_you_block_unseen() -> None:
    options = {"solo_blocking": "before_reveal"}
    words: dict[str, Any] = {"board": ROWS, "opened": 0, "phase": "auction", "options": options}
    state = alone(DONE, **words, agenda=[BeginAuction()])
    say(state, "block 3", "block 4")
    assert asks(state) == ["MeetBid", 0, 0, 5]


@pytest.mark.rule("NE-16.8")
@pytest.mark.parametrize("option", ["one_card_row", "two_card_rows"])
def test_if_you_bought_everything_your_own_row_is_blocked(option: str) -> None:
    words: dict[str, Any] = {"board": ["", "", "", *ROWS[3:]], "opened": 0, "phase": "auction"}
    state = alone(DONE, **words, agenda=[BeginAuction()], options={"solo_all_bought": option})
    say(state, *TURNED)
    if option == "one_card_row":
        assert answers(state) == ["block 3", "block 4"]
        say(state, "block 3")
        assert asks(state) == ["MeetBid", 0, 3, 5]
    else:
        assert asks(state) == ["MeetBid", 0, 0, 5]


OPEN = {"marked": [0, 2], "phase": "auction", "agenda": [NextSoloRow()]}
LAST = ["", "", "", "", "", "", "", "", "", "1B-SH1", "1B-SH2", "1B-RE1"]


@pytest.mark.rule("NE-16.9")
def test_you_win_by_paying_one_more_than_half_its_coins() -> None:
    state = alone({**DONE, "coins": 6}, {"coins": 9}, board=LAST, **OPEN)
    assert asks(state) == ["MeetBid", 0, 3, 5]
    say(state, "outbid", "build 1", "build 2", "build 3")
    assert state.coins[0] == 0 + 5
    assert asks(state) == ["TakeMoves", 0, 0, 1]


@pytest.mark.rule("NE-16.9")
def test_without_the_coins_you_cannot_and_it_pays_and_builds() -> None:
    state = alone({**DONE, "coins": 5, "plant": 2}, {"coins": 9}, board=LAST, **OPEN)
    assert refused(state, "outbid") == ("NE-16.9", "cannot-outbid", {"price": 6, "means": 5})
    assert allowed(say(state, "plant"), "outbid")
    say(state, "decline")
    assert (state.coins[1], arms(state, 1)["shell"]) == (4 + 5, ["1B-SH1", "1B-SH2"])
    assert asks(state) == ["MeetBid", 0, 1, 5]


@pytest.mark.rule("NE-16.9")
@pytest.mark.parametrize(
    ("options", "bid", "left"),
    [
        ({}, 5, 4),
        ({"thought_half": "down"}, 4, 5),
        ({"thought_pays": "no"}, 5, 9),
        ({"thought_bids": "cards"}, 0, 9),
    ],
)
def test_its_bid_by_option(options: dict[str, str], bid: int, left: int) -> None:
    words: dict[str, Any] = {"marked": [0, 2, 3], "phase": "auction", "agenda": [NextSoloRow()]}
    state = alone(DONE, {"coins": 9}, options=options, **words)
    assert asks(state) == ["MeetBid", 0, 1, bid]
    assert say(state, "decline").coins[1] == left


@pytest.mark.rule("NE-16.9")
def test_if_it_bids_0_one_coin_wins_and_otherwise_it_takes_the_row_for_nothing() -> None:
    state = alone({**DONE, "coins": 1}, {"coins": 0}, board=LAST, **OPEN)
    assert asks(state) == ["MeetBid", 0, 3, 0]
    assert say(state, "decline").coins == [1, 5]


@pytest.mark.rule("NE-16.10")
@pytest.mark.parametrize(("option", "points"), [("activated", 3), ("none", 0)])
def test_modules_it_activated_in_round_3_are_complete(option: str, points: int) -> None:
    its = {"arms": {"crab": ["1A-CR1", "1A-CR2"], "research": ["3A-RE1"]}, "used": ["1A-CR1"]}
    state = alone({}, its, options={"thought_crabs": option})
    assert complete_points(state, 1) == points


@pytest.mark.rule("NE-16.10")
@pytest.mark.parametrize(
    ("mine", "damage", "ending"), [(9, 0, "won"), (8, 0, "lost"), (9, 1, "draw"), (9, 2, "lost")]
)
def test_you_win_if_you_beat_it(mine: int, damage: int, ending: str) -> None:
    own = {"points": mine, "coins": 0, "damage": damage}
    its = {"points": 9, "coins": 0, "damage": 1, "arms": {"octopus": []}}
    if ending == "lost" and mine == 8:
        its["damage"] = 0
    state = alone(own, its, round=3, agenda=[FinalScoring()])
    assert (state.ending(), state.standing()) == (ending, [1])


LOSER: dict[str, Any] = {
    "damage": 15,
    "arms": {"crab": ["1A-CR2"], "shell": ["1A-SH1"], "shipyard": ["1A-SY1"], "oxygen": []},
}


@pytest.mark.rule("NE-16.11")
def test_it_loses_the_card_with_the_fewest_points_then_the_lower_effect() -> None:
    state = run(alone({}, LOSER), TakeDamage(1, 1))
    assert "shipyard" not in arms(state, 1)  # no points like the crab, but 2 against 4
    assert asks(state)[0] == "TakeTurn"


@pytest.mark.rule("NE-16.11")
def test_by_option_you_choose_for_it() -> None:
    state = run(alone({}, LOSER, options={"thought_loses": "you_choose"}), TakeDamage(1, 1))
    assert asks(state) == ["LoseCard", 0, 1, 1]
    say(state, "lose shell")
    assert "shell" not in arms(state, 1)
