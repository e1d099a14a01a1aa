"""What dev.py's tasks are made of: programs that are run, and steps that are done once."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
NOT_INPUTS = ("__pycache__", "node_modules", ".egg-info", ".so", ".pyc")
NOTHING: Mapping[str, str] = {}  # no variables on top of the ones that are set


# --- running programs ------------------------------------------------------------------------


def attempt(
    label: str, *command: object, cwd: Path = ROOT, env: Mapping[str, str] = NOTHING
) -> bool:
    """Run one program behind one line of progress; its output goes to .tools/log."""
    began, log = time.monotonic(), log_of(label)
    print(f"{label} …", end="", flush=True)
    with log.open("wb") as out:
        try:
            done = subprocess.Popen(
                [str(word) for word in command],
                cwd=cwd,
                env={**os.environ, **env},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        except OSError as problem:
            print(f" {problem.strerror}")
            return False
        code = watch(done, label, began)
    print(f" {time.monotonic() - began:.1f} s" if code == 0 else " did not work")
    return code == 0


def watch(done: subprocess.Popen[bytes], label: str, began: float) -> int:
    """Wait for a program; count the seconds where somebody is looking."""
    while True:
        try:
            return done.wait(timeout=1)
        except subprocess.TimeoutExpired:
            if sys.stdout.isatty():
                print(f"\r{label} … {time.monotonic() - began:.0f} s", end="", flush=True)


def log_of(label: str) -> Path:
    """Where the output of a step is kept."""
    folder = TOOLS / "log"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / (re.sub(r"\W+", "-", label.lower()) + ".log")


def must(label: str, *command: object, cwd: Path = ROOT, env: Mapping[str, str] = NOTHING) -> None:
    """Run one program; when it fails show the end of its output and stop."""
    if not attempt(label, *command, cwd=cwd, env=env):
        stop_showing(log_of(label))


def stop_showing(log: Path) -> None:
    """Stop, with the last lines of a step's output."""
    lines = log.read_text(errors="replace").splitlines()
    print(*lines[-30:], sep="\n", file=sys.stderr)
    sys.exit(f"\nThat step failed. Its whole output is in {log.relative_to(ROOT)}.")


def show(*command: object, cwd: Path = ROOT, env: Mapping[str, str] = NOTHING) -> int:
    """Run one program in the open and return its exit status."""
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=cwd, env={**os.environ, **env}, check=False).returncode


def become(*command: object) -> None:
    """Turn into another program, so that Ctrl-C and signals reach it and nothing else."""
    words = [str(word) for word in command]
    if os.name == "nt":
        sys.exit(show(*words))
    os.execv(words[0], words)


# --- stamps ----------------------------------------------------------------------------------


def files_of(inputs: Iterable[Path]) -> list[Path]:
    """All files among and under the inputs, without what tools leave behind."""
    found = [f for p in inputs for f in (p.rglob("*") if p.is_dir() else [p]) if f.is_file()]
    return sorted(f for f in found if not any(mark in str(f) for mark in NOT_INPUTS))


def fingerprint(inputs: Iterable[Path]) -> str:
    """A hash over names and contents, the place of the folder and the version of Python."""
    total = hashlib.sha256(f"{ROOT}\0{sys.version}".encode())
    for file in files_of(inputs):
        total.update(b"\0" + str(file).encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def is_done(stamp: Path, inputs: Iterable[Path]) -> bool:
    """Whether the step with this stamp has been done for exactly these inputs."""
    return stamp.exists() and stamp.read_text() == fingerprint(inputs)


def once(stamp: Path, inputs: Iterable[Path], step: Callable[[], None]) -> bool:
    """Do a step unless it was done for these inputs; a step that fails leaves no stamp."""
    inputs = list(inputs)
    if is_done(stamp, inputs):
        return False
    stamp.unlink(missing_ok=True)
    step()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(fingerprint(inputs))
    return True
