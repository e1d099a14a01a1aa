"""``pelagos ladder``."""

import json

from pelagos.agents.levels import LEVELS
from pelagos.arena.ladder import difference
from tests.cli.conftest import Call

SHORT = ("ladder", "pebbles", "--games", "2", "--budget", "2")


def test_every_level_meets_the_one_below(pelagos: Call) -> None:
    data = json.loads(pelagos(*SHORT, "--json").out)
    assert [rung["lower"] for rung in data["rungs"]] == [*LEVELS][:-1]
    assert [rung["upper"] for rung in data["rungs"]] == [*LEVELS][1:]
    for rung in data["rungs"]:
        low, high = rung["interval"]
        assert low <= rung["win_share"] <= high
        assert rung["games"] == 2
    assert pelagos(*SHORT, "--json").out == json.dumps(data, indent=2) + "\n"


def test_the_ladder_speaks_to_people(pelagos: Call) -> None:
    out = pelagos(*SHORT, "--lang", "fr").out
    assert "Écart de" in out and "kraken" in out


def test_a_share_of_the_win_is_told_in_rating_points() -> None:
    assert difference(0.5) == 0
    assert difference(10 / 11) == 400
    assert difference(0.36) == -100
    assert difference(1.0) is None
