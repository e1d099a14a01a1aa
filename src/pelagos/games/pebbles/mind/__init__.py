"""What computer players of Pebbles think a position is worth. Rules know nothing of it."""
