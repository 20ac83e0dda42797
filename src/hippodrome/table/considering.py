"""What could follow moves that do not make a whole decision yet, from the seat's own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hippodrome.engine.game import Game, Pack


def considered(
    game: Game, pack: Pack, view: Any, seat: int, moves: Sequence[int]
) -> tuple[Any, bool]:
    """Give the look of a seat after some moves, and whether they make a whole decision.

    What a slip or an offer holds so far is the seat's own business, so its view is enough to go on
    from, and nothing of it becomes true. A refused move raises why; what follows a whole decision
    is no longer the seat's own business.
    """
    rules, printed, seen = game.interpreted, pack.printed, view.copy()
    for move in moves:
        if rules.refusal(printed, seen, seat, move):
            raise game.explain(printed, seen, seat, move)
        if game.moves.completes(move):
            # What follows is not the seat's own business, and rules cannot find it in a view.
            return game.look(printed, seen, seat), True
        rules.play(printed, seen, seat, move)
        if game.unfinished(printed, seen, seat) is None:
            return game.look(printed, seen, seat), True
    return game.look(printed, seen, seat), False
