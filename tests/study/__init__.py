"""Tests of simulation, soak and warming."""
