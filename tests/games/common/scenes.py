"""Scenes: a game brought to a moment by what people and chance do, written as text.

A step is a decision in notation, of the seat that is awaited first (`back:2 stake:5`), a draw by
its outcome (`draw 3`), or a word of the room for what chance or everybody does (`throw 652`, `deal
1.2 4.1`): those words are `STEPS` in the room's `steps.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hippodrome.engine.match import Match
from tests.games.common.rooms import ROOMS, facts_of

Step = Callable[..., None]
"""Takes the match and the words that follow its own."""


def scene(
    room: str, steps: Iterable[str] = (), *, seats: int = 2, pack: str = "standard", **options: int
) -> Match:
    """Lay a table and play it up to a moment."""
    game = ROOMS[room]
    match = game.match(seats, options, game.pack(pack))
    own: dict[str, Step] = facts_of(room, "steps").STEPS
    for step in steps:
        word, *rest = step.split()
        if word == "draw":
            match.draw(int(rest[0]))
        elif word in own:
            own[word](match, *rest)
        else:
            match.play(match.awaited[0], word, *rest)
    return match
