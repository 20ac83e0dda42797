"""A7.4: place bets, which a player and the Bookmaker agree on where the house rule has them."""

import pytest

from hippodrome.games.ascot.events import (
    PLACE_ASKED,
    PLACE_BACK,
    PLACE_DECLINED,
    PLACE_LEFT,
    PLACE_PAID,
    PLACE_PRICED,
    PLACE_TAKEN,
    PLACES_KEPT,
)
from hippodrome.games.ascot.moves import (
    FIRST_BET_MOVE,
    PASS_MOVE,
    bet_move,
    francs_of,
    odds_move,
    place_move,
)
from hippodrome.games.ascot.people.look.whole import look
from hippodrome.games.ascot.phases import (
    BET,
    NEXT_CALL,
    ODDS,
    PLACE,
    PLACE_BET,
    RACE_THROW,
    SETTLE,
)
from hippodrome.games.ascot.rules import doors as rules
from hippodrome.games.ascot.rules.holding import ask, pass_on
from hippodrome.games.ascot.rules.laws import PLACE_BETS_DISAGREE, broken
from hippodrome.games.ascot.rules.places import cover
from hippodrome.games.ascot.state import LEAST_ODDS, MOST_ODDS, RED
from hippodrome.games.ascot.tipster.placing import place_percent
from hippodrome.games.ascot.tipster.tip import tip
from tests.games.ascot.positions import Table, race
from tests.games.ascot.scenes import (
    asking_for_places,
    naming_a_price,
    taking_a_price,
    with_place_bet,
)


def last_call(places: int) -> Table:
    """The last horse has been called, and only the last player is still to bet."""
    table = race({1: (0, 1, 0), 2: (1, 2, 0)}, seats=2)
    table.having(places=places, bookmaker=0, called=2, asked=2)
    pass_on(table.state, NEXT_CALL)
    return table.go_on()


def test_A7_4_without_the_house_rule_the_race_follows_the_last_call() -> None:
    assert last_call(0).state.phase == RACE_THROW


def test_A7_4_with_it_all_but_the_bookmaker_are_asked_from_the_left() -> None:
    table = last_call(1)
    assert (table.state.phase, table.awaited) == (PLACE, [1])
    table = asking_for_places()
    assert table.menu(1) == [PASS_MOVE, *(place_move(horse) for horse in (1, 2, 3))]
    assert table.play(1, PASS_MOVE).awaited == [2]
    assert table.play(2, PASS_MOVE).state.phase == RACE_THROW


def test_A7_4_three_times_round_and_who_passes_is_asked_no_more() -> None:
    table = asking_for_places()
    asked = []
    while table.state.phase != RACE_THROW:
        seat = table.awaited[0]
        asked.append(seat)
        if seat == 2 and asked.count(2) == 2:
            table.play(seat, PASS_MOVE)
        else:
            table.play(seat, place_move(1)).play(0, PASS_MOVE)
    assert asked == [1, 2, 1, 2, 1]


def test_A7_4_a_player_asks_the_bookmaker_names_a_price_and_the_player_stakes() -> None:
    table = asking_for_places().play(1, place_move(3))
    assert table.events() == [(PLACE_ASKED, 1, 3, 0)]
    assert (table.state.phase, table.awaited, table.state.called) == (ODDS, [0], 3)
    table.play(0, odds_move(5))
    assert table.events() == [(PLACE_PRICED, 0, 3, 5)]
    assert (table.state.phase, table.awaited) == (PLACE_BET, [1])
    table.play(1, bet_move(400))
    assert table.events(PLACE_TAKEN) == [(PLACE_TAKEN, 1, 3, 400)]
    # Both put aside what the bet may cost them: 1,000 F in all, two and a half times the stake.
    assert table.purses == [281_000 - 600, 281_000 - 400, 281_000]
    assert table.state.put_aside == 1000
    assert (table.state.place_stake[3][1], table.state.place_odds[3][1]) == (400, 5)
    assert (table.state.called, table.state.odds, table.awaited) == (0, 0, [2])


def test_A7_4_the_bookmaker_may_take_no_bet_and_the_player_may_leave_the_price() -> None:
    table = asking_for_places().play(1, place_move(3)).play(0, PASS_MOVE)
    assert table.events(PLACE_DECLINED) == [(PLACE_DECLINED, 0, 3, 0)]
    table.play(2, place_move(3)).play(0, odds_move(3)).play(2, PASS_MOVE)
    assert table.events(PLACE_LEFT) == [(PLACE_LEFT, 2, 3, 0)]
    assert (table.state.put_aside, table.purses) == (0, [281_000] * 3)
    assert (table.state.phase, table.awaited) == (PLACE, [1])


def test_A7_4_prices_go_by_halves_from_one_and_a_half_to_ten() -> None:
    table = asking_for_places().play(1, place_move(3))
    prices = [odds_move(odds) for odds in range(LEAST_ODDS, MOST_ODDS + 1)]
    assert table.menu(0) == [PASS_MOVE, *prices]
    assert [cover(200, odds) for odds in (3, 4, 5, 20)] == [100, 200, 300, 1800]


def test_A7_4_nobody_bets_what_could_not_be_paid() -> None:
    table = naming_a_price()  # the Bookmaker has 900 F: on 200 F five and a half for one
    assert table.menu(0)[-1] == odds_move(11)
    table = taking_a_price()  # at two and a half for one that covers 600 F
    listed = [francs_of(move) for move in table.menu(1)[1:]]
    assert listed == [200, 400, 600]
    found = [0, 0, 0]
    rules.amounts(table.pack, table.state, 1, FIRST_BET_MOVE + 200, found)
    assert found == [200, 600, 200]
    table.with_purse(1, 500)
    assert [francs_of(move) for move in table.menu(1)[1:]] == [200, 400]


@pytest.mark.parametrize("poor", [0, 1])
def test_A7_4_nobody_is_asked_where_no_bet_could_come_of_it(poor: int) -> None:
    table = asking_for_places().with_purse(poor, 50)
    pass_on(table.state, NEXT_CALL)
    table.having(called=3, asked=3)
    table.go_on()
    assert table.awaited == ([] if poor == 0 else [2])


def test_A7_4_one_place_bet_for_each_player_and_horse() -> None:
    table = with_place_bet()
    assert table.menu(1) == [PASS_MOVE, place_move(1), place_move(2)]


@pytest.mark.parametrize("place", [1, 2, 3])
def test_A7_4_a_horse_among_the_first_three_pays_the_price(place: int) -> None:
    table = with_place_bet().having(arrival={3: place, 1: place % 3 + 1}, arrived=3)
    before = table.purses
    pass_on(table.state, SETTLE)
    table.go_on()
    assert table.events(PLACE_PAID) == [(PLACE_PAID, 1, 3, 1000)]
    assert table.events(PLACES_KEPT) == []
    assert (table.purses[1] - before[1], table.state.put_aside) == (1000, 0)


def test_A7_4_else_the_bookmaker_keeps_the_stake_and_takes_back_the_cover() -> None:
    table = with_place_bet().having(arrival={2: 1}, arrived=1)
    before = table.purses
    pass_on(table.state, SETTLE)
    table.go_on()
    assert table.events(PLACES_KEPT) == [(PLACES_KEPT, 0, 400, 0)]
    assert (table.purses[0] - before[0], table.state.put_aside) == (1000, 0)


def test_A11_6_where_no_horse_comes_home_both_sides_go_back() -> None:
    table = with_place_bet()
    before = table.purses
    pass_on(table.state, SETTLE)
    table.go_on()
    assert table.events(PLACE_BACK) == [(PLACE_BACK, 1, 400, 0)]
    assert [now - then for now, then in zip(table.purses, before, strict=True)] == [600, 400, 0]


def test_A7_4_a_law_watches_over_what_is_put_aside() -> None:
    table = with_place_bet()
    assert broken(table.pack, table.state) != PLACE_BETS_DISAGREE
    table.having(put_aside=900, purse={2: table.state.purse[2] + 100})
    table.having(purse={0: table.state.purse[0] + table.pack.purse * 3 - table.total()})
    assert broken(table.pack, table.state) == PLACE_BETS_DISAGREE


def test_A7_4_everybody_sees_what_is_asked_priced_and_agreed() -> None:
    table = taking_a_price()
    for seat in (-1, 0, 1, 2):
        seen = look(table.pack, table.view(seat), seat)
        assert seen.places
        assert seen.place_deal is not None
        deal = seen.place_deal
        assert (deal.seat, deal.horse, deal.odds, deal.left) == (1, 3, 5, 2)
    seen = look(table.pack, with_place_bet().view(2), 2)
    (bet,) = seen.horses[2].place_bets
    assert (bet.seat, bet.stake, bet.odds, seen.put_aside) == (1, 400, 5, 1000)


@pytest.mark.parametrize(
    ("home", "lines"),
    [
        ({3: 1}, [("places", 400), ("place-ticket", 1000)]),
        ({2: 1}, [("places", 400), ("places-kept", 400)]),
        ({}, [("place-back", 400)]),
    ],
)
def test_A7_4_place_bets_have_their_lines_in_the_reckoning(
    home: dict[int, int], lines: list[tuple[str, int]]
) -> None:
    table = with_place_bet().having(arrival=home, arrived=len(home))
    pass_on(table.state, SETTLE)
    table.go_on()
    reckoned = look(table.pack, table.view(-1), -1).reckoning
    found = [(line.what, line.amount) for line in reckoned if line.what.startswith("place")]
    assert found == lines


def tipped(table: Table) -> int:
    """What the tipster does at the seat that is asked."""
    (seat,) = table.awaited
    moves = [*table.menu(seat), *[0] * 128]
    count = len(table.menu(seat))
    return tip(table.pack, table.view(seat), seat, moves, count, [1])


def test_A7_4_the_tipster_prices_with_a_margin_and_stakes_only_above_what_it_thinks() -> None:
    table = asking_for_places().having(favourite={1: 2})
    assert tipped(table) == place_move(2)
    table.having(requests={1: 1})
    assert tipped(table) == PASS_MOVE
    table = asking_for_places().play(1, place_move(3))
    # Of three horses all are placed: no price is low enough.
    assert 2 * 85 // place_percent(table.pack, table.state, 3) < LEAST_ODDS
    assert tipped(table) == PASS_MOVE
    # Now horse 3 has hardly a chance.
    table.having(favourite={1: 2}, number_each=6, advantages={1: {RED: 4}})
    percent = place_percent(table.pack, table.state, 3)
    assert 2 * 85 // percent > MOST_ODDS
    assert tipped(table) == odds_move(MOST_ODDS)
    table.with_purse(0, 900)
    assert tipped(table) == odds_move(11)  # the most it can stand by
    table = taking_a_price().with_purse(0, 100_000)
    assert francs_of(tipped(table)) == 25_000  # a good price: up to a tenth of 281,000 F
    table.having(favourite={1: 2}, number_each=6)
    assert tipped(table) == PASS_MOVE


def test_A7_4_bets_to_win_are_asked_for_as_before() -> None:
    table = asking_for_places().having(called=1)
    ask(table.state, BET, 1)
    assert table.refusal(1, place_move(1)) != 0
    assert table.refusal(1, bet_move(300)) == 0
