"""What a position, a reload and a move cost as a game grows, and as stored games grow.

``python bench/growth.py`` plays one game and measures at moves 10 and 500, then fills a database
with finished games of ten lines and measures again with 10, 1 000 and 100 000 of them. Processor
time of this process, the median of several; on PostgreSQL (``--database``) what the database spends
is not in it, but in the time that passed.
"""

import argparse
import asyncio
import secrets
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from statistics import median
from typing import Any

from sqlalchemy import insert

from pelagos.kernel.roll import Roll
from pelagos.server.context import Context
from pelagos.server.messages import answers, rooms, tables
from pelagos.server.model import NewRows
from pelagos.server.settings import Settings
from pelagos.server.store.rows import new_row
from pelagos.server.store.schema import LINES, SEATS, TABLES
from pelagos.server.store.store import now
from pelagos.server.table.table import Table

PLAYER = "a" * 64
MOVES = (10, 500)
STORED = (10, 1_000, 100_000)
TIMES = 7
AT_ONCE = 200
LINES_EACH = 10
TWO_SEATS = [rooms.NewSeat("me", "Ada"), rooms.NewSeat("me", "Bo")]
Cost = tuple[float, float]  # milliseconds of processor time, and that passed


async def cost(act: Callable[[], Awaitable[object]], times: int = TIMES) -> Cost:
    spent, passed = [], []
    for _ in range(times):
        began, at = time.process_time(), time.perf_counter()
        await act()
        spent.append((time.process_time() - began) * 1000)
        passed.append((time.perf_counter() - at) * 1000)
    return median(spent), median(passed)


class Player:
    """Plays one table, whoever is asked, at random."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.roll = Roll(5)
        self.view: tables.TableView | None = None

    async def move(self) -> None:
        """An answer; where the game allows it, one in two is taken back, so that games get long."""
        view = await self.table.view(PLAYER, None, len(self.table.log.lines))
        assert view.seat is not None and view.question is not None
        possible = view.question.answers
        says = possible[self.roll.below(len(possible))].spelling
        request = secrets.token_hex(8)
        given = answers.GivenAnswer(view.line, view.seat, says, request)
        self.view = await self.table.answer(PLAYER, given)

    async def undo(self) -> None:
        view = self.view
        if view is not None and view.undo.possible and view.seat is not None:
            given = answers.TakeBack(view.line, view.seat, secrets.token_hex(8))
            self.view = await self.table.undo(PLAYER, given)

    async def reach(self, moves: int) -> None:
        while len(self.table.log.lines) < moves:
            await self.move()
            if len(self.table.log.lines) < moves:
                await self.undo()


async def at_moves(context: Context, game: str) -> None:
    new = rooms.NewTable(game, secrets.token_hex(8), TWO_SEATS)
    table = await context.tables.find(await context.matchmaking.create(PLAYER, new))
    player = Player(table)
    for moves in MOVES:
        await player.reach(moves)
        line = len(table.log.lines)
        show(f"move {moves}: position", await cost(partial(table.view, PLAYER, None, line)))
        show(f"move {moves}: reload", await cost(table._known.reload))
        show(f"move {moves}: move", await cost(player.move))


async def finished(context: Context, game: str) -> Table:
    new = rooms.NewTable(game, secrets.token_hex(8), TWO_SEATS)
    table = await context.tables.find(await context.matchmaking.create(PLAYER, new))
    player = Player(table)
    while not table.log.is_finished:
        await player.move()
    return table


async def fill(context: Context, model: Table, count: int) -> None:
    """Copies of a finished game, each of somebody else."""
    for first in range(0, count, AT_ONCE):
        ids = [secrets.token_hex(8) for _ in range(min(AT_ONCE, count - first))]
        async with context.store._engine.begin() as connection:
            await connection.execute(insert(TABLES), [row_of(model, id) for id in ids])
            claims = [{"table": id, **claim_of()} for id in ids]
            await connection.execute(insert(SEATS), claims)
            texts = list(enumerate(model.kept.lines[:LINES_EACH], start=1))
            lines = [
                {"table": id, "n": n, "text": text, "request": None}
                for id in ids
                for n, text in texts
            ]
            await connection.execute(insert(LINES), lines)


def row_of(model: Table, id: str) -> dict[str, Any]:
    row = new_row(model.kept, NewRows([], None, 1, []))
    return {**row, "id": id, "creator": secrets.token_hex(32), "request": id, "box": ""}


def claim_of() -> dict[str, Any]:
    player = secrets.token_hex(32)
    return {"seat": 0, "player": player, "ready": False, "request": None, "handle": None}


async def at_stored(context: Context, game: str, most: int) -> None:
    model = await finished(context, game)
    there = 0
    for stored in [each for each in STORED if each <= most]:
        await fill(context, model, stored - there)
        there = stored
        new = rooms.NewTable(game, secrets.token_hex(8), TWO_SEATS)
        player = Player(await context.tables.find(await context.matchmaking.create(PLAYER, new)))
        table = player.table
        await player.reach(MOVES[0])
        show(f"{stored} stored: position", await cost(partial(table.view, PLAYER, None, 10)))
        show(f"{stored} stored: reload", await cost(table._known.reload))
        show(f"{stored} stored: move", await cost(player.move))
        show(f"{stored} stored: my tables", await cost(lambda: context.listing.mine(PLAYER)))
        context.listing.look_again()
        show(f"{stored} stored: lobby", await cost(context.listing.look, 1))
        show(f"{stored} stored: who thinks", await cost(lambda: context.store.thinking(now(), 9)))


def show(what: str, cost: Cost) -> None:
    print(f"| {what} | {cost[0]:.1f} | {cost[1]:.1f} |", flush=True)


async def run(game: str, database: str, most: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        context = Context(Settings(data=folder, database=database))
        await context.open()
        print("| what | ms of processor | ms |\n|---|---|---|")
        await at_moves(context, game)
        await at_stored(context, game, most)
        await context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="octodice")
    parser.add_argument("--database", default="")
    parser.add_argument("--most", type=int, default=STORED[-1])
    given = parser.parse_args()
    asyncio.run(run(given.game, given.database, given.most))


if __name__ == "__main__":
    main()
