"""Finish Line on a screen: the row, the reserve, the dice and the people, from a look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.engine.running import Span
from hippodrome.games.finishline.terminal.dice import NEEDED_FOR_BOXES, front, gone, tray
from hippodrome.games.finishline.terminal.people import euros, people
from hippodrome.games.finishline.terminal.row import row
from hippodrome.games.finishline.terminal.sheets import photo, settled
from hippodrome.terminal.running import amount, worth_line
from hippodrome.terminal.screen import Terminal

SETTLED = ("interval", "closed")
RUNNING = ("take", "roll", "use")


def board(terminal: Terminal, look: Any, names: Sequence[str]) -> Group:
    """Draw the whole table as this moment of the race needs it."""
    heading = title(terminal, look)
    if look.phase in SETTLED:
        return Group(heading, *settled(terminal, look, names))
    parts: list[RenderableType] = [heading]
    if look.phase in RUNNING:
        parts.append(tray(terminal, look))
        if terminal.console.height >= NEEDED_FOR_BOXES and any(look.left.values()):
            parts.append(gone(terminal, look))
    if look.row:
        parts.append(row(terminal, look))
    if look.phase in RUNNING and look.front:
        parts.append(front(terminal, look))
    if look.photo:
        parts.append(photo(terminal, look))
    tall = terminal.console.height >= NEEDED_FOR_BOXES
    # While dice are used, a small screen is full.
    if look.worth and (tall or look.phase != "use"):
        parts.append(worth(terminal, look, tall))
    return Group(*parts, people(terminal, look, names))


def worth(terminal: Terminal, look: Any, tall: bool) -> Text:
    """Write how one's own capital would change if the race ended here."""
    spoken = terminal.words

    def told(found: Span) -> str:
        return amount(spoken, found, lambda figure: euros(spoken, figure))

    parts = []
    for paper in look.worth.papers:
        horses = "+".join(str(look.tiles[horse].number) for horse in paper.horses)
        parts.append(
            spoken.say("finishline-worth", what=paper.what, horses=horses, amount=told(paper))
        )
    return worth_line(terminal, told(look.worth), parts if tall else ())


def title(terminal: Terminal, look: Any) -> Text:
    """Say which race this is, how far it has come, and who is out of it."""
    say = terminal.words.say
    moment = look.phase
    if moment in RUNNING:
        moment = "straight" if look.home else "running"
    told = say(
        "finishline-heading",
        race=max(1, look.race),
        races=look.races,
        moment="settled" if look.phase in SETTLED else moment,
        turn=look.turns,
        dice=sum(look.reserve.values()),
    )
    written = Text(told, "bold", no_wrap=True, overflow="ellipsis")
    out = [str(tile.number) for tile in look.tiles if tile.out]
    if out and look.phase != "lay":
        horses = " ".join(out)
        written.append(f" {say('finishline-heading-out', horses=horses)}", "red")
    return written
