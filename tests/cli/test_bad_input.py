"""Whatever is wrong on the command line is one sentence in either language, and status 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hippodrome.games import GAMES
from tests.cli.conftest import Run

BAD = [
    (("play", "chess"), "no game called chess", "Aucun jeu ne s’appelle chess"),
    (("play", "ticket", "--seats", "you"), "takes 2 to 6 players", "de 2 à 6 joueurs"),
    (("play", "ticket", "--seats", ",".join(["you"] * 7)), "cannot be played by 7", "pas à 7"),
    (("play", "ticket", "--seats", "you,robot"), "called “robot”", "robot"),
    (("play", "ticket", "--seats", "you,,tipster"), "Nobody called “…”", "Personne"),
    (("play", "ticket", "--seats", "tipster:Bob,you"), "no bot called tipster:Bob", "tipster:Bob"),
    (("play", "ticket", "--seats", "you:tipster,you"), "taken for the bot", "pour le robot"),
    (("play", "ticket", "--option", "races=99"), "cannot be 99", "ne peut pas valoir 99"),
    (("play", "ticket", "--option", "colour=1"), "no option “colour”", "pas d’option « colour »"),
    (("play", "ticket", "--option", "races"), "Write a name", "Mettez un nom"),
    (("play", "ticket", "--option", "races=many"), "Write a name", "Mettez un nom"),
    (("play", "ticket", "--pack", "giant"), "no pack called giant", "Aucun matériel"),
    (("play", "ticket", "--pack", "away.toml"), "away.toml cannot be read", "de lire away.toml"),
    (("play", "ticket", "--seed", "xyz"), "“xyz” is no seed", "xyz"),
    (("play", "ticket", "--seed", ""), "is no seed", "pas une graine"),
    (("play", "ticket", "--save", "no/where/x"), "cannot be written", "Impossible d’écrire"),
    (("verify", "missing"), "missing cannot be read", "de lire missing"),
    (("verify", "."), ". cannot be read", "Impossible de lire"),
    (("replay", "missing"), "missing cannot be read", "de lire missing"),
    (("resume", "missing"), "missing cannot be read", "de lire missing"),
    (("rules", "chess"), "no game called chess", "Aucun jeu ne s’appelle chess"),
    (("rules", "ticket", "T4.77"), "T4.7", "T4.7"),
    (("rules", "ticket", "T4.77"), "no paragraph T4.77", "pas de paragraphe T4.77"),
    (("rules", "ticket", "zebra"), "T1.1, …,", "T1.1, …,"),
    (("rules", "ticket", "--search", "zebra"), "do not mention “zebra”", "zebra"),
    (("rules", "ticket", "--search", " "), "do not mention", "ne parlent pas"),
    (("rules", "ticket", "T4.77", "--search", "a"), "no paragraph T4.77", "paragraphe T4.77"),
    (("rules", "ticket", "T1.1", "--search", "river"), "do not mention", "ne parlent pas"),
    (("simulate", "chess"), "no game called chess", "Aucun jeu ne s’appelle chess"),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "english", "french"), BAD)
def test_bad_input_is_a_sentence_and_status_2(
    run: Run, folder: Path, arguments: tuple[str, ...], english: str, french: str
) -> None:
    for language, expected in (("en", english), ("fr", french)):
        outcome = run(*arguments, "--lang", language)
        assert outcome.status == 2
        assert expected in outcome.err
        assert len(outcome.err.splitlines()) == 1
        assert outcome.out == ""
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is full")
@pytest.mark.parametrize(
    "asked", [("rules", "ticket"), ("rules", "ticket", "T4.7"), ("--version",)]
)
def test_a_full_disk_behind_the_output_is_a_sentence(asked: tuple[str, ...]) -> None:
    program = "from hippodrome.cli import main; main()"
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-c", program, *asked],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            env={**os.environ, "LC_ALL": "C"},
        )
    assert ended.returncode == 2
    assert ended.stderr.startswith("This could not be printed")
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "command", [("play", "ticket"), ("rules", "ticket"), ("simulate", "ticket")]
)
def test_an_unknown_language_is_a_sentence_too(run: Run, command: tuple[str, ...]) -> None:
    outcome = run(*command, "--lang", "tlh")
    assert outcome.status == 2
    assert outcome.err == "The house does not speak “tlh” yet. Choose one of en, fr.\n"


def test_a_stray_field_in_a_content_file(run: Run, folder: Path) -> None:
    standard = GAMES["ticket"].folder / "content" / "standard.toml"
    text = standard.read_text(encoding="utf-8").replace("[deck]", "[deck]\nwings = 2")
    (folder / "odd.toml").write_text(text, encoding="utf-8")
    outcome = run("play", "ticket", "--pack", "odd.toml")
    assert outcome.status == 2
    assert "table [deck]: the field wings is not known" in outcome.err


def test_wrong_usage_is_left_to_typer(run: Run) -> None:
    assert run("gallop").status == 2
    assert run("play").status == 2
    assert run("play", "ticket", "--pace", "-1").status == 2


def test_version_and_help(run: Run) -> None:
    assert run("--version").out.startswith("hippodrome ")
    said = run("--help").out
    for command in ("play", "replay", "verify", "rules", "simulate"):
        assert command in said
