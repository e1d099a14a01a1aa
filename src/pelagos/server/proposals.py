"""Wishes: what needs the consent of everybody who plays. Computer players always agree.

Every function changes a seating, or raises what the server refuses and changes nothing.
"""

from msgspec.structs import replace

from pelagos.kernel.log import Log
from pelagos.server.errors import Late, Rebuff
from pelagos.server.lessons import STAND_IN
from pelagos.server.messages.play import WishKind
from pelagos.server.seating import check_begun
from pelagos.server.store.conduct import Wish
from pelagos.server.store.kept import Seating


def voters(seating: Seating) -> list[int]:
    """The seats of those who play themselves."""
    return [seat for seat, claim in sorted(seating.claims.items()) if claim.stand_in is None]


def find(seating: Seating, kind: WishKind) -> Wish | None:
    return next((wish for wish in seating.conduct.wishes if wish.kind == kind), None)


def awaited(seating: Seating, wish: Wish) -> list[int]:
    """Who has not agreed yet."""
    return [seat for seat in voters(seating) if seat not in wish.agreed]


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
    refused = log.take_back_refusal(seat) if kind == "undo" else None
    return None if refused is None else Rebuff(refused.reason.key, dict(refused.named()))


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


def depart(seating: Seating, seat: int) -> None:
    """A computer player answers for a seat from now on; it is not asked for consent any more."""
    seating.claims[seat] = replace(seating.claims[seat], stand_in=STAND_IN)
    put(seating, "undo", None)
    pause = find(seating, "pause")
    if pause is not None and pause.seat == seat:
        put(seating, "pause", None)
    settle(seating)


# -- pauses ------------------------------------------------------------------------------------


def settle(seating: Seating) -> None:
    """Pause where everybody who plays wants to."""
    wish = find(seating, "pause")
    if wish is not None and not awaited(seating, wish):
        put(seating, "pause", None)
        seating.conduct = replace(seating.conduct, is_paused=True)
