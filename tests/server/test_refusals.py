"""Requests that are refused: only 4xx, one shape, and nothing changed."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.server.visitors import ME, OPEN, UNIFORM, Json, Visitor, error_of, fresh

CLIENTS = 20


@pytest.fixture
def view(ada: Visitor) -> Json:
    """A table of two whose first seat is Ada's and is asked to take shells."""
    return ada.view(ada.new("pebbles", [ME, UNIFORM]))


def unchanged(ada: Visitor, view: Json) -> bool:
    return ada.view(view["table"]) == view


def test_a_stale_answer_is_not_played(ada: Visitor, view: Json) -> None:
    for after in (view["line"] - 1, 0, view["line"] + 1):
        error = error_of(ada.says(view["table"], "take-1", 0, after), 409)
        assert (error["code"], error["facts"]) == ("stale", {"line": view["line"]})
    assert unchanged(ada, view)


def test_the_same_request_is_played_once_and_answered_alike(ada: Visitor) -> None:
    view = ada.view(ada.new("pebbles", [ME, ME]))
    request = fresh()
    answers = [ada.says(view["table"], "take-1", 0, view["line"], request) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert answers[0].json() == answers[1].json() == answers[2].json()
    assert ada.view(view["table"])["line"] == view["line"] + 1


def test_the_same_undo_is_done_once(ada: Visitor) -> None:
    view = ada.view(ada.new("pebbles", [ME, ME]))
    taken = ada.answer(view, "take-1")
    body = {"seat": 0, "after": taken["line"], "request": fresh()}
    answers = [ada.post(f"/api/tables/{view['table']}/undo", **body) for _ in range(2)]
    assert answers[0].json() == answers[1].json()
    assert ada.view(view["table"])["line"] == taken["line"] + 1


def test_a_request_cannot_be_used_for_something_else(ada: Visitor) -> None:
    view = ada.view(ada.new("pebbles", [ME, ME]))
    request = fresh()
    ada.says(view["table"], "take-1", 0, view["line"], request)
    other = ada.says(view["table"], "let-be", 1, view["line"] + 1, request)
    error = error_of(other, 409)
    assert (error["code"], error["facts"]) == ("request-used", {"request": request})
    back = {"seat": 0, "after": view["line"] + 1, "request": request}
    undone = ada.post(f"/api/tables/{view['table']}/undo", **back)
    assert error_of(undone, 409)["code"] == "request-used"


def test_a_request_cannot_be_used_by_another_seat_for_the_same_words(ada: Visitor) -> None:
    """Both seats belong to one person, and the words would be refused for themselves."""
    view = ada.view(ada.new("pebbles", [ME, ME]))
    request = fresh()
    line = ada.says(view["table"], "take-1", 0, view["line"], request).json()["line"]
    other = ada.says(view["table"], "take-1", 1, line, request)
    assert error_of(other, 409)["code"] == "request-used"
    assert ada.view(view["table"])["line"] == line


def test_nor_by_another_person_nor_to_take_back_for_another_seat(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ME, OPEN])
    bo.post(f"/api/tables/{table}/seats/1", name="Bo")
    view, request, back = ada.view(table), fresh(), fresh()
    line = ada.says(table, "take-1", 0, view["line"], request).json()["line"]
    assert error_of(bo.says(table, "take-1", 1, line, request), 409)["code"] == "request-used"
    undo = {"seat": 0, "after": line, "request": back}
    assert ada.post(f"/api/tables/{table}/undo", **undo).status_code == 200
    undo = {"seat": 1, "after": line + 1, "request": back}
    assert error_of(bo.post(f"/api/tables/{table}/undo", **undo), 409)["code"] == "request-used"
    again = ada.says(table, "take-1", 0, line + 1, back)
    assert error_of(again, 409)["code"] == "request-used"
    assert ada.view(table)["line"] == line + 1


def test_a_request_of_a_seat_is_free_at_another_table(ada: Visitor) -> None:
    request = fresh()
    for _ in range(2):
        view = ada.view(ada.new("pebbles", [ME, ME]))
        said = ada.says(view["table"], "take-1", 0, view["line"], request)
        assert said.json()["line"] == view["line"] + 1


@pytest.mark.parametrize("seat", [1, 2, 999_999])
def test_only_the_owner_answers_for_a_seat(ada: Visitor, view: Json, seat: int) -> None:
    error = error_of(ada.says(view["table"], "take-1", seat, view["line"]), 403)
    assert error["code"] == "not-your-seat"
    assert unchanged(ada, view)


def test_a_stranger_answers_for_nobody(ada: Visitor, bo: Visitor, view: Json) -> None:
    error_of(bo.says(view["table"], "take-1", 0, view["line"]), 403)
    error_of(bo.undo(view), 403)
    error_of(bo.http.get(f"/api/tables/{view['table']}", params={"seat": 0}), 403)
    error_of(bo.http.get(f"/api/tables/{view['table']}/record", params={"seat": 0}), 403)
    error_of(bo.http.get(f"/api/tables/{view['table']}/frames", params={"seat": 0}), 403)
    assert unchanged(ada, view)


def test_an_illegal_answer_gets_its_rule(ada: Visitor, view: Json) -> None:
    error = error_of(ada.says(view["table"], "let-be", 0, view["line"]), 422)
    assert (error["code"], error["rule"]) == ("refuse-not-now", "PB-2.3")
    error = error_of(ada.says(view["table"], "swim", 0, view["line"]), 422)
    assert (error["code"], error["facts"]["answer"]) == ("unknown-answer", "swim")
    assert unchanged(ada, view)


def test_after_the_end_nothing_is_answered(ada: Visitor) -> None:
    view = ada.view(ada.new("pebbles", [ME, ME]))
    while not view["over"]:
        ada.answer(view, view["question"]["answers"][0]["spelling"])
        view = ada.view(view["table"])
    error = error_of(ada.says(view["table"], "take-1", 0, view["line"]), 422)
    assert error["code"] == "refuse-over"
    assert error_of(ada.undo(view), 422)["code"] == "refuse-over"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"after": 5, "seat": 0, "says": "take-1"}',
        b'{"after": "5", "seat": 0, "says": "take-1", "request": "a"}',
        b'{"after": 5, "seat": -1, "says": "take-1", "request": "a"}',
        b'{"after": 1e99, "seat": 0, "says": "take-1", "request": "a"}',
        b'{"after": 5, "seat": 0, "says": ["take-1"], "request": "a"}',
        b'{"after": 5, "seat": 0, "says": "take-1", "request": ""}',
        b'{"after": 5, "seat": 0, "says": "take-1", "request": "a b"}',
        b'{"after": 5, "seat": 0, "says": "take-1", "request": "\\u0000"}',
        b'{"after": 5, "seat": 0, "says": "take-1", "request": "a\\n"}',
        b'{"after": 5, "seat": 0, "says": "\\ud800", "request": "a"}',
        b"[" * 10_000,
    ],
    ids=range(16),
)
def test_a_malformed_answer_is_refused(ada: Visitor, view: Json, body: bytes) -> None:
    path = f"/api/tables/{view['table']}/answers"
    headers = {"content-type": "application/json"}
    error = error_of(ada.http.post(path, content=body, headers=headers), 400)
    assert error["code"] == "malformed"
    assert unchanged(ada, view)


def test_a_body_that_is_too_large_is_refused(ada: Visitor, view: Json) -> None:
    large = {"says": "x" * 70_000, "seat": 0, "after": view["line"], "request": fresh()}
    path = f"/api/tables/{view['table']}/answers"
    assert error_of(ada.post(path, **large), 413)["code"] == "too-large"
    assert error_of(ada.http.post("/api/records", content=b"x" * 2_100_000), 413)
    assert unchanged(ada, view)


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "status": 404},
        {"seats": [], "status": 422},
        {"seats": [ME] * 5, "status": 422},
        {"seats": [ME] * 17, "status": 400},
        {"seats": [ME, {"kind": "agent", "agent": "deep thought"}], "status": 422},
        {"seats": [ME, {"kind": "spy"}], "status": 400},
        {"options": {"snatch": "maybe"}, "status": 422},
        {"options": {"colour": "red"}, "status": 422},
        {"box": "not a box", "status": 422},
        {"box": "[box]\ngame = 'pebbles'", "status": 422},
        {"box": f"[box]\ngame = 'pebbles'\nx = {'[' * 9000}", "status": 422},
        {"lesson": True, "status": 404},
        {"seats": [{"kind": "me", "name": "x" * 41}, ME], "status": 400},
    ],
    ids=range(13),
)
def test_a_table_that_cannot_be_is_not_made(ada: Visitor, body: Json) -> None:
    status = body["status"]
    asked = {"game": "pebbles", "seats": [ME, ME], "request": fresh(), **body}
    error_of(ada.post("/api/tables", **asked), status)
    assert ada.get("/api/tables") == []


@pytest.mark.parametrize("id", ["nowhere", "%00", "a%2Fb", "x" * 99, "é", "AAAAAAAA"])
def test_there_is_nothing_at_a_table_that_was_never_made(ada: Visitor, id: str) -> None:
    for path in ("", "/record", "/frames"):
        error_of(ada.http.get(f"/api/tables/{id}{path}"), 404)
    error_of(ada.http.get(f"/api/records/{id}"), 404)
    error_of(ada.http.get(f"/api/records/{id}/frames"), 404)


def test_of_twenty_answers_to_one_position_one_is_taken(ada: Visitor) -> None:
    table = ada.new("octodice", [ME])
    view = ada.view(table)
    answers = view["question"]["answers"]

    def one(n: int) -> httpx.Response:
        with Visitor(ada.url, ada.http.cookies["pelagos"]) as tab:
            return tab.says(table, answers[n % len(answers)]["spelling"], 0, view["line"])

    with ThreadPoolExecutor(CLIENTS) as pool:
        responses = list(pool.map(one, range(CLIENTS)))
    assert sorted(r.status_code for r in responses) == [200] + [409] * (CLIENTS - 1)
    won = next(r.json() for r in responses if r.status_code == 200)
    assert ada.view(table, since=view["line"])["story"] == won["story"]
