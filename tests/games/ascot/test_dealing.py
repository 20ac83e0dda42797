"""A1 and A2: material, money, the deal, the exchange and the throwing-in."""

import pytest

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.events import (
    ACTS_AS_AUCTIONEER,
    AUCTIONEER_PROPOSED,
    DEALER_DRAWN,
    DECLARED,
    EXCHANGED,
    THREW_IN,
)
from hippodrome.games.ascot.moves import DONE_MOVE, bid_move, exchange_move, name_move, throw_move
from hippodrome.games.ascot.phases import EXCHANGE, LOT, NAMING, THROW_IN, TOP_CARD, TURN_UP
from hippodrome.games.ascot.rules.dealing import deal_card
from hippodrome.games.ascot.rules.holding import stable_pack
from hippodrome.games.ascot.rules.reasons import (
    ASKED_OTHERWISE,
    AUCTIONEER_STAYS,
    BOTH_STABLES,
    CARD_NOT_HELD,
    NO_SUCH_CARD,
    NO_SUCH_SEAT,
    NOT_AWAITED,
)
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BLACK,
    BLUE,
    BOOKMAKER,
    CARDS,
    CLUB,
    DEAD,
    FARRIER,
    FORAGE,
    IN_HAND,
    NOBODY,
    RED,
    RETURNED,
    STEVENS_PACK,
    STEVENS_STABLE,
    UNKNOWN,
    VET,
    WALROY_PACK,
    WALROY_STABLE,
    YELLOW,
)
from tests.games.ascot.positions import Table

HANDS = ([1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [FARRIER, FORAGE, VET, CLUB])


def dealt() -> Table:
    """Four players; the Auctioneer, the Bookmaker and both stables are dead."""
    return Table(4).deal(*HANDS)


def test_A1_1_three_horses_of_each_colour_heavy_ones_at_walroys() -> None:
    pack = GAME.pack().printed
    colours = [pack.colour[horse] for horse in range(1, 13)]
    assert [colours.count(colour) for colour in (BLACK, RED, YELLOW, BLUE)] == [3, 3, 3, 3]
    for horse in range(1, 13):
        heavy = pack.colour[horse] in (BLACK, RED)
        assert stable_pack(pack, horse) == (WALROY_PACK if heavy else STEVENS_PACK)


def test_A1_2_twenty_cards_with_their_prices() -> None:
    pack = GAME.pack().printed
    assert pack.cards == 20
    by_colour = {pack.colour[horse]: pack.price[horse] for horse in range(1, 13)}
    assert by_colour == {BLACK: 90_000, RED: 75_000, YELLOW: 60_000, BLUE: 45_000}
    assert [pack.price[card] for card in range(AUCTIONEER, CARDS + 1)] == [
        *(0, 20_000, 20_000, 25_000, 30_000, 30_000, 30_000, 25_000)
    ]
    assert (AUCTIONEER, BOOKMAKER, CLUB, FARRIER) == (13, 14, 15, 16)
    assert (WALROY_STABLE, STEVENS_STABLE, VET, FORAGE) == (17, 18, 19, 20)


def test_A1_3_everyone_begins_with_281_000_francs() -> None:
    assert Table(3).state.purse == [281_000] * 3 + [0] * 3


def test_A1_4_the_bank_starts_empty_and_money_is_only_handed_round() -> None:
    table = dealt()
    assert (table.state.bank, table.state.tote) == (0, 0)
    for seat, hand in enumerate(HANDS):
        table.exchange(seat, hand[0], taking=(AUCTIONEER, BOOKMAKER, 17, 18)[seat])
    table.keep()
    while table.state.phase == TURN_UP:
        table.draw(0).bids(500, 0, 0, 0)
        assert table.total() == 4 * 281_000
    assert table.state.bank > 0


def test_A1_5_three_packs_of_reports_lie_ready_unread() -> None:
    table = Table()
    for source in range(3):
        assert table.state.unread_left[source] == sum(table.pack.copies[source]) >= 12
        assert table.state.queued[source] == 0


def test_A1_6_the_dealer_is_drawn_by_lot() -> None:
    table = Table(5)
    assert (table.state.phase, table.state.spread) == (LOT, 5)
    assert table.draw(3).state.dealer == 3
    assert table.events() == [(DEALER_DRAWN, 3, 0, 0)]


def test_A1_6_bids_are_multiples_of_500_and_stakes_of_100() -> None:
    pack = GAME.pack().printed
    assert (pack.bid_step, pack.money_step) == (500, 100)


@pytest.mark.parametrize(
    ("seats", "hand", "dead"), [(2, 6, 8), (3, 5, 5), (4, 4, 4), (5, 3, 5), (6, 2, 8)]
)
def test_A2_1_piles(seats: int, hand: int, dead: int) -> None:
    table = Table(seats)
    table.draw(0)
    while table.state.spread:
        table.draw(0)
    assert table.hands == [hand] * seats
    assert table.state.dead == dead
    assert sum(where == DEAD for where in table.state.lies) == dead


def test_A2_1_cards_go_round_from_the_dealers_left() -> None:
    table = Table(3).draw(0)
    for card in (1, 2, 3):
        table.draw(table.place_in_pile(card))
    assert [table.state.lies[card] for card in (1, 2, 3)] == [IN_HAND + 1, IN_HAND + 2, IN_HAND]


def test_A2_2_the_auctioneer_is_declared_at_once_and_shown_to_all() -> None:
    table = Table(2).deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, AUCTIONEER])
    assert table.events(DECLARED) == [(DECLARED, 1, 0, 0)]
    assert table.state.auctioneer == 1
    assert table.view(0).lies[AUCTIONEER] == IN_HAND + 1
    assert table.view(0).lies[7] == UNKNOWN


@pytest.mark.parametrize(
    ("naming", "acts"),
    [
        ((1, 1, 1, 1), 1),  # of one mind
        ((0, 1, 0, 2), 0),  # the most named
        ((0, 1, 2, 3), 3),  # of equals the dealer first…
        ((0, 0, 2, 2), 0),  # …then whoever sits nearest the dealer's left
        ((2, 2, 1, 1), 1),
    ],
)
def test_A2_2_if_it_is_dead_the_most_named_acts(naming: tuple[int, ...], acts: int) -> None:
    table = Table(4).deal(*HANDS, naming=naming)
    proposed = [(AUCTIONEER_PROPOSED, seat, naming[seat], 0) for seat in (3, 0, 1, 2)]
    assert table.events() == [*proposed, (ACTS_AS_AUCTIONEER, acts, 0, 0)]
    assert (table.state.auctioneer, table.state.dealer, table.state.declared) == (acts, 3, 0)
    assert (table.state.phase, table.awaited) == (EXCHANGE, [0])
    assert table.state.named == [NOBODY] * 6


def naming() -> Table:
    """Four players are to name an auctioneer."""
    table = Table(4)
    table.draw(3)
    for number in range(16):
        table.draw(table.place_in_pile(HANDS[number % 4][number // 4]))
    assert table.state.phase == NAMING
    return table


def test_A2_2_all_name_one_at_once_and_in_secret() -> None:
    table = naming()
    assert (table.awaited, table.state.auctioneer) == ([0, 1, 2, 3], NOBODY)
    assert table.menu(2) == [name_move(seat) for seat in range(4)]  # oneself too
    table.play(2, name_move(1)).play(0, name_move(2))
    assert table.awaited == [1, 3]
    assert table.refusal(2, name_move(1)) == NOT_AWAITED
    assert table.view(2).named[2] == 1
    assert table.view(1).named == table.view(-1).named == [NOBODY] * 6


def test_A2_2_only_players_are_named_and_nothing_else_is_done() -> None:
    table = naming()
    assert table.refusal(0, name_move(4)) == table.refusal(0, name_move(5)) == NO_SUCH_SEAT
    assert table.refusal(0, exchange_move(1)) == table.refusal(0, bid_move(500)) == ASKED_OTHERWISE


def test_A2_2_with_the_card_in_a_hand_nobody_is_named() -> None:
    table = Table(2).deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, AUCTIONEER])
    assert (table.state.phase, table.awaited) == (EXCHANGE, [0])


def test_A2_2_the_declared_card_can_be_neither_exchanged_nor_thrown_in() -> None:
    table = Table(2).deal([AUCTIONEER, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])
    assert table.refusal(0, exchange_move(AUCTIONEER)) == AUCTIONEER_STAYS
    table.exchange(0, 2, taking=1).exchange(1, 7, taking=FARRIER)
    assert table.refusal(0, throw_move(AUCTIONEER)) == AUCTIONEER_STAYS


def test_A2_3_each_exchanges_one_card_from_the_dealers_left() -> None:
    table = dealt()
    assert table.awaited == [0]
    assert table.menu(0) == [exchange_move(card) for card in HANDS[0]]
    assert table.refusal(0, exchange_move(5)) == CARD_NOT_HELD
    table.play(0, exchange_move(1))
    assert table.state.lies[1] == RETURNED
    assert table.state.spread == 4
    table.draw(table.place_in_pile(BOOKMAKER))
    assert table.state.lies[BOOKMAKER] == IN_HAND
    assert table.events(EXCHANGED) == [(EXCHANGED, 0, 0, 0)]
    assert table.awaited == [1]
    assert table.state.held[0] == 4


def test_A2_3_no_returned_card_comes_up_again() -> None:
    table = dealt()
    spreads = []
    for seat, hand in enumerate(HANDS):
        table.play(seat, exchange_move(hand[0]))
        if table.state.spread:
            spreads.append(table.state.spread)
            table.draw(0)
    assert spreads == [4, 3, 2]
    # The last of the four took the only card left, without a draw.
    assert [table.state.lies[hand[0]] for hand in HANDS] == [RETURNED + seat for seat in range(4)]
    assert DEAD not in table.state.lies
    assert table.state.dead == 4


def both_stables() -> Table:
    table = Table(2).deal([1, 2, 3, 4, 5, WALROY_STABLE], [7, 8, 9, 10, 11, 12])
    return table.exchange(0, 1, taking=STEVENS_STABLE).exchange(1, 7, taking=FARRIER)


def test_A2_4_who_holds_both_stables_throws_one_in() -> None:
    table = both_stables()
    assert table.refusal(0, DONE_MOVE) == BOTH_STABLES
    assert DONE_MOVE not in table.menu(0)
    table.play(0, throw_move(STEVENS_STABLE), DONE_MOVE)
    assert table.state.lies[WALROY_STABLE] == IN_HAND


def test_A2_5_all_throw_in_at_once_any_number_even_all() -> None:
    table = both_stables()
    assert table.state.phase == THROW_IN
    assert table.awaited == [0, 1]
    table.play(1, DONE_MOVE)
    table.play(0, *(throw_move(card) for card in (2, 3, 4, 5, 17, 18)), DONE_MOVE)
    assert table.events(THREW_IN) == [(THREW_IN, 0, 6, 0), (THREW_IN, 1, 0, 0)]
    assert table.hands == [0, 6]
    assert table.state.dead == 14


def test_A2_5_how_many_were_thrown_in_is_seen_when_all_are_done() -> None:
    table = both_stables()
    table.play(0, throw_move(WALROY_STABLE))
    assert table.view(1).held[0] == 6
    table.play(0, DONE_MOVE)
    assert table.view(1).held[0] == UNKNOWN
    table.play(1, DONE_MOVE)
    assert table.view(1).held[0] == 5
    assert table.view(1).lies[WALROY_STABLE] == UNKNOWN


def test_A2_5_throwing_in_ends_with_done() -> None:
    table = both_stables()
    assert GAME.unfinished(table.pack, table.state, 0) is not None
    table.play(1, DONE_MOVE)
    assert GAME.unfinished(table.pack, table.state, 1) is None


def test_A2_5_who_draws_the_auctioneer_in_the_exchange_takes_office() -> None:
    table = Table(2).deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], dealer=0)
    assert table.state.auctioneer == 0
    table.exchange(1, 7, taking=AUCTIONEER)
    assert table.events(DECLARED) == [(DECLARED, 1, 0, 0)]
    assert table.state.auctioneer == 1


def test_A2_5_no_other_move_is_taken_meanwhile() -> None:
    assert both_stables().refusal(0, bid_move(500)) != 0


def test_A2_1_every_card_of_the_pile_may_be_drawn() -> None:
    table = Table(4).draw(0)
    drawn = []
    for outcome in range(table.state.spread):
        twin = table.state.copy()
        deal_card(table.pack, twin, outcome)
        drawn += [card for card in range(CARDS + 1) if twin.lies[card] == IN_HAND + 1]
        assert (twin.dealt, twin.dead, twin.spread, twin.held[1]) == (1, 19, 19, 1)
    assert drawn == list(range(1, CARDS + 1))


def test_A2_1_the_tiny_pack_deals_only_the_cards_it_has() -> None:
    table = Table(2, "tiny").draw(1)
    printed = [*range(1, table.pack.horses + 1), *range(AUCTIONEER, CARDS + 1)]
    assert [card for card in range(CARDS + 1) if table.state.lies[card] == DEAD] == printed
    assert table.state.spread == table.state.dead == table.pack.cards == len(printed)


def test_A2_3_the_pile_grows_shorter_with_every_exchange() -> None:
    table = Table(3).deal(*([1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, FARRIER, VET, FORAGE]))
    spreads = []
    for seat, card in enumerate((1, 6, FORAGE)):
        assert exchange_move(card) in table.menu(seat)
        table.play(seat, exchange_move(card))
        spreads.append(table.state.spread)
        assert (table.state.phase, table.state.held[seat]) == (TOP_CARD, 4)
        table.draw(table.state.spread - 1)
        assert table.state.held[seat] == 5
    assert spreads == [5, 4, 3]
    assert (table.state.turn, table.state.awaits, table.state.spread) == (NOBODY, 0b111, 0)


def test_A2_3_what_is_no_card_is_not_exchanged_nor_thrown_in() -> None:
    table = dealt()
    assert table.refusal(0, exchange_move(0)) == NO_SUCH_CARD
    assert table.refusal(0, throw_move(1)) == ASKED_OTHERWISE
    assert table.refusal(0, exchange_move(CARDS)) == CARD_NOT_HELD
    assert table.refusal(0, exchange_move(CARDS + 1)) == NO_SUCH_CARD
    table = both_stables()
    assert table.refusal(0, throw_move(0)) == NO_SUCH_CARD
    assert table.refusal(0, throw_move(CARDS)) == CARD_NOT_HELD
    assert table.refusal(0, throw_move(CARDS + 1)) == ASKED_OTHERWISE
    assert table.refusal(0, exchange_move(2)) == ASKED_OTHERWISE


def test_A2_5_cards_thrown_in_are_counted_from_the_dealers_left() -> None:
    table = Table(3).deal(*([1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 16, 19, 20]), dealer=0)
    for seat, card in ((1, 6), (2, 20), (0, 1)):
        table.play(seat, exchange_move(card)).draw(0)
    table.play(0, throw_move(2), throw_move(3), DONE_MOVE).play(1, DONE_MOVE)
    assert (table.state.awaits, table.state.dead) == (0b100, 5)
    table.play(2, throw_move(11), DONE_MOVE)
    thrown = [(THREW_IN, 1, 0, 0), (THREW_IN, 2, 1, 0), (THREW_IN, 0, 2, 0)]
    assert table.events(THREW_IN) == thrown
    assert (table.state.dead, table.state.spread, table.hands) == (8, 8, [3, 5, 4])
