"""The boards of the four games in the terminal."""
