"""What a decision costs in instructions, counted by callgrind: the same on a busy machine.

usage: python bench/cost.py [--write] [GAME ...]

Counts random games of the compiled build and compares with bench/cost.json, the figures of the
last release. Fails where a game has become dearer by more than TOLERANCE. ``--write`` makes the
figures of now the ones to compare with: do that for a release, or with a reason in the commit.
"""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "bench" / "cost.json"
GAMES = ("octodice", "aquasphere", "nautilus", "neweden")
TOLERANCE = 1.03
ROUNDS = 5  # random games counted
PLAY = """
import sys
from pelagos import shelf
from pelagos.arena.speed import build, first_position
from pelagos.kernel.play import playout
from pelagos.kernel.roll import Roll
assert build() == "compiled", "this is not the compiled build"
game = shelf.find(sys.argv[1])
first = first_position(game, game.players[-1])
print(sum(playout(first.copy(), Roll(seed)) for seed in range(int(sys.argv[2]))))
"""


def main(words: list[str]) -> int:
    games = [word for word in words if not word.startswith("-")] or list(GAMES)
    if not shutil.which("valgrind"):
        print("Counting instructions needs valgrind (Debian: apt install valgrind).")
        return 0
    now = {"with": tools(), "instructions": {game: cost(game) for game in games}}
    if "--write" in words:
        KEPT.write_text(json.dumps(now, indent=2) + "\n")
    return judge(now, json.loads(KEPT.read_text()))


def tools() -> str:
    """Counts are comparable only where these are the same."""
    compiler = subprocess.run(
        ["cc", "-dumpfullversion"], capture_output=True, text=True, check=True
    )
    return f"Python {platform.python_version()}, cc {compiler.stdout.strip()}"


def cost(game: str) -> int:
    """Instructions that a decision takes."""
    python = [sys.executable, "-c", PLAY, game, str(ROUNDS)]
    callgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    within = ["--collect-atstart=no", "--toggle-collect=CPyPy_play___playout"]
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run([*callgrind, *within, *python], env=env, capture_output=True, text=True)
    counted = re.search(r"refs: +([\d,]+)", done.stderr)
    if done.returncode or counted is None:
        sys.exit(done.stderr)
    return round(int(counted[1].replace(",", "")) / int(done.stdout))


def judge(now: dict[str, Any], kept: dict[str, Any]) -> int:
    """Print the comparison; 1 where a game has become too dear."""
    if now["with"] != kept["with"]:
        print(f"The kept figures are of {kept['with']}, these of {now['with']}: no verdict.")
    dearer = False
    for game, count in now["instructions"].items():
        before = kept["instructions"].get(game, count)
        dearer |= count > before * TOLERANCE
        print(f"{game:12} {count:7} instructions a decision, {count / before:.3f} of before")
    return int(dearer and now["with"] == kept["with"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
