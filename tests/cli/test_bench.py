"""``pelagos bench``."""

import json
from pathlib import Path

import pytest

from pelagos.cli import bench
from tests.cli.conftest import Call

KEYS = "game seats build ns_per_decision ns_per_copy games_per_second"
QUICK = ("--rounds", "1", "--seconds", "0.01")


def test_a_machine_reads_a_row_for_each_game_seats_and_build(pelagos: Call) -> None:
    rows = json.loads(pelagos("bench", "pebbles", *QUICK, "--json").out)
    assert all(" ".join(row) == KEYS for row in rows)
    assert [row["seats"] for row in rows if row["build"] == "interpreted"] == [2, 3, 4]
    assert all(row["ns_per_decision"] > 0 and row["games_per_second"] > 0 for row in rows)


def test_without_a_compiled_build_it_says_how_to_make_one(
    pelagos: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = bench.builds()["interpreted"]
    monkeypatch.setattr(bench, "builds", lambda: {"interpreted": source, "compiled": Path("none")})
    done = pelagos("bench", "pebbles", *QUICK, "--lang", "fr")
    assert "interprétée" in done.out
    assert "python3 dev.py compile" in done.err


def test_figures_are_medians() -> None:
    row = {"game": "g", "seats": 2, "build": "compiled", "ns_per_copy": 1, "games_per_second": 1}
    rows = [{**row, "ns_per_decision": ns} for ns in (1, 100, 3)]
    assert [found["ns_per_decision"] for found in bench.medians(rows)] == [3]
