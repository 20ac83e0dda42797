"""What the tipster keeps back, hand-reckoned: cards to pay, entries, the way round, bad luck."""

from hippodrome.games.ascot.phases import OFFER
from hippodrome.games.ascot.state import (
    CARDS,
    CLUB,
    FARRIER,
    FORAGE,
    IN_HAND,
    OWNED,
    PAY_BANK,
    PAY_CLUB,
    PAY_FARRIER,
    PAY_FORAGE,
    UNDER_HAMMER,
    UNKNOWN,
)
from hippodrome.games.ascot.tipster.budgeting import (
    MARGIN,
    easing,
    held_prices,
    hidden_cards,
    income,
    money_for_cards,
    reserve,
    training_cost,
)
from hippodrome.games.ascot.tipster.valuing import business_worth, expected_prizes, pace
from tests.games.ascot.positions import Table, set_square, training
from tests.games.common.scenes import arrange

BAD_LUCK = 281_000 // MARGIN
ENTRY = 10_000
A_HORSE = (7000 + 2100 + 14_000 + 1400) // 7
"""What the whole loop costs a horse that stops on one square in seven."""


def before_the_training() -> Table:
    """Seat 0 has two horses and the forage merchant, seat 1 three horses and the farrier."""
    table = training({1: 0, 12: 0, FORAGE: 0, 7: 1, 8: 1, 9: 1, FARRIER: 1})
    set_square(table, 3, PAY_FARRIER, 7000)
    set_square(table, 5, PAY_FORAGE, 2100)
    set_square(table, 8, PAY_BANK, 14_000)
    set_square(table, table.pack.loop - 1, PAY_CLUB, 1400)
    return table


def test_the_way_round_costs_every_horse_all_dues_but_those_to_oneself() -> None:
    table = before_the_training()
    pack, state = table.pack, table.state
    assert training_cost(pack, state, 0, 0) == 2 * (A_HORSE - 300)
    assert training_cost(pack, state, 1, 0) == 3 * (A_HORSE - 1000)
    assert training_cost(pack, state, 1, 2) == 3 * (A_HORSE - 1000) + 2 * A_HORSE
    arrange(state, gone={12: 22})  # half round
    assert training_cost(pack, state, 0, 0) == 3 * (A_HORSE - 300) // 2


def test_businesses_bring_in_what_the_horses_of_others_will_pay() -> None:
    table = before_the_training()
    pack, state = table.pack, table.state
    assert income(pack, state, 0) == 3 * 300
    assert income(pack, state, 1) == 2 * 1000
    arrange(state, lies={CLUB: OWNED + 1})
    assert income(pack, state, 1) == 2 * 1000 + 2 * 200


def test_it_keeps_entries_the_way_round_and_something_for_bad_luck() -> None:
    table = before_the_training()
    pack, state = table.pack, table.state
    # Five horses for two players are two each to enter, however many one owns.
    assert reserve(pack, state, 0, 0) == BAD_LUCK + 2 * ENTRY + 2 * (A_HORSE - 300) - 720
    assert reserve(pack, state, 0, 1) == reserve(pack, state, 0, 0) + A_HORSE
    assert reserve(pack, state, 1, 0) == BAD_LUCK + 2 * ENTRY + 3 * (A_HORSE - 1000) - 1600
    arrange(state, lies={12: OWNED + 1})
    assert reserve(pack, state, 0, 0) == BAD_LUCK + ENTRY + A_HORSE - 300 - 960
    assert reserve(pack, state, 0, 1) == BAD_LUCK + 2 * ENTRY + 2 * A_HORSE - 300 - 960
    arrange(state, lies={12: OWNED + 0}, phase=OFFER)  # the training is over
    assert reserve(pack, state, 0, 0) == BAD_LUCK + 2 * ENTRY


def test_cards_kept_from_the_deal_are_paid_as_printed() -> None:
    table = before_the_training()
    pack, state = table.pack, table.state
    assert held_prices(pack, state, 0) == 0
    arrange(state, lies={1: IN_HAND + 0, CARDS: IN_HAND + 0, 7: IN_HAND + 1}, bill={0: 5000})
    assert held_prices(pack, state, 0) == 5000 + pack.price[1] + pack.price[CARDS]
    assert held_prices(pack, state, 1) == pack.price[7]


def test_all_together_can_spend_what_bank_and_entries_leave() -> None:
    table = before_the_training()
    pack, state = table.pack, table.state
    arrange(state, purse={0: 100_000, 1: 60_000})
    kept = 2 * BAD_LUCK + 5 * 2000 + 2 * 2 * ENTRY
    assert money_for_cards(pack, state, 0) == 160_000 - kept
    arrange(state, lies={7: IN_HAND + 1})
    assert money_for_cards(pack, state, 0) == 160_000 - kept
    assert money_for_cards(pack, state, 1) == 160_000 - kept - pack.price[7]


def test_cards_in_other_hands_are_counted_as_far_as_known() -> None:
    table = Table(3)
    table.having(held={0: 4, 1: 3, 2: -1})
    assert hidden_cards(table.state, 0) == 3
    assert hidden_cards(table.state, 1) == 4
    assert hidden_cards(table.state, 2) == 7


def test_a_card_fetches_the_part_of_its_estimate_that_money_allows() -> None:
    table = before_the_training()
    pack, view = table.pack, table.state
    points = sum(60 + 10 * pack.bonus[pack.colour[horse]] for horse in range(1, 13))
    arrange(view, lies={3: UNDER_HAMMER})
    lot = expected_prizes(pack, view) * pace(pack, view, 3) // points
    arrange(view, purse={0: 50_000, 1: 50_000})
    assert 20 < easing(pack, view, 0) == money_for_cards(pack, view, 0) * 130 // lot < 100
    # Two unseen cards, one in the other's hand: that one will be paid as printed, one is for sale.
    arrange(view, lies={12: UNKNOWN, CLUB: UNKNOWN}, held={1: 1}, purse={0: 90_000, 1: 90_000})
    unseen = expected_prizes(pack, view) * pace(pack, view, 12) // points
    unseen += business_worth(pack, view, 0, CLUB)
    lot = expected_prizes(pack, view) * pace(pack, view, 3) // points
    money = money_for_cards(pack, view, 0) - (pack.price[12] + pack.price[CLUB]) // 2
    assert 20 < easing(pack, view, 0) == money * 130 // (lot + unseen // 2) < 100
    arrange(view, purse={0: 1_000_000, 1: 1_000_000})
    assert easing(pack, view, 0) == 100
    arrange(view, purse={0: 0, 1: 0})
    assert easing(pack, view, 0) == 20


def test_where_nothing_is_for_sale_nothing_is_eased() -> None:
    table = before_the_training()
    table.having(purse={0: 0, 1: 0})
    assert easing(table.pack, table.state, 0) == 100
