"""What all tests share: a real server in a process of its own."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import IO

import pytest

PELAGOS = [sys.executable, "-m", "pelagos.cli.main"]
LIMITED = ("TABLES", "SIGN_INS", "REQUESTS", "HINTS", "GUESSES", "CHAT")


class Server:
    """A server process on its own port, with a folder of its own; it can be killed and started."""

    def __init__(
        self,
        folder: Path,
        settings: Mapping[str, str] | None = None,
        errors: IO[str] | None = None,
    ) -> None:
        self.folder = folder
        self.port = "0"
        plenty = {f"PELAGOS_{each}_PER_MINUTE": "1000000" for each in LIMITED}
        plenty["PELAGOS_SOCKETS"] = "1000000"
        self._settings = plenty | dict(settings or {})
        self._errors = errors
        self.start()

    def start(self) -> None:
        """Start, on the same port as before, and wait until it answers."""
        environ = {**os.environ, **self._settings, "PELAGOS_DATA": str(self.folder)}
        command = [*PELAGOS, "serve", "--port", self.port]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._errors, text=True, env=environ
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


Serve = Callable[..., Server]


@pytest.fixture(scope="session", autouse=True)
def games_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Nothing that a test starts may touch the games of whoever runs it."""
    folder = tmp_path_factory.mktemp("games")
    os.environ["PELAGOS_DATA"] = str(folder)
    return folder


@pytest.fixture(scope="session")
def server(games_folder: Path) -> Iterator[str]:
    """The address of a running server on a free port."""
    made = Server(games_folder)
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
