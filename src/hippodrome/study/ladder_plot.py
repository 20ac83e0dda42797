"""A ladder drawn: every bot's rating with its interval, as an SVG anybody's browser shows."""

from __future__ import annotations

from pathlib import Path

from hippodrome.engine.errors import HippodromeError
from hippodrome.study.ladder import Ladder
from hippodrome.study.plots import Dot, intervals
from hippodrome.words import Words


def drawn(ladder: Ladder, words: Words) -> str:
    """Draw the ladder, the strongest on top; what it shows is told in words as well."""
    wanted = ladder.wanted
    dots = [
        Dot(
            rung.name,
            rung.rating,
            words.say(
                "simulate-whole", mean=round(rung.rating.mean), margin=round(rung.rating.margin)
            ),
        )
        for rung in reversed(ladder.rungs)
    ]
    return intervals(
        words.say("ladder-title", game=wanted.game.name, seats=wanted.seats),
        dots,
        words.say("ladder-rating"),
        lambda points: str(round(points)),
    )


def plot(ladder: Ladder, words: Words, file: Path) -> None:
    """Draw the ladder into a file."""
    try:
        file.write_text(drawn(ladder, words), encoding="utf-8")
    except OSError as error:
        raise HippodromeError("ladder-no-plot", file=str(file)) from error
