"""Making tables, and finding one where somebody waits."""

from typing import Final

from msgspec.structs import replace

from pelagos.server.changes import Changes, TableMade
from pelagos.server.errors import Forbidden, Late
from pelagos.server.lobby.listing import Listing
from pelagos.server.lobby.offer import Offer
from pelagos.server.lobby.registry import LiveTables
from pelagos.server.messages import rooms
from pelagos.server.model import Box, SeatClaim, Seating
from pelagos.server.people.accounts import Accounts
from pelagos.server.ratings import QUICK
from pelagos.server.seating import clocks
from pelagos.server.seating.before import sit
from pelagos.server.store.store import Conflict, Store
from pelagos.server.table.create import Founded, found, guest_name

MATCHING: Final = "matching"


class Matchmaking:
    """New tables, and seats at those that wait for anybody."""

    def __init__(
        self,
        store: Store,
        changes: Changes,
        tables: LiveTables,
        listing: Listing,
        accounts: Accounts,
        offer: Offer,
        time: clocks.Time,
    ) -> None:
        self._store = store
        self._changes = changes
        self._tables = tables
        self._listing = listing
        self._accounts = accounts
        self._offer = offer
        self._time = time

    async def create(
        self, player: str, new: rooms.NewTable, handle: str | None = None, box: Box | None = None
    ) -> str:
        """A new table, with a box that was brought; the same one for a repeated request."""
        seats = await self._accounts.name_seats(new.seats, handle)
        return await self.keep(found(player, replace(new, seats=seats), handle, box))

    async def quick(self, claim: SeatClaim, wanted: rooms.Quick) -> str:
        """A seat at the first table that waits for anybody, or a new one that does."""
        async with self._store.claims.hold(MATCHING):  # of two at once, one finds the other
            return await self._quick(claim, wanted)

    async def _quick(self, claim: SeatClaim, wanted: rooms.Quick) -> str:
        player = claim.player
        if made := await self._store.made(player, wanted.request):
            return made
        for each in await self._listing.for_anybody(wanted):
            if player in each.seating.people() or await self._join(each.id, claim, wanted):
                return each.id
        return await self.keep(found(player, for_anybody(wanted), claim.handle))

    async def _join(self, id: str, claim: SeatClaim, wanted: rooms.Quick) -> bool:
        """Whether a seat could be had; others may have been faster."""

        def take(seating: Seating) -> None:
            seat = next(iter(seating.open_seats()), 0)
            sit(seating, seat, guest_name(wanted.name), claim)

        try:
            await (await self._tables.find(id)).arrange(claim.player, take)
        except (Late, Forbidden):
            return False
        return True

    async def keep(self, founded: Founded) -> str:
        """Write a table down that was made; of a repeated request, the one it made first."""
        kept = founded.kept
        self._offer.check(kept.game)
        clocks.keep_time(kept.seating, founded.written.asked, self._time())
        written = replace(founded.written, due=clocks.due(kept.seating))
        try:
            await self._store.create(kept, written)
        except Conflict:
            made = await self._store.made(kept.seating.creator, kept.request)
            if made is None:
                raise
            return made
        people, is_in_lobby = kept.seating.people(), kept.seating.is_in_lobby()
        self._changes.publish(TableMade(kept.id, people, is_in_lobby, written.due))
        return kept.id


def for_anybody(wanted: rooms.Quick) -> rooms.NewTable:
    me = rooms.NewSeat("me", wanted.name)
    others = [rooms.NewSeat("open")] * (wanted.players - 1)
    return rooms.NewTable(
        wanted.game,
        wanted.request,
        [me, *others],
        visibility="open",
        begins="full",
        tempo=QUICK[wanted.pace],
    )
