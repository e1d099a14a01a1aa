"""Which tests call which function of the server, in whatever process, and how long they take.

Found out by running all of them once; kept by test file, and found out again for what changes.
"""

import json
import os
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

from tests.calls import CALLS
from tests.trials import PLAIN, wake

STATS: Final = "stats"  # what mutmut calls the mutant that changes nothing and tells who was called
TWO: Final = ("-n", "2", "--dist", "loadfile")
LONG: Final = [f"test_{what}.py" for what in ("fuzz", "hostile", "kills", "openapi", "turmoil")]
SLOW_TO_BEGIN: Final = "postgres"  # in the names of tests that start a database first


class Times:
    """A plugin for pytest: which tests passed, and how long each took."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self._failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if not report.passed:
            self._failed.add(report.nodeid)

    def passed(self, file: str) -> list[str]:
        mine = [test for test in self.seconds if test.partition("::")[0].endswith(file)]
        return [test for test in mine if test not in self._failed]


class Covering:
    """By test file: its digest, and of each test the seconds and the calls."""

    def __init__(self, kept: Path, folder: Path) -> None:
        self._kept = kept
        self._folder = folder
        self.read()

    def read(self) -> None:
        self.files: dict[str, dict[str, Any]] = {}
        with suppress(FileNotFoundError):
            self.files = json.loads(self._kept.read_text("utf-8"))

    def stale(self) -> list[Path]:
        """Test files to be run; not those that try all there is, for a minute or so."""
        files = [file for file in sorted(self._folder.glob("test_*.py")) if file.name not in LONG]
        known = {name: file["digest"] for name, file in self.files.items()}
        return [file for file in files if known.get(file.name) != digest_of([file])]

    def find_out(self) -> None:
        """Run what is stale; tests that fail without any mistake prove nothing and are left out."""
        if not (stale := self.stale()):
            return
        calls = self._kept.with_suffix(".calls")
        calls.write_text("", encoding="utf-8")
        os.environ[CALLS] = str(calls)
        wake(STATS)
        pytest.main([*PLAIN, *TWO, *map(str, stale)], [times := Times()])
        called = defaultdict(list)
        for line in calls.read_text("utf-8").splitlines():
            test, _, function = line.partition("\t")
            called[test].append(function)
        for file in stale:
            good = times.passed(file.name)
            tests = {test: (times.seconds[test], called[test]) for test in good}
            self.files[file.name] = {"digest": digest_of([file]), "tests": tests}
        self._kept.write_text(json.dumps(self.files), encoding="utf-8")

    def of(self, function: str, most: float) -> dict[str, float]:
        """The tests that call it and their seconds, ``most`` in all.

        First those named after the module, then the quickest.
        """
        tests = [each for file in self.files.values() for each in file["tests"].items()]
        calling = [(test, seconds) for test, (seconds, calls) in tests if function in calls]
        own = f"/test_{function.split('.')[-2]}.py"
        calling.sort(key=lambda each: (own not in each[0], SLOW_TO_BEGIN in each[0], each[1]))
        found: dict[str, float] = {}
        for test, seconds in calling:
            if found and sum(found.values()) + seconds > most:
                break
            found[test] = seconds
        return found


def digest_of(files: Iterable[Path]) -> str:
    together = sha256()
    for file in files:
        together.update(file.read_bytes())
    return together.hexdigest()
