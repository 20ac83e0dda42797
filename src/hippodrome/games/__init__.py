"""The rooms: one game each, the same doors in all. `GAMES` is the only list of them."""

import importlib
import os
from collections.abc import Iterator, Mapping

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


def rooms() -> Iterator[Game]:
    """Open every room, ours and those that the environment names."""
    further = [name.strip() for name in os.environ.get(FURTHER_ROOMS, "").split(",")]
    for package in (*ROOMS, *filter(None, further)):
        game: Game = importlib.import_module(package).GAME
        if (game.folder / "words").is_dir():
            learn(game.folder / "words")
        yield game


GAMES: Mapping[str, Game] = {game.name: game for game in rooms()}


def game_named(name: str) -> Game:
    """Find a game by its name, or say which there are."""
    if name not in GAMES:
        raise BadSetup("setup-unknown-game", game=name, known=", ".join(GAMES))
    return GAMES[name]
