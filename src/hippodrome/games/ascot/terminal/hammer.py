"""The sale ring of Ascot on a screen: hands, the dead pile, the hammer, and who owes what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import ASCII, ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hippodrome.games.ascot.state import FIRST_REPORT
from hippodrome.games.ascot.terminal.people import hand_of
from hippodrome.games.ascot.terminal.signs import (
    bare,
    francs,
    holder_name,
    thing_text,
)
from hippodrome.terminal.screen import Terminal

HAMMER = ("  ▄▄▄▄▄ ", "  █████═══╸", "  ▀▀▀▀▀ ", " ▔▔▔▔▔▔▔▔▔ ")
OLD_HAMMER = ("  +---+ ", "  |   |====", "  +---+ ", " ========= ")
WIDEST = 80
HAND_COLUMNS = 2


def ring(terminal: Terminal, look: Any, names: Sequence[str]) -> list[RenderableType]:
    """Draw whatever there is to sell, to owe or to hold."""
    parts: list[RenderableType] = []
    if look.sale is not None:
        parts.append(under_the_hammer(terminal, look, names))
    if look.sale is not None and look.owed and look.stage == "auction":
        parts.append(promised(terminal, look))
    if look.debt is not None:
        parts.append(owed(terminal, look, names))
    if look.stage in ("deal", "auction") and hand_of(look):
        parts.append(own_hand(terminal, look))
    return parts


def promised(terminal: Terminal, look: Any) -> Text:
    """Say what of one's purse is owed already, and what is left to bid with."""
    purse = look.seats[look.seat].purse
    told = {"purse": purse, "owed": look.owed}
    if look.owed < purse:
        return Text(terminal.words.say("ascot-owed", **told, left=purse - look.owed))
    return Text(terminal.words.say("ascot-owed-all", **told))


def under_the_hammer(terminal: Terminal, look: Any, names: Sequence[str]) -> Panel:
    """Draw the hammer over the lot: what it is, who sells it, what is bid and who is still in."""
    spoken, sale = terminal.words, look.sale
    say = spoken.say
    lines = [thing_text(spoken, look, sale.thing)]
    price = next((card.price for card in look.cards if card.card == sale.thing), 0)
    seller = holder_name(spoken, names, sale.seller)
    kind = "report" if sale.thing >= FIRST_REPORT else "card"
    lines.append(Text(say("ascot-lot", kind=kind, price=price, seller=seller)))
    if sale.bidder >= 0:
        told = say(
            "ascot-bid",
            player=names[sale.bidder],
            francs=sale.bid,
            commission=sale.commission,
        )
        lines.append(Text(told, "bold green"))
    else:
        lines.append(Text(say("ascot-no-bid"), "dim"))
    still = ", ".join(names[seat] for seat in sale.bidding)
    lines.append(Text(say("ascot-still-in", players=still, least=sale.least), "dim"))
    drawn = Table.grid(padding=(0, 2))
    for blow, line in zip(OLD_HAMMER if terminal.ascii_only else HAMMER, lines, strict=True):
        drawn.add_row(Text(blow, "yellow"), line)
    return Panel(
        drawn,
        title=say("ascot-sale", kind=sale.kind, left=look.dead),
        title_align="left",
        box=ASCII if terminal.ascii_only else ROUNDED,
        border_style="yellow",
        width=min(terminal.console.width, WIDEST),
    )


def owed(terminal: Terminal, look: Any, names: Sequence[str]) -> Text:
    """Say who owes what to whom, and what nobody wanted."""
    spoken, debt = terminal.words, look.debt
    told = spoken.say(
        "ascot-debt",
        player=names[debt.debtor],
        francs=debt.francs,
        to=holder_name(spoken, names, debt.creditor),
        short=debt.short,
        cause=debt.cause,
    )
    return Text(told, "bold red")


def own_hand(terminal: Terminal, look: Any) -> Table:
    """Lay out the hand with its prices, and what keeping it all would cost."""
    spoken = terminal.words
    prices = {card.card: card.price for card in look.cards}
    held = hand_of(look)
    table = Table.grid(padding=(0, 2, 0, 0))
    rows = -(-len(held) // HAND_COLUMNS)
    for row in range(rows):
        cells: list[Text] = []
        for card in held[row::rows]:
            cells += [
                thing_text(spoken, look, card),
                Text(bare(spoken, prices[card]), "dim", justify="right"),
            ]
        table.add_row(*cells)
    whole = Table.grid()
    cost = francs(spoken, sum(prices[card] for card in held))
    whole.add_row(Text(spoken.say("ascot-hand", count=len(held), cost=cost), "bold"))
    whole.add_row(table)
    return whole
