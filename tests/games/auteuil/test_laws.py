"""Each law of Auteuil: an evening keeps it, and a state that breaks it is found out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from hippodrome.engine.fields import checked
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.auteuil import GAME, laws
from hippodrome.games.auteuil.state import (
    BONUS,
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
    Pack,
    State,
)
from hippodrome.words import LANGUAGES, words

PACK = GAME.pack()
PRINTED: Pack = PACK.printed
POST = PRINTED.lap * PRINTED.laps


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
        "report": lambda s: s.phase == REPORT and any(s.prizes),
        "interval": lambda s: s.phase == INTERVAL and any(s.bought) and any(s.paid),
        "closed": lambda s: s.phase == CLOSED,
    }
    found: dict[str, State] = {}
    stream = new_stream(3)
    while len(found) < len(wanted):
        match = Match(GAME, PACK, 4, {"punters": 1, "races": 2, "sweets": 1})
        state, rules, moves = match.state, GAME.interpreted, GAME.interpreted.moves()
        while True:
            assert laws.broken(checked(PRINTED), checked(state)) == 0
            for name, met in wanted.items():
                if name not in found and met(state):
                    found[name] = state.copy()
            if state.over:
                break
            if state.spread:
                rules.draw(PRINTED, state, below(stream, state.spread))
            else:
                seats = [seat for seat in range(4) if state.awaits >> seat & 1]
                seat = seats[below(stream, len(seats))]
                count = rules.menu(PRINTED, state, seat, moves)
                rules.play(PRINTED, state, seat, moves[below(stream, count)])
    return found


def change(name: str, *values: int) -> Callable[[State], None]:
    """Put a value into a field: the last one given, after the indices that lead there."""

    def changed(state: State) -> None:
        *path, value = values
        if not path:
            setattr(state, name, value)
            return
        row = getattr(state, name)
        for index in path[:-1]:
            row = row[index]
        row[path[-1]] = value

    return changed


def someone_stuck(state: State) -> int:
    return next(horse for horse in range(1, 9) if state.fallen[horse])


def fell_on_grass(state: State) -> None:
    state.squares[someone_stuck(state)] -= 1


def swap_owner(state: State) -> None:
    state.owner[state.owner.index(1)] = 2


def lose_a_franc(state: State) -> None:
    state.purse[1] -= 1


def arrive_twice(state: State) -> None:
    state.arrived[2] = state.arrived[1]


def turn_of_another(state: State) -> None:
    state.turn = (state.turn + 1) % 3
    state.awaits = 1 << state.turn


def nothing_to_play(state: State) -> None:
    for horse in range(1, 9):
        state.fallen[horse], state.squares[horse] = 1, PRINTED.obstacle.index(1)


def all_moved(state: State) -> None:
    """Every die is given away and nothing goes on."""
    state.used[:] = [1, 1, 1]
    state.moved[:] = [0, 1, 1, 1, 0, 0, 0, 0, 0]


def unpaid_prize(state: State) -> None:
    state.prizes[next(seat for seat in range(4) if state.prizes[seat])] += 5


def unpaid_slip(state: State) -> None:
    state.paid[next(seat for seat in range(4) if state.paid[seat])] -= 1


def reuse(state: State) -> None:
    state.red_used[state.card - 1] = 0
    state.red_used[state.red_used.index(0, state.card)] = 1


def use_a_red_one_more(state: State) -> None:
    state.red_used[state.red_used.index(0)] = 1


def use_a_yellow_one_more(state: State) -> None:
    state.yellow_used[state.yellow_used.index(0)] = 1


def same_horse(state: State) -> None:
    state.tierce[1][3] = state.tierce[1][1]


def forget_a_bet(state: State) -> None:
    state.place[3] = 0


def at_post(state: State) -> None:
    state.squares[next(h for h in range(1, 9) if state.squares[h] < POST)] = POST


BREAKS: list[tuple[str, Callable[[State], None], int]] = [
    ("dice", turn_of_another, laws.WRONG_PHASE),
    ("dice", change("awaits", 0b1000), laws.WRONG_PHASE),
    ("dice", change("race", 3), laws.WRONG_PHASE),
    ("dice", change("phase", 0), laws.WRONG_PHASE),
    ("dice", change("phase", 12), laws.WRONG_PHASE),
    ("dice", change("over", 1), laws.WRONG_PHASE),
    ("dice", change("turn", 3), laws.WRONG_PHASE),
    ("dice", change("opened_by", -1), laws.WRONG_PHASE),
    ("dice", change("rounds", 0), laws.WRONG_PHASE),
    ("dice", nothing_to_play, laws.WRONG_PHASE),
    ("dice", all_moved, laws.WRONG_PHASE),
    ("bonus", nothing_to_play, laws.WRONG_PHASE),
    ("fourth", change("awaits", 0), laws.WRONG_PHASE),
    ("opening", change("contenders", 0b001), laws.WRONG_PHASE),
    ("slips", change("awaits", 0b10000), laws.WRONG_PHASE),
    ("slips", change("turn", 0), laws.WRONG_PHASE),
    ("dealing", change("awaits", 1), laws.WRONG_PHASE),
    ("throw", change("awaits", 1), laws.WRONG_PHASE),
    ("closed", change("turn", 0), laws.WRONG_PHASE),
    ("throw", lose_a_franc, laws.MONEY_NOT_CONSERVED),
    ("closed", change("bank", 0, 0), laws.MONEY_NOT_CONSERVED),
    ("throw", change("purse", 5, 10), laws.MONEY_NOT_CONSERVED),
    ("interval", change("jar", 3), laws.SWEETS_NOT_CONSERVED),
    ("interval", change("won", 0, 1), laws.SWEETS_NOT_CONSERVED),
    ("interval", change("sweets", 0), laws.SWEETS_NOT_CONSERVED),
    ("closed", change("staked", 0, 14), laws.SWEETS_NOT_CONSERVED),
    ("dealing", change("bought", 0, 1), laws.SWEETS_NOT_CONSERVED),
    ("dealing", change("dealt", 3), laws.OWNERS_WRONG),
    ("throw", swap_owner, laws.OWNERS_WRONG),
    ("throw", change("owner", 0, 1), laws.OWNERS_WRONG),
    ("throw", change("owner", 1, 4), laws.OWNERS_WRONG),
    ("throw", change("owner", 1, -1), laws.OWNERS_WRONG),
    ("throw", same_horse, laws.SLIP_NOT_ALLOWED),
    ("throw", forget_a_bet, laws.SLIP_NOT_ALLOWED),
    ("throw", change("win", 0, 9), laws.SLIP_NOT_ALLOWED),
    ("throw", change("place", 0, -1), laws.SLIP_NOT_ALLOWED),
    ("throw", change("tierce", 0, 1, 9), laws.SLIP_NOT_ALLOWED),
    ("throw", change("tierce", 0, 1, 0), laws.SLIP_NOT_ALLOWED),
    ("throw", change("win", 4, 1), laws.SLIP_NOT_ALLOWED),
    ("slips", change("win", 1, 0), laws.SLIP_NOT_ALLOWED),
    ("entries", change("win", 0, 1), laws.SLIP_NOT_ALLOWED),
    ("throw", change("squares", 1, -1), laws.OFF_THE_COURSE),
    ("throw", change("squares", 1, POST + 1), laws.OFF_THE_COURSE),
    ("opening", change("squares", 1, 3), laws.OFF_THE_COURSE),
    ("throw", change("squares", 0, 3), laws.OFF_THE_COURSE),
    ("throw", fell_on_grass, laws.OFF_THE_COURSE),
    ("throw", change("fallen", 1, 4), laws.OFF_THE_COURSE),
    ("throw", change("falls", -1), laws.OFF_THE_COURSE),
    ("throw", change("die", 0, 7), laws.DICE_WRONG),
    ("opening", change("used", 0, 1), laws.DICE_WRONG),
    ("opening", change("used", 0, 2), laws.DICE_WRONG),
    ("opening", change("moved", 3, 2), laws.DICE_WRONG),
    ("opening", change("extra", 3, 1), laws.DICE_WRONG),
    ("slips", change("die", 0, 3), laws.DICE_WRONG),
    ("fourth", change("moved", 0, 1), laws.DICE_WRONG),
    ("report", arrive_twice, laws.ARRIVAL_WRONG),
    ("dice", change("arrived", 3, 1), laws.ARRIVAL_WRONG),
    ("dice", change("arrived", 1, 0), laws.ARRIVAL_WRONG),
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


def test_every_law_is_broken_once_and_has_a_sentence() -> None:
    codes = range(laws.WRONG_PHASE, laws.PAY_WRONG + 1)
    assert {code for _, _, code in BREAKS} == set(codes)
    for language in LANGUAGES:
        assert len({words(language).tell(GAME.law(code)) for code in codes}) == len(codes)
