"""The kit for refusals: a scene, what somebody tries in it, and why that is refused.

A room's `refusals.py` holds `CASES`, at least one for every code of its `rules/reasons.py`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hippodrome.engine.errors import Refused
from hippodrome.engine.game import SPECTATOR, Game
from hippodrome.games import GAMES
from tests.games.common.rooms import facts_of


@dataclass(frozen=True)
class Case:
    """A move that meets with a reason; scenes are matches, or positions with a pack and a state."""

    code: int
    scene: Callable[[], Any]
    seat: int
    move: int | str
    paragraph: str | None
    says: str = ""
    """What the English sentence says, among other things."""
    about: Mapping[str, object] | None = None
    """All that the sentence names."""

    def number(self, game: Game) -> int:
        """Give the move as rules know it."""
        return game.read(self.move) if isinstance(self.move, str) else self.move


def explained(game: Game, pack: Any, state: Any, seat: int, move: int) -> Refused:
    """Explain a move from what its own seat sees, or a spectator where nobody sits."""
    view: Any = game.state_class()
    viewer = seat if 0 <= seat < state.seats else SPECTATOR
    game.interpreted.see(pack, state, viewer, view)
    return game.explain(pack, view, seat, move)


def cases(room: str) -> list[Case]:
    """Give the cases of a room."""
    found: list[Case] = facts_of(room, "refusals").CASES
    return found


def reasons(room: str) -> dict[str, int]:
    """Give the codes of a room's refusals by name."""
    module = importlib.import_module(f"{GAMES[room].package}.rules.reasons")
    return {name: code for name, code in vars(module).items() if name.isupper()}


def every_case() -> list[tuple[str, int]]:
    """Name every case of the house's rooms by its place."""
    return [(room, place) for room in GAMES for place in range(len(cases(room)))]
