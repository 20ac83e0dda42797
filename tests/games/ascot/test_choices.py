"""Every choice says the whole of what it is about: whom, what, where to and for how much."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    DONE_MOVE,
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    advantage_move,
    ask_move,
    bet_move,
    bid_move,
    exchange_move,
    favourite_move,
    give_move,
    inscription_move,
    lane_move,
    member_horse_move,
    need_move,
    onward_move,
    pack_move,
    pay_move,
    sell_move,
    take_move,
    throw_move,
    trade_move,
    withdraw_move,
)
from hippodrome.games.ascot.people.look.types import Choice
from hippodrome.games.ascot.phases import MEMBER_HORSE
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BLACK,
    BRIDLE,
    BURST_VESSEL,
    FARRIER,
    FIRST_REPORT,
    FOR_CARDS,
    MOVE_ON,
    NOBODY,
    RED,
    STEVENS_STABLE,
    SURE_FOOTED,
    VESSELS,
    WALROY_STABLE,
)
from tests.games.ascot.looking import only, seen
from tests.games.ascot.positions import Table, die, market, race
from tests.games.ascot.scenes import (
    auction,
    betting,
    dealt,
    debt,
    drafted,
    led_inside,
    member,
    naming,
    near_the_post,
    offered,
    on_colour,
    throwing_in,
    withdrawing,
)
from tests.games.ascot.test_squares import Squares, needing


def choice_of(move: int, written: str, **consequence: Any) -> Choice:
    """The choice of a move, which is written like that."""
    assert GAME.write(move) == written
    return Choice(GAME.moves.chosen(move), **consequence)


def chosen(table: Table, seat: int = 0) -> dict[int, Choice]:
    """The choices of a seat by their move, amounts without their range."""
    return {
        GAME.moves.number(choice.move): replace(
            choice, least=0, most=0, step=0, ladder=(), costs=(), within=None, returns=()
        )
        for choice in seen(table, seat).choices
    }


def test_A2_3_cards_are_exchanged_and_thrown_in_by_name() -> None:
    walroy = choice_of(exchange_move(WALROY_STABLE), "swap:walroy", thing=WALROY_STABLE)
    assert chosen(dealt())[GAME.moves.number(walroy.move)] == walroy
    third = choice_of(throw_move(2), "throw:2", thing=2)
    assert chosen(throwing_in())[GAME.moves.number(third.move)] == third


def test_A3_1_a_bid_names_the_lot_and_who_gets_the_price() -> None:
    bid = choice_of(bid_move(500), "bid:500", thing=STEVENS_STABLE, seat=NOBODY)
    assert chosen(auction(), 1)[GAME.moves.number(bid.move)] == bid
    sold = debt(FOR_CARDS)().play(0, sell_move(FARRIER))
    assert chosen(sold, 1)[GAME.moves.number(bid.move)] == replace(bid, thing=FARRIER, seat=0)


def test_A3_2_every_amount_of_a_bid_says_what_it_costs_in_all() -> None:
    bid = only(seen(auction(), 1).choices, "bid")
    assert (bid.least, bid.most, bid.step) == (500, 255_000, 500)
    assert (bid.ladder[0], bid.ladder[-1]) == (500, 255_000)
    assert (bid.costs[0], bid.costs[-1], len(bid.costs)) == (600, 280_500, len(bid.ladder))
    # No commission in a sale for a debt.
    bid = only(seen(debt(FOR_CARDS)().play(0, sell_move(1)), 1).choices, "bid")
    assert bid.costs == bid.ladder


def test_A6_1_a_thing_to_sell_is_a_card_or_a_report() -> None:
    table = debt(FOR_CARDS)()
    table.having(refused=0)
    report = choice_of(sell_move(FIRST_REPORT + BRIDLE), "sell:bridle", thing=FIRST_REPORT + BRIDLE)
    assert chosen(table)[GAME.moves.number(report.move)] == report


def test_A4_5_a_pack_is_asked_for_by_name() -> None:
    found = chosen(member())
    assert found[pack_move(1)] == choice_of(pack_move(1), "read:walroy")
    assert found[PASS_MOVE] == choice_of(PASS_MOVE, "pass")


def test_A5_6_an_offer_says_who_gives_what_to_whom() -> None:
    table = market({1: 0, 3: 1}, seats=3)
    table.having(kept={0: {BRIDLE: 1}, 1: {SURE_FOOTED: 1}})
    to = choice_of(address_move(1), "to:2", seat=1)
    assert chosen(table)[GAME.moves.number(to.move)] == to
    found = chosen(table.play(0, address_move(1)))
    assert list(found.values()) == [
        choice_of(trade_move(1), "trade:1", thing=1, gives=True),
        choice_of(trade_move(3), "trade:3", thing=3),
        choice_of(give_move(BRIDLE), "give:bridle", thing=FIRST_REPORT + BRIDLE, gives=True),
        choice_of(take_move(SURE_FOOTED), "take:sure", thing=FIRST_REPORT + SURE_FOOTED),
        choice_of(pay_move(100), "pay:100", seat=1),
        choice_of(ask_move(100), "ask:100", seat=1),
    ]


def test_A5_6_goods_say_for_whom_and_nothing_bars_them() -> None:
    table = market({1: 0, 3: 1, 5: 2}, seats=3)
    goods = [replace(choice, least=0, most=0, step=0, ladder=()) for choice in seen(table, 0).goods]
    assert goods == [
        choice
        for seat, theirs in ((1, 3), (2, 5))
        for choice in (
            choice_of(trade_move(1), "trade:1", thing=1, gives=True, seat=seat),
            choice_of(trade_move(theirs), f"trade:{theirs}", thing=theirs, seat=seat),
            choice_of(pay_move(100), "pay:100", seat=seat),
            choice_of(ask_move(100), "ask:100", seat=seat),
            choice_of(SEND_MOVE, "send", seat=seat),
        )
    ]
    # Once somebody is addressed the draft itself says what may be laid; bets have no goods.
    assert seen(drafted()(), 0).goods == ()
    assert seen(betting()(), 0).goods == ()


def test_A5_2_an_answer_says_whose_offer_and_what_it_brings() -> None:
    table = drafted(trade_move(1), ask_move(700), SEND_MOVE)()
    accept = choice_of(ACCEPT_MOVE, "yes", seat=0, francs=700)
    assert chosen(table, 1)[ACCEPT_MOVE] == accept
    assert chosen(offered(), 1)[ACCEPT_MOVE] == replace(accept, francs=0)
    paid = drafted(trade_move(1), pay_move(700), SEND_MOVE)()
    assert chosen(paid, 1)[ACCEPT_MOVE] == replace(accept, francs=-700)


def test_A5_3_A7_1_horses_are_withdrawn_and_named_by_number() -> None:
    scratch = choice_of(withdraw_move(2), "scratch:2", thing=2)
    assert chosen(withdrawing())[GAME.moves.number(scratch.move)] == scratch
    favourite = choice_of(favourite_move(1), "fav:1", thing=1)
    assert chosen(naming())[GAME.moves.number(favourite.move)] == favourite


def test_A7_2_a_bet_names_the_horse_called() -> None:
    assert chosen(betting()())[bet_move(100)] == choice_of(bet_move(100), "bet:100", thing=1)


def test_A10_16_an_offer_in_need_names_report_and_holder() -> None:
    table = needing(BURST_VESSEL, 3)
    kept = FIRST_REPORT + VESSELS
    need = choice_of(need_move(100), "offer:100", thing=kept, seat=3)
    assert chosen(table)[GAME.moves.number(need.move)] == need
    table.play(0, need_move(900))
    accept = choice_of(ACCEPT_MOVE, "yes", thing=kept, seat=0, francs=-900)
    assert chosen(table, 3)[ACCEPT_MOVE] == accept


def test_A9_9_a_lane_says_which_square_it_leads_to() -> None:
    found = chosen(near_the_post())
    straight = choice_of(lane_move(3), "lane:3", thing=1, lane=3, length=59, square="plain")
    assert found[GAME.moves.number(straight.move)] == straight
    squares: Squares = {(3, 11): (MOVE_ON, 4), (2, 11): BLACK, (4, 11): RED}
    found = chosen(die(race({1: (0, 3, 10), 2: (1, 6, 30)}, squares=squares), 1))
    assert list(found.values()) == [
        choice_of(
            lane_move(2),
            "lane:2",
            thing=1,
            lane=2,
            length=11,
            square="black",
            own_colour=True,
        ),
        choice_of(lane_move(3), "lane:3", thing=1, lane=3, length=11, square="move-on", number=4),
        choice_of(lane_move(4), "lane:4", thing=1, lane=4, length=11, square="red"),
    ]


def test_A10_4_going_on_and_dropping_name_the_horse() -> None:
    table = on_colour(BLACK)()
    table.having(disadvantages={0: 1})
    found = chosen(table)
    assert found[DROP_MOVE] == choice_of(DROP_MOVE, "drop", thing=1)
    assert found[PASS_MOVE] == choice_of(PASS_MOVE, "pass")
    onward = choice_of(onward_move(3), "on:3", thing=1, lane=3, length=9, square="plain")
    assert found[GAME.moves.number(onward.move)] == onward
    table = on_colour(RED, 1)()
    table.having(disadvantages={0: 1})
    found = chosen(table)
    drop = choice_of(DROP_WITH_ADVANTAGE_MOVE, "drop+", thing=1)
    assert found[GAME.moves.number(drop.move)] == drop
    onward = replace(onward, move=GAME.moves.chosen(advantage_move(3)))
    assert found[GAME.moves.number(onward.move)] == onward


def test_A10_14_an_inscription_says_where_it_leads() -> None:
    led = choice_of(inscription_move(2), "led:2", thing=1, lane=2, length=8, square="plain")
    assert chosen(led_inside())[GAME.moves.number(led.move)] == led


def test_A4_10_a_horse_for_a_report_is_named_by_number() -> None:
    table = member()
    table.having(report_pack=1, phase=MEMBER_HORSE)
    horse = choice_of(member_horse_move(2), "horse:2", thing=2)
    assert chosen(table)[GAME.moves.number(horse.move)] == horse


def test_A2_4_what_bars_a_hand_is_said_of_the_auctioneer_and_of_two_stables() -> None:
    barred = {
        GAME.moves.number(choice.move): choice.paragraph for choice in seen(throwing_in(), 0).barred
    }
    assert barred == {throw_move(AUCTIONEER): "A2.2", DONE_MOVE: "A2.4"}
    barred = {
        GAME.moves.number(choice.move): choice.paragraph for choice in seen(dealt(), 0).barred
    }
    assert barred == {exchange_move(AUCTIONEER): "A2.2"}
