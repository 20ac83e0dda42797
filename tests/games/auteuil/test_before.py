"""U2: owner cards, telegrams, slips and the opening throw."""

from collections import Counter

import pytest

from hippodrome.engine.errors import Refused
from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.rules import reasons
from hippodrome.games.auteuil.state import (
    DEAL,
    ENTRIES,
    INTERVAL,
    NOBODY,
    OPENING,
    SLIPS,
    THROW,
    UNKNOWN,
)
from tests.games.auteuil.evenings import Evening


def owners(evening: Evening) -> list[int]:
    """List the seats that own something, once for each horse."""
    return sorted(owner - 1 for owner in evening.state.owner if owner > 0)


@pytest.mark.parametrize(
    ("racers", "owned"), [(2, 4), (3, 6), (4, 8), (5, 5), (6, 6), (7, 7), (8, 8)]
)
@pytest.mark.parametrize("punters", [0, 4])
def test_U2_1_two_cards_each_with_fewer_than_five_racers_else_one(
    racers: int, owned: int, punters: int
) -> None:
    evening = Evening(racers + punters, punters=punters).deal()
    held = Counter(owners(evening))
    assert held.total() == owned
    assert set(held) == set(range(racers))
    assert set(held.values()) == {2 if racers < 5 else 1}
    assert evening.state.phase == ENTRIES


def test_U2_1_cards_go_round_and_the_outcome_counts_horses_without_owner() -> None:
    evening = Evening(3)
    assert evening.spread == 8
    evening.draw(7)
    assert evening.state.owner[8] == 1
    assert evening.spread == 7
    evening.draw(0)
    assert evening.state.owner[1] == 2
    evening.draw(5)
    assert evening.state.owner[7] == 3
    evening.draw(0)
    assert evening.state.owner[2] == 1  # the second round


def test_U2_1_the_last_card_of_eight_is_no_draw() -> None:
    evening = Evening(4)
    for spread in (8, 7, 6, 5, 4, 3, 2):
        assert evening.spread == spread
        assert evening.state.phase == DEAL
        evening.draw(spread - 1)
    assert evening.state.phase == ENTRIES
    assert list(evening.state.owner)[1:] == [4, 3, 2, 1, 4, 3, 2, 1]


def test_U2_1_cards_stay_secret_and_horses_without_owner_run() -> None:
    evening = Evening(2).deal(5, 1, 2, 3).enter().bet().start()
    assert list(evening.view(0).owner)[1:] == [UNKNOWN, 1, UNKNOWN, UNKNOWN, 1] + 3 * [UNKNOWN]
    evening.throw("345").give("3>8")  # nobody owns 8
    assert evening.state.squares[8] == 3


def test_U2_2_every_racer_pays_the_fee_for_each_horse() -> None:
    evening = Evening(3).deal()
    assert evening.spread == 4  # as many red telegrams as this pack has
    evening.draw(2)
    assert evening.state.card == 3
    assert list(evening.state.purse)[:3] == [12033 - 2 * 300] * 3
    single = Evening(5).deal()
    single.draw(2)
    assert list(single.state.purse)[:5] == [12033 - 300] * 5


def test_U2_3_a_slip_is_three_bets_in_any_order_and_then_paid() -> None:
    evening = Evening(2).enter()
    assert evening.awaited == [0, 1]
    before = evening.state.purse[0]
    evening.play(0, "P3", "G7", "T7-3-4")
    assert evening.state.purse[0] == before - 23
    assert evening.awaited == [1]
    assert list(evening.state.tierce[0])[1:] == [7, 3, 4]
    assert (evening.state.win[0], evening.state.place[0]) == (7, 3)


def test_U2_3_a_bet_left_out_is_refused_and_nothing_is_paid() -> None:
    evening = Evening(2).enter()
    for slip in (("T7-3-4",), ("G7", "P3"), ("T7-3-4", "P3")):
        before = evening.state.copy()
        with pytest.raises(Refused) as caught:
            evening.play(0, *slip)
        assert caught.value.paragraph == "U2.3"
        assert evening.state == before


@pytest.mark.parametrize(
    ("bet", "code"),
    [
        ("T7-7-4", reasons.HORSE_TWICE),
        ("T7-4-7", reasons.HORSE_TWICE),
        ("T4-7-7", reasons.HORSE_TWICE),
        ("T1-1-1", reasons.HORSE_TWICE),
        ("5>3", reasons.SLIP_TO_FILL),
        ("1>1", reasons.SLIP_TO_FILL),
        ("go", reasons.SLIP_TO_FILL),
        ("enough", reasons.SLIP_TO_FILL),
        ("+3", reasons.SLIP_TO_FILL),
        ("6>>3", reasons.SLIP_TO_FILL),
        ("again", reasons.SLIP_TO_FILL),
        ("buy+1", reasons.SLIP_TO_FILL),
    ],
)
def test_U2_3_what_is_no_bet_is_refused(bet: str, code: int) -> None:
    evening = Evening(2).enter()
    rules = GAME.interpreted
    assert rules.refusal(evening.pack.printed, evening.state, 0, GAME.read(bet)) == code


@pytest.mark.parametrize(
    ("last", "beyond"),
    [("T5-1-2", "T6-1-2"), ("T1-5-2", "T1-6-2"), ("T1-2-5", "T1-2-6"), ("G5", "G6"), ("P5", "P6")],
)
def test_U2_3_only_horses_that_run_can_be_backed(last: str, beyond: str) -> None:
    evening = Evening(2).enter()
    rules, printed = GAME.interpreted, evening.pack.printed
    printed.horses = 5
    assert rules.refusal(printed, evening.state, 0, GAME.read(last)) == reasons.ALLOWED
    assert rules.refusal(printed, evening.state, 0, GAME.read(beyond)) == reasons.NO_SUCH_HORSE


@pytest.mark.parametrize(("once", "again"), [("T7-3-4", "T1-2-3"), ("G7", "G1"), ("P3", "P1")])
def test_U2_3_each_bet_is_made_once(once: str, again: str) -> None:
    evening = Evening(2).enter()
    rules, printed = GAME.interpreted, evening.pack.printed
    rules.play(printed, evening.state, 0, GAME.read(once))
    assert rules.refusal(printed, evening.state, 0, GAME.read(again)) == reasons.ALREADY_BET
    assert rules.refusal(printed, evening.state, 1, GAME.read(again)) == reasons.ALLOWED
    assert GAME.read(again) not in evening.menu(0)


def test_U2_3_the_menu_lists_what_is_missing_tierces_then_wins_then_places() -> None:
    evening = Evening(2).enter()
    menu = evening.menu(0)
    assert len(menu) == 8 * 7 * 6 + 8 + 8
    assert [GAME.write(move) for move in menu[:2]] == ["T1-2-3", "T1-2-4"]
    assert [GAME.write(move) for move in menu[336:345]] == [f"G{n}" for n in range(1, 9)] + ["P1"]
    assert menu == sorted(menu)


def test_U2_4_punters_bet_and_never_throw() -> None:
    evening = Evening(4, punters=2).enter()
    assert evening.awaited == [0, 1, 2, 3]
    evening.bet()
    assert list(evening.state.purse)[2:4] == [12033 - 23] * 2
    thrown = set()
    evening.throw("666").throw("111")
    for _ in range(8):
        thrown.add(evening.state.turn)
        evening.throw("122")
        while evening.awaited:
            evening.play(evening.awaited[0], evening.menu(evening.awaited[0])[0])
    assert thrown == {0, 1}
    assert set(owners(evening)) == {0, 1}


def test_U2_5_the_highest_total_starts() -> None:
    evening = Evening(3).enter().bet()
    assert (evening.state.phase, evening.state.turn) == (OPENING, 0)
    evening.throw("111").throw("665")
    assert list(evening.state.opening)[:3] == [3, 17, 0]
    evening.throw("555")
    assert (evening.state.phase, evening.state.turn) == (THROW, 1)
    assert evening.state.opened_by == 1
    assert list(evening.state.die) == [5, 5, 5]  # the last throw lies there still


def test_U2_5_those_who_are_level_throw_again_among_themselves() -> None:
    evening = Evening(4).enter().bet()
    evening.throw("456").throw("111").throw("555").throw("663")
    assert evening.state.phase == OPENING
    assert evening.state.contenders == 0b1101
    assert list(evening.state.opening)[:4] == [0, 3, 0, 0]
    evening.throw("112").throw("113").throw("122")
    assert evening.state.contenders == 0b1100
    evening.throw("124").throw("123")
    assert evening.state.opened_by == 2


def test_U2_5_play_passes_to_the_right() -> None:
    evening = Evening(4).start()
    turns = []
    for _ in range(5):
        turns.append(evening.state.turn)
        evening.throw("122").give("1>1", "2>2", "2>3")
    assert turns == [0, 3, 2, 1, 0]
    assert evening.state.rounds == 6


def test_U2_6_used_telegrams_are_put_aside() -> None:
    evening = Evening(2, races=4)
    cards = []
    telegrams = []
    for spread in (4, 3, 2):
        evening.deal()
        assert (evening.state.phase, evening.spread) == (ENTRIES, spread)
        evening.draw(spread - 1)
        evening.bet().start().finish()
        assert evening.spread == spread
        evening.draw(0)
        cards.append(evening.state.card)
        telegrams.append(evening.state.telegram)
        evening.play(0, "go")
        evening.play(1, "go")
    assert cards == [4, 3, 2]
    assert telegrams == [1, 2, 3]


def test_U2_6_the_last_telegrams_are_no_draws() -> None:
    evening = Evening(2, races=4)
    for _ in range(3):
        evening.settle()
        evening.play(0, "go")
        evening.play(1, "go")
    evening.deal()
    assert (evening.state.phase, evening.state.card) == (SLIPS, 4)
    evening.bet().start().finish()
    assert evening.over
    assert evening.state.telegram == 4


def test_U2_7_a_race_begins_afresh() -> None:
    evening = Evening(2, races=2).settle()
    assert evening.state.phase == INTERVAL
    evening.play(0, "go")
    evening.play(1, "go")
    state = evening.state
    assert (state.phase, state.race, state.dealt) == (DEAL, 2, 0)
    assert (state.turn, state.opened_by, state.rounds, state.falls) == (NOBODY, NOBODY, 0, 0)
    for row in (
        state.squares,
        state.fallen,
        state.held,
        state.out,
        state.owner,
        state.arrived,
        state.opening,
        state.die,
    ):
        assert not any(row)
    for row in (state.moved, state.extra, state.used, state.prizes, state.paid, *state.tierce):
        assert not any(row)
    assert not any(state.win)
    assert not any(state.place)
    evening.enter().bet()
    assert evening.state.phase == OPENING


def test_U2_8_who_cannot_pay_goes_below_zero() -> None:
    evening = Evening(2).deal()
    evening.having(purse={0: 50})
    evening.draw(0)
    assert evening.state.purse[0] == 50 - 2 * 100
    evening.bet()
    assert evening.state.purse[0] == -150 - 23
    assert evening.standing()[0][0] == -173


def test_U2_9_punters_have_the_same_purse_pay_no_fee_and_rank() -> None:
    evening = Evening(3, punters=1, races=1).enter()
    assert list(evening.state.purse)[:3] == [12033 - 200, 12033 - 200, 12033]
    evening.having(owner={7: 0, 3: 0, 4: 0})
    evening.bet("T1-2-5 G1 P1", "T1-2-5 G1 P1", "T7-3-4 G7 P3").start().finish()
    evening.draw(0)
    points, winners = evening.standing()
    assert points[2] == 12033 - 23 + 2717 + 251 + 102
    assert winners == [2]


@pytest.mark.parametrize(
    ("seats", "choices"),
    [
        (2, (0,)),
        (3, (0, 1)),
        (6, (0, 1, 2, 3, 4)),
        (7, (0, 1, 2, 3, 4, 5)),
        (8, (0, 1, 2, 3, 4, 5, 6)),
        (9, (1, 2, 3, 4, 5, 6, 7)),
        (12, (4, 5, 6, 7, 8, 9, 10)),
    ],
)
def test_U2_9_up_to_eight_race_and_whoever_else_has_a_seat_bets(
    seats: int, choices: tuple[int, ...]
) -> None:
    pack = GAME.pack().printed
    assert list(GAME.seats(pack)) == list(range(2, 13))
    assert GAME.options[0].choices(pack, seats) == choices


@pytest.mark.parametrize("racers", [7, 8])
def test_U2_9_seven_and_eight_race_a_whole_race_with_one_horse_each(racers: int) -> None:
    evening = Evening(racers, races=1).deal()
    evening.draw(0)
    assert list(evening.state.purse)[:racers] == [12033 - 100] * racers
    assert evening.state.bank[0] == 625_000 - racers * (12033 - 100)
    evening.bet().start()
    turns = []
    for _ in range(racers):
        turns.append(evening.state.turn)
        evening.stand(h1=0, h2=0, h3=0).throw("122").give("1>1", "2>2", "2>3")
    assert turns == [0, *range(racers - 1, 0, -1)]
    evening.finish()
    evening.draw(0)
    assert evening.over
