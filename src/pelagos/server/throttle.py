"""How often something may be tried: by address, by account."""

import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

from pelagos.server.errors import TooMany
from pelagos.server.guests import Connection

REMEMBERED: Final = 10_000  # keys; the oldest are forgotten
HOUSEHOLD: Final = 64  # bits of an address of IPv6: whoever has one has all that begin so


def address_of(connection: Connection) -> str:
    """Where somebody comes from, as far as it distinguishes people."""
    host = "" if connection.client is None else connection.client.host
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

    def count(self, key: str) -> None:
        """One more; TooMany, and it does not count, where the bucket is full."""
        now = self._clock()
        empty = max(now, self._full.get(key, now)) + self._drip
        if empty - now > self._seconds + self._drip / 2:  # half a drop: numbers are rounded
            raise TooMany("too-many", {})
        self._full[key] = empty
        self._full.move_to_end(key)
        if len(self._full) > REMEMBERED:
            self._full.popitem(last=False)
