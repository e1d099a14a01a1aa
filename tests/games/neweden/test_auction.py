"""NE-9: the auction."""

from typing import Any

import pytest

from pelagos.games.neweden.rules.auction import NextRow, RevealRows
from pelagos.games.neweden.rules.round import BeginAuction
from pelagos.games.neweden.rules.roundscoring import CleanUp
from pelagos.games.neweden.rules.winning import OfferMoves
from pelagos.kernel.roll import Roll
from tests.games.neweden.positions import (
    GAME,
    allowed,
    answers,
    arms,
    asks,
    position,
    refused,
    run,
    say,
    station,
    tell,
)

BOARD = ["1B-SY1", "1B-RE1", "", "1B-CR1", "", "", "", "", "", "1B-SH1", "1B-OC1", "1B-OX1"]
RICH: dict[str, Any] = {"coins": 9, "plant": 3, "extensions": ["octopus", "shipyard", "oxygen"]}
RICH["arms"] = {"oxygen": ["ST-1", "ST-2", "EX-1"], "octopus": ["octopus tile"]}
RICH["extensions"] = ["octopus", "shipyard", "oxygen", "research"]


def auction(*stations: dict[str, Any], **words: Any) -> Any:
    """The cards are up; somebody chooses a row."""
    words.setdefault("board", BOARD)
    seats = len(stations)
    return position(*stations, seats=seats, phase="auction", agenda=[NextRow(0)], **words)


@pytest.mark.rule("NE-9.1")
def test_the_nautilus_holder_turns_the_cards_up_and_chooses_a_row() -> None:
    down = ["1B-SY1", "", "", "1B-CR1", "", "", "?", "?", "?", "?", "?", "?"]
    state = position({}, {}, nautilus=1, board=down, opened=0, agenda=[BeginAuction()])
    assert (state.opened, asks(state)) == (1, ["TurnUpSpare", 6])
    say(state, "1B-SH1", "1B-SH2", "1B-SH3", "1B-OC1", "1B-OC2", "1B-RE1")
    assert (asks(state), answers(state)) == (["ChooseRow", 1], ["row 1", "row 2", "row 3", "row 4"])
    assert RevealRows.reveals


@pytest.mark.rule("NE-9.2")
def test_opening_with_0_is_staying_out() -> None:
    state = say(auction(RICH, RICH, RICH), "row 1", "bid 0", "bid 1", "bid 3")
    assert asks(state) == ["RaiseBid", 1, 0, 3]
    told = tell(state, "withdraw")
    assert ["WinRow", 2, 0, 3] in told


@pytest.mark.rule("NE-9.3")
def test_a_raise_is_at_least_one_more_or_one_leaves_for_good() -> None:
    state = say(auction(RICH, RICH, RICH), "row 1", "bid 2")
    assert refused(state, "bid 2") == ("NE-9.3", "bid-too-low", {"coins": 2, "bid": 2})
    say(state, "withdraw", "bid 4", "bid 5")
    assert asks(state) == ["RaiseBid", 2, 0, 5]


@pytest.mark.rule("NE-9.3")
def test_nobody_wins_without_a_bid_of_their_own() -> None:
    state = say(auction(RICH, RICH, RICH), "row 1", "bid 0", "withdraw")
    assert asks(state) == ["RaiseBid", 2, 0, 0]
    assert ["LeaveUnsold", 0] in tell(state, "withdraw")


@pytest.mark.rule("NE-9.4")
def test_the_winner_pays_and_builds_all_cards_in_any_order() -> None:
    state = say(auction(RICH, RICH), "row 4", "bid 4", "withdraw")
    assert state.coins[0] == 5
    assert answers(state) == ["build 1", "build 2", "build 3"]
    say(state, "build 3", "build 1", "build 2")
    assert (arms(state, 0)["shell"], arms(state, 0)["oxygen"][-1]) == (["1B-SH1"], "1B-OX1")


@pytest.mark.rule("NE-9.5")
@pytest.mark.parametrize(("row", "moves"), [(3, 3), (2, 2), (1, 1), (4, 0)])
def test_the_fewer_cards_the_more_moves(row: int, moves: int) -> None:
    state = say(auction(RICH, RICH), f"row {row}", "bid 1", "withdraw")
    builds = GAME.show(state)["rows"][row - 1]["cards"]
    for _ in range(builds):
        say(state, next(said for said in answers(state) if said.startswith("build")))
    assert asks(state) == ["TakeMoves", 0, moves, 1]


@pytest.mark.rule("NE-9.5")
def test_no_more_moves_than_the_row_gives() -> None:
    state = position(RICH, phase="auction", agenda=[OfferMoves(0, 0, 1)])
    assert refused(state, "oxygen 1") == ("NE-9.5", "no-moves-left", {})


@pytest.mark.rule("NE-9.6")
def test_once_a_row_one_more_move_for_damage() -> None:
    state = position(RICH, phase="auction", agenda=[OfferMoves(0, 0, 1)])
    say(state, "extra move")
    assert (state.damage[0], asks(state)) == (1, ["TakeMoves", 0, 1, 0])
    assert refused(state, "extra move") == ("NE-9.6", "extra-is-taken", {})


@pytest.mark.rule("NE-9.6")
@pytest.mark.parametrize(("option", "again"), [("per_row", True), ("per_phase", False)])
def test_the_damage_is_taken_again_for_the_next_row_or_by_option_in_the_next_round(
    option: str, again: bool
) -> None:
    state = auction(RICH, RICH, options={"extra_moves": option})
    say(state, "row 4", "bid 1", "withdraw", "build 1", "build 2", "build 3")
    say(state, "extra move", "done", "row 3", "bid 1", "withdraw")
    assert asks(state)[0] == "TakeMoves"
    assert allowed(state, "extra move") is again
    run(state, CleanUp())
    assert station(state, 0)["extras"] == 0


@pytest.mark.rule("NE-9.6")
@pytest.mark.parametrize("option", ["no", "yes"])
def test_the_damage_is_refused_where_no_move_is_possible(option: str) -> None:
    mine = {**RICH, "plant": 2, "used": ["ST-1", "ST-2", "EX-1"]}
    options = {"extra_without_move": option}
    state = position(mine, options=options, phase="auction", agenda=[OfferMoves(0, 0, 1)])
    if option == "no":
        assert refused(state, "extra move") == ("NE-9.6", "extra-is-useless", {})
    else:
        assert allowed(state, "extra move")


@pytest.mark.rule("NE-9.7")
def test_cards_of_the_row_serve_at_once() -> None:
    mine = {**RICH, "used": ["ST-1", "ST-2", "EX-1"]}
    state = say(auction(mine, RICH), "row 2", "bid 1", "withdraw", "build 1")
    assert not state.agenda or asks(state)[0] == "ChooseRow"
    state = say(auction(mine, RICH), "row 4", "bid 1", "withdraw", "build 1", "build 2", "build 3")
    say(state, "extra move", "oxygen 4", "from dome", "to octopus 2", "activate octopus 2")
    assert asks(state)[0] == "ChooseRow"


@pytest.mark.rule("NE-9.8")
def test_a_row_is_marked_and_the_winner_chooses_and_opens_the_next() -> None:
    state = say(auction(RICH, RICH), "row 3", "bid 0", "bid 1", "done")
    assert asks(state) == ["ChooseRow", 1]
    assert refused(state, "row 3") == ("NE-9.8", "row-is-marked", {"row": 2})
    assert asks(say(state, "row 1")) == ["OpenBidding", 1, 0]


@pytest.mark.rule("NE-9.8")
def test_by_option_the_winner_names_who_opens() -> None:
    state = say(auction(RICH, RICH, options={"next_opener": "named"}), "row 3", "opener 2")
    assert asks(state) == ["OpenBidding", 1, 2]


@pytest.mark.rule("NE-9.8")
def test_the_phase_ends_when_all_rows_are_marked() -> None:
    assert auction(RICH, RICH, marked=[0, 1, 2, 3]).agenda == []


@pytest.mark.rule("NE-9.9")
@pytest.mark.parametrize(("option", "seat"), [("same_opener", 0), ("next_player", 1)])
def test_an_unsold_row_is_marked_and_its_cards_stay(option: str, seat: int) -> None:
    state = say(auction(RICH, RICH, options={"unsold_row": option}), "row 4", "bid 0", "withdraw")
    assert (state.marked, asks(state)) == (8, ["ChooseRow", seat])
    assert state.cards_in_row(3) == 3


@pytest.mark.rule("NE-9.10")
def test_a_bid_needs_coins_and_the_plant_may_be_used_before() -> None:
    state = say(auction({**RICH, "plant": 2}, RICH), "row 4")
    assert refused(state, "bid 10") == ("NE-9.10", "bid-too-high", {"coins": 10, "means": 9})
    assert allowed(say(state, "plant"), "bid 10")
    say(state, "bid 10")
    assert asks(state) == ["RaiseBid", 1, 3, 10]


@pytest.mark.rule("NE-9.10")
def test_by_option_the_plant_covers_a_bid() -> None:
    poor = {**RICH, "coins": 2, "plant": 1}
    state = say(auction(poor, RICH, options={"bid_cover": "with_plant"}), "row 4")
    assert refused(state, "bid 13")[2] == {"coins": 13, "means": 12}
    say(state, "bid 6", "withdraw")
    assert (state.coins[0], state.damage[0], state.plant[0]) == (1, 3, 2)


@pytest.mark.rule("NE-9.10")
def test_by_option_free_actions_come_after_the_bid_too_if_it_stays_payable() -> None:
    mine = {**RICH, "coins": 9, "extensions": [], "plant": 2}
    state = say(auction(mine, RICH, options={"after_bid": "yes"}), "row 4", "bid 4")
    assert asks(state) == ["AfterBid", 0]
    assert refused(state, "extend research") == ("NE-9.10", "bid-stands", {"coins": 9, "bid": 4})
    say(state, "plant", "extend research", "done")
    assert asks(state) == ["RaiseBid", 1, 3, 4]


def test_a_purse_that_is_imagined_covers_the_standing_bid() -> None:
    state = say(auction({**RICH, "coins": 40}, RICH), "row 4", "bid 33")
    assert min(state.imagine(1, Roll(seed)).coins[0] for seed in range(20)) >= 33


def test_nobody_has_withdrawn_from_an_auction_that_does_not_say_so() -> None:
    assert position(auction={"row": 0, "bid": 2, "bidder": 0, "opener": 0}).withdrawn == 0
    assert position(auction={"row": 0, "withdrawn": [1]}).withdrawn == 0b10
