"""dev.py and its steps: stamps, and locks that name no place."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

import dev
import steps

ROOT = Path(dev.__file__).parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PINNED = re.compile(r"(?P<name>[a-z0-9.\[\]-]+)==(?P<version>\S+)( ; [^\\]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


def pins(name: str) -> set[str]:
    """The pinned lines of one lock."""
    lines = (ROOT / "requirements" / f"{name}.txt").read_text().splitlines()
    return {line for line in lines if PINNED.fullmatch(line)}


def test_there_are_locks_for_running_testing_node_and_uv() -> None:
    assert [lock.stem for lock in LOCKS] == ["node", "run", "test", "uv"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_holds_names_versions_and_hashes_and_no_place(lock: Path) -> None:
    for line in lock.read_text().splitlines():
        assert PINNED.fullmatch(line) or HASH.fullmatch(line), line


def test_what_runs_is_part_of_what_is_tested() -> None:
    assert pins("run") < pins("test")


def test_the_clients_lock_names_no_place_and_checks_every_package() -> None:
    text = (ROOT / "web/package-lock.json").read_text()
    assert "resolved" not in text
    assert "://" not in text
    packages = json.loads(text)["packages"]
    assert all(package["integrity"] for path, package in packages.items() if path)


def test_the_clients_lock_serves_every_platform() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    there = {path.rpartition("node_modules/")[2] for path in packages}
    wanted = {name for p in packages.values() for name in p.get("optionalDependencies", {})}
    assert wanted <= there


class Counted:
    """A step that counts how often it is done."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> None:
        self.times += 1


def test_a_step_is_done_once_for_the_same_inputs(tmp_path: Path) -> None:
    stamp, source, step = tmp_path / "made/stamp", tmp_path / "source", Counted()
    source.write_text("one")
    assert steps.once(stamp, [source], step)
    assert not steps.once(stamp, [source], step)
    assert step.times == 1


def test_a_step_is_done_again_when_a_file_changes_comes_or_goes(tmp_path: Path) -> None:
    stamp, folder, step = tmp_path / "stamp", tmp_path / "folder", Counted()
    folder.mkdir()
    steps.once(stamp, [folder], step)
    (folder / "new").write_text("one")
    assert steps.once(stamp, [folder], step)
    (folder / "new").write_text("two")
    assert steps.once(stamp, [folder], step)
    (folder / "new").unlink()
    assert steps.once(stamp, [folder], step)


def test_what_tools_leave_behind_does_not_count(tmp_path: Path) -> None:
    before = steps.fingerprint([tmp_path])
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__/left.pyc").write_text("bytecode")
    assert steps.fingerprint([tmp_path]) == before


def test_a_step_that_fails_is_tried_again(tmp_path: Path) -> None:
    stamp, step = tmp_path / "stamp", Counted()

    def fail() -> None:
        sys.exit("no")

    with pytest.raises(SystemExit):
        steps.once(stamp, [], fail)
    assert steps.once(stamp, [], step)


def test_a_step_that_failed_after_it_had_worked_is_tried_again(tmp_path: Path) -> None:
    stamp, source, step = tmp_path / "stamp", tmp_path / "source", Counted()
    source.write_text("one")
    steps.once(stamp, [source], step)
    source.write_text("two")
    with pytest.raises(ZeroDivisionError):
        steps.once(stamp, [source], lambda: print(1 // 0))
    source.write_text("one")
    assert steps.once(stamp, [source], step)


def test_an_unknown_task_shows_the_help() -> None:
    command = [sys.executable, str(ROOT / "dev.py"), "swim"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "usage: python3 dev.py TASK" in done.stderr


def test_every_task_is_in_the_help() -> None:
    assert dev.__doc__
    assert set(re.findall(r"^  ([a-z-]+)  ", dev.__doc__, re.MULTILINE)) == set(dev.TASKS)


def test_an_older_python_can_read_it_far_enough_to_be_told() -> None:
    for name in ("dev.py", "environment.py", "steps.py"):
        ast.parse((ROOT / name).read_text(), feature_version=(3, 8))


def test_a_failed_step_shows_the_end_of_its_output(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "TOOLS", tmp_path)
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    with pytest.raises(SystemExit, match="log/trying.log"):
        steps.must("trying", sys.executable, "-c", "print('what went wrong'); exit(1)")
    assert "what went wrong" in capsys.readouterr().err


def test_a_program_that_is_not_there_is_a_failed_attempt(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(steps, "TOOLS", tmp_path)
    assert not steps.attempt("trying", tmp_path / "nothing")


class Served(Exception):
    """The server would run now."""


@pytest.fixture
def ready_to_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Everything is set up but the engine, and the server tells where that would come from."""
    for name in ("python_for", "client"):
        monkeypatch.setattr(dev, name, lambda *_: None)

    def serve(*words: object) -> None:
        raise Served(os.environ.get("PYTHONPATH", ""))

    monkeypatch.setattr(dev, "become", serve)
    monkeypatch.setattr(dev, "EXTENSIONS", tmp_path / "extensions")
    monkeypatch.setattr(dev, "COMPILED", tmp_path / "compiled")
    monkeypatch.setenv("PYTHONPATH", "")
    monkeypatch.delenv("PELAGOS_COMPILE", raising=False)
    return tmp_path


@pytest.fixture
def builds(ready_to_run: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ways in which the engine was built; a module or two stand for all of them."""
    ways: list[str] = []

    def build(label: str, way: str) -> None:
        ways.append(way)
        shutil.rmtree(dev.EXTENSIONS, ignore_errors=True)
        module = dev.EXTENSIONS / "pelagos" / "kernel" / "roll.so"
        module.parent.mkdir(parents=True)
        module.write_text(way)

    monkeypatch.setattr(dev, "build_extensions", build)
    monkeypatch.setattr(dev, "must", lambda *words, **rest: None)
    monkeypatch.setattr(dev, "TEMPORARY", ready_to_run / "temp")
    monkeypatch.setattr(dev, "is_gcc", lambda: True)
    monkeypatch.setattr(dev, "has_compiler", lambda: True)
    return ways


def test_the_engine_is_compiled_once_and_run(
    builds: list[str], ready_to_run: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        with pytest.raises(Served, match=str(ready_to_run / "compiled")):
            dev.run([])
    assert builds == ["plain"]
    kernel = ready_to_run / "compiled" / "pelagos" / "kernel"
    assert (kernel / "roll.so").exists() and not (kernel / "roll.py").exists()
    assert (kernel / "play.py").exists()
    assert capsys.readouterr().out == "The engine is compiled.\n" * 2


def test_an_engine_that_has_practised_is_run_and_stays(
    builds: list[str], ready_to_run: Path
) -> None:
    built = ready_to_run / "compiled" / "pelagos" / "kernel" / "roll.so"
    dev.engine()
    assert built.read_text() == "plain"
    for _ in range(2):
        dev.practised_engine()
    dev.engine()
    assert builds == ["plain", "count", "use"]
    assert built.read_text() == "use"


@pytest.mark.parametrize(
    ("has_compiler", "wish", "sentence"),
    [(True, "no", "as PELAGOS_COMPILE says"), (False, "", "No C compiler here")],
)
def test_else_the_interpreted_one_is_run_and_says_so(
    builds: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    has_compiler: bool,
    wish: str,
    sentence: str,
) -> None:
    monkeypatch.setattr(dev, "has_compiler", lambda: has_compiler)
    monkeypatch.setenv("PELAGOS_COMPILE", wish)
    with pytest.raises(Served, match="^$"):
        dev.run([])
    assert sentence in capsys.readouterr().out
    assert not builds


def test_an_engine_that_cannot_be_compiled_runs_interpreted(
    builds: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(label: str, way: str) -> None:
        sys.exit("That step failed.")

    monkeypatch.setattr(dev, "build_extensions", fail)
    with pytest.raises(Served, match="^$"):
        dev.run([])
    assert "That step failed. Everything runs interpreted" in capsys.readouterr().out


def test_a_compiler_without_pythons_header_files_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(sysconfig, "get_paths", lambda: {"include": str(tmp_path)})
    assert not dev.has_compiler()
    (tmp_path / "Python.h").touch()
    assert dev.has_compiler()


@pytest.mark.parametrize(("task", "engine"), [(dev.test, "compiled"), (dev.test_source, "")])
def test_tests_run_against_the_compiled_engine_or_the_sources(
    builds: list[str],
    ready_to_run: Path,
    monkeypatch: pytest.MonkeyPatch,
    task: Callable[[list[str]], int],
    engine: str,
) -> None:
    monkeypatch.setattr(dev, "setup", lambda arguments: 0)
    met: dict[str, str] = {}

    def pytest(arguments: list[str], env: Mapping[str, str] = steps.NOTHING) -> int:
        met.update(env)
        return 0

    monkeypatch.setattr(dev, "pytest", pytest)
    assert task([]) == 0
    assert met.get("PYTHONPATH", "").endswith(engine)
    assert met.get("PELAGOS_EXPECT_BUILD", "") == engine
