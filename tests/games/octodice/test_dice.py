"""OD-3: three rolls, two dice set aside after the first and after the second."""

import pytest

from pelagos.games.octodice.answers import FACE
from pelagos.games.octodice.rules.dice import RollDice, RollDie, is_octopod, symbol, with_like_dice
from pelagos.games.octodice.state import Octo
from pelagos.games.octodice.words.show import show
from pelagos.kernel.codec import read_answer
from pelagos.kernel.dealer import deal, secret_from_seed
from pelagos.kernel.log import begin
from tests.games.octodice.positions import GAME, game_with, position, refused, say
from tests.games.playing import Why, asks, open_answers, planned

OCTOPODS = "octopod octopod octopod / octopod octopod octopod"
ASIDE: Why = ("OD-3.4", "already-aside", {})


@pytest.mark.rule("OD-3.1")
def test_first_all_six_dice_are_rolled() -> None:
    state = position(phase="roll")
    rolled = []
    for face in range(1, 7):
        rolled.append(asks(state))
        say(state, f"face {face}")
    assert rolled == [f"RollDie {die}" for die in range(6)]
    assert state.dice == [0, 1, 2, 3, 4, 5]
    assert asks(state) == "SetAside 0"


@pytest.mark.rule("OD-3.1", "OD-3.5")
def test_any_two_of_the_six_may_be_set_aside() -> None:
    state = position(OCTOPODS, phase="set aside", kept=[])
    assert open_answers(state) == [f"keep {die}" for die in ("w1", "w2", "w3", "b1", "b2", "b3")]
    say(state, "keep b3")
    assert asks(state) == "SetAside 0"
    assert open_answers(state) == [f"keep {die}" for die in ("w1", "w2", "w3", "b1", "b2")]
    say(state, "keep w1")
    assert state.kept == 0b100001
    assert asks(state) == "RollDie 1"


@pytest.mark.rule("OD-3.2")
def test_then_the_other_four_are_rolled_and_two_of_them_set_aside() -> None:
    state = say(position(OCTOPODS, phase="set aside", kept=[]), "keep w1", "keep b1")
    assert state.dice == [5, -1, -1, 5, -1, -1]
    say(state, "face 1", "face 2", "face 3", "face 4")
    assert state.dice == [5, 0, 1, 5, 2, 3]
    assert asks(state) == "SetAside 0"
    assert open_answers(state) == ["keep w2", "keep w3", "keep b2", "keep b3"]
    say(state, "keep w3")
    assert open_answers(state) == ["keep w2", "keep b2", "keep b3"]


@pytest.mark.rule("OD-3.3")
def test_the_last_two_are_kept_as_they_fall() -> None:
    state = position(OCTOPODS, phase="set aside", kept=["w1", "b1", "w2"])
    say(state, "keep b2")
    assert state.dice == [5, 5, -1, 5, 5, -1]
    say(state, "face 1", "face 2")
    assert state.dice == [5, 5, 0, 5, 5, 1]
    assert state.kept == 0b111111
    assert asks(state) == "ChooseAction 0 0"


@pytest.mark.rule("OD-3.4")
def test_what_is_set_aside_stays_so() -> None:
    state = position(OCTOPODS, phase="set aside", kept=["w1", "b2"])
    assert refused(state, "keep w1") == ASIDE
    assert refused(state, "keep b2") == ASIDE
    assert refused(state, "keep w2") is None
    assert refused(state, "keep b1") is None


@pytest.mark.rule("OD-3.4")
def test_the_same_die_cannot_be_set_aside_twice() -> None:
    state = say(position(OCTOPODS, phase="set aside", kept=[]), "keep w1")
    assert refused(state, "keep w1") == ASIDE
    assert refused(state, "keep w2") is None


@pytest.mark.rule("OD-3.4")
def test_nobody_can_stop_early_or_keep_a_third_die() -> None:
    state = position(OCTOPODS, phase="set aside", kept=[])
    assert refused(state, "pass") == ("OD-3.4", "not-now", {})
    say(state, "keep w1")
    assert refused(state, "pass") == ("OD-3.4", "not-now", {})
    say(state, "keep w2")
    assert refused(state, "keep w3") == ("OD-3.2", "cannot-come-up", {})


@pytest.mark.rule("OD-3.4")
def test_of_three_octopods_in_the_first_roll_one_is_rolled_again() -> None:
    dice = "octopod octopod octopod / red red red"
    state = say(position(dice, phase="set aside", kept=[]), "keep w1", "keep w3")
    assert state.dice[:3] == [5, -1, 5]


@pytest.mark.rule("OD-3.5")
def test_in_the_end_any_white_die_goes_with_any_black_one() -> None:
    state = position("crystal crystal crystal / red blue green")
    assert open_answers(state) == ["use w1", "use w2", "use w3", "pass"]
    for black in ("b1", "b2", "b3"):
        assert (
            refused(say(position("crystal bot bot / red blue green"), "use w1"), f"use {black}")
            is None
        )


@pytest.mark.rule("OD-3.5")
def test_a_white_die_shows_a_symbol_and_either_may_show_an_octopod() -> None:
    state = position("crystal submarine octopod / yellow white octopod")
    assert [symbol(state, die) for die in range(3)] == [0, 4, 5]
    assert [is_octopod(state, die) for die in range(6)] == [False, False, True] * 2


@pytest.mark.rule("OD-5.1")
def test_an_octopod_is_looked_for_on_the_faces_of_its_own_kind_of_die() -> None:
    faces = [{"octopod": True}, *({"colour": "red", "number": n} for n in range(5))]
    state = position(
        "crystal octopod bot / octopod red red", game=game_with(black_die__faces=faces)
    )
    assert [is_octopod(state, die) for die in range(6)] == [False, True, False, True, False, False]


def test_new_dice_mean_that_nothing_is_used_or_set_aside() -> None:
    busy = {"used": ["w1", "b1"], "as_bot": ["w1"], "spent": ["A1", "C2"]}
    state = position(OCTOPODS, seats=3, sheets=[busy] * 3, extra_now=[0, 2], agenda=[])
    RollDice(1, 2).happen(state)
    assert (state.kept, state.extra_now, state.used[0]) == (0b111111, 0b101, 0b1001)
    RollDice(1, 1).happen(state)
    assert (state.kept, state.extra_now) == (0, 0)
    assert state.used == state.as_bot == state.spent == [0, 0, 0]
    assert state.dice == [-1] * 6


def test_only_loose_dice_are_rolled_again() -> None:
    state = position(OCTOPODS, kept=["w2", "b3"], agenda=[])
    RollDice(0, 2).happen(state)
    assert state.dice == [-1, 5, -1, -1, -1, 5]
    assert planned(state) == ["RollDie 0", "RollDie 2", "RollDie 3", "RollDie 4"]


@pytest.mark.rule("OD-3.1")
def test_every_face_is_as_likely() -> None:
    outcomes = RollDie(3).outcomes(position(phase="roll"))
    assert [(face.spelling, weight) for face, weight in outcomes] == [
        (f"face {n}", 1) for n in range(1, 7)
    ]


@pytest.mark.parametrize("turn", [1, 12])
def test_every_die_of_every_turn_has_a_stream_of_its_own(turn: int) -> None:
    state = position(turn=turn, phase="roll")
    assert [RollDie(die).stream(state) for die in range(6)] == [
        f"turn {turn} {die}" for die in ("w1", "w2", "w3", "b1", "b2", "b3")
    ]


def test_what_is_kept_does_not_change_how_the_others_fall() -> None:
    """The same deal at two tables: a die's second roll is its second wherever it is rolled."""
    secret = secret_from_seed(7, 1)
    tables = []
    for kept in (("keep w1", "keep w2"), ("keep b1", "keep b2")):
        log = begin(GAME, ["Ada", "Bo"], {}, secret, "test")
        log.resolve(secret)
        state = log.state
        assert isinstance(state, Octo)
        for spelling in kept:
            log.answer(state.active(), read_answer(GAME, spelling))
        log.resolve(secret)
        tables.append(state)
    first, second = (state.dice for state in tables)
    assert (first[2], first[5]) == (second[2], second[5])
    assert deal(secret, RollDie(2), tables[0], 1) is FACE[first[2]]


OWN_FACES = [
    [{"colour": "red", "number": n} for n in range(6)],
    [{"colour": "blue", "number": n} for n in range(6)],
    [*({"colour": "green", "number": n} for n in range(5)), {"octopod": True}],
]


@pytest.mark.rule("OD-3.2")
def test_each_die_shows_its_own_faces() -> None:
    game = game_with(black_die__faces=OWN_FACES)
    state = position("lab lab lab / red blue octopod", game=game)
    for die in range(3, 6):
        RollDie(die).take(state, FACE[5])
    assert show(state)["dice"][3:] == ["red 5", "blue 5", "octopod"]
    assert [is_octopod(state, die) for die in range(3, 6)] == [False, False, True]
    named = position("lab lab lab / red blue octopod", game=game)
    assert show(named)["dice"][3:] == ["red 0", "blue 0", "octopod"]


def test_computer_players_take_every_die_for_the_first() -> None:
    game = game_with(black_die__faces=OWN_FACES)
    state = position("lab lab lab / red blue octopod", game=game)
    seen = with_like_dice(state)
    assert show(seen)["dice"][3:] == ["red 0", "red 0", "red 0"]
    assert state.dice != seen.dice  # the position itself stays as it is
