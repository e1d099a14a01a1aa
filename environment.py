"""The project's own Python: a virtual environment, and what is locked for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from steps import NOTHING, ROOT, TOOLS, attempt, is_done, must, once

VENV, LOCKS = ROOT / ".venv", ROOT / "requirements"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
FINDER = ROOT / "tools/engine_finder.py"
BUILDER = TOOLS / "build"  # with what compiles the engine: a running server has no use for it
# A lock is complete as it is: what it leaves out of a package's wishes is left out on purpose.
HASHED = ("install", "-q", "--no-deps", "--require-hashes", "-r")


def tool(name: str, venv: Path = VENV) -> Path:
    """A program inside the project's own environment."""
    return venv / BIN / (name + EXE)


def uv() -> str | None:
    """uv from the machine or from .tools; None where it cannot be had."""
    if found := shutil.which("uv"):
        return found
    home = TOOLS / "uv"
    own, python = home / BIN / ("uv" + EXE), home / BIN / ("python" + EXE)
    if not own.exists() and attempt("making room for uv", sys.executable, "-m", "venv", home):
        attempt("getting uv", python, "-m", "pip", *HASHED, LOCKS / "uv.txt")
    return str(own) if own.exists() else None


def environment(venv: Path = VENV) -> None:
    """A virtual environment with pip in it."""
    if tool("python", venv).exists():
        return
    label = f"creating {venv.relative_to(ROOT)}"
    shutil.rmtree(venv, ignore_errors=True)
    if (exe := uv()) and attempt(
        label, exe, "venv", "-q", "--seed", "--python", sys.executable, venv
    ):
        return
    shutil.rmtree(venv, ignore_errors=True)
    must(f"{label} with Python's own venv", sys.executable, "-m", "venv", venv)


def pip(
    label: str, *arguments: object, env: Mapping[str, str] = NOTHING, venv: Path = VENV
) -> None:
    """Install with uv; where uv is missing or cannot reach its index, with pip."""
    python = tool("python", venv)
    into = ("--python", python)
    if (exe := uv()) and attempt(label, exe, "pip", *arguments[:1], *into, *arguments[1:], env=env):
        return
    must(f"{label} with pip", python, "-m", "pip", *arguments, env=env)


def packages(name: str, venv: Path = VENV) -> None:
    """What requirements/<name>.txt locks, added to what is there."""
    lock = LOCKS / f"{name}.txt"
    label = f"installing Python packages ({name})"
    once(venv / f".stamp-{name}", [lock], lambda: pip(label, *HASHED, lock, venv=venv))


def builder() -> Path:
    """The Python that compiles the engine."""
    environment(BUILDER)
    packages("build", BUILDER)
    return tool("python", BUILDER)


def project() -> None:
    """Pelagos itself, editable, and with it the command `pelagos`."""
    inputs = [ROOT / "pyproject.toml", ROOT / "setup.py", FINDER]
    once(VENV / ".stamp-project", inputs, install_project)


def install_project() -> None:
    editable = ("install", "-q", "--no-deps", "--no-build-isolation", "-e", ROOT)
    pip("installing pelagos", *editable, env={"PELAGOS_COMPILED": "no"})
    install_finder()


def install_finder() -> None:
    """Let every program of this environment find the engine that is compiled."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    said = subprocess.run([tool("python"), "-c", ask], capture_output=True, text=True, check=True)
    folder = Path(said.stdout.strip())
    shutil.copy(FINDER, folder / "pelagos_engine.py")
    line = f"import pelagos_engine; pelagos_engine.install({str(ROOT)!r})\n"
    (folder / "pelagos_engine.pth").write_text(line)


def python_for(name: str) -> None:
    """The environment for running ("run") or for everything else ("test", which holds "run")."""
    environment()
    if name != "run" or not is_done(VENV / ".stamp-test", [LOCKS / "test.txt"]):
        packages(name)
    project()
