"""The table of moves: the only place that knows a move's word, parts and number.

A move is a word, or a word and what it is about: `pass`, `sell:farrier`, `bid:12000`, `lane:3`.
Horses go by their number, businesses and kept reports by a word, seats from 1.
"""

from hippodrome.engine.moves import Move, Moves
from hippodrome.games.ascot.parts import (
    AMOUNTS,
    FRANCS,
    HORSE,
    LANE,
    ODDS,
    PACK,
    REPORT,
    SEAT,
    THING,
    USE,
    WHOSE,
)
from hippodrome.games.ascot.state import LEAST_ODDS

# The ladder of amounts in a menu, in francs.
LADDER = tuple(
    100 * rung
    for rung in (
        *(1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 180, 200, 250, 300),
        *(350, 400, 450, 500, 550, 600, 700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000, 4000),
        *(6000, 10_000, 100_000),
    )
)
RUNGS = len(LADDER)

MOVES = Moves(
    Move(
        "pass",
        paragraph={
            "bid": "A3.5",
            "member": "A4.5",
            "join": "A4.5",
            "offer": "A5.6",
            "answer": "A5.6",
            "withdraw": "A5.3",
            "favourite": "A7.1",
            "bet": "A7.2",
            "place": "A7.4",
            "odds": "A7.4",
            "place-bet": "A7.4",
            "colour": "A10.1",
            "need": "A10.16",
            "need-answer": "A10.16",
        },
    ),
    Move("yes", paragraph={"join": "A4.5", "answer": "A5.6", "need-answer": "A10.16"}),
    Move("done", paragraph="A2.5"),
    Move("send", paragraph="A5.6"),
    Move("for", WHOSE, paragraph="A8.2", notation="for:{whose}"),
    Move("drop", USE, paragraph="A10.4", notation="drop{advantage}"),
    Move("swap", THING, paragraph="A2.3"),
    Move("throw", THING, paragraph="A2.5", completes=False),
    Move("sell", THING, paragraph="A6.1"),
    Move("read", PACK, paragraph="A4.5"),
    Move("horse", HORSE, paragraph="A4.10"),
    Move("to", SEAT, paragraph="A5.6", completes=False),
    Move("trade", HORSE, paragraph="A5.2", completes=False),
    Move("give", REPORT, paragraph="A5.2", completes=False),
    Move("take", REPORT, paragraph="A5.2", completes=False),
    Move("scratch", HORSE, paragraph="A5.3"),
    Move("fav", HORSE, paragraph="A7.1"),
    Move("lane", LANE, paragraph="A9.9"),
    Move("on", LANE, paragraph="A10.1"),
    Move("adv", LANE, paragraph="A10.2"),
    Move("led", LANE, paragraph="A10.6"),
    Move("bid", FRANCS, paragraph="A3.1"),
    Move("pay", FRANCS, paragraph="A5.6", completes=False),
    Move("ask", FRANCS, paragraph="A5.6", completes=False),
    Move("bet", FRANCS, paragraph={"bet": "A7.2", "place-bet": "A7.4"}),
    Move("offer", FRANCS, paragraph="A10.16"),
    Move("name", SEAT, paragraph="A2.2"),
    Move("place", HORSE, paragraph="A7.4"),
    Move("odds", ODDS, paragraph="A7.4"),
    unreadable="ascot-notation-unreadable",
    rungs=RUNGS,
)

PASS_MOVE = MOVES.first("pass")
"""No: pass, decline, no bet, no favourite, no report, do not join, stay on the square."""
ACCEPT_MOVE = MOVES.first("yes")
"""Yes: accept an offer, join the club."""
DONE_MOVE = MOVES.first("done")
SEND_MOVE = MOVES.first("send")
FOR_FAVOURITE_MOVE = MOVES.first("for")
FOR_NEXT_MOVE = FOR_FAVOURITE_MOVE + MOVES.stride("for", "whose")
DROP_MOVE = MOVES.first("drop")
DROP_WITH_ADVANTAGE_MOVE = DROP_MOVE + MOVES.stride("drop", "advantage")
FIRST_EXCHANGE_MOVE = MOVES.first("swap")
FIRST_THROW_MOVE = MOVES.first("throw")
FIRST_SELL_MOVE = MOVES.first("sell")
FIRST_PACK_MOVE = MOVES.first("read")
FIRST_MEMBER_HORSE_MOVE = MOVES.first("horse")
FIRST_ADDRESS_MOVE = MOVES.first("to")
FIRST_TRADE_MOVE = MOVES.first("trade")
FIRST_GIVE_MOVE = MOVES.first("give")
FIRST_TAKE_MOVE = MOVES.first("take")
FIRST_WITHDRAW_MOVE = MOVES.first("scratch")
FIRST_FAVOURITE_MOVE = MOVES.first("fav")
FIRST_LANE_MOVE = MOVES.first("lane")
FIRST_ONWARD_MOVE = MOVES.first("on")
FIRST_ADVANTAGE_MOVE = MOVES.first("adv")
FIRST_INSCRIPTION_MOVE = MOVES.first("led")
FIRST_BID_MOVE = MOVES.first("bid")
FIRST_PAY_MOVE = MOVES.first("pay")
FIRST_ASK_MOVE = MOVES.first("ask")
FIRST_BET_MOVE = MOVES.first("bet")
FIRST_NEED_MOVE = MOVES.first("offer")
PLAIN_MOVES = FIRST_BID_MOVE
"""From here on moves have a free amount…"""
AFTER_AMOUNTS = FIRST_NEED_MOVE + AMOUNTS
"""…up to here."""
FIRST_NAME_MOVE = MOVES.first("name")
FIRST_PLACE_MOVE = MOVES.first("place")
FIRST_ODDS_MOVE = MOVES.first("odds")
LAST_MOVE = MOVES.size - 1
FIRST_SLOT_AFTER_AMOUNTS = MOVES.first_slot("name")
SLOTS = MOVES.slots
"""An amount has the slot of the lowest rung not below it, so all one's money has one too."""

MENU = 128
"""More than any menu: an offer has at most 12 horses, 6 reports, twice 40 amounts and sending."""


def exchange_move(card: int) -> int:
    """Number the card put under the dead pile (A2.3)."""
    return FIRST_EXCHANGE_MOVE + card


def throw_move(card: int) -> int:
    """Number a further card thrown in (A2.5)."""
    return FIRST_THROW_MOVE + card


def sell_move(thing: int) -> int:
    """Number what a debtor puts up for sale (A6.1)."""
    return FIRST_SELL_MOVE + thing


def pack_move(pack_of_reports: int) -> int:
    """Number the pack a member takes a report of (A4.5)."""
    return FIRST_PACK_MOVE + pack_of_reports


def member_horse_move(horse: int) -> int:
    """Number the horse a member's report is for (A4.10)."""
    return FIRST_MEMBER_HORSE_MOVE + horse


def address_move(seat: int) -> int:
    """Number the player an offer is made to (A5.6)."""
    return FIRST_ADDRESS_MOVE + seat


def trade_move(horse: int) -> int:
    """Number a horse that would change hands, whichever way (A5.2)."""
    return FIRST_TRADE_MOVE + horse


def give_move(kind: int) -> int:
    """Number a kept report the maker of an offer would give."""
    return FIRST_GIVE_MOVE + kind


def take_move(kind: int) -> int:
    """Number a kept report the maker of an offer would get."""
    return FIRST_TAKE_MOVE + kind


def withdraw_move(horse: int) -> int:
    """Number the horse its owner withdraws (A5.3)."""
    return FIRST_WITHDRAW_MOVE + horse


def favourite_move(horse: int) -> int:
    """Number the horse named favourite (A7.1)."""
    return FIRST_FAVOURITE_MOVE + horse


def lane_move(lane: int) -> int:
    """Number the lane a throw ends on; 0 is the post (A9.9)."""
    return FIRST_LANE_MOVE + lane


def onward_move(lane: int) -> int:
    """Number the lane a horse goes on to from its own colour (A10.1)."""
    return FIRST_ONWARD_MOVE + lane


def advantage_move(lane: int) -> int:
    """Number the lane a horse goes on to with an Advantage (A10.2)."""
    return FIRST_ADVANTAGE_MOVE + lane


def inscription_move(lane: int) -> int:
    """Number the lane an inscription leads to (A10.6)."""
    return FIRST_INSCRIPTION_MOVE + lane


def bid_move(francs: int) -> int:
    """Number a bid (A3.1)."""
    return FIRST_BID_MOVE + francs


def pay_move(francs: int) -> int:
    """Number the money the maker of an offer pays."""
    return FIRST_PAY_MOVE + francs


def ask_move(francs: int) -> int:
    """Number the money the maker of an offer wants."""
    return FIRST_ASK_MOVE + francs


def bet_move(francs: int) -> int:
    """Number a bet on the horse called (A7.2)."""
    return FIRST_BET_MOVE + francs


def need_move(francs: int) -> int:
    """Number an offer for a report in need (A10.16)."""
    return FIRST_NEED_MOVE + francs


def name_move(seat: int) -> int:
    """Number the player one would have act as auctioneer (A2.2)."""
    return FIRST_NAME_MOVE + seat


def place_move(horse: int) -> int:
    """Number the horse whose place the Bookmaker is asked to price (A7.4)."""
    return FIRST_PLACE_MOVE + horse


def odds_move(odds: int) -> int:
    """Number the Bookmaker's price for a place, in half stakes (A7.4)."""
    return FIRST_ODDS_MOVE + odds - LEAST_ODDS


def block_of(move: int) -> int:
    """Give the first number of the block of amounts a move lies in, or 0 for a plain move."""
    if move < PLAIN_MOVES or move >= AFTER_AMOUNTS:
        return 0
    return move - (move - PLAIN_MOVES) % AMOUNTS


def francs_of(move: int) -> int:
    """Give the francs a move of an amount block carries."""
    return (move - PLAIN_MOVES) % AMOUNTS


def rung_of(francs: int) -> int:
    """Give the lowest rung of the ladder that is not below an amount."""
    rung = 0
    while rung < RUNGS - 1 and LADDER[rung] < francs:
        rung += 1
    return rung
