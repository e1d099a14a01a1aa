"""What needs the consent of everybody: taking back what was revealed, a pause. And giving up."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from pelagos import shelf
from pelagos.kernel import record
from pelagos.server.autoplay.workers import Workers
from pelagos.server.context import Context
from pelagos.server.errors import Late
from pelagos.server.messages.answers import GivenAnswer
from pelagos.server.messages.rooms import NewSeat, NewTable
from pelagos.server.messages.tables import Consent
from pelagos.server.model import SeatClaim
from pelagos.server.seating.before import sit
from pelagos.server.table.table import Table
from tests.conftest import Server
from tests.server.contexts import with_context
from tests.server.visitors import GREEDY, ME, OPEN, Json, Visitor, error_of


def pair(ada: Visitor, bo: Visitor, **more: object) -> str:
    table = ada.new("pebbles", [ME, OPEN], **more)
    bo.post(f"/api/tables/{table}/seats/1", name="Bo")
    return table


def wish(visitor: Visitor, view: Json, kind: str, agree: bool = True) -> httpx.Response:
    body = {"seat": view["seat"], "after": view["line"], "agree": agree}
    return visitor.http.put(f"/api/tables/{view['table']}/wishes/{kind}", json=body)


def granted(response: httpx.Response) -> Json:
    assert response.status_code == 200, response.text
    view: Json = response.json()
    return view


def wishes(view: Json) -> list[Any]:
    return [
        (each["kind"], each["seat"], each["agreed"], each["awaited"])
        for each in view["conduct"]["wishes"]
    ]


def after_both_answered(ada: Visitor, bo: Visitor, **more: object) -> tuple[Json, Json]:
    """Ada has taken shells and Bo has answered, so that nothing is free to be taken back."""
    table = pair(ada, bo, **more)
    ada.answer(ada.view(table), "take-1")
    view = bo.view(table)
    bo.answer(view, view["question"]["answers"][0]["spelling"])
    return ada.view(table), bo.view(table)


# -- taking back -----------------------------------------------------------------------------------


def test_an_answer_is_taken_back_when_everybody_agrees(ada: Visitor, bo: Visitor) -> None:
    mine, theirs = after_both_answered(ada, bo)
    assert not mine["undo"]["possible"] and mine["conduct"]["take_back"]["possible"]
    asked = granted(wish(ada, mine, "undo"))
    assert wishes(asked) == [("undo", 0, [0], [1])] == wishes(bo.view(mine["table"]))
    assert asked["line"] == mine["line"], "nothing happens before everybody agrees"
    granted(wish(bo, theirs, "undo"))
    back = ada.view(mine["table"], since=mine["line"])
    assert back["question"]["step"] == "TakeShells" and wishes(back) == []
    first = asked["conduct"]["wishes"][0]["line"]
    assert [(told["step"], told["facts"]) for told in back["story"]] == [
        ("takeback", {"seat": 0, "line": first})
    ]
    text = ada.http.get(f"/api/tables/{mine['table']}/record").text
    assert f'"undo":{first}' in text and '"consent":[0,1]' in text


def test_who_declines_is_not_asked_again_before_the_next_line(ada: Visitor, bo: Visitor) -> None:
    mine, theirs = after_both_answered(ada, bo)
    granted(wish(ada, mine, "undo"))
    refused = granted(wish(bo, theirs, "undo", agree=False))
    assert wishes(refused) == [] and refused["line"] == theirs["line"]
    assert error_of(wish(ada, mine, "undo"), 422)["code"] == "declined"
    assert ada.view(mine["table"])["conduct"]["take_back"]["because"] == "declined"


def test_who_was_told_no_may_ask_again_after_the_next_line(ada: Visitor, bo: Visitor) -> None:
    mine, theirs = after_both_answered(ada, bo)
    granted(wish(ada, mine, "undo"))
    granted(wish(bo, theirs, "undo", agree=False))
    who, view = (ada, mine) if mine["question"] else (bo, theirs)
    who.answer(view, view["question"]["answers"][0]["spelling"])
    assert wishes(granted(wish(ada, ada.view(mine["table"]), "undo"))) == [("undo", 0, [0], [1])]


def test_a_wish_is_withdrawn_by_hand_or_when_the_game_goes_on(ada: Visitor, bo: Visitor) -> None:
    mine, theirs = after_both_answered(ada, bo)
    granted(wish(ada, mine, "undo"))
    assert wishes(granted(wish(ada, mine, "undo", agree=False))) == []
    granted(wish(ada, mine, "undo"))
    who, view = (ada, mine) if mine["question"] else (bo, theirs)
    gone = who.answer(view, view["question"]["answers"][0]["spelling"])
    assert wishes(gone) == []
    assert error_of(wish(bo, theirs, "undo"), 409)["code"] == "stale"


def test_only_players_wish_and_only_for_answers_of_theirs(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    view = ada.view(table)
    assert error_of(wish(ada, view, "undo"), 422)["code"] == "nothing-to-undo"
    with Visitor(ada.url) as cy:
        assert error_of(wish(cy, {**view, "seat": 1}, "undo"), 403)["code"] == "not-your-seat"
    error_of(wish(ada, view, "more-shells"), 400)
    waiting = ada.view(ada.new("pebbles", [ME, OPEN]))
    assert error_of(wish(ada, waiting, "undo"), 422)["code"] == "not-begun"


def test_computer_players_always_agree(ada: Visitor) -> None:
    table = ada.new("pebbles", [ME, GREEDY])
    with ada.socket(table) as socket:
        view = socket.until_asked()
        while view["undo"]["possible"] or not view["conduct"]["take_back"]["possible"]:
            ada.answer(view, view["question"]["answers"][0]["spelling"])
            view = socket.until_asked()
        back = granted(wish(ada, view, "undo"))
        assert back["story"][-1]["step"] == "takeback"


def test_who_is_replaced_is_not_asked_about_taking_back(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    ada.answer(ada.view(table), "take-1")
    granted(wish(ada, ada.view(table), "undo"))
    left = granted(bo.http.put(f"/api/tables/{table}/seats/1/stand-in"))
    assert wishes(left) == [], "Bo is not asked any more"


@pytest.mark.parametrize("kind", ["undo", "pause"])
def test_who_is_replaced_wishes_for_nothing_and_agrees_to_nothing(
    ada: Visitor, bo: Visitor, kind: str
) -> None:
    """Three play, so that somebody is left who could be asked."""
    with Visitor(ada.url) as cy:
        table = ada.new("pebbles", [ME, OPEN, OPEN])
        for seat, visitor in enumerate((bo, cy), start=1):
            visitor.post(f"/api/tables/{table}/seats/{seat}", name="Somebody")
        ada.answer(ada.view(table), "take-1")
        before = granted(ada.http.put(f"/api/tables/{table}/seats/0/stand-in"))
        assert before["undo"]["possible"], "only the computer player is in the way"
        assert error_of(wish(ada, before, kind), 409)["code"] == "stand-in-plays"
        view = bo.view(table)
        bo.answer(view, "let-be")
        granted(wish(bo, bo.view(table), kind))
        assert error_of(wish(ada, ada.view(table), kind), 409)["code"] == "stand-in-plays"
        assert wishes(bo.view(table)) == [(kind, 1, [1], [2])]


def test_a_computer_player_waits_for_what_people_agree_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It has begun to think before somebody asks; what it finds meanwhile does not count."""

    is_enough = asyncio.Event()

    async def ponder(*_: object) -> None:
        await is_enough.wait()

    async def use(context: Context) -> None:
        table = await asked_at(context)
        turn = await table.turn()
        assert turn is not None
        line = turn.view.line
        await table.wish("ada", "undo", Consent(0, line, True))
        assert await table.turn() is None
        with pytest.raises(Late, match="stale"):
            await table.answer_for_agent(2, turn.view.answers[0].spelling, line)
        assert (await table.view("bo", None, 0)).line == line
        await table.wish("bo", "undo", Consent(1, line, False))
        assert await table.turn() is not None
        await table.answer_for_agent(2, turn.view.answers[0].spelling, line)
        assert (await table.view("bo", None, 0)).line > line
        is_enough.set()

    monkeypatch.setattr(Workers, "answer", ponder)
    with_context(tmp_path, use)


async def asked_at(context: Context) -> Table:
    """A table of two people and a computer player, who is asked after both have answered."""
    seats = [NewSeat("me"), NewSeat("open"), NewSeat("agent", agent="greedy")]
    table = await context.tables.find(
        await context.matchmaking.create("ada", NewTable("pebbles", "new", seats))
    )
    await table.arrange("bo", lambda seating: sit(seating, 1, "Bo", SeatClaim("bo")))
    for player, seat, says in (("ada", 0, "take-1"), ("bo", 1, "let-be"), ("bo", 1, "take-1")):
        line = (await table.view(player, seat, 0)).line
        await table.take(player, GivenAnswer(line, seat, says, f"{player} {says}"))
    return table


def test_a_game_with_answers_taken_back_is_verified_and_survives_the_server(
    serve: Callable[..., Server], database: str
) -> None:
    server = serve(PELAGOS_DATABASE=database)
    with Visitor(server.url) as ada, Visitor(server.url) as bo:
        mine, theirs = after_both_answered(ada, bo)
        granted(wish(ada, mine, "undo"))
        server.kill()
        server.start()
        assert wishes(bo.view(mine["table"])) == [("undo", 0, [0], [1])]
        granted(wish(bo, theirs, "undo"))
        server.kill()
        server.start()
        table = mine["table"]
        for visitor, seat in ((ada, 0), (bo, 1)):
            granted(visitor.http.put(f"/api/tables/{table}/seats/{seat}/stand-in"))
        with ada.socket(table) as socket:
            while not socket.next()["over"]:
                pass
        text = ada.http.get(f"/api/tables/{table}/record").text
        assert record.verify(text.encode(), shelf.find).kind == "finished" and "consent" in text
        assert ada.get(f"/api/tables/{table}/frames")["full"]


# -- pauses ----------------------------------------------------------------------------------------


def test_a_pause_stops_the_game_and_the_clocks(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo, tempo={"kind": "live", "turn": 600})
    view = ada.view(table)
    assert wishes(granted(wish(ada, view, "pause"))) == [("pause", 0, [0], [1])]
    paused = granted(wish(bo, bo.view(table), "pause"))
    assert paused["conduct"]["paused"] and wishes(paused) == []
    assert not any(clock["runs"] for clock in paused["conduct"]["clocks"])
    assert ada.view(table)["question"] is None
    assert error_of(ada.says(table, "take-1", 0, view["line"]), 409)["code"] == "paused"
    assert error_of(wish(ada, view, "pause"), 409)["code"] == "paused"
    assert [card["paused"] for card in bo.get("/api/tables") if card["table"] == table] == [True]
    going = granted(bo.http.delete(f"/api/tables/{table}/pause"))
    assert not going["conduct"]["paused"] and going["conduct"]["clocks"][0]["runs"]
    ada.answer(ada.view(table), "take-1")


def test_a_wish_for_a_pause_outlasts_an_answer(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    granted(wish(bo, bo.view(table), "pause"))
    gone = ada.answer(ada.view(table), "take-1")
    assert wishes(gone) == [("pause", 1, [1], [0])]
    assert granted(wish(ada, gone, "pause"))["conduct"]["paused"]


def test_who_is_replaced_is_not_asked_about_a_pause(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    granted(wish(ada, ada.view(table), "pause"))
    left = granted(bo.http.put(f"/api/tables/{table}/seats/1/stand-in"))
    assert left["conduct"]["paused"]
    with Visitor(ada.url) as cy:
        stranger = cy.http.delete(f"/api/tables/{table}/pause")
        assert error_of(stranger, 403)["code"] == "not-at-this-table"


def test_the_wish_for_a_pause_leaves_with_who_had_it(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    granted(wish(bo, bo.view(table), "pause"))
    left = granted(bo.http.put(f"/api/tables/{table}/seats/1/stand-in"))
    assert wishes(left) == [] and not left["conduct"]["paused"]


def test_nothing_is_taken_back_while_the_game_is_paused(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    ada.answer(ada.view(table), "take-1")
    for visitor in (ada, bo):
        view = granted(wish(visitor, visitor.view(table), "pause"))
    assert view["conduct"]["paused"]
    assert error_of(ada.undo(ada.view(table)), 409)["code"] == "paused"
    assert error_of(wish(ada, ada.view(table), "undo"), 409)["code"] == "paused"


def test_who_has_given_up_does_not_end_a_pause(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    for visitor in (ada, bo):
        granted(wish(visitor, visitor.view(table), "pause"))
    granted(resign(bo, table, 1))
    refused = bo.http.delete(f"/api/tables/{table}/pause")
    assert error_of(refused, 403)["code"] == "not-at-this-table"
    assert ada.view(table)["conduct"]["paused"]


# -- giving up -------------------------------------------------------------------------------------


def resign(visitor: Visitor, table: str, seat: int) -> httpx.Response:
    return visitor.http.post(f"/api/tables/{table}/seats/{seat}/resign")


def test_who_gives_up_is_replaced_to_the_end(serve: Callable[..., Server], database: str) -> None:
    server = serve(PELAGOS_DATABASE=database)
    with Visitor(server.url) as ada, Visitor(server.url) as bo:
        table = pair(ada, bo)
        assert error_of(resign(ada, table, 1), 403)["code"] == "not-your-seat"
        given = granted(resign(bo, table, 1))
        assert given["seats"][1]["resigned"] and given["seats"][1]["stand_in"] == "greedy"
        assert granted(resign(bo, table, 1))["seats"] == given["seats"]
        server.kill()
        server.start()
        assert ada.view(table)["seats"][1]["resigned"]
        back = bo.http.delete(f"/api/tables/{table}/seats/1/stand-in")
        assert error_of(back, 422)["code"] == "resigned"
        granted(resign(ada, table, 0))
        with ada.socket(table) as socket:
            while not socket.next()["over"]:
                pass
        assert error_of(resign(ada, table, 0), 422)["code"] == "is-over"


@pytest.mark.parametrize("who", ["stranger", "waiting"])
def test_nobody_gives_up_who_does_not_play(ada: Visitor, bo: Visitor, who: str) -> None:
    if who == "stranger":
        table = pair(ada, bo)
        with Visitor(ada.url) as cy:
            assert error_of(resign(cy, table, 1), 403)["code"] == "not-at-this-table"
    else:
        waiting = ada.new("pebbles", [ME, OPEN])
        assert error_of(resign(ada, waiting, 0), 422)["code"] == "not-begun"
