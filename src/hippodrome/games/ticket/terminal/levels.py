"""The questions that lead to a move of Ticket Gagnant, and how each answer is described."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from hippodrome.games.ticket.moves import MOVES
from hippodrome.games.ticket.parts import CARD, WAY
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


def notation(choice: Any) -> str:
    """Write a choice's move down."""
    return MOVES.write(MOVES.number(choice.move))


def way_of(choice: Any) -> int:
    """Give where a choice sends the horse in the way, as the index of that part."""
    return WAY.index(getattr(choice.move, "way", "none")) or 0


def course(choice: Any) -> str:
    """Part races by what is run."""
    return str(choice.move.course)


def cards(choice: Any) -> int:
    """Part races by how many cards are dealt."""
    return int(choice.move.cards)


def sealed(choice: Any) -> bool:
    """Part races by whether their tickets stay face down until the finish."""
    return bool(choice.move.kind == "sealed-race")


def box(place: str) -> Callable[[Any], int]:
    """Part tickets by the horse in one box, 0 for none."""
    return lambda choice: int(getattr(choice.move, place))


def card(choice: Any) -> int:
    """Part moves by the card they spend."""
    return int(choice.card)


def joker_horse(choice: Any) -> int:
    """Part a joker's moves by the horse they move; other cards are not parted."""
    return int(choice.horse) if choice.move.kind == "joker" else 0


def run(choice: Any) -> str:
    """Part moves by all but where a horse in the way goes."""
    return notation(choice).removesuffix(WAY.write(way_of(choice)))


def whole(choice: Any) -> str:
    """Part moves completely."""
    return notation(choice)


def label_course(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a course."""
    return Text(spoken.say("course", course=course(choices[0])))


def label_cards(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a number of cards."""
    return Text(spoken.say("cards-each", cards=cards(choices[0])))


def label_sealed(spoken: Words, look: Any, choices: Choices) -> Text:
    """Say when the tickets are turned over."""
    return Text(spoken.say("tickets-turned", hidden=int(sealed(choices[0]))))


def label_box(place: str) -> Callable[[Words, Any, Choices], Text]:
    """Describe what stands in a box of the ticket."""

    def label(spoken: Words, look: Any, choices: Choices) -> Text:
        horse = box(place)(choices[0])
        if horse == 0:
            return Text(spoken.say("box-empty"), "dim")
        return Text(spoken.say("horse", number=horse), ink(horse))

    return label


def label_card(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a card in hand."""
    spent = card(choices[0])
    held = next(one for one in look.hand if one.kind == spent)
    written = CARD.write(held.kind - CARD.lowest)
    return Text(f"{written.ljust(3)}  ").append_text(card_text(spoken, held))


def label_horse(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe the horse a joker would move, and where it stands."""
    choice = choices[0]
    name = spoken.say("horse", number=choice.horse)
    return Text.assemble((name, ink(choice.horse)), f"  {choice.start.name}")


def label_run(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe where a move lands, and who must make room."""
    choice = choices[0]
    say = spoken.say
    written = run(choice).ljust(5)
    if choice.start is None:
        discarded = choice.move.kind == "discard"
        told = say("choice-discard") if discarded else say("choice-nobody-moves")
        return Text(f"{written}  {told}")
    horse = sentence("horse", number=choice.horse)
    if choice.start == choice.end:
        told = say("choice-stays", horse=horse, start=choice.start.name)
    else:
        told = say(
            "choice-lands",
            horse=horse,
            direction=choice.move.side if choice.beside else choice.move.direction,
            card="pair" if choice.beside else "run",
            start=choice.start.name,
            end=choice.end.name,
        )
    text = Text(f"{written}  ").append(told, ink(choice.horse).removeprefix("bold "))
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
    return Text(f"{notation(choice).ljust(8)}  {yields(spoken, choice)}")


def yields(spoken: Words, choice: Any) -> str:
    """Say where the horse in the way goes."""
    other = sentence("horse", number=choice.displaced)
    return spoken.say("choice-yields", horse=other, end=choice.displaced_to.name)


LEVELS = {
    "choose": (
        Level(course, "course", label_course, columns=1),
        Level(cards, "cards", label_cards, own_number=True),
        Level(sealed, "hidden", label_sealed, columns=1),
    ),
    "predict": tuple(
        Level(box(place), place, label_box(place), own_number=True)
        for place in ("first", "second", "third")
    ),
    "race": (
        Level(card, "card", label_card),
        Level(joker_horse, "horse", label_horse, own_number=True),
        Level(run, "move", label_run, columns=1),
        Level(whole, "yield", label_yield, columns=1),
    ),
}
