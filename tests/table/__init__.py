"""Tests of the table: the authority over one game in play."""
