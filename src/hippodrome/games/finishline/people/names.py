"""How horses, dice, seats and bets are named in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from hippodrome.engine.lettering import printed_name
from hippodrome.engine.story import Phrase
from hippodrome.games.finishline.parts import COLOUR_NAMES, FACE_NAMES, LETTERS, Face, dice_of
from hippodrome.games.finishline.rules.notes import outsider_amount
from hippodrome.games.finishline.state import NOBODY, Pack, State
from hippodrome.words import Sentence, sentence


def player(seat: int) -> Sentence:
    """Name a seat; whoever shows the sentence may put a person's name in its place."""
    return sentence("player", seat=seat + 1)


def lettered_horse(horse: int) -> Sentence:
    """Name a horse by the letter of its starting place, where its tile is not known."""
    return sentence("finishline-lettered-horse", letter=LETTERS[horse])


@cache
def tile_name(number: int, name: str = "") -> Sentence:
    """Name a tile as the pack does, or in our words."""
    if name:
        return sentence("finishline-own-tile", number=number, name=name)
    return sentence("finishline-tile", number=number)


def horse_name(pack: Pack, view: State, horse: int) -> Sentence:
    """Name a horse by its tile."""
    number = view.tile[horse]
    return tile_name(number, printed_name(pack.name[number]))


def horse_names(pack: Pack, view: State, *horses: int) -> tuple[Sentence, ...]:
    """Name horses by their tiles, leaving out those that are nobody."""
    return tuple(horse_name(pack, view, horse) for horse in horses if horse != NOBODY)


def bet_name(pack: Pack, view: State, horses: Sequence[int], stake: int, odds: int) -> Sentence:
    """Name a bet on one horse or two with its stake and odds."""
    names = horse_names(pack, view, *horses)
    if len(names) == 1:
        return sentence("finishline-bet-win", horse=names[0], stake=stake, odds=odds)
    low, high = names
    return sentence("finishline-bet-pair", low=low, high=high, stake=stake, odds=odds)


def die_name(colour: str) -> Sentence:
    """Name a die by its colour."""
    return sentence("finishline-die", colour=colour)


def dice_names(colours: Iterable[str]) -> tuple[Sentence, ...]:
    """Name dice by their colours."""
    return tuple(die_name(colour) for colour in colours)


def face_name(face: int) -> Face:
    """Give the word by which catalogues and looks know a face."""
    return FACE_NAMES[face]


def rolled_name(pack: Pack, view: State, die: int) -> Sentence:
    """Name what one of the three dice shows."""
    return sentence(
        "finishline-rolled",
        face=face_name(view.face[die]),
        colour=COLOUR_NAMES[view.front[die]],
        amount=outsider_amount(pack, view.face[die]),
    )


HORSES = ("horse", "start", "end", "leader", "rival", "first", "second")
"""Parts and facts that are horses and stand in sentences."""

PHRASES: Mapping[str, Phrase] = {
    "player": player,
    "other": player,
    "colour": die_name,
    "colours": lambda handful: dice_names(dice_of(handful)),
    "dice": lambda handful: dice_names(dice_of(handful)),
    **dict.fromkeys(HORSES, lettered_horse),
}
"""How parts of moves and facts of events are put into words where no view is at hand."""


def phrases_in(pack: Pack, view: State) -> Mapping[str, Phrase]:
    """Give the same with horses named by their tiles."""

    def named(horse: int) -> Sentence | str:
        return horse_name(pack, view, horse) if horse != NOBODY else ""

    return {**PHRASES, **dict.fromkeys(HORSES, named)}


def names_in(pack: Pack, view: State) -> Mapping[str, Phrase]:
    """Give the same for parts of moves, pairs included: people see tiles, and letters nowhere."""

    def couple(spelt: str) -> tuple[Sentence, ...]:
        return horse_names(pack, view, *(LETTERS.index(letter) for letter in spelt.split("+")))

    return {**phrases_in(pack, view), "pair": couple}
