"""The training board on a screen: the loop in two straights, the reports in the middle.

The string goes round to the right above and comes back below; each square has the letter of whoever
is paid there, or of what happens. Horses stand outside the loop, on the side of their square.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from hippodrome.games.ascot.people.names import report_name, square_name
from hippodrome.games.ascot.terminal.signs import SILKS, TALL, dice_text, letter, short_things
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

WIDEST_CELL = 5
MANY = 6
"""With so many seats a small screen has no line for the horses in their boxes."""
DEEP, DEEPER = 2, 4
"""Rows of horses that may stand at one square, on either side, and on a tall screen."""


class Loop:
    """The training loop as it is drawn on one screen."""

    def __init__(self, terminal: Terminal, look: Any) -> None:
        """Measure how wide a square can be."""
        self.terminal = terminal
        self.look = look
        squares = len(look.training.squares)
        half = -(-squares // 2)
        self.above: Sequence[int] = range(half)
        self.below: Sequence[int] = range(squares - 1, half - 1, -1)
        self.deep = DEEPER if roomy(terminal, look) else DEEP
        self.cell = max(2, min(WIDEST_CELL, (terminal.console.width - 4) // half))
        self.standing: dict[int, list[Any]] = {}
        for horse in look.horses:
            if horse.square >= 0:
                self.standing.setdefault(horse.square, []).append(horse)

    def drawn(self, middle: Sequence[Text]) -> Text:
        """Draw the whole loop around some lines of text."""
        side = "|" if self.terminal.ascii_only else "│"
        corners = "++++" if self.terminal.ascii_only else "╭╮╰╯"
        rows = [self.horses(self.above, row) for row in reversed(range(self.deep))]
        rows.append(Text(corners[0], "dim") + self.squares(self.above) + Text(corners[1], "dim"))
        width = self.cell * len(self.above)
        for line in middle:
            fitted = line.copy()
            fitted.truncate(width - 2, overflow="ellipsis", pad=True)
            rows.append(Text(f"{side} ", "dim") + fitted + Text(f" {side}", "dim"))
        rows.append(Text(corners[2], "dim") + self.squares(self.below) + Text(corners[3], "dim"))
        rows += [self.horses(self.below, row) for row in range(self.deep)]
        whole = Text("\n").join(rows)
        whole.no_wrap = True
        return whole

    def squares(self, shown: Sequence[int]) -> Text:
        """Draw one straight."""
        written = Text()
        training = self.look.training
        gates = (training.walroy_gate, training.stevens_gate)
        for square in shown:
            sign = square_sign(self.terminal.words, training.squares[square])
            style = "bold reverse" if square in gates else "green" if sign == "." else "bold"
            written.append(sign, style).append(" " * (self.cell - 1))
        missing = len(self.above) - len(shown)
        return written.append(" " * (missing * self.cell))

    def horses(self, shown: Sequence[int], row: int) -> Text:
        """Draw one row of horses outside a straight; a plus where more stand than can be seen."""
        written = Text(" ")
        for square in shown:
            here = self.standing.get(square, [])
            if row >= len(here):
                written.append(" " * self.cell)
                continue
            horse = here[row]
            number = str(horse.horse)
            crowded = row == self.deep - 1 and len(here) > self.deep
            written.append("+" if crowded else number, SILKS[horse.colour])
            written.append(" " * (self.cell - (1 if crowded else len(number))))
        return written


def roomy(terminal: Terminal, look: Any) -> bool:
    """Tell whether the loop may spread: a tall screen, and nothing to be sold on it."""
    return terminal.console.height >= TALL and look.sale is None and look.debt is None


def square_sign(spoken: Words, square: Any) -> str:
    """Give the letter of a square: a report, the door of the club, or whoever is paid."""
    what = square.action or square.payee
    return spoken.say("ascot-square-letter", what=what) if what else "."


def training_ground(terminal: Terminal, look: Any) -> Text:
    """Draw the loop with dice and the last report in its middle."""
    return Loop(terminal, look).drawn(middle(terminal, look))


def middle(terminal: Terminal, look: Any) -> list[Text]:
    """Write what stands inside the loop: dice, the report turned over, the packs."""
    spoken = terminal.words
    notes = [*turned(spoken, look), packs_left(spoken, look)]
    if terminal.console.height >= TALL or len(look.seats) < MANY:
        notes.append(at_home(spoken, look))
    dice = dice_text(terminal, look)
    broad = max(len(line) for line in dice)
    lines = []
    for number in range(max(len(dice), len(notes))):
        line = dice[number].copy() if number < len(dice) else Text()
        if line:
            line.pad_right(broad + 1 - len(line))
        lines.append(line.append_text(notes[number] if number < len(notes) else Text()))
    return lines


def turned(spoken: Words, look: Any) -> list[Text]:
    """Write the report that lies open: its title, then what it does."""
    found = look.training.turned
    if found is None:
        return [Text(spoken.say("ascot-no-report"), "dim")]
    title = spoken.tell(report_name(found.report.name, found.report.own))
    style = "bold yellow" if found.seat >= 0 else ""
    told = spoken.say("ascot-turned", pack=found.pack, effect=effect_of(spoken, found.report))
    effect = Text(told)
    if found.horse:
        effect.append(" · ").append_text(short_things(spoken, look, [found.horse]))
    return [Text(spoken.say("ascot-quoted", title=title), style), effect]


def effect_of(spoken: Words, report: Any) -> str:
    """Say what a report does."""
    return spoken.say(
        "ascot-effect",
        effect=report.effect,
        way="back" if report.number < 0 else "on",
        count=abs(report.number),
        payee=report.payee or "bank",
    )


def packs_left(spoken: Words, look: Any) -> Text:
    """Count the reports nobody has read yet."""
    unread = {pack.pack: sum(pack.unread) for pack in look.training.packs}
    told = spoken.say(
        "ascot-packs-left",
        stevens=unread["stevens"],
        walroy=unread["walroy"],
        vet=unread["vet"],
    )
    return Text(told, "dim")


def at_home(spoken: Words, look: Any) -> Text:
    """List the owned horses still to come out, and those that are back."""
    boxes, back = [], []
    for horse in look.horses:
        number = f"{horse.horse}{letter(spoken, horse.colour)}"
        if horse.trained:
            back.append(number)
        elif horse.owner >= 0 and not horse.gone:
            boxes.append(number)
    told = [spoken.say("ascot-boxes", horses=" ".join(boxes))] if boxes else []
    if back:
        told.append(spoken.say("ascot-back-home", horses=" ".join(back)))
    return Text(" · ".join(told), "dim")


def packs_sheet(terminal: Terminal, look: Any) -> Table:
    """List every report of every pack with its effect, and how many copies are unread."""
    spoken = terminal.words
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="bold")
    table.add_column(spoken.say("ascot-head-report"))
    table.add_column(spoken.say("ascot-head-effect"))
    table.add_column(spoken.say("ascot-head-unread"), justify="right")
    for pack in look.training.packs:
        trainer = spoken.say("ascot-the-pack", pack=pack.pack)
        table.add_row(Text(trainer, "bold"))
        for report, unread in zip(pack.reports, pack.unread, strict=True):
            title = spoken.tell(report_name(report.name, report.own))
            style = "" if unread else "dim"
            table.add_row(title, effect_of(spoken, report), str(unread), style=style)
        if pack.queue:
            coming = pack.reports[pack.queue[0]]
            again = spoken.tell(report_name(coming.name, coming.own))
            table.add_row(Text(spoken.say("ascot-then-again", title=again), "dim"))
    return table


def squares_sheet(terminal: Terminal, look: Any) -> Table:
    """List what happens on the squares of the loop, by their letters and numbers."""
    spoken = terminal.words
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="bold")
    table.add_column(spoken.say("ascot-head-square"))
    table.add_column(spoken.say("ascot-head-dues"), justify="right")
    table.add_column(spoken.say("ascot-head-member-dues"), justify="right")
    table.add_column(spoken.say("ascot-head-where"))
    kinds: dict[Any, list[int]] = {}
    for number, square in enumerate(look.training.squares, start=1):
        kinds.setdefault(square, []).append(number)
    for square, numbers in kinds.items():
        sign = square_sign(spoken, square)
        name = spoken.tell(square_name(square.name, square.own))
        table.add_row(
            f"{sign} {name}",
            spoken.say("ascot-count", count=square.dues) if square.dues else "",
            spoken.say("ascot-count", count=square.member_dues) if square.member_dues else "",
            Text(" ".join(map(str, numbers)), "dim"),
        )
    return table
