"""Passkeys without a browser: what is kept, and what strangers make up."""

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import update

from pelagos.server.people.passkeys import MOST
from pelagos.server.store import passkeys
from pelagos.server.store.accounts import Account
from pelagos.server.store.passkeys import FIVE_MINUTES, Challenge, Passkey
from pelagos.server.store.schema import CHALLENGES
from pelagos.server.store.store import Store
from tests.conftest import Server
from tests.server.device import Device
from tests.server.visitors import Visitor, error_of

ADA = "a" * 64


def with_ada(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    """On a store where Ada has an account without a password."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        await store.people.add(Account(ADA, "Ada", "", 1))
        await use(store)
        await store.close()

    asyncio.run(run())


def passkey(id: str) -> Passkey:
    return Passkey(id, ADA, f"credential-{id}", "key", 0, "mine", 1)


def test_passkeys_are_kept_found_and_removed_but_for_the_last(database: str) -> None:
    async def use(store: Store) -> None:
        kept = store.passkeys
        assert [await kept.add(passkey(id)) for id in ("one", "two", "one")] == [True, True, False]
        found = await kept.found("credential-two")
        assert found is not None and (found[0].handle, found[1].id) == ("Ada", "two")
        await kept.used(found[1], 7)
        assert [(each.count, each.used is None) for each in await kept.of(ADA)] == [
            (0, True),
            (7, False),
        ]
        assert not await kept.remove(ADA, "none", least=0)
        removed = [await kept.remove(ADA, id, least=1) for id in ("one", "two")]
        assert removed == [True, False]
        assert await kept.remove(ADA, "two", least=0)
        assert await kept.found("credential-two") is None

    with_ada(database, use)


def test_a_challenge_counts_once_and_not_for_long(database: str) -> None:
    async def use(store: Store) -> None:
        kept = store.passkeys
        for text in ("fresh", "old"):
            await kept.ask(Challenge(text, ADA, "Ada"))
        earlier = CHALLENGES.c.created - FIVE_MINUTES - 1
        async with store._engine.begin() as connection:
            old = update(CHALLENGES).where(CHALLENGES.c.text == "old")
            await connection.execute(old.values(created=earlier))
        assert await kept.asked("old") is None
        tries = await asyncio.gather(*[kept.asked("fresh") for _ in range(5)])
        assert [each for each in tries if each is not None] == [Challenge("fresh", ADA, "Ada")]

    with_ada(database, use)


def test_a_challenge_counts_until_its_last_second_whatever_else_is_asked(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store) -> None:
        monkeypatch.setattr(passkeys, "now", lambda: 1000)
        await store.passkeys.ask(Challenge("first", ADA, "Ada"))
        monkeypatch.setattr(passkeys, "now", lambda: 1000 + FIVE_MINUTES)
        await store.passkeys.ask(Challenge("second", ADA, "Ada"))
        assert await store.passkeys.asked("first") == Challenge("first", ADA, "Ada")

    with_ada(database, use)


def test_no_password_fits_an_account_that_has_none(
    serve: Callable[..., Server], database: str
) -> None:
    async def nothing(store: Store) -> None:
        return

    with_ada(database, nothing)
    with Visitor(serve(PELAGOS_DATABASE=database).url) as visitor:
        for password in ("", " ", "under the sea"):
            response = visitor.post("/api/session", handle="Ada", password=password)
            assert error_of(response, 401)["code"] == "wrong-password"


MADE_UP: list[Any] = [
    {},
    {"id": 1, "response": None},
    {"id": "x", "response": {"clientDataJSON": "%%%"}},
    {"id": "x", "response": {"clientDataJSON": "e30"}},
    {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": "W10"}},
]


@pytest.mark.parametrize("credential", MADE_UP)
def test_what_no_device_has_signed_opens_nothing(ada: Visitor, credential: Any) -> None:
    for path in ("/api/passkeys", "/api/session/passkey"):
        response = ada.post(path, credential=credential, name="mine")
        assert error_of(response, 401)["code"] == "passkey-refused"


def test_a_challenge_of_ours_without_a_signature_opens_nothing(ada: Visitor) -> None:
    for asks, takes in (
        ("/api/passkeys/options", "/api/passkeys"),
        ("/api/session/options", "/api/session/passkey"),
    ):
        options = ada.post(asks, handle="Somebody").json()["options"]
        said = {"type": "webauthn.get", "challenge": options["challenge"], "origin": ada.url}
        data = base64.urlsafe_b64encode(json.dumps(said).encode()).decode().rstrip("=")
        credential = {"id": "AA", "rawId": "AA", "type": "public-key"}
        signed = {"clientDataJSON": data, "authenticatorData": "AA", "signature": "AA"}
        for _ in range(2):  # the second time the challenge itself is gone
            response = ada.post(takes, credential={**credential, "response": signed}, name="mine")
            assert error_of(response, 401)["code"] == "passkey-refused"
    assert ada.get("/api/me")["handle"] is None


# -- making --------------------------------------------------------------------------------------


def test_all_passkeys_of_an_account_are_of_one_user_and_no_device_has_two(ada: Visitor) -> None:
    Device().make(ada, "Ada-of-many-keys")
    first, second = (ada.post("/api/passkeys/options").json()["options"] for _ in range(2))
    assert first["user"] == second["user"]
    assert (first["user"]["name"], len(first["excludeCredentials"])) == ("Ada-of-many-keys", 1)
    assert first["challenge"] != second["challenge"]


def test_an_account_has_so_many_passkeys_and_no_more(ada: Visitor) -> None:
    for count in range(MOST):
        Device().make(ada, None if count else "Ada-of-all-keys")
    error = error_of(ada.post("/api/passkeys/options"), 422)
    assert (error["code"], error["facts"]) == ("too-many-passkeys", {"most": MOST})


# -- removing ------------------------------------------------------------------------------------


def ids(visitor: Visitor) -> list[str]:
    return [each["id"] for each in visitor.get("/api/passkeys")]


def test_a_passkey_that_is_removed_opens_nothing_and_the_last_way_in_stays(ada: Visitor) -> None:
    lost, kept = Device(), Device()
    lost.make(ada, "Ada-with-keys")
    (first,) = ids(ada)
    kept.make(ada)
    assert ada.http.delete(f"/api/passkeys/{first}").status_code == 200
    (left,) = ids(ada)
    last = ada.http.delete(f"/api/passkeys/{left}")
    assert error_of(last, 422)["code"] == "last-way-in"
    with Visitor(ada.url) as anew:
        error_of(anew.post("/api/session/passkey", credential=lost.sign(anew)), 401)
        opened = anew.post("/api/session/passkey", credential=kept.sign(anew))
        assert (opened.status_code, anew.get("/api/me")["handle"]) == (200, "Ada-with-keys")


def test_who_has_a_password_needs_no_passkey(ada: Visitor) -> None:
    account = ada.post("/api/accounts", handle="Ada-both-ways", password="under the sea")
    assert account.status_code == 201
    Device().make(ada)
    assert ada.http.delete(f"/api/passkeys/{ids(ada)[0]}").status_code == 200
    assert ids(ada) == []


def test_nobody_removes_the_passkeys_of_others(ada: Visitor, bo: Visitor) -> None:
    Device().make(ada, "Ada-alone")
    stranger = bo.http.delete(f"/api/passkeys/{ids(ada)[0]}")
    assert error_of(stranger, 401)["code"] == "not-signed-in"
    Device().make(bo, "Bo-alone")
    other = bo.http.delete(f"/api/passkeys/{ids(ada)[0]}")
    assert error_of(other, 404)["code"] == "no-such-passkey"
    assert len(ids(ada)) == len(ids(bo)) == 1
