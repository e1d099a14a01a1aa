"""The store, on SQLite and on PostgreSQL: what is kept, and who comes second."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import IntegrityError, OperationalError

from pelagos.kernel.roll import Roll
from pelagos.server.context import Context
from pelagos.server.errors import Late
from pelagos.server.messages import answers, rooms
from pelagos.server.model import NewRows, SeatClaim, StoredTable
from pelagos.server.settings import Settings
from pelagos.server.store.accounts import Account
from pelagos.server.store.engine import BadDatabase, connect, migrate, open_file
from pelagos.server.store.schema import METADATA
from pelagos.server.store.store import Conflict, Store, now
from pelagos.server.store.writer import Batch, BatchWriter
from pelagos.server.table.create import Founded, found
from tests.conftest import Server
from tests.server.visitors import GREEDY, ME, Visitor, fresh, play_on

ADA, BO = "a" * 64, "b" * 64
CLIENTS = 20
TWO = (rooms.NewSeat("me", "Ada"), rooms.NewSeat("me", "Bo"))
WAITING = (rooms.NewSeat("me", "Ada"), rooms.NewSeat("open"))
HEADER = '{"seats":["Ada","Bo"]}'


def founded(*seats: rooms.NewSeat, request: str = "first", player: str = ADA) -> Founded:
    return found(player, rooms.NewTable("pebbles", request, list(seats)))


def with_store(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


async def loaded(store: Store, id: str) -> StoredTable:
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
        await store.append(
            new.kept.id, NewRows(["one", "two"], "r", length + 2, [1], thinking=True)
        )
        kept = await loaded(store, new.kept.id)
        assert kept.lines[-2:] == ["one", "two"] and kept.requests == {"r": length + 1}
        with pytest.raises(Conflict):  # the second of them is there already: none is added
            await store.append(new.kept.id, NewRows(["x", "y", "z"], "s", length + 4, [0]))
        assert await loaded(store, new.kept.id) == kept
        assert (await store.mine(ADA, 9))[0].asked == [1]
        assert await store.thinking(now(), 9) == [new.kept.id]
        assert await store.thinking(now() - 60, 9) == []

    with_store(database, use)


def test_of_twenty_who_add_the_same_line_one_wins(database: str) -> None:
    async def use(store: Store) -> None:
        new = founded(*TWO)
        await store.create(new.kept, new.written)
        line = new.written.length + 1

        async def add(n: int) -> bool:
            try:
                await store.append(new.kept.id, NewRows([f"by {n}"], f"r{n}", line, [1]))
            except Conflict:
                return False
            return True

        won = await asyncio.gather(*map(add, range(CLIENTS)))
        assert won.count(True) == 1
        kept = await loaded(store, new.kept.id)
        assert kept.lines[line - 1 :] == [f"by {won.index(True)}"]

    with_store(database, use)


def test_of_many_who_write_at_once_only_the_one_in_conflict_fails(database: str) -> None:
    async def use(store: Store) -> None:
        new = [founded(*TWO, request=f"t{n}") for n in range(CLIENTS)]
        for each in new:
            await store.create(each.kept, each.written)
        line = new[0].written.length + 1
        await store.append(new[3].kept.id, NewRows(["first"], "a", line, [1]))

        async def add(each: Founded) -> bool:
            try:
                await store.append(each.kept.id, NewRows(["second"], "b", line, [0]))
            except Conflict:
                return False
            return True

        done = await asyncio.gather(*map(add, new))
        assert [n for n, is_done in enumerate(done) if not is_done] == [3]
        ends = await store.ends([each.kept.id for each in new])
        assert list(ends.values()).count("second") == CLIENTS - 1
        assert ends[new[3].kept.id] == "first"

    with_store(database, use)


def test_who_gives_up_leaves_nothing_in_doubt(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes = BatchWriter._write_down

    async def use(store: Store) -> None:
        goes_on = asyncio.Event()

        async def held_up(writer: BatchWriter, pages: Sequence[Batch]) -> None:
            await goes_on.wait()
            await writes(writer, pages)

        monkeypatch.setattr(BatchWriter, "_write_down", held_up)
        new = [founded(*TWO, request=f"t{n}") for n in range(3)]
        for each in new:
            await store.create(each.kept, each.written)
        ids, line = [each.kept.id for each in new], new[0].written.length + 1
        writing: list[asyncio.Task[None]] = []
        for id in ids:
            mine = NewRows(["mine"], "a", line, [1])
            writing.append(asyncio.create_task(store.append(id, mine)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)  # the first is being written, the others wait
        writing[0].cancel()
        writing[1].cancel()
        await asyncio.sleep(0)
        goes_on.set()
        await asyncio.wait(writing)
        assert [each.cancelled() for each in writing] == [True, True, False]
        kept = [(await loaded(store, id)).lines[line - 1 :] for id in ids]
        assert kept == [["mine"], [], ["mine"]]
        await store.append(ids[1], NewRows(["again"], "a", line, [1]))

    with_store(database, use)


def test_a_request_is_kept_once(database: str) -> None:
    async def use(store: Store) -> None:
        new = founded(*TWO)
        await store.create(new.kept, new.written)
        length = new.written.length
        await store.append(new.kept.id, NewRows(["one"], "r", length + 1, [1]))
        with pytest.raises(Conflict) as refused:
            await store.append(new.kept.id, NewRows(["two"], "r", length + 2, [1]))
        assert isinstance(refused.value.__cause__, IntegrityError)  # for whoever reads the log
        again = founded(*TWO)
        with pytest.raises(Conflict):
            await store.create(again.kept, again.written)
        assert await store.made(ADA, "first") == new.kept.id
        assert await store.made(BO, "first") is None

    with_store(database, use)


def test_who_sits_at_some_tables_is_known(database: str) -> None:
    async def use(store: Store) -> None:
        both, hers, his = (
            founded(*TWO, request="both"),
            founded(*WAITING),
            founded(*WAITING, player=BO),
        )
        both.kept.seating.claims[1] = SeatClaim(BO)
        for each in (both, hers, his):
            await store.create(each.kept, each.written)
        assert await store.people_at([hers.kept.id]) == [ADA]
        assert await store.people_at([his.kept.id]) == [BO]
        assert sorted(await store.people_at([both.kept.id, hers.kept.id])) == [ADA, BO]
        assert await store.people_at([]) == []

    with_store(database, use)


def test_of_two_who_arrange_the_same_seats_one_wins(database: str) -> None:
    async def use(store: Store) -> None:
        new = founded(*WAITING)
        await store.create(new.kept, new.written)
        one, two = new.kept.seating.copy(), new.kept.seating.copy()
        for seating, player in ((one, BO), (two, ADA)):
            seating.claims[1] = SeatClaim(player, is_ready=True)
            seating.arranged = 1
        one.is_waiting, one.barred = False, [ADA]
        await store.arrange(new.kept.id, HEADER, one, NewRows(["one"], None, 1, [0]))
        for two.arranged in (1, 2):  # somebody was faster; the game has begun
            with pytest.raises(Conflict):
                await store.arrange(new.kept.id, "other", two, NewRows([], None, 0, []))
        kept = await loaded(store, new.kept.id)
        assert kept.seating == msgspec.structs.replace(one, names=["Ada", "Bo"])
        assert (kept.header, kept.lines) == (HEADER, ["one"])

    with_store(database, use)


def test_lines_are_not_added_where_the_seats_were_arranged_meanwhile(database: str) -> None:
    """Who writes them did not know of it: somebody may have been replaced, the game paused."""

    async def use(store: Store) -> None:
        new = founded(*TWO)
        await store.create(new.kept, new.written)
        id, seating, length = new.kept.id, new.kept.seating.copy(), new.written.length
        seating.claims[0] = SeatClaim(ADA, stand_in="greedy")
        seating.arranged = 1
        await store.arrange(id, HEADER, seating, NewRows([], None, length, [0], arranged=1))
        before = await loaded(store, id)
        for arranged in (0, 2):
            with pytest.raises(Conflict):
                line = NewRows(["one"], "r", length + 1, [1], arranged=arranged)
                await store.append(id, line)
        assert await loaded(store, id) == before
        await store.append(id, NewRows(["one"], "r", length + 1, [1], arranged=1))
        assert (await loaded(store, id)).lines[length:] == ["one"]

    with_store(database, use)


def test_a_seat_that_a_guest_took_along_is_not_given_back_to_the_guest(database: str) -> None:
    """By whoever knew the table as it was before, and lets somebody sit down there."""

    async def use(store: Store) -> None:
        new = founded(*WAITING)
        await store.create(new.kept, new.written)
        id, stale = new.kept.id, new.kept.seating.copy()
        account = Account("c" * 64, "ada", "digest", now())
        await store.people.add(account)
        await store.adopt(ADA, account)
        stale.claims[1] = SeatClaim(BO)
        stale.arranged += 1
        with pytest.raises(Conflict):
            await store.arrange(id, HEADER, stale, NewRows([], None, 0, []))
        assert (await loaded(store, id)).seating.claims[0].player == account.player

    with_store(database, use)


def test_a_request_that_led_to_a_seat_is_found_again(database: str) -> None:
    async def use(store: Store) -> None:
        new, other = founded(*WAITING), founded(*WAITING, request="other")
        for each in (new, other):
            await store.create(each.kept, each.written)
        for each in (new, other):
            each.kept.seating.claims[1] = SeatClaim(BO, request="quick")
            each.kept.seating.arranged = 1
        nothing = NewRows([], None, 0, [])
        await store.arrange(new.kept.id, HEADER, new.kept.seating, nothing)
        with pytest.raises(Conflict):  # it leads to one seat only
            await store.arrange(other.kept.id, HEADER, other.kept.seating, nothing)
        assert await store.made(BO, "quick") == new.kept.id
        assert await store.made(ADA, "quick") is None

    with_store(database, use)


def test_open_tables_are_listed_while_somebody_sits_there(database: str) -> None:
    async def use(store: Store) -> None:
        seats = {"waits": WAITING, "plays": TWO, "left": WAITING, "friends": WAITING}
        new = {name: founded(*seats[name], request=name) for name in seats}
        for name, each in new.items():
            each.kept.seating.visibility = "friends" if name == "friends" else "open"
            await store.create(each.kept, each.written)
        left = new["left"].kept
        left.seating.claims, left.seating.arranged = {}, 1
        await store.arrange(left.id, left.header, left.seating, NewRows([], None, 0, []))
        assert [each.id for each in await store.waiting(0, 9)] == [new["waits"].kept.id]
        assert [each.id for each in await store.playing(0, 9)] == [new["plays"].kept.id]
        assert await store.waiting(now() + 100, 9) == []

    with_store(database, use)


def test_tables_are_listed_for_their_players(database: str) -> None:
    async def use(store: Store) -> None:
        mine, other = founded(*TWO), founded(*WAITING, player=BO)
        for new in (mine, other):
            await store.create(new.kept, new.written)
        (summary,) = await store.mine(ADA, 9)
        assert (summary.id, summary.asked) == (mine.kept.id, [0])
        assert summary.seating.seats_of(ADA) == [0, 1]
        (summary,) = await store.mine(BO, 9)
        assert (summary.seating.names, summary.asked, summary.length) == (["Ada", ""], [], 0)
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


def test_they_lead_to_the_same_as_making_the_tables_at_once(database: str, spare: str) -> None:
    """To the same keys and references too, which Alembic does not compare."""

    async def make() -> None:
        engine = connect(spare)
        open_file(engine)
        async with engine.begin() as connection:
            await connection.run_sync(METADATA.create_all)
        await engine.dispose()

    async def use(store: Store) -> None:
        await make()
        engine = connect(spare)
        async with store._engine.connect() as migrated, engine.connect() as made:
            both = [await each.run_sync(structure) for each in (migrated, made)]
        await engine.dispose()
        assert both[0] == both[1]

    with_store(database, use)


def structure(connection: Connection) -> dict[str, object]:
    """Of every table: its columns, its key, what else is unique, its indexes and references."""
    look = inspect(connection)
    return {
        name: (
            {
                each["name"]: (str(each["type"]), each["nullable"])
                for each in look.get_columns(name)
            },
            look.get_pk_constraint(name)["constrained_columns"],
            sorted(each["column_names"] for each in look.get_unique_constraints(name)),
            sorted(map(in_words, look.get_indexes(name))),
            sorted(map(in_words, look.get_foreign_keys(name))),
        )
        for name in METADATA.tables
    }


def in_words(facts: Mapping[str, object]) -> str:
    """Conditions of an index are objects whose words are the same, and whose places are not."""
    options = facts.get("dialect_options")
    plain = sorted(map(str, options.values())) if isinstance(options, dict) else []
    return str(sorted({**facts, "dialect_options": plain}.items()))


def test_tables_of_the_first_version_wait_or_play_as_they_did(database: str) -> None:
    def old(connection: Connection) -> None:
        migrate(connection, "0001")
        row = (
            "INSERT INTO tables (id, game, header, secret, box, seats, creator, request, created,"
            " updated, length, asked) VALUES (:id, 'pebbles', :header, '', '', '[]', 'x', :id, 1,"
            " 1, :length, :asked)"
        )
        tables = [("waits", 0, "[]"), ("plays", 0, "[0]"), ("over", 9, "[]")]
        for id, length, asked in tables:
            facts = {"id": id, "header": HEADER, "length": length, "asked": asked}
            connection.execute(text(row), facts)
        connection.execute(text("INSERT INTO claims VALUES ('waits', 0, 'x')"))

    async def use() -> None:
        store = Store(database)
        open_file(store._engine)
        async with store._engine.begin() as connection:
            await connection.run_sync(old)
        await store.open()
        kept = {id: await loaded(store, id) for id in ("waits", "plays", "over")}
        assert [each.is_waiting() for each in kept.values()] == [True, False, False]
        waits = kept["waits"]
        assert (waits.seating.visibility, waits.seating.begins) == ("friends", "full")
        assert waits.seating.claims == {0: SeatClaim("x")}
        await store.close()

    asyncio.run(use())


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


def test_no_new_file_takes_the_place_of_one_that_vanishes(tmp_path: Path) -> None:
    """In the moment between a look at it and the connection: it would delete the log of ours."""
    file = tmp_path / "pelagos.sqlite"

    async def use(store: Store) -> None:
        new = founded(*TWO)
        await store.create(new.kept, new.written)
        await store._engine.dispose()
        engine, elsewhere = store._engine.sync_engine, file.with_name("elsewhere")

        def vanish(*_: object) -> None:
            file.rename(elsewhere)

        event.listen(engine, "do_connect", vanish)
        with pytest.raises(OperationalError, match="unable to open database file"):
            await store.load(new.kept.id)
        assert not file.exists()
        event.remove(engine, "do_connect", vanish)
        elsewhere.rename(file)
        assert (await loaded(store, new.kept.id)).lines == new.written.lines

    with_store(f"sqlite:///{file}", use)


def test_the_log_of_a_database_that_is_not_there_is_left_alone(tmp_path: Path) -> None:
    file, log = tmp_path / "pelagos.sqlite", tmp_path / "pelagos.sqlite-wal"
    log.write_bytes(b"answers")
    with pytest.raises(BadDatabase, match=r"-wal holds answers of .*, which is not there"):
        asyncio.run(Store(f"sqlite:///{file}").open())
    assert log.read_bytes() == b"answers" and not file.exists()


# -- a whole server on each -------------------------------------------------------------------


def test_two_servers_on_one_database_never_play_the_same_line(database: str) -> None:
    async def run() -> None:
        contexts = [Context(Settings(database=database)) for _ in range(2)]
        for context in contexts:
            await context.open()
        id = await contexts[0].matchmaking.create(
            ADA, rooms.NewTable("pebbles", "first", list(TWO))
        )
        one, two = [await context.tables.find(id) for context in contexts]
        line = (await one.view(ADA, 0, 0)).line
        await one.answer(ADA, answers.GivenAnswer(line, 0, "take-1", "r1"))
        with pytest.raises(Late) as late:
            await two.answer(ADA, answers.GivenAnswer(line, 0, "take-1", "r2"))
        assert (late.value.key, late.value.facts) == ("stale", {"line": line + 1})
        assert await one.view(ADA, 0, 0) == await two.view(ADA, 0, 0)
        for context in contexts:
            await context.close()

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
