"""Playing at a table of a real server, over HTTP and its socket."""

import pytest
from websockets.exceptions import ConnectionClosed

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.roll import Roll
from tests.server.visitors import (
    GREEDY,
    ME,
    OPEN,
    UNIFORM,
    Json,
    Visitor,
    any_answer,
    error_of,
    fresh,
    play_on,
)


def check_record(visitor: Visitor, table: str, kind: str = "finished") -> None:
    text = visitor.http.get(f"/api/tables/{table}/record").content
    assert record.verify(text, shelf.find).kind == kind


# -- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("octodice", [ME]),
        ("octodice", [ME, ME]),
        ("octodice", [ME, GREEDY, UNIFORM]),
        ("pebbles", [ME, ME, ME]),
        ("pebbles", [UNIFORM, ME, UNIFORM, ME]),
        ("pebbles", [GREEDY, GREEDY, ME]),
    ],
    ids=["solo", "hot-seat", "agents", "hidden-hot-seat", "mixed", "hidden-agents"],
)
def test_a_whole_game_is_played(ada: Visitor, game: str, seats: list[dict[str, str]]) -> None:
    table = ada.new(game, seats)
    last = play_on(ada, table, Roll(1))
    assert last["ending"]
    assert min(last["standing"]) == 1
    check_record(ada, table)


def test_agents_play_among_themselves(ada: Visitor) -> None:
    table = ada.new("octodice", [UNIFORM, UNIFORM])
    with ada.socket(table) as socket:
        view = socket.next()
        while not view["over"]:
            assert view["question"] is None and view["seat"] is None
            view = socket.next()
    check_record(ada, table)


def test_an_owner_s_box_is_played_with_by_people_and_agents(ada: Visitor) -> None:
    box = shelf.box_text(shelf.find("octodice")).replace("circles = 5", "circles = 4")
    table = ada.new("octodice", [GREEDY, ME], box=box.replace("Pelagos reconstruction", "Mine"))
    view = play_on(ada, table, Roll(3))
    assert view["box_name"] == "Mine"
    assert view["position"]["printed"]["crystals"] == 4


def test_an_owner_s_words_come_once_with_the_table_and_with_its_frames(ada: Visitor) -> None:
    box = shelf.box_text(shelf.find("octodice")).replace('"red"', '"pink"')
    table = ada.new("octodice", [ME], box=box)
    words = shelf.with_box("octodice", box).own_words()
    assert "colour-1 = pink\n" in words
    assert ada.get(f"/api/tables/{table}/words") == {"text": words}
    assert ada.get(f"/api/tables/{table}/frames")["words"] == words
    plain = ada.new("octodice", [ME])
    assert ada.get(f"/api/tables/{plain}/words") == {"text": ""}


def test_options_are_chosen(ada: Visitor) -> None:
    table = ada.new("octodice", [ME, ME], options={"virtual_player": "yes"})
    options = ada.view(table)["options"]
    assert options["virtual_player"] == "yes"
    assert options.keys() == {option.key for option in shelf.find("octodice").options}


# -- views ------------------------------------------------------------------------------------


def test_a_question_lists_its_answers_and_why_not_the_others(ada: Visitor) -> None:
    view = ada.view(ada.new("pebbles", [ME, ME]))
    view = ada.answer(view, "take-1")
    question = ada.view(view["table"])["question"]
    assert question["step"] == "SnatchShells"
    assert question["facts"] == {"seat": 1, "taker": 0, "shells": 1}
    refused = {each["answer"]["spelling"]: each for each in question["refused"]}
    legal = {each["spelling"] for each in question["answers"]}
    assert "let-be" in legal and legal.isdisjoint(refused)
    wrong = next(iter(refused.values()))
    assert (wrong["rule"], wrong["because"]) == ("PB-3.3", "not-your-pebble")
    assert wrong["facts"] == wrong["answer"]["facts"]


def test_the_story_is_told_since_a_line(ada: Visitor) -> None:
    view = ada.view(ada.new("pebbles", [ME, ME]))
    assert [told["line"] for told in view["story"]] == [1, 2, 3, 4, 4, 5]
    after = ada.answer(view, "take-1")
    assert [(told["step"], told["answer"]["spelling"]) for told in after["story"]] == [
        ("TakeShells", "take-1")
    ]
    assert after["since"] == view["line"]
    assert ada.view(view["table"], since=after["line"])["story"] == []
    assert ada.view(view["table"], since=999_999)["since"] == after["line"]


def test_the_view_is_that_of_the_own_seat_that_is_asked(ada: Visitor) -> None:
    view = ada.view(ada.new("pebbles", [ME, ME]))
    assert (view["seat"], view["deciding"]) == (0, [0])
    ada.answer(view, "take-1")
    view = ada.view(view["table"])
    assert (view["seat"], view["deciding"]) == (1, [1])
    other = ada.view(view["table"], seat=0)
    assert other["question"] is None and other["deciding"] == [1]


def test_anybody_may_watch(ada: Visitor, bo: Visitor) -> None:
    view = ada.view(ada.new("pebbles", [ME, UNIFORM]))
    seen = bo.view(view["table"])
    assert seen["seat"] is None and seen["question"] is None
    assert not any(seat["is_mine"] for seat in seen["seats"])
    assert seen["undo"]["possible"] is False
    with bo.socket(view["table"]) as socket:
        assert socket.next()["line"] == view["line"]
        ada.answer(view, "take-1")
        assert socket.next()["line"] > view["line"]


def test_why_not_says_the_rule(ada: Visitor, bo: Visitor) -> None:
    view = ada.view(ada.new("pebbles", [ME, ME]))
    path = f"/api/tables/{view['table']}/why"
    assert ada.get(path, seat=0, says="take-1") is None
    why = ada.get(path, seat=0, says="let-be")
    assert (why["rule"], why["because"]) == ("PB-2.3", "not-now")
    assert ada.get(path, seat=1, says="take-1")["because"] == "not-asked"
    error_of(bo.http.get(path, params={"seat": 0, "says": "take-1"}), 403)
    error_of(ada.http.get(path, params={"seat": 0, "says": "swim"}), 422)
    error_of(ada.http.get(path, params={"seat": 0}), 400)


def test_a_hint_names_the_best_few_answers_to_those_who_are_asked(
    ada: Visitor, bo: Visitor
) -> None:
    view = ada.view(ada.new("pebbles", [ME, ME]))
    path = f"/api/tables/{view['table']}/hint"
    hints = ada.get(path, seat=0)
    legal = {each["spelling"] for each in view["question"]["answers"]}
    assert hints and {hint["says"] for hint in hints} <= legal
    assert [*hints[0]] == ["says", "visits", "share", "points", "gains"]
    assert ada.get(path, seat=1) == []
    error_of(bo.http.get(path, params={"seat": 0}), 403)


# -- taking back ------------------------------------------------------------------------------


def test_an_answer_can_be_taken_back_until_something_is_revealed(ada: Visitor) -> None:
    first = ada.view(ada.new("pebbles", [ME, ME]))
    assert first["undo"] == {"possible": False, "because": "revealed", "facts": {"line": 5}}
    taken = ada.answer(first, "take-1")
    assert taken["undo"] == {"possible": True, "because": "", "facts": {}}
    response = ada.undo(taken)
    assert response.status_code == 200
    back = response.json()
    assert back["position"] == first["position"] and back["question"] == first["question"]
    assert [(told["step"], told["facts"]) for told in back["story"]] == [("undo", {"seat": 0})]
    error = error_of(ada.undo(back), 422)
    assert error["code"] == "refuse-revealed"


def test_what_others_have_answered_since_stands(ada: Visitor) -> None:
    table = ada.new("pebbles", [ME, ME])
    taken = ada.answer(ada.view(table), "take-1")
    let_be = ada.answer(ada.view(table), "let-be")  # a die is rolled: something is revealed
    assert error_of(ada.undo(let_be, seat=0), 422)["code"] == "refuse-revealed"
    assert error_of(ada.undo(taken, seat=0), 409)["code"] == "stale"


# -- answering at once ------------------------------------------------------------------------


def until_stakes(visitor: Visitor, table: str) -> dict[int, Json]:
    """Play until all are asked for their stakes; the view of each seat."""
    view = visitor.view(table)
    while view["question"]["step"] != "StakeShells":
        visitor.answer(view, view["question"]["answers"][0]["spelling"])
        view = visitor.view(table)
    return {seat: visitor.view(table, seat=seat) for seat in view["deciding"]}


def test_several_are_asked_at_once_and_nobody_waits(ada: Visitor) -> None:
    table = ada.new("pebbles", [ME, ME, ME])
    views = until_stakes(ada, table)
    assert sorted(views) == [0, 1, 2]
    second = ada.answer(views[2], "stake-1")  # early
    assert second["deciding"] == [0, 1] and second["question"] is None
    third = ada.answer(views[0], "stake-0")  # its line is old, its question is not
    assert third["deciding"] == [1]
    assert error_of(ada.says(table, "stake-1", 2, views[2]["line"]), 409)["code"] == "stale"
    last = ada.answer(views[1], "stake-1")
    assert last["over"]
    check_record(ada, table)


def test_an_early_answer_can_be_taken_back_and_nobody_else_has_read_it(
    ada: Visitor, bo: Visitor
) -> None:
    table = ada.new("pebbles", [ME, ME, ME])
    views = until_stakes(ada, table)
    early = ada.answer(views[2], "stake-1")
    assert early["position"]["stakes"] == [-2, -2, 1]
    assert bo.view(table)["position"]["stakes"] == [-2, -2, -2]
    back = ada.undo(early).json()
    assert back["question"] == views[2]["question"]


# -- people -----------------------------------------------------------------------------------


def test_two_people_with_two_browsers_play(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("octodice", [ME, OPEN])
    bo.post(f"/api/tables/{table}/seats/1", name="Bo")
    roll = Roll(5)
    view = ada.view(table)
    while not view["over"]:
        who = ada if view["deciding"][0] == 0 else bo
        view = who.view(table)
        view = who.answer(view, any_answer(view, roll))
    check_record(bo, table)


# -- lists, rematch ---------------------------------------------------------------------------


def test_a_guest_finds_the_own_tables(ada: Visitor, bo: Visitor) -> None:
    assert ada.get("/api/tables") == []
    first, second = ada.new("octodice", [ME]), ada.new("pebbles", [UNIFORM, ME])
    cards = {card["table"]: card for card in ada.get("/api/tables")}
    assert cards.keys() == {first, second}
    assert cards[first]["my_turn"] and not cards[first]["over"]
    assert cards[second]["names"] == ["Uniform", "Guest"]
    assert bo.get("/api/tables") == []


def test_the_same_request_makes_one_table(ada: Visitor, bo: Visitor) -> None:
    ada.new("pebbles", [ME, ME])  # for the cookie
    request = fresh()
    first = ada.new("pebbles", [ME, ME], request=request)
    assert ada.new("pebbles", [ME, ME], request=request) == first
    assert bo.new("pebbles", [ME, ME], request=request) != first


def test_a_rematch_seats_the_same_people(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ME, GREEDY])
    path = f"/api/tables/{table}/rematch"
    assert error_of(ada.post(path), 422)["code"] == "not-over"
    play_on(ada, table, Roll(2))
    assert error_of(bo.post(path), 403)["code"] == "not-at-this-table"
    with ada.socket(table) as socket:
        socket.next()
        again = ada.post(path).json()["table"]
        assert socket.next()["rematch"] == again
    assert ada.post(path).json()["table"] == again
    view, old = ada.view(again), ada.view(table)
    names = [[seat["name"] for seat in each["seats"]] for each in (view, old)]
    assert (
        names[0] == names[1]
        and view["seats"][0]["is_mine"]
        and view["commitment"] != old["commitment"]
    )
    assert view["over"] is False


# -- sockets ----------------------------------------------------------------------------------


def test_a_socket_goes_on_where_the_last_one_was_lost(ada: Visitor) -> None:
    table = ada.new("pebbles", [ME, ME])
    with ada.socket(table) as socket:
        first = socket.next()
    ada.answer(first, "take-1")
    with ada.socket(table, f"?since={first['line']}") as socket:
        view = socket.next()
    assert [told["line"] for told in view["story"]] == [first["line"] + 1]


def test_two_tabs_see_the_same(ada: Visitor) -> None:
    table = ada.new("pebbles", [ME, ME])
    with ada.socket(table) as one, ada.socket(table) as two:
        assert one.next() == two.next()
        ada.answer(ada.view(table), "take-1")
        assert one.next() == two.next()


def test_a_client_may_ask_whether_the_server_is_there(ada: Visitor) -> None:
    table = ada.new("pebbles", [ME, ME])
    with ada.socket(table) as socket:
        view = socket.next()
        for question in ("ping", b"\x00\xff"):
            socket.connection.send(question)
            assert socket.next() == {"line": view["line"]}
        ada.answer(view, "take-1")
        assert socket.next()["line"] == view["line"] + 1


@pytest.mark.parametrize(
    ("query", "code", "reason"),
    [
        ("?seat=1", 4403, "not-your-seat"),
        ("?seat=one", 4400, "malformed"),
        ("?since=-1", 4400, "malformed"),
    ],
)
def test_a_socket_is_refused_in_the_one_shape(
    ada: Visitor, query: str, code: int, reason: str
) -> None:
    table = ada.new("pebbles", [ME, UNIFORM])
    with ada.socket(table, query) as socket:
        assert socket.next()["error"]["code"] == reason
        with pytest.raises(ConnectionClosed) as closed:
            socket.next()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (code, reason)
