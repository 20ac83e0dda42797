"""Laws of play: a game is a list of integers, the judge and the menu agree, every game ends."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hippodrome.bots import bot_named
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from tests.laws.walks import (
    EDITIONS,
    ROOMS,
    Setting,
    awaited_seats,
    menu_of,
    some_settings,
    view_of,
    walk,
)

LARGEST_MOVE = 2**53
WON_BY_A_HORSE = {"ascot"}
"""Where the winner is the owner of the first horse home, rich or poor (A11.4)."""

room = pytest.mark.parametrize(("name", "edition"), ROOMS)


def settings_strategy(name: str, edition: str) -> st.SearchStrategy[Setting]:
    return st.sampled_from(some_settings(name, edition))


@room
@settings(max_examples=40)
@given(data=st.data())
def test_a_game_is_its_options_and_a_list_of_integers(
    name: str, edition: str, data: st.DataObject
) -> None:
    setting = data.draw(settings_strategy(name, edition))
    stream = new_stream(data.draw(st.integers(0, 2**64 - 1)))
    match = Match(setting.game, setting.pack, setting.seats, setting.options)
    gambler = bot_named("gambler")
    while not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
        else:
            seat = match.awaited[below(stream, len(match.awaited))]
            decided = gambler.decide(setting.game, setting.pack, match.view(seat), seat, stream)
            match.submit(seat, decided)
    again = Match(setting.game, setting.pack, setting.seats, setting.options)
    for entry in match.log:
        again.apply(entry)
    assert again.state == match.state, again.state.differences(match.state)


@room
def test_exactly_one_thing_is_due_until_the_game_ends_within_its_stated_bound(
    name: str, edition: str
) -> None:
    for seed, setting in enumerate(some_settings(name, edition, 30)):
        steps = -1
        longest = None
        for pack, state in walk(setting, seed):
            due = [bool(state.awaits), bool(state.spread), bool(state.over)]
            assert due.count(True) == 1, str(setting)
            assert state.spread != 1, "a draw with one outcome is no draw"
            steps += 1
            longest = longest or setting.game.longest(pack, state)
        assert longest is not None
        assert steps <= longest, str(setting)


@room
def test_the_judge_accepts_every_move_of_the_menu(name: str, edition: str) -> None:
    for seed, setting in enumerate(some_settings(name, edition, 16)):
        rules = setting.game.interpreted
        for pack, state in walk(setting, seed):
            for seat in awaited_seats(state):
                menu = menu_of(setting, pack, state, seat)
                assert menu, f"{setting}: seat {seat} is awaited and has no move"
                assert len(set(menu)) == len(menu), "a move is listed twice"
                for move in menu:
                    assert rules.refusal(pack, state, seat, move) == 0
                    assert 0 <= move < LARGEST_MOVE


@room
def test_who_is_not_awaited_has_no_menu_and_is_refused(name: str, edition: str) -> None:
    for seed, setting in enumerate(some_settings(name, edition, 16)):
        rules = setting.game.interpreted
        for pack, state in walk(setting, seed):
            awaited = awaited_seats(state)
            some_move = menu_of(setting, pack, state, awaited[0])[0] if awaited else 0
            for seat in (*range(state.seats), -1, state.seats, 2**40):
                if seat not in awaited:
                    assert menu_of(setting, pack, state, seat) == []
                    assert rules.refusal(pack, state, seat, some_move) != 0


def does_as_much(setting: Setting, pack: Any, state: Any, seat: int, move: int) -> bool:
    """Does a move that is not listed (one of two equal dice) do the same as one that is?"""

    def after(made: int) -> Any:
        twin = state.copy()
        setting.game.interpreted.play(pack, twin, seat, made)
        return twin

    done = after(move)
    return any(after(listed) == done for listed in menu_of(setting, pack, state, seat))


@room
@given(data=st.data())
def test_the_judge_answers_any_integer(name: str, edition: str, data: st.DataObject) -> None:
    setting = data.draw(settings_strategy(name, edition))
    rules = setting.game.interpreted
    at = data.draw(st.integers(0, 120))
    wild = st.integers(-(2**63), 2**63 - 1) | st.integers(-10, setting.game.slots + 10)
    moves = data.draw(st.lists(wild, min_size=20, max_size=60))
    for step, (pack, state) in enumerate(walk(setting, data.draw(st.integers(0, 99)))):
        if step == at:
            for seat in awaited_seats(state):
                menu = set(menu_of(setting, pack, state, seat))
                for move in moves:
                    before = state.copy()
                    code = rules.refusal(pack, state, seat, move)
                    assert code >= 0
                    if code == 0 and move not in menu:
                        amount = rules.amounts(pack, state, seat, move, [0, 0, 0])
                        assert amount or does_as_much(setting, pack, state, seat, move)
                    assert code == 0 or move not in menu
                    assert state == before, "judging a move must not change the state"
            return


@room
def test_simultaneous_moves_commute(name: str, edition: str) -> None:
    met = 0
    for seed, setting in enumerate(some_settings(name, edition, 24)):
        rules = setting.game.interpreted
        stream = new_stream(seed)
        for pack, state in walk(setting, seed):
            seats = awaited_seats(state)
            if len(seats) < 2:
                continue
            met += 1
            chosen = {}
            for seat in seats:
                menu = menu_of(setting, pack, state, seat)
                chosen[seat] = menu[below(stream, len(menu))]
            first, second = seats[0], seats[-1]
            one, other = state.copy(), state.copy()
            for trial, order in ((one, (first, second)), (other, (second, first))):
                for seat in order:
                    assert rules.refusal(pack, trial, seat, chosen[seat]) == 0
                    rules.play(pack, trial, seat, chosen[seat])
            assert one == other, one.differences(other)
    assert met > 0


@room
def test_slots_tell_all_moves_of_a_menu_apart(name: str, edition: str) -> None:
    for seed, setting in enumerate(some_settings(name, edition, 16)):
        rules = setting.game.interpreted
        for pack, state in walk(setting, seed):
            for seat in awaited_seats(state):
                menu = menu_of(setting, pack, state, seat)
                slots = [rules.slot(pack, move) for move in menu]
                assert all(0 <= slot < setting.game.slots for slot in slots)
                assert len(set(slots)) == len(slots)


@room
def test_notation_and_json_round_trip(name: str, edition: str) -> None:
    for seed, setting in enumerate(some_settings(name, edition, 6)):
        game = setting.game
        for pack, state in walk(setting, seed):
            for seat in (*awaited_seats(state), -1):
                for move in menu_of(setting, pack, state, seat):
                    assert game.read(game.write(move)) == move
                    chosen = msgspec.json.decode(msgspec.json.encode(game.moves.chosen(move)))
                    assert game.moves.number(chosen) == move
                look = game.look(pack, view_of(setting, pack, state, seat), seat)
                # Moves are read back by the room's table, so a look is compared as it is written.
                written = msgspec.json.encode(look)
                assert msgspec.json.encode(msgspec.json.decode(written, type=type(look))) == written


def amounts_of(setting: Setting, pack: Any, state: Any, seat: int, move: int) -> range:
    """The moves that are an offered one with a greater amount."""
    out = [0, 0, 0]
    if not setting.game.interpreted.amounts(pack, state, seat, move, out):
        return range(0)
    least, most, step = out
    return range(move + step, move + most - least + 1, step)


@room
def test_what_a_person_may_choose_is_the_menu(name: str, edition: str) -> None:
    for seed, setting in enumerate(some_settings(name, edition, 6)):
        for pack, state in walk(setting, seed):
            for seat in awaited_seats(state):
                look = setting.game.look(pack, view_of(setting, pack, state, seat), seat)
                offered = [setting.game.moves.number(choice.move) for choice in look.choices]
                menu = menu_of(setting, pack, state, seat)
                more = [amounts_of(setting, pack, state, seat, move) for move in offered]
                # Where an amount is free the choice stands once, with its least and its range.
                assert offered == [move for move in menu if not any(move in row for row in more)]


@room
def test_the_standing_names_winners_only_at_the_end(name: str, edition: str) -> None:
    for seed, setting in enumerate(some_settings(name, edition, 12)):
        out = [0] * setting.seats
        for pack, state in walk(setting, seed):
            winners = setting.game.interpreted.standing(pack, state, out)
            assert bool(winners) == bool(state.over)
            assert winners >> setting.seats == 0
        best = max(out)
        richest = sum(1 << seat for seat in range(setting.seats) if out[seat] == best)
        assert name in WON_BY_A_HORSE or winners == richest


def test_every_room_has_both_packs() -> None:
    for name, edition in ROOMS:
        assert some_settings(name, edition)[0].pack.name == edition
    assert EDITIONS == ("standard", "tiny")
