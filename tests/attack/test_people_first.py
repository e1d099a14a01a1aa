"""One guest with many tables of the best computer players, or asking for many hints: those who
play against a computer player meanwhile are answered all the same.

``PELAGOS_ATTACK`` says for how many seconds people play; the figures are printed with ``-s``.
"""

import asyncio
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pelagos.kernel.roll import Roll
from tests.attack.attacks import ATTACKS, KRAKEN
from tests.conftest import Server
from tests.server.visitors import ME, Visitor, any_answer

SECONDS = float(os.environ.get("PELAGOS_ATTACK", "3"))
THINKING = 0.5
PATIENCE = 10.0  # seconds until all its tables are made
MOST = 5 * THINKING + 2.0  # seconds: the own thought, one that had begun, one in turn, and load


@contextmanager
def under(attack: str, server: Server, seconds: float) -> Iterator[None]:
    attacking = threading.Thread(target=lambda: asyncio.run(ATTACKS[attack](server.url, seconds)))
    attacking.start()
    time.sleep(PATIENCE)
    yield
    assert attacking.is_alive()
    attacking.join()


def longest_wait(server: Server, seconds: float) -> float:
    """In seconds, for any answer of a computer player at the table of somebody who is there."""
    longest, roll, until = 0.0, Roll(1), time.monotonic() + seconds
    with Visitor(server.url) as ada:
        table = ada.new("nautilus", [ME, KRAKEN])
        with ada.socket(table) as socket:
            view, asked = socket.next(), time.monotonic()
            while time.monotonic() < until and not view["over"]:
                if view["question"]:
                    ada.answer(view, any_answer(view, roll))
                    asked = time.monotonic()
                line = view["line"]
                while (view := socket.next())["line"] == line:
                    pass
                if not view["question"]:
                    longest = max(longest, time.monotonic() - asked)
                    asked = time.monotonic()
    return longest


@pytest.mark.timeout(120 + 4 * SECONDS)
@pytest.mark.parametrize("attack", ["krakens", "hints"])
def test_people_are_answered_first(attack: str, tmp_path: Path) -> None:
    server = Server(tmp_path, {"PELAGOS_THINKING": str(THINKING)}, limited=True)
    try:
        quiet = longest_wait(server, SECONDS)
        with under(attack, server, 2 * SECONDS + PATIENCE + MOST):
            busy = longest_wait(server, SECONDS)
    finally:
        server.stop()
    print(f"\n{attack}: an answer took {quiet:.1f} s at most in peace, {busy:.1f} s meanwhile")
    assert busy <= MOST
