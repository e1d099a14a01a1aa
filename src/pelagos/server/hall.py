"""The hall: every table there is. Those in use are at hand, the others in the store."""

import asyncio
import contextlib
import logging
import re
from collections import OrderedDict
from typing import Final
from weakref import WeakValueDictionary

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from pelagos.kernel.contract import Seat
from pelagos.kernel.errors import PelagosError
from pelagos.server import clocks, metrics
from pelagos.server.accounts import Accounts
from pelagos.server.attendance import Attendance
from pelagos.server.chat import Chats
from pelagos.server.ending import finish, rest
from pelagos.server.errors import Forbidden, Late, no_table
from pelagos.server.farewell import depart
from pelagos.server.founding import Founded, found, found_again, guest_name
from pelagos.server.letters import Letters
from pelagos.server.limits import Limits
from pelagos.server.lobby import Lobby
from pelagos.server.mail import Post
from pelagos.server.messages import answers, lobby, rooms
from pelagos.server.minds import Advised, Minds
from pelagos.server.passkeys import Passkeys
from pelagos.server.reckoning import Reckoning
from pelagos.server.reminders import Reminders
from pelagos.server.seating import set_ready, sit
from pelagos.server.settings import Settings, data_folder, database_url, make_folder
from pelagos.server.store.bus import DIED, IN_LOBBY, PRESENCE, TABLE, Note
from pelagos.server.store.kept import Claim, Kept, Seating, Summary
from pelagos.server.store.people import Account
from pelagos.server.store.store import Conflict, Store, now
from pelagos.server.streams import Streams
from pelagos.server.table import Table
from pelagos.server.timekeeper import Timekeeper
from pelagos.server.turns import Turns

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

    def __init__(self, settings: Settings, time: clocks.Time = clocks.milliseconds) -> None:
        self.settings = settings
        self._time = time
        self.store = Store(database_url(settings))
        self.limits = Limits(settings)
        self.accounts = Accounts(self.store.people, self.store.doors, settings.sign_ins_per_minute)
        self.passkeys = Passkeys(self.store, self.accounts)
        self.chats = Chats(self.store.talk, settings.chat_per_minute)
        self.lobby = Lobby(self.store)
        minds = Minds(settings.workers)
        self._turns = Turns(minds, self.store.claims, settings.thinking, settings.pause)
        self._timekeeper = Timekeeper(self.store, self.table, time)
        self._reckoning = Reckoning(self.store)
        self._attendance = Attendance(self.store)
        self.restart = asyncio.Event()  # we are about to stop; whoever watches, come back
        self.streams = Streams(self.store, self.restart)
        post = Post(settings)
        self.letters = Letters(self.store.addresses, post)
        self._reminders = Reminders(self.store, post, settings.mail_after, time)
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._missed: set[str] = set()  # tables that have changed while they were opened
        self._in_use: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._at_hand: OrderedDict[str, Table] = OrderedDict()
        self._caring: asyncio.Task[None] | None = None
        self._ending = asyncio.Event()
        self._is_caretaker = False
        self._broken: set[str] = set()  # tables that cannot be opened
        bus = self.store.bus
        metrics.watch(lambda: len(self._in_use), lambda: bus.is_listening)
        self.store.bus.listen(TABLE, self._hear)
        self.store.bus.listen(PRESENCE, self._hear_presence)
        self.store.bus.after_a_gap(self._look_again)

    async def open(self) -> None:
        if not self.settings.database:
            make_folder(data_folder(self.settings))
        await self.store.open()
        await self.store.claims.check()
        await self.store.bus.open()
        self._attendance.open()
        self._caring = asyncio.create_task(self._care())
        self._timekeeper.start()
        self._reckoning.open()
        self._reminders.open()

    async def trouble(self) -> str | None:
        """Why nobody should be sent to this process now; None: nothing."""
        if self.restart.is_set():
            return "restarting"
        return await self.store.trouble()

    async def close(self) -> None:
        await self._timekeeper.close()
        await self._turns.close()
        self._ending.set()
        await finish(self._caring)
        await self._reminders.close()
        await self._reckoning.close()
        await self._attendance.close()
        await self.store.bus.close()  # so that no table looks again after this
        await asyncio.gather(*[table.close() for table in list(self._in_use.values())])
        await self.store.close()

    # -- other processes ---------------------------------------------------------------------

    def _hear(self, note: Note) -> None:
        """A table has changed; by this process, which knows already, or another one."""
        if note.sender != self.store.bus.number:
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

    async def _care(self) -> None:
        """Again and again, look after what processes that died have left behind."""
        idle = 0  # at the start, whoever was thinking may be gone
        while not self._ending.is_set():
            try:
                await self._make_a_round(now() - idle)
                idle = ROUND
            except (PelagosError, OSError, SQLAlchemyError) as error:
                log.warning("nobody looks after the tables for now: %s", type(error).__name__)
            await rest(self._ending, ROUND)

    async def _make_a_round(self, until: int) -> None:
        """One process does it for all; another one takes over when that one dies."""
        claims = self.store.claims
        if not await claims.check():
            self._is_caretaker = False
            self._attendance.again()
        self._is_caretaker = self._is_caretaker or await claims.take(CARETAKER)
        if self._is_caretaker:
            await self.store.forget_the_dead()
            for id in await self.store.thinking(until, ABANDONED):
                await self._resume(id)

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
            table = self._set_up(kept)
            self._in_use[id] = table
            if id in self._missed:
                table.hear()
            return table
        finally:
            del self._opening[id]
            self._missed.discard(id)

    def _set_up(self, kept: Kept) -> Table:
        absence = self.settings.absence
        return Table(self.store, kept, self._changed, self._attendance, absence, self._time)

    def _changed(self, table: Table) -> None:
        self._turns.look_at(table)
        self._timekeeper.note(clocks.due(table.kept.seating))
        self._reckoning.look_at(table)
        self.streams.tell(table.kept.seating.people())
        self.lobby.hear(table.kept.id, table.kept.seating.is_in_lobby())

    async def mine(self, player: str) -> list[lobby.TableCard]:
        return [table_card(each, player) for each in await self.store.mine(player, LISTED)]

    async def hint(self, player: str, id: str, seat: Seat) -> list[answers.Hint]:
        """What a search would answer for an own seat of ``player``."""
        table = await self.table(id)
        advised = await self._turns.hint(table, await table.looked_at(player, seat))
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

    # -- making ------------------------------------------------------------------------------

    async def create(self, player: str, new: rooms.NewTable, handle: str | None = None) -> str:
        """A new table; the same one again where the request is repeated."""
        return await self._keep(found(player, new, handle))

    async def quick(self, claim: Claim, wanted: rooms.Quick) -> str:
        """A seat at the first table that waits for anybody, or a new one that does."""
        async with self.store.claims.hold(MATCHING):  # of two who come at once, one finds the other
            return await self._quick(claim, wanted)

    async def _quick(self, claim: Claim, wanted: rooms.Quick) -> str:
        player = claim.player
        if made := await self.store.made(player, wanted.request):
            return made
        for each in await self.lobby.for_anybody(wanted):
            if player in each.seating.people() or await self._join(each.id, claim, wanted):
                return each.id
        return await self._keep(found(player, for_anybody(wanted), claim.handle))

    async def _join(self, id: str, claim: Claim, wanted: rooms.Quick) -> bool:
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
        wanted.game, wanted.request, [me, *others], visibility="open", begins="full"
    )


def hint_message(advised: Advised) -> answers.Hint:
    gains = [answers.Gain(rule, round(points, 1)) for rule, points in advised.gains.items()]
    share, points = round(advised.share, 3), round(advised.points, 1)
    return answers.Hint(advised.says, advised.visits, share, points, gains)
