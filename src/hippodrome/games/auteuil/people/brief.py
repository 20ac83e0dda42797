"""At which moments the four pictures of Auteuil on one page are taken."""

from collections.abc import Mapping

SEATS = 3
OPTIONS: Mapping[str, int] = {}
"""How the table is laid; what is not named is as usual."""
PICTURES = (("slips", 0), ("dice", 4), ("dice", 60), ("interval", 0))
"""The phase of each, in their order, and how many decisions in it pass before the picture."""
