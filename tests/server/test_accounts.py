"""Accounts of a real server: handles, passwords, sessions, guest games that come along."""

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from pelagos.kernel.roll import Roll
from pelagos.server.errors import TooMany
from pelagos.server.people.accounts import BY_HANDLE
from pelagos.server.people.passwords import Passwords
from pelagos.server.store.accounts import Account
from pelagos.server.store.store import Store
from pelagos.server.throttle import Throttle
from tests.conftest import Server
from tests.server.visitors import ME, OPEN, UNIFORM, Visitor, error_of, play_on

PASSWORD = "under the sea"
NUMBERS = itertools.count()


@pytest.fixture
def name() -> str:
    """A handle that nobody has."""
    return f"Ada-{next(NUMBERS)}"


def join(visitor: Visitor, handle: str, password: str = PASSWORD) -> httpx.Response:
    return visitor.post("/api/accounts", handle=handle, password=password)


def sign_in(
    visitor: Visitor, handle: str, password: str = PASSWORD, **more: object
) -> httpx.Response:
    return visitor.post("/api/session", handle=handle, password=password, **more)


def handle_of(visitor: Visitor) -> str | None:
    handle: str | None = visitor.get("/api/me")["handle"]
    return handle


def test_an_account_keeps_games_across_devices(ada: Visitor, bo: Visitor, name: str) -> None:
    first = ada.new("pebbles", [ME, UNIFORM])
    before = ada.http.cookies["pelagos"]
    assert handle_of(ada) is None
    assert join(ada, name).status_code == 201
    assert handle_of(ada) == name
    assert ada.http.cookies["pelagos"] != before  # nobody can have planted it
    second = ada.new("pebbles", [{"kind": "me", "name": "Eve"}, OPEN])
    assert ada.view(first)["seats"][0] | {"name": ""} == {
        "name": "",
        "kind": "human",
        "agent": "",
        "handle": name,
        "is_mine": True,
        "is_open": False,
        "is_ready": False,
        "is_here": False,
        "stand_in": None,
        "is_program": False,
        "is_out": False,
        "resigned": False,
    }
    assert ada.view(second)["seats"][0]["name"] == name  # never under another name
    assert sign_in(bo, name.swapcase()).status_code == 200  # another device
    assert {card["table"] for card in bo.get("/api/tables")} == {first, second}
    assert play_on(bo, first, Roll(1))["over"]
    with Visitor(ada.url, before) as thief:  # the cookie of the guest is worth nothing now
        assert thief.get("/api/tables") == [] and thief.view(first)["seat"] is None


def test_a_socket_knows_the_account(ada: Visitor, name: str) -> None:
    join(ada, name)
    with ada.socket(ada.new("pebbles", [ME, UNIFORM])) as socket:
        assert socket.next()["seat"] == 0


def test_a_socket_shows_nothing_more_when_its_session_has_ended(
    ada: Visitor, bo: Visitor, name: str
) -> None:
    join(ada, name)
    sign_in(bo, name)
    table = ada.new("pebbles", [ME, ME])
    with bo.socket(table) as socket:
        assert socket.next()["seat"] == 0
        changed = ada.http.put("/api/password", json={"password": PASSWORD, "wish": "over the sea"})
        assert changed.status_code == 200
        ada.answer(ada.view(table), "take-1")
        assert socket.next()["seat"] is None


def test_one_signs_out_everywhere_at_once(ada: Visitor, bo: Visitor, name: str) -> None:
    join(ada, name)
    sign_in(bo, name)
    assert ada.http.delete("/api/sessions").status_code == 200
    assert handle_of(ada) is None and handle_of(bo) is None
    assert error_of(ada.http.delete("/api/sessions"), 401)["code"] == "not-signed-in"
    assert sign_in(bo, name).status_code == 200


def test_guest_games_come_along_when_asked_for(ada: Visitor, bo: Visitor, name: str) -> None:
    join(ada, name)
    table = bo.new("pebbles", [ME, OPEN])
    with Visitor(bo.url, bo.http.cookies["pelagos"]) as guest:
        assert sign_in(guest, name).status_code == 200
        assert guest.get("/api/tables") == []
    assert sign_in(bo, name, bring=True).status_code == 200
    assert [card["table"] for card in bo.get("/api/tables")] == [table]
    assert bo.view(table)["room"]["host"] == 0 and bo.view(table)["seats"][0]["is_mine"]


def test_a_handle_is_given_once_in_any_spelling(ada: Visitor, bo: Visitor, name: str) -> None:
    join(ada, name)
    error = error_of(join(bo, name.swapcase()), 409)
    assert (error["code"], error["facts"]) == ("handle-taken", {"handle": name.swapcase()})
    assert handle_of(bo) is None


@pytest.mark.parametrize(
    "handle", ["", "ab", "x" * 21, "1st", "a b", "a<b>", "../etc", "é" * 5, "ada\n", "-ada"]
)
def test_a_handle_is_plain(ada: Visitor, handle: str) -> None:
    assert error_of(join(ada, handle), 400)["code"] == "malformed"


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_a_password_has_a_proper_length(ada: Visitor, password: str) -> None:
    assert error_of(join(ada, "Ada", password), 400)["code"] == "malformed"


def test_nothing_tells_a_wrong_handle_from_a_wrong_password(
    ada: Visitor, bo: Visitor, name: str
) -> None:
    join(ada, name)
    wrong = [sign_in(bo, name, "something else"), sign_in(bo, "Nobody")]
    one, two = [error_of(response, 401) for response in wrong]
    assert one == two and one["code"] == "wrong-password"
    assert wrong[0].headers.get("set-cookie") is wrong[1].headers.get("set-cookie") is None
    assert handle_of(bo) is None


def test_who_guesses_passwords_has_to_wait(ada: Visitor, bo: Visitor, name: str) -> None:
    join(ada, name)
    for _ in range(BY_HANDLE):
        error_of(sign_in(bo, name, "something else"), 401)
    assert error_of(sign_in(bo, name), 429)["code"] == "too-many"
    assert handle_of(ada) == name  # whoever is in stays in


def test_every_spelling_of_a_handle_is_guessed_at_together(
    ada: Visitor, bo: Visitor, name: str
) -> None:
    join(ada, name)
    for count in range(BY_HANDLE):
        spelling = name[:count].swapcase() + name[count:]
        error_of(sign_in(bo, spelling, "something else"), 401)
    assert error_of(sign_in(bo, name.upper()), 429)["code"] == "too-many"
    assert error_of(sign_in(bo, name.lower()), 429)["code"] == "too-many"


def test_who_signs_in_under_any_spelling_has_guessed_at_nothing(
    ada: Visitor, bo: Visitor, name: str
) -> None:
    join(ada, name)
    for _ in range(2):
        for _ in range(BY_HANDLE - 1):
            error_of(sign_in(bo, name.lower(), "something else"), 401)
        assert sign_in(bo, name.upper()).status_code == 200


def test_who_signs_out_is_a_new_guest(ada: Visitor, name: str) -> None:
    join(ada, name)
    session = ada.http.cookies["pelagos"]
    ada.new("pebbles", [ME, ME])
    assert ada.http.delete("/api/session").json()["handle"] is None
    assert handle_of(ada) is None and ada.get("/api/tables") == []
    with Visitor(ada.url, session) as thief:
        assert handle_of(thief) is None and thief.get("/api/tables") == []


def test_another_password_ends_all_other_sessions(ada: Visitor, bo: Visitor, name: str) -> None:
    join(ada, name)
    sign_in(bo, name)
    body = {"password": PASSWORD, "wish": "above the sea"}
    error_of(ada.http.put("/api/password", json=body | {"password": "wrong"}), 401)
    assert handle_of(bo) == name
    assert ada.http.put("/api/password", json=body).status_code == 200
    assert (handle_of(ada), handle_of(bo)) == (name, None)
    error_of(sign_in(bo, name), 401)
    assert sign_in(bo, name, "above the sea").status_code == 200
    with Visitor(ada.url) as guest:
        error_of(guest.http.put("/api/password", json=body), 401)


def test_a_profile_shows_others_finished_games_unless_they_are_private(
    ada: Visitor, bo: Visitor, name: str
) -> None:
    join(ada, name)
    tables = {v: ada.new("pebbles", [ME, ME], visibility=v) for v in ("open", "friends", "private")}
    last = {visibility: play_on(ada, table, Roll(1)) for visibility, table in tables.items()}
    running = ada.new("pebbles", [ME, ME], visibility="open")
    mine, theirs = ada.get("/api/players/" + name.lower()), bo.get("/api/players/" + name.lower())
    assert (mine["handle"], mine["is_me"], theirs["is_me"]) == (name, True, False)
    games = {game["table"]: game for game in mine["history"]["games"]}
    assert games.keys() == {*tables.values(), running}
    assert games[running]["place"] is None
    shown = {game["table"]: game for game in theirs["history"]["games"]}
    assert shown == {id: games[id] for id in (tables["open"], tables["friends"])}
    game = shown[tables["open"]]
    assert (game["points"], game["place"]) == (
        last["open"]["scores"][0],
        last["open"]["standing"][0],
    )
    assert error_of(bo.http.get("/api/players/nobody"), 404)["code"] == "unknown-player"


def test_an_address_tries_only_so_often(serve: Callable[..., Server]) -> None:
    server = serve(PELAGOS_SIGN_INS_PER_MINUTE="2")
    with Visitor(server.url) as ada:
        assert join(ada, "Ada").status_code == 201
        error_of(sign_in(ada, "Bo"), 401)
        for response in (sign_in(ada, "Ada"), join(ada, "Cyan")):
            assert error_of(response, 429)["code"] == "too-many"


def test_a_database_holds_neither_passwords_nor_cookies(
    serve: Callable[..., Server], tmp_path: Path
) -> None:
    server = serve()
    with Visitor(server.url) as ada:
        join(ada, "Ada")
        token = ada.http.cookies["pelagos"]
        server.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("pelagos.sqlite*"))
    assert b"$argon2id$" in kept
    assert PASSWORD.encode() not in kept and token.encode() not in kept


# -- parts --------------------------------------------------------------------------------------


def test_attempts_are_counted_for_a_while() -> None:
    time = 0.0
    throttle = Throttle(2, 10, lambda: time)
    for _ in range(2):
        throttle.count("a")
    throttle.count("b")
    with pytest.raises(TooMany):
        throttle.count("a")
    time = 10.0
    throttle.count("a")
    throttle.count("a")
    throttle.forget("a")
    throttle.count("a")


def test_there_is_always_something_to_compare_with() -> None:
    async def run() -> None:
        passwords = Passwords()
        digest = await passwords.digest("x", "here")
        assert await passwords.fits("x", digest, "here")
        assert not await passwords.fits("y", digest, "here")
        assert not await passwords.fits("", None, "here")
        assert not await passwords.fits("x", "no digest", "here")

    asyncio.run(run())


def test_accounts_are_kept_on_every_database(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        people, ada = store.people, Account("p" * 64, "Ada", "digest", 1)
        assert await people.add(ada)
        assert not await people.add(Account("q" * 64, "ADA", "digest", 1))
        assert await people.named("aDa") == ada
        assert await people.of_session("s") is None
        for digest in ("s", "t"):
            await people.open_session(digest, ada.player)
        assert await people.of_session("s") == ada
        await people.change_password(ada.player, "other", kept="t")
        assert await people.of_session("s") is None
        changed = await people.of_session("t")
        assert changed is not None and changed.password == "other"
        await people.close_session("t")
        assert await people.of_session("t") is None
        await store.close()

    asyncio.run(run())
