"""How long a game can last at most: the stated bound on moves and draws."""

from hippodrome.games.ascot.rules.first_turn import MOST_TIES
from hippodrome.games.ascot.rules.places import REQUESTS
from hippodrome.games.ascot.state import KEEP_REPORT, PACKS, Pack, State


def longest(pack: Pack, state: State) -> int:
    """Bound a game phase by phase; games people play take a few hundred steps."""
    seats, horses = state.seats, pack.horses
    kept = sum(
        pack.copies[source][kind]
        for source in range(PACKS)
        for kind in range(pack.kinds[source])
        if pack.effect[source][kind] == KEEP_REPORT
    )
    # A3.5: every bid tops the last one by a step, and nobody has more than all the money.
    sale = 2 + pack.purse * seats // pack.bid_step + seats
    # A6.2: for one debt each thing is put up once.
    debt = (pack.cards + kept) * sale
    deal = 1 + 3 * pack.cards + 4 * seats
    auction = pack.cards * sale + seats * debt
    start = MOST_TIES * seats
    # A4.5, A4.13: a turn is a member's choice, a report and its horse, the dice and each horse.
    turn = 4 + debt + horses * (2 + debt)
    training = start + pack.training_rounds * seats * turn
    # A5.6: an offer names each horse and report once, money once, and is sent and answered.
    offers = (seats * pack.most_offers + 1) * seats * (horses + 2 * kept + 4)
    entry = horses * sale + horses + seats * debt
    # A7.4: a player asks for a price, the Bookmaker names it, the player stakes.
    places = 3 * REQUESTS * (seats - 1) if state.places else 0
    bets = seats + horses * seats + places
    # A8, A10: a throw, whose it is, three squares chosen, two questions per holder and a debt.
    race = start + pack.race_rounds * horses * (5 + 2 * seats + debt)
    return deal + auction + training + offers + entry + bets + race
