"""What generic code declares its parameters as; the machine code of its entries is laid out by it.

mypy reads the plain types behind these names, the engine reads the marks: a row and a stream are
both lists of ints, and compiled they are arrays of different numbers.
"""

from typing import Annotated, Any

PackRecord = Annotated[Any, "pack"]
"""The pack of whatever room the code is bound to."""
StateRecord = Annotated[Any, "state"]
"""A state of that room, or a view of one."""
Row = Annotated[list[int], "row"]
"""A caller's row of 64-bit numbers: a menu's moves, points by seat."""
Rows = Annotated[list[list[int]], "rows"]
"""A caller's rows of 64-bit numbers, always read as `rows[a][b]`."""

# Many games at once, one after the other in each of these.
States = Annotated[list[Any], "states"]
"""States of that room, always passed on one by one."""
Streams = Annotated[list[list[int]], "streams"]
"""A random stream for each game."""
Sights = Annotated[list[Any], "sights"]
"""A view for each game; compiled, its memory is an observation."""
Marks = Annotated[list[list[int]], "marks"]
"""Rows of bytes: which slots may be chosen in each game."""
