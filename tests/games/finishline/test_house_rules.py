"""House rules: each paragraph that a table may read otherwise, as we read it and as it may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.moves import (
    FIRST_TRICK_OF_ONE,
    PAIR_HIGH,
    PAIR_LOW,
    READY_MOVE,
    SLIP_DONE_MOVE,
    action_of,
)
from hippodrome.games.finishline.rules import laws, reasons
from hippodrome.games.finishline.rules.accounts import reckoning
from hippodrome.games.finishline.rules.betting import odds_of, pair_odds
from hippodrome.games.finishline.state import BLACK, LAY, LOT, NOBODY, RED, WHITE
from tests.games.finishline.evenings import play_out
from tests.games.finishline.positions import (
    A_SIDE_BET,
    A_TRICK,
    DOUBLE_SHOE,
    SHOE,
    Race,
    betting,
)
from tests.games.finishline.staging import Audience, english, running

SECOND_ROW = (1, 2, 4, 6, 7, 9, 10)
RULED = [option.name for option in GAME.house_rules]


def second_race(**house: int) -> Race:
    """The first race is run without bets, and everybody is ready for the second."""
    race = betting(house=house)
    for seat in range(3):
        race.play(seat, SLIP_DONE_MOVE)
    race.run()
    for seat in range(3):
        race.play(seat, READY_MOVE)
    return race


def settled_second(**house: int) -> Race:
    """The second race is run: seat 0 has 100 on its winner, and 200 on the first two."""
    race = second_race(**house)
    race.lay(SECOND_ROW)
    race.play(0, race.win(2, 100))
    race.play(0, race.pair(1, 2, 200))
    for seat in range(3):
        race.play(seat, SLIP_DONE_MOVE)
    return race.finish(2, 1)


def test_every_house_rule_names_a_paragraph_and_our_reading_is_the_first_choice() -> None:
    for option in GAME.house_rules:
        for language, says in (("en", "House rule"), ("fr", "Règle maison")):
            paragraph = " ".join(GAME.paragraphs(language)[option.ruling].split())
            assert f"{says} `{option.name}`" in paragraph
        assert option.choices(GAME.pack().printed, 4)[0] == 0


# F2.3


@pytest.mark.parametrize(
    ("constant", "leader", "last"), [(0, (2, 3, 4), (8, 15, 22)), (1, (2, 2, 2), (8, 8, 8))]
)
def test_F2_3_odds_rise_from_race_to_race_or_stay_those_of_the_first(
    constant: int, leader: tuple[int, ...], last: tuple[int, ...]
) -> None:
    race = betting(house={"constant": constant})
    for number in (1, 2, 3):
        race.having(race=number)
        assert odds_of(race.pack, race.state, 6) == leader[number - 1]
        assert odds_of(race.pack, race.state, 0) == last[number - 1]
        pair = list(zip(PAIR_LOW, PAIR_HIGH, strict=True)).index((0, 6))
        assert pair_odds(race.pack, race.state, pair) == leader[number - 1] + last[number - 1]


@pytest.mark.parametrize(("constant", "win", "pair"), [(0, 5, 3 + 5), (1, 3, 2 + 3)])
def test_F2_3_bets_on_the_second_race_are_paid_at_the_odds_the_table_plays(
    constant: int, win: int, pair: int
) -> None:
    race = settled_second(constant=constant)
    assert race.state.capital[0] == 3000 - 300 + 100 * win + 200 * pair
    assert laws.broken(race.pack, race.state) == 0


# F3.8


def test_F3_8_the_richest_starts_the_next_race() -> None:
    race = second_race()
    assert (race.state.phase, race.state.race, race.state.starter) == (LAY, 2, 0)


def test_F3_8_by_the_house_rule_a_lot_decides_in_every_race() -> None:
    race = second_race(lots=1)
    assert (race.state.phase, race.state.spread, race.state.starter) == (LOT, 3, NOBODY)
    assert (race.state.race, list(race.state.capital)) == (2, [3000, 3000, 3000, 0])
    for seat in range(3):
        twin = race.copy()
        twin.draw(seat)
        assert (twin.state.phase, twin.state.spread, twin.state.starter) == (LAY, 17, seat)
        twin.lay(SECOND_ROW)
        for other in range(3):
            twin.play(other, SLIP_DONE_MOVE)
        assert twin.state.turn == seat


def test_F3_8_the_lot_between_races_is_told_and_shown() -> None:
    stage = running().having(lots=1)
    stage.rolled("white blank", "white blank", "red blank").last().play("1:aside")
    for seat in range(2):
        stage.play("go", seat)
    audience = Audience(stage)
    stage.play("go", 2)
    assert english(audience.hears()) == ["Fresh money: €2,000 for everyone."]
    look = stage.look()
    assert (look.phase, look.race, look.starter, look.tiles) == ("lot", 2, NOBODY, ())
    stage.draw(1)
    assert english(audience.hears()) == ["Lots are drawn. First to roll: Player 2."]
    assert stage.look().starter == 1


# F5.15


def test_F5_15_by_the_house_rule_a_trick_takes_back_dice_put_aside_too() -> None:
    race = aside(any_die=1)
    assert (list(race.state.left), list(race.state.put_aside)) == ([1, 0, 0, 0, 0], [0] * 5)
    assert race.refused(A_TRICK, WHITE) == reasons.ALLOWED
    race.use(DOUBLE_SHOE, 11)
    assert race.refused(A_TRICK, WHITE, RED) == reasons.ALLOWED
    tricks = [move for move in race.menu() if action_of(move) >= FIRST_TRICK_OF_ONE]
    assert tricks == [race.use_of(A_TRICK, WHITE, RED)]
    race.use(A_TRICK, WHITE, RED)
    assert list(race.state.left) == [0] * 5
    # The trick itself never comes back, so that races end.
    assert race.refused(A_TRICK, BLACK) == reasons.DICE_NOT_LEFT


@pytest.mark.parametrize("seats", [2, 4])
def test_F5_15_two_players_dice_put_aside_for_the_game_never_come_back(seats: int) -> None:
    race = Race(seats=seats, house={"any_die": 1})
    assert sum(race.state.left) == 0
    assert race.refused(A_TRICK, WHITE) == reasons.DICE_NOT_LEFT


@pytest.mark.parametrize(("any_die", "title"), [(0, "were used and"), (1, "that have left")])
def test_F5_15_the_reason_says_what_the_table_plays(any_die: int, title: str) -> None:
    stage = running().having(any_die=any_die)
    stage.rolled("black trick", "white blank", "white blank")
    barred = [one for one in stage.look().barred if one.move.kind == "trick"]
    assert len(barred) == 1
    assert barred[0].barred is not None
    assert title in english([barred[0].barred])[0]
    assert stage.look().any_die == bool(any_die)


# F5.13


@pytest.mark.parametrize(
    ("whole_pairs", "arrival", "gain"),
    [
        (0, (5, 18), -100 + 500),  # the pair lost, but the outsider came first
        (0, (11, 5), -100 + 500 + 100 * (3 + 5)),
        (1, (5, 18), -100),
        (1, (18, 5), -100),
        (1, (5, 11), -100 + 500 + 100 * (3 + 5)),
        (1, (11, 5), -100 + 500 + 100 * (3 + 5)),
    ],
)
def test_F5_13_half_for_every_pair_with_the_outsider_or_only_for_one_that_comes_home(
    whole_pairs: int, arrival: tuple[int, int], gain: int
) -> None:
    race = betting(house={"whole_pairs": whole_pairs})
    race.play(0, race.pair(5, 11, 100))
    for seat in range(3):
        race.play(seat, SLIP_DONE_MOVE)
    race.with_dice(outsiders={5: 1})
    race.finish(*arrival)
    assert race.state.gain[0] == reckoning(race.pack, race.state, 0) == gain


# F3.10


def test_F3_10_by_the_house_rule_a_side_bet_needs_somebody_to_skip() -> None:
    for skipping, code in ((0, reasons.ALLOWED), (1, reasons.NOBODY_TO_SKIP)):
        race = Race(house={"skipping": skipping}).show(A_SIDE_BET)
        assert race.refusal(0, race.use_of(A_SIDE_BET)) == reasons.ALLOWED
        race.having(reserve=[0] * 5)
        assert race.refusal(0, race.use_of(A_SIDE_BET)) == code
        assert (race.use_of(A_SIDE_BET) in race.menu()) == (code == reasons.ALLOWED)


def test_F3_10_the_reason_stands_among_what_is_barred() -> None:
    stage = running().having(skipping=1)
    stage.rolled("black side", "white blank", "white blank")
    assert "side" in {one.move.kind for one in stage.look().choices}
    stage.last()
    assert "side" not in {one.move.kind for one in stage.look().choices}
    (barred,) = (one for one in stage.look().barred if one.move.kind == "side")
    assert barred.paragraph == "F3.10"


# All of them


def second_lot() -> Race:
    return second_race(lots=1)


def aside(any_die: int) -> Race:
    """The first die of a race is put aside."""
    race = Race(house={"any_die": any_die})
    race.take(WHITE, WHITE, RED)
    race.roll(SHOE, SHOE, DOUBLE_SHOE)
    race.aside()
    return race


@pytest.mark.parametrize(
    ("reached", "change", "code"),
    [
        (second_lot, {"lots": 0}, laws.WRONG_PHASE),
        (second_lot, {"race": 1}, laws.WRONG_PHASE),
        (second_lot, {"starter": 0}, laws.WRONG_PHASE),
        (second_lot, {"spread": 2}, laws.WRONG_PHASE),
        (second_lot, {"laid": 1, "tile": {0: 1}, "seen": {1: 1}, "spread": 3}, laws.TILES_WRONG),
        (second_lot, {"capital": {0: 1999}}, laws.CAPITAL_WRONG),
        (betting, {"starter": NOBODY}, laws.WRONG_PHASE),
        (lambda: aside(0), {"any_die": 1}, laws.DICE_NOT_CONSERVED),
    ],
)
def test_a_state_no_table_could_come_to_is_found_out(
    reached: Callable[[], Race], change: dict[str, Any], code: int
) -> None:
    race = reached()
    assert laws.broken(race.pack, race.state) == 0
    race.having(**change)
    assert laws.broken(race.pack, race.state) == code


def test_what_was_paid_by_other_rules_than_the_tables_is_found_out() -> None:
    race = settled_second()
    assert laws.broken(race.pack, race.state) == 0
    race.having(constant=1)
    assert laws.broken(race.pack, race.state) == laws.CAPITAL_WRONG


@pytest.mark.parametrize("rule", RULED)
def test_everybody_sees_by_which_rules_the_table_plays(rule: str) -> None:
    race = betting(house={rule: 1})
    for seat in (-1, 0, 1):
        assert [name for name in RULED if getattr(race.view(seat), name)] == [rule]


@pytest.mark.parametrize("rule", RULED)
@pytest.mark.parametrize("edition", ["standard", "tiny"])
@pytest.mark.parametrize("tipped", [False, True])
def test_games_with_a_house_rule_come_to_their_end(rule: str, edition: str, tipped: bool) -> None:
    play_out(GAME.pack(edition), 3, {rule: 1}, tipped=tipped)
