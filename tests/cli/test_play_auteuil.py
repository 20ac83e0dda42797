"""Auteuil at the terminal: whole evenings, slips in one go or bet by bet, refusals, secrets."""

import re
from pathlib import Path

import pytest

from hippodrome.cli.saving import load
from hippodrome.games import GAMES
from hippodrome.terminal.faces import face_of
from hippodrome.words import LANGUAGES, words
from tests.cli.conftest import Run
from tests.games.auteuil import typed
from tests.games.auteuil.typed import SLIP
from tests.games.common.terminal import NO_COLOUR, in_a_terminal, own_lines

START = ("play", "auteuil", "--pack", "standard", "--seed", "02", "--save", "mine")
WATCHING = ("play", "auteuil", *typed.WATCHING, "--pace", "0.001")
ALONE = ("play", "auteuil", *typed.START, "--save", "mine")


def test_a_slip_typed_in_one_go_is_one_decision(run: Run, folder: Path) -> None:
    run(*ALONE, typed=["T7-3-4 g7 p3"])
    assert own_lines(folder / "mine") == ["1: T7-3-4 G7 P3"]


def test_a_slip_is_filled_in_bet_by_bet_and_word_by_word(run: Run, folder: Path) -> None:
    outcome = run(*ALONE, typed=["7", "3 4", "7", "3"])
    assert own_lines(folder / "mine") == ["1: T7-3-4 G7 P3"]
    said = outcome.said
    for question in ("First of the tiercé", "Second of the tiercé:", "To win:", "the first three:"):
        assert question in said
    assert "7-3-4 G. P." in said  # half filled in, for its own seat to see


def test_bets_may_come_in_any_order(run: Run, folder: Path) -> None:
    run(*ALONE, typed=["P3", "G7", "7-3-4"])
    assert own_lines(folder / "mine") == ["1: P3 G7 T7-3-4"]


def test_back_goes_through_rows_and_bets(run: Run, folder: Path) -> None:
    run(*ALONE, typed=["7", "b", "4", "7", "3", "2", "b", "5", "b", "b", "1-2-3", "5", "6"])
    assert own_lines(folder / "mine") == ["1: T1-2-3 G5 P6"]


def test_a_half_filled_slip_is_not_handed_in(run: Run, folder: Path) -> None:
    assert run(*ALONE, typed=["7-3-4", "7"]).status == 0
    assert own_lines(folder / "mine") == []
    assert not load(folder / "mine").finished


@pytest.mark.parametrize("by_list", [True, False])
def test_a_small_die_does_not_pass_an_obstacle(run: Run, folder: Path, by_list: bool) -> None:
    first_turn = [SLIP, "4>1", "3>5", "2>6", "0"]
    run(*ALONE, typed=first_turn)
    barred = [
        one for one in load(folder / "mine").replay().look(0).barred if one.move.kind == "die"
    ]
    jump = next(one for one in barred if one.paragraph == "U4.1")
    points, horse = str(jump.move.points), str(jump.move.horse)
    answer = [points, horse] if by_list else [f"{points}>{horse}"]
    outcome = run(*ALONE[:-1], "again", typed=[*first_turn, *answer])
    said = outcome.said
    assert f"A {points} does not carry" in said
    assert "that takes 4 or more. Choose another horse. (U4.1)" in said
    assert "Type a number to see why." in said


def test_help_rules_log_and_the_pay_table(run: Run) -> None:
    lines = ["?", "pay", SLIP, "?", "? u4.2", "log", "rapports", "quit", "never read"]
    outcome = run(*ALONE, typed=lines)
    said = outcome.said
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
    said = outcome.said
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
    assert own_lines(folder / "mine", 3) == ["3: T7-3-4 G7 P3", "3: go", "3: T7-3-4 G7 P3"]
    assert outcome.out.count("Order pays") == 2  # once in the interval, once at the end


def test_sweets_are_changed_between_races(run: Run, folder: Path) -> None:
    outcome = run(
        *START, "--seats", "tipster,tipster,you", "--option", "punters=1",
        "--option", "races=2", "--option", "sweets=yes", typed=[SLIP, "10", "2", SLIP],
    )  # fmt: skip
    assert "10 sweets at once is a stomach-ache" in outcome.said
    assert own_lines(folder / "mine", 3)[1] == "3: go+2"
    without = run(
        *START[:-1], "plain", "--seats", "tipster,tipster,you", "--option", "punters=1",
        typed=[SLIP, "2", "go"],
    )  # fmt: skip
    assert "No sweets are played for at this table" in without.said


def test_people_share_the_screen_behind_a_curtain_but_look_at_the_result_together(
    run: Run, folder: Path
) -> None:
    outcome = run(
        *START, "--seats", "tipster,tipster,you:Ann,you:Bob", "--option", "punters=2",
        typed=["", "1-2-3 1 1", "", "4-5-6 4 4", "", "", ""],
    )  # fmt: skip
    said = outcome.said
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
    assert own_lines(folder / "mine", 4) == ["4: T4-5-6 G4 P4", "4: go"]


def test_among_bots_every_race_is_shown_as_it_came_out(run: Run) -> None:
    outcome = run("play", "auteuil", "--pack", "tiny", "--seats", "tipster,gambler")
    assert outcome.out.count("Order pays") == 3
    assert len(re.findall(r"^▶ +[0-9]", outcome.out, re.MULTILINE)) == 3


def test_a_written_evening_is_replayed_for_every_audience(run: Run, folder: Path) -> None:
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


def test_whoever_watches_sees_the_course_drawn_at_every_step(folder: Path) -> None:
    shown = in_a_terminal(folder, WATCHING, "1-2-3 1 1\n", NO_COLOUR)
    courses = shown.count("╭")
    assert courses > 20
    assert shown.count("\x1b[2J") > courses - 2


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("suite", "go"),
        ("Suite+2", "go+2"),
        ("encore", "again"),
        ("assez", "enough"),
        ("achat+1", "buy+1"),
        ("go+2", "go+2"),
        ("T7-3-4", "T7-3-4"),
        ("5>3", "5>3"),
    ],
)
def test_moves_are_typed_in_any_language(typed: str, notation: str) -> None:
    for language in LANGUAGES:
        assert face_of(GAMES["auteuil"]).spelled(words(language), None, typed) == notation
    GAMES["auteuil"].read(notation)
