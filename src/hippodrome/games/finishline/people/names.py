"""How horses, dice, seats and bets are named in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from hippodrome.engine.story import Phrase
from hippodrome.games.finishline.parts import COLOUR_NAMES, FACE_NAMES, LETTERS, Face, dice_of
from hippodrome.games.finishline.state import FIRST_OUTSIDER, Pack, State
from hippodrome.words import Sentence, sentence


def player(seat: int) -> Sentence:
    """Name a seat; whoever shows the sentence may put a person's name in its place."""
    return sentence("player", seat=seat + 1)


def lettered_horse(horse: int) -> Sentence:
    """Name a horse by the letter of its starting place, where its tile is not known."""
    return sentence("finishline-lettered-horse", letter=LETTERS[horse])


@cache
def tile_name(number: int) -> Sentence:
    """Name a tile."""
    return sentence("finishline-tile", number=number)


def horse_name(view: State, horse: int) -> Sentence:
    """Name a horse by its tile."""
    return tile_name(view.tile[horse])


def die_name(colour: str) -> Sentence:
    """Name a die by its colour."""
    return sentence("finishline-die", colour=colour)


def dice_names(colours: Iterable[str]) -> tuple[Sentence, ...]:
    """Name dice by their colours."""
    return tuple(die_name(colour) for colour in colours)


def face_name(face: int) -> Face:
    """Give the word by which catalogues and looks know a face."""
    return FACE_NAMES[face]


def face_amount(pack: Pack, face: int) -> int:
    """Give the euros on an outsider, 0 on any other face."""
    return pack.outsider[face - FIRST_OUTSIDER] if face >= FIRST_OUTSIDER else 0


def rolled_name(pack: Pack, view: State, die: int) -> Sentence:
    """Name what one of the three dice shows."""
    return sentence(
        "finishline-rolled",
        face=face_name(view.face[die]),
        colour=COLOUR_NAMES[view.front[die]],
        amount=face_amount(pack, view.face[die]),
    )


PHRASES: Mapping[str, Phrase] = {
    "player": player,
    "horse": lettered_horse,
    "start": lettered_horse,
    "end": lettered_horse,
    "colour": die_name,
    "colours": lambda handful: dice_names(dice_of(handful)),
}
"""How parts of moves and facts of events are put into words where no view is at hand."""
