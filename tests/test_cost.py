"""bench/cost.py: what counts as dearer."""

import json
from pathlib import Path

import pytest

from tests.scripts import of_bench

COST = of_bench("cost")


@pytest.mark.parametrize(
    ("count", "tools", "verdict"), [(1029, "a", 0), (1031, "a", 1), (1031, "b", 0), (500, "a", 0)]
)
def test_dearer_by_three_in_a_hundred_fails_where_the_tools_are_the_same(
    count: int, tools: str, verdict: int
) -> None:
    kept = {"with": "a", "instructions": {"octodice": 1000}}
    now = {"with": tools, "instructions": {"octodice": count, "new": 7}}
    assert COST.judge(now, kept) == verdict


def test_the_kept_figures_are_of_our_games() -> None:
    kept = json.loads(Path(COST.KEPT).read_text())
    assert set(kept["instructions"]) <= set(COST.GAMES)
    assert all(count > 0 for count in kept["instructions"].values())


def test_without_valgrind_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(COST.shutil, "which", lambda name: None)
    assert COST.main([]) == 0
    assert "valgrind" in capsys.readouterr().out
