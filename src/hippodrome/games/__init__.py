"""The rooms: one game each, the same doors in all. `GAMES` is the only list of them."""

from collections.abc import Mapping

from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import Game
from hippodrome.games.ascot import GAME as ASCOT
from hippodrome.games.auteuil import GAME as AUTEUIL
from hippodrome.games.finishline import GAME as FINISHLINE
from hippodrome.games.ticket import GAME as TICKET

GAMES: Mapping[str, Game] = {game.name: game for game in (TICKET, AUTEUIL, FINISHLINE, ASCOT)}


def game_named(name: str) -> Game:
    """Find a game by its name, or say which there are."""
    if name not in GAMES:
        raise BadSetup("setup-unknown-game", game=name, known=", ".join(GAMES))
    return GAMES[name]
