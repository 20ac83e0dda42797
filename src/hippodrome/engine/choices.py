"""What a person may choose: a move by kind and parts, with its consequence or why it is barred."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from hippodrome.words import Sentence

Chosen = Annotated[Any, msgspec.Meta(extra={"written": "Move"})]
"""A move as it crosses the wire: its kind, and its parts by name."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A move one may choose, or may not; a room adds what the move would do.

    Whoever chooses it sends `move` back as it is; where an amount is free, with another amount.
    """

    move: Chosen
    """The kind and the parts, as the room's table of moves declares them (`Moves.chosen`)."""
    barred: Sentence | None = None
    """Why it is not possible now, where it is not."""
    paragraph: str | None = None
    """The paragraph that bars it."""
    least: int = 0
    """The least free amount; `step` says whether there is one."""
    most: int = 0
    step: int = 0
    ladder: tuple[int, ...] = ()
    """Amounts worth offering at once; any other within the range may be named."""
