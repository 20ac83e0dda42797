"""The terminal, as a person or a script meets it."""
