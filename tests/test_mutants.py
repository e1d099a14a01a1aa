"""The tool that looks for mistakes no test notices."""

import os
import signal
from pathlib import Path

import pytest

from tests import mutants
from tests.mutants import ENDLESS, KILLED, SURVIVED


def test_every_function_of_a_game_gets_its_mistakes(tmp_path: Path) -> None:
    names = mutants.make_mutants("pebbles", tmp_path)
    assert len(set(names)) == len(names) > 100
    assert {name.split(".")[3] for name in names} >= {"turn", "stakes", "scoring", "state"}
    name = next(name for name in names if ".scoring." in name)
    lines = mutants.difference(name, tmp_path).splitlines()
    assert {line[0] for line in lines} >= {"-", "+"}


def test_the_same_seed_chooses_the_same_mistakes() -> None:
    names = [f"mistake {number}" for number in range(100)]
    assert mutants.chosen(names, 10, 1) == mutants.chosen(names, 10, 1)
    assert mutants.chosen(names, 10, 1) != mutants.chosen(names, 10, 2)
    assert sorted(mutants.chosen(names, 1000, 1)) == sorted(names)


def kill_myself() -> bool:
    os.kill(os.getpid(), signal.SIGKILL)
    return True


def test_a_mutant_is_killed_survives_or_never_ends() -> None:
    assert mutants.verdict(lambda: True) == KILLED
    assert mutants.verdict(lambda: False) == SURVIVED
    assert mutants.verdict(kill_myself) == ENDLESS


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [(450, 500, 0.871, 0.923), (10, 10, 0.722, 1.0), (0, 10, 0.0, 0.278)],
)
def test_a_share_has_its_interval(part: int, whole: int, low: float, high: float) -> None:
    assert mutants.interval(part, whole) == pytest.approx((low, high), abs=0.001)


def test_the_report_shows_what_no_test_noticed(tmp_path: Path) -> None:
    names = mutants.make_mutants("pebbles", tmp_path)[:4]
    verdicts = dict(zip(names, (KILLED, KILLED, ENDLESS, SURVIVED), strict=True))
    said = mutants.report(verdicts, 200, tmp_path)
    assert said.startswith(names[3])
    assert "3 of 4 noticed (75.0%; 95 % interval" in said
    assert said.endswith("1 of them endless; 200 there are")
