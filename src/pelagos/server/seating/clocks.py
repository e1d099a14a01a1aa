"""Clocks: those run for whom everybody waits. What time it is, is handed in, in milliseconds.

A turn lasts until somebody else is asked; its time goes first, then that of the bank. Whoever has
none left is replaced by a computer player, and may come back when that turn is over.
"""

import time
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from pelagos.server.errors import Rebuff, not_your_seat
from pelagos.server.model import A_DAY, Clock, Moment, Seating, Tempo
from pelagos.server.seating.before import check_begun, check_host, check_waiting
from pelagos.server.seating.consent import depart

MS: Final = 1000  # in a second
DAY_MS: Final = A_DAY * MS
CATCHING_UP: Final = 0.1  # of the time that passes

Time = Callable[[], int]


def milliseconds() -> int:
    """What time it is, since 1970."""
    return time.time_ns() // 1_000_000


def monotonic() -> float:
    """How long the machine runs, in milliseconds: what nobody can set."""
    return time.monotonic() * MS


class Steady:
    """What time it is; where the clock of the system leaps, this one only catches up with it.

    It never goes back, and never a tenth faster or slower than time goes: nobody's time is up at
    once because a clock was set.
    """

    def __init__(
        self, wall: Callable[[], float] = milliseconds, steady: Callable[[], float] = monotonic
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._told = float(wall())
        self._last = steady()

    def __call__(self) -> int:
        now = self._steady()
        passed, self._last = now - self._last, now
        self._told += passed
        ahead = self._wall() - self._told
        most = passed * CATCHING_UP
        self._told += max(-most, min(most, ahead))
        return int(self._told)


def set_tempo(seating: Seating, player: str, tempo: Tempo | None) -> None:
    """As the host, say how much time there will be."""
    check_waiting(seating)
    check_host(seating, player)
    seating.conduct = replace(seating.conduct, tempo=tempo)


# -- running -----------------------------------------------------------------------------------


def keep_time(seating: Seating, asked: Sequence[int], now: int, goes_back: bool = False) -> None:
    """Start and stop clocks; an answer taken back gives no new time for its turn."""
    conduct = seating.conduct
    if conduct.tempo is None or seating.is_waiting:
        return
    clocks = conduct.clocks or (full(conduct.tempo),) * len(seating.chairs)
    turned = [
        turn(clock, conduct.tempo, is_asked=seat in asked, goes_back=goes_back)
        for seat, clock in enumerate(stop(clocks, seating, asked, now))
    ]
    started = [
        replace(clock, since=max(now, clock.away))
        if clock.since is None and is_awaited(seating, seat, asked)
        else clock
        for seat, clock in enumerate(turned)
    ]
    seating.conduct = replace(conduct, clocks=tuple(started))


def full(tempo: Tempo) -> Clock:
    return Clock(turn=tempo.turn * MS, bank=tempo.bank * MS, holidays=tempo.holidays)


def stop(clocks: Sequence[Clock], seating: Seating, asked: Sequence[int], now: int) -> list[Clock]:
    """Those that need not run any more, with the time that is left."""
    return [
        clock if is_awaited(seating, seat, asked) else stopped(clock, now)
        for seat, clock in enumerate(clocks)
    ]


def turn(clock: Clock, tempo: Tempo, is_asked: bool, goes_back: bool) -> Clock:
    """With the time of a new turn, where one begins."""
    if is_asked and not clock.is_asked and not goes_back:
        clock = replace(clock, turn=tempo.turn * MS)
    return replace(clock, is_asked=is_asked)


def is_awaited(seating: Seating, seat: int, asked: Sequence[int]) -> bool:
    """Whether a person is asked, and the game goes on."""
    is_person = seat in seating.claims and seating.agent_at(seat) is None
    return seat in asked and is_person and not seating.conduct.is_paused


def stopped(clock: Clock, now: int) -> Clock:
    turn, bank = left(clock, now)
    return replace(clock, turn=turn, bank=bank, since=None)


def left(clock: Clock, now: int) -> tuple[int, int]:
    """What remains of the turn and of the bank."""
    spent = 0 if clock.since is None else max(0, now - clock.since)
    return max(0, clock.turn - spent), max(0, clock.bank - max(0, spent - clock.turn))


# -- out of time -------------------------------------------------------------------------------


def ends(clock: Clock) -> int | None:
    """When its time is up, as it runs now."""
    return None if clock.since is None else clock.since + clock.turn + clock.bank


def due(seating: Seating, seats: Sequence[int] | None = None) -> int | None:
    """When the first of these seats, or of all, has no time left."""
    found = [
        end
        for seat, clock in enumerate(seating.conduct.clocks)
        if (seats is None or seat in seats) and (end := ends(clock)) is not None
    ]
    return min(found, default=None)


def expire(seating: Seating, moment: Moment) -> None:
    """Have computer players answer for those who have no time left."""
    clocks = list(seating.conduct.clocks)
    for seat, clock in enumerate(clocks):
        end = ends(clock)
        if end is not None and end <= moment.at:
            clocks[seat] = replace(stopped(clock, moment.at), is_out=True)
            depart(seating, seat, replace(moment, at=end), is_own=False)
    seating.conduct = replace(seating.conduct, clocks=tuple(clocks))


def return_refusal(seating: Seating, seat: int) -> Rebuff | None:
    """Why somebody may not come back: the turn for which there was no time is not over."""
    clock = clock_of(seating, seat)
    if clock is not None and clock.is_asked and clock.turn + clock.bank == 0:
        return Rebuff("time-is-up", {})
    return None


def come_back(seating: Seating, seat: int) -> None:
    """Whoever was out of time is here again."""
    clock = clock_of(seating, seat)
    if clock is not None:
        put_clock(seating, seat, replace(clock, is_out=False))


# -- holidays ----------------------------------------------------------------------------------


def take_holiday(seating: Seating, player: str, seat: int, days: int, now: int) -> None:
    """Have the clock of an own seat stand still for some days; none: be back at once.

    Of a holiday that ends early, days that have not begun can be taken again.
    """
    if seating.owner(seat) != player:
        raise not_your_seat(seat)
    check_begun(seating)
    clock = clock_of(seating, seat)
    if clock is None or seating.conduct.tempo is None or seating.conduct.tempo.kind != "days":
        raise Rebuff("no-holidays", {})
    unused = max(0, clock.away - now) // DAY_MS
    if days > clock.holidays + unused:
        raise Rebuff("too-few-holidays", {"days": clock.holidays + unused, "wish": days})
    is_running = clock.since is not None
    rested = replace(
        stopped(clock, now), holidays=clock.holidays + unused - days, away=now + days * DAY_MS
    )
    put_clock(seating, seat, replace(rested, since=rested.away) if is_running else rested)


def clock_of(seating: Seating, seat: int) -> Clock | None:
    return seating.conduct.clocks[seat] if seating.conduct.clocks else None


def put_clock(seating: Seating, seat: int, clock: Clock) -> None:
    clocks = list(seating.conduct.clocks)
    clocks[seat] = clock
    seating.conduct = replace(seating.conduct, clocks=tuple(clocks))
