"""How words and numbers of a content file are read, and what is said of wrong ones."""

from collections.abc import Sequence

from hippodrome.engine.content import listed
from hippodrome.engine.errors import BadContent


def within_bounds(file: str, table: str, field: str, value: int, least: int, most: int) -> int:
    """Give a value back if it lies between two others."""
    if not least <= value <= most:
        raise BadContent(
            "content-out-of-range",
            file=file,
            table=table,
            field=field,
            found=value,
            least=least,
            most=most,
        )
    return value


def number_of(file: str, table: str, name: str, names: Sequence[str]) -> int:
    """Give the number of a name, counted from 1."""
    if name not in names:
        raise unknown(file, table, name, names)
    return names.index(name) + 1


def unknown(file: str, table: str, found: str, known: Sequence[str]) -> BadContent:
    """Say that a word is not known here, and which are."""
    return BadContent(
        "content-unknown-name", file=file, table=table, found=found, known=listed(known)
    )


def whole(file: str, table: str, word: str, forms: Sequence[str]) -> int:
    """Read a whole number, which may be below zero."""
    if not word.lstrip("-").isdecimal():
        raise unknown(file, table, word, forms)
    return int(word)
