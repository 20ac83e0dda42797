"""Running commands in this process, in a folder of their own."""

import io
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from hippodrome.cli import main
from tests.games.common.terminal import Outcome

Run = Callable[..., Outcome]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to be in, where nobody's language or colours are set."""
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    return tmp_path


@pytest.fixture
def run(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command with some lines typed."""

    def running(*arguments: str, typed: Iterable[str] = ()) -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(arguments)
        said = capsys.readouterr()
        return Outcome(int(left.value.code or 0), said.out, said.err)

    return running


@pytest.fixture
def written(run: Run, folder: Path) -> Path:
    """A finished meeting among bots, on disk."""
    seats = "tipster,gambler"
    # The same game every time: in some, a hand is empty at the steps that are looked at.
    chosen = ("--pack", "tiny", "--seats", seats, "--seed", "02", "--save", "game.transcript")
    outcome = run("play", "ticket", *chosen)
    assert outcome.status == 0, outcome.err
    return folder / "game.transcript"
