"""What computer players of AquaSphere think a position is worth. Rules know nothing of it."""
