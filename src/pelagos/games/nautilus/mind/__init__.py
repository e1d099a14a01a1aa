"""What computer players of Nautilus think a position is worth. Rules know nothing of it."""
