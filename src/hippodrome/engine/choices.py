"""What a person may choose: a move by kind and parts, with its consequence or why it is barred."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from hippodrome.words import Sentence

Chosen = Annotated[Any, msgspec.Meta(extra={"written": "Move"})]
"""A move as it crosses the wire: its kind, and its parts by name."""


class OfMove(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something about a move; apart from `Choice` so that its fields come first."""

    move: Chosen
    """The kind and the parts, as the room's table of moves declares them (`Moves.chosen`)."""


class Choice(OfMove, frozen=True, omit_defaults=True, gc=False, kw_only=True):
    """A move one may choose, or may not; a room adds what the move would do.

    Whoever chooses it sends `move` back as it is; where an amount is free, with another amount.
    """

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
