"""Accounts that are deleted by their owners: what is gone at once, and what stays."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack

import httpx
import pytest
from sqlalchemy import MetaData, select

from pelagos.kernel.roll import Roll
from pelagos.server.context import Context
from pelagos.server.errors import Late
from pelagos.server.lobby.departure import Departures
from pelagos.server.messages.rooms import NewSeat, NewTable
from pelagos.server.settings import Settings
from pelagos.server.store.accounts import Account
from pelagos.server.store.addresses import Address
from pelagos.server.store.engine import connect
from pelagos.server.store.store import Store
from pelagos.server.table.table import Table
from tests.conftest import Server
from tests.server.device import Device
from tests.server.visitors import ME, OPEN, Json, Visitor, error_of, fresh, play_on, play_together

PASSWORD = "under the sea"
SEALED = {"header"}  # of a table: the first line of a record, which is as it was played
People = Callable[..., Visitor]


@pytest.fixture
def people(serve: Callable[..., Server], database: str) -> Iterator[People]:
    """Browsers at a server on this database; with a handle, signed in to a new account."""
    url = serve(PELAGOS_DATABASE=database, PELAGOS_THINKING="0.02").url
    with ExitStack() as stack:

        def come(handle: str | None = None) -> Visitor:
            visitor = stack.enter_context(Visitor(url))
            if handle is not None:
                assert join(visitor, handle).status_code == 201
            return visitor

        yield come


def join(visitor: Visitor, handle: str) -> httpx.Response:
    return visitor.post("/api/accounts", handle=handle, password=PASSWORD)


def go(visitor: Visitor, password: str = PASSWORD) -> httpx.Response:
    return visitor.post("/api/account/deletion", password=password)


def sit_down(ada: Visitor, bo: Visitor, **more: object) -> str:
    table = ada.new("pebbles", [ME, OPEN], **more)
    assert bo.post(f"/api/tables/{table}/seats/1", name="").status_code == 200
    return table


def test_the_account_is_gone_at_once_and_nobody_else_gets_its_handle(people: People) -> None:
    ada, elsewhere = people("Ada"), people()
    signed = elsewhere.post("/api/session", handle="Ada", password=PASSWORD)
    assert signed.status_code == 200
    token = ada.post("/api/tokens", name="mine", scope="play").json()["token"]
    with ada.socket(ada.new("pebbles", [ME, OPEN])) as socket:
        assert socket.next()["seat"] == 0
        assert error_of(go(ada, "wrong"), 401)["code"] == "wrong-password"
        assert ada.get("/api/me")["handle"] == "Ada"
        assert go(ada).json() == {"handle": None, "is_program": False}
        assert socket.next()["seat"] is None
    assert [each.get("/api/me")["handle"] for each in (ada, elsewhere)] == [None, None]
    bearer = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{ada.url}/api/me", headers=bearer).status_code == 401
    assert ada.http.get("/api/players/Ada").status_code == 404
    again = ada.post("/api/session", handle="Ada", password=PASSWORD)
    assert error_of(again, 401)["code"] == "wrong-password"
    for spelling in ("Ada", "aDA"):
        assert error_of(join(ada, spelling), 409)["code"] == "handle-taken"


def test_games_stay_without_a_name(people: People) -> None:
    ada, bo = people("Ada"), people("Bob")
    over = play_together((ada, bo), Roll(1))
    playing, waiting = sit_down(ada, bo), sit_down(ada, bo, begins="start")
    ada.post(f"/api/tables/{over}/chat", text="Well played", request=fresh())
    assert go(ada).status_code == 200
    for table in (over, playing):
        seat = bo.view(table)["seats"][0]
        assert (seat["name"], seat["handle"], seat["is_open"]) == ("", None, False)
        assert bo.get(f"/api/tables/{table}/frames")["names"] == ["", "Bob"]
    assert bo.view(waiting)["seats"][0]["is_open"]
    assert bo.view(playing)["seats"][0]["resigned"]
    assert play_on(bo, playing, Roll(1))["over"]  # a computer player answers for the seat
    said = bo.get(f"/api/tables/{over}/chat")["chat"]
    assert [(line["name"], line["text"]) for line in said] == [(None, "Well played")]
    names = {
        game["table"]: game["names"] for game in bo.get("/api/players/Bob")["history"]["games"]
    }
    assert names == {over: ["", "Bob"], playing: ["", "Bob"], waiting: ["", "Bob"]}
    again = bo.post(f"/api/tables/{over}/rematch").json()["table"]
    assert [seat["is_open"] for seat in bo.view(again)["seats"]] == [True, False]


def test_the_database_tells_nothing_more_of_who_has_left(people: People, database: str) -> None:
    ada, bo = people("Ada"), people("Bob")
    play_together((ada, bo), Roll(1), visibility="open")
    table = sit_down(ada, bo)
    for one, other in ((ada, bo), (bo, ada)):
        one.post(f"/api/tables/{table}/chat", text="Hello", request=fresh())
        line = len(one.get(f"/api/tables/{table}/chat")["chat"])
        other.http.put(f"/api/tables/{table}/chat/{line}/mute")
    Device().make(ada)
    ada.post("/api/tokens", name="mine", scope="read")
    player = asyncio.run(with_address(database, "Ada"))
    assert {"accounts", "passkeys", "tokens", "addresses", "sessions", "mutes", "claims"} <= {
        place for place, _ in asyncio.run(mentions(database, player))
    }
    assert go(ada).status_code == 200
    kept = {"creator"}  # a random number, which leads to nobody any more
    assert {column for _, column in asyncio.run(mentions(database, player))} <= kept
    assert {column for _, column in asyncio.run(mentions(database, "Ada"))} <= SEALED


async def with_address(database: str, handle: str) -> str:
    """Who has the handle; from now on they have an address for mail, too."""
    store = Store(database)
    account = await store.people.named(handle)
    assert account is not None
    address = Address(account.player, "ada@example.org", "en", True, "token")
    await store.addresses.put(address)
    await store.close()
    return account.player


async def mentions(database: str, word: str) -> set[tuple[str, str]]:
    """Where in the whole database something is found: tables and columns."""
    engine, found = connect(database), MetaData()
    async with engine.connect() as connection:
        await connection.run_sync(found.reflect)
        places = {
            (table.name, str(column))
            for table in found.sorted_tables
            for row in (await connection.execute(select(table))).mappings()
            for column, value in row.items()
            if word in str(value)
        }
    await engine.dispose()
    return places


def test_nobody_leaves_a_table_that_waits_for_them(database: str) -> None:
    account = Account("a" * 64, "Ada", "", 1)

    async def run(context: Context) -> None:
        async def find(id: str) -> Table:
            await sit(context, account)  # meanwhile, from another browser
            return await context.tables.find(id)

        await context.store.people.add(account)
        await sit(context, account)
        assert not await context.store.depart(account)
        with pytest.raises(Late):
            await Departures(context.store, find, context.changes).depart(account)
        assert await context.store.people.named("Ada") == account
        await context.departures.depart(account)
        assert await context.store.people.named("Ada") is None

    asyncio.run(in_a_context(database, run))


async def in_a_context(database: str, use: Callable[[Context], Awaitable[None]]) -> None:
    context = Context(Settings(database=database))
    await context.open()
    await use(context)
    await context.close()


async def sit(context: Context, account: Account) -> str:
    seats = [NewSeat("me"), NewSeat("open")]
    return await context.matchmaking.create(
        account.player, NewTable("pebbles", fresh(), seats), account.handle
    )


def test_an_account_without_a_password_is_deleted_with_its_own_passkey(people: People) -> None:
    ada, bo = people(), people("Bob")
    device, other = Device(), Device()
    device.make(ada, "Ada")
    other.make(bo)
    proofs: list[Json] = [{}, {"password": ""}, {"credential": other.sign(ada)}]
    for proof in (*proofs, {"credential": {}}):
        error_of(ada.post("/api/account/deletion", **proof), 401)
    signed = device.sign(ada)
    assert ada.get("/api/me")["handle"] == "Ada"
    assert ada.post("/api/account/deletion", credential=signed).status_code == 200
    assert ada.get("/api/me")["handle"] is None
    error_of(ada.post("/api/session/passkey", credential=device.sign(ada)), 401)
    assert bo.get("/api/me")["handle"] == "Bob"


def test_an_account_without_a_password_gets_one_with_its_passkey(people: People) -> None:
    ada, thief = people(), people()
    device = Device()
    device.make(ada, "Ada")
    thief.http.cookies.set("pelagos", ada.http.cookies["pelagos"])
    error_of(thief.http.put("/api/password", json={"wish": PASSWORD}), 401)
    body = {"wish": PASSWORD, "credential": device.sign(ada)}
    assert ada.http.put("/api/password", json=body).status_code == 200
    error_of(ada.http.put("/api/password", json=body), 401)  # what was signed counts once
    signed = people().post("/api/session", handle="Ada", password=PASSWORD)
    assert signed.status_code == 200
    assert ada.get("/api/players/Ada")["has_password"]
