"""The papers of Auteuil on a screen: telegram, slip, pay table, and the reckoning of a race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import ASCII, SQUARE
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hippodrome.games.auteuil.people.names import race_name
from hippodrome.games.auteuil.terminal.course import horse_tag
from hippodrome.games.auteuil.terminal.levels import horse_text
from hippodrome.games.auteuil.terminal.seats import owned, slip
from hippodrome.terminal.screen import Terminal
from hippodrome.terminal.silks import SILKS, ink

FEWEST_ROWS = 1
"""Lines of the pay table that are always shown: the one that pays."""
AROUND_THE_PAPERS = 6
"""Lines that go to the title, the heads of both tables, and to asking whether to go on."""
SWEETS_LISTED = 2
"""Lines more that asking takes where sweets may be changed."""


def telegram(terminal: Terminal, look: Any) -> Panel:
    """Draw the red telegram, with what slips may be paid below it."""
    say = terminal.words.say
    card = look.card
    name = race_name(card.name, card.own)
    first, second, third = card.prizes
    lines = Text(say("auteuil-card-name", name=name), "bold")
    lines.append("\n")
    lines.append(
        say(
            "auteuil-card-money",
            fee=card.fee,
            each="owner" if card.per_owner else "horse",
            first=first,
            second=second,
            third=third,
        ),
        "not bold",
    )
    open_rows = [row for row in look.pay_table if not row.used]
    if open_rows:
        for told in (
            say("auteuil-pays-up-to-tierce", **span(open_rows, "pays_order", "pays_other")),
            say("auteuil-pays-up-to-simple", **span(open_rows, "pays_win", "pays_place")),
        ):
            lines.append(f"\n{told}", "not bold dim")
    return Panel(
        lines,
        title=say("auteuil-card-title"),
        title_align="left",
        box=ASCII if terminal.ascii_only else SQUARE,
        border_style="red",
        width=min(terminal.console.width, 80),
    )


def span(rows: Sequence[Any], better: str, lesser: str) -> dict[str, int]:
    """Find the least and the most that two kinds of bets may be paid."""
    return {
        "least": min(getattr(row, better) for row in rows),
        "most": max(getattr(row, better) for row in rows),
        "other_least": min(getattr(row, lesser) for row in rows),
        "other_most": max(getattr(row, lesser) for row in rows),
    }


def slip_form(terminal: Terminal, look: Any, marked: Sequence[int]) -> Table:
    """Draw the slip as it is printed: three rows for the tiercé, one to win, one to be placed."""
    say = terminal.words.say
    own = look.seats[look.seat].slip  # none as long as nothing is marked
    tierce = own.tierce if own is not None and any(own.tierce) else (*marked, 0, 0, 0)[:3]
    simple = (own.win, own.place) if own is not None else (0, 0)
    horses = [runner.horse for runner in look.runners]
    form = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    form.add_column(say("auteuil-slip-heading"), no_wrap=True)
    for horse in horses:
        form.add_column(Text(str(horse), ink(horse)), justify="center", no_wrap=True)
    for row, chosen in zip(
        ("first", "second", "third", "win", "place"),
        (*tierce, *simple),
        strict=True,
    ):
        form.add_row(
            say("auteuil-slip-row", row=row), *(cross(terminal, horse, chosen) for horse in horses)
        )
    return form


def cross(terminal: Terminal, horse: int, chosen: int) -> Text:
    """Draw one box of the slip."""
    if horse == chosen:
        return Text("X" if terminal.ascii_only else "✗", SILKS[horse])
    return Text("." if terminal.ascii_only else "·", "dim")


def pay_table(terminal: Terminal, look: Any, rows: int | None = None) -> Table:
    """Draw the pay table, whole or only the lines around the one that pays."""
    say = terminal.words.say
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for heading in (
        say("auteuil-head-in-order"),
        say("auteuil-head-other-order"),
        say("auteuil-head-simple"),
        say("auteuil-head-pays-order"),
        say("auteuil-head-pays-other"),
        say("auteuil-head-pays-win"),
        say("auteuil-head-pays-place"),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    arrow = ">" if terminal.ascii_only else "▶"
    for number in window(len(look.pay_table), look.paid_row, rows):
        row = look.pay_table[number]
        pays = number == look.paid_row
        style = "bold reverse" if pays else "dim" if row.used else ""
        counts = (row.in_order, row.other_order, row.simple)
        francs = (row.pays_order, row.pays_other, row.pays_win, row.pays_place)
        table.add_row(
            arrow if pays else "",
            *(say("auteuil-count", count=count) for count in counts),
            *(say("auteuil-francs", francs=paid) for paid in francs),
            style=style,
        )
    return table


def window(count: int, centre: int, rows: int | None) -> range:
    """Choose some lines around one of them."""
    if rows is None or rows >= count:
        return range(count)
    first = max(0, min(count - rows, centre - rows // 2))
    return range(first, first + rows)


def settled(terminal: Terminal, look: Any, names: Sequence[str]) -> list[RenderableType]:
    """Draw how the race came out: arrival with owners, pay table, everybody's reckoning."""
    asking = AROUND_THE_PAPERS + (SWEETS_LISTED if look.sweets else 0)
    room = terminal.console.height - asking - len(look.arrival) - len(look.seats)
    parts: list[RenderableType] = [
        podium(terminal, look, names),
        pay_table(terminal, look, max(FEWEST_ROWS, room)),
        reckonings(terminal, look, names),
    ]
    return parts


def podium(terminal: Terminal, look: Any, names: Sequence[str]) -> Table:
    """List the first three with their owners and prizes."""
    say = terminal.words.say
    owners = {runner.horse: runner.owner for runner in look.runners}
    table = Table.grid(padding=(0, 2))
    for place, horse in enumerate(look.arrival, start=1):
        owner = owners[horse]
        seat = -1 if owner is None else owner
        table.add_row(
            Text(say("auteuil-place", place=place), "bold"),
            horse_tag(terminal, horse).append_text(horse_text(terminal.words, horse)),
            names[seat] if seat >= 0 else Text(say("auteuil-nobodys"), "dim"),
            say("auteuil-francs", francs=look.card.prizes[place - 1]),
        )
    return table


def reckonings(terminal: Terminal, look: Any, names: Sequence[str]) -> Table:
    """List what the race brought everybody, with slip, owner cards and purse."""
    say = terminal.words.say
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
    table.add_column(say("auteuil-players"), no_wrap=True, overflow="ellipsis", max_width=12)
    table.add_column(say("auteuil-owns"), no_wrap=True)
    table.add_column(say("auteuil-slip"), no_wrap=True)
    for heading in (
        say("auteuil-head-prizes"),
        say("auteuil-head-tierce"),
        say("auteuil-head-win"),
        say("auteuil-head-place"),
        say("auteuil-head-cost"),
        say("auteuil-purse"),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    if look.sweets:
        table.add_column(say("auteuil-head-sweets"), justify="right", no_wrap=True)
    for seat in look.seats:
        won = seat.reckoning
        if won is None:
            continue
        figures = (sum(prize.francs for prize in won.prizes), won.tierce, won.win, won.place)
        sweets = seat.sweets if look.over else -seat.bought
        table.add_row(
            Text(names[seat.seat], "bold green" if seat.seat in look.winners else "bold"),
            owned(terminal.words, seat),
            slip(seat, "  " if look.sweets else "GP"),
            *(Text(say("auteuil-count", count=one) if one else "") for one in figures),
            say("auteuil-count", count=-won.cost),
            Text(say("auteuil-count", count=seat.purse), "red" if seat.purse < 0 else ""),
            *([say("auteuil-count", count=sweets)] if look.sweets else []),
        )
    return table
