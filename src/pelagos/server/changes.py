"""One hub of changes: whoever changes something publishes it, whoever has to know subscribes."""

import asyncio
import contextlib
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

A_MOMENT: Final = 0.5  # seconds
Change = TypeVar("Change")


class TableMade(NamedTuple):
    """There is a new table."""

    table: str
    people: list[str]
    is_in_lobby: bool
    due: int | None  # when somebody's time runs out, in milliseconds since 1970


class ChangedElsewhere(NamedTuple):
    """Another process has changed a table, or its result was written."""

    table: str
    is_in_lobby: bool


class PresenceChanged(NamedTuple):
    """Somebody came to a table or went; ``is_ours``: in this process, where it is known."""

    table: str
    is_ours: bool


class PlayerChanged(NamedTuple):
    """What somebody is has changed: their tables look again."""

    player: str


class Missed(NamedTuple):
    """Other processes could not be heard for a while: anything may have changed."""


class Changes:
    """Who subscribes to a kind of change hears of each; hearers wake somebody, and never wait."""

    def __init__(self) -> None:
        self._hearers: defaultdict[type, list[Callable[[Any], None]]] = defaultdict(list)

    def subscribe(self, kind: type[Change], hear: Callable[[Change], None]) -> None:
        self._hearers[kind].append(hear)

    def publish(self, change: object) -> None:
        for hear in self._hearers[type(change)]:
            hear(change)


class Signal:
    """Who waits for news, each with an event of their own."""

    def __init__(self) -> None:
        self._events: set[asyncio.Event] = set()
        self._soon: asyncio.TimerHandle | None = None

    @contextlib.contextmanager
    def watch(self) -> Iterator[asyncio.Event]:
        """An event that is set whenever there is something new to see."""
        event = asyncio.Event()
        self._events.add(event)
        try:
            yield event
        finally:
            self._events.discard(event)

    def tell(self) -> None:
        for event in self._events:
            event.set()

    def tell_soon(self) -> None:
        """Once for all that happens within a moment."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(A_MOMENT, self._tell_now)

    def _tell_now(self) -> None:
        self._soon = None
        self.tell()


class Presence:
    """Who is here: how many pages each player has open; and for how long others are gone."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._began = clock()
        self._pages: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        self.elsewhere: Sequence[str] = ()  # those who have pages in other processes
        self.seen: Mapping[str, float] = {}  # when others were here last, in any process
        self._handles: dict[str, str | None] = {}

    def __contains__(self, player: object) -> bool:
        return player in self._pages or player in self.elsewhere

    def come(self, player: str, handle: str | None = None) -> bool:
        """Whether they had no page here before."""
        self._pages[player] += 1
        self._handles[player] = handle
        return self._pages[player] == 1

    def go(self, player: str) -> bool:
        """Whether they have no page here any more."""
        self._pages[player] -= 1
        if self._pages[player] == 0:
            del self._pages[player], self._handles[player]
            self._left[player] = self._clock()
        return player not in self._pages

    def gone_for(self, player: str) -> float:
        """Seconds since they were seen, or since we began to look; none where they are here."""
        if player in self:
            return 0.0
        left = max(self._left.get(player, 0), self.seen.get(player, 0))
        return self._clock() - (left or self._began)

    def beside(self, players: list[str]) -> dict[str, str | None]:
        """Everybody else who is here; with their handle, where they have one and are known."""
        here = dict.fromkeys(self.elsewhere) | self._handles
        return {player: handle for player, handle in here.items() if player not in players}
