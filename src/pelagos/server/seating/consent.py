"""Wishes: what needs the consent of everybody who plays. Computer players always agree.

Every function changes a seating, or raises what the server refuses and changes nothing.
"""

from msgspec.structs import replace

from pelagos.kernel.log import Log
from pelagos.server.errors import Late, Rebuff
from pelagos.server.model import LEFT, Departure, Moment, Seating, Wish, WishKind
from pelagos.server.seating.before import check_begun
from pelagos.server.seating.lessons import STAND_IN


def voters(seating: Seating) -> list[int]:
    """The seats of those who play themselves."""
    return [seat for seat, claim in sorted(seating.claims.items()) if claim.stand_in is None]


def missed(seating: Seating, log: Log, line: int) -> list[int]:
    """Those who are replaced, and without whom nothing is taken back as far as ``line``.

    What they have answered themselves is theirs. What came after it is as well, unless they gave
    their seat away: whoever was replaced by others, or by the clock, may come back to it.
    """
    said = [each.body for each in log.lines[line - 1 :] if "says" in each.body]
    replaced = [seat for seat, claim in seating.claims.items() if claim.stand_in is not None]
    return sorted(
        seat
        for seat in replaced
        if is_missed(seating, seat, [body["n"] for body in said if body["seat"] == seat])
    )


def is_missed(seating: Seating, seat: int, answers: list[int]) -> bool:
    """Whether ``seat``, which is replaced, has a say in what becomes of these answers of it."""
    departure = departure_of(seating, seat)
    if departure is None:
        return False
    is_gone_for_good = departure.is_own or seating.owner(seat) == LEFT
    return not is_gone_for_good or any(n <= departure.line for n in answers)


def departure_of(seating: Seating, seat: int) -> Departure | None:
    return next((each for each in seating.conduct.departures if each.seat == seat), None)


def has_left(seating: Seating, seat: int) -> bool:
    """Whether a computer player has ever answered for somebody, also where they came back."""
    return departure_of(seating, seat) is not None


def find(seating: Seating, kind: WishKind) -> Wish | None:
    return next((wish for wish in seating.conduct.wishes if wish.kind == kind), None)


def awaited(seating: Seating, log: Log, wish: Wish) -> list[int]:
    """Who has not agreed yet."""
    asked = voters(seating)
    if wish.kind == "undo":
        asked = sorted({*asked, *missed(seating, log, wish.line)})
    return [seat for seat in asked if seat not in wish.agreed]


def refusal(seating: Seating, log: Log, kind: WishKind, seat: int) -> Rebuff | None:
    """Why ``seat`` may not wish for this now; None where it may."""
    if seating.is_waiting:
        return Rebuff("not-begun", {})
    if log.is_finished:
        return Rebuff("is-over", {})
    if seat not in voters(seating):
        return Late("stand-in-plays", {})
    if seat in seating.conduct.declined:
        return Rebuff("declined", {})
    if seating.conduct.is_paused:
        return Late("paused", {})
    return take_back_refusal(seating, log, seat) if kind == "undo" else None


def take_back_refusal(seating: Seating, log: Log, seat: int) -> Rebuff | None:
    """Why the last answer of ``seat`` cannot be taken back, whoever agrees."""
    if refused := log.take_back_refusal(seat):
        return Rebuff(refused.reason.key, dict(refused.named()))
    lost = {seat for seat in seating.claims if seating.owner(seat) == LEFT}
    lost |= {*seating.conduct.resigned}
    silent = [each for each in missed(seating, log, log.last_answer(seat) or 1) if each in lost]
    return Rebuff("answered-and-gone", {"wrong": silent[0]}) if silent else None


def agree(seating: Seating, log: Log, kind: WishKind, seat: int) -> Wish:
    """Wish for something, or agree with who did, for all seats of the same person."""
    owner = seating.owner(seat)
    own = [each for each in voters(seating) if seating.owner(each) == owner]
    wish = find(seating, kind)
    if wish is None:
        if why := refusal(seating, log, kind, seat):
            raise why
        line = log.last_answer(seat) if kind == "undo" else None
        wish = Wish(kind, seat, line or 0, ())
    elif not own:
        raise Late("stand-in-plays", {})
    wish = replace(wish, agreed=tuple(sorted({*wish.agreed, *own})))
    put(seating, kind, wish)
    return wish


def decline(seating: Seating, kind: WishKind, player: str) -> None:
    """Say no, or withdraw the own wish; who was told no does not ask again before the next line."""
    check_begun(seating)
    wish = find(seating, kind)
    if wish is None:
        return
    put(seating, kind, None)
    if seating.owner(wish.seat) != player:
        declined = (*seating.conduct.declined, wish.seat)
        seating.conduct = replace(seating.conduct, declined=declined)


def put(seating: Seating, kind: WishKind, wish: Wish | None) -> None:
    others = tuple(each for each in seating.conduct.wishes if each.kind != kind)
    wishes = others if wish is None else (*others, wish)
    seating.conduct = replace(seating.conduct, wishes=wishes)


def go_on(seating: Seating) -> None:
    """Somebody has answered: nobody asks for what was before any more."""
    put(seating, "undo", None)
    seating.conduct = replace(seating.conduct, declined=())


def depart(seating: Seating, seat: int, moment: Moment, is_own: bool) -> None:
    """A computer player answers for a seat from now on; it is not asked for consent any more.

    Nobody is found to agree on what is no longer rated because somebody else has left.
    """
    if not moment.is_over:
        note_departure(seating, seat, moment, is_own)
    seating.claims[seat] = replace(seating.claims[seat], stand_in=STAND_IN)
    put(seating, "undo", None)
    put(seating, "hints", None)
    pause = find(seating, "pause")
    if pause is not None and pause.seat == seat:
        put(seating, "pause", None)
    settle(seating)


def note_departure(seating: Seating, seat: int, moment: Moment, is_own: bool) -> None:
    """The first time decides about the rating, the last one about what can be taken back."""
    known = departure_of(seating, seat)
    first = moment.at if known is None else known.first
    is_away = known is not None and seating.claims[seat].stand_in is not None
    line = known.line if known is not None and is_away else moment.line
    others = tuple(each for each in seating.conduct.departures if each.seat != seat)
    departures = (*others, Departure(seat, first, line, is_own))
    seating.conduct = replace(seating.conduct, departures=departures)


# -- pauses and hints --------------------------------------------------------------------------


def settle(seating: Seating) -> None:
    """Do what everybody who plays agrees on; what is taken back is a line, and not written here."""
    for wish in seating.conduct.wishes:
        if wish.kind == "undo" or {*voters(seating)} - {*wish.agreed}:
            continue
        put(seating, wish.kind, None)
        if wish.kind == "pause":
            seating.conduct = replace(seating.conduct, is_paused=True)
        else:
            seating.conduct = replace(seating.conduct, hinted=wish.agreed)


def take_hint(seating: Seating, seat: int, is_rated: bool) -> None:
    """Note that ``seat`` asks for a hint; in a rated game everybody has to agree first."""
    if seat in seating.conduct.hinted:
        return
    if is_rated:
        raise Rebuff("hints-not-agreed", {})
    hinted = (*seating.conduct.hinted, seat)
    seating.conduct = replace(seating.conduct, hinted=tuple(sorted(hinted)))
