"""The market on a screen: the scale with an offer on it, over the list of horses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import ASCII, ROUNDED
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hippodrome.games.ascot.terminal.signs import francs, things_text
from hippodrome.terminal.screen import Terminal, within

WIDEST = 80


def scale(terminal: Terminal, look: Any, names: Sequence[str]) -> Panel:
    """Draw both pans of the scale: what the maker would give, and what they would get."""
    spoken, offer = terminal.words, look.offer
    say = spoken.say
    pans = Table.grid(padding=(0, 2))
    for who, things, money in (
        (offer.maker, offer.gives, offer.pays),
        (offer.to, offer.takes, offer.asks),
    ):
        pan = things_text(spoken, look, things)
        if money:
            pan.append(" + " if things else "").append(francs(spoken, money), "bold yellow")
        if not pan:
            pan = Text("–", "dim")
        pans.add_row(Text(say("ascot-gives", player=names[who])), pan)
    maker, to = names[offer.maker], within(spoken, names[offer.to])
    return Panel(
        pans,
        title=say("ascot-scale", sent=int(offer.sent), maker=maker, to=to),
        title_align="left",
        box=ASCII if terminal.ascii_only else ROUNDED,
        border_style="yellow",
        width=min(terminal.console.width, WIDEST),
    )
