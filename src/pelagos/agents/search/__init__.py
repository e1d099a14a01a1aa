"""Information-set Monte Carlo tree search: one tree over many imagined positions."""
