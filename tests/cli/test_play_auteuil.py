"""Auteuil at the terminal: whole evenings, slips in one go or bet by bet, refusals, secrets."""

import os
import pty
import re
import subprocess
import sys
from itertools import cycle, islice
from pathlib import Path

import pytest

from hippodrome.cli.saving import load
from tests.cli.conftest import Outcome, Run

ENOUGH = 6000
"""More lines than any evening here asks for: wrong ones are refused and cost nothing."""
START = ("play", "auteuil", "--pack", "standard", "--seed", "02", "--save", "mine")
ALONE = (*START, "--seats", "you,tipster")
"""With this seed the first throw is yours: a 4, a 2 and a 3; your horses are 2 and 4."""


def fingers(numbers: str) -> list[str]:
    """Somebody who types numbers in turn until the evening is over."""
    return list(islice(cycle(numbers), ENOUGH))


def flowing(outcome: Outcome) -> str:
    """What was said, wherever its lines were broken."""
    return " ".join(outcome.out.split())


def own_lines(folder: Path, seat: int = 1) -> list[str]:
    lines = (folder / "mine").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith(f"{seat}: ")]


@pytest.mark.parametrize(
    ("language", "winner"),
    [("en", "The lamps go out over Auteuil"), ("fr", "Les lampes s’éteignent sur Auteuil")],
)
@pytest.mark.parametrize(("pack", "races"), [("tiny", 3), ("standard", 1)])
def test_a_whole_evening_is_played_by_picking_from_lists(
    run: Run, folder: Path, language: str, winner: str, pack: str, races: int
) -> None:
    outcome = run(
        "play", "auteuil", "--lang", language, "--pack", pack, "--save", "mine",
        "--option", f"races={races}", typed=fingers("123456780"),
    )  # fmt: skip
    assert outcome.status == 0, outcome.err
    assert winner in outcome.out
    transcript = load(folder / "mine")
    assert transcript.finished
    assert transcript.prove() > 0
    assert "\x1b" not in outcome.out


def test_a_slip_typed_in_one_go_is_one_decision(run: Run, folder: Path) -> None:
    run(*ALONE, typed=["T7-3-4 g7 p3"])
    assert own_lines(folder) == ["1: T7-3-4 G7 P3"]


def test_a_slip_is_filled_in_bet_by_bet_and_word_by_word(run: Run, folder: Path) -> None:
    outcome = run(*ALONE, typed=["7", "3 4", "7", "3"])
    assert own_lines(folder) == ["1: T7-3-4 G7 P3"]
    said = flowing(outcome)
    for question in ("First of the tiercé", "Second of the tiercé:", "To win:", "the first three:"):
        assert question in said
    assert "7-3-4 G. P." in said  # half filled in, for its own seat to see


def test_bets_may_come_in_any_order(run: Run, folder: Path) -> None:
    run(*ALONE, typed=["P3", "G7", "7-3-4"])
    assert own_lines(folder) == ["1: P3 G7 T7-3-4"]


def test_back_goes_through_rows_and_bets(run: Run, folder: Path) -> None:
    run(*ALONE, typed=["7", "b", "4", "7", "3", "2", "b", "5", "b", "b", "1-2-3", "5", "6"])
    assert own_lines(folder) == ["1: T1-2-3 G5 P6"]


def test_a_half_filled_slip_is_not_handed_in(run: Run, folder: Path) -> None:
    assert run(*ALONE, typed=["7-3-4", "7"]).status == 0
    assert own_lines(folder) == []
    assert not load(folder / "mine").finished


SLIP = "7-3-4 7 3"
BAD = [
    (["7", "7"], "A tiercé takes three different horses: put another one in each row. (U2.3)"),
    (["7-7-4"], "A tiercé takes three different horses: put another one in each row. (U2.3)"),
    (["9"], "There is no horse 9: the numbers go from 1 to 8."),
    (["7-3-4", "9"], "There is no horse 9: the numbers go from 1 to 8."),
    (["7-3-4", "T1-2-3"], "The tiercé is marked on this slip already"),
    (["5>3"], "The slips come first"),
    (["nonsense"], "“nonsense” means nothing here."),
    ([SLIP, "6"], "No die that is left shows 6: you have"),
    ([SLIP, "6>1"], "No die that is left shows 6: you have"),
    ([SLIP, "4>1", "3>1"], "One die a horse: orange 1 has had one of this throw."),
    ([SLIP, "4>1", "3", "1"], "One die a horse: orange 1 has had one of this throw."),
    ([SLIP, "4>1", "3>5", "2>6", "+5", "+6", "+5"], "One square a horse: red 5"),
    ([SLIP, "enough"], "No die may be kept back while a horse can take it"),
    ([SLIP, "G7"], "The dice are on the table: give one of them to a horse"),
    ([SLIP, "? U99.1"], "The rules have no paragraph U99.1."),
]


@pytest.mark.parametrize(("typed", "sentence"), BAD)
def test_bad_input_is_explained_and_loses_nothing(
    run: Run, typed: list[str], sentence: str
) -> None:
    outcome = run(*ALONE, typed=typed)
    assert outcome.status == 0
    assert sentence in flowing(outcome)


@pytest.mark.parametrize("by_list", [True, False])
def test_a_small_die_does_not_pass_an_obstacle(run: Run, folder: Path, by_list: bool) -> None:
    first_turn = [SLIP, "4>1", "3>5", "2>6", "0"]
    run(*ALONE, typed=first_turn)
    barred = [
        one for one in load(folder / "mine").replay().look(0).barred if one.move.kind == "die"
    ]
    jump = next(one for one in barred if one.paragraph == "U4.1")
    points, horse = str(jump.move.points), str(jump.move.horse)
    typed = [points, horse] if by_list else [f"{points}>{horse}"]
    outcome = run(*ALONE[:-4], "--save", "again", *ALONE[-2:], typed=[*first_turn, *typed])
    said = flowing(outcome)
    assert f"A {points} does not carry" in said
    assert "that takes 4 or more. Choose another horse. (U4.1)" in said
    assert "Type a number to hear why." in said


def test_help_rules_log_and_the_pay_table(run: Run) -> None:
    typed = ["?", "pay", SLIP, "?", "? u4.2", "log", "rapports", "quit", "never read"]
    outcome = run(*ALONE, typed=typed)
    said = flowing(outcome)
    assert outcome.status == 0
    assert "Mark three different horses for the tiercé" in said
    assert "Each die goes to another horse" in said
    assert "U4.2 A horse" in said
    assert said.count("Otherwise") == 2  # the head of the pay table
    assert said.count("To the dice for the start!") == 2
    assert "See you at the races!" in said


def test_owner_cards_and_slips_of_others_stay_secret_until_their_time(
    run: Run, folder: Path
) -> None:
    outcome = run(
        *START, "--seats", "tipster,gambler,you", "--option", "punters=1", typed=[SLIP]
    )  # fmt: skip
    said = flowing(outcome)
    before, owners, after = said.partition("turns over the owner cards")
    assert owners
    hidden, paid, settled = after.partition("The board goes up")
    assert paid
    transcript = load(folder / "mine")
    match = transcript.replay()
    assert match.look(-1).phase == "interval"
    for seat in match.look(-1).seats[:2]:
        slip = f"{'-'.join(map(str, seat.slip.tierce))} G{seat.slip.win} P{seat.slip.place}"
        assert slip not in before + hidden
        assert slip in settled
    assert "?-?-? G? P?" in before
    assert re.search(r"Tipster 1 +[0-9,]+ +\? \?", before)
    assert "bets" in before


def test_a_punter_fills_in_slips_and_never_throws(run: Run, folder: Path) -> None:
    outcome = run(
        *START, "--seats", "tipster,tipster,you", "--option", "punters=1",
        "--option", "races=2", typed=[SLIP, "", SLIP],
    )  # fmt: skip
    assert load(folder / "mine").finished
    assert own_lines(folder, 3) == ["3: T7-3-4 G7 P3", "3: go", "3: T7-3-4 G7 P3"]
    assert outcome.out.count("Order pays") == 2  # once in the interval, once at the end


def test_sweets_are_changed_between_races(run: Run, folder: Path) -> None:
    outcome = run(
        *START, "--seats", "tipster,tipster,you", "--option", "punters=1",
        "--option", "races=2", "--option", "sweets=yes", typed=[SLIP, "10", "2", SLIP],
    )  # fmt: skip
    assert "10 sweets at once is a stomach-ache" in flowing(outcome)
    assert own_lines(folder, 3)[1] == "3: go+2"
    without = run(
        *START[:-1], "plain", "--seats", "tipster,tipster,you", "--option", "punters=1",
        typed=[SLIP, "2", "go"],
    )  # fmt: skip
    assert "No sweets are played for at this table" in flowing(without)


def test_people_share_the_screen_behind_a_curtain_but_look_at_the_result_together(
    run: Run, folder: Path
) -> None:
    outcome = run(
        *START, "--seats", "tipster,tipster,you:Ann,you:Bob", "--option", "punters=2",
        typed=["", "1-2-3 1 1", "", "4-5-6 4 4", "", "", ""],
    )  # fmt: skip
    said = flowing(outcome)
    before_bob, curtain, behind_it = said.partition("Over to Bob.")
    assert curtain
    assert "Ann: slip folded and handed in" in before_bob
    bobs, paid, settled = behind_it.partition("The board goes up")
    assert paid
    assert "1-2-3" not in bobs
    interval, curtain, _ = settled.partition("Over to")
    assert curtain  # for the slips of the second race
    assert "Ann: the race is settled." in interval
    assert "Bob: the race is settled." in interval
    assert own_lines(folder, 4) == ["4: T4-5-6 G4 P4", "4: go"]


def test_among_bots_every_race_is_shown_as_it_came_out(run: Run) -> None:
    outcome = run("play", "auteuil", "--pack", "tiny", "--seats", "tipster,gambler")
    assert outcome.out.count("Order pays") == 3
    assert len(re.findall(r"^▶ +[0-9]", outcome.out, re.MULTILINE)) == 3


def test_a_written_evening_is_replayed_and_counted_in_francs(run: Run, folder: Path) -> None:
    run(
        "play", "auteuil", "--pack", "tiny", "--seats", "tipster,gambler", "--save", "mine"
    )  # fmt: skip
    money, _ = load(folder / "mine").replay().standing()
    checked = run("verify", "mine")
    assert checked.status == 0
    assert f"Tipster 1: {money[0]:,} F" in checked.out
    second = run("replay", "mine", "--as", "2", typed=["9"]).out
    assert re.search(r"Tipster 1 +[0-9,]+ +\? \?", second)
    assert re.search(r"Gambler 2 +[0-9,]+ +[1-8] [1-8]", second)
    everyone = run("replay", "mine", typed=["9"]).out
    assert re.search(r"Tipster 1 +[0-9,]+ +[1-8] [1-8]", everyone)
    assert run("replay", "mine", "--all").out.count("Order pays") == 3


def in_a_terminal(folder: Path, typed: bytes, **surroundings: str) -> str:
    """What a real terminal is sent when a punter bets, watches a race and closes the line."""
    keyboard, screen = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", **surroundings}
    command = [sys.executable, "-m", "hippodrome.cli", *START, "--pack", "tiny", "--pace", "0.001"]
    with subprocess.Popen(
        [*command, "--seats", "tipster,gambler,you", "--option", "punters=1"],
        stdin=screen, stdout=screen, stderr=screen, cwd=folder, env=environment,
    ) as game:  # fmt: skip
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


def test_whoever_watches_sees_the_course_drawn_at_every_step(folder: Path) -> None:
    shown = in_a_terminal(folder, b"1-2-3 1 1\n\x04", NO_COLOR="1")
    courses = shown.count("╭")
    assert courses > 20
    assert shown.count("\x1b[2J") > courses - 2


def test_an_old_screen_without_colour_shows_everything_in_plain_letters(folder: Path) -> None:
    shown = in_a_terminal(
        folder, b"1-2-3 1 1\n\x04",
        NO_COLOR="1", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0",
    )  # fmt: skip
    assert shown.isascii()
    assert "###" in shown
    assert "+---+" in shown
    assert "Tierce" in shown
