"""A backup of a running server gives the same records, on either database."""

from collections.abc import Callable
from pathlib import Path

from pelagos.kernel.roll import Roll
from tests.conftest import Server
from tests.server.test_command_line import assert_one_sentence, pelagos
from tests.server.visitors import ME, UNIFORM, Visitor, play_on


def test_a_backup_of_a_running_server_restores_to_the_same_hashes(
    serve: Callable[..., Server], database: str, spare: str, tmp_path: Path
) -> None:
    server = serve(PELAGOS_DATABASE=database)
    file = tmp_path / "backup"
    with Visitor(server.url) as ada:
        ada.post("/api/accounts", handle="Ada", password="under the sea")
        table = ada.new("pebbles", [ME, UNIFORM])
        play_on(ada, table, Roll(1))
        running = ada.new("pebbles", [ME, ME])
        done = pelagos("backup", str(file), PELAGOS_DATABASE=database)
        assert done.returncode == 0 and "holds 2 tables" in done.stdout, done.stderr
        records = [ada.http.get(f"/api/tables/{id}/record").text for id in (table, running)]
        token = ada.http.cookies["pelagos"]
    assert pelagos("restore", str(file), PELAGOS_DATABASE=spare).stdout == "2 tables are back.\n"
    assert_one_sentence(pelagos("restore", str(file), PELAGOS_DATABASE=spare))
    assert_one_sentence(pelagos("backup", str(file), PELAGOS_DATABASE=database))
    with Visitor(serve(PELAGOS_DATABASE=spare).url, token) as ada:
        assert ada.get("/api/me")["handle"] == "Ada"
        for id, record in zip((table, running), records, strict=True):
            assert ada.http.get(f"/api/tables/{id}/record").text == record


def test_there_must_be_a_backup_to_restore(tmp_path: Path) -> None:
    nowhere = pelagos("restore", str(tmp_path / "nothing"), PELAGOS_DATA=str(tmp_path))
    assert_one_sentence(nowhere)
