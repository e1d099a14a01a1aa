"""The heuristic prefers what a player would."""

from tests.games.aquasphere.positions import GAME, position


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
