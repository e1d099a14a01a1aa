"""Boxes age: they are corrected by releases, and what was played with the old ones stays good."""

from pathlib import Path

import pytest

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.errors import MissingBox
from pelagos.kernel.roll import Roll
from pelagos.server.table.replay import Wanted, page
from tests.recorded import files
from tests.workshop import workshop

CORRECTIONS = 10
EVERY_GAME = [*shelf.HOUSE, *shelf.TOYS]


@pytest.mark.parametrize("key", EVERY_GAME)
def test_every_box_that_a_game_ever_came_with_is_kept_under_its_own_name(key: str) -> None:
    """Where this fails, ``python3 dev.py gen`` keeps the present one."""
    kept = shelf.released_boxes(key)
    assert shelf.find(key).box_fingerprint in kept
    for fingerprint, text in kept.items():
        assert shelf.with_box(key, text).box_fingerprint == fingerprint


@pytest.mark.parametrize("key", shelf.HOUSE)
def test_ten_corrections_of_a_box_break_no_record(key: str, tmp_path: Path) -> None:
    data = min((file.read_bytes() for file in files(key)), key=len)
    first, roll = shelf.find(key).box_fingerprint, Roll(len(data))
    before = len(shelf.released_boxes(key))
    with workshop(key, tmp_path / key) as at:
        for n in range(CORRECTIONS):
            present = at.correct(roll)
            assert present.box_fingerprint != first
            assert len(shelf.released_boxes(key)) == before + n + 1
            assert record.verify(data, shelf.find).kind == "finished"
        assert record.write(record.replay(data, shelf.find)).encode() == data
        assert page(Wanted(data, None, first=0)).over


def test_a_record_of_every_age_replays_with_the_box_of_its_time(tmp_path: Path) -> None:
    from tests.server.test_records import finished

    with workshop("pebbles", tmp_path / "pebbles") as at:
        played, roll = [finished("pebbles", 2)], Roll(1)
        for _ in range(CORRECTIONS):
            at.correct(roll)
            played.append(finished("pebbles", 2))
        boxes = [record.replay(data, shelf.find).header.box for data in played]
        assert len(set(boxes)) == CORRECTIONS + 1
        assert set(boxes) <= set(shelf.released_boxes("pebbles"))


def test_a_box_that_was_not_kept_is_named_as_missing(tmp_path: Path) -> None:
    from tests.server.test_records import finished

    data = finished("pebbles", 2)
    with workshop("pebbles", tmp_path / "pebbles") as at:
        at.correct(Roll(1))
        for file in (at.folder / shelf.RELEASED).iterdir():
            file.unlink()
        shelf.released_boxes.cache_clear()
        with pytest.raises(MissingBox):
            record.verify(data, shelf.find)
