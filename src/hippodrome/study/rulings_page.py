"""docs/rulings.md: what we read into the rulebooks, and what reading it otherwise would change."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hippodrome.engine.effects import told
from hippodrome.engine.game import Game
from hippodrome.games import GAMES
from hippodrome.words import Words

MARK = re.compile(r"\*(Ruling|Reconstruction):\*\s")
"""What begins a passage of ours in the rules; it goes on to the next mark or the end."""
EXAMPLE = re.compile(r"\s*\*Example:?\*.*", re.DOTALL)

HEAD = """# What we read into the rulebooks

Where a rulebook leaves something open we decide it (*Ruling*); what stood on a board or a card that
is lost to us we worked out again (*Reconstruction*). Everything else in our rules is by the letter.
Owners of a box can check here at a glance what to compare with it.

Where a table could sensibly decide otherwise there is a *house rule*: an option whose first choice
is ours. What it changes was measured in games among tipsters, who know the usual rules only; a
difference is told where it is beyond the 99 % interval.

This page is written by `make rulings`, which measures everything anew, or by
`make rulings ARGS=--write-only`, which measures nothing.
"""


def table_of_rulings(spoken: Words) -> str:
    """Write the whole page."""
    return "\n".join([HEAD, *(section(game, spoken) for game in GAMES.values())])


def section(game: Game, spoken: Words) -> str:
    """Write one game's tables."""
    lines = [f"## {spoken.tell(game.title)}", ""]
    if game.house_rules:
        lines += ["| house rule | paragraph | what it is | what it changes |", "|---|---|---|---|"]
        lines += [*house_rules(game, spoken), ""]
    lines += ["| paragraph | mark | what we decided |", "|---|---|---|"]
    for number, text in game.paragraphs("en").items():
        lines += [f"| {number} | {mark} | {said} |" for mark, said in marked(text)]
    return "\n".join([*lines, ""])


def house_rules(game: Game, spoken: Words) -> Iterator[str]:
    """Write a row for each choice of a house rule that is not ours."""
    for effect in game.effects.effects:
        option = next(one for one in game.house_rules if one.name == effect.option)
        what = spoken.tell(game.explained(option))
        if not option.switch:
            what += f" *Here: {spoken.tell(game.choice_of(option, effect.value))}.*"
        changes = spoken.tell(told(game, effect))
        typed = "yes" if option.switch else effect.value
        yield f"| `{option.name}={typed}` | {option.ruling} | {what} | {changes} |"


def marked(text: str) -> Iterator[tuple[str, str]]:
    """Give every passage of a paragraph that is ours, after its mark and without its example."""
    pieces = MARK.split(re.sub(r"\s+", " ", text))
    for mark, said in zip(pieces[1::2], pieces[2::2], strict=True):
        yield mark, EXAMPLE.sub("", said).strip().replace("|", "\\|")
