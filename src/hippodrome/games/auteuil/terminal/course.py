"""The loop of Auteuil on a screen: the home straight below, the far one above, infield between.

The race goes left-handed, as at the real course: along the home straight to the right, past the
post, round the bend and back along the far straight to the left. Obstacles have letters in the
order in which they come; a horse that is down carries a cross, one that is out a dagger, one on a
later lap its number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from hippodrome.games.auteuil.people.names import obstacle_name
from hippodrome.games.auteuil.terminal.seats import TALL
from hippodrome.terminal.screen import Terminal
from hippodrome.terminal.silks import SILKS

GLYPHS = {
    "turf": "·", "obstacle": "▒", "down": "×", "out": "†", "laps": "²³",
    "post": "║", "side": "│", "rail": "─", "corners": "╭╮╰╯", "left": "◀", "right": "▶",
    "dice": "┌─┐│└┘",
}  # fmt: skip
OLD_GLYPHS = {
    "turf": ".", "obstacle": "#", "down": "x", "out": "!", "laps": "'\"",
    "post": "I", "side": "|", "rail": "-", "corners": "++++", "left": "<", "right": ">",
    "dice": "+-+|++",
}  # fmt: skip
STYLES = {"turf": "green", "obstacle": "green3"}
WIDEST_CELL = 6
SIDES = 2
"""The columns of the two outer rails."""
GATE = 6
"""The columns beyond the last square: the post, and the horses on the start square."""
INFIELD = 4
"""The lines between the straights: three for the dice, one for what they make."""
RULED = 10
"""Every so many squares the rail says which one it is."""


def glyphs(terminal: Terminal) -> dict[str, str]:
    """Give the signs this screen can show."""
    return OLD_GLYPHS if terminal.ascii_only else GLYPHS


def letters(look: Any) -> dict[int, str]:
    """Give each square with an obstacle its letter, in the order of the course."""
    squares = sorted(obstacle.square for obstacle in look.course.obstacles)
    return {square: chr(ord("A") + number) for number, square in enumerate(squares)}


def lap_mark(terminal: Terminal, lap: int) -> str:
    """Mark the lap of a horse: nothing on the first."""
    marks = glyphs(terminal)["laps"]
    return " " if lap < 2 else marks[lap - 2] if lap - 2 < len(marks) else "+"


def trouble(terminal: Terminal, runner: Any) -> str:
    """Mark a horse that is out of the race or down."""
    if runner.out:
        return glyphs(terminal)["out"]
    return glyphs(terminal)["down"] if runner.fallen_by >= 0 else ""


class Loop:
    """The course as it is drawn on one screen."""

    def __init__(self, terminal: Terminal, look: Any, width: int) -> None:
        """Measure how wide a square can be."""
        self.terminal = terminal
        self.look = look
        self.glyphs = glyphs(terminal)
        self.letters = letters(look)
        self.lanes = 3 if terminal.console.height >= TALL else 2
        lap = look.course.lap
        turn = (lap - 1) // 2
        self.far: Sequence[int] = range(turn, 0, -1)
        self.home: Sequence[int] = range(turn + 1, lap)
        columns = max(len(self.far), len(self.home))
        self.cell = max(1, min(WIDEST_CELL, (width - SIDES - GATE) // columns))
        self.width = columns * self.cell
        self.standing: dict[int, list[Any]] = {}
        for runner in look.runners:
            if not runner.place:
                self.standing.setdefault(runner.square, []).append(runner)

    def drawn(self, infield: Sequence[Text]) -> Text:
        """Draw the whole loop around some lines of text."""
        side = self.glyphs["side"]
        corners = self.glyphs["corners"]
        rows = [Text(corners[0]) + self.rail(self.far) + Text(corners[1])]
        rows += [
            Text(side) + self.lane(self.far, lane) + Text(" " * GATE + side)
            for lane in range(self.lanes)
        ]
        for line in infield:
            fitted = line.copy()
            fitted.truncate(self.width + GATE - 2, overflow="ellipsis", pad=True)
            rows.append(Text(f"{side} ") + fitted + Text(f" {side}"))
        rows += [
            Text(side) + self.lane(self.home, lane) + self.gate(lane) + Text(side)
            for lane in range(self.lanes)
        ]
        rows.append(Text(corners[2]) + self.rail(self.home) + Text(corners[3]))
        drawn = Text("\n", no_wrap=True).join(rows)
        drawn.no_wrap = True
        return drawn

    def padding(self, squares: Sequence[int]) -> int:
        """Count the columns a shorter straight leaves free, before its first square."""
        return self.width - len(squares) * self.cell

    def lane(self, squares: Sequence[int], lane: int) -> Text:
        """Draw one lane of a straight."""
        drawn = Text(" " * self.padding(squares))
        for square in squares:
            drawn.append_text(self.square(square, lane))
        return drawn

    def square(self, square: int, lane: int) -> Text:
        """Draw a square in one lane: whoever stands there, or what the square is."""
        runners = self.standing.get(square, [])
        if len(runners) > self.lanes or (runners and self.cell == 1):
            return self.crowd(runners, lane, self.cell)
        if lane < len(runners):
            return self.runner(runners[lane])
        if square in self.letters:
            return Text(self.glyphs["obstacle"] * self.cell, STYLES["obstacle"])
        return Text(self.glyphs["turf"].ljust(self.cell), STYLES["turf"])

    def runner(self, runner: Any) -> Text:
        """Draw a horse: its number, and whether it is out, down or on a later lap."""
        mark = trouble(self.terminal, runner) or lap_mark(self.terminal, runner.lap)
        drawn = Text().append(f"{runner.horse}{mark}", SILKS[runner.horse])
        return drawn.append(" " * (self.cell - 2))

    def crowd(self, runners: Sequence[Any], lane: int, room: int) -> Text:
        """Draw many horses on one square, number by number; a plus if not all can be seen."""
        shown = runners[lane * room : (lane + 1) * room]
        drawn = Text()
        for runner in shown:
            drawn.append(str(runner.horse), SILKS[runner.horse])
        if lane == self.lanes - 1 and len(runners) > self.lanes * room:
            drawn.right_crop(1)
            drawn.append("+", "bold")
        drawn.append(" " * (room - len(drawn)))
        return drawn

    def gate(self, lane: int) -> Text:
        """Draw the post and, behind it, the horses on the start square."""
        drawn = Text().append(self.glyphs["post"], "bold")
        room = GATE - 2
        return drawn.append_text(self.crowd(self.standing.get(0, []), lane, room)).append(" ")

    def rail(self, squares: Sequence[int]) -> Text:
        """Draw the outer rail of a straight: letters of obstacles, some squares, the direction."""
        rail = self.glyphs["rail"]
        drawn = [rail] * (self.width + GATE)
        start = self.padding(squares)
        for number, square in enumerate(squares):
            at = start + number * self.cell
            if square in self.letters:
                drawn[at] = self.letters[square]
            elif square % RULED == 0:
                for place, digit in enumerate(str(square)[: self.cell]):
                    drawn[at + place] = digit
        arrow = self.glyphs["right" if squares is self.home else "left"]
        drawn[-2 if squares is self.home else -GATE] = arrow
        text = Text("".join(drawn), "dim")
        for at, letter in enumerate(drawn):
            if letter in self.letters.values():
                text.stylize("not dim bold green3", at, at + 1)
        return text


def infield(terminal: Terminal, look: Any, width: int) -> list[Text]:
    """Write what stands in the middle: the dice, what they make, the names of the obstacles."""
    left = [
        *dice(terminal, look),
        Text(terminal.words.say("auteuil-dice", made=look.combination or "plain")),
    ]
    broad = max(len(line) for line in left) + 2
    names = legend(terminal, look, max(1, width - broad))
    lines = []
    for number in range(max(INFIELD, len(names))):
        line = left[number].copy() if number < len(left) else Text()
        line.pad_right(broad - len(line))
        lines.append(line.append_text(names[number] if number < len(names) else Text()))
    return lines


def dice(terminal: Terminal, look: Any) -> list[Text]:
    """Draw the dice in three lines, those that a horse took without their edges."""
    edges = glyphs(terminal)["dice"]
    lines = [Text(), Text(), Text()]
    for die, used in zip(look.dice, look.used, strict=True):
        if used:
            rows, style = ("     ", f"  {die}  ", "     "), "dim"
        else:
            rows = (
                f"{edges[0]}{edges[1] * 3}{edges[2]}",
                f"{edges[3]} {die} {edges[3]}",
                f"{edges[4]}{edges[1] * 3}{edges[5]}",
            )
            style = "bold"
        for line, row in zip(lines, rows, strict=True):
            line.append(f"{row} ", style)
    return lines


def legend(terminal: Terminal, look: Any, width: int) -> list[Text]:
    """Say which obstacle each letter stands for, as many to a line as fit."""
    obstacles = {one.square: one for one in look.course.obstacles}
    lines = [Text()]
    for square, letter in letters(look).items():
        obstacle = obstacles[square]
        name = terminal.words.tell(obstacle_name(obstacle.name, obstacle.own))
        name += orders(terminal, obstacle)
        entry = Text().append(letter, "bold green3").append(f" {name}", "dim")
        if lines[-1] and len(lines[-1]) + 2 + len(entry) > width:
            lines.append(Text())
        lines[-1].append("  " if lines[-1] else "").append_text(entry)
    return lines


def orders(terminal: Terminal, obstacle: Any) -> str:
    """Write what is printed on an obstacle besides the fall (U4.3)."""
    printed = []
    if obstacle.back:
        printed.append(terminal.words.say("auteuil-order-back", squares=obstacle.back))
    if obstacle.longer:
        printed.append(terminal.words.say("auteuil-order-longer"))
    if obstacle.out:
        printed.append(terminal.words.say("auteuil-order-out"))
    return f" ({', '.join(printed)})" if printed else ""


def to_go(terminal: Terminal, look: Any) -> Text:
    """List the horses from the first to the last, with the squares they have yet to run."""
    say = terminal.words.say
    whole = look.course.lap * look.course.laps
    written = Text(f"{say('auteuil-to-go')} ", no_wrap=True)
    still = [runner for runner in look.runners if not runner.place]
    for runner in sorted(still, key=lambda one: -one.squares):
        written.append_text(horse_tag(terminal, runner.horse))
        down = trouble(terminal, runner)
        written.append(f"{down}{whole - runner.squares} ", "bold red" if down else "")
    return written


def arrived(terminal: Terminal, look: Any) -> Text:
    """List the horses that are home."""
    written = Text(f"{terminal.words.say('auteuil-arrived')} ", no_wrap=True)
    for horse in look.arrival:
        written.append_text(horse_tag(terminal, horse))
    return written


def horse_tag(terminal: Terminal, horse: int) -> Text:
    """Write a horse's number on its silk, in brackets where there is no colour."""
    number = f" {horse} " if terminal.coloured else f"[{horse}]"
    return Text().append(number, SILKS[horse]).append(" ")
