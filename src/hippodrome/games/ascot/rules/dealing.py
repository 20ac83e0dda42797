"""A2: the lot, the deal, the exchange with the dead pile and the throwing-in."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note
from hippodrome.games.ascot.events import (
    ACTS_AS_AUCTIONEER,
    AUCTIONEER_PROPOSED,
    DEALER_DRAWN,
    DEALT,
    DECLARED,
    DONE_THROWING,
    EXCHANGED,
    PUT_UNDER,
    THREW_IN,
)
from hippodrome.games.ascot.moves import (
    DONE_MOVE,
    FIRST_EXCHANGE_MOVE,
    FIRST_NAME_MOVE,
    FIRST_PLACE_MOVE,
    FIRST_THROW_MOVE,
    exchange_move,
    name_move,
    throw_move,
)
from hippodrome.games.ascot.phases import DEAL, EXCHANGE, NAMING, NEXT_LOT, THROW_IN, TOP_CARD
from hippodrome.games.ascot.rules.holding import after, ask, draw_among, in_hand_of, pass_on
from hippodrome.games.ascot.rules.reasons import (
    ALLOWED,
    ASKED_OTHERWISE,
    AUCTIONEER_STAYS,
    BOTH_STABLES,
    CARD_NOT_HELD,
    NO_SUCH_CARD,
    NO_SUCH_SEAT,
)
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    CARDS,
    DEAD,
    HORSES,
    IN_HAND,
    NOBODY,
    NOT_PRINTED,
    RETURNED,
    SEATS,
    STEVENS_STABLE,
    WALROY_STABLE,
    Pack,
    State,
)


def hand_size(pack: Pack, state: State) -> int:
    """A2.1: cards each player is dealt, one more pile than there are players."""
    return pack.cards // (state.seats + 1)


def printed_card(pack: Pack, card: int) -> bool:
    """Is there such a title card in this pack?"""
    return 1 <= card <= pack.horses or HORSES < card <= CARDS


def open_deal(pack: Pack, state: State, dealer: int) -> None:
    """A1.6: the lot has named the dealer; the cards are shuffled."""
    state.dealer = dealer
    note(state, DEALER_DRAWN, dealer, 0, 0)
    for card in range(CARDS + 1):
        state.lies[card] = DEAD if printed_card(pack, card) else NOT_PRINTED
    state.dead = pack.cards
    draw_among(state, DEAL, pack.cards)


def pick_dead(state: State, outcome: int) -> int:
    """Give the card so many places along in the dead pile, counted by number."""
    for card in range(1, CARDS + 1):
        if state.lies[card] == DEAD:
            if outcome == 0:
                return card
            outcome -= 1
    return 0


def deal_card(pack: Pack, state: State, outcome: int) -> None:
    """A2.1: one unseen card to the next player, from the dealer's left."""
    seat = after(state, state.dealer, 1 + state.dealt)
    state.lies[pick_dead(state, outcome)] = IN_HAND + seat
    state.held[seat] += 1
    state.dealt += 1
    state.dead -= 1
    state.spread -= 1
    if state.dealt == hand_size(pack, state) * state.seats:
        note(state, DEALT, hand_size(pack, state), state.dead, 0)
        state.asked = 0
        declare(state)


def declare(state: State) -> None:
    """A2.2: whoever holds the Auctioneer shows it; else all name one to act for now."""
    for seat in range(state.seats):
        if in_hand_of(state, AUCTIONEER, seat):
            take_office(state, seat)
            ask_to_exchange(state)
            return
    state.phase = NAMING
    state.spread = 0
    state.awaits = (1 << state.seats) - 1


def name_auctioneer(state: State, seat: int, move: int) -> None:
    """A2.2: all name one at once; the most named acts, of equals the one nearest the dealer."""
    state.named[seat] = move - FIRST_NAME_MOVE
    state.awaits &= ~(1 << seat)
    if state.awaits != 0:
        return
    best = NOBODY
    for step in range(state.seats):
        candidate = after(state, state.dealer, step)
        if best == NOBODY or votes_for(state, candidate) > votes_for(state, best):
            best = candidate
    for step in range(state.seats):
        voter = after(state, state.dealer, step)
        note(state, AUCTIONEER_PROPOSED, voter, state.named[voter], 0)
    forget_names(state)
    state.auctioneer = best
    note(state, ACTS_AS_AUCTIONEER, best, 0, 0)
    ask_to_exchange(state)


def votes_for(state: State, candidate: int) -> int:
    """Count the seats that name one auctioneer."""
    found = 0
    for seat in range(state.seats):
        if state.named[seat] == candidate:
            found += 1
    return found


def forget_names(state: State) -> None:
    """Nobody is named any more."""
    for seat in range(SEATS):
        state.named[seat] = NOBODY


def list_seats(state: State, moves: Money) -> int:
    """List whom one may name, oneself too."""
    for seat in range(state.seats):
        moves[seat] = name_move(seat)
    return state.seats


def naming_refusal(state: State, move: int) -> int:
    """A2.2: may this player be named?"""
    if move < FIRST_NAME_MOVE or move >= FIRST_PLACE_MOVE:
        return ASKED_OTHERWISE
    return ALLOWED if move - FIRST_NAME_MOVE < state.seats else NO_SUCH_SEAT


def take_office(state: State, seat: int) -> None:
    """A2.2, A2.5: the Auctioneer's card is laid open."""
    state.declared = 1
    state.auctioneer = seat
    note(state, DECLARED, seat, 0, 0)


def ask_to_exchange(state: State) -> None:
    """A2.3: from the dealer's left, each in turn exchanges a card; then all throw in."""
    if state.asked < state.seats:
        state.turn = after(state, state.dealer, 1 + state.asked)
        ask(state, EXCHANGE, state.turn)
        return
    state.turn = NOBODY
    state.phase = THROW_IN
    state.spread = 0
    state.awaits = (1 << state.seats) - 1


def exchange(state: State, seat: int, card: int) -> None:
    """A2.3: put a card under the dead pile; the one on top is drawn next."""
    state.lies[card] = RETURNED + seat
    state.held[seat] -= 1
    note(state, PUT_UNDER, seat, 0, 0)
    # The pile is never shorter than the number of players, so no returned card comes up again.
    draw_among(state, TOP_CARD, state.dead - state.asked)
    if state.spread == 1:
        take_top(state, 0)


def take_top(state: State, outcome: int) -> None:
    """A2.3: the top card, unseen, goes into the hand; the Auctioneer is declared at once."""
    card = pick_dead(state, outcome)
    state.lies[card] = IN_HAND + state.turn
    state.held[state.turn] += 1
    note(state, EXCHANGED, state.turn, 0, 0)
    if card == AUCTIONEER:
        take_office(state, state.turn)
    state.asked += 1
    ask_to_exchange(state)


def throw_in(state: State, seat: int, move: int) -> None:
    """A2.5: one more card thrown in, or done; when all are done the auction begins."""
    if move != DONE_MOVE:
        state.lies[move - FIRST_THROW_MOVE] = RETURNED + seat
        state.held[seat] -= 1
        return
    state.awaits &= ~(1 << seat)
    note(state, DONE_THROWING, seat, seats_in(state.awaits), 0)
    if state.awaits != 0:
        return
    for step in range(state.seats):
        thrower = after(state, state.dealer, 1 + step)
        cards = state.dealt // state.seats - state.held[thrower]
        state.dead += cards
        note(state, THREW_IN, thrower, cards, 0)
    pass_on(state, NEXT_LOT)


def seats_in(mask: int) -> int:
    """Count the seats of a bit mask."""
    found = 0
    for seat in range(SEATS):
        found += (mask >> seat) & 1
    return found


def list_hand(state: State, seat: int, moves: Money) -> int:
    """List what may be exchanged, or thrown in after being done, by number of the card."""
    found = 0
    if state.phase == THROW_IN and not has_both_stables(state, seat):
        moves[found] = DONE_MOVE
        found += 1
    for card in range(1, CARDS + 1):
        if in_hand_of(state, card, seat) and card != AUCTIONEER:
            moves[found] = exchange_move(card) if state.phase == EXCHANGE else throw_move(card)
            found += 1
    return found


def has_both_stables(state: State, seat: int) -> bool:
    """A2.4: does this hand hold both stables?"""
    return in_hand_of(state, WALROY_STABLE, seat) and in_hand_of(state, STEVENS_STABLE, seat)


def exchange_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """A2.3: may this card be exchanged?"""
    if move < FIRST_EXCHANGE_MOVE or move >= FIRST_THROW_MOVE:
        return ASKED_OTHERWISE
    return card_refusal(pack, state, seat, move - FIRST_EXCHANGE_MOVE)


def throw_in_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """A2.4, A2.5: may this card be thrown in, or the throwing-in end?"""
    if move == DONE_MOVE:
        return BOTH_STABLES if has_both_stables(state, seat) else ALLOWED
    if move < FIRST_THROW_MOVE or move > FIRST_THROW_MOVE + CARDS:
        return ASKED_OTHERWISE
    return card_refusal(pack, state, seat, move - FIRST_THROW_MOVE)


def card_refusal(pack: Pack, state: State, seat: int, card: int) -> int:
    """A2.2: a card of one's own hand, but not the Auctioneer."""
    if not printed_card(pack, card):
        return NO_SUCH_CARD
    if not in_hand_of(state, card, seat):
        return CARD_NOT_HELD
    return AUCTIONEER_STAYS if card == AUCTIONEER else ALLOWED
