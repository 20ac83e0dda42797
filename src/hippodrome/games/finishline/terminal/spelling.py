"""What people type, written out as the rules read it: tiles by number, colours in any language."""

from __future__ import annotations

import re
from typing import Any

from hippodrome.games.finishline.terminal.dice import COLOURS
from hippodrome.games.finishline.terminal.dice import letter as colour_letter
from hippodrome.games.finishline.terminal.levels import horse_of, letter, write_three
from hippodrome.words import Words

EVERYTHING = ("all", "tout")
"""All the money left, as a stake."""
STAKE = r"(?P<stake>\d[\d.,\u202f\u00a0]*|all|tout)(?=\s|$)"
BET = re.compile(
    r"(?<!\S)(?:"
    r"(?:win|w|gagnant|g)[\s:]*(?P<horse>\d+)[\s:=]+"
    r"|(?:pair|p|couplé|couple|c)[\s:]*(?P<low>\d+)\s*[\s+&-]\s*(?P<high>\d+)[\s:=]+"
    r"|(?P<bare>\d+)[:=]"
    r"|(?P<one>\d+)\s*[+&-]\s*(?P<other>\d+)[\s:=]+"
    rf"){STAKE}"
)
DONE = re.compile(r"(?<!\S)(?:fin|terminé|termine)(?!\S)")
COLOUR_WORDS = {
    "white": "white",
    "blanc": "white",
    "red": "red",
    "rouge": "red",
    "yellow": "yellow",
    "jaune": "yellow",
    "green": "green",
    "vert": "green",
    "black": "black",
    "noir": "black",
}
MOST_TAKEN = 3
ON_TILE = re.compile(r"(?P<die>[1-3])\s*:\s*(?P<horse>\d+)")
PACE = re.compile(r"(?P<die>[1-3])[\s:]\s*(?P<start>\d+)\s*>\s*(?P<end>\d+)")
THREE = re.compile(r"(?P<die>[1-3])[\s:]\s*(?P<a>\d+)[\s,-]+(?P<b>\d+)[\s,-]+(?P<c>\d+)")
EXTRA = re.compile(r"extra[\s:]*(?P<horse>\d+)")
DECLINES = ("no", "non", "renoncer")


def spelled(spoken: Words, look: Any, typed: str) -> str:
    """Write a line out as notation where it says more than notation can; leave others alone."""
    line = typed.strip().lower()
    written = line
    if look.phase == "bets":
        written = write_slip(look, line)
    elif look.phase == "take":
        written = write_take(spoken, line)
    elif look.phase == "use":
        written = write_use(look, line)
    elif look.phase == "extras":
        written = write_extra(look, line)
    return typed if written == line else written


def write_slip(look: Any, line: str) -> str:
    """Write all bets of a line."""
    if line in EVERYTHING:
        return str(look.money_left)
    left = look.money_left

    def write_bet(found: re.Match[str]) -> str:
        nonlocal left
        whole = found["stake"] in EVERYTHING
        stake = max(0, left) if whole else int(re.sub(r"\D", "", found["stake"]))
        left -= stake  # what follows on the line can only stake the rest
        if alone := found["horse"] or found["bare"]:
            return f"win:{letter(horse_of(look, alone))}={stake}"
        one, other = found["low"] or found["one"], found["high"] or found["other"]
        return f"pair:{letter(horse_of(look, one))}+{letter(horse_of(look, other))}={stake}"

    return DONE.sub("done", BET.sub(write_bet, line))


def write_take(spoken: Words, line: str) -> str:
    """Write the dice to take: colours in words, or three letters in a row."""
    letters = {colour_letter(spoken, colour).lower(): colour for colour in COLOURS}
    colours: list[str] = []
    for word in re.split(r"[\s,+:]+", line.removeprefix("take").strip(" :")):
        if word.removesuffix("s") in COLOUR_WORDS:
            colours.append(COLOUR_WORDS[word.removesuffix("s")])
        elif word and all(one in letters for one in word):
            colours += [letters[one] for one in word]
        else:
            return line
    return f"take:{'+'.join(colours)}" if 0 < len(colours) <= MOST_TAKEN else line


def write_use(look: Any, line: str) -> str:
    """Write the use of a die on tiles by their numbers."""
    if found := ON_TILE.fullmatch(line):
        return f"{found['die']}:{letter(horse_of(look, found['horse']))}"
    if found := PACE.fullmatch(line):
        start, end = (letter(horse_of(look, found[one])) for one in ("start", "end"))
        return f"{found['die']}:{start}>{end}"
    found = THREE.fullmatch(line)
    if found and look.front[int(found["die"]) - 1].face == "interference":
        wanted = tuple(horse_of(look, found[one]) for one in "abc")
        return write_three(look, int(found["die"]), wanted)
    return line


def write_extra(look: Any, line: str) -> str:
    """Write an extra action, or doing without."""
    if found := EXTRA.fullmatch(line):
        return f"extra:{letter(horse_of(look, found['horse']))}"
    return "decline" if line in DECLINES else line
