"""Everybody who is connected: how many there may be, and by when each has to have said something.

uvicorn waits for ever for a request that has begun. Here the head and the body of a request have a
time of their own, counted from their beginning: a byte now and then does not prolong it.
"""

import asyncio
import contextlib
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from enum import Enum, auto
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Final, cast

import msgspec
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from pelagos.server import bounds
from pelagos.server.errors import Away, LongHead, Malformed, Rebuff, TooMany, TooSlow
from pelagos.server.http.problems import trouble_of
from pelagos.server.http.proxies import Proxies
from pelagos.server.messages.errors import Problem
from pelagos.server.throttle import household

PROXY: Final = ""  # the address of whoever brings others: it is not counted

log = logging.getLogger("pelagos")


class Crowd(ServerState):
    """The connections of this process."""

    def __init__(self, sockets: int, proxies: Proxies) -> None:
        super().__init__()
        self._most = min(bounds.CONNECTIONS, open_files() // 2)  # the rest is for everything else
        self._most_of_one = sockets + bounds.REQUESTS_AT_ONCE
        self._proxies = proxies
        self._of: Counter[str] = Counter()
        self._owing: dict[
            HttpConnection, float
        ] = {}  # until when; who keeps us waiting longest is first
        self._taking: dict[asyncio.Transport, float] = {}

    def enter(self, host: str) -> str:
        """Count one more connection; under which address, to be given back to ``leave``."""
        if len(self.connections) > self._most and not self._make_room():
            log.warning("there is no room for more connections than %d", self._most)
            raise Away("full", {"connections": self._most})
        if host in self._proxies:
            return PROXY
        address = household(host)
        if self._of[address] >= self._most_of_one:
            log.warning("%s has %d connections and gets no more", address, self._most_of_one)
            raise TooMany("too-many-connections", {"connections": self._most_of_one})
        self._of[address] += 1
        return address

    def leave(self, address: str) -> None:
        self._of[address] -= 1
        if self._of[address] <= 0:
            del self._of[address]

    def _make_room(self) -> bool:
        """Part with whoever has kept us waiting longest, if somebody does."""
        line = next(iter(self._owing), None)
        if line is None:
            return False
        log.warning("there are %d connections: idle ones make room", self._most)
        self.settle(line)
        line.transport.abort()
        return True

    def expect(self, line: "HttpConnection", seconds: float) -> None:
        """From now on a connection owes us something."""
        self.settle(line)
        self._owing[line] = time.monotonic() + seconds

    def settle(self, line: "HttpConnection") -> None:
        """It has said what it owed."""
        self._owing.pop(line, None)

    def offer(self, transport: asyncio.Transport) -> None:
        """More is sent over a connection than it has taken yet."""
        self._taking[transport] = time.monotonic() + bounds.TAKING_SECONDS

    def taken(self, transport: asyncio.Transport) -> None:
        self._taking.pop(transport, None)

    def hurry(self) -> None:
        """Part with everybody whose time is over."""
        now = time.monotonic()
        for line in [line for line, due in self._owing.items() if due <= now]:
            line.give_up()
        for transport in [each for each, due in self._taking.items() if due <= now]:
            self.taken(transport)
            transport.abort()


class Phase(Enum):
    """What a connection is about to say."""

    HEAD = auto()
    BODY = auto()
    NOTHING = auto()  # it waits for its answer
    ANOTHER = auto()  # it has its answer, and may ask for more
    OVER = auto()  # it has our last word; whatever it still says is discarded


class Parting:
    """A transport that its line closes in two steps, where the other end is not done yet."""

    def __init__(self, wire: asyncio.Transport, part: Callable[[], None]) -> None:
        self._wire = wire
        self._part = part
        self._is_silent = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._wire, name)

    def close(self) -> None:
        if self.is_closing():
            self._wire.close()
        else:
            self._part()

    def is_closing(self) -> bool:
        return self._is_silent or self._wire.is_closing()

    def fall_silent(self) -> None:
        """Send no more; the other end is still heard."""
        self._is_silent = True
        with contextlib.suppress(OSError):  # it has gone already
            self._wire.write_eof()


class HttpConnection(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Crowd)
        self._crowd = server_state
        self._address: str | None = None
        self._phase = Phase.HEAD
        self._head = 0  # bytes of a head that is not complete
        self._discarded = 0  # bytes of a request that came after its answer

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._wire, self._parting = transport, Parting(transport, self._part)
        super().connection_made(cast(asyncio.Transport, self._parting))
        try:
            self._address = self._crowd.enter(host_of(self))
        except Rebuff as error:
            self._tell(error)
            self._wire.close()  # whoever has too many connections lingers in none
        else:
            self._crowd.expect(self, bounds.HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._crowd.settle(self)
        self._crowd.taken(self.transport)
        if self._address is not None:
            self._crowd.leave(self._address)
            self._address = None

    # -- what is said ------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._is_answered():
            self._discarded += len(data)
            if self._discarded > bounds.DISCARDED_MB * bounds.MB:
                self.transport.abort()
                return
        if self._phase is Phase.OVER:
            return
        super().data_received(data)
        if self._phase is Phase.HEAD and not self.transport.is_closing():
            self._head += len(data)
            if self._head > bounds.HEAD_BYTES:
                self.refuse(LongHead("long-head", {"bytes": bounds.HEAD_BYTES}))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._phase is not Phase.HEAD:
            self._await(Phase.HEAD, bounds.HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head = self._discarded = 0
        self._await(Phase.BODY, bounds.BODY_SECONDS)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._phase = Phase.NOTHING
        self._crowd.settle(self)
        self._rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._rest()

    def _rest(self) -> None:
        """Where all is said and answered, the next request may take its time."""
        request: RequestResponseCycle | None = self.cycle
        if request and request.response_complete and self._phase is Phase.NOTHING:
            self._await(Phase.ANOTHER, bounds.IDLE_SECONDS)

    def _await(self, phase: Phase, seconds: float) -> None:
        self._phase = phase
        self._crowd.expect(self, seconds)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        self.transport = self._wire
        super().handle_websocket_upgrade()

    # -- what is not granted -----------------------------------------------------------------

    def give_up(self) -> None:
        """Whoever has begun to say something is told why."""
        is_body = self._phase is Phase.BODY
        has_begun = not self.cycle.response_started if is_body else self._head > 0
        if has_begun and not self.transport.is_closing():
            seconds = bounds.BODY_SECONDS if is_body else bounds.HEAD_SECONDS
            self.refuse(TooSlow("too-slow", {"seconds": seconds}))
        else:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        self.refuse(Malformed("malformed", {}))

    def refuse(self, error: Rebuff) -> None:
        """The one error shape, for what never becomes a request."""
        self._tell(error)
        self._linger()
        self._crowd.expect(self, bounds.LINGER_SECONDS)

    def _tell(self, error: Rebuff) -> None:
        request: RequestResponseCycle | None = self.cycle
        if request is None or request.response_complete or not request.response_started:
            self.transport.write(written(error))

    # -- how it ends -------------------------------------------------------------------------

    def _is_answered(self) -> bool:
        """Whether what still comes belongs to a request that has its answer."""
        is_early = self._phase is Phase.BODY and self.cycle.response_complete
        return is_early or self._phase is Phase.OVER

    def _part(self) -> None:
        """Nothing more is to be sent."""
        if self._phase is Phase.BODY:
            self._linger()
        else:
            self._wire.close()

    def _linger(self) -> None:
        """Send no more, and discard what comes until the other end has closed, too.

        Closing with bytes unread resets the connection, and the answer may be lost: a proxy then
        says 502, and takes this process for dead.
        """
        self._phase = Phase.OVER
        self._parting.fall_silent()
        self.flow.resume_reading()
        request: RequestResponseCycle | None = self.cycle
        if request and not request.response_complete:
            request.disconnected = True
            request.message_event.set()

    # -- what is heard -----------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._crowd.offer(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._crowd.taken(self.transport)


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket; it lives as long as it answers pings."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, Crowd)
        self._crowd = server_state
        self._address: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = self._crowd.enter(host_of(self))  # the place that it had as a request

    def connection_lost(self, exc: Exception | None) -> None:
        self._crowd.taken(self.transport)
        if self._address is not None:
            self._crowd.leave(self._address)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._crowd.offer(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._crowd.taken(self.transport)


def host_of(connection: HttpConnection | Socket) -> str:
    return "" if connection.client is None else connection.client[0]


def written(error: Rebuff) -> bytes:
    """A whole answer that says no, and that the connection ends with it."""
    return composed(error.status, error.key, tuple(error.facts.items()))


@lru_cache  # whoever floods us hears the same again and again
def composed(status: int, key: str, facts: tuple[tuple[str, str | int], ...]) -> bytes:
    body = msgspec.json.encode(Problem(trouble_of(Rebuff(key, dict(facts)))))
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
        "content-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


def open_files() -> int:
    """How many files and connections this process may have open."""
    if sys.platform == "win32":
        return 2 * bounds.CONNECTIONS
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 2 * bounds.CONNECTIONS if soft == resource.RLIM_INFINITY else soft


def open_more_files() -> None:
    """As many as the system lets us."""
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 2 * bounds.CONNECTIONS if hard == resource.RLIM_INFINITY else hard
    with contextlib.suppress(ValueError, OSError):  # a system may allow less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
