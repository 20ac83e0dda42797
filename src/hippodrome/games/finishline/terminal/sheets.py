"""How a race came out: the arrival, the photo, and every slip reckoned up line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hippodrome.games.finishline.terminal.dice import STYLES, signs
from hippodrome.games.finishline.terminal.people import bet_text, euros
from hippodrome.games.finishline.terminal.row import horse_ink, horse_tag, place_text
from hippodrome.terminal.screen import Terminal

SHEET = 38
"""The width of one sheet."""
GAP = 2
PODIUM = 2
"""Places that bets are about: their horses are named, the others go by their numbers."""


def settled(terminal: Terminal, look: Any, names: Sequence[str]) -> list[RenderableType]:
    """Draw arrival, photo and sheets."""
    parts: list[RenderableType] = [arrival(terminal, look)]
    if look.photo:
        parts.append(photo(terminal, look))
    return [*parts, sheets(terminal, look, names)]


def arrival(terminal: Terminal, look: Any) -> Text:
    """Write the order in which the horses came in."""
    spoken = terminal.words
    written = Text()
    for place, horse in enumerate(look.arrival[:PODIUM], start=1):
        written.append(f"{'  ' if place > 1 else ''}{place_text(spoken, place)} ", "bold")
        written.append_text(horse_tag(spoken, look.tiles[horse]))
    written.append("  ")
    for horse in look.arrival[PODIUM:]:
        written.append(f" {look.tiles[horse].number}", horse_ink(horse))
    return written


def photo(terminal: Terminal, look: Any) -> Text:
    """Draw the photo-finish dice of both horses as far as they are rolled."""
    spoken, known = terminal.words, signs(terminal)
    told = spoken.say("finishline-photo", round=look.photo_round)
    written = Text(told, "bold", no_wrap=True)
    for horse, dice in zip(look.photo_horses, look.photo, strict=False):
        written.append("  ").append_text(horse_tag(spoken, look.tiles[horse])).append(" ")
        for shoe in dice:
            sign = known["horseshoe"] if shoe else known["blank"]
            written.append(sign, STYLES["white"])
        written.append(f" {sum(dice)}", "bold")
    return written


def sheets(terminal: Terminal, look: Any, names: Sequence[str]) -> Table:
    """Draw everybody's sheet, as many side by side as there is room for."""
    columns = max(1, min(len(look.seats), (terminal.console.width + GAP) // (SHEET + GAP)))
    table = Table.grid(padding=(0, GAP))
    drawn = [sheet(terminal, look, seat, names) for seat in look.seats]
    for first in range(0, len(drawn), columns):
        table.add_row(*drawn[first : first + columns])
    return table


def sheet(terminal: Terminal, look: Any, seat: Any, names: Sequence[str]) -> RenderableType:
    """Draw the sheet of one seat: every bet and what it paid, and the money it comes to."""
    spoken = terminal.words
    say = spoken.say
    lines = Table.grid(padding=(0, 1))
    lines.add_column(no_wrap=True, min_width=13)
    lines.add_column(no_wrap=True, justify="right", min_width=8)
    lines.add_column(no_wrap=True, justify="right", min_width=10)
    for line in seat.reckoning:
        kind, _, because = line.what.partition("-")
        paid = Text(euros(spoken, line.amount), "bold green")
        stake = say("finishline-count", count=line.stake)
        odds = say("finishline-odds", odds=line.odds).removesuffix("×")
        lines.add_row(
            bet_text(spoken, look, kind, line.horses),
            say("finishline-bet-kind", kind=because) if because else f"{stake} × {odds}",
            paid if line.amount else Text(say("finishline-lost"), "dim"),
        )
    if not seat.reckoning:
        lines.add_row(Text(say("finishline-no-bets"), "dim"))
    whole = Table.grid()
    whole.add_row(sheet_heading(terminal, look, seat, names))
    whole.add_row(Padding(lines, (0, 0, 0, 1)))
    if look.over and seat.side:
        total = euros(spoken, seat.total)
        whole.add_row(Text(f" {say('finishline-total', total=total)}", "bold"))
    return whole


def sheet_heading(terminal: Terminal, look: Any, seat: Any, names: Sequence[str]) -> Text:
    """Write whose sheet it is, what the race brought and the capital it leaves."""
    spoken = terminal.words
    change = "up" if seat.gain > 0 else "down" if seat.gain < 0 else "even"
    told = spoken.say("finishline-change", change=change, euros=abs(seat.gain))
    money = f" {euros(spoken, seat.capital)} ({told})"
    won = seat.seat in look.winners
    star = "*" if terminal.ascii_only else "★"
    written = Text(f"{star} " if won else "", "bold green" if won else "bold", no_wrap=True)
    written.append(names[seat.seat])
    written.truncate(SHEET - len(money), overflow="ellipsis")
    return written.append(money, "not bold")
