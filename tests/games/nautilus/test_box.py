"""NA-5.5 and NA-1.2: what is in the box, and what an owner's own box may be."""

from typing import Any

import pytest

from pelagos.games.nautilus import Nautilus
from pelagos.games.nautilus.box import KINDS, Box, turn
from pelagos.kernel.contract import State
from pelagos.kernel.errors import BadBox
from pelagos.kernel.options import settle
from pelagos.kernel.play import advance, playout
from pelagos.kernel.roll import Roll
from pelagos.speech import Words
from tests.games.nautilus.positions import GAME, box_with
from tests.games.playing import GONE

ROWS: list[str] = box_with()["map"]["rows"]


def rows(**changed: str) -> list[str]:
    """The map with some rows changed: ``r1`` is the first."""
    return [changed.get(f"r{number}", row) for number, row in enumerate(ROWS, start=1)]


def trouble(**values: Any) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadBox) as caught:
        Nautilus(box_with(**values))
    for lang in ("en", "fr"):
        said = Words(lang, GAME).error(caught.value)
        assert said and "{" not in said
    return caught.value.key, caught.value.facts


@pytest.mark.rule("NA-5.5")
def test_a_row_of_another_length_is_named() -> None:
    assert trouble(map__rows=rows(r3="DD")) == ("box-map-row", {"row": 3, "needs": 28})
    assert trouble(map__rows=rows(r3=7)) == ("box-map-row", {"row": 3, "needs": 28})  # type: ignore[arg-type]


@pytest.mark.rule("NA-5.5")
def test_a_letter_without_a_zone_is_named() -> None:
    key, facts = trouble(map__rows=rows(r1="X" + ROWS[0][1:]))
    assert (key, facts["row"], facts["letter"]) == ("box-map-letter", 1, "X")


@pytest.mark.rule("NA-5.5")
def test_a_map_has_a_sane_size() -> None:
    assert trouble(map__rows=["LLLLLLLLL"] * 4)[0] == "box-map-size"
    assert trouble(map__rows=[])[0] == "box-empty"


@pytest.mark.rule("NA-1.3")
def test_spots_tokens_and_zones_must_agree() -> None:
    key, facts = trouble(map__rows=rows(r1=ROWS[0].replace("d", "D")))
    assert (key, facts) == ("box-spots", {"zone": "deep", "spots": 18, "needs": 20, "tokens": 20})
    key, facts = trouble(tokens__seabed__chest=3)
    assert (key, facts["tokens"]) == ("box-spots", 25)


@pytest.mark.rule("NA-1.3")
def test_every_atlantis_number_is_there_once() -> None:
    key, facts = trouble(atlantis__seabed=[1, 2, 3, 4, 5, 5])
    assert (key, facts) == ("box-atlantis", {"token": 5, "copies": 2})
    assert trouble(atlantis__seabed=[1, 2])[0] == "box-wrong-count"


@pytest.mark.rule("NA-5.5")
def test_no_water_is_cut_off() -> None:
    # three spots moved around the top left corner would lock it in
    row1, row2 = "DdDDDDDDDDDDDDDDDDdDDDDDDDDD", "dDDDDdDDDDDDdDDDDDDDDDdDDDdD"
    key, facts = trouble(map__rows=rows(r1=row1, r2=row2))
    assert (key, facts) == ("box-cut-off", {"at": "A1"})


@pytest.mark.rule("NA-1.1")
def test_the_base_lies_in_the_lagoon() -> None:
    assert trouble(map__first_game__base="A1") == ("box-base", {"at": "A1"})
    assert trouble(map__first_game__base="Z99")[0] == "box-no-square"
    assert trouble(map__rows=[row.replace("L", "S") for row in ROWS])[0] == "box-no-base"


@pytest.mark.rule("NA-5.3")
def test_no_two_kinds_are_alike_when_turned() -> None:
    key, facts = trouble(modules__sonar__airlocks__orange=["SE", "SW"])
    assert (key, facts) == ("box-alike", {"module": "technical", "like": "sonar"})
    assert trouble(modules__sonar__airlocks__blue=["N", "N"])[0] == "box-not-different"
    assert trouble(modules__sonar__airlocks__blue=["N", "NE"])[0] == "box-unknown-word"


@pytest.mark.rule("NA-4.4")
def test_airlocks_turn_clockwise() -> None:
    assert turn(0b00000001, 1) == 0b00000100  # N becomes E
    assert turn(0b10000000, 1) == 0b00000010  # NW becomes NE
    assert GAME.box.turns == [1, 2, 2, 2, 4, 4, 4, 4]
    assert len(GAME.box.turns) == len(KINDS)


@pytest.mark.rule("NA-1.2")
@pytest.mark.parametrize(
    ("value", "key"),
    [
        ({"modules__sonar__count": GONE}, "box-lacks"),
        ({"modules__base__count": 2}, "box-wrong-number"),
        (
            {"modules__sonar__count": 20, "modules__training__count": 20},
            "box-wrong-number",
        ),
        ({"prices__sonar": "one"}, "box-wrong-number"),
        ({"stations__sonar__effect": [6, 5, 4]}, "box-not-rising"),
        ({"scoring__atlantis__chips": [[4], [5, 3, 1], [5, 4, 2, 1]]}, "box-wrong-chips"),
        ({"scoring__atlantis__chips": [[4, "2"], [5, 3, 1], [5, 4, 2, 1]]}, "box-wrong-number"),
        ({"discoveries__gold__ground": "green"}, "box-unknown-word"),
        ({"money__start": [55, 50]}, "box-wrong-count"),
        ({"limits__bought": 2}, "box-wrong-number"),
    ],
)
def test_other_values_are_checked(value: dict[str, Any], key: str) -> None:
    assert trouble(**value)[0] == key


@pytest.mark.rule("NA-5.5")
def test_an_owners_own_map_is_played_on() -> None:
    smaller = [row[:-1] for row in rows()]
    lost = sum(row[-1] == "t" for row in ROWS)
    tokens = {"tokens__trench__gold": 0, "tokens__trench__jellyfish": 0}
    left = 14 - lost
    counts = {"tokens__trench__chest": 2 - (lost - 4), "zones__trench__tokens": left}
    game = Nautilus(box_with(map__rows=smaller, **tokens, **counts))
    state: State = game.setup(2, settle(game, 2, {}), 1)
    advance(state)
    assert playout(state, Roll(1)) > 10
    assert state.ending()


def test_what_is_printed_is_shown_as_the_box_writes_it() -> None:
    state = GAME.setup(3, settle(GAME, 3, {}), GAME.rules)
    shown = GAME.show(state)["printed"]
    assert shown["rows"] == ROWS
    assert shown["airlocks"]["research"] == ["N", "E", "SE", "NW"]
    assert shown["missions"][0] == ["jellyfish", "scallop"]
    assert shown["chips"] == [5, 3, 1]


LIMITS = [
    ("zones__trench__building", 0, 9),
    ("zones__trench__recovery", 0, 9),
    ("discoveries__gold__value", 0, 9),
    ("discoveries__atlantis__steps", 0, 9),
    ("discoveries__boost__steps", 0, 9),
    ("modules__sonar__count", 1, 20),
    ("pieces__aquanauts", 1, 99),
    ("pieces__submarines", 1, 3),
    ("prices__exploration", 0, 9),
    ("prices__aquanaut", 0, 9),
    ("prices__sonar", 0, 9),
    ("prices__rent", 0, 9),
    ("prices__mission", 0, 9),
    ("limits__bought", 1, 1),
    ("limits__stored", 1, 4),
    ("limits__habitation__least", 1, 4),
    ("limits__aquanauts__moved", 2, 2),
    ("limits__aquanauts__launch", 1, 9),
    ("end__rounds_after", 0, 9),
    ("scoring__stations__leader", 0, 9),
    ("scoring__stations__leader_needs", 1, 4),
    ("scoring__money__points_per_nemo", 0, 9),
]


@pytest.mark.parametrize(("name", "least", "most"), LIMITS, ids=[limit[0] for limit in LIMITS])
def test_a_number_of_the_box_has_its_limits(name: str, least: int, most: int) -> None:
    facts = {"what": name.replace("__", "."), "least": least, "most": most}
    for wrong in (least - 1, most + 1, str(least), True):
        with pytest.raises(BadBox) as caught:
            Box(box_with(**{name: wrong}))
        assert (caught.value.key, caught.value.facts) == ("box-wrong-number", facts)
    for right in (least, most):
        Box(box_with(**{name: right}))


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("limits__habitation__most", [3, 4], "box-wrong-count"),
        ("limits__habitation__most", [4, 3, 3], "box-not-rising"),
        ("limits__habitation__most", [3, 3, 5], "box-wrong-number"),
        ("stations__sonar__effect", [4, 5], "box-wrong-count"),
        ("stations__sonar__effect", [4, 6, 5], "box-not-rising"),
        ("stations__sonar__effect", [4, 5, 13], "box-wrong-number"),
        ("money__start", [55, 50], "box-wrong-count"),
        ("money__start", [55, 50, 1000], "box-wrong-number"),
        ("money__start", [-1, 50, 45], "box-wrong-number"),
        ("end__closing", [], "box-empty"),
        ("end__closing", [0], "box-wrong-number"),
        ("end__closing", [16], "box-wrong-number"),
        ("scoring__stations__active", [0, 0, 1, 1], "box-wrong-count"),
        ("scoring__stations__active", [0, 0, 1, 1, 10], "box-wrong-number"),
        ("scoring__atlantis__chips", [[4, 2], [5, 3, 1]], "box-wrong-count"),
        ("scoring__atlantis__chips", [[4, 2], [5, 3, 1], [5, 4, 2]], "box-wrong-chips"),
        ("scoring__atlantis__chips", [[4, 100], [5, 3, 1], [5, 4, 2, 1]], "box-wrong-number"),
        ("scoring__atlantis__chips", [[4, -1], [5, 3, 1], [5, 4, 2, 1]], "box-wrong-number"),
        ("missions__M1__raises", ["scallop"], "box-wrong-count"),
        ("missions__M1__raises", ["scallop", "scallop"], "box-not-different"),
        ("missions__M1__raises", ["scallop", "chest"], "box-unknown-word"),
        ("modules__sonar__airlocks__blue", [], "box-empty"),
        ("modules__sonar__airlocks__blue", ["NE"], "box-unknown-word"),
        ("discoveries__gold__ground", "green", "box-unknown-word"),
    ],
)
def test_a_list_of_the_box_is_whole(name: str, value: object, key: str) -> None:
    with pytest.raises(BadBox) as caught:
        Box(box_with(**{name: value}))
    assert caught.value.key == key
    assert caught.value.facts["what"] == name.replace("__", ".")


def test_chips_of_the_ruins_go_from_0_to_99() -> None:
    chips = [[99, 0], [5, 3, 1], [5, 4, 2, 1]]
    assert Box(box_with(scoring__atlantis__chips=chips)).chips == chips
