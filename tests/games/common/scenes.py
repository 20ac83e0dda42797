"""Scenes: a game brought to a moment by what people and chance do, written as text.

A step is a decision in notation, of the seat that is awaited first (`back:2 stake:5`), a draw by
its outcome (`draw 3`), or a word of the room for what chance or everybody does (`throw 652`, `deal
1.2 4.1`): those words are `STEPS` in the room's `steps.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Self

from hippodrome.engine.fields import Fields
from hippodrome.engine.match import Match
from tests.games.common.rooms import ROOMS, facts_of

Cells = int | Iterable[Any] | Mapping[int, Any]
"""A number, a whole row, or those cells of a row that differ: `{0: 1000}`, `{0: {2: 1}}`."""
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


def placed(scene: Any) -> tuple[Any, Any]:
    """Give the pack and the state of a scene."""
    return scene.pack.printed if isinstance(scene, Match) else scene.pack, scene.state


class Arranged:
    """A scene in which things may be put where play would not bring them soon."""

    state: Any

    def having(self, **values: Cells) -> Self:
        """Put them there: `having(purse={0: 1000}, bank=280_000)`."""
        arrange(self.state, **values)
        return self


def arrange(fields: Fields, **values: Cells) -> None:
    """Write fields of a state or a pack."""
    for name, value in values.items():
        assert name in type(fields).FIELDS, f"there is no {name}"
        if isinstance(value, int):
            setattr(fields, name, value)
        else:
            fill(getattr(fields, name), value)


def everything(fields: Fields) -> dict[str, Any]:
    """Give every field, scratch included."""
    return {name: getattr(fields, name) for name in fields.FIELDS}


def fill(row: Any, value: Cells) -> None:
    """Write cells into a row, or into the rows below it."""
    assert not isinstance(value, int)
    cells = value if isinstance(value, Mapping) else dict(enumerate(value))
    assert isinstance(value, Mapping) or len(cells) == len(row), "a whole row, or cells by place"
    for place, cell in cells.items():
        if isinstance(cell, int):
            row[place] = cell
        else:
            fill(row[place], cell)
