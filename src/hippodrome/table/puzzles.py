"""Puzzles for people: which one is today's, what one asks, and what came of a try.

Whoever solves one is shown what its seat knew, and nothing else; the answer and its reasons leave
the house after a try, or when somebody gives it up.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hippodrome.engine.errors import HippodromeError, NotAllowed
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.match import Match
from hippodrome.engine.puzzles import Puzzle, position
from hippodrome.games import GAMES, game_named
from hippodrome.table.hinting import labelled
from hippodrome.table.whatif import imagined
from hippodrome.words import Sentence, sentence

MILLISECONDS_A_DAY = 86_400_000
KEPT = 128
"""Positions that are kept once they were played again: more than there are puzzles."""
WHOLE = 10
"""Thousandths that are one per cent."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A puzzle as it is put to somebody: what its seat knows."""

    game: Game
    pack: Pack
    number: int
    """Which of the room's puzzles, from 1."""
    puzzle: Puzzle
    view: Any

    def look(self) -> Any:
        """Give what the seat is shown and may choose."""
        return self.game.look(self.pack.printed, self.view, self.puzzle.seat)

    def match(self) -> Match:
        """Give a game to decide in: what the seat does not know is filled in from its view."""
        filled = imagined(self.game, self.pack, self.view, self.puzzle.seat, b"puzzle")
        return Match.at(self.game, self.pack, filled)

    def label(self, move: int) -> Sentence:
        """Say what a move is."""
        return labelled(self.game, self.pack, self.view, move)


@dataclass(frozen=True, slots=True)
class Solution:
    """What came of a try, or of giving up."""

    right: bool
    tried: Sentence | None
    """What the try was and, if it was no answer, about how much it falls behind."""
    answers: tuple[int, ...]
    reasons: tuple[Sentence, ...]
    """What speaks for the answer, in points or money and in odds."""


def today(now: int) -> int:
    """Give the day of a moment, by the same clock for everybody."""
    return now // MILLISECONDS_A_DAY


def puzzled_rooms() -> list[Game]:
    """List the rooms that have puzzles for what they play now."""
    return [game for game in GAMES.values() if game.puzzles.puzzles and is_current(game)]


def is_current(game: Game) -> bool:
    """Were a room's puzzles found with today's rules and boards?"""
    found = game.puzzles
    return (found.rules_version, found.pack) == (game.rules_version, usual_pack(game.name).hash)


def of_day(day: int) -> tuple[Game, int] | None:
    """Give the puzzle of a day: the rooms take turns, and each goes through its own."""
    rooms = puzzled_rooms()
    if not rooms:
        return None
    game = rooms[day % len(rooms)]
    return game, day // len(rooms) % len(game.puzzles.puzzles) + 1


@lru_cache(maxsize=KEPT)
def asked(name: str, number: int) -> Asked:
    """Find a room's puzzle by its number, or say how many there are."""
    game = game_named(name)
    puzzles = game.puzzles.puzzles
    if not puzzles or not is_current(game):
        raise NotAllowed("puzzle-none", game=game.title)
    if not 1 <= number <= len(puzzles):
        raise NotAllowed("puzzle-no-such", number=number, last=len(puzzles))
    puzzle, pack = puzzles[number - 1], usual_pack(name)
    return Asked(game, pack, number, puzzle, position(game, puzzle, pack).view(puzzle.seat))


@lru_cache
def usual_pack(name: str) -> Pack:
    """Give the pack a room usually plays with; to read one takes a while."""
    return game_named(name).pack()


def solved(put: Asked, move: int | None) -> Solution:
    """Judge a try, or give the answer to somebody who has none; an illegal move is refused."""
    puzzle, game = put.puzzle, put.game
    tried: Sentence | None = None
    if move is not None:
        if game.interpreted.refusal(put.pack.printed, put.view, puzzle.seat, move):
            raise refusal(put, move)
        loss = puzzle.loss(move)
        if loss:
            tried = sentence("puzzle-behind", move=put.label(move), standing=game.standing_of(loss))
    right = move is not None and move in puzzle.answers
    return Solution(right, tried, puzzle.answers, reasons(put, move))


def refusal(put: Asked, move: int) -> HippodromeError:
    """Say why a move cannot be made."""
    return put.game.explain(put.pack.printed, put.view, put.puzzle.seat, move)


def reasons(put: Asked, move: int | None) -> tuple[Sentence, ...]:
    """Say what speaks for the answer: points or money, games won, the horse it is about."""
    puzzle, game = put.puzzle, put.game
    rival = put.label(puzzle.rival)
    told = [sentence("puzzle-gains", standing=game.standing_of(puzzle.gap), other=rival)]
    if puzzle.swing is not None:
        swing = puzzle.swing
        names = {quote.horse: quote.name for quote in game.quotes(put.pack.printed, put.view)}
        if swing.horse in names:
            told.append(
                sentence(
                    "puzzle-horse",
                    horse=names[swing.horse],
                    answer=round(swing.answer / WHOLE),
                    rival=round(swing.rival / WHOLE),
                )
            )
    told.append(
        sentence(
            "puzzle-wins",
            answer=round(puzzle.wins[0] / WHOLE),
            rival=round(puzzle.wins[1] / WHOLE),
        )
    )
    if puzzle.tipster not in (*puzzle.answers, puzzle.rival, move):
        told.append(sentence("puzzle-tipster", move=put.label(puzzle.tipster)))
    return tuple(told)
