"""What a purse has promised already, what a stake would get, and a trade that is a moment."""

import pytest

from hippodrome.engine.events import BOTH, MOMENT
from hippodrome.games.ascot.events import EVENTS
from hippodrome.games.ascot.moves import PASS_MOVE, bet_move
from hippodrome.games.ascot.people.choices import brings
from hippodrome.games.ascot.people.look.types import Choice
from hippodrome.games.ascot.rules.auction import commission, open_hands
from hippodrome.games.ascot.rules.betting import tote_multiple
from hippodrome.games.ascot.rules.reckoning import ticket_pays
from hippodrome.games.ascot.state import IN_HAND
from tests.games.ascot.looking import only, seen
from tests.games.ascot.positions import Table
from tests.laws.walks import some_settings, view_of, walk


def bidding(seats: int = 3) -> Table:
    """Come to the first bid of an auction, by passing on whatever is asked before."""
    table = Table(seats)
    while not table.state.sale:
        if table.state.spread:
            table.draw(0)
            continue
        seat = table.awaited[0]
        menu = table.menu(seat)
        table.play(seat, menu[-1] if table.state.phase < 6 else menu[0])
    return table


def test_A3_4_the_cards_of_ones_own_hand_are_owed() -> None:
    table = bidding()
    for seat in range(3):
        hand = [card for card in range(1, 21) if table.state.lies[card] == IN_HAND + seat]
        assert seen(table, seat).owed == sum(table.pack.price[card] for card in hand)
    assert seen(table, -1).owed == 0
    owed = [seen(table, seat).owed for seat in range(3)]
    open_hands(table.pack, table.state)
    assert [table.state.bill[seat] for seat in range(3)] == owed


def test_A3_4_a_bid_within_leaves_what_is_owed() -> None:
    table = bidding()
    seat = table.awaited[0]
    table.having(purse={seat: 600_000})
    bid = only(seen(table, seat).choices, "bid")
    purse, owed = table.state.purse[seat], seen(table, seat).owed
    assert owed > 0
    assert bid.within is not None
    assert cost(table, seat, bid.within) <= purse - owed
    assert cost(table, seat, bid.within + table.pack.bid_step) > purse - owed
    assert bid.within < bid.most


def test_A3_4_who_owes_more_than_the_purse_holds_has_nothing_to_bid_with() -> None:
    table = bidding()
    seat = table.awaited[0]
    table.having(purse={seat: seen(table, seat).owed - 1000})
    assert only(seen(table, seat).choices, "bid").within == 0


def cost(table: Table, seat: int, bid: int) -> int:
    return bid + (commission(bid) if seat != table.state.auctioneer else 0)


def test_A3_4_nobody_else_is_told_what_a_hand_will_cost() -> None:
    table = bidding()
    looks = [seen(table, seat).owed for seat in range(3)]
    for other in range(3):
        hidden = [seat for seat in range(3) if seat != other]
        twin = Table(3)
        twin.state.copy_from(table.state)
        one, two = (
            next(card for card in range(1, 21) if twin.state.lies[card] == IN_HAND + seat)
            for seat in hidden
        )
        lies = twin.state.lies
        twin.having(lies={one: lies[two], two: lies[one]})
        assert seen(twin, other).owed == looks[other]


def test_A11_3_a_stake_is_shown_with_what_it_would_get() -> None:
    shown = 0
    for seed, setting in enumerate(some_settings("ascot", "tiny", 8)):
        for pack, state in walk(setting, seed):
            if not state.called or state.places or state.awaits == 0:
                continue
            seat = next(seat for seat in range(setting.seats) if state.awaits >> seat & 1)
            found = [
                choice
                for choice in setting.game.look(
                    pack, view_of(setting, pack, state, seat), seat
                ).choices
                if choice.move.kind == "bet"
            ]
            for bet in found:
                assert isinstance(bet, Choice)
                for stake, back in zip(bet.ladder, bet.returns, strict=True):
                    twin = state.copy()
                    twin.stake[twin.called][seat] = stake
                    twin.tote += stake
                    assert back == ticket_pays(twin, seat, twin.called) >= stake
                    # The same is said of a stake that is typed, be it on the ladder or not.
                    assert brings(pack, state, seat, bet_move(stake)) == back
                    shown += 1
                assert brings(pack, state, seat, PASS_MOVE) is None
    assert shown > 50


def test_A11_3_the_multiple_is_that_of_the_pool_with_the_stake_in_it() -> None:
    assert tote_multiple(2_000 + 1_000, 1_000) == 2


@pytest.mark.parametrize("name", ["offer-accepted", "need-accepted"])
def test_A5_6_a_trade_that_is_accepted_is_a_moment_for_the_caller(name: str) -> None:
    row = EVENTS.by_name[name]
    assert (row.voice, row.weight) == (BOTH, MOMENT)
