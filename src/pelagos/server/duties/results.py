"""After the end: what a finished game says about those who played it, written exactly once.

Counted are games with the box of the house at tables that are not private, and of each person who
had one seat there. Which of them are rated stands in ``fairness``.
"""

import logging
from collections import Counter
from typing import Final
from weakref import WeakSet

from pelagos.kernel import record
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.log import Log
from pelagos.results.points import tally
from pelagos.results.rating import after
from pelagos.server.background import Loop
from pelagos.server.model import Seating, StoredTable
from pelagos.server.records.readers import Readers
from pelagos.server.seating.consent import has_left
from pelagos.server.store.results import Duel, Outcome, Outdated, RankedEntrant, Score
from pelagos.server.store.store import Store
from pelagos.server.table.fairness import places_of, why_unrated
from pelagos.server.table.storage import finder, is_own_box, text_of
from pelagos.server.table.table import Table

AT_ONCE: Final = 100  # results looked up together
EVERY: Final = 10.0  # seconds between two looks: another server may have stopped

log = logging.getLogger("uvicorn.error")


class ResultsDuty:
    """Writes the results of finished games, those of before a restart first."""

    def __init__(self, store: Store, readers: Readers) -> None:
        self._store = store
        self._readers = readers
        self._seen: WeakSet[Table] = WeakSet()
        self._tries: Counter[str] = Counter()  # of tables whose result is not written yet
        self._found: Outcome | None = None  # not worked out again where it cannot be written
        self.loop = Loop("results", self._settle_all, EVERY)

    def look_at(self, table: Table) -> None:
        if table.log.is_finished and table not in self._seen:
            self._seen.add(table)
            self.loop.wake()

    async def _settle_all(self) -> float | None:
        """Those that have failed come last, so that nobody else waits for them."""
        tables = await self._store.results.unsettled(AT_ONCE)
        for id in sorted(tables, key=self._tries.__getitem__):
            if self.loop.is_closing:
                break
            self._tries[id] += 1
            await self._settle(id)
            del self._tries[id]
        return 0.0 if len(tables) == AT_ONCE else None

    async def _settle(self, id: str) -> None:
        if self._found is None or self._found.table != id:
            self._found = await self._outcome(id)
        found, self._found = self._found, None
        try:
            await self._store.results.settle(found, after)
        except Outdated:
            await self._settle(id)
        except BaseException:
            self._found = found
            raise

    async def _outcome(self, id: str) -> Outcome:
        kept = await self._store.load(id)
        assert kept is not None
        try:
            return await self._readers.work_out(outcome_of, kept)
        except PelagosError:
            log.exception("the result of table %s cannot be told", id)
            return Outcome(id, kept.game, kept.seating.arranged)


def outcome_of(kept: StoredTable) -> Outcome:
    """What a finished game says, and about whom."""
    seating = kept.seating
    if not counts(kept):
        return Outcome(kept.id, kept.game, seating.arranged)
    played = record.replay(text_of(kept).encode(), finder(kept.box))
    places = places_of(seating, played.lines[-1].body["standing"])
    seats = counted_seats(seating)
    return Outcome(
        kept.id,
        kept.game,
        seating.arranged,
        scores=scores(seating, played, seats, places),
        duels=[] if played.taken_back else duels(seating, seats, places),
        entries=[] if why_unrated(kept, seating, played) else entries(seating, places),
    )


def counts(kept: StoredTable) -> bool:
    is_open = kept.seating.visibility != "private" and kept.lesson is None
    return is_open and not is_own_box(kept.game, kept.box)


def counted_seats(seating: Seating) -> list[int]:
    """Of each person; of those with several seats (one screen for all) none.

    Whoever has come to several seats since the game began keeps the one they began it with.
    """
    found: list[int] = []
    for player in seating.people():
        own = seating.seats_of(player)
        found += own if len(own) == 1 else [seat for seat in own if seat in seating.entrants]
    return sorted(found)


def scores(seating: Seating, played: Log, seats: list[int], places: list[int]) -> list[Score]:
    points, totals = tally(played).points, played.lines[-1].body["scores"]
    return [
        Score(
            seat=seat,
            player=seating.claims[seat].player,
            place=places[seat],
            won=places[seat] == 1 and len(places) > 1,
            points=totals[seat],
            tally=dict(points[seat]),
        )
        for seat in seats
    ]


def duels(seating: Seating, seats: list[int], places: list[int]) -> list[Duel]:
    """Each person with each computer player, unless another one played or thought for them."""
    return [
        Duel(seat, seating.claims[seat].player, other, chair.agent, places[seat] < places[other])
        for seat in seats
        if not is_helped(seating, seat)
        for other, chair in enumerate(seating.chairs)
        if chair.kind == "agent"
    ]


def is_helped(seating: Seating, seat: int) -> bool:
    is_replaced = seating.claims[seat].stand_in is not None
    return is_replaced or has_left(seating, seat) or seat in seating.conduct.hinted


def entries(seating: Seating, places: list[int]) -> list[RankedEntrant]:
    """Those who began the game with an account, whoever has their seats now."""
    return [
        RankedEntrant(seat, entrant.player, entrant.is_program, places[seat])
        for seat, entrant in sorted(seating.entrants.items())
    ]
