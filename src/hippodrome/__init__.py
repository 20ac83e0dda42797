"""Four horse-racing-and-betting board games, playable for real and made to be studied."""

__version__ = "0.1.0"
