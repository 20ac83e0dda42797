"""Both catalogues, against each other and against the code."""
