"""What moves and events are about, part by part: a horse, a seat, a card, a lane, an amount.

A part is declared once. From it come its place in a move's number, its value on the wire (a
number, or a word of a closed list), its spelling in the notation and its type in TypeScript.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from hippodrome.engine.errors import BadNotation

Value = int | str
"""A part on the wire."""


@dataclass(frozen=True)
class Part:
    """One thing a move or an event is about, with all values it can have."""

    name: str
    """What it is called on the wire, and in a row's notation."""
    size: int
    """How many values it has; its index counts them from 0."""
    lowest: int = 0
    """The value with index 0: what rules and the wire call it by, unless it has words."""
    words: tuple[str, ...] = ()
    """What the wire calls its values, by index, where they are words and not numbers."""
    spelt: tuple[str, ...] = ()
    """How the notation writes its values, by index, where it does not as the wire does."""
    aliases: Mapping[str, int] = field(default_factory=dict)
    """Other spellings the notation takes, with the index each means."""
    loose: str = ""
    """A pattern of all that may be typed in its place; what `wrong` then complains about."""
    wrong: Callable[[str], BadNotation] | None = None
    """Says what is wrong with something typed in its place."""
    free: bool = False
    """Is it an amount somebody names, of which a menu lists only some?"""

    def called(self, name: str) -> Part:
        """Give the same part under another name, where a row has two of a kind."""
        return replace(self, name=name)

    def value(self, index: int) -> Value:
        """Give what the wire calls the value with that index."""
        return self.words[index] if self.words else self.lowest + index

    def index(self, value: object) -> int | None:
        """Give the index of what the wire calls a value, or None if it is none of this part's."""
        if self.words:
            return self.words.index(value) if value in self.words else None
        if not isinstance(value, int) or isinstance(value, bool):
            return None
        return value - self.lowest if 0 <= value - self.lowest < self.size else None

    def write(self, index: int) -> str:
        """Give the notation of the value with that index."""
        return self.spelt[index] if self.spelt else str(self.value(index))

    def read(self, text: str) -> int | None:
        """Give the index of what is written, or None; a part that can complain raises."""
        written = text.lower()
        if written in self.aliases:
            return self.aliases[written]
        found: int | None = None
        spellings = self.spelt or self.words
        if spellings:
            lowered = [spelling.lower() for spelling in spellings]
            found = lowered.index(written) if written in lowered else None
        elif written.isdecimal() and len(written.lstrip("0")) <= len(str(self.lowest + self.size)):
            found = self.index(int(written.lstrip("0") or "0"))
        if found is None and self.wrong is not None:
            raise self.wrong(text)
        return found

    @property
    def pattern(self) -> str:
        """Give a regular expression for all that may be written in its place."""
        if self.loose:
            return self.loose
        if self.spelt or self.words:
            spellings = {*(self.spelt or self.words), *self.aliases}
            return "|".join(map(re.escape, sorted(spellings, key=len, reverse=True)))
        return "|".join(["[0-9]+", *map(re.escape, self.aliases)])


def numbered(
    name: str,
    size: int,
    lowest: int = 0,
    *,
    aliases: Mapping[str, int] | None = None,
    spelt: tuple[str, ...] = (),
    wrong: Callable[[str], BadNotation] | None = None,
) -> Part:
    """Declare a part whose values are numbers: a horse, a seat, a lane."""
    loose = r"\w+" if wrong is not None else ""
    return Part(name, size, lowest, (), spelt, aliases or {}, loose, wrong)


def worded(
    name: str,
    *words: str,
    spelt: tuple[str, ...] = (),
    aliases: Mapping[str, int] | None = None,
    wrong: Callable[[str], BadNotation] | None = None,
) -> Part:
    """Declare a part whose values are words of a closed list: a direction, a course."""
    loose = r"\w+" if wrong is not None else ""
    return Part(name, len(words), 0, words, spelt, aliases or {}, loose, wrong)


def amount(name: str, size: int, *, wrong: Callable[[str], BadNotation]) -> Part:
    """Declare an amount that is named freely, below a bound."""
    return Part(name, size, loose=r"\w+", wrong=wrong, free=True)
