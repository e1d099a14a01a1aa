"""dev.py and its steps: stamps, and locks that name no place."""

import ast
import json
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import dev
import steps
from tools import engine
from tools.engine_finder import EngineFinder, fresh_folder

ROOT = Path(dev.__file__).parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PINNED = re.compile(r"(?P<name>[a-z0-9.\[\]-]+)==(?P<version>\S+)( ; [^\\]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


def pins(name: str) -> set[tuple[str, str]]:
    """The packages of one lock, and their versions."""
    lines = (ROOT / "requirements" / f"{name}.txt").read_text().splitlines()
    return {(found["name"], found["version"]) for found in map(PINNED.fullmatch, lines) if found}


def test_there_is_a_lock_for_every_purpose() -> None:
    assert [lock.stem for lock in LOCKS] == ["build", "node", "postgres", "run", "test", "uv"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_holds_names_versions_and_hashes_and_no_place(lock: Path) -> None:
    for line in lock.read_text().splitlines():
        assert PINNED.fullmatch(line) or HASH.fullmatch(line), line


def test_what_runs_is_part_of_what_is_tested() -> None:
    assert pins("run") | pins("build") | pins("postgres") < pins("test")


def test_a_server_is_not_given_what_it_has_no_use_for() -> None:
    names = {name for name, _ in pins("run")}
    assert not names & {"faker", "httpx", "mypy", "polyfactory", "rich-click", "watchfiles"}


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
    for name in (
        "dev.py",
        "environment.py",
        "steps.py",
        "tools/engine.py",
        "tools/engine_finder.py",
    ):
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
    """Everything is set up but the engine, which has a folder of its own; nothing is served."""
    for name in ("python_for", "client"):
        monkeypatch.setattr(dev, name, lambda *_: None)

    def serve(*words: object) -> None:
        raise Served

    monkeypatch.setattr(dev, "become", serve)
    monkeypatch.setattr(engine, "ROOT", tmp_path)
    monkeypatch.setattr(engine, "BUILD", tmp_path / "build")
    monkeypatch.setattr(engine, "has_compiler", lambda: True)
    monkeypatch.setattr(engine, "is_gcc", lambda: True)
    monkeypatch.setattr(engine, "must", lambda *words, **rest: None)
    monkeypatch.delenv("PELAGOS_COMPILE", raising=False)
    monkeypatch.delenv("PELAGOS_ENGINE", raising=False)
    for name in ("pyproject.toml", "setup.py", "bench/practice.py", "src/pelagos/kernel/roll.py"):
        copy = tmp_path / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy)
    return tmp_path


@pytest.fixture
def builds(ready_to_run: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ways in which the engine was built; one file stands for all modules."""
    ways: list[str] = []

    def compile_into(folder: Path, label: str, way: str) -> None:
        ways.append(way)
        folder.mkdir(parents=True)
        (folder / "built").write_text(way)

    monkeypatch.setattr(engine, "compile_into", compile_into)
    return ways


@pytest.fixture
def beside(ready_to_run: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often an engine was to be built beside the server."""
    times: list[int] = []
    monkeypatch.setattr(engine, "build_beside", lambda: times.append(1))
    return times


def found(root: Path) -> str | None:
    """The way in which the engine was built that Python finds now."""
    folder = fresh_folder(root / "build/engine.json", root)
    return None if folder is None else (folder / "built").read_text()


def test_a_server_does_not_wait_for_its_engine(builds: list[str], beside: list[int]) -> None:
    with pytest.raises(Served):
        dev.run([])
    assert beside == [1] and not builds
    assert engine.ensure()
    with pytest.raises(Served):
        dev.run([])
    assert beside == [1] and builds == ["plain"]


def test_an_engine_is_of_the_very_sources(builds: list[str], ready_to_run: Path) -> None:
    assert engine.ensure() and engine.ensure()
    assert builds == ["plain"] and found(ready_to_run) == "plain"
    with (ready_to_run / "src/pelagos/kernel/roll.py").open("a") as source:
        source.write("# changed")
    assert found(ready_to_run) is None
    assert engine.ensure()
    assert builds == ["plain", "plain"] and found(ready_to_run) == "plain"


def test_an_engine_that_has_practised_stays(builds: list[str], ready_to_run: Path) -> None:
    assert engine.ensure() and found(ready_to_run) == "plain"
    for _ in range(2):
        assert engine.ensure_practised()
    assert engine.ensure()
    assert builds == ["plain", "count", "use"] and found(ready_to_run) == "use"


def test_whoever_runs_an_engine_keeps_it_while_another_one_is_built(
    builds: list[str], ready_to_run: Path
) -> None:
    engine.ensure()
    running = fresh_folder(engine.described(), ready_to_run)
    engine.ensure_practised()
    assert running is not None and (running / "built").exists()


@pytest.mark.parametrize(
    ("has_compiler", "wish", "sentence"),
    [(True, "no", "as PELAGOS_COMPILE says"), (False, "", "No C compiler here")],
)
def test_else_the_interpreted_one_is_run_and_says_so(
    builds: list[str],
    beside: list[int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    has_compiler: bool,
    wish: str,
    sentence: str,
) -> None:
    monkeypatch.setattr(engine, "has_compiler", lambda: has_compiler)
    monkeypatch.setenv("PELAGOS_COMPILE", wish)
    with pytest.raises(Served):
        dev.run([])
    assert sentence in capsys.readouterr().out
    assert not builds and not beside


def test_what_cannot_be_compiled_is_not_tried_at_every_start(
    beside: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(folder: Path, label: str, way: str) -> None:
        sys.exit("That step failed.")

    monkeypatch.setattr(engine, "compile_into", fail)
    assert not engine.ensure()
    assert "That step failed. Everything runs interpreted." in capsys.readouterr().out
    with pytest.raises(Served):
        dev.run([])
    assert not beside and "could not be compiled last time" in capsys.readouterr().out


def test_an_engine_is_found_by_the_sources_of_its_checkout_alone(
    builds: list[str], ready_to_run: Path
) -> None:
    engine.ensure()
    folder = fresh_folder(engine.described(), ready_to_run)
    assert folder is not None
    module = folder / f"pelagos/kernel/roll{EXTENSION_SUFFIXES[0]}"
    module.parent.mkdir(parents=True)
    module.touch()
    finder = EngineFinder(ready_to_run)
    own, other = ready_to_run / "src/pelagos/kernel", ready_to_run / "other/pelagos/kernel"
    spec = finder.find_spec("pelagos.kernel.roll", [str(own)])
    assert spec is not None and spec.origin == str(module)
    assert finder.find_spec("pelagos.kernel.roll", [str(other)]) is None
    assert finder.find_spec("pelagos.kernel.play", [str(own)]) is None


def test_no_engine_is_found_where_the_sources_are_wanted(
    builds: list[str], ready_to_run: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine.ensure()
    assert EngineFinder(ready_to_run).folder is not None
    monkeypatch.setenv("PELAGOS_ENGINE", "source")
    assert EngineFinder(ready_to_run).folder is None


def test_a_compiler_without_pythons_header_files_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(sysconfig, "get_paths", lambda: {"include": str(tmp_path)})
    assert not engine.has_compiler()
    (tmp_path / "Python.h").touch()
    assert engine.has_compiler()


@pytest.mark.parametrize(
    ("task", "environ"),
    [
        (dev.test, {"PELAGOS_EXPECT_BUILD": "compiled"}),
        (dev.test_source, {"PELAGOS_ENGINE": "source"}),
    ],
)
def test_tests_run_against_the_compiled_engine_or_the_sources(
    builds: list[str],
    monkeypatch: pytest.MonkeyPatch,
    task: Callable[[list[str]], int],
    environ: Mapping[str, str],
) -> None:
    monkeypatch.setattr(dev, "setup", lambda arguments: 0)
    met: dict[str, str] = {}

    def pytest(arguments: list[str], env: Mapping[str, str] = steps.NOTHING) -> int:
        met.update(env)
        return 0

    monkeypatch.setattr(dev, "pytest", pytest)
    assert task([]) == 0
    assert met == environ
