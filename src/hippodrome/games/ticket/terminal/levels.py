"""The questions that lead to a move of Ticket Gagnant, and how each answer is described."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from hippodrome.terminal.face import Choices, Level
from hippodrome.terminal.silks import ink
from hippodrome.words import Words, sentence


def hand_text(spoken: Words, hand: Sequence[Any]) -> Text:
    """Write a hand on a line."""
    written = Text()
    for index, held in enumerate(hand):
        written.append(" · " if index else "")
        written.append_text(card_text(spoken, held))
    return written


def card_text(spoken: Words, held: Any) -> Text:
    """Name a card, in the colour of its horse where it has one."""
    horses = [sentence("horse", number=horse) for horse in held.horses]
    if held.joker:
        return Text(spoken.say("card-joker"), "bold")
    if held.squares:
        name = spoken.say("card-single", horse=horses[0], squares=held.squares)
        return Text(name, ink(held.horses[0]))
    return Text(spoken.say("card-pair", low=horses[0], high=horses[1]), "bold")


def course(choice: Any) -> str:
    """Part races by what is run."""
    return str(choice.notation).partition(":")[0]


def cards(choice: Any) -> int:
    """Part races by how many cards are dealt."""
    return int(str(choice.notation).partition(":")[2])


def box(number: int) -> Callable[[Any], int]:
    """Part tickets by the horse in one box, 0 for none."""
    return lambda choice: int(str(choice.notation).split("-")[number - 1].replace(".", "0"))


def card(choice: Any) -> int:
    """Part moves by the card they spend."""
    return int(choice.card)


def joker_horse(choice: Any) -> int:
    """Part a joker's moves by the horse they move; other cards are not parted."""
    return int(choice.horse) if str(choice.notation).startswith("J") else 0


def run(choice: Any) -> str:
    """Part moves by all but where a horse in the way goes."""
    return str(choice.notation).partition("/")[0]


def whole(choice: Any) -> str:
    """Part moves completely."""
    return str(choice.notation)


def label_course(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a course."""
    return Text(spoken.say("course", course=course(choices[0])))


def label_cards(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a number of cards."""
    return Text(spoken.say("cards-each", cards=cards(choices[0])))


def label_box(number: int) -> Callable[[Words, Any, Choices], Text]:
    """Describe what stands in a box of the ticket."""

    def label(spoken: Words, look: Any, choices: Choices) -> Text:
        horse = box(number)(choices[0])
        if horse == 0:
            return Text(spoken.say("box-empty"), "dim")
        return Text(spoken.say("horse", number=horse), ink(horse))

    return label


def label_card(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a card in hand."""
    spent = card(choices[0])
    held = next(one for one in look.hand if one.kind == spent)
    return Text(f"{held.notation.ljust(3)}  ").append_text(card_text(spoken, held))


def label_horse(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe the horse a joker would move, and where it stands."""
    choice = choices[0]
    name = spoken.say("horse", number=choice.horse)
    return Text.assemble((name, ink(choice.horse)), f"  {choice.start.name}")


def label_run(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe where a move lands, and who must make room."""
    choice = choices[0]
    say = spoken.say
    notation = run(choice).ljust(5)
    if choice.start is None:
        told = say("choice-discard") if notation.startswith("x") else say("choice-nobody-moves")
        return Text(f"{notation}  {told}")
    horse = sentence("horse", number=choice.horse)
    if choice.start == choice.end:
        told = say("choice-stays", horse=horse, start=choice.start.name)
    else:
        told = say(
            "choice-lands",
            horse=horse,
            direction=choice.direction,
            card="pair" if re.match(r"\d~", notation) else "run",
            start=choice.start.name,
            end=choice.end.name,
        )
    text = Text(f"{notation}  ").append(told, ink(choice.horse).removeprefix("bold "))
    if choice.displaced and len(choices) == 1:
        text.append(f", {yields(spoken, choice)}")
    elif choice.displaced:
        other = sentence("horse", number=choice.displaced)
        text.append(f", {say('choice-must-yield', horse=other, ways=len(choices))}")
    return text


def label_yield(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe where the horse in the way goes."""
    choice = choices[0]
    if not choice.displaced:
        return label_run(spoken, look, choices)
    return Text(f"{choice.notation.ljust(8)}  {yields(spoken, choice)}")


def yields(spoken: Words, choice: Any) -> str:
    """Say where the horse in the way goes."""
    other = sentence("horse", number=choice.displaced)
    return spoken.say("choice-yields", horse=other, end=choice.displaced_to.name)


LEVELS = {
    "choose": (
        Level(course, "course", label_course, columns=1),
        Level(cards, "cards", label_cards, own_number=True),
    ),
    "predict": tuple(
        Level(box(number), place, label_box(number), own_number=True)
        for number, place in enumerate(("first", "second", "third"), start=1)
    ),
    "race": (
        Level(card, "card", label_card),
        Level(joker_horse, "horse", label_horse, own_number=True),
        Level(run, "move", label_run, columns=1),
        Level(whole, "yield", label_yield, columns=1),
    ),
}
