"""Finish Line: a test per rule."""
