"""Rooms that live with the tests: games of nobody, for showing what a room takes."""
