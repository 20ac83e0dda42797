"""What people type, written out as the rules read it: tiles by number, words of any language.

Which other words may stand for a kind of move or for a colour is said in the catalogues
(`finishline-type-…`); the words of every language are taken, whichever is spoken.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from hippodrome.engine.parts import Value
from hippodrome.games.finishline.moves import MOVES
from hippodrome.games.finishline.parts import COLOUR_NAMES, ONE_DIE, STAKE, THREE_DICE
from hippodrome.games.finishline.state import FRONT
from hippodrome.games.finishline.terminal.dice import letter
from hippodrome.games.finishline.terminal.levels import horse_of, pair_of, three_in_order
from hippodrome.terminal.spelling import first_word_written, typed_for
from hippodrome.words import Words

DIE = f"(?P<die>[1-{FRONT}])"
ON_TILE = re.compile(DIE + r"\s*:\s*(?P<horse>\d+)")
PACE = re.compile(DIE + r"[\s:]\s*(?P<start>\d+)\s*>\s*(?P<end>\d+)")
THREE = re.compile(DIE + r"[\s:]\s*(?P<a>\d+)[\s,-]+(?P<b>\d+)[\s,-]+(?P<c>\d+)")
EXTRA = re.compile(r"extra[\s:]*(?P<horse>\d+)")


def any_of(*typed: str) -> str:
    """Give a pattern for any of these words."""
    return "|".join(map(re.escape, typed))


@cache
def bet_pattern() -> re.Pattern[str]:
    """Give the pattern of a bet, which names its kind or not."""
    win = any_of("win", *typed_for("finishline-type-win"))
    pair = any_of("pair", *typed_for("finishline-type-pair"))
    everything = any_of(*typed_for("finishline-type-everything"))
    return re.compile(
        r"(?<!\S)(?:"
        rf"(?:{win})[\s:]*(?P<horse>\d+)[\s:=]+"
        rf"|(?:{pair})[\s:]*(?P<low>\d+)\s*[\s+&-]\s*(?P<high>\d+)[\s:=]+"
        r"|(?P<bare>\d+)[:=]"
        r"|(?P<one>\d+)\s*[+&-]\s*(?P<other>\d+)[\s:=]+"
        rf")(?P<stake>\d[\d.,\u202f\u00a0]*|{everything})(?=\s|$)"
    )


@cache
def done_pattern() -> re.Pattern[str]:
    """Give the pattern of handing in."""
    done = any_of(*typed_for("finishline-type-done"))
    return re.compile(rf"(?<!\S)(?:{done})(?!\S)")


@cache
def colour_words() -> dict[str, str]:
    """Give the colours by all their names."""
    pairs = (pair.split("=", 1) for pair in typed_for("finishline-type-colour"))
    return dict(pairs)


def written(**move: Value) -> str:
    """Write a move down."""
    return MOVES.write(MOVES.number(move))


def spelled(spoken: Words, look: Any, typed: str) -> str:
    """Write a line out as notation where it says more than notation can; leave others alone."""
    line = typed.strip().lower()
    notation = line
    if look.phase == "bets":
        notation = write_slip(look, line)
    elif look.phase == "take":
        notation = write_take(spoken, line)
    elif look.phase == "use":
        notation = write_use(look, line)
    elif look.phase == "extras":
        notation = write_extra(look, line)
    elif look.phase == "interval":
        notation = first_word_written(line, {"finishline-type-go": "go"})
    return typed if notation == line else notation


def write_slip(look: Any, line: str) -> str:
    """Write all bets of a line."""
    everything = typed_for("finishline-type-everything")
    if line in everything:
        return str(look.money_left)
    left = look.money_left

    def write_bet(found: re.Match[str]) -> str:
        nonlocal left
        whole = found["stake"] in everything
        digits = re.sub(r"\D", "", found["stake"])
        stake = max(0, left) if whole else STAKE.value(STAKE.read(digits) or 0)
        left -= stake  # what follows on the line can only stake the rest
        if alone := found["horse"] or found["bare"]:
            return written(kind="win", horse=horse_of(look, alone), stake=stake)
        one, other = found["low"] or found["one"], found["high"] or found["other"]
        pair = pair_of(horse_of(look, one), horse_of(look, other))
        return written(kind="pair", pair=pair, stake=stake)

    return done_pattern().sub("done", bet_pattern().sub(write_bet, line))


def write_take(spoken: Words, line: str) -> str:
    """Write the dice to take: colours in words, or three letters in a row."""
    letters = {letter(spoken, colour).lower(): colour for colour in COLOUR_NAMES}
    colours: list[str] = []
    for word in re.split(r"[\s,+:]+", line.removeprefix("take").strip(" :")):
        if colour := colour_words().get(word.removesuffix("s")):
            colours.append(colour)
        elif word and all(one in letters for one in word):
            colours += [letters[one] for one in word]
        else:
            return line
    if len(colours) == 1:
        return written(kind="take", colour=ONE_DIE.value(ONE_DIE.read(colours[0]) or 0))
    if len(colours) == FRONT:
        handful = THREE_DICE.read("+".join(colours)) or 0
        return written(kind="handful", colours=THREE_DICE.value(handful))
    return line


def write_use(look: Any, line: str) -> str:
    """Write the use of a die on tiles by their numbers."""
    if found := ON_TILE.fullmatch(line):
        return written(kind="on", die=int(found["die"]), horse=horse_of(look, found["horse"]))
    if found := PACE.fullmatch(line):
        start, end = (horse_of(look, found[one]) for one in ("start", "end"))
        return written(kind="pace", die=int(found["die"]), start=start, end=end)
    found = THREE.fullmatch(line)
    if found and look.front[int(found["die"]) - 1].face == "interference":
        wanted = tuple(horse_of(look, found[one]) for one in "abc")
        return written(**three_in_order(look, int(found["die"]), wanted))
    return line


def write_extra(look: Any, line: str) -> str:
    """Write an extra action, or doing without."""
    if found := EXTRA.fullmatch(line):
        return written(kind="extra", horse=horse_of(look, found["horse"]))
    return written(kind="decline") if line in typed_for("finishline-type-decline") else line
