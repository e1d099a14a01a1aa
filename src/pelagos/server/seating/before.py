"""Before a game begins: who may sit down, leave, send away, be ready, start.

Every function changes a seating, or raises what the server refuses and changes nothing. Asked for
again, what is so already stays so.
"""

import msgspec

from pelagos import agents
from pelagos.server.errors import Forbidden, Late, Rebuff
from pelagos.server.model import Chair, Entrant, SeatClaim, Seating, Visibility


def check_seat(seating: Seating, seat: int) -> None:
    if not 0 <= seat < len(seating.chairs):
        raise Rebuff("no-such-seat", {"wrong": seat, "most": len(seating.chairs) - 1})


def check_waiting(seating: Seating) -> None:
    if not seating.is_waiting:
        raise Late("begun", {})


def check_visible(seating: Seating) -> None:
    """Who does not sit at a private table may only come to sit down."""
    if seating.visibility == "private" and not seating.is_waiting:
        raise Forbidden("private-table", {})


def check_begun(seating: Seating) -> None:
    if seating.is_waiting:
        raise Rebuff("not-begun", {})


def check_host(seating: Seating, player: str) -> None:
    if player != seating.host():
        raise Forbidden("not-the-host", {})


def sit(seating: Seating, seat: int, name: str, claim: SeatClaim) -> None:
    """Take an open seat; who has it already may change the name."""
    check_seat(seating, seat)
    if seating.owner(seat) == claim.player:
        if seating.is_waiting:
            seating.names[seat] = name
        return
    if not seating.is_open(seat):
        raise Late("seat-taken", {"wrong": seat})
    if refusal := sit_refusal(seating, claim.player):
        raise refusal
    seating.claims[seat] = claim
    seating.names[seat] = name
    begin_if_full(seating)


def sit_refusal(seating: Seating, player: str) -> Rebuff | None:
    """Why ``player`` may not sit down anywhere; None where they may."""
    if player in seating.barred:
        return Forbidden("sent-away", {})
    return None if seating.open_seats() else Late("no-seat-left", {})


def free(seating: Seating, player: str, seat: int) -> None:
    """Leave the own seat; or, as the host, send somebody away, a computer player too."""
    check_seat(seating, seat)
    if seating.is_open(seat):
        return
    check_waiting(seating)
    owner = seating.owner(seat)
    if owner == player:
        vacate(seating, seat)
        return
    check_host(seating, player)
    if owner is None:
        vacate(seating, seat)
        return
    seating.barred.append(owner)
    for each in seating.seats_of(owner):
        vacate(seating, each)


def vacate(seating: Seating, seat: int) -> None:
    seating.claims.pop(seat, None)
    seating.chairs[seat] = Chair("human")
    seating.names[seat] = ""


def fill(seating: Seating, player: str, seat: int, agent: str, name: str) -> None:
    """As the host, give an open seat to a computer player."""
    check_seat(seating, seat)
    agents.check(agent)
    if seating.chairs[seat] == Chair("agent", agent):
        return
    check_waiting(seating)
    check_host(seating, player)
    if not seating.is_open(seat):
        raise Late("seat-taken", {"wrong": seat})
    seating.chairs[seat] = Chair("agent", agent)
    seating.names[seat] = name
    begin_if_full(seating)


def set_ready(seating: Seating, player: str, is_ready: bool) -> None:
    """Say that one is ready, or not yet."""
    own = seating.seats_of(player)
    if not own:
        raise Forbidden("not-at-this-table", {})
    check_waiting(seating)
    for seat in own:
        claim = seating.claims[seat]
        seating.claims[seat] = msgspec.structs.replace(claim, is_ready=is_ready)


def admit(seating: Seating, player: str, visibility: Visibility) -> None:
    """As the host, say who may come."""
    check_waiting(seating)
    check_host(seating, player)
    seating.visibility = visibility


def set_delay(seating: Seating, player: str, answers: int) -> None:
    """As the host, say how far behind the game those are who only watch."""
    check_waiting(seating)
    check_host(seating, player)
    seating.conduct = msgspec.structs.replace(seating.conduct, delay=answers)


def start(seating: Seating, player: str) -> None:
    """Begin the game."""
    if not seating.is_waiting and player in seating.people():
        return
    refusal = start_refusal(seating, player)
    if refusal is not None:
        raise refusal
    begin(seating)


def start_refusal(seating: Seating, player: str) -> Rebuff | None:
    """Why ``player`` may not begin the game now; None where they may."""
    if player != seating.host():
        return Forbidden("not-the-host", {})
    if seats := seating.open_seats():
        return Rebuff("seats-open", {"count": len(seats)})
    if names := unready(seating):
        return Rebuff("not-ready", {"names": ", ".join(names)})
    return None


def unready(seating: Seating) -> list[str]:
    """Those for whom the host has to wait."""
    host = seating.host()
    return [
        seating.names[seat]
        for seat, claim in sorted(seating.claims.items())
        if claim.player != host and not claim.is_ready
    ]


def begin_if_full(seating: Seating) -> None:
    """Where nobody has to say so, the last one who sits down begins the game."""
    if seating.begins == "full" and not seating.open_seats():
        begin(seating)


def begin(seating: Seating) -> None:
    """From now on nobody sits down; whose account it is played for is settled."""
    seating.is_waiting = False
    seating.entrants = entrants_of(seating)


def entrants_of(seating: Seating) -> dict[int, Entrant]:
    """Who has an account and one seat; several seats are one screen for all."""
    return {
        seat: Entrant(claim.player, claim.is_program)
        for seat, claim in sorted(seating.claims.items())
        if claim.handle is not None and seating.seats_of(claim.player) == [seat]
    }
