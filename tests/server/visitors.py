"""People at the table: each has a cookie, asks and answers over HTTP, watches over a socket."""

import itertools
import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from pelagos.kernel.roll import Roll
from pelagos.server.ratings import LEAST_GAMES, PAIR_A_DAY

Json = dict[str, Any]
NUMBERS = itertools.count()
CLOCK = {"tempo": {"kind": "live", "turn": 600}}
ME, OPEN = {"kind": "me"}, {"kind": "open"}
GREEDY, UNIFORM = {"kind": "agent", "agent": "greedy"}, {"kind": "agent", "agent": "uniform"}


def fresh() -> str:
    """A request that was never made before."""
    return f"r{next(NUMBERS)}"


class Visitor:
    """One browser: its cookie, and what it asks for."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.token = token
        self.http = httpx.Client(base_url=url, timeout=30)
        if token is not None:
            self.http.cookies.set("pelagos", token)

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **query: object) -> Any:
        response = self.http.get(path, params={k: str(v) for k, v in query.items()})
        assert response.status_code == 200, response.text
        return response.json()

    def film(self, path: str, **query: object) -> Json:
        """All frames of a game, page by page."""
        film: Json = self.get(path, **query)
        while len(film["frames"]) <= film["last"]:
            page = self.get(path, **query, **{"from": len(film["frames"])})
            assert page["frames"][0]["line"] == len(film["frames"])
            film["frames"] += page["frames"]
        return film

    def post(self, path: str, **body: object) -> httpx.Response:
        return self.http.post(path, json=body)

    # -- tables ------------------------------------------------------------------------------

    def new(self, game: str, seats: Sequence[Json], **more: object) -> str:
        response = self.post("/api/tables", game=game, seats=seats, **{"request": fresh(), **more})
        assert response.status_code == 201, response.text
        return str(response.json()["table"])

    def view(self, table: str, **query: object) -> Json:
        view: Json = self.get(f"/api/tables/{table}", **query)
        return view

    def says(
        self, table: str, says: str, seat: int, after: int, request: str | None = None
    ) -> httpx.Response:
        body = {"says": says, "seat": seat, "after": after, "request": request or fresh()}
        return self.post(f"/api/tables/{table}/answers", **body)

    def answer(self, view: Json, says: str) -> Json:
        """Give an answer that must be taken; the view after it."""
        response = self.says(view["table"], says, view["seat"], view["line"])
        assert response.status_code == 200, response.text
        after: Json = response.json()
        return after

    def undo(self, view: Json, seat: int | None = None) -> httpx.Response:
        seat = view["seat"] if seat is None else seat
        body = {"seat": seat, "after": view["line"], "request": fresh()}
        return self.post(f"/api/tables/{view['table']}/undo", **body)

    # -- watching ----------------------------------------------------------------------------

    @contextmanager
    def socket(self, table: str, query: str = "") -> Iterator["Socket"]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
        token = self.http.cookies.get("pelagos")
        headers = {} if token is None else {"cookie": f"pelagos={token}"}
        with connect(address, additional_headers=headers) as made:
            yield Socket(made)


class Socket:
    """Views, as they come."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def next(self) -> Json:
        view: Json = json.loads(self.connection.recv(timeout=20))
        return view

    def until_asked(self) -> Json:
        """The first view in which something is asked, or the game is over."""
        while True:
            view = self.next()
            if view["question"] or view["over"]:
                return view


def any_answer(view: Json, roll: Roll) -> str:
    answers = view["question"]["answers"]
    return str(answers[roll.below(len(answers))]["spelling"])


def play_on(visitor: Visitor, table: str, roll: Roll, most: int = 10_000) -> Json:
    """Answer at random, as one does who watches the socket, until the game is over."""
    with visitor.socket(table) as socket:
        view = socket.until_asked()
        for _ in range(most):
            if view["over"]:
                break
            answered = visitor.answer(view, any_answer(view, roll))["line"]
            view = socket.until_asked()
            while view["line"] < answered:
                view = socket.until_asked()
    return view


def play_together(visitors: Sequence[Visitor], roll: Roll, **more: object) -> str:
    one, other = visitors
    table = one.new("pebbles", [ME, OPEN], **more)
    assert other.post(f"/api/tables/{table}/seats/1", name="").status_code == 200
    while True:
        for visitor in visitors:
            view = visitor.view(table)
            if view["over"]:
                return table
            if view["question"]:
                visitor.answer(view, any_answer(view, roll))


def play_until_listed(visitors: Sequence[Visitor]) -> None:
    """Rated games, so many that the first two of three stand on the leaderboard."""
    one, other, third = visitors
    pairs = [(one, other)] * PAIR_A_DAY
    pairs += [(one, third), (other, third)] * (LEAST_GAMES - PAIR_A_DAY)
    for n, pair in enumerate(pairs):
        play_together(pair, Roll(n), **CLOCK)


def until(visitor: Visitor, path: str, is_so: Callable[[Json], bool]) -> Json:
    """What is told once something is so; it is written a moment after the end of a game."""
    for _ in range(200):
        found: Json = visitor.get(path)
        if is_so(found):
            return found
        time.sleep(0.05)
    raise AssertionError(found)


def error_of(response: httpx.Response, status: int) -> Json:
    """What was refused, in the one shape."""
    assert response.status_code == status, response.text
    error: Json = response.json()["error"]
    assert error.keys() == {"code", "message", "rule", "line", "facts"}
    assert error["message"].strip()
    assert isinstance(error["code"], str) and isinstance(error["facts"], dict)
    return error
