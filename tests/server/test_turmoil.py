"""Nothing is lost: people play while processes are killed, and the database once.

``PELAGOS_TURMOIL`` says for how many seconds, ``PELAGOS_TURMOIL_TABLES`` at how many tables; the
long form is 600 and 200.
"""

import asyncio
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest
from sqlalchemy import select

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.roll import Roll
from pelagos.server.logs import text_of
from pelagos.server.store.shape import TABLES
from pelagos.server.store.store import Store
from tests.conftest import Server
from tests.server.databases import Postgres, own_postgres
from tests.server.turmoil import Company, Town, leaving, quiet
from tests.server.visitors import Json

SECONDS = int(os.environ.get("PELAGOS_TURMOIL", "6"))
COMPANIES = int(os.environ.get("PELAGOS_TURMOIL_TABLES", "6"))
PROCESSES = 3
AGENT = 2  # the seat of a computer player, where there is one
BETWEEN = 3, 15  # seconds between two kills, at least and at most
CONVERGING = 120  # seconds that everybody has, in the end, to see the same
PACE = 0.3 if COMPANIES < 50 else 6.0


@contextmanager
def own_servers(folder: Path, database: str, count: int) -> Iterator[list[Server]]:
    settings = {"PELAGOS_DATABASE": database, "PELAGOS_WORKERS": "1"}
    servers = [Server(folder / str(n), settings) for n in range(count)]
    try:
        yield servers
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()


class Disasters:
    """Kills a process every now and then, and the database once, halfway."""

    def __init__(self, servers: list[Server], postgres: Postgres | None) -> None:
        self.servers = servers
        self.postgres = postgres
        self.kills = self.crashes = 0
        self.roll = Roll(11)

    async def strike(self) -> None:
        began = time.monotonic()
        while (left := began + SECONDS - time.monotonic()) > 0:
            if self.postgres and not self.crashes and left < SECONDS / 2:
                await asyncio.to_thread(self.postgres.crash)
                self.crashes += 1
            else:
                await asyncio.to_thread(self.kill)
                self.kills += 1
            least, most = BETWEEN
            await asyncio.sleep(min(least + self.roll.below(most - least), max(left / 3, 0.1)))

    def kill(self) -> None:
        server = self.servers[self.roll.below(len(self.servers))]
        helpers = psutil.Process(server.process.pid).children(recursive=True)
        server.kill()
        psutil.wait_procs(helpers, timeout=20)
        server.start()


async def turmoil(disasters: Disasters, database: str) -> None:
    town = Town([server.url for server in disasters.servers], PACE)
    companies = [Company(town, n) for n in range(COMPANIES)]
    tasks = [asyncio.create_task(each.run()) for each in companies]
    async with leaving(tasks, town):
        await disasters.strike()
        town.has_ended.set()
        await quiet(companies)
        broken = [task.exception() for task in tasks if task.done()]
        assert [error for error in broken if error is not None] == []
        store = Store(database)
        seconds = await converge(companies, store)
        total = sum(
            [await check(each, table, store) for each in companies for table in each.tables]
        )
        await store.close()
        await check_everywhere(companies, disasters.servers)
    report(disasters, companies, total, seconds)


async def converge(companies: list[Company], store: Store) -> float:
    """How long it took until everybody saw the last line of the table where they sit."""
    began = time.monotonic()
    while True:
        lengths = await all_lengths(store)
        late = [
            (each.table, person.view.get("line"), lengths[each.table])
            for each in companies
            for person in each.people
            if not is_up_to_date(person.view, each.table, lengths[each.table])
        ]
        if not late:
            return time.monotonic() - began
        assert time.monotonic() < began + CONVERGING, late
        await asyncio.sleep(0.2)


def is_up_to_date(view: Json, table: str, length: int) -> bool:
    """Whether that is the last line of the table, and no computer player is about to add one."""
    if view.get("table") != table or view["line"] != length:
        return False
    return AGENT not in view["deciding"]


async def all_lengths(store: Store) -> dict[str, int]:
    async with store._engine.connect() as connection:
        rows = await connection.execute(select(TABLES.c.id, TABLES.c.length))
        return {row.id: row.length for row in rows}


async def check(company: Company, table: str, store: Store) -> int:
    """Every confirmed answer is in the log, once, in order; every hash is right."""
    kept = await store.load(table)
    assert kept is not None
    record.verify(text_of(kept).encode(), shelf.find)
    said: dict[int, list[str]] = {0: [], 1: []}
    for row in map(json.loads, kept.lines):
        if row.get("seat") in said:
            said[row["seat"]].append(row["says"])
    assert said == company.confirmed(table)
    return sum(map(len, said.values()))


async def check_everywhere(companies: list[Company], servers: list[Server]) -> None:
    """What each one saw last is what every process says."""
    for each in companies:
        for person in each.people:
            for server in servers:
                response = await each.town.http.get(
                    f"{server.url}/api/tables/{each.table}", headers={"cookie": person.cookie}
                )
                assert shown(response.json()) == shown(person.view)


def shown(view: Json) -> list[object]:
    return [view[key] for key in ("line", "position", "scores", "question")]


def report(disasters: Disasters, companies: list[Company], total: int, seconds: float) -> None:
    tables = sum(len(each.tables) for each in companies)
    people = [person for each in companies for person in each.people]
    print(
        f"{SECONDS} s, {len(disasters.servers)} processes, {COMPANIES} of {tables} tables at once:"
        f" {disasters.kills} kills, {disasters.crashes} crashes of the database, {total} confirmed"
        f" answers, each in the log once; {sum(p.repeated for p in people)} requests sent again;"
        f" {sum(p.turned_back for p in people)} older views; all the same after {seconds:.1f} s"
    )
    assert total > COMPANIES and disasters.kills > 0


@pytest.mark.timeout(120 + 3 * SECONDS + CONVERGING)
def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'turmoil.sqlite'}"
    with own_servers(tmp_path, database, 1) as servers:
        asyncio.run(turmoil(Disasters(servers, None), database))


@pytest.mark.timeout(120 + 3 * SECONDS + CONVERGING)
def test_nothing_is_lost_by_three_processes_on_postgresql(tmp_path: Path) -> None:
    with own_postgres() as postgres:
        database = postgres.address
        with own_servers(tmp_path, database, PROCESSES) as servers:
            asyncio.run(turmoil(Disasters(servers, postgres), database))
