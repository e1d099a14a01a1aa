"""Games in the terminal: boards as text, a table to play at, stories retold."""
