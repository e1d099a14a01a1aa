"""Telling those who wait that there is something new to see."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator


class News:
    """Who waits for news, each with an event of their own."""

    def __init__(self) -> None:
        self._events: set[asyncio.Event] = set()

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


class Presence:
    """Who is here: how many pages each player has open."""

    def __init__(self) -> None:
        self._pages: Counter[str] = Counter()

    def __contains__(self, player: object) -> bool:
        return player in self._pages

    def come(self, player: str) -> bool:
        """Whether they were not here before."""
        self._pages[player] += 1
        return self._pages[player] == 1

    def go(self, player: str) -> bool:
        """Whether they are not here any more."""
        self._pages[player] -= 1
        if self._pages[player] == 0:
            del self._pages[player]
        return player not in self._pages
