"""What comes from outside costs no more than server/bounds.py says, whatever it is."""

import asyncio
import itertools
import re
import socket
import time
from collections.abc import Callable
from urllib.parse import urlsplit

import httpx
import psutil
import pytest

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.play import deciding, legal
from pelagos.server.bounds import (
    BOX_DOTS,
    BOX_KEYS,
    KB,
    LOOP_MS,
    MB,
    PAGE_FRAMES,
    POOL_MB,
    POOL_SECONDS,
    POOL_WAITING_EACH,
    RECORD_KB,
    RECORD_LINES,
    UNDONE_LINES,
)
from pelagos.server.errors import Away, Rebuff, TooMany
from pelagos.server.messages import tables
from pelagos.server.messages.rooms import NewSeat, NewTable
from pelagos.server.pools.processes import Overdue
from pelagos.server.records.readers import PROCESSES, Readers
from pelagos.server.records.reading import bounded
from pelagos.server.table import views
from pelagos.server.table.create import found
from pelagos.server.table.storage import tale_in_steps
from pelagos.server.throttle import AtOnce
from tests.attack.attacks import undone
from tests.conftest import Serve, Server
from tests.server.chores import fill, spin
from tests.server.visitors import GREEDY, ME, Visitor, error_of, fresh

PROCESS_MB = 90 + POOL_MB  # what a process has before it reads; and what it may take for that


def free_port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as line:
        return str(line.getsockname()[1])


class Counters:
    """What a server says of itself."""

    def __init__(self, serve: Serve) -> None:
        port = free_port()
        self.server: Server = serve(PELAGOS_METRICS_PORT=port)
        self._url = f"http://127.0.0.1:{port}/metrics"

    def __getitem__(self, name: str) -> float:
        text = httpx.get(self._url).text
        found = re.search(rf"^{re.escape(name)} (\S+)$", text, flags=re.MULTILINE)
        assert found, name
        return float(found[1])

    def until(self, name: str, is_so: Callable[[float], bool]) -> None:
        for _ in range(200):
            if is_so(self[name]):
                return
            time.sleep(0.02)
        raise AssertionError(name)


# -- box files ----------------------------------------------------------------------------------

DEEP = ".".join("a" * 31_000)
TRICKS = {
    "a key": (f"{DEEP}=1", "box-too-deep"),
    "a header": (f"[{DEEP}]", "box-too-deep"),
    "a header of a list": (f"[[{DEEP}]]", "box-too-deep"),
    "in a table": (f"x={{y=1,{DEEP}=1}}", "box-too-deep"),
    "quoted parts": (".".join(['"a"'] * 10_000) + "=1", "box-too-deep"),
    "after a string": (f'x="""\n"""\n{DEEP}=1', "box-too-deep"),
    "after a string that is none": (f'# "\n{DEEP}=1', "box-too-deep"),
    "short keys": ("\n".join(f"a.b.c.d{n}.e=1" for n in range(3500)), "box-too-many-keys"),
    "headers": ("\n".join(f"[a.b.c{n}]" for n in range(4500)), "box-too-many-keys"),
}


@pytest.mark.parametrize("trick", TRICKS)
def test_a_box_that_would_take_long_to_read_is_refused_before(ada: Visitor, trick: str) -> None:
    text, code = TRICKS[trick]
    for path, body in (
        ("/api/tables", {"seats": [ME], "request": fresh(), "box": text}),
        ("/api/boxes", {"text": text}),
    ):
        error = error_of(ada.post(path, game="octodice", **body), 422)
        assert error["code"] == code
        assert error["facts"] == {"most": BOX_DOTS if code == "box-too-deep" else BOX_KEYS}


def test_dots_in_words_are_no_keys(ada: Visitor) -> None:
    text = shelf.box_text(shelf.find("pebbles"))
    dots = "." * 50
    told = f'{text}\n# {dots}\n[more]\na = "{dots} = {dots}"\nb = """\n{dots} = {dots}\n"""\n'
    assert ada.post("/api/boxes", game="pebbles", text=told + f"c = '{dots}'\n").is_success


# -- records ------------------------------------------------------------------------------------


def test_a_record_of_too_many_lines_is_refused_before_any_is_read(ada: Visitor) -> None:
    response = ada.http.post("/api/records", content=b"no record\n" * (RECORD_LINES + 1))
    error = error_of(response, 422)
    assert error["code"] == "record-too-long"
    assert error["facts"] == {"lines": RECORD_LINES + 1, "most": RECORD_LINES}


def test_what_is_too_large_is_told_how_much_is_taken(ada: Visitor) -> None:
    for path, most in (("/api/records", RECORD_KB), ("/api/session", 64)):
        error = error_of(ada.http.post(path, content=b" " * (most * KB + 1)), 413)
        assert error["facts"] == {"most": most} and str(most) in error["message"]


@pytest.fixture(scope="module")
def longest() -> bytes:
    return undone(RECORD_LINES).encode()


def hand_in(visitor: Visitor, data: bytes) -> str:
    response = visitor.http.post("/api/records", content=data)
    assert response.status_code == 201, response.text
    return f"/api/records/{response.json()['record']}/frames"


def test_frames_come_in_pages_from_any_line_on(ada: Visitor) -> None:
    data = undone(250).encode()
    path = hand_in(ada, data)
    whole = ada.film(path)["frames"]
    last = data.count(b"\n") - 1
    assert [frame["line"] for frame in whole] == list(range(last + 1))
    for first in (0, 57, last - 30, last, last + 1, 10**6):
        page = ada.get(path, **{"from": first})
        assert page["frames"] == whole[first : first + PAGE_FRAMES]
        assert page["last"] == last
    assert ada.http.get(path, params={"from": -1}).status_code == 400


def test_a_page_comes_unpacked_for_those_who_ask_for_that(ada: Visitor) -> None:
    path = hand_in(ada, undone(50).encode())
    plain = ada.http.get(path, headers={"accept-encoding": "identity"})
    packed = ada.http.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2


def test_who_hangs_up_frees_the_place(serve: Serve, longest: bytes) -> None:
    """As many as may wait hang up; else the next one would be told that they wait still."""
    counters = Counters(serve)
    waiting = 'pelagos_pool_waiting{pool="reading"}'
    with Visitor(counters.server.url) as ada:
        path = hand_in(ada, longest)
        lines = [asking(counters.server.url, path) for _ in range(POOL_WAITING_EACH)]
        counters.until(waiting, lambda number: number >= POOL_WAITING_EACH - PROCESSES)
        response = ada.http.get(path)
        assert error_of(response, 429)["facts"] == {"most": POOL_WAITING_EACH}
        for line in lines:
            line.close()
        counters.until(waiting, lambda number: number == 0)
        assert ada.http.get(path).status_code == 200


def asking(url: str, path: str) -> socket.socket:
    """A connection on which something was asked for."""
    parts = urlsplit(url)
    line = socket.create_connection((parts.hostname or "", parts.port or 0))
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    return line


# -- what it costs ------------------------------------------------------------------------------


def test_what_takes_too_much_time_or_memory_is_refused() -> None:
    async def ask() -> None:
        readers = Readers()
        try:
            for _ in range(2):  # a process that has been at it answers again
                with pytest.raises(Rebuff) as found:
                    await readers.read(fill, 2 * POOL_MB * MB, "here")
                assert found.value.key == "too-costly"
                assert found.value.facts == {"seconds": POOL_SECONDS, "megabytes": POOL_MB}
            assert await readers.read(fill, KB, "here") == KB
        finally:
            readers.close()

    asyncio.run(ask())


def test_time_is_counted_by_the_processor() -> None:
    with pytest.raises(Overdue):
        bounded((spin, None))
    assert bounded((fill, KB)) == KB


def test_so_many_may_wait_of_one_address_and_in_all() -> None:
    at_once = AtOnce(most=3, most_each=2)
    with at_once.joined("a"), at_once.joined("a"):
        with pytest.raises(TooMany), at_once.joined("a"):
            pass
        with at_once.joined("b"), pytest.raises(Away), at_once.joined("c"):
            pass
        with at_once.joined("c"):
            pass
    with at_once.joined("a"):
        pass


NONSENSE = (b"[" * 60_000, b"{" * 60_000, b'"' * 60_000, bytes(60_000), b"9" * 60_000)
TAKES = ("tables", "accounts", "session", "quick", "records", "boxes")
SHOWS = ("schema/openapi.json", "lobby", "games/neweden", "games/neweden/rules/en")


def own_boxes(visitor: Visitor) -> None:
    """A table with a box of its own, of every game."""
    for game in shelf.games():
        box = f"{shelf.box_text(game)}\n# {fresh()}"
        visitor.view(visitor.new(game.key, [ME, GREEDY], box=box))


def deep_boxes(visitor: Visitor) -> None:
    for text, _ in TRICKS.values():
        visitor.post("/api/tables", game="octodice", seats=[ME], request=fresh(), box=text)


def nonsense(visitor: Visitor) -> None:
    for path, body in itertools.product(TAKES, NONSENSE):
        head = {"content-type": "application/json"}
        assert visitor.http.post(f"/api/{path}", content=body, headers=head).is_client_error


def pages(visitor: Visitor) -> None:
    for path in SHOWS:
        visitor.get(f"/api/{path}")


def test_the_worst_of_each_kind_holds_up_nobody(serve: Serve, longest: bytes) -> None:
    counters = Counters(serve)
    with Visitor(counters.server.url) as ada:
        own_boxes(ada)
        path = hand_in(ada, longest)
        before = counters["process_resident_memory_bytes"]
        for send in (deep_boxes, own_boxes, nonsense, pages):
            send(ada)
        for first in (0, RECORD_LINES // 2, RECORD_LINES - PAGE_FRAMES):
            assert len(ada.get(path, **{"from": first})["frames"]) == PAGE_FRAMES
    assert counters["pelagos_loop_held_seconds"] <= LOOP_MS / 1000
    assert counters["process_resident_memory_bytes"] - before <= POOL_MB * MB
    asked = counters['pelagos_pool_seconds_count{pool="reading"}']
    assert asked == 1 + 3 + len(TRICKS) + 2 * len(shelf.games())
    processes = psutil.Process(counters.server.process.pid).children(recursive=True)
    assert all(process.memory_info().rss < PROCESS_MB * MB for process in processes)


def test_a_long_game_is_opened_in_steps() -> None:
    """Others have their turn; it used to be played again in one go."""
    kept = found("ada", NewTable("nautilus", "long", [NewSeat("me"), NewSeat("me")])).kept
    rows = undone(UNDONE_LINES).splitlines()
    kept.header, kept.lines = rows[0], rows[1:]

    async def turns() -> int:
        opening, turns = asyncio.create_task(tale_in_steps(kept)), 0
        while not opening.done():
            await asyncio.sleep(0)
            turns += 1
        assert len((await opening).log.lines) == len(kept.lines)
        return turns

    assert asyncio.run(turns()) > 5


def test_nobody_takes_back_without_end() -> None:
    log = record.replay(undone(UNDONE_LINES).encode(), shelf.find)
    seat = deciding(log.state)
    assert seat is not None
    log.answer(seat, legal(log.state)[0])
    assert log.undo_refusal(seat) is None
    assert views.undo(log, seat) == tables.UndoView(False, "too-long", {"most": UNDONE_LINES})
