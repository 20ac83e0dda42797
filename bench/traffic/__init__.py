"""What a million tables would ask of the house: a simulation of their moves at measured costs."""
