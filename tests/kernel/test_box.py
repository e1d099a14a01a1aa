"""Reading a box file: every kind of value, and what is said where it is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from pelagos.kernel.box import Reader
from pelagos.kernel.errors import BadBox

READ = Reader(
    {
        "sea": {
            "depth": 3,
            "deep": True,
            "none": [],
            "depths": [1, 2, 2],
            "falling": [2, 1],
            "fish": ["cod", "eel"],
            "twins": ["cod", "cod"],
            "name": "North Sea",
            "code": "{ $sea }",
            "maps": [{"north": 1}],
        }
    }
)
FISH = ("eel", "cod", "ray")


def test_values_are_found_by_dotted_names() -> None:
    assert READ.value("sea.depth") == READ.exactly("sea.depth", 3) == 3
    assert READ.numbers("sea.depths", 3, 0, 9) == READ.rising("sea.depths", 3, 9) == [1, 2, 2]
    assert READ.numbers("sea.depths", None, 0, 9) == [1, 2, 2]
    assert READ.listed("sea.none", None) == []
    assert READ.words("sea.twins", FISH) == [1, 1]
    assert READ.different("sea.fish", None, FISH) == [1, 0]
    assert READ.permutation("sea.fish", FISH[:2]) == [1, 0]
    assert READ.text("sea.name") == "North Sea"
    assert READ.texts("sea.fish", 2) == ["cod", "eel"]
    assert READ.tables("sea.maps", None) == [{"north": 1}]
    READ.same("sea.fish", ("cod", "eel"))
    READ.named("sea", list(READ.table("sea")))


@pytest.mark.parametrize(
    ("ask", "key"),
    [
        (lambda: READ.value("sea.floor"), "box-lacks"),
        (lambda: READ.value("sea.depth.more"), "box-lacks"),
        (lambda: READ.number("sea.depth", 4, 9), "box-wrong-number"),
        (lambda: READ.number("sea.depth", 0, 2), "box-wrong-number"),
        (lambda: READ.number("sea.deep", 0, 2), "box-wrong-number"),
        (lambda: READ.exactly("sea.depth", 2), "box-wrong-number"),
        (lambda: READ.numbers("sea.none", None, 0, 9), "box-empty"),
        (lambda: READ.numbers("sea.depths", 2, 0, 9), "box-wrong-count"),
        (lambda: READ.rising("sea.falling", 2, 9), "box-not-rising"),
        (lambda: READ.listed("sea.name", None), "box-not-a-list"),
        (lambda: READ.table("sea.name"), "box-not-tables"),
        (lambda: READ.tables("sea.fish", 2), "box-not-tables"),
        (lambda: READ.tables("sea.none", None), "box-empty"),
        (lambda: READ.named("sea", ("depth",)), "box-wrong-entries"),
        (lambda: READ.word("sea.name", FISH), "box-unknown-word"),
        (lambda: READ.words("sea.depths", FISH), "box-unknown-word"),
        (lambda: READ.different("sea.twins", 2, FISH), "box-not-different"),
        (lambda: READ.different("sea.none", None, FISH), "box-empty"),
        (lambda: READ.permutation("sea.fish", FISH), "box-wrong-count"),
        (lambda: READ.same("sea.fish", ("eel", "cod")), "box-wrong-words"),
        (lambda: READ.text("sea.code"), "box-not-a-name"),
        (lambda: READ.text("sea.depth"), "box-not-a-name"),
        (lambda: READ.texts("sea.twins", 2), "box-not-different"),
    ],
)
def test_what_is_wrong_is_said(ask: Callable[[], Any], key: str) -> None:
    with pytest.raises(BadBox) as caught:
        ask()
    assert caught.value.key == key
    assert str(caught.value.facts["what"]).startswith("sea")
