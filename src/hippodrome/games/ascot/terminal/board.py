"""Ascot on a screen: how far the day is, then ring, loop, market, pad or race, and the people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.games.ascot.terminal.course import Course, field, legend, stakes
from hippodrome.games.ascot.terminal.hammer import ring
from hippodrome.games.ascot.terminal.market import scale
from hippodrome.games.ascot.terminal.pad import pad, places
from hippodrome.games.ascot.terminal.people import people, string_of
from hippodrome.games.ascot.terminal.reckoning import podium, purses, reckoning
from hippodrome.games.ascot.terminal.signs import TALL
from hippodrome.games.ascot.terminal.training import roomy, training_ground
from hippodrome.terminal.screen import Terminal

STAGES = ("deal", "auction", "training", "market", "betting", "race", "closed")
PAD = ("favourite", "bet", "place", "odds", "place-bet")


def board(terminal: Terminal, look: Any, names: Sequence[str]) -> Group:
    """Draw the whole table as this moment of the day needs it."""
    parts: list[RenderableType] = [progress(terminal, look), counters(terminal, look)]
    if look.stage == "closed":
        home = Table.grid(padding=(0, 4, 0, 0))
        home.add_row(podium(terminal, look, names), purses(terminal, look, names))
        return Group(*parts, reckoning(terminal, look, names), home)
    if look.phase in PAD:
        agreed = [places(terminal, look, names)] if terminal.console.height >= TALL else []
        return Group(*parts, pad(terminal, look, names), *agreed)
    parts += scene(terminal, look, names)
    return Group(*parts, people(terminal, look, names))


def scene(terminal: Terminal, look: Any, names: Sequence[str]) -> list[RenderableType]:
    """Draw what happens in the middle of the table."""
    tall = terminal.console.height >= TALL
    found: list[RenderableType] = []
    selling = look.sale is not None or look.debt is not None  # what there is to sell needs room
    if look.stage == "training" and (tall or not selling):
        found.append(training_ground(terminal, look))
        if roomy(terminal, look):
            found.append(Text(terminal.words.say("ascot-help", stage="training"), "dim"))
    if look.stage == "race" and (look.sale is None or tall):
        found += [Course(terminal, look).drawn(), field(terminal, look)]
        if look.order:
            found += stakes(terminal, look, tall=tall)
        if tall:
            found += legend(terminal, look, terminal.console.width)
    if look.stage == "market" and (tall or look.offer is None):
        found.append(string_of(terminal, look, names))
    if look.offer is not None:
        found.append(scale(terminal, look, names))
    return [*found, *ring(terminal, look, names)]


def progress(terminal: Terminal, look: Any) -> Text:
    """Say how far the day is: what is over, what goes on, what is to come."""
    say = terminal.words.say
    arrow = ">" if terminal.ascii_only else "▸"
    here = STAGES.index(look.stage)
    line = Text(no_wrap=True, overflow="ellipsis").append(say("ascot-title"), "bold")
    for number, stage in enumerate(STAGES):
        told = say("ascot-stage", stage=stage)
        line.append(f" {arrow} ", "dim")
        if number == here:
            line.append(told.upper(), "bold reverse" if terminal.coloured else "bold")
        else:
            line.append(told, "green" if number < here else "dim")
    return line


def counters(terminal: Terminal, look: Any) -> Text:
    """Count what belongs to nobody: Bank, Totalisator, dead pile; and the rounds."""
    say = terminal.words.say
    told = [say("ascot-bank", francs=look.bank)]
    if look.tote or look.stage in ("betting", "race"):
        told.append(say("ascot-tote", francs=look.tote))
    if look.put_aside:
        told.append(say("ascot-put-aside", francs=look.put_aside))
    if look.stage in ("deal", "auction") and look.dead:
        told.append(say("ascot-dead-pile", count=look.dead))
    if look.round:
        told.append(say("ascot-round", round=look.round))
    if look.stage == "race" and look.dice:
        told.append(say("ascot-die", points=look.dice[0]))
    return Text(" · ".join(told), "dim")
