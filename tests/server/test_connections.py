"""Connections: each has its time, one address has so many, and who plays is never in the way."""

import json
import logging
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import psutil
import pytest

from pelagos.cli.serve import GRACE
from pelagos.server import bounds
from pelagos.server.access_log import Sparing
from tests import dealing
from tests.conftest import Server
from tests.server.visitors import ME, Visitor
from tests.server.wire import Wire

pytestmark = pytest.mark.xdist_group("connections")

HEAD, BODY, LINGER, TAKING, IDLE = 1, 2, 2, 2, 3
HASTY = f"HEAD_SECONDS={HEAD} BODY_SECONDS={BODY} TAKING_SECONDS={TAKING} IDLE_SECONDS={IDLE}"
HASTY += f" LINGER_SECONDS={LINGER}"
MANY = 200
LATE = 2.5  # seconds more, on a busy machine
ASK = b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n"
HAND_IN = (
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    b"Content-Length: 60000\r\n"
)
ELSEWHERE = b"Origin: http://elsewhere.example\r\n"
RECORD = b"POST /api/records HTTP/1.1\r\nHost: here\r\nContent-Length: %d\r\n"
PIECE = bytes(16 * bounds.KB)
REST = 1000 * PIECE  # more than anything takes
REFUSED_EARLY = {  # what is sent until the server has answered, and the status of its answer
    "too large": (RECORD % len(REST) + b"\r\n" + PIECE, 413),
    "too many pieces": (
        b"POST /api/records HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
        + 17 * (b"4000\r\n" + PIECE + b"\r\n"),
        413,
    ),
    "from elsewhere, for once": (
        RECORD % len(REST) + ELSEWHERE + b"Connection: close\r\n\r\n" + PIECE,
        403,
    ),
    "from elsewhere, as of old": (
        RECORD.replace(b"/1.1", b"/1.0") % len(REST) + ELSEWHERE + b"\r\n" + PIECE,
        403,
    ),
    "a head without end": (b"POST / HTTP/1.1\r\nX-Long: " + b"a" * 5 * len(PIECE), 431),
    "no request": (b"\x16\x03\x01\r\n\r\n" + PIECE, 400),
}


class Line:
    """One connection, of which nothing is taken for granted."""

    def __init__(self, url: str, host: str = "127.0.0.2") -> None:
        parts = urlsplit(url)
        self.line = socket.socket()
        self.line.bind((host, 0))
        self.line.settimeout(20)
        self.line.connect((parts.hostname or "", parts.port or 0))
        self.began = time.monotonic()

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def ask(self) -> int:
        """The status of an answer to a small question."""
        self.line.sendall(ASK)
        heard = b""
        while not heard.endswith(b"}"):
            more = self.line.recv(65536)
            assert more, "the server has ended this connection"
            heard += more
        return int(heard.split()[1])

    def drip(self, drop: bytes, every: float = 0.2) -> bytes:
        """What is said in the end to somebody who sends a byte now and then; 20 s at most."""
        self.line.settimeout(every)
        heard = b""
        while time.monotonic() < self.began + 20:
            with suppress(TimeoutError, BrokenPipeError, ConnectionResetError):
                self.line.sendall(drop)
            with suppress(TimeoutError):
                try:
                    more = self.line.recv(65536)
                except ConnectionResetError:
                    more = b""
                heard += more
                if not more:
                    return heard
        pytest.fail("nobody has ended this connection")

    def hear(self) -> bytes:
        """All that is said until the other end falls silent."""
        heard = b""
        while more := self.line.recv(65536):
            heard += more
        return heard

    def send_for(self, seconds: float, piece: bytes, every: float) -> int:
        """How many bytes are sent, a piece now and then, until the connection is gone."""
        until, sent = time.monotonic() + seconds, 0
        with suppress(OSError):
            while time.monotonic() < until:
                self.line.sendall(piece)
                sent += len(piece)
                time.sleep(every)
        return sent

    def lasted(self) -> float:
        return time.monotonic() - self.began


def refusal(answer: bytes) -> tuple[int, dict[str, Any]]:
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]


def answer(visitor: Visitor, table: str) -> None:
    view = visitor.view(table)
    visitor.answer(view, view["question"]["answers"][0]["spelling"])


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has little time."""
    made = Server(tmp_path_factory.mktemp("hasty"), {dealing.BOUNDS: HASTY})
    yield made.url
    made.stop()


def test_who_never_says_anything_is_left_after_the_time_for_a_head(hasty: str) -> None:
    with Line(hasty) as line:
        assert line.drip(b"") == b""
        assert HEAD <= line.lasted() < HEAD + LATE


def test_a_head_that_drips_has_no_more_time_than_another(hasty: str) -> None:
    with Line(hasty) as line:
        status, error = refusal(line.drip(b"GET /api/lobby HTTP/1.1\r\nX-Slow: "))
        assert (status, error["code"], error["facts"]) == (408, "too-slow", {"seconds": HEAD})
        assert line.lasted() < HEAD + LATE


def test_a_body_that_drips_has_no_more_time_than_another(hasty: str) -> None:
    with Line(hasty) as line:
        line.line.sendall(HAND_IN + b"\r\n")
        status, error = refusal(line.drip(b"["))
        assert (status, error["code"], error["facts"]) == (408, "too-slow", {"seconds": BODY})
        assert line.lasted() < BODY + LATE


def test_a_body_that_goes_on_after_its_refusal_has_no_more_time_either(hasty: str) -> None:
    with Line(hasty) as line:
        line.line.sendall(HAND_IN + ELSEWHERE + b"\r\n")
        assert refusal(line.drip(b"["))[0] == 403
        assert line.lasted() < BODY + LATE


@pytest.mark.parametrize("what", REFUSED_EARLY)
def test_who_is_refused_early_gets_the_answer_and_may_finish(server: str, what: str) -> None:
    """A proxy that is cut off while it sends on loses the answer, and says 502 instead."""
    said, status = REFUSED_EARLY[what]
    with Line(server) as line:
        line.line.sendall(said)
        assert refusal(line.hear())[0] == status
        for _ in range(10):
            line.line.sendall(PIECE)
            time.sleep(0.01)


def test_who_was_too_slow_may_finish(hasty: str) -> None:
    with Line(hasty) as line:
        line.line.sendall(HAND_IN + b"\r\n[")
        assert refusal(line.hear())[0] == 408
        for _ in range(10):
            line.line.sendall(b"[")
            time.sleep(0.01)


@pytest.mark.parametrize("what", REFUSED_EARLY)
def test_who_drips_after_the_refusal_is_cut_off(hasty: str, what: str) -> None:
    with Line(hasty) as line:
        line.line.sendall(REFUSED_EARLY[what][0])
        line.hear()
        line.send_for(15, b"a", 0.1)
        assert line.lasted() < max(BODY, LINGER) + LATE


@pytest.mark.parametrize("head", [b"", ELSEWHERE], ids=["and it ends there", "and it goes on"])
def test_only_so_much_is_discarded(server: str, head: bytes) -> None:
    """Whether the connection ends with the refusal, as for what is too large, or not."""
    with Line(server) as line:
        line.line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 64 * bounds.KB)
        line.line.sendall(RECORD % len(REST) + head + b"\r\n" + PIECE)
        assert line.line.recv(65536)
        sent = line.send_for(10, PIECE, 0)
        assert bounds.DISCARDED_MB * bounds.MB <= sent < len(REST)


def test_a_server_that_stops_waits_for_nobody_whom_it_has_refused(
    serve: Callable[..., Server],
) -> None:
    server = serve()
    with Line(server.url) as line:
        line.line.sendall(RECORD % len(REST) + b"\r\n" + PIECE)
        line.hear()
        began = time.monotonic()
        server.stop()
        assert time.monotonic() < began + GRACE


def test_the_next_question_may_take_longer_than_a_head(hasty: str) -> None:
    with Line(hasty) as line:
        for _ in range(2):
            assert line.ask() == 200
            time.sleep(HEAD + 0.5)
        assert line.ask() == 200


def test_a_second_head_has_no_more_time_than_the_first(hasty: str) -> None:
    with Line(hasty) as line:
        assert line.ask() == 200
        line.began = time.monotonic()
        assert refusal(line.drip(b"GET /api/lobby HTTP/1.1\r\nX-Slow: "))[0] == 408
        assert line.lasted() < HEAD + LATE


def test_empty_lines_keep_no_connection_open(hasty: str) -> None:
    """They belong to no request."""
    with Line(hasty) as line:
        assert line.ask() == 200
        line.began = time.monotonic()
        line.drip(b"\r\n")
        assert line.lasted() < IDLE + LATE


def test_a_head_without_end_is_refused(hasty: str) -> None:
    with Line(hasty) as line:
        line.line.sendall(b"GET / HTTP/1.1\r\nX-Long: " + b"a" * bounds.HEAD_BYTES)
        status, error = refusal(line.drip(b"a"))
        assert (status, error["code"]) == (431, "long-head")
        assert error["facts"] == {"bytes": bounds.HEAD_BYTES}


def test_what_is_no_request_is_refused_in_the_one_shape(hasty: str) -> None:
    with Line(hasty) as line:
        line.line.sendall(b"\x16\x03\x01\r\n\r\n")
        status, error = refusal(line.drip(b""))
        assert (status, error["code"]) == (400, "malformed")


def test_who_takes_no_answer_is_left(hasty: str) -> None:
    """Some 20 MB are asked for and not read: what the system has buffered is all there is."""
    with Line(hasty) as line:
        line.line.sendall(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n" * MANY)
        time.sleep(TAKING + LATE)
        line.began = time.monotonic()
        assert 0 < line.drip(b"").count(b"HTTP/1.1 200") < MANY


def test_a_socket_and_a_stream_live_longer_than_a_request(hasty: str) -> None:
    with ExitStack() as stack:
        ada = stack.enter_context(Visitor(hasty))
        table = ada.new("pebbles", [ME, ME])
        seen = stack.enter_context(ada.socket(table))
        seen.next()
        path = f"/api/tables/{table}/stream"
        lines = stack.enter_context(ada.http.stream("GET", path)).iter_lines()
        next(lines)
        time.sleep(IDLE + BODY)
        answer(ada, table)
        assert seen.next()["line"] > 0
        assert next(line for line in lines if line)


def test_forty_people_behind_one_address_play(serve: Callable[..., Server]) -> None:
    """Five tabs each, and six requests at a time, as browsers make them."""
    url = serve(PELAGOS_SOCKETS="200").url
    with ExitStack() as stack:
        for _ in range(40 * 6):
            stack.enter_context(Line(url))
        for _ in range(200):
            wire = Wire(url, "/api/lobby/live", host="127.0.0.2")
            assert stack.enter_context(wire).status == 101
        with Line(url) as line:
            assert line.ask() == 200


def test_one_address_has_so_many_connections_and_others_have_theirs(
    serve: Callable[..., Server],
) -> None:
    settings = {"PELAGOS_SOCKETS": "2", dealing.BOUNDS: "REQUESTS_AT_ONCE=3"}
    url = serve(**settings).url
    with ExitStack() as stack:
        lines = [stack.enter_context(Line(url)) for _ in range(4)]
        assert stack.enter_context(Wire(url, "/api/lobby/live", host="127.0.0.2")).status == 101
        with Line(url) as line:
            status, error = refusal(line.drip(b""))
        assert (status, error["code"]) == (429, "too-many-connections")
        assert error["facts"] == {"connections": 5}
        assert httpx.get(f"{url}/api/health").status_code == 200
        with Line(url, "127.0.0.3") as line:
            assert line.ask() == 200
        lines[0].line.close()
        assert comes_in(url)


def comes_in(url: str) -> bool:
    """Whether there is room, now or in a moment."""
    for _ in range(50):
        with suppress(OSError, AssertionError), Line(url) as line:
            if line.ask() == 200:
                return True
        time.sleep(0.1)
    return False


def test_where_files_run_out_idle_connections_make_room(tmp_path: Path) -> None:
    """200 files, 100 of them for connections; 300 strangers who say nothing, at 30 addresses."""
    with (tmp_path / "log").open("w+") as log:
        server = Server(tmp_path, {dealing.FILES: "200"}, errors=log)
        with ExitStack() as stack:
            stack.callback(server.stop)
            ada = stack.enter_context(Visitor(server.url))
            table = ada.new("pebbles", [ME, ME])
            seen = stack.enter_context(ada.socket(table))
            seen.next()
            for number in range(300):
                stack.enter_context(Line(server.url, f"127.0.1.{1 + number % 30}"))
            assert psutil.Process(server.process.pid).num_fds() < 200
            for _ in range(20):
                with Line(server.url, "127.0.0.3") as line:
                    assert line.ask() == 200
            answer(ada, table)
            assert seen.next()["line"] > 0
        log.seek(0)
        lines = log.read().splitlines()
    assert "there are 100 connections: idle ones make room" in lines[0]
    assert len(lines) <= 2 * bounds.WARNINGS  # a minute may end meanwhile


def test_a_server_takes_as_many_files_as_it_may_have(serve: Callable[..., Server]) -> None:
    process = psutil.Process(serve().process.pid)
    soft, hard = process.rlimit(psutil.RLIMIT_NOFILE)
    assert soft == hard


def test_a_body_that_breaks_off_is_one_line_of_the_log(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w+") as log:
        server = Server(tmp_path, errors=log)
        with Line(server.url) as line:
            line.line.sendall(HAND_IN + b"\r\n[")
            time.sleep(0.5)
        time.sleep(0.5)
        server.stop()
        log.seek(0)
        (only,) = log.read().splitlines()
    said = json.loads(only)
    assert said["message"] == "POST /api/tables: the body of the request broke off"
    assert said["level"] == "warning" and "trace" not in said


def test_the_same_warning_is_shown_ten_times_a_minute_and_another_still() -> None:
    sparing = Sparing()

    def shown(message: str, at: float, level: int = logging.WARNING) -> bool:
        record = logging.LogRecord("pelagos", level, "", 1, message, (), None)
        record.created = at
        return bool(sparing.filter(record))

    assert [shown("again", 60.0) for _ in range(bounds.WARNINGS + 1)] == [True] * 10 + [False]
    assert shown("other", 60.0) and shown("again", 60.0, logging.ERROR)
    assert shown("again", 120.0)
