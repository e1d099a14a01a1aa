"""Pebbles: a toy with a die, a hidden hand and an interruption. It keeps the kernel honest."""

from pelagos.games.pebbles.meta import Pebbles

__all__ = ["Pebbles"]
