"""Databases for the tests of this folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import new_database, postgres_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_server() as address:
        yield address


@pytest.fixture(
    params=[
        pytest.param("sqlite", marks=pytest.mark.xdist_group("sqlite")),
        pytest.param("postgres", marks=pytest.mark.xdist_group("postgres")),
    ]
)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite'}"
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def spare(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """The address of another empty database of the same kind."""
    if database.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'spare.sqlite'}"
    return new_database(request.getfixturevalue("postgres"))
