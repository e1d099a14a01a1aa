"""A game to step through: every position, with what led to it; a page of them at a time."""

from msgspec import Struct

from pelagos.kernel.contract import Decision, Seat, State
from pelagos.kernel.log import Log
from pelagos.kernel.story import facts_of
from pelagos.kernel.view import look
from pelagos.server.bounds import PAGE_FRAMES
from pelagos.server.messages import records
from pelagos.server.model import Box
from pelagos.server.table.narration import ToldEntry, replayed
from pelagos.server.table.storage import box_name, find_for


class Wanted(Struct, frozen=True):
    """Which part of which game, as who may see it, and what else is known of it.

    ``full``: with nothing held back, for finished games and for those who bring the whole record;
    else as ``seat`` (None: a spectator) has seen it.
    """

    data: bytes
    box: Box | None  # None: of the house
    first: int  # line
    full: bool = True
    seat: Seat | None = None
    names: list[str] | None = None  # of those who sit there today
    site: str | None = None
    marks: list[str] = []
    agents: list[str] = []

    def position(self, log: Log) -> State:
        return log.state if self.full else look(log, self.seat, since=len(log.lines)).position

    def frame(self, log: Log, told: list[ToldEntry]) -> records.Frame:
        position = self.position(log)
        return records.Frame(
            line=len(log.lines),
            position=log.game.show(position),
            story=[entry.full if self.full else entry.to(self.seat) for entry in told],
            scores=position.scores(),
            asked=asked(log.state),
        )


def page(wanted: Wanted) -> records.Frames:
    """So many positions from a line on; the lines before and after are only played."""
    lines = range(wanted.first, wanted.first + PAGE_FRAMES)
    frames: list[records.Frame] = []
    for log, told in replayed(wanted.data, find_for(wanted.box), lines):
        if told is not None:
            frames.append(wanted.frame(log, told))
    header, end = log.header, wanted.position(log)
    return records.Frames(
        game=header.game,
        names=wanted.names or [str(name) for name in header.seats],
        options=log.options,
        engine=header.engine,
        rules=header.rules,
        commitment=header.commitment,
        box_name="" if wanted.box is None else box_name(wanted.box.text),
        words=log.game.own_words(),
        over=log.is_finished,
        full=wanted.full,
        seat=wanted.seat,
        standing=end.standing(),
        ending=end.ending(),
        last=len(log.lines),
        frames=frames,
        site=wanted.site,
        marks=wanted.marks,
        agents=wanted.agents,
    )


def asked(state: State) -> records.Asked | None:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Decision):
        return None
    return records.Asked(step.seat, type(step).__name__, facts_of(step))
