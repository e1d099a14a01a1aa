"""What a finished game says about those who played it: ratings, and where points came from."""
