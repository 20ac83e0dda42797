"""Each game on one page: its words, and four pictures taken in a game that tipsters play.

The pictures are looks like any other, of a game by a fixed seed: so they show the boards as they
are printed today, whatever has been calibrated since.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.util import find_spec
from typing import Any, NamedTuple

from hippodrome.bots import BOTS
from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.game import Game
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES, game_named
from hippodrome.words import Sentence, sentence

SEED = 7
TURN = ("brief-turn-1", "brief-turn-2", "brief-turn-3", "brief-turn-4")
WRONG = ("brief-wrong-1", "brief-wrong-2", "brief-wrong-3", "brief-wrong-4", "brief-wrong-5")


class Picture(NamedTuple):
    """What a seat saw when it was asked at one moment of a game."""

    seat: int
    look: Any


class Prepared(NamedTuple):
    """How the pictures of a room are taken."""

    seats: int
    options: Mapping[str, int]
    moments: Sequence[tuple[str, int]]


def prepared(game: Game) -> Prepared:
    """Find how a room's pictures are taken, or say that it has none."""
    module = f"{game.package}.people.brief"
    if not is_brief(game):
        raise NotAllowed("brief-none", game=game.title)
    room = importlib.import_module(module)
    return Prepared(room.SEATS, room.OPTIONS, room.PICTURES)


def is_brief(game: Game) -> bool:
    """Has a room a page of this kind?"""
    return bool(find_spec(f"{game.package}.people")) and bool(
        find_spec(f"{game.package}.people.brief")
    )


def brief_rooms() -> list[str]:
    """Name the rooms that have one."""
    return [name for name, game in GAMES.items() if is_brief(game)]


@lru_cache
def pictures(name: str) -> tuple[Picture, ...]:
    """Let tipsters play, and take the pictures where they belong."""
    game = game_named(name)
    wanted = prepared(game)
    match = Match(game, game.pack(), wanted.seats, dict(wanted.options))
    stream, tipster = new_stream(SEED), BOTS["tipster"]
    moments, taken, passed = list(wanted.moments), list[Picture](), 0
    while moments and not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
            continue
        seat = match.awaited[0]
        look, (phase, after) = match.look(seat), moments[0]
        if look.phase == phase:
            passed += 1
            if passed > after:
                taken.append(Picture(seat, look))
                moments.pop(0)
                passed = 0
        match.submit(seat, tipster.decide(game, match.pack, match.view(seat), seat, stream))
    return tuple(taken)


def short(game: Game) -> list[tuple[Sentence, list[Sentence]]]:
    """Give the page in words: a heading, and what stands under it."""
    prepared(game)
    return [
        (sentence("brief-doing"), [sentence("brief-do", game=game.name)]),
        (sentence("brief-winning"), [sentence("brief-win", game=game.name)]),
        (sentence("brief-turning"), [sentence(key, game=game.name) for key in TURN]),
        (sentence("brief-wronging"), [sentence(key, game=game.name) for key in WRONG]),
    ]
