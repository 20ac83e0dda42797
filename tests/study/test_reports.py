"""Pages of docs/reports: every picture there and told in words, the command finds the same."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from hippodrome.engine.game import Game
from hippodrome.games import GAMES
from hippodrome.study.entrants import entrants
from hippodrome.study.reports import bots_of, command_of, study_of, write_page
from hippodrome.study.rulings import alternatives, seats_of
from hippodrome.study.studies import carry_out
from hippodrome.study.sweeps import sweep_arms, variation
from hippodrome.words import words
from tests.study.small import Slowly, study

DOCS = Path(__file__).parents[2] / "docs" / "reports"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_command_plays_the_same_arms(game: Game) -> None:
    seats = seats_of(game)
    typed = shlex.split(command_of(game, seats, 50, 1))
    varied = [typed[place + 1] for place, word in enumerate(typed) if word == "--vary"]
    arms = sweep_arms(
        game, "standard", entrants(game, bots_of(seats)), {}, [variation(one) for one in varied]
    )
    assert [arm.key for arm in arms] == [arm.key for arm in study_of(game, seats, 50, 1).arms]
    assert len(arms) == 1 + len(list(alternatives(game, seats)))


def test_a_page_names_its_pictures_and_older_ones_go(tmp_path: Path) -> None:
    (tmp_path / "ticket-older.svg").write_text("", encoding="utf-8")
    (tmp_path / "ascot-seats.svg").write_text("", encoding="utf-8")
    page = write_page(carry_out(study(deals=12), Slowly()), "hippodrome", words("en"), tmp_path)
    named = re.findall(r"^!\[(.+)\]\((.+\.svg)\)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert {name for _, name in named} == {file.name for file in tmp_path.glob("ticket-*.svg")}
    assert all(len(told) > 20 for told, _ in named)
    assert (tmp_path / "ascot-seats.svg").exists()
    assert not (tmp_path / "ticket-older.svg").exists()


def test_every_picture_of_the_documents_is_there() -> None:
    for page in DOCS.glob("*.md"):
        for name in re.findall(r"\]\((.+?\.svg)\)", page.read_text(encoding="utf-8")):
            assert (DOCS / name).exists()
