"""What all tests share: a real server in a process of its own."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

PELAGOS = [sys.executable, "-m", "pelagos.cli.main"]


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a running server on a free port."""
    command = [*PELAGOS, "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = process.stdout.readline()
        address = re.search(r"http://\S+", said)
        assert address, f"the server said {said!r}"
        yield address[0]
        process.terminate()
