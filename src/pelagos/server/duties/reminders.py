"""Mail to those whose turn it is and who are away: one a turn at most."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from pelagos import shelf
from pelagos.kernel import record
from pelagos.server.background import Loop
from pelagos.server.model import StoredTable
from pelagos.server.people.mail import Mailer
from pelagos.server.seating.clocks import clock_of
from pelagos.server.store.addresses import Awaited
from pelagos.server.store.store import Store
from pelagos.server.table.storage import tale_of

AT_ONCE: Final = 100  # people who may be awaited, looked up together
LONGEST: Final = 30.0  # seconds between two looks
SHORTEST: Final = 0.5

log = logging.getLogger("uvicorn.error")


class Reminders:
    """Looks, again and again, who is awaited and does not know."""

    def __init__(self, store: Store, post: Mailer, after: int, time: Callable[[], int]) -> None:
        self._store = store
        self._post = post
        self._after = after
        self._time = time  # in milliseconds
        every = min(LONGEST, max(SHORTEST, after / 4))
        self.loop = Loop("reminders", self._look_round, every)

    async def _look_round(self) -> None:
        if not self._post.is_open:
            return
        until = self._time() // 1000 - self._after
        for awaited in await self._store.addresses.awaited(until, AT_ONCE):
            await self._remind(awaited)

    async def _remind(self, awaited: Awaited) -> None:
        kept = await self._store.load(awaited.table)
        if kept is None or not await asyncio.to_thread(is_asked_anew, kept, awaited, self._time()):
            return
        address = await self._store.addresses.of(awaited.player)
        if address is None or not await self._store.addresses.note(awaited, len(kept.lines)):
            return
        letter = self._post.letter(
            address,
            "turn",
            game=shelf.find(kept.game).title,
            names=", ".join(filter(None, kept.seating.names)),
            table=kept.id,
        )
        try:
            await asyncio.to_thread(self._post.send, letter)
        except OSError as error:  # also what smtplib raises; the next turn is another mail
            log.warning("a mail could not be sent: %s", type(error).__name__)


def is_asked_anew(kept: StoredTable, awaited: Awaited, now: int) -> bool:
    """Whether they are asked, and have answered since they were told of it the last time."""
    seating, played = kept.seating, tale_of(kept).log
    own = seating.seats_of(awaited.player)
    asked = [seat for seat in own if played.facing(seat) is not None]
    if not asked or seating.conduct.is_paused or is_on_holiday(kept, asked[0], now):
        return False
    if awaited.told is None:
        return True
    later = [record.parsed(row, 1) for row in kept.lines[awaited.told :]]
    return any(row.get("seat") in own for row in later)


def is_on_holiday(kept: StoredTable, seat: int, now: int) -> bool:
    clock = clock_of(kept.seating, seat)
    return clock is not None and clock.away > now
