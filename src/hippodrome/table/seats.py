"""Who sits where, and who plays for them."""

from __future__ import annotations

from dataclasses import dataclass

SILKS = range(1, 9)
"""The silks of the house, as the page numbers them."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table: empty, a bot's, or a person's, for whom a bot may play meanwhile."""

    guest: str = ""
    """The guest it belongs to; several seats may belong to one guest."""
    name: str = ""
    bot: str = ""
    """The bot that plays it, if any."""
    nonce: bytes = b""
    silk: int = 0
    """The silk its guest wears, or 0."""

    @property
    def empty(self) -> bool:
        """Does nobody sit here?"""
        return not self.guest and not self.bot

    @property
    def played_by_person(self) -> bool:
        """Does a person decide for it now?"""
        return bool(self.guest) and not self.bot
