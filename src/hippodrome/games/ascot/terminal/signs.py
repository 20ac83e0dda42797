"""Horses, colours, cards and francs of Ascot on a screen: every colour is a letter too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from hippodrome.games.ascot.people.names import thing_name
from hippodrome.games.ascot.state import HORSES
from hippodrome.terminal.screen import Terminal, within
from hippodrome.words import Sentence, Words

SILKS = {
    "black": "bold white on grey19",
    "red": "bold white on red3",
    "yellow": "bold black on yellow1",
    "blue": "bold white on blue",
}
INKS = {
    "black": "bold",
    "red": "bold red1",
    "yellow": "bold yellow1",
    "blue": "bold dodger_blue1",
}
STILL = ("running", "fallen")
"""How a horse stands that is still in the race."""
TALL = 34
"""A screen of so many lines has room for what can be asked for on a small one."""


def colour_of(look: Any, horse: int) -> str:
    """Give the colour of a horse."""
    return str(look.horses[horse - 1].colour)


def letter(spoken: Words, colour: str) -> str:
    """Give the letter of a colour."""
    return spoken.say("ascot-colour-letter", colour=colour)


def tag(terminal: Terminal, look: Any, horse: int) -> Text:
    """Write a horse's number and colour on its silk, in brackets where there is no colour."""
    colour = colour_of(look, horse)
    number = f"{horse}{letter(terminal.words, colour)}"
    return Text(f" {number} " if terminal.coloured else f"[{number}]", SILKS[colour])


def name_of(look: Any, thing: int) -> Sentence:
    """Name a horse, a business or a kept report as the pack on the table does."""
    horses = look.horses
    return thing_name(thing, horses[thing - 1].name if 1 <= thing <= len(horses) else "")


def thing_text(spoken: Words, look: Any, thing: int) -> Text:
    """Name a horse, a business or a kept report; a horse with the letter of its colour."""
    name = spoken.tell(name_of(look, thing))
    if thing > HORSES:
        return Text(name)
    colour = colour_of(look, thing)
    return Text(f"{name} {letter(spoken, colour)}", INKS[colour])


def things_text(spoken: Words, look: Any, things: Sequence[int]) -> Text:
    """Name several things."""
    return Text(", ").join(thing_text(spoken, look, thing) for thing in things)


def short_things(spoken: Words, look: Any, things: Sequence[int]) -> Text:
    """Write things in a word each: horses by number and colour, the others as people call them.

    Of reports one may hold several, and a screen of 24 lines has no room for each.
    """
    written = []
    for thing, held in Counter(things).items():
        if thing <= HORSES:
            colour = colour_of(look, thing)
            written.append(Text(f"{thing}{letter(spoken, colour)}", INKS[colour]))
        else:
            several = f"{held}x " if held > 1 else ""
            written.append(Text(several + spoken.say("ascot-short-thing", thing=thing)))
    return Text(" ").join(written)


def francs(spoken: Words, amount: int) -> str:
    """Write francs with their unit."""
    return spoken.say("ascot-francs", francs=amount)


def bare(spoken: Words, amount: int) -> str:
    """Write a number alone, as the columns of a table want it."""
    return spoken.say("ascot-count", count=amount)


def holder_name(spoken: Words, names: Sequence[str], seat: int) -> str:
    """Name a seat inside a sentence, or the Bank where it is nobody's."""
    return within(spoken, names[seat]) if seat >= 0 else spoken.say("ascot-the-bank")


def dice_text(terminal: Terminal, look: Any) -> list[Text]:
    """Draw the dice as they lie, in three lines."""
    edges = "+-+|++" if terminal.ascii_only else "┌─┐│└┘"
    lines = [Text(), Text(), Text()]
    for die in look.dice:
        for line, row in zip(
            lines,
            (
                f"{edges[0]}{edges[1] * 3}{edges[2]}",
                f"{edges[3]} {die} {edges[3]}",
                f"{edges[4]}{edges[1] * 3}{edges[5]}",
            ),
            strict=True,
        ):
            line.append(f"{row} ", "bold")
    return lines


def shortened(names: Sequence[str], width: int) -> list[str]:
    """Cut names to a width; those that would then look alike end with the number of the seat."""
    cut = [name[:width] for name in names]
    return [
        short if cut.count(short) == 1 else f"{short[: width - 2]} {seat}"
        for seat, short in enumerate(cut, start=1)
    ]
