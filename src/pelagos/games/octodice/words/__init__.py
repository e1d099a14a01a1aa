"""A position of Octo Dice in words, both ways, and facts for sentences about answers."""
