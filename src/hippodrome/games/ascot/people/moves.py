"""Every move of Ascot by name: to and from its integer, to and from its notation.

A move is a word, or a word and what it is about: `pass`, `sell:farrier`, `bid:12000`, `lane:3`.
Horses go by their number, businesses and kept reports by a word, seats from 1.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from hippodrome.engine.errors import BadNotation
from hippodrome.games.ascot.people.notation import (
    ANSWERS,
    BUSINESSES,
    OF_HORSES,
    OF_MONEY,
    OF_REPORTS,
    OF_THINGS,
    PACK_NAMES,
    POST,
    REPORTS,
    TO_LANES,
    block_word,
    thing_word,
    word_for,
)
from hippodrome.games.ascot.rules.codes import (
    AMOUNTS,
    FIRST_ADDRESS_MOVE,
    FIRST_EXCHANGE_MOVE,
    FIRST_GIVE_MOVE,
    FIRST_LANE_MOVE,
    FIRST_PACK_MOVE,
    LAST_MOVE,
    PLAIN_MOVES,
    block_of,
    francs_of,
)
from hippodrome.games.ascot.state import FIRST_REPORT, HORSES, KEPT_KINDS, LANES, PACKS, SEATS


@dataclass(frozen=True, slots=True)
class Answer:
    """A word that needs nothing beside it: pass, yes, done, send, for:next, drop and so on."""

    word: str

    def number(self) -> int:
        """Give the move's integer."""
        return ANSWERS[self.word]

    def notation(self) -> str:
        """Give the word."""
        return self.word


@dataclass(frozen=True, slots=True)
class OfThing:
    """Exchange, throw in or sell a card (A2.3, A2.5), or a kept report (A6.1)."""

    word: str
    thing: int

    def number(self) -> int:
        """Give the move's integer."""
        return OF_THINGS[self.word] + self.thing

    def notation(self) -> str:
        """Give `swap:3`, `throw:farrier`, `sell:bridle`."""
        return f"{self.word}:{thing_word(self.thing)}"


@dataclass(frozen=True, slots=True)
class OfHorse:
    """Apply a report to a horse (A4.10), trade it (A5.2), withdraw it or name it favourite."""

    word: str
    horse: int

    def number(self) -> int:
        """Give the move's integer."""
        return OF_HORSES[self.word] + self.horse

    def notation(self) -> str:
        """Give `horse:5`, `trade:5`, `scratch:5` or `fav:5`."""
        return f"{self.word}:{self.horse}"


@dataclass(frozen=True, slots=True)
class AskReport:
    """Take a report of a pack, as a member may (A4.5)."""

    pack: int

    def number(self) -> int:
        """Give the move's integer."""
        return FIRST_PACK_MOVE + self.pack

    def notation(self) -> str:
        """Give `read:vet`."""
        return f"read:{word_for(PACK_NAMES, self.pack)}"


@dataclass(frozen=True, slots=True)
class Address:
    """Begin an offer to a player (A5.6)."""

    seat: int

    def number(self) -> int:
        """Give the move's integer."""
        return FIRST_ADDRESS_MOVE + self.seat

    def notation(self) -> str:
        """Give `to:2` for the second seat."""
        return f"to:{self.seat + 1}"


@dataclass(frozen=True, slots=True)
class OfReport:
    """Put a kept report into an offer, to give or to take (A5.2)."""

    word: str
    kind: int

    def number(self) -> int:
        """Give the move's integer."""
        return OF_REPORTS[self.word] + self.kind

    def notation(self) -> str:
        """Give `give:bridle` or `take:vessels`."""
        return f"{self.word}:{word_for(REPORTS, self.kind)}"


@dataclass(frozen=True, slots=True)
class ToLane:
    """Go to a lane by throw, by colour, with an Advantage or as inscribed (A9.9, A10)."""

    word: str
    lane: int

    def number(self) -> int:
        """Give the move's integer."""
        return TO_LANES[self.word] + self.lane

    def notation(self) -> str:
        """Give `lane:3`, `on:3`, `adv:3` or `led:3`, and `lane:post` past the post."""
        return f"{self.word}:{self.lane or POST}"


@dataclass(frozen=True, slots=True)
class OfMoney:
    """Bid, put money into an offer, bet, or offer money for a report in need."""

    word: str
    francs: int

    def number(self) -> int:
        """Give the move's integer."""
        return OF_MONEY[self.word] + self.francs

    def notation(self) -> str:
        """Give `bid:12000`, `pay:500`, `ask:500`, `bet:500` or `offer:500`."""
        return f"{self.word}:{self.francs}"


Move: TypeAlias = Answer | OfThing | OfHorse | AskReport | Address | OfReport | ToLane | OfMoney


def from_number(move: int) -> Move:
    """Give the move of an integer; any from 0 to the last has one."""
    if not 0 <= move <= LAST_MOVE:
        raise ValueError(f"no move has the number {move}")
    if move >= PLAIN_MOVES:
        return OfMoney(word_for(OF_MONEY, block_of(move)), francs_of(move))
    if move < FIRST_EXCHANGE_MOVE:
        return Answer(word_for(ANSWERS, move))
    if move < FIRST_PACK_MOVE:
        return OfThing(*block_word(OF_THINGS, move))
    if move >= FIRST_LANE_MOVE:
        return ToLane(*block_word(TO_LANES, move))
    if FIRST_PACK_MOVE <= move < FIRST_PACK_MOVE + PACKS:
        return AskReport(move - FIRST_PACK_MOVE)
    if FIRST_ADDRESS_MOVE <= move < FIRST_ADDRESS_MOVE + SEATS:
        return Address(move - FIRST_ADDRESS_MOVE)
    if FIRST_GIVE_MOVE <= move < FIRST_GIVE_MOVE + 2 * KEPT_KINDS:
        return OfReport(*block_word(OF_REPORTS, move))
    return OfHorse(*block_word(OF_HORSES, move))


def write(move: int) -> str:
    """Give a move's notation."""
    return from_number(move).notation()


def read(text: str) -> int:
    """Read a move's notation; spaces and capitals do not count, nor a colon before a number."""
    written = "".join(text.split()).lower()
    if written in ANSWERS:
        return ANSWERS[written]
    for words, build in READERS:
        pattern = rf"(?P<word>{'|'.join(words)})(?::(?P<name>\w+)|(?P<figure>[0-9]+))"
        if found := re.fullmatch(pattern, written, re.ASCII):
            return build(found["word"], found["name"] or found["figure"]).number()
    raise BadNotation("ascot-notation-unreadable", text=text.strip() or "…")


def is_figure(text: str, most: int) -> bool:
    """Is this a number up to so many?"""
    return text.isdecimal() and len(text) <= len(str(most)) and int(text) <= most


def read_thing(word: str, text: str) -> Move:
    """Read what is exchanged, thrown in or sold."""
    if is_figure(text, HORSES):
        return OfThing(word, int(text))
    if text in BUSINESSES:
        return OfThing(word, BUSINESSES[text])
    if text not in REPORTS:
        known = ", ".join([*BUSINESSES, *REPORTS])
        raise BadNotation("ascot-notation-thing", text=text, horses=HORSES, known=known)
    return OfThing(word, FIRST_REPORT + REPORTS[text])


def read_horse(word: str, text: str) -> Move:
    """Read a horse's number."""
    if not is_figure(text, HORSES):
        raise BadNotation("ascot-notation-horse", text=text, horses=HORSES)
    return OfHorse(word, int(text))


def read_pack(_word: str, text: str) -> Move:
    """Read the name of a pack of reports."""
    if text not in PACK_NAMES:
        raise BadNotation("ascot-notation-pack", text=text, known=", ".join(PACK_NAMES))
    return AskReport(PACK_NAMES[text])


def read_seat(_word: str, text: str) -> Move:
    """Read the seat an offer is for, counted from 1."""
    if not is_figure(text, SEATS) or int(text) == 0:
        raise BadNotation("ascot-notation-seat", text=text, seats=SEATS)
    return Address(int(text) - 1)


def read_report(word: str, text: str) -> Move:
    """Read the name of a kept report."""
    if text not in REPORTS:
        raise BadNotation("ascot-notation-report", text=text, known=", ".join(REPORTS))
    return OfReport(word, REPORTS[text])


def read_lane(word: str, text: str) -> Move:
    """Read a lane, or the post."""
    if text == POST:
        return ToLane(word, 0)
    if not is_figure(text, LANES):
        raise BadNotation("ascot-notation-lane", text=text, lanes=LANES)
    return ToLane(word, int(text))


def read_money(word: str, text: str) -> Move:
    """Read francs, written in figures only."""
    if not is_figure(text, AMOUNTS - 1):
        raise BadNotation("ascot-notation-francs", text=text, most=AMOUNTS - 1)
    return OfMoney(word, int(text))


READERS: tuple[tuple[tuple[str, ...], Callable[[str, str], Move]], ...] = (
    (tuple(OF_THINGS), read_thing),
    (tuple(OF_HORSES), read_horse),
    (("read",), read_pack),
    (("to",), read_seat),
    (tuple(OF_REPORTS), read_report),
    (tuple(TO_LANES), read_lane),
    (tuple(OF_MONEY), read_money),
)
