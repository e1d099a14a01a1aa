"""What computer players of New Eden think a position is worth. Rules know nothing of it."""
