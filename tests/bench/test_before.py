"""Two trees are measured in turn, each with its own sources, and compared round by round."""

from __future__ import annotations

import subprocess
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from bench import before
from bench.__main__ import main
from bench.before import Measured, compare, compared, show_comparison, tree_of, working
from bench.errors import BenchError

FAKE = """
from types import SimpleNamespace


class Rules:
    pack_form = state_form = stream = copy = lambda self, *_: 0
    moves = blank = lambda self: 0

    def playouts(self, *table):
        return {moves}


def printed():
    return SimpleNamespace(printed=0)


GAME = SimpleNamespace(
    name="derby",
    pack=printed,
    seats=lambda _: (2, 3),
    lay=lambda *_: 0,
    interpreted=Rules(),
    compiled=Rules(),
)
GAMES = {{"derby": GAME, {more}}}
"""


def small_house(folder: Path, moves: int, more: str = "") -> Path:
    """Lay out a tree with one quick room, so that nothing needs to be compiled."""
    house = folder / "src" / "hippodrome"
    (house / "engine").mkdir(parents=True)
    (house / "__init__.py").touch()
    (house / "engine" / "__init__.py").touch()
    (house / "engine" / "warming.py").write_text("def warm(game): pass\n")
    (house / "games.py").write_text(FAKE.format(moves=moves, more=more))
    return folder


def test_both_trees_are_measured_with_their_own_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = small_house(tmp_path / "old", moves=100)
    with working(small_house(tmp_path / "new", moves=300, more='"sprint": GAME')) as worker:
        assert worker.games == ["derby", "sprint"]
        assert worker.measure("derby").moves == 600  # both readings
        assert worker.measure("derby").moves == 1200
    here = before.ROOT

    def in_place(tree: Path) -> AbstractContextManager[before.Worker]:
        return working(tmp_path / "new" if tree == here else tree)

    monkeypatch.setattr(before, "working", in_place)
    told: list[tuple[int, int]] = []
    results = compare(old, ["derby", "sprint"], 2, lambda *step: told.append(step))
    assert list(results["games"]) == ["derby"]  # the other is not in both
    assert told == [(0, 3), (1, 3), (2, 3)]
    derby = results["games"]["derby"]
    assert set(derby["now_over_before"]) == set(before.FIGURES)
    assert not derby["same_number_of_moves"]
    show_comparison(results)
    printed = capsys.readouterr().out
    assert "compiled_moves_per_processor_s" in printed
    assert "derby: the same seeds do not give" in printed


def test_a_ratio_is_a_median_of_rounds_and_not_of_sides() -> None:
    def measured(rate: float, moves: int) -> Measured:
        return Measured(dict.fromkeys(before.FIGURES, rate), moves)

    busy = [(measured(10, 1), measured(9, 1)), (measured(2, 2), measured(1.8, 2))]
    figures = compared([*busy, (measured(10, 3), measured(30, 3))])
    assert figures["now_over_before"]["compiled_moves_per_processor_s"] == pytest.approx(0.9)
    assert figures["before"]["compiled_moves_per_processor_s"] == 10
    assert figures["same_number_of_moves"]


def test_a_tree_that_cannot_be_measured_is_a_kind_sentence(tmp_path: Path) -> None:
    broken = small_house(tmp_path, moves=1)
    (broken / "src" / "hippodrome" / "games.py").write_text("raise SystemExit\n")
    with pytest.raises(BenchError, match="cannot be measured"), working(broken):
        pass


def test_a_folder_or_a_commit_names_a_tree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house = small_house(tmp_path / "house", moves=1)
    assert tree_of(str(house)) == house

    def git(*words: str) -> None:
        identity = ("-c", "user.name=Jockey", "-c", "user.email=jockey@example.org")
        subprocess.run(["git", *identity, *words], cwd=house, check=True, capture_output=True)

    git("init")
    git("add", ".")
    git("commit", "-m", "A small house")
    (house / "src" / "hippodrome" / "games.py").write_text("GAMES = {}\n")
    monkeypatch.setattr(before, "ROOT", house)
    monkeypatch.setattr(before, "CHECKOUTS", tmp_path / "before")
    tree = tree_of("HEAD")
    assert tree.parent == tmp_path / "before"
    assert "derby" in (tree / "src" / "hippodrome" / "games.py").read_text()
    assert tree_of("HEAD") == tree
    assert main(["--before", "nowhere"]) == 2
    assert "neither a folder" in capsys.readouterr().err
