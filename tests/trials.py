"""Tries tests on a mistake in a process of its own, and keeps what became of which."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import pytest

KILLED, SURVIVED, ENDLESS = "killed", "survived", "endless"
LOOK: Final = 0.02  # seconds between looks whether a process has ended
PLUGINS: Final = ("-p", "pytest_timeout", "-p", "xdist.plugin", "-p", "no:cacheprovider")
PLAIN: Final = ("-q", "--tb=no", *PLUGINS)


class Verdict(NamedTuple):
    what: str
    by: str = ""  # which test noticed, or why none did


Keep = Callable[[str, Verdict], None]
Tests = tuple[list[pytest.Item], float]  # and after how many seconds they will never end
Choose = Callable[[str, Sequence[pytest.Item]], Tests]


def wake(name: str) -> None:
    os.environ["MUTANT_UNDER_TEST"] = name


def silence(*places: int) -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for place in places:
        os.dup2(nowhere, place)


# -- in a process of its own ----------------------------------------------------------------------


def in_fork(work: Callable[[], object]) -> None:
    """So that nothing it loads stays."""
    child = os.fork()
    if child == 0:
        try:
            work()
        finally:
            os._exit(0)
    os.waitpid(child, 0)


def verdict(noticed_by: Callable[[], str], limit: float) -> Verdict:
    """What becomes of a mutant; nothing that its process has started stays."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.setsid()
        try:
            os.write(writing, noticed_by().encode())
        finally:
            os._exit(0)
    os.close(writing)
    is_over = ends_within(limit, child)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    with os.fdopen(reading) as pipe:
        said = pipe.read()
    if not is_over:
        return Verdict(ENDLESS)
    return Verdict(KILLED, said) if said else Verdict(SURVIVED)


def ends_within(limit: float, child: int) -> bool:
    """Whether the process ends by itself in so many seconds; else it is killed."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        gone, status = os.waitpid(child, os.WNOHANG)
        if gone:
            return not os.WIFSIGNALED(status)
        time.sleep(LOOK)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


# -- with everything loaded -----------------------------------------------------------------------


class Trial:
    """A plugin for pytest: runs some of the collected tests for each mutant, in forks."""

    def __init__(self, names: Sequence[str], choose: Choose, keep: Keep) -> None:
        self._names = names
        self._choose = choose
        self._keep = keep

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for number, name in enumerate(self._names, start=1):
            found = self._verdict_on(name, session.items)
            print(f"{number:5} {found.what:8} {name} {found.by}", file=sys.stderr, flush=True)
            self._keep(name, found)
        return True

    def _verdict_on(self, name: str, items: Sequence[pytest.Item]) -> Verdict:
        tests, limit = self._choose(name, items)
        if not tests:
            return Verdict(SURVIVED, "no test calls it")
        return verdict(partial(noticed_by, name, tests), limit)


def noticed_by(name: str, tests: Sequence[pytest.Item]) -> str:
    """The test that fails, if any does, twice: once may have another reason."""
    silence(1, 2)
    wake(name)
    for test, following in zip(tests, [*tests[1:], None], strict=True):
        if fails(test, following) and fails(test, following):
            test.session._setupstate.teardown_exact(None)  # the servers that it has started
            return test.nodeid
    return ""


def fails(test: pytest.Item, following: pytest.Item | None) -> bool:
    before = test.session.testsfailed
    test._initrequest()  # type: ignore[attr-defined]
    test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
    return test.session.testsfailed > before


# -- keeping --------------------------------------------------------------------------------------


class Tried:
    """What became of which mistake, in a file that is added to.

    That it was noticed is true as long as the mistake is the same; that it was not, as long as the
    tests are too.
    """

    def __init__(self, kept: Path, difference: Callable[[str], str], tests: str) -> None:
        self._kept = kept
        self._difference = difference
        self._tests = tests
        kept.touch()

    def keep(self, name: str, found: Verdict) -> None:
        key = self._key(name, self._tests if found.what == SURVIVED else "")
        with self._kept.open("a", encoding="utf-8") as file:
            file.write("\t".join((key, *found, name)) + "\n")

    def known(self, names: Iterable[str]) -> dict[str, Verdict]:
        rows = [line.split("\t") for line in self._kept.read_text("utf-8").splitlines()]
        kept = {key: Verdict(what, by) for key, what, by, _ in rows}
        found = {}
        for name in names:
            for key in (self._key(name, ""), self._key(name, self._tests)):
                if key in kept:
                    found[name] = kept[key]
        return found

    def _key(self, name: str, tests: str) -> str:
        return sha256(f"{name}{self._difference(name)}{tests}".encode()).hexdigest()[:16]
