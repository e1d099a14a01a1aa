"""Who sits where, before and during a game. Every function changes what it is given, or refuses."""
