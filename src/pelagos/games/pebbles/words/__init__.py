"""A position of Pebbles in words, both ways, and facts for sentences about answers."""
