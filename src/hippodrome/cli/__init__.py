"""The terminal: `hippodrome play | replay | simulate | verify | rules`."""
