"""At which moments the four pictures of Ascot on one page are taken."""

from collections.abc import Mapping

SEATS = 3
OPTIONS: Mapping[str, int] = {}
"""How the table is laid; what is not named is as usual."""
PICTURES = (("bid", 3), ("member", 3), ("bet", 5), ("move", 12))
"""The phase of each, in their order, and how many decisions in it pass before the picture."""
