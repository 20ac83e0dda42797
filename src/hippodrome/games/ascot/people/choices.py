"""What a seat may choose with its consequence, and what it may not with the reason.

Everything is made from the seat's view. A kind of move that is not listed in `CONSEQUENCES` is
offered all the same, with no more than what its parts say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from hippodrome.games.ascot.moves import (
    DONE_MOVE,
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    FIRST_BET_MOVE,
    FIRST_BID_MOVE,
    MENU,
    MOVES,
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    advantage_move,
    ask_move,
    bet_move,
    bid_move,
    block_of,
    exchange_move,
    francs_of,
    inscription_move,
    lane_move,
    member_horse_move,
    onward_move,
    pack_move,
    pay_move,
    sell_move,
    throw_move,
)
from hippodrome.games.ascot.people.look.types import Choice
from hippodrome.games.ascot.people.names import SQUARES, thing_of_report
from hippodrome.games.ascot.people.refusals import explain
from hippodrome.games.ascot.phases import (
    ANSWER,
    BET,
    BID,
    COLOUR,
    EXCHANGE,
    INSCRIPTION,
    JOIN,
    MEMBER,
    MEMBER_HORSE,
    MOVE,
    NEED_ANSWER,
    OFFER,
    OWE,
    PLACE_BET,
    THROW_IN,
    WITHDRAW,
)
from hippodrome.games.ascot.rules.auction import bid_within, commission, least_bid, price_of_hand
from hippodrome.games.ascot.rules.betting import total_on, tote_multiple
from hippodrome.games.ascot.rules.doors import amounts, menu, play, refusal
from hippodrome.games.ascot.rules.holding import has_thing, in_hand_of, owns, payee_seat, spendable
from hippodrome.games.ascot.rules.lanes import throw_reach, waits_at_post
from hippodrome.games.ascot.rules.places import price_paid
from hippodrome.games.ascot.rules.racing import next_other
from hippodrome.games.ascot.rules.reasons import ALLOWED
from hippodrome.games.ascot.rules.squares import on_own_colour
from hippodrome.games.ascot.state import (
    CARDS,
    DEAD_PILE,
    FIRST_REPORT,
    LANES,
    NOBODY,
    PACKS,
    PAY_CLUB,
    THINGS,
    Pack,
    State,
)


def choices(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """List the legal moves of a seat with what each would do; a free amount only once."""
    if seat < 0:
        return ()
    buffer = [0] * MENU
    moves = buffer[: menu(pack, view, seat, buffer)]
    plain = [named(pack, view, seat, move) for move in moves if not block_of(move)]
    blocks = dict.fromkeys(block_of(move) for move in moves if block_of(move))
    free = [with_amounts(pack, view, seat, block, moves) for block in blocks]
    return (*plain, *free)


def with_amounts(pack: Pack, view: State, seat: int, block: int, moves: list[int]) -> Choice:
    """Give a free amount with its range, and the amounts of the menu's ladder."""
    ladder = [francs_of(move) for move in moves if block_of(move) == block]
    found = [0, 0, 0]
    amounts(pack, view, seat, block + ladder[0], found)
    least, most, step = found
    costs: list[int] = []
    returns: list[int] = []
    within = most
    if block == FIRST_BID_MOVE:
        through_auctioneer = view.sale == DEAD_PILE and seat != view.auctioneer
        costs = [bid + (commission(bid) if through_auctioneer else 0) for bid in ladder]
        within = within_purse(pack, view, seat)
    elif block == FIRST_BET_MOVE:
        returns = [returned(view, stake) for stake in ladder]
    return replace(
        named(pack, view, seat, block + least),
        least=least,
        most=most,
        step=step,
        ladder=tuple(ladder),
        costs=tuple(costs),
        within=within if within < most else None,
        returns=tuple(returns),
    )


def within_purse(pack: Pack, view: State, seat: int) -> int:
    """Give the most one may bid and still pay what one owes already."""
    free = spendable(pack, view, seat) - price_of_hand(pack, view, seat) - view.bill[seat]
    return max(0, bid_within(pack, view, seat, free))


def returned(view: State, stake: int) -> int:
    """A7.4, A11.3: what a stake on the horse called would get if that won, or were placed."""
    if view.phase == PLACE_BET:
        return price_paid(stake, view.odds)
    return stake * tote_multiple(view.tote + stake, total_on(view, view.called) + stake)


def brings(_pack: Pack, view: State, _seat: int, move: int) -> int | None:
    """Say what a bet of any amount would get; what stands on the ladder is told with the choice."""
    return returned(view, francs_of(move)) if block_of(move) == FIRST_BET_MOVE else None


# What a move would do, by its kind.


def named(pack: Pack, view: State, seat: int, move: int) -> Choice:
    """Give a move with what it is about and where it leads."""
    made: Any = MOVES.chosen(move)
    choice = Choice(
        made,
        thing=getattr(made, "thing", getattr(made, "horse", 0)),
        seat=getattr(made, "seat", NOBODY),
    )
    consequence = CONSEQUENCES.get(made.kind)
    return choice if consequence is None else consequence(pack, view, seat, choice)


def of_yes(pack: Pack, view: State, _seat: int, choice: Choice) -> Choice:
    """Add what saying yes costs, and whom it pays."""
    if view.phase == JOIN:
        club = payee_seat(pack, view, PAY_CLUB, 0)
        return replace(choice, seat=club, francs=pack.joining)
    if view.phase == ANSWER:
        return replace(choice, seat=view.turn, francs=-view.offered_money)
    if view.phase == NEED_ANSWER:
        kept = FIRST_REPORT + view.needed
        return replace(choice, seat=view.turn, thing=kept, francs=-view.price_offered)
    return choice


def of_throw(pack: Pack, view: State, seat: int, choice: Choice) -> Choice:
    """A8.2: add for which horse a throw would be, and where it could take it."""
    favourite = choice.move.whose == "favourite"
    horse = view.favourite[seat] if favourite else next_other(pack, view)
    points, needed = view.die[0], pack.lengths + 1 - view.length[horse]
    lanes = 0 if view.fallen[horse] else throw_reach(pack, view, horse, points)
    inexact = points != needed and waits_at_post(pack, view, horse, points)
    return replace(
        choice,
        thing=horse,
        length=view.length[horse] + points if lanes else 0,
        reach=tuple(lane for lane in range(LANES + 1) if lanes >> lane & 1),
        needed=needed if inexact and not view.fallen[horse] else 0,
    )


def of_drop(_pack: Pack, view: State, _seat: int, choice: Choice) -> Choice:
    """Add the horse that would drop a Disadvantage."""
    return replace(choice, thing=view.mover)


def of_trade(_pack: Pack, view: State, seat: int, choice: Choice) -> Choice:
    """Add which way a horse would go."""
    return replace(choice, gives=owns(view, choice.thing, seat))


def of_report(_pack: Pack, _view: State, _seat: int, choice: Choice) -> Choice:
    """Add the thing a kept report is, and which way it would go."""
    kept = thing_of_report(choice.move.report)
    return replace(choice, thing=kept, gives=choice.move.kind == "give")


def to_lane(pack: Pack, view: State, _seat: int, choice: Choice) -> Choice:
    """Add the horse that would go, the square it comes to, and what that is."""
    lane, choice = choice.move.lane, replace(choice, thing=view.mover)
    if lane == 0:
        return replace(choice, home=True)
    if not 1 <= view.target <= pack.lengths:
        return replace(choice, lane=lane)
    square = pack.square[lane][view.target]
    return replace(
        choice,
        lane=lane,
        length=view.target,
        square=SQUARES[square],
        number=pack.reach[lane][view.target],
        own_colour=square == pack.colour[view.mover] and not colour_spent(view),
    )


def colour_spent(view: State) -> bool:
    """A10.2: has the horse used its colour this turn, or would going there be using it?"""
    return view.colour_used == 1 or view.phase == COLOUR


def of_bid(_pack: Pack, view: State, _seat: int, choice: Choice) -> Choice:
    """Add the lot, and who gets the price."""
    return replace(choice, thing=view.lot, seat=view.seller)


def of_bet(_pack: Pack, view: State, _seat: int, choice: Choice) -> Choice:
    """Add the horse called."""
    return replace(choice, thing=view.called)


def of_odds(_pack: Pack, view: State, _seat: int, choice: Choice) -> Choice:
    """Add whom a place is priced for, and which horse's."""
    return replace(choice, thing=view.called, seat=view.turn)


def of_need(_pack: Pack, view: State, _seat: int, choice: Choice) -> Choice:
    """Add the report needed, and who may sell it."""
    return replace(choice, thing=FIRST_REPORT + view.needed, seat=view.holder)


def of_offered_money(_pack: Pack, view: State, _seat: int, choice: Choice) -> Choice:
    """Add whom the money is offered to, or asked of."""
    return replace(choice, seat=view.offered_to)


CONSEQUENCES: dict[str, Callable[[Pack, State, int, Choice], Choice]] = {
    "yes": of_yes,
    "for": of_throw,
    "drop": of_drop,
    "trade": of_trade,
    "give": of_report,
    "take": of_report,
    "lane": to_lane,
    "on": to_lane,
    "adv": to_lane,
    "led": to_lane,
    "bid": of_bid,
    "bet": of_bet,
    "odds": of_odds,
    "offer": of_need,
    "pay": of_offered_money,
    "ask": of_offered_money,
}
"""What is added to the moves that do more than their parts say."""


# What one might think of and may not do.


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
    elif view.phase == BET:
        yield bet_move(pack.money_step)
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


def goods(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """A5.6: for everybody who may be addressed, what an offer to them may hold, and its sending."""
    if seat < 0 or view.phase != OFFER or view.offered_to != NOBODY:
        return ()
    found: list[Choice] = []
    for address in choices(pack, view, seat):
        if address.move.kind == "to":
            ahead = view.copy()
            play(pack, ahead, seat, MOVES.number(address.move))
            sending = (one for one in barred(pack, ahead, seat) if one.move.kind == "send")
            found += (
                replace(choice, seat=address.seat, barred=None, paragraph=None)
                for choice in (*choices(pack, ahead, seat), *sending)
            )
    return tuple(found)
