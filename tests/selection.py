"""Which tests an edit asks for: the fast loop of whoever changes something."""

import re
import shlex
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
Run = tuple[str, ...]  # what pytest is told

SAME_PLAY: Final = "tests/test_records.py tests/test_judgement.py tests/arena/test_sameness.py"
QUICK: Final = f"tests/kernel tests/games tests/test_scenarios.py {SAME_PLAY}"
TOOLS: Final = "tests/test_dev.py tests/test_cost.py tests/test_selection.py"

# The first pattern that fits the path of a changed file says what to run; \1 is the game.
ASKED: Final[Mapping[str, tuple[str, ...]]] = {
    r"src/pelagos/games/(\w+)/words": (r"tests/games/\1 tests/test_speech.py",),
    r"src/pelagos/games/(\w+)/": (
        rf"tests/games/\1 tests/test_scenarios.py {SAME_PLAY}",
        r"tests/laws -k \1",
    ),
    r"src/pelagos/(kernel|games)/": (QUICK, "tests/laws"),
    r"src/pelagos/agents/": ("tests/agents tests/arena tests/test_judgement.py",),
    r"src/pelagos/arena/": ("tests/arena",),
    r"src/pelagos/(cli|tui)/": ("tests/cli",),
    r"src/pelagos/server/": ("tests/server -k 'not postgres'",),
    r"src/pelagos/words/": ("tests/test_speech.py tests/web/test_words.py",),
    r"src/pelagos/": ("tests/test_shelf.py tests/test_speech.py tests/test_scenarios.py",),
    r"web/src/games/(\w+)/": (r"tests/web -k \1",),
    r"web/": ("tests/web",),
    r"docs/|\w+\.md$": ("tests --ignore=tests/web -k 'docs or documentation or page or licences'",),
    r"tests/(\w+/)*test_\w+\.py": (r"\g<0>",),
    r"tests/(records|scenarios)/": ("tests/test_records.py tests/test_scenarios.py",),
    r"tests/(\w+)/": (r"tests/\1",),
    r"tests/|bench/|\w+\.py": (TOOLS,),
}


def asked_by(path: str) -> Iterable[Run]:
    """What a changed file asks for."""
    for pattern, runs in ASKED.items():
        if found := re.match(pattern, path):
            return [tuple(shlex.split(found.expand(run))) for run in runs]
    return []


def changed_files(since: str = "HEAD") -> list[str]:
    """What differs from a commit, and what git does not know yet."""
    differing = lines_of("git", "diff", "--name-only", since)
    return differing + lines_of("git", "ls-files", "--others", "--exclude-standard")


def lines_of(*command: str) -> list[str]:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def selected(arguments: list[str]) -> list[Run]:
    """The runs behind ``--quick`` or ``--changed`` [COMMIT]; each once, what is there only."""
    if arguments[0] == "--quick":
        return [(*shlex.split(QUICK), *arguments[1:])]
    runs = [run for path in changed_files(*arguments[1:2]) for run in asked_by(path)]
    return [run for run in dict.fromkeys(runs) if (ROOT / run[0]).exists()]
