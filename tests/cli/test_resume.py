"""Leaving a game and going on with it: nothing is lost, and one hears what happened meanwhile."""

from pathlib import Path

import pytest

from hippodrome.cli.narrating import MOST_NEWS, Narrator
from hippodrome.cli.saving import SavedGame, load
from hippodrome.engine.errors import BadSetup
from hippodrome.games import GAMES
from hippodrome.terminal.faces import face_of
from hippodrome.terminal.screen import Terminal
from hippodrome.words import words
from tests.cli.conftest import Run
from tests.cli.test_written_games import rewritten, with_another_draw
from tests.games.common.terminal import NO_COLOUR, fingers, in_a_terminal

START = ("play", "ticket", "--option", "first=1", "--seed", "01", "--save", "left")
HEADING = "Since your last turn:"


def test_a_game_that_was_left_goes_on_to_its_end(run: Run, folder: Path) -> None:
    left = run(*START, "--pack", "tiny", typed=["flat:2", "1-2-3"])
    assert "hippodrome resume left" in left.out
    assert "seed" not in left.out, "it would tell the draws to come"
    begun = load(folder / "left")
    outcome = run("resume", "left", typed=fingers("1234567"))
    assert outcome.status == 0, outcome.err
    ended = load(folder / "left")
    assert ended.finished
    assert ended.entries[: len(begun.entries)] == begun.entries
    assert (ended.names, ended.nonces, ended.seed) == (begun.names, begun.nonces, begun.seed)
    assert ended.prove() > begun.prove()
    assert "hippodrome resume" not in outcome.out
    assert "The croupier’s seed: 01" in outcome.out


@pytest.mark.parametrize("game", GAMES)
def test_every_game_comes_back_where_it_was(run: Run, folder: Path, game: str) -> None:
    seats = "you:Ann,tipster,you:Bob"
    run("play", game, "--pack", "tiny", "--seats", seats, "--save", "left", typed=fingers("12", 60))
    before = (folder / "left").read_text()
    assert not load(folder / "left").finished
    for typed in ([], ["quit"]):
        outcome = run("resume", "left", typed=typed)
        assert outcome.status == 0, outcome.err
        assert (folder / "left").read_text() == before


def test_one_hears_what_happened_since_ones_last_turn_and_no_more(run: Run) -> None:
    run(*START, typed=["flat:3", "7-3-5"])
    said = run("resume", "left").out
    _, _, after = said.partition(HEADING)
    told = after.partition("\n\n")[0].strip().splitlines()
    assert told[0] == "Tipster 2: ticket filled in, face down."
    assert told[-1] == "The gates fly open, and away they go!"
    assert not any(line.startswith("You:") for line in told)
    french = run("resume", "left", "--lang", "fr").out
    assert "Depuis votre dernier tour" in french


def test_before_ones_first_turn_there_is_nothing_to_hear(run: Run) -> None:
    run(*START)
    assert HEADING not in run("resume", "left").out


def test_it_is_told_once_and_stays_marked_in_the_log(run: Run) -> None:
    run(*START, typed=["flat:3", "7-3-5"])
    said = run("resume", "left", typed=["log", "1", "1", "1", "log"]).out
    assert said.count(HEADING) == 1
    first, second = (part.strip() for part in said.split("── Your last turn ──")[1:3])
    assert first.startswith("Tipster 2: ticket filled in")
    assert second.startswith("Tipster 2: orange 1 goes from")


def test_people_who_share_the_screen_hear_it_each_behind_their_curtain(run: Run) -> None:
    run(
        *START,
        "--seats",
        "you:Ann,you:Bob",
        typed=["", "flat:3", "7-3-5", "", "1-2-3", "", "1", "1"],
    )
    said = run("resume", "left", typed=["", *["1"] * 6]).out
    before, bobs, anns, *_ = said.split("Over to ")
    assert HEADING not in before
    for behind, name, other in ((bobs, "Bob", "Ann"), (anns, "Ann", "Bob")):
        assert behind.startswith(name)
        news = behind.partition(HEADING)[2].strip()
        assert news.startswith(f"{other}: ")
    assert said.count(HEADING) == 2


def test_at_a_real_terminal_the_board_waits_until_it_is_read(run: Run, folder: Path) -> None:
    run(*START, typed=["flat:3", "7-3-5"])
    shown = in_a_terminal(folder, ("resume", "left"), "\n", NO_COLOUR)
    told, waited, board = shown.partition("Press Enter to go on.")
    assert waited
    assert HEADING in told
    assert "Which card?" not in told
    assert "Which card?" in board


def test_many_lines_are_folded_and_each_person_has_their_own(
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = GAMES["ticket"].match(2, {}, GAMES["ticket"].pack("tiny"))
    narrator = Narrator(Terminal(words("en")), match, ["Ann", "Bob"], -1)
    assert narrator.face is face_of(match.game)
    narrator.told += [(f"line {number}", None) for number in range(1, 31)]
    assert not narrator.show_news(0)
    narrator.turns = {0: 2, 1: 29}
    narrator.heard = {0: 27, 1: 29}
    capsys.readouterr()
    assert narrator.show_news(0)
    told = capsys.readouterr().out.splitlines()
    assert told[1] == f"({28 - MOST_NEWS} earlier lines are left out: type log to read them.)"
    assert told[2:] == [f"line {number}" for number in range(31 - MOST_NEWS, 31)]
    narrator.show_recent(10, 0)
    assert capsys.readouterr().out.splitlines() == ["line 28", "line 29", "line 30"]
    narrator.show_recent(10, 1)
    assert capsys.readouterr().out.splitlines() == ["line 30"]
    narrator.forget_recent()
    narrator.show_recent(10, 0)
    assert capsys.readouterr().out == ""


def test_a_finished_game_does_not_go_on(run: Run, written: Path) -> None:
    outcome = run("resume", str(written))
    assert outcome.status == 2
    assert "is finished. Watch it with: hippodrome replay" in " ".join(outcome.err.split())


def test_a_tampered_game_does_not_go_on(run: Run, folder: Path) -> None:
    run(*START, typed=["flat:3", "7-3-5"])
    file = folder / "left"
    file.write_text(rewritten(with_another_draw(file.read_text())))
    outcome = run("resume", "left")
    assert outcome.status == 2
    assert "was not dealt by the croupier" in " ".join(outcome.err.split())


def test_what_another_terminal_has_written_stays(run: Run, folder: Path) -> None:
    """A game opened twice: the one that went on is kept, and the other is told so."""
    run(*START, "--pack", "tiny", typed=["flat:2", "1-2-3"])
    left = (folder / "left").read_text()
    run("resume", "left", typed=fingers("1234567"))
    gone_on = (folder / "left").read_text()
    assert gone_on != left
    saved = SavedGame(folder / "left", left)  # as a terminal has it that was opened before
    saved.keep(left)  # it only looked
    with pytest.raises(BadSetup) as caught:
        saved.keep(left.replace("unfinished", "1: pass\nunfinished"))
    assert caught.value.sentence.key == "save-gone-on"
    assert (folder / "left").read_text() == gone_on


def test_an_unfinished_game_is_watched_as_a_spectator_only(run: Run) -> None:
    run(*START, "--pack", "tiny", typed=["flat:2", "1-2-3"])
    watched = run("replay", "left", "--all")
    assert watched.status == 0
    assert watched.out == run("replay", "left", "--all", "--as", "spectator").out
    assert "hand:" not in watched.out
    for eyes in ("all", "1", "2"):
        outcome = run("replay", "left", "--all", "--as", eyes)
        assert (outcome.status, outcome.out) == (2, "")
        assert "not finished, so hands and papers stay closed" in outcome.err
