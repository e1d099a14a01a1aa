"""Octo Dice: roll, set aside, combine a white die with a black one; catch octopods or pay."""

from pelagos.games.octodice.meta import OctoDice

__all__ = ["OctoDice"]
