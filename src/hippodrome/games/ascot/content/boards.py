"""The two boards and the packs of reports, as a person writes them down.

A square of the loop is `name: what, what`, a report `copies x name: what`, where a name is one of
ours or a title of the pack's own; a lane of the race is one sign for each length. `WAYS` and
`EFFECTS` list what may be said; spaces in a lane only group.
"""

from collections.abc import Sequence
from typing import get_args

from hippodrome.engine.content import number_of, unknown_name, within_bounds
from hippodrome.games.ascot.parts import SQUARES
from hippodrome.games.ascot.state import (
    ANY_COLOUR,
    BLACK,
    BLUE,
    BROKEN_BRIDLE,
    EARN_ADVANTAGE,
    GALLOP,
    KEEP_REPORT,
    KINDS,
    LENGTHS,
    LOOP,
    MAY_JOIN,
    PAY,
    PAY_TO_BANK,
    QUEUE,
    RECEIVE,
    RED,
    STABLE_REPORT,
    STRANGLES,
    TAKE_DISADVANTAGE,
    VET_REPORT,
    WHIP,
    YELLOW,
    Pack,
)
from hippodrome.games.ascot.vocabulary import Payee

SQUARE_NAMES = (
    *("quiet", "shoes", "special-shoes", "loose-shoe", "oats", "hay", "straw", "board"),
    *("gallop-fee", "trainer", "vet-visit", "vet-bill", "club-door", "dinner", "charity", "frost"),
    *("dentist", "saddle", "horse-box", "jockey"),
)
"""What a square of the loop may be called; the catalogues know them by number."""
REPORT_NAMES = (
    *("fine-gallop", "brilliant-gallop", "lazy-gallop", "bad-temper", "off-its-feed", "trial-on"),
    *("trial-back", "lad-paid", "extra-oats", "prize-at-show", "insurance", "new-bridle"),
    *("sound-vessels", "sure-footed", "strangles", "cough", "lame", "clean-bill", "plaster"),
    *("in-form", "stiff", "sharp-work"),
)
"""What a report may be called; the catalogues know them by number."""
PAYEES: tuple[Payee, ...] = get_args(Payee)
KEPT_NAMES = ("bridle", "vessels", "sure-footed")

WAYS = (
    "pay WHO FRANCS",
    "members pay WHO FRANCS",
    "others pay WHO FRANCS",
    "report stable",
    "report vet",
    "join",
)
EFFECTS = (
    "advantage N",
    "disadvantage N",
    "pay WHO FRANCS",
    "receive FRANCS",
    "keep REPORT",
    "strangles",
    "gallop N",
)
SIGNS = {
    "k": BLACK,
    "r": RED,
    "y": YELLOW,
    "b": BLUE,
    "*": ANY_COLOUR,
    "w": WHIP,
}
"""Signs every course has; inscriptions choose their own. There is no plain square (A10.10)."""
INSCRIPTIONS = {
    word: number for number, word in enumerate(SQUARES) if BROKEN_BRIDLE <= number <= PAY_TO_BANK
}
NUMBERED = ("inside-lanes", "outside-lanes", "inside-lane", "outside-lane", "move-on", "move-back")
"""Inscriptions that name a number of lengths."""

MOST_DUES = 100_000
MOST_GALLOP = 12
MOST_EARNED = 5


def print_loop(pack: Pack, squares: tuple[str, ...], own: tuple[str, ...], file: str) -> None:
    """A4.8: the training loop."""
    names = (*SQUARE_NAMES, *own)
    pack.loop = within_bounds(file, "training", "squares", len(squares), 4, LOOP)
    for square, written in enumerate(squares):
        name, _, ways = written.partition(":")
        pack.square_name[square] = number_of(file, "training", name.strip(), names)
        for way in filter(None, (part.strip() for part in ways.split(","))):
            print_way(pack, square, way, file)


def print_way(pack: Pack, square: int, way: str, file: str) -> None:
    """A4.2, A4.5: one thing a square asks for."""
    match way.split():
        case ["report", "stable"]:
            pack.action[square] = STABLE_REPORT
        case ["report", "vet"]:
            pack.action[square] = VET_REPORT
        case ["join"]:
            pack.action[square] = MAY_JOIN
        case [*who_pays, "pay", who, francs] if who_pays in ([], ["members"], ["others"]):
            pack.payee[square] = number_of(file, "training", who, PAYEES)
            amount = whole(file, "training", francs, WAYS)
            within_bounds(file, "training", "squares", amount, 1, MOST_DUES)
            if who_pays != ["others"]:
                pack.member_dues[square] = amount
            if who_pays != ["members"]:
                pack.dues[square] = amount
        case _:
            raise unknown_name(file, "training", way, WAYS)


def print_reports(
    pack: Pack,
    source: int,
    reports: tuple[str, ...],
    own: tuple[str, ...],
    file: str,
    table: str,
) -> None:
    """A4.8: one pack; at least one report goes back under it, so it is never used up."""
    names = (*REPORT_NAMES, *own)
    within_bounds(file, table, "reports", len(reports), 1, KINDS)
    pack.kinds[source] = len(reports)
    for kind, written in enumerate(reports):
        head, _, effect = written.partition(":")
        match head.strip().split(maxsplit=2):
            case [copies, "x", name]:
                pack.copies[source][kind] = whole(file, table, copies, ("COPIES x NAME: EFFECT",))
                pack.report_name[source][kind] = number_of(file, table, name, names)
            case _:
                raise unknown_name(file, table, head, ("COPIES x NAME: EFFECT",))
        within_bounds(file, table, "reports", pack.copies[source][kind], 1, QUEUE)
        print_effect(pack, source, kind, effect, file, table)
    within_bounds(file, table, "reports", sum(pack.copies[source]), 1, QUEUE)
    returned = sum(1 for kind in range(len(reports)) if pack.effect[source][kind] != KEEP_REPORT)
    within_bounds(file, table, "reports", returned, 1, KINDS)


def print_effect(pack: Pack, source: int, kind: int, effect: str, file: str, table: str) -> None:
    """A4.8: what one report says."""
    number = 0
    match effect.split():
        case ["advantage", word]:
            code = EARN_ADVANTAGE
            number = within_bounds(
                file, table, "reports", whole(file, table, word, EFFECTS), 1, MOST_EARNED
            )
        case ["disadvantage", word]:
            code = TAKE_DISADVANTAGE
            number = within_bounds(
                file, table, "reports", whole(file, table, word, EFFECTS), 1, MOST_EARNED
            )
        case ["pay", who, francs]:
            code = PAY
            pack.report_payee[source][kind] = number_of(file, table, who, PAYEES)
            number = within_bounds(
                file, table, "reports", whole(file, table, francs, EFFECTS), 1, MOST_DUES
            )
        case ["receive", francs]:
            code = RECEIVE
            number = within_bounds(
                file, table, "reports", whole(file, table, francs, EFFECTS), 1, MOST_DUES
            )
        case ["keep", what]:
            code = KEEP_REPORT
            number = number_of(file, table, what, KEPT_NAMES) - 1
        case ["strangles"]:
            code = STRANGLES
        case ["gallop", squares]:
            code = GALLOP
            number = within_bounds(
                file,
                table,
                "reports",
                whole(file, table, squares, EFFECTS),
                -MOST_GALLOP,
                MOST_GALLOP,
            )
        case _:
            raise unknown_name(file, table, effect.strip(), EFFECTS)
    pack.effect[source][kind] = code
    pack.number[source][kind] = number


def print_race(
    pack: Pack, lanes: tuple[str, ...], inscriptions: tuple[str, ...], file: str
) -> None:
    """A10.10: the course."""
    signs = {sign: (kind, 0) for sign, kind in SIGNS.items()}
    for written in inscriptions:
        sign, _, said = written.partition(":")
        signs[sign.strip()] = read_inscription(said, file)
    rows = ["".join(lane.split()) for lane in lanes]
    pack.lanes = len(rows)
    pack.lengths = within_bounds(file, "race", "lanes", len(rows[0]), 6, LENGTHS)
    for lane, row in enumerate(rows, start=1):
        within_bounds(file, "race", "lanes", len(row), pack.lengths, pack.lengths)
        for length, sign in enumerate(row, start=1):
            if sign not in signs:
                raise unknown_name(file, "race", sign, tuple(signs))
            pack.square[lane][length], pack.reach[lane][length] = signs[sign]


def read_inscription(said: str, file: str) -> tuple[int, int]:
    """A10.6: what one sign of the course says."""
    words = said.split()
    if not words or words[0] not in INSCRIPTIONS:
        raise unknown_name(file, "race", said.strip(), tuple(INSCRIPTIONS))
    kind, numbers = words[0], words[1:]
    wanted = 1 if kind in NUMBERED or kind == "pay" else 0
    within_bounds(file, "race", "inscriptions", len(numbers), wanted, wanted)
    if not wanted:
        return INSCRIPTIONS[kind], 0
    number = whole(file, "race", numbers[0], tuple(INSCRIPTIONS))
    most = MOST_DUES if kind == "pay" else LENGTHS
    within_bounds(file, "race", "inscriptions", number, 1, most)
    return INSCRIPTIONS[kind], number


def whole(file: str, table: str, word: str, forms: Sequence[str]) -> int:
    """Read a whole number, which may be below zero."""
    if not word.lstrip("-").isdecimal():
        raise unknown_name(file, table, word, forms)
    return int(word)
