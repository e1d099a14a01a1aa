"""What can go wrong behind a route, in one shape for all of it."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody
from litestar.testing import TestClient, create_test_client
from msgspec import Struct

from pelagos.kernel.contract import Reason, Refusal
from pelagos.kernel.errors import BadOption, Illegal, UnknownGame
from pelagos.server.http.problems import HANDLERS


class Wish(Struct):
    what: str
    seats: int = 0


TROUBLES = {
    "game": UnknownGame("unknown-game", {"key": "chess", "known": "octodice"}),
    "option": BadOption("wrong-seats", {"seats": 9}),
    "rule": Illegal(Refusal(Reason("OD-4.7", "too-few", ("left",)), (1,))),
    "teapot": HTTPException(status_code=418),
    "mistake": RuntimeError("a secret of ours"),
}


@post("/wish", sync_to_thread=False)
def grant(data: JSONBody[Wish]) -> None:
    raise TROUBLES[data.what]


@pytest.fixture
def client() -> Iterator[TestClient[Any]]:
    with create_test_client(
        [grant], exception_handlers=HANDLERS, raise_server_exceptions=False
    ) as made:
        yield made


def error_of(client: TestClient[Any], what: str, status: int) -> dict[str, Any]:
    answer = client.post("/wish", json={"what": what})
    assert answer.status_code == status
    error = answer.json()["error"]
    assert isinstance(error, dict)
    return error


def test_a_body_that_is_no_json_is_malformed(client: TestClient[Any]) -> None:
    answer = client.post("/wish", content="{", headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "malformed"


def test_what_is_refused_costs_nobody_the_connection(client: TestClient[Any]) -> None:
    assert "connection" not in client.post("/wish", content="{").headers
    assert "connection" not in client.get("/wish").headers


def test_what_has_no_code_of_its_own_is_refused(client: TestClient[Any]) -> None:
    assert error_of(client, "teapot", 418)["code"] == "refused"


def test_a_field_that_does_not_fit_is_named(client: TestClient[Any]) -> None:
    answer = client.post("/wish", json={"what": "game", "seats": "many"})
    assert answer.status_code == 400
    assert answer.json()["error"]["facts"] == {"seats": "Expected `int`, got `str`"}


def test_an_unknown_game_is_not_found(client: TestClient[Any]) -> None:
    error = error_of(client, "game", 404)
    assert (error["code"], error["facts"]) == (
        "unknown-game",
        {"key": "chess", "known": "octodice"},
    )


def test_an_option_that_does_not_exist_is_refused_with_its_facts(client: TestClient[Any]) -> None:
    error = error_of(client, "option", 422)
    assert (error["code"], error["facts"]) == ("wrong-seats", {"seats": 9})


def test_an_illegal_answer_is_refused_with_its_rule(client: TestClient[Any]) -> None:
    error = error_of(client, "rule", 422)
    assert (error["rule"], error["facts"]) == ("OD-4.7", {"left": 1})


def test_a_mistake_of_ours_is_told_without_its_details(
    client: TestClient[Any], caplog: pytest.LogCaptureFixture
) -> None:
    error = error_of(client, "mistake", 500)
    assert error["code"] == "our-fault"
    assert "secret" not in str(error)
    assert "a secret of ours" in caplog.text
