"""The tool that looks for mistakes no test notices."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from tests import mutants, trials
from tests.covering import Covering
from tests.trials import ENDLESS, KILLED, SURVIVED, Tests, Trial, Tried, Verdict

LONG = 60.0  # seconds: more than anything takes here


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    home = tmp_path_factory.mktemp("mutants")
    return home, mutants.make_mutants("pebbles", home)


def test_every_function_of_a_game_gets_its_mistakes(pebbles: tuple[Path, list[str]]) -> None:
    home, names = pebbles
    assert len(set(names)) == len(names) > 100
    modules = {name.rpartition(".")[0].removeprefix("pelagos.games.pebbles.") for name in names}
    assert modules >= {"rules.turn", "rules.stakes", "rules.scoring", "state"}
    name = next(name for name in names if ".scoring." in name)
    lines = mutants.difference(name, home).splitlines()
    assert {line[0] for line in lines} >= {"-", "+"}


def test_all_of_the_server_gets_mistakes_but_what_is_loaded_by_its_path(tmp_path: Path) -> None:
    files = mutants.files_of("server", mutants.ROOT / "src/pelagos")
    assert {file.parent.name for file in files} >= {"server", "store", "routes", "table"}
    assert "versions" not in {file.parent.name for file in files}
    assert {"table.py", "writer.py", "tokens.py"} < {file.name for file in files}


def test_what_a_coroutine_gets_wrong_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "pelagos.py"
    file.write_text(mutants.with_mistakes("async def two():\n    return 1 + 1").code)
    assert mutants.difference("pelagos.x_two__mutmut_1", tmp_path).startswith("-    return 1 + 1")


def test_the_same_seed_chooses_the_same_mistakes() -> None:
    names = [f"mistake {number}" for number in range(100)]
    assert mutants.chosen(names, 10, 1) == mutants.chosen(names, 10, 1)
    assert mutants.chosen(names, 10, 1) != mutants.chosen(names, 10, 2)
    assert sorted(mutants.chosen(names, 1000, 1)) == sorted(names)


def test_most_of_a_sample_stays_when_other_mistakes_come() -> None:
    names = [f"mistake {number}" for number in range(100)]
    before, after = set(mutants.chosen(names[:95], 20, 1)), set(mutants.chosen(names, 20, 1))
    assert after - before <= set(names[95:])


BEFORE = """
def moved() -> int:
    return 1  # as it was said before

class Two:
    def changed(self) -> int:
        \"\"\"Two.\"\"\"
        return 2

async def renamed() -> int:
    return 3
"""

NOW = """
def moved() -> int:
    \"\"\"One.\"\"\"
    return 1

class Two:
    def changed(self) -> int:
        return 1 + 1

async def named() -> int:
    return 3
"""


def test_a_function_that_only_moved_is_not_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = mutants.with_mistakes(NOW)
    (tmp_path / "new.py").write_text(made.code)
    monkeypatch.setattr(mutants, "sources_at", lambda commit: [BEFORE])
    names = [f"new.{name}" for name in made.mutant_names]
    assert {mutants.function_of(name) for name in names} == {"x_moved", "xǁTwoǁchanged", "x_named"}
    touched = mutants.touched_since("before", names, tmp_path)
    assert {mutants.function_of(name) for name in touched} == {"xǁTwoǁchanged", "x_named"}


def test_nothing_is_touched_since_a_commit_without_a_change(
    folder: Path, monkeypatch: pytest.MonkeyPatch, pebbles: tuple[Path, list[str]]
) -> None:
    """A repository that holds what is here now."""
    home, names = pebbles
    shutil.copytree(mutants.ROOT / "src/pelagos", folder / "src/pelagos")
    mine = ["-c", "user.name=we", "-c", "user.email=we@here"]
    for words in (["init", "-q"], ["add", "src"], [*mine, "commit", "-qm", "all"]):
        subprocess.run(["git", "-C", str(folder), *words], check=True)
    monkeypatch.setattr(mutants, "ROOT", folder)
    assert mutants.touched_since("HEAD", names, home) == []


def kill_myself() -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


def pause() -> str:
    signal.pause()
    return ""


def test_a_mutant_is_killed_survives_or_never_ends() -> None:
    assert trials.verdict(lambda: "a test", LONG) == Verdict(KILLED, "a test")
    assert trials.verdict(lambda: "", LONG) == Verdict(SURVIVED)
    assert trials.verdict(kill_myself, LONG) == Verdict(ENDLESS)
    assert trials.verdict(pause, 0.1) == Verdict(ENDLESS)


def test_nothing_that_a_mutant_has_started_stays() -> None:
    reading, writing = os.pipe()

    def starts_a_server() -> str:
        subprocess.Popen([sys.executable, "-c", "input()"], pass_fds=[writing], stdin=reading)
        return ""

    assert trials.verdict(starts_a_server, LONG).what == SURVIVED
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        assert pipe.read() == b"", "who could have written is gone"


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [(450, 500, 0.871, 0.923), (10, 10, 0.722, 1.0), (0, 10, 0.0, 0.278)],
)
def test_a_share_has_its_interval(part: int, whole: int, low: float, high: float) -> None:
    assert mutants.interval(part, whole) == pytest.approx((low, high), abs=0.001)


def test_the_report_shows_what_no_test_noticed(pebbles: tuple[Path, list[str]]) -> None:
    home, names = pebbles
    verdicts = map(Verdict, (KILLED, KILLED, ENDLESS, SURVIVED))
    said = mutants.report(dict(zip(names, verdicts, strict=False)), 200, home)
    assert said.startswith(names[3])
    assert "3 of 4 noticed (75.0%; 95 % interval" in said
    assert said.endswith("1 of them endless; 200 there are")


# -- going on where one stopped -------------------------------------------------------------------


def differences(name: str) -> str:
    return f"what {name} changes"


def test_what_was_tried_is_not_tried_again_but_survivors_when_tests_change(tmp_path: Path) -> None:
    kept = tmp_path / "tried"
    tried = Tried(kept, differences, "some tests")
    verdicts = {"a": Verdict(KILLED, "a test"), "b": Verdict(SURVIVED), "c": Verdict(ENDLESS)}
    for name, found in verdicts.items():
        tried.keep(name, found)
    assert tried.known("abcd") == verdicts
    later = Tried(kept, differences, "some tests and another")
    assert later.known("abcd") == {"a": Verdict(KILLED, "a test"), "c": Verdict(ENDLESS)}
    assert Tried(kept, lambda name: "something else", "some tests").known("abcd") == {}


# -- with real tests ------------------------------------------------------------------------------

NOTICING = """
import os
from pathlib import Path

def woken():
    return os.environ["MUTANT_UNDER_TEST"]

def test_one():
    assert woken() != "one"

def test_some_bad_luck():
    if woken() == "two" and not (met := Path(__file__).with_name("met")).exists():
        met.touch()
        raise AssertionError
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where pytest finds neither settings nor plugins of ours."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pytest.ini").touch()
    return tmp_path


@pytest.fixture
def noticing(folder: Path) -> Path:
    (folder / "test_noticing.py").write_text(NOTICING)
    return folder


def all_items(name: str, items: Sequence[pytest.Item]) -> Tests:
    return list(items) if name != "nobody's" else [], LONG


def try_all(folder: Path, kept: Path) -> None:
    tried = Tried(kept, differences, "")
    trials.silence(1, 2)
    mutants.try_loaded([str(folder)], Trial(["one", "two", "nobody's"], all_items, tried.keep))


def test_what_fails_once_is_bad_luck_and_what_fails_twice_is_noticed(noticing: Path) -> None:
    kept = noticing / "tried"
    trials.in_fork(partial(try_all, noticing, kept))
    assert Tried(kept, differences, "").known(["one", "two", "nobody's"]) == {
        "one": Verdict(KILLED, "test_noticing.py::test_one"),
        "two": Verdict(SURVIVED),
        "nobody's": Verdict(SURVIVED, "no test calls it"),
    }
    assert (noticing / "met").exists()


CALLING = """
import os, pathlib, subprocess, sys
import pytest
{mutated}

@pytest.fixture(autouse=True)
def told(request):
    pathlib.Path(os.environ["PELAGOS_TEST_NAME"]).write_text(request.node.nodeid)

def test_it():
    two()

def test_it_in_another_process():
    subprocess.run([sys.executable, "-c", "import test_calling; test_calling.two()"], check=True)

def test_something_else():
    pass

def test_that_fails():
    two()
    raise AssertionError
"""


@pytest.fixture
def covered(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Covering:
    """What was found out about the tests above."""
    made = mutants.with_mistakes("def two():\n    return 1 + 1\n")
    (folder / "test_calling.py").write_text(CALLING.format(mutated=made.code))
    shutil.copy(mutants.ROOT / "tests/calls.py", folder / "sitecustomize.py")
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.setenv("PELAGOS_TEST_NAME", str(folder / "name"))
    kept = folder / "covering.json"

    def find_out() -> None:
        trials.silence(1, 2)
        Covering(kept, folder).find_out()

    trials.in_fork(find_out)
    return Covering(kept, folder)


def test_who_calls_a_function_is_known_whatever_process_calls_it(covered: Covering) -> None:
    calling = covered.of("test_calling.x_two", LONG)
    here, there = "test_calling.py::test_it", "test_calling.py::test_it_in_another_process"
    assert list(calling) == [here, there]
    assert list(covered.of("test_calling.x_two", 0)) == [here]
    assert covered.of("test_calling.x_three", LONG) == {}


def test_only_what_changed_is_found_out_again(covered: Covering, folder: Path) -> None:
    assert covered.stale() == []
    changed = folder / "test_calling.py"
    changed.write_text(changed.read_text() + "\n")
    assert covered.stale() == [changed]
