"""What is printed for Ascot (`Pack`) and what a game remembers (`State`).

Horses go by their number from 1, and their title cards by the same number; the eight businesses
follow. A kept report is a *thing* too, numbered after the cards, so that whatever can be sold has
one number. Lanes are counted from the inside, lengths from the gate: length 0 is the start, and
one beyond the last is the post. Index 0 is nobody and nowhere.
"""

from hippodrome.engine.fields import Cell, Cells, Fields, Grid, Money, cell, cells, money
from hippodrome.engine.state import WIDTH, Noted

# Most of everything; a pack may have less, and rules loop to the pack's own counts.
SEATS = 6
HORSES = 12
LANES = 6
LENGTHS = 60
LOOP = 60
PACKS = 3
KINDS = 16
"""Different reports in one pack."""
QUEUE = 24
"""Reports in one pack, copies counted."""
LETTERS = 20
"""The longest name a horse may have of its own…"""
TITLE_LETTERS = 40
"""…and the longest title of a square of the loop, or of a report."""
NOTES = 96
"""More than one step can tell: a throw of training for twelve horses, seven each and two more."""
SIDES = 6

# Title cards: the horses by number, then the businesses (A1.2).
AUCTIONEER = HORSES + 1
BOOKMAKER = HORSES + 2
CLUB = HORSES + 3
FARRIER = HORSES + 4
WALROY_STABLE = HORSES + 5
STEVENS_STABLE = HORSES + 6
VET = HORSES + 7
FORAGE = HORSES + 8
CARDS = HORSES + 8

# Reports that are kept, numbered on as things (A10.6).
BRIDLE = 0
VESSELS = 1
SURE_FOOTED = 2
KEPT_KINDS = 3
FIRST_REPORT = CARDS + 1
THINGS = CARDS + KEPT_KINDS

# Colours of horses, best first (A1.1).
NO_COLOUR = 0
BLACK = 1
RED = 2
YELLOW = 3
BLUE = 4
COLOURS = 4

# Packs of reports; the first two are those of the stables.
STEVENS_PACK = 0
WALROY_PACK = 1
VET_PACK = 2

# What a viewer cannot see.
UNKNOWN = -1

# Nobody where a seat is meant; as one who is paid, the Bank.
NOBODY = -1

# Where a title card lies.
NOT_PRINTED = 0
DEAD = 1
"""In the dead pile since the deal: nobody knows it."""
UNDER_HAMMER = 2
GONE = 3
IN_HAND = 10
"""In the hand of seat 0; seat 1 follows."""
RETURNED = 20
"""In the dead pile, put there by seat 0, who alone knows; seat 1 follows."""
OWNED = 30
"""Open before seat 0; seat 1 follows."""

# What a sale is about (A3.1, A5.3, A6).
NO_SALE = 0
DEAD_PILE = 1
FORCED = 2
SURPLUS = 3

# What a debt is for, which says what may be sold (A6.2).
NO_DEBT = 0
FOR_CARDS = 1
FOR_TRAINING = 2
FOR_ENTRY = 3
FOR_RACE = 4

# Who a square or a report names to be paid.
PAY_NOBODY = 0
PAY_BANK = 1
PAY_FARRIER = 2
PAY_FORAGE = 3
PAY_STABLE = 4
PAY_VET = 5
PAY_CLUB = 6

# What a square of the training loop asks besides money.
NO_ACTION = 0
STABLE_REPORT = 1
VET_REPORT = 2
MAY_JOIN = 3

# What a report says.
NO_EFFECT = 0
EARN_ADVANTAGE = 1
TAKE_DISADVANTAGE = 2
PAY = 3
RECEIVE = 4
KEEP_REPORT = 5
STRANGLES = 6
GALLOP = 7

# Squares of the race: 1 to 4 a colour, then white ones (A10.6).
PLAIN = 0
"""Nothing: the start, and the turf that courses had before A10.10 was read by the letter."""
BROKEN_BRIDLE = 5
BURST_VESSEL = 6
FALLS = 7
OVERTAKE = 8
INSIDE_LANES = 9
OUTSIDE_LANES = 10
INSIDE_LANE = 11
OUTSIDE_LANE = 12
MOVE_ON = 13
MOVE_BACK = 14
PAY_TO_BANK = 15
ANY_COLOUR = 16
"""The white square before the last bend: any horse may use an Advantage of its colour (A10.17)."""
WHIP = 17
"""Marks the length from which lanes may be changed again (A9.12)."""
SQUARE_KINDS = 18

# How a horse stands in the race.
NOT_ENTERED = 0
RUNNING = 1
HOME = 2
ELIMINATED = 3
DISQUALIFIED = 4
PLACES = 3

# What a place bet may pay, the stake included, in half stakes: one and a half to ten for one.
LEAST_ODDS = 3
MOST_ODDS = 20

# The reckoning (A11), line by line.
BANK_TOTAL = 0
BANKER_SHARE = 1
FIRST_PRIZE = 2
SECOND_PRIZE = 3
THIRD_PRIZE = 4
BANK_LEFT = 5
TOTE_TOTAL = 6
ON_WINNER = 7
COMMISSION = 8
MULTIPLE = 9
PAID_OUT = 10
BOOKMAKER_REST = 11
CARRIED_OVER = 12
STAKES_BACK = 13
LINES = 14


class Pack(Fields):
    """What is printed on boards and cards."""

    most_seats: Cell = cell()
    """How many may play."""
    horses: Cell = cell()
    """How many horses there are."""
    cards: Cell = cell()
    """How many title cards there are: horses and businesses."""
    purse: Cell = cell()
    """Francs each player starts with (A1.3)."""
    bid_step: Cell = cell()
    """What every bid is a multiple of (A1.6)."""
    money_step: Cell = cell()
    """What every stake and every offer is a multiple of (A1.6)."""
    colour: Cells = cells(HORSES + 1)
    """The colour of each horse."""
    start_lane: Cells = cells(HORSES + 1)
    """The lane each horse starts on (A9.10)."""
    price: Cells = cells(CARDS + 1)
    """The price printed on each title card."""
    all_horses_price: Cell = cell()
    """What all horses cost together."""
    bonus: Cells = cells(COLOURS + 1)
    """Lengths a horse goes on from its own colour (A10.1)."""
    named: Cell = cell(later=True)
    """1 if horses or reports have names of the pack's own, 0 where our words do for all."""
    own_horse: Grid = cells(HORSES + 1, LETTERS, later=True)
    """The letters of each horse's own name as code points; 0 where our words name it (A1.1)."""

    loop: Cell = cell()
    """Squares of the training loop; a horse is home once it has gone further."""
    gate: Cells = cells(PACKS)
    """For each stable the square its horses enter the loop on."""
    payee: Cells = cells(LOOP)
    """Whom each square names to be paid."""
    dues: Cells = cells(LOOP)
    """Francs a player who is no member pays on each square."""
    member_dues: Cells = cells(LOOP)
    """Francs a member of the club pays there."""
    action: Cells = cells(LOOP)
    """What each square asks besides money."""
    square_name: Cells = cells(LOOP)
    """What each square is called: a number of the catalogue's, or of the pack's own beyond."""
    own_square: Grid = cells(LOOP, TITLE_LETTERS, later=True)
    """The letters of each title of a square that is the pack's own; 0 after the last (A4.8)."""
    joining: Cell = cell()
    """The entrance fee of the club (A4.5)."""
    training_rounds: Cell = cell()
    """Rounds after which the horses still out are led home (A4.13)."""

    kinds: Cells = cells(PACKS)
    """How many different reports each pack holds."""
    copies: Grid = cells(PACKS, KINDS)
    """How many of each there are."""
    effect: Grid = cells(PACKS, KINDS)
    """What each report says."""
    number: Grid = cells(PACKS, KINDS)
    """How many, how much, how far, or which kept report it is."""
    report_payee: Grid = cells(PACKS, KINDS)
    """Whom a report that asks for money names."""
    report_name: Grid = cells(PACKS, KINDS)
    """What each report is called: a number of the catalogue's, or of the pack's own beyond."""
    own_report: Grid = cells(PACKS * KINDS, TITLE_LETTERS, later=True)
    """The letters of each title of a report that is the pack's own; 0 after the last (A4.8)."""

    most_horses: Cells = cells(SEATS + 1)
    """Most horses a player may enter, by number of players (A5.2)."""
    entry_fee: Cell = cell()
    """Francs to enter a horse (A5.4)."""
    most_offers: Cell = cell()
    """Offers a player may make in the market (A5.6)."""
    most_bets: Cell = cell()
    """Bets taken on one horse (A7.2)."""

    lanes: Cell = cell()
    """Lanes of the race; lane 1 is the inside."""
    lengths: Cell = cell()
    """Lengths of the race; the post is one beyond."""
    bend: Cell = cell()
    """The length of the last-bend post (A9.6)."""
    whip: Cell = cell()
    """The length from which lanes may be changed again (A9.12)."""
    square: Grid = cells(LANES + 1, LENGTHS + 1)
    """What each square of the race is: a colour or an inscription."""
    reach: Grid = cells(LANES + 1, LENGTHS + 1)
    """How many lengths or francs an inscription names."""
    race_rounds: Cell = cell()
    """Rounds after which the stewards stop the race (A11.7)."""


class State(Noted):
    """What a game of Ascot remembers."""

    notes: Money = money(NOTES * WIDTH, scratch=True)
    """The events of the last play or draw; a turn of training is more than most rooms note."""

    seats: Cell = cell()
    """Option: how many players."""
    banker: Cell = cell()
    """Option: 1 if the banker is paid a tenth of the Bank (A11.2)."""
    richest: Cell = cell()
    """Option: 1 if the richest wins too (A11.4)."""
    carried: Cell = cell()
    """Option: 1 if a Totalisator nobody won is carried over (A11.3)."""
    smaller: Cell = cell()
    """Option: 1 if a throw too small for the post moves a horse near it (A10.9)."""
    places: Cell = cell()
    """Option: 1 if a player and the Bookmaker may agree on place bets (A7.4)."""

    awaits: Cell = cell()
    """The seats that may act now, as a bit mask."""
    spread: Cell = cell()
    """How many equally likely outcomes the next draw has, or 0."""
    over: Cell = cell()
    """1 once the game is over."""

    phase: Cell = cell()
    """What the game waits for."""
    dealer: Cell = cell()
    """The seat that deals and keeps the Bank, or NOBODY before the lot."""
    turn: Cell = cell()
    """The seat whose turn it is, in whatever goes round; NOBODY where nothing does."""

    purse: Money = money(SEATS)
    """Francs of each seat; purses lie open."""
    bank: Cell = cell()
    """Francs paid to the Bank, of which the prizes are made."""
    tote: Cell = cell()
    """Francs staked with the Totalisator."""

    lies: Cells = cells(CARDS + 1)
    """Where each title card lies; UNKNOWN where the viewer cannot see."""
    held: Cells = cells(SEATS)
    """Cards in each hand; UNKNOWN while another's throwing-in is secret."""
    dealt: Cell = cell()
    """Cards dealt so far."""
    dead: Cell = cell()
    """Cards in the dead pile, as counted after the deal and after the throwing-in."""
    auctioneer: Cell = cell()
    """The seat that acts as auctioneer, or NOBODY before the deal is done."""
    declared: Cell = cell()
    """1 once the Auctioneer's card lies open."""
    named: Cells = cells(SEATS)
    """Whom each seat names acting auctioneer, or NOBODY; its own secret until all have (A2.2)."""

    bill: Cells = cells(SEATS)
    """Francs each seat has still to pay for the cards kept from the deal (A3.4)."""

    sale: Cell = cell()
    """What is being sold, and why: NO_SALE, DEAD_PILE, FORCED or SURPLUS."""
    lot: Cell = cell()
    """The thing under the hammer, or 0."""
    seller: Cell = cell()
    """The seat that gets the price, or NOBODY for the Bank."""
    bid: Cell = cell()
    """The highest bid, or 0."""
    bidder: Cell = cell()
    """The seat that made it, or NOBODY."""
    called_on: Cell = cell()
    """The seat last asked to bid, or NOBODY."""
    bidding: Cell = cell()
    """The seats that have not passed, as a bit mask."""

    debt: Cell = cell()
    """What a debt is for, or NO_DEBT."""
    debtor: Cell = cell()
    """The seat that owes."""
    creditor: Cell = cell()
    """The seat it owes to, or NOBODY for the Bank."""
    owed: Cell = cell()
    """Francs owed."""
    refused: Cell = cell()
    """Things that found no buyer for this debt, as a bit mask."""
    resume: Cell = cell()
    """The phase that follows when the debt is paid or void."""

    contenders: Cell = cell()
    """The seats still throwing for the first turn, as a bit mask."""
    thrown: Cells = cells(SEATS)
    """What each seat threw for the first turn."""
    die: Cells = cells(2)
    """The dice as they lie; one die lies first."""
    rounds: Cell = cell()
    """Rounds of this board that have begun."""
    first_seat: Cell = cell()
    """The seat that began this board, or NOBODY."""

    gone: Cells = cells(HORSES + 1)
    """Squares each horse has gone in training; more than the loop has once it is home."""
    mover: Cell = cell()
    """The horse being moved, or 0."""
    missing: Cells = cells(SEATS)
    """Turns each seat has to miss (A4.4)."""
    member: Cells = cells(SEATS)
    """1 for each seat with a membership card."""
    reporting: Cell = cell()
    """1 while the report read is one a member asked for."""
    report_pack: Cell = cell()
    """The pack of the last report read."""
    report_kind: Cell = cell()
    """Which report of that pack it is, or UNKNOWN before any."""
    reader: Cell = cell()
    """The seat that read it in the last play or draw, or NOBODY."""
    read_for: Cell = cell()
    """The horse it was for, as far as that was decided in the last play or draw, or 0."""
    unread: Grid = cells(PACKS, KINDS)
    """Reports of each pack nobody has read: they have no order."""
    unread_left: Cells = cells(PACKS)
    """How many those are."""
    queue: Grid = cells(PACKS, QUEUE)
    """Reports put under each pack, first read first, as kind + 1; 0 behind the last."""
    queued: Cells = cells(PACKS)
    """How many those are."""
    advantage: Cells = cells(HORSES + 1)
    """Advantages lying on each horse until the race."""
    disadvantage: Cells = cells(HORSES + 1)
    """Disadvantages lying on each horse until the race."""
    kept: Grid = cells(SEATS, KEPT_KINDS)
    """Reports each seat keeps, by kind."""

    offers: Cells = cells(SEATS)
    """Offers each seat has made in the market."""
    passes: Cell = cell()
    """Seats that have passed in a row."""
    offered_to: Cell = cell()
    """The seat the offer is for, or NOBODY; a draft is its maker's secret."""
    offered: Cell = cell()
    """Horses that would change hands, either way, as a bit mask by number."""
    offered_gives: Cells = cells(KEPT_KINDS)
    """Kept reports the maker would give."""
    offered_takes: Cells = cells(KEPT_KINDS)
    """Kept reports the maker would get."""
    offered_money: Cell = cell()
    """Francs the maker would pay, or get if below 0."""

    number_each: Cell = cell()
    """Horses each player enters, or 0 before that is known (A5.2)."""
    favourite: Cells = cells(SEATS)
    """The favourite each seat has named, or 0."""
    bookmaker: Cell = cell()
    """The seat that takes the bets, or NOBODY before the entry."""
    called: Cell = cell()
    """The horse the Bookmaker calls, or 0."""
    asked: Cell = cell()
    """How many seats have been asked in what goes round now."""
    stake: Grid = cells(HORSES + 1, SEATS)
    """What each seat has staked on each horse."""
    requests: Cells = cells(SEATS)
    """How often each seat has asked the Bookmaker for a price; all it may, once it has passed."""
    odds: Cell = cell()
    """What the Bookmaker would pay for a place of the horse called, in half stakes, or 0."""
    place_stake: Grid = cells(HORSES + 1, SEATS)
    """What each seat has staked on each horse's place."""
    place_odds: Grid = cells(HORSES + 1, SEATS)
    """What such a bet pays, the stake included, in half stakes."""
    put_aside: Cell = cell()
    """Francs that bettors and Bookmaker have put aside for place bets."""

    status: Cells = cells(HORSES + 1)
    """How each horse stands in the race."""
    lane: Cells = cells(HORSES + 1)
    """The lane of each horse in the race."""
    length: Cells = cells(HORSES + 1)
    """The length each horse has reached."""
    stands: Grid = cells(LANES + 2, LENGTHS + 2)
    """The horse on each square beyond the start, or 0; kept beside lane and length for speed."""
    fallen: Cells = cells(HORSES + 1)
    """1 for each horse that has fallen and waits for a 6."""
    moved: Cell = cell()
    """Horses that have had their throw in this turn, as a bit mask by number."""
    colour_used: Cell = cell()
    """1 once the horse moving has had its colour benefit of this turn."""
    white_used: Cell = cell()
    """1 once the horse moving has obeyed an inscription in this turn."""
    reachable: Cell = cell()
    """Lanes the horse moving may choose from, as a bit mask; bit 0 is the post."""
    target: Cell = cell()
    """The length those squares lie on."""
    advantages: Grid = cells(SEATS, COLOURS + 1)
    """Advantages of each seat by colour, once the race is on."""
    disadvantages: Cells = cells(SEATS)
    """Disadvantages of each seat, once the race is on."""
    needed: Cell = cell()
    """The kept report a horse needs."""
    holder: Cell = cell()
    """The seat asked to sell it."""
    price_offered: Cell = cell()
    """Francs offered for it."""
    arrival: Cells = cells(HORSES + 1)
    """The place of each horse at the post, or 0."""
    arrived: Cell = cell()
    """Horses that have passed the post without disqualification."""
    reckoning: Money = money(LINES)
    """The Bank and the Totalisator reckoned line by line, once the race is over."""
