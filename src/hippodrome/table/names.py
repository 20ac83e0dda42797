"""Texts that people give themselves and each other: fit to be shown, and told apart.

A name is what others go by, so it has something to see, does not climb over its line, and is
marked where somebody at the table is called so already, be it in look-alike letters.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable
from itertools import count

LONGEST_NAME = 24
MOST_MARKS = 3
"""Accents above and below one letter; no language we know of has more."""
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and marks that print as nothing, though Unicode counts them as printable."""
VARIATIONS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0), range(0x180B, 0x1810))
"""Marks that only choose a shape."""
LOOK_ALIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝαβεζηικμνορτυχ01|",
    "abekmhopctyxijsdqwabezhikmvoptuxoll",
)
"""Small letters that look like Latin ones, as far as names are forged with them."""


def clean_text(text: str, longest: int) -> str:
    """Give a text fit to be shown: one line of letters one can see, not too long or too high."""
    seen = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        if letter in UNSEEN or any(ord(letter) in shapes for shapes in VARIATIONS):
            continue
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks <= MOST_MARKS:
            seen.append(letter if letter.isprintable() else " ")
    return " ".join("".join(seen).split())[:longest].strip()


def clean_name(name: str) -> str:
    """Give a name fit to be shown, never empty."""
    cleaned = clean_text(name, LONGEST_NAME)
    return cleaned if is_visible(cleaned) else "?"


def is_visible(name: str) -> bool:
    """Is there anything in a name that one can see and say: a letter, a figure or a sign?"""
    return any(unicodedata.category(letter)[0] in "LNS" for letter in name)


def called(identity: str) -> str:
    """Give what somebody without a name is called, in every language."""
    number = int(hashlib.sha256(f"jockey\0{identity}".encode()).hexdigest(), 16)
    return f"Jockey {number % 89 + 11}"


def likeness(name: str) -> str:
    """Give what two names share that people would take for the same."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = (one for one in plain if unicodedata.category(one)[0] in "LNS")
    return "".join(letters).translate(LOOK_ALIKE)


def distinct(name: str, others: Iterable[str]) -> str:
    """Give a name as it is, or with a number where others would be taken for it."""
    taken = {likeness(other) for other in others if other}
    if likeness(name) not in taken:
        return name
    marked = (f"{name[: LONGEST_NAME - 5].strip()} ({number})" for number in count(2))
    return next(one for one in marked if likeness(one) not in taken)
