"""The people around the table: purses and whatever lies open before them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from hippodrome.games.ascot.terminal.signs import (
    INKS,
    STILL,
    TALL,
    bare,
    letter,
    name_of,
    short_things,
    shortened,
)
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

ONE_COLUMN = 3
"""More racing seats than these stand in two columns."""
NAME = 14
OWNER, LEAST_OWNER = 10, 5
"""The columns a name may take, in its own line and in that of a horse, where less may be left."""
GAP = 2
"""Columns between two halves of a list."""


def people(terminal: Terminal, look: Any, names: Sequence[str]) -> Table:
    """Draw what lies open before each seat, in two columns during a race of many."""
    if look.stage != "race" or len(look.seats) <= ONE_COLUMN or terminal.console.height >= TALL:
        return table_of(terminal, look, names, look.seats, wide=True)
    half = -(-len(look.seats) // 2)
    both = Table.grid(padding=(0, 2))
    both.add_row(
        table_of(terminal, look, names, look.seats[:half]),
        table_of(terminal, look, names, look.seats[half:]),
    )
    return both


def table_of(
    terminal: Terminal,
    look: Any,
    names: Sequence[str],
    shown: Sequence[Any],
    *,
    wide: bool = False,
) -> Table:
    """Draw some seats, those we wait for marked; in a wide race with all they run."""
    say = terminal.words.say
    racing = look.stage == "race"
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
    table.add_column("", no_wrap=True, min_width=1)
    table.add_column(say("ascot-head-player"), no_wrap=True, overflow="ellipsis", max_width=NAME)
    table.add_column(say("ascot-head-purse"), justify="right", no_wrap=True)
    if racing:
        table.add_column(say("ascot-head-marks"))
    else:
        table.add_column(say("ascot-head-hand", stage=look.stage), justify="right", no_wrap=True)
        table.add_column(say("ascot-head-open"))
    arrow = ">" if terminal.ascii_only else "▶"
    for seat in shown:
        here = seat.seat in look.awaited
        cells = [
            Text(arrow if here else ""),
            Text(numbered(look, names, seat.seat), "bold" if here else ""),
            Text(bare(terminal.words, seat.purse)),
        ]
        if racing:
            favourites = [seat.favourite] if seat.favourite else []
            running = runners(look, seat.seat) if wide else favourites
            cells.append(marks(terminal.words, look, seat, running))
        else:
            cells += [hand(terminal.words, look, seat), before(terminal.words, look, seat)]
        table.add_row(*cells)
    return table


def numbered(look: Any, names: Sequence[str], seat: int) -> str:
    """Name a seat, with its number while offers are addressed by it."""
    return f"{seat + 1} {names[seat]}" if look.stage == "market" else names[seat]


def hand(spoken: Words, look: Any, seat: Any) -> Text:
    """Say how many cards a seat holds; offers left once the market is open."""
    if look.stage == "market":
        return Text(spoken.say("ascot-offers-left", count=seat.offers_left))
    if seat.held is None:
        return Text("?", "dim")
    return Text(bare(spoken, seat.held) if seat.held else "", "dim" if seat.done else "")


def open_things(look: Any, seat: int) -> list[int]:
    """List the title cards that lie open before a seat."""
    return [card.card for card in look.cards if card.where == "owned" and card.seat == seat]


def before(spoken: Words, look: Any, seat: Any) -> Text:
    """Write what lies open before a seat: cards, kept reports, what it is and owes."""
    written = short_things(spoken, look, [*open_things(look, seat.seat), *seat.kept])
    for told, true in (
        (spoken.say("ascot-mark", mark="dealer"), seat.seat == look.dealer),
        (spoken.say("ascot-mark", mark="member"), seat.member),
        (spoken.say("ascot-mark", mark="missing"), seat.missing > 0),
        (spoken.say("ascot-mark", mark="done"), seat.done),
    ):
        if true:
            written.append(f" {told}" if written else told, "dim")
    if seat.throw:
        written.append(f" ({seat.throw})", "bold")
    if seat.bill:
        written.append(f" −{bare(spoken, seat.bill)}", "red")
    return written


def runners(look: Any, seat: int) -> list[int]:
    """List the horses of a seat that are still in the race."""
    return [one.horse for one in look.horses if one.owner == seat and one.status in STILL]


def marks(spoken: Words, look: Any, seat: Any, horses: Sequence[int]) -> Text:
    """Write what a seat has for the race: horses, Advantages, Disadvantages, kept reports."""
    written = Text()
    for horse in horses:
        star = "*" if horse == seat.favourite else ""
        written.append(f"{star}{horse} ", INKS[look.horses[horse - 1].colour])
    for colour, count in seat.advantages.items():
        written.append(f"+{count}{letter(spoken, colour)} ", INKS[colour])
    if seat.disadvantages:
        written.append(f"−{seat.disadvantages} ", "bold red")
    written.append_text(short_things(spoken, look, seat.kept))
    if seat.throw:
        written.append(f" ({seat.throw})", "bold")
    return written


def string_of(terminal: Terminal, look: Any, names: Sequence[str]) -> Table:
    """List the horses with colour, bonus, owner and what training has earned them, side by side."""
    half = -(-len(look.horses) // 2)
    both = Table.grid(padding=(0, GAP))
    both.add_row(
        *(
            horses_table(terminal, look, names, part)
            for part in (look.horses[:half], look.horses[half:])
        )
    )
    return both


def horses_table(
    terminal: Terminal, look: Any, names: Sequence[str], shown: Sequence[Any]
) -> Table:
    """List some horses."""
    spoken = terminal.words
    signs = [f"{letter(spoken, horse.colour)}{horse.bonus}" for horse in shown]
    called = [spoken.tell(name_of(look, horse.horse)) for horse in shown]
    earned = [marks_earned(horse) for horse in shown]
    taken = sum(max(map(len, column)) + 1 for column in (signs, called, earned))
    room = (terminal.console.width - GAP) // 2 - taken
    owners = shortened(names, max(LEAST_OWNER, min(OWNER, room)))
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(4):  # else an empty column would take room from the names
        table.add_column(no_wrap=True, min_width=1)
    for horse, sign, name, marks_of in zip(shown, signs, called, earned, strict=True):
        style = INKS[horse.colour] if horse.owner >= 0 else "dim"
        owner = Text(owners[horse.owner] if horse.owner >= 0 else "", "dim")
        table.add_row(Text(sign, style), Text(name, style), marks_of, owner)
    return table


def marks_earned(horse: Any) -> Text:
    """Write what training has earned a horse."""
    earned = Text()
    if horse.advantages:
        earned.append(f"+{horse.advantages}", "bold green")
    if horse.disadvantages:
        earned.append(f"−{horse.disadvantages}", "bold red")
    return earned


def hand_of(look: Any) -> list[int]:
    """List the cards in the hand of the seat that looks."""
    return [card.card for card in look.cards if card.where == "hand" and card.seat == look.seat]
