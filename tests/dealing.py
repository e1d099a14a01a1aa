"""Starts ``pelagos`` for tests: chance comes from a seed, and digests of passwords cost little.

Every test meets the same deals each time, whatever ran before it: what is drawn follows from
PELAGOS_TEST_SEED, the name of the test and how often it has drawn. No setting of a server does
this, so nobody can come to play on a server that does.
"""

import os
import resource
import secrets
import sys
from collections import Counter
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final

SEED: Final = int(os.environ.get("PELAGOS_TEST_SEED", "20260705"))
NAME: Final = "PELAGOS_TEST_NAME"  # a file that holds the name of the test that runs
SERVER: Final = "PELAGOS_TEST_SERVER"  # which of its servers this is
SECRET: Final = "PELAGOS_TEST_SECRET"  # the one secret of all tables, in hexadecimal digits
BOUNDS: Final = "PELAGOS_TEST_BOUNDS"  # other numbers than in bounds.py, as in HEAD_SECONDS=1
DIGESTS: Final = "PELAGOS_TEST_DIGESTS"  # "dear": passwords cost what they cost everywhere
FILES: Final = "PELAGOS_TEST_FILES"  # how many files the system lets the server have open
LAUNCH: Final = [sys.executable, "-m", "tests.dealing"]
ROOT: Final = Path(__file__).parents[1]


class Draws:
    """Stands where the server finds its ``secrets``."""

    def __init__(self) -> None:
        self._drawn: Counter[str] = Counter()
        self.choice = secrets.choice  # of the letters of a table's name, which must be new

    def token_bytes(self, count: int) -> bytes:
        return bytes.fromhex(os.environ.get(SECRET, "")) or self._draw("secret")[:count]

    def randbits(self, count: int) -> int:
        return int.from_bytes(self._draw("agent")) >> 256 - count

    def _draw(self, what: str) -> bytes:
        test = Path(os.environ[NAME]).read_text(encoding="utf-8")
        key = f"{SEED} {test} {os.environ[SERVER]} {what}"
        self._drawn[key] += 1
        return sha256(f"{key} {self._drawn[key]}".encode()).digest()


def limit() -> None:
    """Less time and room than a server has, where a test asks for it."""
    from pelagos.server import bounds

    for given in os.environ.get(BOUNDS, "").split():
        name, _, number = given.partition("=")
        assert hasattr(bounds, name)
        setattr(bounds, name, int(number))
    if files := os.environ.get(FILES):
        resource.setrlimit(resource.RLIMIT_NOFILE, (int(files), int(files)))


def main() -> None:
    from argon2 import PasswordHasher

    from pelagos.cli import main as command
    from pelagos.server.autoplay import scheduler
    from pelagos.server.people import passwords
    from pelagos.server.table import create

    limit()
    cheap = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    hasher = PasswordHasher if os.environ.get(DIGESTS) == "dear" else cheap
    draws = Draws()
    for module, name, stand_in in (
        (create, "secrets", draws),
        (scheduler, "secrets", draws),
        (passwords, "PasswordHasher", hasher),
    ):
        assert hasattr(module, name)
        setattr(module, name, stand_in)
    command.main()


if __name__ == "__main__":
    main()
