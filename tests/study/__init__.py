"""Tests of simulation, soak, benchmark and warming."""
