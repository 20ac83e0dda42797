"""What every step of every test must leave behind, whatever the test is about."""

from __future__ import annotations

import inspect
import re

from hippodrome.games.ascot import events
from hippodrome.games.ascot.rules.laws import broken
from hippodrome.games.ascot.state import (
    ANSWER,
    BET,
    BID,
    COLOUR,
    DIE,
    FIRST_THROW,
    FOR_CARDS,
    FOR_RACE,
    FORCED,
    INSCRIPTION,
    JOIN,
    LANES,
    MEMBER_HORSE,
    MOVE,
    NEED,
    NEED_ANSWER,
    NO_DEBT,
    NO_SALE,
    NOBODY,
    OFFER,
    OWE,
    RACE_THROW,
    READ,
    THINGS,
    Pack,
    State,
)

Rest = tuple[dict[str, int], tuple[int, ...]]
"""What fields hold when they are not in use, and the phases in which they may hold more."""

IN_REACH = (MOVE, COLOUR, INSCRIPTION)
STARTING = (FIRST_THROW, RACE_THROW)
TRADING = (OFFER, ANSWER)
AT_REST: tuple[Rest, ...] = (
    ({"sale": NO_SALE, "lot": 0, "seller": NOBODY, "bid": 0, "bidder": NOBODY}, (BID,)),
    ({"called_on": NOBODY, "bidding": 0}, (BID,)),
    ({"offered_to": NOBODY, "offered": 0, "offered_money": 0}, TRADING),
    ({"contenders": 0}, STARTING),
    ({"called": 0}, (BET,)),
    ({"reachable": 0, "target": 0}, IN_REACH),
    ({"price_offered": 0}, (NEED_ANSWER,)),
)
AT_REST_WITHOUT_DEBT: tuple[Rest, ...] = (
    ({"debt": NO_DEBT, "debtor": NOBODY, "creditor": NOBODY}, ()),
    ({"owed": 0, "refused": 0, "resume": 0}, ()),
    ({"reporting": 0}, (READ, MEMBER_HORSE)),
    ({"mover": 0}, (*IN_REACH, READ, MEMBER_HORSE, JOIN, NEED, NEED_ANSWER)),
)
OF_EVENTS = inspect.getsource(events)
FACTS = {
    int(number): comment.split(":")[0].split(", ")
    for number, comment in re.findall(r"^[A-Z_]+ = (\d+)(?:  # (.+))?$", OF_EVENTS, re.MULTILINE)
}
"""The facts that follow each event, as the comments of its code name them."""
SEATS_TOLD = ("seat", "buyer", "auctioneer", "holder")
NOBODY_TOLD = ("to", "seller", "from")
MOST_FRANCS = 10_000_000


def disorder(pack: Pack, state: State) -> list[object]:
    """Give what is wrong with a table: a law broken, something left lying, an event ill told."""
    if missing := no_numbers(state):
        return [*missing]
    law = broken(pack, state)
    return [*([law] if law else []), *left_lying(state), *told_wrong(state)]


def no_numbers(state: State) -> list[str]:
    """Name the fields that hold something a compiled state could not."""
    found = []
    for name, field in State.FIELDS.items():
        value = getattr(state, name)
        rows = value if len(field.shape) == 2 else [value if field.shape else [value]]
        if not all(isinstance(number, int) for row in rows for number in row):
            found.append(name)
    return found


def left_lying(state: State) -> list[str]:
    """Name the fields that say something although nothing of the kind goes on."""
    phase = state.phase
    in_debt = phase == OWE or (phase == BID and state.sale == FORCED)
    in_race = DIE <= phase <= NEED_ANSWER or state.debt == FOR_RACE
    due = [bool(state.awaits), bool(state.spread), bool(state.over)]
    others = {
        "thrown": phase not in STARTING and any(state.thrown),
        "offered reports": phase not in TRADING
        and any([*state.offered_gives, *state.offered_takes]),
        "bill": state.debt != FOR_CARDS and any(state.bill),
        "moved": state.moved != 0 and not in_race,
        "turn": state.turn not in range(NOBODY, state.seats),
        "declared": state.declared not in (0, 1),
        "used": state.colour_used not in (0, 1) or state.white_used not in (0, 1),
        "what is due": due.count(True) != 1,
    }
    resting = AT_REST if in_debt else (*AT_REST, *AT_REST_WITHOUT_DEBT)
    return [
        *(
            field
            for fields, phases in resting
            for field, value in fields.items()
            if phase not in phases and getattr(state, field) != value
        ),
        *(name for name, lies in others.items() if lies),
    ]


def told_wrong(state: State) -> list[tuple[int, ...]]:
    """Give the events of the last step that do not tell what the codes say they tell."""
    told = [tuple(state.event[index]) for index in range(state.events)]
    return [event for event in told if not well_told(state, event)]


def well_told(state: State, event: tuple[int, ...]) -> bool:
    """Is every fact of an event a possible one, and is there none beyond those it has?"""
    what, *facts = event
    names = [*FACTS[what], "", "", ""][: len(facts)]
    return all(fact in possible(state, name) for name, fact in zip(names, facts, strict=True))


def possible(state: State, name: str) -> range:
    """Give the values a fact of that name may have; none but 0 if it has no name."""
    word = name.partition(" ")[0]
    if word in SEATS_TOLD:
        return range(state.seats)
    if word in NOBODY_TOLD:
        return range(NOBODY, state.seats)
    if word in ("card", "thing"):
        return range(1, THINGS + 1)
    if word == "lane":
        return range(1, LANES + 1)
    return range(MOST_FRANCS) if word else range(1)
