"""While a game is played: who stands in for whom, who comes back, who gives up.

Every function changes a seating, or raises what the server refuses and changes nothing.
"""

import math

from msgspec.structs import replace

from pelagos.server.changes import Presence
from pelagos.server.errors import Forbidden, Late, Rebuff, not_your_seat
from pelagos.server.model import Moment, Seating
from pelagos.server.seating import clocks
from pelagos.server.seating.before import check_begun
from pelagos.server.seating.consent import depart, find


def check_oneself(seating: Seating, seat: int) -> None:
    if seating.agent_at(seat):
        raise Late("stand-in-plays", {})


def check_going(seating: Seating) -> None:
    check_begun(seating)
    if seating.conduct.is_paused:
        raise Late("paused", {})


def is_held(seating: Seating) -> bool:
    """Whether computer players wait: for people, or for what they agree on."""
    is_asked = find(seating, "undo") is not None
    return seating.is_waiting or seating.conduct.is_paused or is_asked


def is_left_to_computers(seating: Seating) -> bool:
    """Whether nobody plays, or nobody any more."""
    return all(seating.agent_at(seat) is not None for seat in range(len(seating.chairs)))


def stand_in(
    seating: Seating, player: str, seat: int, present: Presence, absence: float, moment: Moment
) -> None:
    """Let a computer player answer: for oneself, or for another who is gone."""
    owner = owner_of(seating, player, seat)
    check_begun(seating)
    if owner != player:
        check_gone(seating, owner, present, absence)
    if seating.claims[seat].stand_in is None:
        depart(seating, seat, moment, is_own=owner == player)


def check_gone(seating: Seating, player: str, present: Presence, absence: float) -> None:
    """Where there is a clock it says how long somebody may be gone, and nobody else does."""
    if seating.conduct.tempo is not None:
        raise Rebuff("clock-decides", {})
    seconds = math.ceil(absence - present.gone_for(player))
    if player in present or seconds > 0:
        raise Rebuff("not-gone", {"seconds": max(seconds, 0)})


def come_back(seating: Seating, player: str, seat: int) -> None:
    """Answer oneself again."""
    if owner_of(seating, player, seat) != player:
        raise not_your_seat(seat)
    check_begun(seating)
    if seat in seating.conduct.resigned:
        raise Rebuff("resigned", {})
    if seating.claims[seat].stand_in is None:
        return
    if refusal := clocks.return_refusal(seating, seat):
        raise refusal
    seating.claims[seat] = replace(seating.claims[seat], stand_in=None)
    clocks.come_back(seating, seat)


def resign(seating: Seating, player: str, seat: int, moment: Moment) -> None:
    """Give up: a computer player answers for the seat to the end."""
    if owner_of(seating, player, seat) != player:
        raise not_your_seat(seat)
    check_begun(seating)
    if moment.is_over:
        raise Rebuff("is-over", {})
    if seat in seating.conduct.resigned:
        return
    depart(seating, seat, moment, is_own=True)
    resigned = (*seating.conduct.resigned, seat)
    seating.conduct = replace(seating.conduct, resigned=resigned)


def resume(seating: Seating, player: str) -> None:
    """Go on after a pause; anybody who has not given up may."""
    own = set(seating.seats_of(player))
    if not own - set(seating.conduct.resigned):
        raise Forbidden("not-at-this-table", {})
    check_begun(seating)
    seating.conduct = replace(seating.conduct, is_paused=False)


def owner_of(seating: Seating, player: str, seat: int) -> str:
    """Who sits there, for somebody who also sits at the table."""
    if not seating.seats_of(player):
        raise Forbidden("not-at-this-table", {})
    owner = seating.owner(seat)
    if owner is None:
        raise not_your_seat(seat)
    return owner
