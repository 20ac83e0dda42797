"""Calibrates what lost pictures and pages held, by simulated games: a module a room."""

from hippodrome.engine.tipsters import Tipsters

__all__ = ["Tipsters"]
