"""Every law is run for every table: each game, number of players, and value of an option.

A law that speaks of some games alone asks for their tables by name.
"""

from functools import cache

import pytest

from pelagos.kernel.contract import Game
from tests.dealing import SEED
from tests.drive import TABLES, Table, walk


@cache
def has_secrets(game: Game) -> bool:
    """Whether something is drawn or answered there that one seat alone may know."""
    most = Table(game, max(game.players), {})
    return any(owner is not None for owner in walk(most, SEED).owners)


def derives(game: Game) -> bool:
    """Whether its positions keep what follows from their fields beside them."""
    return bool(Table(game, max(game.players), {}).first().derived)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", TABLES, ids=str)
    if "secretive" in metafunc.fixturenames:
        metafunc.parametrize("secretive", [t for t in TABLES if has_secrets(t.game)], ids=str)
    if "deriving" in metafunc.fixturenames:
        metafunc.parametrize("deriving", [t for t in TABLES if derives(t.game)], ids=str)
    if "game" in metafunc.fixturenames:
        games = {table.game.key: table.game for table in TABLES}
        metafunc.parametrize("game", games.values(), ids=games)
