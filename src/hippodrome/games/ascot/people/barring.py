"""What one might think of doing and may not, with the reason, from a seat's view."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from hippodrome.games.ascot.people.choices import named
from hippodrome.games.ascot.people.looks import Choice
from hippodrome.games.ascot.people.refusals import explain
from hippodrome.games.ascot.rules.auction import least_bid
from hippodrome.games.ascot.rules.codes import (
    ALLOWED,
    DONE_MOVE,
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    advantage_move,
    ask_move,
    bid_move,
    exchange_move,
    inscription_move,
    lane_move,
    member_horse_move,
    onward_move,
    pack_move,
    pay_move,
    sell_move,
    throw_move,
)
from hippodrome.games.ascot.rules.doors import refusal
from hippodrome.games.ascot.rules.holding import has_thing, in_hand_of, owns
from hippodrome.games.ascot.rules.squares import on_own_colour
from hippodrome.games.ascot.state import (
    BID,
    CARDS,
    COLOUR,
    EXCHANGE,
    INSCRIPTION,
    MEMBER,
    MEMBER_HORSE,
    MOVE,
    NOBODY,
    OFFER,
    OWE,
    PACKS,
    THINGS,
    THROW_IN,
    WITHDRAW,
    Pack,
    State,
)


def barred(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """List what one might think of doing and may not, with the reason."""
    if seat < 0 or not view.awaits >> seat & 1:
        return ()
    return tuple(
        with_reason(pack, view, seat, move)
        for move in thinkable(pack, view, seat)
        if refusal(pack, view, seat, move) != ALLOWED
    )


def with_reason(pack: Pack, view: State, seat: int, move: int) -> Choice:
    """Give a move with why it may not be made."""
    refused = explain(pack, view, seat, move)
    choice = named(pack, view, seat, move)
    return replace(choice, barred=refused.sentence, paragraph=refused.paragraph)


def thinkable(pack: Pack, view: State, seat: int) -> Iterator[int]:
    """Give the moves that what lies in sight suggests, legal or not."""
    if view.phase in (EXCHANGE, THROW_IN):
        numbered = exchange_move if view.phase == EXCHANGE else throw_move
        held = (card for card in range(1, CARDS + 1) if in_hand_of(view, card, seat))
        yield from (numbered(card) for card in held)
        if view.phase == THROW_IN:
            yield DONE_MOVE
    elif view.phase == BID:
        yield bid_move(least_bid(pack, view))
    elif view.phase == OWE:
        things = (thing for thing in range(1, THINGS + 1) if has_thing(view, thing, seat))
        yield from (sell_move(thing) for thing in things)
    elif view.phase == MEMBER:
        yield from (pack_move(source) for source in range(PACKS))
    elif view.phase == MEMBER_HORSE:
        own = (horse for horse in range(1, pack.horses + 1) if owns(view, horse, seat))
        yield from (member_horse_move(horse) for horse in own)
    elif view.phase == OFFER:
        yield from thinkable_offers(pack, view, seat)
    elif view.phase == WITHDRAW:
        yield PASS_MOVE
    else:
        yield from thinkable_squares(pack, view)


def thinkable_offers(pack: Pack, view: State, seat: int) -> Iterator[int]:
    """A5.6: address anybody else; send, and name money once."""
    if view.offered_to == NOBODY:
        yield from (address_move(other) for other in range(view.seats) if other != seat)
    else:
        yield SEND_MOVE
        yield pay_move(pack.money_step)
        yield ask_move(pack.money_step)


def thinkable_squares(pack: Pack, view: State) -> Iterator[int]:
    """A9, A10: every lane of the length a horse is sent to; dropping a Disadvantage."""
    lanes = range(1, pack.lanes + 1)
    if view.phase == MOVE:
        yield from (lane_move(lane) for lane in lanes)
    elif view.phase == INSCRIPTION:
        yield from (inscription_move(lane) for lane in lanes)
    elif view.phase == COLOUR:
        own = on_own_colour(pack, view, view.mover)
        onward = onward_move if own else advantage_move
        yield DROP_MOVE if own else DROP_WITH_ADVANTAGE_MOVE
        if view.reachable:
            yield from (onward(lane) for lane in lanes)
        else:
            yield onward(view.lane[view.mover])  # one reason is enough
