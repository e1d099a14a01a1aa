"""Records: handed in, taken out, stepped through."""

import json
from pathlib import Path

import httpx
import pytest

from pelagos import __version__, shelf
from pelagos.agents.uniform import Uniform
from pelagos.arena.match import play_match
from pelagos.kernel import record
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.roll import Roll
from tests.server.visitors import GREEDY, ME, Json, Visitor, error_of, play_on


def named(name: str) -> bytes:
    """A record of somebody who is called so."""
    return finished("pebbles", 2, first=name)


def finished(game: str, seats: int, seed: int = 1, first: str = "Ada") -> bytes:
    agents = [Uniform(seed + seat) for seat in range(seats)]
    names = [first, "Bo", "Cy", "Di"][:seats]
    log = play_match(shelf.find(game), agents, names, {}, secret_from_seed(seed, 1))
    return record.write(log).encode()


def unfinished(game: str, seats: int) -> bytes:
    return b"".join(finished(game, seats).splitlines(keepends=True)[:-3])


def hand_in(visitor: Visitor, data: bytes) -> httpx.Response:
    return visitor.http.post("/api/records", content=data, headers={"content-type": "text/plain"})


@pytest.mark.parametrize(("game", "seats"), [("octodice", 1), ("octodice", 4), ("pebbles", 3)])
def test_a_record_is_taken_in_and_given_out_byte_for_byte(
    ada: Visitor, game: str, seats: int
) -> None:
    data = finished(game, seats)
    filed = hand_in(ada, data)
    assert filed.status_code == 201
    id = filed.json()["record"]
    assert filed.json()["verdict"] == {"kind": "finished", "lines": data.count(b"\n")}
    assert hand_in(ada, data).json()["record"] == id
    out = ada.http.get(f"/api/records/{id}")
    assert out.content == data
    assert out.headers["content-disposition"] == f'attachment; filename="pelagos-{id}.jsonl"'


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda data: b"", "record-cut-short"),
        (lambda data: data[:-1], "record-cut-short"),
        (lambda data: data.replace(b"take-1", b"take-2", 1), "record-differs"),
        (lambda data: data.replace(b'"Ada"', b'"Eve"'), "record-differs"),
        (lambda data: b"\xff" + data, "record-not-text"),
        (lambda data: data.replace(b"pebbles", b"marbles"), "unknown-game"),
        (lambda data: b'{"says":"\\ud800"}\n', "record-of-another-format"),
    ],
)
def test_a_spoilt_record_is_refused(ada: Visitor, spoil: object, code: str) -> None:
    assert callable(spoil)
    response = hand_in(ada, spoil(finished("pebbles", 2)))
    if code == "unknown-game":  # its header no longer gives the same hash
        code = "record-differs"
    assert error_of(response, 422)["code"] == code


def test_who_asks_for_a_record_that_is_not_there_is_told_which(ada: Visitor) -> None:
    for path in ("", "/frames"):
        error = error_of(ada.http.get(f"/api/records/AAAAAAAA{path}"), 404)
        assert (error["code"], error["facts"]) == ("unknown-record", {"record": "AAAAAAAA"})


def test_an_answer_that_is_no_proper_text_is_refused_politely(ada: Visitor) -> None:
    rows = unfinished("pebbles", 2).splitlines(keepends=True)
    rows.append(b'{"n":99,"seat":0,"says":"\\ud800"}\n')
    error = error_of(hand_in(ada, b"".join(rows)), 422)
    assert (error["code"], error["line"]) == ("unknown-answer", len(rows))
    assert error["message"].startswith(f"Line {len(rows)}: ")


@pytest.mark.parametrize(
    "name", ["x" * 41, "\u3164", "Bo\u202e", "\u200bBo", "B" + "\u0301" * 9, " Bo"]
)
def test_a_record_brings_no_name_that_nobody_could_play_under(ada: Visitor, name: str) -> None:
    agents, seed = [Uniform(1), Uniform(2)], secret_from_seed(1, 1)
    log = play_match(shelf.find("pebbles"), agents, ["Ada", name], {}, seed)
    error = error_of(hand_in(ada, record.write(log).encode()), 422)
    assert (error["code"], error["facts"]["wrong"]) == ("record-wrong-name", 1)


# -- frames -----------------------------------------------------------------------------------


def frames_of(visitor: Visitor, data: bytes) -> Json:
    id = hand_in(visitor, data).json()["record"]
    frames: Json = visitor.film(f"/api/records/{id}/frames")
    return frames


def test_frames_show_every_position_and_what_led_to_it(ada: Visitor) -> None:
    data = finished("pebbles", 3)
    film = frames_of(ada, data)
    log = record.replay(data, shelf.find)
    assert [frame["line"] for frame in film["frames"]] == list(range(len(log.lines) + 1))
    assert (film["names"], film["over"], film["full"]) == (["Ada", "Bo", "Cy"], True, True)
    assert (film["engine"], film["rules"]) == (__version__, log.game.rules)
    last = film["frames"][-1]
    assert last["position"] == log.game.show(log.state)
    assert (last["scores"], film["standing"]) == (log.state.scores(), log.state.standing())
    assert film["ending"] == log.state.ending() and last["asked"] is None
    draws = [told for frame in film["frames"][1:7] for told in frame["story"]]
    assert all(told["answer"] and not told["hidden"] for told in draws[:6])


def test_frames_say_who_was_asked(ada: Visitor) -> None:
    film = frames_of(ada, unfinished("octodice", 2))
    asked = [frame["asked"] for frame in film["frames"] if frame["asked"]]
    assert asked[0]["step"] == "SetAside" and asked[0]["facts"] == {"seat": asked[0]["seat"]}
    assert film["over"] is False


def test_the_frames_of_a_table_are_those_of_its_record(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ME, GREEDY])
    play_on(ada, table, Roll(4))
    data = ada.http.get(f"/api/tables/{table}/record").content
    of_table = frames_of(bo, data) | {"agents": ["", "greedy"]}  # of which a record is silent
    assert ada.film(f"/api/tables/{table}/frames") == of_table
    assert bo.film(f"/api/tables/{table}/frames") == of_table


def test_the_frames_of_an_unfinished_table_show_what_the_seat_saw(
    ada: Visitor, bo: Visitor
) -> None:
    table = ada.new("pebbles", [ME, GREEDY])
    view = ada.view(table)
    film = ada.film(f"/api/tables/{table}/frames")
    assert (film["full"], film["seat"], film["over"]) == (False, 0, False)
    assert film["frames"][-1]["position"] == view["position"]
    assert [told for frame in film["frames"] for told in frame["story"]] == view["story"]
    assert bo.film(f"/api/tables/{table}/frames")["seat"] is None


def test_a_masked_export_has_no_frames(ada: Visitor) -> None:
    table = ada.new("pebbles", [ME, ME])
    data = ada.http.get(f"/api/tables/{table}/record").content
    filed = hand_in(ada, data).json()
    assert filed["verdict"]["kind"] == "export"
    response = ada.http.get(f"/api/records/{filed['record']}/frames")
    assert error_of(response, 422)["code"] == "record-is-export"


def test_a_long_game_has_a_frame_for_every_line(ada: Visitor) -> None:
    data = finished("octodice", 3)
    assert data.count(b"\n") > 300
    id = hand_in(ada, data).json()["record"]
    film = ada.film(f"/api/records/{id}/frames")
    assert len(film["frames"]) == data.count(b"\n")


def test_a_save_of_the_command_line_can_be_watched(ada: Visitor, tmp_path: Path) -> None:
    data = unfinished("octodice", 2)
    rows = data.decode().splitlines()
    film = frames_of(ada, data)
    assert len(film["frames"]) == len(rows)
    assert film["commitment"] == json.loads(rows[0])["commitment"]
