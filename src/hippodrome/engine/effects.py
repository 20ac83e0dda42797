"""What house rules change, as it was measured: content that a command writes and people read.

`make rulings` plays many games among tipsters with the rules as we read them and with each house
rule in turn, and writes the figures beside a room's packs. Page, terminal and documents tell them
in the same sentences.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from hippodrome.words import Sentence, sentence

if TYPE_CHECKING:
    from hippodrome.engine.game import Game, Option

EFFECTS_FILE = "effects.json"

Unit = Literal["number", "percent", "money"]
"""How a figure is written: with a decimal, as a share of a hundred, or in whole coins."""


class Figure(msgspec.Struct, frozen=True, gc=False):
    """A mean under our reading and under a house rule, with the margin of their difference."""

    measure: str
    unit: Unit
    usual: float
    otherwise: float
    margin: float
    """Half the width of the 99 % interval of the difference."""

    @property
    def differs(self) -> bool:
        """Is the difference beyond what chance alone would show?"""
        return abs(self.otherwise - self.usual) > self.margin


class Effect(msgspec.Struct, frozen=True, gc=False):
    """What one choice of a house rule changes."""

    option: str
    value: int
    figures: tuple[Figure, ...]


class Effects(msgspec.Struct, frozen=True, gc=False):
    """All that was measured in a room, and what repeats it."""

    rules_version: int = 0
    pack: str = ""
    """The hash of the pack that was played."""
    seats: int = 0
    games: int = 0
    seed: int = 0
    effects: tuple[Effect, ...] = ()

    def of(self, option: Option, value: int) -> Effect | None:
        """Find what a choice of a house rule changes."""
        for effect in self.effects:
            if (effect.option, effect.value) == (option.name, value):
                return effect
        return None


def read_effects(file: Path) -> Effects:
    """Read what the command wrote."""
    return msgspec.json.decode(file.read_bytes(), type=Effects)


def write_effects(file: Path, effects: Effects) -> None:
    """Write what was measured, so that a difference between two files can be read."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(effects), indent=2) + b"\n")


def told(game: Game, effect: Effect) -> Sentence:
    """Say what a choice of a house rule changes, and over how many games that was seen."""
    games, seats = game.effects.games, game.effects.seats
    seen = tuple(_figure(game, figure) for figure in effect.figures if figure.differs)
    if seen:
        return sentence("house-rule-effect", games=games, seats=seats, seen=seen)
    same = tuple(game.measure_of(figure.measure) for figure in effect.figures)
    return sentence("house-rule-no-effect", games=games, seats=seats, same=same)


def _figure(game: Game, figure: Figure) -> Sentence:
    """Say what a figure was and is."""
    usual, otherwise = _told_apart(figure)
    return sentence(
        "house-rule-figure",
        measure=game.measure_of(figure.measure),
        unit=figure.unit,
        usual=usual,
        otherwise=otherwise,
    )


def _told_apart(figure: Figure) -> tuple[float, float]:
    """Round two means that differ to what a reader needs, and no further than they stay apart."""
    times = 100 if figure.unit == "percent" else 1
    usual, otherwise = times * figure.usual, times * figure.otherwise
    digits = 0 if figure.unit == "money" else 1
    while round(usual, digits) == round(otherwise, digits):
        digits += 1
    return round(usual, digits), round(otherwise, digits)
