"""After the end: what a finished game says about those who played it, written exactly once.

Counted are games with the box of the house at tables that are not private, and of each person who
had one seat there; whoever let a computer player stand in keeps the result. Ratings change where
at least two people, or two programs, have accounts.
"""

import asyncio
import logging
from typing import Final
from weakref import WeakSet

from pelagos.arena.rating import after
from pelagos.arena.tally import tally
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.log import Log
from pelagos.server.logs import is_own_box, tale_of
from pelagos.server.store.kept import Kept, Seating
from pelagos.server.store.results import Duel, Outcome, Score
from pelagos.server.store.store import Store
from pelagos.server.table import Table

AT_ONCE: Final = 100  # results looked up together

log = logging.getLogger("uvicorn.error")


class Reckoning:
    """One task that writes the results of finished games, those of before a restart first."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: WeakSet[Table] = WeakSet()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False

    def open(self) -> None:
        self._news.set()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Finish the result at hand; others wait for the next start."""
        self._is_closing = True
        self._news.set()
        if self._task is not None:
            await self._task

    def look_at(self, table: Table) -> None:
        if table.log.is_finished and table not in self._seen:
            self._seen.add(table)
            self._news.set()

    async def _run(self) -> None:
        while not self._is_closing:
            await self._news.wait()
            self._news.clear()
            try:
                await self._settle_all()
            except Exception:
                log.exception("results are not written")

    async def _settle_all(self) -> None:
        while not self._is_closing and (tables := await self._store.results.unsettled(AT_ONCE)):
            for id in tables:
                if self._is_closing:
                    return
                await self._settle(id)

    async def _settle(self, id: str) -> None:
        kept = await self._store.load(id)
        assert kept is not None
        try:
            outcome = await asyncio.to_thread(outcome_of, kept)
        except PelagosError:
            log.exception("the result of table %s cannot be told", id)
            outcome = Outcome(id, kept.game, [], [])
        await self._store.results.settle(outcome, after)


def outcome_of(kept: Kept) -> Outcome:
    """What a finished game says, and about whom."""
    if not counts(kept):
        return Outcome(kept.id, kept.game, [], [])
    played = tale_of(kept).log
    result, points = played.lines[-1].body, tally(played).points
    places, scores = result["standing"], result["scores"]
    seats = counted_seats(kept.seating)
    found = [
        Score(
            seat=seat,
            player=kept.seating.claims[seat].player,
            place=places[seat],
            won=places[seat] == 1 and len(places) > 1,
            points=scores[seat],
            tally=dict(points[seat]),
        )
        for seat in seats
    ]
    beaten = [] if is_taken_back(played) else duels(kept.seating, seats, places)
    return Outcome(kept.id, kept.game, found, beaten)


def is_taken_back(played: Log) -> bool:
    """Whether computer players, who always do, have agreed to take something back."""
    return any("consent" in line.body for line in played.lines)


def counts(kept: Kept) -> bool:
    is_open = kept.seating.visibility != "private" and kept.lesson is None
    return is_open and not is_own_box(kept.game, kept.box)


def counted_seats(seating: Seating) -> list[int]:
    """Of each person; of those with several seats (one screen for all) none."""
    own = [seating.seats_of(player) for player in seating.people()]
    return sorted(seats[0] for seats in own if len(seats) == 1)


def duels(seating: Seating, seats: list[int], places: list[int]) -> list[Duel]:
    """Each person with each computer player, unless another one stood in for them at the end."""
    return [
        Duel(seat, seating.claims[seat].player, other, chair.agent, places[seat] < places[other])
        for seat in seats
        if seating.claims[seat].stand_in is None
        for other, chair in enumerate(seating.chairs)
        if chair.kind == "agent"
    ]
