"""What every step of every test must leave behind, whatever the test is about."""

from __future__ import annotations

from hippodrome.engine.events import Fact
from hippodrome.engine.parts import Part
from hippodrome.engine.state import WIDTH
from hippodrome.games.ascot.events import EVENTS
from hippodrome.games.ascot.phases import (
    ANSWER,
    BET,
    BID,
    COLOUR,
    DIE,
    FIRST_THROW,
    INSCRIPTION,
    JOIN,
    MEMBER_HORSE,
    MOVE,
    NAMING,
    NEED,
    NEED_ANSWER,
    ODDS,
    OFFER,
    OWE,
    PLACE_BET,
    RACE_THROW,
    READ,
    WITHDRAW,
)
from hippodrome.games.ascot.rules.laws import broken
from hippodrome.games.ascot.state import (
    FOR_CARDS,
    FOR_ENTRY,
    FOR_RACE,
    FORCED,
    NO_DEBT,
    NO_SALE,
    NOBODY,
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
    ({"called": 0}, (BET, ODDS, PLACE_BET)),
    ({"odds": 0}, (PLACE_BET,)),
    ({"reachable": 0, "target": 0}, IN_REACH),
    ({"price_offered": 0}, (NEED_ANSWER,)),
)
AT_REST_WITHOUT_DEBT: tuple[Rest, ...] = (
    ({"debt": NO_DEBT, "debtor": NOBODY, "creditor": NOBODY}, ()),
    ({"owed": 0, "refused": 0, "resume": 0}, ()),
    ({"reporting": 0}, (READ, MEMBER_HORSE)),
    ({"mover": 0}, (*IN_REACH, READ, MEMBER_HORSE, JOIN, NEED, NEED_ANSWER)),
)
SEATS_TOLD = ("player", "buyer", "maker", "holder", "named")


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
    unpaid = phase == WITHDRAW and state.debt == FOR_ENTRY
    in_debt = phase == OWE or unpaid or (phase == BID and state.sale == FORCED)
    in_race = DIE <= phase <= NEED_ANSWER or state.debt == FOR_RACE
    due = [bool(state.awaits), bool(state.spread), bool(state.over)]
    others = {
        "thrown": phase not in STARTING and any(state.thrown),
        "offered reports": phase not in TRADING
        and any([*state.offered_gives, *state.offered_takes]),
        "bill": state.debt != FOR_CARDS and any(state.bill),
        "moved": state.moved != 0 and not in_race,
        "turn": state.turn not in range(NOBODY, state.seats),
        "named": phase != NAMING and any(seat != NOBODY for seat in state.named),
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


def notes(state: State) -> list[tuple[int, ...]]:
    """Give what was noted since the notes were last emptied: each event's number and five facts."""
    places = range(0, state.noted * WIDTH, WIDTH)
    return [tuple(state.notes[place + fact] for fact in range(WIDTH)) for place in places]


def told_wrong(state: State) -> list[tuple[int, ...]]:
    """Give the events of the last step whose facts are none that their parts can have."""
    return [event for event in notes(state) if not well_told(state, event)]


def well_told(state: State, event: tuple[int, ...]) -> bool:
    """Is every fact of an event a possible one, and is there none beyond those it has?"""
    number, *facts = event
    parts = EVENTS.rows[number - 1].facts
    told = zip(parts, facts, strict=False)
    return all(possible(state, *one) for one in told) and not any(facts[len(parts) :])


def possible(state: State, part: Fact, fact: int) -> bool:
    """May a part have this value, as a rule notes it?"""
    assert isinstance(part, Part)
    if part.name in SEATS_TOLD:
        return fact in range(state.seats)
    return fact in range(part.lowest, part.lowest + part.size)
