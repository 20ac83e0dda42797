"""How each answer at Ascot is described."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from hippodrome.games.ascot.terminal.people import open_things
from hippodrome.games.ascot.terminal.signs import (
    INKS,
    bare,
    colour_of,
    francs,
    letter,
    short_things,
    thing_text,
)
from hippodrome.terminal.face import Choices
from hippodrome.words import Words

COLOURS = ("black", "red", "yellow", "blue")
GROUND = ("plain", *COLOURS, "any-colour", "whip")
SQUARES = ("lane", "onward", "advantage", "inscription")


def label(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe the moves an answer leaves: what they are about and what they lead to."""
    choice = choices[0]
    if choice.kind in ("pass", "done", "send"):
        return Text(spoken.say("ascot-choice-no", phase=look.phase, kind=choice.kind), "dim")
    if choice.kind in SQUARES:
        return square(spoken, look, choice)
    if choice.kind in ("drop", "drop-with-advantage"):
        return Text(spoken.say("ascot-choice-drop", kind=choice.kind))
    if choice.kind in ("for-favourite", "for-next"):
        return whose(spoken, look, choice)
    if choice.kind == "accept":
        return Text(spoken.say("ascot-choice-yes", phase=look.phase, francs=abs(choice.francs)))
    if choice.kind == "pack":
        return Text(spoken.say("ascot-the-pack", pack=choice.pack))
    if choice.kind == "address":
        return addressed(spoken, look, choice.seat)
    if choice.kind in ("pay", "ask"):
        return Text(spoken.say("ascot-choice-money", kind=choice.kind))
    return about(spoken, look, choice)


def about(spoken: Words, look: Any, choice: Any) -> Text:
    """Describe a card, a horse or a report, and what is done with it."""
    if choice.kind in ("trade", "give", "take"):
        told = spoken.say("ascot-choice-trade", gives=int(choice.gives))
        return Text(f"{told} ").append_text(thing_text(spoken, look, choice.thing))
    written = thing_text(spoken, look, choice.thing)
    price = next((card.price for card in look.cards if card.card == choice.thing), 0)
    if choice.kind in ("exchange", "throw", "sell") and price:
        written.append(f" {bare(spoken, price)}", "not bold dim")
    if choice.kind in ("favourite", "withdraw", "member-horse"):
        horse = look.horses[choice.thing - 1]
        if horse.advantages:
            written.append(f" +{horse.advantages}", "bold green")
        if horse.disadvantages:
            written.append(f" −{horse.disadvantages}", "bold red")
    return written


def addressed(spoken: Words, look: Any, seat: int) -> Text:
    """Describe somebody to trade with, by purse, horses and reports."""
    other = look.seats[seat]
    things = [*open_things(look, seat), *other.kept]
    return Text(f"{francs(spoken, other.purse)}  ").append_text(short_things(spoken, look, things))


def whose(spoken: Words, look: Any, choice: Any) -> Text:
    """Describe for which horse a throw is, and where it could take it."""
    written = thing_text(spoken, look, choice.thing)
    horse = look.horses[choice.thing - 1]
    if horse.status == "fallen":
        told = spoken.say("ascot-choice-down")
    elif horse.length + look.dice[0] > len(look.course.lanes[0]) + 1:
        told = spoken.say("ascot-choice-beyond")
    elif not choice.reach:
        told = spoken.say("ascot-choice-stuck")
    elif 0 in choice.reach:
        told = spoken.say("ascot-choice-home")
    else:
        lanes, count = " ".join(map(str, choice.reach)), len(choice.reach)
        told = spoken.say("ascot-choice-reach", length=choice.length, lanes=lanes, count=count)
    mark = "*" if choice.kind == "for-favourite" else ""
    return written.append(f"{mark} {told}", "not bold")


def square(spoken: Words, look: Any, choice: Any) -> Text:
    """Describe the square a lane leads to."""
    if choice.home:
        return Text(spoken.say("ascot-choice-home"), "bold green")
    if choice.square in GROUND:
        ground = "own" if choice.own_colour else choice.square
        bonus = look.horses[choice.thing - 1].bonus
        told = spoken.say("ascot-ground", ground=ground, lengths=bonus)
        style = INKS.get(choice.square, "")
    else:
        told = spoken.say("ascot-inscription", kind=choice.square, number=choice.number)
        style = "bold red" if choice.square in ("falls", "broken-bridle", "burst-vessel") else ""
    written = Text(told, style)
    if choice.kind == "advantage":
        colour = letter(spoken, colour_of(look, choice.thing))
        written.append(f" −1{colour}", "bold yellow")
    return written


def amount(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe an amount of money, with the hammer's tenth where it costs one."""
    choice = choices[0]
    if choice.kind in ("pass", "done", "send"):
        return label(spoken, look, choices)
    if choice.cost != choice.francs:
        return Text(spoken.say("ascot-choice-cost", francs=choice.cost))
    return Text(francs(spoken, choice.francs))
