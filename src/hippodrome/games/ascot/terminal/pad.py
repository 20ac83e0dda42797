"""The Bookmaker's pad on a screen: every ticket, the pool, and what it pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from hippodrome.games.ascot.people.names import odds_name
from hippodrome.games.ascot.terminal.signs import INKS, bare, letter, name_of, shortened
from hippodrome.terminal.screen import Terminal

ROOM_FOR_NAMES = 4
"""With more seats than these a narrow screen shows horses by number alone."""
NARROW = 100
HEADING, WIDE_HEADING = 7, 8
"""Letters of a name at the head of a column, where there are many and few of them."""


def pad(terminal: Terminal, look: Any, names: Sequence[str]) -> Table:
    """Draw the pad with the names of the horses, as far as there is room for them."""
    console = terminal.console
    if len(look.seats) <= ROOM_FOR_NAMES or console.width >= NARROW:
        table = tickets(terminal, look, names, named=True)
        anywhere = console.options.update(max_width=2 * NARROW)
        needed = console.measure(table, options=anywhere).maximum
        if needed <= console.width:  # or else the pack has long names
            return table
    return tickets(terminal, look, names, named=False)


def tickets(terminal: Terminal, look: Any, names: Sequence[str], *, named: bool) -> Table:
    """Draw a line for each runner, a column for each seat, then pool and odds."""
    spoken = terminal.words
    heads = shortened(names, WIDE_HEADING if named else HEADING)
    arrow = ">" if terminal.ascii_only else "▶"
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
    table.add_column("", no_wrap=True, min_width=1)
    table.add_column(spoken.say("ascot-head-horse"), no_wrap=True)
    for seat in look.seats:
        table.add_column(heads[seat.seat], justify="right", no_wrap=True)
    table.add_column(spoken.say("ascot-head-pool"), justify="right", no_wrap=True)
    table.add_column(spoken.say("ascot-head-pays"), justify="right", no_wrap=True)
    for horse in look.horses:
        if not horse.status:
            continue
        called = horse.horse == look.called
        mark = "*" if horse.favourite else ""
        sign = f"{horse.horse}{letter(spoken, horse.colour)}{mark}"
        name = spoken.tell(name_of(look, horse.horse))
        stakes = horse.stakes or (0,) * len(look.seats)
        table.add_row(
            arrow if called else "",
            Text(f"{name} {sign[len(str(horse.horse)) :]}" if named else sign, INKS[horse.colour]),
            *(bare(spoken, stake) if stake else Text("·", "dim") for stake in stakes),
            bare(spoken, horse.staked) if horse.staked else "",
            spoken.say("ascot-odds", times=horse.pays) if horse.pays else "",
            style="reverse" if called and terminal.coloured else "",
        )
    purses = (bare(spoken, seat.purse) for seat in look.seats)
    table.add_row(
        "", spoken.say("ascot-head-purse"), *purses, bare(spoken, look.tote), "", style="dim"
    )
    return table


def places(terminal: Terminal, look: Any, names: Sequence[str]) -> Text:
    """Write the place bets one after the other, as they are agreed with the Bookmaker (A7.4)."""
    spoken = terminal.words
    told = [
        spoken.say(
            "ascot-place-bet",
            horse=str(horse.horse),
            player=names[bet.seat],
            francs=bet.stake,
            odds=odds_name(bet.odds),
        )
        for horse in look.horses
        for bet in horse.place_bets
    ]
    return Text(" · ".join(told))
