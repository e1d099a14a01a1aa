"""What a host sees of a server: health, metrics, the log; and what people see when it restarts."""

import json
import re
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from pelagos.kernel.roll import Roll
from pelagos.server.duties.readiness import GOOD_FOR
from tests.conftest import PELAGOS, Server
from tests.server.databases import own_postgres
from tests.server.visitors import ME, UNIFORM, Visitor, any_answer, play_on


def free_port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return str(taken.getsockname()[1])


def test_a_server_says_whether_it_lives_and_is_ready(
    serve: Callable[..., Server], database: str
) -> None:
    url = serve(PELAGOS_DATABASE=database).url
    assert httpx.get(f"{url}/healthz").json() == {"status": "ok"}
    ready = httpx.get(f"{url}/readyz")
    assert (ready.status_code, ready.json()) == (200, {"status": "ok"})
    assert ready.headers["cache-control"] == "no-store"


def test_a_server_is_not_ready_without_its_database(serve: Callable[..., Server]) -> None:
    with own_postgres() as postgres:
        url = serve(PELAGOS_DATABASE=postgres.address).url
        with psycopg.connect(postgres.address, autocommit=True) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        newer = httpx.get(f"{url}/readyz")
        assert newer.status_code == 503 and "another version" in newer.json()["status"]
    time.sleep(GOOD_FOR)  # as long as one look serves all
    away = httpx.get(f"{url}/readyz")
    assert away.status_code == 503 and "out of reach" in away.json()["status"]
    assert httpx.get(f"{url}/healthz").status_code == 200
    refused = httpx.get(f"{url}/api/lobby")
    assert (refused.status_code, refused.json()["error"]["code"]) == (503, "away")
    assert refused.headers["retry-after"] == "1"


def test_what_is_measured_is_on_a_port_of_its_own(serve: Callable[..., Server]) -> None:
    port = free_port()
    server = serve(PELAGOS_METRICS_PORT=port)
    with Visitor(server.url) as ada:
        table = ada.new("pebbles", [ME, UNIFORM])
        play_on(ada, table, Roll(1))
        assert ada.says(table, "take-1", 0, 0).status_code == 409
        with ada.socket(table) as watching:
            watching.next()
            text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert ada.http.get("/metrics").status_code == 404
        over = ada.view(table)

    def value(name: str) -> float:
        found = re.search(rf"^{re.escape(name)} (\S+)$", text, flags=re.MULTILINE)
        assert found, name
        return float(found[1])

    by = {who: value(f'pelagos_answers_total{{by="{who}"}}') for who in ("person", "agent")}
    assert 0 < by["person"] + by["agent"] < over["line"]
    thought = value('pelagos_thinking_seconds_count{agent="uniform"}')
    assert thought == by["agent"]  # nobody thought in vain
    assert value('pelagos_refusals_total{code="stale"}') == 1
    assert value("pelagos_sockets") == 1 and value("pelagos_tables_awake") == 1
    assert value("pelagos_database_listening") == 1
    answers = 'route="/api/tables/{table}/answers",status="200"'
    assert value(f"pelagos_request_seconds_count{{{answers}}}") == by["person"]
    assert table not in text


def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        environ = {
            "PELAGOS_METRICS_PORT": str(taken.getsockname()[1]),
            "PELAGOS_DATA": str(tmp_path),
        }
        done = subprocess.run(
            [*PELAGOS, "serve", "--port", "0"], capture_output=True, text=True, env=environ
        )
    assert done.returncode == 2
    assert re.fullmatch(r"The metrics cannot be served on [^\n]+[.]\n", done.stderr)


@pytest.mark.parametrize("form", ["json", "plain"])
def test_the_log_tells_of_requests_and_of_no_secret(tmp_path: Path, form: str) -> None:
    settings = {"PELAGOS_LOG": form, "PELAGOS_LOG_LEVEL": "info"}
    log = tmp_path / "log"
    with log.open("w") as errors:
        server = Server(tmp_path, settings, errors=errors)
        with Visitor(server.url) as ada:
            ada.post("/api/accounts", handle="Ada", password="under the sea")
            ada.post("/api/session", handle="Ada", password="over the sea")
            table = ada.new("pebbles", [ME, ME])
            view = ada.view(table)
            says = any_answer(view, Roll(1))
            ada.answer(view, says)
            token = ada.http.cookies["pelagos"]
        server.stop()
    text = log.read_text()
    assert "/api/tables/{table}/answers" in text
    for secret in (token, "under the sea", "over the sea", says, table):
        assert secret not in text
    if form == "json":
        rows = [json.loads(line) for line in text.splitlines()]
        answers = [row for row in rows if row.get("route", "").endswith("/answers")]
        assert [(row["level"], row["method"], row["status"]) for row in answers] == [
            ("info", "POST", 200)
        ]


def test_a_restart_sends_everybody_away_with_a_word(
    serve: Callable[..., Server], database: str
) -> None:
    """And they find their table again as it was."""
    server = serve(PELAGOS_DATABASE=database)
    with Visitor(server.url) as ada:
        table = ada.new("pebbles", [ME, ME])
        with ada.socket(table) as watching:
            view = watching.next()
            view = ada.answer(view, any_answer(view, Roll(1)))
            began = time.monotonic()
            server.stop()
            assert time.monotonic() - began < 10
            said = watching.next()
            while "error" not in said:
                said = watching.next()
            assert said["error"]["code"] == "restarting"
            with pytest.raises(ConnectionClosed) as closed:
                watching.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4503
        server.start()
        ada.http.close()
    with Visitor(server.url, token := ada.http.cookies["pelagos"]) as again:
        assert token and again.view(table)["line"] == view["line"]
