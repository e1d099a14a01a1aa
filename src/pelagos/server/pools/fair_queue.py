"""Who comes next where many wait for a few places: urgent ones first, then turn about.

Whoever waits does so under a path, from the widest to the narrowest: an address, a person, a table.
Turn about goes by the first part of it, among those with the same by the next, and so on: however
many tables somebody has, they all share what that person has.
"""

import asyncio
import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from typing import Final, Generic, TypeVar

T = TypeVar("T")
Path = tuple[str, ...]

EVERYBODY: Final[Path] = ()  # for those who do not tell people apart: first come, first served


class TurnAbout(Generic[T]):
    """A queue of those who come here, and of one queue for each that begins a path."""

    def __init__(self) -> None:
        self._here: deque[T] = deque()
        self._further: OrderedDict[str, TurnAbout[T]] = OrderedDict()  # whose turn it is first

    def __bool__(self) -> bool:
        return bool(self._here or self._further)

    def __len__(self) -> int:
        return len(self._here) + sum(map(len, self._further.values()))

    def put(self, path: Path, item: T) -> None:
        if path:
            self._further.setdefault(path[0], TurnAbout()).put(path[1:], item)
        else:
            self._here.append(item)

    def pop(self) -> T:
        """The next one; whoever shares its path comes again after everybody else."""
        if self._here:
            return self._here.popleft()
        key, queue = self._further.popitem(last=False)
        item = queue.pop()
        if queue:
            self._further[key] = queue
        return item

    def remove(self, path: Path, item: T) -> None:
        if not path:
            self._here.remove(item)
            return
        queue = self._further[path[0]]
        queue.remove(path[1:], item)
        if not queue:
            del self._further[path[0]]

    def __iter__(self) -> Iterator[T]:
        """All of them, in the order in which they would come if nobody else did."""
        yield from self._here
        rest = OrderedDict((key, iter(queue)) for key, queue in self._further.items())
        while rest:
            key, queue = rest.popitem(last=False)
            for item in queue:
                yield item
                rest[key] = queue
                break


class Closed(Exception):
    """Nobody gets a place any more."""


class FairQueue:
    """Lends places. Who is not urgent leaves the last one to those who are."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._taken: Counter[bool] = Counter()  # by whether they are urgent
        self._waiting: dict[bool, TurnAbout[asyncio.Future[None]]]
        self._waiting = {True: TurnAbout(), False: TurnAbout()}
        self._paths: dict[asyncio.Future[None], Path] = {}  # of those who wait
        self._is_closed = False

    @contextlib.asynccontextmanager
    async def place(self, path: Path = EVERYBODY, is_urgent: bool = True) -> AsyncIterator[None]:
        """Wait for a place, and give it back; Closed where there is none to be had."""
        if self._is_closed:
            raise Closed
        granted = asyncio.get_running_loop().create_future()
        self._waiting[is_urgent].put(path, granted)
        self._paths[granted] = path
        self._lend()
        try:
            await asyncio.wait([granted])  # who gives up must not end what was granted meanwhile
            granted.result()
            yield
        finally:
            if self._paths.pop(granted, None) is None:
                self._taken[is_urgent] -= 1
            else:  # whoever gave up, or was sent away
                self._waiting[is_urgent].remove(path, granted)
            self._lend()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._paths)

    def numbers(self) -> dict[Path, int]:
        """When each path that waits comes next, as it looks now: 1, if nobody does before."""
        found: dict[Path, int] = {}
        order = [*self._waiting[True], *self._waiting[False]]
        for number, granted in enumerate(order, start=1):
            found.setdefault(self._paths[granted], number)
        return found

    def close(self) -> None:
        """Send everybody away who waits."""
        self._is_closed = True
        for granted in self._paths:
            if not granted.cancelled():
                granted.set_exception(Closed())

    def _lend(self) -> None:
        while (is_urgent := self._next()) is not None:
            granted = self._waiting[is_urgent].pop()
            del self._paths[granted]
            self._taken[is_urgent] += 1
            if not granted.cancelled():  # whoever has just given up gives it back
                granted.set_result(None)

    def _next(self) -> bool | None:
        """Whether somebody urgent comes next, or somebody else; None: nobody can."""
        if self._is_closed or self._taken.total() >= self._places:
            return None
        if self._waiting[True]:
            return True
        may = self._waiting[False] and self._taken[False] < max(1, self._places - 1)
        return False if may else None
