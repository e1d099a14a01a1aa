"""How often something may be tried: by address, by account."""

import contextlib
import ipaddress
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from typing import Any, Final

from litestar.connection import ASGIConnection

from pelagos.server.errors import Away, TooMany

Connection = ASGIConnection[Any, Any, Any, Any]

REMEMBERED: Final = 10_000  # keys; the oldest are forgotten
HOUSEHOLD: Final = 64  # bits of an address of IPv6: whoever has one has all that begin so


def address_of(connection: Connection) -> str:
    """Where somebody comes from, as far as it distinguishes people."""
    return household("" if connection.client is None else connection.client.host)


def household(host: str) -> str:
    """An address of IPv4, or the network that somebody has who has one of IPv6."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4 or address.ipv4_mapped is not None:
        return host
    return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))


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
        self.check(key)
        self.note(key)

    def check(self, key: str) -> None:
        """TooMany where there were enough attempts."""
        tried, now = self._tried.get(key, deque()), self._clock()
        while tried and tried[0] <= now - self._seconds:
            tried.popleft()
        if len(tried) >= self._most:
            raise TooMany("too-many", {})

    def note(self, key: str) -> None:
        """One more attempt, whether it may be or not; of too many the last are remembered."""
        tried = self._tried.setdefault(key, deque(maxlen=self._most))
        tried.append(self._clock())
        self._tried.move_to_end(key)
        if len(self._tried) > REMEMBERED:
            self._tried.popitem(last=False)

    def forget(self, key: str) -> None:
        """It went well: what was tried before does not matter any more."""
        self._tried.pop(key, None)


class Bucket:
    """The same for what happens often: so many at once, then as they drip, in one number each."""

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._drip = seconds / most
        self._seconds = seconds
        self._clock = clock
        self._full: OrderedDict[str, float] = OrderedDict()  # when it will be empty again

    def count(self, key: str, drops: int = 1) -> None:
        """So much more; TooMany, and it does not count, where there is no room for it."""
        now = self._clock()
        empty = max(now, self._full.get(key, now)) + self._drip * drops
        if empty - now > self._seconds + self._drip / 2:  # half a drop: numbers are rounded
            raise TooMany("too-many", {})
        self._full[key] = empty
        self._full.move_to_end(key)
        if len(self._full) > REMEMBERED:
            self._full.popitem(last=False)


class AtOnce:
    """How many may wait for the same at once: in all, and of those from one address."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._waiting: Counter[str] = Counter()

    @contextlib.contextmanager
    def joined(self, address: str) -> Iterator[None]:
        """While one more waits; TooMany or Away where there are enough."""
        if self._waiting[address] >= self._most_each:
            raise TooMany("too-many-waiting", {"most": self._most_each})
        if self._waiting.total() >= self._most:
            raise Away("busy", {"most": self._most})
        self._waiting[address] += 1
        try:
            yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
