"""The server is killed, again and again, while people play: nothing confirmed is ever lost.

``PELAGOS_KILLS`` says how often; five times by default.
"""

import asyncio
import json
import os
import secrets
import threading
import time
from collections.abc import Callable

import httpx
import psutil
import pytest

from pelagos.kernel.roll import Roll
from pelagos.server.model import StoredTable
from pelagos.server.store.store import Store
from pelagos.server.table.storage import tale_of
from tests.conftest import Server
from tests.server.visitors import GREEDY, ME, UNIFORM, Json, Visitor, any_answer, fresh

KILLS = int(os.environ.get("PELAGOS_KILLS", "5"))
TABLES = (
    ("octodice", [ME, GREEDY]),
    ("pebbles", [ME, ME, UNIFORM]),
    ("octodice", [ME, ME]),
    ("pebbles", [UNIFORM, ME, GREEDY]),
)


class Player(threading.Thread):
    """Plays one game after the other, and notes every answer that was confirmed."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(name=f"player {number}")
        self.visitor = Visitor(url, secrets.token_urlsafe(24))
        self.roll = Roll(number)
        self.number = number
        self.may_stop = threading.Event()
        self.confirmed: dict[str, list[tuple[int, str]]] = {}  # by table: seat, what it said
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.may_stop.is_set():
                self.play()
            self.visitor.http.close()
        except BaseException as error:
            self.trouble = error

    def play(self) -> None:
        game, seats = TABLES[self.number % len(TABLES)]
        body = {"game": game, "seats": seats, "request": fresh()}
        table = self.insist("POST", "/api/tables", body).json()["table"]
        said = self.confirmed[table] = []
        view = self.look(table)
        while not view["over"] and not self.may_stop.is_set():
            if view["question"]:
                self.answer(view, said)
            else:
                time.sleep(0.01)
            view = self.look(table)

    def look(self, table: str) -> Json:
        view: Json = self.insist("GET", f"/api/tables/{table}?since=999999").json()
        return view

    def answer(self, view: Json, said: list[tuple[int, str]]) -> None:
        says = any_answer(view, self.roll)
        body = {"says": says, "seat": view["seat"], "after": view["line"], "request": fresh()}
        response = self.insist("POST", f"/api/tables/{view['table']}/answers", body)
        if response.status_code == 200:
            said.append((view["seat"], says))
            if view["undo"]["possible"] and self.roll.below(3) == 0:
                self.take_back(response.json(), view["seat"], said)

    def take_back(self, view: Json, seat: int, said: list[tuple[int, str]]) -> None:
        body = {"seat": seat, "after": view["line"], "request": fresh()}
        if self.insist("POST", f"/api/tables/{view['table']}/undo", body).status_code == 200:
            said.append((seat, "undo"))

    def insist(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """The same request, until there is an answer to it."""
        while True:
            try:
                response = self.visitor.http.request(method, path, json=body)
                assert response.status_code in (200, 201, 409, 422), response.text
                return response
            except httpx.TransportError:
                time.sleep(0.05)


def written(server: Server, table: str, seats: list[Json]) -> list[tuple[int, str]]:
    """What the people at a table have said, as the file of the server has it."""
    kept = asyncio.run(load(server, table))
    tale_of(kept)  # every line can be played again, and gives the same line
    people = [n for n, seat in enumerate(seats) if seat["kind"] == "me"]
    spoken = [row for row in map(json.loads, kept.lines) if row.get("seat") in people]
    return [(row["seat"], row.get("says", "undo")) for row in spoken]


async def load(server: Server, table: str) -> StoredTable:
    store = Store(f"sqlite:///{server.folder / 'pelagos.sqlite'}")
    kept = await store.load(table)
    await store.close()
    assert kept is not None
    return kept


def answered(players: list[Player]) -> int:
    return sum(len(said) for player in players for said in list(player.confirmed.values()))


def kill(server: Server, players: list[Player], roll: Roll) -> None:
    """In the middle of play; and nobody who thought for it is left behind."""
    enough = answered(players) + 1 + roll.below(25)
    while answered(players) < enough and all(player.is_alive() for player in players):
        time.sleep(0.01)
    time.sleep(roll.below(50) / 1000)
    helpers = psutil.Process(server.process.pid).children(recursive=True)
    server.kill()
    _, alive = psutil.wait_procs(helpers, timeout=20)
    assert alive == []
    server.start()


@pytest.mark.timeout(60 + 20 * KILLS)
def test_nothing_confirmed_is_lost_when_the_server_is_killed(
    serve: Callable[..., Server],
) -> None:
    server, roll = serve(), Roll(7)
    players = [Player(server.url, number) for number in range(len(TABLES))]
    for player in players:
        player.start()
    for _ in range(KILLS):
        kill(server, players, roll)
    for player in players:
        player.may_stop.set()
    for player in players:
        player.join()
    server.kill()
    for player in players:
        assert player.trouble is None
        for table, said in player.confirmed.items():
            assert written(server, table, TABLES[player.number][1]) == said
    total = answered(players)
    print(f"{KILLS} kills, {total} confirmed answers, none lost, none played twice")
    assert total > KILLS


def test_agents_go_on_after_a_restart_though_nobody_looks(serve: Callable[..., Server]) -> None:
    server = serve(PELAGOS_PAUSE="0.3")
    with Visitor(server.url) as ada:
        table = ada.new("pebbles", [UNIFORM, UNIFORM])
    server.kill()
    before = len(asyncio.run(load(server, table)).lines)
    server.start()
    until = time.monotonic() + 20
    while len(asyncio.run(load(server, table)).lines) == before:
        assert time.monotonic() < until
        time.sleep(0.1)
