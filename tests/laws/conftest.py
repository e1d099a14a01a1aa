"""Every law is run for every table: each game, number of players, and value of an option."""

import pytest

from tests.drive import TABLES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", TABLES, ids=str)
    if "game" in metafunc.fixturenames:
        games = {table.game.key: table.game for table in TABLES}
        metafunc.parametrize("game", games.values(), ids=games)
