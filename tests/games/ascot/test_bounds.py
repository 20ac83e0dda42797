"""How long a game can last, counted by hand for a pack small enough."""

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.bounds import longest
from hippodrome.games.ascot.state import KEEP_REPORT, RECEIVE, VET_PACK, WALROY_PACK, Pack, State
from tests.games.common.scenes import arrange


def small() -> tuple[Pack, State]:
    """Two players, three horses and four cards, 1,500 F each, two reports to keep among seven."""
    pack, state = Pack(), State()
    arrange(state, seats=2)
    pack.horses, pack.cards, pack.purse, pack.bid_step = 3, 4, 1500, 500
    pack.training_rounds, pack.race_rounds, pack.most_offers = 7, 5, 2
    for source, copies, effect in (
        (WALROY_PACK, (1, 4), (KEEP_REPORT, RECEIVE)),
        (VET_PACK, (1, 1), (RECEIVE, KEEP_REPORT)),
    ):
        pack.kinds[source] = 2
        pack.copies[source][:2] = copies
        pack.effect[source][:2] = effect
    return pack, state


def test_A11_7_the_bound_is_the_sum_of_what_every_phase_can_take() -> None:
    sale = 2 + 6 + 2  # put up and knocked down; 3,000 F in steps of 500; a pass each
    debt = (4 + 2) * sale  # every card and every kept report put up once
    deal = 1 + 12 + 8  # the lot; a card dealt, returned, thrown in; name, exchange, top, done
    auction = 4 * sale + 2 * debt  # every card of the pile; each pays for what was kept
    start = 10 * 2  # ten ties
    turn = 4 + debt + 3 * (2 + debt)  # pack, report, horse and dice; a square for each horse
    training = start + 7 * 2 * turn
    offers = (2 * 2 + 1) * 2 * (3 + 2 * 2 + 4)  # a round after every offer, two offers each
    entry = 3 * sale + 3 + 2 * debt  # surplus horses, withdrawals, fees
    bets = 2 + 3 * 2  # favourites; every horse called for everybody
    race = start + 5 * 3 * (5 + 2 * 2 + debt)
    bound = longest(*small())
    assert isinstance(bound, int)
    assert bound == deal + auction + training + offers + entry + bets + race == 5027
    pack, state = small()
    arrange(state, places=1)
    assert longest(pack, state) == bound + 3 * 3  # three prices asked for, named and taken


def test_A11_7_the_bound_grows_with_every_player() -> None:
    pack = GAME.pack().printed
    bounds = []
    for seats in range(2, 7):
        state = State()
        arrange(state, seats=seats)
        bounds.append(longest(pack, state))
    assert bounds == sorted(set(bounds))
