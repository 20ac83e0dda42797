"""Random games to check laws along, over every room, pack, seat count and drawn options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from hippodrome.engine.fields import checked
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.stream import below, new_stream
from hippodrome.engine.tables import drawn_tables
from hippodrome.games import GAMES

EDITIONS = ("standard", "tiny")
ROOMS = [(name, edition) for name in GAMES for edition in EDITIONS]
MANY = 60
"""Tables that are drawn unless a law says how many."""

SHORT = 2
"""Of the numbers of races, the smallest ones that are walked: longer games are more of the same…"""
LONG_EVERY = 30
"""…so that only one table in so many is as long as it was drawn."""

WHIMS = 8
"""In a sensible walk one move of so many is made at random."""

CHANCE = -1
"""Whose step a draw is."""
Course = list[tuple[int, int]]
"""What happened in a game: by whom, and the move or the outcome."""
COURSES: dict[tuple[str, str, int], Course] = {}
"""Games that were walked to their end: the next law walks them by heart."""


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


def some_settings(name: str, edition: str, count: int = MANY) -> list[Setting]:
    """Tables drawn at random: every seat count in turn, every option on its own, mostly short.

    Fewer are the first ones of many, so that laws walk the same games.
    """
    game = GAMES[name]
    pack = game.pack(edition)
    settings = []
    for place, table in enumerate(drawn_tables(game, pack, count, seed=MANY)):
        setting = Setting(game, pack, table.seats, table.options)
        settings.append(setting if place % LONG_EVERY == LONG_EVERY - 1 else shortened(setting))
    return settings


def shortened(setting: Setting) -> Setting:
    """Lay the same table for few races, where their number can be chosen."""
    for option in setting.game.options:
        if option.name == "races":
            few = sorted(option.choices(setting.pack.printed, setting.seats))[:SHORT]
            races = few[setting.options["races"] % len(few)]
            return replace(setting, options={**setting.options, "races": races})
    return setting


def walk(setting: Setting, seed: int) -> Iterator[tuple[Any, Any]]:
    """Play one game on checked lists; give (pack, state) before each step and at the end."""
    rules = setting.game.interpreted
    pack = checked(setting.pack.printed)
    state = checked(setting.game.lay(setting.pack, setting.seats, setting.options))
    rules.begin(pack, state)
    yield pack, state
    known = COURSES.get((str(setting), setting.pack.hash, seed))
    for seat, number in known or new_course(setting, seed, pack, state):
        if seat == CHANCE:
            rules.draw(pack, state, number)
        else:
            rules.play(pack, state, seat, number)
        yield pack, state


def new_course(setting: Setting, seed: int, pack: Any, state: Any) -> Iterator[tuple[int, int]]:
    """Say step by step what happens next in a state that is led on meanwhile.

    Half of the games go mostly as the tipster would have it: whoever decides at random alone may
    never come to what sense leads to (no horse of Ascot runs whose owner cannot pay for it).
    """
    rules, stream = setting.game.interpreted, new_stream(seed)
    course: Course = []
    moves = rules.moves()
    while not state.over:
        if state.spread:
            course.append((CHANCE, below(stream, state.spread)))
        else:
            awaited = awaited_seats(state)
            seat = awaited[below(stream, len(awaited))]
            count = rules.menu(pack, state, seat, moves)
            move = moves[below(stream, count)]
            if is_sensible(seed) and below(stream, WHIMS):
                move = rules.tip(pack, state, seat, moves, count, stream)
            course.append((seat, move))
        yield course[-1]
    COURSES[str(setting), setting.pack.hash, seed] = course


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
