"""Several processes on one PostgreSQL: what happens in one is seen in all of them, at once."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from websockets.sync.client import connect

from pelagos.kernel.roll import Roll
from pelagos.server.store.bus import Note
from pelagos.server.store.store import Store
from tests.conftest import Server
from tests.server.databases import new_database
from tests.server.visitors import ME, OPEN, UNIFORM, Json, Visitor, any_answer, fresh, play_on

pytestmark = pytest.mark.xdist_group("postgres")


class Pair:
    """Two processes on one database."""

    def __init__(self, folder_of: pytest.TempPathFactory, database: str) -> None:
        settings = {"PELAGOS_DATABASE": database, "PELAGOS_ABSENCE": "0"}
        self.database = database
        self.one = Server(folder_of.mktemp("one"), settings)
        self.two = Server(folder_of.mktemp("two"), settings)

    def __enter__(self) -> "Pair":
        return self

    def __exit__(self, *_: object) -> None:
        for server in (self.one, self.two):
            if server.process.poll() is None:
                server.stop()


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Pair]:
    with Pair(tmp_path_factory, new_database(postgres)) as made:
        yield made


@pytest.fixture
def ada(pair: Pair) -> Iterator[Visitor]:
    with Visitor(pair.one.url) as visitor:
        yield visitor


@pytest.fixture
def bo(pair: Pair) -> Iterator[Visitor]:
    with Visitor(pair.two.url) as visitor:
        yield visitor


def sat_down(ada: Visitor, bo: Visitor) -> str:
    table = ada.new("pebbles", [ME, OPEN])
    assert bo.post(f"/api/tables/{table}/seats/1", name="Bo").status_code == 200
    return table


def until(see: Callable[[], Json], fits: Callable[[Json], bool]) -> Json:
    """What is seen, as soon as it fits."""
    end = time.monotonic() + 30
    while not fits(seen := see()):
        assert time.monotonic() < end, seen
        time.sleep(0.05)
    return seen


def are_here(view: Json) -> list[bool]:
    return [seat["is_here"] for seat in view["seats"]]


def test_what_is_answered_in_one_process_is_seen_in_the_other(ada: Visitor, bo: Visitor) -> None:
    table, roll = sat_down(ada, bo), Roll(1)
    with ada.socket(table) as first, bo.socket(table) as second:
        sockets = ((ada, first), (bo, second))
        views = [first.next(), second.next()]
        while not all(view["over"] for view in views):
            for n, (visitor, socket) in enumerate(sockets):
                while views[n]["line"] < max(view["line"] for view in views):
                    views[n] = socket.next()
                if views[n]["question"]:
                    views[n] = visitor.answer(views[n], any_answer(views[n], roll))
    assert views[0]["scores"] == views[1]["scores"]
    records = [each.http.get(f"/api/tables/{table}/record").text for each in (ada, bo)]
    assert records[0] == records[1] != ""


def test_who_answers_in_the_wrong_process_need_not_wait_for_news(ada: Visitor, bo: Visitor) -> None:
    """The same browser, sent to either process by a proxy."""
    table, roll = ada.new("pebbles", [ME, ME]), Roll(2)
    bo.http.cookies.set("pelagos", ada.http.cookies["pelagos"])
    view, turns = ada.view(table), 0
    while not view["over"]:
        turns += 1
        view = (ada, bo)[turns % 2].answer(view, any_answer(view, roll))
        view = view if view["question"] or view["over"] else ada.view(table, since=view["line"])


def test_a_request_that_is_repeated_elsewhere_counts_once(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ME, ME])
    bo.http.cookies.set("pelagos", ada.http.cookies["pelagos"])
    view = bo.view(table)
    says, request = any_answer(view, Roll(3)), fresh()
    with ThreadPoolExecutor(2) as pool:
        tries = [
            pool.submit(each.says, table, says, view["seat"], view["line"], request)
            for each in (ada, bo)
        ]
    assert [each.result().status_code for each in tries] == [200, 200]
    assert ada.view(table)["line"] == bo.view(table)["line"]


def test_presence_is_known_everywhere(pair: Pair, ada: Visitor, bo: Visitor) -> None:
    table = sat_down(ada, bo)
    with ada.socket(table) as socket:
        while are_here(socket.next()) != [True, False]:
            pass
        with bo.socket(table):
            while are_here(socket.next()) != [True, True]:
                pass
            assert ada.http.put(f"/api/tables/{table}/seats/1/stand-in").status_code == 422
        while are_here(socket.next()) != [True, False]:
            pass
        assert ada.http.put(f"/api/tables/{table}/seats/1/stand-in").status_code == 200
        until(lambda: bo.view(table), lambda view: view["seats"][1]["stand_in"] == "greedy")


def test_what_is_said_in_one_process_is_read_in_the_other(ada: Visitor, bo: Visitor) -> None:
    table = sat_down(ada, bo)
    assert bo.get(f"/api/tables/{table}/chat")["chat"] == []
    assert ada.post(f"/api/tables/{table}/chat", text="Ahoy", request=fresh()).status_code == 200
    until(lambda: dict(bo.get(f"/api/tables/{table}/chat")), lambda chat: bool(chat["chat"]))


def test_the_lobby_is_the_same_everywhere(pair: Pair, ada: Visitor, bo: Visitor) -> None:
    address = f"{pair.two.url.replace('http', 'ws', 1)}/api/lobby/live"

    def seats_at(table: str, lobby: Json) -> list[tuple[bool, bool]]:
        found = [each["seats"] for each in lobby["waiting"] if each["table"] == table]
        return [(seat["is_open"], seat["is_here"]) for seats in found for seat in seats]

    with connect(address) as lobby:
        assert json.loads(lobby.recv(timeout=20))
        table = ada.new("pebbles", [ME, OPEN, OPEN], visibility="open")
        wanted = [[(False, False)], [(False, True)], [(False, False)]]
        while seats_at(table, json.loads(lobby.recv(timeout=20)))[:1] != wanted[0]:
            pass
        with ada.socket(table):
            while seats_at(table, json.loads(lobby.recv(timeout=20)))[:1] != wanted[1]:
                pass
        while seats_at(table, json.loads(lobby.recv(timeout=20)))[:1] != wanted[2]:
            pass


def test_of_two_who_look_for_a_match_one_finds_the_other(ada: Visitor, bo: Visitor) -> None:
    def quick(visitor: Visitor) -> str:
        body = {"game": "pebbles", "players": 2, "name": "X", "request": fresh()}
        return str(visitor.post("/api/quick", **body).json()["table"])

    with ThreadPoolExecutor(2) as pool:
        one, two = pool.map(quick, (ada, bo))
    assert one == two


def test_computer_players_are_heard_everywhere(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ME, UNIFORM, UNIFORM])
    with bo.socket(table) as socket:
        ended = threading.Thread(target=play_on, args=(ada, table, Roll(4)))
        ended.start()
        view = socket.next()
        while not view["over"]:
            view = socket.next()
        ended.join()


def test_who_lost_the_database_catches_up(pair: Pair, ada: Visitor, bo: Visitor) -> None:
    """Every connection but the own one is cut while somebody plays on."""
    table, roll = sat_down(ada, bo), Roll(5)
    with bo.socket(table) as socket:
        line = socket.next()["line"]
        with psycopg.connect(pair.database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid != pg_backend_pid()"
            )
        view = ada.view(table)
        view = ada.answer(view, any_answer(view, roll))
        assert view["line"] > line
        while socket.next()["line"] < view["line"]:
            pass


def test_what_a_killed_process_left_is_taken_over(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Its people are gone, and its computer players think elsewhere, though nobody looks."""
    with (
        Pair(tmp_path_factory, new_database(postgres)) as made,
        Visitor(made.one.url) as ada,
        Visitor(made.two.url) as bo,
    ):
        table = sat_down(ada, bo)
        alone = bo.new("pebbles", [UNIFORM, UNIFORM, UNIFORM])
        with bo.socket(table) as socket:
            socket.next()
            until(lambda: ada.view(table), lambda view: are_here(view)[1])
            made.two.kill()
        until(lambda: ada.view(table), lambda view: not are_here(view)[1])
        until(lambda: ada.view(alone), lambda view: bool(view["over"]))


def test_a_claim_ends_with_the_process(database: str) -> None:
    async def run() -> None:
        one, two = Store(database), Store(database)
        await one.open()
        assert await one.claims.take("think") and not await one.claims.take("think")
        if database.startswith("postgresql"):
            assert not await two.claims.take("think")
            assert await two.claims.alive() == await one.claims.alive()
            assert one.bus.number in await two.claims.alive()
        await one.claims.release("think")
        assert await two.claims.take("think")
        await one.close()
        while one.bus.number in await two.claims.alive():
            await asyncio.sleep(0.01)
        await two.close()

    asyncio.run(run())


def test_a_note_is_heard_when_the_change_is_kept(database: str) -> None:
    async def run() -> None:
        store, heard = Store(database), asyncio.Queue[Note]()
        await store.open()
        store.bus.listen("news", heard.put_nowait)
        await store.bus.open()
        with pytest.raises(ZeroDivisionError):
            async with store.change(Note("news", "lost")):
                raise ZeroDivisionError
        async with store.change(Note("other", "1"), Note("news", "2", "why")):
            assert heard.empty()
        note = await asyncio.wait_for(heard.get(), 20)
        assert note == Note("news", "2", "why", store.bus.number)
        await store.close()

    asyncio.run(run())
