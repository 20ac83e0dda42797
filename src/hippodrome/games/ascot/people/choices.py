"""What a seat may choose, with consequences, from its view; `barring.py` has what it may not."""

from __future__ import annotations

from msgspec.structs import replace

from hippodrome.games.ascot.people.looks import Choice
from hippodrome.games.ascot.people.moves import (
    Address,
    Answer,
    AskReport,
    OfHorse,
    OfMoney,
    OfReport,
    OfThing,
    ToLane,
    from_number,
    write,
)
from hippodrome.games.ascot.people.names import PACKS, SQUARES
from hippodrome.games.ascot.rules.auction import commission
from hippodrome.games.ascot.rules.codes import (
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    FIRST_BID_MOVE,
    FOR_FAVOURITE_MOVE,
    FOR_NEXT_MOVE,
    MENU,
    PLAIN_MOVES,
    block_of,
    francs_of,
)
from hippodrome.games.ascot.rules.doors import amounts, menu
from hippodrome.games.ascot.rules.holding import owns, payee_seat
from hippodrome.games.ascot.rules.lanes import reach
from hippodrome.games.ascot.rules.racing import next_other
from hippodrome.games.ascot.state import (
    ANSWER,
    COLOUR,
    DEAD_PILE,
    FIRST_REPORT,
    JOIN,
    LANES,
    NEED_ANSWER,
    PAY_CLUB,
    Pack,
    State,
)

KINDS = {
    "pass": "pass",
    "yes": "accept",
    "done": "done",
    "send": "send",
    "for:favourite": "for-favourite",
    "for:next": "for-next",
    "drop": "drop",
    "drop+": "drop-with-advantage",
    "swap": "exchange",
    "throw": "throw",
    "sell": "sell",
    "horse": "member-horse",
    "trade": "trade",
    "scratch": "withdraw",
    "fav": "favourite",
    "give": "give",
    "take": "take",
    "lane": "lane",
    "on": "onward",
    "adv": "advantage",
    "led": "inscription",
    "bid": "bid",
    "pay": "pay",
    "ask": "ask",
    "bet": "bet",
    "offer": "need",
}
"""What each word of the notation is called in looks."""


def choices(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """List the legal moves of a seat with what each would do; a free amount only once."""
    if seat < 0:
        return ()
    buffer = [0] * MENU
    moves = buffer[: menu(pack, view, seat, buffer)]
    plain = [named(pack, view, seat, move) for move in moves if move < PLAIN_MOVES]
    blocks = dict.fromkeys(block_of(move) for move in moves if move >= PLAIN_MOVES)
    free = [with_amounts(pack, view, seat, block, moves) for block in blocks]
    return (*plain, *free)


def with_amounts(pack: Pack, view: State, seat: int, block: int, moves: list[int]) -> Choice:
    """Give a free amount with its range, and the amounts of the menu's ladder."""
    ladder = [francs_of(move) for move in moves if block_of(move) == block]
    found = [0, 0, 0]
    amounts(pack, view, seat, block + ladder[0], found)
    least, most, step = found
    costs: list[int] = []
    if block == FIRST_BID_MOVE:
        through_auctioneer = view.sale == DEAD_PILE and seat != view.auctioneer
        costs = [bid + (commission(bid) if through_auctioneer else 0) for bid in ladder]
    return replace(
        named(pack, view, seat, block + least),
        least=least,
        most=most,
        step=step,
        ladder=tuple(ladder),
        costs=tuple(costs),
    )


def named(pack: Pack, view: State, seat: int, move: int) -> Choice:
    """Give what a move is, what it is about and where it leads."""
    made = from_number(move)
    written = write(move)
    match made:
        case Answer():
            return answer(pack, view, seat, Choice(move, written, KINDS[made.word]))
        case OfThing():
            return Choice(move, written, KINDS[made.word], thing=made.thing)
        case AskReport():
            return Choice(move, written, "pack", pack=PACKS[made.pack])
        case OfHorse():
            gives = made.word == "trade" and owns(view, made.horse, seat)
            return Choice(move, written, KINDS[made.word], thing=made.horse, gives=gives)
        case Address():
            return Choice(move, written, "address", seat=made.seat)
        case OfReport():
            gives = made.word == "give"
            kept = FIRST_REPORT + made.kind
            return Choice(move, written, KINDS[made.word], thing=kept, gives=gives)
        case ToLane():
            choice = Choice(move, written, KINDS[made.word], thing=view.mover)
            return to_lane(pack, view, choice, made.lane)
        case OfMoney():
            return of_money(view, Choice(move, written, KINDS[made.word]))


def answer(pack: Pack, view: State, seat: int, choice: Choice) -> Choice:
    """Add what saying yes costs, or for which horse a throw would be."""
    if choice.kind == "accept":
        if view.phase == JOIN:
            club = payee_seat(pack, view, PAY_CLUB, 0)
            return replace(choice, seat=club, francs=pack.joining)
        if view.phase == ANSWER:
            return replace(choice, seat=view.turn, francs=-view.offered_money)
        if view.phase == NEED_ANSWER:
            kept = FIRST_REPORT + view.needed
            return replace(choice, seat=view.turn, thing=kept, francs=-view.price_offered)
    if choice.move in (FOR_FAVOURITE_MOVE, FOR_NEXT_MOVE):
        favourite = choice.move == FOR_FAVOURITE_MOVE
        horse = view.favourite[seat] if favourite else next_other(pack, view)
        lanes = 0 if view.fallen[horse] else reach(pack, view, horse, view.die[0])
        return replace(
            choice,
            thing=horse,
            length=view.length[horse] + view.die[0] if lanes else 0,
            reach=tuple(lane for lane in range(LANES + 1) if lanes >> lane & 1),
        )
    if choice.move in (DROP_MOVE, DROP_WITH_ADVANTAGE_MOVE):
        return replace(choice, thing=view.mover)
    return choice


def to_lane(pack: Pack, view: State, choice: Choice, lane: int) -> Choice:
    """Add the square a lane leads to, and what it is."""
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


def of_money(view: State, choice: Choice) -> Choice:
    """Add what money is for."""
    if choice.kind == "bid":
        return replace(choice, thing=view.lot, seat=view.seller)
    if choice.kind == "bet":
        return replace(choice, thing=view.called)
    if choice.kind == "need":
        return replace(choice, thing=FIRST_REPORT + view.needed, seat=view.holder)
    return replace(choice, seat=view.offered_to)
