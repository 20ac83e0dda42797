"""Thousands of games at once as arrays, stepped in machine code on all cores.

    batch = Batch(GAMES["ticket"], games=4096, seats=3, seed=1)
    while learning:
        slots = policy(batch.observations, batch.masks, batch.turns)
        rewards, dones = batch.step(slots)

Every game has streams of its own, so whatever the number of threads, a seed and the same choices
give the same games, bit for bit.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Literal, NamedTuple

import numpy
from numpy.typing import ArrayLike, NDArray

from hippodrome.engine.cores import all_cores
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.match import Match
from hippodrome.engine.observing import SEAT, sight_type, written_out
from hippodrome.engine.warming import Progress, silent, warm
from hippodrome.study import stepping

STEPPING = stepping.__name__
"""The generic module that steps; `warming` compiles it beforehand."""
PLAYERS = {"gambler": stepping.GAMBLER, "tipster": stepping.TIPSTER}
"""The bots that play in the same machine code, without a search."""
FEWEST_A_THREAD = 64
"""Fewer games are not worth another thread: to wake it takes as long as to step them."""

Reward = Literal["win", "points"]


class Step(NamedTuple):
    """What a step came to, game by game."""

    rewards: NDArray[numpy.float64]
    """By game and seat; zero but where a game has ended."""
    dones: NDArray[numpy.bool_]
    """Where a game has ended; its successor has begun already."""


class Batch:
    """Many games side by side; its arrays are written anew by every step, so copy what you keep.

    Where several seats may act at once the lowest is asked first, and learns nothing that it would
    not know otherwise. A decision of several moves is several steps of the same seat. Seats in
    `bots` play by themselves; all others are asked. When a game ends, the next one begins in its
    place within the same step.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int,
        *,
        seed: int = 0,
        pack: Pack | None = None,
        options: Mapping[str, int] | None = None,
        bots: Mapping[int, str] | None = None,
        reward: Reward = "win",
        threads: int | None = None,
        observe: bool = True,
        mask: bool = True,
        again: bool = True,
        compiled: bool = True,
        progress: Progress = silent,
    ) -> None:
        """Lay the tables, compile what is not compiled yet, and begin every game.

        Without `again` no game follows one that is over: its turn is -1 then, and nothing may be
        chosen. What is not `compiled` starts at once, comes to the same, and is slow.
        """
        self.game, self.games, self.seats = game, games, seats
        self.pack = pack or game.pack()
        self.reward = reward
        wanted_threads = all_cores() if threads is None else threads
        laid = game.lay(self.pack, seats, options)
        self._check(wanted_threads, bots or {})
        self.threads = max(1, min(wanted_threads, games // FEWEST_A_THREAD)) if compiled else 1
        self.bots = dict(bots or {})
        if compiled:
            warm(game, [STEPPING], progress)
        rules = self._rules = game.compiled if compiled else game.interpreted

        self.points = numpy.zeros((games, seats), numpy.int64)
        """Points or money by game and seat, of the game that ended last in each place."""
        self._compiled = compiled
        self._observations, self._sights = self._room_for_sights(games if observe else 0)
        self.observations = self._observations.view()
        """What the seat that is asked knows, laid out as `Game.observed` says; only to be read."""
        self.observations.flags.writeable = False
        marks = numpy.zeros((games if mask else 0, game.slots), numpy.uint8)
        self.masks: NDArray[numpy.bool_] = marks.view(numpy.bool_)
        """The slots it may choose."""
        desk = self._desk = numpy.zeros((stepping.DESK, games), numpy.int64)
        self.turns: NDArray[numpy.int64] = desk[stepping.TURN]
        """Which seat is asked."""
        self.counts: NDArray[numpy.int64] = desk[stepping.COUNT]
        """How many moves its menu has."""
        self._slots = numpy.zeros(games, numpy.int64)
        self._rewards = numpy.zeros((games, seats))

        seated = numpy.zeros(seats, numpy.int64)
        for seat, bot in self.bots.items():
            seated[seat] = PLAYERS[bot]
        wanted = observe * stepping.OBSERVATIONS + mask * stepping.MASKS
        wanted += 0 if again else stepping.ONE_GAME_ONLY
        self._lists: list[tuple[NDArray[Any], list[Any]]] = []
        """What is shown as arrays, and the lists that plain Python writes instead."""
        shown: Callable[[NDArray[Any]], Any] = self._as_is if compiled else self._as_list
        inner: Callable[[NDArray[Any]], Any] = self._as_is if compiled else _list_of
        state = rules.state_form(laid)
        self._states = (
            numpy.repeat(state, games) if compiled else [state.copy() for _ in range(games)]
        )
        self._printed = rules.pack_form(self.pack.printed)
        self._menus = inner(numpy.zeros((games, game.menu_size), numpy.int64))
        self._draws = inner(numpy.zeros((games, 1), numpy.uint64))
        self._whims = inner(numpy.zeros((games, 1), numpy.uint64))
        self._desk_form, self._slots_form = shown(desk), shown(self._slots)
        self._table = (
            *(self._menus, self._draws, self._whims, inner(seated), self._desk_form),
            *(shown(self.points), self._sights, shown(marks), wanted),
        )

        cuts = [games * number // self.threads for number in range(self.threads + 1)]
        self._shares = list(pairwise(cuts))
        self._working = [(rules.blank(), rules.moves()) for _ in self._shares]
        """A view and a row of moves for each thread, for whatever game it is at."""
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        if self._pool is not None:
            weakref.finalize(self, self._pool.shutdown, wait=False)
        self._enter = {entry: rules.enter(entry) for entry in stepping.ENTRY_POINTS}
        self.reset(seed)

    @staticmethod
    def _as_is(array: NDArray[Any]) -> Any:
        """Machine code writes into arrays."""
        return array

    def _as_list(self, array: NDArray[Any]) -> Any:
        """Plain Python writes into lists: rules would keep NumPy's numbers in their states."""
        form: list[Any] = array.tolist()
        if len(array):
            self._lists.append((array, form))
        return form

    def _room_for_sights(self, games: int) -> tuple[NDArray[numpy.int32], Any]:
        """Give observations, and where views are written: machine code has both in one place."""
        rows = numpy.zeros((games, self.game.observation_size), numpy.int32)
        if self._compiled:
            return rows, rows.view(sight_type(self.game.state_class)).reshape(games)
        return rows, [self.game.state_class() for _ in range(games)]

    def _finish(
        self,
        rows: NDArray[numpy.int32],
        sights: Any,
        games: NDArray[numpy.int64],
        seats: NDArray[numpy.int64],
    ) -> None:
        """Say in observations whose they are, and write out the views of plain Python."""
        if self._compiled:
            rows[games, SEAT] = seats
            return
        write = written_out(self.game.state_class)
        for game, seat in zip(games.tolist(), seats.tolist(), strict=True):
            row = [0] * self.game.observation_size
            write(sights[game], seat, row)
            rows[game] = row

    def _show(self) -> None:
        """Copy what plain Python has written into the arrays, and finish the observations."""
        for array, form in self._lists:
            array[:] = form
        if len(self._observations):
            asked = numpy.flatnonzero(self.turns != stepping.NOBODY)
            self._finish(self._observations, self._sights, asked, self.turns[asked])

    def _check(self, threads: int, bots: Mapping[int, str]) -> None:
        """Refuse what cannot be stepped, before anything is compiled."""
        if self.games < 1:
            raise BadSetup("batch-no-games", games=self.games)
        if threads < 1:
            raise BadSetup("simulate-no-cores", cores=threads)
        if self.reward not in ("win", "points"):
            raise BadSetup("batch-unknown-reward", reward=str(self.reward))
        for seat, bot in bots.items():
            if not 0 <= seat < self.seats:
                raise BadSetup("batch-no-such-seat", seat=seat, most=self.seats - 1)
            if bot not in PLAYERS:
                raise BadSetup("batch-unknown-bot", bot=bot, known=", ".join(PLAYERS))
        if len(bots) == self.seats:
            raise BadSetup("batch-nobody-asked")

    def _everywhere(self, work: Callable[[int, int, int], Any]) -> list[Any]:
        """Do something with every thread's share of the games; this thread has the last one."""
        shares = [(number, *share) for number, share in enumerate(self._shares)]
        if self._pool is None:
            return [work(*shares[0])]
        others = [self._pool.submit(work, *share) for share in shares[:-1]]
        last = work(*shares[-1])
        return [*(other.result() for other in others), last]

    def reset(self, seed: int) -> None:
        """Begin every game anew, with draws that a seed decides."""
        opening, begin = self._enter[stepping.open_streams], self._enter[stepping.reset]
        stream = self._rules.stream(seed)

        def work(number: int, first: int, last: int) -> None:
            opening(stream, self._draws, self._whims, first, last)
            begin(self._printed, self._states, *self._working[number], *self._table, first, last)

        self._everywhere(work)
        self._show()

    def step(self, slots: ArrayLike) -> Step:
        """Play a slot in every game; if any of them may not be chosen, nothing is played at all."""
        chosen = numpy.ascontiguousarray(slots, numpy.int64)
        if chosen.shape != (self.games,):
            raise BadSetup("batch-wrong-shape", games=self.games, shape=str(chosen.shape))
        find, go = self._enter[stepping.find], self._enter[stepping.step]
        passed = chosen if self._compiled else chosen.tolist()
        for wrong in self._everywhere(
            lambda _, first, last: find(
                self._printed, self._menus, passed, self._desk_form, first, last
            )
        ):
            if wrong != stepping.EVERY_CHOICE:
                raise BadSetup("batch-bad-slot", slot=int(chosen[wrong]), game=int(wrong))
        self._everywhere(
            lambda number, first, last: go(
                self._printed, self._states, *self._working[number], *self._table, first, last
            )
        )
        self._show()
        return self._reckoned()

    def step_one(self, slot: int) -> bool:
        """Play a slot in the only game; say whether it is over. The same, without arrays around."""
        self._slots_form[0] = slot
        wrong = self._enter[stepping.find](
            *(self._printed, self._menus, self._slots_form, self._desk_form, 0, 1)
        )
        if wrong != stepping.EVERY_CHOICE:
            raise BadSetup("batch-bad-slot", slot=slot, game=0)
        go = self._enter[stepping.step]
        go(self._printed, self._states, *self._working[0], *self._table, 0, 1)
        self._show()
        return bool(self._desk_form[stepping.DONE][0])

    def rewards_so_far(self) -> NDArray[numpy.float64]:
        """Give every seat's rewards of the games that ended with the last step."""
        return self._reckoned().rewards

    def _reckoned(self) -> Step:
        """Give every seat its reward where a game has ended."""
        dones = self._desk[stepping.DONE] != 0
        self._rewards[:] = 0
        ended = numpy.flatnonzero(dones)
        if len(ended):
            self._rewards[ended] = rewards_of(
                self.reward, self.points[ended], self._desk[stepping.WINNERS][ended]
            )
        return Step(self._rewards, dones)

    def sample(self) -> NDArray[numpy.int64]:
        """Choose a slot in every game, each move of its menu equally likely."""
        blindly = self._enter[stepping.sample]
        self._everywhere(
            lambda _, first, last: blindly(
                *(self._printed, self._menus, self._whims, self._desk_form, self._slots_form),
                *(first, last),
            )
        )
        self._show()
        return self._slots

    @property
    def moves(self) -> int:
        """How many moves were made since the last `reset`, those of bots too."""
        return int(self._desk[stepping.MOVES].sum())

    def match(self, game: int) -> Match:
        """Give one of the games as it stands, in plain Python, to look at."""
        return Match.at(self.game, self.pack, self._rules.read_back(self._one(game)))

    def observation(self, game: int, seat: int) -> NDArray[numpy.int32]:
        """Give what any seat knows of one of the games (-1: a spectator)."""
        rows, sights = self._room_for_sights(1)
        self._enter[stepping.look](self._printed, self._one(game), seat, sights)
        self._finish(rows, sights, numpy.array([0]), numpy.array([seat]))
        seen: NDArray[numpy.int32] = rows[0]
        return seen

    def _one(self, game: int) -> Any:
        """Give one of the states in the form of the reading."""
        return self._states[game : game + 1] if self._compiled else self._states[game]


def _list_of(array: NDArray[Any]) -> Any:
    """Give the numbers of an array as Python's."""
    return array.tolist()


def rewards_of(
    reward: Reward, points: NDArray[numpy.int64], winners: NDArray[numpy.int64]
) -> NDArray[numpy.float64]:
    """Give every seat's reward for games that ended, from its points and the winners' bit masks.

    "win" sums to zero: 1 for who wins alone, and what that costs in equal parts for the others;
    those who win together share. "points" are the points or the money themselves.
    """
    if reward == "points":
        return points.astype(numpy.float64)
    seats = points.shape[1]
    won = winners[:, None] >> numpy.arange(seats) & 1
    shares = won / won.sum(axis=1, keepdims=True)
    wins: NDArray[numpy.float64] = (shares * seats - 1) / (seats - 1)
    return wins
