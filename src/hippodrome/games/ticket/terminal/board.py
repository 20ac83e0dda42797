"""Ticket Gagnant on a screen: the track, the scores and the tickets, drawn from a look.

Lanes run from left to right in the running direction, so the left rail is at the top. Every
horse is a number; the colour of its silk is an extra.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.games.ticket.moves import MOVES
from hippodrome.terminal.running import amount, order_line, part, worth_line
from hippodrome.terminal.screen import Terminal
from hippodrome.terminal.silks import SILKS, ink
from hippodrome.words import sentence

GLYPHS = {
    "turf": "·",
    "river": "≈",
    "hedge": "▓",
    "line": "┊",
    "start": "│",
    "hoof": "∪",
    "leader": "★",
}
OLD_GLYPHS = {
    "turf": ".",
    "river": "~",
    "hedge": "#",
    "line": ":",
    "start": "|",
    "hoof": "u",
    "leader": "*",
}
STYLES = {
    "turf": "green",
    "river": "bright_blue",
    "hedge": "green3",
    "line": "bold",
    "start": "dim",
    "hoof": "bold yellow",
    "leader": "bold",
}
UNDER_WAY = ("race", "photo")
NARROWEST_CELL = 3
WIDEST_CELL = 5
MARGIN = 3
"""What stands left of the track: the letter of the lane."""
BESIDE = 44
"""The width the scores need to stand beside the track, with the longest names and tokens of 50."""


def beside_the_track(terminal: Terminal, look: Any) -> bool:
    """Is the screen wide enough for the scores to stand beside the track?"""
    room = terminal.console.width - MARGIN - BESIDE
    return bool(room // look.track.columns >= NARROWEST_CELL)


def board(terminal: Terminal, look: Any, names: Sequence[str]) -> Group:
    """Draw the whole table: title, track, scores and tickets, pile."""
    beside = beside_the_track(terminal, look)
    room = terminal.console.width - MARGIN - (BESIDE if beside else 0)
    cell = max(NARROWEST_CELL, min(WIDEST_CELL, room // look.track.columns))
    course = track(terminal, look, cell)
    scores = seats(terminal, look, names)
    parts: list[RenderableType] = [title(terminal, look)]
    if beside:
        side_by_side = Table.grid(padding=(0, 2))
        side_by_side.add_row(course, scores)
        parts += [side_by_side, legend(terminal, look)]
    else:
        parts += [course, legend(terminal, look), scores]
    if look.order and look.phase in UNDER_WAY:
        parts.append(running(terminal, look))
    if look.worth:
        parts.append(worth(terminal, look))
    if look.pile:
        parts.append(pile(terminal, look))
    if look.arrival and look.phase in ("choose", "closed"):
        parts.append(arrival(terminal, look))
    return Group(*parts)


def title(terminal: Terminal, look: Any) -> Text:
    """Say which race this is, and of what kind."""
    say = terminal.words.say
    if not look.runners:
        return Text(say("board-no-race-yet", races=look.races), "bold")
    # The next race is counted as soon as it is to be chosen, while the last one still stands there.
    told = say(
        "board-title",
        race=look.race - (look.phase == "choose"),
        races=look.races,
        discipline=look.discipline,
        cards=look.cards_each,
    )
    if look.left_to_deal is not None:
        told += " · " + say("board-left", cards=look.left_to_deal)
    return Text(told, "bold")


def track(terminal: Terminal, look: Any, cell: int) -> Text:
    """Draw the lanes, the left rail at the top."""
    glyphs = OLD_GLYPHS if terminal.ascii_only else GLYPHS
    course = look.track
    drawn = Text(" " * MARGIN, no_wrap=True)
    for column in range(1, course.columns + 1):
        drawn.append(str(column).rjust(2).center(cell - 1) + " ", "dim")
    hoofs = {(square.lane, square.column) for square in course.hoofs}
    runners = {
        (runner.square.lane, runner.square.column): runner.horse
        for runner in look.runners
        if not runner.disqualified
    }
    for lane in range(1, course.lanes + 1):
        drawn.append("\n" + chr(ord("a") + lane - 1).ljust(MARGIN), "dim")
        for column in range(1, course.columns + 1):
            square = (lane, column)
            horse = runners.get(square, 0)
            if horse:
                drawn.append_text(runner_cell(terminal, horse, square in hoofs, cell, glyphs))
            elif column == course.river:
                drawn.append(glyphs["river"] * (cell - 1), STYLES["river"])
            else:
                kind = "hoof" if square in hoofs else "turf"
                drawn.append(glyphs[kind].rjust(2).center(cell - 1), STYLES[kind])
            kind = border(course, lane, column)
            drawn.append(glyphs[kind] if kind else " ", STYLES.get(kind))
    return drawn


def legend(terminal: Terminal, look: Any) -> Text:
    """Explain the signs of this race's track."""
    glyphs = OLD_GLYPHS if terminal.ascii_only else GLYPHS
    drawn = Text(" " * MARGIN, no_wrap=True)
    for kind in marks(look):
        drawn.append(glyphs[kind], STYLES[kind])
        drawn.append(f" {terminal.words.say('board-mark', mark=kind)}   ", "dim")
    return drawn


def runner_cell(
    terminal: Terminal, horse: int, on_hoof: bool, cell: int, glyphs: dict[str, str]
) -> Text:
    """Draw a horse, with the hoof mark that endangers it, and brackets where colour is missing."""
    number = f"{horse}{glyphs['hoof']}" if on_hoof else str(horse).rjust(2)
    if not terminal.coloured and cell > NARROWEST_CELL:
        number = f"[{number.strip()}]"
    return Text(number.center(cell - 1), SILKS[horse])


def border(course: Any, lane: int, column: int) -> str:
    """Say what lies in a lane between a column and the next."""
    if column in course.hedges:
        return "hedge"
    if column == course.line:
        return "line"
    start = course.start + (course.stagger[lane - 1] if course.stagger else 0)
    return "start" if column == start else ""


def marks(look: Any) -> list[str]:
    """List what the legend has to explain in this race."""
    present = ["start", "line"]
    if look.track.hedges:
        present.insert(1, "hedge")
    if look.track.river:
        present.insert(2, "river")
    return [*present, *(["hoof"] if look.track.hoofs else []), "leader"]


def seats(terminal: Terminal, look: Any, names: Sequence[str]) -> Table:
    """Draw what everyone may know of each seat, the ones we wait for marked."""
    say = terminal.words.say
    arrow, star = (">", OLD_GLYPHS["leader"]) if terminal.ascii_only else ("▶", GLYPHS["leader"])
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
    table.add_column("")
    table.add_column(say("board-players"), no_wrap=True, overflow="ellipsis", max_width=15)
    table.add_column(say("board-points"), justify="right")
    table.add_column(say("board-ticket"), justify="center")
    table.add_column(say("board-cards"), justify="right")
    for seat in look.seats:
        waited = seat.seat in look.awaited
        led = star if seat.seat == look.leader else " "
        table.add_row(
            f"{led}{arrow}" if waited else led,
            Text(names[seat.seat], "bold" if waited or seat.seat in look.winners else ""),
            points(seat),
            ticket(seat, look.phase),
            str(seat.cards) if look.phase in ("predict", "race") else "",
        )
    return table


def points(seat: Any) -> str:
    """Write a score as the score track shows it: tokens of 50 apart (T8.6)."""
    return f"{seat.tokens}×50+{seat.on_track}" if seat.tokens else str(seat.score)


def ticket(seat: Any, phase: str) -> Text:
    """Write a ticket as it is typed, a question mark for what the viewer may not see."""
    if seat.ticket is None:
        return Text("?-?-?", "dim")
    if not any(seat.ticket):
        return Text("" if phase not in ("predict", "race") else "…", "dim")
    written = Text()
    for box, horse in enumerate(seat.ticket):
        written.append("-" if box else "", "dim")
        written.append(str(horse or "."), ink(horse))
    return written


def own_horses(look: Any) -> tuple[int, ...]:
    """List the horses of one's own ticket, 0 for an empty box."""
    return (look.seat >= 0 and look.seats[look.seat].ticket) or ()


def running(terminal: Terminal, look: Any) -> Text:
    """Write the running order, with what the first places pay on a ticket."""

    def label(horse: int) -> Text:
        return Text(str(horse), ink(horse))

    return order_line(terminal, look.order, label, own_horses(look), post=False)


def worth(terminal: Terminal, look: Any) -> Text:
    """Write what one's own ticket is worth as the horses stand."""
    spoken = terminal.words
    parts = [
        part(spoken, sentence("horse", number=horse), look.order, horse, amount(spoken, box, str))
        for horse, box in zip(own_horses(look), look.worth.boxes, strict=True)
        if horse
    ]
    if look.worth.trio:
        parts.append(spoken.say("worth-trio", amount=amount(spoken, look.worth.trio, str)))
    return worth_line(terminal, amount(spoken, look.worth, str), parts)


def pile(terminal: Terminal, look: Any) -> Text:
    """List the cards played, the latest last, as many as fit on a line."""
    heading = terminal.words.say("board-pile")
    room = terminal.console.width - len(heading) - 3
    shown: list[str] = []
    for card in reversed(look.pile):
        played = MOVES.write(MOVES.number(card.move))
        if sum(len(one) + 2 for one in shown) + len(played) > room:
            shown.insert(0, "…")
            break
        shown.insert(0, played)
    return Text(f"{heading} {'  '.join(shown)}", "dim", no_wrap=True)


def arrival(terminal: Terminal, look: Any) -> Text:
    """Write the order in which the horses came in."""
    written = Text(terminal.words.say("board-arrival") + " ")
    for place, horse in enumerate(look.arrival):
        written.append(" " if place else "")
        written.append(f" {horse} ", SILKS[horse])
    return written
