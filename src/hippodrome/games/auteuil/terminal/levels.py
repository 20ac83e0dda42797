"""The questions that lead to a move at Auteuil, and how each answer is described."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from hippodrome.games.auteuil.terminal.course import letters
from hippodrome.terminal.face import Choices, Level
from hippodrome.terminal.silks import ink
from hippodrome.words import Words, sentence

SLIP = ("tierce", "win", "place")
"""The bets of a slip, in the order in which they are asked for."""
ROWS = 3
"""The rows of a tiercé."""
KIND_OF_PHASE = {"dice": "die", "bonus": "bonus", "fourth": "fourth", "interval": "ready"}


def kind_asked(look: Any) -> str:
    """Say which kind of move is asked for: on a slip the first bet that is missing."""
    if look.phase in KIND_OF_PHASE:
        return KIND_OF_PHASE[look.phase]
    offered = {choice.kind for choice in look.choices}
    return next(kind for kind in SLIP if kind in offered)


def row(number: int) -> Callable[[Any], int]:
    """Part tiercés by the horse in one of their rows."""
    return lambda choice: int(choice.horses[number - 1])


def horse(choice: Any) -> int:
    """Part moves by their horse; 0 is having enough."""
    return int(choice.horse)


def points(choice: Any) -> int:
    """Part moves by the die they give."""
    return int(choice.points)


def bought(choice: Any) -> int:
    """Part ways to go on by the sweets that are changed."""
    return int(choice.bought)


def horse_text(spoken: Words, number: int) -> Text:
    """Name a horse in the colour of its silk."""
    return Text(spoken.say("auteuil-horse", number=number), ink(number))


def label_row(number: int) -> Callable[[Words, Any, Choices], Text]:
    """Describe a horse for one row of the tiercé."""

    def label(spoken: Words, look: Any, choices: Choices) -> Text:
        return horse_text(spoken, row(number)(choices[0]))

    return label


def label_horse(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a horse to bet on."""
    return horse_text(spoken, choices[0].horse)


def label_die(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a die by the horses that could take it."""
    takers = Text()
    for choice in choices:
        takers.append(f" {choice.horse}", ink(choice.horse))
    return Text(spoken.say("auteuil-choice-die")).append_text(takers)


def label_move(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe what becomes of a horse that takes a die or a square, or that one has enough."""
    choice = choices[0]
    if choice.kind == "enough":
        return Text(spoken.say("auteuil-choice-enough"), "dim")
    plain = ink(choice.horse).removeprefix("bold ")
    style = "bold red" if choice.falls else ink(choice.horse) if choice.place else plain
    return Text(consequence(spoken, look, choice), style)


def consequence(spoken: Words, look: Any, choice: Any) -> str:
    """Say where a move takes its horse; obstacles go by their letters on the course."""
    runner = sentence("auteuil-horse", number=choice.horse)
    if choice.place:
        return spoken.say("auteuil-choice-arrives", horse=runner, place=choice.place)
    start, end = choice.start % look.course.lap, choice.end % look.course.lap
    known = letters(look)
    if choice.falls:
        return spoken.say(
            "auteuil-choice-falls", horse=runner, start=start, end=end, letter=known[end]
        )
    if not choice.jumped:
        return spoken.say("auteuil-choice-runs", horse=runner, start=start, end=end)
    over = " ".join(known[square] for square in choice.jumped)
    return spoken.say("auteuil-choice-jumps", horse=runner, start=start, end=end, letters=over)


def label_ready(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe going on, with sweets changed into money or without."""
    sweets = choices[0].bought
    francs = sweets * look.sweet_worth
    return Text(spoken.say("auteuil-choice-ready", sweets=sweets, francs=francs))


def marked_so_far(choices: Choices) -> tuple[int, ...]:
    """Give the horses that all these tiercés have in their first rows."""
    marked: list[int] = []
    for chosen in zip(*(choice.horses for choice in choices), strict=True):
        if len(set(chosen)) > 1:
            break
        marked.append(chosen[0])
    return tuple(marked)


def write_tierce(choices: Choices, typed: str) -> str:
    """Write a tiercé with this horse in the next row, and in those after it."""
    rows = [*map(str, marked_so_far(choices)), typed, typed, typed][:ROWS]
    return "T" + "-".join(rows)


def write_die(choices: Choices, typed: str) -> str:
    """Write that a die goes to some horse."""
    return f"{typed}>{choices[0].horse}"


def write_horse(choices: Choices, typed: str) -> str:
    """Write the first of these moves with another horse."""
    written = str(choices[0].notation)
    return written.removesuffix(str(choices[0].horse)) + typed


def write_ready(choices: Choices, typed: str) -> str:
    """Write that one goes on with so many sweets changed."""
    return f"go+{typed}"


LEVELS = {
    "tierce": tuple(
        Level(
            row(number),
            place,
            label_row(number),
            own_number=True,
            columns=4,
            notation=write_tierce,
        )
        for number, place in enumerate(("first", "second", "third"), start=1)
    ),
    "win": (Level(horse, "win", label_horse, own_number=True, columns=4, notation=write_horse),),
    "place": (
        Level(horse, "place", label_horse, own_number=True, columns=4, notation=write_horse),
    ),
    "die": (
        Level(points, "die", label_die, own_number=True, columns=3, notation=write_die),
        Level(horse, "horse", label_move, own_number=True, notation=write_horse),
    ),
    "bonus": (Level(horse, "bonus", label_move, own_number=True, notation=write_horse),),
    "fourth": (Level(horse, "fourth", label_move, own_number=True, notation=write_horse),),
    "ready": (
        Level(
            bought,
            "ready",
            label_ready,
            own_number=True,
            columns=4,
            enter="0",
            notation=write_ready,
        ),
    ),
}
