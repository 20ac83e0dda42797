"""The face of each room in the terminal, loaded from the room when it is first asked for."""

import importlib
from functools import cache
from importlib.util import find_spec

from hippodrome.engine.game import Game
from hippodrome.terminal.face import Face
from hippodrome.terminal.plain import PlainFace


def face_of(game: Game) -> Face:
    """Give the face of a room: its own, or the plain one that any room has."""
    if find_spec(f"{game.package}.terminal") is None:
        return plain_face(game.package)
    face: Face = importlib.import_module(f"{game.package}.terminal").FACE
    return face


@cache
def plain_face(package: str) -> Face:
    """Give the plain face of a room."""
    return PlainFace(importlib.import_module(package).GAME)
