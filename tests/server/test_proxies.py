"""The files in docs/hosting: real proxies start with them, and everything passes through."""

import json
import os
import re
import shutil
import socket
import ssl
import struct
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

import dev
from pelagos.server.bounds import KB, RECORD_KB
from tests.conftest import Server
from tests.server.visitors import ME, UNIFORM, Visitor, error_of, fresh

pytestmark = pytest.mark.xdist_group("hosting")

HOSTING: Final = Path(__file__).parents[2] / "docs/hosting"
NAME, TABLES = "games.example.org", 20
RECORDS: Final = Path(__file__).parents[1] / "records"
KINDS = ("nginx", "caddy")
OWN_PORTS, EPHEMERAL = 20_000, 32_768
given: set[int] = set()
SAID = ("said how large", "not said")
LARGE, BURST = 2500, 12  # kilobytes of a request that is too large, and how many there are


def free_port() -> str:
    """One that is given to nobody who asks for any."""
    for port in range(OWN_PORTS + os.getpid() % 5_000, EPHEMERAL):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            if port not in given:
                given.add(port)
                return str(port)
    raise AssertionError("no port is free")


def replaced(text: str, **words: str) -> str:
    """Each word is there, and another one stands for it."""
    for old, new in words.items():
        assert old in text
        text = text.replace(old, new)
    return text


class Proxy:
    """A proxy in front of two servers, by their ports."""

    def __init__(self, kind: str, folder: Path, first: str, second: str) -> None:
        self.kind, self.folder = kind, folder
        self.program = dev.proxy(kind) or missing(kind)
        self.http, self.https = free_port(), free_port()
        self.url = f"https://localhost:{self.https}"
        words = {NAME: "localhost", "127.0.0.1:8000": f"127.0.0.1:{first}"}
        words["127.0.0.1:8001"] = f"127.0.0.1:{second}"
        self.file = folder / kind
        self.file.write_text(getattr(self, f"{kind}_file")(words), encoding="utf-8")

    def nginx_file(self, words: dict[str, str]) -> str:
        """The same ports and paths elsewhere, and nobody has to be root."""
        make_certificate(self.folder)
        places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temp = "".join(f"    {each}_temp_path {self.folder}/{each};\n" for each in places)
        text = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
        text = re.sub(r"\n *listen \[::\].*", "", text)
        return replaced(
            text,
            **words,
            **{
                "user www-data;\n": "" if os.geteuid() else "user root;\n",
                "http {\n": f"http {{\n{temp}",
                "listen 80;": f"listen 127.0.0.1:{self.http};",
                "listen 443": f"listen 127.0.0.1:{self.https}",
                "/etc/letsencrypt/live/localhost": str(self.folder),
                "/run/nginx.pid": str(self.folder / "pid"),
                "/var/log/nginx/error.log": str(self.folder / "error.log"),
            },
        )

    def caddy_file(self, words: dict[str, str]) -> str:
        """Ports of its own, and a certificate that it makes itself."""
        here = f"\thttp_port {self.http}\n\thttps_port {self.https}\n\tadmin off\n"
        here += f"\tskip_install_trust\n\tstorage file_system {self.folder}\n"
        text = (HOSTING / "Caddyfile").read_text(encoding="utf-8")
        return replaced(text, **words, **{"\n{\n": f"\n{{\n{here}"})

    def checked(self) -> subprocess.CompletedProcess[str]:
        """What the program itself says of the file."""
        ask = {
            "nginx": ["-t", "-c", str(self.file)],
            "caddy": ["validate", "--adapter", "caddyfile", "--config", str(self.file)],
        }
        return self.done([self.program, *ask[self.kind]])

    def done(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, capture_output=True, text=True, check=False, env=self.env())

    def env(self) -> dict[str, str]:
        return {**os.environ, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)}

    def starts(self) -> bool:
        """Whether it runs; not, where somebody was faster to take one of its ports."""
        run = {
            "nginx": ["-c", str(self.file), "-g", "daemon off;"],
            "caddy": ["run", "--adapter", "caddyfile", "--config", str(self.file)],
        }
        log = (self.folder / "log").open("w")
        self.process = subprocess.Popen(
            [self.program, *run[self.kind]], stdout=log, stderr=log, env=self.env()
        )
        log.close()
        for _ in range(200):
            with suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz", verify=False).status_code == 200:
                    return True
            if self.process.poll() is not None:
                return False
            time.sleep(0.1)
        return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def missing(kind: str) -> str:
    if os.environ.get("CI"):
        pytest.fail(f"{kind} is not here, and continuous integration has it")
    pytest.skip(f"{kind} is not here: python3 dev.py setup gets it on Debian")


def make_certificate(folder: Path) -> None:
    if not (openssl := shutil.which("openssl")):
        pytest.skip("openssl is not here")
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    name = ["-subj", "/CN=localhost", "-days", "1"]
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", *files, *name]
    subprocess.run(command, check=True, capture_output=True)


def started(kind: str, folder: Path, first: str, second: str) -> Proxy:
    for attempt in ("first", "second", "third"):
        (folder / attempt).mkdir()
        made = Proxy(kind, folder / attempt, first, second)
        if made.starts():
            return made
        made.stop()
    pytest.fail((made.folder / "log").read_text(encoding="utf-8"))


@pytest.fixture(scope="module", params=KINDS)
def proxy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp(request.param)
    settings = {"PELAGOS_TABLES_PER_MINUTE": str(TABLES)}
    server = Server(folder / "games", settings, limited=True)
    try:
        made = started(request.param, folder, server.port, free_port())  # and one that has stopped
        yield made
        made.stop()
    finally:
        server.stop()


class Rude(BaseHTTPRequestHandler):
    """Answers questions, and resets the connection of whoever hands in anything."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-length", "0")
        self.end_headers()

    def do_POST(self) -> None:
        at_once = struct.pack("ii", 1, 0)
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
        self.close_connection = True

    def log_message(self, *_: object) -> None:
        pass


class RudeServer(ThreadingHTTPServer):
    def shutdown_request(self, request: object) -> None:
        """No goodbye: what is not read is not read."""
        assert isinstance(request, socket.socket)
        request.close()


@contextmanager
def rude() -> Iterator[RudeServer]:
    """A server that answers with a reset; it may be stopped before the end."""
    with RudeServer(("127.0.0.1", 0), Rude) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield server
        finally:
            server.shutdown()


@contextmanager
def before(kind: str, folder: Path, *servers: RudeServer) -> Iterator[httpx.Client]:
    """Somebody at a proxy before these; where there is one only, another has stopped."""
    first, second = [*(str(each.server_port) for each in servers), free_port()][:2]
    made = started(kind, folder, first, second)
    try:
        with httpx.Client(base_url=made.url, verify=False, timeout=30) as http:
            yield http
    finally:
        made.stop()


@pytest.fixture
def ada(proxy: Proxy) -> Iterator[Visitor]:
    with Visitor(proxy.url) as visitor:
        visitor.http = httpx.Client(base_url=proxy.url, timeout=30, verify=False)
        visitor.http.headers["origin"] = proxy.url
        yield visitor


def test_the_program_itself_accepts_the_file(proxy: Proxy) -> None:
    checked = proxy.checked()
    assert checked.returncode == 0, checked.stderr
    assert "warn]" not in checked.stderr and '"level":"warn"' not in checked.stderr


def test_who_comes_without_https_is_sent_there(proxy: Proxy) -> None:
    response = httpx.get(f"http://localhost:{proxy.http}/lobby")
    assert response.status_code in (301, 308)
    assert re.fullmatch(r"https://localhost(:\d+)?/lobby", response.headers["location"])


def test_the_server_knows_that_it_was_https(ada: Visitor) -> None:
    response = ada.post("/api/tables", game="pebbles", seats=[ME, UNIFORM], request=fresh())
    assert response.headers["set-cookie"].startswith("__Host-pelagos=")
    assert "strict-transport-security" in response.headers


def test_a_page_of_another_site_is_still_one(ada: Visitor) -> None:
    ada.http.headers["origin"] = "https://elsewhere.example"
    error_of(ada.post("/api/tables", game="pebbles", seats=[ME], request=fresh()), 403)


def test_a_socket_passes_in_both_directions(ada: Visitor, proxy: Proxy) -> None:
    table = ada.new("pebbles", [ME, ME])
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    with connect(
        f"{proxy.url.replace('https', 'wss')}/api/tables/{table}/live",
        ssl=trusting,
        origin=Origin(proxy.url),
        additional_headers={"cookie": cookie},
    ) as line:
        assert json.loads(line.recv(timeout=10))["table"] == table
        line.send("still there?")
        assert "line" in json.loads(line.recv(timeout=10))


def test_a_stream_is_not_held_back(ada: Visitor) -> None:
    table = ada.new("pebbles", [ME, ME])
    began = time.monotonic()
    with ada.http.stream("GET", f"/api/tables/{table}/stream") as response:
        lines = response.iter_lines()
        assert json.loads(next(lines))["type"] == "gameFull"
        view = ada.view(table)
        ada.answer(view, view["question"]["answers"][0]["spelling"])
        while not (line := next(lines)):
            pass
        assert json.loads(line)["type"] == "gameState"
    assert time.monotonic() - began < 5  # an empty line comes every six seconds


def test_a_record_is_handed_in(ada: Visitor) -> None:
    record = max(RECORDS.glob("*/*.jsonl"), key=lambda file: file.stat().st_size)
    response = ada.http.post("/api/records", content=record.read_bytes())
    assert response.status_code == 201, response.text


def test_what_is_too_large_is_refused_by_the_server_with_a_sentence(ada: Visitor) -> None:
    """Not by the proxy with a page of its own."""
    response = ada.http.post("/api/records", content=bytes(RECORD_KB * KB + 1))
    assert error_of(response, 413)["code"] == "too-large"


def test_nobody_passes_for_another_address(ada: Visitor) -> None:
    """Where all have the address of the proxy, or one that they make up, no limit counts."""
    body = {"game": "pebbles", "seats": [ME, UNIFORM]}
    statuses = [
        ada.http.post(
            "/api/tables",
            json=body | {"request": fresh()},
            headers={"x-forwarded-for": f"203.0.113.{number}"},
        ).status_code
        for number in range(TABLES + 1)
    ]
    assert statuses[-1] == 429


def too_large() -> Iterator[bytes]:
    for _ in range(LARGE):
        yield bytes(KB)


@pytest.mark.parametrize("content", [lambda: bytes(LARGE * KB), too_large], ids=SAID)
def test_others_are_served_while_much_is_refused(
    proxy: Proxy, content: Callable[[], bytes | Iterator[bytes]]
) -> None:
    """Whoever is refused before the proxy has sent everything is told so, and it is no failure."""

    def refused(_: int) -> int:
        with httpx.Client(base_url=proxy.url, timeout=30, verify=False) as http:
            return http.post("/api/session", content=content()).status_code

    others: Counter[int] = Counter()
    with ThreadPoolExecutor(4) as pool, httpx.Client(base_url=proxy.url, verify=False) as http:
        asked = [pool.submit(refused, number) for number in range(BURST)]
        while not all(each.done() for each in asked):
            others[http.get("/api/health", timeout=30).status_code] += 1
    assert Counter(each.result() for each in asked) == {413: BURST}
    assert set(others) == {200}


@pytest.mark.parametrize("kind", KINDS)
def test_a_request_that_fails_puts_no_process_out_of_service(kind: str, tmp_path: Path) -> None:
    with rude() as server, before(kind, tmp_path, server) as http:
        for _ in range(5):
            assert http.post("/api/tables", content=b"{}").status_code == 502
            assert http.get("/lobby").status_code == 200


@pytest.mark.parametrize("kind", KINDS)
def test_a_process_that_has_stopped_is_passed_over_at_once(kind: str, tmp_path: Path) -> None:
    with rude() as first, rude() as second, before(kind, tmp_path, first, second) as http:
        assert http.get("/lobby").status_code == 200
        second.shutdown()
        second.server_close()
        assert [http.get("/lobby").status_code for _ in range(20)] == [200] * 20
