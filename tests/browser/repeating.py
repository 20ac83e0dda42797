"""A house in which the same test sees the same games each time: what failed once can be seen again.

Run as `python -m tests.browser.repeating KEY serve …`. The dice fall, and the bots think, as the
text in the file KEY has it; a test writes its name there before it lays a table.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from hippodrome.cli import main
from hippodrome.engine import croupier
from hippodrome.table.thinking import Thinkers

NO_CHANCE = "crypto.getRandomValues = (bytes) => bytes.fill(7)"
"""For a page: what each browser adds to the dice is always the same."""


class Key:
    """A source of bytes that begins anew whenever another name is written into its file."""

    def __init__(self, file: Path) -> None:
        self.file, self.name, self.drawn = file, "", 0

    def draw(self, size: int) -> bytes:
        """Draw the next bytes."""
        name = self.file.read_text() if self.file.exists() else ""
        self.drawn = self.drawn + 1 if name == self.name else 0
        self.name = name
        return hashlib.shake_256(f"{name} {self.drawn}".encode()).digest(size)


class RepeatingThinkers(Thinkers):
    """Bots whose whims follow from what they see, in whatever order they are asked."""

    async def think(self, *question: Any) -> list[int]:
        """Decide, with another seed in the place of the last argument."""
        seen = hashlib.sha256(repr(question[3:-1]).encode()).digest()
        return await super().think(*question[:-1], int.from_bytes(seen[:8]))


def open_house(key: Key) -> None:
    """Run the command line with chance taken out of it; the engine itself has none."""
    dice = SimpleNamespace(token_bytes=key.draw)
    with (
        patch.object(croupier, "secrets", dice),
        patch("hippodrome.table.house.Thinkers", RepeatingThinkers),
    ):
        main()


if __name__ == "__main__":
    open_house(Key(Path(sys.argv.pop(1))))
