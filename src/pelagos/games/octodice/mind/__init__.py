"""What computer players of Octo Dice think a position is worth. Rules know nothing of it."""
