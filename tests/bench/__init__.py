"""Tests of what measures the house, and that it stays out of the wheel."""
