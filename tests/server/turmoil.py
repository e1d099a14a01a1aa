"""Tables where scripted people play while processes and the database are killed under them."""

import asyncio
import contextlib
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Sequence

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from pelagos.kernel.roll import Roll
from tests.server.visitors import ME, OPEN, UNIFORM, Json, any_answer

KINDS = (
    ("pebbles", [ME, OPEN]),
    ("octodice", [ME, OPEN]),
    ("pebbles", [ME, OPEN, UNIFORM]),
)
AGAIN = 0.1  # seconds before a request is sent once more
REQUESTS = itertools.count()
TAKEN, REFUSED, BUSY = (200, 201), (409, 422), (502, 503, 504)


class Town:
    """Where the servers are, and whether people play on."""

    def __init__(self, urls: Sequence[str], pace: float) -> None:
        self.urls = list(urls)
        self.pace = pace  # seconds, at most, before an answer
        self.has_ended = asyncio.Event()
        self.http = httpx.AsyncClient(timeout=30, limits=httpx.Limits(max_connections=None))


class Person:
    """Plays one seat: watches one process, answers to any, and notes what was confirmed."""

    def __init__(self, town: Town, number: int) -> None:
        self.town = town
        self.roll = Roll(number)
        self.cookie = f"pelagos={secrets.token_urlsafe(24)}"
        self.view: Json = {}
        self.confirmed: dict[str, list[str]] = {}  # by table
        self.turned_back = 0  # views that were older than what was seen before
        self.repeated = 0  # requests that had to be sent again
        self.is_answering = False

    def any_url(self) -> str:
        return self.town.urls[self.roll.below(len(self.town.urls))]

    async def insist(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """The same request to one process or another, until there is an answer to it."""
        while True:
            try:
                response = await self.town.http.request(
                    method, self.any_url() + path, json=body, headers={"cookie": self.cookie}
                )
                if response.status_code not in BUSY:
                    assert response.status_code in (*TAKEN, *REFUSED), response.text
                    return response
            except httpx.TransportError:
                pass
            self.repeated += 1
            await asyncio.sleep(AGAIN)

    async def play(self, table: str) -> None:
        """Until the game is over, or the evening."""
        self.confirmed[table], self.view = [], {}
        while not self.view.get("over"):
            url = f"{self.any_url().replace('http', 'ws', 1)}/api/tables/{table}/live"
            try:
                async with connect(url, additional_headers={"cookie": self.cookie}) as socket:
                    async for message in socket:
                        await self.see(json.loads(message), socket)
                        if self.view.get("over"):
                            return
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(AGAIN)

    async def see(self, news: Json, socket: ClientConnection) -> None:
        """Look, and answer where that is wanted; over the socket the next view comes with it."""
        view: Json | None = news
        while view is not None and self.notice(view) and not self.town.has_ended.is_set():
            self.is_answering = True  # also while thinking: whoever waits for quiet waits for this
            await asyncio.sleep(self.roll.below(1000) / 1000 * self.town.pace)
            view = await self.answer(view, socket)
            self.is_answering = False

    def notice(self, view: Json) -> bool:
        """Whether something is asked."""
        if "error" in view:
            return False
        if view["line"] < self.view.get("line", 0):
            self.turned_back += 1
            return False
        self.view = view
        return view["question"] is not None

    async def answer(self, view: Json, socket: ClientConnection) -> Json | None:
        says = any_answer(view, self.roll)
        request = f"t{next(REQUESTS)}"
        body = {"says": says, "seat": view["seat"], "after": view["line"], "request": request}
        told = await self.over(socket, body) if self.roll.below(2) else None
        is_taken, after = told is not None and "answered" in told, told
        if told is None:
            response = await self.insist("POST", f"/api/tables/{view['table']}/answers", body)
            is_taken = response.status_code in TAKEN
        if is_taken:
            self.confirmed[view["table"]].append(says)
        return after if is_taken else None

    async def over(self, socket: ClientConnection, body: Json) -> Json | None:
        """What the socket tells an answer; None where it is lost before."""
        try:
            await socket.send(json.dumps(body))
            async for message in socket:
                news: Json = json.loads(message)
                if body["request"] in (news.get("answered"), news.get("request")):
                    return news
                if "error" not in news:
                    self.notice(news)
        except (OSError, WebSocketException):
            pass
        self.repeated += 1
        return None


class Company:
    """Two people who play one game after the other."""

    def __init__(self, town: Town, number: int) -> None:
        self.town = town
        self.people = [Person(town, 2 * number), Person(town, 2 * number + 1)]
        self.game, self.seats = KINDS[number % len(KINDS)]
        self.table = ""
        self.tables: list[str] = []

    async def run(self) -> None:
        while not self.town.has_ended.is_set():
            self.table = await self.found()
            self.tables.append(self.table)
            await asyncio.gather(*[person.play(self.table) for person in self.people])

    async def found(self) -> str:
        host, guest = self.people
        new = {"game": self.game, "seats": self.seats, "request": f"t{next(REQUESTS)}"}
        table = str((await host.insist("POST", "/api/tables", new)).json()["table"])
        await guest.insist("POST", f"/api/tables/{table}/seats/1", {"name": "Bo"})
        return table

    def confirmed(self, table: str) -> dict[int, list[str]]:
        return {n: person.confirmed[table] for n, person in enumerate(self.people)}


async def quiet(companies: Sequence[Company]) -> None:
    """Until everything that was on its way has arrived."""
    while any(person.is_answering for each in companies for person in each.people):
        await asyncio.sleep(AGAIN)


@contextlib.asynccontextmanager
async def leaving(tasks: Sequence[asyncio.Task[None]], town: Town) -> AsyncIterator[None]:
    """Whatever happens, everybody goes home."""
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await town.http.aclose()
