"""While one visitor attacks, everybody else plays on: see attacks.py for what is tried.

``PELAGOS_ATTACK`` says for how many seconds each half lasts; then others may wait at most 150 ms
longer than in the quiet half. In the short form, beside other tests, it is a second.
The figures of all attacks as rows of a table: ``PELAGOS_ATTACK=10 pytest -s tests/attack``.
"""

import os
from pathlib import Path

import pytest

from pelagos.server.people.passwords import AT_ONCE
from tests import dealing
from tests.attack.attacks import ATTACKS
from tests.attack.siege import HEAD, besiege
from tests.conftest import Server

SECONDS = float(os.environ.get("PELAGOS_ATTACK", "1"))
LONGER = 150 if SECONDS > 5 else 1000  # ms; two cores are shared with other tests
MOST_GROWN = 50  # MB
DIGESTS = 64 * AT_ONCE  # MB that passwords take for a moment, however many are tried


@pytest.mark.timeout(120 + 4 * SECONDS)
@pytest.mark.parametrize("attack", ATTACKS)
def test_others_wait_little_longer(attack: str, tmp_path: Path) -> None:
    server = Server(tmp_path, {dealing.DIGESTS: "dear"}, limited=True)
    try:
        seen = besiege(server, attack, SECONDS)
    finally:
        server.stop()
    print(f"\n{HEAD}\n{seen.row()}")
    assert seen.failures == 0
    assert seen.longer_ms() <= LONGER
    assert seen.grown_mb <= MOST_GROWN + (DIGESTS if attack == "passwords" else 0)
