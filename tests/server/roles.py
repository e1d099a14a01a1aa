"""Who may do what: the matrix in roles.toml, and the stage on which every role tries every route.

``python -m tests.server.roles docs/security.md`` prints the matrix into that file.
"""

import itertools
import json
import re
import secrets
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import httpx
from litestar.enums import HttpMethod
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.sync.client import connect

from pelagos import shelf
from pelagos.kernel.roll import Roll
from pelagos.server.app import create_app
from pelagos.server.context import Context
from pelagos.server.http.problems import CODES
from pelagos.server.http.routes.feeds import LINES
from pelagos.server.settings import Settings
from tests.server.visitors import ME, OPEN, Json, Visitor, any_answer, fresh

FILE: Final = Path(__file__).with_name("roles.toml")
OUTSIDE: Final = ("nobody", "guest", "account", "program", "spectator")
ROLES: Final = (*OUTSIDE, "player", "host")
KINDS: Final = ("waiting", "playing", "private", "over", "private-over")
ANYWHERE: Final = "anywhere"
SOCKET, ANY = "SOCKET", "ANY"
READING: Final = ("GET", "HEAD", SOCKET)
MARK: Final = "<!-- written by: python -m tests.server.roles docs/security.md -->\n"
PASSWORD: Final = "under the sea"
RECORD: Final = Path(__file__).parents[1] / "records/pebbles/rules-1.jsonl"
PEBBLES: Final = shelf.find("pebbles")
NUMBERS: Final = itertools.count()

Cells = dict[str, str]  # by role: "ok", or the code of the refusal


# -- what there is, and what is written down ----------------------------------------------------


def routes() -> list[str]:
    """Every route of the server, as in ``GET /api/tables/{table}``."""
    app = create_app(Context(Settings()))
    return sorted(name for route in app.routes for name in names_of(route))


def names_of(route: object) -> Iterator[str]:
    """A route once for each method; OPTIONS is Litestar's own and tells the methods only."""
    if isinstance(route, WebSocketRoute):
        yield f"{SOCKET} {route.path_format}"
    if isinstance(route, HTTPRoute):
        methods = set(route.methods)
        every = methods >= {method.value for method in HttpMethod}
        yield from (
            [f"{ANY} {route.path_format}"]
            if every
            else (f"{method} {route.path_format}" for method in methods - {"OPTIONS"})
        )


class Entry:
    """One request of roles.toml: how it is made, and what every role is told, by kind of table."""

    def __init__(self, name: str, given: Json) -> None:
        self.name = name
        self.route = name.partition(" (")[0]
        self.method, self.path = self.route.split(" ")
        self.made = {k: given.get(k, {}) for k in ("path", "query", "body")}
        self.text: str | None = given.get("text")
        self.rows: dict[str, Json] = {k: v for k, v in given.items() if is_row(k)}

    @property
    def kinds(self) -> tuple[str, ...]:
        return KINDS if "{table}" in self.path else (ANYWHERE,)

    @cached_property
    def expected(self) -> dict[str, Cells]:
        """By kind of table: what every role is told."""
        return {k: cells_of(row) for kinds, row in self.rows.items() for k in kinds.split(", ")}


def is_row(key: str) -> bool:
    return all(kind in (*KINDS, ANYWHERE) for kind in key.split(", "))


def cells_of(row: Json) -> Cells:
    """``all`` and ``outside`` stand for several roles; the role itself goes before."""
    return {role: row.get(role) or row[wide(role, row)] for role in ROLES}


def wide(role: str, row: Json) -> str:
    return "outside" if role in OUTSIDE and "outside" in row else "all"


def entries() -> list[Entry]:
    given = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return [Entry(name, each) for name, each in given.items()]


# -- people and tables --------------------------------------------------------------------------


class People:
    """One of every role; they sit at many tables."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._stack = ExitStack()
        self.guest, self.spectator, self.player, self.host = (
            self._stack.enter_context(Visitor(url, secrets.token_urlsafe(24))) for _ in range(4)
        )
        self.http = self._stack.enter_context(httpx.Client(base_url=url, timeout=30))
        self.sign_up()

    def sign_up(self) -> None:
        """Another account, where the last one may have been changed or signed out."""
        self.handle = f"Role-{next(NUMBERS)}"
        body = {"handle": self.handle, "password": PASSWORD}
        self.account = self.http.post("/api/accounts", json=body).cookies["pelagos"]
        wanted = {"name": "matrix", "scope": "play"}
        cookie = self.cookie("account")
        made = self.http.post("/api/tokens", json=wanted, headers=cookie).json()
        self.program = str(made["token"])

    def close(self) -> None:
        self._stack.close()

    def cookie(self, role: str) -> dict[str, str]:
        """What makes a role known, as headers."""
        if role == "nobody":
            return {}
        if role == "program":
            return {"authorization": f"Bearer {self.program}"}
        token = self.account if role == "account" else getattr(self, role).token
        return {"cookie": f"pelagos={token}"}

    @cached_property
    def filed(self) -> str:
        """A record that the server has."""
        text = RECORD.read_text(encoding="utf-8")
        return str(self.http.post("/api/records", content=text).json()["record"])


class Scene:
    """A table of one kind, with everybody at it, and a request that they all make."""

    def __init__(self, people: People, kind: str) -> None:
        self.kind = kind
        self._people = people
        self._stack = ExitStack()
        self.table = "" if kind == ANYWHERE else self._seated()
        if kind in ("waiting", "playing", "over"):
            self._stack.enter_context(people.spectator.socket(self.table)).next()

    def close(self) -> None:
        self._stack.close()

    def _seated(self) -> str:
        """A table with the host, the player and, while it waits, an open seat."""
        host, player = self._people.host, self._people.player
        visibility = "private" if self.kind.startswith("private") else "friends"
        seats = [ME, OPEN, OPEN] if self.kind == "waiting" else [ME, OPEN]
        begins = "start" if self.kind == "waiting" else "full"
        table = host.new("pebbles", seats, visibility=visibility, begins=begins)
        player.post(f"/api/tables/{table}/seats/1", name="Bo")
        host.post(f"/api/tables/{table}/chat", text="Welcome", request=fresh())
        if self.kind in ("playing", "private"):
            host.answer(host.view(table), "take-1")
        elif self.kind != "waiting":
            play_out((host, player), table)
        return table

    def seen(self) -> Json | None:
        """What the host sees, to find out whether something has changed."""
        return self._people.host.view(self.table) if self.table else None

    # -- trying ------------------------------------------------------------------------------

    def attempt(self, entry: Entry, role: str) -> str:
        """What the role is told: ``ok``, or the code of the refusal."""
        made = {key: self._filled(part, role) for key, part in entry.made.items()}
        own = {"table": self.table, "seat": own_seat(role)}
        path = entry.path.format(**own | made["path"])
        cookie = self._people.cookie(role)
        if entry.method == SOCKET:
            return self._watch(path, cookie, made["body"])
        method = "PATCH" if entry.method == ANY else entry.method
        body: Json = {"json": made["body"]} if made["body"] else {}
        if entry.text is not None:
            body = {"content": self._filled(entry.text, role)}
        http = self._people.http
        http.cookies.clear()
        with http.stream(method, path, params=made["query"], headers=cookie, **body) as response:
            if response.headers.get("content-type") != LINES:  # which would go on
                response.read()
            return said_by(response)

    def _watch(self, path: str, cookie: dict[str, str], body: Json) -> str:
        """A socket: what it says first; then what an answer is told, or that we are there."""
        address = self._people.url.replace("http", "ws", 1) + path
        with connect(address, additional_headers=cookie) as socket:
            first = json.loads(socket.recv(timeout=20))
            if "error" in first:
                return str(first["error"]["code"])
            socket.send(json.dumps(body) if body else "anything")
            while True:
                said = json.loads(socket.recv(timeout=20))
                if "declined" in said:
                    return str(said["declined"]["code"])
                if said.keys() == {"line"} or (body and said.get("answered") == body["request"]):
                    return "ok"

    def _filled(self, part: Any, role: str) -> Any:
        """With a value wherever ``$name`` stands."""
        if isinstance(part, dict):
            return {key: self._filled(value, role) for key, value in part.items()}
        is_name = isinstance(part, str) and part.startswith("$")
        return self._value(part[1:], role) if is_name else part

    def _value(self, name: str, role: str) -> str | int:
        if name in ("line", "answer"):
            return self._now(name)
        values: dict[str, Callable[[], str | int]] = {
            "fresh": fresh,
            "seat": lambda: own_seat(role),
            "handle": lambda: self._people.handle,
            "password": lambda: PASSWORD,
            "new_handle": lambda: f"New-{next(NUMBERS)}",
            "record": lambda: RECORD.read_text(encoding="utf-8"),
            "filed": lambda: self._people.filed,
            "box": lambda: shelf.box_text(PEBBLES),
            "fingerprint": lambda: PEBBLES.box_fingerprint,
        }
        return values[name]()

    def _now(self, name: str) -> str | int:
        """Where the table stands, and what the player may say."""
        view = self._people.player.view(self.table)
        if name == "line":
            return int(view["line"])
        answers = view["question"]["answers"] if view["question"] else []
        return str(answers[0]["spelling"]) if answers else "let-be"


def own_seat(role: str) -> int:
    return 0 if role == "host" else 1


def play_out(people: tuple[Visitor, Visitor], table: str) -> None:
    roll = Roll(1)
    while not (view := people[0].view(table))["over"]:
        asked = people[view["deciding"][0]]
        asked.answer(view := asked.view(table), any_answer(view, roll))


def said_by(response: httpx.Response) -> str:
    assert response.status_code < 500, response.text
    if response.status_code < 400:
        return "ok"
    if response.request.method == "HEAD":
        return CODES[response.status_code]
    return str(response.json()["error"]["code"])


# -- as a document ------------------------------------------------------------------------------


def document() -> str:
    """The matrix as a table; a request once for all kinds of tables where nothing differs."""
    head = ["request", "at a table that is", *ROLES]
    rows = [head, ["---"] * len(head), *(row for entry in entries() for row in rows_of(entry))]
    return "\n" + "".join(f"| {' | '.join(row)} |\n" for row in rows)


def rows_of(entry: Entry) -> Iterator[list[str]]:
    for kinds, cells in grouped({kind: entry.expected[kind] for kind in entry.kinds}):
        where = "" if kinds == [ANYWHERE] else ", ".join(kinds)
        name = re.sub(r"^(\S+ \S+)", r"`\1`", entry.name)
        everywhere = len(kinds) == len(KINDS)
        yield [name, "any" if everywhere else where, *map(shown, cells.values())]


def grouped(told: dict[str, Cells]) -> list[tuple[list[str], Cells]]:
    """The kinds of tables that are alike, and what every role is told there."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for kind, cells in told.items():
        alike.setdefault(tuple(cells.values()), []).append(kind)
    return [(kinds, told[kinds[0]]) for kinds in alike.values()]


def lines_of(told: dict[str, Cells]) -> str:
    """As roles.toml would say it."""
    return "".join(f'"{", ".join(kinds)}" = {row_of(cells)}\n' for kinds, cells in grouped(told))


def row_of(cells: Cells) -> str:
    """The shortest way to say it: for all, for those outside, for single roles."""
    outside = {cells[role] for role in OUTSIDE}
    rest = cells["host"]
    row = {"all": rest} | {role: said for role, said in cells.items() if said != rest}
    if len(outside) == 1 and outside != {rest}:
        row = {"outside": min(outside)} | {k: v for k, v in row.items() if k not in OUTSIDE}
    return "{ " + ", ".join(f'{role} = "{said}"' for role, said in row.items()) + " }"


def shown(said: str) -> str:
    return "yes" if said == "ok" else said


def put(file: Path) -> None:
    said, _, _ = file.read_text(encoding="utf-8").partition(MARK)
    file.write_text(said + MARK + document(), encoding="utf-8")


if __name__ == "__main__":
    put(Path(sys.argv[1]))
