"""Tables at which only computers play: they are played as far as there is room, in turn.

The others wait asleep: nothing of them is in memory but their place in the queue.
"""

import contextlib
from collections.abc import AsyncIterator
from weakref import WeakValueDictionary

from pelagos.server.bounds import AWAKE_TABLES, AWAKE_TABLES_OF_ADDRESS
from pelagos.server.pools.fair_queue import FairQueue, Path


class Unattended:
    """The places for such tables: so many in all, and so many for each address."""

    def __init__(self) -> None:
        self._all = FairQueue(AWAKE_TABLES)
        self._each: WeakValueDictionary[str, FairQueue] = WeakValueDictionary()  # by address

    @contextlib.asynccontextmanager
    async def place(self, path: Path) -> AsyncIterator[None]:
        """Wait for a place of the address, then for one in all; Closed after the end."""
        own = self._each.setdefault(path[0], FairQueue(AWAKE_TABLES_OF_ADDRESS))
        async with own.place(path[1:]), self._all.place(path):
            yield

    def numbers(self) -> dict[Path, int]:
        """How far each path that waits is from its turn, if all addresses have the same."""
        found = self._all.numbers()
        for address, queue in list(self._each.items()):
            found |= {(address, *path): number for path, number in queue.numbers().items()}
        return found

    def close(self) -> None:
        """Send everybody away who waits."""
        for queue in (self._all, *list(self._each.values())):
            queue.close()
