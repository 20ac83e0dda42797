"""Packs of Pony Club: its rules could play any, so there is nothing to refuse."""

from tests.games.common.content import Misprint

MISPRINTS: list[Misprint] = []
ENDS: list[Misprint] = []
