"""The rooms as the terminal shows them: a face each, found by the game's name."""

from collections.abc import Mapping

from hippodrome.cli.faces.ascot import AscotFace
from hippodrome.cli.faces.auteuil import AuteuilFace
from hippodrome.cli.faces.face import Choices, Face, Level
from hippodrome.cli.faces.finishline import FinishLineFace
from hippodrome.cli.faces.ticket import TicketFace
from hippodrome.engine.game import Game

__all__ = ["FACES", "Choices", "Face", "Level", "face_of"]

FACES: Mapping[str, Face] = {
    "ticket": TicketFace(),
    "auteuil": AuteuilFace(),
    "finishline": FinishLineFace(),
    "ascot": AscotFace(),
}


def face_of(game: Game) -> Face:
    """Give the face of a room; every room has one."""
    return FACES[game.name]
