"""A record replays to the same positions, byte for byte."""

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.codec import digest
from tests.drive import Table, Walk, walks


def test_a_record_replays_to_the_same_record(table: Table) -> None:
    for each in walks(table):
        replayed = record.replay(each.text.encode(), shelf.find)
        assert record.write(replayed) == each.text
        assert digest(replayed.state) == digest(each.moments[-1])


def test_a_finished_record_is_found_to_be_whole(table: Table) -> None:
    for each in walks(table):
        verdict = record.verify(each.text.encode(), shelf.find)
        assert verdict.kind == "finished"
        assert verdict.lines == len(each.log.lines) + 1


def test_the_first_lines_of_a_record_lead_to_the_position_they_led_to(table: Table) -> None:
    for each in walks(table):
        for cut in cuts(each):
            half = "".join(each.text.splitlines(keepends=True)[: cut + 1])
            replayed = record.replay(half.encode(), shelf.find)
            assert digest(replayed.state) == digest(each.moments[cut])
            assert not replayed.is_finished


def cuts(each: Walk) -> list[int]:
    last = len(each.moments) - 2
    return [0, last // 3, last // 2, last]
