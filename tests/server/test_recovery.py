"""Accounts that are got back: by a code that was kept, by mail, by the host."""

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from pelagos.server.bounds import MAILS_TO_ONE
from pelagos.server.people.accounts import BY_HANDLE
from pelagos.server.people.identity import digest_of
from pelagos.server.people.recovery import CODES, LETTERS, new_code, read
from pelagos.server.store.accounts import Account
from pelagos.server.store.rows import now
from pelagos.server.store.store import Store
from tests.conftest import Server
from tests.server.post_office import Box, post_office
from tests.server.test_command_line import assert_one_sentence, pelagos
from tests.server.test_mail import PASSWORD, SITE, confirmed, settings
from tests.server.visitors import Visitor, error_of, fresh

NEW = "beyond the sea"
Serve = Callable[..., Server]


@pytest.fixture
def office() -> Iterator[tuple[str, Box]]:
    with post_office() as opened:
        yield opened


@pytest.fixture
def handle(ada: Visitor) -> str:
    handle = f"Forgetful-{fresh()}"
    assert ada.post("/api/accounts", handle=handle, password=PASSWORD).status_code == 201
    return handle


def codes_of(visitor: Visitor) -> list[str]:
    response = visitor.post("/api/recovery/codes", password=PASSWORD)
    assert response.status_code == 201, response.text
    codes: list[str] = response.json()["codes"]
    return codes


def with_code(visitor: Visitor, handle: str, code: str, wish: str = NEW) -> httpx.Response:
    return visitor.post("/api/session/code", handle=handle, code=code, wish=wish)


def with_link(visitor: Visitor, token: str, wish: str = NEW) -> httpx.Response:
    return visitor.post("/api/session/link", token=token, wish=wish)


def handle_of(visitor: Visitor) -> object:
    return visitor.get("/api/me")["handle"]


# -- codes --------------------------------------------------------------------------------------


def test_a_code_opens_the_account_once_for_a_new_password(
    ada: Visitor, bo: Visitor, handle: str
) -> None:
    codes = codes_of(ada)
    assert len({*codes}) == CODES == ada.get("/api/recovery")["left"]
    assert with_code(bo, handle.lower(), codes[3]).json()["handle"] == handle
    assert (handle_of(ada), handle_of(bo)) == (None, handle)  # every other session has ended
    assert bo.get("/api/recovery")["left"] == CODES - 1
    error = error_of(with_code(ada, handle, codes[3]), 401)
    assert error["code"] == "wrong-code" and handle_of(bo) == handle
    assert ada.post("/api/session", handle=handle, password=NEW).status_code == 200
    error_of(ada.post("/api/session", handle=handle, password=PASSWORD), 401)


def test_a_code_is_read_however_it_is_typed(ada: Visitor, bo: Visitor, handle: str) -> None:
    code = next(each for each in codes_of(ada) if "0" in each or "1" in each)
    typed = f" {code.upper().replace('-', ' ').replace('0', 'O').replace('1', 'I')} "
    assert with_code(bo, handle, typed).status_code == 200


def test_new_codes_replace_the_old_ones_and_take_the_owner(
    ada: Visitor, bo: Visitor, handle: str
) -> None:
    old = codes_of(ada)
    error_of(ada.post("/api/recovery/codes"), 401)  # somebody else, in a browser left open
    codes_of(ada)
    error_of(with_code(bo, handle, old[0]), 401)
    assert ada.get("/api/recovery")["left"] == CODES
    error_of(bo.post("/api/recovery/codes", password=PASSWORD), 401)
    assert bo.get("/api/recovery") == {"by_mail": False, "left": None, "made": None}


def test_a_code_of_somebody_else_opens_nothing(ada: Visitor, bo: Visitor, handle: str) -> None:
    other = f"Other-{fresh()}"
    bo.post("/api/accounts", handle=other, password=PASSWORD)
    codes = codes_of(bo)
    error_of(with_code(bo, handle, codes[0]), 401)
    assert bo.get("/api/recovery")["left"] == CODES


def test_nothing_tells_a_wrong_code_from_a_wrong_handle(
    ada: Visitor, bo: Visitor, handle: str
) -> None:
    codes_of(ada)
    wrong = [with_code(bo, handle, new_code()), with_code(bo, "Nobody-at-all", new_code())]
    one, two = [error_of(each, 401) for each in wrong]
    assert one == two and one["code"] == "wrong-code"
    assert [each.headers.get("set-cookie") for each in wrong] == [None, None]
    weak = [with_code(bo, each, new_code(), "password") for each in (handle, "Nobody-at-all")]
    one, two = [error_of(each, 422) for each in weak]
    assert one == two and one["code"] == "weak-password"


def test_a_wrong_handle_takes_as_long_as_a_wrong_code(serve: Serve) -> None:
    with Visitor(serve(PELAGOS_SIGN_INS_PER_MINUTE="1000").url) as ada:
        ada.post("/api/accounts", handle="Ada", password=PASSWORD)
        codes_of(ada)
        times: dict[str, list[float]] = {"Ada": [], "Eve": []}
        for _ in range(BY_HANDLE):
            for handle, taken in times.items():
                began = time.perf_counter()
                error_of(with_code(ada, handle, new_code()), 401)
                taken.append(time.perf_counter() - began)
        fastest = [min(taken) for taken in times.values()]
        assert max(fastest) < 2 * min(fastest), times


def test_who_guesses_codes_has_to_wait_and_so_do_those_who_guess_both(
    ada: Visitor, bo: Visitor, handle: str
) -> None:
    codes = codes_of(ada)
    for number in range(BY_HANDLE):
        spelling = handle[:number].swapcase() + handle[number:]
        if number % 2:
            error_of(with_code(bo, spelling, new_code()), 401)
        else:
            error_of(bo.post("/api/session", handle=spelling, password="wrong"), 401)
    assert error_of(with_code(bo, handle, codes[0]), 429)["code"] == "too-many"
    assert error_of(bo.post("/api/session", handle=handle, password=PASSWORD), 429)
    assert handle_of(ada) == handle


def test_an_address_tries_codes_and_links_only_so_often(serve: Serve) -> None:
    with Visitor(serve(PELAGOS_SIGN_INS_PER_MINUTE="2").url) as ada:
        error_of(with_code(ada, "Ada", new_code()), 401)
        error_of(with_link(ada, "made-up"), 404)
        assert error_of(with_code(ada, "Bo", new_code()), 429)["code"] == "too-many"
        assert error_of(with_link(ada, "made-up"), 429)["code"] == "too-many"


def test_a_weak_wish_uses_up_nothing(ada: Visitor, bo: Visitor, handle: str) -> None:
    code = codes_of(ada)[0]
    assert error_of(with_code(bo, handle, code, handle), 422)["facts"] == {"why": "handle"}
    assert with_code(bo, handle, code).status_code == 200


def test_a_code_cannot_be_guessed() -> None:
    assert len(read(new_code())) == LETTERS and 32**LETTERS >= 2**80
    assert read(" ABCD-efgh IiLl-oO00 ") == "abcdefgh11110000"


def test_a_database_holds_no_code_and_no_link(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    with Visitor(server.url) as ada:
        ada.post("/api/accounts", handle="Ada", password=PASSWORD)
        codes = codes_of(ada)
    token = made_by_host(tmp_path, "Ada")
    server.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("pelagos.sqlite*"))
    assert digest_of(read(codes[0])).encode() in kept and digest_of(token).encode() in kept
    assert not any(read(code).encode() in kept for code in codes)
    assert codes[0].encode() not in kept and token.encode() not in kept


# -- mail ---------------------------------------------------------------------------------------


def link_in(box: Box, count: int) -> str:
    """The token in the last of so many mails."""
    mail = box.wait_for(count)[-1]
    found = re.search(rf"{SITE}/recover#(\S+)", mail.get_content())
    assert found, mail.get_content()
    return found[1]


def test_a_link_by_mail_opens_the_account_once(serve: Serve, office: tuple[str, Box]) -> None:
    smtp, box = office
    url = serve(**settings(smtp)).url
    with Visitor(url) as ada, Visitor(url) as bo:
        confirmed(ada, box)
        handle = handle_of(ada)
        assert bo.get("/api/recovery")["by_mail"]
        assert bo.post("/api/recovery/mail", handle=str(handle).upper()).status_code == 200
        token = link_in(box, 2)
        assert box.mails[1]["To"] == "ada@example.org"
        assert error_of(with_link(bo, token, "password"), 422)["code"] == "weak-password"
        assert with_link(bo, token).json()["handle"] == handle
        assert (handle_of(ada), handle_of(bo)) == (None, handle)
        assert error_of(with_link(ada, token), 404)["code"] == "unknown-link"


def test_nothing_tells_whether_an_account_has_an_address(
    serve: Serve, office: tuple[str, Box]
) -> None:
    smtp, box = office
    with Visitor(serve(**settings(smtp)).url) as ada, Visitor(ada.url) as bo:
        confirmed(ada, box)
        known, other = str(handle_of(ada)), f"Ada-{fresh()}"
        bo.post("/api/accounts", handle=other, password=PASSWORD)
        body = {"address": "bo@example.org", "password": PASSWORD}
        assert bo.http.put("/api/address", json=body).status_code == 200  # never confirmed
        told = [
            (response.status_code, response.json(), response.headers.get("set-cookie"))
            for who in (known, other, "Nobody-at-all")
            for response in [ada.post("/api/recovery/mail", handle=who)]
        ]
        assert told[0] == told[1] == told[2] and told[0][0] == 200
        box.wait_for(3)
        assert box.stays_at(3) and {mail["To"] for mail in box.mails[2:]} == {"ada@example.org"}


def test_links_flood_nobody(serve: Serve, office: tuple[str, Box]) -> None:
    smtp, box = office
    with Visitor(serve(**settings(smtp)).url) as ada:
        confirmed(ada, box)
        for who in (str(handle_of(ada)), "Nobody-at-all"):
            codes = [ada.post("/api/recovery/mail", handle=who).status_code for _ in range(6)]
            assert codes == [200] * MAILS_TO_ONE + [429]
        assert len(box.wait_for(MAILS_TO_ONE)) == MAILS_TO_ONE  # one of them to confirm
        assert box.stays_at(MAILS_TO_ONE)


def test_another_password_ends_every_link(serve: Serve, office: tuple[str, Box]) -> None:
    smtp, box = office
    with Visitor(serve(**settings(smtp)).url) as ada:
        confirmed(ada, box)
        ada.post("/api/recovery/mail", handle=str(handle_of(ada)))
        token = link_in(box, 2)
        ada.http.put("/api/password", json={"password": PASSWORD, "wish": NEW})
        assert error_of(with_link(ada, token), 404)["code"] == "unknown-link"


def test_an_address_that_opens_the_account_is_set_by_its_owner_only(
    serve: Serve, office: tuple[str, Box]
) -> None:
    smtp, box = office
    with Visitor(serve(**settings(smtp)).url) as ada:
        confirmed(ada, box)
        thief = {"address": "thief@example.org"}  # in a browser that was left open
        assert error_of(ada.http.put("/api/address", json=thief), 401)["code"] == "wrong-password"
        assert ada.get("/api/address")["address"] == "ada@example.org" and box.stays_at(1)


def test_a_server_without_mail_sends_no_links(ada: Visitor) -> None:
    assert error_of(ada.post("/api/recovery/mail", handle="Ada"), 422)["code"] == "no-mail"


# -- the host -----------------------------------------------------------------------------------


def made_by_host(folder: Path, handle: str) -> str:
    done = pelagos("account", handle, "--new-password", PELAGOS_DATA=str(folder))
    assert done.returncode == 0 and str(folder) in done.stdout, done
    found = re.search(r"/recover#(\S+)", done.stdout)
    assert found, done.stdout
    return found[1]


def test_a_host_makes_a_link_while_the_server_runs(serve: Serve, tmp_path: Path) -> None:
    url = serve().url
    with Visitor(url) as ada, Visitor(url) as bo:
        ada.post("/api/accounts", handle="Ada", password=PASSWORD)
        codes_of(ada)
        shown = pelagos("account", "ada", PELAGOS_DATA=str(tmp_path)).stdout
        assert shown.startswith("Ada, in sqlite:") and re.search(r"recovery codes +10\n", shown)
        token = made_by_host(tmp_path, "aDA")
        assert with_link(bo, token).json()["handle"] == "Ada"
        assert handle_of(ada) is None
        error_of(with_link(bo, token), 404)


def test_the_command_says_which_database_knows_nobody(serve: Serve, tmp_path: Path) -> None:
    serve()
    done = pelagos("account", "Nobody", "--new-password", PELAGOS_DATA=str(tmp_path))
    assert_one_sentence(done)
    assert str(tmp_path) in done.stderr and "Nobody" in done.stderr
    empty = tmp_path / "empty"
    assert_one_sentence(pelagos("account", "Ada", PELAGOS_DATA=str(empty)))
    assert not list(empty.glob("*.sqlite"))


# -- the store ----------------------------------------------------------------------------------


def test_ways_back_are_kept_on_every_database(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        kept, ada = store.recovery, Account("p" * 64, "Ada", "", 1)
        assert await store.people.add(ada)
        await store.people.open_session("s", ada.player)
        await kept.put_codes(ada.player, ["a", "b"])
        assert await kept.by_code("Eve", "a", "other") is None
        assert await kept.by_code("ADA", "c", "other") is None
        found = await kept.by_code("aDa", "a", "other")
        assert found is not None and found.password == "other"
        assert await kept.by_code("ada", "a", "third") is None
        assert (await kept.codes(ada.player)).left == 1
        assert await store.people.of_session("s") is None
        await kept.put_link(ada.player, "late", now() - 1)
        await kept.put_link(ada.player, "good", now() + 60)
        assert await kept.owner("late") is None and await kept.by_link("late", "x") is None
        assert await kept.owner("good") == found
        both = await asyncio.gather(*[kept.by_link("good", "fourth") for _ in range(4)])
        assert sum(each is not None for each in both) == 1
        await kept.put_link(ada.player, "last", now() + 60)
        assert await store.depart(ada)
        assert await kept.owner("last") is None and (await kept.codes(ada.player)).left == 0
        await store.close()

    asyncio.run(run())
