"""The questions that lead to a move at Ascot, and what a typed number means at each.

Horses go by their own numbers, cards and reports by the numbers of things, lanes and francs by
themselves; 0 is always no, none or enough. A kind of move that is not named here is typed as it
is written.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from hippodrome.engine.errors import BadNotation
from hippodrome.engine.parts import Value
from hippodrome.games.ascot.moves import MOVES
from hippodrome.games.ascot.parts import ODDS, PACK, REPORT
from hippodrome.games.ascot.state import FIRST_REPORT, HORSES
from hippodrome.games.ascot.terminal.labels import SQUARES, amount, label
from hippodrome.terminal.face import Choices, Level

NOTHING = ("pass", "done", "send")
DROPS = {"none": "d", "too": "d+"}
POST = "p"
"""What is typed for the post, which is no lane."""
MONEY = {"pay": "+", "ask": "-"}
SUMS = ("bid", "bet", "offer")
"""Moves that are typed as francs, and nothing else…"""
ABOUT_SUMS = ("bid", "bet", "place-bet", "need")
"""…and the phases that ask for them."""
OF_THINGS = ("swap", "throw", "sell", "horse", "trade", "give", "scratch", "fav", "place", "for")
COUNTED = ("to", "name", "read")
"""Moves about seats and packs, which are typed by their place, counted from 1."""
NUMBERED = (*COUNTED, *SQUARES, *SUMS, "swap", "throw", "sell", "horse", "scratch", "fav", "place")
"""Moves a bare number may stand for, where no answer on the list has it."""
TAKEN = 10
"""Reports to be taken are typed with so much added, as the same may be there to be given."""
COLUMNS = {"whose": 1, "place": 4, "odds": 5}
"""Columns of answers, where two would be too narrow, or take too many lines beside the pad."""
MOST_RUNGS = 8
"""Amounts that are listed: with the hammer and six purses there is room for no more."""


def offered(look: Any) -> Choices:
    """List the moves to ask for, a free amount at several rungs."""
    return tuple(with_rungs(look))


def with_rungs(look: Any) -> Iterator[Any]:
    """Give each move, and each rung of those with a free amount."""
    for choice in look.choices:
        if not choice.step:
            yield choice
            continue
        costs = choice.costs or choice.ladder
        returns = choice.returns or (0,) * len(costs)
        rungs = list(zip(choice.ladder, costs, returns, strict=True))
        for francs, cost, back in (rungs[place] for place in spread_out(len(rungs))):
            move = replace(choice.move, francs=francs)
            yield replace(choice, move=move, costs=(cost,), returns=(back,))


def spread_out(rungs: int) -> list[int]:
    """Choose the rungs to list: the first, the last, and some between; others may be typed."""
    if rungs <= MOST_RUNGS:
        return list(range(rungs))
    return [place * (rungs - 1) // (MOST_RUNGS - 1) for place in range(MOST_RUNGS)]


def typed(choice: Any) -> Hashable:
    """Give what is typed for a move."""
    move = choice.move
    if move.kind in NOTHING:
        return 0
    if move.kind == "yes":
        return 1
    if move.kind == "read":
        return PACK.words.index(move.pack) + 1
    if move.kind == "to":
        return int(move.seat) + 1
    if move.kind in SQUARES:
        return int(move.lane) or POST
    if move.kind == "odds":
        return ODDS.write(move.odds - ODDS.lowest)
    if move.kind == "drop":
        return DROPS[move.advantage]
    if move.kind in MONEY:
        return MONEY[move.kind]
    if move.kind in SUMS:
        return int(move.francs)
    if move.kind == "take":
        return int(choice.thing) + TAKEN
    return int(choice.thing) if move.kind in OF_THINGS else MOVES.write(MOVES.number(move))


def francs(choice: Any) -> Hashable:
    """Give the amount of a move about money."""
    return int(getattr(choice.move, "francs", 0))


def levels(look: Any) -> tuple[Level, ...]:
    """Give the questions of this moment."""

    def move(choices: Choices, number: str) -> Mapping[str, Value]:
        return unlisted(look, choices, number)

    if look.phase in ABOUT_SUMS:
        return (Level(typed, look.phase, amount, own_number=True, columns=3, unlisted=move),)
    if look.phase == "offer" and look.offer is not None:
        scale = Level(typed, "scale", label, own_number=True, unlisted=move)
        money = Level(francs, "money", amount, own_number=True, columns=4, unlisted=other_amount)
        # With no money left to name, one thing to lay down must not be taken for an amount.
        return (scale, money) if any(choice.step for choice in look.choices) else (scale,)
    columns = COLUMNS.get(look.phase, 2)
    return (Level(typed, look.phase, label, own_number=True, columns=columns, unlisted=move),)


def other_amount(choices: Choices, number: str) -> Mapping[str, Value]:
    """Give the move with another amount of money."""
    return numbered(choices[0].move.kind, number)


def unlisted(look: Any, choices: Choices, number: str) -> Mapping[str, Value]:
    """Give the move a number that is not on the list would be, so that the rules can judge it."""
    move = nothing(look) if number == "0" else meant(look, choices, number)
    if move is not None:
        return move
    known = " ".join(str(typed(choice)) for choice in choices)
    raise BadNotation("ascot-off-the-list", text=number, known=known)


def nothing(look: Any) -> Mapping[str, Value] | None:
    """Give what 0 stands for where no such answer is listed; the rules say what they want."""
    if look.phase == "throw-in":
        return {"kind": "done"}
    if look.phase == "offer" and look.offer is not None:
        return {"kind": "send"}
    return None if look.phase == "whose" else {"kind": "pass"}


def meant(look: Any, choices: Choices, number: str) -> Mapping[str, Value] | None:
    """Give the move a number stands for, or nothing if there is none."""
    if look.phase == "offer" and look.offer is not None:
        return onto_scale(int(number))
    for choice in (*choices, *look.barred):
        kind = choice.move.kind
        if kind == "read" and int(number) > PACK.size:
            return None
        if kind in NUMBERED:
            return numbered(kind, number)
    return None


def numbered(kind: str, number: str) -> Mapping[str, Value]:
    """Give the move of a kind whose only part has that number; BadNotation if none has."""
    (part,) = MOVES.by_name[kind].parts
    index = int(number) - 1 if kind in COUNTED else int(number)
    if not 0 <= index < part.size:
        assert part.wrong is not None, "every part of this room can say what it takes"
        raise part.wrong(number)
    return {"kind": kind, part.name: part.value(index)}


def onto_scale(thing: int) -> Mapping[str, Value] | None:
    """Give what is laid on the scale: a horse, or a report given or taken."""
    if thing <= HORSES:
        return {"kind": "trade", "horse": thing}
    for kind, report in (("give", thing - FIRST_REPORT), ("take", thing - FIRST_REPORT - TAKEN)):
        if 0 <= report < REPORT.size:
            return {"kind": kind, "report": REPORT.words[report]}
    return None
