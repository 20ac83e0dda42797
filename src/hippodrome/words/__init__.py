"""Every sentence a person reads, in every language the house speaks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import msgspec

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
LONGEST_QUOTE = 400
"""Letters quoted of what somebody typed; Fluent refuses to fill a gap with very many."""
LARGEST_NUMBER = 10**15
"""No sum of money comes near; what strangers write may be longer than anybody can write out."""
ORDERS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Characters that order a screen about: names and files of strangers may hold some."""


class MissingWordsError(KeyError):
    """A mistake in our own code: an unknown language, key or variable."""


class Sentence(msgspec.Struct, frozen=True, gc=False):
    """A sentence-to-be: its key in the catalogues and what fills its gaps."""

    key: str
    params: Mapping[str, Parameter] = {}

    def __hash__(self) -> int:
        """Go by the key: what fills the gaps may be of any kind."""
        return hash(self.key)


Parameter: TypeAlias = int | float | str | Sentence | tuple[Sentence, ...]


def sentence(key: str, /, **params: Parameter) -> Sentence:
    """A sentence to be told later, in whichever language its reader speaks."""
    return Sentence(key, params)


class Words:
    """One language's catalogue, read from disk when the first sentence is told."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise MissingWordsError(f"no catalogue for the language {language!r}")
        self.language = language

    def tell(self, sentence: Sentence) -> str:
        """The sentence in this language, the sentences inside it told first."""
        if not self.bundle.has_message(sentence.key):
            raise MissingWordsError(f"the {self.language!r} catalogue has no key {sentence.key!r}")
        pattern = self.bundle.get_message(sentence.key).value
        if pattern is None:
            raise MissingWordsError(f"{sentence.key!r} has no text of its own in {self.language!r}")
        plain = {name: self.plain(value) for name, value in sentence.params.items()}
        text, mistakes = self.bundle.format_pattern(pattern, plain)
        if mistakes:
            raise MissingWordsError(f"{sentence.key!r} in {self.language!r}: {mistakes}")
        return str(text)

    def say(self, key: str, /, **params: Parameter) -> str:
        """The sentence of that key, told at once."""
        return self.tell(Sentence(key, params))

    def plain(self, value: Parameter) -> int | float | str:
        """What Fluent can put into a gap: a number or a text."""
        if isinstance(value, Sentence):
            return self.tell(value)
        if isinstance(value, tuple):
            return self.enumerate(value)
        if not isinstance(value, str):
            if abs(value) < LARGEST_NUMBER:
                return value
            return "> 10¹⁵" if value > 0 else "< −10¹⁵"
        text = ORDERS.sub("", value)
        return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"

    def enumerate(self, items: tuple[Sentence, ...]) -> str:
        """Several things in a row, joined as this language joins them."""
        if not items:
            return self.say("list-of-none")
        *earlier, last = (self.tell(item) for item in items)
        if not earlier:
            return last
        text = earlier[0]
        for item in earlier[1:]:
            text = self.say("list-goes-on", items=text, item=item)
        return self.say("list-ends", items=text, item=last)

    @cached_property
    def bundle(self) -> FluentBundle:
        """The parsed catalogue: a file for each part of the house, and one for each room."""
        # Imported here because Fluent and Babel cost more than the rest of a start-up.
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.language], use_isolating=False)
        files = sorted(Path(__file__).with_name(self.language).glob("*.ftl"))
        for file in (*files, *(folder / f"{self.language}.ftl" for folder in _learnt)):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle


_learnt: list[Path] = []
"""Folders with a catalogue for each language, of rooms that bring their own words."""


def learn(folder: Path) -> None:
    """Add the catalogues of a room that brings its own words, before any sentence is told."""
    if folder not in _learnt:
        _learnt.append(folder)
        words.cache_clear()


def catalogue(language: str, name: str) -> str:
    """Give one of our own catalogues as text: that of a room, or of a part of the house."""
    return Path(__file__).with_name(language).joinpath(f"{name}.ftl").read_text(encoding="utf-8")


@cache
def words(language: str) -> Words:
    """The one catalogue of that language in this process."""
    return Words(language)
