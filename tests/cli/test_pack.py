"""Packs of one's own: what they change is told, and a game finds the one it was played with."""

import json
import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from hippodrome.games import GAMES
from hippodrome.words import LANGUAGES
from tests.cli.conftest import Run
from tests.games.common.terminal import fingers

SHORT_TRACK = {"columns = 9": "columns = 10", "line = 8": "line = 9"}


def reprinted(file: Path, game: str, edition: str, changes: Mapping[str, str]) -> Path:
    """Print an edition with something else in the first place where each of some things stands."""
    printed = (GAMES[game].folder / "content" / f"{edition}.toml").read_text(encoding="utf-8")
    for before, after in changes.items():
        assert before in printed
        printed = printed.replace(before, after, 1)
    file.write_text(printed, encoding="utf-8")
    return file


def own_pack(folder: Path, name: str = "mine.toml", edition: str = "tiny") -> Path:
    """Print Ticket's tiny edition with one column more."""
    return reprinted(folder / name, "ticket", edition, SHORT_TRACK)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_of_the_house_is_known(run: Run, game: str, language: str) -> None:
    for edition in GAMES[game].editions():
        file = GAMES[game].folder / "content" / f"{edition}.toml"
        outcome = run("pack", "check", str(file), "--lang", language)
        assert outcome.status == 0, outcome.err
        found = json.loads(run("pack", "check", str(file), "--json").out)
        assert (found["game"], found["known_as"]) == (game, edition)
        assert found["hash"] == GAMES[game].pack(edition).hash
        assert bool(found["changes"]) == (edition != "standard")
        tables = [table for tables in found["sources"].values() for table in tables]
        assert sorted(tables) == sorted(GAMES[game].tables)


def test_what_a_pack_prints_otherwise_is_told_place_by_place(run: Run, folder: Path) -> None:
    changes = {"hedges = [8, 12]": "hedges = [8, 13]"}
    reprinted(folder / "mine.toml", "ticket", "standard", changes)
    outcome = run("pack", "check", "mine.toml")
    assert outcome.status == 0, outcome.err
    assert "mine.toml is a pack for Ticket Gagnant. It prints one thing otherwise" in outcome.out
    assert "[track] hedges[2]: 13, not 12" in outcome.out
    assert "our reconstruction, to be checked against a box: track, hoofs" in outcome.out
    assert "hippodrome play ticket --pack mine.toml" in outcome.out
    french = run("pack", "check", "mine.toml", "--lang", "fr").out
    assert "[track] hedges[2] : 13 au lieu de 12" in french
    found = json.loads(run("pack", "check", "mine.toml", "--json").out)
    assert found["changes"] == [{"table": "track", "place": "hedges[2]", "before": 12, "after": 13}]
    assert found["known_as"] is None


def test_tiles_faces_and_names_of_finish_line_are_told_and_what_bots_know(
    run: Run, folder: Path
) -> None:
    content = GAMES["finishline"].folder / "content" / "standard.toml"
    changes = {
        "favourites = [2, 6,": "favourites = [1, 6,",
        'faces = ["double", "double", "whip",': 'faces = ["double", "pace", "whip",',
        '  "", "", "",': '  "", "", "Rossinante",',
        "[3, 5, 7, 9, 11, 13, 15]": "[2, 3, 4, 5, 6, 7, 8]",
    }
    reprinted(folder / "mine.toml", "finishline", "standard", changes)
    outcome = run("pack", "check", "mine.toml")
    assert outcome.status == 0, outcome.err
    assert "[tiles] favourites[1]: 1, not 2" in outcome.out
    assert '[red] faces[2]: "pace", not "double"' in outcome.out
    assert '[names] tiles[3]: "Rossinante", not ""' in outcome.out
    assert "[odds] races[2][1]: 2, not 3" in outcome.out
    assert "fitted to the standard edition" in " ".join(outcome.out.split())
    french = run("pack", "check", "mine.toml", "--lang", "fr").out
    assert "réglé sur l’édition standard" in " ".join(french.split())
    assert "fitted" not in run("pack", "check", str(content)).out


def test_A1_1_names_and_titles_of_ascot_are_told(run: Run, folder: Path) -> None:
    changes = {
        'horses = ["", "", "",': 'horses = ["", "", "Rossinante",',
        "squares = []": 'squares = ["Sunday gallop"]',
        "reports = []": 'reports = ["Off like the wind"]',
        '"quiet",': '"Sunday gallop: pay bank 500",',
        '"1 x fine-gallop: advantage 2"': '"1 x Off like the wind: advantage 2"',
    }
    mine = reprinted(folder / "mine.toml", "ascot", "standard", changes)
    outcome = run("pack", "check", "mine.toml")
    assert outcome.status == 0, outcome.err
    told = " ".join(outcome.out.split())
    for change in (
        '[names] horses[3]: "Rossinante", not ""',
        '[names] squares: ["Sunday gallop"], not []',
        '[names] reports: ["Off like the wind"], not []',
        '[training] squares[1]: "Sunday gallop: pay bank 500", not "quiet"',
        '[walroy_reports] reports[1]: "1 x Off like the wind: advantage 2", not',
    ):
        assert change in told
    printed = mine.read_text(encoding="utf-8")
    twins = printed.replace('horses = ["", ""', 'horses = ["Rossinante", ""', 1)
    mine.write_text(twins, encoding="utf-8")
    for language, why in (("en", "no two horses"), ("fr", "deux chevaux ne portent pas")):
        outcome = run("pack", "check", "mine.toml", "--lang", language)
        assert outcome.status == 2
        assert why in " ".join(outcome.err.split())


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("[track]\nlanes = 7\n", "the table [horses] is missing", "[horses]"),
        ("[nothing]\n", "none of its tables is one of a game", "aucune de ses tables"),
        ("[track\n", "line 1: this is not valid TOML", "TOML"),
        ("[track]\nlanes = " + "9" * 5000, "line 2: this is not valid TOML", "TOML"),
        ("[track]\nlanes = " + "[" * 3000 + "]" * 3000, "line 2: this is not valid TOML", "TOML"),
        ("", "none of its tables is one of a game", "aucune de ses tables"),
    ],
)
def test_what_cannot_be_played_is_refused(
    run: Run, folder: Path, text: str, english: str, french: str
) -> None:
    (folder / "odd.toml").write_text(text)
    for language, sentence in zip(LANGUAGES, (english, french), strict=True):
        outcome = run("pack", "check", "odd.toml", "--lang", language)
        assert (outcome.status, outcome.out) == (2, "")
        assert sentence in outcome.err
        assert len(outcome.err.splitlines()) == 1


def test_lists_too_deep_for_a_field_are_of_the_wrong_type(run: Run, folder: Path) -> None:
    for deep in (2, 3, 200, 400):
        starts = "[" * deep + "]" * deep
        reprinted(folder / "deep.toml", "ticket", "tiny", {"starts = ": f"starts = {starts} #"})
        outcome = run("pack", "check", "deep.toml")
        assert (outcome.status, outcome.out) == (2, "")
        assert "the field starts must be a list of whole numbers" in " ".join(outcome.err.split())


def test_a_pack_may_begin_with_the_mark_some_editors_write(run: Run, folder: Path) -> None:
    file = own_pack(folder)
    plain = run("pack", "check", "mine.toml").out
    file.write_text(file.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert run("pack", "check", "mine.toml").out == plain


def test_a_pack_that_breaks_a_bound_is_refused(run: Run, folder: Path) -> None:
    file = own_pack(folder)
    file.write_text(file.read_text().replace("columns = 10", "columns = 99"))
    outcome = run("pack", "check", "mine.toml")
    assert (outcome.status, outcome.out) == (2, "")
    assert "[track]: the field columns says 99, but only" in outcome.err


def test_a_game_finds_the_pack_it_was_played_with(run: Run, folder: Path) -> None:
    """Beside the file under any name, or given; else one is told which it was."""
    own_pack(folder)
    left = run("play", "ticket", "--pack", "mine.toml", "--save", "left", typed=["1", "1"])
    assert left.status == 0, left.err
    assert "hippodrome resume left --pack mine.toml" in left.out
    assert "hippodrome verify left --pack mine.toml" in left.out

    elsewhere = folder / "else where"
    elsewhere.mkdir()
    shutil.move(folder / "left", elsewhere / "left")
    there = str(elsewhere / "left")
    for command in ("verify", "replay", "resume"):
        outcome = run(command, there)
        assert outcome.status == 2
        assert "played with a pack of somebody’s own, mine (" in outcome.err
        assert "--pack FILE" in outcome.err
        wrong = run(command, there, "--pack", "tiny")
        assert wrong.status == 2
        assert "was played with the pack mine (" in wrong.err
        assert "tiny is another one" in wrong.err
    assert run("verify", there, "--pack", "mine.toml").status == 0

    (elsewhere / "zero.toml").write_text("[nothing]\n")
    shutil.move(folder / "mine.toml", elsewhere / "renamed.toml")
    assert run("verify", there).status == 0
    ended = run("resume", there, typed=fingers("1234567"))
    assert ended.status == 0, ended.err
    assert f"--pack '{elsewhere / 'renamed.toml'}'" in ended.out
    again = run("resume", there)
    assert again.status == 2
    assert f"hippodrome replay '{there}' --pack '{elsewhere / 'renamed.toml'}'" in again.err


def test_a_known_edition_is_found_under_any_name(run: Run, folder: Path) -> None:
    shutil.copy(GAMES["ticket"].folder / "content" / "tiny.toml", folder / "copy.toml")
    run("play", "ticket", "--pack", "copy.toml", "--save", "left", typed=["1"])
    (folder / "copy.toml").unlink()
    assert run("verify", "left").status == 0


def test_names_of_obstacles_and_races_of_ones_own_are_told_and_drawn(
    run: Run, folder: Path
) -> None:
    tiny = (GAMES["auteuil"].folder / "content" / "tiny.toml").read_text(encoding="utf-8")
    for before, after in {
        '"butte"]\nown = []': '"Mur [bold]blanc"]\nown = ["Mur [bold]blanc"]',
        '"drags", "troytown", "dandolo"]\nown = []': '"C", "C", "C"]\nown = ["C"]',
        'names = ["clermont-tonnerre"': 'names = ["C"',
    }.items():
        assert before in tiny
        tiny = tiny.replace(before, after)
    (folder / "mine.toml").write_text(tiny.replace('"C"', '"Coupe des Amis"'), encoding="utf-8")
    for language in LANGUAGES:
        checked = run("pack", "check", "mine.toml", "--lang", language).out
        assert "Mur [bold]blanc" in checked
        typed = ["1-2-3 1 1", "quit"]
        chosen = ("--pack", "mine.toml", "--seats", "you,tipster", "--seed", "02")
        played = run("play", "auteuil", *chosen, "--lang", language, typed=typed).out
        assert "Mur [bold]blanc" in played
        assert "Coupe des Amis" in played
