"""A game to step through: every position, with what led to it."""

from pelagos.kernel.contract import Decision, Seat, State
from pelagos.kernel.log import Log
from pelagos.kernel.record import FindGame
from pelagos.kernel.view import look
from pelagos.server.messages import play, records
from pelagos.server.telling import Tale, facts_of, retold


def frames_in_full(data: bytes, find: FindGame, box_name: str) -> records.Frames:
    """With nothing held back: for finished games, and for those who bring the whole record."""
    frames: list[records.Frame] = []
    for tale in retold(data, find):
        frames.append(frame(tale, tale.log.state, tale.last_in_full()))
    return film(tale.log, box_name, None, tale.log.state, frames)


def frames_as_seen(data: bytes, find: FindGame, box_name: str, seat: Seat | None) -> records.Frames:
    """As ``seat`` (None: a spectator) has seen it."""
    frames: list[records.Frame] = []
    for tale in retold(data, find):
        seen = look(tale.log, seat, since=len(tale.log.lines)).position
        frames.append(frame(tale, seen, tale.last(seat)))
    return film(tale.log, box_name, seat, seen, frames, full=False)


def frame(tale: Tale, position: State, story: list[play.Told]) -> records.Frame:
    shown = tale.log.game.show(position)
    line = len(tale.log.lines)
    return records.Frame(line, shown, story, position.scores(), asked(tale.log.state))


def asked(state: State) -> records.Asked | None:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Decision):
        return None
    return records.Asked(step.seat, type(step).__name__, facts_of(step))


def film(
    log: Log,
    box_name: str,
    seat: Seat | None,
    last: State,
    frames: list[records.Frame],
    full: bool = True,
) -> records.Frames:
    header = log.header
    return records.Frames(
        game=header.game,
        names=[str(name) for name in header.seats],
        options=header.options,
        engine=header.engine,
        rules=header.rules,
        commitment=header.commitment,
        box_name=box_name,
        words=log.game.own_words(),
        over=log.is_finished,
        full=full,
        seat=seat,
        standing=last.standing(),
        ending=last.ending(),
        frames=frames,
    )
