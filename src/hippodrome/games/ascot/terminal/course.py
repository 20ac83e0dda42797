"""The race board on a screen: six lanes from the inside, lengths from left to right.

A horse runs to the right, so the inside lane, on its left, is above. Colours are letters, white
squares capital letters; a square that can be reached now carries a ring.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from rich.text import Text

from hippodrome.engine.running import Span
from hippodrome.games.ascot.terminal.signs import INKS, SILKS, STILL, francs, letter
from hippodrome.terminal.running import amount, worth_line
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

COLOURS = {"k": "black", "r": "red", "y": "yellow", "b": "blue"}
TWO_FIGURES = {10: "⑩", 11: "⑪", 12: "⑫"}
OLD_TWO_FIGURES = {10: "0", 11: "%", 12: "&"}
"""How horses of two figures stand on a square of one column."""
ROOMY = 2
RULED = 10
LABEL = 2
"""Columns for the number of a lane."""


class Course:
    """The course as it is drawn on one screen."""

    def __init__(self, terminal: Terminal, look: Any) -> None:
        """Measure, and find who stands where and what can be reached."""
        self.terminal = terminal
        self.look = look
        self.lengths = len(look.course.lanes[0])
        self.runners = [horse for horse in look.horses if horse.status in STILL]
        gates = [self.at_gate(lane) for lane in range(1, len(look.course.lanes) + 1)]
        self.gate = max(len(gate) for gate in gates)
        margin = LABEL + self.gate + len("║║1")
        self.cell = ROOMY if margin + ROOMY * self.lengths <= terminal.console.width else 1
        self.standing = {(horse.lane, horse.length): horse for horse in self.runners}
        self.reached = {
            (choice.lane, choice.length) for choice in look.choices if choice.lane and choice.length
        }
        for choice in look.choices:
            self.reached |= {(lane, choice.length) for lane in choice.reach if lane}

    def at_gate(self, lane: int) -> Text:
        """Write the horses of a lane that have not left the gate."""
        written = Text()
        for horse in self.runners:
            if horse.length == 0 and horse.lane == lane:
                written.append(f" {horse.horse}", INKS[horse.colour])
        return written

    def drawn(self) -> Text:
        """Draw the rule above the lanes, the lanes, and the bend below them."""
        rows = [self.rule()]
        post = "|" if self.terminal.ascii_only else "║"
        for lane, squares in enumerate(self.look.course.lanes, start=1):
            gate = self.at_gate(lane)
            row = Text(f"{lane}:", "bold").append_text(gate)
            row.append(" " * (self.gate - len(gate)) + post, "dim")
            for length, sign in enumerate(squares, start=1):
                row.append_text(self.square(lane, length, sign))
            rows.append(row.append(post, "bold").append(str(lane), "dim"))
        rows.append(self.bend())
        whole = Text("\n").join(rows)
        whole.no_wrap = True
        return whole

    def square(self, lane: int, length: int, sign: str) -> Text:
        """Draw a square: the horse on it, a ring if it can be reached, or what is printed."""
        horse = self.standing.get((lane, length))
        if horse is not None:
            return self.runner(horse)
        if (lane, length) in self.reached:
            return Text("o" if self.terminal.ascii_only else "◎", "bold green").append(
                " " * (self.cell - 1)
            )
        return self.printed(sign).append(" " * (self.cell - 1))

    def runner(self, horse: Any) -> Text:
        """Draw a horse on its silk; the one to move is turned inside out."""
        number = str(horse.horse)
        if len(number) > self.cell:
            number = runner_sign(self.terminal, horse.horse)
        style = SILKS[horse.colour] + (" underline" if horse.horse == self.look.mover else "")
        return Text().append(number.ljust(self.cell), style)

    def printed(self, sign: str) -> Text:
        """Draw what is printed on a square, colours by the letters of the language."""
        if sign in COLOURS:
            colour = COLOURS[sign]
            return Text().append(letter(self.terminal.words, colour), INKS[colour])
        if sign == ".":
            return Text().append("." if self.terminal.ascii_only else "·", "green")
        if sign == "w":
            return Text().append(letter(self.terminal.words, "whip"), "bold magenta")
        return Text().append(sign, "bold")

    def rule(self) -> Text:
        """Count the lengths above the lanes."""
        start = LABEL + self.gate + len("║")
        drawn = [" "] * (start + self.cell * self.lengths)
        for length in range(RULED, self.lengths + 1, RULED):
            number = str(length)
            at = start + self.cell * (length - 1) - len(number) + 1
            drawn[at : at + len(number)] = number
        return Text("".join(drawn), "dim")

    def bend(self) -> Text:
        """Draw the stretch in which no lane is changed, and which lane is the inside one."""
        course, say = self.look.course, self.terminal.words.say
        rail = "=" if self.terminal.ascii_only else "═"
        start = LABEL + self.gate + len("║") + self.cell * course.bend
        inside, told = say("ascot-inside-above"), say("ascot-bend")
        room = start - len(inside) - 1
        line = Text(inside, "dim").append(told.rjust(room) if len(told) < room else " " * room)
        return line.append(f" {rail * (self.cell * (course.whip - course.bend))}", "magenta")


def runner_sign(terminal: Terminal, horse: int) -> str:
    """Give a horse one sign, where a square has no room for two figures."""
    signs = OLD_TWO_FIGURES if terminal.ascii_only else TWO_FIGURES
    return signs.get(horse, str(horse))


def field(terminal: Terminal, look: Any) -> Text:
    """List the horses from the first to the last: home, running with lengths to go, out."""
    home, running, out = arrived(terminal, look), to_go(terminal, look), fallen_out(terminal, look)
    line = Text("  ").join(part for part in (home, running, out) if part)
    if len(line) <= terminal.console.width or not (home or out):
        return line
    return Text("\n").join((running, Text("  ").join(part for part in (home, out) if part)))


def arrived(terminal: Terminal, look: Any) -> Text:
    """List the horses that are home, by their places."""
    written = Text()
    if look.arrival:
        written.append(terminal.words.say("ascot-arrived"), "bold")
    for place, horse in enumerate(look.arrival, start=1):
        written.append(f" {place}.", "bold")
        written.append(str(horse), INKS[look.horses[horse - 1].colour])
    return written


def to_go(terminal: Terminal, look: Any) -> Text:
    """List the horses still on the course with their lengths to go, one's own in brackets.

    Those that are level share the number, which stands after the last of them.
    """
    spoken = terminal.words
    written = Text(spoken.say("ascot-to-go"), "bold")
    post = len(look.course.lanes[0]) + 1
    still = [horse for horse in look.horses if horse.status in STILL]
    still.sort(key=lambda one: (-one.length, one.horse))
    for horse, following in zip_longest(still, still[1:]):
        sign = f"{horse.horse}{letter(spoken, horse.colour)}"
        if terminal.ascii_only and horse.horse in OLD_TWO_FIGURES:
            sign += f"({OLD_TWO_FIGURES[horse.horse]})"
        if look.seat >= 0 and horse.owner == look.seat:
            sign = f"[{sign}]"
        mark = "x" if horse.status == "fallen" else ""
        written.append(f" {sign}", INKS[horse.colour])
        written.append(mark, "bold red")
        if following is None or following.length != horse.length:
            written.append(f":{post - horse.length}", "not bold")
    return written


def fallen_out(terminal: Terminal, look: Any) -> Text:
    """List the horses that run no more."""
    gone = [horse.horse for horse in look.horses if horse.status in ("eliminated", "disqualified")]
    out = terminal.words.say("ascot-out")
    return Text(f"{out} {' '.join(map(str, gone))}" if gone else "", "dim")


def stakes(terminal: Terminal, look: Any, *, tall: bool) -> list[Text]:
    """Say what the first three would get as the Bank stands, and what one's own would bring."""
    spoken = terminal.words
    prizes = dict(zip(("first", "second", "third"), look.order.pays, strict=True))
    if not tall:
        told = spoken.say("ascot-prizes-short", **prizes)
        if look.worth:
            told += f" · {spoken.say('worth-now')} {worth_of(spoken, look.worth)}"
        return [Text(told, "dim")]
    told = spoken.say("ascot-prizes", **prizes, tenth=look.tenth, banker=int(look.banker))
    if not look.worth:
        return [Text(told, "dim")]
    papers = [
        spoken.say(
            "ascot-worth",
            what=paper.what,
            horse=str(paper.horse),
            amount=worth_of(spoken, paper),
        )
        for paper in look.worth.papers
    ]
    return [Text(told, "dim"), worth_line(terminal, worth_of(spoken, look.worth), papers)]


def worth_of(spoken: Words, worth: Span) -> str:
    """Write an amount in francs, as far as it is known."""
    return amount(spoken, worth, lambda figure: francs(spoken, figure))


def legend(terminal: Terminal, look: Any, width: int) -> list[Text]:
    """Say what each letter on the course stands for, as many to a line as fit."""
    spoken = terminal.words
    entries = [
        (one.sign, spoken.say("ascot-inscription", kind=one.kind, number=one.number))
        for one in look.course.inscriptions
    ]
    entries += signs_of_colours(spoken, look)
    entries += [
        ("*", spoken.say("ascot-sign", sign="any-colour")),
        (letter(spoken, "whip"), spoken.say("ascot-sign", sign="whip")),
    ]
    lines = [Text()]
    for sign, told in entries:
        entry = Text().append(sign, "bold").append(f" {told}", "dim")
        if lines[-1] and len(lines[-1]) + 2 + len(entry) > width:
            lines.append(Text())
        lines[-1].append("  " if lines[-1] else "").append_text(entry)
    return lines


def signs_of_colours(spoken: Words, look: Any) -> Sequence[tuple[str, str]]:
    """Say how far each colour carries its own horses."""
    bonus = {horse.colour: horse.bonus for horse in look.horses}
    return [
        (letter(spoken, colour), spoken.say("ascot-bonus", colour=colour, lengths=lengths))
        for colour, lengths in bonus.items()
    ]
