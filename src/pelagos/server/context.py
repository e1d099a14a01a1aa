"""The hall: every table there is. Those in use are at hand, the others in the store."""

import asyncio
import contextlib
import logging
import re
from collections import OrderedDict
from typing import Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from pelagos import shelf
from pelagos.kernel.contract import Seat
from pelagos.kernel.errors import PelagosError
from pelagos.server import metrics
from pelagos.server.autoplay.scheduler import Scheduler
from pelagos.server.autoplay.workers import Advised, Workers
from pelagos.server.background import Loop
from pelagos.server.duties.clocks import ClocksDuty
from pelagos.server.duties.pulse import Pulse
from pelagos.server.duties.readiness import Readiness
from pelagos.server.duties.reminders import Reminders
from pelagos.server.duties.results import ResultsDuty
from pelagos.server.errors import Forbidden, Late, no_table
from pelagos.server.lobby.departure import depart
from pelagos.server.lobby.feeds import Feeds
from pelagos.server.lobby.listing import Listing
from pelagos.server.lobby.offer import Offer
from pelagos.server.messages import answers, lobby, rooms
from pelagos.server.model import Box, SeatClaim, Seating, StoredTable, Summary
from pelagos.server.people.accounts import Accounts
from pelagos.server.people.addresses import Addresses
from pelagos.server.people.mail import Mailer
from pelagos.server.people.passkeys import WebAuthn
from pelagos.server.people.recovery import Recovery
from pelagos.server.ratings import QUICK
from pelagos.server.records.readers import Readers
from pelagos.server.records.reading import Brought, read_box
from pelagos.server.records.signer import Signer
from pelagos.server.records.takeout import Takeout
from pelagos.server.seating import clocks
from pelagos.server.seating.before import set_ready, sit
from pelagos.server.settings import Settings, data_folder, database_url, make_folder
from pelagos.server.store.accounts import Account
from pelagos.server.store.bus import DIED, IN_LOBBY, PRESENCE, SETTLED, TABLE, Note
from pelagos.server.store.store import Conflict, Store, now
from pelagos.server.table.chat import Chats
from pelagos.server.table.create import Founded, found, found_again, guest_name
from pelagos.server.table.narration import NarratedLog
from pelagos.server.table.presence import PresenceWriter
from pelagos.server.table.storage import game_with, tale_in_steps
from pelagos.server.table.table import Table

AT_HAND: Final = 200  # tables kept in memory while nobody uses them
ROUND: Final = 5  # seconds between two looks at what a dead process may have left behind
ABANDONED: Final = 100  # tables looked after in one of them
CARETAKER: Final = "caretaker"  # the claim of the one process that does so
MATCHING: Final = "matching"
LISTED: Final = 50  # tables in a guest's list
ID: Final = re.compile(r"[A-Za-z0-9]{1,16}")

log = logging.getLogger("uvicorn.error")


class Hall:
    """Finds, makes and keeps tables."""

    def __init__(self, settings: Settings, time: clocks.Time | None = None) -> None:
        self.settings = settings
        self._time = time = time or clocks.Steady()
        self.offer = Offer(settings.games)
        self.store = Store(database_url(settings))
        self._readiness = Readiness(self.store)
        self.accounts = Accounts(self.store.people, self.store.doors, settings.sign_ins_per_minute)
        self.passkeys = WebAuthn(self.store, self.accounts)
        self.chats = Chats(self.store.talk, settings.chat_per_minute)
        self.signer = Signer(self.store.keys, settings.site)
        self.lobby = Listing(self.store)
        self.minds = Workers(settings.workers)
        self._in_use: WeakValueDictionary[str, Table] = WeakValueDictionary()
        at_hand = self._in_use.get
        self._turns = Scheduler(
            self.minds, self.store, self.table, at_hand, settings.thinking, settings.pause
        )
        self.origins = self._turns.origins
        self._timekeeper = ClocksDuty(self.store, self.table, time)
        self.readers = Readers()
        self._pulse = Pulse()
        self._reckoning = ResultsDuty(self.store, self.readers)
        self._attendance = PresenceWriter(self.store)
        self.restart = asyncio.Event()  # we are about to stop; whoever watches, come back
        self.streams = Feeds(self.store, self.restart)
        post = Mailer(settings)
        self.letters = Addresses(self.store.addresses, post)
        self.takeout = Takeout(self.store, self.table, self.signer)
        self.recovery = Recovery(self.store, self.accounts, self.letters)
        self._reminders = Reminders(self.store, post, settings.mail_after, time)
        self._one_by_one = asyncio.Lock()  # of those that are opened, each takes its time
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._missed: set[str] = set()  # tables that have changed while they were opened
        self._at_hand: OrderedDict[str, Table] = OrderedDict()
        self._caretaker = Loop("abandoned tables", self._make_a_round, ROUND)
        self._idle = 0  # seconds; at the start, whoever was thinking may be gone
        self._is_caretaker = False
        self._broken: set[str] = set()  # tables that cannot be opened
        bus = self.store.bus
        metrics.watch(lambda: len(self._in_use), lambda: bus.is_listening)
        self.store.bus.listen(TABLE, self._hear)
        self.store.bus.listen(PRESENCE, self._hear_presence)
        self.store.bus.after_a_gap(self._look_again)

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
        for loop in (*self._loops(), self._attendance.loop):
            loop.start()

    async def trouble(self) -> str | None:
        """Why nobody should be sent to this process now; None: nothing."""
        if self.restart.is_set():
            return "restarting"
        return await self._readiness.trouble()

    async def close(self) -> None:
        self.store.reading.close()
        self.store.writing.close()
        await self._turns.close()
        await asyncio.gather(*[loop.close() for loop in self._loops()])
        self.readers.close()
        await self._pulse.close()
        await self._attendance.close()
        await self.store.bus.close()  # so that no table looks again after this
        await asyncio.gather(*[table.close() for table in list(self._in_use.values())])
        await self.store.close()

    def _loops(self) -> tuple[Loop, ...]:
        """The work beside the requests."""
        duties = (self._timekeeper, self._reckoning, self._reminders, self._turns)
        return (self._caretaker, *[duty.loop for duty in duties])

    # -- other processes ---------------------------------------------------------------------

    def _hear(self, note: Note) -> None:
        """A table has changed; by this process, whose tables know already, or another one."""
        if note.sender != self.store.bus.number or note.detail == SETTLED:
            self._tell_table(note.id)
            self.lobby.hear(note.id, note.detail == IN_LOBBY)
            self.streams.hear(note.id)

    def _hear_presence(self, note: Note) -> None:
        """Somebody came or went; in this process, which knows already, or another one."""
        if note.sender != self.store.bus.number or note.detail == DIED:
            self._tell_table(note.id)
        self.lobby.hear(note.id, is_in_lobby=False)

    def _tell_table(self, id: str) -> None:
        if table := self._in_use.get(id):
            table.hear()
        elif id in self._opening:
            self._missed.add(id)

    def _look_again(self) -> None:
        """Much may have happened since we heard anything."""
        self.lobby.look_again()
        self.streams.look_again()
        self._attendance.again()
        self._missed |= self._opening.keys()
        for table in list(self._in_use.values()):
            table.hear()

    async def _make_a_round(self) -> None:
        """Look after what dead processes left; one does it for all, till another one has to."""
        claims = self.store.claims
        if not await claims.check():
            self._is_caretaker = False
            self._attendance.again()
        self._is_caretaker = self._is_caretaker or await claims.take(CARETAKER)
        if self._is_caretaker:
            await self.store.forget_the_dead()
            known = self._turns.tables()
            for id in await self.store.thinking(now() - self._idle, ABANDONED, known):
                await self._resume(id)
        self._idle = ROUND

    async def _resume(self, id: str) -> None:
        """Go on where a computer player is asked."""
        try:
            if id not in self._broken:
                await self.table(id)
        except PelagosError:
            self._broken.add(id)
            log.exception("table %s cannot be opened", id)

    # -- finding -----------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The one live table of that id."""
        table = self._in_use.get(id) or await self._opened(id)
        self._at_hand[id] = table
        self._at_hand.move_to_end(id)
        if len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)
        self._turns.look_at(table)
        return table

    async def _opened(self, id: str) -> Table:
        """A table from the store, read once for all who ask for it."""
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._opening[id])

    async def _load(self, id: str) -> Table:
        try:
            kept = await self.store.load(id) if ID.fullmatch(id) else None
            if kept is None:
                raise no_table(id)
            async with self._one_by_one:
                table = self._set_up(kept, await tale_in_steps(kept))
            self._in_use[id] = table
            if id in self._missed:
                table.hear()
            return table
        finally:
            del self._opening[id]
            self._missed.discard(id)

    def _set_up(self, kept: StoredTable, tale: NarratedLog) -> Table:
        absence, changed = self.settings.absence, self._changed
        return Table(self.store, kept, tale, changed, self._attendance, absence, self._time)

    def _changed(self, table: Table) -> None:
        self._turns.look_at(table)
        self._timekeeper.note(clocks.due(table.kept.seating))
        self._reckoning.look_at(table)
        self.streams.tell(table.kept.seating.people())
        self.lobby.hear(table.kept.id, table.kept.seating.is_in_lobby())

    async def mine(self, player: str) -> list[lobby.TableCard]:
        return [table_card(each, player) for each in await self.store.mine(player, LISTED)]

    async def hint(self, player: str, id: str, seat: Seat, address: str) -> list[answers.Hint]:
        """What a search would answer for an own seat of ``player``."""
        table = await self.table(id)
        view = await table.advised_at(player, seat)
        advised = await self._turns.hint(table, view, player, address)
        return [hint_message(each) for each in advised]

    async def adopt(self, guest: str, account: Account) -> None:
        """What a guest has played belongs to an account from now on."""
        await self.store.adopt(guest, account)
        self._look_at_tables_of(guest)

    async def become_program(self, player: str) -> bool:
        """Whether an account is a program's now, marked wherever it sits."""
        is_done = await self.store.become_program(player)
        self._look_at_tables_of(player)
        return is_done

    async def depart(self, account: Account) -> None:
        """An account is deleted; the games of its owner stay, without a name."""
        await depart(self.store, self.table, account)
        self._look_at_tables_of(account.player)

    def _look_at_tables_of(self, player: str) -> None:
        for table in list(self._in_use.values()):
            if player in (table.kept.seating.creator, *table.kept.seating.people()):
                table.hear()

    async def box(self, fingerprint: str) -> Box | None:
        """The box that records name so: one of the house, or one that somebody has brought."""
        text = shelf.house_box(fingerprint)
        return await self.store.box(fingerprint) if text is None else Box(fingerprint, text)

    # -- making ------------------------------------------------------------------------------

    async def create(
        self, player: str, new: rooms.NewTable, handle: str | None = None, box: Box | None = None
    ) -> str:
        """A new table, with a box that was brought; the same one for a repeated request."""
        seats = await self.accounts.name_seats(new.seats, handle)
        return await self._keep(found(player, replace(new, seats=seats), handle, box))

    async def bring(self, brought: Brought, address: str) -> Box:
        """A box file that somebody at this address has brought, ready to be played with."""
        box = await self.readers.read(read_box, brought, address)
        await asyncio.to_thread(game_with, brought.game, box)  # others go on meanwhile
        return box

    async def quick(self, claim: SeatClaim, wanted: rooms.Quick) -> str:
        """A seat at the first table that waits for anybody, or a new one that does."""
        async with self.store.claims.hold(MATCHING):  # of two who come at once, one finds the other
            return await self._quick(claim, wanted)

    async def _quick(self, claim: SeatClaim, wanted: rooms.Quick) -> str:
        player = claim.player
        if made := await self.store.made(player, wanted.request):
            return made
        for each in await self.lobby.for_anybody(wanted):
            if player in each.seating.people() or await self._join(each.id, claim, wanted):
                return each.id
        return await self._keep(found(player, for_anybody(wanted), claim.handle))

    async def _join(self, id: str, claim: SeatClaim, wanted: rooms.Quick) -> bool:
        """Whether a seat could be had; others may have been faster."""

        def take(seating: Seating) -> None:
            seat = next(iter(seating.open_seats()), 0)
            sit(seating, seat, guest_name(wanted.name), claim)

        try:
            await (await self.table(id)).arrange(claim.player, take)
        except (Late, Forbidden):
            return False
        return True

    async def rematch(self, player: str, id: str) -> str:
        """A table for the same people, where whoever asks is ready; everybody gets the same."""
        table = await self.table(id)
        await table.check_over(player)
        rematch = table.kept.rematch or await self._found_again(table)
        following = await self.table(rematch)
        with contextlib.suppress(Late, Forbidden):  # it has begun, or they have left it
            await following.arrange(player, lambda seating: set_ready(seating, player, True))
        return rematch

    async def _found_again(self, table: Table) -> str:
        old = table.kept
        again = found_again(old, f"rematch-{old.id}", table.log.header)
        rematch = await self._keep(again)
        await self.store.follow(old.id, rematch)
        table.follow(rematch)
        return rematch

    async def _keep(self, founded: Founded) -> str:
        kept = founded.kept
        self.offer.check(kept.game)
        clocks.keep_time(kept.seating, founded.written.asked, self._time())
        written = replace(founded.written, due=clocks.due(kept.seating))
        try:
            await self.store.create(kept, written)
        except Conflict:
            made = await self.store.made(kept.seating.creator, kept.request)
            if made is None:
                raise
            return made
        self._timekeeper.note(written.due)
        self.streams.tell(kept.seating.people())
        self.lobby.hear(kept.id, kept.seating.is_in_lobby())
        return kept.id


def table_card(summary: Summary, player: str) -> lobby.TableCard:
    seating, conduct = summary.seating, summary.seating.conduct
    own = [seat for seat in seating.seats_of(player) if seating.agent_at(seat) is None]
    due = clocks.due(seating, own)
    return lobby.TableCard(
        table=summary.id,
        game=summary.game,
        line=summary.length,
        waiting=seating.is_waiting,
        my_turn=any(seat in summary.asked for seat in own),
        over=not seating.is_waiting and not summary.asked,
        paused=conduct.is_paused,
        days=conduct.tempo is not None and conduct.tempo.kind == "days",
        due=None if due is None else due // clocks.MS,
        names=seating.names,
        updated=summary.updated,
    )


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


def hint_message(advised: Advised) -> answers.Hint:
    gains = [answers.Gain(rule, round(points, 1)) for rule, points in advised.gains.items()]
    share, points = round(advised.share, 3), round(advised.points, 1)
    return answers.Hint(advised.says, advised.visits, share, points, gains)
