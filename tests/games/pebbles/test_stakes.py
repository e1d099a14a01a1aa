"""PB-4 and PB-5: stakes and points."""

from pathlib import Path

import pytest

from pelagos import shelf
from pelagos.games.pebbles.rules.stakes import AskStakes, StakeShells
from pelagos.games.pebbles.state import Beach
from pelagos.kernel import record
from pelagos.kernel.dealer import commitment
from pelagos.kernel.log import Header, Log
from pelagos.kernel.roll import Roll
from pelagos.kernel.simultaneous import waiting
from tests.games.pebbles.beach import GAME, asked, beach, options, refused, say


@pytest.mark.rule("PB-4.1")
def test_all_are_asked_together() -> None:
    state = beach(AskStakes(), shells=[3, 3, 3])
    assert asked(state) == ("StakeShells", 0)
    assert waiting(state) == [1, 2]
    assert options(state) == ["stake-0", "stake-1", "stake-2", "stake-3"]


@pytest.mark.rule("PB-4.1")
def test_a_stake_is_a_secret_until_all_have_staked() -> None:
    state = say(beach(AskStakes(), shells=[3, 3, 3]), "stake-2")
    assert state.observe(0).stakes == [2, -2, -2]
    assert state.observe(1).stakes == state.observe(None).stakes == [-1, -2, -2]
    assert state.shells == [3, 3, 3]
    assert StakeShells.hidden
    imagined = {state.imagine(1, Roll(dream)).stakes[0] for dream in range(40)}
    assert imagined == {0, 1, 2, 3}


@pytest.mark.rule("PB-4.1")
def test_nobody_imagines_a_stake_that_cannot_be() -> None:
    state = say(beach(AskStakes(), shells=[1, 3, 3]), "stake-1")
    imagined = {state.imagine(1, Roll(dream)).stakes[0] for dream in range(40)}
    assert imagined == {0, 1}


@pytest.mark.rule("PB-4.2")
def test_nobody_stakes_more_than_they_own() -> None:
    state = beach(StakeShells(1), shells=[9, 1, 9])
    assert options(state) == ["stake-0", "stake-1"]
    assert refused(state, "stake-2") == ("PB-4.2", "own-fewer", {"shells": 2, "own": 1})


@pytest.mark.rule("PB-4.3")
def test_when_all_have_staked_the_stakes_are_open() -> None:
    state = beach(AskStakes(), shells=[3, 3, 3])
    say(state, "stake-0", "stake-1", "stake-2")
    assert state.observe(None).stakes == [0, 1, 2]


@pytest.mark.rule("PB-4.4")
def test_the_single_highest_stake_takes_all_stakes() -> None:
    state = say(beach(AskStakes(), shells=[5, 3, 4]), "stake-1", "stake-3", "stake-2")
    assert state.shells == [4, 6, 2]


@pytest.mark.rule("PB-4.5")
def test_after_a_tie_everybody_keeps_the_own_stake() -> None:
    state = say(beach(AskStakes(), shells=[5, 3, 4]), "stake-2", "stake-1", "stake-2")
    assert state.shells == [5, 3, 4]


@pytest.mark.rule("PB-4.5")
def test_under_rules_1_stakes_were_lost_after_a_tie() -> None:
    state = beach(AskStakes(), shells=[5, 3, 4], rules=1)
    supply = state.supply
    say(state, "stake-2", "stake-1", "stake-2")
    assert state.shells == [3, 2, 2]
    assert state.supply == supply + 5


@pytest.mark.rule("PB-5.1")
def test_a_shell_is_a_point_and_pebbles_are_half_their_sum() -> None:
    state = beach(shells=[5, 0, 2], pebbles=[[12, 1], [2, 3], [7]])
    assert state.scores() == [5 + 6, 2, 2 + 3]


@pytest.mark.rule("PB-5.1")
def test_at_the_end_all_pebbles_are_shown() -> None:
    state = beach(AskStakes(), shells=[5, 0, 2], pebbles=[[12, 1], [2, 3], [7]])
    assert state.observe(None).scores() == [5, 0, 2]
    say(state, "stake-0", "stake-0", "stake-0")
    assert state.observe(None).pebbles == [12, 1, 2, 3, 7, 0]
    assert state.observe(None).scores() == [11, 2, 5]


@pytest.mark.rule("PB-5.2")
def test_the_most_points_win() -> None:
    state = beach(shells=[5, 7, 2])
    assert state.standing() == [2, 1, 3]
    assert state.ending() == "points"


@pytest.mark.rule("PB-5.2")
def test_equals_share_a_place() -> None:
    state = beach(shells=[5, 2, 5], pebbles=[[2, 3], [], [4]])
    assert state.scores() == [7, 2, 7]
    assert state.standing() == [1, 3, 1]
    assert state.ending() == "shared"


def test_a_seat_values_its_points_and_its_lead() -> None:
    state = beach(shells=[5, 2, 4])
    assert [GAME.value(state, seat) for seat in range(3)] == [3.0, -0.5, 1.5]


# -- rules versions ----------------------------------------------------------------------------


def stored() -> bytes:
    return (Path(__file__).parents[2] / "records" / "pebbles" / "rules-1.jsonl").read_bytes()


def replayed_under(rules: int) -> Log:
    """The answers of the stored record, under other rules."""
    old = record.replay(stored(), shelf.find)
    head = old.header
    secret = bytes.fromhex(old.lines[-1].body["secret"])
    header = Header(
        head.engine, head.game, rules, head.options, head.box, head.seats, commitment(secret)
    )
    log = Log(GAME, header)
    for line in old.lines[:-1]:
        if "undo" in line.body:
            log.undo(line.body["seat"])
        elif line.answer is not None and "is" in line.body:
            log.outcome(line.answer)
        elif line.answer is not None:
            log.answer(line.body["seat"], line.answer)
    return log


@pytest.mark.rule("PB-4.5")
def test_a_record_of_rules_1_still_verifies() -> None:
    verdict = record.verify(stored(), shelf.find)
    assert verdict.kind == "finished"
    assert verdict.log is not None
    assert verdict.log.header.rules == 1
    assert verdict.log.state.scores() == [10, 6, 8]


@pytest.mark.rule("PB-4.5")
def test_the_same_answers_end_differently_under_rules_2() -> None:
    one, two = replayed_under(1).state, replayed_under(2).state
    assert isinstance(one, Beach) and isinstance(two, Beach)
    assert one.stakes == two.stakes == [2, 2, 0]
    assert one.scores() == [10, 6, 8]
    assert two.scores() == [12, 8, 8]
    assert one.standing() != two.standing()
