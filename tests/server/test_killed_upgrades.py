"""An upgrade is one transaction: killed before any of its statements, it has not begun.

Nothing is another than it was, so the next start does what the first would have done.

With ``PELAGOS_UPGRADES=all`` it is killed before every statement, from every older version.
"""

import asyncio
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from pelagos.kernel.roll import Roll
from tests.server.databases import new_database
from tests.server.upgrades import everything, killed, make_old, statements, upgrade, versions

IS_LONG = os.environ.get("PELAGOS_UPGRADES") == "all"
SOME = 1

Fresh = Callable[[], str]
T = TypeVar("T")


@pytest.fixture(params=["sqlite", "postgres"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Fresh:
    """Gives the address of an empty database, always of the same kind."""
    if request.param == "postgres":
        server = request.getfixturevalue("postgres")
        return lambda: new_database(server)
    names = (f"{n}.sqlite" for n in range(10**6))
    return lambda: f"sqlite:///{tmp_path / next(names)}"


@pytest.mark.timeout(3600)
def test_an_upgrade_killed_at_any_statement_is_done_at_the_next_start(fresh: Fresh) -> None:
    roll, kills = Roll(3), 0
    for version in [versions()[0], *chosen(versions()[1:-1], roll)]:
        undisturbed, url = old(fresh, version), old(fresh, version)
        count = statements(undisturbed)
        before = asyncio.run(everything(url))
        for n in [*chosen(range(count - 1), roll), count - 1]:
            killed(url, n)
            assert asyncio.run(everything(url)) == before, (version, n)
            kills += 1
        asyncio.run(upgrade(url))
        assert asyncio.run(everything(url)) == asyncio.run(everything(undisturbed)), version
    print(f"{kills} kills")


def chosen(among: Sequence[T], roll: Roll) -> list[T]:
    """All of them, or some."""
    return [*among] if IS_LONG else [among[roll.below(len(among))] for _ in range(SOME)]


def old(fresh: Fresh, version: str) -> str:
    url = fresh()
    asyncio.run(make_old(url, version))
    return url
