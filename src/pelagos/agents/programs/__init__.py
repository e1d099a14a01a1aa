"""Programs that play: spoken to line by line, bounded in length and in time."""
