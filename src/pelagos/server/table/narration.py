"""A log and its story, ready for the wire: every answer in the position it was said in."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from pelagos.kernel import record
from pelagos.kernel.codec import encode_step
from pelagos.kernel.contract import Answer, Chance, Decision, Game, Refusal, Seat, State
from pelagos.kernel.errors import BrokenRecord
from pelagos.kernel.log import Log
from pelagos.kernel.play import legal
from pelagos.kernel.record import FindGame
from pelagos.kernel.story import Story, Told, facts_of
from pelagos.server.messages import tables


class ToldEntry:
    """One step of the story, as it is told to those who may hear all of it."""

    def __init__(self, full: tables.ToldStep, only: Seat | None) -> None:
        self.full = full
        self.only = only  # the one seat that may hear its answer; None: everybody

    def to(self, seat: Seat | None) -> tables.ToldStep:
        if self.only is None or self.only == seat:
            return self.full
        return msgspec.structs.replace(self.full, answer=None, hidden=True)


class NarratedLog:
    """A log, changed only through here, so that every line finds its story told."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self._entries = [first_told(log)]

    # -- what changes it ---------------------------------------------------------------------

    def answer(self, seat: Seat, answer: Answer) -> None:
        """Take an answer, or raise Illegal and change nothing."""
        before = self.log.state.copy()
        self.log.answer(seat, answer)
        self._tell(before)

    def undo(self, seat: Seat) -> None:
        """Take the last answer back, or raise Illegal and change nothing."""
        self.log.undo(seat)
        self._tell(self.log.state)

    def take_back(self, seat: Seat, line: int, consent: list[Seat]) -> None:
        """Take an answer back by consent, with all that followed, or change nothing."""
        self.log.take_back(seat, line, consent)
        self._tell(self.log.state)

    def go_on(self, secret: bytes) -> None:
        """Let chance speak until somebody is asked; after the end, write the result."""
        while self.log.awaits_chance():
            before = self.log.state.copy()
            self.log.outcome(self.log.dealt(secret))
            self._tell(before)
        if not self.log.state.agenda and not self.log.is_finished:
            self.log.finish(secret)
            self._tell(self.log.state)

    def repeat(self, row: str, count: int, secret: bytes | None) -> None:
        """Play a line of a record again; BrokenRecord where it gives another line."""
        before = self.log.state.copy()
        record.replay_line(self.log, record.parsed(row, count), count, secret)
        line = self.log.lines[-1]
        if record.written(line.body, line.hash) != row + "\n":
            raise BrokenRecord(count, "record-differs", {})
        self._tell(before)

    def _tell(self, before: State) -> None:
        self._entries.append(last_told(self.log, before))

    # -- what it tells -----------------------------------------------------------------------

    def story(self, seat: Seat | None, since: int) -> list[tables.ToldStep]:
        """What happened after line ``since``, as ``seat`` (None: a spectator) may hear it."""
        first = since + 1 if since else 0
        return [entry.to(seat) for line in self._entries[first:] for entry in line]

    def still_faces(self, seat: Seat, after: int) -> bool:
        """Whether ``seat`` is asked the same as it was after line ``after``.

        The line itself need not be the last one: while several are asked at once, others may
        have answered meanwhile.
        """
        later = self.log.lines[after:]
        if after > len(self.log.lines) or any(
            line.body.get("seat", seat) == seat or "consent" in line.body for line in later
        ):
            return False
        return not later or asked(self.log.before(after + 1), seat) == asked(self.log, seat)


def retold(data: bytes, find: FindGame) -> Iterator[NarratedLog]:
    """A record played again: its tale at the beginning, and after each of its lines."""
    rows = record.split(data)
    tale = NarratedLog(record.open_header(rows[0], find))
    yield tale
    secret = record.promised(tale.log, rows[-1], len(rows)) if len(rows) > 1 else None
    for count, row in enumerate(rows[1:], start=2):
        tale.repeat(row, count, secret)
        yield tale


def retell(data: bytes, find: FindGame) -> NarratedLog:
    """A record played again, to its last line."""
    *_, tale = retold(data, find)
    return tale


def replayed(
    data: bytes, find: FindGame, lines: range
) -> Iterator[tuple[Log, list[ToldEntry] | None]]:
    """A record played again: its log at the beginning and after each of its lines.

    What happened is told of some lines only, which takes much longer than to play them.
    """
    rows = record.split(data)
    log = record.open_header(rows[0], find)
    yield log, first_told(log) if 0 in lines else None
    secret = record.promised(log, rows[-1], len(rows)) if len(rows) > 1 else None
    for number, row in enumerate(rows[1:], start=1):
        before = log.state.copy() if number in lines else None
        record.replay_line(log, record.parsed(row, number + 1), number + 1, secret)
        yield log, None if before is None else last_told(log, before)


def asked(log: Log, seat: Seat) -> object:
    """What a seat is asked and may answer; None where it is not asked."""
    met = log.facing(seat)
    if met is None:
        return None
    return encode_step(met.agenda[-1]), [answer.spelling for answer in legal(met)]


# -- words for the wire -----------------------------------------------------------------------


def first_told(log: Log) -> list[ToldEntry]:
    """What happened before the first line."""
    told = [each for each in log.opening.told if not each.step.quiet]
    return [entry(log.game, each, 0, log.state, []) for each in told]


def last_told(log: Log, before: State) -> list[ToldEntry]:
    """What happened on the last line, in the position ``before`` it."""
    number, line = len(log.lines), log.lines[-1]
    told = entries(log.game, line.story, number, before)
    if "undo" in line.body:
        told.append(taken_back(number, line.body))
    return told


def entries(game: Game, story: Story, line: int, before: State) -> list[ToldEntry]:
    told = [each for each in story.told if not each.step.quiet]
    gains = story.gains(before)
    return [
        entry(game, each, line, before, gained) for each, gained in zip(told, gains, strict=True)
    ]


def entry(game: Game, told: Told, line: int, before: State, gains: list[int]) -> ToldEntry:
    step, only = told.step, hearer(told)
    said = None if told.answer is None else say(game, told.answer, before.observe(only))
    name = type(step).__name__
    seen = gains if any(gains) else []
    full = tables.ToldStep(line, name, step.rule, told.facts(), said, hidden=False, gains=seen)
    return ToldEntry(full, only)


def hearer(told: Told) -> Seat | None:
    """The one seat that may hear the answer; None: everybody."""
    step = told.step
    if isinstance(step, Chance):
        return step.witness()
    return step.seat if isinstance(step, Decision) and step.hidden else None


def taken_back(line: int, body: Mapping[str, Any]) -> ToldEntry:
    """The last answer; or by consent an answer on a line, with all that followed."""
    step, facts = "undo", {"seat": body["seat"]}
    if "consent" in body:
        step, facts = "takeback", {"seat": body["seat"], "line": body["undo"]}
    return ToldEntry(tables.ToldStep(line, step, "", facts, None, hidden=False, gains=[]), None)


def say(game: Game, answer: Answer, position: State) -> tables.Said:
    """An answer with the facts that its words may mention in this position."""
    facts = facts_of(answer) | game.mention(position, answer)
    return tables.Said(type(answer).__name__, answer.spelling, answer.number, facts)


def refuse(game: Game, answer: Answer, refusal: Refusal, position: State) -> tables.Refused:
    said = say(game, answer, position)
    return tables.Refused(said, refusal.rule, refusal.reason.key, dict(refusal.named()))
