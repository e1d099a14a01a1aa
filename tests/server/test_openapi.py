"""The OpenAPI document, tried out by schemathesis: whatever it makes up, nothing breaks.

``PELAGOS_FUZZ`` says how many requests it makes up for each operation; five by default.
"""

import os
import subprocess
import sys
from pathlib import Path

from tests.server.visitors import ME, Visitor

EXAMPLES = os.environ.get("PELAGOS_FUZZ", "5")
# Well-formed requests may be refused (a stale line, an unknown box); OPTIONS is Litestar's own.
LEFT_OUT = "positive_data_acceptance,allow_header_conformance"


def test_requests_that_somebody_made_up_break_nothing_and_change_nothing(
    ada: Visitor, tmp_path: Path
) -> None:
    ada.post("/api/accounts", handle="Made-up", password="under the sea")
    table = ada.new("pebbles", [ME, ME])
    before = ada.view(table)
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\ntable = "{table}"\nkey = "octodice"\nlang = "en"\n')
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)]
    run = ["run", f"{ada.url}/api/schema/openapi.json", "--phases", "coverage,fuzzing"]
    more = ["--max-examples", EXAMPLES, "--seed", "1", "--exclude-checks", LEFT_OUT]
    # A guest may leave, let a computer play on, be one, wish, ask; streams have no end.
    own = ("signOut", "signOutEverywhere", "standIn", "becomeProgram", "resign", "wish", "hint")
    for left_out in (*own, "streamEvents", "streamTable"):
        more += ["--exclude-operation-id", left_out]
    cookie = ["--header", f"Cookie: pelagos={ada.http.cookies['pelagos']}"]
    done = subprocess.run(
        [*command, *run, *more, *cookie],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert ada.view(table) == before
