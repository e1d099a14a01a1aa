"""A server runs with what requirements/run.txt lists, and with nothing else."""

import os
import re
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import httpx

from tests.server.visitors import ME, UNIFORM, Visitor, until

ROOT = Path(__file__).parents[2]
ALONE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {others}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
from pelagos.cli.main import main
main()
"""


def others() -> set[str]:
    """Modules that are here and that no server is given."""
    lock = (ROOT / "requirements/run.txt").read_text(encoding="utf-8")
    given = {name.lower() for name in re.findall(r"^([\w.-]+)==", lock, flags=re.MULTILINE)}
    return {
        module
        for module, owners in packages_distributions().items()
        if not {re.sub(r"[-_.]+", "-", owner).lower() for owner in owners} & {*given, "pelagos"}
    }


def test_a_server_runs_with_its_own_packages_alone(tmp_path: Path) -> None:
    """Pages, the description of the interface, a socket, a computer player."""
    assert {"polyfactory", "faker", "httpx", "mypy"} <= others()
    environ = {**os.environ, "PELAGOS_DATA": str(tmp_path)}
    command = [sys.executable, "-c", ALONE.format(others=others()), "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ) as process:
        assert process.stdout
        url = re.findall(r"http://\S+", process.stdout.readline())[0]
        try:
            with Visitor(url) as ada:
                table = ada.new("pebbles", [ME, UNIFORM])
                with ada.socket(table) as socket:
                    assert socket.next()["table"] == table
                view = ada.view(table)
                ada.answer(view, view["question"]["answers"][0]["spelling"])
                until(ada, f"/api/tables/{table}", lambda view: view["line"] > 1)
            for path in ("/", "/lobby", "/api/schema/openapi.json"):
                assert httpx.get(url + path).status_code == 200
        finally:
            process.terminate()
