"""PB-2 and PB-3: rounds, shells, snatching."""

import pytest

from pelagos.games.pebbles.rules.turn import BeginRound, RollDie, SnatchShells, TakeShells, TakeTurn
from pelagos.kernel.play import deciding
from tests.games.pebbles.beach import asked, beach, options, refused, say


@pytest.mark.rule("PB-2.1")
def test_everybody_has_three_turns_and_then_all_stake() -> None:
    state = beach(BeginRound(1), seats=2, snatch="no")
    seats = []
    for turn in range(6):
        assert state.round == turn // 2 + 1
        seats.append(asked(state)[1])
        say(state, "face-3", "take-1")
    assert seats == [0, 1, 0, 1, 0, 1]
    assert asked(state) == ("StakeShells", 0)


@pytest.mark.rule("PB-2.2")
def test_as_many_shells_as_the_die_shows_come_into_the_pool() -> None:
    state = beach(TakeTurn(1), pool=2)
    supply = state.supply
    assert options(state) == [f"face-{face}" for face in range(1, 7)]
    say(state, "face-5")
    assert (state.pool, state.supply) == (7, supply - 5)
    assert asked(state) == ("TakeShells", 1)


@pytest.mark.rule("PB-2.2")
def test_every_face_is_as_likely() -> None:
    state = beach(RollDie(0))
    step = state.agenda[-1]
    assert isinstance(step, RollDie)
    assert [weight for _, weight in step.outcomes(state)] == [1] * 6


@pytest.mark.rule("PB-2.3")
def test_the_player_takes_one_to_three_shells() -> None:
    state = beach(TakeShells(2), pool=5, shells=[1, 1, 1], snatch="no")
    assert options(state) == ["take-1", "take-2", "take-3"]
    say(state, "take-3")
    assert (state.pool, state.shells) == (2, [1, 1, 4])


@pytest.mark.rule("PB-2.4")
def test_no_more_shells_can_be_taken_than_the_pool_holds() -> None:
    state = beach(TakeShells(0), pool=2)
    assert options(state) == ["take-1", "take-2"]
    assert refused(state, "take-3") == ("PB-2.4", "pool-holds-fewer", {"shells": 3, "pool": 2})


@pytest.mark.rule("PB-3.1")
@pytest.mark.parametrize(("taker", "neighbour"), [(0, 1), (1, 2), (2, 0)])
def test_the_neighbour_to_the_left_is_asked(taker: int, neighbour: int) -> None:
    state = beach(TakeShells(taker), pool=4, pebbles=[[1, 2], [3, 4], [5, 6]])
    say(state, "take-2")
    assert asked(state) == ("SnatchShells", neighbour)
    say(state, "let-be")
    assert state.shells[taker] == 2
    assert state.agenda == []


@pytest.mark.rule("PB-3.1")
def test_a_neighbour_without_pebbles_is_not_asked() -> None:
    state = beach(TakeShells(0), pool=4, pebbles=[[1, 2], [], [5, 6]])
    say(state, "take-2")
    assert deciding(state) is None


@pytest.mark.rule("PB-3.1")
def test_without_the_option_nobody_snatches() -> None:
    state = beach(TakeShells(0), pool=4, pebbles=[[1, 2], [3, 4], [5, 6]], snatch="no")
    say(state, "take-2")
    assert deciding(state) is None


@pytest.mark.rule("PB-3.2")
def test_who_snatches_shows_a_pebble_and_takes_the_shells() -> None:
    state = beach(
        SnatchShells(1, 0, 2), shells=[5, 0, 1], pebbles=[[1, 2], [3, 4], [5, 6]], shown=[9]
    )
    say(state, "snatch-4")
    assert state.shells == [3, 2, 1]
    assert state.hand(1) == [3]
    assert state.shown == 1 << 9 | 1 << 4
    assert state.observe(0).inside() == [3, 5, 6, 7, 8, 10, 11, 12]


@pytest.mark.rule("PB-3.3")
def test_only_an_own_pebble_can_be_shown() -> None:
    state = beach(SnatchShells(1, 0, 2), shells=[5, 0, 1], pebbles=[[1, 2], [8, 3], [5, 6]])
    assert options(state) == ["let-be", "snatch-3", "snatch-8"]
    for pebble in (1, 5, 12):
        expected = ("PB-3.3", "not-your-pebble", {"pebble": pebble})
        assert refused(state, f"snatch-{pebble}") == expected
