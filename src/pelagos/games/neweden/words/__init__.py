"""A position of New Eden in words, both ways, and facts for sentences about answers."""
