"""What players and dice can say: how it is spelled, what it means, which number it has."""

from collections.abc import Callable

import pytest

from pelagos.games.octodice import answers
from pelagos.games.octodice.box import G1, G2, H1, H2
from pelagos.kernel.contract import Answer
from tests.games.octodice.positions import GAME

DICE = ("w1", "w2", "w3", "b1", "b2", "b3")


def spelled(chosen: tuple[Answer, ...]) -> list[str]:
    return [answer.spelling for answer in chosen]


@pytest.mark.parametrize("die", range(6))
def test_a_die_is_kept_used_picked_or_counted(die: int) -> None:
    keep, use = answers.Keep(die), answers.Use(die)
    pick, count = answers.Pick(die), answers.CountAsOctopod(die)
    as_bot = answers.UseAsBot(die)
    name = DICE[die]
    assert spelled((keep, use, pick)) == [f"keep {name}", f"use {name}", f"pick {name}"]
    assert spelled((count, as_bot)) == [f"count {name}", f"use {name} as bot"]
    assert keep.die == use.die == pick.die == count.die == as_bot.die == die


def test_a_black_die_is_used_as_a_colour_or_a_number() -> None:
    colour = answers.UseAsColour(4, 2)
    assert (colour.spelling, colour.die, colour.colour) == ("use b2 as colour 3", 4, 2)
    number = answers.UseAsNumber(5, 7)
    assert (number.spelling, number.die, number.shown) == ("use b3 as 7", 5, 7)


MADE: list[tuple[Callable[[int], Answer], str, list[str]]] = [
    (answers.Column, "column", ["column 1", "column 2", "column 3"]),
    (answers.Face, "face", [f"face {n}" for n in range(1, 7)]),
    (answers.First, "seat", ["first 1", "first 2", "first 3", "first 4"]),
    (answers.Side, "side", ["side 1", "side 2"]),
    (answers.Order, "order", [f"order {n}" for n in (123, 132, 213, 231, 312, 321)]),
]


@pytest.mark.parametrize(("make", "field", "spellings"), MADE)
def test_places_are_counted_from_one(
    make: Callable[[int], Answer], field: str, spellings: list[str]
) -> None:
    for place, spelling in enumerate(spellings):
        answer = make(place)
        assert answer.spelling == spelling
        assert getattr(answer, field) == place
        assert type(answer).fields == (field,)


def test_tiles_are_copied_by_name() -> None:
    made = [answers.Copy(tile) for tile in (G1, G2, H1, H2)]
    assert [(copy.spelling, copy.tile) for copy in made] == [
        ("copy G1", 12),
        ("copy G2", 13),
        ("copy H1", 14),
        ("copy H2", 15),
    ]


def test_some_answers_stand_alone() -> None:
    assert answers.Pass().spelling == "pass"
    assert answers.CatchOctopods().spelling == "octopods"


def test_an_order_gives_the_column_of_each_tile() -> None:
    assert answers.ORDERS == ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))


def test_these_are_all_answers_in_their_order() -> None:
    colours = [f"use b{d} as colour {c}" for d in (1, 2, 3) for c in (1, 2, 3, 4, 5)]
    numbers = [f"use b{d} as {n}" for d in (1, 2, 3) for n in range(10)]
    assert [answer.spelling for answer in GAME.answers] == [
        "pass",
        "octopods",
        *(f"keep {die}" for die in DICE),
        *(f"use {die}" for die in DICE),
        *(f"use {die} as bot" for die in DICE[:3]),
        *colours,
        *numbers,
        *("column 1", "column 2", "column 3"),
        *(f"pick {die}" for die in DICE),
        *(f"count {die}" for die in DICE[:3]),
        *("copy G1", "copy G2", "copy H1", "copy H2"),
        *(f"face {n}" for n in range(1, 7)),
        *(f"first {n}" for n in range(1, 5)),
        *(f"order {n}" for n in (123, 132, 213, 231, 312, 321)),
        *("side 1", "side 2"),
    ]


def test_every_question_offers_these() -> None:
    white = ["use w1", "use w2", "use w3", "use w1 as bot", "use w2 as bot", "use w3 as bot"]
    assert spelled(answers.ACTION_CHOICES) == [*white, "pass"]
    assert spelled(answers.EXTRA_CHOICES) == [*white, "octopods", "pass"]
    assert spelled(answers.PLAIN_CHOICES) == ["use b1", "use b2", "use b3"]
    assert len(answers.BLACK_CHOICES) == 3 + 15 + 30
    assert spelled(answers.COUNT_CHOICES) == ["count w1", "count w2", "count w3", "pass"]
    assert spelled(answers.COLUMN_CHOICES) == ["column 1", "column 2", "column 3", "pass"]
    assert spelled(answers.COPY_CHOICES) == ["copy G1", "copy G2", "copy H1", "copy H2", "pass"]
