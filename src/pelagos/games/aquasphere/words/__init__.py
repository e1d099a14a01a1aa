"""A position of AquaSphere in words, both ways, and facts for sentences about answers."""
