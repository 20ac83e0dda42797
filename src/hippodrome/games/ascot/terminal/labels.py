"""How each answer at Ascot is described."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from rich.text import Text

from hippodrome.engine.story import Phrase
from hippodrome.games.ascot.moves import MOVES
from hippodrome.games.ascot.people.names import PHRASES, THINGS, odds_name
from hippodrome.games.ascot.terminal.people import open_things
from hippodrome.games.ascot.terminal.signs import (
    INKS,
    bare,
    colour_of,
    francs,
    letter,
    name_of,
    short_things,
    thing_text,
)
from hippodrome.terminal.face import Choices
from hippodrome.words import Words

KEYS = {row.move.name: f"ascot-move-{row.move.name}" for row in MOVES.rows}
"""What each kind of move is called in the catalogues."""
SQUARES = ("lane", "on", "adv", "led")
"""Moves that lead to a square of the course."""
TITLES = ("swap", "throw", "sell")
"""Moves about cards, whose price matters."""
RACERS = ("fav", "scratch", "horse")
"""Moves about horses, on which Advantages and Disadvantages lie."""


def label(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe the moves an answer leaves: what they are about and what they lead to."""
    choice = choices[0]
    describe = LABELS.get(choice.move.kind, in_words)
    return describe(spoken, look, choice)


def in_words(spoken: Words, look: Any, choice: Any) -> Text:
    """Say what a move is in the words of its kind."""
    row = MOVES.by_name[choice.move.kind]
    phrases: dict[str, Phrase] = {**PHRASES, **dict.fromkeys(THINGS, partial(name_of, look))}
    gaps = {}
    for part in row.parts:
        value = getattr(choice.move, part.name)
        gaps[part.name] = phrases[part.name](value) if part.name in phrases else value
    return Text(spoken.say(KEYS[choice.move.kind], **gaps))


def no(spoken: Words, look: Any, choice: Any) -> Text:
    """Describe doing nothing, or no more."""
    return Text(spoken.say("ascot-choice-no", phase=look.phase, kind=choice.move.kind), "dim")


def yes(spoken: Words, look: Any, choice: Any) -> Text:
    """Describe agreeing to what is offered."""
    return Text(spoken.say("ascot-choice-yes", phase=look.phase, francs=abs(choice.francs)))


def drop(spoken: Words, _look: Any, choice: Any) -> Text:
    """Describe dropping a Disadvantage."""
    return Text(spoken.say("ascot-choice-drop", advantage=choice.move.advantage))


def money(spoken: Words, _look: Any, choice: Any) -> Text:
    """Describe putting money into an offer."""
    return Text(spoken.say("ascot-choice-money", kind=choice.move.kind))


def traded(spoken: Words, look: Any, choice: Any) -> Text:
    """Describe what is laid on the scale, and on which side."""
    told = spoken.say("ascot-choice-trade", gives=int(choice.gives))
    return Text(f"{told} ").append_text(thing_text(spoken, look, choice.thing))


def about(spoken: Words, look: Any, choice: Any) -> Text:
    """Describe a card, a horse or a report, and what it is worth."""
    written = thing_text(spoken, look, choice.thing)
    price = next((card.price for card in look.cards if card.card == choice.thing), 0)
    if choice.move.kind in TITLES and price:
        written.append(f" {bare(spoken, price)}", "not bold dim")
    if choice.move.kind in RACERS:
        horse = look.horses[choice.thing - 1]
        if horse.advantages:
            written.append(f" +{horse.advantages}", "bold green")
        if horse.disadvantages:
            written.append(f" −{horse.disadvantages}", "bold red")
    return written


def reports(spoken: Words, _look: Any, choice: Any) -> Text:
    """Describe a pack of reports by its trainer."""
    return Text(spoken.say("ascot-the-pack", pack=choice.move.pack))


def priced(spoken: Words, _look: Any, choice: Any) -> Text:
    """Describe what a place would pay."""
    return Text(spoken.tell(odds_name(choice.move.odds)))


def addressed(spoken: Words, look: Any, choice: Any) -> Text:
    """Describe somebody to trade with, by purse, horses and reports."""
    other = look.seats[choice.move.seat]
    things = [*open_things(look, other.seat), *other.kept]
    return Text(f"{francs(spoken, other.purse)}  ").append_text(short_things(spoken, look, things))


def whose(spoken: Words, look: Any, choice: Any) -> Text:
    """Describe for which horse a throw is, and where it could take it."""
    written = thing_text(spoken, look, choice.thing)
    horse = look.horses[choice.thing - 1]
    if horse.status == "fallen":
        told = spoken.say("ascot-choice-down")
    elif choice.needed:
        told = spoken.say("ascot-choice-waits", needed=choice.needed)
    elif not choice.reach:
        told = spoken.say("ascot-choice-stuck")
    elif 0 in choice.reach:
        told = spoken.say("ascot-choice-home")
    else:
        lanes, count = " ".join(map(str, choice.reach)), len(choice.reach)
        told = spoken.say("ascot-choice-reach", length=choice.length, lanes=lanes, count=count)
    mark = "*" if choice.move.whose == "favourite" else ""
    return written.append(f"{mark} {told}", "not bold")


def square(spoken: Words, look: Any, choice: Any) -> Text:
    """Describe the square a lane leads to."""
    if choice.home:
        return Text(spoken.say("ascot-choice-home"), "bold green")
    if not inscribed(look, choice.square):
        ground = "own" if choice.own_colour else choice.square
        bonus = look.horses[choice.thing - 1].bonus
        told = spoken.say("ascot-ground", ground=ground, lengths=bonus)
        style = INKS.get(choice.square, "")
    else:
        told = spoken.say("ascot-inscription", kind=choice.square, number=choice.number)
        style = "bold red" if choice.square in ("falls", "broken-bridle", "burst-vessel") else ""
    written = Text(told, style)
    if choice.move.kind == "adv":
        colour = letter(spoken, colour_of(look, choice.thing))
        written.append(f" −1{colour}", "bold yellow")
    return written


def inscribed(look: Any, square: str) -> bool:
    """Is there an order on this kind of square, not only a colour or turf?"""
    return any(one.kind == square for one in look.course.inscriptions)


def amount(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe an amount of money: with the hammer's tenth, or by what a stake would get."""
    choice = choices[0]
    if not choice.step:
        return label(spoken, look, choices)
    (cost,) = choice.costs
    if cost != choice.move.francs:
        return Text(spoken.say("ascot-choice-cost", francs=cost))
    (back,) = choice.returns
    return Text(spoken.say("ascot-choice-back", francs=back) if back else francs(spoken, cost))


LABELS: dict[str, Callable[[Words, Any, Any], Text]] = {
    **dict.fromkeys(("pass", "done", "send"), no),
    **dict.fromkeys(SQUARES, square),
    **dict.fromkeys(("pay", "ask"), money),
    **dict.fromkeys(("trade", "give", "take"), traded),
    **dict.fromkeys((*TITLES, *RACERS), about),
    "yes": yes,
    "for": whose,
    "drop": drop,
    "read": reports,
    "place": about,
    "odds": priced,
    "to": addressed,
}
"""How each kind of move is described; others go by the words of their kind."""
