"""Digests of passwords as people get them; servers of tests make cheaper ones."""

import asyncio
import time

import pytest

from pelagos.server.people.passwords import Passwords
from pelagos.server.people.strength import READ, weakness
from tests.server.visitors import Visitor, error_of

ADVISED = "$argon2id$v=19$m=65536,t=3,p=4$"  # RFC 9106, for machines with little memory


def test_a_digest_costs_what_is_advised_and_fits_its_password_alone() -> None:
    async def compare() -> tuple[str, bool, bool]:
        passwords = Passwords()
        digest = await passwords.digest("under the sea", "here")
        return (
            digest,
            await passwords.fits("under the sea", digest, "here"),
            await passwords.fits("under the see", digest, "here"),
        )

    digest, fits, others = asyncio.run(compare())
    assert digest.startswith(ADVISED)
    assert fits and not others


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("password", "common"),
        ("Password1", "common"),
        ("P4ssw0rd!", "common"),
        ("motdepasse", "common"),
        ("Captain-Nemo", "handle"),
        ("omen-niatpac", "handle"),
        ("c4pt41n-n3m0", "handle"),
        ("abcdefgh", "pattern"),
        ("zxcvbnm,./", "pattern"),
        ("xxxxxxxxxxxxxxxx", "pattern"),
        ("19840512", "date"),
        ("philosophy", "word"),
    ],
)
def test_what_programs_try_first_is_weak_and_the_reason_is_told(password: str, why: str) -> None:
    assert weakness(password, "Captain-Nemo") == why


@pytest.mark.parametrize("password", ["under the sea", "sous la mer", "Xw7!pdq2", "quiet harbour"])
def test_what_takes_long_to_guess_is_not_weak(password: str) -> None:
    assert weakness(password, "Captain-Nemo") is None


def test_no_password_takes_long_to_judge() -> None:
    worst = "4@8({[<369&#!1/|0$5+7%24" * 9  # each of them may stand for several letters
    began = time.process_time()
    assert weakness(worst[:READ], "Ada") is None
    alone = time.process_time() - began
    began = time.process_time()
    weakness(worst[:200], "Ada")
    assert time.process_time() - began < 3 * alone  # what follows is not read


def test_a_weak_password_makes_no_account_and_replaces_no_other(ada: Visitor) -> None:
    weak = ada.post("/api/accounts", handle="Captain-Nemo", password="Captain-Nemo")
    error = error_of(weak, 422)
    assert (error["code"], error["facts"]) == ("weak-password", {"why": "handle"})
    assert "made of your handle" in error["message"] and ada.get("/api/me")["handle"] is None
    ada.post("/api/accounts", handle="Captain-Nemo", password="under the sea")
    body = {"password": "under the sea", "wish": "password"}
    assert error_of(ada.http.put("/api/password", json=body), 422)["facts"] == {"why": "common"}
    body["wish"] = "above the sea"
    assert ada.http.put("/api/password", json=body).status_code == 200
