"""PB-1: the box, and two pebbles each."""

from typing import Any

import pytest

from pelagos import shelf
from pelagos.games.pebbles.meta import Pebbles
from pelagos.games.pebbles.state import Beach
from pelagos.kernel.errors import BadBox
from pelagos.kernel.options import parse_box
from pelagos.kernel.play import advance, deciding
from tests.games.pebbles.beach import GAME, asked, options, say


def first(seats: int) -> Beach:
    state = GAME.setup(seats, {"snatch": "yes"}, 2)
    assert isinstance(state, Beach)
    advance(state)
    return state


def document(**changes: Any) -> dict[str, Any]:
    parsed = parse_box(shelf.box_text(GAME), "pebbles")
    for name, values in changes.items():
        parsed[name] = values
    return parsed


@pytest.mark.rule("PB-1.1")
def test_two_to_four_play_with_twelve_pebbles_a_die_and_shells_enough() -> None:
    assert list(GAME.players) == [2, 3, 4]
    state = first(4)
    assert state.inside() == list(range(1, 13))
    assert state.box.faces == [1, 2, 3, 4, 5, 6]
    assert state.supply >= 6 * 3 * 4
    assert state.pieces() == {"pebbles": 12, "shells": state.supply}


@pytest.mark.rule("PB-1.2")
def test_everybody_draws_two_pebbles_one_at_a_time() -> None:
    state = first(3)
    seats = []
    for pebble in (5, 9, 12, 1, 2, 3):
        seats.append(asked(state)[1])
        assert f"draw-{pebble}" in options(state)
        say(state, f"draw-{pebble}")
        assert f"draw-{pebble}" not in options(state)
    assert seats == [0, 1, 2, 0, 1, 2]
    assert [state.hand(seat) for seat in range(3)] == [[5, 1], [9, 2], [12, 3]]
    assert state.inside() == [4, 6, 7, 8, 10, 11]


@pytest.mark.rule("PB-1.2")
def test_a_pebble_is_seen_by_who_draws_it_only() -> None:
    state = say(first(2), "draw-5", "draw-9")
    assert state.observe(0).pebbles == [5, 0, -1, 0]
    assert state.observe(1).pebbles == [-1, 0, 9, 0]
    assert state.observe(None).pebbles == [-1, 0, -1, 0]
    assert state.observe(0).inside() == [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]
    assert deciding(state) is None


@pytest.mark.parametrize(
    ("changes", "key", "what"),
    [
        ({"pebbles": {}}, "box-lacks", "pebbles.values"),
        ({"die": 6}, "box-lacks", "die.faces"),
        ({"die": {"faces": []}}, "box-empty", "die.faces"),
        ({"die": {"faces": 6}}, "box-not-a-list", "die.faces"),
        ({"die": {"faces": [1, 7]}}, "box-wrong-number", "die.faces"),
        ({"die": {"faces": [0]}}, "box-wrong-number", "die.faces"),
        ({"rounds": {"number": "three"}}, "box-wrong-number", "rounds.number"),
        ({"rounds": {"number": 10}}, "box-wrong-number", "rounds.number"),
    ],
)
def test_a_box_that_does_not_fit_is_refused(changes: dict[str, Any], key: str, what: str) -> None:
    with pytest.raises(BadBox) as caught:
        Pebbles(document(**changes))
    assert caught.value.key == key
    assert caught.value.facts["what"] == what


@pytest.mark.parametrize("values", [[1, 2, 3, 4, 5, 6, 7], [1, 1, 2, 3, 4, 5, 6, 7, 8]])
def test_the_bag_needs_pebbles_enough_and_none_twice(values: list[int]) -> None:
    with pytest.raises(BadBox) as caught:
        Pebbles(document(pebbles={"values": values}))
    assert (caught.value.key, caught.value.facts) == ("box-pebbles", {"needs": 8})


def test_another_box_is_played_with() -> None:
    game = Pebbles(document(die={"faces": [2, 2, 5]}, rounds={"number": 1}))
    state = game.setup(2, {"snatch": "no"}, 2)
    advance(state)
    say(state, "draw-1", "draw-2", "draw-3", "draw-4")
    assert options(state) == ["face-2", "face-5"]
    say(state, "face-2", "take-1", "face-5", "take-1")
    assert asked(state) == ("StakeShells", 0)
