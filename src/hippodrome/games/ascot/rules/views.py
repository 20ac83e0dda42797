"""What a seat may know, as an allow-list, and how to imagine the rest (A1.6, A2, A5.6)."""

from hippodrome.engine.rows import copy_row
from hippodrome.engine.stream import Stream, below
from hippodrome.games.ascot.phases import DEAL, EXCHANGE, NAMING, OFFER, THROW_IN, TOP_CARD
from hippodrome.games.ascot.rules.dealing import hand_size, has_both_stables
from hippodrome.games.ascot.rules.holding import after
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    CARDS,
    DEAD,
    HORSES,
    IN_HAND,
    KEPT_KINDS,
    NOBODY,
    PACKS,
    RETURNED,
    SEATS,
    UNKNOWN,
    Pack,
    State,
)

TRIES = 100
"""How often to deal anew when somebody would be left with both stables."""


def see(pack: Pack, state: State, seat: int, view: State) -> None:
    """Copy what that seat knows, field by field; the spectator is seat -1."""
    see_course_of_things(state, view)
    see_sale_and_debt(state, view)
    see_seats(state, view)
    see_training(state, view)
    see_race(state, view)
    see_cards(state, seat, view)
    see_hands(state, seat, view)
    see_names(state, seat, view)
    see_offer(state, seat, view)


def see_course_of_things(state: State, view: State) -> None:
    """Options, whose turn it is and what has just happened: all of it open."""
    view.seats = state.seats
    view.banker = state.banker
    view.richest = state.richest
    view.carried = state.carried
    view.smaller = state.smaller
    view.places = state.places
    view.awaits = state.awaits
    view.spread = state.spread
    view.over = state.over
    view.phase = state.phase
    view.dealer = state.dealer
    view.turn = state.turn
    view.bank = state.bank
    view.tote = state.tote
    view.dealt = state.dealt
    view.dead = state.dead
    view.auctioneer = state.auctioneer
    view.declared = state.declared
    view.asked = state.asked


def see_sale_and_debt(state: State, view: State) -> None:
    """Sales and debts are open."""
    view.sale = state.sale
    view.lot = state.lot
    view.seller = state.seller
    view.bid = state.bid
    view.bidder = state.bidder
    view.called_on = state.called_on
    view.bidding = state.bidding
    view.debt = state.debt
    view.debtor = state.debtor
    view.creditor = state.creditor
    view.owed = state.owed
    view.refused = state.refused
    view.resume = state.resume


def see_seats(state: State, view: State) -> None:
    """A1.6: purses, memberships, kept reports, Advantages and Disadvantages lie open."""
    copy_row(state.purse, view.purse)
    copy_row(state.bill, view.bill)
    copy_row(state.thrown, view.thrown)
    copy_row(state.missing, view.missing)
    copy_row(state.member, view.member)
    copy_row(state.offers, view.offers)
    copy_row(state.requests, view.requests)
    copy_row(state.favourite, view.favourite)
    copy_row(state.disadvantages, view.disadvantages)
    for other in range(SEATS):
        copy_row(state.kept[other], view.kept[other])
        copy_row(state.advantages[other], view.advantages[other])


def see_training(state: State, view: State) -> None:
    """The training board is open; unread reports have no order, read ones a known one (A4.11)."""
    view.contenders = state.contenders
    view.rounds = state.rounds
    view.first_seat = state.first_seat
    view.mover = state.mover
    view.reporting = state.reporting
    view.report_pack = state.report_pack
    view.report_kind = state.report_kind
    view.reader = state.reader
    view.read_for = state.read_for
    view.passes = state.passes
    copy_row(state.die, view.die)
    copy_row(state.unread_left, view.unread_left)
    copy_row(state.queued, view.queued)
    for source in range(PACKS):
        copy_row(state.unread[source], view.unread[source])
        copy_row(state.queue[source], view.queue[source])
    copy_row(state.gone, view.gone)
    copy_row(state.advantage, view.advantage)
    copy_row(state.disadvantage, view.disadvantage)


def see_race(state: State, view: State) -> None:
    """Bets and the course are open."""
    view.number_each = state.number_each
    view.bookmaker = state.bookmaker
    view.called = state.called
    view.odds = state.odds
    view.put_aside = state.put_aside
    view.moved = state.moved
    view.colour_used = state.colour_used
    view.white_used = state.white_used
    view.reachable = state.reachable
    view.target = state.target
    view.needed = state.needed
    view.holder = state.holder
    view.price_offered = state.price_offered
    view.arrived = state.arrived
    # Only squares that horses leave or take are written: most of the course is empty.
    for horse in range(1, HORSES + 1):
        view.stands[view.lane[horse]][view.length[horse]] = 0
    copy_row(state.status, view.status)
    copy_row(state.lane, view.lane)
    copy_row(state.length, view.length)
    copy_row(state.fallen, view.fallen)
    copy_row(state.arrival, view.arrival)
    for horse in range(HORSES + 1):
        copy_row(state.stake[horse], view.stake[horse])
        copy_row(state.place_stake[horse], view.place_stake[horse])
        copy_row(state.place_odds[horse], view.place_odds[horse])
    for horse in range(1, HORSES + 1):
        lane = state.lane[horse]
        length = state.length[horse]
        view.stands[lane][length] = state.stands[lane][length]
    copy_row(state.reckoning, view.reckoning)


def see_cards(state: State, seat: int, view: State) -> None:
    """A1.6, A2: other hands, the dead pile and what others put there are hidden."""
    for card in range(CARDS + 1):
        where = state.lies[card]
        if where == DEAD:
            where = UNKNOWN
        elif IN_HAND <= where < IN_HAND + SEATS and where != IN_HAND + seat:
            if card != AUCTIONEER or state.declared == 0:
                where = UNKNOWN
        elif RETURNED <= where < RETURNED + SEATS and where != RETURNED + seat:
            where = UNKNOWN
        view.lies[card] = where


def see_hands(state: State, seat: int, view: State) -> None:
    """A2.5: how many cards others throw in shows only when all are done."""
    for other in range(SEATS):
        view.held[other] = state.held[other]
        if state.phase == THROW_IN and other != seat and other < state.seats:
            done = (state.awaits >> other) & 1 == 0
            view.held[other] = UNKNOWN if done else state.dealt // state.seats


def see_names(state: State, seat: int, view: State) -> None:
    """A2.2: whom others name shows only when all have named one."""
    for other in range(SEATS):
        view.named[other] = state.named[other] if other == seat else NOBODY


def see_offer(state: State, seat: int, view: State) -> None:
    """A5.6: an offer is open once it is made; until then it is its maker's."""
    view.offered_to = NOBODY
    view.offered = 0
    view.offered_money = 0
    for kind in range(KEPT_KINDS):
        view.offered_gives[kind] = 0
        view.offered_takes[kind] = 0
    if state.phase == OFFER and seat != state.turn:
        return
    view.offered_to = state.offered_to
    view.offered = state.offered
    view.offered_money = state.offered_money
    copy_row(state.offered_gives, view.offered_gives)
    copy_row(state.offered_takes, view.offered_takes)


def imagine(pack: Pack, view: State, seat: int, stream: Stream) -> None:
    """Deal the unseen cards to hands and dead pile, each way equally likely."""
    imagine_names(view, seat, stream)
    imagine_sizes(pack, view, stream)
    for _ in range(TRIES):
        deal_unseen(pack, view, seat, stream)
        if hands_allowed(view, seat):
            return
        hide_again(view, seat)
    deal_unseen(pack, view, seat, stream)


def imagine_names(view: State, seat: int, stream: Stream) -> None:
    """A2.2: who has named an auctioneer may have named anybody."""
    if view.phase == NAMING:
        for other in range(view.seats):
            if other != seat and (view.awaits >> other) & 1 == 0:
                view.named[other] = below(stream, view.seats)


def imagine_sizes(pack: Pack, view: State, stream: Stream) -> None:
    """A2.5: who is done has thrown in any number of cards, but never the Auctioneer."""
    for other in range(view.seats):
        if view.held[other] == UNKNOWN:
            fewest = 1 if view.lies[AUCTIONEER] == IN_HAND + other else 0
            view.held[other] = fewest + below(stream, hand_size(pack, view) + 1 - fewest)


def deal_unseen(pack: Pack, view: State, seat: int, stream: Stream) -> None:
    """Fill other hands and what others put into the dead pile; the rest lies there unseen."""
    if view.lies[AUCTIONEER] == UNKNOWN and view.phase != DEAL:
        view.lies[AUCTIONEER] = DEAD  # A2.2: else somebody would have declared it
    unseen = 0
    for card in range(1, CARDS + 1):
        if view.lies[card] == UNKNOWN:
            unseen += 1
    for other in range(view.seats):
        if other == seat:
            continue
        known = 1 if view.lies[AUCTIONEER] == IN_HAND + other else 0
        for _ in range(view.held[other] - known):
            place_unseen(view, below(stream, unseen), IN_HAND + other)
            unseen -= 1
        for _ in range(returned_by(pack, view, other)):
            place_unseen(view, below(stream, unseen), RETURNED + other)
            unseen -= 1
    for card in range(1, CARDS + 1):
        if view.lies[card] == UNKNOWN:
            view.lies[card] = DEAD


def place_unseen(view: State, outcome: int, where: int) -> None:
    """Say where one of the unseen cards lies."""
    for card in range(1, CARDS + 1):
        if view.lies[card] == UNKNOWN:
            if outcome == 0:
                view.lies[card] = where
                return
            outcome -= 1


def returned_by(pack: Pack, view: State, other: int) -> int:
    """Count the cards another has put into the dead pile, while the pile is still told apart."""
    exchanged = 0
    if view.phase == THROW_IN:
        return 1 + hand_size(pack, view) - view.held[other]
    if view.phase == EXCHANGE or view.phase == TOP_CARD:
        for step in range(view.asked):
            if after(view, view.dealer, 1 + step) == other:
                exchanged = 1
        if view.phase == TOP_CARD and view.turn == other:
            exchanged = 1
    return exchanged


def hands_allowed(view: State, seat: int) -> bool:
    """A2.4: whoever is done throwing in holds one stable at most."""
    if view.phase <= TOP_CARD:
        return True
    for other in range(view.seats):
        awaited = view.phase == THROW_IN and (view.awaits >> other) & 1 == 1
        if other != seat and not awaited and has_both_stables(view, other):
            return False
    return True


def hide_again(view: State, seat: int) -> None:
    """Take imagined cards back."""
    for card in range(1, CARDS + 1):
        where = view.lies[card]
        if where == DEAD:
            view.lies[card] = UNKNOWN
        elif IN_HAND <= where < IN_HAND + SEATS and where != IN_HAND + seat:
            if card != AUCTIONEER or view.declared == 0:
                view.lies[card] = UNKNOWN
        elif RETURNED <= where < RETURNED + SEATS and where != RETURNED + seat:
            view.lies[card] = UNKNOWN
