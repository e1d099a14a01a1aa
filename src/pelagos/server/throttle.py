"""How often something may be tried: by address, by account."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

from pelagos.server.errors import TooMany

REMEMBERED: Final = 10_000  # keys; the oldest are forgotten


class Throttle:
    """Counts attempts under a key within the last ``seconds``."""

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._tried: OrderedDict[str, deque[float]] = OrderedDict()

    def count(self, key: str) -> None:
        """One more attempt; TooMany, and it does not count, where there were enough."""
        tried, now = self._tried.setdefault(key, deque()), self._clock()
        self._tried.move_to_end(key)
        while tried and tried[0] <= now - self._seconds:
            tried.popleft()
        if len(tried) >= self._most:
            raise TooMany("too-many", {})
        tried.append(now)
        if len(self._tried) > REMEMBERED:
            self._tried.popitem(last=False)

    def forget(self, key: str) -> None:
        """It went well: what was tried before does not matter any more."""
        self._tried.pop(key, None)
