"""What one address may ask for: everybody who comes with another one is not concerned."""

import itertools
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect

from pelagos.server.bounds import MEGABYTE, ROW_BYTES, TABLE_BYTES, UNSAID_BYTES
from pelagos.server.errors import TooMany
from pelagos.server.http.routes.live import QUESTIONS
from pelagos.server.throttle import Bucket
from tests.conftest import Server
from tests.server.visitors import ME, Visitor, error_of

pytestmark = pytest.mark.xdist_group("limits")

REQUESTS, GUESSES, SOCKETS = 30, 5, 3
LIMITS = {
    "PELAGOS_REQUESTS_PER_MINUTE": str(REQUESTS),
    "PELAGOS_GUESSES_PER_MINUTE": str(GUESSES),
    "PELAGOS_HINTS_PER_MINUTE": "1",
    "PELAGOS_MEGABYTES_PER_DAY": "1",
    "PELAGOS_SOCKETS": str(SOCKETS),
    "PELAGOS_THINKING": "0.02",
}
NUMBERS = itertools.count(1)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has little patience."""
    made = Server(tmp_path_factory.mktemp("strict"), LIMITS)
    yield made.url
    made.stop()


@pytest.fixture
def ada(strict: str) -> Iterator[Visitor]:
    """Somebody with an address of their own, as a proxy on the same machine reports it."""
    with Visitor(strict, "a" * 32) as visitor:
        move(visitor, f"192.0.2.{next(NUMBERS)}")
        yield visitor


def move(visitor: Visitor, address: str) -> None:
    visitor.http.headers["x-forwarded-for"] = address


def watch(visitor: Visitor, path: str) -> ClientConnection:
    token = {"cookie": f"pelagos={visitor.token}"}
    address = {"x-forwarded-for": visitor.http.headers["x-forwarded-for"]}
    return connect(visitor.url.replace("http", "ws", 1) + path, additional_headers=address | token)


def first_of(socket: ClientConnection) -> str:
    """The code of the refusal; empty where there is something to see."""
    said = json.loads(socket.recv(timeout=10))
    return str(said.get("error", {"code": ""})["code"])


def test_an_address_that_asks_too_much_has_to_wait_and_others_have_not(ada: Visitor) -> None:
    seen = [ada.http.get("/api/health").status_code for _ in range(REQUESTS + 2)]
    assert seen[:REQUESTS] == [200] * REQUESTS and seen[-1] == 429
    assert error_of(ada.http.get("/api/me"), 429)["code"] == "too-many"
    assert ada.http.get("/lobby").status_code == 200  # pages are small and always the same
    move(ada, "192.0.2.200")
    assert ada.http.get("/api/health").status_code == 200


def test_what_one_address_has_kept_in_a_day_is_limited(ada: Visitor) -> None:
    """Counted before anything is kept: what comes, and what computer players will add."""
    tables = MEGABYTE // (TABLE_BYTES + ROW_BYTES)
    for _ in range(tables):
        ada.new("pebbles", [ME, ME])
    refused = error_of(ada.post("/api/tables", game="pebbles", seats=[ME], request="r"), 429)
    assert (refused["code"], refused["facts"]) == ("too-many-bytes", {"megabytes": 1})
    assert "(1 MB)" in refused["message"]
    assert ada.http.get("/api/tables").status_code == 200  # looking takes no room
    move(ada, "192.0.2.201")
    ada.new("pebbles", [ME, ME])


def test_a_body_that_does_not_say_its_length_counts_as_a_long_one(ada: Visitor) -> None:
    rest = MEGABYTE - 15 * (ROW_BYTES + UNSAID_BYTES)
    for _ in range(15):
        ada.http.post("/api/session", content=iter([b"{}"]))
    assert rest < UNSAID_BYTES
    refused = ada.http.post("/api/session", content=iter([b"{}"]))
    assert error_of(refused, 429)["code"] == "too-many-bytes"


def test_who_guesses_ids_finds_nothing_any_more_not_even_what_is_there(ada: Visitor) -> None:
    table = ada.new("pebbles", [ME, ME])
    for number in range(GUESSES):
        error_of(ada.http.get(f"/api/tables/guess{number}"), 404)
    error_of(ada.http.get(f"/api/tables/{table}"), 429)
    with watch(ada, f"/api/tables/{table}/live") as socket:
        assert first_of(socket) == "too-many"
    move(ada, "192.0.2.201")
    assert ada.view(table)["table"] == table


def test_guesses_over_sockets_count_as_well(ada: Visitor) -> None:
    for _ in range(GUESSES):
        with watch(ada, "/api/tables/nothing/live") as socket:
            assert first_of(socket) == "unknown-table"
    error_of(ada.http.get("/api/health"), 429)


def test_hints_take_thought_and_are_limited(ada: Visitor) -> None:
    table = ada.new("pebbles", [ME, ME])
    path = f"/api/tables/{table}/hint?seat=0"
    assert ada.http.get(path).status_code == 200
    error_of(ada.http.get(path), 429)


def test_an_address_holds_only_so_many_sockets(ada: Visitor) -> None:
    with ExitStack() as stack:
        for _ in range(SOCKETS):
            assert first_of(stack.enter_context(watch(ada, "/api/lobby/live"))) == ""
        assert turned_away(ada)
    for _ in range(REQUESTS // 2):  # the server hears of the goodbye a moment later
        if not turned_away(ada):
            return
        time.sleep(0.2)
    pytest.fail("the sockets that are closed still count")


def turned_away(visitor: Visitor) -> bool:
    with watch(visitor, "/api/lobby/live") as socket:
        return first_of(socket) == "too-many"


def test_a_socket_that_asks_without_end_is_closed(ada: Visitor) -> None:
    with watch(ada, "/api/lobby/live") as socket, pytest.raises(ConnectionClosedError) as closed:
        for _ in range(QUESTIONS + 1):
            socket.send("?")
        while True:
            socket.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too-many")


def test_a_household_is_one_address(ada: Visitor) -> None:
    statuses = set()
    for host in range(REQUESTS + 1):
        move(ada, f"2001:db8::{host:x}")
        statuses.add(ada.http.get("/api/health").status_code)
    assert statuses == {200, 429}
    move(ada, "2001:db8:0:1::1")
    assert ada.http.get("/api/health").status_code == 200


def test_a_bucket_drips() -> None:
    now = 0.0
    bucket = Bucket(3, 60, lambda: now)
    for _ in range(3):
        bucket.count("a")
    with pytest.raises(TooMany):
        bucket.count("a")
    bucket.count("b")
    now = 20.0
    bucket.count("a")
    with pytest.raises(TooMany):
        bucket.count("a")
