"""F2 and F6: tiles laid, slips written, and what they pay."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from hippodrome.engine.fields import MOST_MONEY
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.moves import (
    FIRST_PAIR_MOVE,
    FIRST_PAIR_SLOT,
    FIRST_WIN_MOVE,
    LADDER,
    LAST_MOVE,
    MENU,
    READY_MOVE,
    SLIP_DONE_MOVE,
    STAKES,
    pair_move,
    win_move,
)
from hippodrome.games.finishline.rules import doors as rules
from hippodrome.games.finishline.rules import reasons
from hippodrome.games.finishline.rules.betting import money_left, odds_of, pair_odds
from hippodrome.games.finishline.state import (
    BETS,
    CLOSED,
    INTERVAL,
    LAY,
    LOT,
    NO_DIE,
    NOBODY,
    TAKE,
    State,
)
from tests.games.finishline.positions import A_SIDE_BET, ROW, Race, betting, scribbled_over

SECOND_ROW = (1, 2, 4, 6, 7, 9, 10)
THIRD_ROW = (12, 13, 14, 15, 16, 17, 19)


def example() -> Race:
    """The rulebook's worked example: seat 0 has 1000 euros and five bets."""
    race = betting()
    bets = [race.win(18, 200), race.win(3, 100), race.win(11, 400)]
    bets += [race.pair(18, 11, 200), race.pair(11, 20, 100)]
    for bet in bets:
        race.play(0, bet)
    for seat in range(3):
        race.play(seat, SLIP_DONE_MOVE)
    return race


def go_on(race: Race) -> None:
    for seat in range(race.state.seats):
        race.play(seat, READY_MOVE)


def all_done(race: Race, bets: Sequence[int] = ()) -> None:
    for bet in bets:
        race.play(0, bet)
    for seat in range(race.state.seats):
        race.play(seat, SLIP_DONE_MOVE)


def test_F2_1_everybody_gets_1000_then_2000_then_3000() -> None:
    race = betting()
    assert list(race.state.capital) == [1000, 1000, 1000, 0]
    all_done(race)
    race.run()
    go_on(race)
    assert list(race.state.capital) == [3000, 3000, 3000, 0]
    race.lay(SECOND_ROW)
    all_done(race)
    race.run()
    go_on(race)
    assert list(race.state.capital) == [6000, 6000, 6000, 0]


@pytest.mark.parametrize("first", [0, 2])
def test_F2_1_a_game_begins_with_nothing_left_over(first: int) -> None:
    new = State()
    new.seats, new.first = 3, first
    new.phase, new.spread, new.starter, new.turn = LOT, 3, NOBODY, NOBODY
    new.row[:], new.front[:] = [NOBODY] * 7, [NO_DIE] * 3
    if first:
        new.phase, new.spread, new.starter, new.race = LAY, 24, 1, 1
        new.capital[:], new.reserve[:] = [1000, 1000, 1000, 0], [12, 6, 5, 2, 2]
    state = scribbled_over(3, first)
    rules.begin(betting().pack, state)
    assert state.differences(new) == []


def test_F2_2_the_tile_laid_last_leads_and_every_race_has_new_ones() -> None:
    race = betting()
    assert race.order == list(ROW)
    assert list(race.state.tile) == [8, 22, 3, 5, 18, 11, 20]
    all_done(race)
    race.run()
    go_on(race)
    assert race.state.phase == LAY
    assert race.state.spread == 17
    race.lay(SECOND_ROW)
    all_done(race)
    race.run()
    go_on(race)
    assert race.state.spread == 10
    race.lay(THIRD_ROW)
    assert sum(race.state.seen) == 21


@pytest.mark.parametrize(("number", "odds"), [(1, (2, 8)), (2, (3, 15)), (3, (4, 22))])
def test_F2_3_odds_rise_from_the_leader_to_the_last_and_from_race_to_race(
    number: int, odds: tuple[int, int]
) -> None:
    race = betting()
    race.having(race=number)
    paid = [odds_of(race.pack, race.state, race.horse(tile)) for tile in ROW]
    assert (paid[0], paid[-1]) == odds
    assert {later - earlier for earlier, later in pairwise(paid)} == {number}


def test_F2_3_the_example_pays_2_3_and_4() -> None:
    race = betting()
    assert [odds_of(race.pack, race.state, race.horse(tile)) for tile in (20, 11, 18)] == [2, 3, 4]


def test_F2_4_three_wins_and_two_pairs_are_all_a_slip_takes() -> None:
    race = betting(capital=10_000)
    for tile in (20, 11, 18):
        race.play(0, race.win(tile, 100))
    for pair in ((20, 11), (8, 20)):
        race.play(0, race.pair(*pair, 100))
    assert race.refusal(0, race.win(5, 100)) == reasons.TOO_MANY_WINS
    assert race.refusal(0, race.pair(5, 3, 100)) == reasons.TOO_MANY_PAIRS
    assert race.menu(0) == [SLIP_DONE_MOVE]


def test_F2_4_bets_differ_and_stakes_are_hundreds_within_the_capital() -> None:
    race = betting()
    race.play(0, race.win(20, 300))
    race.play(0, race.pair(20, 11, 200))
    assert money_left(race.state, 0) == 500
    assert race.refusal(0, race.win(20, 100)) == reasons.SAME_WIN_TWICE
    assert race.refusal(0, race.pair(11, 20, 100)) == reasons.SAME_PAIR_TWICE
    assert race.refusal(0, race.win(11, 150)) == reasons.NOT_A_STEP
    assert race.refusal(0, race.win(11, 0)) == reasons.NO_STAKE
    assert race.refusal(0, race.win(11, 600)) == reasons.STAKE_ABOVE_CAPITAL
    assert race.refusal(0, race.win(11, 500)) == reasons.ALLOWED
    assert race.refusal(1, race.win(20, 1000)) == reasons.ALLOWED  # another's slip


def test_F2_4_the_first_and_the_last_are_bets_like_any_other() -> None:
    race, out = betting(), [0, 0, 0]
    for bet in (race.win(8, 0), race.pair(8, 22, 0)):
        assert race.refusal(0, bet) == reasons.NO_STAKE
    for bet in (race.win(8, 0), race.pair(8, 22, 0), LAST_MOVE):
        assert rules.amounts(race.pack, race.state, 0, bet, out) == 1
        assert out == [100, 1000, 100]
    assert rules.amounts(race.pack, race.state, 0, LAST_MOVE + 1, out) == 0


def test_F2_4_nothing_need_be_staked_and_all_slips_start_the_race() -> None:
    race = betting()
    race.play(2, SLIP_DONE_MOVE)
    race.play(0, SLIP_DONE_MOVE)
    assert race.state.phase == BETS
    assert race.refusal(0, race.win(11, 100)) == reasons.NOT_AWAITED
    race.play(1, SLIP_DONE_MOVE)
    assert race.state.phase == TAKE


def test_F2_4_a_menu_is_a_ladder_up_to_all_the_money() -> None:
    race = betting(capital=1300)
    menu = race.menu(0)
    assert menu[0] == SLIP_DONE_MOVE
    stakes = [move - race.win(8, 0) for move in menu if race.win(8, 0) < move < race.win(22, 0)]
    assert stakes == [100, 200, 300, 500, 700, 1000, 1300]
    assert len(menu) == 1 + 28 * 7


def test_F2_4_the_amounts_of_a_bet_go_in_steps_to_all_the_money_left() -> None:
    race = betting()
    out = [0, 0, 0]
    race.play(0, race.win(20, 300))
    assert rules.amounts(race.pack, race.state, 0, race.win(11, 12_345), out) == 1
    assert out == [100, 700, 100]
    assert rules.amounts(race.pack, race.state, 0, race.win(20, 100), out) == 0
    assert rules.amounts(race.pack, race.state, 0, SLIP_DONE_MOVE, out) == 0
    race.play(0, race.pair(20, 11, 700))
    assert rules.amounts(race.pack, race.state, 0, race.win(11, 100), out) == 0


def test_F2_4_the_ladder_of_the_greatest_fortune_fits_the_menu() -> None:
    race = betting(capital=19_639_000)
    moves = [0] * MENU
    count = rules.menu(race.pack, race.state, 0, moves)
    assert moves[count - 1] == race.pair(11, 20, 19_639_000)
    slots = {rules.slot(race.pack, move) for move in moves[:count]}
    assert len(slots) == count
    assert max(slots) < GAME.slots


def test_F2_4_a_fortune_beyond_the_ladder_makes_the_longest_menu() -> None:
    race = betting(capital=STAKES - 100)
    menu = race.menu(0)
    assert len(menu) == MENU
    assert menu[-1] == race.pair(11, 20, STAKES - 100)
    assert {race.refusal(0, move) for move in menu} == {reasons.ALLOWED}
    assert rules.slot(race.pack, race.win(20, STAKES - 100)) == FIRST_PAIR_SLOT - 1
    race.play(0, race.win(20, STAKES - 100))
    race.play(1, race.pair(8, 22, STAKES - 100))
    assert (race.state.win[0][0], race.state.win_stake[0]) == (7, STAKES - 100)
    assert (race.state.pair[1][0], race.state.pair_stake[2]) == (1, STAKES - 100)


def test_F2_4_every_rung_of_every_bet_has_a_slot_and_every_other_move_is_its_own() -> None:
    pack = betting().pack
    stakes = [rung * pack.step for rung in LADDER]
    bets = [win_move(horse, stake) for horse in range(7) for stake in stakes]
    bets += [pair_move(pair, stake) for pair in range(21) for stake in stakes]
    slots = [rules.slot(pack, move) for move in (*range(FIRST_WIN_MOVE), *bets)]
    assert slots == list(range(GAME.slots))
    assert rules.slot(pack, win_move(3, 400)) == rules.slot(pack, win_move(3, 500))
    for bet in (win_move(0, 0), pair_move(0, 0)):
        assert rules.slot(pack, bet) == rules.slot(pack, bet + 100)


def test_F2_5_a_pair_pays_both_odds_together() -> None:
    race = betting()
    pair = (race.pair(18, 11, 0) - FIRST_PAIR_MOVE) // STAKES
    assert pair_odds(race.pack, race.state, pair) == 7
    pair = (race.pair(11, 20, 0) - FIRST_PAIR_MOVE) // STAKES
    assert pair_odds(race.pack, race.state, pair) == 5


def test_F6_1_the_worked_example_leaves_1200_and_3200_before_the_second_race() -> None:
    race = example().finish(11, 5, 20, 18)
    assert race.state.phase == INTERVAL
    assert race.order[:4] == [11, 5, 20, 18]
    assert race.state.capital[0] == 1200
    assert race.state.gain[0] == 200
    assert list(race.state.capital)[1:3] == [1000, 1000]  # unstaked money stays
    go_on(race)
    assert race.state.capital[0] == 3200


def test_F6_1_had_18_been_second_it_would_have_been_2600() -> None:
    assert example().finish(11, 18, 5, 20).state.capital[0] == 2600
    assert example().finish(18, 11, 5, 20).state.capital[0] == 4 * 200 + 7 * 200


def test_F6_1_a_pair_needs_both_first_and_second() -> None:
    bets = {0: [pair_move(20, 1000)]}
    assert Race(bets=bets).finish(11, 20).state.capital[0] == 5000
    assert Race(bets=bets).finish(20, 11).state.capital[0] == 5000
    assert Race(bets=bets).finish(20, 5, 11).state.capital[0] == 0


def test_F2_3_the_best_bets_alone_come_to_19_639_000() -> None:
    race = betting()
    # Race 1 pays 8 + 7 for the last two, race 2 15 + 13, race 3 22 + 19.
    for row, fortune in ((ROW, 17_000), (SECOND_ROW, 479_000), (THIRD_ROW, 19_639_000)):
        if race.state.race > 1:
            race.lay(row)
        race.play(0, race.pair(row[5], row[6], race.state.capital[0]))
        all_done(race)
        race.finish(row[6], row[5])
        if race.state.phase == INTERVAL:
            go_on(race)
        assert race.state.capital[0] == fortune
    assert race.state.phase == CLOSED


def test_F2_3_outsiders_bring_more_than_the_best_bets() -> None:
    race = betting()
    # Both green dice show 3000: a win bet of 100 is worth one in full, the pair half of each.
    for row, fortune in ((ROW, 22_300), (SECOND_ROW, 632_100), (THIRD_ROW, 25_920_200)):
        if race.state.race > 1:
            race.lay(row)
        stake = race.state.capital[0] - 100
        all_done(race, [race.pair(row[5], row[6], stake), race.win(row[6], 100)])
        race.with_dice(outsiders={row[6]: 3, row[5]: 3}).finish(row[6], row[5])
        if race.state.phase == INTERVAL:
            go_on(race)
        assert race.state.capital[0] == fortune
    assert STAKES > 25_920_200
    assert MOST_MONEY > 25_920_200 * 41


@pytest.mark.parametrize(("language", "said"), [("en", "not established"), ("fr", "pas établie")])
def test_F2_3_the_rules_say_that_the_ladder_is_not_established(language: str, said: str) -> None:
    text = " ".join(GAME.paragraphs(language)["F2.3"].split())
    assert said in text
    for greatest in ("greatest", "plus grosse fortune"):
        assert greatest not in text


def test_F6_2_the_grand_total_adds_the_side_bets() -> None:
    race = Race(bets={1: [win_move(6, 1000)]})
    race.use(A_SIDE_BET)
    race.finish(20, 11)
    out = [0, 0, 0]
    assert rules.standing(race.pack, race.state, out) == 0
    assert list(race.state.capital)[:3] == [1000, 2000, 1000]
    assert out == [1500, 1500, 1000]
    race.having(phase=CLOSED, over=1, awaits=0)
    assert rules.standing(race.pack, race.state, out) == 0b011  # level at the top, both win
    race.having(capital=[2000, 1000, 1000, 0], side=[-1000, 500, 500, 0])
    assert rules.standing(race.pack, race.state, out) == 0b110
    assert out == [1000, 1500, 1500]


def test_F6_3_everybody_looks_at_the_settled_race_before_the_next() -> None:
    race = example().finish(11, 5, 20, 18)
    assert race.state.awaits == 0b111
    assert race.menu(1) == [READY_MOVE]
    assert race.refusal(1, SLIP_DONE_MOVE) == reasons.BETWEEN_RACES
    assert race.view(1).win_stake[0] == 200
    race.play(1, READY_MOVE)
    assert race.refusal(1, READY_MOVE) == reasons.NOT_AWAITED
    assert race.state.race == 1
    race.play(0, READY_MOVE)
    race.play(2, READY_MOVE)
    assert (race.state.race, race.state.phase) == (2, LAY)
