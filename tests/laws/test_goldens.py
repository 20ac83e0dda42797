"""Golden stories: what each seat saw of one whole game, as text a person can read.

`make goldens` writes them anew; the change is then read like any other.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.bots import bot_named
from hippodrome.engine.croupier import Croupier
from hippodrome.engine.match import Match
from hippodrome.engine.story import Page
from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from hippodrome.table.chronicle import told as lines
from hippodrome.words import words

FOLDER = Path(__file__).parents[1] / "goldens"
SEATS = 3
AUDIENCES = {-1: "spectator", 0: "seat-1", 1: "seat-2", 2: "seat-3"}
OPTIONS = {"auteuil": {"punters": 1, "races": 2, "sweets": 1}}
"""What is chosen where the usual game would show less, or be too long to read."""


def golden_game(name: str) -> tuple[Match, dict[int, list[str]]]:
    """Play the golden game with tipsters; give the match and each audience's story."""
    game = GAMES[name]
    match = game.match(SEATS, OPTIONS.get(name))
    bot = bot_named("tipster")
    croupier = Croupier(
        b"golden seed of " + name.encode(), [bytes([seat]) for seat in range(SEATS)]
    )
    stream = new_stream(2024)
    told: dict[int, list[str]] = {audience: [] for audience in AUDIENCES}
    language = words("en")
    while not match.over:
        before = {audience: match.view(audience) for audience in AUDIENCES}
        if match.spread:
            match.draw(croupier.below(match.spread))
        else:
            seat = match.awaited[0]
            match.submit(seat, bot.decide(game, match.pack, match.view(seat), seat, stream))
        for audience in AUDIENCES:
            seen = match.view(audience)
            page = Page(match.pack.printed, before[audience], seen, audience, match.events)
            story = [line.text for line in lines(game, page)]
            told[audience] += [language.tell(sentence) for sentence in story if sentence]
    return match, told


@pytest.mark.parametrize("name", GAMES)
def test_each_seat_saw_the_golden_game_as_it_is_written_down(
    name: str, rewrite_goldens: bool
) -> None:
    match, told = golden_game(name)
    moves = [
        f"draw {entry.moves[0]} of {entry.spread}"
        if entry.seat < 0
        else f"{entry.seat + 1}: {' '.join(match.game.write(move) for move in entry.moves)}"
        for entry in match.log
    ]
    texts = {f"{name}-moves.txt": moves}
    for audience, title in AUDIENCES.items():
        texts[f"{name}-{title}.txt"] = told[audience]
    for file, story in texts.items():
        text = "\n".join(story) + "\n"
        if rewrite_goldens:
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / file).write_text(text, encoding="utf-8")
        assert (FOLDER / file).read_text(encoding="utf-8") == text, f"{file}: see `make goldens`"
