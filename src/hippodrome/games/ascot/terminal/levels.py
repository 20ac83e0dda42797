"""The questions that lead to a move at Ascot, and what a typed number means at each.

Horses go by their own numbers, cards and reports by the numbers of things, lanes and francs by
themselves; 0 is always no, none or enough.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Any

from hippodrome.engine.errors import BadNotation
from hippodrome.games.ascot.terminal.labels import SQUARES, amount, label
from hippodrome.games.ascot.terminal.signs import LAST_HORSE
from hippodrome.terminal.face import Choices, Level

NOTHING = ("pass", "done", "send")
DROPS = {"drop": "d", "drop-with-advantage": "d+"}
POST = "p"
"""What is typed for the post, which is no lane."""
PACKS = ("stevens", "walroy", "vet")
MONEY = {"pay": "+", "ask": "-"}
TAKEN = 10
"""Reports to be taken are typed with so much added, as the same may be there to be given."""
THING_WORDS = {
    13: "auctioneer",
    14: "bookmaker",
    15: "club",
    16: "farrier",
    17: "walroy",
    18: "stevens",
    19: "vet",
    20: "forage",
    21: "bridle",
    22: "vessels",
    23: "sure",
}
VERBS = {
    "exchange": "swap",
    "throw-in": "throw",
    "owe": "sell",
    "member-horse": "horse",
    "withdraw": "scratch",
    "favourite": "fav",
    "bid": "bid",
    "bet": "bet",
    "need": "offer",
    "move": "lane",
    "inscription": "led",
}
"""How the move begins that a bare number stands for."""
AMOUNTS = ("bid", "bet", "need")
MOST_RUNGS = 8
"""Amounts that are listed: with the hammer and six purses there is room for no more."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A move with one amount of its ladder."""

    move: int
    notation: str
    kind: str
    thing: int
    seat: int
    francs: int
    cost: int


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
        rungs = list(zip(choice.ladder, costs, strict=True))
        for francs, cost in (rungs[place] for place in spread_out(len(rungs))):
            yield Rung(
                choice.move + francs - choice.least,
                f"{choice.notation.rpartition(':')[0]}:{francs}",
                choice.kind,
                choice.thing,
                choice.seat,
                francs,
                cost,
            )


def spread_out(rungs: int) -> list[int]:
    """Choose the rungs to list: the first, the last, and some between; others may be typed."""
    if rungs <= MOST_RUNGS:
        return list(range(rungs))
    return [place * (rungs - 1) // (MOST_RUNGS - 1) for place in range(MOST_RUNGS)]


def typed(choice: Any) -> Hashable:
    """Give what is typed for a move."""
    if choice.kind in NOTHING:
        return 0
    if choice.kind == "accept":
        return 1
    if choice.kind == "pack":
        return PACKS.index(choice.pack) + 1
    if choice.kind == "address":
        return int(choice.seat) + 1
    if choice.kind in SQUARES:
        return POST if choice.home or not choice.lane else int(choice.lane)
    if choice.kind in DROPS:
        return DROPS[choice.kind]
    if choice.kind in MONEY:
        return MONEY[choice.kind]
    if choice.kind in AMOUNTS:
        return francs(choice)
    return int(choice.thing) + (TAKEN if choice.kind == "take" else 0)


def francs(choice: Any) -> Hashable:
    """Give the amount of a move about money, which ends its notation."""
    if choice.kind not in (*AMOUNTS, *MONEY):
        return 0
    return int(choice.notation.rpartition(":")[2])


def levels(look: Any) -> tuple[Level, ...]:
    """Give the questions of this moment."""

    def write(choices: Choices, number: str) -> str:
        return written(look, choices, number)

    if look.phase in AMOUNTS:
        return (Level(typed, look.phase, amount, own_number=True, columns=3, notation=write),)
    if look.phase == "offer" and look.offer is not None:
        scale = Level(typed, "scale", label, own_number=True, notation=write)
        money = Level(francs, "money", amount, own_number=True, columns=4, notation=write_money)
        # With no money left to name, one thing to lay down must not be taken for an amount.
        return (scale, money) if any(choice.step for choice in look.choices) else (scale,)
    columns = 1 if look.phase == "whose" else 2
    return (Level(typed, look.phase, label, own_number=True, columns=columns, notation=write),)


def write_money(choices: Choices, number: str) -> str:
    """Write money into an offer."""
    return f"{choices[0].notation.rpartition(':')[0]}:{number}"


def written(look: Any, choices: Choices, number: str) -> str:
    """Write the move a number that is not on the list would be, so that the rules can judge it."""
    move = nothing(look) if number == "0" else numbered_move(look, choices, int(number))
    if move:
        return move
    known = " ".join(str(typed(choice)) for choice in choices)
    raise BadNotation("ascot-off-the-list", text=number, known=known)


def nothing(look: Any) -> str:
    """Write what 0 stands for where no such answer is listed; the rules say what they want."""
    if look.phase == "throw-in":
        return "done"
    if look.phase == "offer" and look.offer is not None:
        return "send"
    return "" if look.phase == "whose" else "pass"


def numbered_move(look: Any, choices: Choices, number: int) -> str:
    """Write the move a number stands for, or nothing if there is none."""
    if look.phase in VERBS:
        return f"{VERBS[look.phase]}:{thing_word(number, look.phase)}"
    if look.phase == "member" and number <= len(PACKS):
        return f"read:{PACKS[number - 1]}"
    if look.phase == "colour":
        with_advantage = any(
            one.kind in ("advantage", "drop-with-advantage") for one in (*choices, *look.barred)
        )
        return f"{'adv' if with_advantage else 'on'}:{number}"
    if look.phase == "offer":
        return f"to:{number}" if look.offer is None else onto_scale(number)
    return ""


def onto_scale(thing: int) -> str:
    """Write what is laid on the scale: a horse, or a report given or taken."""
    if thing <= LAST_HORSE:
        return f"trade:{thing}"
    if thing in THING_WORDS:
        return f"give:{THING_WORDS[thing]}"
    if thing - TAKEN in THING_WORDS:
        return f"take:{THING_WORDS[thing - TAKEN]}"
    return ""


def thing_word(number: int, phase: str) -> str:
    """Write a card or a report by its word; horses, lanes and francs are numbers."""
    if phase in ("exchange", "throw-in", "owe"):
        return THING_WORDS.get(number, str(number))
    return str(number)
