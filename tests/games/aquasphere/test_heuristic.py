"""The heuristic prefers what a player would, and features name what they count."""

import pytest

from pelagos.games.aquasphere.features import NAMES, features
from pelagos.kernel.play import advance, play_unchecked, random_answer
from pelagos.kernel.roll import Roll
from tests.games.aquasphere.positions import GAME, first, position


def worth(me: dict[str, object], **words: object) -> float:
    return GAME.value(position(me, **words), 0)  # type: ignore[arg-type]


def test_more_is_better() -> None:
    plain = worth({})
    assert worth({"points": 3}) > plain
    assert worth({"crystals": 1}) > plain
    assert worth({"time": 3}) < plain
    assert worth({"programmed": ["octopods"]}, sectors={"A": {"octopods": 2}}) > plain
    assert worth({"tiles": ["LX-05"]}) > plain
    assert worth({"cards": ["RC-18"]}) > plain
    assert worth({}, sectors={"A": {"control": 0}}) > plain


def test_octopods_under_ones_own_control_are_bad() -> None:
    calm = worth({}, sectors={"A": {"control": 0}})
    assert worth({}, sectors={"A": {"control": 0, "octopods": 3}}) < calm


def test_at_the_end_only_the_points_count() -> None:
    state = position({"points": 17, "time": 0}, {}, phase="final", round=4)
    assert GAME.value(state, 0) == state.knowledge[0]


def test_a_line_without_a_crystal_is_worse() -> None:
    words = {"sectors": {"A": {"control": 0, "submarines": [0]}}, "round": 2}
    near = worth({"points": 9, "bots": 12}, **words) - 9
    far = worth({"points": 10, "bots": 12}, **words) - 10
    assert near < far


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_are_as_many_as_their_names_in_every_position(seats: int) -> None:
    assert len(set(NAMES)) == len(NAMES)
    state, roll = first(seats), Roll(4)
    advance(state)
    while state.agenda:
        play_unchecked(state, random_answer(state, roll))
        for seat in range(seats):
            assert len(features(state, seat)) == len(NAMES)


def test_features_are_seen_from_the_seat() -> None:
    state = position({"time": 3, "scientist": "B"}, {"time": 1}, sectors={"B": {"crystals": 2}})
    for seat, time in ((0, 3), (1, 1)):
        named = dict(zip(NAMES, features(state, seat), strict=True))
        assert named["player 0 time"] == time
        assert named["sector 0 crystals"] == 2
        assert named["my turn"] == (1 - seat)
    named = dict(zip(NAMES, features(state, 0), strict=True))
    assert named["player 2 present"] == 0
    assert named["now room L1 submarine"] == 1 and named["next room L1 octopods"] == 1
    assert named["sector 1 fare"] == 1 and named["sector 0 programs time"] == 1
