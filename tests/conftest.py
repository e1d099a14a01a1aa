"""What all tests share: a real server in a process of its own."""

import itertools
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import IO

import pytest

from tests import dealing
from tests.server.visitors import Visitor

PELAGOS = [sys.executable, "-m", "pelagos.cli.main"]
LIMITED = ("TABLES", "SIGN_INS", "REQUESTS", "HINTS", "GUESSES", "CHAT")
PLENTY = {f"PELAGOS_{each}_PER_MINUTE": "1000000" for each in LIMITED}
PLENTY["PELAGOS_SOCKETS"] = PLENTY["PELAGOS_MEGABYTES_PER_DAY"] = "1000000"


def pytest_configure(config: pytest.Config) -> None:
    """Files of a folder stand together: else pytest 9.1 finds its fixtures for the first only."""
    config.args.sort()


def pytest_report_header() -> str:
    return f"chance in servers of tests comes from PELAGOS_TEST_SEED={dealing.SEED}"


class Server:
    """A server process on its own port, with a folder of its own; it can be killed and started."""

    numbers = itertools.count()  # of the servers of one test

    def __init__(
        self,
        folder: Path,
        settings: Mapping[str, str] | None = None,
        errors: IO[str] | None = None,
        name: str = "",
        limited: bool = False,
    ) -> None:
        self.folder = folder
        self.port = "0"
        self._settings = {} if limited else {**PLENTY}
        self._settings |= settings or {}
        self._errors = errors
        self._name = name or str(next(Server.numbers))
        self._starts = itertools.count()
        self.start()

    def start(self) -> None:
        """Start, on the same port as before, and wait until it answers."""
        environ = {**os.environ, **self._settings, "PELAGOS_DATA": str(self.folder)}
        environ[dealing.SERVER] = f"{self._name}.{next(self._starts)}"
        self.process = subprocess.Popen(
            [*dealing.LAUNCH, "serve", "--port", self.port],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env=environ,
            cwd=dealing.ROOT,
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        address = re.search(r"http://\S+:(\d+)", said)
        assert address, f"the server said {said!r}"
        self.url, self.port = address[0], address[1]

    def kill(self) -> None:
        """No goodbye: SIGKILL."""
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        assert self.process.stdout
        self.process.wait(20)
        self.process.stdout.close()


@pytest.fixture
def ada(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def bo(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


Serve = Callable[..., Server]


@pytest.fixture(scope="session", autouse=True)
def games_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Nothing that a test starts may touch the games of whoever runs it."""
    folder = tmp_path_factory.mktemp("games")
    os.environ["PELAGOS_DATA"] = str(folder)
    os.environ[dealing.NAME] = str(tmp_path_factory.mktemp("test") / "name")
    Path(os.environ[dealing.NAME]).touch()
    return folder


@pytest.fixture(autouse=True)
def dealt_by_name(games_folder: Path, request: pytest.FixtureRequest) -> None:
    """What servers deal follows from the name of the test, not from what ran before it."""
    Server.numbers = itertools.count()
    Path(os.environ[dealing.NAME]).write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture(scope="session")
def server(games_folder: Path) -> Iterator[str]:
    """The address of a running server on a free port."""
    made = Server(games_folder, name="shared")
    yield made.url
    made.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers of one's own, and stops them."""
    started: list[Server] = []

    def start(**settings: str) -> Server:
        started.append(Server(tmp_path, settings))
        return started[-1]

    yield start
    for each in started:
        if each.process.poll() is None:
            each.stop()
