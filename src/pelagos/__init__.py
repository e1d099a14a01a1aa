"""Pelagos: an open home for four undersea board games.

>>> import pelagos
>>> play = pelagos.new("octodice", players=2, seed=1)
>>> play.play(play.answers[0]).seat is not None
True
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = ["agent", "compete", "game", "new", "read", "verify"]

COMPILING = False  # setup.py says otherwise to mypyc, which must not look beyond the engine

if TYPE_CHECKING and not COMPILING:
    from pelagos.api.game import game, new, read, verify
    from pelagos.api.players import agent, compete

PLACES = {"agent": "players", "compete": "players"}


def __getattr__(name: str) -> Any:
    """What the library offers is loaded when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module 'pelagos' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"pelagos.api.{PLACES.get(name, 'game')}"), name)
