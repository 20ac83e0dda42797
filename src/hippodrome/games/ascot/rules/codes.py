"""Moves as integers, and the reasons a move is refused: the numbers the rules work with.

The blocks, in order: answers without a name, things named for one purpose each, lanes, and then
the free amounts, whose moves are a block's first number plus the francs. `moves.py` gives all of
them names and notation.
"""

from hippodrome.games.ascot.state import HORSES, KEPT_KINDS, LANES, PACKS, SEATS, THINGS

PASS_MOVE = 0
"""No: pass, decline, no bet, no favourite, no report, do not join, stay on the square."""
ACCEPT_MOVE = 1
"""Yes: accept an offer, join the club."""
DONE_MOVE = 2
"""The throwing-in is finished (A2.5)."""
SEND_MOVE = 3
"""The offer is finished (A5.6)."""
FOR_FAVOURITE_MOVE = 4
"""This throw is for the favourite (A8.2)."""
FOR_NEXT_MOVE = 5
"""This throw is for the next other horse (A8.2)."""
DROP_MOVE = 6
"""Drop a Disadvantage on the horse's own colour (A10.4)."""
DROP_WITH_ADVANTAGE_MOVE = 7
"""Drop a Disadvantage together with an Advantage on another colour (A10.4)."""

FIRST_EXCHANGE_MOVE = 8
FIRST_THROW_MOVE = FIRST_EXCHANGE_MOVE + THINGS + 1
FIRST_SELL_MOVE = FIRST_THROW_MOVE + THINGS + 1
FIRST_PACK_MOVE = FIRST_SELL_MOVE + THINGS + 1
FIRST_MEMBER_HORSE_MOVE = FIRST_PACK_MOVE + PACKS
FIRST_ADDRESS_MOVE = FIRST_MEMBER_HORSE_MOVE + HORSES + 1
FIRST_TRADE_MOVE = FIRST_ADDRESS_MOVE + SEATS
FIRST_GIVE_MOVE = FIRST_TRADE_MOVE + HORSES + 1
FIRST_TAKE_MOVE = FIRST_GIVE_MOVE + KEPT_KINDS
FIRST_WITHDRAW_MOVE = FIRST_TAKE_MOVE + KEPT_KINDS
FIRST_FAVOURITE_MOVE = FIRST_WITHDRAW_MOVE + HORSES + 1
FIRST_LANE_MOVE = FIRST_FAVOURITE_MOVE + HORSES + 1
"""Where a throw leads: lane 0 is the post."""
FIRST_ONWARD_MOVE = FIRST_LANE_MOVE + LANES + 1
"""Going on from the horse's own colour."""
FIRST_ADVANTAGE_MOVE = FIRST_ONWARD_MOVE + LANES + 1
"""Going on with an Advantage."""
FIRST_INSCRIPTION_MOVE = FIRST_ADVANTAGE_MOVE + LANES + 1
"""Where an inscription leads."""
PLAIN_MOVES = FIRST_INSCRIPTION_MOVE + LANES + 1

AMOUNTS = 10_000_000
"""More francs than a game can hold."""
FIRST_BID_MOVE = PLAIN_MOVES
FIRST_PAY_MOVE = FIRST_BID_MOVE + AMOUNTS
"""Money the maker of an offer pays."""
FIRST_ASK_MOVE = FIRST_PAY_MOVE + AMOUNTS
"""Money the maker of an offer wants."""
FIRST_BET_MOVE = FIRST_ASK_MOVE + AMOUNTS
FIRST_NEED_MOVE = FIRST_BET_MOVE + AMOUNTS
"""Money offered for a report in need (A10.16)."""
LAST_MOVE = FIRST_NEED_MOVE + AMOUNTS - 1
AMOUNT_BLOCKS = 5

# The ladder of amounts in a menu, in francs.
LADDER = tuple(
    100 * rung
    for rung in (
        *(1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 180, 200, 250, 300),
        *(350, 400, 450, 500, 550, 600, 700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000, 4000),
        *(6000, 10_000, 100_000),
    )
)
RUNGS = 40
SLOTS = PLAIN_MOVES + AMOUNT_BLOCKS * RUNGS
"""An amount has the slot of the lowest rung not below it, so all one's money has one too."""

MENU = 128
"""More than any menu: an offer has at most 12 horses, 6 reports, twice 40 amounts and sending."""

# Reasons for a refusal; `refusals.py` gives each its sentence and its paragraph.
ALLOWED = 0
GAME_OVER = 1
NOT_A_SEAT = 2
NOT_AWAITED = 3
NOT_A_MOVE = 4
ASKED_OTHERWISE = 5
"""A move of another phase; the phase says what is asked."""
NO_SUCH_CARD = 6
CARD_NOT_HELD = 7
AUCTIONEER_STAYS = 8
BOTH_STABLES = 9
BID_TOO_LOW = 10
NOT_A_STEP = 11
BID_ABOVE_MEANS = 12
SECOND_STABLE = 13
NOT_YOURS_TO_SELL = 14
NOT_FOR_THIS_DEBT = 15
NO_BUYER_BEFORE = 16
NO_SUITABLE_HORSE = 17
WRONG_STABLE = 18
HORSE_NOT_YOURS = 19
HORSE_HOME = 20
FEE_ABOVE_MEANS = 21
OFFERS_USED_UP = 22
OFFER_TO_ONESELF = 23
NO_SUCH_SEAT = 24
ADDRESS_FIRST = 25
ADDRESSED_ALREADY = 26
OWNED_BY_NEITHER = 27
OFFERED_ALREADY = 28
REPORT_NOT_YOURS = 29
REPORT_NOT_THEIRS = 30
MONEY_ALREADY = 31
MONEY_ABOVE_MEANS = 32
MONEY_ABOVE_THEIRS = 33
NO_MONEY = 34
EMPTY_OFFER = 35
DRAFT_BEGUN = 36
ANSWER_OF_ANOTHER = 37
TOO_MANY_HORSES = 38
NOT_RUNNING = 39
BETS_TAKEN = 40
BET_ALREADY = 41
NO_SUCH_LANE = 42
SQUARE_TAKEN = 43
LANE_TOO_FAR = 44
STRAIGHT_FROM_GATE = 45
NO_CHANGE_IN_BEND = 46
HORSE_IN_THE_WAY = 47
CUTTING_IN = 48
LEFT_OVERTAKING = 49
NOT_AT_THE_POST = 50
NOT_OWN_COLOUR = 51
OWN_COLOUR = 52
NO_ADVANTAGE = 53
NO_DISADVANTAGE = 54
NO_WAY_ON = 55
LANE_NOT_ASKED_FOR = 56
NOTHING_TO_TRADE = 57

# What happened, as `event` tells it: the facts that follow each, in order.
DEALER_DRAWN = 1  # seat
DECLARED = 2  # seat: the Auctioneer lies open before it
ACTS_AS_AUCTIONEER = 3  # seat
EXCHANGED = 4  # seat
THREW_IN = 5  # seat, cards
TURNED_UP = 6  # card
BADE = 7  # seat, amount
PASSED = 8  # seat
SOLD = 9  # thing, buyer, price
COMMISSION_PAID = 10  # buyer, auctioneer, amount
UNSOLD = 11  # thing, seller
CARDS_BILLED = 12  # seat, amount
PAID = 13  # seat, to (NOBODY the Bank), amount
VOID = 14  # seat, to, amount that is not paid
OWES = 15  # seat, to, amount
THREW_FOR_START = 16  # seat, points
STARTS = 17  # seat
DICE_THROWN = 18  # seat, first die, second die or 0
TRAINED = 19  # horse, squares gone before, squares gone after
BACK_IN_BOX = 20  # horse
ON_SQUARE = 21  # horse, square
REPORT_READ = 22  # seat, pack, kind
REPORT_APPLIED = 23  # horse, pack, kind
ADVANTAGE_EARNED = 24  # horse, how many
DISADVANTAGE_TAKEN = 25  # horse, how many
REPORT_KEPT = 26  # seat, kept kind
STRANGLES_TOLD = 27  # seat
TURN_MISSED = 28  # seat
JOINED = 29  # seat
RECEIVED = 30  # seat, amount
GALLOPED = 31  # horse, squares gone before, squares gone after
LED_HOME = 32  # horse
TRAINING_OVER = 33
OFFER_MADE = 34  # seat, to
OFFER_ACCEPTED = 35  # seat that made it, to
OFFER_DECLINED = 36  # seat that made it, to
MARKET_PASSED = 37  # seat
MARKET_CLOSED = 38  # horses each player enters
PUT_UP = 39  # thing, seller
GIVEN_AWAY = 40  # horse, from, to
WITHDRAWN = 41  # horse, seat
ENTERED = 42  # seat, horses, francs owed
FAVOURITE_NAMED = 43  # seat, horse
HORSE_CALLED = 44  # horse
BET_PLACED = 45  # seat, horse, amount
STAYS_FALLEN = 46  # horse
FREED = 47  # horse
MOVED = 48  # horse, lane, length
JOSTLED = 49  # horse, lane, length after
TOO_MUCH = 50  # horse: the throw is beyond the post
WENT_ON = 51  # horse, lane, length
ADVANTAGE_SPENT = 52  # seat, horse
DISADVANTAGE_DROPPED = 53  # seat, horse
INSCRIBED = 54  # horse, kind of square, number
LED_BY_INSCRIPTION = 55  # horse, lane, length
NOTHING_DOING = 56  # horse: the inscription cannot be followed
REPORT_GIVEN_UP = 57  # seat, kept kind, horse
NEED_OFFERED = 58  # seat, holder, amount
NEED_ACCEPTED = 59  # seat, holder, amount
NEED_DECLINED = 60  # seat, holder
FELL = 61  # horse
OUT_OF_RACE = 62  # horse: eliminated
PAST_POST = 63  # horse, place
DISQUALIFIED_AT_POST = 64  # horse
RACE_STOPPED = 65
RACE_OVER = 66  # horses home
BANKER_PAID = 67  # seat, amount
PRIZE_PAID = 68  # seat, horse, amount
TICKET_PAID = 69  # seat, amount
BOOKMAKER_PAID = 70  # seat, amount
STAKE_BACK = 71  # seat, amount
TOTE_CARRIED = 72  # amount


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


def block_of(move: int) -> int:
    """Give the first number of the block of amounts a move lies in, or 0 for a plain move."""
    if move < PLAIN_MOVES or move > LAST_MOVE:
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
