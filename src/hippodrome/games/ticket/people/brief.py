"""At which moments the four pictures of Ticket Gagnant on one page are taken."""

from collections.abc import Mapping

SEATS = 3
OPTIONS: Mapping[str, int] = {"flat_only": 1}
"""How the table is laid; what is not named is as usual."""
PICTURES = (("choose", 0), ("predict", 0), ("race", 2), ("race", 4))
"""The phase of each, in their order, and how many decisions in it pass before the picture."""
