"""What outlives the server: tables with their lines, seats, and records."""
