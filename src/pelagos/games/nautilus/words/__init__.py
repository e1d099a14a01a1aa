"""A position of Nautilus in words, both ways, and facts for sentences about answers."""
