"""Pelagos: an open home for four undersea board games."""

__version__ = "0.1.0"
