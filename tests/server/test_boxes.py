"""Boxes at tables: each is kept once, and a table goes on with its own."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import func, select

from pelagos import shelf
from pelagos.kernel.roll import Roll
from pelagos.server.context import Context
from pelagos.server.duties.results import counts
from pelagos.server.messages import rooms
from pelagos.server.store.schema import BOXES, TABLES
from pelagos.server.store.store import Store
from tests.conftest import Server
from tests.server.contexts import with_context
from tests.server.test_records import hand_in
from tests.server.visitors import GREEDY, ME, Visitor, error_of, play_on
from tests.workshop import workshop

ADA = "a" * 64
TWO = [rooms.NewSeat("me", "Ada"), rooms.NewSeat("me", "Bo")]
OWN = shelf.box_text(shelf.find("pebbles")).replace("number = 3", "number = 4")


def test_many_tables_keep_one_box(serve: Callable[..., Server]) -> None:
    server = serve()
    with Visitor(server.url) as cy:
        for box in (None, None, OWN, OWN):
            cy.new("pebbles", [ME, ME], box=box)

    async def kept() -> tuple[int, set[int]]:
        store = Store(f"sqlite:///{server.folder / 'pelagos.sqlite'}")
        async with store._engine.connect() as connection:
            boxes = await connection.scalar(select(func.count()).select_from(BOXES)) or 0
            lengths = set(await connection.scalars(select(func.length(TABLES.c.box))))
        await store.close()
        return boxes, lengths

    assert asyncio.run(kept()) == (2, {64})


def test_a_game_goes_on_as_one_of_the_house_when_its_box_is_corrected(tmp_path: Path) -> None:
    made: list[str] = []

    async def begin(context: Context) -> None:
        made.append(await context.matchmaking.create(ADA, rooms.NewTable("pebbles", "first", TWO)))

    async def go_on(context: Context) -> None:
        table = await context.tables.find(made[0])
        assert table.log.game.box_fingerprint == old
        assert table.log.game.box_fingerprint != shelf.find("pebbles").box_fingerprint
        view = await table.view(ADA, 0, 0)
        assert (view.own_box, view.question is not None) == (False, True)
        assert counts(table.kept)

    with workshop("pebbles", tmp_path / "pebbles") as at:
        old = shelf.find("pebbles").box_fingerprint
        with_context(tmp_path, begin)
        at.correct(Roll(2))
        with_context(tmp_path, go_on)


def test_a_record_with_a_box_of_one_s_own_is_taken_in_when_the_box_is_there(
    ada: Visitor, serve: Callable[..., Server]
) -> None:
    table = ada.new("pebbles", [ME, GREEDY], box=OWN)
    play_on(ada, table, Roll(1))
    data = ada.http.get(f"/api/tables/{table}/record").content
    fingerprint = shelf.with_box("pebbles", OWN).box_fingerprint
    box = ada.http.get(f"/api/boxes/{fingerprint}").text
    assert box == OWN
    with Visitor(serve().url) as elsewhere:
        refused = error_of(hand_in(elsewhere, data), 422)
        assert (refused["code"], refused["facts"]["box"]) == (
            "record-of-another-box",
            fingerprint[:12],
        )
        unknown = error_of(elsewhere.http.get(f"/api/boxes/{fingerprint}"), 404)
        assert unknown["code"] == "unknown-box"
        brought = elsewhere.post("/api/boxes", game="pebbles", text=box)
        assert brought.json() == {"box": fingerprint}
        filed = hand_in(elsewhere, data).json()
        assert filed["verdict"]["kind"] == "finished"
        film = elsewhere.get(f"/api/records/{filed['record']}/frames")
        assert film["over"] and film["box_name"]


def test_a_box_that_cannot_be_used_is_not_kept(ada: Visitor) -> None:
    spoilt = OWN.replace('game = "pebbles"', 'game = "octodice"')
    error_of(ada.post("/api/boxes", game="pebbles", text=spoilt), 422)


def test_the_boxes_of_the_house_are_given_out(ada: Visitor) -> None:
    for game in shelf.games():
        given = ada.http.get(f"/api/boxes/{game.box_fingerprint}")
        assert given.text == shelf.box_text(game)
        assert given.headers["content-disposition"].endswith(f'{game.box_fingerprint}.toml"')
