"""A table as one seat sees it, as a message."""

from typing import TYPE_CHECKING, Any, Final

from pelagos.kernel.contract import Answer, Decision, Reason, Refusal, Seat
from pelagos.kernel.log import Log
from pelagos.kernel.story import facts_of
from pelagos.kernel.view import View, look
from pelagos.server.bounds import UNDONE_LINES
from pelagos.server.errors import Forbidden, Rebuff
from pelagos.server.messages import tables
from pelagos.server.model import Clock, Seating, Wish, WishKind
from pelagos.server.ratings import MONTH, PAIR_A_DAY, PAIR_A_MONTH
from pelagos.server.seating import consent
from pelagos.server.seating.before import sit_refusal, start_refusal
from pelagos.server.seating.clocks import clock_of, left
from pelagos.server.seating.marks import marks
from pelagos.server.table.fairness import why_unrated
from pelagos.server.table.narration import refuse, say
from pelagos.server.table.spectators import Visible

if TYPE_CHECKING:
    from pelagos.server.table.table import Table

TOO_LONG: Final = Reason("", "too-long", ("most",))
PAIRS: Final = {"day": PAIR_A_DAY, "most": PAIR_A_MONTH, "month": MONTH}
MOST_REFUSALS: Final = 100  # candidates whose refusals are sent along; beyond, ask why


def view(
    table: "Table", sight: Visible, seat: Seat | None, since: int, player: str
) -> tables.TableView:
    """What ``player`` sees from ``seat`` (None: as a spectator)."""
    kept, waits = table.kept, table.kept.is_waiting()
    log, seating = sight.tale.log, sight.seating
    seen = look(log, seat, since=len(log.lines))
    return tables.TableView(
        table=kept.id,
        game=kept.game,
        line=seen.line,
        seat=seat,
        seats=seats(table, seating, player),
        position=log.game.show(seen.position),
        question=None if waits or is_held(seating, seat) else question(seen),
        deciding=[] if waits else seen.deciding,
        scores=seen.position.scores(),
        standing=seen.position.standing(),
        ending=seen.position.ending(),
        over=log.is_finished,
        story=sight.tale.story(seat, since),
        since=since,
        undo=undo(log, seat),
        options=log.options,
        commitment=log.header.commitment,
        box_name=table.box_name,
        own_box=table.own_box,
        visibility=seating.visibility,
        room=room(seating, player) if waits else None,
        conduct=conduct(sight, seat, table.now()),
        lesson=kept.lesson,
        rematch=kept.rematch,
        thinks_after=None if sight.delay else table.thinks_after(player),
        rated=rated(table, sight),
        marks=marks(seating, log.taken_back > 0),
    )


def rated(table: "Table", sight: Visible) -> tables.Permit:
    because = why_unrated(table.kept, sight.seating, sight.tale.log)
    facts = PAIRS if because == "met-often" else {}
    return tables.Permit(possible=because is None, because=because or "", facts=dict(facts))


def seats(table: "Table", seating: Seating, player: str) -> list[tables.SeatView]:
    return [
        tables.SeatView(
            name=name,
            kind=seating.chairs[seat].kind,
            agent=seating.chairs[seat].agent,
            handle=None if seat not in seating.claims else seating.claims[seat].handle,
            is_mine=seating.owner(seat) == player,
            is_open=seating.is_open(seat),
            is_ready=is_ready(seating, seat),
            is_here=seating.chairs[seat].kind == "agent" or seating.owner(seat) in table.present,
            stand_in=None if seat not in seating.claims else seating.claims[seat].stand_in,
            is_program=seat in seating.claims and seating.claims[seat].is_program,
            is_out=(clock := clock_of(seating, seat)) is not None and clock.is_out,
            resigned=seat in seating.conduct.resigned,
        )
        for seat, name in enumerate(seating.names)
    ]


def is_held(seating: Seating, seat: Seat | None) -> bool:
    """Whether a seat is not to answer: a computer player does, or nobody."""
    is_replaced = seat is not None and seating.agent_at(seat) is not None
    return is_replaced or seating.conduct.is_paused


def is_ready(seating: Seating, seat: Seat) -> bool:
    claim = seating.claims.get(seat)
    return not seating.is_open(seat) if claim is None else claim.is_ready


def room(seating: Seating, player: str) -> tables.Room:
    host = seating.host()
    seat = None if host is None else seating.seats_of(host)[0]
    return tables.Room(
        begins=seating.begins,
        host=seat,
        sit=permit(sit_refusal(seating, player)),
        start=permit(start_refusal(seating, player)),
        arranged=seating.arranged,
    )


def permit(refusal: Rebuff | None) -> tables.Permit:
    if refusal is None:
        return tables.Permit(possible=True, because="", facts={})
    return tables.Permit(possible=False, because=refusal.key, facts=dict(refusal.facts))


def conduct(sight: Visible, seat: Seat | None, now: int) -> tables.ConductView:
    seating, kept = sight.seating, sight.seating.conduct
    return tables.ConductView(
        arranged=seating.arranged,
        tempo=kept.tempo,
        delay=kept.delay,
        clocks=[clock(each, now) for each in kept.clocks],
        paused=kept.is_paused,
        wishes=[wish(sight, each) for each in kept.wishes],
        take_back=wish_permit(sight, "undo", seat),
        pause=wish_permit(sight, "pause", seat),
        hints=wish_permit(sight, "hints", seat),
    )


def wish(sight: Visible, kept: Wish) -> tables.WishView:
    awaited = consent.awaited(sight.seating, sight.tale.log, kept)
    return tables.WishView(kept.kind, kept.seat, kept.line, list(kept.agreed), awaited)


def wish_permit(sight: Visible, kind: WishKind, seat: Seat | None) -> tables.Permit:
    if seat is None:
        return permit(Forbidden("not-at-this-table", {}))
    return permit(consent.refusal(sight.seating, sight.tale.log, kind, seat))


def clock(kept: Clock, now: int) -> tables.ClockView:
    turn, bank = left(kept, now)
    return tables.ClockView(
        turn=turn,
        bank=bank,
        runs=kept.since is not None,
        away=max(0, kept.away - now),
        holidays=kept.holidays,
    )


def question(seen: View) -> tables.Question | None:
    """What the seat is asked, with every answer, and why not the others."""
    step = seen.asked
    if step is None:
        return None
    return tables.Question(
        seat=step.seat,
        step=type(step).__name__,
        rule=step.rule,
        facts={**facts_of(step), **seen.game.asking(seen.position)},
        answers=[say(seen.game, answer, seen.position) for answer in seen.answers],
        refused=refusals(seen, step),
    )


def refusals(seen: View, step: Decision[Any, Any]) -> list[tables.Refused]:
    candidates = step.candidates(seen.position)
    if len(candidates) > MOST_REFUSALS:
        return []
    found = [(answer, seen.why_not(answer)) for answer in candidates]
    return [
        refuse(seen.game, answer, refusal, seen.position)
        for answer, refusal in found
        if refusal is not None
    ]


def why_not(log: Log, seat: Seat, answer: Answer) -> tables.Refused | None:
    """Why ``seat`` may not give this answer now; None where it may."""
    seen = look(log, seat, since=len(log.lines))
    refusal = log.refusal(seat, answer) if seen.asked is None else seen.why_not(answer)
    return None if refusal is None else refuse(log.game, answer, refusal, seen.position)


def undo_refusal(log: Log, seat: Seat) -> Refusal | None:
    """Why nothing can be taken back; a game does not go back and forth without end."""
    if len(log.lines) >= UNDONE_LINES:
        return Refusal(TOO_LONG, (UNDONE_LINES,))
    return log.undo_refusal(seat)


def undo(log: Log, seat: Seat | None) -> tables.UndoView:
    if seat is None:
        return tables.UndoView(possible=False, because="not-asked", facts={})
    refusal = undo_refusal(log, seat)
    if refusal is None:
        return tables.UndoView(possible=True, because="", facts={})
    return tables.UndoView(possible=False, because=refusal.reason.key, facts=dict(refusal.named()))
