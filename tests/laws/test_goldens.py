"""Golden stories: one whole game of each room, as text a person can read.

Every decision and draw stands on a line, and below it what was told of it: once where all were
told the same, else for each audience, seats by their numbers and spectators as `-`. `make goldens`
writes them anew; the change is then read like any other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from hippodrome.bots import bot_named
from hippodrome.engine.croupier import Croupier
from hippodrome.engine.match import DRAW, Entry, Match
from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from hippodrome.table.chronicle import tell_step
from hippodrome.words import words

FOLDER = Path(__file__).parents[1] / "goldens"
SEATS = 3
AUDIENCES = {-1: "-", 0: "1", 1: "2", 2: "3"}
OPTIONS = {"auteuil": {"punters": 1, "races": 2, "sweets": 1}}
"""What is chosen where the usual game would show less, or be too long to read."""


def golden_game(name: str) -> Match:
    """Play the golden game with tipsters."""
    game = GAMES[name]
    match = game.match(SEATS, OPTIONS.get(name))
    bot = bot_named("tipster")
    croupier = Croupier(
        b"golden seed of " + name.encode(), [bytes([seat]) for seat in range(SEATS)]
    )
    stream = new_stream(2024)
    while not match.over:
        if match.spread:
            match.draw(croupier.below(match.spread))
        else:
            seat = match.awaited[0]
            match.submit(seat, bot.decide(game, match.pack, match.view(seat), seat, stream))
    return match


def story_of(match: Match) -> Iterator[str]:
    """Write the whole game down, with what every audience was told of each entry."""
    start = match.game.match(match.seats, match.options, match.pack)
    for entry, telling in zip(match.log, tell_step(start, match.log, AUDIENCES), strict=True):
        yield written(match, entry)
        told = {
            audience: tuple(words("en").tell(line.text) for line in lines if line.text)
            for audience, lines in telling.lines.items()
        }
        yield from by_audience(told)


def written(match: Match, entry: Entry) -> str:
    """Write one entry of the log down, as transcripts do."""
    if entry.seat == DRAW:
        return f"draw {entry.moves[0]} of {entry.spread}"
    return f"{entry.seat + 1}: {' '.join(match.game.write(move) for move in entry.moves)}"


def by_audience(told: Mapping[int, Sequence[str]]) -> Iterator[str]:
    """Give what was told once for all who heard the same."""
    alike: dict[Sequence[str], list[str]] = {}
    for audience, lines in told.items():
        alike.setdefault(lines, []).append(AUDIENCES[audience])
    for lines, who in alike.items():
        mark = "" if len(alike) == 1 else f"{' '.join(who)} | "
        yield from (f"    {mark}{line}" for line in lines)


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_is_told_as_it_is_written_down(name: str, rewrite_goldens: bool) -> None:
    file = FOLDER / f"{name}.txt"
    text = "\n".join(story_of(golden_game(name))) + "\n"
    if rewrite_goldens:
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, f"{file.name}: see `make goldens`"
