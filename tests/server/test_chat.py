"""The chat of a table on a real server: who writes, who reads, who is muted, what is reported."""

from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.conftest import Server
from tests.server.test_command_line import pelagos
from tests.server.visitors import ME, OPEN, Json, Socket, Visitor, error_of, fresh

ADA = {"kind": "me", "name": "Ada"}
WICKED = "<img src=x onerror=a()> https://example.org"


@pytest.fixture
def cy(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


def pair(ada: Visitor, bo: Visitor, **more: object) -> str:
    table = ada.new("pebbles", [ADA, OPEN], **more)
    assert bo.post(f"/api/tables/{table}/seats/1", name="Bo").status_code == 200
    return table


def say(visitor: Visitor, table: str, text: str, request: str | None = None) -> httpx.Response:
    return visitor.post(f"/api/tables/{table}/chat", text=text, request=request or fresh())


def said(visitor: Visitor, table: str, **query: object) -> list[tuple[str | None, str]]:
    return spoken(visitor.get(f"/api/tables/{table}/chat", **query))


def spoken(chat: Json) -> list[tuple[str | None, str]]:
    return [(line["name"], line["text"]) for line in chat["chat"]]


def about(visitor: Visitor, table: str, n: int, what: str, method: str = "PUT") -> httpx.Response:
    return visitor.http.request(method, f"/api/tables/{table}/chat/{n}/{what}")


def next_chat(socket: Socket) -> list[tuple[str | None, str]]:
    while "chat" not in (news := socket.next()):
        pass
    return spoken(news)


# -- writing and reading ------------------------------------------------------------------------


def test_what_is_said_reaches_everybody_at_once_and_is_kept(
    ada: Visitor, bo: Visitor, cy: Visitor
) -> None:
    table = ada.new("pebbles", [ADA, OPEN])
    say(ada, table, "Anybody there?")
    with bo.socket(table, "?chat=0") as player, cy.socket(table, "?chat=1") as watcher:
        assert next_chat(player) == [("Ada", "Anybody there?")]
        bo.post(f"/api/tables/{table}/seats/1", name="Bo")
        say(bo, table, WICKED)
        assert next_chat(player) == [("Bo", WICKED)] == next_chat(watcher)
    everything = [("Ada", "Anybody there?"), ("Bo", WICKED)]
    assert said(ada, table) == everything == said(cy, table)
    assert said(ada, table, since=1) == everything[1:]


def test_a_socket_that_does_not_ask_for_the_chat_hears_nothing(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    with bo.socket(table) as socket:
        view = socket.next()
        say(ada, table, "Hello")
        ada.answer(ada.view(table), "take-1")
        assert socket.next()["line"] > view["line"]


def test_only_those_who_sit_there_write(ada: Visitor, bo: Visitor, cy: Visitor) -> None:
    table = pair(ada, bo)
    assert error_of(say(cy, table, "Take two"), 403)["code"] == "not-at-this-table"
    assert said(ada, table) == []


def test_only_those_who_sit_there_read_at_a_private_table(
    ada: Visitor, bo: Visitor, cy: Visitor
) -> None:
    waiting = ada.new("pebbles", [ADA, OPEN], visibility="private")
    table = pair(ada, bo, visibility="private")
    for each in (waiting, table):
        say(ada, each, "Between us")
        response = cy.http.get(f"/api/tables/{each}/chat")
        assert error_of(response, 403)["code"] == "private-table"
    with cy.socket(waiting, "?chat=0") as socket:
        assert "chat" not in socket.next()
        bo.post(f"/api/tables/{waiting}/seats/1", name="Bo")
        assert socket.next()["error"]["code"] == "private-table"
    assert said(bo, table) == [("Ada", "Between us")]


def test_a_line_sent_twice_is_said_once(ada: Visitor, bo: Visitor) -> None:
    table, request = pair(ada, bo), fresh()
    for _ in range(2):
        assert say(ada, table, "Once", request).status_code == 200
    error = error_of(say(bo, table, "Mine", request), 409)
    assert (error["code"], error["facts"]) == ("request-used", {"request": request})
    assert said(bo, table) == [("Ada", "Once")]


def test_a_line_is_plain_visible_text_of_bounded_length(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    say(ada, table, " one\ntwo\u202e\x00three 👩\u200d🔬 ")
    assert said(bo, table) == [("Ada", "one two  three 👩\u200d🔬")]
    assert error_of(say(ada, table, " \u200b\n"), 422)["code"] == "chat-empty"
    assert error_of(say(ada, table, "x" * 501), 400)["code"] == "malformed"
    assert say(ada, table, "x" * 500).status_code == 200


def test_nobody_floods_a_chat(serve: Callable[..., Server]) -> None:
    url = serve(PELAGOS_CHAT_PER_MINUTE="3").url
    with Visitor(url) as ada, Visitor(url) as bo:
        table = pair(ada, bo)
        answers = [say(ada, table, str(n)).status_code for n in range(4)]
        assert answers == [200, 200, 200, 429]
        assert say(bo, table, "Ada is quiet now").status_code == 200
        assert len(said(bo, table)) == 4


# -- muting and reporting -----------------------------------------------------------------------


def test_who_is_muted_is_not_heard_at_any_table_by_that_person(
    ada: Visitor, bo: Visitor, cy: Visitor
) -> None:
    table, other = pair(ada, bo), pair(ada, bo)
    say(bo, table, "Rude")
    muted = about(ada, table, 1, "mute").json()["chat"]
    assert [(line["is_muted"], line["text"]) for line in muted] == [(True, "")]
    with ada.socket(other, "?chat=0") as socket:
        say(bo, other, "Rude again")
        assert next_chat(socket) == [("Bo", "")]
    assert said(cy, other) == [("Bo", "Rude again")]
    handle = f"Ada-{fresh()}"
    assert ada.post("/api/accounts", handle=handle, password="under the sea").status_code == 201
    assert said(ada, table) == [("Bo", "")]
    assert spoken(about(ada, table, 1, "mute", "DELETE").json()) == [("Bo", "Rude")]


def test_a_guest_without_a_cookie_who_mutes_is_remembered(ada: Visitor, cy: Visitor) -> None:
    table = ada.new("pebbles", [ADA, OPEN])
    say(ada, table, "Hello")
    about(cy, table, 1, "mute")
    assert said(cy, table) == [("Ada", "")]


def test_nobody_mutes_or_reports_what_is_not_there_or_their_own(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    say(ada, table, "Hello")
    for what in ("mute", "report"):
        assert error_of(about(ada, table, 1, what), 422)["code"] == "own-chat-line"
        assert error_of(about(bo, table, 2, what), 404)["facts"] == {"line": 2}


def test_a_guest_with_an_account_at_both_ends_of_a_mute_keeps_one(
    ada: Visitor, bo: Visitor, server: str
) -> None:
    table, account = pair(ada, bo), {"handle": f"Ada-{fresh()}", "password": "under the sea"}
    say(bo, table, "Rude")
    assert ada.post("/api/accounts", **account).status_code == 201
    about(ada, table, 1, "mute")
    about(ada, table, 1, "report")
    with Visitor(server) as phone:
        about(phone, table, 1, "mute")
        about(phone, table, 1, "report")
        assert phone.post("/api/session", **account, bring=True).status_code == 200
        assert said(phone, table) == [("Bo", "")]


def test_the_host_reads_reports_with_what_was_said_around(
    serve: Callable[..., Server], database: str
) -> None:
    url = serve(PELAGOS_DATABASE=database).url
    assert "Nobody has reported" in pelagos("reports", PELAGOS_DATABASE=database).stdout
    with Visitor(url) as ada, Visitor(url) as bo:
        table = pair(ada, bo)
        for n in range(1, 9):
            say(bo if n == 7 else ada, table, f"line number {n}")
        for _ in range(2):
            assert about(ada, table, 7, "report").status_code == 200
        shown = pelagos("reports", "--settle", PELAGOS_DATABASE=database).stdout
        assert f"Table {table}, line 7, reported by one person" in shown
        assert "line number 1" not in shown and "  Ada: line number 2" in shown
        assert [row for row in shown.splitlines() if row.startswith(">")][0].endswith(
            "Bo: line number 7"
        )
        assert "Nobody has reported" in pelagos("reports", PELAGOS_DATABASE=database).stdout
        assert len(said(bo, table)) == 8


def test_a_chat_outlives_the_server(serve: Callable[..., Server], database: str) -> None:
    server = serve(PELAGOS_DATABASE=database)
    with Visitor(server.url) as ada, Visitor(server.url) as bo:
        table = ada.new("pebbles", [ME, OPEN])
        say(ada, table, "Before")
        server.kill()
        server.start()
        bo.post(f"/api/tables/{table}/seats/1", name="Bo")
        say(bo, table, "After")
        assert said(ada, table) == [("Guest", "Before"), ("Bo", "After")]
