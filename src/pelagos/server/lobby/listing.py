"""The lobby: the open tables, those that wait for people and those that can be watched."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.options import recorded, settle
from pelagos.server.changes import Signal
from pelagos.server.messages import lobby, rooms
from pelagos.server.model import Summary
from pelagos.server.ratings import QUICK
from pelagos.server.seating import clocks
from pelagos.server.store.presence import Visit
from pelagos.server.store.store import Store, now
from pelagos.server.table.storage import box_name, is_own_box

WAITING: Final = 100  # tables shown
LISTED: Final = 50  # in the list of somebody's own
PLAYING: Final = 20
A_DAY: Final = 24 * 60 * 60  # tables where nothing happened for longer are not shown
AN_HOUR: Final = 60 * 60
FRESH: Final = 10  # seconds after a change in which people are taken to be there: pages open


class Listing:
    """What is shown of open tables, and those who look at it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._news = Signal()
        self._shown: lobby.Lobby | None = None
        self._listed: set[str] = set()
        self._changes = 0

    async def look(self) -> lobby.Lobby:
        """The open tables; looked up once for everybody until something changes."""
        if self._shown is not None:
            return self._shown
        changes = self._changes
        waiting = await self._store.waiting(now() - A_DAY, WAITING)
        playing = await self._store.playing(now() - AN_HOUR, PLAYING)
        here = await self._store.present([each.id for each in [*waiting, *playing]])
        shown = lobby.Lobby(
            [card(each, here) for each in waiting], [card(each, here) for each in playing]
        )
        self._listed = {summary.id for summary in waiting}
        if changes == self._changes:  # else whoever waits for news looks again
            self._shown = shown
        return shown

    async def mine(self, player: str) -> list[lobby.TableCard]:
        """The tables at which somebody sits, those that changed last first."""
        return [table_card(each, player) for each in await self._store.mine(player, LISTED)]

    # -- news --------------------------------------------------------------------------------

    @contextmanager
    def watch(self) -> Iterator[asyncio.Event]:
        with self._news.watch() as event:
            yield event

    def hear(self, id: str, is_in_lobby: bool) -> None:
        """A table has changed: that matters where it is shown, or has to be now."""
        if is_in_lobby or id in self._listed:
            self.look_again()

    def look_again(self) -> None:
        self._shown = None
        self._changes += 1
        self._news.tell()

    # -- quick match -------------------------------------------------------------------------

    async def for_anybody(self, wanted: rooms.Quick) -> list[Summary]:
        """Usual tables that wait for anybody, oldest first; for live games with people there."""
        waiting = await self._store.waiting(now() - A_DAY, WAITING)
        here = await self._store.present([each.id for each in waiting])
        fitting = [each for each in reversed(waiting) if fits(each, wanted)]
        return [each for each in fitting if wanted.pace == "days" or is_manned(each, here)]


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


def card(summary: Summary, here: set[Visit]) -> lobby.LobbyTable:
    return lobby.LobbyTable(
        table=summary.id,
        game=summary.game,
        seats=seats(summary, here),
        options=options_of(summary.game, summary.header),
        box_name=box_name(summary.box.text),
        own_box=is_own_box(summary.game, summary.box),
        tempo=summary.seating.conduct.tempo,
        updated=summary.updated,
    )


def seats(summary: Summary, here: set[Visit]) -> list[lobby.LobbySeat]:
    seating = summary.seating
    return [
        lobby.LobbySeat(
            name=name,
            kind=seating.chairs[seat].kind,
            is_open=seating.is_open(seat),
            is_program=seat in seating.claims and seating.claims[seat].is_program,
            is_here=seating.chairs[seat].kind == "agent"
            or (summary.id, seating.owner(seat)) in here,
        )
        for seat, name in enumerate(seating.names)
    ]


def is_manned(summary: Summary, here: set[Visit]) -> bool:
    is_fresh = summary.updated >= now() - FRESH
    return is_fresh or all((summary.id, player) in here for player in summary.seating.people())


def options_of(game: str, header: str) -> dict[str, str]:
    """All of them, those that came after the table was made too."""
    written: dict[str, str] = record.parsed(header, 1)["options"]
    is_known = game in shelf.registry().known
    return recorded(shelf.find(game), written) if is_known else written


def fits(summary: Summary, wanted: rooms.Quick) -> bool:
    """Whether it begins by itself, with the usual options and box, and as many players."""
    seating, seats = summary.seating, len(summary.seating.chairs)
    if (summary.game, seats) != (wanted.game, wanted.players) or seating.begins != "full":
        return False
    if seating.conduct.tempo != QUICK[wanted.pace]:
        return False
    usual = settle(shelf.find(wanted.game), seats, {})
    options = options_of(summary.game, summary.header)
    return options == usual and not is_own_box(summary.game, summary.box)
