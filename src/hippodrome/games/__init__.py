"""The rooms: one game each, the same doors in all. `GAMES` is the only list of them."""

import importlib
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import Game
from hippodrome.words import learn

ROOMS = (
    "hippodrome.games.ticket",
    "hippodrome.games.auteuil",
    "hippodrome.games.finishline",
    "hippodrome.games.ascot",
)
FURTHER_ROOMS = "HIPPODROME_ROOMS"
"""Names packages of further rooms, separated by commas; they are played like ours."""

UNUSABLE: list[BadSetup] = []
"""What is wrong with further rooms that could not be opened; the command line says so."""


def opened(package: str) -> Game:
    """Open a room."""
    game: Game = importlib.import_module(package).GAME
    if (game.folder / "words").is_dir():
        learn(game.folder / "words")
    return game


def rooms() -> Iterator[Game]:
    """Open every room, ours and those that the environment names."""
    names = set()
    for package in ROOMS:
        game = opened(package)
        names.add(game.name)
        yield game
    further = [name.strip() for name in os.environ.get(FURTHER_ROOMS, "").split(",")]
    for package in filter(None, further):
        if (here := str(Path.cwd())) not in sys.path:
            sys.path.append(here)  # where `python -m` would look as well
        try:
            game = opened(package)
        except Exception as error:  # it is not ours, and may fail in any way
            UNUSABLE.append(BadSetup("setup-room-fails", package=package, why=repr(error)))
            continue
        if game.name in names:
            UNUSABLE.append(BadSetup("setup-room-taken", package=package, game=game.name))
            continue
        names.add(game.name)
        yield game


GAMES: Mapping[str, Game] = {game.name: game for game in rooms()}


def game_named(name: str) -> Game:
    """Find a game by its name, or say which there are."""
    if name not in GAMES:
        raise BadSetup("setup-unknown-game", game=name, known=", ".join(GAMES))
    return GAMES[name]
