"""The store, on SQLite and on PostgreSQL: what is kept, and who comes second."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from pelagos.kernel.roll import Roll
from pelagos.server import messages
from pelagos.server.errors import Late
from pelagos.server.founding import Founded, found
from pelagos.server.hall import Hall
from pelagos.server.settings import Settings
from pelagos.server.store.engine import BadDatabase
from pelagos.server.store.kept import Claimed, Kept, Written
from pelagos.server.store.shape import METADATA
from pelagos.server.store.store import Conflict, Store
from tests.conftest import Server
from tests.server.visitors import GREEDY, ME, Visitor, fresh, play_on

ADA, BO = "a" * 64, "b" * 64
CLIENTS = 20
TWO = (messages.NewSeat("me", "Ada"), messages.NewSeat("me", "Bo"))
WAITING = (messages.NewSeat("me", "Ada"), messages.NewSeat("open"))


def founded(*seats: messages.NewSeat, request: str = "first", player: str = ADA) -> Founded:
    return found(player, messages.NewTable("pebbles", request, list(seats)))


def with_store(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


async def loaded(store: Store, id: str) -> Kept:
    kept = await store.load(id)
    assert kept is not None
    return kept


def test_a_table_comes_back_as_it_was_kept(database: str) -> None:
    async def use(store: Store) -> None:
        new = founded(*TWO)
        await store.create(new.kept, new.written)
        kept = await loaded(store, new.kept.id)
        assert kept.lines == new.written.lines != []
        new.kept.lines = kept.lines
        assert kept == new.kept
        assert await store.load("nowhere") is None

    with_store(database, use)


def test_lines_are_added_in_one_piece(database: str) -> None:
    async def use(store: Store) -> None:
        new = founded(*TWO)
        await store.create(new.kept, new.written)
        length = new.written.length
        await store.append(new.kept.id, Written(["one", "two"], "r", length + 2, [1]))
        kept = await loaded(store, new.kept.id)
        assert kept.lines[-2:] == ["one", "two"] and kept.requests == {"r": length + 1}
        with pytest.raises(Conflict):  # the second of them is there already: none is added
            await store.append(new.kept.id, Written(["x", "y", "z"], "s", length + 4, [0]))
        assert await loaded(store, new.kept.id) == kept
        assert [each.asked for each in await store.unfinished(9)] == [[1]]

    with_store(database, use)


def test_of_twenty_who_add_the_same_line_one_wins(database: str) -> None:
    async def use(store: Store) -> None:
        new = founded(*TWO)
        await store.create(new.kept, new.written)
        line = new.written.length + 1

        async def add(n: int) -> bool:
            try:
                await store.append(new.kept.id, Written([f"by {n}"], f"r{n}", line, [1]))
            except Conflict:
                return False
            return True

        won = await asyncio.gather(*map(add, range(CLIENTS)))
        assert won.count(True) == 1
        kept = await loaded(store, new.kept.id)
        assert kept.lines[line - 1 :] == [f"by {won.index(True)}"]

    with_store(database, use)


def test_a_request_is_kept_once(database: str) -> None:
    async def use(store: Store) -> None:
        new = founded(*TWO)
        await store.create(new.kept, new.written)
        length = new.written.length
        await store.append(new.kept.id, Written(["one"], "r", length + 1, [1]))
        with pytest.raises(Conflict):
            await store.append(new.kept.id, Written(["two"], "r", length + 2, [1]))
        again = founded(*TWO)
        with pytest.raises(Conflict):
            await store.create(again.kept, again.written)
        assert await store.made(ADA, "first") == new.kept.id
        assert await store.made(BO, "first") is None

    with_store(database, use)


def test_a_seat_is_given_to_one_player(database: str) -> None:
    async def use(store: Store) -> None:
        new = founded(*WAITING)
        await store.create(new.kept, new.written)
        begun = Written(["one"], None, 1, [0])
        await store.claim(new.kept.id, Claimed(1, BO, new.kept.header, "header"), begun)
        nothing = Written([], None, 0, [])
        for before in ("header", new.kept.header):  # the seat is taken; somebody was named
            with pytest.raises(Conflict):
                await store.claim(new.kept.id, Claimed(1, ADA, before, "other"), nothing)
        kept = await loaded(store, new.kept.id)
        assert kept.claims == {0: ADA, 1: BO}
        assert (kept.header, kept.lines) == ("header", ["one"])

    with_store(database, use)


def test_tables_are_listed_for_their_players(database: str) -> None:
    async def use(store: Store) -> None:
        mine, other = founded(*TWO), founded(*WAITING, player=BO)
        for new in (mine, other):
            await store.create(new.kept, new.written)
        (summary,) = await store.mine(ADA, 9)
        assert (summary.id, summary.seats, summary.asked) == (mine.kept.id, [0, 1], [0])
        (summary,) = await store.mine(BO, 9)
        assert (summary.seats, summary.asked, summary.length) == ([0], [], 0)
        assert [each.id for each in await store.unfinished(9)] == [mine.kept.id]
        await store.follow(mine.kept.id, "again")
        assert (await loaded(store, mine.kept.id)).rematch == "again"

    with_store(database, use)


def test_a_record_is_kept_byte_for_byte(database: str) -> None:
    async def use(store: Store) -> None:
        text = '{"names":["Zoé","Bø","\\u0000"]}\n'
        await asyncio.gather(*[store.keep_record("abc", text) for _ in range(5)])
        assert await store.record("abc") == text
        assert await store.record("xyz") is None

    with_store(database, use)


def test_what_is_kept_outlives_the_store(database: str) -> None:
    new = founded(*TWO)

    async def keep(store: Store) -> None:
        await store.create(new.kept, new.written)

    async def find(store: Store) -> None:
        assert (await loaded(store, new.kept.id)).secret == new.kept.secret

    with_store(database, keep)
    with_store(database, find)


# -- migrations -------------------------------------------------------------------------------


def test_the_migrations_lead_to_the_tables_we_describe(database: str) -> None:
    def compare(connection: Connection) -> None:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []

    async def use(store: Store) -> None:
        async with store._engine.connect() as connection:
            await connection.run_sync(compare)

    with_store(database, use)


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async def use(store: Store) -> None:
        async with store._engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(BadDatabase, match=r"newer Pelagos"):
            await store.open()

    with_store(database, use)


@pytest.mark.parametrize("address", ["", "mysql://host/name", "postgresql", "sqlite+other://"])
def test_only_databases_we_know_are_taken(address: str) -> None:
    with pytest.raises(BadDatabase, match=r"postgresql://.*[.]$"):
        Store(address)


@pytest.mark.parametrize("address", ["postgresql://nobody@127.0.0.1:9/x", "sqlite:////no/such/f"])
def test_a_database_out_of_reach_is_told_in_one_sentence(address: str) -> None:
    with pytest.raises(BadDatabase, match=r"^The database cannot be used: [^\n]+[.]$"):
        asyncio.run(Store(address).open())


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 100)
    with pytest.raises(BadDatabase, match=r"^The database cannot be used: .*not a database[.]$"):
        asyncio.run(Store(f"sqlite:///{file}").open())
    assert file.read_text() == "Dear Ada, " * 100


# -- a whole server on each -------------------------------------------------------------------


def test_two_servers_on_one_database_never_play_the_same_line(database: str) -> None:
    async def run() -> None:
        halls = [Hall(Settings(database=database)) for _ in range(2)]
        for hall in halls:
            await hall.open()
        id = await halls[0].create(ADA, messages.NewTable("pebbles", "first", list(TWO)))
        one, two = [await hall.table(id) for hall in halls]
        line = (await one.view(ADA, 0, 0)).line
        await one.answer(ADA, messages.Answer(line, 0, "take-1", "r1"))
        with pytest.raises(Late) as late:
            await two.answer(ADA, messages.Answer(line, 0, "take-1", "r2"))
        assert (late.value.key, late.value.facts) == ("stale", {"line": line + 1})
        assert await one.view(ADA, 0, 0) == await two.view(ADA, 0, 0)
        for hall in halls:
            await hall.close()

    asyncio.run(run())


def test_a_server_plays_on_this_database(serve: Callable[..., Server], database: str) -> None:
    server = serve(PELAGOS_DATABASE=database)
    with Visitor(server.url) as ada:
        table = ada.new("pebbles", [ME, GREEDY, ME])
        assert play_on(ada, table, Roll(1))["over"]
        table = ada.new("pebbles", [ME, ME])
        view = ada.view(table)

        def one(_: int) -> int:
            with Visitor(server.url, ada.http.cookies["pelagos"]) as tab:
                return tab.says(table, "take-1", 0, view["line"], fresh()).status_code

        with ThreadPoolExecutor(CLIENTS) as pool:
            assert sorted(pool.map(one, range(CLIENTS))) == [200] + [409] * (CLIENTS - 1)
