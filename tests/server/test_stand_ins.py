"""Who is gone is replaced by a computer player, openly, and may come back."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from pelagos.kernel.roll import Roll
from pelagos.server.changes import Presence
from tests.conftest import Server
from tests.server.visitors import ME, OPEN, Json, Visitor, any_answer, error_of


@pytest.fixture
def server(serve: Callable[..., Server]) -> str:
    """Whoever does not look is gone at once."""
    return serve(PELAGOS_ABSENCE="0").url


def pair(ada: Visitor, bo: Visitor) -> str:
    table = ada.new("pebbles", [ME, OPEN])
    bo.post(f"/api/tables/{table}/seats/1", name="Bo")
    return table


def hand_over(visitor: Visitor, table: str, seat: int) -> httpx.Response:
    return visitor.http.put(f"/api/tables/{table}/seats/{seat}/stand-in")


def come_back(visitor: Visitor, table: str, seat: int) -> httpx.Response:
    return visitor.http.delete(f"/api/tables/{table}/seats/{seat}/stand-in")


def stand_ins(view: Json) -> list[str | None]:
    return [seat["stand_in"] for seat in view["seats"]]


def test_a_game_goes_on_without_somebody_who_is_gone(ada: Visitor, bo: Visitor) -> None:
    table, roll = pair(ada, bo), Roll(1)
    with ada.socket(table) as socket:
        assert stand_ins(hand_over(ada, table, 1).json()) == [None, "greedy"]
        view = socket.until_asked()
        while not view["over"]:
            line = ada.answer(view, any_answer(view, roll))["line"]
            view = socket.until_asked()
            while view["line"] < line:
                view = socket.until_asked()


def test_who_comes_back_plays_on(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    view = ada.view(table)
    left = hand_over(bo, table, 1).json()
    assert stand_ins(left) == [None, "greedy"] == stand_ins(hand_over(bo, table, 1).json())
    assert error_of(bo.says(table, "let-be", 1, view["line"]), 409)["code"] == "stand-in-plays"
    assert error_of(bo.undo(left), 409)["code"] == "stand-in-plays"
    assert stand_ins(come_back(bo, table, 1).json()) == [None, None]
    ada.answer(view, "take-1")
    assert bo.view(table)["question"]["seat"] == 1
    with bo.socket(table) as socket:
        socket.next()
        hand_over(bo, table, 1)
        while (now := socket.next())["line"] == view["line"] + 1:
            assert now["question"] is None
    assert now["line"] > view["line"] + 1  # the computer player has answered


def test_nobody_is_replaced_who_is_there_or_was_just_now(
    ada: Visitor, bo: Visitor, serve: Callable[..., Server], tmp_path: Path
) -> None:
    table = pair(ada, bo)
    with bo.socket(table) as socket:
        socket.next()
        assert error_of(hand_over(ada, table, 1), 422)["facts"] == {"seconds": 0}
    patient = serve(PELAGOS_DATABASE=f"sqlite:///{tmp_path / 'patient.sqlite'}").url
    with Visitor(patient) as one, Visitor(patient) as two:
        error = error_of(hand_over(one, pair(one, two), 1), 422)
        assert error["code"] == "not-gone" and 0 < error["facts"]["seconds"] <= 180


def test_only_players_replace_and_only_the_owner_comes_back(ada: Visitor, bo: Visitor) -> None:
    table = pair(ada, bo)
    with Visitor(ada.url) as cy:
        assert error_of(hand_over(cy, table, 1), 403)["code"] == "not-at-this-table"
    hand_over(bo, table, 1)
    assert error_of(come_back(ada, table, 1), 403)["code"] == "not-your-seat"
    assert error_of(hand_over(ada, table, 9), 403)["code"] == "not-your-seat"
    waiting = ada.new("pebbles", [ME, OPEN])
    assert error_of(hand_over(ada, waiting, 0), 422)["code"] == "not-begun"


def test_a_stand_in_outlives_the_server(serve: Callable[..., Server]) -> None:
    server = serve()
    with Visitor(server.url) as ada, Visitor(server.url) as bo:
        table = pair(ada, bo)
        hand_over(bo, table, 1)
        server.kill()
        server.start()
        assert stand_ins(ada.view(table)) == [None, "greedy"]


def test_an_absence_is_counted_from_the_last_look() -> None:
    time = 5.0
    presence = Presence(lambda: time)
    time = 8.0
    assert presence.gone_for("ada") == 3.0
    presence.come("ada")
    presence.come("ada")
    presence.go("ada")
    time = 10.0
    assert presence.gone_for("ada") == 0.0
    presence.go("ada")
    time = 14.0
    assert presence.gone_for("ada") == 4.0
