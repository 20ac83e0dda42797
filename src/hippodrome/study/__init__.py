"""Many games, no clock: simulations, soaks, calibrations."""
