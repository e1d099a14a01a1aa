"""Legal answers as sets: the same as a list, whoever asks."""

import pytest

from pelagos.games.nautilus.answers import Ping
from pelagos.games.nautilus.geometry.chart import nth, places
from pelagos.games.nautilus.geometry.placings import Choice
from pelagos.kernel.contract import Answer

TABLE: list[Answer] = [Ping(number) for number in range(8)]
OTHER: list[Answer] = [Ping(number) for number in range(70)]
FIRST = Ping(99)


def choice() -> Choice:
    found = Choice(FIRST)
    found.add(TABLE, 0b10010110)
    found.add(TABLE, 0)
    found.add(OTHER, 1 << 69 | 1)
    return found


LISTED = [FIRST, TABLE[1], TABLE[2], TABLE[4], TABLE[7], OTHER[0], OTHER[69]]


def test_it_lists_and_counts_what_the_bits_pick() -> None:
    assert list(choice()) == LISTED
    assert len(choice()) == len(LISTED)
    assert list(Choice(FIRST)) == [FIRST]


def test_every_place_can_be_asked_for_from_either_end() -> None:
    for place in range(-len(LISTED), len(LISTED)):
        assert choice()[place] is LISTED[place]


@pytest.mark.parametrize("place", [len(LISTED), -len(LISTED) - 1])
def test_there_is_nothing_beyond_its_ends(place: int) -> None:
    with pytest.raises(IndexError):
        choice()[place]


def test_it_knows_what_is_in_it() -> None:
    assert all(answer in choice() for answer in LISTED)
    assert TABLE[0] not in choice() and "sonar 1" not in choice()


def test_the_bits_of_a_set_one_by_one_and_together() -> None:
    for mask in (1, 0b1011, 1 << 531 | 1 << 62 | 1 << 63, (1 << 70) - 1):
        assert [nth(mask, number) for number in range(mask.bit_count())] == places(mask)
        assert sum(1 << place for place in places(mask)) == mask
    assert places(0) == []
