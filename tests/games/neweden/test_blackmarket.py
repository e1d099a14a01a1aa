"""NE-8: the black market."""

from typing import Any

import pytest

from pelagos.games.neweden.rules.blackmarket import BeginBlackMarket
from pelagos.games.neweden.state import Eden
from pelagos.kernel.contract import Chance
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.log import begin
from pelagos.kernel.options import settle
from pelagos.kernel.play import advance, random_answer
from pelagos.kernel.roll import Roll
from tests.games.neweden.positions import (
    FULL,
    GAME,
    allowed,
    answers,
    arms,
    asks,
    board,
    position,
    refused,
    say,
    station,
)

HANDS = (["1B-SY1", "1B-SY2", "1B-OX1"], ["1B-CR1", "1B-SH1", "1B-OC1"])
BLANKS = ["", "", ""]


def market(*stations: dict[str, Any], hands: tuple[list[str], ...] = HANDS, **words: Any) -> Any:
    """Everybody has been dealt, nobody has chosen."""
    seats = words.pop("seats", len(stations))
    state = position(
        *stations, seats=seats, phase="black market", agenda=[BeginBlackMarket()], **words
    )
    for hand in hands[:seats]:
        say(state, *hand)
    return state


@pytest.mark.rule("NE-8.1")
def test_cards_left_go_to_the_box_and_bonus_cards_stay() -> None:
    state = position(board=FULL, bonus=["BO-SY-C", "BO-RE-P"], agenda=[BeginBlackMarket()])
    assert board(state) == [BLANKS] * 4
    assert len(GAME.show(state)["boxed"]) == 12
    assert GAME.show(state)["bonus"] == ["BO-SY-C", "BO-RE-P"]


@pytest.mark.rule("NE-8.2")
@pytest.mark.parametrize(("seats", "spare", "left"), [(2, 2, 9), (3, 1, 6), (4, 0, 3)])
def test_three_cards_each_and_spare_rows_nobody_looks_at(seats: int, spare: int, left: int) -> None:
    state = position(*[{}] * seats, seats=seats, agenda=[BeginBlackMarket()])
    roll = Roll(1)
    while isinstance(state.agenda[-1], Chance):
        step = state.agenda[-1]
        assert step.witness() is not None
        say(state, random_answer(state, roll).spelling)
    assert board(state) == [BLANKS] * (4 - spare) + [["?"] * 3] * spare
    assert (state.hand.count(-1), state.deck[1].bit_count()) == (0, left)


@pytest.mark.rule("NE-8.3")
def test_two_cards_cost_3_coins_and_3_damage() -> None:
    state = market({"coins": 5}, {"coins": 5})
    say(state, "plan nothing")
    assert refused(state, "choose 1 2 3") == ("NE-8.3", "market-costs", {"price": 6, "coins": 5})
    say(state, "choose 1 3", "plan nothing", "choose 2")
    assert (state.coins, state.damage) == ([2, 4], [3, 1])


@pytest.mark.rule("NE-8.3")
@pytest.mark.parametrize(("said", "price"), [("none", 0), ("2", 1), ("1 2", 3), ("1 2 3", 6)])
def test_the_price_by_number_of_cards(said: str, price: int) -> None:
    state = market({"coins": 10}, {"coins": 9})
    say(state, "plan nothing", f"choose {said}", "plan nothing", "choose none")
    assert (state.coins[0], state.damage[0]) == (10 - price, price)


@pytest.mark.rule("NE-8.3")
def test_choices_are_secret_and_may_be_made_in_any_order() -> None:
    secret = secret_from_seed(4, 4)
    logs = []
    for order in ((0, 1), (1, 0)):
        log = begin(GAME, ["Ann", "Bob"], {}, secret, "test")
        log.resolve(secret)
        while GAME.show(log.state)["phase"] == "market":
            seat = next(seat for seat in (0, 1) if log.facing(seat) is not None)
            log.answer(seat, answer("pass"))
            log.resolve(secret)
        for seat in order:
            seen = GAME.show(log.state.observe(1 - seat))["stations"][seat]
            assert seen["choice"] in ("", "?")
            log.answer(seat, answer("plan nothing"))
            log.answer(seat, answer(f"choose {seat + 1}"))
        logs.append(log)
    assert GAME.show(logs[0].state) == GAME.show(logs[1].state)


def answer(spelling: str) -> Any:
    return next(each for each in GAME.answers if each.spelling == spelling)


@pytest.mark.rule("NE-1.11")
def test_hands_and_choices_of_others_are_blank_and_can_be_imagined() -> None:
    state = say(market({}, {}), "plan plant 1", "choose 1")
    seen = state.observe(1)
    assert (seen.hand[:3], seen.plans[0], seen.choice[0]) == ([-2] * 3, -1, -1)
    assert (seen.deck[1].bit_count(), state.deck[1].bit_count()) == (12, 9)
    full = state.imagine(1, Roll(2))
    assert full.hand[3:] == state.hand[3:] and min(full.hand[:3]) >= 15
    assert full.pieces() == state.pieces()


@pytest.mark.rule("NE-8.4")
def test_what_is_not_bought_goes_face_down_to_the_own_row() -> None:
    state = market({"coins": 9}, {"coins": 9})
    say(state, "plan nothing", "choose 2", "plan nothing", "choose 1 2 3")
    assert board(state)[:2] == [["1B-SY1", "1B-OX1", ""], BLANKS]
    assert state.observe(1).board[:3] == [-2, -2, -1]
    assert state.observe(0).board[:3] == state.board[:3]


@pytest.mark.rule("NE-8.5")
def test_clockwise_from_the_nautilus_each_builds_all_before_the_next() -> None:
    hands = (["1B-RE3", "1B-OX2", "1B-CR2"], ["1B-SY1", "1B-SY2", "1B-OX1"])
    state = market({"coins": 9}, {"coins": 9}, hands=hands, nautilus=0)
    say(state, "plan nothing", "choose 1", "plan nothing", "choose 1 2")
    assert asks(state) == ["BuildBought", 0]
    assert refused(state, "done") == ("NE-8.5", "build-first", {})
    say(state, "build 1", "done")
    assert (state.damage[1], asks(state)) == (3, ["BuildBought", 1])  # no shipyard stood yet
    say(state, "build 2", "build 1", "done")
    assert arms(state, 1)["shipyard"] == ["1B-SY2", "1B-SY1"]


@pytest.mark.rule("NE-8.5")
def test_by_option_effects_wait_until_all_have_built() -> None:
    hands = (["1B-RE3", "1B-OX2", "1B-CR2"], ["1B-SY1", "1B-SY2", "1B-OX1"])
    options = {"market_effects": "together"}
    state = market({"coins": 9}, {"coins": 9}, hands=hands, options=options)
    say(state, "plan nothing", "choose 1", "plan nothing", "choose 1 2")
    say(state, "build 1", "done", "build 1", "build 2", "done")
    assert (state.damage[1], state.dome[1]) == (3 + 2, 1 + 4)


@pytest.mark.rule("NE-8.5")
def test_bought_cards_are_seen_when_their_owner_builds() -> None:
    state = market({"coins": 9}, {"coins": 9})
    say(state, "plan nothing", "choose 1", "plan nothing", "choose 1")
    assert (state.observe(0).hand[3], state.observe(1).hand[0]) == (-2, state.hand[0])


@pytest.mark.rule("NE-8.6")
def test_free_actions_are_part_of_the_secret_answer_and_come_before_paying() -> None:
    state = market({"coins": 0}, {"coins": 0})
    assert refused(state, "plan oxygen") == ("NE-13.3", "extension-costs", {"price": 6, "coins": 0})
    say(state, "plan plant 2 oxygen")
    assert state.coins[0] == 0
    say(state, "choose 1 2", "plan nothing", "choose none")
    assert (state.coins[0], state.damage[0]) == (10 - 6 - 3, 1 + 3 + 3)
    assert arms(state, 0)["oxygen"] == ["ST-1", "ST-2", "EX-1"]


@pytest.mark.rule("NE-8.6")
def test_a_plan_obeys_plant_and_extensions() -> None:
    state = market({"coins": 9, "plant": 2, "extensions": ["shipyard"]}, {})
    assert refused(state, "plan plant 2")[1] == "plant-is-spent"
    assert refused(state, "plan shipyard") == ("NE-13.3", "already-extended", {"extension": 1})
    assert allowed(state, "plan plant 1")


@pytest.mark.rule("NE-8.6")
def test_the_research_extension_may_come_just_in_time_and_nothing_is_activated() -> None:
    hands = (["1B-RE1", "1B-OX2", "1B-CR2"], HANDS[1])
    state = market({"coins": 7}, {}, hands=hands)
    say(state, "plan nothing", "choose 1", "plan nothing", "choose none")
    say(state, "extend research", "build 1")
    assert state.points[0] == 3
    assert not [said for said in answers(state) if "oxygen " in said or "activate" in said]


@pytest.mark.rule("NE-8.6")
@pytest.mark.parametrize(
    ("option", "asked"),
    [("buyers", ["BuildBought", 0]), ("everybody", ["EndTurn", 1])],
)
def test_whoever_bought_nothing_has_a_turn_for_free_actions_by_option(
    option: str, asked: list[Any]
) -> None:
    options = {"market_free_actions": option}
    state = market({"coins": 9}, {"coins": 9}, nautilus=1, options=options)
    say(state, "plan nothing", "choose none", "plan nothing", "choose 1")
    assert asks(state) == asked
    if option == "everybody":
        say(state, "plant", "done")
        assert (state.coins[1], asks(state)) == (9 + 5, ["BuildBought", 0])


@pytest.mark.rule("NE-8.6")
def test_a_turn_for_free_actions_is_left_out_where_there_are_none() -> None:
    options = {"market_free_actions": "everybody"}
    state = market({"coins": 9}, {"coins": 0, "plant": 3}, nautilus=1, options=options)
    say(state, "plan nothing", "choose none", "plan nothing", "choose 1")
    assert asks(state) == ["BuildBought", 0]


@pytest.mark.rule("NE-8.7")
def test_the_price_is_paid_before_the_bought_cards_stand() -> None:
    mine = {"coins": 9, "damage": 15, "arms": {"shell": ["1A-SH1"], "oxygen": []}}
    state = market(mine, {}, hands=(["1B-SH1", "1B-SH2", "1B-OX2"], HANDS[0]))
    say(state, "plan nothing", "choose 1 2", "plan nothing", "choose none")
    assert asks(state)[0] == "LoseCard"
    say(state, "lose shell", "build 1")
    assert arms(state, 0) == {"shell": ["1B-SH1"]}


@pytest.mark.rule("NE-8.8")
def test_rows_go_clockwise_from_the_nautilus() -> None:
    state = position({}, {}, {}, seats=3, nautilus=2)
    assert [state.row_of(seat) for seat in range(3)] == [1, 2, 0]
    assert [row["owner"] for row in GAME.show(state)["rows"]] == [2, 0, 1, -1]
    alone = position(seats=1)
    assert [alone.row_of(0), alone.row_of(1)] == [0, 1]
    assert station(alone, 1)["is_thought"] == 1


SPENT: dict[str, Any] = {"plant": 3, "coins": 5}
TILES = ["octopus", "shipyard", "oxygen", "research"]


@pytest.mark.rule("NE-8.6")
@pytest.mark.parametrize(
    ("mine", "options", "asked"),
    [
        ({**SPENT, "plant": 2}, {"coins": "open"}, "PlanFreeActions"),
        (SPENT, {"coins": "open"}, "ChooseCards"),
        ({**SPENT, "coins": 6}, {"coins": "open"}, "PlanFreeActions"),
        (SPENT, {}, "PlanFreeActions"),  # otherwise everybody would know the purse
        ({**SPENT, "extensions": TILES[:3]}, {}, "PlanFreeActions"),
        ({**SPENT, "coins": 20, "extensions": TILES}, {}, "ChooseCards"),
    ],
)
def test_nobody_is_asked_for_free_actions_where_all_see_that_there_are_none(
    mine: dict[str, Any], options: dict[str, str], asked: str
) -> None:
    state = market(mine, {}, options=options)
    assert asks(state) == [asked, 0]
    if asked == "PlanFreeActions":
        say(state, "plan nothing")
    say(state, "choose 1", "plan nothing", "choose none")
    assert state.coins[0] == mine["coins"] - 1


@pytest.mark.rule("NE-8.6")
def test_by_the_first_version_of_the_rules_everybody_was_asked() -> None:
    state = GAME.setup(1, settle(GAME, 1, {}), 1)
    assert isinstance(state, Eden)
    GAME.position(state, {"stations": [SPENT]})
    state.agenda = [BeginBlackMarket()]
    advance(state)
    say(state, *HANDS[0])
    assert asks(state) == ["PlanFreeActions", 0]
