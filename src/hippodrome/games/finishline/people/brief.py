"""At which moments the four pictures of Finish Line on one page are taken."""

from collections.abc import Mapping

SEATS = 3
OPTIONS: Mapping[str, int] = {}
"""How the table is laid; what is not named is as usual."""
PICTURES = (("bets", 0), ("take", 4), ("use", 10), ("interval", 0))
"""The phase of each, in their order, and how many decisions in it pass before the picture."""
