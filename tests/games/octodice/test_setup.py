"""OD-1: the laboratory is laid out, the markers stand above it, somebody begins."""

import pytest

from pelagos.games.octodice.rules.setup import DrawFirstPlayer, ShuffleLevel, TurnTile
from pelagos.games.octodice.state import Octo
from pelagos.games.octodice.words.show import tile_names
from pelagos.kernel.contract import Chance
from pelagos.kernel.errors import BadOption
from pelagos.kernel.options import settle
from tests.games.octodice.positions import GAME, SIDES_2, game_with, position, say
from tests.games.playing import asks, planned

MIXED = "A1 B2 C1 D1 E2 F1 G1 H2 I1"


def setup(seats: int = 2, **options: str) -> Octo:
    state = GAME.setup(seats, settle(GAME, seats, options), 1)
    assert isinstance(state, Octo)
    return state


def stream(state: Octo) -> str:
    step = state.agenda[-1]
    assert isinstance(step, Chance)
    return step.stream(state)


@pytest.mark.rule("OD-1.3")
def test_a_first_game_has_side_1_of_every_tile_in_alphabetical_order() -> None:
    state = setup()
    assert tile_names(state) == ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1"]
    assert state.column == [0, 1, 2] * 3
    assert state.side == [0] * 9


@pytest.mark.rule("OD-1.3")
def test_an_owners_box_may_have_another_first_layout() -> None:
    layout = ["C2", "A1", "B1", "F1", "E2", "D1", "I1", "H1", "G2"]
    state = game_with(lab__first_game=layout).setup(2, settle(GAME, 2, {}), 1)
    assert isinstance(state, Octo)
    assert state.column == [1, 2, 0, 2, 1, 0, 2, 1, 0]
    assert state.side == [0, 0, 1, 0, 1, 0, 1, 0, 0]


@pytest.mark.rule("OD-1.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_marker_stands_above_its_column_and_nothing_is_ticked(seats: int) -> None:
    state = setup(seats)
    assert state.level == [-1, -1, -1] * seats
    assert state.crystals == state.research == state.ticks == [0] * seats
    assert state.bots == state.submarines == [0] * 5 * seats
    assert state.crossed == [0] * 3 * seats
    assert state.boxes == [-1] * 33 * seats
    assert state.crystal_bonus == state.lab_bonus == [-1] * seats
    assert state.used == state.as_bot == state.spent == state.extra_on == [0] * seats
    assert (state.turn, state.first, state.kept, state.extra_now) == (0, 0, 0, 0)
    assert state.dice == [-1] * 6
    assert state.scores() == [0] * seats


@pytest.mark.rule("OD-1.1", "OD-1.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_are_six_dice_nine_tiles_and_three_markers_a_player_in_the_laboratory(
    seats: int,
) -> None:
    assert setup(seats).pieces() == {"dice": 6, "tiles": 9, "markers": 3 * seats}


def test_a_piece_that_is_nowhere_is_missed() -> None:
    state = setup()
    state.column[0] = state.column[1]
    state.level[0] = 3
    state.level[1] = 2
    state.level[2] = -2
    state.dice.pop()
    assert state.pieces() == {"dice": 5, "tiles": 8, "markers": 4}


@pytest.mark.rule("OD-1.5")
def test_markers_never_block_one_another() -> None:
    state = position("lab bot bot / yellow red red", other={"lab": [0, 0, 0]})
    say(state, "use w1", "use b1", "column 1")
    assert state.level == [0, -1, -1, 0, 0, 0]


@pytest.mark.rule("OD-1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_can_play(seats: int) -> None:
    facts = {"game": "Octo Dice", "seats": seats, "least": 1, "most": 4}
    with pytest.raises(BadOption) as caught:
        settle(GAME, seats, {})
    assert (caught.value.key, caught.value.facts) == ("wrong-seats", facts)


@pytest.mark.rule("OD-1.4")
def test_later_each_level_may_be_shuffled_among_the_columns() -> None:
    state = setup(layout="random")
    asked = []
    for order in ("order 213", "order 312", "order 132"):
        asked.append((asks(state), stream(state)))
        say(state, order)
    assert asked == [
        ("ShuffleLevel 0", "level 0"),
        ("ShuffleLevel 1", "level 1"),
        ("ShuffleLevel 2", "level 2"),
    ]
    assert tile_names(state) == ["B1", "A1", "C1", "E1", "F1", "D1", "G1", "I1", "H1"]
    assert asks(state) == "DrawFirstPlayer"


@pytest.mark.rule("OD-1.4")
def test_every_order_of_a_level_is_as_likely() -> None:
    step = ShuffleLevel(1)
    outcomes = step.outcomes(setup())
    spelled = ["order 123", "order 132", "order 213", "order 231", "order 312", "order 321"]
    assert [(order.spelling, weight) for order, weight in outcomes] == [(s, 1) for s in spelled]
    layouts = set()
    for order, _ in outcomes:
        state = setup()
        step.take(state, order)
        layouts.add(" ".join(tile_names(state)[3:6]))
    assert len(layouts) == 6
    assert "E1 F1 D1" in layouts


@pytest.mark.rule("OD-1.4")
def test_later_either_side_of_each_tile_may_lie_up_by_chance() -> None:
    state = setup(faces="random")
    asked = []
    for side in (2, 1, 1, 1, 2, 1, 1, 1, 2):
        asked.append((asks(state), stream(state)))
        say(state, f"side {side}")
    assert asked == [(f"TurnTile {i}", f"tile {letter}") for i, letter in enumerate("ABCDEFGHI")]
    assert tile_names(state) == ["A2", "B1", "C1", "D1", "E2", "F1", "G1", "H1", "I2"]
    assert asks(state) == "DrawFirstPlayer"


@pytest.mark.rule("OD-1.4")
def test_both_sides_are_as_likely() -> None:
    outcomes = TurnTile(4).outcomes(setup())
    assert [(side.spelling, weight) for side, weight in outcomes] == [("side 1", 1), ("side 2", 1)]


@pytest.mark.rule("OD-1.4")
def test_first_the_order_is_drawn_then_the_sides() -> None:
    state = setup(layout="random", faces="random")
    assert planned(state) == [
        *(f"ShuffleLevel {level}" for level in range(3)),
        *(f"TurnTile {letter}" for letter in range(9)),
        "DrawFirstPlayer",
        "NextTurn",
    ]


@pytest.mark.rule("OD-1.4")
def test_players_may_choose_the_sides() -> None:
    assert tile_names(setup(faces=MIXED)) == MIXED.split()
    assert tile_names(setup(faces=SIDES_2)) == SIDES_2.split()
    backwards = " ".join(MIXED.split()[::-1])
    assert tile_names(setup(faces=backwards)) == MIXED.split()
    assert asks(setup(faces=MIXED)) == "DrawFirstPlayer"


@pytest.mark.rule("OD-1.4")
def test_chosen_sides_may_be_shuffled_too() -> None:
    state = say(setup(layout="random", faces=MIXED), "order 213", "order 123", "order 123")
    assert tile_names(state) == ["B2", "A1", "C1", "D1", "E2", "F1", "G1", "H2", "I1"]


@pytest.mark.rule("OD-1.4")
@pytest.mark.parametrize(
    "faces",
    [
        "",
        "First",
        "A1",
        "A1 A2 B1 C1 D1 E1 F1 G1 H1 I1",  # both sides of one tile
        "A1 A2 C1 D1 E1 F1 G1 H1 I1",  # and none of another
        "A3 B1 C1 D1 E1 F1 G1 H1 I1",
        "a1 b1 c1 d1 e1 f1 g1 h1 i1",
    ],
)
def test_one_side_of_each_tile_no_more_and_no_less(faces: str) -> None:
    with pytest.raises(BadOption) as caught:
        setup(faces=faces)
    assert (caught.value.key, caught.value.facts) == ("wrong-faces", {"value": faces})


@pytest.mark.rule("OD-1.4")
def test_a_table_may_name_its_layout() -> None:
    state = setup(layout="B A C D F E I H G", faces=MIXED)
    assert tile_names(state) == ["B2", "A1", "C1", "D1", "F1", "E2", "I1", "H2", "G1"]
    assert stream(state) == "first player"


@pytest.mark.rule("OD-1.4")
@pytest.mark.parametrize(
    "layout",
    [
        "",
        "First",
        "A B C",
        "A B D C E F G H I",  # C and D each on the other's level
        "A B C D E F G H H",
        "A B C D E F G H I I",
        "a b c d e f g h i",
    ],
)
def test_every_tile_is_named_on_its_level_and_once(layout: str) -> None:
    with pytest.raises(BadOption) as caught:
        setup(layout=layout)
    assert (caught.value.key, caught.value.facts) == ("wrong-layout", {"value": layout})


@pytest.mark.rule("OD-1.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_who_begins_is_drawn_among_the_players(seats: int) -> None:
    state = setup(seats)
    assert asks(state) == "DrawFirstPlayer"
    step = DrawFirstPlayer()
    assert step.stream(state) == "first player"
    assert [(first.spelling, weight) for first, weight in step.outcomes(state)] == [
        (f"first {seat + 1}", 1) for seat in range(seats)
    ]


@pytest.mark.rule("OD-1.6")
def test_the_one_drawn_takes_the_first_turn() -> None:
    state = say(setup(3), "first 3")
    assert (state.first, state.turn, state.active()) == (2, 1, 2)
    assert asks(state) == "RollDie 0"
    assert planned(state)[6:8] == ["SetAside 2", "SetAside 2"]
    assert planned(state)[-2:] == ["EndTurn", "NextTurn"]
