"""`hippodrome sweep`: a table for people, JSON for programs, a folder to go on from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hippodrome.cli import main

SMALL = ["sweep", "ticket", "--pack", "tiny", "--seats", "gambler,gambler", "--games", "60"]
VARIED = ["--vary", "option.hidden=0,1", "--vary", "points.winning[1]=7,9", "--seed", "5"]


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(words)
    return int(left.value.code or 0)


@pytest.mark.compiled
def test_a_sweep_leaves_tables_and_a_report_and_goes_on_from_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "study"
    assert run(*SMALL, *VARIED, "--into", str(folder), "--lang", "en") == 0
    told = capsys.readouterr().out
    assert "points.winning[1]=9" in told
    assert "points of a ticket" in told
    names = {file.name for file in folder.iterdir()}
    assert names == {"study.json", "chunks", "games.csv", "figures.csv", "report.html"}
    before = (folder / "games.csv").read_bytes()
    assert before.count(b"\n") == 1 + 3 * 60
    unseeded = [*SMALL, *VARIED[:-2], "--into", str(folder), "--cores", "1", "--json"]
    assert run(*unseeded) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seed"] == 5, "the folder's seed is the study's"
    assert [arm["arm"] for arm in found["arms"]][1:] == ["option.hidden=1", "points.winning[1]=9"]
    assert (folder / "games.csv").read_bytes() == before


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "words",
    [
        ["--vary", "track.colums=20..24"],
        ["--vary", "track.columns=24..20"],
        ["--vary", "points.winning[1]=99"],
        ["--vary", "seats=9"],
        ["--vary", "option.colour=1"],
        ["--vary", "seats=2,3", "--seats", "jockey"],
        ["--vary", "seats=2,3", "--games", "1"],
        ["--vary", "seats=2,3", "--cores", "0"],
        ["--vary", "seats=2,3", "--margin", "wide"],
        ["--vary", "seats=2,3", "--format", "xls"],
        ["--vary", "seats=2,3", "--on", "dask"],
        ["--vary", "seats=2,3", "--report", "/nowhere/report.html"],
        [],
    ],
)
def test_bad_input_is_one_sentence_and_status_2_and_leaves_nothing(
    words: list[str], language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "study"
    assert run("sweep", "ticket", *words, "--into", str(folder), "--lang", language) == 2
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1
    assert printed.out == ""
    assert not folder.exists()


def test_a_folder_that_cannot_be_one_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("mine", encoding="utf-8")
    assert run(*SMALL, *VARIED, "--into", str(file), "--lang", "en") == 2
    assert "cannot be written" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "mine"
