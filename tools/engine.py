"""Building the compiled engine: extension modules of exactly the sources that are there.

Each build has a folder of its own and is described in ``build/engine.json`` when it is whole, so
that whoever runs meanwhile never meets half of one. tools/engine_finder.py reads that description.
"""

import contextlib
import io
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from environment import LOCKS, builder, tool
from steps import ROOT, fingerprint, must
from tools.engine_finder import digests

BUILD = ROOT / "build"
KEPT = 2  # builds: the newest, and the one that somebody may still be running
PLAIN, COUNT, USE = "plain", "count", "use"  # ways to build, see setup.py


def described() -> Path:
    """What engine there is."""
    return BUILD / "engine.json"


def failed() -> Path:
    """For which sources no engine could be built."""
    return BUILD / "engine.failed"


def inputs() -> list[Path]:
    """What decides how the extension modules turn out."""
    how = [ROOT / name for name in ("setup.py", "pyproject.toml", "bench/practice.py")]
    return [*sources(), *how, LOCKS / "build.txt"]


def sources() -> list[Path]:
    import tomllib

    lists = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["pelagos"]
    return [path for glob in lists["compiled"] for path in ROOT.glob(glob)]


# --- what there is, and what can be made -----------------------------------------------------


def has_compiler() -> bool:
    """Whether there is a C compiler, and what it needs to know of Python."""
    names = (os.environ.get("CC"), "cc", "gcc", "clang", "cl")
    has_headers = Path(sysconfig.get_paths()["include"], "Python.h").exists()
    return has_headers and any(map(shutil.which, filter(None, names)))


def may_compile() -> bool:
    """Whether there is a compiler, and nobody said no; says so when not."""
    if os.environ.get("PELAGOS_COMPILE") == "no":
        print("Nothing is compiled, as PELAGOS_COMPILE says: everything runs interpreted.")
    elif not has_compiler():
        print("No C compiler here, or no header files of Python (Debian: build-essential and")
        print("python3-dev): everything runs interpreted, computer players are slower.")
    else:
        return True
    return False


def is_gcc() -> bool:
    """Whether C is compiled by gcc here, and not by something that answers to its name."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if not shutil.which(compiler[0]):
        return False
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def way_built() -> str | None:
    """How the engine of these very sources was built; None: there is none."""
    try:
        engine = json.loads(described().read_text())
    except (OSError, ValueError):
        return None
    is_there = (ROOT / engine["folder"]).is_dir()
    return engine["way"] if is_there and engine["inputs"] == fingerprint(inputs()) else None


def has_failed() -> bool:
    """Whether it was tried for these very sources and did not work; says so."""
    if not failed().exists() or failed().read_text() != fingerprint(inputs()):
        return False
    print("The engine could not be compiled last time: everything runs interpreted, computer")
    print("players are slower. `python3 dev.py compile` tries again and shows why.")
    return True


# --- building --------------------------------------------------------------------------------


def ensure() -> bool:
    """Whether there is an engine of these sources; made, plainly, where it can be."""
    if way_built():
        return True
    if has_failed() or not may_compile():
        return False
    try:
        build("compiling the engine, once", PLAIN)
    except SystemExit as problem:
        print(problem, "Everything runs interpreted.")
        return False
    return True


def ensure_practised() -> bool:
    """The same, where the compiler can do that built by what practice has shown."""
    if not may_compile():
        return False
    if not is_gcc():
        return ensure()
    if way_built() != USE:
        practise()
    return True


def practise() -> None:
    shutil.rmtree(BUILD / "temp", ignore_errors=True)  # what was counted for other sources
    counting = BUILD / "counting.json"
    build("compiling an engine that counts (1 of 3)", COUNT, counting)
    practice = [tool("python"), ROOT / "bench/practice.py"]
    must("letting it practise (2 of 3)", *practice, env={"PELAGOS_ENGINE": str(counting)})
    shutil.rmtree(folder_of(COUNT), ignore_errors=True)
    counting.unlink()
    build("compiling the engine (3 of 3)", USE)


def build(label: str, way: str, description: Path | None = None) -> None:
    """Build beside what there is, and put the description in place at the end."""
    with alone():
        made, folder = fingerprint(inputs()), folder_of(way)
        shutil.rmtree(folder, ignore_errors=True)
        try:
            compile_into(folder, label, way)
        except SystemExit:
            failed().write_text(made)
            raise
        describe(description or described(), folder, way, made)
        failed().unlink(missing_ok=True)
        forget_old(BUILD / "engines")


def folder_of(way: str) -> Path:
    return BUILD / "engines" / f"{fingerprint(inputs())[:12]}-{way}"


def compile_into(folder: Path, label: str, way: str) -> None:
    words = ["build_ext", "--build-lib", folder, "--build-temp", BUILD / "temp", "--force"]
    must(label, builder(), "setup.py", "-q", *words, env={"PELAGOS_COMPILED": way})


def describe(place: Path, folder: Path, way: str, made: str) -> None:
    engine = {
        "way": way,
        "inputs": made,
        "python": sys.version,
        "folder": folder.relative_to(ROOT).as_posix(),
        "sources": digests(ROOT, [path.relative_to(ROOT).as_posix() for path in sources()]),
    }
    new = place.with_suffix(".new")
    new.write_text(json.dumps(engine))
    new.replace(place)


def forget_old(engines: Path) -> None:
    newest_last = sorted(engines.iterdir(), key=lambda folder: folder.stat().st_mtime)
    for folder in newest_last[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Nobody else builds meanwhile, where the system has such locks."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "engine.lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# --- beside a server -------------------------------------------------------------------------


def build_beside() -> None:
    """Have the engine built by a process of its own, for the server that we become."""
    print("The engine is being compiled beside it; computer players change over when it is ready.")
    if sys.platform != "win32":
        signal.signal(signal.SIGUSR1, signal.SIG_IGN)  # until the server listens to it
    subprocess.Popen(
        [sys.executable, ROOT / "dev.py", "compile", "--beside"], start_new_session=True
    )


def beside() -> None:
    """Build plainly, as long as the server lives; then tell it."""
    server = os.getppid()
    threading.Thread(target=end_with, args=(server,), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)
    with contextlib.redirect_stdout(io.StringIO()):  # the server is talking
        is_built = ensure()
    if is_built and sys.platform != "win32":
        print("Computer players use the compiled engine from now on.", flush=True)
        os.kill(server, signal.SIGUSR1)


def end_with(parent: int) -> None:
    """Leave no compiler behind."""
    while os.getppid() == parent:
        time.sleep(0.5)
    if sys.platform != "win32":
        os.killpg(os.getpgrp(), signal.SIGKILL)
    os._exit(1)
