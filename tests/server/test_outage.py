"""The database goes away while computer players are asked: it costs nothing, nothing is lost."""

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import psutil
import pytest

from pelagos.server.store.store import Store
from tests.conftest import Server
from tests.server.databases import own_postgres
from tests.server.visitors import GREEDY, fresh

HOSTS = ("127.0.0.1", "127.0.0.2")
TABLES = 4  # of each host
SETTLING, WATCHED = 3.0, 5.0  # seconds
LINES = 20  # of the log
CPU = 0.02  # of a core
SOON = 10.0  # seconds
ROOM = 20_000  # bytes that a file may have where there is no room


class Database(NamedTuple):
    address: str
    go_away: Callable[[psutil.Process], object]
    come_back: Callable[[psutil.Process], object]


def vanishing(file: Path) -> Database:
    elsewhere = file.with_suffix(".elsewhere")
    return Database(
        f"sqlite:///{file}", lambda _: file.rename(elsewhere), lambda _: elsewhere.rename(file)
    )


def without_room(file: Path) -> Database:
    """It can be read, but not written to, as on a full disk."""

    def limit(size: int) -> Callable[[psutil.Process], object]:
        return lambda server: server.rlimit(psutil.RLIMIT_FSIZE, (size, psutil.RLIM_INFINITY))

    return Database(f"sqlite:///{file}", limit(ROOM), limit(psutil.RLIM_INFINITY))


@pytest.fixture(
    params=[
        pytest.param("vanishes", marks=pytest.mark.xdist_group("sqlite")),
        pytest.param(
            "full",
            marks=[
                pytest.mark.xdist_group("sqlite"),
                pytest.mark.skipif(sys.platform != "linux", reason="nobody else limits others"),
            ],
        ),
        pytest.param("postgres", marks=pytest.mark.xdist_group("postgres")),
    ]
)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    file = tmp_path / "test.sqlite"
    if request.param == "postgres":
        with own_postgres() as postgres:
            yield Database(postgres.address, lambda _: postgres.kill(), lambda _: postgres.start())
    else:
        yield without_room(file) if request.param == "full" else vanishing(file)


def made(url: str, host: str) -> str:
    """A table at which only computers play."""
    transport = httpx.HTTPTransport(local_address=host)
    with httpx.Client(base_url=url, transport=transport) as http:
        body = {"game": "octodice", "seats": [GREEDY] * 2, "request": fresh()}
        return str(http.post("/api/tables", json=body).json()["table"])


def cpu_of(process: psutil.Process) -> float:
    """Seconds of a server and of those who think for it."""
    times = [each.cpu_times() for each in [process, *process.children(recursive=True)]]
    return float(sum(each.user + each.system for each in times))


def lines(url: str, tables: list[str]) -> list[int]:
    with httpx.Client(base_url=url) as http:
        views = [http.get(f"/api/tables/{table}?since=999").json() for table in tables]
    return [0 if view["over"] else view["line"] for view in views]


def is_ready(url: str) -> bool:
    return httpx.get(f"{url}/readyz").status_code == 200


def unsettled(address: str) -> list[str]:
    async def look() -> list[str]:
        store = Store(address)
        try:
            return await store.results.unsettled(99)
        finally:
            await store.close()

    return asyncio.run(look())


def wait_until(is_so: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.1)


@pytest.mark.timeout(180)
def test_nothing_spins_and_nothing_is_lost_while_the_database_is_away(
    database: Database, tmp_path: Path
) -> None:
    settings = {"PELAGOS_DATABASE": database.address, "PELAGOS_PAUSE": "0.05"}
    log = tmp_path / "log"
    with log.open("w") as errors:
        server = Server(tmp_path, settings, errors)
    process = psutil.Process(server.process.pid)
    try:
        tables = [made(server.url, host) for host in HOSTS for _ in range(TABLES)]
        wait_until(lambda: min(lines(server.url, tables)) > 10, 60)
        database.go_away(process)
        time.sleep(SETTLING)
        before = cpu_of(process)
        time.sleep(WATCHED)
        cost = (cpu_of(process) - before) / WATCHED
        told = log.read_text().splitlines()
        print(f"{cost:.1%} of a core, {len(told)} lines of the log")
        database.come_back(process)
        wait_until(lambda: is_ready(server.url), SOON)
        standing = sum(lines(server.url, tables))
        wait_until(lambda: sum(lines(server.url, tables)) != standing, SOON)
        wait_until(lambda: not any(lines(server.url, tables)), 120)
        wait_until(lambda: not unsettled(database.address), SOON)
    finally:
        server.stop()
    assert cost < CPU
    assert len(told) <= LINES
