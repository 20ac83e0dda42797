"""The benchmark measures every figure that is asked for; how fast is not a test's business."""

from __future__ import annotations

import sys

import pytest

from bench import peers, room, rules
from bench.__main__ import main
from bench.errors import BenchError
from bench.figures import medians, written
from bench.rules import bench, ratios, show
from hippodrome.games import GAMES

ASKED_FOR = {
    "interpreted_moves_per_s",
    "compiled_moves_per_s",
    "compiled_all_cores_moves_per_s",
    "playouts_per_s",
    "first_compiled_playout_from_cache_s",
}


@pytest.mark.compiled
def test_every_figure_is_measured_in_every_round(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for size in ("GAMES_INTERPRETED", "GAMES_COMPILED", "GAMES_FROM_PYTHON", "GAMES_TIPSTER"):
        monkeypatch.setattr(rules, size, 2)
    monkeypatch.setattr(room, "COPIES", 5)
    told = []
    results = bench(
        [GAMES["ticket"]],  # rooms are measured alike, and each would first have to be compiled
        {"chess_moves_per_s": lambda: 1000.0},
        rounds=1,
        progress=lambda *step: told.append(step),
    )
    figures = results["games"]["ticket"]
    assert set(figures) >= ASKED_FOR
    assert all(figure > 0 for figure in figures.values())
    assert figures["seats"] == 4
    assert figures["compiled_over_chess"] == figures["compiled_moves_per_s"] / 1000
    assert results["peers"] == {"chess_moves_per_s": 1000.0}
    assert told == [(0, 2), (1, 2)]
    show({**results, "games": dict.fromkeys(GAMES, figures)})
    printed = capsys.readouterr().out
    assert all(figure in printed for figure in ASKED_FOR)
    assert all(f"{name}: " in printed for name in GAMES)  # a line for each room


def test_ratios_compare_figures_of_the_same_round() -> None:
    figures = {
        "interpreted_moves_per_s": 10.0,
        "compiled_moves_per_s": 500.0,
        "compiled_all_cores_moves_per_s": 900.0,
    }
    assert ratios(figures, {"dominoes_moves_per_s": 20.0}) == {
        "compiled_over_interpreted": 50,
        "all_cores_over_one": 1.8,
        "compiled_over_dominoes": 25,
    }


def test_medians_ignore_a_busy_moment() -> None:
    assert medians([{"a": 1.0}, {"a": 900.0}, {"a": 2.0}]) == {"a": 2.0}


@pytest.mark.parametrize(
    ("value", "text"),
    [(1234567.8, "1,234,568"), (4, "4"), (0.456, "0.46"), (64.25, "64.25"), (None, "–")],
)
def test_figures_are_written_for_people(value: float | None, text: str) -> None:
    assert written(value) == text


def test_missing_peers_are_a_kind_sentence_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BenchError, match="make bench-peers"):
        peers.peers()
    assert main(["peers"]) == 2
    assert "make bench-peers" in capsys.readouterr().err
