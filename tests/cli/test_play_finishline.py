"""Finish Line at the terminal: whole games, slips in one go or bet by bet, refusals, secrets."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from hippodrome.cli.saving import load
from tests.cli.conftest import Outcome, Run

ENOUGH = 4000
"""More lines than any game here asks for: wrong ones are refused and cost nothing."""
START = ("play", "finishline", "--seed", "02", "--option", "first=1", "--save", "mine")
ALONE = (*START, "--seats", "you,tipster,tipster")
"""With this seed 2, 15, 3, 9, 21, 19 and 6 run, from the back; two white dice and a red one show
two horseshoes and a whip. 15 and 3 are safe runners."""


def fingers() -> list[str]:
    """Somebody who hits a few keys at random until the game is over."""
    keys = ("0", "0", "1", "1", "2", "3", "4", "5", "9", "15", "100", "b", "")
    return Random(1).choices(keys, k=ENOUGH)


def flowing(outcome: Outcome) -> str:
    """What was said, wherever its lines were broken."""
    return " ".join(outcome.out.split())


def own_lines(folder: Path, seat: int = 1) -> list[str]:
    lines = (folder / "mine").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith(f"{seat}: ")]


@pytest.mark.parametrize(
    ("language", "pack", "winner"),
    [("en", "tiny", "The day is done"), ("fr", "standard", "La journée est finie")],
)
def test_a_whole_game_is_played_by_picking_from_lists(
    run: Run, folder: Path, language: str, pack: str, winner: str
) -> None:
    outcome = run(
        *START, "--lang", language, "--pack", pack, "--seats", "you,tipster", typed=fingers(),
    )  # fmt: skip
    assert outcome.status == 0, outcome.err
    assert winner in flowing(outcome)
    transcript = load(folder / "mine")
    assert transcript.finished
    assert transcript.prove() > 0
    assert "\x1b" not in outcome.out


SLIP = "win:d=300 pair:a+d=200 done"


@pytest.mark.parametrize(
    "typed",
    [
        ["win 9 300 pair 2 9 200 done"],
        ["9:300 2+9:200 fin"],
        ["win 9 300", "pair 9 2 200", "done"],
        ["gagnant 9 300", "couplé 2 9 200", "0"],
        ["9", "300", "+", "2", "9", "200", "0"],
        ["9", "300", "+", "9", "2", "200", "0"],
        ["WIN D 300", "Pair A D 200", "DONE"],
        ["9", "b", "21", "b", "9", "500", "b", "9", "300", "2+9:200", "0"],
        ["win:d=300 pair:a+d=200", "done"],
    ],
)
def test_a_slip_may_be_typed_in_many_ways(run: Run, folder: Path, typed: list[str]) -> None:
    run(*ALONE, typed=typed)
    assert own_lines(folder) == [f"1: {SLIP}"]


def test_the_money_left_follows_the_slip(run: Run, folder: Path) -> None:
    outcome = run(*ALONE, typed=["2+9:200", "9:300", "3:all", "0"])
    said = flowing(outcome)
    for left in ("€1,000", "€800", "€500", "€0"):
        assert f"bets for your eyes only. {left} to stake." in said
    assert re.search(r"pair 2\+9 +200 +13× +€2,600", said)
    assert own_lines(folder) == ["1: pair:a+d=200 win:d=300 win:c=500 done"]


def test_an_empty_slip_is_a_slip(run: Run, folder: Path) -> None:
    assert run(*ALONE, typed=["0"]).status == 0
    assert own_lines(folder) == ["1: done"]


def test_a_half_written_slip_is_not_handed_in(run: Run, folder: Path) -> None:
    assert run(*ALONE, typed=["9:300"]).status == 0
    assert own_lines(folder) == []


def test_what_follows_a_bet_is_not_taken_for_more_of_its_stake(run: Run, folder: Path) -> None:
    run(*ALONE, typed=["win 9 100 0"])
    assert own_lines(folder) == ["1: win:d=100 done"]


BAD = [
    (["9:250"], "Stakes go in steps of €100, and €250 does not"),
    (["9", "250"], "Stakes go in steps of €100, and €250 does not"),
    (["9:1100"], "You have €1,000 left to stake, and this bet wants €1,100"),
    (["9:600", "2+9:500"], "You have €400 left to stake, and this bet wants €500"),
    (["9:0"], "A bet of nothing is no bet"),
    (["9:100 2:100 3:100 6:100"], "A slip has room for 3 win bets"),
    (["9:100 2:100 3:100", "6"], "A slip has room for 3 win bets"),
    (["9+2:100 9+3:100 9+6:100"], "A slip has room for 2 pair bets"),
    (["9+2:100 2+9:100"], "You have bet on Late Again (2) with Rein Check (9) already"),
    (["9:100", "9"], "You have bet on Rein Check (9) to win already"),
    (["9+9:100"], "a pair takes two different horses"),
    (["+", "9", "9"], "a pair takes two different horses"),
    (["17:100"], "No horse 17 runs here. The numbers are 2, 15, 3, 9, 21, 19, 6."),
    (["17"], "No horse 17 runs here."),
    (["nonsense"], "“nonsense” means nothing here."),
    (["2:c"], "First your bets, such as win:c=200"),
    ([SLIP, "www"], "That would make three dice of one colour"),
    ([SLIP, "wwy"], "Yellow dice wait for the home straight"),
    ([SLIP, "w"], "You open the race: take three dice"),
    ([SLIP, "wwr", "3 15"], "Sofa So Good (15) is a safe runner (S) and is never whipped"),
    ([SLIP, "wwr", "3", "17"], "No horse 17 runs here."),
    ([SLIP, "wwr", "4"], "“4” means nothing here."),
    ([SLIP, "wwr", "win 9 200"], "means nothing here."),
    ([SLIP, "? F99.1"], "The rules have no paragraph F99.1."),
]


@pytest.mark.parametrize(("typed", "sentence"), BAD)
def test_bad_input_is_explained_and_loses_nothing(
    run: Run, typed: list[str], sentence: str
) -> None:
    outcome = run(*ALONE, typed=typed)
    assert outcome.status == 0
    assert sentence in flowing(outcome)


def test_dice_are_taken_and_used(run: Run, folder: Path) -> None:
    outcome = run(*ALONE, typed=[SLIP, "wwr", "1", "9"])
    said = flowing(outcome)
    assert own_lines(folder)[1:] == ["1: take:white+white+red", "1: 1:d"]
    assert "Dice 1 [W∪] horseshoe 2 [W∪] horseshoe 3 [R!] whip" in said
    assert "9 Rein Check → 3rd" in said  # a favourite goes at once
    assert "15 Sofa So Good stays 6th" in said
    assert "Cannot: 3 [Y] (F3.3)" in said


def test_help_rules_log_and_the_faces_of_all_dice(run: Run) -> None:
    typed = ["?", SLIP, "?", "wwr", "?", "dice", "? f5.7", "log", "quit", "never read"]
    said = flowing(run(*ALONE, typed=typed))
    assert "At most three bets to win and two on a pair" in said
    assert "The three dice must be of two colours at least" in said
    assert "One die is used, or put aside without effect" in said
    for face in ("Interference: three", "Trick: two dice", "owes you €500", "Helmet: an F"):
        assert face in said
    assert "F5.7" in said
    assert said.count("they are away!") == 2
    assert "See you at the races!" in said
    french = flowing(run(*ALONE[:6], "--save", "autre", "--lang", "fr", typed=[SLIP, "dés"]))
    assert "Casque" in french


def test_slips_of_others_stay_secret_until_the_race_is_settled(run: Run, folder: Path) -> None:
    outcome = run(*START, "--seats", "you,tipster,gambler", typed=["0", *fingers()])
    said = flowing(outcome)
    before, official, after = said.partition("Race 1 is official")
    assert official
    assert "Tipster 2: a slip with" not in before
    assert "Tipster 2: a slip with" in after
    assert not re.search(r"\d × \d", before)
    assert re.search(r"\d × \d", after)
    transcript = load(folder / "mine")
    slip = next(entry for entry in transcript.entries if entry.seat == 1)
    assert len(slip.moves) > 1
    for move in slip.moves[:-1]:
        assert transcript.game.write(move) not in said


def test_people_share_the_screen_behind_a_curtain(run: Run) -> None:
    outcome = run(
        *START,
        "--seats",
        "you:Ann,you:Bob,tipster",
        typed=["", "9:300", "2+9:200 done", "", "6:100", "0", ""],
    )
    said = flowing(outcome)
    anns, curtain, behind_it = said.partition("Over to Bob.")
    assert curtain
    assert "win 9 300 5× €1,500" in anns
    bobs, curtain, _ = behind_it.partition("Over to Ann.")
    assert curtain
    assert "win 6 100 2× €200" in bobs
    assert "win 9 300" not in bobs


def test_among_bots_every_race_is_shown_as_it_came_out(run: Run) -> None:
    outcome = run("play", "finishline", "--seats", "tipster,gambler", "--lang", "en")
    assert len(re.findall(r"^Race \d of 3 · settled", outcome.out, re.MULTILINE)) == 3
    assert "★" in outcome.out


def test_a_written_game_is_replayed_and_counted_in_euros(run: Run, folder: Path) -> None:
    run(*START, "--seats", "tipster,gambler")
    money, _ = load(folder / "mine").replay().standing()
    checked = run("verify", "mine")
    assert checked.status == 0
    sign = "−" if money[0] < 0 else ""
    assert f"Tipster 1: {sign}€{abs(money[0]):,}" in checked.out
    written_slip = r"Tipster 1 +€1,000 +\d+(\+\d+)?:\d+"
    second = run("replay", "mine", "--as", "2", typed=["9"]).out
    assert "turn 1" in second
    assert "Your slip" in second
    assert not re.search(written_slip, second)
    everyone = run("replay", "mine", typed=["9"]).out
    assert re.search(written_slip, everyone)
    assert run("replay", "mine", "--all").out.count("· settled") == 3


def in_a_terminal(folder: Path, typed: bytes, **surroundings: str) -> str:
    """What a real terminal is sent when somebody bets, opens the race and closes the line."""
    keyboard, screen = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", **surroundings}
    command = [sys.executable, "-m", "hippodrome.cli", *ALONE, "--pace", "0.001"]
    with subprocess.Popen(
        command, stdin=screen, stdout=screen, stderr=screen, cwd=folder, env=environment
    ) as game:
        os.close(screen)
        os.write(keyboard, typed)
        shown = b""
        while True:
            try:
                piece = os.read(keyboard, 4096)
            except OSError:
                break  # how Linux says that the other end is closed
            if not piece:
                break
            shown += piece
        assert game.wait() == 0, shown.decode()
    os.close(keyboard)
    return shown.decode()


def test_whoever_waits_sees_the_row_drawn_at_every_step(folder: Path) -> None:
    shown = in_a_terminal(folder, b"0\nwwr\n1\n9\n\x04", NO_COLOR="1")
    assert shown.count("front ▶") > 15
    for codes in shown.split("\x1b")[1:]:
        assert not codes.lstrip("[0123456789;").startswith("m"), f"colour in {codes[:20]!r}"


def test_an_old_screen_without_colour_shows_everything_in_plain_letters(folder: Path) -> None:
    shown = in_a_terminal(
        folder, b"9:300 0\nwwr\n?\n\x04",
        NO_COLOR="1", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0",
    )  # fmt: skip
    assert shown.isascii()
    assert "front >" in shown
    assert "[Wu] horseshoe" in shown
    assert "E1,000" in shown
    assert "on a tile u is a white horseshoe" in shown
