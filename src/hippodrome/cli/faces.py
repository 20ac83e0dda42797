"""The face of each room in the terminal, loaded from the room when it is first asked for."""

import importlib

from hippodrome.engine.game import Game
from hippodrome.terminal.face import Face


def face_of(game: Game) -> Face:
    """Give the face of a room; every room has one."""
    face: Face = importlib.import_module(f"{game.package}.terminal").FACE
    return face
