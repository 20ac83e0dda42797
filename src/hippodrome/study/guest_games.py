"""Games in which bots of other people play: in plain Python, move for move like a contest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy

from hippodrome.bots.searching import Budget
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.state import WIDTH
from hippodrome.engine.stream import Stream, below, branch, new_stream
from hippodrome.study.entrants import Entrant


def play_with_guests(
    game: Game,
    pack: Pack,
    laid: Any,
    seatings: Sequence[Sequence[Entrant]],
    streams: Sequence[Stream],
    first: int,
    games: int,
) -> tuple[Any, Any, Any, Any]:
    """Play games from a number on; give moves, points by game and seat, winners as masks, the log.

    Dice, cards and thoughts are branched off the two streams as a contest does it. Seats that are
    awaited together are asked in their order, each from its view alone.
    """
    deals, minds = streams
    points = numpy.zeros((games, len(seatings[0])), numpy.int64)
    winners, moves = (numpy.zeros(games, numpy.int64) for _ in range(2))
    log: list[list[int]] = []
    draws, whims = new_stream(0), new_stream(0)
    for game_number in range(games):
        deal, seating = divmod(first + game_number, len(seatings))
        branch(deals, deal, draws)
        branch(minds, first + game_number, whims)
        played = One(game, pack, laid.copy(), game_number, log)
        played.play(seatings[seating], draws, whims)
        moves[game_number] = played.made
        winners[game_number] = game.interpreted.standing(
            pack.printed, played.state, points[game_number]
        )
    return moves, points, winners, numpy.array(log, numpy.int64).reshape(-1, WIDTH + 1)


class One:
    """One game, played to its end."""

    def __init__(
        self, game: Game, pack: Pack, state: Any, number: int, log: list[list[int]]
    ) -> None:
        """Lay the table."""
        self.game, self.pack, self.state = game, pack, state
        self.number, self.log, self.made = number, log, 0

    def play(self, seating: Sequence[Entrant], draws: Stream, whims: Stream) -> None:
        """Ask whoever is awaited, decision by decision."""
        rules, printed, state = self.game.interpreted, self.pack.printed, self.state
        state.noted = 0
        rules.begin(printed, state)
        self._keep()
        while not state.over:
            if state.spread:
                rules.draw(printed, state, below(draws, state.spread))
                self._keep()
                continue
            seat = lowest_seat(state.awaits)
            view = rules.blank()
            rules.see(printed, state, seat, view)
            one = seating[seat]
            budget = Budget(simulations=one.simulations or None)
            for move in one.bot.decide(self.game, self.pack, view, seat, whims, budget):
                rules.play(printed, state, seat, move)
                self._keep()
                self.made += 1

    def _keep(self) -> None:
        """Write what the last step noted into the log, and empty the buffer."""
        for event in range(self.state.noted):
            noted = self.state.notes[event * WIDTH : (event + 1) * WIDTH]
            self.log.append([self.number, *noted])
        self.state.noted = 0
