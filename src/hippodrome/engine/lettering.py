"""Names in a pack: rules know only numbers, so a name is printed as its letters' code points.

So a name is hashed, stored and sent with everything else that is printed, and the compiled reading
never looks at it.
"""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.engine.errors import BadContent
from hippodrome.engine.fields import Cells


def print_name(file: str, table: str, name: str, row: Cells) -> None:
    """Write a name into a row of a pack, or say that it does not fit there."""
    if len(name) > len(row) or not name.isprintable() or name != name.strip():
        raise BadContent("content-bad-name", file=file, table=table, found=name, most=len(row))
    for place, letter in enumerate(name):
        row[place] = ord(letter)


def printed_name(row: Sequence[int]) -> str:
    """Read a name from a row of a pack; nothing where none was written."""
    if not row[0]:
        return ""  # as nearly all are, and looks and stories ask for every one
    return "".join(chr(point) for point in row if point)
