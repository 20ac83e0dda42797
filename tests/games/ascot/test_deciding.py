"""What the tipster decides before the race, hand-reckoned: cards, bids, the Club, bets."""

import pytest

from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    DONE_MOVE,
    PASS_MOVE,
    bet_move,
    bid_move,
    exchange_move,
    favourite_move,
    francs_of,
    pack_move,
    throw_move,
)
from hippodrome.games.ascot.phases import JOIN
from hippodrome.games.ascot.rules.auction import shortest_seat
from hippodrome.games.ascot.rules.holding import ask
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    CARDS,
    DEAD_PILE,
    EARN_ADVANTAGE,
    FARRIER,
    FORAGE,
    FORCED,
    IN_HAND,
    OWNED,
    PAY,
    PAY_FARRIER,
    RECEIVE,
    RUNNING,
    STEVENS_PACK,
    STEVENS_STABLE,
    SURPLUS,
    UNDER_HAMMER,
    UNKNOWN,
    VET_PACK,
    WALROY_PACK,
    WALROY_STABLE,
)
from hippodrome.games.ascot.tipster.budgeting import easing, held_prices, reserve
from hippodrome.games.ascot.tipster.tip import (
    bid_limit,
    expected_pool,
    multiple,
    profit,
    tip_bet,
    tip_bid,
    tip_exchange,
    tip_favourite,
    tip_join,
    tip_pack,
    tip_throw_in,
    worst_named,
)
from hippodrome.games.ascot.tipster.valuing import membership_worth, prospect, thing_worth
from tests.games.ascot.positions import Table, only_report, owned, set_square, training
from tests.games.ascot.test_betting import entered
from tests.games.ascot.test_tipster import tip
from tests.games.common.scenes import arrange


def on_the_loop() -> Table:
    """Three players, two horses each, but one less for seat 1; one square is the farrier's."""
    table = training({1: 0, 2: 0, 3: 1, 5: 2, 6: 2}, seats=3)
    set_square(table, 4, PAY_FARRIER, 7000)
    return table


def under_hammer(card: int, sale: int = DEAD_PILE, auctioneer: int = 0) -> Table:
    """A card is sold; its seller, if any, is nobody of whom it is asked."""
    table = on_the_loop()
    table.having(lies={card: UNDER_HAMMER}, lot=card, sale=sale, auctioneer=auctioneer)
    return table


def in_hand(*cards: int) -> Table:
    """Seat 0 of two holds these cards from the deal, and knows no others."""
    table = Table(2)
    for card in range(1, CARDS + 1):
        table.having(lies={card: IN_HAND if card in cards else UNKNOWN})
    table.having(held={0: len(cards)})
    return table


# The deal.


@pytest.mark.parametrize("card", [1, 4, FARRIER, STEVENS_STABLE])
def test_a_card_is_worth_keeping_for_its_eased_estimate_above_its_price(card: int) -> None:
    table = in_hand(card)
    table.having(purse={0: 240_000, 1: 240_000})
    pack, state = table.pack, table.state
    eased = easing(pack, state, 0)
    assert 20 < eased < 100
    worth = thing_worth(pack, state, 0, card) * eased // 100
    assert profit(pack, state, 0, card) == worth - pack.price[card]


def test_of_two_stables_stevens_is_worth_nothing() -> None:
    table = in_hand(WALROY_STABLE, STEVENS_STABLE)
    pack, state = table.pack, table.state
    assert profit(pack, state, 0, STEVENS_STABLE) == -pack.price[STEVENS_STABLE]
    assert profit(pack, state, 0, WALROY_STABLE) > -pack.price[WALROY_STABLE]
    arrange(state, lies={WALROY_STABLE: IN_HAND + 1})
    assert profit(pack, state, 0, STEVENS_STABLE) > -pack.price[STEVENS_STABLE]


@pytest.mark.parametrize("cards", [(4, 1, 5), (1, 4, 5), (1, 5, 4), (AUCTIONEER, 1, 5)])
def test_the_worst_card_is_exchanged_wherever_it_is_listed(cards: tuple[int, ...]) -> None:
    table = in_hand(*cards)
    pack, state = table.pack, table.state
    profits = {exchange_move(card): profit(pack, state, 0, card) for card in cards}
    assert len(set(profits.values())) > 1
    worst = min(profits, key=lambda move: profits[move])
    assert tip_exchange(pack, state, 0, list(profits), len(profits)) == worst


def thrown(table: Table, *cards: int) -> int:
    """What the tipster of seat 0 does about throwing in."""
    moves = [DONE_MOVE, *map(throw_move, cards)]
    return tip_throw_in(table.pack, table.state, 0, moves, len(moves))


def test_what_costs_more_than_it_is_worth_is_thrown_in_first() -> None:
    table = in_hand(1, FARRIER, FORAGE)
    pack, state = table.pack, table.state
    arrange(state, purse={0: 500_000, 1: 500_000})
    pack.price[1], pack.price[FARRIER], pack.price[FORAGE] = 1000, 900_000, 800_000
    assert thrown(table, 1, FARRIER, FORAGE) == throw_move(FARRIER)
    assert thrown(table, FORAGE, 1) == throw_move(FORAGE)
    pack.price[FARRIER] = pack.price[FORAGE] = 1000
    assert thrown(table, 1, FARRIER, FORAGE) == DONE_MOVE
    assert thrown(table) == DONE_MOVE


def test_what_cannot_be_paid_is_thrown_in_and_no_more() -> None:
    table = in_hand(1)
    pack, state = table.pack, table.state
    pack.price[1] = 1000
    arrange(state, purse={0: reserve(pack, state, 0, 0)})
    assert profit(pack, state, 0, 1) > 0
    assert thrown(table, 1) == DONE_MOVE
    arrange(state, purse={0: state.purse[0] - 1})
    assert thrown(table, 1) == throw_move(1)


def test_a_second_stable_is_thrown_in_however_good() -> None:
    table = in_hand(WALROY_STABLE, STEVENS_STABLE)
    pack, state = table.pack, table.state
    pack.price[WALROY_STABLE] = pack.price[STEVENS_STABLE] = 0
    assert profit(pack, state, 0, STEVENS_STABLE) == 0
    assert thrown(table, WALROY_STABLE, STEVENS_STABLE) == throw_move(STEVENS_STABLE)
    arrange(state, lies={STEVENS_STABLE: IN_HAND + 1})
    assert thrown(table, WALROY_STABLE) == DONE_MOVE


# The auction.


def test_for_a_horse_it_spends_what_it_need_not_keep_with_one_horse_more() -> None:
    table = under_hammer(12, FORCED)
    pack, state = table.pack, table.state
    arrange(state, purse={1: reserve(pack, state, 1, 1) + 5000})
    assert bid_limit(pack, state, 1) == 5000
    arrange(state, purse={1: 10_000_000})
    assert bid_limit(pack, state, 1) == thing_worth(pack, state, 1, 12)


def test_for_a_business_it_spends_a_part_of_what_that_will_bring() -> None:
    table = under_hammer(FARRIER, FORCED)
    pack, state = table.pack, table.state
    worth = thing_worth(pack, state, 1, FARRIER)
    assert worth == 5 * 1000 * 90 // 100
    arrange(state, purse={1: reserve(pack, state, 1, 0)})
    assert bid_limit(pack, state, 1) == worth * 60 // 100
    arrange(state, purse={1: state.purse[1] + 1000})
    assert bid_limit(pack, state, 1) == worth * 60 // 100 + 1000
    # Whatever it may bring: the cards in hand must be paid before.
    arrange(state, bill={1: state.purse[1] - 700})
    assert held_prices(pack, state, 1) == state.bill[1]
    assert bid_limit(pack, state, 1) <= 700


def test_from_the_dead_pile_it_bids_the_eased_estimate_less_the_commission() -> None:
    table = under_hammer(12)
    pack, state = table.pack, table.state
    arrange(state, purse={0: 12_000, 1: 90_000, 2: 12_000})
    eased = thing_worth(pack, state, 1, 12) * easing(pack, state, 1) // 100
    assert eased < thing_worth(pack, state, 1, 12)
    assert bid_limit(pack, state, 1) == eased * 10 // 11
    arrange(state, auctioneer=1)  # who has the hammer pays nobody
    assert bid_limit(pack, state, 1) == eased
    arrange(state, purse={1: reserve(pack, state, 1, 1) + 5500})
    assert bid_limit(pack, state, 1) == 5500
    arrange(state, auctioneer=0)
    assert bid_limit(pack, state, 1) == 5000


def test_against_one_other_it_goes_up_by_twentieths_of_its_limit() -> None:
    table = training({1: 0, 2: 0, 3: 1}, seats=2)
    table.having(lies={12: UNDER_HAMMER}, lot=12, sale=FORCED)
    pack, state = table.pack, table.state
    limit = bid_limit(pack, state, 1)
    step = 500 + limit // 20
    moves = [PASS_MOVE, bid_move(500), bid_move(step - 1), bid_move(step), bid_move(step + 1)]
    assert tip_bid(pack, state, 1, moves, len(moves)) == bid_move(step)


def test_it_bids_by_sixths_of_its_limit() -> None:
    table = under_hammer(12, FORCED)
    pack, state = table.pack, table.state
    arrange(state, bidding=0b111)
    arrange(state, purse={1: reserve(pack, state, 1, 1) + 6000})
    rungs = [500, 1000, 1400, 1500, 1600, 6000]
    moves = [PASS_MOVE, *map(bid_move, rungs)]

    def bid() -> int:
        return francs_of(tip_bid(pack, state, 1, moves, len(moves)))

    assert bid_limit(pack, state, 1) == 6000
    assert bid() == 1500  # the least, 500, and a sixth of 6,000
    arrange(state, bid=5200)
    moves = [PASS_MOVE, *map(bid_move, (5700, 6000, 6200))]
    assert bid() == 6000
    arrange(state, bid=5500)
    moves = [PASS_MOVE, bid_move(6000)]
    assert bid() == 6000  # no more, no less
    arrange(state, bid=5600)
    moves = [PASS_MOVE, bid_move(6100)]
    assert tip_bid(pack, state, 1, moves, 2) == PASS_MOVE


def test_A5_3_only_of_a_surplus_that_will_be_its_own_anyway_it_waits() -> None:
    table = under_hammer(12, SURPLUS)
    pack, state = table.pack, table.state
    moves = [PASS_MOVE, bid_move(22_500)]
    arrange(state, bidding=1 << 1)
    assert shortest_seat(pack, state) == 1
    assert tip_bid(pack, state, 1, moves, 2) == PASS_MOVE
    arrange(state, bidding=1 << 1 | 1 << 2)
    assert tip_bid(pack, state, 1, moves, 2) == bid_move(22_500)
    arrange(state, sale=FORCED, bidding=1 << 1)
    assert tip_bid(pack, state, 1, [PASS_MOVE, bid_move(500)], 2) == bid_move(500)


@pytest.mark.parametrize("things", [(1, 4, 5), (4, 1, 5), (1, 5, 4)])
def test_the_worst_is_named_wherever_it_is_listed(things: tuple[int, ...]) -> None:
    table = owned(dict.fromkeys(things, 0) | {2: 1})
    pack, state = table.pack, table.state
    chosen = worst_named(pack, state, 0, [thing + 30 for thing in things], len(things), 30)
    assert chosen == 4 + 30


# The training.


def test_it_joins_the_club_for_more_than_it_costs_if_it_can_pay() -> None:
    table = on_the_loop()
    pack, state = table.pack, table.state
    for source in (WALROY_PACK, STEVENS_PACK, VET_PACK):
        only_report(table, source, RECEIVE, 1000)
    assert membership_worth(pack, state, 0) == 6 * 1000  # 44 squares, seven a throw
    pack.joining = 5999
    arrange(state, purse={0: 5999 + reserve(pack, state, 0, 0)})
    assert tip_join(pack, state, 0) == ACCEPT_MOVE
    arrange(state, purse={0: state.purse[0] - 1})
    assert tip_join(pack, state, 0) == PASS_MOVE
    arrange(state, purse={0: 1_000_000})
    assert tip_join(pack, state, 0) == ACCEPT_MOVE
    pack.joining = 6000
    assert tip_join(pack, state, 0) == PASS_MOVE


def test_asked_to_join_it_thinks_of_the_reports_it_may_ask_for() -> None:
    for effect, number, answer in ((EARN_ADVANTAGE, 3, ACCEPT_MOVE), (PAY, 1000, PASS_MOVE)):
        table = on_the_loop()
        for source in (WALROY_PACK, STEVENS_PACK, VET_PACK):
            only_report(table, source, effect, number)
        table.having(spread=0)
        ask(table.state, JOIN, 0)
        assert tip(table, 0) == answer


@pytest.mark.parametrize("best", [WALROY_PACK, STEVENS_PACK, VET_PACK])
def test_a_report_is_asked_of_the_pack_that_promises_most(best: int) -> None:
    table = on_the_loop()
    pack, state = table.pack, table.state
    packs = (WALROY_PACK, STEVENS_PACK, VET_PACK)
    for place, source in enumerate(packs):
        only_report(table, source, RECEIVE, 3000 if source == best else 1000 * (place % 2 + 1))
    moves = [PASS_MOVE, *map(pack_move, packs)]
    assert tip_pack(pack, state, 0, moves, len(moves)) == pack_move(best)
    for source in packs:
        only_report(table, source, PAY, 1000)
    assert tip_pack(pack, state, 0, moves, len(moves)) == PASS_MOVE


# Favourite and bets.


def test_any_horse_can_be_its_favourite() -> None:
    for horse in range(1, 13):
        table = entered({horse: 0, 13 - horse: 0, (horse % 12) + 1: 1})
        pack, state = table.pack, table.state
        if pack.colour[horse] == pack.colour[13 - horse]:
            continue
        arrange(state, advantages={0: {pack.colour[horse]: 4}}, disadvantages={0: 0})
        better = prospect(pack, state, horse) > prospect(pack, state, 13 - horse)
        assert tip_favourite(pack, state, 0) == favourite_move(horse if better else 13 - horse)


def test_the_pool_is_guessed_and_then_reckoned_from_what_is_staked() -> None:
    table = Table(3)
    pack, state = table.pack, table.state
    guess = 281_000 // 12 * 3
    assert guess == 70_248
    # Nothing was called yet: the guess alone.
    assert expected_pool(pack, state, 0, 0, 100) == guess
    # A fifth of the chances was called and drew 2,000 F: three times as telling as the guess.
    assert expected_pool(pack, state, 2000, 20, 100) == (guess * 80 + 3 * 2000 * 100) // 140
    assert expected_pool(pack, state, 9000, 100, 100) == 9000


def test_a_stake_is_the_most_that_the_pool_will_pay_fairly_for() -> None:
    table = entered({1: 0, 3: 0, 12: 1, 6: 1})
    pack, state = table.pack, table.state
    for horse in (1, 3, 6, 12):
        assert state.status[horse] == RUNNING
    chances = {horse: prospect(pack, state, horse) for horse in (1, 3, 6, 12)}
    everything = sum(chances.values())
    arrange(state, called=3, tote=800, stake={1: {0: 700}, 3: {1: 100}})
    pool = expected_pool(pack, state, 700, chances[1], everything)
    least = -(-everything // chances[3])  # so much must a franc get, in whole francs
    wanted = pool * 9 // (10 * least) - 100
    assert multiple(pool, wanted + 100) == least == multiple(pool, wanted + 101) + 1
    arrange(state, purse={0: 10_000_000})
    moves = [PASS_MOVE, *map(bet_move, (wanted - 1, wanted, wanted + 1, wanted + 100))]
    assert tip_bet(pack, state, 0, moves, len(moves)) == bet_move(wanted)
    arrange(state, purse={0: 6 * (wanted - 1)})
    assert tip_bet(pack, state, 0, moves, len(moves)) == bet_move(wanted - 1)
    arrange(state, purse={0: 6 * (wanted - 1) - 1})
    assert tip_bet(pack, state, 0, moves, len(moves)) == PASS_MOVE
    arrange(state, lies={1: OWNED + 1})  # whoever owns it
    assert prospect(pack, state, 1) > 0


def test_A11_3_a_multiple_is_of_whole_francs_after_the_bookmakers_tenth() -> None:
    assert multiple(150_000, 60_000) == 2
    assert multiple(100_000, 30_000) == 3
    assert multiple(100_000, 30_001) == 2
    assert multiple(5000, 10_000) == 0  # more than all that was foreseen: nothing to win
