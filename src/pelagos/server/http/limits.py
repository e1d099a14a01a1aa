"""How much one address may ask for: requests, new tables, hints, guesses, sockets."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from litestar import Request, Response
from litestar.handlers import BaseRouteHandler

from pelagos.server.bounds import MEGABYTE, ROW_BYTES, TABLE_BYTES, UNSAID_BYTES
from pelagos.server.errors import Missing, TooMany
from pelagos.server.http import problems
from pelagos.server.settings import Settings
from pelagos.server.throttle import Bucket, Connection, Throttle, address_of

A_MINUTE: Final = 60
A_DAY: Final = 24 * 60 * A_MINUTE
KEEPING: Final = ("POST", "PUT")
MAKING: Final = ("/api/tables", "/api/records", "/api/boxes", "/api/quick")


def size_of(connection: Connection) -> int:
    """What may be kept of a request: its body, whole, and what goes with each row."""
    said = connection.headers.get("content-length", "")
    return ROW_BYTES + (int(said) if said.isdecimal() else UNSAID_BYTES)


class Limits:
    """Counts by address; whoever asks for too much is told so and has to wait."""

    def __init__(self, settings: Settings) -> None:
        self._requests = Bucket(settings.requests_per_minute, A_MINUTE)
        self._made = Throttle(settings.tables_per_minute, A_MINUTE)
        self._hints = Throttle(settings.hints_per_minute, A_MINUTE)
        self._guesses = Throttle(settings.guesses_per_minute, A_MINUTE)
        self._megabytes = settings.megabytes_per_day
        self._kept = Bucket(settings.megabytes_per_day * MEGABYTE, A_DAY)
        self._most_sockets = settings.sockets
        self._sockets: Counter[str] = Counter()

    async def check(self, connection: Connection, _: BaseRouteHandler) -> None:
        """Before every request to the interface; sockets are counted while they are open."""
        path, method = str(connection.scope["path"]), connection.scope.get("method")
        if method is None or not path.startswith("/api/"):
            return
        address = address_of(connection)
        self._requests.count(address)
        self._guesses.check(address)
        if method in KEEPING:
            self._keep(address, size_of(connection))
        if method == "POST" and (path in MAKING or path.endswith("/rematch")):
            self._made.count(address)
            self._keep(address, TABLE_BYTES)
        if path.endswith("/hint"):
            self._hints.count(address)

    def count(self, connection: Connection, size: int) -> None:
        """One more answer of that size, over a socket that is open."""
        address = address_of(connection)
        self._requests.count(address)
        self._keep(address, ROW_BYTES + size)

    def _keep(self, address: str, size: int) -> None:
        try:
            self._kept.count(address, size)
        except TooMany:
            raise TooMany("too-many-bytes", {"megabytes": self._megabytes}) from None

    def missed(self, request: Request[Any, Any, Any], error: Missing) -> Response[Any]:
        """There is no such thing: perhaps somebody is guessing."""
        self.guessed(request)
        return problems.refused_content(request, error)

    def guessed(self, connection: Connection) -> None:
        self._guesses.note(address_of(connection))

    @contextmanager
    def socket(self, connection: Connection) -> Iterator[None]:
        """While a socket is open; TooMany where the address has enough of them."""
        address = address_of(connection)
        self._requests.count(address)
        self._guesses.check(address)
        if self._sockets[address] >= self._most_sockets:
            raise TooMany("too-many", {})
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
