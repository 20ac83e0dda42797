"""Games that an earlier Hippodrome saved at the terminal can be resumed; see test_older_logs."""

import shutil
from pathlib import Path

import pytest

from hippodrome.bots import bot_named
from hippodrome.cli.saving import load
from hippodrome.engine.match import Entry
from hippodrome.engine.stream import new_stream
from tests.cli.conftest import Run
from tests.table.test_older_logs import CHANGED, OLDER, UNCHANGED


@pytest.mark.parametrize("game", UNCHANGED)
def test_an_older_save_is_resumed_and_left_as_it_was(run: Run, folder: Path, game: str) -> None:
    before = (OLDER / f"{game}-left.transcript").read_text("utf-8")
    shutil.copy(OLDER / f"{game}-left.transcript", folder / "left")
    outcome = run("resume", "left", typed=["quit"])
    assert outcome.status == 0, outcome.err
    assert (folder / "left").read_text("utf-8") == before


@pytest.mark.parametrize("game", UNCHANGED)
def test_what_is_typed_now_follows_the_older_moves(run: Run, folder: Path, game: str) -> None:
    shutil.copy(OLDER / f"{game}-left.transcript", folder / "left")
    begun = load(folder / "left")
    match = begun.replay()
    seat = match.awaited[0]
    view = match.view(seat)
    decision = bot_named("tipster").decide(match.game, match.pack, view, seat, new_stream(1))
    behind_the_curtain = ""
    typed = [behind_the_curtain, *(match.game.write(move) for move in decision)]
    outcome = run("resume", "left", typed=typed)
    assert outcome.status == 0, outcome.err
    after = load(folder / "left")
    assert after.entries[: len(begun.entries)] == begun.entries
    assert after.entries[len(begun.entries)] == Entry(seat, tuple(decision))


@pytest.mark.parametrize("game", UNCHANGED)
def test_an_older_finished_game_is_verified(run: Run, game: str) -> None:
    outcome = run("verify", str(OLDER / f"{game}-finished.transcript"))
    assert outcome.status == 0, outcome.err


@pytest.mark.parametrize("game", UNCHANGED)
def test_an_older_finished_game_is_replayed_with_all_hands_open(run: Run, game: str) -> None:
    steps = [str(step) for step in range(1, 60, 3)]
    outcome = run("replay", str(OLDER / f"{game}-finished.transcript"), typed=[*steps, "q"])
    assert outcome.status == 0, outcome.err
    assert "58" in outcome.out


@pytest.mark.parametrize("game", CHANGED)
@pytest.mark.parametrize("command", ["resume", "verify", "replay"])
def test_a_written_game_of_other_rules_is_refused_with_a_sentence(
    run: Run, command: str, game: str
) -> None:
    outcome = run(command, str(OLDER / f"{game}-finished.transcript"))
    assert outcome.status != 0
    assert "written under rules version 1" in outcome.err
