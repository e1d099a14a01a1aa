"""Sitting down at a table of a real server: seats, readiness, the lobby, quick matches."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.options import settle
from pelagos.kernel.roll import Roll
from pelagos.server.lobby.listing import options_of
from tests.conftest import Server
from tests.drive import seated
from tests.server.visitors import GREEDY, ME, OPEN, UNIFORM, Json, Visitor, error_of, fresh, play_on

ADA = {"kind": "me", "name": "Ada"}
HOSTED = {"begins": "start"}


@pytest.fixture
def cy(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


def sit(visitor: Visitor, table: str, seat: int = 1, name: str = "Bo") -> httpx.Response:
    return visitor.post(f"/api/tables/{table}/seats/{seat}", name=name)


def free(visitor: Visitor, table: str, seat: int) -> httpx.Response:
    return visitor.http.delete(f"/api/tables/{table}/seats/{seat}")


def fill(visitor: Visitor, table: str, seat: int, agent: str = "uniform") -> httpx.Response:
    return visitor.http.put(f"/api/tables/{table}/seats/{seat}/agent", json={"agent": agent})


def ready(visitor: Visitor, table: str, is_ready: bool = True) -> httpx.Response:
    return visitor.http.put(f"/api/tables/{table}/ready", json={"is_ready": is_ready})


def start(visitor: Visitor, table: str) -> httpx.Response:
    return visitor.post(f"/api/tables/{table}/start")


def done(response: httpx.Response) -> Json:
    assert response.status_code == 200, response.text
    view: Json = response.json()
    return view


def names(view: Json) -> list[str]:
    return [seat["name"] for seat in view["seats"]]


# -- a table that begins by itself --------------------------------------------------------------


def test_a_game_begins_when_every_seat_is_taken(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ADA, OPEN, UNIFORM])
    waiting = ada.view(table)
    assert (waiting["line"], waiting["question"], waiting["deciding"]) == (0, None, [])
    assert [seat["is_open"] for seat in waiting["seats"]] == [False, True, False]
    assert error_of(ada.says(table, "take-1", 0, 0), 422)["code"] == "not-begun"
    with ada.socket(table) as socket:
        assert socket.next()["line"] == 0
        assert done(sit(bo, table, name="  Bo\n "))["seat"] == 1
        begun = socket.next()
    assert begun["line"] > 0 and begun["question"] and begun["room"] is None
    assert names(begun) == ["Ada", "Bo", "Uniform"]
    assert begun["commitment"] == waiting["commitment"]


def test_a_seat_is_given_away_once(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ME, OPEN, OPEN])
    first, again = done(sit(bo, table)), done(sit(bo, table))
    assert first == again
    assert names(done(sit(bo, table, name="Bob"))) == ["Guest", "Bob", ""]
    assert error_of(sit(ada, table), 409)["code"] == "seat-taken"
    assert error_of(sit(bo, table, seat=0), 409)["code"] == "seat-taken"
    assert error_of(sit(bo, table, seat=9), 422)["code"] == "no-such-seat"


# -- a table that its host starts ---------------------------------------------------------------


def test_the_host_starts_when_the_seats_are_taken_and_the_others_ready(
    ada: Visitor, bo: Visitor
) -> None:
    table = ada.new("pebbles", [ADA, OPEN], **HOSTED)
    assert error_of(start(ada, table), 422)["facts"] == {"count": 1}
    view = done(sit(bo, table))
    assert (view["line"], view["room"]["host"]) == (0, 0)
    assert view["room"]["start"] == {"possible": False, "because": "not-the-host", "facts": {}}
    error = error_of(start(ada, table), 422)
    assert (error["code"], error["facts"]) == ("not-ready", {"names": "Bo"})
    assert ada.view(table)["room"]["start"]["because"] == "not-ready"
    assert done(ready(bo, table))["seats"][1]["is_ready"]
    assert error_of(start(bo, table), 403)["code"] == "not-the-host"
    assert ada.view(table)["room"]["start"]["possible"]
    begun = done(start(ada, table))
    assert begun["question"] and begun["room"] is None
    assert names(done(sit(ada, table, 0, "Eve"))) == ["Ada", "Bo"]  # too late for another name
    assert done(start(ada, table)) == begun
    assert done(start(bo, table)) == bo.view(table)


def test_who_is_not_ready_any_more_is_waited_for(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ADA, OPEN], **HOSTED)
    sit(bo, table)
    done(ready(bo, table))
    done(ready(bo, table, is_ready=False))
    assert error_of(start(ada, table), 422)["code"] == "not-ready"


def test_who_leaves_frees_the_seat_and_the_next_one_is_host(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ADA, OPEN, OPEN], **HOSTED)
    sit(bo, table)
    left = done(free(ada, table, 0))
    assert (left["seat"], left["seats"][0]["is_open"], left["room"]["host"]) == (None, True, 1)
    assert done(free(ada, table, 0)) == left
    assert done(sit(ada, table, seat=2, name="Ada"))["room"]["host"] == 2  # who made it
    assert names(ada.view(table)) == ["", "Bo", "Ada"]


def test_whom_the_host_sends_away_does_not_come_back(
    ada: Visitor, bo: Visitor, cy: Visitor
) -> None:
    table = ada.new("pebbles", [ADA, OPEN, OPEN, OPEN], **HOSTED)
    for seat in (1, 2):
        sit(bo, table, seat)
    sit(cy, table, 3, "Cy")
    assert error_of(free(cy, table, 1), 403)["code"] == "not-the-host"
    view = done(free(ada, table, 1))
    assert names(view) == ["Ada", "", "", "Cy"]
    assert error_of(sit(bo, table), 403)["code"] == "sent-away"
    view = bo.view(table)
    assert view["seat"] is None and view["room"]["sit"]["because"] == "sent-away"


def test_the_host_seats_computer_players_and_sends_them_away(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ADA, OPEN, OPEN], **HOSTED)
    assert error_of(fill(bo, table, 1), 403)["code"] == "not-the-host"
    assert error_of(fill(ada, table, 1, "deep thought"), 422)["code"] == "unknown-agent"
    assert error_of(fill(ada, table, 0), 409)["code"] == "seat-taken"
    done(fill(ada, table, 1, "greedy"))
    view = done(fill(ada, table, 2))
    assert names(view) == ["Ada", "Greedy", "Uniform"]
    assert [seat["is_ready"] for seat in view["seats"]] == [False, True, True]
    assert names(done(free(ada, table, 1))) == ["Ada", "", "Uniform"]
    done(fill(ada, table, 1, "greedy"))
    done(start(ada, table))
    assert play_on(ada, table, Roll(1))["over"]


def test_after_the_beginning_the_seats_stay_as_they_are(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ADA, OPEN])
    sit(bo, table)
    before = ada.view(table)
    for response in (
        free(ada, table, 0),
        free(ada, table, 1),
        ready(bo, table),
        fill(ada, table, 1),
    ):
        assert error_of(response, 409)["code"] == "begun"
    assert ada.view(table) == before


def test_the_host_says_who_may_come(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ADA, OPEN], **HOSTED)
    path = f"/api/tables/{table}/visibility"
    assert table not in listed(bo)
    assert error_of(bo.http.put(path, json={"visibility": "open"}), 403)["code"] == "not-the-host"
    for visibility in ("open", "private"):
        view = done(ada.http.put(path, json={"visibility": visibility}))
        assert view["visibility"] == visibility
        assert (table in listed(bo)) == (visibility == "open")


def test_strangers_are_neither_ready_nor_host(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ADA, OPEN], **HOSTED)
    assert error_of(ready(bo, table), 403)["code"] == "not-at-this-table"
    for response in (start(bo, table), free(bo, table, 0)):
        assert error_of(response, 403)["code"] == "not-the-host"
    assert done(free(bo, table, 1)) == bo.view(table)  # it is free already


def test_a_rematch_waits_until_everybody_is_ready(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ADA, OPEN])
    sit(bo, table)
    while not (view := ada.view(table))["over"]:
        who = ada if view["deciding"][0] == 0 else bo
        asked = who.view(table)
        who.answer(asked, asked["question"]["answers"][0]["spelling"])
    again = bo.post(f"/api/tables/{table}/rematch").json()["table"]
    room = ada.view(again)
    assert (names(room), room["line"], room["room"]["begins"]) == (["Ada", "Bo"], 0, "start")
    assert [seat["is_ready"] for seat in room["seats"]] == [False, True]
    assert ada.post(f"/api/tables/{table}/rematch").json()["table"] == again
    assert done(start(ada, again))["question"]


# -- who sees a table ---------------------------------------------------------------------------


@pytest.mark.parametrize("visibility", ["open", "friends", "private"])
def test_who_has_the_link_sits_down(ada: Visitor, bo: Visitor, visibility: str) -> None:
    table = ada.new("pebbles", [ADA, OPEN], visibility=visibility)
    assert bo.view(table)["visibility"] == visibility
    assert done(sit(bo, table))["seat"] == 1


def test_only_those_who_sit_there_see_a_private_game(
    ada: Visitor, bo: Visitor, cy: Visitor
) -> None:
    table = ada.new("pebbles", [ADA, OPEN], visibility="private")
    paths = [f"/api/tables/{table}{what}" for what in ("", "/words", "/box", "/frames", "/record")]
    assert [cy.http.get(path).status_code for path in paths] == [200] * 5
    sit(bo, table)
    for path in paths:
        assert bo.http.get(path).status_code == 200
        assert error_of(cy.http.get(path), 403)["code"] == "private-table"
    with cy.socket(table) as socket:
        assert socket.next()["error"]["code"] == "private-table"


def test_the_box_of_a_table_is_shown_before_one_sits_down(ada: Visitor, bo: Visitor) -> None:
    box = shelf.box_text(shelf.find("octodice")).replace("circles = 5", "circles = 4")
    own, usual = (ada.new("octodice", [ME, OPEN], box=each) for each in (box, None))
    assert bo.get(f"/api/tables/{own}/box")["box_text"] == box
    assert bo.get(f"/api/tables/{usual}/box") == bo.get("/api/games/octodice")
    assert [bo.view(table)["own_box"] for table in (own, usual)] == [True, False]


def test_it_is_seen_who_is_here(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ADA, OPEN, GREEDY])
    sit(bo, table)
    with ada.socket(table) as socket:
        assert [seat["is_here"] for seat in socket.next()["seats"]] == [True, False, True]
        with bo.socket(table) as other:
            other.next()
            assert socket.next()["seats"][1]["is_here"]
        assert not socket.next()["seats"][1]["is_here"]


# -- the lobby ----------------------------------------------------------------------------------


def listed(visitor: Visitor, what: str = "waiting") -> dict[str, Json]:
    return {each["table"]: each for each in visitor.get("/api/lobby")[what]}


def test_a_table_older_than_an_option_is_listed_with_what_is_played_there() -> None:
    log = seated(shelf.find("neweden"), {"extra_moves": "per_phase"}).begin(b"secret")
    usual = settle(log.game, 2, {})
    for missing, extra_moves in (("market_free_actions", "per_phase"), ("extra_moves", "per_row")):
        head = json.loads(record.write(log).splitlines()[0])
        del head["options"][missing]
        options = options_of("neweden", json.dumps(head))
        assert options == {**usual, "extra_moves": extra_moves}


def test_open_tables_are_in_the_lobby_until_they_begin(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ADA, OPEN], visibility="open", options={"snatch": "no"})
    hidden = [ada.new("pebbles", [ADA, OPEN], visibility=v) for v in ("friends", "private")]
    card = listed(bo)[table]
    assert [seat["name"] for seat in card["seats"]] == ["Ada", ""]
    assert (card["game"], card["options"]["snatch"], card["own_box"]) == ("pebbles", "no", False)
    assert listed(bo).keys().isdisjoint(hidden)
    sit(bo, table)
    assert table not in listed(bo) and table in listed(bo, "playing")


def test_a_table_that_everybody_has_left_is_not_in_the_lobby(ada: Visitor) -> None:
    table = ada.new("pebbles", [ADA, OPEN], visibility="open")
    assert table in listed(ada)
    free(ada, table, 0)
    assert table not in listed(ada)


def test_the_lobby_is_live(ada: Visitor, bo: Visitor) -> None:
    def until(there: bool) -> Any:
        while True:
            tables = json.loads(socket.recv(timeout=20))["waiting"]
            if (table in [each["table"] for each in tables]) == there:
                return tables

    with connect(f"{ada.url.replace('http', 'ws', 1)}/api/lobby/live") as socket:
        socket.recv(timeout=20)
        table = ada.new("pebbles", [ADA, OPEN], visibility="open")
        until(there=True)
        sit(bo, table)
        until(there=False)


def test_a_guest_finds_tables_that_wait(ada: Visitor) -> None:
    table = ada.new("pebbles", [ADA, OPEN])
    (card,) = ada.get("/api/tables")
    assert (card["table"], card["waiting"], card["over"], card["my_turn"]) == (
        table,
        True,
        False,
        False,
    )


# -- quick match --------------------------------------------------------------------------------


def quick(visitor: Visitor, game: str, **more: object) -> httpx.Response:
    return visitor.post("/api/quick", **{"game": game, "request": fresh(), **more})


def test_two_who_want_the_same_game_meet(ada: Visitor, bo: Visitor, cy: Visitor) -> None:
    one = quick(ada, "octodice", players=3, name="Ada").json()["table"]
    assert quick(bo, "nautilus", players=3).json()["table"] != one
    assert quick(bo, "octodice", players=4).json()["table"] != one
    assert quick(bo, "octodice", players=3, name="Bo").json()["table"] == one
    assert quick(ada, "octodice", players=3).json()["table"] == one  # sits there already
    assert ada.view(one)["line"] == 0
    assert quick(cy, "octodice", players=3, name="Cy").json()["table"] == one
    assert names(ada.view(one)) == ["Ada", "Bo", "Cy"] and ada.view(one)["deciding"]


def test_of_ten_who_come_at_once_every_two_meet(serve: Callable[..., Server]) -> None:
    url = serve().url
    visitors = [Visitor(url) for _ in range(10)]
    with ThreadPoolExecutor(len(visitors)) as pool:
        found = list(pool.map(lambda each: quick(each, "pebbles").json()["table"], visitors))
    assert sorted(map(found.count, found)) == [2] * 10
    for each in visitors:
        each.http.close()


def test_the_same_quick_match_leads_to_one_table(ada: Visitor, bo: Visitor) -> None:
    first = quick(ada, "aquasphere", request="once").json()["table"]
    assert quick(bo, "aquasphere", request="once").json()["table"] == first
    assert ada.view(first)["line"] > 0
    for visitor in (ada, bo):
        assert quick(visitor, "aquasphere", request="once").json()["table"] == first


def test_a_request_for_a_quick_match_leads_nobody_to_the_seat_of_another(
    ada: Visitor, bo: Visitor
) -> None:
    first = quick(ada, "aquasphere", request="the-same-words").json()["table"]
    assert quick(bo, "aquasphere", request="the-same-words").json()["table"] == first
    with Visitor(ada.url) as cy:
        other = quick(cy, "aquasphere", request="the-same-words").json()["table"]
        assert (other != first, cy.view(other)["seat"]) == (True, 0)
        cy.http.delete(f"/api/tables/{other}/seats/0")


def test_nobody_is_led_to_unusual_tables(ada: Visitor, bo: Visitor) -> None:
    seats = {"seats": [ADA, OPEN], "visibility": "open"}
    unusual: list[Json] = [
        {"options": {"virtual_player": "yes"}},
        {"begins": "start"},
        {"visibility": "friends"},
        {"box": shelf.box_text(shelf.find("octodice")).replace("circles = 5", "circles = 4")},
    ]
    made = [
        ada.post("/api/tables", **seats | {"game": "octodice", "request": fresh()} | each).json()
        for each in unusual
    ]
    assert quick(bo, "octodice").json() not in made


def test_a_quick_match_that_cannot_be_is_refused(ada: Visitor) -> None:
    assert error_of(quick(ada, "chess"), 404)["code"] == "unknown-game"
    assert error_of(quick(ada, "octodice", players=5), 422)["code"] == "wrong-seats"
    assert error_of(quick(ada, "octodice", players=1), 400)["code"] == "malformed"
