"""Dice on a screen: every colour has its letter and every face its sign; colour is an extra."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from hippodrome.games.finishline.parts import COLOUR_NAMES
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

STYLES = {
    "white": "bold black on white",
    "red": "bold white on red3",
    "yellow": "bold black on yellow1",
    "green": "bold white on dark_green",
    "black": "bold white on grey19",
}
SIGNS = {
    "horseshoe": "∪",
    "black-shoe": "∩",
    "double": "∪∪",
    "whip": "!",
    "pace": "⇄",
    "helmet": "»",
    "level": "=",
    "interference": "×",
    "loss": "«",
    "extra": "+",
    "side": "$",
    "disqualified": "∅",
    "trick": "?",
    "outsider": "€",
    "blank": "·",
    "arrow": "▶",
}
OLD_SIGNS = {
    "horseshoe": "u",
    "black-shoe": "n",
    "double": "uu",
    "whip": "!",
    "pace": "~",
    "helmet": ">",
    "level": "=",
    "interference": "x",
    "loss": "<",
    "extra": "+",
    "side": "$",
    "disqualified": "0",
    "trick": "?",
    "outsider": "E",
    "blank": ".",
    "arrow": ">",
}
NEEDED_FOR_BOXES = 32
"""A screen of so many lines has room for dice with edges."""
BOX_GAP = 4


def signs(terminal: Terminal) -> dict[str, str]:
    """Give the signs this screen can show."""
    return OLD_SIGNS if terminal.ascii_only else SIGNS


def letter(spoken: Words, colour: str) -> str:
    """Give the letter of a colour in the language spoken."""
    return spoken.say("finishline-letter", colour=colour)


def chip(spoken: Words, colour: str, sign: str = "") -> Text:
    """Draw a die in a line of text: its letter, and what it shows."""
    return Text(f"[{letter(spoken, colour)}{sign}]", STYLES[colour])


def tray(terminal: Terminal, look: Any) -> Text:
    """Draw the reserve, colour by colour."""
    spoken = terminal.words
    drawn = Text(spoken.say("finishline-tray"), "bold", no_wrap=True)
    for colour in COLOUR_NAMES:
        count = look.reserve[colour]
        closed = colour == "yellow" and not look.home
        drawn.append(" ").append_text(chip(spoken, colour))
        told = spoken.say("finishline-tray-dice", count=count, colour=colour)
        drawn.append(f" {told}", "not bold" if count and not closed else "not bold dim")
        if closed:
            told = spoken.say("finishline-tray-closed", straight=look.straight)
            drawn.append(f" {told}", "not bold dim")
    return drawn


def gone(terminal: Terminal, look: Any) -> Text:
    """List the dice that have left the race and which a trick may bring back."""
    spoken = terminal.words
    drawn = Text(spoken.say("finishline-gone", any=int(look.any_die)), "dim", no_wrap=True)
    for colour in COLOUR_NAMES:
        if count := look.left[colour]:
            drawn.append(" ").append_text(chip(spoken, colour))
            drawn.append(f" {spoken.say('finishline-tray-dice', count=count, colour=colour)}")
    return drawn


def shown(spoken: Words, die: Any) -> str:
    """Say in a word or two what a die shows."""
    if not die.face:
        return ""
    if die.face == "outsider":
        return spoken.say("finishline-euros", euros=die.amount, debt=0)
    return spoken.say("finishline-face-short", face=die.face)


def front(terminal: Terminal, look: Any) -> Text:
    """Draw the dice before the player, with edges where the screen is tall enough."""
    if terminal.console.height >= NEEDED_FOR_BOXES:
        return boxes(terminal, look)
    spoken, known = terminal.words, signs(terminal)
    drawn = Text(spoken.say("finishline-dice"), "bold", no_wrap=True)
    for number, die in enumerate(look.front, start=1):
        drawn.append(f"  {number} ", "bold")
        drawn.append_text(chip(spoken, die.colour, known.get(die.face, "")))
        drawn.append(f" {shown(spoken, die)}".rstrip(), "not bold")
    return drawn


def boxes(terminal: Terminal, look: Any) -> Text:
    """Draw the dice with edges, each with its number, its colour and what it shows."""
    spoken, known = terminal.words, signs(terminal)
    side, corners = ("-", "++++") if terminal.ascii_only else ("─", "┌┐└┘")
    wall = "|" if terminal.ascii_only else "│"
    lines = [Text(no_wrap=True) for _ in range(3)]
    for number, die in enumerate(look.front, start=1):
        sign = known.get(die.face, "").center(3)
        words = shown(spoken, die)
        width = max(len(words), len(str(number))) + BOX_GAP
        style = STYLES[die.colour]
        edges = (
            f"{corners[0]}{side * 3}{corners[1]}",
            f"{wall}{sign}{wall}",
            f"{corners[2]}{side * 3}{corners[3]}",
        )
        beside = (str(number), words, f"[{letter(spoken, die.colour)}]")
        for line, edge, told in zip(lines, edges, beside, strict=True):
            line.append(edge, style).append(f" {told}".ljust(width))
    return Text("\n", no_wrap=True).join(lines)


def every_face(terminal: Terminal, look: Any) -> Text:
    """Explain all faces of all dice."""
    spoken, known = terminal.words, signs(terminal)
    drawn = Text()
    for colour, faces in look.faces.items():
        for face in dict.fromkeys(faces):
            drawn.append("\n" if drawn else "")
            drawn.append_text(chip(spoken, colour, known[face].ljust(2)))
            drawn.append(f" {does(spoken, look, face, 1000)}")
    return drawn


def does(spoken: Words, look: Any, face: str, amount: int) -> str:
    """Say what a face is good for."""
    euros = look.side_stake if face == "side" else amount
    return spoken.say(
        "finishline-face-does",
        face=face,
        amount=euros,
        any=int(look.any_die),
        whole=int(look.whole_pairs),
    )
