"""Reports: whole pages of their own, in both languages, with every plot told in words."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import numpy
import pytest

from hippodrome.engine.errors import HippodromeError
from hippodrome.games import GAMES
from hippodrome.study.arms import play_chunk
from hippodrome.study.chapters import Told, binned, chapters
from hippodrome.study.entrants import entrants
from hippodrome.study.ladder import Wanted
from hippodrome.study.report import page, write_report
from hippodrome.study.simulate import one_arm
from hippodrome.study.studies import Findings, Study, carry_out
from hippodrome.words import LANGUAGES, words
from tests.study.small import TICKET, Slowly, study

SVG = "{http://www.w3.org/2000/svg}"
COMMAND = 'hippodrome sweep ticket --vary "<script>=1"'


@cache
def found() -> Findings:
    return carry_out(study(deals=12), Slowly())


class Reader(HTMLParser):
    """Collects what a page would fetch, and the elements it has."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.count: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href", "data")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_one_page_in_both_languages_that_fetches_nothing(language: str) -> None:
    written = page(found(), COMMAND, language)
    reader = Reader()
    reader.feed(written)
    assert reader.fetched == []
    assert reader.count["main"] == 2
    assert reader.count["svg"] >= 2 * 7
    assert "url(" not in written
    assert "@import" not in written
    assert f'<html lang="{language}">' in written
    assert COMMAND not in written, "what was typed is text, not markup"
    assert "&lt;script&gt;=1" in written
    for one in LANGUAGES:
        assert words(one).say("report-winners") in written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plot_is_whole_within_its_frame_and_told_in_words(language: str) -> None:
    told = Told(found(), words(language))
    pictures = [one for chapter in chapters(told) for one in chapter.pictures]
    names = [one.name for one in pictures]
    assert len(set(names)) == len(names)
    wanted = {"seats", "length", "leads", "standing-1", "returns", "longshots-1", "change-ticket"}
    assert wanted <= set(names)
    for picture in pictures:
        tree = ElementTree.fromstring(picture.drawn)
        assert tree.findtext(f"{SVG}title")
        assert tree.findtext(f"{SVG}desc")
        assert picture.rows
        assert "nan" not in picture.drawn
        assert all(len(row) == len(picture.heads) for row in picture.rows)
        _, _, wide, tall = (float(part) for part in tree.get("viewBox", "").split())
        for kind, x, y in (("circle", "cx", "cy"), ("rect", "x", "y"), ("text", "x", "y")):
            for mark in tree.iter(SVG + kind):
                assert 0 <= float(mark.get(x, "0")) <= wide
                assert 0 <= float(mark.get(y, "0")) <= tall


def test_a_distribution_is_of_all_games() -> None:
    bins = binned(numpy.array([3, 3, 4, 90, 250]))
    assert sum(part for _, _, part in bins) == pytest.approx(1)
    assert bins[0][0] == 3
    assert bins[-1][0] <= 250 < bins[-1][1]
    assert binned(numpy.array([7, 7])) == [(7.0, 8.0, 1.0)]


def test_a_tournament_tells_of_its_matches() -> None:
    wanted = Wanted(
        TICKET, TICKET.pack("tiny"), 2, {}, entrants(TICKET, "gambler,tipster"), 10, 1, 1
    )
    findings = carry_out(wanted.study(), Slowly())
    told = list(chapters(Told(findings, words("en"))))
    assert told[0].pictures[0].name == "matches"
    assert told[0].pictures[0].rows[0][0] == "tipster – gambler"
    assert "report" not in " ".join(title.title for title in told)


@pytest.mark.parametrize("room", [name for name in GAMES if name != "ticket"])
def test_every_room_has_a_report(room: str) -> None:
    game = GAMES[room]
    arm = one_arm(game, game.pack("tiny"), entrants(game, "gambler,tipster,gambler"), {})
    sheet = play_chunk(arm, 1, 0, 3, game.interpreted)
    findings = Findings(Study(game, (arm,), 3, 1), (sheet,), (False,))
    for language in LANGUAGES:
        written = page(findings, "hippodrome", language)
        assert len(re.findall("<svg", written)) >= 2 * 5


def test_a_place_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    write_report(found(), COMMAND, "en", tmp_path / "report.html")
    assert [file.name for file in tmp_path.iterdir()] == ["report.html"]
    with pytest.raises(HippodromeError, match="cannot be written"):
        write_report(found(), COMMAND, "en", tmp_path / "nowhere" / "report.html")
