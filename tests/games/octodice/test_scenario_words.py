"""Positions in words: what a scenario file may say, what it is told, what it may ask about."""

from typing import Any

import pytest

from pelagos.games.octodice.state import Octo
from pelagos.games.octodice.words.show import show
from pelagos.kernel.codec import encode
from pelagos.kernel.errors import BadScenario
from pelagos.kernel.options import settle
from pelagos.kernel.play import play_unchecked, playout, random_answer
from pelagos.kernel.roll import Roll
from tests.games.octodice.positions import GAME, faces, game_with, position, say
from tests.games.playing import asks, planned

DICE = "lab crystal octopod / yellow red octopod"

FULL_SHEET: dict[str, Any] = {
    "crystals": 3,
    "research": 4,
    "lab": [2, -1, 1],
    "bots": {"yellow": 0, "red": 1, "blue": 2, "green": 0, "white": 1},
    "submarines": ["red", "white"],
    "octopods": 2,
    "crossed": [1, 1, 0],
    "extras": 1,
    "extra_on": [0, 2],
    "used": ["w2", "b3"],
    "as_bot": ["w3"],
    "spent": ["A1", "C2"],
    "boxes": [{"A1": 1, "penalty": 2}, {"O2": 3, "X1": 0, "submarines": 4}, {}],
    "subtotals": [-1, 7, 0],
    "crystal_bonus": 4,
    "lab_bonus": 9,
    "score": 19,
    "now": {
        "submarines": 0,
        "penalty": 0,
        "crystals": 0,
        "lab": 0,
        "subtotal": 7,
        "total": 19,
    },
}
BLANK_SHEET: dict[str, Any] = {
    "crystals": 0,
    "research": 0,
    "lab": [-1, -1, -1],
    "bots": {"yellow": 0, "red": 0, "blue": 0, "green": 0, "white": 0},
    "submarines": [],
    "octopods": 0,
    "crossed": [0, 0, 0],
    "extras": 2,
    "extra_on": [],
    "used": [],
    "as_bot": [],
    "spent": [],
    "boxes": [{}, {}, {}],
    "subtotals": [0, 0, 0],
    "crystal_bonus": -1,
    "lab_bonus": -1,
    "score": 0,
    "now": {
        "submarines": 0,
        "penalty": 2,
        "crystals": 0,
        "lab": 0,
        "subtotal": -2,
        "total": -2,
    },
}
FULL: dict[str, Any] = {
    "turn": 8,
    "round": 3,
    "active": 2,
    "first": 1,
    "tiles": ["B1", "A2", "C1", "D1", "F1", "E2", "G1", "H1", "I2"],
    "dice": ["lab", "crystal", "octopod", "yellow 0", "red 1", "octopod"],
    "kept": ["w1", "b2"],
    "extra_now": [0, 2],
    "sheets": [BLANK_SHEET, FULL_SHEET, BLANK_SHEET],
}


def built(words: dict[str, Any], seats: int = 3) -> Octo:
    """A position with nothing run yet."""
    state = GAME.setup(seats, settle(GAME, seats, {}), 1)
    assert isinstance(state, Octo)
    GAME.position(state, words)
    return state


def trouble(words: dict[str, Any], seats: int = 2) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadScenario) as caught:
        built(words, seats)
    return caught.value.key, caught.value.facts


def in_sheet(sheet: dict[str, Any]) -> tuple[str, dict[str, str | int]]:
    return trouble({"sheets": [{}, sheet]})


# -- there and back ---------------------------------------------------------------------------


def test_a_position_is_shown_as_it_was_described() -> None:
    shown = GAME.show(built(FULL))
    assert shown == FULL | {"printed": shown["printed"]}


def test_the_words_become_these_numbers() -> None:
    state = built(FULL)
    assert (state.turn, state.first, state.active()) == (8, 1, 2)
    assert state.column == [1, 0, 2, 0, 2, 1, 0, 1, 2]
    assert state.side == [1, 0, 0, 0, 1, 0, 0, 0, 1]
    assert state.dice == [2, 0, 5, 0, 1, 5]
    assert (state.kept, state.extra_now) == (0b010001, 0b101)
    assert state.crystals == [0, 3, 0]
    assert state.research == [0, 4, 0]
    assert state.level == [-1, -1, -1, 2, -1, 1, -1, -1, -1]
    assert state.bots == [0] * 5 + [0, 1, 2, 0, 1] + [0] * 5
    assert state.submarines == [0] * 5 + [0, 1, 0, 0, 1] + [0] * 5
    assert state.ticks == [0, 2, 0]
    assert state.crossed == [0, 0, 0, 1, 1, 0, 0, 0, 0]
    assert state.extras == [2, 1, 2]
    assert state.extra_on == [0, 0b101, 0]
    assert state.used == [0, 0b100010, 0]
    assert state.as_bot == [0, 0b000100, 0]
    assert state.spent == [0, 1 << 0 | 1 << 5, 0]
    written = {place: points for place, points in enumerate(state.boxes) if points != -1}
    assert written == {33: 1, 43: 2, 49: 3, 50: 0, 53: 4}
    assert (state.crystal_bonus, state.lab_bonus) == ([-1, 4, -1], [-1, 9, -1])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_words_of_any_position_build_it_again(seats: int) -> None:
    state = built({"phase": "setup"}, seats)
    roll = Roll(seats)
    lines = 0
    while state.agenda:
        play_unchecked(state, random_answer(state, roll))
        lines += 1
        if lines % 25 == 0 and state.agenda:
            again = built(show(state) | {"phase": "end of turn"}, seats)
            one, other = encode(state), encode(again)
            assert one | {"agenda": 0} == other | {"agenda": 0}


def test_what_is_not_mentioned_stays_as_it_is() -> None:
    one, other = encode(built({"turn": 1}, 2)), encode(built({}, 2))
    assert one == other
    assert built({"sheets": [{}, {"crystals": 2}]}).crystals == [0, 2, 0]


def test_bots_not_mentioned_stay_too() -> None:
    state = built({"sheets": [{"bots": {"blue": 1}}]})
    assert state.bots == [0, 0, 1] + [0] * 12


def test_subtotals_and_score_follow_from_the_rest_and_are_not_read() -> None:
    state = built({"sheets": [{"subtotals": [9, 9, 9], "score": 99}]})
    assert state.scores() == [0, 0, 0]


# -- turns ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "turn"),
    [
        ({}, 1),
        ({"round": 1, "active": 2}, 3),
        ({"round": 2}, 4),
        ({"round": 6, "active": 2}, 18),
        ({"first": 2}, 1),
        ({"first": 2, "active": 1}, 3),
        ({"first": 1, "active": 0, "round": 3}, 9),
        ({"turn": 18}, 18),
        ({"turn": 5, "round": 1, "active": 0}, 5),  # the number of the turn says it all
    ],
)
def test_a_turn_is_named_by_its_number_or_by_round_and_seat(
    words: dict[str, Any], turn: int
) -> None:
    assert built(words).turn == turn


@pytest.mark.parametrize(
    ("key", "least", "most"), [("turn", 1, 18), ("round", 1, 6), ("active", 0, 2), ("first", 0, 2)]
)
def test_turns_rounds_and_seats_have_their_range(key: str, least: int, most: int) -> None:
    built({key: least})
    built({key: most})
    for value in (least - 1, most + 1, "1", True):
        facts = {"key": key, "value": str(value)}
        assert trouble({key: value}, seats=3) == ("scenario-wrong-kind", facts)


def test_alone_there_are_nine_rounds_to_name() -> None:
    assert built({"round": 9}, seats=1).turn == 9
    facts = {"key": "round", "value": "10"}
    assert trouble({"round": 10}, seats=1) == ("scenario-wrong-kind", facts)


# -- phases -----------------------------------------------------------------------------------

ACTIONS = ["ChooseAction 1 3", "CatchPhase 1 5", "OfferExtras 1", "EndTurn", "NextTurn"]
ROLLING = [
    "RollDice 1 1",
    "SetAside 1",
    "SetAside 1",
    "RollDice 1 2",
    "SetAside 1",
    "SetAside 1",
    "RollDice 1 3",
    "KeepTheRest 1",
]


@pytest.mark.parametrize(
    ("phase", "ahead"),
    [
        ("roll", [*ROLLING, *ACTIONS]),
        ("actions", ACTIONS),
        ("octopods", ACTIONS[1:]),
        ("extras", ACTIONS[2:]),
        ("end of turn", ACTIONS[3:]),
        ("bonus", ["BonusScoring"]),
    ],
)
def test_a_phase_says_what_lies_ahead(phase: str, ahead: list[str]) -> None:
    state = built({"dice": faces(DICE), "phase": phase, "round": 2, "active": 1})
    assert planned(state) == ahead


@pytest.mark.parametrize(("kept", "left"), [(0, 7), (1, 6), (2, 4), (3, 3), (4, 1), (5, 1), (6, 1)])
def test_while_dice_are_set_aside_those_that_lie_there_say_which_roll_it_is(
    kept: int, left: int
) -> None:
    dice = ["w1", "w2", "w3", "b1", "b2", "b3"][:kept]
    words = {"dice": faces(DICE), "phase": "set aside", "kept": dice, "round": 2, "active": 1}
    assert planned(built(words)) == [*ROLLING[-left:], *ACTIONS]


def test_with_dice_the_phase_is_actions_without_them_the_roll() -> None:
    assert planned(built({"dice": faces(DICE)}))[0] == "ChooseAction 0 0"
    assert planned(built({}))[0] == "RollDice 0 1"
    some = ["lab", "", "", "", "", ""]
    assert planned(built({"dice": some}))[0] == "RollDice 0 1"


def test_the_set_up_can_be_left_as_it_is() -> None:
    state = built({"phase": "setup", "sheets": [{"crystals": 1, "octopods": 2}]})
    assert planned(state) == ["DrawFirstPlayer", "NextTurn"]
    assert (state.turn, state.crystals[0]) == (0, 1)
    assert state.crossed == [1] + [0] * 8


@pytest.mark.parametrize("phase", ["set aside", "actions", "octopods", "extras"])
def test_a_phase_that_needs_dice_says_so(phase: str) -> None:
    assert trouble({"phase": phase}) == ("scenario-lacks", {"key": "dice"})
    dice = ["lab", "lab", "lab", "red", "", "red"]
    assert trouble({"phase": phase, "dice": dice}) == ("scenario-lacks", {"key": "dice"})


@pytest.mark.parametrize("phase", ["roll", "end of turn", "bonus"])
def test_other_phases_do_without(phase: str) -> None:
    assert planned(built({"phase": phase, "dice": ["", "", "", "", "", ""]}))


PHASES = "setup, roll, set aside, actions, octopods, extras, end of turn, bonus"


@pytest.mark.parametrize("phase", ["rolling", 3])
def test_a_phase_nobody_knows_is_named(phase: object) -> None:
    facts = {"word": str(phase), "known": PHASES}
    assert trouble({"phase": phase}) == ("scenario-unknown-word", facts)


# -- dice and tiles ---------------------------------------------------------------------------


def test_a_black_face_may_be_named_by_its_colour_alone() -> None:
    state = position("bot bot bot / green white octopod")
    assert state.dice == [3, 3, 3, 3, 4, 5]
    assert show(state)["dice"][3:] == ["green 2", "white 2", "octopod"]
    named = ["lab", "lab", "lab", "green 2", "white 2", "octopod"]
    assert built({"dice": named}).dice == [2, 2, 2, 3, 4, 5]


def test_dice_are_set_aside_unless_the_words_say_which() -> None:
    assert built({"dice": faces(DICE)}).kept == 0b111111
    assert built({"dice": faces(DICE), "kept": ["b3"]}).kept == 0b100000
    assert built({"kept": [], "dice": faces(DICE)}).kept == 0


def test_a_die_not_rolled_shows_nothing() -> None:
    state = built({"phase": "roll", "dice": ["", "lab", "", "", "red", ""]})
    assert state.dice == [-1, 2, -1, -1, 1, -1]
    assert show(state)["dice"] == ["", "lab", "", "", "red 1", ""]


def test_the_faces_of_an_owners_dice_have_their_own_names() -> None:
    game = game_with(
        colours__names=["pink", "red", "blue", "green", "white"],
        sheet__submarines__colours=["pink", "red", "blue", "green", "white"],
        black_die__faces=[{"octopod": True}, *({"colour": "pink", "number": n} for n in range(5))],
        sheet__research__path=[{"colour": "pink", "points": 1}],
        tiles__A1__colour="pink",
    )
    state = position("lab lab lab / octopod pink pink", game=game)
    assert show(state)["dice"][3:] == ["octopod", "pink 0", "pink 0"]


WHITE_FACES = "crystal, research, lab, bot, submarine, octopod"
BLACK_FACES = "yellow 0, red 1, blue 1, green 2, white 2, octopod"


@pytest.mark.parametrize(
    ("dice", "word", "known"),
    [
        (["yellow", "lab", "lab", "red", "red", "red"], "yellow", WHITE_FACES),
        (["lab", "lab", 3, "red", "red", "red"], "3", WHITE_FACES),
        (["lab", "lab", "lab", "lab", "red", "red"], "lab", BLACK_FACES),
        (["lab", "lab", "lab", "red", "red", "red 2"], "red 2", BLACK_FACES),
    ],
)
def test_a_face_that_a_die_does_not_have_is_named(dice: list[Any], word: str, known: str) -> None:
    facts = {"word": word, "known": known}
    assert trouble({"dice": dice}) == ("scenario-unknown-word", facts)


@pytest.mark.parametrize("dice", [[], ["lab"] * 5, ["lab"] * 7, "lab", {"w1": "lab"}])
def test_there_are_six_dice(dice: object) -> None:
    facts = {"key": "dice", "value": str(dice)}
    assert trouble({"dice": dice}) == ("scenario-wrong-kind", facts)


def test_dice_set_aside_are_a_list() -> None:
    facts = {"key": "kept", "value": "w1"}
    assert trouble({"kept": "w1"}) == ("scenario-wrong-kind", facts)


def test_a_die_is_called_w1_to_b3() -> None:
    facts = {"word": "w4", "known": "w1, w2, w3, b1, b2, b3"}
    assert trouble({"kept": ["w4"]}) == ("scenario-unknown-word", facts)
    assert in_sheet({"used": ["w4"]}) == ("scenario-unknown-word", facts)
    facts = {"word": "b1", "known": "w1, w2, w3"}
    assert in_sheet({"as_bot": ["b1"]}) == ("scenario-unknown-word", facts)


ALL_TILES = "A1, A2, B1, B2, C1, C2, D1, D2, E1, E2, F1, F2, G1, G2, H1, H2, I1, I2"


def test_tiles_are_named_row_by_row() -> None:
    for tiles in (FULL["tiles"], ["C2", "B2", "A2", "F2", "E2", "D2", "I2", "H2", "G2"]):
        assert show(built({"tiles": tiles}))["tiles"] == tiles


@pytest.mark.parametrize(
    "tiles",
    [
        ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1"],
        ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1", "I2"],
        ["A1", "A2", "C1", "D1", "E1", "F1", "G1", "H1", "I1"],  # both sides of A
        ["D1", "B1", "C1", "A1", "E1", "F1", "G1", "H1", "I1"],  # D above level 1
        "A1",
    ],
)
def test_each_tile_lies_on_its_level_with_one_side_up(tiles: object) -> None:
    facts = {"key": "tiles", "value": str(tiles)}
    assert trouble({"tiles": tiles}) == ("scenario-wrong-kind", facts)


def test_a_tile_nobody_knows_is_named() -> None:
    tiles = ["A1", "B1", "C3", "D1", "E1", "F1", "G1", "H1", "I1"]
    facts = {"word": "C3", "known": ALL_TILES}
    assert trouble({"tiles": tiles}) == ("scenario-unknown-word", facts)
    facts = {"word": "J1", "known": ALL_TILES}
    assert in_sheet({"spent": ["J1"]}) == ("scenario-unknown-word", facts)


# -- the sheet --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "most"), [("crystals", 5), ("research", 5), ("octopods", 2), ("extras", 2)]
)
def test_what_is_counted_has_its_range(key: str, most: int) -> None:
    for value in (0, most):
        assert show(built({"sheets": [{}, {key: value}]}))["sheets"][1][key] == value
    for wrong in (-1, most + 1, "1", True, [1]):
        facts = {"key": key, "value": str(wrong)}
        assert in_sheet({key: wrong}) == ("scenario-wrong-kind", facts)


@pytest.mark.parametrize("key", ["crystal_bonus", "lab_bonus"])
def test_a_bonus_is_written_or_not(key: str) -> None:
    for value in (-1, 0, 999):
        assert show(built({"sheets": [{}, {key: value}]}))["sheets"][1][key] == value
    for value in (-2, 1000):
        facts = {"key": key, "value": str(value)}
        assert in_sheet({key: value}) == ("scenario-wrong-kind", facts)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("lab", [0, 0]),
        ("lab", [0, 0, 0, 0]),
        ("lab", [0, 0, 3]),
        ("lab", [0, -2, 0]),
        ("lab", 2),
        ("crossed", [1, 1]),
        ("crossed", [2, 0, 0]),
        ("crossed", [0, 0, -1]),
        ("bots", [1]),
        ("submarines", "red"),
        ("submarines", ["red"] * 6),
        ("boxes", [{}, {}, {}, {}]),
        ("boxes", {"A1": 1}),
        ("boxes", [3]),
        ("extra_on", [0, 1, 2, 0]),
        ("extra_on", 1),
        ("used", "w1"),
        ("as_bot", ["w1"] * 4),
        ("spent", 3),
    ],
)
def test_a_field_of_another_kind_is_named(key: str, value: object) -> None:
    wrong = {("boxes", "[3]"): 3, ("lab", "[0, 0, 3]"): 3, ("lab", "[0, -2, 0]"): -2}
    wrong |= {("crossed", "[2, 0, 0]"): 2, ("crossed", "[0, 0, -1]"): -1}
    facts = {"key": key, "value": str(wrong.get((key, str(value)), value))}
    assert in_sheet({key: value}) == ("scenario-wrong-kind", facts)


def test_bots_are_counted_by_colour() -> None:
    facts: dict[str, str | int] = {"word": "pink", "known": "yellow, red, blue, green, white"}
    assert in_sheet({"bots": {"pink": 1}}) == ("scenario-unknown-word", facts)
    assert in_sheet({"submarines": ["pink"]}) == ("scenario-unknown-word", facts)
    for count in (-1, 3):
        facts = {"key": "bots", "value": str(count)}
        assert in_sheet({"bots": {"red": count}}) == ("scenario-wrong-kind", facts)


def test_no_box_need_be_written() -> None:
    assert built({"sheets": [{"boxes": []}]}).boxes == [-1] * 99


def test_boxes_are_called_as_on_the_sheet() -> None:
    names = "A1, B1, O1, A2, B2, O2, X1, X2, X3, submarines, penalty"
    for place, name in enumerate(names.split(", ")):
        state = built({"sheets": [{"boxes": [{}, {name: 999}]}]})
        assert state.boxes.index(999) == 11 + place
    facts: dict[str, str | int] = {"word": "A3", "known": names}
    assert in_sheet({"boxes": [{"A3": 1}]}) == ("scenario-unknown-word", facts)
    for points in (-1, 1000):
        facts = {"key": "boxes", "value": str(points)}
        assert in_sheet({"boxes": [{"A1": points}]}) == ("scenario-wrong-kind", facts)


def test_seats_are_those_at_the_table() -> None:
    assert built({"extra_now": [0, 1, 2]}).extra_now == 0b111
    for seats in ([3], [-1]):
        facts = {"key": "extra_now", "value": str(seats[0])}
        assert trouble({"extra_now": seats}, seats=3) == ("scenario-wrong-kind", facts)
    facts = {"key": "extra_now", "value": "[0, 1, 1, 2]"}
    assert trouble({"extra_now": [0, 1, 1, 2]}, seats=3) == ("scenario-wrong-kind", facts)


def test_the_virtual_player_stands_behind_the_last_seat() -> None:
    assert built({"sheets": [{"extra_on": [2]}]}, seats=2).extra_on == [0b100, 0]
    facts = {"key": "extra_on", "value": "3"}
    assert in_sheet({"extra_on": [3]}) == ("scenario-wrong-kind", facts)


def test_full_octopod_boxes_cross_out_the_penalty_of_the_current_third() -> None:
    for round_, crossed in ((1, [1, 0, 0]), (4, [0, 1, 0]), (6, [0, 0, 1])):
        state = built({"round": round_, "sheets": [{}, {"octopods": 2}]}, seats=2)
        assert state.crossed == [0, 0, 0, *crossed]
    assert built({"sheets": [{}, {"octopods": 1}]}, seats=2).crossed == [0] * 6


def test_there_is_a_sheet_for_each_seat_and_no_more() -> None:
    built({"sheets": [{}, {}]}, seats=2)
    facts: dict[str, str | int] = {"key": "sheets", "value": "[{}, {}, {}]"}
    assert trouble({"sheets": [{}, {}, {}]}) == ("scenario-wrong-kind", facts)
    facts = {"key": "sheets", "value": "3"}
    assert trouble({"sheets": [3]}) == ("scenario-wrong-kind", facts)
    facts = {"key": "sheets", "value": "{}"}
    assert trouble({"sheets": {}}) == ("scenario-wrong-kind", facts)


WORDS = "first, tiles, dice, kept, extra_now, turn, round, active, phase, sheets"
SHEET_WORDS = (
    "crystals, research, lab, bots, submarines, octopods, crossed, extras, extra_on, used, "
    "as_bot, spent, boxes, crystal_bonus, lab_bonus"
)


def test_a_word_nobody_knows_is_named() -> None:
    facts = {"word": "die", "known": WORDS}
    assert trouble({"die": ["lab"]}) == ("scenario-unknown-word", facts)
    facts = {"word": "crystal", "known": SHEET_WORDS}
    assert in_sheet({"crystal": 1}) == ("scenario-unknown-word", facts)


def test_every_word_that_is_shown_can_be_said() -> None:
    shown = show(built({}))
    assert set(shown) == {*WORDS.split(", "), "printed"} - {"phase"}
    assert set(shown["sheets"][0]) == {*SHEET_WORDS.split(", "), "subtotals", "score", "now"}


# -- and it plays -----------------------------------------------------------------------------


def test_a_described_position_can_be_played_to_its_end() -> None:
    state = position(DICE, seats=3, round=6, active=1, sheets=[FULL_SHEET, {}, {}])
    assert asks(state) == "ChooseAction 1 3"
    say(state, "use w1", "use b1", "column 1")
    playout(state, Roll(1))
    assert state.ending() != ""
