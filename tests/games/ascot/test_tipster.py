"""The tipster: careful with money, sensible with horses, and clearly better than a gambler."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.events import UNSOLD, WITHDRAWN
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    FIRST_EXCHANGE_MOVE,
    FOR_FAVOURITE_MOVE,
    FOR_NEXT_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    advantage_move,
    ask_move,
    bet_move,
    block_of,
    favourite_move,
    francs_of,
    lane_move,
    name_move,
    onward_move,
    pack_move,
    pay_move,
    sell_move,
    trade_move,
    withdraw_move,
)
from hippodrome.games.ascot.phases import ANSWER, BET, BID, NEED, OFFER, OWE, THROW_IN
from hippodrome.games.ascot.rules import doors as rules
from hippodrome.games.ascot.state import (
    BRIDLE,
    BURST_VESSEL,
    CLUB,
    EARN_ADVANTAGE,
    FARRIER,
    FIRST_REPORT,
    FOR_RACE,
    FORAGE,
    HORSES,
    KEEP_REPORT,
    OWNED,
    PAY_FARRIER,
    RED,
    STEVENS_STABLE,
    STRANGLES,
    SURE_FOOTED,
    TAKE_DISADVANTAGE,
    VESSELS,
    VET,
    VET_PACK,
    WALROY_PACK,
    WALROY_STABLE,
)
from hippodrome.games.ascot.tipster.budgeting import easing, held_prices, reserve
from hippodrome.games.ascot.tipster.tip import bid_limit
from hippodrome.games.ascot.tipster.valuing import (
    business_worth,
    dues_of,
    horse_gain,
    pace,
    prospect,
    thing_worth,
)
from tests.games.ascot.positions import Table, die, market, only_report, owned, race, training
from tests.games.ascot.scenes import without_auctioneer
from tests.games.ascot.test_auction import auction
from tests.games.ascot.test_betting import called, entered
from tests.games.ascot.test_dealing import both_stables
from tests.games.ascot.test_market import close
from tests.games.ascot.test_owing import owing
from tests.games.ascot.test_squares import landed, needing
from tests.games.common.scenes import arrange


def tip(table: Table, seat: int, seed: int = 1) -> int:
    """What the tipster would play, on its view alone; always a move of the menu."""
    menu = table.menu(seat)
    view = table.view(seat)
    chosen = GAME.interpreted.tip(table.pack, view, seat, list(menu), len(menu), new_stream(seed))
    assert chosen in menu
    return chosen


class Afternoon:
    """A whole game among tipsters and gamblers."""

    def __init__(self, edition: str, seats: int, tipsters: set[int], seed: int) -> None:
        self.table = Table(seats, edition)
        self.tipsters = tipsters
        self.stream = new_stream(seed)

    def step(self) -> tuple[int, int] | None:
        """Make one step; give who played what, or None for a draw."""
        table = self.table
        if table.state.spread:
            table.draw(below(self.stream, table.state.spread))
            return None
        seat = table.awaited[0]
        menu = table.menu(seat)
        move = menu[below(self.stream, len(menu))]
        if seat in self.tipsters:
            view = table.view(seat)
            rules_tip = GAME.interpreted.tip
            move = rules_tip(table.pack, view, seat, list(menu), len(menu), self.stream)
            assert move in menu
        return seat, move

    def play_on(self, played: tuple[int, int]) -> None:
        self.table.play(*played)

    def winners(self) -> int:
        while not self.table.state.over:
            played = self.step()
            if played:
                self.play_on(played)
        out = [0] * self.table.state.seats
        return rules.standing(self.table.pack, self.table.state, out)


def test_it_never_bids_above_its_estimate_nor_spends_what_fees_will_need() -> None:
    bids = 0
    for seed in range(3):
        game = Afternoon("standard", 4, {0, 1, 2, 3}, seed)
        while game.table.state.phase != OFFER:
            played = game.step()
            if not played:
                continue
            seat, move = played
            table = game.table
            if table.state.phase == BID and move != PASS_MOVE:
                view: Any = table.view(seat)
                assert francs_of(move) <= thing_worth(table.pack, view, seat, view.lot)
                left = view.purse[seat] - francs_of(move)
                assert left >= held_prices(table.pack, view, seat)
                if view.lot <= HORSES:
                    assert left >= reserve(table.pack, view, seat, 1)
                bids += 1
            game.play_on(played)
    assert bids > 30


def test_however_much_its_businesses_will_bring_it_can_pay_for_the_cards_it_keeps() -> None:
    game = Afternoon("standard", 4, {0, 1, 2, 3}, 0)
    lots = 0
    while game.table.state.phase != OFFER:
        state, pack = game.table.state, game.table.pack
        if state.phase == BID and state.lot <= HORSES:
            for seat in range(4):
                view: Any = game.table.view(seat)
                for card in (FARRIER, VET, FORAGE, WALROY_STABLE):
                    arrange(view, lies={card: OWNED + seat})
                kept = held_prices(pack, view, seat)
                assert bid_limit(pack, view, seat) <= max(0, view.purse[seat] - kept)
                lots += reserve(pack, view, seat, 1) < kept
        played = game.step()
        if played:
            game.play_on(played)
    assert lots > 0


def test_it_exchanges_the_card_worth_least_above_its_price() -> None:
    table = Table(2).deal([1, 2, 3, 4, 5, STEVENS_STABLE], [7, 8, 9, 10, 11, 12])
    chosen = tip(table, 0) - FIRST_EXCHANGE_MOVE
    view = table.view(0)
    eased = easing(table.pack, view, 0)
    profits = {
        card: thing_worth(table.pack, view, 0, card) * eased // 100 - table.pack.price[card]
        for card in (1, 2, 3, 4, 5, STEVENS_STABLE)
    }
    assert profits[chosen] == min(profits.values())


def test_it_throws_in_one_of_two_stables() -> None:
    table = both_stables()
    moves = []
    while table.state.phase == THROW_IN and 0 in table.awaited:
        moves.append(tip(table, 0))
        table.play(0, moves[-1])
    assert table.state.lies[WALROY_STABLE] != 10 or table.state.lies[STEVENS_STABLE] != 10


def test_in_debt_it_sells_what_is_worth_least() -> None:
    table = owing({1: 0, 4: 0, 2: 1, 3: 1})
    worths = {
        sell_move(thing): thing_worth(table.pack, table.view(0), 0, thing)
        for thing in (1, 4, FIRST_REPORT)
    }
    assert sorted(worths) == table.menu(0)
    assert worths[tip(table, 0)] == min(worths.values())
    assert tip(owing({1: 0, 4: 0}), 0) == sell_move(4)  # a horse that will not run
    table = owing({1: 0}, FOR_RACE)
    assert table.state.phase == OWE
    assert table.menu(0) == [sell_move(FIRST_REPORT)]


def test_a_member_asks_for_the_pack_with_the_best_prospects() -> None:
    table = training({1: 0, 2: 1, CLUB: 0})
    only_report(table, WALROY_PACK, TAKE_DISADVANTAGE, 1)
    only_report(table, VET_PACK, KEEP_REPORT, VESSELS)
    assert tip(table, 0) == pack_move(VET_PACK)
    only_report(table, VET_PACK, STRANGLES)
    assert tip(table, 0) == PASS_MOVE


def test_what_is_good_goes_to_the_best_horse_and_what_is_bad_to_the_worst() -> None:
    for effect, horse in ((EARN_ADVANTAGE, 1), (TAKE_DISADVANTAGE, 2)):
        table = training({1: 0, 2: 0, 3: 1, CLUB: 0})
        only_report(table, WALROY_PACK, effect, 1)
        table.play(0, pack_move(WALROY_PACK)).draw(0)
        table.play(0, tip(table, 0))
        earned = table.state.advantage if effect == EARN_ADVANTAGE else table.state.disadvantage
        assert earned[horse] == 1


def test_it_offers_a_trade_that_helps_both_and_the_other_takes_it() -> None:
    # Seat 0 has seven horses, one more than may run; seat 1 has five.
    table = market({horse: 0 if horse < 8 else 1 for horse in range(1, 13)})
    # What blue 4 means to either:
    before = [horse_gain(table.pack, table.state, seat, 4) for seat in (0, 1)]
    assert before[0] < before[1]
    table.play(0, tip(table, 0))
    assert table.state.offered_to == 1
    while table.state.phase == OFFER and table.awaited == [0]:
        table.play(0, tip(table, 0))
    assert table.state.phase == ANSWER
    assert tip(table, 1) == ACCEPT_MOVE


def test_it_declines_what_would_cost_it() -> None:
    table = market({1: 0, 2: 1})
    table.play(0, address_move(1), trade_move(2), pay_move(100), SEND_MOVE)
    assert tip(table, 1) == PASS_MOVE


def test_it_stops_offering_after_three_trials() -> None:
    table = market({horse: 0 if horse < 8 else 1 for horse in range(1, 13)})
    assert tip(table, 0) != PASS_MOVE
    table.having(offers={0: 3})
    assert tip(table, 0) == PASS_MOVE


def test_it_withdraws_its_worst_horse() -> None:
    cards = {1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 1, 7: 1, 8: 2, 9: 2, 10: 2}
    table = close(market(cards, seats=3))
    assert tip(table, 0) == withdraw_move(4)  # without cards, blue wins least
    table.having(advantage={4: 2})
    assert tip(table, 0) == withdraw_move(2)  # then red or yellow, the first of equals


@pytest.mark.parametrize(
    ("advantages", "named"),
    [
        ((0, 0, 0, 0), 1),  # without cards black has most of its colour's lengths
        ((0, 1, 0, 0), 2),  # one red Advantage turns that round,
        ((0, 0, 1, 0), 3),  # and a yellow one,
        ((0, 0, 0, 3), 1),  # not so three blue ones,
        ((0, 0, 0, 4), 4),  # but four
        ((1, 1, 4, 4), 3),
        ((2, 2, 2, 9), 1),
        ((1, 3, 4, 0), 2),
    ],
)
def test_its_favourite_is_the_horse_that_wins_most_with_the_cards_there_are(
    advantages: tuple[int, ...], named: int
) -> None:
    table = entered({1: 0, 2: 0, 3: 0, 4: 0, 5: 1})
    table.having(advantages={0: [0, *advantages]})
    assert tip(table, 0) == favourite_move(named)


def test_a_favourites_chances_shrink_with_disadvantages_and_grow_with_strong_vessels() -> None:
    table = entered({1: 0, 2: 0, 5: 1})
    plain = prospect(table.pack, table.state, 1)
    table.having(kept={0: {BRIDLE: 1, SURE_FOOTED: 1}})
    assert prospect(table.pack, table.state, 1) == plain  # what can be gone round anyway
    table.having(kept={0: {VESSELS: 2}})
    kept = prospect(table.pack, table.state, 1)
    table.having(disadvantages={0: 1})
    both = prospect(table.pack, table.state, 1)
    assert kept == plain * 425 // 100
    assert plain < both < kept
    table.having(favourite={0: 1})
    assert prospect(table.pack, table.state, 1) == both * 2955 // 100  # the best of six throws


def test_a_trained_horse_is_worth_what_its_cards_make_of_it() -> None:
    # Before the training red is dearer than blue by its colour; after it, by what it has learnt.
    table = training({2: 0, 4: 1})
    assert pace(table.pack, table.state, 2) > pace(table.pack, table.state, 4)
    table = market({2: 0, 4: 1})
    assert pace(table.pack, table.state, 2) == 90 * 75 // 100
    table.having(advantage={4: 4})
    assert pace(table.pack, table.state, 2) < pace(table.pack, table.state, 4)
    table.having(advantage={2: 2})
    assert pace(table.pack, table.state, 2) > pace(table.pack, table.state, 4)


def test_it_bets_while_the_totalisator_pays_more_than_a_horse_deserves() -> None:
    table = called()  # red 2 is called, against black 5
    stake = tip(table, 0)
    assert 0 < francs_of(stake) <= table.state.purse[0] // 10
    table.play(0, bet_move(50_000))
    assert tip(table, 1) == PASS_MOVE  # too much lies on red 2 already
    table.play(1, PASS_MOVE)
    assert block_of(tip(table, 0))  # and nothing on black 5


def test_it_rides_away_from_a_burst_vessel_and_for_its_own_colour() -> None:
    squares: dict[tuple[int, int], int | tuple[int, int]] = {(2, 21): RED, (3, 21): BURST_VESSEL}
    table = die(race({2: (0, 3, 20), 12: (1, 6, 5)}, squares=squares), 1)
    assert tip(table, 0) == lane_move(2)


def test_it_goes_on_spends_advantages_and_drops_disadvantages_in_time() -> None:
    assert tip(landed(RED), 0) == onward_move(3)
    assert tip(landed(3, advantages=1), 0) == advantage_move(3)
    assert tip(landed(RED, disadvantages=1), 0) == DROP_MOVE
    assert tip(landed(3, advantages=1, disadvantages=1), 0) == DROP_WITH_ADVANTAGE_MOVE


def test_the_favourite_takes_good_throws_and_leaves_bad_ones() -> None:
    for points, answer in ((6, FOR_FAVOURITE_MOVE), (1, FOR_NEXT_MOVE)):
        table = race({1: (0, 1, 39), 2: (0, 3, 39), 12: (1, 6, 5)})
        table.having(favourite={0: 1})
        assert tip(die(table, points), 0) == answer


def test_with_more_throws_to_come_the_favourite_waits_for_a_better_one() -> None:
    runners = {1: (0, 1, 20), 2: (0, 3, 20), 12: (1, 6, 5)}
    for more, answer in (({}, FOR_FAVOURITE_MOVE), ({10: (0, 5, 20)}, FOR_NEXT_MOVE)):
        table = race({**runners, **more})
        table.having(favourite={0: 1})
        assert tip(die(table, 4), 0) == answer


def test_it_pays_for_a_report_in_need_what_its_favourite_can_hope_for() -> None:
    table = needing(BURST_VESSEL, 1)
    assert table.state.phase == NEED
    table.having(bank=100_000)
    other = francs_of(tip(table, 0))
    table.having(favourite={0: 2})
    offered = tip(table, 0)
    assert 0 < other < francs_of(offered) <= table.state.purse[0] // 2
    table.play(0, offered)
    assert tip(table, 1) == ACCEPT_MOVE


def test_a_disadvantage_makes_a_horse_worth_less_and_an_advantage_more() -> None:
    table = market({1: 0, 2: 1})
    clean = pace(table.pack, table.state, 1)
    table.having(disadvantage={1: 1})
    assert pace(table.pack, table.state, 1) < clean
    table.having(disadvantage={1: 0}, advantage={1: 1})
    assert pace(table.pack, table.state, 1) > clean


def test_a_business_is_worth_the_dues_of_the_horses_still_on_the_loop() -> None:
    table = owned({1: 0, 2: 1, 3: 1, FARRIER: 0})
    whole = business_worth(table.pack, table.state, 0, FARRIER)
    assert whole == 3 * dues_of(table.pack, PAY_FARRIER) // 7 * 90 // 100
    table.having(gone={2: table.pack.loop + 1})
    assert whole * 3 // 5 < business_worth(table.pack, table.state, 0, FARRIER) < whole * 3 // 4


def test_one_with_little_money_left_still_buys_a_business_for_a_song() -> None:
    table = auction().turn_up(STEVENS_STABLE)
    # A little less than the cards in hand, the entries and the way round will cost.
    table.having(purse={1: reserve(table.pack, table.view(1), 1, 0) - 5000})
    table.play(0, PASS_MOVE)
    assert tip(table, 1) != PASS_MOVE


def test_what_it_throws_in_finds_a_buyer() -> None:
    unsold = 0
    for seed in range(6):
        game = Afternoon("standard", 3, {0, 1, 2}, seed)
        while game.table.state.phase != OFFER:
            played = game.step()
            if played:
                game.play_on(played)
            unsold += sum(card > HORSES for _, card, *_ in game.table.events(UNSOLD))
    assert unsold <= 3


def test_A5_3_alone_in_want_of_a_horse_it_waits_for_it_at_half_price() -> None:
    cards = {1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 1, 7: 1, 8: 2, 9: 2}
    table = close(market(cards, seats=3))
    assert (table.state.phase, table.awaited) == (BID, [2])
    assert tip(table, 2) == PASS_MOVE


def test_A2_2_it_would_have_the_hammer_itself() -> None:
    table = without_auctioneer()
    assert [tip(table, seat) for seat in range(3)] == [name_move(seat) for seat in range(3)]


def test_A5_4_it_withdraws_its_worst_horse_unpaid() -> None:
    table = market({1: 0, 4: 0, 2: 1, 6: 1}).with_purse(0, 15_000).having(advantage={1: 3})
    assert tip(close(table), 0) == withdraw_move(4)


def test_A5_4_tipsters_seldom_leave_an_entry_unpaid() -> None:
    entered = unpaid = 0
    for seed in range(8):
        game = Afternoon("standard", 3, {0, 1, 2}, seed)
        while game.table.state.phase != BET:
            played = game.step()
            if played:
                game.play_on(played)
            unpaid += sum(why for *_, why in game.table.events(WITHDRAWN))
        entered += sum(1 for status in game.table.state.status if status)
    assert unpaid * 12 < entered


def test_who_cannot_then_enter_declines_even_a_bargain() -> None:
    table = market({1: 0, 2: 0, 3: 1})
    table.having(bank=500_000, purse={1: 11_000})
    table.play(0, address_move(1), trade_move(1), ask_move(1000), SEND_MOVE)
    assert tip(table, 1) == ACCEPT_MOVE
    table.having(purse={1: 10_500})
    assert tip(table, 1) == PASS_MOVE


@pytest.mark.parametrize("seats", [2, 3])
def test_it_beats_gamblers(seats: int) -> None:
    games = 12
    won = sum(
        Afternoon("standard", seats, {seed % seats}, seed).winners() >> (seed % seats) & 1
        for seed in range(games)
    )
    assert won > games // 2
