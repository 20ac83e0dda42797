"""Bytes as a stranger, a broken disk or a clumsy editor would send them: good ones, made worse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

LARGEST = 16 * 1024
"""Bytes of an input; servers cut off far more than that before anybody reads it."""
MOST_CHANGES = 6
LONGEST_PIECE = 64
MANY = 512
"""How often a piece may be said again."""

NUMBERS = (
    *(b"0", b"-1", b"1", b"255", b"256", b"65536", b"2147483648", b"-2147483649"),
    *(b"9007199254740993", b"18446744073709551616", b"1" * 400, b"1e999", b"-0.0", b"NaN"),
)
SIGNS = (
    *(b"{", b"}", b"[", b"]", b'"', b"\\", b",", b":", b"|", b"=", b"#", b"\n", b"\r\n", b"\x00"),
    *(b"null", b"true", b"[[[[[[[[", b'\\ud800"', b"\xff\xfe", b"\xef\xbb\xbf", b"\xc3\xa9"),
    *("\u202e".encode(), "\u0301".encode(), "\U0001f40e".encode(), "\u2028".encode()),
)

Change = Callable[[bytearray, Random, Sequence[bytes]], None]


def mutated(chance: Random, seeds: Sequence[bytes], words: Sequence[bytes]) -> bytes:
    """Give one of the good inputs, made worse."""
    data = bytearray(chance.choice(seeds))
    for _ in range(chance.randint(1, MOST_CHANGES)):
        chance.choice(CHANGES)(data, chance, (*words, *seeds[:1]))
    return bytes(data[:LARGEST])


def _place(data: bytearray, chance: Random) -> int:
    return chance.randint(0, len(data))


def _piece(data: bytearray, chance: Random) -> slice:
    begin = _place(data, chance)
    return slice(begin, begin + chance.randint(1, LONGEST_PIECE))


def flip(data: bytearray, chance: Random, _: Sequence[bytes]) -> None:
    if data:
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)


def leave_out(data: bytearray, chance: Random, _: Sequence[bytes]) -> None:
    del data[_piece(data, chance)]


def cut_off(data: bytearray, chance: Random, _: Sequence[bytes]) -> None:
    del data[_place(data, chance) :]


def say_again(data: bytearray, chance: Random, _: Sequence[bytes]) -> None:
    piece = bytes(data[_piece(data, chance)])
    place = _place(data, chance)
    data[place:place] = piece * chance.choice((1, 1, 2, MANY))


def swap(data: bytearray, chance: Random, _: Sequence[bytes]) -> None:
    piece, place = _piece(data, chance), _place(data, chance)
    moved = bytes(data[piece])
    del data[piece]
    data[place:place] = moved


def put_in(data: bytearray, chance: Random, words: Sequence[bytes]) -> None:
    place = _place(data, chance)
    data[place:place] = chance.choice((chance.choice(words), chance.choice(SIGNS)))


def renumber(data: bytearray, chance: Random, _: Sequence[bytes]) -> None:
    """Put another number in the place of one, as only somebody who knows the format would."""
    digits = [place for place, byte in enumerate(data) if 48 <= byte <= 57]
    if not digits:
        return
    begin = end = chance.choice(digits)
    while end < len(data) and 48 <= data[end] <= 57:
        end += 1
    while begin and 48 <= data[begin - 1] <= 57:
        begin -= 1
    small = b"%d" % chance.randint(0, 20)
    data[begin:end] = chance.choice((small, small, chance.choice(NUMBERS)))


CHANGES: tuple[Change, ...] = (
    *(flip, leave_out, cut_off, say_again, swap, put_in, put_in, renumber, renumber, renumber),
)
