"""The tote board at the terminal: the same figures as on the page, for the seat that asks."""

from __future__ import annotations

from hippodrome.bots.foreseeing import OUTLOOK, watchtower
from hippodrome.engine import machine_code
from hippodrome.engine.stream import new_stream
from hippodrome.engine.tote import HUNDREDTHS, THOUSANDTHS
from hippodrome.table.oracle import POSSIBILITIES, SECONDS, question
from hippodrome.table.record import Record
from hippodrome.terminal.screen import Terminal

BAR = 20
"""Letters of a bar."""
LEVELS, PLAIN_LEVELS = "█▒░", "#+-"


def show_board(terminal: Terminal, record: Record, seat: int) -> None:
    """Print what a seat may expect of the race, or say that the table has no tote board."""
    from rich.table import Table
    from rich.text import Text

    say = terminal.words.say
    if not record.opened.tote:
        terminal.print(say("tote-off"), "bold red")
        return
    game, view = record.game, record.view(seat)
    machine_code.prepare(game, OUTLOOK)
    seed = question(record, seat)[-1]
    found = watchtower(machine_code.best_reading(game, OUTLOOK)).from_view(
        record.pack, view, seat, new_stream(seed), POSSIBILITIES, seconds=SECONDS
    )
    quotes = game.quotes(record.pack.printed, view)
    columns = [("tote-horse", False), ("tote-chances", False)]
    columns += [(key, True) for key in ("tote-first", "tote-second", "tote-third")]
    priced, backed = (any(getattr(quote, what) for quote in quotes) for what in ("pays", "backed"))
    columns += [("tote-pays", True)] * priced + [("tote-backed", True)] * backed
    printed = Table(title=say("tote-title"), box=None)
    for key, figure in columns:
        printed.add_column(say(key), justify="right" if figure else "left")
    for quote in quotes:
        chances = [count / found.tried for count in found.places[quote.horse - 1]]
        cells: list[str | Text] = [
            terminal.words.tell(quote.name),
            Text(bar(chances, PLAIN_LEVELS if terminal.ascii_only else LEVELS)),
            *(say("tote-percent", percent=round(100 * chance)) for chance in chances),
        ]
        if priced:
            cells.append(f"{quote.pays / HUNDREDTHS:g}" if quote.pays else "")
        if backed:
            cells.append(say("tote-percent", percent=round(100 * quote.backed / THOUSANDTHS)))
        printed.add_row(*cells)
    terminal.print(printed)
    terminal.print(say("tote-made", tried=found.tried, spectator=0), "dim")


def bar(chances: list[float], levels: str) -> str:
    """Draw the chances of the first three places one behind the other."""
    drawn, ends = "", 0.0
    for chance, level in zip(chances, levels, strict=True):
        ends += chance
        drawn += level * (round(BAR * ends) - len(drawn))
    return drawn
