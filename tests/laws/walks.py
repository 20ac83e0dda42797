"""Random games to check laws along, over every room, pack, seat count and option."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hippodrome.engine.fields import checked
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES

EDITIONS = ("standard", "tiny")
ROOMS = [(name, edition) for name in GAMES for edition in EDITIONS]
MANY = 10
"""Choices of an option that are no longer all walked: the soak lays those tables too."""


WHIMS = 8
"""In a sensible walk one move of so many is made at random."""


def is_sensible(seed: int) -> bool:
    """Do most moves of this walk follow the tipster? Pairs of seeds, as options alternate."""
    return seed // 2 % 2 == 1


@dataclass(frozen=True)
class Setting:
    """One way to lay a table."""

    game: Game
    pack: Pack
    seats: int
    options: dict[str, int]

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name} {self.pack.name}, {self.seats} seats, {options}"


def some_choices(choices: Sequence[int]) -> Sequence[int]:
    """All choices of an option, or where there are many the default and two more."""
    return choices if len(choices) < MANY else choices[:3]


def settings_of(name: str, edition: str) -> list[Setting]:
    """Every seat count with every combination of options."""
    game = GAMES[name]
    pack = game.pack(edition)
    found = []
    for seats in game.seats(pack.printed):
        choices = [some_choices(option.choices(pack.printed, seats)) for option in game.options]
        names = [option.name for option in game.options]
        found += [
            Setting(game, pack, seats, dict(zip(names, values, strict=True)))
            for values in itertools.product(*choices)
        ]
    return found


def some_settings(name: str, edition: str, count: int) -> list[Setting]:
    """Some of them, spread evenly, so that every seat count and option occurs."""
    every = settings_of(name, edition)
    step = -(-len(every) // count)
    # An odd step meets both values of a two-way option.
    return every[:: step | 1]


def walk(setting: Setting, seed: int) -> Iterator[tuple[Any, Any]]:
    """Play one game on checked lists; give (pack, state) before each step and at the end.

    Half of them go mostly as the tipster would have it: whoever decides at random alone may never
    come to what sense leads to (no horse of Ascot runs whose owner cannot pay for it).
    """
    rules = setting.game.interpreted
    pack = checked(setting.pack.printed)
    state = checked(setting.game.lay(setting.pack, setting.seats, setting.options))
    stream = new_stream(seed)
    moves = rules.moves()
    rules.begin(pack, state)
    yield pack, state
    while not state.over:
        if state.spread:
            rules.draw(pack, state, below(stream, state.spread))
        else:
            awaited = [seat for seat in range(setting.seats) if state.awaits >> seat & 1]
            seat = awaited[below(stream, len(awaited))]
            count = rules.menu(pack, state, seat, moves)
            move = moves[below(stream, count)]
            if is_sensible(seed) and below(stream, WHIMS):
                move = rules.tip(pack, state, seat, moves, count, stream)
            rules.play(pack, state, seat, move)
        yield pack, state


def menu_of(setting: Setting, pack: Any, state: Any, seat: int) -> list[int]:
    """List a seat's legal moves."""
    moves = setting.game.interpreted.moves()
    count = setting.game.interpreted.menu(pack, state, seat, moves)
    return list(moves[:count])


def view_of(setting: Setting, pack: Any, state: Any, seat: int) -> Any:
    """What a seat knows."""
    view = setting.game.state_class()
    setting.game.interpreted.see(pack, state, seat, view)
    return view


def awaited_seats(state: Any) -> list[int]:
    """The seats that may act."""
    return [seat for seat in range(state.seats) if state.awaits >> seat & 1]
