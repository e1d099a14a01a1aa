"""Every part of a server, made and wired once, opened and closed in order."""

import asyncio

from pelagos.server import metrics
from pelagos.server.autoplay.hints import Hints
from pelagos.server.autoplay.scheduler import Scheduler
from pelagos.server.autoplay.workers import Workers
from pelagos.server.background import Loop
from pelagos.server.changes import (
    ChangedElsewhere,
    Changes,
    Missed,
    PresenceChanged,
    TableMade,
)
from pelagos.server.duties.caretaker import Caretaker
from pelagos.server.duties.clocks import ClocksDuty
from pelagos.server.duties.pulse import Pulse
from pelagos.server.duties.readiness import Readiness
from pelagos.server.duties.reminders import Reminders
from pelagos.server.duties.results import ResultsDuty
from pelagos.server.lobby.departure import Departures
from pelagos.server.lobby.feeds import Feeds
from pelagos.server.lobby.listing import Listing
from pelagos.server.lobby.matchmaking import Matchmaking
from pelagos.server.lobby.offer import Offer
from pelagos.server.lobby.registry import LiveTables
from pelagos.server.lobby.rematch import Rematches
from pelagos.server.people.accounts import Accounts
from pelagos.server.people.addresses import Addresses
from pelagos.server.people.mail import Mailer
from pelagos.server.people.passkeys import WebAuthn
from pelagos.server.people.recovery import Recovery
from pelagos.server.records.boxes import Boxes
from pelagos.server.records.readers import Readers
from pelagos.server.records.signer import Signer
from pelagos.server.records.takeout import Takeout
from pelagos.server.seating.clocks import Steady, Time, due
from pelagos.server.settings import Settings, data_folder, database_url, make_folder
from pelagos.server.store.bus import DIED, IN_LOBBY, PRESENCE, SETTLED, TABLE, Note
from pelagos.server.store.store import Store
from pelagos.server.table.chat import Chats
from pelagos.server.table.presence import PresenceWriter
from pelagos.server.table.table import TableChanged, TableOpened


class Context:
    """The parts of one server. Routes and duties are given those that they use."""

    def __init__(self, settings: Settings, time: Time | None = None) -> None:
        time = time or Steady()
        self.settings = settings
        self.restart = asyncio.Event()  # we are about to stop; whoever watches, come back
        self.changes = changes = Changes()
        self.store = store = Store(database_url(settings))
        # people
        mailer = Mailer(settings)
        self.accounts = Accounts(store, changes, settings.sign_ins_per_minute)
        self.passkeys = WebAuthn(store, self.accounts)
        self.addresses = Addresses(store.addresses, mailer)
        self.recovery = Recovery(store, self.accounts, self.addresses)
        # tables
        self.chats = Chats(store.talk, settings.chat_per_minute)
        self.presence = PresenceWriter(store)
        self.tables = LiveTables(store, changes, self.presence, settings.absence, time)
        find = self.tables.find
        self.departures = Departures(store, find, changes)
        self.feeds = Feeds(store, self.restart)
        self.listing = Listing(store)
        self.offer = Offer(settings.games)
        self.matchmaking = Matchmaking(
            store, changes, self.tables, self.listing, self.accounts, self.offer, time
        )
        self.rematches = Rematches(store, self.tables, self.matchmaking)
        # whole games
        self.readers = Readers()
        self.boxes = Boxes(store, self.readers)
        self.signer = Signer(store.keys, settings.site)
        self.takeout = Takeout(store, find, self.signer)
        # computer players
        self.workers = Workers(settings.workers)
        self.scheduler = Scheduler(
            self.workers, store, find, self.tables.at_hand, settings.thinking, settings.pause
        )
        self.hints = Hints(self.tables, self.scheduler)
        # what is done again and again
        self.clocks = ClocksDuty(store, find, time)
        self.results = ResultsDuty(store, self.readers)
        self._reminders = Reminders(store, mailer, settings.mail_after, time)
        self._caretaker = Caretaker(store, self.tables, self.scheduler.tables, self.presence)
        self._pulse = Pulse()
        self._readiness = Readiness(store)
        self._subscribe()
        metrics.watch(lambda: len(self.tables), lambda: store.bus.is_listening)

    def _subscribe(self) -> None:
        """Who hears of what; tables listen for themselves."""
        hear = self.changes.subscribe
        scheduler, clocks, results = self.scheduler, self.clocks, self.results
        feeds, listing = self.feeds, self.listing
        hear(TableOpened, lambda change: scheduler.look_at(change.table))
        hear(TableChanged, lambda change: scheduler.look_at(change.table))
        hear(TableChanged, lambda change: clocks.note(due(change.seating)))
        hear(TableChanged, lambda change: results.look_at(change.table))
        hear(TableChanged, lambda change: feeds.tell(change.seating.people()))
        hear(TableChanged, self._list_again)
        hear(TableMade, lambda change: clocks.note(change.due))
        hear(TableMade, lambda change: feeds.tell(change.people))
        hear(TableMade, lambda change: listing.hear(change.table, change.is_in_lobby))
        hear(ChangedElsewhere, lambda change: feeds.hear(change.table))
        hear(ChangedElsewhere, lambda change: listing.hear(change.table, change.is_in_lobby))
        hear(PresenceChanged, lambda change: listing.hear(change.table, is_in_lobby=False))
        hear(Missed, lambda _: feeds.look_again())
        hear(Missed, lambda _: listing.look_again())
        hear(Missed, lambda _: self.presence.again())
        bus = self.store.bus
        bus.listen(TABLE, self._hear)
        bus.listen(PRESENCE, self._hear_presence)
        bus.after_a_gap(lambda: self.changes.publish(Missed()))

    def _list_again(self, change: TableChanged) -> None:
        self.listing.hear(change.table.kept.id, change.seating.is_in_lobby())

    def _hear(self, note: Note) -> None:
        """A table has changed; by this process, whose tables know already, or another one."""
        if note.sender != self.store.bus.number or note.detail == SETTLED:
            self.changes.publish(ChangedElsewhere(note.id, note.detail == IN_LOBBY))

    def _hear_presence(self, note: Note) -> None:
        """Somebody came or went; in this process, which knows already, or another one."""
        is_ours = note.sender == self.store.bus.number and note.detail != DIED
        self.changes.publish(PresenceChanged(note.id, is_ours))

    # -- from beginning to end ---------------------------------------------------------------

    async def open(self, is_alone: bool = False) -> None:
        """Begin; ``is_alone``: not where another server has the file of SQLite."""
        if not self.settings.database:
            make_folder(data_folder(self.settings))
        if is_alone:
            self.store.hold()
        await self.store.open()
        await self.store.keys.ensure()
        await self.store.claims.check()
        await self.store.bus.open()
        self._pulse.start()
        for loop in (*self._loops(), self.presence.loop):
            loop.start()

    async def trouble(self) -> str | None:
        """Why nobody should be sent to this process now; None: nothing."""
        if self.restart.is_set():
            return "restarting"
        return await self._readiness.trouble()

    async def close(self) -> None:
        self.store.reading.close()
        self.store.writing.close()
        await self.scheduler.close()
        await asyncio.gather(*[loop.close() for loop in self._loops()])
        self.readers.close()
        await self._pulse.close()
        await self.presence.close()
        await self.store.bus.close()  # so that no table looks again after this
        await self.tables.close()
        await self.store.close()

    def _loops(self) -> tuple[Loop, ...]:
        """The work beside the requests."""
        duties = (self.clocks, self.results, self._reminders, self.scheduler, self._caretaker)
        return tuple(duty.loop for duty in duties)
