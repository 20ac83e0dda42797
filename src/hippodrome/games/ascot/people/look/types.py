"""The parts of what a person sees at Ascot, typed and JSON-ready; the files beside make them.

Horses go by their number from 1, seats from 0; -1 is nobody or, where somebody is paid, the Bank.
A *thing* is a title card by its number (horses 1 to 12, then auctioneer, bookmaker, club, farrier,
Walroy stable, Stevens stable, vet, forage) or a kept report (21 bridle, 22 vessels, 23
sure-footed); `ascot-the-thing` names them all, but for horses the pack itself has named. Lanes
count from the inside, 1; lengths from the gate.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hippodrome.engine.choices import Choice as EngineChoice
from hippodrome.engine.running import RunningOrder, Span
from hippodrome.games.ascot.state import NOBODY
from hippodrome.games.ascot.vocabulary import (
    Action,
    Business,
    Cause,
    Colour,
    Earning,
    Effect,
    Kept,
    Order,
    Payee,
    Phase,
    Reckoned,
    ReportsOf,
    SaleKind,
    Square,
    Stable,
    Stage,
    Status,
    Where,
)


class CardLook(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A title card."""

    card: int
    price: int
    where: Where
    """In the box before the deal; unseen in a hand or the dead pile; in the pile where the viewer
    put it there."""
    seat: int = NOBODY
    """Whose hand it is in, or before whom it lies open."""


class PlaceBet(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A bet on a horse's place, agreed with the Bookmaker (A7.4)."""

    seat: int
    stake: int
    odds: int
    """What it pays, the stake included, in half stakes."""


class HorseLook(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A horse on either board."""

    horse: int
    colour: Colour
    stable: Stable
    bonus: int
    """Lengths it goes on from its own colour."""
    owner: int = NOBODY
    """The seat it lies open before; hands show in the cards."""
    gone: int = 0
    """Squares gone in training."""
    square: int = NOBODY
    """The square of the loop it stands on; -1 in its box, before training or after."""
    trained: bool = False
    """Is its training over?"""
    advantages: int = 0
    """Lying on it until the race, of its own colour."""
    disadvantages: int = 0
    status: Literal["", Status] = ""
    """Empty before it is entered."""
    lane: int = 0
    length: int = 0
    """0 at the gate."""
    thrown: bool = False
    """Has it had its throw in this turn?"""
    favourite: bool = False
    """Has its owner named it favourite?"""
    place: int = 0
    """Its place at the post, from 1."""
    stakes: tuple[int, ...] = ()
    """Francs bet on it by each seat; empty before the first call."""
    staked: int = 0
    """All of those together."""
    bets_left: int = 0
    """Bets that may still be taken on it."""
    pays: int = 0
    """What each franc bet on it would get if it won, as the pool stands; 0 with no bet on it."""
    place_bets: tuple[PlaceBet, ...] = ()
    """What was agreed with the Bookmaker on its place."""
    name: str = ""
    """Its name where it is the pack's own; empty where our words name it."""


class LoopSquare(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A square of the training loop."""

    name: int
    """Its number in `ascot-square`."""
    payee: Literal["", Payee] = ""
    dues: int = 0
    """Francs one who is no member pays."""
    member_dues: int = 0
    """Francs a member pays."""
    action: Literal["", Action] = ""
    """What it asks besides money."""
    own: str = ""
    """Its name where it is the pack's own, which no catalogue knows."""


class Report(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A report, as printed."""

    name: int
    """Its number in `ascot-report`."""
    effect: Effect
    number: int = 0
    """How many, how much, or how far (back if below 0)."""
    payee: Literal["", Payee] = ""
    keeps: int = 0
    """The thing it is when kept."""
    own: str = ""
    """Its title where it is the pack's own, which no catalogue knows."""


class ReportPack(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One of the three packs of reports."""

    pack: ReportsOf
    reports: tuple[Report, ...]
    """Its different reports."""
    unread: tuple[int, ...]
    """How many copies of each nobody has read yet: they come first, in no known order."""
    queue: tuple[int, ...]
    """Those read and put under, as places in `reports`, in the order they will come again."""


class Turned(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The last report read."""

    pack: ReportsOf
    report: Report
    seat: int = NOBODY
    """Who has just read it; -1 once something else has happened."""
    horse: int = 0
    """For which horse it was, as far as that is decided."""


class Training(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The training board."""

    squares: tuple[LoopSquare, ...]
    walroy_gate: int
    """The square on which Walroy's horses enter the loop."""
    stevens_gate: int
    joining: int
    """The entrance fee of the club."""
    packs: tuple[ReportPack, ...]
    turned: Turned | None = None


class Inscription(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a letter on the course stands for."""

    sign: str
    kind: Order
    number: int = 0
    """Lengths or francs."""


class Course(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The race board, a string for each lane from the inside, a sign for each length.

    k r y b are black, red, yellow and blue, * the white square on which any horse may use an
    Advantage of its colour, w the length from which lanes may be changed again; a point is turf,
    which only courses of earlier packs have.
    """

    lanes: tuple[str, ...]
    inscriptions: tuple[Inscription, ...]
    bend: int
    """The length of the last-bend post: no lanes are changed beyond it…"""
    whip: int
    """…up to this length."""


class Sale(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What is under the hammer."""

    kind: SaleKind
    thing: int
    seller: int
    """Who gets the price."""
    bid: int
    bidder: int
    bidding: tuple[int, ...]
    """The seats that have not passed."""
    least: int
    """The least that may be bid now."""
    commission: int = 0
    """What the highest bidder would pay the auctioneer besides."""


class Debt(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Money somebody owes and must sell something for."""

    cause: Cause
    debtor: int
    creditor: int
    francs: int
    short: int
    """What the purse lacks."""
    unsold: tuple[int, ...] = ()
    """Things put up for this debt that nobody wanted."""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An offer on the scale, or the viewer's own draft of one."""

    maker: int
    to: int
    gives: tuple[int, ...] = ()
    """Things the maker would give; a report as often as there are copies."""
    takes: tuple[int, ...] = ()
    """Things the maker would get."""
    pays: int = 0
    """Francs the maker would pay."""
    asks: int = 0
    """Francs the maker would get."""
    sent: bool = False


class Need(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A report that a horse in the race needs, and the holder who may sell it."""

    seat: int
    horse: int
    thing: int
    holder: int
    francs: int = 0
    """What is offered for it, 0 before that."""


class PlaceDeal(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A place that a player asks the Bookmaker to price (A7.4)."""

    seat: int
    """Who asks."""
    horse: int
    """Whose place is asked for, 0 before that."""
    odds: int = 0
    """The Bookmaker's price in half stakes, 0 before that."""
    left: int = 0
    """How often the player may ask after this."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of the reckoning (A11)."""

    what: Reckoned
    amount: int
    """Francs; of `multiple` how often the stake."""
    seat: int = NOBODY
    """Who gets it."""
    horse: int = 0
    place: int = 0
    """Of a prize."""
    stake: int = 0
    """Of a ticket."""
    odds: int = 0
    """Of a place bet, in half stakes."""


class Paper(Span, frozen=True, omit_defaults=True, gc=False):
    """Something of one's own that would be paid if the race ended here, and how much."""

    what: Earning
    horse: int = 0


class Worth(Span, frozen=True, omit_defaults=True, gc=False):
    """What the purse of the seat that looks would get if the race ended here, paper by paper."""

    papers: tuple[Paper, ...] = ()


class SeatLook(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat as the viewer sees it."""

    seat: int
    purse: int
    held: int | None = 0
    """Cards in hand, None while it is secret how many were thrown in."""
    done: bool = False
    """Has it finished throwing in?"""
    bill: int = 0
    """Francs still to be paid for cards kept from the deal."""
    member: bool = False
    missing: int = 0
    """Turns it has to miss."""
    kept: tuple[int, ...] = ()
    """Kept reports, as things, each as often as there are copies."""
    offers_left: int = 0
    """Offers it may still make in the market."""
    throw: int = 0
    """What it threw for the first turn, 0 not yet or out of it."""
    favourite: int = 0
    advantages: dict[Colour, int] = {}
    """Those of the race, by colour; before it they lie on the horses."""
    disadvantages: int = 0
    staked: int = 0
    """All it has bet."""


class Choice(EngineChoice, frozen=True, omit_defaults=True, gc=False):
    """A move one may choose, with what it would do; a barred one carries the reason."""

    thing: int = 0
    """The card, horse or kept report it is about; of a throw in the race the horse that goes."""
    seat: int = NOBODY
    """Whom an offer is for, who would be paid or who is asked."""
    gives: bool = False
    """Of a horse or a report to trade: is it the chooser's own?"""
    francs: int = 0
    """What it costs: the club's fee, or the price of an offer accepted (got if below 0)."""
    lane: int = 0
    length: int = 0
    """The square it leads to; both 0 where it leads to none."""
    home: bool = False
    """Does it pass the post?"""
    reach: tuple[int, ...] = ()
    """The lanes a horse would have to choose from, if the throw were for it; 0 is the post."""
    needed: int = 0
    """The one throw that moves a horse near the post, where this one would leave it there."""
    square: Literal["", Square] = ""
    """What that square is."""
    number: int = 0
    """Lengths or francs the inscription there names."""
    own_colour: bool = False
    """Is it the horse's own colour, not yet used this turn (A10.2)?"""
    costs: tuple[int, ...] = ()
    """What each bid of the ladder would cost in all, with commission."""
    within: int | None = None
    """The most that leaves what one owes already, where that is less than one may bid."""
    returns: tuple[int, ...] = ()
    """What each stake of the ladder would get, by the pool with it or at the price agreed."""


class Look(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything a person at this seat (or a spectator) sees."""

    seat: int
    stage: Stage
    phase: Phase
    round: int
    """Of training or race, from 1; 0 elsewhere."""
    dealer: int
    """The dealer, who keeps the Bank too; -1 before the lot."""
    auctioneer: int
    """Who wields the hammer, or -1."""
    declared: bool
    """Does the Auctioneer's card lie open?"""
    bookmaker: int
    """Who takes the bets, or -1 before the entry."""
    turn: int
    """Whose turn it is in whatever goes round, or -1."""
    bank: int
    tote: int
    """Francs staked with the Totalisator."""
    dead: int
    """Cards in the dead pile."""
    bid_step: int
    money_step: int
    entry_fee: int
    number_each: int
    """Horses each player enters, 0 before that is known."""
    dice: tuple[int, ...]
    """As they lie, empty before the first throw."""
    called: int
    """The horse the Bookmaker calls, or 0."""
    mover: int
    """The horse being moved, or 0."""
    things: tuple[Literal["", Business, Kept], ...]
    """The word of each business and kept report, by its number; empty for horses."""
    cards: tuple[CardLook, ...]
    horses: tuple[HorseLook, ...]
    seats: tuple[SeatLook, ...]
    course: Course
    training: Training | None
    """None once the training board is put away."""
    sale: Sale | None
    debt: Debt | None
    offer: Offer | None
    need: Need | None
    place_deal: PlaceDeal | None
    put_aside: int
    """Francs put aside for place bets, by bettors and Bookmaker."""
    arrival: tuple[int, ...]
    """Horses home, in order."""
    reckoning: tuple[Line, ...]
    """Empty before the race is over."""
    banker: bool
    """Option: is the banker paid a tenth of the Bank?"""
    richest: bool
    """Option: does the richest win too?"""
    carried: bool
    """Option: is a Totalisator nobody won carried over?"""
    smaller: bool
    """Option: does a throw too small for the post move a horse near it?"""
    places: bool
    """Option: may place bets be agreed with the Bookmaker?"""
    choices: tuple[Choice, ...]
    barred: tuple[Choice, ...]
    goods: tuple[Choice, ...]
    """What could be laid on the scale (trade, give, take, pay, ask, send), once for each seat an
    offer may be addressed to, which is its `seat`; empty unless an offer is asked for."""
    awaited: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    owed: int = 0
    """Of the viewer's purse: what is promised already, for cards kept and for entries to come."""
    order: RunningOrder | None = None
    """The horses as they run, or came in, with the prizes as the Bank stands; none before the
    race."""
    tenth: int = 0
    """Of the Bank: what is the banker's, or stays in it, before the prizes."""
    worth: Worth | None = None
    """What one's own horses and bets are worth now; none while no race is run."""
