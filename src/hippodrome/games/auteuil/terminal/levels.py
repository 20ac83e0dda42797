"""The questions that lead to a move at Auteuil, and how each answer is described."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from rich.text import Text

from hippodrome.engine.parts import Part, Value
from hippodrome.games.auteuil.moves import MOVES
from hippodrome.games.auteuil.parts import BOUGHT, HORSE, POINTS, PURCHASE
from hippodrome.games.auteuil.terminal.course import letters
from hippodrome.terminal.face import Choices, Level
from hippodrome.terminal.silks import ink
from hippodrome.words import Words, sentence

ROWS = tuple(part.name for part in MOVES.by_name["tierce"].parts)
"""The rows of a tiercé."""


def kind_asked(look: Any) -> str:
    """Say which kind of move is asked for: on a slip the first bet that is missing."""
    return str(look.choices[0].move.kind)


def row(name: str) -> Callable[[Any], int]:
    """Part tiercés by the horse in one of their rows."""
    return lambda choice: int(getattr(choice.move, name))


def horse(choice: Any) -> int:
    """Part moves by their horse; 0 is having enough."""
    return int(getattr(choice.move, "horse", 0))


def points(choice: Any) -> int:
    """Part moves by the die they give."""
    return int(choice.move.points)


def bought(choice: Any) -> int:
    """Part ways to go on by the sweets that are changed; none is having enough."""
    return int(getattr(choice.move, "bought", 0))


def again(choice: Any) -> int:
    """Part throwing again from having enough."""
    return int(choice.move.kind == "again")


def horse_text(spoken: Words, number: int) -> Text:
    """Name a horse in the colour of its silk."""
    return Text(spoken.say("auteuil-horse", number=number), ink(number))


def label_row(name: str) -> Callable[[Words, Any, Choices], Text]:
    """Describe a horse for one row of the tiercé."""

    def label(spoken: Words, look: Any, choices: Choices) -> Text:
        return horse_text(spoken, row(name)(choices[0]))

    return label


def label_horse(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a horse to bet on."""
    return horse_text(spoken, horse(choices[0]))


def label_die(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a die by the horses that could take it."""
    takers = Text()
    for choice in choices:
        takers.append(f" {horse(choice)}", ink(horse(choice)))
    return Text(spoken.say("auteuil-choice-die")).append_text(takers)


def label_move(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe what becomes of a horse that takes a die or a square, or that one has enough."""
    choice = choices[0]
    if choice.move.kind == "enough":
        return Text(spoken.say("auteuil-choice-enough"), "dim")
    silk = ink(horse(choice))
    plain = silk.removeprefix("bold ")
    style = "bold red" if choice.falls else silk if choice.place else plain
    return Text(consequence(spoken, look, choice), style)


def consequence(spoken: Words, look: Any, choice: Any) -> str:
    """Say where a move takes its horse; obstacles go by their letters on the course."""
    runner = sentence("auteuil-horse", number=horse(choice))
    if choice.place:
        return spoken.say("auteuil-choice-arrives", horse=runner, place=choice.place)
    start, end = choice.start % look.course.lap, choice.end % look.course.lap
    known = letters(look)
    if choice.falls:
        return spoken.say(
            "auteuil-choice-falls",
            horse=runner,
            start=start,
            end=end,
            letter=known[end],
            out=int(choice.out),
        )
    if not choice.jumped:
        return spoken.say("auteuil-choice-runs", horse=runner, start=start, end=end)
    over = " ".join(known[square] for square in choice.jumped)
    return spoken.say("auteuil-choice-jumps", horse=runner, start=start, end=end, letters=over)


def label_ready(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe going on, with sweets changed into money or without."""
    sweets = bought(choices[0])
    francs = sweets * look.sweet_worth
    return Text(spoken.say("auteuil-choice-ready", sweets=sweets, francs=francs))


def label_purchase(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe what sweets buy before a throw, or throwing at once."""
    if choices[0].move.kind == "enough":
        return Text(spoken.say("auteuil-choice-throw"))
    return label_ready(spoken, look, choices)


def label_again(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe throwing again, or leaving the dice."""
    if choices[0].move.kind == "enough":
        return Text(spoken.say("auteuil-choice-enough"), "dim")
    return Text(spoken.say("auteuil-choice-again"))


def marked_so_far(choices: Choices) -> tuple[int, ...]:
    """Give the horses that all these tiercés have in their first rows."""
    marked: list[int] = []
    for name in ROWS:
        chosen = {row(name)(choice) for choice in choices}
        if len(chosen) > 1:
            break
        marked += chosen
    return tuple(marked)


def typed_value(part: Part, typed: str) -> Value:
    """Give what is typed as a value of a part; a number that is none of its values is refused."""
    index = part.read(typed)
    assert index is not None, "every part of this room complains by itself"
    return part.value(index)


def other_tierce(choices: Choices, typed: str) -> Mapping[str, Value]:
    """Give a tiercé with this horse in the next row, and in those after it."""
    named = typed_value(HORSE, typed)
    rows = (*marked_so_far(choices), *(named for _ in ROWS))
    return {"kind": "tierce", **dict(zip(ROWS, rows, strict=False))}


def other_die(choices: Choices, typed: str) -> Mapping[str, Value]:
    """Give a die to whichever horse comes first."""
    return {**parts(choices), "points": typed_value(POINTS, typed)}


def other_horse(choices: Choices, typed: str) -> Mapping[str, Value]:
    """Give the first of these moves with another horse."""
    return {**parts(choices), "horse": typed_value(HORSE, typed)}


def other_sweets(choices: Choices, typed: str) -> Mapping[str, Value]:
    """Go on with so many sweets changed."""
    return {**parts(choices), "bought": typed_value(BOUGHT, f"+{typed}")}


def other_purchase(choices: Choices, typed: str) -> Mapping[str, Value]:
    """Buy money for so many sweets."""
    return {"kind": "buy", "bought": typed_value(PURCHASE, f"+{typed}")}


def parts(choices: Choices) -> dict[str, Value]:
    """Give the first of these moves by its kind and parts."""
    return dict(msgspec.to_builtins(choices[0].move))


LEVELS = {
    "tierce": tuple(
        Level(row(name), name, label_row(name), own_number=True, columns=4, unlisted=other_tierce)
        for name in ROWS
    ),
    "win": (Level(horse, "win", label_horse, own_number=True, columns=4, unlisted=other_horse),),
    "place": (
        Level(horse, "place", label_horse, own_number=True, columns=4, unlisted=other_horse),
    ),
    "die": (
        Level(points, "die", label_die, own_number=True, columns=3, unlisted=other_die),
        Level(horse, "horse", label_move, own_number=True, unlisted=other_horse),
    ),
    "bonus": (Level(horse, "bonus", label_move, own_number=True, unlisted=other_horse),),
    "fourth": (Level(horse, "fourth", label_move, own_number=True, unlisted=other_horse),),
    "again": (Level(again, "again", label_again, own_number=True),),
    "buy": (
        Level(
            bought,
            "buy",
            label_purchase,
            own_number=True,
            columns=4,
            enter="0",
            unlisted=other_purchase,
        ),
    ),
    "go": (
        Level(
            bought,
            "ready",
            label_ready,
            own_number=True,
            columns=4,
            enter="0",
            unlisted=other_sweets,
        ),
    ),
}
