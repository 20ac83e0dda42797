"""The law of two readings: interpreted and compiled agree bit for bit.

An index out of range, which machine code would silently take, is caught in every room: plain
Python walks beside it on lists that refuse such an index, and a value that does not fit its cell.
What machine code alone has, its own copying, streams and entries, is the same in every room: for
its sake the laws of one room hold a second time with Numba's bounds checks on, in a process of
their own. `NUMBA_BOUNDSCHECK=1 pytest tests/laws/test_readings.py` does so in all rooms.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any, get_type_hints

import numba
import numpy
import pytest

from hippodrome.engine import doors
from hippodrome.engine.fields import Fields, checked
from hippodrome.engine.state import WIDTH
from hippodrome.engine.stream import below, new_stream
from hippodrome.engine.warming import compile_here
from hippodrome.games import GAMES
from tests.laws.walks import (
    ROOMS,
    WHIMS,
    Setting,
    awaited_seats,
    is_sensible,
    some_settings,
)

pytestmark = pytest.mark.compiled

room = pytest.mark.parametrize(("name", "edition"), ROOMS)

BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"
GAMES_PLAYED = 1_000
"""How many games both readings play at random, at least, on each pack…"""
MOVES_PLAYED = 100_000
"""…unless they are long ones: so many moves are enough."""
TABLES_WALKED = 4
"""How many tables of each pack are walked door by door: half at random, half with sense."""
LONGEST_ANSWER = 64
"""Numbers that a door may write, at most."""


def final(setting: Setting, compiled: bool, seed: int, games: int) -> tuple[Fields, int, int]:
    """Play at random; give the last state, the stream's end and the number of moves."""
    reading = setting.game.compiled if compiled else setting.game.interpreted
    state = reading.state_form(setting.game.lay(setting.pack, setting.seats, setting.options))
    stream = reading.stream(seed)
    pack = reading.pack_form(setting.pack.printed)
    made = reading.playouts(pack, state, reading.moves(), stream, games)
    return reading.read_back(state), int(stream[0]), made


@room
def test_both_readings_play_the_same_random_games(name: str, edition: str) -> None:
    """Every menu's length and every draw decides what is taken from the stream next, so equal
    streams and states at the end mean equal games all along.
    """
    settings = some_settings(name, edition)
    for seed, setting in enumerate(settings):
        moves_of_one = final(setting, True, seed, 1)[2]
        enough = MOVES_PLAYED // (len(settings) * moves_of_one) + 1
        games = min(-(-GAMES_PLAYED // len(settings)), enough)
        here, there = (final(setting, compiled, seed, games) for compiled in (False, True))
        assert here[1:] == there[1:], str(setting)
        assert here[0] == there[0], here[0].differences(there[0])


@room
def test_every_door_answers_the_same_in_both_readings(name: str, edition: str) -> None:
    for seed, setting in enumerate(some_settings(name, edition, TABLES_WALKED)):
        Pair(setting, seed).walk()


@pytest.mark.parametrize("name", GAMES)
def test_every_door_gives_the_same_kind_of_answer_in_every_room(name: str) -> None:
    """So what is written once for all, and can be compiled for one room, can be for every other."""
    compile_here(GAMES[name], [doors.__name__])
    for stub in doors.ENTRY_POINTS:
        entry: Any = GAMES[name].compiled.enter(stub)
        wanted = (
            numba.types.Integer if get_type_hints(stub)["return"] is int else numba.types.NoneType
        )
        given = [signature.return_type for signature in entry.nopython_signatures]
        assert [isinstance(kind, wanted) for kind in given] == [True], (stub, given)


class Pair:
    """One game walked in both readings at once, comparing every door at every step."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.slow, self.fast = setting.game.interpreted, setting.game.compiled
        self.slow_pack = checked(self.slow.pack_form(setting.pack.printed))
        self.fast_pack = self.fast.pack_form(setting.pack.printed)
        laid = setting.game.lay(setting.pack, setting.seats, setting.options)
        self.slow_state: Any = checked(self.slow.state_form(laid))
        self.fast_state = self.fast.state_form(laid)
        self.stream = new_stream(seed)
        self.seed = seed

    def walk(self) -> None:
        self.slow.begin(self.slow_pack, self.slow_state)
        self.fast.begin(self.fast_pack, self.fast_state)
        while not self.slow_state.over:
            self.compare_states(self.slow_state, self.fast_state)
            self.compare_standing()
            self.slow_state.noted = 0
            self.fast_state["noted"][0] = 0
            if self.slow_state.spread:
                outcome = below(self.stream, self.slow_state.spread)
                self.slow.draw(self.slow_pack, self.slow_state, outcome)
                self.fast.draw(self.fast_pack, self.fast_state, outcome)
                continue
            self.compare_searched()
            for seat in range(-1, self.setting.seats):
                self.compare_seat(seat)
            seats = awaited_seats(self.slow_state)
            seat = seats[below(self.stream, len(seats))]
            menu = self.compare_menu(seat)
            move = menu[below(self.stream, len(menu))]
            if is_sensible(self.seed) and below(self.stream, WHIMS):
                moves = [*menu, *[0] * (self.setting.game.menu_size - len(menu))]
                move = self.slow.tip(
                    self.slow_pack, self.slow_state, seat, moves, len(menu), self.stream
                )
            self.slow.play(self.slow_pack, self.slow_state, seat, move)
            self.fast.play(self.fast_pack, self.fast_state, seat, move)
        self.compare_states(self.slow_state, self.fast_state)
        self.compare_standing()

    def compare_states(self, slow: Any, fast: Any) -> None:
        back: Any = self.fast.read_back(fast)
        assert slow == back, slow.differences(back)
        # Notes are scratch: what earlier steps left beyond them does not count.
        assert slow.noted == back.noted
        used = slow.noted * WIDTH
        assert list(slow.notes)[:used] == back.notes[:used]

    def compare_standing(self) -> None:
        slow_out = [0] * self.setting.seats
        fast_out = numpy.zeros(self.setting.seats, numpy.int64)
        winners = self.slow.standing(self.slow_pack, self.slow_state, slow_out)
        assert winners == self.fast.standing(self.fast_pack, self.fast_state, fast_out)
        assert slow_out == fast_out.tolist()

    def compare_searched(self) -> None:
        """What is asked of a state on the way of a search, and of its end."""
        slow, fast = (self.slow_pack, self.slow_state), (self.fast_pack, self.fast_state)
        for door in ("settled", "horizon", "swing", "broken"):
            assert getattr(self.slow, door)(*slow) == getattr(self.fast, door)(*fast), door
        for door in ("prospects", "chances", "placings"):
            slow_out = [0] * LONGEST_ANSWER
            fast_out = numpy.zeros(LONGEST_ANSWER, numpy.int64)
            answer = getattr(self.slow, door)(*slow, slow_out)
            assert answer == getattr(self.fast, door)(*fast, fast_out), door
            assert slow_out == fast_out.tolist(), door

    def compare_menu(self, seat: int) -> list[int]:
        slow_moves, fast_moves = self.slow.moves(), self.fast.moves()
        count = self.slow.menu(self.slow_pack, self.slow_state, seat, slow_moves)
        assert count == self.fast.menu(self.fast_pack, self.fast_state, seat, fast_moves)
        assert slow_moves == fast_moves.tolist()
        return list(slow_moves[:count])

    def compare_seat(self, seat: int) -> None:
        slow_view, fast_view = checked(self.slow.blank()), self.fast.blank()
        self.slow.see(self.slow_pack, self.slow_state, seat, slow_view)
        self.fast.see(self.fast_pack, self.fast_state, seat, fast_view)
        self.compare_states(slow_view, fast_view)
        menu = self.compare_menu(seat)
        wild = [below(self.stream, self.setting.game.slots) for _ in range(10)]
        for move in (*menu[:10], *wild, -1, 2**62, -(2**63)):
            code = self.slow.refusal(self.slow_pack, self.slow_state, seat, move)
            assert code == self.fast.refusal(self.fast_pack, self.fast_state, seat, move)
        for move in menu[:10]:
            assert self.slow.slot(self.slow_pack, move) == self.fast.slot(self.fast_pack, move)
            slow_amounts, fast_amounts = [0, 0, 0], numpy.zeros(3, numpy.int64)
            free = self.slow.amounts(self.slow_pack, self.slow_state, seat, move, slow_amounts)
            assert free == self.fast.amounts(
                self.fast_pack, self.fast_state, seat, move, fast_amounts
            )
            assert slow_amounts == fast_amounts.tolist()
        seed = below(self.stream, 2**32 - 1)
        slow_stream, fast_stream = self.slow.stream(seed), self.fast.stream(seed)
        if menu:
            slow_moves, fast_moves = self.slow.moves(), self.fast.moves()
            slow_moves[: len(menu)] = menu
            fast_moves[: len(menu)] = menu
            tips = [
                self.slow.tip(self.slow_pack, slow_view, seat, slow_moves, len(menu), slow_stream),
                self.fast.tip(self.fast_pack, fast_view, seat, fast_moves, len(menu), fast_stream),
            ]
            assert tips[0] == tips[1]
            assert tips[0] in menu
        for door in ("imagine", "believe") if seat >= 0 else ("imagine",):
            getattr(self.slow, door)(self.slow_pack, slow_view, seat, slow_stream)
            getattr(self.fast, door)(self.fast_pack, fast_view, seat, fast_stream)
            assert slow_stream[0] == int(fast_stream[0]), door
            self.compare_states(slow_view, fast_view)


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 45, 357, 2**31, 2**32 - 1])
def test_the_random_streams_are_twins(limit: int) -> None:
    from hippodrome.engine import compiled_stream

    slow, fast = new_stream(limit), numpy.array([limit], numpy.uint64)
    numbers = [below(slow, limit) for _ in range(500)]
    assert numbers == [compiled_stream.below(fast, limit) for _ in range(500)]
    assert all(0 <= number < limit for number in numbers)


if not BOUNDS_CHECKED:  # else this is that very run

    def test_the_laws_hold_compiled_with_bounds_checks() -> None:
        environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
        command = [sys.executable, "-m", "pytest", __file__, "-k", "ticket or streams", "-q", "-x"]
        command += ["-p", "no:cacheprovider"]
        run = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=900, check=False
        )
        assert run.returncode == 0, run.stdout + run.stderr
        assert "passed" in run.stdout


def test_bounds_checked_machine_code_is_kept_apart() -> None:
    """Numba's cache does not see the flag; the folder's name must."""
    from hippodrome.engine import compiled

    checked = compiled.SETTINGS.BOUNDSCHECK
    try:
        names = set()
        for flag in (None, 1):
            compiled.SETTINGS.BOUNDSCHECK = flag
            names.add(compiled.fingerprint(["hippodrome.engine.stream"]))
    finally:
        compiled.SETTINGS.BOUNDSCHECK = checked
    assert len(names) == 2
