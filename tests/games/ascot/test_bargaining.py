"""The tipster in the market: what it accepts, what it asks and what it leaves."""

import pytest

from hippodrome.engine.stream import new_stream
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    FIRST_ASK_MOVE,
    FIRST_PAY_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    ask_move,
    bid_move,
    block_of,
    francs_of,
    give_move,
    inscription_move,
    need_move,
    pay_move,
    take_move,
    trade_move,
)
from hippodrome.games.ascot.phases import INSCRIPTION, OFFER
from hippodrome.games.ascot.state import (
    BRIDLE,
    BURST_VESSEL,
    FIRST_REPORT,
    MOVE_ON,
    NOBODY,
    SURE_FOOTED,
    VESSELS,
)
from hippodrome.games.ascot.tipster.bargaining import (
    LEAST_HELP,
    NOTHING,
    best_partner,
    help_of,
    on_offer,
    side_gain,
    spare_cash,
)
from hippodrome.games.ascot.tipster.by_the_price import pay_the_price
from hippodrome.games.ascot.tipster.valuing import (
    horse_gain,
    kept_worth,
    length_worth,
    reports_worth,
)
from tests.games.ascot.positions import Table, market
from tests.games.ascot.test_auction import auction
from tests.games.ascot.test_squares import landed, needing
from tests.games.ascot.test_tipster import tip


def seven_and_five() -> Table:
    """Seat 0 has one horse more than may run, seat 1 one less."""
    return market({horse: 0 if horse < 8 else 1 for horse in range(1, 13)})


def two_stables(**kept: int) -> Table:
    """Seat 0 has the better two horses; reports of a kind lie before a seat, or both."""
    table = market({1: 0, 2: 0, 3: 1, 4: 1})
    table.having(bank=300_000)
    for seat, count in ((0, kept.get("first", 0)), (1, kept.get("second", 0))):
        table.having(kept={seat: {kept["kind"]: count}})
    return table


KINDS = [BRIDLE, VESSELS, SURE_FOOTED]


def rungs(francs: int) -> tuple[int, int]:
    """The sums of money just below and just above one."""
    return francs // 100 * 100, francs // 100 * 100 + 100


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("had", [0, 1])
def test_a_report_is_bought_for_what_one_more_may_save(kind: int, had: int) -> None:
    table = two_stables(kind=kind, first=1, second=had)
    below, above = rungs(kept_worth(table.pack, table.state, 1, kind))
    for francs, answer in ((below, ACCEPT_MOVE), (above, PASS_MOVE)):
        offered = two_stables(kind=kind, first=1, second=had)
        offered.play(0, address_move(1), give_move(kind), ask_move(francs), SEND_MOVE)
        assert tip(offered, 1) == answer


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("left", [0, 1])
def test_a_report_is_sold_for_what_it_saved_beside_those_one_keeps(kind: int, left: int) -> None:
    table = two_stables(kind=kind, second=left)
    below, above = rungs(kept_worth(table.pack, table.state, 1, kind))
    for francs, answer in ((below, PASS_MOVE), (above, ACCEPT_MOVE)):
        asked = two_stables(kind=kind, second=left + 1)
        asked.play(0, address_move(1), take_move(kind), pay_move(francs), SEND_MOVE)
        assert tip(asked, 1) == answer


@pytest.mark.parametrize("kind", KINDS)
def test_a_second_report_is_offered_to_who_has_none(kind: int) -> None:
    table = two_stables(kind=kind, first=2)
    if kind != VESSELS:
        table.having(bank=3_000_000)  # so that it is worth an offer
    state = table.state
    spare = reports_worth(table.pack, state, 0, kind, 2) - reports_worth(
        table.pack, state, 0, kind, 1
    )
    middle = (spare + kept_worth(table.pack, state, 1, kind)) // 2
    for move in (address_move(1), give_move(kind)):
        assert tip(table, 0) == move
        table.play(0, move)
    asks = [francs_of(move) for move in table.menu(0) if block_of(move) == FIRST_ASK_MOVE]
    price = ask_move(max(francs for francs in asks if francs <= middle))
    for move in (price, SEND_MOVE):
        assert tip(table, 0) == move
        table.play(0, move)
    assert tip(table, 1) == ACCEPT_MOVE


@pytest.mark.parametrize("kind", [BRIDLE, SURE_FOOTED])
def test_what_would_help_both_a_little_is_not_worth_an_offer(kind: int) -> None:
    table = two_stables(kind=kind, first=2)
    assert 0 < help_of(table.pack, table.state, 0, 1, FIRST_REPORT + kind, NOTHING) <= LEAST_HELP
    assert tip(table, 0) == PASS_MOVE


def test_strong_vessels_are_bought_from_the_weaker_stable() -> None:
    table = two_stables(kind=VESSELS, second=1)
    table.having(advantage={1: 3})
    for move in (address_move(1), take_move(VESSELS)):
        assert tip(table, 0) == move
        table.play(0, move)
    assert block_of(tip(table, 0)) == FIRST_PAY_MOVE
    table.play(0, tip(table, 0))
    assert tip(table, 0) == SEND_MOVE
    table.play(0, SEND_MOVE)
    assert tip(table, 1) == ACCEPT_MOVE
    # The stronger stable keeps its own.
    assert tip(two_stables(kind=VESSELS, first=1), 0) == PASS_MOVE


def test_what_both_have_is_not_traded() -> None:
    table = two_stables(kind=VESSELS, first=2, second=1)
    assert not on_offer(table.pack, table.state, 0, 1, FIRST_REPORT + VESSELS)
    assert tip(table, 0) == PASS_MOVE


def test_a_horse_is_given_for_more_than_it_adds_to_the_stable() -> None:
    table = seven_and_five()
    worth = horse_gain(table.pack, table.state, 1, 12)
    for francs, answer in ((worth - 200, PASS_MOVE), (worth + 200, ACCEPT_MOVE)):
        offered = seven_and_five()
        paid = francs // 100 * 100
        offered.play(0, address_move(1), trade_move(12), pay_move(paid), SEND_MOVE)
        assert tip(offered, 1) == answer


def test_a_horse_is_bought_for_less_than_it_adds_to_the_stable() -> None:
    table = seven_and_five()
    below, above = rungs(horse_gain(table.pack, table.state, 1, 7))
    for francs, answer in ((below, ACCEPT_MOVE), (above, PASS_MOVE)):
        offered = seven_and_five()
        offered.play(0, address_move(1), trade_move(7), ask_move(francs), SEND_MOVE)
        assert tip(offered, 1) == answer


def test_what_changes_nothing_is_declined() -> None:
    table = market({1: 0, 2: 0, 4: 0, 5: 1, 9: 1, 6: 1})
    table.having(advantage={5: 4, 9: 4, 6: 4})
    assert horse_gain(table.pack, table.state, 1, 4) == 0
    table.play(0, address_move(1), trade_move(4), SEND_MOVE)
    assert tip(table, 1) == PASS_MOVE


@pytest.mark.parametrize(("spare", "kept"), [(1, 2), (12, 2), (2, 1), (6, 12)])
def test_a_horse_that_would_not_run_is_offered_to_who_has_none(spare: int, kept: int) -> None:
    table = market({spare: 0, kept: 0})
    table.having(bank=300_000, advantage={kept: 4})
    assert horse_gain(table.pack, table.state, 0, spare) == 0
    table.having(purse={1: 10_000 + horse_gain(table.pack, table.state, 1, spare)})
    for move in (address_move(1), trade_move(spare)):
        assert tip(table, 0) == move
        table.play(0, move)


@pytest.mark.parametrize("seller", [0, 1])
def test_it_names_the_price_nearest_below_the_middle_of_what_it_is_worth_to_both(
    seller: int,
) -> None:
    cards = {horse: seller if horse < 8 else 1 - seller for horse in range(1, 13)}
    table = market(cards)
    table.play(0, tip(table, 0)).play(0, tip(table, 0))
    (horse,) = (one for one in range(1, 13) if table.state.offered >> one & 1)
    assert cards[horse] == seller
    gains = [horse_gain(table.pack, table.state, seat, horse) for seat in (seller, 1 - seller)]
    assert gains[0] < gains[1] < spare_cash(table.pack, table.state, 1 - seller)
    middle = sum(gains) // 2
    block = FIRST_ASK_MOVE if seller == 0 else FIRST_PAY_MOVE
    sums = [francs_of(move) for move in table.menu(0) if block_of(move) == block]
    chosen = tip(table, 0)
    assert block_of(chosen) == block
    assert francs_of(chosen) == max(francs for francs in sums if francs <= middle)


def test_a_horse_is_offered_to_whom_it_helps_most_and_who_can_pay() -> None:
    cards = dict.fromkeys((1, 3, 5, 7), 0) | {2: 1, 4: 1, 6: 1, 8: 2, 10: 2, 12: 2}
    table = market(cards, seats=3)
    table.having(advantage={7: 2, 2: 2})
    for better in (1, 3, 5):
        table.having(advantage={better: 4})
    gains = [horse_gain(table.pack, table.state, seat, 7) for seat in (1, 2)]
    assert 0 < gains[0] < gains[1]  # seat 1 has a good favourite
    assert best_partner(table.pack, table.state, 0) == 2
    table.having(purse={2: 30_000})  # which its entries will need
    assert spare_cash(table.pack, table.state, 2) == 0
    assert best_partner(table.pack, table.state, 0) == 1
    table.having(purse={1: 30_000})
    assert best_partner(table.pack, table.state, 0) == NOBODY


def offered(table: Table) -> list[int]:
    """Let seat 0 draft its whole offer and send it."""
    moves = []
    while table.state.phase == OFFER and table.awaited == [0] and PASS_MOVE not in moves:
        moves.append(tip(table, 0))
        table.play(0, moves[-1])
    return moves


def test_two_horses_are_sold_at_once_to_who_has_none() -> None:
    # Four horses for two players: each enters two, and seat 0 has four.
    table = market({1: 0, 2: 0, 5: 0, 6: 0})
    table.having(bank=300_000)
    moves = offered(table)
    assert moves[:3] == [address_move(1), trade_move(1), trade_move(2)]
    assert block_of(moves[3]) == FIRST_ASK_MOVE
    assert moves[4] == SEND_MOVE
    assert tip(table, 1) == ACCEPT_MOVE


def test_a_good_second_horse_is_swapped_for_a_poor_one_and_money() -> None:
    # Each enters two. Black 5 is as good for seat 0 as black 1, and would be seat 1's favourite.
    table = market({1: 0, 5: 0, 4: 1, 8: 1})
    table.having(bank=300_000, advantage={1: 4, 5: 4})
    swap = help_of(table.pack, table.state, 0, 1, 1, 4)
    alone = help_of(table.pack, table.state, 0, 1, 1, NOTHING)
    assert swap > alone  # alone it would leave seat 0 with one horse and seat 1 with three
    moves = offered(table)
    assert moves[:3] == [address_move(1), trade_move(1), trade_move(4)]
    assert block_of(moves[3]) == FIRST_ASK_MOVE
    assert tip(table, 1) == ACCEPT_MOVE


def test_in_a_swap_both_gain_alike_as_far_as_there_is_money() -> None:
    table = market({1: 0, 5: 0, 4: 1, 8: 1})
    table.having(bank=300_000, advantage={1: 4, 5: 4})
    mine, theirs = (side_gain(table.pack, table.state, seat, 1, 4) for seat in (0, 1))
    assert mine < 0 < mine + theirs
    assert spare_cash(table.pack, table.state, 1) > (theirs - mine) // 2
    half = (mine + theirs) // 2
    assert abs(help_of(table.pack, table.state, 0, 1, 1, 4) - half) <= 1
    table.having(purse={1: 20_000 - mine + 5000})  # two entries, what seat 0 loses, and 5,000 F
    assert help_of(table.pack, table.state, 0, 1, 1, 4) == 5000
    table.having(purse={1: 20_000})
    assert help_of(table.pack, table.state, 0, 1, 1, 4) == mine
    assert tip(table, 0) == PASS_MOVE


@pytest.mark.parametrize("first", [1, FIRST_REPORT + VESSELS])
def test_a_thing_brings_one_side_what_it_adds_and_the_other_what_it_takes(first: int) -> None:
    table = two_stables(kind=VESSELS, first=1)
    pack, state = table.pack, table.state
    taken, added = (side_gain(pack, state, seat, first, NOTHING) for seat in (0, 1))
    if first == 1:
        assert taken == -horse_gain(pack, state, 0, 1)
        assert added == horse_gain(pack, state, 1, 1)
    else:
        assert taken == -reports_worth(pack, state, 0, VESSELS, 1)
        assert added == kept_worth(pack, state, 1, VESSELS)


def test_with_a_purse_that_entries_will_need_it_buys_nothing() -> None:
    table = market({horse: 1 if horse < 8 else 0 for horse in range(1, 13)})
    assert tip(table, 0) != PASS_MOVE
    table.having(purse={0: 5 * 10_000})
    assert tip(table, 0) == PASS_MOVE


def test_an_inscription_leads_it_to_the_best_lane() -> None:
    # Seven lengths on, out of the bend, lane 3 ends on a burst vessel.
    table = landed((MOVE_ON, 7), more={(3, 50): BURST_VESSEL})
    assert table.state.phase == INSCRIPTION
    assert inscription_move(3) in table.menu(0)
    assert tip(table, 0) != inscription_move(3)


def test_a_report_in_need_is_sold_for_a_length_and_not_for_less() -> None:
    table = needing(BURST_VESSEL, 1)
    table.having(bank=100_000)
    price = length_worth(table.pack, table.state)
    for francs, answer in ((price + 100, ACCEPT_MOVE), (price - 100, PASS_MOVE)):
        asked = needing(BURST_VESSEL, 1)
        asked.having(bank=100_000)
        asked.play(0, need_move(francs // 100 * 100))
        assert tip(asked, 1) == answer


@pytest.mark.parametrize(
    ("bid", "answer"), [(0, 500), (44_000, 44_500), (44_500, 45_000), (45_000, 0)]
)
def test_who_goes_by_the_price_bids_up_to_what_is_printed_and_no_more(
    bid: int, answer: int
) -> None:
    table = auction().turn_up(4)  # a blue horse
    assert table.pack.price[4] == 45_000
    if bid:
        table.play(0, bid_move(bid))
    seat = table.awaited[0]
    menu = table.menu(seat)
    chosen = pay_the_price(table.pack, table.view(seat), seat, menu, len(menu), new_stream(1))
    assert chosen in menu
    assert chosen == (bid_move(answer) if answer else PASS_MOVE)


def test_who_goes_by_the_price_trades_as_a_tipster() -> None:
    table = market({1: 0, 2: 0, 5: 0, 6: 0})
    menu = table.menu(0)
    chosen = pay_the_price(table.pack, table.view(0), 0, menu, len(menu), new_stream(1))
    assert chosen == tip(table, 0)
