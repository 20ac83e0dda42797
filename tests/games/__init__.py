"""Tests of the rooms, one folder each."""
