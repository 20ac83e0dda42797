"""The room's rules of thumb, in the dialect; `tip.py` holds the door."""
