"""``pelagos prune``: what nobody touches any more is deleted, and nothing else."""

import asyncio
import json
import time
from pathlib import Path

from sqlalchemy import func, select, update

from pelagos import shelf
from pelagos.server.messages.rooms import NewSeat, NewTable
from pelagos.server.model import Box, SeatClaim
from pelagos.server.store.accounts import Account
from pelagos.server.store.chat import Remark
from pelagos.server.store.prune import PARTS
from pelagos.server.store.schema import BOXES, METADATA, RECORDS, TABLES
from pelagos.server.store.store import Store
from pelagos.server.table.create import found
from tests.server.test_command_line import assert_one_sentence, pelagos
from tests.server.upgrades import ROWS, make_old, versions

A_DAY = 24 * 60 * 60
GUEST, OWNER = "g" * 64, "o" * 64
OWN = shelf.box_text(shelf.find("pebbles")).replace("number = 3", "number = 4")
MINE = Box(shelf.with_box("pebbles", OWN).box_fingerprint, OWN)


def test_every_part_of_a_table_is_known() -> None:
    """What refers to a table, or carries its name, goes with it."""
    named = {table.name for table in METADATA.tables.values() if "table" in table.c}
    assert named == {table.name for table in PARTS}


def test_a_full_database_can_be_emptied(database: str) -> None:
    """Rows in every table, each of which refers to others."""

    async def run() -> dict[str, int]:
        await make_old(database, versions()[-1])
        store = Store(database)
        pruned = await store.prune(int(time.time()), with_accounts=True, is_trial=False)
        assert len(pruned.tables.ids) == len(pruned.records.ids) == ROWS
        async with store._engine.connect() as connection:
            counts = {
                table.name: await connection.scalar(select(func.count()).select_from(table)) or 0
                for table in (TABLES, RECORDS, BOXES, *PARTS)
            }
        await store.close()
        return counts

    assert set(asyncio.run(run()).values()) == {0}


class Cellar:
    """A database with something old and something new of every kind."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.ids: dict[str, str] = {}

    async def fill(self) -> None:
        await self.store.people.add(Account(OWNER, "Ada", "digest", 1))
        for name, player, box in (("guest", GUEST, MINE), ("owner", OWNER, None)):
            for age in ("old", "new"):
                await self.table(f"{age} {name}", player, box)
        for age in ("old", "new"):
            await self.record(age)
        await self.store.keep_box("pebbles", Box("e" * 64, "a box that was only brought"))
        await self.age()

    async def table(self, name: str, player: str, box: Box | None) -> None:
        seats = [NewSeat("me", "Ada"), NewSeat("agent", agent="greedy")]
        made = found(player, NewTable("pebbles", name, seats), own_box=box)
        made.kept.seating.claims[0] = SeatClaim(player)
        await self.store.create(made.kept, made.written)
        self.ids[name] = made.kept.id

    async def record(self, name: str) -> None:
        self.ids[f"{name} record"] = name
        head = {"box": MINE.fingerprint, "age": name}
        await self.store.keep_record(name, json.dumps(head, separators=(",", ":")) + "\n")

    async def age(self) -> None:
        """What is called old was last touched ten days ago."""
        then = int(time.time()) - 10 * A_DAY
        old = [id for name, id in self.ids.items() if name.startswith("old")]
        async with self.store._engine.begin() as connection:
            for table, column in ((TABLES, "updated"), (RECORDS, "opened")):
                aged = update(table).where(table.c.id.in_(old)).values({column: then})
                await connection.execute(aged)
            await connection.execute(update(BOXES).values(created=then))

    async def left(self) -> set[str]:
        """The names of what is there."""
        async with self.store._engine.connect() as connection:
            tables = await connection.scalars(select(TABLES.c.id))
            there = {*tables, *await connection.scalars(select(RECORDS.c.id))}
        return {name for name, id in self.ids.items() if id in there}

    async def boxes(self) -> int:
        async with self.store._engine.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(BOXES)) or 0


def test_games_of_accounts_and_what_is_in_use_stay(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        cellar = Cellar(store)
        await cellar.fill()
        everything, before = set(cellar.ids), int(time.time()) - 5 * A_DAY
        trial = await store.prune(before, with_accounts=False, is_trial=True)
        assert await cellar.left() == everything and await cellar.boxes() == 3
        done = await store.prune(before, with_accounts=False, is_trial=False)
        assert done == trial
        assert await cellar.left() == everything - {"old guest", "old record"}
        assert (len(done.tables.ids), len(done.records.ids), len(done.boxes.ids)) == (1, 1, 1)
        assert min(done.tables.size, done.records.size, done.boxes.size) > 0
        assert await cellar.boxes() == 2  # the own one is that of a new table and a new record
        await store.prune(before, with_accounts=True, is_trial=False)
        assert await cellar.left() == {"new guest", "new owner", "new record"}
        assert await store.load(cellar.ids["new guest"]) is not None
        again = await store.prune(before, with_accounts=True, is_trial=False)
        assert (again.tables.ids, again.records.ids, again.boxes.ids) == ([], [], [])
        await store.close()

    asyncio.run(run())


def test_the_size_of_a_table_is_that_of_its_first_line_its_lines_and_its_chat(
    database: str,
) -> None:
    async def use() -> None:
        store = Store(database)
        await store.open()
        cellar = Cellar(store)
        await cellar.table("old guest", GUEST, None)
        id = cellar.ids["old guest"]
        remark = Remark(1, GUEST, 0, "Ada", "Anybody there?", 0, 0)
        assert await store.talk.add(id, remark, "once")
        kept = await store.load(id)
        assert kept is not None
        await cellar.age()
        before = int(time.time()) - 5 * A_DAY
        pruned = await store.prune(before, with_accounts=False, is_trial=True)
        texts = [kept.header, *kept.lines, "Anybody there?"]
        assert kept.lines and pruned.tables.size == sum(map(len, texts))
        await store.close()

    asyncio.run(use())


def test_a_record_that_somebody_opens_is_not_old(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        cellar = Cellar(store)
        await cellar.record("old")
        await cellar.age()
        assert await store.record("old") is not None
        pruned = await store.prune(int(time.time()) - 5 * A_DAY, False, False)
        assert pruned.records.ids == []
        await store.close()

    asyncio.run(run())


def test_the_command_says_what_and_how_many_bytes(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'cellar.sqlite'}"

    async def fill() -> None:
        store = Store(database)
        await store.open()
        await Cellar(store).fill()
        await store.close()

    asyncio.run(fill())
    trial = pelagos("prune", "--older-than", "5d", "--dry-run", PELAGOS_DATABASE=database)
    assert trial.stdout.startswith(f"Would be deleted from {database}, untouched since ")
    done = pelagos("prune", "--older-than", "5d", PELAGOS_DATABASE=database)
    assert done.stdout.splitlines()[1:] == trial.stdout.splitlines()[1:]
    assert done.stdout.startswith("Deleted from") and "\ntables: 1, " in done.stdout
    again = pelagos("prune", "--older-than", "5d", PELAGOS_DATABASE=database)
    assert again.stdout.endswith("in all: 0 bytes\n")
    assert_one_sentence(pelagos("prune", "--older-than", "0d", PELAGOS_DATABASE=database))
