"""Agents against each other: matches, simulations, speed."""
