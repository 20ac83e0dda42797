"""The room's own laws: what must hold after every move and every draw, whatever is played."""

from hippodrome.games.ascot.phases import CLOSED, LOT, NAMING, THROW_IN, TURN_UP
from hippodrome.games.ascot.rules.auction import in_dead_pile
from hippodrome.games.ascot.rules.betting import bets_on
from hippodrome.games.ascot.rules.dealing import has_both_stables, printed_card
from hippodrome.games.ascot.rules.holding import horses_of, owner_of, owns
from hippodrome.games.ascot.state import (
    CARDS,
    COLOURS,
    GONE,
    HOME,
    IN_HAND,
    KEEP_REPORT,
    KEPT_KINDS,
    LANES,
    LENGTHS,
    NOBODY,
    NOT_ENTERED,
    NOT_PRINTED,
    PACKS,
    PLACES,
    RUNNING,
    SEATS,
    STEVENS_STABLE,
    UNDER_HAMMER,
    WALROY_STABLE,
    Pack,
    State,
)

WRONG_PHASE = 11
MONEY_NOT_CONSERVED = 12
MONEY_BELOW_ZERO = 13
STAKES_DISAGREE = 14
CARD_ASTRAY = 15
CARDS_MISCOUNTED = 16
TWO_STABLES = 17
REPORTS_NOT_CONSERVED = 18
SQUARE_DISAGREES = 19
OFF_THE_TRACK = 20
TOO_MANY_HORSES = 21
TOO_MANY_BETS = 22
PLACES_WRONG = 23
CARDS_BELOW_ZERO = 24
PLACE_BETS_DISAGREE = 25


def broken(pack: Pack, state: State) -> int:
    """Give 0, or the code of the first law that this state breaks."""
    if not phase_holds(state):
        return WRONG_PHASE
    code = broken_in_money(pack, state)
    if code == 0:
        code = broken_in_cards(pack, state)
    if code == 0 and state.phase != LOT and not reports_conserved(pack, state):
        code = REPORTS_NOT_CONSERVED
    if code == 0:
        code = broken_on_course(pack, state)
    return code


def phase_holds(state: State) -> bool:
    """Is nobody awaited but seats of this game, in a phase that asks?"""
    if state.phase < LOT or state.phase > CLOSED or (state.phase == CLOSED) != (state.over == 1):
        return False
    if state.awaits < 0 or state.awaits >> state.seats != 0:
        return False
    several = state.awaits & (state.awaits - 1) != 0
    return not several or state.phase == THROW_IN or state.phase == NAMING


def broken_in_money(pack: Pack, state: State) -> int:
    """A1.4: purses, Bank, Totalisator and place bets are always what was dealt out."""
    francs = state.bank + state.tote + state.put_aside
    for seat in range(SEATS):
        francs += state.purse[seat]
        if state.purse[seat] < 0:
            return MONEY_BELOW_ZERO
    if state.bank < 0 or state.tote < 0 or state.owed < 0 or state.put_aside < 0:
        return MONEY_BELOW_ZERO
    if francs != pack.purse * state.seats:
        return MONEY_NOT_CONSERVED
    stakes = 0
    places = 0
    for horse in range(1, pack.horses + 1):
        if bets_on(state, horse) > pack.most_bets:
            return TOO_MANY_BETS
        for seat in range(SEATS):
            stakes += state.stake[horse][seat]
            places += state.place_stake[horse][seat] * state.place_odds[horse][seat] // 2
    if state.over == 0 and stakes != state.tote:
        return STAKES_DISAGREE
    if state.over == 0 and places != state.put_aside:
        return PLACE_BETS_DISAGREE
    return 0


def broken_in_cards(pack: Pack, state: State) -> int:
    """A2: every title card lies in one place, hands and dead pile are as counted."""
    dead = 0
    in_hands = 0
    for card in range(1, CARDS + 1):
        where = state.lies[card]
        if state.phase == LOT or not printed_card(pack, card):
            if where != NOT_PRINTED:
                return CARD_ASTRAY
            continue
        if in_dead_pile(state, card):
            dead += 1
        elif IN_HAND <= where < IN_HAND + state.seats:
            in_hands += 1
        elif where != GONE and owner_of(state, card) == NOBODY:
            if where != UNDER_HAMMER or state.lot != card:
                return CARD_ASTRAY
    held = 0
    for seat in range(SEATS):
        held += state.held[seat]
        if owns(state, WALROY_STABLE, seat) and owns(state, STEVENS_STABLE, seat):
            return TWO_STABLES
        if state.phase >= TURN_UP and has_both_stables(state, seat):
            return TWO_STABLES
        for kind in range(KEPT_KINDS):
            if state.kept[seat][kind] < 0:
                return CARDS_BELOW_ZERO
        for colour in range(COLOURS + 1):
            if state.advantages[seat][colour] < 0 or state.disadvantages[seat] < 0:
                return CARDS_BELOW_ZERO
    if held != in_hands:
        return CARDS_MISCOUNTED
    # While cards are thrown in, the pile is counted as it was before.
    if state.phase >= TURN_UP and dead != state.dead:
        return CARDS_MISCOUNTED
    return 0


def reports_conserved(pack: Pack, state: State) -> bool:
    """A4.3: every report is unread, under its pack or kept; kept ones are used up in the race."""
    kept_away = 0
    for source in range(PACKS):
        unread = 0
        for kind in range(pack.kinds[source]):
            unread += state.unread[source][kind]
            queued = 0
            for place in range(state.queued[source]):
                if state.queue[source][place] == kind + 1:
                    queued += 1
            missing = pack.copies[source][kind] - state.unread[source][kind] - queued
            if pack.effect[source][kind] == KEEP_REPORT:
                kept_away += missing
            elif missing != 0:
                return False
        if unread != state.unread_left[source]:
            return False
    for seat in range(SEATS):
        for kind in range(KEPT_KINDS):
            kept_away -= state.kept[seat][kind]
    return kept_away == 0 or (kept_away > 0 and state.bookmaker != NOBODY)


def broken_on_course(pack: Pack, state: State) -> int:
    """A5.2, A9.1, A11.1: equal numbers, a square for each horse, places in order."""
    standing_somewhere = 0
    for lane in range(LANES + 2):
        for length in range(LENGTHS + 2):
            if state.stands[lane][length] != 0:
                standing_somewhere += 1
    for horse in range(1, pack.horses + 1):
        status = state.status[horse]
        if status == NOT_ENTERED:
            if state.arrival[horse] != 0 or state.lane[horse] != 0:
                return PLACES_WRONG
            continue
        if owner_of(state, horse) == NOBODY:
            return CARD_ASTRAY
        if (state.arrival[horse] != 0) != (status == HOME):
            return PLACES_WRONG
        if state.fallen[horse] == 1 and status != RUNNING:
            return OFF_THE_TRACK
        if status == RUNNING and state.length[horse] > 0:
            standing_somewhere -= 1
            if state.length[horse] > pack.lengths or state.lane[horse] > pack.lanes:
                return OFF_THE_TRACK
            if state.stands[state.lane[horse]][state.length[horse]] != horse:
                return SQUARE_DISAGREES
    if standing_somewhere != 0:
        return SQUARE_DISAGREES
    if not places_in_order(pack, state):
        return PLACES_WRONG
    if state.bookmaker != NOBODY:
        for seat in range(state.seats):
            if horses_of(pack, state, seat) > state.number_each:
                return TOO_MANY_HORSES
    return 0


def places_in_order(pack: Pack, state: State) -> bool:
    """A11.1: the horses home have the places 1, 2, 3, each once."""
    taken = 0
    for horse in range(1, pack.horses + 1):
        if state.arrival[horse] != 0:
            taken |= 1 << state.arrival[horse]
    return state.arrived <= PLACES and taken == (1 << (state.arrived + 1)) - 2
