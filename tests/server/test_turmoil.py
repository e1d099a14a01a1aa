"""Nothing is lost: people play while servers die, disks are full, databases and upgrades end.

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

import pytest
from sqlalchemy import select

from pelagos import shelf
from pelagos.kernel import record
from pelagos.server.store.schema import RESULTS, TABLES
from pelagos.server.store.store import Store
from pelagos.server.table.storage import text_of
from tests.conftest import Server
from tests.server.databases import own_postgres
from tests.server.disasters import Disasters, nginx
from tests.server.turmoil import Company, Town, leaving, quiet
from tests.server.visitors import Json

SECONDS = int(os.environ.get("PELAGOS_TURMOIL", "6"))
COMPANIES = int(os.environ.get("PELAGOS_TURMOIL_TABLES", "6"))
PROCESSES = 3
AGENT = 2  # the seat of a computer player, where there is one
CONVERGING = 120  # seconds that everybody has, in the end, to see the same
SETTLING = 30  # seconds that results may take, on a machine that has much to do
PACE = 0.3 if COMPANIES < 50 else 3.0


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


async def turmoil(disasters: Disasters, database: str, urls: list[str]) -> None:
    town = Town(urls, PACE)
    companies = [Company(town, n) for n in range(COMPANIES)]
    tasks = [asyncio.create_task(each.run()) for each in companies]
    async with leaving(tasks, town):
        await disasters.strike(SECONDS)
        town.has_ended.set()
        await quiet(companies)
        broken = [task.exception() for task in tasks if task.done()]
        assert [error for error in broken if error is not None] == []
        store = Store(database)
        seconds = await converge(companies, store)
        total = sum(
            [await check(each, table, store) for each in companies for table in each.tables]
        )
        finished = await results_are_written(store)
        await store.close()
        await check_everywhere(companies, disasters.servers)
    report(disasters, companies, total, finished, seconds)


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


async def results_are_written(store: Store) -> int:
    """Every finished game has its result; how many there are."""
    over = select(TABLES.c.id).where(~TABLES.c.waiting, TABLES.c.asked == "[]")
    settled = select(RESULTS.c.table).where(RESULTS.c.settled)
    ends = time.monotonic() + SETTLING
    while True:
        async with store._engine.connect() as connection:
            finished = set(await connection.scalars(over))
            lacking = finished - set(await connection.scalars(settled))
        if not lacking:
            return len(finished)
        assert time.monotonic() < ends, lacking
        await asyncio.sleep(0.2)


def shown(view: Json) -> list[object]:
    return [view[key] for key in ("line", "position", "scores", "question")]


def report(
    disasters: Disasters, companies: list[Company], total: int, finished: int, seconds: float
) -> None:
    tables = sum(len(each.tables) for each in companies)
    people = [person for each in companies for person in each.people]
    print(
        f"{SECONDS} s, {len(disasters.servers)} processes, {COMPANIES} of {tables} tables at once:"
        f" {disasters.told()}; {total} confirmed answers, each in the log once; {finished} finished"
        f" games, each with its result; {sum(p.repeated for p in people)} requests sent again;"
        f" {sum(p.turned_back for p in people)} older views; all the same after {seconds:.1f} s"
    )
    assert total > 0


@pytest.mark.timeout(300 + 3 * SECONDS + CONVERGING)
def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'turmoil.sqlite'}"
    with own_servers(tmp_path, database, 1) as servers:
        disasters = Disasters(servers, database, tmp_path, None)
        asyncio.run(turmoil(disasters, database, [servers[0].url]))


@pytest.mark.timeout(300 + 3 * SECONDS + CONVERGING)
def test_nothing_is_lost_by_three_processes_on_postgresql(tmp_path: Path) -> None:
    with own_postgres() as postgres:
        database = postgres.address
        with (
            own_servers(tmp_path, database, PROCESSES) as servers,
            nginx(tmp_path, servers) as urls,
        ):
            disasters = Disasters(servers, database, tmp_path, postgres)
            asyncio.run(turmoil(disasters, database, urls))
