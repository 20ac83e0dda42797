"""The people around the course: purses, owner cards and slips, as far as they may be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from hippodrome.terminal.screen import Terminal
from hippodrome.terminal.silks import ink
from hippodrome.words import Words

BESIDE = 40
"""The width the seats need to stand beside the course."""
ONE_COLUMN = 4
"""More seats than these stand in two columns."""
WITH_HEADS = 8
"""More seats than these do without the heads of their columns on a small screen."""
MOST_ON_A_SMALL_ONE = 10
"""More seats than these have no room on a small screen: of those who only bet, others are left out.

They own nothing and never throw, and their slips are face down until the race is settled.
"""
TALL = 30
"""A screen of so many lines is not small."""


def seats(terminal: Terminal, look: Any, names: Sequence[str], width: int) -> Table:
    """Draw what may be known of each seat, in two columns where there are many and room."""
    shown = look.seats
    if len(shown) > MOST_ON_A_SMALL_ONE and terminal.console.height < TALL:
        shown = tuple(seat for seat in shown if seat.racing or seat.seat == look.seat)
    if width <= BESIDE:
        return seat_table(terminal, look, names, shown)
    if len(shown) <= ONE_COLUMN:
        return seat_table(terminal, look, names, shown, "GP")
    half = -(-len(shown) // 2)
    both = Table.grid(padding=(0, 2))
    both.add_row(
        seat_table(terminal, look, names, shown[:half]),
        seat_table(terminal, look, names, shown[half:]),
    )
    return both


def seat_table(
    terminal: Terminal,
    look: Any,
    names: Sequence[str],
    shown: Sequence[Any],
    letters: str = "  ",
) -> Table:
    """Draw some seats, the ones we wait for marked; bets have letters where there is room."""
    say = terminal.words.say
    arrow = ">" if terminal.ascii_only else "▶"
    heads = len(look.seats) <= WITH_HEADS or terminal.console.height >= TALL
    table = Table(
        box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False, show_header=heads
    )
    table.add_column("", no_wrap=True, min_width=1)
    table.add_column(say("auteuil-players"), no_wrap=True, overflow="ellipsis", max_width=12)
    table.add_column(say("auteuil-purse"), justify="right", no_wrap=True)
    table.add_column(say("auteuil-owns"), no_wrap=True)
    opening = look.phase == "opening"
    table.add_column(say("auteuil-throw") if opening else say("auteuil-slip"), no_wrap=True)
    for seat in shown:
        here = seat.seat in look.awaited or (seat.seat == look.turn and not opening)
        table.add_row(
            arrow if here else "",
            Text(names[seat.seat], "bold" if here else ""),
            Text(say("auteuil-count", count=seat.purse), "red" if seat.purse < 0 else ""),
            owned(terminal.words, seat),
            Text(str(seat.throw or "")) if opening else slip(seat, letters),
        )
    return table


def owned(spoken: Words, seat: Any) -> Text:
    """Write the horses of a seat, a question mark for each hidden card."""
    if not seat.racing:
        return Text(spoken.say("auteuil-punter"), "dim")
    if seat.horses is None:
        return Text(" ".join("?" * seat.cards), "dim")
    written = Text()
    for number, horse in enumerate(seat.horses):
        written.append(" " if number else "").append(str(horse), ink(horse))
    return written


def slip(seat: Any, letters: str = "GP") -> Text:
    """Write a slip as it is typed, a question mark for what the viewer may not see."""
    if seat.slip is None:
        hidden = f"?-?-? {letters[0]}? {letters[1]}?" if seat.filled else "-"
        return Text(hidden.replace("  ", " "), "dim")
    written = Text()
    for number, horse in enumerate(seat.slip.tierce):
        written.append("-" if number else "", "dim").append(str(horse or "."), ink(horse))
    for letter, horse in zip(letters, (seat.slip.win, seat.slip.place), strict=True):
        written.append(f" {letter.strip()}", "dim").append(str(horse or "."), ink(horse))
    return written
