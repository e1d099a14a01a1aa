"""Positions in words: what is shown of a station is what a scenario may say of it."""

from typing import Any

import pytest

from pelagos.games.neweden.words.read import STATION_DERIVED, STATION_WRITERS
from pelagos.kernel.errors import BadScenario
from tests.games.neweden.positions import GAME, first, station


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_all_that_is_shown_of_a_station_can_be_said_or_follows(seats: int) -> None:
    state = first(seats)
    for each in range(state.stations):
        assert list(station(state, each)) == [*STATION_WRITERS, *STATION_DERIVED]


@pytest.mark.parametrize(
    ("key", "value"), [("extras", -1), ("extras", "one"), ("dome", []), ("hand", 1)]
)
def test_a_number_that_does_not_fit_is_named(key: str, value: Any) -> None:
    with pytest.raises(BadScenario) as caught:
        GAME.position(first(), {"stations": [{key: value}]})
    facts = {"key": key, "value": str(value)}
    assert (caught.value.key, caught.value.facts) == ("scenario-wrong-kind", facts)
