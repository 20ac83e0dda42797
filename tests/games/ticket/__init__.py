"""Ticket Gagnant: a test per rule."""
