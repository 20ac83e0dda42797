"""What a content file of Pony Club holds."""

from dataclasses import dataclass

from hippodrome.engine.content import Content
from tests.rooms.pony.state import Pack


@dataclass(frozen=True)
class Club:
    """P1.1, P2.1."""

    ponies: int
    squares: int
    coins: int
    sides: int


TABLES = {"club": Club}


def print_pack(content: Content, file: str) -> Pack:
    """Lay it out as the pack."""
    pack, club = Pack(), content.tables["club"]
    pack.ponies, pack.squares = club.ponies, club.squares
    pack.coins, pack.sides = club.coins, club.sides
    return pack
