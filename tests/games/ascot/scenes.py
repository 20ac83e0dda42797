"""Tables laid out at the moments in which people try what the rules forbid."""

from __future__ import annotations

from collections.abc import Callable

from hippodrome.games.ascot.moves import (
    DONE_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    bet_move,
    exchange_move,
    lane_move,
    odds_move,
    place_move,
    throw_move,
    trade_move,
)
from hippodrome.games.ascot.phases import (
    BET,
    FAVOURITE,
    JOIN,
    MEMBER,
    MEMBER_HORSE,
    NAMING,
    NEED_ANSWER,
    NEXT_OFFER,
    NEXT_PLACE,
    WITHDRAW,
)
from hippodrome.games.ascot.rules.holding import ask, owe, pass_on
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BLACK,
    BRIDLE,
    CLUB,
    ELIMINATED,
    FARRIER,
    FIRST_REPORT,
    INSIDE_LANES,
    NOBODY,
    RED,
    STEVENS_STABLE,
    WALROY_PACK,
    WALROY_STABLE,
    Pack,
)
from tests.games.ascot.positions import Table, die, market, owned, race, training

Scene = Callable[[], Table]
PACK: Pack = race({1: (0, 1, 0), 2: (1, 2, 0)}).pack


def dealt() -> Table:
    """Seat 0 holds the Auctioneer and both stables, and exchanges first."""
    hands = (
        (AUCTIONEER, WALROY_STABLE, STEVENS_STABLE, 1, 2),
        (3, 4, 5, 6, 7),
        (8, 9, 10, 11, 12),
    )
    return Table(3).deal(*hands)


def throwing_in() -> Table:
    """Everybody may throw in; seat 0 holds both stables."""
    table = dealt()
    for seat, card in ((0, 1), (1, 3), (2, 8)):
        table.play(seat, exchange_move(card)).draw(0)
    return table


def auction() -> Table:
    """The Stevens stable is under the hammer, without a bid yet, and seat 1 is asked."""
    table = throwing_in()
    table.play(0, throw_move(STEVENS_STABLE), DONE_MOVE)
    table.play(1, DONE_MOVE).play(2, DONE_MOVE)
    return table.turn_up(STEVENS_STABLE)


def stable_for_its_owner() -> Table:
    """The Stevens stable is for sale, and seat 0 holds the other one."""
    table = auction()
    ask(table.state, table.state.phase, 0)
    return table


def debt(cause: int) -> Scene:
    def scene() -> Table:
        table = owned({1: 0, FARRIER: 0, 2: 1}, seats=3)
        table.with_purse(0, 1000).having(kept={0: {BRIDLE: 1}})
        owe(table.state, 0, NOBODY, 5000, cause, NEXT_OFFER)
        table.go_on()
        table.having(refused=1 << FIRST_REPORT)
        return table

    return scene


def member() -> Table:
    """Seat 0 owns the club, a black horse and a red one, none of Stevens's."""
    table = training({CLUB: 0, 1: 0, 2: 0, 4: 1})
    assert table.state.phase == MEMBER
    return table


def member_horse() -> Table:
    table = member()
    table.having(
        lies={3: table.state.lies[1]}, gone={2: table.pack.loop + 1}, report_pack=WALROY_PACK
    )
    ask(table.state, MEMBER_HORSE, 0)
    return table


def at_the_door() -> Table:
    """Seat 0 may join and has no money (which the rules never ask)."""
    table = training({1: 0, 2: 1})
    table.having(purse={0: 0})
    ask(table.state, JOIN, 0)
    return table


def trading() -> Table:
    table = market({1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}, seats=4)
    assert table.awaited == [0]
    return table


def drafted(*moves: int) -> Scene:
    return lambda: trading().play(0, address_move(1), *moves)


def offered() -> Table:
    return trading().play(0, address_move(1), trade_move(1), SEND_MOVE)


def used_up() -> Table:
    """Seat 0 has made all the offers it may, and each was turned down."""
    table = trading()
    for _ in range(table.pack.most_offers):
        table.play(0, address_move(1), trade_move(1), SEND_MOVE)
        while table.awaited != [0]:
            table.play(table.awaited[0], PASS_MOVE)
    return table


def penniless() -> Table:
    """Neither of two players has a horse or a report."""
    table = market({1: 2}, seats=3)
    assert table.awaited == [0]
    return table


def withdrawing() -> Table:
    table = trading()
    table.having(number_each=1)
    ask(table.state, WITHDRAW, 0)
    return table


def four_horses() -> Table:
    """Seat 0 has four horses where three may run."""
    table = market({1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 1, 7: 1}, seats=3)
    table.having(number_each=3)
    ask(table.state, WITHDRAW, 0)
    return table


def without_auctioneer() -> Table:
    """The Auctioneer lies in the dead pile, and all three are to name one who acts."""
    table = Table(3)
    table.draw(2)
    for card in range(1, 16):
        table.draw(0 if card < AUCTIONEER else 1)
    assert table.state.phase == NAMING
    return table


def nearly_broke() -> Table:
    """Seat 0 drafts an offer to seat 1; both have little more than their one entry costs."""
    table = market({1: 0, 2: 1, 3: 2}, seats=3).with_purse(0, 12_550).with_purse(1, 11_000)
    return table.play(0, address_move(1), trade_move(1))


def bidding_for_surplus() -> Table:
    """Seat 1 has one horse of two, and may bid for the blue one that seat 0 has too many."""
    table = market({4: 0, 8: 0, 1: 0, 3: 1}).with_purse(1, 50_000)
    return table.play(0, PASS_MOVE).play(1, PASS_MOVE)


def entry_unpaid() -> Table:
    """Seat 0 has two horses and the money for one entry."""
    table = market({1: 0, 5: 0, 2: 1, 6: 1}).with_purse(0, 15_000)
    return table.play(0, PASS_MOVE).play(1, PASS_MOVE)


def naming() -> Table:
    table = race({1: (0, 1, 0), 5: (0, 5, 0), 2: (1, 2, 0)})
    table.having(status={5: ELIMINATED})
    ask(table.state, FAVOURITE, 0)
    return table


def betting(taken: int = 0) -> Scene:
    def scene() -> Table:
        table = race({1: (0, 1, 0), 2: (1, 2, 0)}, seats=6)
        table.having(called=1)
        for seat in range(1, 1 + taken):
            table.having(stake={1: {seat: 500}})
        ask(table.state, BET, 0)
        return table

    return scene


def asking_for_places() -> Table:
    """Everybody has bet; seat 1 may ask the Bookmaker, seat 0, for the price of a place."""
    table = race({1: (0, 1, 0), 2: (1, 2, 0), 3: (2, 3, 0)}, seats=3)
    table.having(places=1, bookmaker=0, turn=NOBODY)
    pass_on(table.state, NEXT_PLACE)
    return table.go_on()


def naming_a_price() -> Table:
    """Seat 1 asks for a place of horse 3, and the Bookmaker has 900 F."""
    return asking_for_places().with_purse(0, 900).play(1, place_move(3))


def taking_a_price() -> Table:
    """The Bookmaker, with 900 F, pays two and a half for one if horse 3 is placed."""
    return naming_a_price().play(0, odds_move(5))


def with_place_bet() -> Table:
    """Seat 1 has 400 F on a place of horse 3 and is asked again."""
    table = taking_a_price().play(1, bet_move(400))
    return table.play(2, PASS_MOVE)


def has_ticket() -> Table:
    table = betting()()
    table.having(stake={1: {0: 500}})
    return table


def rounding_others() -> Table:
    """Horse 1 on lane 3 has thrown 4: horse 2 is right ahead, 3 behind on lane 2, 4 on lane 5."""
    table = race({1: (0, 3, 10), 2: (1, 3, 12), 3: (1, 2, 11), 4: (1, 5, 14)})
    return die(table, 4)


def behind_one() -> Table:
    """Horse 1 on lane 3 has thrown 4, and horse 2 is right ahead: round it on the right."""
    return die(race({1: (0, 3, 10), 2: (1, 3, 12)}), 4)


def narrow_course() -> Table:
    table = rounding_others()
    table.pack.lanes = 5
    return table


def from_the_gate() -> Table:
    """Horse 1 leaves the gate on lane 3 with a 2."""
    return die(race({1: (0, 3, 0), 2: (1, 6, 20)}), 2)


def into_the_bend() -> Table:
    """Horse 1 enters the bend: two of its four steps are straight."""
    table = race({1: (0, 3, PACK.bend - 2), 2: (1, 6, 20)})
    return die(table, 4)


def walled_in() -> Table:
    """Horse 1 has horses on all three squares ahead of its lane's left side."""
    table = race({1: (0, 2, 10), 2: (1, 1, 11), 3: (1, 1, 12), 4: (1, 2, 12)})
    return die(table, 3)


def near_the_post() -> Table:
    """Horse 1 is five lengths from the post and has thrown 3, where smaller throws move."""
    table = race({1: (0, 3, PACK.lengths - 4), 2: (1, 6, 20)}).having(smaller=1)
    return die(table, 3)


def on_colour(square: int, advantages: int = 0) -> Scene:
    """Horse 1, black, lands on a colour; its owner has a Disadvantage unless there is none."""

    def scene() -> Table:
        lanes = {(lane, 5): square for lane in range(1, 7)}
        table = race({1: (0, 3, 4), 2: (1, 6, 20)}, squares=lanes)
        table.having(advantages={0: {BLACK: advantages}})
        die(table, 1)
        return table.play(0, lane_move(3))

    return scene


def without_way_on() -> Table:
    """On its colour with a Disadvantage, and every square ahead is taken."""
    squares = {(lane, 5): BLACK for lane in range(1, 7)}
    runners = {1: (0, 2, 4), 2: (1, 1, 6), 3: (1, 2, 6), 4: (1, 3, 6)}
    table = race(runners, squares=squares)
    table.having(disadvantages={0: 1})
    die(table, 1)
    return table.play(0, lane_move(2))


def without_advantage_any_more() -> Table:
    """On another's colour, the Advantage gone in the meantime (which cannot happen in play)."""
    table = on_colour(RED, 1)()
    table.having(advantages={0: {BLACK: 0}})
    return table


def led_inside() -> Table:
    lanes = {(lane, 5): (INSIDE_LANES, 3) for lane in range(1, 7)}
    table = race({1: (0, 3, 4), 2: (1, 6, 20)}, squares=lanes)
    die(table, 1)
    return table.play(0, lane_move(3))


def asked_for_a_report() -> Table:
    """Seat 0 has offered seat 1 money for a report; seat 2 has none to sell."""
    table = race({1: (0, 1, 3), 2: (1, 2, 0), 3: (2, 3, 0)}, seats=3)
    ask(table.state, NEED_ANSWER, 1)
    return table


def over() -> Table:
    """Both horses have come home and everybody is paid."""
    return die(die(race({1: (0, 3, PACK.lengths - 3), 2: (1, 6, PACK.lengths - 3)}), 4), 4)
