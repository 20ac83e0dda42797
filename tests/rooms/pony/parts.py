"""What moves and events are about."""

from hippodrome.engine.errors import BadNotation
from hippodrome.engine.parts import amount, numbered
from tests.rooms.pony.state import PONIES, SEATS

COINS = 1000
"""More than anybody can have."""
PONY = numbered("pony", PONIES, lowest=1)
SEAT = numbered("seat", SEATS)
STAKE = amount("coins", COINS, wrong=lambda text: BadNotation("pony-notation", text=text))
SQUARES = numbered("squares", COINS)
