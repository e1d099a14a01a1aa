"""What hostile clients send: tricks with paths, sizes, encodings and headers change nothing."""

import gzip
import json
import re
import socket
from collections.abc import Iterator
from urllib.parse import quote, urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from pelagos import shelf
from pelagos.server.bounds import BODY_KB, KB
from tests.server.visitors import ME, UNIFORM, Visitor, error_of, fresh

MEGABYTE = 1024 * 1024
LARGEST_BODY = BODY_KB * KB
INJECTED = "a\r\nX-Evil: 1"
SQL = "x' OR '1'='1'; DROP TABLE tables; --"
OUT = ["../pyproject.toml", "..%2f..%2fapp.py", "%2e%2e/%2e%2e/app.py", "....//app.py", "%00"]


def raw(url: str, target: str) -> str:
    """The answer to a request whose target no library would send as it is."""
    parts = urlsplit(url)
    with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=10) as line:
        line.sendall(f"GET {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        said = b""
        while more := line.recv(65536):
            said += more
    return said.decode("utf-8", "replace")


# -- paths --------------------------------------------------------------------------------------


@pytest.mark.parametrize("trick", OUT)
@pytest.mark.parametrize("before", ["/assets/", "/", "/api/records/", "/api/games/"])
def test_no_path_leads_out_of_the_client(server: str, before: str, trick: str) -> None:
    said = raw(server, before + trick)
    assert "def create_app" not in said and "[build-system]" not in said
    assert re.match(r"HTTP/1.1 (200|4\d\d)", said), said[:100]


@pytest.mark.parametrize("key", ["../octodice", "/etc/passwd", "octodice/../octodice", "", "\0"])
def test_no_upload_names_a_file(ada: Visitor, key: str) -> None:
    seats = [ME, UNIFORM]
    error_of(ada.post("/api/tables", game=key, seats=seats, request=fresh()), 404)
    head = json.dumps({"game": key, "seats": ["A", "B"], "hash": "0"})
    assert ada.http.post("/api/records", content=head + "\n").status_code in (404, 422)


def test_a_box_is_text_and_never_a_path(ada: Visitor) -> None:
    for box in ("/etc/passwd", "../octodice/box.toml", "file:///etc/passwd"):
        body = {"game": "octodice", "seats": [ME, UNIFORM], "request": fresh(), "box": box}
        assert error_of(ada.post("/api/tables", **body), 422)["code"] == "box-not-toml"


# -- sizes --------------------------------------------------------------------------------------


def test_an_endless_body_is_not_read_to_its_end(server: str) -> None:
    sent = 0

    def endless() -> Iterator[bytes]:
        nonlocal sent
        while sent < 100 * MEGABYTE:
            sent += LARGEST_BODY
            yield b"x" * LARGEST_BODY

    try:
        status = httpx.post(f"{server}/api/tables", content=endless()).status_code
    except httpx.TransportError:  # it hung up while we were still talking
        status = 413
    assert status == 413
    assert sent < 50 * MEGABYTE


def test_a_body_is_never_unpacked(ada: Visitor) -> None:
    bomb = gzip.compress(b" " * 20 * MEGABYTE)
    assert len(bomb) < LARGEST_BODY
    for path in ("/api/tables", "/api/records"):
        response = ada.http.post(path, content=bomb, headers={"content-encoding": "gzip"})
        assert 400 <= response.status_code < 500


@pytest.mark.parametrize("size", [LARGEST_BODY + 1, 50 * MEGABYTE])
def test_a_message_that_unpacks_to_too_much_closes_the_socket(server: str, size: int) -> None:
    address = server.replace("http", "ws", 1) + "/api/lobby/live"
    with connect(address, compression="deflate") as line, pytest.raises(ConnectionClosedError) as e:
        line.send(" " * size)
        while True:
            line.recv(timeout=20)
    assert e.value.rcvd is not None and e.value.rcvd.code == 1009


def test_json_that_is_deep_long_or_broken_is_malformed(ada: Visitor) -> None:
    number = '{"game": ' + "9" * 60_000 + "}"
    for text in ('{"a":' * 10_000, "[" * 60_000, number, '"\\ud800"'):
        response = ada.http.post("/api/tables", content=text)
        assert error_of(response, 400)["code"] == "malformed"


@pytest.mark.parametrize("game", ["pebbles", "octodice", "aquasphere", "nautilus", "neweden"])
def test_a_box_with_an_endless_number_is_refused(ada: Visitor, game: str) -> None:
    text = shelf.box_text(shelf.find(game))
    box = re.sub(r"(?<== )\d+$", "9" * 5000, text, count=1, flags=re.MULTILINE)
    assert box != text
    body = {"game": game, "seats": [ME, UNIFORM], "request": fresh(), "box": box}
    error = error_of(ada.post("/api/tables", **body), 422)
    assert error["facts"] == {"why": "a number is too long"}


# -- headers and statements ---------------------------------------------------------------------


@pytest.mark.parametrize("path", ["tables/{}", "tables/{}/record", "records/{}", "players/{}"])
def test_nothing_that_is_asked_for_becomes_a_header(ada: Visitor, path: str) -> None:
    response = ada.http.get("/api/" + path.format(quote(INJECTED)))
    assert response.status_code == 404
    assert "x-evil" not in response.headers


@pytest.mark.parametrize(
    "path",
    ["//evil.example", "//evil.example/%2f..", "/\\evil.example", "/lobby/", "/assets", "/api/"],
)
def test_nobody_is_sent_elsewhere(server: str, path: str) -> None:
    said = raw(server, path)
    assert not re.match(r"HTTP/1.1 3", said), said[:200]
    assert "\nlocation:" not in said.lower()


def test_text_never_becomes_a_statement(ada: Visitor) -> None:
    table = ada.new("pebbles", [{"kind": "me", "name": SQL}, ME])
    assert ada.view(table)["seats"][0]["name"] == SQL
    for path in (f"tables/{SQL}", f"players/{SQL}", f"records/{SQL}"):
        error_of(ada.http.get(f"/api/{path}"), 404)
    response = ada.post("/api/session", handle="Nobody", password=SQL)
    assert error_of(response, 401)["code"] == "wrong-password"
    assert ada.view(table)["line"] > 0
