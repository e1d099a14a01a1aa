"""Those who only watch: who they are, and how far behind the game, on every way to look at it."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from pelagos.kernel.roll import Roll
from tests.conftest import Server
from tests.server.roles import routes
from tests.server.visitors import (
    ME,
    OPEN,
    UNIFORM,
    Json,
    Socket,
    Visitor,
    any_answer,
    error_of,
    fresh,
)

DELAY = 3


@pytest.fixture
def cy(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


def pair(ada: Visitor, bo: Visitor, game: str = "pebbles") -> str:
    table = ada.new(game, [ME, OPEN], delay=DELAY)
    assert bo.post(f"/api/tables/{table}/seats/1", name="Bo").status_code == 200
    return table


def play(table: str, people: tuple[Visitor, Visitor], roll: Roll) -> Json:
    """One answer of whoever is asked; how the table stands for them then."""
    asked = people[people[0].view(table)["deciding"][0]]
    return asked.answer(view := asked.view(table), any_answer(view, roll))


def say(visitor: Visitor, table: str, text: str) -> None:
    body = {"text": text, "request": fresh()}
    assert visitor.post(f"/api/tables/{table}/chat", **body).status_code == 200


def pulse(socket: Socket) -> int:
    socket.connection.send("ping")
    while (news := socket.next()).keys() != {"line"}:
        pass
    return int(news["line"])


def lines_in(message: Any) -> Iterator[int]:
    """Every line of the game that a message mentions, at any depth."""
    if isinstance(message, dict):
        yield from (v for k, v in message.items() if k == "line" and isinstance(v, int))
        message = list(message.values())
    if isinstance(message, list):
        for each in message:
            yield from lines_in(each)


def read(visitor: Visitor, path: str, query: dict[str, str]) -> str:
    """What is told; of a stream what it begins with."""
    with visitor.http.stream("GET", path, params=query) as response:
        if "ndjson" in response.headers["content-type"]:
            return next(response.iter_lines())
        return response.read().decode()


def ways_to_read() -> list[str]:
    """Whatever of a table can be asked for; also what does not exist while this is written."""
    return [
        route.partition(" ")[2]
        for route in routes()
        if re.fullmatch(r"GET /api/tables/\{table\}(/\w+)*", route)
    ]


# -- behind the game ----------------------------------------------------------------------------


def test_nothing_that_can_be_asked_for_is_newer_than_the_delay_allows(
    ada: Visitor, bo: Visitor, cy: Visitor
) -> None:
    table, roll = pair(ada, bo), Roll(1)
    stands = [ada.view(table)]  # after so many answers
    told: list[str] = []
    for n in range(8):
        say(ada, table, f"secret-{n}")
        told.append(f"secret-{n}")
        stands.append(play(table, (ada, bo), roll))
        last = stands[max(0, n + 1 - DELAY)]
        view = cy.view(table)
        assert (view["line"], view["deciding"]) == (last["line"], last["deciding"])
        for path in ways_to_read():
            asked: tuple[dict[str, str], ...] = ({}, {"seat": "0", "says": "x"})
            text = "\n".join(read(cy, path.format(table=table), query) for query in asked)
            newer = [each for each in told[max(0, n + 2 - DELAY) :] if each in text]
            assert not newer, path
            rows = [json.loads(row) for row in text.splitlines() if row.startswith("{")]
            assert max(lines_in(rows), default=0) <= last["line"], path
        frames = cy.film(f"/api/tables/{table}/frames")["frames"]
        assert frames[-1]["position"] == view["position"]
        assert len(frames) == last["line"] + 1
        record = cy.http.get(f"/api/tables/{table}/record").text.splitlines()
        assert len(record) == last["line"] + 1
        with cy.socket(table, f"?chat=0&since={view['line']}") as socket:
            assert pulse(socket) == last["line"]


def test_a_socket_follows_at_a_distance_and_ends_with_the_whole_game(
    ada: Visitor, bo: Visitor, cy: Visitor
) -> None:
    table, roll = pair(ada, bo), Roll(2)
    stands = [ada.view(table)["line"]]
    with cy.socket(table) as socket:
        assert socket.next()["line"] == stands[0]
        while not (now := play(table, (ada, bo), roll))["over"]:
            stands.append(now["line"])
            if len(stands) > DELAY + 1:
                assert socket.next()["line"] == stands[-1 - DELAY]
        end = socket.next()
    assert end["over"] and end["line"] == now["line"]
    assert cy.film(f"/api/tables/{table}/frames")["full"]
    whole = cy.http.get(f"/api/tables/{table}/record").text
    assert whole == ada.http.get(f"/api/tables/{table}/record").text


def test_those_behind_see_what_players_saw_then(ada: Visitor, bo: Visitor, cy: Visitor) -> None:
    table, roll = pair(ada, bo, game="octodice"), Roll(3)
    for _ in range(6):
        play(table, (ada, bo), roll)
    late = cy.view(table)
    then = ada.film(f"/api/tables/{table}/frames")["frames"][late["line"]]
    assert (late["position"], late["scores"]) == (then["position"], then["scores"])
    assert late["position"] != ada.view(table)["position"]


def test_what_was_said_before_the_game_is_heard_and_the_rest_at_the_end(
    ada: Visitor, bo: Visitor, cy: Visitor
) -> None:
    table, roll = ada.new("pebbles", [ME, OPEN], delay=DELAY), Roll(1)
    chat = f"/api/tables/{table}/chat"
    say(ada, table, "welcome")
    bo.post(f"/api/tables/{table}/seats/1", name="Bo")
    say(ada, table, "go")
    assert [line["text"] for line in cy.get(chat)["chat"]] == ["welcome"]
    assert len(bo.get(chat)["chat"]) == 2
    assert error_of(cy.http.put(f"{chat}/2/mute"), 404)["code"] == "unknown-chat-line"
    while not play(table, (ada, bo), roll)["over"]:
        pass
    assert len(cy.get(chat)["chat"]) == 2


def test_stand_ins_and_clocks_of_the_present_are_not_shown_to_those_behind(
    ada: Visitor, bo: Visitor, cy: Visitor
) -> None:
    tempo = {"kind": "live", "turn": 60}
    table = ada.new("pebbles", [ME, OPEN], delay=DELAY, tempo=tempo)
    bo.post(f"/api/tables/{table}/seats/1", name="Bo")
    bo.http.put(f"/api/tables/{table}/seats/1/stand-in")
    assert ada.view(table)["seats"][1]["stand_in"] and ada.view(table)["conduct"]["clocks"]
    late = cy.view(table)
    assert late["seats"][1]["stand_in"] is None and late["conduct"]["clocks"] == []
    assert late["conduct"]["delay"] == DELAY


def test_only_the_host_sets_the_delay_and_only_before_the_game(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ME, OPEN, OPEN])
    path = f"/api/tables/{table}/delay"
    bo.post(f"/api/tables/{table}/seats/1", name="Bo")
    assert error_of(bo.http.put(path, json={"answers": 5}), 403)["code"] == "not-the-host"
    assert ada.http.put(path, json={"answers": 5}).json()["conduct"]["delay"] == 5
    assert error_of(ada.http.put(path, json={"answers": 101}), 400)["code"] == "malformed"
    ada.http.put(f"/api/tables/{table}/seats/2/agent", json={"agent": "uniform"})
    assert error_of(ada.http.put(path, json={"answers": 0}), 409)["code"] == "begun"


def test_a_delay_outlives_the_server_and_goes_on_in_a_rematch(
    serve: Callable[..., Server], database: str
) -> None:
    server, roll = serve(PELAGOS_DATABASE=database), Roll(1)
    with Visitor(server.url) as ada, Visitor(server.url) as cy:
        table = ada.new("pebbles", [ME, ME], delay=DELAY)
        for _ in range(4):
            ada.answer(view := ada.view(table), any_answer(view, roll))
        late = cy.view(table)
        assert late["line"] < ada.view(table)["line"]
        server.kill()
        server.start()
        assert cy.view(table) == late
        while not (view := ada.view(table))["over"]:
            ada.answer(view, any_answer(view, roll))
        again = ada.post(f"/api/tables/{table}/rematch").json()["table"]
        assert ada.view(again)["conduct"]["delay"] == DELAY


# -- who they are -------------------------------------------------------------------------------


def next_watchers(socket: Socket) -> tuple[list[str], int]:
    while "watching" not in (news := socket.next()):
        pass
    return news["handles"], news["watching"]


def test_everybody_is_told_who_watches(ada: Visitor, bo: Visitor, cy: Visitor) -> None:
    handle = f"Bo-{fresh()}"
    bo.post("/api/accounts", handle=handle, password="under the sea")
    table = ada.new("pebbles", [ME, UNIFORM])
    with ada.socket(table, "?chat=0") as socket:
        with bo.socket(table) as other:
            other.next()
            assert next_watchers(socket) == ([handle], 1)
            with cy.socket(table) as third:
                third.next()
                assert next_watchers(socket) == ([handle], 2)
        assert next_watchers(socket) == ([], 0)
