"""Whole games, played out by chance or by tipsters under the eyes of the laws."""

from __future__ import annotations

from collections.abc import Mapping

from hippodrome.engine.game import Pack
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.rules.laws import broken


def play_out(
    pack: Pack, seats: int, options: Mapping[str, int] | None = None, *, tipped: bool
) -> None:
    """Play a game to its end within the bound; every move is lawful and no law is broken."""
    rules, stream, steps = GAME.interpreted, new_stream(seats), 0
    state = GAME.lay(pack, seats, options)
    rules.begin(pack.printed, state)
    while not state.over:
        steps += 1
        if state.spread:
            rules.draw(pack.printed, state, below(stream, state.spread))
        else:
            seat = state.awaits.bit_length() - 1
            moves, view = rules.moves(), rules.blank()
            rules.see(pack.printed, state, seat, view)
            count = rules.menu(pack.printed, view, seat, moves)
            move = moves[below(stream, count)]
            if tipped:
                move = rules.tip(pack.printed, view, seat, moves, count, stream)
            assert rules.refusal(pack.printed, state, seat, move) == 0
            rules.play(pack.printed, state, seat, move)
        assert broken(pack.printed, state) == 0
    assert steps <= GAME.longest(pack.printed, state)
