"""Stated chances beside what became of them."""

from __future__ import annotations

import sys

import pytest

from hippodrome.games import GAMES
from hippodrome.study import chances
from hippodrome.study.chances import Reliability, study, watched


def test_chances_that_come_true_as_stated_are_off_by_nothing() -> None:
    found = Reliability()
    for came in (1.0, 0.0, 0.0, 0.0):
        found.add(0.25, came, 4)
    assert found.error == pytest.approx(0)
    assert found.brier == pytest.approx(0.1875) == found.blind_brier
    assert [count for count, _, _ in found.bins()] == [0, 0, 4, 0, 0, 0, 0, 0, 0, 0]


def test_certainty_that_fails_costs_most() -> None:
    found = Reliability()
    found.add(1.0, 0.0, 2)
    assert (found.brier, found.error) == (1.0, 1.0)
    assert found.bins()[-1] == (1, 1.0, 0.0)


@pytest.mark.parametrize("name", GAMES)
def test_every_look_is_compared_with_the_race_it_was_about(name: str) -> None:
    game = GAMES[name]
    pack = game.pack("tiny")
    found = watched(game, pack, 2, 7, 4, 5, game.interpreted)
    assert len(found.seats.stated) % 2 == 0
    looks = len(found.seats.stated) // 2
    assert looks > 0
    assert sum(found.seats.came) == pytest.approx(looks)
    assert sum(found.horses.came) <= looks
    assert all(0 <= chance <= 1 for chance in found.horses.stated + found.seats.stated)


@pytest.mark.compiled
def test_a_study_is_the_same_on_any_number_of_cores() -> None:
    game = GAMES["ticket"]
    one, two = (
        study(game, game.pack("tiny"), 3, seats=2, possibilities=20, cores=cores)
        for cores in (1, 2)
    )
    assert one.horses.stated == two.horses.stated
    assert one.seats.came == two.seats.came


def test_nothing_to_study_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chances, "warm", lambda *_: None)
    monkeypatch.setattr(sys, "argv", ["chances", "--game", "ticket", "--games", "0"])
    assert chances.main() == 2
    assert "0 is too few" in capsys.readouterr().err
