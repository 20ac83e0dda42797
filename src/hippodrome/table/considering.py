"""What could follow moves that do not make a whole decision yet, from the seat's own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hippodrome.engine.game import Game, Pack


def considered(game: Game, pack: Pack, view: Any, seat: int, moves: Sequence[int]) -> Any:
    """Give the look of a seat after some moves of a decision, or raise why one is refused.

    What a slip or an offer holds so far is the seat's own business, so its view is enough to go on
    from, and nothing of it becomes true.
    """
    rules, printed, seen = game.interpreted, pack.printed, view.copy()
    for move in moves:
        if rules.refusal(printed, seen, seat, move):
            raise game.explain(printed, seen, seat, move)
        if game.moves.completes(move):
            break  # what follows is not the seat's own business, and rules cannot find it in a view
        rules.play(printed, seen, seat, move)
        if game.lacking(printed, seen, seat, move) is None:
            break
    return game.look(printed, seen, seat)
