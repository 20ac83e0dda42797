"""The rules by phase, in the dialect; `doors.py` holds the doors."""
