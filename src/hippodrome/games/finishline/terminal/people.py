"""The people around the row: their money, and the slips as far as they may be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from hippodrome.games.finishline.terminal.row import horse_ink, tile_name
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

WIDE = 100
"""A screen of so many columns has room for the names of horses on a slip."""


def euros(spoken: Words, amount: int) -> str:
    """Write an amount of money, debts with a minus before everything else."""
    return spoken.say("finishline-euros", euros=abs(amount), debt=int(amount < 0))


def plain_table() -> Table:
    """Give a table with nothing but its columns."""
    return Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)


def people(terminal: Terminal, look: Any, names: Sequence[str]) -> Table:
    """Draw the seats and, beside them behind a line, the viewer's own slip."""
    both = Table.grid(padding=(0, 1))
    own = look.seats[look.seat].slip if look.seat >= 0 else None
    if own is None:
        both.add_row(seats(terminal, look, names))
    else:
        line = "|" if terminal.ascii_only else "│"
        rows = 1 + max(len(look.seats), len(own.wins) + len(own.pairs))
        apart = Text("\n".join([line] * rows), "dim")
        both.add_row(seats(terminal, look, names), apart, own_slip(terminal, look, own))
    return both


def seats(terminal: Terminal, look: Any, names: Sequence[str]) -> Table:
    """Draw what may be known of each seat, the one we wait for marked."""
    spoken = terminal.words
    say = spoken.say
    arrow = ">" if terminal.ascii_only else "▶"
    sides = any(seat.side for seat in look.seats)
    open_slips = any(seat.slip is not None for seat in look.seats if seat.seat != look.seat)
    slips = look.phase == "bets" or open_slips  # in the race all are handed in
    table = plain_table()
    table.add_column("", no_wrap=True, min_width=1)
    table.add_column(say("finishline-players"), no_wrap=True, overflow="ellipsis", max_width=14)
    table.add_column(say("finishline-capital"), justify="right", no_wrap=True)
    if sides:
        table.add_column(say("finishline-side"), justify="right", no_wrap=True)
    if slips:
        table.add_column(say("finishline-slip"), no_wrap=True)
    for seat in look.seats:
        here = seat.seat in look.awaited or seat.seat == look.turn
        table.add_row(
            arrow if here else "",
            Text(f"{names[seat.seat]} {'+' * seat.kept}".rstrip(), "bold" if here else ""),
            euros(spoken, seat.capital),
            *([euros(spoken, seat.side) if seat.side else ""] if sides else []),
            *([slip_mark(terminal, look, seat)] if slips else []),
        )
    return table


def slip_mark(terminal: Terminal, look: Any, seat: Any) -> Text:
    """Say whether a slip is handed in; eyes that see everything read it as it is typed."""
    if seat.slip is not None and seat.seat != look.seat:
        return written_slip(look, seat.slip)
    done = "x" if terminal.ascii_only else "✓"
    return Text(done if seat.filled else "-", "" if seat.filled else "dim")


def written_slip(look: Any, slip: Any) -> Text:
    """Write a slip as it may be typed."""
    written = Text()
    for number, bet in enumerate((*slip.wins, *slip.pairs)):
        written.append(" " if number else "").append_text(numbers(look, bet.horses))
        written.append(f":{bet.stake}")
    return written if written.plain else Text("0", "dim")


def numbers(look: Any, horses: Sequence[int]) -> Text:
    """Write the tile numbers of a bet."""
    return Text("+").join(Text(str(look.tiles[one].number), horse_ink(one)) for one in horses)


def bet_text(spoken: Words, look: Any, kind: str, horses: Sequence[int]) -> Text:
    """Name a bet: its kind and the numbers of its horses."""
    written = Text(f"{spoken.say('finishline-bet-kind', kind=kind)} ", no_wrap=True)
    return written.append_text(numbers(look, horses))


def own_slip(terminal: Terminal, look: Any, slip: Any) -> Table:
    """Draw the viewer's slip: each bet with its stake and what it would pay, the money left."""
    spoken = terminal.words
    say = spoken.say
    table = plain_table()
    table.add_column(say("finishline-slip-own"), no_wrap=True)
    table.add_column(say("finishline-stake"), justify="right", no_wrap=True)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(say("finishline-pays"), justify="right", no_wrap=True)
    bets = [*(("win", bet) for bet in slip.wins), *(("pair", bet) for bet in slip.pairs)]
    for kind, bet in bets:
        named = bet_text(spoken, look, kind, bet.horses)
        if kind == "win" and terminal.console.width >= WIDE:
            horse = bet.horses[0]
            named.append(f" {tile_name(spoken, look.tiles[horse])}", horse_ink(horse))
        table.add_row(
            named,
            say("finishline-count", count=bet.stake),
            say("finishline-odds", odds=bet.odds),
            euros(spoken, bet.stake * bet.odds),
        )
    if not bets:
        table.add_row(Text(say("finishline-no-bets"), "dim"))
    return table
