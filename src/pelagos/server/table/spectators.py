"""For those who only watch: a table as it was some answers ago, where it is played so.

What they see is played from the log up to that line; nothing of what came later enters it.
"""

from itertools import takewhile
from typing import Final, NamedTuple

from msgspec.structs import replace

from pelagos.kernel import record
from pelagos.kernel.log import Line, Log
from pelagos.server.model import Conduct, Seating, StoredTable
from pelagos.server.store.chat import Remark
from pelagos.server.table.narration import NarratedLog
from pelagos.server.table.storage import finder

BEFORE: Final = -1  # the line of what is said before the game begins


class Visible(NamedTuple):
    """What somebody may look at: the game up to some line, and who sits there."""

    tale: NarratedLog
    seating: Seating
    delay: int = 0  # answers behind the game

    def hears(self, remark: Remark, log: Log) -> bool:
        """Whether it was said before the game, or as many answers ago."""
        later = log.lines[max(0, remark.line) :]
        return remark.line == BEFORE or sum(map(is_answer, later)) >= self.delay


class DelayedGame:
    """The game up to a line that follows it at a distance."""

    def __init__(self) -> None:
        self._rows: list[str] = []
        self._tale: NarratedLog | None = None

    def sight(self, kept: StoredTable, tale: NarratedLog, player: str) -> Visible:
        """What ``player`` may look at."""
        delay = kept.seating.conduct.delay
        is_free = kept.is_waiting() or tale.log.is_finished
        if delay == 0 or is_free or kept.seating.seats_of(player):
            return Visible(tale, kept.seating)
        return Visible(self._follow(kept, shown(tale.log, delay)), as_watched(kept.seating), delay)

    def _follow(self, kept: StoredTable, length: int) -> NarratedLog:
        """The first lines of the log, played on from where we are."""
        rows = [kept.header, *kept.lines[:length]]
        if self._tale is None or rows[: len(self._rows)] != self._rows:
            self._tale = NarratedLog(record.open_header(kept.header, finder(kept.box)))
            self._rows = rows[:1]
        for count, row in enumerate(rows[len(self._rows) :], start=len(self._rows) + 1):
            self._tale.repeat(row, count, None)
        self._rows = rows
        return self._tale


def is_answer(line: Line) -> bool:
    """Somebody said it, or took something back; the others are chance."""
    return "seat" in line.body


def shown(log: Log, delay: int) -> int:
    """How many lines there were before the last ``delay`` answers."""
    answers = [n for n, line in enumerate(log.lines) if is_answer(line)]
    return answers[max(0, len(answers) - delay)] if answers else len(log.lines)


def as_watched(seating: Seating) -> Seating:
    """Clocks, wishes and stand-ins tell about the present: they are left out."""
    kept = seating.copy()
    kept.conduct = Conduct(tempo=seating.conduct.tempo, delay=seating.conduct.delay)
    kept.claims = {n: replace(claim, stand_in=None) for n, claim in seating.claims.items()}
    return kept


def heard(remarks: list[Remark], sight: Visible, log: Log) -> list[Remark]:
    """What was said, as far as somebody with this sight may hear it."""
    return list(takewhile(lambda remark: sight.hears(remark, log), remarks))
