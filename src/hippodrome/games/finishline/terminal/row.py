"""The row of tiles on a screen: the back on the left, the front on the right, and said so.

A tile shows its number, F or S, its odds, its name and the dice that lie on it. Level horses
share the place in front, one above the other, and the width of two tiles.
"""

from __future__ import annotations

import textwrap
from typing import Any

from rich.text import Text

from hippodrome.games.finishline.terminal.dice import STYLES, signs
from hippodrome.terminal.screen import Terminal
from hippodrome.terminal.silks import SILKS, ink
from hippodrome.words import Words

WIDEST_TILE = 16
NAME_LINES = 2
"""Lines that every tile has for its name; a long one on a narrow screen takes one more."""
EDGES = {"side": "─", "wall": "│", "top": "┌┬┐", "bottom": "└┴┘"}
OLD_EDGES = {"side": "-", "wall": "|", "top": "+++", "bottom": "+++"}


def silk(horse: int) -> str:
    """Give the colours of a horse, which go by its starting place."""
    return SILKS[horse + 1]


def horse_ink(horse: int) -> str:
    """Give the colour of a horse in a text."""
    return ink(horse + 1)


def tile_name(spoken: Words, tile: Any) -> str:
    """Name a horse without its number."""
    return tile.name or spoken.say("finishline-tile-name", number=tile.number)


def horse_tag(spoken: Words, tile: Any) -> Text:
    """Write a horse's number in its colours, and its name."""
    return Text.assemble((f" {tile.number} ", silk(tile.horse)), f" {tile_name(spoken, tile)}")


def place_text(spoken: Words, place: int) -> str:
    """Write a place, counted from 1."""
    return spoken.say("finishline-place", place=place)


def width_of_tile(terminal: Terminal, look: Any) -> int:
    """Give the width inside a tile when the whole field shares the screen."""
    return int(min(WIDEST_TILE, (terminal.console.width - look.runners - 1) // look.runners))


def row(terminal: Terminal, look: Any) -> Text:
    """Draw the tiles of all horses in the race, those in front on the right."""
    width = width_of_tile(terminal, look)
    tiles = [look.tiles[horse] for horse in look.row]
    parted = len(tiles) - (2 if look.level else 0)
    lines_of_name = max(
        [NAME_LINES, *(len(name_lines(terminal.words, tile, width)) for tile in tiles[:parted])]
    )
    cells = [single(terminal, tile, width, lines_of_name) for tile in tiles[:parted]]
    places = [place_text(terminal.words, tile.position + 1) for tile in tiles[:parted]]
    widths = [width] * parted
    if look.level:
        widths.append(2 * width + 1)
        below, above = tiles[-1], tiles[-2]
        cells.append(both_level(terminal, above, below, widths[-1], lines_of_name))
        places.append(terminal.words.say("finishline-level-place"))
    # Whoever is laid first is the hindmost; later a gap is what the disqualified leave behind.
    absent = look.runners - len(tiles) if look.phase != "lay" else 0
    return framed(terminal, cells, places, widths, absent * (width + 1))


def framed(
    terminal: Terminal, cells: list[list[Text]], places: list[str], widths: list[int], indent: int
) -> Text:
    """Put edges around tiles, with the places in the upper one, back and front in the lower."""
    edges = OLD_EDGES if terminal.ascii_only else EDGES
    say = terminal.words.say
    ends = [""] * len(cells)
    if ends:
        ends[0] = say("finishline-back")
        ends[-1] = say("finishline-front", arrow=signs(terminal)["arrow"])
    lines = [edge_line(edges["top"], edges["side"], places, widths)]
    for number in range(len(cells[0]) if cells else 0):
        line = Text(edges["wall"], "dim")
        for cell in cells:
            line.append_text(cell[number]).append(edges["wall"], "dim")
        lines.append(line)
    lines.append(edge_line(edges["bottom"], edges["side"], ends, widths))
    margin = Text(" " * indent)
    return Text("\n", no_wrap=True).join(margin + line for line in lines)


def edge_line(corners: str, side: str, labels: list[str], widths: list[int]) -> Text:
    """Draw an edge with a word in the middle of each tile."""
    line = Text(corners[0], "dim")
    for number, (label, width) in enumerate(zip(labels, widths, strict=True), start=1):
        middle = f" {label} " if label and len(label) + 2 <= width else label
        before = (width - len(middle)) // 2
        line.append(side * before, "dim").append(middle, "not dim bold")
        line.append(side * (width - len(middle) - before), "dim")
        line.append(corners[2] if number == len(labels) else corners[1], "dim")
    return line


def single(terminal: Terminal, tile: Any, width: int, lines_of_name: int) -> list[Text]:
    """Draw one tile: number and odds, the name, the dice on it."""
    names = name_lines(terminal.words, tile, width)
    names += [""] * (lines_of_name - len(names))
    return [
        heading(terminal, tile, width),
        *(padded(Text(name, horse_ink(tile.horse)), width) for name in names),
        padded(on_tile(terminal, tile), width),
    ]


def both_level(
    terminal: Terminal, above: Any, below: Any, width: int, lines_of_name: int
) -> list[Text]:
    """Draw two level horses, one above the other."""
    lines = []
    for tile in (above, below):
        first = heading(terminal, tile, width)
        dice = on_tile(terminal, tile)
        narrow = heading(terminal, tile, width - dice.cell_len - 1)
        lines.append(narrow + Text(" ") + dice if dice.plain else first)
        name = tile_name(terminal.words, tile)
        lines.append(padded(Text(name, horse_ink(tile.horse)), width))
    lines += [Text(" " * width)] * (lines_of_name - NAME_LINES)
    return lines


def heading(terminal: Terminal, tile: Any, width: int) -> Text:
    """Write number, F or S, and odds."""
    mark = "F" if tile.favourite else "S" if tile.safe else " "
    odds = terminal.words.say("finishline-odds", odds=tile.odds)
    number = f" {tile.number} "
    gap = width - len(number) - len(odds) - 2
    return Text.assemble((number, silk(tile.horse)), f" {mark}", " " * gap, odds)


def name_lines(spoken: Words, tile: Any, width: int) -> list[str]:
    """Break a name where it has spaces."""
    return textwrap.wrap(tile_name(spoken, tile), width)


def on_tile(terminal: Terminal, tile: Any) -> Text:
    """Draw the dice on a tile."""
    known = signs(terminal)
    dice = []
    if tile.shoe:
        dice.append(Text(known["horseshoe"], STYLES["white"]))
    if tile.black_shoe:
        dice.append(Text(known["black-shoe"], STYLES["black"]))
    if tile.whip:
        dice.append(Text(known["whip"], STYLES["red"]))
    if tile.outsider:
        amount = terminal.words.say("finishline-outsider-on-tile", amount=str(tile.outsider))
        dice.append(Text(amount, STYLES["green"]))
    return Text(" ").join(dice)


def padded(text: Text, width: int) -> Text:
    """Fill a line of a tile up to its width."""
    return text + Text(" " * (width - text.cell_len))
