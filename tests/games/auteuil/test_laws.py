"""Each law of Auteuil: an evening keeps it, and a state that breaks it is found out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import chain, count

import pytest

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.rules import laws
from hippodrome.games.auteuil.state import (
    AGAIN,
    BONUS,
    BUYING,
    CLOSED,
    DEAL,
    DICE_OUT,
    ENTRIES,
    FOURTH,
    INTERVAL,
    OPENING,
    REPORT,
    SLIPS,
    THROW,
    State,
)
from hippodrome.words import LANGUAGES, words
from tests.games.auteuil.evenings import Evening
from tests.games.auteuil.lawbreaking import (
    POST,
    PRINTED,
    all_moved,
    arrive_twice,
    arrived_too_early,
    at_post,
    bets_too_early,
    bought_without_sweets,
    card_of_no_horse,
    change,
    fell_on_grass,
    fell_on_grass_by_the_first_seat,
    forget_a_bet,
    francs_on_an_empty_chair,
    held_where_nothing_says_so,
    jar_below_zero,
    lose_a_franc,
    marks,
    no_turn_begun,
    nobody_arrives,
    nobodys_horse_hidden,
    nothing_to_play,
    opened_by_the_punter,
    out_where_nothing_says_so,
    reuse,
    rich_enough,
    same_horse,
    second_without_a_first,
    squares_taken,
    swap_owner,
    sweets_from,
    takes_less_than_nothing,
    turn_of,
    turn_of_another,
    unpaid_prize,
    unpaid_slip,
    use_a_red_one_more,
    use_a_yellow_one_more,
)
from tests.laws.walks import Setting, walk

EVENTFUL = (0, 2, 59)
"""Evenings in which every kind of state has been met; if not, others are looked through."""


@cache
def states() -> dict[str, State]:
    """Play random evenings until every kind of state has been met; each of them is lawful."""
    wanted: dict[str, Callable[[State], bool]] = {
        "dealing": lambda s: s.phase == DEAL and s.dealt == 2,
        "entries": lambda s: s.phase == ENTRIES and s.race == 2,
        "slips": lambda s: s.phase == SLIPS and s.awaits == 0b1101 and s.win[0] != 0,
        "opening": lambda s: s.phase == OPENING and s.turn == 1,
        "throw": lambda s: s.phase == THROW and s.rounds > 20 and any(s.fallen),
        "dice": lambda s: s.phase == DICE_OUT and sum(s.used) == 1 and s.arrived[1] != 0,
        "bonus": lambda s: s.phase == BONUS and sum(s.extra) == 1,
        "fourth": lambda s: s.phase == FOURTH,
        "again": lambda s: s.phase == AGAIN,
        "buying": lambda s: s.phase == BUYING,
        "report": lambda s: s.phase == REPORT and any(s.prizes),
        "interval": lambda s: s.phase == INTERVAL and any(s.bought) and any(s.paid),
        "closed": lambda s: s.phase == CLOSED,
    }
    found: dict[str, State] = {}
    evening = Setting(GAME, GAME.pack(), 4, {"punters": 1, "races": 2, "sweets": 1})
    seeds = chain(EVENTFUL, count())
    while len(found) < len(wanted):
        for pack, state in walk(evening, next(seeds)):
            assert laws.broken(pack, state) == 0
            for name, met in wanted.items():
                if name not in found and met(state):
                    found[name] = state.copy()
    return found


BREAKS: list[tuple[str, Callable[[State], None], int]] = [
    ("dice", turn_of_another, laws.WRONG_PHASE),
    ("dice", change("awaits", 0b1000), laws.WRONG_PHASE),
    ("dice", change("race", 3), laws.WRONG_PHASE),
    ("dice", change("phase", 0), laws.WRONG_PHASE),
    ("dice", change("phase", CLOSED + 1), laws.WRONG_PHASE),
    ("dealing", change("phase", 0), laws.WRONG_PHASE),
    ("dealing", change("phase", CLOSED + 1), laws.WRONG_PHASE),
    ("dice", change("over", 1), laws.WRONG_PHASE),
    ("dice", change("turn", 3), laws.WRONG_PHASE),
    ("throw", turn_of(3), laws.WRONG_PHASE),
    ("throw", turn_of(-1), laws.WRONG_PHASE),
    ("throw", opened_by_the_punter, laws.WRONG_PHASE),
    ("throw", no_turn_begun, laws.WRONG_PHASE),
    ("dice", change("opened_by", -1), laws.WRONG_PHASE),
    ("dice", change("rounds", 0), laws.WRONG_PHASE),
    ("dice", nothing_to_play, laws.WRONG_PHASE),
    ("dice", all_moved, laws.WRONG_PHASE),
    ("bonus", nothing_to_play, laws.WRONG_PHASE),
    ("fourth", change("awaits", 0), laws.WRONG_PHASE),
    ("again", change("awaits", 0), laws.WRONG_PHASE),
    ("again", change("die", 1, 2), laws.WRONG_PHASE),
    ("again", change("used", 1, 0), laws.DICE_WRONG),
    ("buying", change("awaits", 0), laws.WRONG_PHASE),
    ("buying", rich_enough, laws.WRONG_PHASE),
    ("buying", change("sweets", 0), laws.WRONG_PHASE),
    ("opening", change("contenders", 0b001), laws.WRONG_PHASE),
    ("slips", change("awaits", 0b10000), laws.WRONG_PHASE),
    ("slips", change("awaits", 0), laws.WRONG_PHASE),
    ("slips", change("turn", 0), laws.WRONG_PHASE),
    ("dealing", change("awaits", 1), laws.WRONG_PHASE),
    ("throw", change("awaits", 1), laws.WRONG_PHASE),
    ("closed", change("turn", 0), laws.WRONG_PHASE),
    ("throw", lose_a_franc, laws.MONEY_NOT_CONSERVED),
    ("closed", change("bank", 0, 0), laws.MONEY_NOT_CONSERVED),
    ("throw", change("purse", 5, 10), laws.MONEY_NOT_CONSERVED),
    ("throw", francs_on_an_empty_chair, laws.MONEY_NOT_CONSERVED),
    ("interval", change("jar", 3), laws.SWEETS_NOT_CONSERVED),
    ("interval", change("won", 0, 1), laws.SWEETS_NOT_CONSERVED),
    ("interval", change("sweets", 0), laws.SWEETS_NOT_CONSERVED),
    ("closed", change("staked", 0, 14), laws.SWEETS_NOT_CONSERVED),
    ("dealing", change("bought", 0, 1), laws.SWEETS_NOT_CONSERVED),
    ("dealing", sweets_from(0, 1), laws.SWEETS_NOT_CONSERVED),
    ("interval", sweets_from(0, -30), laws.SWEETS_NOT_CONSERVED),
    ("interval", sweets_from(4, 1), laws.SWEETS_NOT_CONSERVED),
    ("interval", bought_without_sweets, laws.SWEETS_NOT_CONSERVED),
    ("closed", takes_less_than_nothing, laws.SWEETS_NOT_CONSERVED),
    ("closed", jar_below_zero, laws.SWEETS_NOT_CONSERVED),
    ("dealing", change("dealt", 3), laws.OWNERS_WRONG),
    ("throw", swap_owner, laws.OWNERS_WRONG),
    ("throw", change("owner", 0, 1), laws.OWNERS_WRONG),
    ("throw", change("owner", 1, 4), laws.OWNERS_WRONG),
    ("throw", change("owner", 1, -1), laws.OWNERS_WRONG),
    ("throw", nobodys_horse_hidden, laws.OWNERS_WRONG),
    ("throw", card_of_no_horse, laws.OWNERS_WRONG),
    ("throw", same_horse, laws.SLIP_NOT_ALLOWED),
    ("throw", forget_a_bet, laws.SLIP_NOT_ALLOWED),
    ("throw", change("win", 0, 9), laws.SLIP_NOT_ALLOWED),
    ("throw", change("place", 0, -1), laws.SLIP_NOT_ALLOWED),
    ("throw", change("place", 0, 9), laws.SLIP_NOT_ALLOWED),
    ("throw", change("tierce", 0, 1, 9), laws.SLIP_NOT_ALLOWED),
    ("throw", change("tierce", 0, 1, 0), laws.SLIP_NOT_ALLOWED),
    ("throw", change("win", 4, 1), laws.SLIP_NOT_ALLOWED),
    ("slips", change("win", 1, 0), laws.SLIP_NOT_ALLOWED),
    ("entries", change("win", 0, 1), laws.SLIP_NOT_ALLOWED),
    ("entries", bets_too_early, laws.SLIP_NOT_ALLOWED),
    ("throw", change("squares", 1, -1), laws.OFF_THE_COURSE),
    ("throw", change("squares", 1, POST + 1), laws.OFF_THE_COURSE),
    ("throw", change("squares", 8, POST + 1), laws.OFF_THE_COURSE),
    ("opening", change("squares", 1, 3), laws.OFF_THE_COURSE),
    ("throw", change("squares", 0, 3), laws.OFF_THE_COURSE),
    ("throw", fell_on_grass, laws.OFF_THE_COURSE),
    ("throw", fell_on_grass_by_the_first_seat, laws.OFF_THE_COURSE),
    ("throw", change("fallen", 1, 4), laws.OFF_THE_COURSE),
    ("throw", change("falls", -1), laws.OFF_THE_COURSE),
    ("throw", change("held", 1, -1), laws.OFF_THE_COURSE),
    ("throw", held_where_nothing_says_so, laws.OFF_THE_COURSE),
    ("throw", change("out", 1, -1), laws.OFF_THE_COURSE),
    ("throw", change("out", 1, 2), laws.OFF_THE_COURSE),
    ("throw", out_where_nothing_says_so, laws.OFF_THE_COURSE),
    ("throw", change("die", 0, 7), laws.DICE_WRONG),
    ("opening", change("used", 0, 1), laws.DICE_WRONG),
    ("opening", change("used", 0, 2), laws.DICE_WRONG),
    ("opening", change("moved", 3, 2), laws.DICE_WRONG),
    ("opening", change("extra", 3, 1), laws.DICE_WRONG),
    ("opening", marks([2, 0, 0], h1=1, h2=1), laws.DICE_WRONG),
    ("opening", marks([1, -1, 0]), laws.DICE_WRONG),
    ("opening", marks([1, 1, 0], h3=2), laws.DICE_WRONG),
    ("opening", marks([0, 0, 0], h3=1, h4=-1), laws.DICE_WRONG),
    ("throw", squares_taken(1, 2), laws.DICE_WRONG),
    ("throw", squares_taken(1, 1, -1), laws.DICE_WRONG),
    ("throw", squares_taken(1, 1, 1, 1), laws.DICE_WRONG),
    ("fourth", marks([1, 1, 0], h1=1, h2=1), laws.DICE_WRONG),
    ("slips", change("die", 0, 3), laws.DICE_WRONG),
    ("slips", change("die", 1, 3), laws.DICE_WRONG),
    ("slips", change("die", [2, 0, 2]), laws.DICE_WRONG),
    ("slips", change("die", [2, 2, 0]), laws.DICE_WRONG),
    ("fourth", change("moved", 0, 1), laws.DICE_WRONG),
    ("report", arrive_twice, laws.ARRIVAL_WRONG),
    ("dice", change("arrived", 3, 1), laws.ARRIVAL_WRONG),
    ("dice", change("arrived", 1, 0), laws.ARRIVAL_WRONG),
    ("dice", second_without_a_first, laws.ARRIVAL_WRONG),
    ("dice", arrived_too_early, laws.ARRIVAL_WRONG),
    ("report", nobody_arrives, laws.ARRIVAL_WRONG),
    ("throw", at_post, laws.ARRIVAL_WRONG),
    ("throw", reuse, laws.TELEGRAMS_WRONG),
    ("throw", change("card", 0), laws.TELEGRAMS_WRONG),
    ("throw", change("telegram", 1), laws.TELEGRAMS_WRONG),
    ("entries", use_a_red_one_more, laws.TELEGRAMS_WRONG),
    ("report", use_a_yellow_one_more, laws.TELEGRAMS_WRONG),
    ("report", unpaid_prize, laws.PAY_WRONG),
    ("interval", unpaid_slip, laws.PAY_WRONG),
    ("throw", change("paid", 0, 5), laws.PAY_WRONG),
    ("throw", change("prizes", 9, 5), laws.PAY_WRONG),
]


@pytest.mark.parametrize(("name", "breaking", "code"), BREAKS)
def test_a_state_that_breaks_a_law_is_found_out(
    name: str, breaking: Callable[[State], None], code: int
) -> None:
    state = states()[name].copy()
    assert laws.broken(PRINTED, state) == 0
    breaking(state)
    assert laws.broken(PRINTED, state) == code


def test_U2_6_the_first_telegram_is_put_aside_like_any_other() -> None:
    evening = Evening().enter()
    assert evening.state.card == 1
    assert laws.broken(evening.pack.printed, evening.state) == 0
    evening.having(red_used={0: 0, 1: 1})
    assert laws.broken(evening.pack.printed, evening.state) == laws.TELEGRAMS_WRONG


def test_whatever_the_first_seat_and_the_first_horse_do_is_as_lawful_as_the_others() -> None:
    evening = Evening().deal(7, 2, 3, 5).enter()
    evening.bet("T1-2-3 G1 P1")
    assert laws.broken(evening.pack.printed, evening.state) == 0
    evening.start()
    assert evening.state.opened_by == 0
    assert laws.broken(evening.pack.printed, evening.state) == 0
    evening.finish()
    assert evening.state.prizes[0] == 5000 + 2000  # 7 first and 3 second
    assert laws.broken(evening.pack.printed, evening.state) == 0


def test_U7_2_sixty_sweets_need_not_go_into_the_seats() -> None:
    evening = Evening(7, punters=1, sweets=1)
    assert evening.state.jar == 56
    assert laws.broken(evening.pack.printed, evening.state) == 0


def test_every_law_is_broken_once_and_has_a_sentence() -> None:
    reasons = range(laws.WRONG_PHASE, laws.PAY_WRONG + 1)
    assert {code for _, _, code in BREAKS} == set(reasons)
    for language in LANGUAGES:
        assert len({words(language).tell(GAME.law(code)) for code in reasons}) == len(reasons)
