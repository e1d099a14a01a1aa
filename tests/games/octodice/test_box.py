"""The box: what it holds, and what is said about a box that cannot be played with."""

from typing import Any

import pytest

from pelagos.games.octodice import box as contents
from pelagos.games.octodice.box import Box, plus
from pelagos.kernel.errors import BadBox
from tests.games.octodice.positions import box_with
from tests.games.playing import GONE

DOCUMENT = box_with()


def trouble(**values: Any) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadBox) as caught:
        Box(box_with(**values))
    return caught.value.key, caught.value.facts


FACES = DOCUMENT["black_die"]["faces"]
PATH = DOCUMENT["sheet"]["research"]["path"]


@pytest.mark.rule("OD-1.1")
def test_the_shipped_box_holds_these_components() -> None:
    box = Box(DOCUMENT)
    assert box.colours == ["yellow", "red", "blue", "green", "white"]
    assert box.symbol == [0, 1, 2, 3, 4, 5]
    assert box.colour == [0, 1, 2, 3, 4, -1]
    assert box.number == [0, 1, 1, 2, 2, -1]
    assert box.crystals == 5
    assert box.path_colour == [0, 1, 2, 3, 4]
    assert box.path_points == [1, 2, 3, 4, 5]
    assert box.bot_points == [[1, 2]] * 5
    assert box.faces == [[0, 1, 2, 3, 4, 5]] * 6 and box.has_like_dice
    assert (box.octopods, box.penalty) == (2, 2)
    assert box.octopod_bonus == [0, 0, 1, 3, 6, 10, 15]
    assert box.crystal_places == [4, 2, 0, 0]
    assert (box.rounds, box.every, box.extras) == (6, 2, 2)
    assert (box.solo_rounds, box.solo_every) == (9, 3)
    assert box.first_game == ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1"]
    assert box.flexible_colour == 0
    assert box.columns_points == [3, 5, 7]
    assert box.rows_points == [4, 6, 7]
    assert box.crossed_points == [1, 2, 4]
    assert box.submarine_points == 1


def test_symbols_and_tiles_have_their_places() -> None:
    assert contents.SYMBOLS == ("crystal", "research", "lab", "bot", "submarine", "octopod")
    assert [getattr(contents, word.upper()) for word in contents.SYMBOLS] == [0, 1, 2, 3, 4, 5]
    assert " ".join(contents.TILES) == "A1 A2 B1 B2 C1 C2 D1 D2 E1 E2 F1 F2 G1 G2 H1 H2 I1 I2"
    assert [getattr(contents, tile) for tile in contents.TILES] == list(range(18))


def test_a_tile_that_adds_points_adds_those_of_the_box() -> None:
    points = {"A2": 11, "B2": 12, "C1": 13, "D1": 14, "D2": 15, "E1": 16}
    box = Box(box_with(**{f"tiles__{tile}__points": n for tile, n in points.items()}))
    assert {tile: plus(box, contents.TILES.index(tile)) for tile in points} == points


def test_every_value_of_an_owners_box_is_used() -> None:
    box = Box(
        box_with(
            colours__names=["pink", "red", "teal", "green", "grey"],
            sheet__submarines__colours=["grey", "green", "teal", "red", "pink"],
            white_die__faces=["lab", "lab", "bot", "crystal", "octopod", "research"],
            black_die__faces=[
                {"octopod": True},
                {"colour": "grey", "number": 9},
                {"colour": "teal", "number": 0},
                {"colour": "teal", "number": 3},
                {"octopod": True},
                {"colour": "pink", "number": 1, "octopod": False},
            ],
            sheet__crystals__circles=7,
            sheet__research__path=[
                {"colour": "teal", "points": 6},
                {"colour": "teal", "points": 0},
            ],
            sheet__bots__points=[2, 3, 4],
            octopods__boxes=3,
            octopods__penalty=5,
            octopods__bonus__points=[0, 1, 2, 3],
            octopods__bonus_more__points=[4, 5, 6],
            bonus__crystals__places=[9, 8, 7, 6],
            game__rounds=3,
            game__scoring_every=1,
            game__extras_per_third=3,
            solo__rounds=6,
            solo__scoring_every=2,
            lab__first_game=["C2", "A1", "B1", "F1", "E2", "D1", "I1", "H1", "G2"],
            tiles__A1__colour="teal",
            tiles__G1__points=[1, 2, 3],
            tiles__G2__points=[4, 5, 6],
            tiles__H1__points=[7, 8, 9],
            tiles__H2__points_each=10,
        )
    )
    assert box.colours == ["pink", "red", "teal", "green", "grey"]
    assert box.symbol == [2, 2, 3, 0, 5, 1]
    assert box.colour == [-1, 4, 2, 2, -1, 0]
    assert box.number == [-1, 9, 0, 3, -1, 1]
    assert box.crystals == 7
    assert (box.path_colour, box.path_points) == ([2, 2], [6, 0])
    assert box.bot_points == [[2, 3, 4]] * 5
    assert (box.octopods, box.penalty) == (3, 5)
    assert box.octopod_bonus == [0, 1, 2, 3, 4, 5, 6]
    assert box.crystal_places == [9, 8, 7, 6]
    assert (box.rounds, box.every, box.extras) == (3, 1, 3)
    assert (box.solo_rounds, box.solo_every) == (6, 2)
    assert box.first_game[0] == "C2"
    assert box.flexible_colour == 2
    assert box.columns_points == [1, 2, 3]
    assert box.rows_points == [4, 5, 6]
    assert box.crossed_points == [7, 8, 9]
    assert box.submarine_points == 10


RANGES = {
    "sheet__crystals__circles": (1, 20),
    "octopods__boxes": (1, 6),
    "octopods__penalty": (0, 99),
    "game__extras_per_third": (0, 3),
    "tiles__A2__points": (0, 99),
    "tiles__E1__points": (0, 99),
    "tiles__H2__points_each": (0, 99),
}


@pytest.mark.parametrize("name", RANGES)
def test_a_number_may_be_as_small_and_as_large_as_its_range(name: str) -> None:
    least, most = RANGES[name]
    Box(box_with(**{name: least}))
    Box(box_with(**{name: most}))
    facts = {"what": name.replace("__", "."), "least": least, "most": most}
    for value in (least - 1, most + 1, "1", 1.0, True):
        assert trouble(**{name: value}) == ("box-wrong-number", facts)


LENGTHS = {
    "game__rounds": (1, 99),
    "game__scoring_every": (1, 2),
    "solo__rounds": (1, 99),
    "solo__scoring_every": (1, 3),
    "dice__white": (1, 9),
    "dice__black": (1, 9),
}


@pytest.mark.parametrize("name", LENGTHS)
def test_a_length_or_a_count_of_dice_has_a_range_too(name: str) -> None:
    least, most = LENGTHS[name]
    facts = {"what": name.replace("__", "."), "least": least, "most": most}
    for value in (least - 1, most + 1):
        assert trouble(**{name: value}) == ("box-wrong-number", facts)


@pytest.mark.parametrize("name", ["game__rounds", "solo__rounds"])
def test_the_ends_of_that_range_are_numbers_though_nothing_fits_them(name: str) -> None:
    for value in LENGTHS[name]:
        assert trouble(**{name: value}) == ("box-thirds", {})


@pytest.mark.parametrize("name", ["dice__white", "dice__black"])
def test_one_die_or_nine_are_numbers_but_not_three(name: str) -> None:
    for value in LENGTHS[name]:
        assert trouble(**{name: value}) == ("box-wrong-count", {"what": "dice", "needs": 3})


def test_a_game_may_be_as_short_as_three_rounds() -> None:
    box = Box(
        box_with(game__rounds=3, game__scoring_every=1, solo__rounds=3, solo__scoring_every=1)
    )
    assert (box.rounds, box.solo_rounds) == (3, 3)


@pytest.mark.rule("OD-2.2", "OD-9.1")
def test_a_game_has_three_thirds() -> None:
    assert trouble(game__rounds=5) == ("box-thirds", {})
    assert trouble(game__rounds=7) == ("box-thirds", {})
    assert trouble(solo__rounds=8) == ("box-thirds", {})
    assert trouble(solo__rounds=6, game__rounds=3) == ("box-thirds", {})


@pytest.mark.rule("OD-1.1")
def test_there_are_three_white_and_three_black_dice() -> None:
    assert trouble(dice__white=2) == ("box-wrong-count", {"what": "dice", "needs": 3})
    assert trouble(dice__black=4) == ("box-wrong-count", {"what": "dice", "needs": 3})


@pytest.mark.parametrize(
    "name",
    ["dice__white", "sheet__research__path", "tiles__A1__level", "octopods__bonus__points", "lab"],
)
def test_a_value_that_is_not_there_is_named(name: str) -> None:
    whole = {"lab": "lab.first_game"}.get(name, name.replace("__", "."))
    assert trouble(**{name: GONE}) == ("box-lacks", {"what": whole})


def test_a_value_inside_something_that_is_no_table_is_not_there() -> None:
    assert trouble(octopods=3) == ("box-lacks", {"what": "octopods.boxes"})


COUNTS = {
    "colours__names": 5,
    "white_die__faces": 6,
    "black_die__faces": 6,
    "octopods__bonus__points": 4,
    "octopods__bonus_more__points": 3,
    "bonus__crystals__places": 4,
    "lab__first_game": 9,
    "lab__levels": 3,
    "tiles__G1__points": 3,
    "tiles__G2__points": 3,
    "tiles__H1__points": 3,
    "sheet__submarines__colours": 5,
    "markers__colours": 4,
}


@pytest.mark.parametrize("name", COUNTS)
def test_a_list_has_its_number_of_entries(name: str) -> None:
    path = name.split("__")
    entries: Any = DOCUMENT
    for key in path:
        entries = entries[key]
    facts = {"what": ".".join(path), "needs": COUNTS[name]}
    assert trouble(**{name: entries[:-1]}) == ("box-wrong-count", facts)
    assert trouble(**{name: [*entries, entries[0]]}) == ("box-wrong-count", facts)


@pytest.mark.parametrize("name", ["colours.names", "black_die.faces", "sheet.bots.points"])
@pytest.mark.parametrize("value", [3, {"a": 1}, "abcde"])
def test_what_should_be_a_list_is_one(name: str, value: object) -> None:
    assert trouble(**{name.replace(".", "__"): value}) == ("box-not-a-list", {"what": name})


@pytest.mark.parametrize("name", ["sheet.bots.points", "sheet.research.path"])
def test_a_list_of_any_length_is_not_empty(name: str) -> None:
    assert trouble(**{name.replace(".", "__"): []}) == ("box-empty", {"what": name})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("colours.names", ["yellow", "red", "blue", "green", 5]),
        ("colours.names", ["yellow", "red", "blue", "green", ""]),
        ("colours.names", ["dark red", "red", "blue", "green", "white"]),
        ("lab.first_game", [None, "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1"]),
    ],
)
def test_words_are_words(name: str, value: object) -> None:
    assert trouble(**{name.replace(".", "__"): value}) == ("box-not-words", {"what": name})


def test_the_five_colours_differ() -> None:
    fitting = {
        "black_die__faces": FACES[:3] * 2,
        "sheet__research__path": [{"colour": "red", "points": 1}],
    }
    names = ["yellow", "red", "blue", "green", "blue"]
    facts = {"what": "colours.names", "needs": 5}
    assert trouble(colours__names=names, **fitting) == ("box-not-different", facts)


def test_submarines_and_markers_differ() -> None:
    names = ["yellow", "red", "blue", "green", "blue"]
    facts: dict[str, str | int] = {"what": "sheet.submarines.colours", "needs": 5}
    assert trouble(sheet__submarines__colours=names) == ("box-not-different", facts)
    facts = {"what": "markers.colours", "needs": 4}
    assert trouble(markers__colours=names[1:]) == ("box-not-different", facts)


def test_there_is_a_submarine_in_every_colour() -> None:
    names = ["yellow", "red", "blue", "green", "pink"]
    assert trouble(sheet__submarines__colours=names) == ("box-unknown-colour", {"colour": "pink"})


@pytest.mark.parametrize("name", ["black_die.faces", "sheet.research.path"])
def test_faces_and_circles_are_tables(name: str) -> None:
    value = [*FACES[:5], "octopod"]
    assert trouble(**{name.replace(".", "__"): value}) == ("box-not-tables", {"what": name})


def test_a_tile_is_a_table() -> None:
    assert trouble(tiles__A1="Flexi-Lab") == ("box-not-tables", {"what": "tiles.A1"})


def test_a_colour_is_one_of_those_named() -> None:
    for name, value in (
        ("black_die__faces", [*FACES[:5], {"colour": "pink", "number": 1}]),
        ("sheet__research__path", [{"colour": "pink", "points": 1}]),
        ("tiles__A1__colour", "pink"),
    ):
        assert trouble(**{name: value}) == ("box-unknown-colour", {"colour": "pink"})
    assert trouble(tiles__A1__colour=GONE) == ("box-unknown-colour", {"colour": "None"})


def test_only_a_face_of_a_die_can_be_an_octopod() -> None:
    none = ("box-unknown-colour", {"colour": "None"})
    assert trouble(sheet__research__path=[{"octopod": True, "points": 1}]) == none
    assert trouble(tiles__A1={"octopod": True, "level": 0}) == none


def test_a_symbol_is_one_of_the_six() -> None:
    known = "crystal, research, lab, bot, submarine, octopod"
    assert trouble(white_die__faces=["lab", "bot", "crystal", "octopus", "bot", "bot"]) == (
        "box-unknown-symbol",
        {"symbol": "octopus", "known": known},
    )


@pytest.mark.parametrize("number", [-1, 10, True, None, "1"])
def test_a_number_on_a_die_is_one_digit(number: object) -> None:
    face = {"colour": "red", "number": number}
    facts = {"what": "black_die.faces", "least": 0, "most": 9}
    assert trouble(black_die__faces=[*FACES[:5], face]) == ("box-wrong-number", facts)


@pytest.mark.parametrize("points", [-1, 100, True, None])
def test_points_are_whole_numbers_below_a_hundred(points: object) -> None:
    facts = {"least": 0, "most": 99}
    circle = {"colour": "red", "points": points}
    path = {"what": "sheet.research.path", **facts}
    assert trouble(sheet__research__path=[circle]) == ("box-wrong-number", path)
    row = {"what": "sheet.bots.points", **facts}
    assert trouble(sheet__bots__points=[1, points]) == ("box-wrong-number", row)


def test_points_may_be_nothing_or_ninety_nine() -> None:
    box = Box(box_with(sheet__bots__points=[0, 99]))
    assert box.bot_points == [[0, 99]] * 5


@pytest.mark.rule("OD-1.2")
def test_the_laboratory_has_three_columns_of_three_levels() -> None:
    facts = {"least": 3, "most": 3}
    assert trouble(lab__columns=4) == ("box-wrong-number", {"what": "lab.columns", **facts})
    assert trouble(lab__columns=2) == ("box-wrong-number", {"what": "lab.columns", **facts})
    assert trouble(lab__levels=[0, 2, 1]) == (
        "box-wrong-number",
        {"what": "lab.levels", "least": 1, "most": 1},
    )


@pytest.mark.rule("OD-1.2")
@pytest.mark.parametrize(("tile", "level"), [("A1", 0), ("C2", 0), ("D1", 1), ("F2", 1), ("G1", 2)])
def test_a_tile_belongs_to_its_level(tile: str, level: int) -> None:
    facts = {"what": f"tiles.{tile}.level", "least": level, "most": level}
    for wrong in (level - 1, level + 1):
        assert trouble(**{f"tiles__{tile}__level": wrong}) == ("box-wrong-number", facts)


@pytest.mark.rule("OD-1.2")
@pytest.mark.parametrize(
    "layout",
    [
        "A1 B1 C1 D1 E1 F1 G1 H1 H2",  # H twice, I not at all
        "A1 B1 C1 D1 E1 F1 G1 H1 I3",  # a tile has two sides
        "D1 B1 C1 A1 E1 F1 G1 H1 I1",  # D does not belong to level 0
        "A1 B1 C1 D1 E1 I1 G1 H1 F1",  # I does not belong to level 1
    ],
)
def test_the_first_layout_has_every_tile_once_on_its_level(layout: str) -> None:
    assert trouble(lab__first_game=layout.split()) == ("box-first-game", {})


WHITE = ["crystal", "research", "lab", "bot", "submarine", "octopod"]
OTHER = ["octopod", "lab", "lab", "crystal", "bot", "bot"]
BLUES = [*({"colour": "blue", "number": number} for number in range(5)), {"octopod": True}]


@pytest.mark.rule("OD-3.2")
def test_every_white_die_may_have_faces_of_its_own() -> None:
    box = Box(box_with(white_die__faces=[WHITE, OTHER, ["lab"] * 6]))
    assert box.symbol == [0, 1, 2, 3, 4, 5]
    assert box.faces[:3] == [[0, 1, 2, 3, 4, 5], [5, 2, 2, 0, 3, 3], [2] * 6]
    assert box.has_like_dice  # as far as all their faces are on the first


@pytest.mark.rule("OD-3.2")
def test_every_black_die_may_have_faces_of_its_own() -> None:
    box = Box(box_with(black_die__faces=[FACES, BLUES, FACES]))
    assert box.colour == [0, 1, 2, 3, 4, -1, 2, 2, 2, 2]
    assert box.number == [0, 1, 1, 2, 2, -1, 0, 2, 3, 4]
    assert box.faces[3:] == [[0, 1, 2, 3, 4, 5], [6, 2, 7, 8, 9, 5], [0, 1, 2, 3, 4, 5]]
    assert not box.has_like_dice
    assert box.like_black == [0, 1, 2, 3, 4, 5, 0, 2, 2, 2]  # a number, then the colour


@pytest.mark.parametrize(
    ("faces", "key", "facts"),
    [
        ([WHITE, OTHER], "box-wrong-count", {"needs": 3}),
        ([WHITE, OTHER, WHITE[:5]], "box-wrong-count", {"needs": 6}),
        ([WHITE, OTHER, []], "box-empty", {}),
        ([WHITE, OTHER, "lab"], "box-not-a-list", {}),
    ],
)
def test_there_are_three_dice_of_six_faces(
    faces: list[Any], key: str, facts: dict[str, int]
) -> None:
    assert trouble(white_die__faces=faces) == (key, {"what": "white_die.faces", **facts})


@pytest.mark.rule("OD-4.11")
def test_every_colour_may_have_a_row_of_bots_of_its_own() -> None:
    rows = [[1, 2], [2, 1], [1, 1, 1], [3], [0, 4]]
    assert Box(box_with(sheet__bots__points=rows)).bot_points == rows
    facts = {"what": "sheet.bots.points"}
    assert trouble(sheet__bots__points=rows[:4]) == ("box-wrong-count", {**facts, "needs": 5})
    assert trouble(sheet__bots__points=[*rows[:4], []]) == ("box-empty", facts)
