"""Finish Line at the terminal: whole games, slips in one go or bet by bet, refusals, secrets."""

import re
from pathlib import Path

import pytest

from hippodrome.cli.saving import load
from tests.cli.conftest import Run
from tests.games.common.terminal import (
    NO_COLOUR,
    check_uncoloured,
    fingers,
    in_a_terminal,
    own_lines,
)
from tests.games.finishline import typed
from tests.games.finishline.typed import KEYS, SLIP

START = ("play", "finishline", "--seed", "02", "--option", "first=1", "--save", "mine")
ALONE = ("play", "finishline", *typed.START, "--save", "mine")


@pytest.mark.parametrize(
    "lines",
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
def test_a_slip_may_be_typed_in_many_ways(run: Run, folder: Path, lines: list[str]) -> None:
    run(*ALONE, typed=lines)
    assert own_lines(folder / "mine") == [f"1: {SLIP}"]


def test_the_money_left_follows_the_slip(run: Run, folder: Path) -> None:
    outcome = run(*ALONE, typed=["2+9:200", "9:300", "3:all", "0"])
    said = outcome.said
    for left in ("€1,000", "€800", "€500", "€0"):
        assert f"bets for your eyes only. {left} to stake." in said
    assert re.search(r"pair 2\+9 +200 +13× +€2,600", said)
    assert own_lines(folder / "mine") == ["1: pair:a+d=200 win:d=300 win:c=500 done"]


def test_an_empty_slip_is_a_slip(run: Run, folder: Path) -> None:
    assert run(*ALONE, typed=["0"]).status == 0
    assert own_lines(folder / "mine") == ["1: done"]


def test_a_half_written_slip_is_not_handed_in(run: Run, folder: Path) -> None:
    assert run(*ALONE, typed=["9:300"]).status == 0
    assert own_lines(folder / "mine") == []


def test_what_follows_a_bet_is_not_taken_for_more_of_its_stake(run: Run, folder: Path) -> None:
    run(*ALONE, typed=["win 9 100 0"])
    assert own_lines(folder / "mine") == ["1: win:d=100 done"]


def test_dice_are_taken_and_used(run: Run, folder: Path) -> None:
    outcome = run(*ALONE, typed=[SLIP, "wwr", "1", "9"])
    said = outcome.said
    assert own_lines(folder / "mine")[1:] == ["1: take:white+white+red", "1: 1:d"]
    assert "Dice 1 [W∪] horseshoe 2 [W∪] horseshoe 3 [R!] whip" in said
    assert "9 Rein Check → 3rd" in said  # a favourite goes at once
    assert "15 Sofa So Good stays 6th" in said
    assert re.search(r"Not these: .*3 \[Y\] \(F3.3\)", said)


def test_help_rules_log_and_the_faces_of_all_dice(run: Run) -> None:
    lines = ["?", SLIP, "?", "wwr", "?", "dice", "? f5.7", "log", "quit", "never read"]
    said = run(*ALONE, typed=lines).said
    assert "At most three bets to win and two on a pair" in said
    assert "The three dice must be of two colours at least" in said
    assert "One die is used, or put aside without effect" in said
    for face in ("Interference: three", "Trick: two used dice", "owes you €500", "Helmet: an F"):
        assert face in said
    assert "F5.7" in said
    assert said.count("they are away!") == 2
    assert "See you at the races!" in said
    french = run(*ALONE[:-1], "autre", "--lang", "fr", typed=[SLIP, "dés"]).said
    assert "Casque" in french


def test_slips_of_others_stay_secret_until_the_race_is_settled(run: Run, folder: Path) -> None:
    outcome = run(*START, "--seats", "you,tipster,gambler", typed=["0", *fingers(KEYS)])
    said = outcome.said
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
    said = outcome.said
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


def test_a_written_game_is_replayed_for_every_audience(run: Run, folder: Path) -> None:
    run(*START, "--seats", "tipster,gambler")
    written_slip = r"Tipster 1 +€1,000 +\d+(\+\d+)?:\d+"
    second = run("replay", "mine", "--as", "2", typed=["9"]).out
    assert "turn 1" in second
    assert "Your slip" in second
    assert not re.search(written_slip, second)
    everyone = run("replay", "mine", typed=["9"]).out
    assert re.search(written_slip, everyone)
    assert run("replay", "mine", "--all").out.count("· settled") == 3


def test_whoever_waits_sees_the_row_drawn_at_every_step(folder: Path) -> None:
    command = (*ALONE, "--pace", "0.001")
    shown = in_a_terminal(folder, command, "0\nwwr\n1\n9\n", NO_COLOUR)
    assert shown.count("front ▶") > 15
    check_uncoloured(shown)
