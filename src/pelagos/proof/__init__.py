"""What shows that the rules are right: ledger, scenarios, laws that watch every game."""
