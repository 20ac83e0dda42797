"""How far a search looks in Ascot: to the next lot, round of training, board or turn.

What lies beyond is left to `outlook.py`: three hundred more decisions would drown what a move is
worth in the luck of reports and dice.
"""

from hippodrome.engine.fields import Money
from hippodrome.engine.stream import Stream
from hippodrome.games.ascot.phases import OFFER, THROW_IN
from hippodrome.games.ascot.rules.auction import commission
from hippodrome.games.ascot.rules.betting import total_on
from hippodrome.games.ascot.rules.doors import standing
from hippodrome.games.ascot.rules.holding import owner_of
from hippodrome.games.ascot.state import (
    CARDS,
    DEAD,
    FOR_ENTRY,
    NOBODY,
    RETURNED,
    RUNNING,
    SEATS,
    SURPLUS,
    Pack,
    State,
)
from hippodrome.games.ascot.tipster.outlook import (
    all_weights,
    best_score,
    business_wealth,
    fading,
    foremost_progress,
    horse_weight,
    stable_score,
)

SWING = 220_000
"""Francs by which two tipsters' afternoons usually differ."""
BESIDE_THE_WIN = 5
"""Where only the first horse wins (A11.4), money counts for so much less than that."""

CERTAINTY = 1_000_000
"""Chances are counted in millionths."""

# Where the parts of an afternoon begin in the count of what is settled.
AUCTION = 1
TRAINING = 100
MARKET = 100_000
BETTING = 200_000
RACE = 300_000


def settled(pack: Pack, state: State) -> int:
    """Count the cards turned up, the turns of training, the boards left, the turns of the race."""
    if state.bookmaker != NOBODY:
        return RACE + turns(state) if state.first_seat != NOBODY else BETTING
    if state.first_seat != NOBODY:
        return TRAINING + turns(state)
    if state.phase >= OFFER or state.debt == FOR_ENTRY or state.sale == SURPLUS:
        return MARKET
    if state.phase <= THROW_IN:
        return 0
    return AUCTION + CARDS - piled(state)


def turns(state: State) -> int:
    """Count the turns begun on this board; when all is over, the last round counts whole."""
    if state.turn == NOBODY:
        return (state.rounds + 1) * state.seats
    return state.rounds * state.seats + (state.turn - state.first_seat) % state.seats


def piled(state: State) -> int:
    """Count the cards of the dead pile that nobody has bid for yet."""
    found = 0
    for card in range(1, CARDS + 1):
        where = state.lies[card]
        if where == DEAD or RETURNED <= where < RETURNED + SEATS:
            found += 1
    return found


def horizon(pack: Pack, state: State) -> int:
    """Look to the next lot, until all have had a turn, or until the next board is opened."""
    now = settled(pack, state)
    if now >= RACE:
        return now + state.seats
    if now >= BETTING:
        return RACE
    if now >= MARKET:
        return BETTING
    if now >= TRAINING:
        return now + state.seats
    return TRAINING if piled(state) == 0 and now > 0 else now + 1


def prospects(pack: Pack, state: State, out: Money) -> None:
    """Add what a seat may hope for: of prizes and bets, or before them of its businesses."""
    standing(pack, state, out)
    if state.bookmaker == NOBODY:
        for seat in range(state.seats):
            out[seat] += business_wealth(pack, state, seat)
        return
    prizes = state.bank - commission(state.bank)
    front = foremost_progress(pack, state)
    best = best_score(pack, state, front)
    total = max(1, all_weights(pack, state, front, best))
    for horse in range(1, pack.horses + 1):
        share = horse_weight(pack, state, horse, front, best)
        if share > 0:
            out[owner_of(state, horse)] += prizes * share // total
            on_it = total_on(state, horse)
            for seat in range(state.seats):
                if state.stake[horse][seat] > 0:
                    pays = state.tote * 9 // 10 * state.stake[horse][seat] // on_it
                    out[seat] += pays * share // total


def chances(pack: Pack, state: State, out: Money) -> int:
    """A11.4: the owner of the first horse wins, whoever has most."""
    if state.bookmaker == NOBODY:
        share_by_stables(pack, state, out)
        return 1
    front = foremost_progress(pack, state)
    best = best_score(pack, state, front)
    total = max(1, all_weights(pack, state, front, best))
    for seat in range(state.seats):
        out[seat] = 0
    for horse in range(1, pack.horses + 1):
        if state.arrival[horse] == 1:
            out[owner_of(state, horse)] = CERTAINTY
        elif state.arrived == 0 and state.status[horse] == RUNNING:
            weight = horse_weight(pack, state, horse, front, best)
            out[owner_of(state, horse)] += CERTAINTY * weight // total
    return 1


def share_by_stables(pack: Pack, state: State, out: Money) -> None:
    """Before anybody bets: by money, stables and reports."""
    best = stable_score(pack, state, 0)
    for seat in range(state.seats):
        out[seat] = stable_score(pack, state, seat)
        best = max(best, out[seat])
    total = 0
    for seat in range(state.seats):
        out[seat] = fading(best - out[seat])
        total += out[seat]
    for seat in range(state.seats):
        out[seat] = CERTAINTY * out[seat] // total


def swing(pack: Pack, state: State) -> int:
    """Give the francs by which two tipsters usually end apart, or what is beside the point."""
    return SWING if state.richest == 1 else BESIDE_THE_WIN * SWING


def doubt(pack: Pack, state: State) -> int:
    """Whatever gained most is played."""
    return 0


def believe(pack: Pack, state: State, seat: int, stream: Stream) -> None:
    """A1.6: what is hidden are cards in hands and in the dead pile; of those any are as likely."""
