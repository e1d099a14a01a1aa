"""NE-13: free actions."""

import pytest

from pelagos.games.neweden.cards import NAMES
from pelagos.games.neweden.rules.building import BuildCard
from pelagos.games.neweden.rules.damage import TakeDamage, pointer
from pelagos.kernel.codec import read_answer
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
)


@pytest.mark.rule("NE-13.1")
def test_free_actions_belong_to_ones_own_turn() -> None:
    state = position({"coins": 20}, {"coins": 20})
    assert {"plant", "extend octopus"} <= set(answers(state))
    run(state, TakeDamage(1, 16))
    assert "plant" not in answers(state)  # the other player is asked what to lose


@pytest.mark.rule("NE-13.2")
def test_three_uses_of_the_plant_bring_15_coins_and_10_damage() -> None:
    state = say(position({"coins": 0}), "plant", "plant", "plant")
    assert (state.coins[0], state.damage[0]) == (15, 10)
    assert refused(state, "plant") == ("NE-13.2", "plant-is-spent", {})


@pytest.mark.rule("NE-1.5")
def test_by_option_coins_run_out() -> None:
    state = position({"coins": 70}, {"coins": 8}, options={"coin_supply": "limited"})
    assert say(state, "plant").coins[0] == 72
    state = position({"coins": 70}, {"coins": 8})
    assert say(state, "plant").coins[0] == 75


@pytest.mark.rule("NE-13.3")
def test_an_extension_costs_6_coins_once_a_game() -> None:
    state = position({"coins": 11})
    say(state, "extend research")
    assert state.coins[0] == 5
    assert refused(state, "extend research")[1] == "already-extended"
    facts = {"price": 6, "coins": 5}
    assert refused(state, "extend octopus") == ("NE-13.3", "extension-costs", facts)


@pytest.mark.rule("NE-13.4")
def test_the_shipyard_extension_brings_3_deeples_at_once() -> None:
    assert say(position({"coins": 6}), "extend shipyard").dome[0] == 4


@pytest.mark.rule("NE-13.5")
def test_the_octopus_extension_stands_first_and_pushes_the_others_out() -> None:
    mine = {"coins": 6, "damage": 9, "dome": 1, "arms": {"octopus": ["1A-OC2"]}}
    state = position({**mine, "lying": {"1A-OC2": 1}, "plant": 3})
    say(state, "extend octopus")
    assert arms(state, 0)["octopus"] == ["octopus tile", "1A-OC2"]
    assert state.lying[NAMES.index("1A-OC2")] == 1
    assert pointer(state, 0) == 2
    say(state, "oxygen 1", "from dome", "to octopus 1", "activate octopus 1")
    assert state.damage[0] == 6


@pytest.mark.rule("NE-13.5")
def test_by_option_the_octopus_extension_is_a_card_that_can_be_lost() -> None:
    mine = {
        "damage": 15,
        "coins": 6,
        "extensions": ["octopus"],
        "arms": {"octopus": ["octopus tile"]},
    }
    state = position(mine, options={"octopus_extension": "card"})
    say(run(state, TakeDamage(0, 1)), "lose octopus")
    assert "octopus" not in arms(state, 0)
    assert refused(state, "extend octopus")[1] == "already-extended"


@pytest.mark.rule("NE-13.6")
def test_the_research_extension_pays_for_cards_built_afterwards() -> None:
    state = position({"coins": 6, "arms": {"research": ["1A-RE1"]}})
    say(state, "extend research")
    assert state.points[0] == 0
    assert run(state, BuildCard(0, NAMES.index("1A-RE2"))).points[0] == 3


@pytest.mark.rule("NE-13.7")
def test_the_oxygen_extension_brings_a_card_that_serves_at_once() -> None:
    state = position({"coins": 6, "arms": {"crab": ["1A-CR1"]}, "used": ["ST-1", "ST-2"]})
    say(state, "extend oxygen")
    assert arms(state, 0)["oxygen"][-1] == "EX-1"
    assert allowed(state, "oxygen 3")


def test_a_turn_ends_by_itself_where_nothing_free_is_left() -> None:
    mine = {"coins": 1, "plant": 3}
    assert asks(say(position(mine, board=[""] * 9 + ["1A-SH1"]), "buy 4-1")) == ["TakeTurn", 1]


@pytest.mark.parametrize(("used", "damage"), [(0, 1), (1, 3), (2, 6), (3, 0)])
def test_the_plant_says_what_the_next_use_brings_and_costs(used: int, damage: int) -> None:
    """NE-13.2; a spent plant costs nothing more, and its refusal says why."""
    state = position({"plant": used})
    assert GAME.mention(state, read_answer(GAME, "plant")) == {"coins": 5, "damage": damage}
