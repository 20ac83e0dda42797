"""Many games, no clock: simulations, soaks, benchmarks, calibrations."""
