"""Answers over the socket: taken once, replied to with the view they lead to, or declined."""

import json
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from pelagos.kernel.roll import Roll
from tests.conftest import Server
from tests.server.visitors import ME, OPEN, Json, Socket, Visitor, any_answer, fresh


def pair(ada: Visitor, bo: Visitor) -> str:
    table = ada.new("pebbles", [ME, OPEN])
    assert bo.post(f"/api/tables/{table}/seats/1", name="Bo").status_code == 200
    return table


def say(socket: Socket, view: Json, says: str, **more: object) -> str:
    """Answer what a view asks; the request under which that is done."""
    given = {"says": says, "seat": view["seat"], "after": view["line"], "request": fresh()} | more
    socket.connection.send(json.dumps(given))
    return str(given["request"])


def reply(socket: Socket, request: str) -> Json:
    """What an answer is told; views that others cause may come before."""
    while request not in ((news := socket.next()).get("answered"), news.get("request")):
        pass
    return news


def test_two_play_a_game_over_their_sockets(ada: Visitor, bo: Visitor) -> None:
    table, roll = pair(ada, bo), Roll(1)
    with ada.socket(table) as one, bo.socket(table) as two:
        sockets, asked = (one, two), one.until_asked()
        while not asked["over"]:
            mine = sockets[asked["seat"]]
            after = reply(mine, say(mine, asked, any_answer(asked, roll)))
            assert after["line"] > asked["line"] and after["story"]
            assert all(told["line"] > after["since"] for told in after["story"])
            if not after["question"] and not after["over"]:
                after = sockets[1 - asked["seat"]].until_asked()
            asked = after
    assert ada.view(table)["over"]


def test_an_answer_that_is_sent_again_counts_once(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    with ada.socket(table) as socket:
        view = socket.until_asked()
        request = say(socket, view, "take-1")
        line = reply(socket, request)["line"]
        say(socket, view, "take-1", request=request)
        assert reply(socket, request)["line"] == line
    repeated = ada.says(table, "take-1", 0, view["line"], request)
    assert repeated.status_code == 200 and repeated.json()["line"] == line


def test_what_is_declined_is_told_as_a_request_would_be(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    with ada.socket(table) as socket:
        view = socket.until_asked()
        for says, more, status in (
            ("take-99", {}, 422),
            ("take-1", {"after": view["line"] + 1}, 409),
            ("take-1", {"seat": 1}, 403),
        ):
            body = {"seat": 0, "after": view["line"], **more}
            asked = ada.says(table, says, int(body["seat"]), int(body["after"]))
            assert asked.status_code == status
            told = reply(socket, say(socket, view, says, **body))
            assert (told["status"], told["declined"]) == (status, asked.json()["error"])
        assert "answered" in reply(socket, say(socket, view, "take-1"))


@pytest.mark.parametrize(
    "text", ["{", "{}", '{"says":1}', "{" * 500, '{"says":"x","seat":0,"after":-1}']
)
def test_what_is_no_answer_closes_the_socket(ada: Visitor, bo: Visitor, text: str) -> None:
    with ada.socket(pair(ada, bo)) as socket:
        socket.until_asked()
        socket.connection.send(text)
        assert socket.next()["error"]["code"] == "malformed"
        with pytest.raises(ConnectionClosedError) as closed:
            socket.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


def test_a_token_for_reading_answers_nothing(ada: Visitor, bo: Visitor) -> None:
    handle = f"reader-{fresh()}"
    assert ada.post("/api/accounts", handle=handle, password="long enough").status_code == 201
    made = ada.post("/api/tokens", name="eye", scope="read").json()
    table = pair(ada, bo)
    address = f"{ada.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"authorization": f"Bearer {made['token']}"}
    with connect(address, additional_headers=headers) as made_socket:
        socket = Socket(made_socket)
        view = socket.until_asked()
        told = reply(socket, say(socket, view, "take-1"))
    assert told["declined"]["code"] == "token-only-reads"
    assert ada.view(table)["line"] == view["line"]


def test_answers_over_a_socket_are_requests_and_limited_like_them(
    serve: Callable[..., Server],
) -> None:
    server = serve(PELAGOS_REQUESTS_PER_MINUTE="30")
    with Visitor(server.url) as ada, ada.socket(ada.new("pebbles", [ME, ME])) as socket:
        view = socket.until_asked()
        for _ in range(31):
            say(socket, view, "take-99")
        while "error" not in (news := socket.next()):
            assert news["declined"]["code"]
    assert news["error"]["code"] == "too-many"
