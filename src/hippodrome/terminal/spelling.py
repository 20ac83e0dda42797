"""What people may type beside notation: the catalogues say so, and all languages are taken."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from hippodrome.words import LANGUAGES, words

FIRST_WORD = re.compile(r"[^\W\d]+")


@cache
def typed_for(key: str) -> tuple[str, ...]:
    """List what the catalogues of all languages let one type for something, the longest first."""
    found = {word for language in LANGUAGES for word in words(language).say(key).split()}
    return tuple(sorted(found, key=len, reverse=True))


def first_word_written(typed: str, notation: Mapping[str, str]) -> str:
    """Write the word a line begins with as notation has it, by the keys of what may be typed."""
    found = FIRST_WORD.match(typed.strip().lower())
    for key, written in notation.items():
        if found and found[0] in typed_for(key):
            return written + typed.strip()[found.end() :]
    return typed
