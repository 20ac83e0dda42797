"""Tests of Ascot."""
