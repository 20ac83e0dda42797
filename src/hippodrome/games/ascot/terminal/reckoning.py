"""The reckoning of Ascot on a screen: Bank and Totalisator line by line, then the purses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from hippodrome.games.ascot.terminal.signs import INKS, bare, francs, name_of
from hippodrome.terminal.screen import Terminal

GAP = 2
"""Columns between the two accounts."""
OF_THE_BANK = ("bank", "banker", "banker-stays", "prize", "prize-stays", "bank-left")


def reckoning(terminal: Terminal, look: Any, names: Sequence[str]) -> Table:
    """Draw both accounts side by side, or one above the other where names are long."""
    bank = [line for line in look.reckoning if line.what in OF_THE_BANK]
    tote = [line for line in look.reckoning if line.what not in OF_THE_BANK]
    accounts = [account(terminal, lines, names) for lines in (bank, tote)]
    console = terminal.console
    needed = sum(console.measure(one).maximum for one in accounts) + GAP
    both = Table.grid(padding=(0, GAP, 0, 0))
    if needed <= console.width:
        both.add_row(*accounts)
    else:
        for one in accounts:
            both.add_row(one)
    return both


def account(terminal: Terminal, lines: Sequence[Any], names: Sequence[str]) -> Table:
    """Write one account, an amount on each line."""
    spoken = terminal.words
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    for line in lines:
        told = spoken.say(
            "ascot-line",
            what=line.what,
            player=names[line.seat] if line.seat >= 0 else "",
            horse=str(line.horse),
            place=line.place,
            stake=line.stake,
        )
        times = line.what == "multiple"
        amount = spoken.say("ascot-odds", times=line.amount) if times else bare(spoken, line.amount)
        heading = line.what in ("bank", "tote", "places")
        table.add_row(Text(told), amount, style="bold" if heading else "")
    return table


def podium(terminal: Terminal, look: Any, names: Sequence[str]) -> Table:
    """List the horses that came home, with their owners."""
    spoken = terminal.words
    table = Table.grid(padding=(0, 2))
    for place, number in enumerate(look.arrival, start=1):
        horse = look.horses[number - 1]
        table.add_row(
            Text(spoken.say("ascot-place", place=place), "bold"),
            Text(spoken.tell(name_of(look, number)), INKS[horse.colour]),
            Text(names[horse.owner] if horse.owner >= 0 else ""),
        )
    return table


def purses(terminal: Terminal, look: Any, names: Sequence[str]) -> Table:
    """List the purses, the fattest first, and crown the winners."""
    spoken = terminal.words
    crown = "*" if terminal.ascii_only else "★"
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat in sorted(look.seats, key=lambda one: -one.purse):
        won = seat.seat in look.winners
        table.add_row(
            crown if won else "",
            Text(names[seat.seat], "bold green" if won else ""),
            Text(francs(spoken, seat.purse), justify="right"),
        )
    return table
