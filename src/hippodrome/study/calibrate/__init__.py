"""Calibrates what lost pictures and pages held, by simulated games, room by room."""
