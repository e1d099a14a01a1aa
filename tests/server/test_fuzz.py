"""A hostile client on a real server: nothing breaks, nothing is told, no memory is taken.

``PELAGOS_FUZZ_MESSAGES`` says how many messages it sends; 600 by default.
"""

import asyncio
import json
import os
import secrets
from collections.abc import Callable
from contextlib import ExitStack

import psutil
import pytest

from pelagos.kernel.roll import Roll
from pelagos.server.bounds import PAGE_FRAMES
from pelagos.server.table.replay import Wanted, page
from pelagos.server.table.storage import text_of
from tests.conftest import Server
from tests.server.test_kills import load
from tests.server.visitors import ME, OPEN, Json, Visitor, any_answer
from tests.server.wire import BINARY, CLOSE, PING, TEXT, Wire, frame

MESSAGES = int(os.environ.get("PELAGOS_FUZZ_MESSAGES", "600"))
MEGABYTE = 1024 * 1024
GROWTH = 12 * MEGABYTE  # after a warm-up: what an allocator may keep
STUCK = 20  # sockets that do not read
OUR_FAULT = 1011
GONE = "keepalive ping timeout"  # the same code says that somebody has not answered for long
QUERIES = (
    "",
    "?seat=0",
    "?seat=1",
    "?seat=-1",
    "?since=999999",
    "?since=x",
    "?chat=0",
    "?seat=%00",
)
WORDS = (
    *(f'{{"says":"take-{n}","seat":{n % 3},"after":{n},"request":"r{n}"}}' for n in range(6)),
    '{"says":"take-1","seat":1,"after":5}',
    '{"line":1}',
    '{"error":{"code":"x"}}',
    "[" * 500,
    "null",
    "\u202e\u0000\ud7ff",
    "'; DROP TABLE tables; --",
)


class Hostile:
    """Sends anything to the socket of a table, and keeps every view that comes back."""

    def __init__(self, url: str, table: str, token: str | None, roll: Roll) -> None:
        self._url, self._token, self._roll = url, token, roll
        self._path = f"/api/tables/{table}/live"
        self.sent = 0
        self.views: list[Json] = []
        self.closes: set[tuple[int, str]] = set()

    def connect(self) -> None:
        """One connection: some messages, some of which end it."""
        path = self._path + self._one(QUERIES)
        with Wire(self._url, path, self._token) as wire:
            assert wire.status == 101
            if self._roll.below(4):  # else it does not even look
                self._hear(*next(wire.until_closed()))
            for _ in range(1 + self._roll.below(20 if self._roll.below(8) else 130)):
                self.sent += 1
                if not wire.send(self._message()):
                    break
            wire.send(frame(CLOSE, (1000).to_bytes(2, "big")))
            for kind, payload in wire.until_closed():
                self._hear(kind, payload)

    def _one(self, of: tuple[str, ...]) -> str:
        return of[self._roll.below(len(of))]

    def _noise(self, most: int) -> bytes:
        return bytes(self._roll.below(256) for _ in range(self._roll.below(most)))

    def _message(self) -> bytes:
        """Mostly text; now and then what the protocol does not know."""
        chance = self._roll.below(200)
        if chance < 120:
            return frame(TEXT, self._one(WORDS).encode())
        if chance < 150:
            return frame(BINARY, self._noise(200))
        if chance < 180:
            return frame(PING, self._noise(125))
        return WRONG[chance % len(WRONG)](self._noise(60))

    def _hear(self, kind: int, payload: bytes) -> None:
        if kind == CLOSE and len(payload) >= 2:
            code, reason = int.from_bytes(payload[:2], "big"), payload[2:].decode()
            self.closes.add((code, reason if code == OUR_FAULT else ""))
        if kind == TEXT:
            said = json.loads(payload)
            self.views += [said] if "position" in said else []


WRONG: tuple[Callable[[bytes], bytes], ...] = (
    lambda noise: frame(TEXT, b"\xff\xfe" + noise),  # no proper text
    lambda noise: frame(TEXT, noise, is_masked=False),
    lambda noise: frame(TEXT, noise, first=0xF0),  # bits that mean nothing
    lambda noise: frame(11, noise),  # a kind that there is not
    lambda noise: frame(TEXT, noise, first=0x00),  # a part, and never the rest
    lambda noise: frame(PING, b"x" * 126),  # too long for its kind
    lambda noise: frame(CLOSE, noise),
    lambda noise: frame(TEXT, b" " * (65 * 1024)),  # larger than we read
    lambda noise: frame(TEXT, b"")[:1] + b"\xff" + b"\x7f" * 8,  # eight exabytes are announced
    lambda noise: noise,
)


def answer(people: list[Visitor], table: str, roll: Roll) -> None:
    """One of those who play goes on."""
    view = people[0].view(table)
    if not view["over"]:
        asked = people[view["deciding"][0]]
        asked.answer(view := asked.view(table), any_answer(view, roll))


def positions_of(server: Server, table: str, seat: int | None) -> dict[int, Json]:
    """By line: what the seat may know, from the lines that were kept."""
    kept = asyncio.run(load(server, table))
    data = text_of(kept).encode()
    found: dict[int, Json] = {}
    for first in range(0, len(kept.lines) + 1, PAGE_FRAMES):
        wanted = Wanted(data, kept.box, first, full=False, seat=seat)
        found |= {each.line: each.position for each in page(wanted).frames}
    return found


def memory(server: Server) -> int:
    return int(psutil.Process(server.process.pid).memory_info().rss)


def mistakes(logged: str) -> list[str]:
    """What was logged with a traceback; uvicorn tells so of text that is none."""
    entries = logged.split("ERROR:")
    return [each for each in entries if "Traceback" in each and "Invalid UTF-8" not in each]


@pytest.mark.timeout(120 + MESSAGES // 50)
def test_a_hostile_client_breaks_nothing_and_learns_nothing(
    serve: Callable[..., Server], capfd: pytest.CaptureFixture[str]
) -> None:
    server, roll = serve(), Roll(3)
    with ExitStack() as stack:
        tokens = [secrets.token_urlsafe(24) for _ in range(2)]
        people = [stack.enter_context(Visitor(server.url, token)) for token in tokens]
        table = people[0].new("pebbles", [ME, OPEN])
        people[1].post(f"/api/tables/{table}/seats/1", name="Bo")
        enemies = [Hostile(server.url, table, token, roll) for token in (tokens[1], None)]
        before = 0
        for turn in range(MESSAGES):
            enemies[turn % 2].connect()
            if turn % 4 == 0:
                answer(people, table, roll)
            sent = sum(enemy.sent for enemy in enemies)
            before = before or (memory(server) if sent > MESSAGES // 5 else 0)
            if sent >= MESSAGES:
                break
        grown = memory(server) - before
        assert people[0].view(table)["table"] == table
    for enemy, seat in zip(enemies, (1, None), strict=True):
        known = positions_of(server, table, seat)
        faults = {reason for code, reason in enemy.closes if code == OUR_FAULT}
        assert enemy.views and faults <= {GONE}
        assert all(view["position"] == known[view["line"]] for view in enemy.views)
    with capfd.disabled():
        print(f"\n{sent} messages, {sum(len(e.views) for e in enemies)} views, grown {grown} bytes")
    assert grown < GROWTH
    server.stop()
    assert mistakes(capfd.readouterr().err) == []


@pytest.mark.timeout(120 + MESSAGES // 50)
def test_sockets_that_do_not_read_take_no_memory(serve: Callable[..., Server]) -> None:
    server = serve()
    with ExitStack() as stack:
        ada = stack.enter_context(Visitor(server.url))
        table = ada.new("neweden", [ME, ME])
        path = f"/api/tables/{table}/live"
        for _ in range(STUCK):
            stack.enter_context(Wire(server.url, path))
        before = memory(server)
        for _ in range(1 + MESSAGES // 100):
            view = ada.view(table)
            view = ada.answer(view, view["question"]["answers"][0]["spelling"])
            if view["undo"]["possible"]:
                assert ada.undo(view, view["seat"]).status_code == 200
        assert memory(server) - before < GROWTH
        with ada.socket(table) as socket:
            assert socket.next()["line"] >= view["line"]
