"""Streams for programs: what happens at one's tables, line by line, for as long as one listens."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncGenerator, Iterable, Iterator
from typing import Final, Literal

import msgspec
from msgspec import Struct

from pelagos.server.changes import Signal
from pelagos.server.errors import TooMany
from pelagos.server.messages import tokens
from pelagos.server.model import Summary
from pelagos.server.store.store import Store
from pelagos.server.table.table import Table

SILENCE: Final = 6.0  # seconds after which an empty line says that we are still there
TABLES: Final = 100  # the latest, which are watched for events
MOST: Final = 30  # streams that one player may have open
STILL_HERE: Final = b"\n"

Lines = AsyncGenerator[bytes, None]
Kind = Literal["gameStart", "yourTurn", "gameFinish"]


class Feeds:
    """The open streams: what wakes them, and what ends them."""

    def __init__(self, store: Store, closing: asyncio.Event, silence: float = SILENCE) -> None:
        self._store = store
        self._silence = silence
        self._news: dict[str, Signal] = {}
        self._open: Counter[str] = Counter()
        self._changed: set[str] = set()  # by other processes
        self._finding: asyncio.Task[None] | None = None
        self._closing = closing

    def tell(self, players: Iterable[str]) -> None:
        """Something has changed at a table of these players."""
        for player in players:
            if player in self._news:
                self._news[player].tell()

    def look_again(self) -> None:
        """News may have been missed."""
        self.tell([*self._news])

    def hear(self, table: str) -> None:
        """Another process has changed a table; whose it is, the store knows."""
        if self._news:
            self._changed.add(table)
            self._finding = self._finding or asyncio.create_task(self._find())

    async def _find(self) -> None:
        try:
            while self._changed:
                tables, self._changed = [*self._changed], set()
                self.tell(await self._store.people_at(tables))
        finally:
            self._finding = None

    @contextlib.contextmanager
    def _counted(self, player: str) -> Iterator[None]:
        self._open[player] += 1
        try:
            yield
        finally:
            self._open[player] -= 1
            if not self._open[player]:
                del self._open[player]
                self._news.pop(player, None)

    def check(self, player: str) -> None:
        """TooMany where a player listens often enough."""
        if self._open[player] >= MOST:
            raise TooMany("too-many", {})

    async def _wait(self, news: asyncio.Event) -> Literal["news", "silence", "end"]:
        """What comes first: news, a silence that is too long, or the end."""
        waits = {asyncio.create_task(each.wait()) for each in (news, self._closing)}
        try:
            done, _ = await asyncio.wait(
                waits, timeout=self._silence, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            for each in waits:
                each.cancel()
        if self._closing.is_set():
            return "end"
        return "news" if done else "silence"

    # -- what is said ------------------------------------------------------------------------

    async def events(self, player: str) -> Lines:
        """What there is to know at one's tables, then what is new."""
        watch = Feed(player)
        with self._counted(player), self._news.setdefault(player, Signal()).watch() as news:
            heard = "news"
            while heard != "end":
                if heard == "silence":
                    yield STILL_HERE
                else:
                    news.clear()
                    for event in watch.look(await self._store.mine(player, TABLES)):
                        yield line_of(event)
                heard = await self._wait(news)

    async def table(self, table: Table, player: str, seat: int | None) -> Lines:
        """All of a table, then how it looks after every change, until the game is over."""
        with self._counted(player), table.watch(player) as news:
            news.clear()
            view = await table.view(player, seat, 0)
            yield line_of(tokens.TableEvent("gameFull", view))
            while not view.over:
                heard = await self._wait(news)
                if heard == "end":
                    return
                if heard == "silence":
                    yield STILL_HERE
                    continue
                news.clear()
                view = await table.view(player, seat, view.line)
                yield line_of(tokens.TableEvent("gameState", view))


class Reported(Struct, frozen=True):
    """What somebody was told of a table."""

    has_begun: bool
    is_over: bool
    turn: int | None  # the line at which it was their turn


class Feed:
    """What one player was told so far, and what there is to tell."""

    def __init__(self, player: str) -> None:
        self._player = player
        self._known: dict[str, Reported] | None = None

    def look(self, tables: Iterable[Summary]) -> list[tokens.StreamEvent]:
        """The news; at first every game that is being played."""
        is_first, known = self._known is None, self._known or {}
        events, self._known = [], dict(known)
        for table in tables:
            before = known.get(table.id) or Reported(False, is_first and is_over(table), None)
            self._known[table.id] = after = self._after(table)
            events += [self._event(kind, table) for kind in news(before, after)]
        return events

    def _after(self, table: Summary) -> Reported:
        is_asked = self._seat(table) in table.asked
        turn = table.length if is_asked else None
        return Reported(not table.seating.is_waiting, is_over(table), turn)

    def _seat(self, table: Summary) -> int:
        """The own seat; with several, one that is asked."""
        own = table.seating.seats_of(self._player)
        return next((seat for seat in own if seat in table.asked), own[0])

    def _event(self, kind: Kind, table: Summary) -> tokens.StreamEvent:
        return tokens.StreamEvent(kind, table.id, table.game, self._seat(table), table.length)


def news(before: Reported, after: Reported) -> list[Kind]:
    if before.is_over:
        return []
    found: list[Kind] = ["gameStart"] if after.has_begun and not before.has_begun else []
    if after.turn is not None and after.turn != before.turn:
        found.append("yourTurn")
    if after.is_over:
        found.append("gameFinish")
    return found


def is_over(table: Summary) -> bool:
    return not table.seating.is_waiting and not table.asked


def line_of(event: Struct) -> bytes:
    return msgspec.json.encode(event) + b"\n"
