"""A backup of a running server gives the same records, on either database."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import text

from pelagos.kernel.roll import Roll
from pelagos.server.store.backup import version_in
from pelagos.server.store.engine import connect, hidden, migrate, open_file
from pelagos.server.store.store import Store
from pelagos.server.table.storage import tale_of
from tests.conftest import Server
from tests.server.test_command_line import assert_one_sentence, pelagos
from tests.server.test_kills import Player, answered
from tests.server.visitors import ME, UNIFORM, Visitor, play_on

TABLE_OF_THEN = (
    "INSERT INTO tables (id, game, header, secret, box, seats, creator, request, created, updated,"
    " length, asked, visibility, begins, barred, waiting, arranged) VALUES ('old', 'pebbles', '{}',"
    " '', '', '[]', 'x', 'y', 1, 1, 0, '[]', 'open', 'full', '[]', true, 0)"
)


def test_a_backup_of_a_running_server_restores_to_the_same_hashes(
    serve: Callable[..., Server], database: str, spare: str, tmp_path: Path
) -> None:
    server = serve(PELAGOS_DATABASE=database)
    file = tmp_path / "backup"
    with Visitor(server.url) as ada:
        ada.post("/api/accounts", handle="Ada", password="under the sea")
        table = ada.new("pebbles", [ME, UNIFORM])
        play_on(ada, table, Roll(1))
        running = ada.new("pebbles", [ME, ME])
        done = pelagos("backup", str(file), PELAGOS_DATABASE=database)
        assert done.returncode == 0 and f"holds 2 tables of {hidden(database)}." in done.stdout
        records = [ada.http.get(f"/api/tables/{id}/record").text for id in (table, running)]
        token = ada.http.cookies["pelagos"]
    back = pelagos("restore", str(file), PELAGOS_DATABASE=spare)
    assert back.stdout == f"2 tables are back in {hidden(spare)}.\n"
    assert_one_sentence(pelagos("restore", str(file), PELAGOS_DATABASE=spare))
    assert_one_sentence(pelagos("backup", str(file), PELAGOS_DATABASE=database))
    with Visitor(serve(PELAGOS_DATABASE=spare).url, token) as ada:
        assert ada.get("/api/me")["handle"] == "Ada"
        for id, record in zip((table, running), records, strict=True):
            assert ada.http.get(f"/api/tables/{id}/record").text == record


def test_a_backup_under_load_holds_whole_games(
    serve: Callable[..., Server], database: str, spare: str, tmp_path: Path
) -> None:
    """While four people answer as fast as they can: each line with the hash of all before it."""
    server = serve(PELAGOS_DATABASE=database)
    players = [Player(server.url, number) for number in range(4)]
    for player in players:
        player.start()
    wait_for(players, 10)
    before = answered(players)
    done = pelagos("backup", str(tmp_path / "backup"), PELAGOS_DATABASE=database)
    assert done.returncode == 0, done.stderr
    assert answered(players) > before  # nobody had to wait for it
    for player in players:
        player.may_stop.set()
        player.join()
        assert player.trouble is None
    assert pelagos("restore", str(tmp_path / "backup"), PELAGOS_DATABASE=spare).returncode == 0
    tables = [table for player in players for table in player.confirmed]
    live, back = (asyncio.run(every_line(url, tables)) for url in (database, spare))
    assert back and sum(map(len, back.values())) < sum(map(len, live.values()))
    for table, lines in back.items():
        assert live[table][: len(lines)] == lines


def wait_for(players: list[Player], count: int) -> None:
    """Until everybody plays."""
    while answered(players) < count and all(player.is_alive() for player in players):
        time.sleep(0.01)


async def every_line(url: str, tables: list[str]) -> dict[str, list[str]]:
    """By table, its lines; every one of them can be played again and gives the same hash."""
    store = Store(url)
    kept = [each for id in tables if (each := await store.load(id)) is not None]
    await store.close()
    for each in kept:
        tale_of(each)
    return {each.id: each.lines for each in kept}


def test_there_must_be_a_backup_to_restore(tmp_path: Path) -> None:
    nowhere = pelagos("restore", str(tmp_path / "nothing"), PELAGOS_DATA=str(tmp_path))
    assert_one_sentence(nowhere)


def test_a_backup_leaves_the_version_of_the_database_alone(
    database: str, spare: str, tmp_path: Path
) -> None:
    """A newer program copies what an older server is using."""

    async def old() -> None:
        engine = connect(database)
        open_file(engine)
        async with engine.begin() as connection:
            await connection.run_sync(migrate, "0004")
            await connection.execute(text(TABLE_OF_THEN))
        await engine.dispose()

    async def version() -> str | None:
        engine = connect(database)
        try:
            return await version_in(engine)
        finally:
            await engine.dispose()

    asyncio.run(old())
    file = tmp_path / "backup"
    done = pelagos("backup", str(file), PELAGOS_DATABASE=database)
    assert "holds 1 tables" in done.stdout, done.stderr
    assert asyncio.run(version()) == "0004"
    assert "1 tables are back" in pelagos("restore", str(file), PELAGOS_DATABASE=spare).stdout


def test_a_database_of_a_newer_version_is_not_copied(database: str, tmp_path: Path) -> None:
    async def newer() -> None:
        store = Store(database)
        await store.open()
        async with store._engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await store.close()

    asyncio.run(newer())
    done = pelagos("backup", str(tmp_path / "backup"), PELAGOS_DATABASE=database)
    assert_one_sentence(done)
    assert "newer Pelagos" in done.stderr
