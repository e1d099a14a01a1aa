"""Nautilus: a city on the sea floor, and what lies around it."""

from pelagos.games.nautilus.meta import Nautilus

__all__ = ["Nautilus"]
