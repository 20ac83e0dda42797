"""Each law of Finish Line: a game keeps it, and a state that breaks it is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hippodrome.engine.fields import checked
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.finishline import GAME, laws, rules
from hippodrome.games.finishline.codes import MENU
from hippodrome.games.finishline.state import (
    BETS,
    CLOSED,
    EXTRAS,
    INTERVAL,
    LAY,
    PHOTO,
    ROLL,
    TAKE,
    USE,
    Pack,
    State,
)
from hippodrome.words import LANGUAGES, words

PACK: Pack = checked(GAME.pack().printed)
Reached = Callable[[State], bool]
Change = Callable[[State], object]


def game_until(reached: Reached, seats: int = 3) -> State:
    """Play games at random until a state is reached; give a copy."""
    stream, moves = new_stream(5), [0] * MENU
    for _ in range(200):
        state = State()
        state.seats = seats
        rules.begin(PACK, state)
        while True:
            if reached(state):
                assert laws.broken(PACK, checked(state)) == 0
                return state.copy()
            if state.over:
                break
            if state.spread:
                rules.draw(PACK, state, below(stream, state.spread))
            else:
                seat = next(seat for seat in range(seats) if state.awaits >> seat & 1)
                count = rules.menu(PACK, state, seat, moves)
                rules.play(PACK, state, seat, moves[below(stream, count)])
    raise AssertionError("that was never reached")


def in_phase(phase: int) -> Reached:
    return lambda state: state.phase == phase


def laying(state: State) -> bool:
    return state.phase == LAY and state.laid == 3


def betting(state: State) -> bool:
    return state.phase == BETS and state.win[0][1] > 0


def taking(state: State) -> bool:
    return state.phase == TAKE and state.turns == 6


def black_in_reserve(state: State) -> bool:
    return state.phase == TAKE and state.reserve[4] == 2


def level(state: State) -> bool:
    return state.phase == TAKE and state.level == 1


def whipped(state: State) -> bool:
    return state.phase == TAKE and 1 in state.whip and sum(state.outsider) > 0


def settled(state: State) -> bool:
    return state.phase == INTERVAL and state.win[0][0] > 0 and state.running == 7


def photographed(state: State) -> bool:
    return state.phase == INTERVAL and state.photos > 0


def pairs(state: State) -> bool:
    return state.phase == BETS and state.pair[0][1] > 0


def gone(state: State) -> bool:
    return state.phase == TAKE and state.running < 7


def set_(field: str, value: int) -> Change:
    return lambda state: setattr(state, field, value)


def put(field: str, index: int, value: int) -> Change:
    return lambda state: getattr(state, field).__setitem__(index, value)


def add(field: str, index: int, value: int) -> Change:
    return lambda s: getattr(s, field).__setitem__(index, getattr(s, field)[index] + value)


def swap_row(state: State) -> None:
    state.row[0], state.row[1] = state.row[1], state.row[0]


def twice_in_row(state: State) -> None:
    state.row[0] = state.row[1]


def whip_a_safe_one(state: State) -> None:
    horse = next(h for h in range(7) if state.whip[h])
    state.tile[horse], state.seen[state.tile[horse]] = 3, 0  # 3 is safe
    state.seen[3] = 1


def die_on_who_left(state: State) -> None:
    horse = next(h for h in range(7) if h not in state.row)
    state.shoe[horse] = 1
    state.reserve[0] -= 1


def other_outsider(state: State) -> None:
    state.outsider[next(h for h in range(7) if state.outsider[h])] = 4


def gap_in_pairs(state: State) -> None:
    state.pair[0][0], state.pair_stake[0] = 0, 0


def equal_photo(state: State) -> None:
    state.photo[0][:] = state.photo[1]


def side_bets(*euros: int) -> Change:
    return lambda state: state.side.__setitem__(slice(None), list(euros))


def unseat(state: State) -> None:
    state.tile[0] = state.tile[1]


def swap_places(state: State) -> None:
    first, last = state.place.index(1), state.place.index(7)
    state.place[first], state.place[last] = 7, 1


def gap_in_slip(state: State) -> None:
    state.win[0][0], state.win_stake[0] = 0, 0


def both_shoes(state: State) -> None:
    horse = state.row[0]
    state.reserve[0] -= 2 - state.shoe[horse]
    state.shoe[horse] = 2


def early_black(state: State) -> None:
    horse = state.row[0]
    state.reserve[0] += state.shoe[horse]
    state.black_shoe[horse], state.shoe[horse] = 1, 0
    state.reserve[4] -= 1


L = laws
BREAKS: list[tuple[str, Reached, Change, int]] = [
    ("turn", taking, set_("turn", -1), L.WRONG_PHASE),
    ("two awaited", taking, set_("awaits", 3), L.WRONG_PHASE),
    ("fourth race", taking, set_("race", 4), L.WRONG_PHASE),
    ("not closed", in_phase(CLOSED), set_("over", 0), L.WRONG_PHASE),
    ("nobody bets", betting, set_("awaits", 0), L.WRONG_PHASE),
    ("wrong tiles due", laying, set_("spread", 5), L.WRONG_PHASE),
    ("wrong roll due", in_phase(ROLL), set_("spread", 6), L.WRONG_PHASE),
    ("nobody waits", settled, set_("awaits", 8), L.WRONG_PHASE),
    ("tile twice", taking, unseat, L.TILES_WRONG),
    ("unseen", taking, lambda s: s.seen.__setitem__(s.tile[0], 0), L.TILES_WRONG),
    ("not laid", laying, put("tile", 5, 9), L.TILES_WRONG),
    ("horse twice", taking, twice_in_row, L.ROW_WRONG),
    ("too few", taking, lambda s: setattr(s, "running", s.running - 1), L.ROW_WRONG),
    ("level too early", taking, set_("level", 1), L.ROW_WRONG),
    ("level unused", level, set_("levelled", 0), L.ROW_WRONG),
    ("moved before the off", betting, swap_row, L.ROW_WRONG),
    ("one die more", taking, add("left", 1, 1), L.DICE_NOT_CONSERVED),
    ("one die less", taking, add("reserve", 0, -1), L.DICE_NOT_CONSERVED),
    ("kept", taking, add("kept", 0, 1), L.DICE_NOT_CONSERVED),
    ("trick", taking, set_("tricks", 1), L.DICE_NOT_CONSERVED),
    ("shown early", taking, put("face", 0, 1), L.DICE_BEFORE_PLAYER_WRONG),
    ("shown behind", taking, put("face", 2, 1), L.DICE_BEFORE_PLAYER_WRONG),
    ("no such face", in_phase(USE), put("face", 0, 99), L.DICE_BEFORE_PLAYER_WRONG),
    ("whip on S", whipped, whip_a_safe_one, L.DICE_ON_TILES_WRONG),
    ("die on nobody", gone, die_on_who_left, L.DICE_ON_TILES_WRONG),
    ("two shoes", taking, both_shoes, L.DICE_ON_TILES_WRONG),
    ("black too early", black_in_reserve, early_black, L.DICE_ON_TILES_WRONG),
    ("other outsider", whipped, other_outsider, L.DICE_ON_TILES_WRONG),
    ("no step", betting, add("win_stake", 0, 50), L.SLIP_NOT_ALLOWED),
    ("too much", betting, add("win_stake", 0, 10**9), L.SLIP_NOT_ALLOWED),
    ("free bet", betting, put("win_stake", 0, 0), L.SLIP_NOT_ALLOWED),
    ("same win", betting, lambda s: s.win[0].__setitem__(0, s.win[0][1]), L.SLIP_NOT_ALLOWED),
    ("same pair", pairs, lambda s: s.pair[0].__setitem__(0, s.pair[0][1]), L.SLIP_NOT_ALLOWED),
    ("gap", betting, gap_in_slip, L.SLIP_NOT_ALLOWED),
    ("gap in pairs", pairs, gap_in_pairs, L.SLIP_NOT_ALLOWED),
    ("eighth horse", betting, lambda s: s.win[0].__setitem__(0, 8), L.SLIP_NOT_ALLOWED),
    ("order", settled, swap_places, L.PLACES_WRONG),
    ("unplaced", settled, lambda s: s.place.__setitem__(s.place.index(7), 0), L.PLACES_WRONG),
    ("too early", taking, put("place", 0, 1), L.PLACES_WRONG),
    ("still level", photographed, set_("level", 1), L.PLACES_WRONG),
    ("no photo", settled, lambda s: s.photo[0].__setitem__(0, 1), L.PHOTO_WRONG),
    ("half a photo", photographed, lambda s: setattr(s, "photos", s.photos + 1), L.PHOTO_WRONG),
    ("level photo", photographed, equal_photo, L.PHOTO_WRONG),
    ("gain", settled, add("gain", 0, -100), L.CAPITAL_WRONG),
    ("forged", taking, add("capital", 0, 100), L.CAPITAL_WRONG),
    ("stranger", taking, put("capital", 3, 100), L.CAPITAL_WRONG),
    ("robbed", lambda s: s.phase == BETS and s.race == 2, put("capital", 2, 0), L.CAPITAL_WRONG),
    ("side", taking, add("side", 0, 500), L.SIDE_BETS_WRONG),
    ("odd side", taking, side_bets(1, -1, 0, 0), L.SIDE_BETS_WRONG),
    ("side of a stranger", taking, side_bets(500, 0, 0, -500), L.SIDE_BETS_WRONG),
    ("one more turn", taking, lambda s: setattr(s, "turns", s.turns + 1), L.TOO_MANY_TURNS),
    ("home not seen", lambda s: s.phase == TAKE and s.home == 1, set_("home", 0), L.TOO_MANY_TURNS),
    ("home before the off", betting, set_("home", 1), L.TOO_MANY_TURNS),
]  # fmt: skip


@pytest.mark.parametrize(
    ("reached", "change", "code"), [row[1:] for row in BREAKS], ids=[row[0] for row in BREAKS]
)
def test_a_state_that_breaks_a_law_is_found_out(
    reached: Reached, change: Change, code: int
) -> None:
    state = game_until(reached)
    change(state)
    assert laws.broken(PACK, state) == code


@pytest.mark.parametrize("phase", [EXTRAS, PHOTO])
def test_rare_phases_are_lawful_too(phase: int) -> None:
    state = game_until(in_phase(phase), seats=2)
    assert laws.broken(PACK, state) == 0


def test_every_law_of_finish_line_has_a_way_to_be_broken_and_a_sentence() -> None:
    codes = set(range(laws.WRONG_PHASE, laws.TOO_MANY_TURNS + 1))
    assert {row[3] for row in BREAKS} == codes
    for language in LANGUAGES:
        told = {words(language).tell(GAME.law(code)) for code in codes}
        assert len(told) == len(codes)
