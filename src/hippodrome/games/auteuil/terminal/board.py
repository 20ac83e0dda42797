"""Auteuil on a screen: the telegram and the slips, then the course, then how it came out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.engine.running import Span
from hippodrome.games.auteuil.people.look.types import Phase
from hippodrome.games.auteuil.people.names import race_name
from hippodrome.games.auteuil.terminal.course import GATE, SIDES, Loop, arrived, infield, to_go
from hippodrome.games.auteuil.terminal.seats import BESIDE, TALL, seats
from hippodrome.games.auteuil.terminal.sheets import settled, telegram
from hippodrome.terminal.running import amount, worth_line
from hippodrome.terminal.screen import Terminal

BEFORE: tuple[Phase, ...] = ("deal", "entries", "slips")
SETTLED: tuple[Phase, ...] = ("interval", "closed")
WIDE = 120
"""A screen of so many columns has room for the seats beside the course."""


def board(terminal: Terminal, look: Any, names: Sequence[str]) -> Group:
    """Draw the whole table as this moment of the evening needs it."""
    heading = title(terminal, look)
    if look.phase in SETTLED:
        return Group(heading, *settled(terminal, look, names))
    if look.phase in BEFORE:
        parts: list[RenderableType] = [heading]
        if look.card is not None:
            parts.append(telegram(terminal, look))
        return Group(*parts, seats(terminal, look, names, terminal.console.width))
    width = terminal.console.width
    beside = width >= WIDE
    loop = Loop(terminal, look, width - (BESIDE if beside else 0))
    course = loop.drawn(infield(terminal, look, loop.width + GATE - SIDES))
    field = to_go(terminal, look)
    if look.arrival:
        field = arrived(terminal, look).append(" ").append_text(field)
    tall = terminal.console.height >= TALL
    # While sweets are offered, a small screen is full.
    now = [worth(terminal, look, tall)] if look.worth and (tall or look.phase != "bonus") else []
    if beside:
        side_by_side = Table.grid(padding=(0, 2))
        side_by_side.add_row(course, seats(terminal, look, names, BESIDE))
        return Group(heading, side_by_side, field, *now)
    return Group(heading, course, field, *now, seats(terminal, look, names, width))


def worth(terminal: Terminal, look: Any, tall: bool) -> Text:
    """Write what one's own horses and slip would bring if the race ended here."""
    spoken = terminal.words

    def told(found: Span) -> str:
        return amount(spoken, found, lambda figure: spoken.say("auteuil-francs", francs=figure))

    parts = [
        spoken.say("auteuil-worth", what=paper.what, horse=str(paper.horse), amount=told(paper))
        for paper in look.worth.papers
    ]
    return worth_line(terminal, told(look.worth), parts if tall else ())


def title(terminal: Terminal, look: Any) -> Text:
    """Say which race this is and how long it has been going."""
    say = terminal.words.say
    if look.card is None:
        return Text(say("auteuil-title-bare", race=max(1, look.race), races=look.races), "bold")
    name = race_name(look.card.name, look.card.own)
    told = say("auteuil-heading", race=look.race, races=look.races, name=name)
    written = Text(told, "bold", no_wrap=True, overflow="ellipsis")
    if look.order and look.phase not in SETTLED:
        first, second, third = look.order.pays
        prizes = say("auteuil-prizes", first=first, second=second, third=third)
        append_where_it_fits(terminal, written, prizes)
    if look.sweets:
        append_where_it_fits(terminal, written, say("auteuil-title-jar", sweets=look.jar))
    return written


def append_where_it_fits(terminal: Terminal, written: Text, more: str) -> None:
    """Write something more on a line, unless it would be cut."""
    if written.cell_len + len(f" · {more}") <= terminal.console.width:
        written.append(f" · {more}", "not bold")
