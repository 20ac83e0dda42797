"""`hippodrome simulate`: a table for people, JSON for programs, a sentence for bad input."""

from __future__ import annotations

import json

import pytest

from hippodrome.cli import main

SMALL = ["--games", "40", "--pack", "tiny", "--seed", "5"]


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["simulate", *arguments])
    return int(end.value.code or 0)


@pytest.mark.compiled
@pytest.mark.parametrize(("language", "says"), [("en", "Ahead of"), ("fr", "Avance sur")])
def test_the_table_shows_every_seat_and_how_to_repeat(
    capsys: pytest.CaptureFixture[str], language: str, says: str
) -> None:
    assert run("ticket", *SMALL, "--lang", language) == 0
    printed = capsys.readouterr()
    assert says in printed.out
    assert printed.out.count("gambler") == 3  # two seats, and both together
    assert "±" in printed.out
    assert "--seed 5" in printed.out
    assert printed.err == ""


@pytest.mark.compiled
def test_json_holds_everything_and_repeats(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for cores in ("1", "2"):
        arguments = (*SMALL, "--json", "--cores", cores, "--option", "hidden=yes")
        assert run("ticket", *arguments, "--seats", "gambler, tipster") == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0]["bots"] == ["gambler", "tipster"]
    assert found[0]["options"]["hidden"] == 1
    assert found[0]["by_seat"] == found[1]["by_seat"]
    assert [run["cores"] for run in found] == [1, 2]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("chess",), "chess"),
        (("ticket", "--seats", "tipster"), "cannot be played alone"),
        (("ticket", "--seats", "tipster,jockey"), "jockey"),
        (("ticket", "--seats", "nobody,gambler"), "There is no bot called nobody"),
        (("ticket", "--seats", "0,gambler"), "There is no bot called 0"),
        (("ticket", "--games", "1"), "too few"),
        (("ticket", "--cores", "0"), "cores"),
        (("ticket", "--option", "races"), "races"),
        (("ticket", "--option", "races=77"), "77"),
        (("ticket", "--pack", "large"), "large"),
        (("ticket", "--lang", "de"), "de"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    says: str,
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert run(*arguments) == 2
    printed = capsys.readouterr()
    assert says in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""
