"""The screen and the keyboard of a person at a terminal, and the words that appear there."""

from __future__ import annotations

import codecs
import os
import re
import sys
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from hippodrome.engine.errors import HippodromeError
from hippodrome.words import Parameter, Sentence, Words, sentence

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

CLEAR_SCREEN = "\x1b[H\x1b[2J"
FORGET_SCROLLED = "\x1b[3J"
"""Wipes what can be scrolled back to as well: another player's hand may be there."""


PLAIN = "hippodrome-plain"
"""How to encode what an old screen lacks: `stream.reconfigure(errors=PLAIN)`."""
PLAIN_TWINS = str.maketrans("·…–—−’“”«»→×▶∪∩€", '*:---\'"""">x>unE')
"""What stands for characters that have no plain letter inside them, one for one."""


def in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    """Replace characters a screen cannot show by the nearest it can, one by one."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end].translate(PLAIN_TWINS)
    plain = (unicodedata.normalize("NFKD", letter)[0] for letter in lacking)
    return "".join(letter if letter.isascii() else "?" for letter in plain), error.end


codecs.register_error(PLAIN, in_plain_letters)


class Leaving(Exception):  # noqa: N818 (nothing is wrong: someone gets up from the table)
    """The person leaves: by `quit` or the end of the input."""


def explained(spoken: Words, error: HippodromeError, names: Sequence[str] = ()) -> str:
    """Give an error's sentence, with the paragraph of the rules behind it where there is one."""
    paragraph = getattr(error, "paragraph", None)
    text = told(spoken, error.sentence, names) if names else spoken.tell(error.sentence)
    return f"{text} ({paragraph})" if paragraph else text


BEGINNING = re.compile(r"^(?:— )?\w")
"""The first letter of a line, also of one that goes on from the line before."""


def told(spoken: Words, line: Sentence, names: Sequence[str]) -> str:
    """Tell a sentence that counts seats with the names people know, the reader being *you*."""
    known = [within(spoken, name) for name in names]
    text = spoken.tell(named(line, known))
    # Where a sentence begins with the reader, the catalogue cannot know that it begins there.
    begins = re.compile(rf"([.!?…] )({re.escape(you(spoken))})\b")
    text = begins.sub(lambda found: found[1] + found[2].capitalize(), text)
    return BEGINNING.sub(lambda found: found[0].upper(), text)


def you(spoken: Words) -> str:
    """Give the word for the reader as it stands inside a sentence."""
    return spoken.say("name-of-you").lower()


def within(spoken: Words, name: str) -> str:
    """Give a name as it stands inside a sentence: that of the reader is a pronoun, and small."""
    return you(spoken) if name == spoken.say("name-of-you") else name


def named(line: Sentence, names: Sequence[str]) -> Sentence:
    """Put the names people know into a sentence that counts seats."""
    if line.key == "player":
        return sentence("named", name=names[int(str(line.params["seat"])) - 1])
    params: dict[str, Parameter] = {}
    for name, value in line.params.items():
        if isinstance(value, Sentence):
            params[name] = named(value, names)
        elif isinstance(value, tuple):
            params[name] = tuple(named(item, names) for item in value)
        else:
            params[name] = value
    return Sentence(line.key, params)


def edit_lines() -> None:
    """Let arrow keys move in the line and bring back earlier ones, where Python has readline."""
    with suppress(ImportError):
        import readline  # noqa: F401 (`input` uses it once it is loaded)


def forget_typed() -> None:
    """Forget the lines that were typed: the next player must not bring a secret slip back."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


class Terminal:
    """A screen to print on and a keyboard to read, either of which may be a pipe."""

    def __init__(self, spoken: Words) -> None:
        """Open the screen; pipes, NO_COLOR and dumb terminals do without colour."""
        from rich.console import Console  # costs a tenth of a second, which --version need not pay

        plain = bool(os.environ.get("NO_COLOR"))
        self.words = spoken
        self.console: Console = (
            Console(highlight=False, color_system=None) if plain else Console(highlight=False)
        )
        self.coloured = self.console.color_system is not None
        self.live = self.console.is_terminal and sys.stdin.isatty()
        """Is there a person at both ends, for whom pauses and a clean screen make sense?"""

    @property
    def ascii_only(self) -> bool:
        """Must the drawing make do with the oldest characters?"""
        return self.console.options.ascii_only

    def print(self, shown: RenderableType = "", style: str | None = None) -> None:
        """Print a line or a drawing; nothing in it is taken for markup."""
        self.console.print(shown, style=style, markup=False)

    def suggest(self, command: str) -> None:
        """Print a command to be typed, in one piece however long it is."""
        self.console.print(f"    {command}", markup=False, highlight=False, soft_wrap=True)

    def lines(self, shown: RenderableType | None) -> int:
        """Count the lines a drawing takes on this screen."""
        return 0 if shown is None else len(self.console.render_lines(shown))

    def clear(self, *, secretly: bool = False) -> None:
        """Wipe the screen where there is one; secretly, leave nothing to scroll back to."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(CLEAR_SCREEN + (FORGET_SCROLLED if secretly else ""))
            self.console.file.flush()
        if secretly:
            forget_typed()

    def ask(self, prompt: str) -> str:
        """Read one line; the end of the input is a way of leaving."""
        self.console.file.flush()
        if self.live:
            edit_lines()
        try:
            typed = input(f"{prompt} ")
        except EOFError as end:
            self.print()
            raise Leaving from end
        if not sys.stdin.isatty():
            self.print(typed)  # so that a piped game reads like a typed one
        return typed.strip()
