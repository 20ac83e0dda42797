"""Each law of Finish Line: a game keeps it, and a state that breaks it is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hippodrome.engine.fields import checked
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.moves import (
    MENU,
    PAIR_HIGH,
    PAIR_LOW,
    SLIP_DONE_MOVE,
    pair_move,
)
from hippodrome.games.finishline.rules import doors as rules
from hippodrome.games.finishline.rules import laws
from hippodrome.games.finishline.rules.accounts import reckoning
from hippodrome.games.finishline.state import (
    BETS,
    BLACK,
    CLOSED,
    EXTRAS,
    GREEN,
    INTERVAL,
    LAY,
    LOT,
    NO_DIE,
    PHOTO,
    RED,
    ROLL,
    SIDE_BET,
    TAKE,
    USE,
    WHITE,
    Pack,
    State,
)
from hippodrome.words import LANGUAGES, words
from tests.games.common.scenes import arrange
from tests.games.finishline.lawbreaking import (
    Change,
    add,
    another_tile_seen,
    before_player,
    bet,
    both_shoes,
    die_on_who_left,
    early_black,
    equal_photo,
    gap_in_pairs,
    gap_in_slip,
    lay_an_old_tile,
    less_than_none,
    on_tile,
    on_who_left,
    one_tile_less,
    other_outsider,
    pair,
    photo_of,
    place_for_who_left,
    put,
    ruined,
    set_,
    side_bets,
    swap_places,
    swap_row,
    turn_of_a_stranger,
    twice,
    twice_in_row,
    two_dice_on_who_left,
    unseat,
    whip_a_safe_one,
    white_and_black_shoe,
)
from tests.games.finishline.positions import A_DISQUALIFICATION, ROW, Race
from tests.games.finishline.positions import betting as betting_race

PAIRS_OF = list(zip(PAIR_LOW, PAIR_HIGH, strict=True))
PACK: Pack = checked(GAME.pack().printed)
Reached = Callable[[State], bool]


def game_until(reached: Reached, seats: int = 3) -> State:
    """Play games at random until a state is reached; give a copy."""
    stream, moves = new_stream(5), [0] * MENU
    for _ in range(200):
        state = State()
        arrange(state, seats=seats)
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


def off(state: State) -> bool:
    return state.phase == TAKE and state.turns == 1


def tricked(state: State) -> bool:
    return state.phase == TAKE and state.tricks == 1


def black_in_reserve(state: State) -> bool:
    return state.phase == TAKE and state.reserve[4] == 2


def level(state: State) -> bool:
    return state.phase == TAKE and state.level == 1


def whipped(state: State) -> bool:
    return state.phase == TAKE and 1 in state.whip and sum(state.outsider) > 0


def settled(state: State) -> bool:
    return state.phase == INTERVAL and state.win[0][0] > 0 and state.running == 7


def settled_without_one(state: State) -> bool:
    return state.phase == INTERVAL and state.running < 7


def settled_with_black(state: State) -> bool:
    return state.phase == INTERVAL and state.left[BLACK] > 0


def second_bets(state: State) -> bool:
    return state.phase == BETS and state.race == 2


def photographed(state: State) -> bool:
    return state.phase == INTERVAL and state.photos > 0


def pairs(state: State) -> bool:
    return state.phase == BETS and state.pair[0][1] > 0


def gone(state: State) -> bool:
    return state.phase == TAKE and state.running < 7


def gone_and_green(state: State) -> bool:
    return gone(state) and state.reserve[GREEN] > 0


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
    ("one die more aside", taking, add("put_aside", 1, 1), L.DICE_NOT_CONSERVED),
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
    ("robbed", second_bets, put("capital", 2, 0), L.CAPITAL_WRONG),
    ("side", taking, add("side", 0, 500), L.SIDE_BETS_WRONG),
    ("odd side", taking, side_bets(1, -1, 0, 0), L.SIDE_BETS_WRONG),
    ("side of a stranger", taking, side_bets(500, 0, 0, -500), L.SIDE_BETS_WRONG),
    ("one more turn", taking, lambda s: setattr(s, "turns", s.turns + 1), L.TOO_MANY_TURNS),
    ("home not seen", lambda s: s.phase == TAKE and s.home == 1, set_("home", 0), L.TOO_MANY_TURNS),
    ("home before the off", betting, set_("home", 1), L.TOO_MANY_TURNS),
    ("turn of a stranger", taking, turn_of_a_stranger, L.WRONG_PHASE),
    ("interval after the last", settled, set_("race", 3), L.WRONG_PHASE),
    ("closed too early", in_phase(CLOSED), set_("race", 2), L.WRONG_PHASE),
    ("wrong lot", in_phase(LOT), set_("spread", 2), L.WRONG_PHASE),
    ("wrong photo", in_phase(PHOTO), set_("spread", 216), L.WRONG_PHASE),
    ("wrong tiles left", lambda s: laying(s) and s.race == 2, set_("spread", 21), L.WRONG_PHASE),
    ("six run", taking, one_tile_less, L.TILES_WRONG),
    ("another seen", taking, another_tile_seen, L.TILES_WRONG),
    ("less than no reserve", taking, less_than_none("reserve", "left"), L.DICE_NOT_CONSERVED),
    ("disorder", in_phase(ROLL), before_player(RED, WHITE, RED), L.DICE_BEFORE_PLAYER_WRONG),
    ("hole in the dice", taking, before_player(WHITE, NO_DIE, RED), L.DICE_BEFORE_PLAYER_WRONG),
    ("less than no shoe", taking, on_tile("shoe", WHITE, -1), L.DICE_ON_TILES_WRONG),
    ("two whips", taking, on_tile("whip", RED, 2), L.DICE_ON_TILES_WRONG),
    ("outsider on nobody", gone_and_green, on_who_left("outsider", GREEN), L.DICE_ON_TILES_WRONG),
    ("no such pair", betting, pair(2, 0, 22), L.SLIP_NOT_ALLOWED),
    ("pair too dear", betting, pair(2, 0, 1, 10**8), L.SLIP_NOT_ALLOWED),
    ("too early a bet", laying, bet(0, 0, 1), L.SLIP_NOT_ALLOWED),
    ("place for who left", settled_without_one, place_for_who_left, L.PLACES_WRONG),
    ("photo of one", in_phase(PHOTO), set_("level", 0), L.PHOTO_WRONG),
    ("ruined", lambda s: settled(s) and s.race == 2, ruined, L.CAPITAL_WRONG),
    ("more than were laid", laying, set_("running", 4), L.ROW_WRONG),
    ("robbed of half", second_bets, put("capital", 2, 1500), L.CAPITAL_WRONG),
    ("white and black shoe", settled_with_black, white_and_black_shoe, L.DICE_ON_TILES_WRONG),
    ("two dice on nobody", gone_and_green, two_dice_on_who_left, L.DICE_ON_TILES_WRONG),
    ("gap before horse 1", betting, bet(2, 1, 1), L.SLIP_NOT_ALLOWED),
    ("horse 1 twice", betting, twice(bet), L.SLIP_NOT_ALLOWED),
    ("gap before pair 1", betting, pair(2, 1, 1), L.SLIP_NOT_ALLOWED),
    ("pair 1 twice", betting, twice(pair), L.SLIP_NOT_ALLOWED),
    ("no race yet", taking, set_("race", 0), L.WRONG_PHASE),
    ("race before the lot", in_phase(LOT), set_("race", 1), L.WRONG_PHASE),
    ("over too early", taking, set_("over", 1), L.WRONG_PHASE),
    ("nobody rolls", in_phase(ROLL), set_("turn", -1), L.WRONG_PHASE),
    ("nobody uses", in_phase(USE), set_("turn", -1), L.WRONG_PHASE),
    ("nobody has an extra", in_phase(EXTRAS), set_("turn", -1), L.WRONG_PHASE),
    ("a turn while betting", betting, set_("turn", 0), L.WRONG_PHASE),
    ("a stranger bets", betting, set_("awaits", 8), L.WRONG_PHASE),
    ("waiting for dice", in_phase(ROLL), set_("awaits", 1), L.WRONG_PHASE),
    ("a draw at the end", in_phase(CLOSED), set_("spread", 6), L.WRONG_PHASE),
    ("somebody at the end", in_phase(CLOSED), set_("awaits", 1), L.WRONG_PHASE),
    ("less than no dice left", taking, less_than_none("left", "reserve"), L.DICE_NOT_CONSERVED),
    ("less than none aside", taking, less_than_none("put_aside", "left"), L.DICE_NOT_CONSERVED),
    ("other colour", in_phase(USE), put("face", 0, SIDE_BET), L.DICE_BEFORE_PLAYER_WRONG),
    ("early dice", betting, before_player(WHITE, RED, NO_DIE), L.DICE_BEFORE_PLAYER_WRONG),
    ("first two", off, before_player(WHITE, RED, NO_DIE), L.DICE_BEFORE_PLAYER_WRONG),
    ("three to take", taking, before_player(WHITE, WHITE, RED), L.DICE_BEFORE_PLAYER_WRONG),
    ("two to roll", in_phase(ROLL), before_player(WHITE, RED, -1), L.DICE_BEFORE_PLAYER_WRONG),
    ("less than no whip", taking, on_tile("whip", RED, -1), L.DICE_ON_TILES_WRONG),
    ("less than no outsider", taking, on_tile("outsider", GREEN, -1), L.DICE_ON_TILES_WRONG),
    ("less than no black", taking, on_tile("black_shoe", BLACK, -1), L.DICE_ON_TILES_WRONG),
    ("die before the off", betting, on_tile("shoe", WHITE, 1), L.DICE_ON_TILES_WRONG),
    ("bet of a stranger", betting, bet(3, 0, 1), L.SLIP_NOT_ALLOWED),
    ("too much afterwards", settled, add("win_stake", 0, 10**8), L.SLIP_NOT_ALLOWED),
    ("uneven photo", in_phase(PHOTO), lambda s: s.photo[0].__setitem__(0, 1), L.PHOTO_WRONG),
    ("no upper photo", settled, lambda s: s.photo[1].__setitem__(5, 1), L.PHOTO_WRONG),
    ("photo on the way", taking, photo_of(1, 0), L.PHOTO_WRONG),
    ("money before the lot", in_phase(LOT), put("capital", 0, 1000), L.CAPITAL_WRONG),
    ("a turn before the off", betting, set_("turns", 1), L.TOO_MANY_TURNS),
    ("one turn less", taking, lambda s: setattr(s, "turns", s.turns - 1), L.TOO_MANY_TURNS),
    ("no tile", taking, put("tile", 0, 0), L.TILES_WRONG),
    ("an old tile", lambda s: laying(s) and s.race == 2, lay_an_old_tile, L.TILES_WRONG),
    ("trick for a third", tricked, lambda s: setattr(s, "turns", s.turns + 1), L.TOO_MANY_TURNS),
    ("one behind the last entry", gone, lambda s: s.row.__setitem__(6, s.row[0]), L.ROW_WRONG),
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_keep_every_law(seats: int) -> None:
    def lawful_to_the_end(state: State) -> bool:
        assert laws.broken(PACK, checked(state)) == 0
        return state.phase == CLOSED

    assert game_until(lawful_to_the_end, seats).over


def test_F2_2_tile_1_is_judged_like_any_other() -> None:
    race = Race((1, 2, 4, 6, 7, 9, 10))
    race.having(seen={1: 0, 24: 1})
    assert laws.broken(race.pack, race.state) == laws.TILES_WRONG
    race = Race((1, 2, 4, 6, 7, 9, 10))
    race.having(tile={race.horse(2): 1})
    assert laws.broken(race.pack, race.state) == laws.TILES_WRONG


def test_F4_2_the_last_two_horses_may_be_level() -> None:
    race = Race(ROW[:2]).level()
    assert laws.broken(race.pack, race.state) == 0
    alone = Race(ROW[:2]).use(A_DISQUALIFICATION, ROW[0]).level()
    assert laws.broken(alone.pack, alone.state) == laws.ROW_WRONG


def test_F3_9_a_black_horseshoe_may_wait_while_another_extra_action_is_due() -> None:
    game_until(lambda state: state.phase == EXTRAS and sum(state.black_shoe) > 0, seats=2)


@pytest.mark.parametrize("one", range(4))
def test_F2_4_pairs_are_pairs_of_horses_that_run(one: int) -> None:
    race = betting_race(ROW[:5])
    race.play(0, pair_move(PAIRS_OF.index((one, 4)), 100))
    assert laws.broken(race.pack, race.state) == 0
    race.having(pair={0: {0: PAIRS_OF.index((one, 5)) + 1}})
    assert laws.broken(race.pack, race.state) == laws.SLIP_NOT_ALLOWED


@pytest.mark.parametrize("arrival", [(8, 22), (22, 11), (20, 8), (11, 20), (3, 5), (8, 20)])
@pytest.mark.parametrize("outsiders", [{8: 1, 22: 2}, {20: 3, 11: 1}, {22: 3, 20: 1}])
def test_F6_1_a_second_reckoning_comes_to_the_same(
    arrival: tuple[int, int], outsiders: dict[int, int]
) -> None:
    race = betting_race()
    slips = [
        [race.win(8, 100), race.win(20, 200), race.pair(8, 22, 100), race.pair(11, 20, 100)],
        [race.pair(22, 20, 300)],
        [race.win(11, 1000)],
    ]
    for seat, slip in enumerate(slips):
        for move in (*slip, SLIP_DONE_MOVE):
            race.play(seat, move)
    race.with_dice(outsiders=outsiders).finish(*arrival)
    gains = [reckoning(race.pack, race.state, seat) for seat in range(3)]
    assert gains == list(race.state.gain)[:3]


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
