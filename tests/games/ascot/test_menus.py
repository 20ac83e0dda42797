"""The menu lists what the judge allows, at every moment of an afternoon (A1.6 for amounts)."""

from __future__ import annotations

import pytest

from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    AFTER_AMOUNTS,
    DONE_MOVE,
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    FIRST_ADDRESS_MOVE,
    FIRST_ASK_MOVE,
    FIRST_BET_MOVE,
    FIRST_BID_MOVE,
    FIRST_EXCHANGE_MOVE,
    FIRST_FAVOURITE_MOVE,
    FIRST_INSCRIPTION_MOVE,
    FIRST_LANE_MOVE,
    FIRST_MEMBER_HORSE_MOVE,
    FIRST_NEED_MOVE,
    FIRST_ODDS_MOVE,
    FIRST_ONWARD_MOVE,
    FIRST_PACK_MOVE,
    FIRST_PAY_MOVE,
    FIRST_PLACE_MOVE,
    FIRST_SELL_MOVE,
    FIRST_THROW_MOVE,
    FIRST_WITHDRAW_MOVE,
    LAST_MOVE,
    PASS_MOVE,
    PLAIN_MOVES,
    SEND_MOVE,
    give_move,
    pay_move,
    trade_move,
)
from hippodrome.games.ascot.parts import AMOUNTS
from hippodrome.games.ascot.phases import ANSWER, NEED_ANSWER
from hippodrome.games.ascot.rules import doors as rules
from hippodrome.games.ascot.rules.holding import list_amounts
from hippodrome.games.ascot.rules.reasons import (
    ALLOWED,
    ANSWER_OF_ANOTHER,
    ASKED_OTHERWISE,
    GAME_OVER,
    NOT_A_MOVE,
    NOT_A_SEAT,
    NOT_AWAITED,
)
from hippodrome.games.ascot.state import (
    BLACK,
    BRIDLE,
    BURST_VESSEL,
    CARDS,
    FOR_CARDS,
    FOR_ENTRY,
    FOR_RACE,
    RED,
)
from tests.games.ascot.positions import Table, die, race
from tests.games.ascot.scenes import (
    Scene,
    asked_for_a_report,
    asking_for_places,
    auction,
    betting,
    bidding_for_surplus,
    dealt,
    debt,
    drafted,
    entry_unpaid,
    four_horses,
    from_the_gate,
    into_the_bend,
    led_inside,
    member,
    member_horse,
    naming,
    naming_a_price,
    near_the_post,
    nearly_broke,
    offered,
    on_colour,
    over,
    penniless,
    rounding_others,
    stable_for_its_owner,
    taking_a_price,
    throwing_in,
    trading,
    used_up,
    with_place_bet,
    withdrawing,
    without_auctioneer,
    without_way_on,
)
from tests.games.ascot.test_squares import needing

SCENES: dict[str, Scene] = {
    "naming an auctioneer": without_auctioneer,
    "exchange": dealt,
    "throwing in": throwing_in,
    "auction": auction,
    "second stable": stable_for_its_owner,
    "debt for cards": debt(FOR_CARDS),
    "debt for the entry": debt(FOR_ENTRY),
    "debt in the race": debt(FOR_RACE),
    "member": member,
    "member's horse": member_horse,
    "market": trading,
    "no offer left": used_up,
    "nothing to trade": penniless,
    "draft": drafted(),
    "draft with a horse": drafted(trade_move(3)),
    "draft with money": drafted(trade_move(1), pay_move(500)),
    "draft with little money": nearly_broke,
    "answer": offered,
    "surplus": bidding_for_surplus,
    "withdrawing": withdrawing,
    "entry unpaid": entry_unpaid,
    "four horses": four_horses,
    "favourite": naming,
    "bets": betting(),
    "three bets taken": betting(3),
    "places": asking_for_places,
    "price of a place": naming_a_price,
    "stake on a place": taking_a_price,
    "another place": with_place_bet,
    "from the gate": from_the_gate,
    "into the bend": into_the_bend,
    "round others": rounding_others,
    "near the post": near_the_post,
    "own colour": on_colour(BLACK),
    "other colour": on_colour(RED, 1),
    "no way on": without_way_on,
    "led": led_inside,
    "report needed": lambda: needing(BURST_VESSEL, 1, 3),
    "report asked for": asked_for_a_report,
}


@pytest.mark.parametrize("name", SCENES)
def test_A1_6_the_menu_lists_what_the_judge_allows(name: str) -> None:
    table = SCENES[name]()
    for seat in table.awaited:
        # `menu` compares every plain move, and the bounds of every amount, with the judge.
        table.menu(seat)
        assert table.refusal(seat, -1) == table.refusal(seat, LAST_MOVE + 1) == NOT_A_MOVE
        assert table.refusal(seat, LAST_MOVE) not in (NOT_A_MOVE, ALLOWED)


@pytest.mark.parametrize("name", SCENES)
def test_nobody_who_is_not_asked_has_a_move(name: str) -> None:
    table = SCENES[name]()
    moves = [0] * 128
    for seat in range(-1, table.state.seats + 1):
        if seat in table.awaited:
            continue
        assert rules.menu(table.pack, table.state, seat, moves) == 0
        seated = 0 <= seat < table.state.seats
        answering = table.state.phase in (ANSWER, NEED_ANSWER)
        for move in (PASS_MOVE, ACCEPT_MOVE):
            reason = ANSWER_OF_ANOTHER if answering else NOT_AWAITED
            assert table.refusal(seat, move) == (reason if seated else NOT_A_SEAT)
        assert table.refusal(seat, LAST_MOVE) == (NOT_AWAITED if seated else NOT_A_SEAT)


def test_A11_1_after_the_end_there_is_no_move() -> None:
    table = over()
    assert [table.menu(seat) for seat in range(2)] == [[], []]
    assert [table.refusal(seat, PASS_MOVE) for seat in (-1, 0, 1, 2)] == [GAME_OVER] * 4


def purses(table: Table, francs: int) -> Table:
    for seat in range(table.state.seats):
        table.having(purse={seat: francs})
    return table


@pytest.mark.parametrize("francs", [99, 100, 150, 499, 500, 12_345, 280_950])
@pytest.mark.parametrize("name", ["auction", "draft", "bets", "report needed"])
def test_A1_6_amounts_are_whole_steps_within_ones_means(name: str, francs: int) -> None:
    table = purses(SCENES[name](), francs)
    for seat in table.awaited:
        table.menu(seat)


def test_A5_2_reports_are_given_and_taken_as_often_as_they_are_kept() -> None:
    table = drafted()()
    table.having(kept={0: {BRIDLE: 2}})
    table.play(0, give_move(BRIDLE), give_move(BRIDLE))
    assert table.state.offered_gives[BRIDLE] == 2
    assert give_move(BRIDLE) not in table.menu(0)


def test_A8_2_whose_throw_it_is_has_two_answers() -> None:
    table = race({4: (0, 4, 39), 8: (0, 2, 39), 1: (1, 1, 39)})
    table.having(favourite={0: 8})
    assert len(die(table, 3).menu(0)) == 2


BLOCKS: dict[str, tuple[int, int]] = {
    "naming an auctioneer": (AFTER_AMOUNTS, FIRST_PLACE_MOVE),
    "places": (FIRST_PLACE_MOVE, FIRST_ODDS_MOVE),
    "price of a place": (FIRST_ODDS_MOVE, LAST_MOVE + 1),
    "stake on a place": (PLAIN_MOVES, PLAIN_MOVES),
    "exchange": (FIRST_EXCHANGE_MOVE, FIRST_THROW_MOVE),
    "throwing in": (FIRST_THROW_MOVE, FIRST_THROW_MOVE + CARDS + 1),
    "debt for cards": (FIRST_SELL_MOVE, FIRST_PACK_MOVE),
    "member": (FIRST_PACK_MOVE, FIRST_MEMBER_HORSE_MOVE),
    "member's horse": (FIRST_MEMBER_HORSE_MOVE, FIRST_ADDRESS_MOVE),
    "draft": (FIRST_ADDRESS_MOVE, FIRST_WITHDRAW_MOVE),
    "withdrawing": (FIRST_WITHDRAW_MOVE, FIRST_FAVOURITE_MOVE),
    "favourite": (FIRST_FAVOURITE_MOVE, FIRST_LANE_MOVE),
    "from the gate": (FIRST_LANE_MOVE, FIRST_ONWARD_MOVE),
    "other colour": (FIRST_ONWARD_MOVE, FIRST_INSCRIPTION_MOVE),
    "led": (FIRST_INSCRIPTION_MOVE, PLAIN_MOVES),
    "auction": (PLAIN_MOVES, PLAIN_MOVES),
    "bets": (PLAIN_MOVES, PLAIN_MOVES),
    "report needed": (PLAIN_MOVES, PLAIN_MOVES),
    "answer": (PLAIN_MOVES, PLAIN_MOVES),
}
ANSWERED = {
    "throwing in": {DONE_MOVE},
    "member": {PASS_MOVE},
    "draft": {PASS_MOVE, SEND_MOVE},
    "withdrawing": {PASS_MOVE},
    "favourite": {PASS_MOVE},
    "other colour": {PASS_MOVE, DROP_MOVE, DROP_WITH_ADVANTAGE_MOVE},
    "auction": {PASS_MOVE},
    "bets": {PASS_MOVE},
    "places": {PASS_MOVE},
    "price of a place": {PASS_MOVE},
    "stake on a place": {PASS_MOVE},
    "report needed": {PASS_MOVE},
    "answer": {PASS_MOVE, ACCEPT_MOVE},
}
MONEY = {
    "auction": {FIRST_BID_MOVE},
    "draft": {FIRST_PAY_MOVE, FIRST_ASK_MOVE},
    "bets": {FIRST_BET_MOVE},
    "stake on a place": {FIRST_BET_MOVE},
    "report needed": {FIRST_NEED_MOVE},
}


@pytest.mark.parametrize("name", BLOCKS)
def test_only_moves_of_another_moment_are_said_to_be_asked_otherwise(name: str) -> None:
    table = SCENES[name]()
    seat = table.awaited[0]
    first, end = BLOCKS[name]
    own = {*range(first, end), *ANSWERED.get(name, ())}
    plain = (*range(PLAIN_MOVES), *range(AFTER_AMOUNTS, LAST_MOVE + 1))
    judged = {move for move in plain if table.refusal(seat, move) != ASKED_OTHERWISE}
    assert judged == own
    for block in range(FIRST_BID_MOVE, AFTER_AMOUNTS, AMOUNTS):
        otherwise = table.refusal(seat, block + 500) == ASKED_OTHERWISE
        assert otherwise == (block not in MONEY.get(name, ()))


@pytest.mark.parametrize(
    ("least", "most", "listed"),
    [
        (500, 3000, [500, 1000, 1500, 2000, 2500, 3000]),
        (1000, 3000, [1000, 1500, 2000, 2500, 3000]),
        (1500, 1500, [1500]),
        (3500, 6500, [3500, 5000, 6000, 6500]),
        (4000, 5000, [4000, 5000]),
        (6500, 7500, [6500]),
        (2000, 1500, []),
    ],
)
def test_A3_1_bids_go_up_the_ladder(least: int, most: int, listed: list[int]) -> None:
    moves = [-1] * 40
    found = list_amounts(FIRST_BID_MOVE, least, most, 500, moves, 2)
    assert moves[:2] == [-1, -1]
    assert moves[2:found] == [FIRST_BID_MOVE + francs for francs in listed]
