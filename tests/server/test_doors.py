"""Doors for programs: tokens, streams, and a whole game of every game over HTTP."""

import asyncio
import itertools
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from pelagos import shelf
from pelagos.kernel.roll import Roll
from pelagos.server.context import Context
from pelagos.server.http.routes.tokens import MOST
from pelagos.server.lobby.feeds import MOST as MOST_STREAMS
from pelagos.server.lobby.feeds import Feeds
from pelagos.server.messages.answers import GivenAnswer
from pelagos.server.messages.rooms import NewSeat, NewTable
from pelagos.server.store.accounts import Account
from pelagos.server.store.store import Store
from pelagos.server.store.tokens import Token
from tests.conftest import Server
from tests.server.contexts import with_context
from tests.server.databases import new_database
from tests.server.visitors import (
    CLOCK,
    ME,
    OPEN,
    UNIFORM,
    Json,
    Visitor,
    any_answer,
    error_of,
    play_together,
    until,
)

EXAMPLE = Path(__file__).parents[2] / "examples/program.py"
NUMBERS = itertools.count()


@pytest.fixture
def owner(ada: Visitor) -> Visitor:
    """Somebody with an account."""
    join(ada)
    return ada


def join(visitor: Visitor) -> str:
    handle = f"Doors-{next(NUMBERS)}"
    assert visitor.post("/api/accounts", handle=handle, password="under the sea").status_code == 201
    return handle


def token_of(visitor: Visitor, scope: str = "play") -> str:
    response = visitor.post("/api/tokens", name="mine", scope=scope)
    assert response.status_code == 201, response.text
    return str(response.json()["token"])


@contextmanager
def program(url: str, token: str) -> Iterator[Visitor]:
    """Whoever sends a token, and no cookie."""
    with Visitor(url) as visitor:
        visitor.http.headers["authorization"] = f"Bearer {token}"
        yield visitor


# -- tokens --------------------------------------------------------------------------------------


def test_a_token_plays_as_its_account_until_it_is_revoked(owner: Visitor) -> None:
    token = token_of(owner)
    with program(owner.url, token) as bot:
        assert bot.get("/api/me")["handle"] == owner.get("/api/me")["handle"]
        table = bot.new("pebbles", [ME, UNIFORM])
        assert [card["table"] for card in owner.get("/api/tables")] == [table]
        assert bot.http.cookies.get("pelagos") not in (None, token)  # it never becomes a cookie
        bot.http.cookies.clear()
        view = bot.view(table)
        bot.answer(view, any_answer(view, Roll(1)))
        (card,) = owner.get("/api/tokens")
        assert (card["name"], card["scope"]) == ("mine", "play") and card["used"] is not None
        assert owner.http.delete(f"/api/tokens/{card['id']}").json() == []
        assert error_of(bot.http.get("/api/me"), 401)["code"] == "unknown-token"


def test_a_token_for_reading_changes_nothing(owner: Visitor) -> None:
    table = owner.new("pebbles", [ME, ME])
    with program(owner.url, token_of(owner, "read")) as bot:
        view = bot.view(table)
        assert view["seat"] == 0
        refused = bot.says(table, any_answer(view, Roll(1)), 0, view["line"])
        assert error_of(refused, 403)["code"] == "token-only-reads"


@pytest.mark.parametrize(
    "method, path, body",
    [
        ("GET", "/api/tokens", None),
        ("POST", "/api/tokens", {"name": "more", "scope": "play"}),
        ("DELETE", "/api/tokens/anything", None),
        ("PUT", "/api/program", None),
        ("PUT", "/api/password", {"password": "under the sea", "wish": "somewhere else"}),
        ("DELETE", "/api/session", None),
    ],
)
def test_the_account_itself_is_not_changed_by_a_token(
    owner: Visitor, method: str, path: str, body: Json | None
) -> None:
    with program(owner.url, token_of(owner)) as bot:
        response = bot.http.request(method, path, json=body)
        assert error_of(response, 403)["code"] == "not-by-token"


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Bearer plg_short", "Basic YTpi", "plg_" + "a" * 43]
)
def test_a_token_that_is_none_opens_nothing(ada: Visitor, header: str) -> None:
    response = ada.http.get("/api/me", headers={"authorization": header})
    assert error_of(response, 401)["code"] == "unknown-token"


def test_only_accounts_have_tokens_and_not_too_many(owner: Visitor, bo: Visitor) -> None:
    assert (
        error_of(bo.post("/api/tokens", name="mine", scope="read"), 401)["code"] == "not-signed-in"
    )
    for _ in range(MOST):
        token_of(owner, "read")
    error = error_of(owner.post("/api/tokens", name="mine", scope="read"), 422)
    assert (error["code"], error["facts"]) == ("too-many-tokens", {"most": MOST})
    join(bo)
    foreign = owner.get("/api/tokens")[0]["id"]
    assert error_of(bo.http.delete(f"/api/tokens/{foreign}"), 404)["code"] == "no-such-token"


def test_tokens_are_kept_as_digests_on_every_database(database: str) -> None:
    async def use() -> None:
        store = Store(database)
        await store.open()
        player = "a" * 64
        await store.people.add(Account(player, "Ada", "", 1))
        assert await store.doors.add(Token("id", player, "mine", "play", 1), "d" * 64, 1)
        assert not await store.doors.add(Token("other", player, "mine", "play", 1), "e" * 64, 1)
        found = await store.doors.of_token("d" * 64)
        assert found is not None and (found[0].handle, found[1]) == ("Ada", "play")
        assert await store.doors.of_token("e" * 64) is None
        assert (await store.doors.tokens(player))[0].used is not None
        assert await store.become_program(player)
        account = await store.people.named("ada")
        assert account is not None and account.is_program
        assert await store.doors.revoke(player, "id")
        assert await store.doors.of_token("d" * 64) is None
        await store.close()

    asyncio.run(use())


# -- programs ------------------------------------------------------------------------------------


def test_a_program_is_marked_wherever_it_sits(owner: Visitor, bo: Visitor) -> None:
    table = owner.new("pebbles", [ME, OPEN], visibility="open")
    assert [seat["is_program"] for seat in bo.view(table)["seats"]] == [False, False]
    assert owner.http.put("/api/program").json()["is_program"] is True
    assert [seat["is_program"] for seat in bo.view(table)["seats"]] == [True, False]
    waiting = {each["table"]: each for each in bo.get("/api/lobby")["waiting"]}
    assert [seat["is_program"] for seat in waiting[table]["seats"]] == [True, False]
    join(bo)
    bo.http.put("/api/program")
    view = bo.post(f"/api/tables/{table}/seats/1", name="").json()
    assert [seat["is_program"] for seat in view["seats"]] == [True, True]
    assert bo.get(f"/api/players/{bo.get('/api/me')['handle']}")["is_program"] is True


def test_who_was_rated_among_people_stays_a_person(owner: Visitor, bo: Visitor) -> None:
    join(bo)
    play_together([owner, bo], Roll(1), **CLOCK)
    path = f"/api/players/{owner.get('/api/me')['handle']}"
    until(owner, path, lambda profile: bool(profile["ratings"]))
    assert error_of(owner.http.put("/api/program"), 409)["code"] == "rated-as-person"


# -- streams -------------------------------------------------------------------------------------


class Lines:
    """What a stream says, without the empty lines."""

    def __init__(self, response: httpx.Response) -> None:
        self._lines = response.iter_lines()

    def next(self) -> Json:
        found: Json = json.loads(next(line for line in self._lines if line))
        return found

    def until(self, kind: str, table: str) -> Json:
        while True:
            event = self.next()
            if (event["type"], event["table"]) == (kind, table):
                return event


@contextmanager
def listening(visitor: Visitor, path: str) -> Iterator[Lines]:
    with visitor.http.stream("GET", path) as response:
        assert response.status_code == 200
        assert response.headers["content-type"] == "application/x-ndjson"
        yield Lines(response)


def test_events_tell_of_games_that_start_turns_and_ends(owner: Visitor, bo: Visitor) -> None:
    running = owner.new("pebbles", [ME, ME])
    with program(owner.url, token_of(owner)) as bot, listening(bot, "/api/stream/event") as events:
        assert events.next() == {
            "type": "gameStart",
            "table": running,
            "game": "pebbles",
            "seat": 0,
            "line": bot.view(running)["line"],
        }
        assert events.next()["type"] == "yourTurn"
        table = play_together([owner, bo], Roll(1))
        assert events.until("gameStart", table)["seat"] == 0
        events.until("yourTurn", table)
        assert events.until("gameFinish", table)["line"] == bot.view(table)["line"]


def test_a_table_is_told_in_full_first_and_then_as_it_changes(owner: Visitor) -> None:
    table = owner.new("pebbles", [ME, ME])
    with program(owner.url, token_of(owner)) as bot:
        path = f"/api/tables/{table}/stream"
        with listening(bot, path) as lines:
            full = lines.next()
            assert full["type"] == "gameFull" and full["view"]["story"]
            view, roll = full["view"], Roll(1)
            while not view["over"]:
                owner.answer(owner.view(table), any_answer(owner.view(table), roll))
                event = lines.next()
                assert event["type"] == "gameState" and event["view"]["since"] >= view["line"]
                view = event["view"]
        with listening(bot, path) as lines:  # of a finished game there is one line
            assert lines.next()["view"]["over"]
            with pytest.raises(StopIteration):
                lines.next()


def test_streams_keep_secrets_and_are_refused_like_views(owner: Visitor, bo: Visitor) -> None:
    private = owner.new("pebbles", [ME, ME], visibility="private")
    for path, status in ((f"/api/tables/{private}/stream", 403), ("/api/tables/none/stream", 404)):
        error_of(bo.http.get(path), status)
    table = owner.new("pebbles", [ME, ME])
    with listening(bo, f"/api/tables/{table}/stream") as lines:
        assert lines.next()["view"] | {"undo": None} == bo.view(table) | {"undo": None}


def test_a_stream_ends_when_its_key_is_revoked(owner: Visitor) -> None:
    table = owner.new("pebbles", [ME, ME])
    with (
        program(owner.url, token_of(owner)) as bot,
        listening(bot, f"/api/tables/{table}/stream") as lines,
    ):
        lines.next()
        (card,) = owner.get("/api/tokens")
        owner.http.delete(f"/api/tokens/{card['id']}")
        owner.answer(owner.view(table), any_answer(owner.view(table), Roll(1)))
        with pytest.raises(StopIteration):
            lines.next()


def test_nobody_listens_too_often(owner: Visitor) -> None:
    table = owner.new("pebbles", [ME, ME])
    path = f"/api/tables/{table}/stream"
    pool = httpx.Limits(max_connections=MOST_STREAMS + 5)
    with (
        httpx.Client(base_url=owner.url, cookies=owner.http.cookies, limits=pool) as http,
        ExitStack() as stack,
    ):
        streams = [stack.enter_context(http.stream("GET", path)) for _ in range(MOST_STREAMS)]
        kept = [stream.iter_lines() for stream in streams]
        assert all([next(lines) for lines in kept])
        assert error_of(http.get(path), 429)["code"] == "too-many"


def test_a_server_that_stops_ends_its_streams(serve: Callable[..., Server]) -> None:
    server = serve()
    with Visitor(server.url) as ada:
        table = ada.new("pebbles", [ME, ME])
        with listening(ada, f"/api/tables/{table}/stream") as lines:
            lines.next()
            server.stop()
            with pytest.raises(StopIteration):  # in order, not cut off
                lines.next()


def test_another_process_hears_of_it(serve: Callable[..., Server], postgres: str) -> None:
    database = new_database(postgres)
    one, two = (serve(PELAGOS_DATABASE=database) for _ in range(2))
    with Visitor(one.url) as ada, Visitor(two.url) as bo:
        join(ada)
        with program(two.url, token_of(ada)) as bot, listening(bot, "/api/stream/event") as events:
            table = play_together([ada, bo], Roll(1))
            for kind in ("gameStart", "yourTurn", "gameFinish"):
                events.until(kind, table)


def test_a_silent_stream_says_that_it_is_still_there(database: str) -> None:
    async def use() -> None:
        store = Store(database)
        await store.open()
        closing = asyncio.Event()
        events = Feeds(store, closing, silence=0.01).events("a" * 64)
        assert [await anext(events) for _ in range(3)] == [b"\n"] * 3
        closing.set()
        assert [line async for line in events if line.strip()] == []
        await store.close()

    asyncio.run(use())


def test_the_stream_of_a_table_goes_on_after_a_silence(tmp_path: Path) -> None:
    async def use(context: Context) -> None:
        seats = [NewSeat("me"), NewSeat("me")]
        table = await context.tables.find(
            await context.matchmaking.create("ada", NewTable("pebbles", "r", seats))
        )
        lines = Feeds(context.store, asyncio.Event(), silence=0.01).table(table, "ada", 0)
        assert json.loads(await anext(lines))["type"] == "gameFull"
        assert [await anext(lines) for _ in range(3)] == [b"\n"] * 3
        line = (await table.view("ada", 0, 0)).line
        await table.take("ada", GivenAnswer(line, 0, "take-1", "a"))
        told = [await anext(lines) for _ in range(3)]
        assert any(each.strip() and json.loads(each)["type"] == "gameState" for each in told)
        await lines.aclose()

    with_context(tmp_path, use)


# -- a whole game --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [game.key for game in shelf.games()])
def test_the_example_plays_a_whole_game(owner: Visitor, game: str) -> None:
    command = [sys.executable, str(EXAMPLE), owner.url, token_of(owner), game, "uniform"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=110, check=False)
    assert done.returncode == 0, done.stderr
    link, end = done.stdout.splitlines()
    view = owner.view(link.rpartition("/")[2])
    (one, other), place = view["scores"], view["standing"][0]
    assert view["over"] and end == f"points: {one} {other} · place: {place}"
