"""The searches' benchmark measures every figure that is asked for."""

from __future__ import annotations

import pytest

from bench import search
from bench.__main__ import main
from hippodrome.games import GAMES


@pytest.mark.compiled
def test_every_figure_of_a_search_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    for size, small in (("SIMULATIONS", 40), ("COMPARED", 20), ("POSITIONS", 2)):
        monkeypatch.setattr(search, size, small)
    figures = search.figures_of(GAMES["ticket"], cold=False)
    assert set(figures) == {
        "scout_simulations_per_s",
        "expert_simulations_per_s",
        "scout_from_python_per_s",
        "scout_in_plain_python_per_s",
        "compiled_over_from_python",
        "compiled_over_plain_python",
    }
    assert all(figure > 0 for figure in figures.values())


def test_an_unknown_game_is_a_sentence_and_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "--game", "polo"]) == 2
    assert "polo" in capsys.readouterr().err
