"""A ladder drawn: whole SVG, every bot on it, within the frame, and told in words."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from hippodrome.engine.errors import HippodromeError
from hippodrome.games import GAMES
from hippodrome.study.entrants import entrant
from hippodrome.study.estimates import Estimate
from hippodrome.study.ladder import Ladder, Rung, Wanted
from hippodrome.study.ladder_plot import drawn, plot
from hippodrome.study.plots import LEFT, MOST_MARKS, WIDTH, scale_of
from hippodrome.words import Words

GAME = GAMES["ticket"]
SVG = "{http://www.w3.org/2000/svg}"


def ladder(*ratings: tuple[float, float]) -> Ladder:
    names = ("gambler", "tipster", "scout:500", "expert:500")[: len(ratings)]
    wanted = Wanted(
        GAME, GAME.pack(), 2, {}, tuple(entrant(GAME, name) for name in names), 10, 1, 1
    )
    rungs = tuple(
        Rung(name, Estimate(mean, margin))
        for name, (mean, margin) in zip(names, ratings, strict=True)
    )
    return Ladder(wanted, (), rungs)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_bot_is_on_it_within_the_frame_and_told(language: str) -> None:
    picture = drawn(ladder((0, 0), (310, 41), (640, 77), (700, 90)), Words(language))
    tree = ElementTree.fromstring(picture)
    dots = [float(dot.get("cx", "")) for dot in tree.iter(f"{SVG}circle")]
    assert len(dots) == 4
    assert dots == sorted(dots, reverse=True)  # the strongest on top
    assert all(LEFT <= place <= LEFT + WIDTH for place in dots)
    told = tree.findtext(f"{SVG}desc") or ""
    assert "scout:500" in told
    assert "640" in told


def test_the_scale_holds_every_interval_with_few_marks() -> None:
    for ratings in ([(0, 0), (12, 9)], [(0, 0), (-80, 30), (2400, 700)], [(0, 0), (0, 0)]):
        low = min(mean - margin for mean, margin in ratings)
        high = max(mean + margin for mean, margin in ratings)
        scale = scale_of(low, high)
        assert scale.first <= low
        assert scale.last >= high
        assert scale.last > scale.first
        assert len(scale.marks) <= MOST_MARKS + 1
        assert scale.marks[-1] == pytest.approx(scale.last)


def test_a_place_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    climbed = ladder((0, 0), (10, 5))
    plot(climbed, Words("en"), tmp_path / "ladder.svg")
    assert (tmp_path / "ladder.svg").read_text(encoding="utf-8").startswith("<svg")
    with pytest.raises(HippodromeError, match=r"picture cannot be written to .*nowhere"):
        plot(climbed, Words("en"), tmp_path / "nowhere" / "ladder.svg")
