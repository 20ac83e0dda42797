"""What every game shares, tested without any game."""
