"""The project's own Python: a virtual environment, and what is locked for it."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from steps import ROOT, TOOLS, attempt, is_done, must, once

VENV, LOCKS = ROOT / ".venv", ROOT / "requirements"
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
HASHED = ("install", "-q", "--require-hashes", "-r")


def tool(name: str) -> Path:
    """A program inside the project's own environment."""
    return VENV / BIN / (name + EXE)


def uv() -> str | None:
    """uv from the machine or from .tools; None where it cannot be had."""
    if found := shutil.which("uv"):
        return found
    home = TOOLS / "uv"
    own, python = home / BIN / ("uv" + EXE), home / BIN / ("python" + EXE)
    if not own.exists() and attempt("making room for uv", sys.executable, "-m", "venv", home):
        attempt("getting uv", python, "-m", "pip", *HASHED, LOCKS / "uv.txt")
    return str(own) if own.exists() else None


def environment() -> None:
    """A virtual environment with pip in it."""
    if tool("python").exists():
        return
    shutil.rmtree(VENV, ignore_errors=True)
    if (exe := uv()) and attempt(
        "creating .venv", exe, "venv", "-q", "--seed", "--python", sys.executable, VENV
    ):
        return
    shutil.rmtree(VENV, ignore_errors=True)
    must("creating .venv with Python's own venv", sys.executable, "-m", "venv", VENV)


def pip(label: str, *arguments: object) -> None:
    """Install with uv; where uv is missing or cannot reach its index, with pip."""
    if (exe := uv()) and attempt(
        label, exe, "pip", *arguments[:1], "--python", tool("python"), *arguments[1:]
    ):
        return
    must(f"{label} with pip", tool("python"), "-m", "pip", *arguments)


def packages(name: str) -> None:
    """What requirements/<name>.txt locks, added to what is there."""
    lock = LOCKS / f"{name}.txt"
    label = f"installing Python packages ({name})"
    once(VENV / f".stamp-{name}", [lock], lambda: pip(label, *HASHED, lock))


def project() -> None:
    """Pelagos itself, editable, and with it the command `pelagos`."""
    editable = ("install", "-q", "--no-deps", "--no-build-isolation", "-e", ROOT)
    inputs = [ROOT / "pyproject.toml", ROOT / "setup.py"]
    once(VENV / ".stamp-project", inputs, lambda: pip("installing pelagos", *editable))


def python_for(name: str) -> None:
    """The environment for running ("run") or for everything else ("test", which holds "run")."""
    environment()
    if name != "run" or not is_done(VENV / ".stamp-test", [LOCKS / "test.txt"]):
        packages(name)
    project()
