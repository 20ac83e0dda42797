"""Playing at the terminal: whole meetings, refusals, secrets, and ways of leaving."""

from pathlib import Path

import pytest

from hippodrome.bots import Budget
from hippodrome.cli import hint
from hippodrome.cli.saving import load
from hippodrome.engine.match import Match
from hippodrome.engine.transcript import Transcript
from hippodrome.games import GAMES
from hippodrome.words import sentence, words
from tests.cli.conftest import Run
from tests.games.common.terminal import in_a_terminal
from tests.games.ticket.typed import START

NARROW = "\N{NARROW NO-BREAK SPACE}"


def hand_names(match: Match, seat: int) -> set[str]:
    """The cards of a seat as the English screen names them, jokers apart."""
    colours = ("", "orange", "purple", "green", "blue", "red", "yellow", "black")
    names = set()
    for card in match.look(seat).hand:
        horses = [f"{colours[horse]} {horse}" for horse in card.horses]
        if card.squares:
            names.add(f"{horses[0]} by {card.squares}")
        elif horses:
            names.add(" with ".join(horses))
    return names


def after_the_deal(transcript: Transcript) -> Match:
    """The first race as it stood when the tickets were to be filled in."""
    for steps in range(len(transcript.entries) + 1):
        match = transcript.replay(steps)
        if match.look(-1).phase == "predict":
            return match
    raise AssertionError("no race was dealt")


def test_a_meeting_can_be_typed_in_notation(run: Run, folder: Path) -> None:
    arguments = ("play", "ticket", "--seats", "you,tipster", "--option", "first=1", "--seed", "01")
    outcome = run(*arguments, "--save", "typed", typed=["steeple2:4", "7-3-5", "x"])
    assert outcome.status == 0
    entries = [line for line in (folder / "typed").read_text().splitlines() if line[:3] == "1: "]
    assert entries == ["1: steeple2:4", "1: 7-3-5"]
    assert "steeple-chase, the river in column" in outcome.out
    assert "≈≈" in outcome.out


def test_the_same_seed_deals_the_same_cards(run: Run, folder: Path) -> None:
    for name in ("one", "two"):
        outcome = run(
            "play", "ticket", "--seats", "tipster,tipster", "--seed", "07", "--save", name
        )
        assert outcome.status == 0, outcome.err
    assert (folder / "one").read_text() == (folder / "two").read_text()
    run("play", "ticket", "--seats", "you,tipster", "--nonce", "lucky", "--save", "three")
    run("play", "ticket", "--seats", "you,tipster", "--save", "four")
    assert load(folder / "three").nonces[0] == b"lucky"
    assert load(folder / "four").nonces[0] != load(folder / "three").nonces[1]
    assert load(folder / "four").commitment != load(folder / "three").commitment


def test_a_move_onto_another_horse_asks_where_that_one_goes(run: Run, folder: Path) -> None:
    start = ("play", "ticket", "--seats", "you,tipster", "--option", "first=1", "--seed", "01")
    run(*start, "--save", "probe", typed=["flat:7", "7-3-5"])
    match = load(folder / "probe").replay()
    crowded = next(choice for choice in match.look(0).choices if choice.displaced)
    bare = GAMES["ticket"].write(GAMES["ticket"].moves.number(crowded.move)).partition("/")[0]
    outcome = run(*start, "--save", "asked", typed=["flat:7", "7-3-5", bare, "1"])
    said = outcome.said
    assert "add where it should go, such as /+ or /<. (T4.7)" in said
    assert "Where does it go?" in said
    assert f"1: {bare}/" in (folder / "asked").read_text()


def test_going_back_help_rules_and_log(run: Run) -> None:
    typed = ["1", "b", "?", "flat:3", "?", "7-3-5", "?", "? t4.7", "log", "quit", "never read"]
    arguments = ("play", "ticket", "--seats", "you,tipster", "--option", "first=1")
    outcome = run(*arguments, typed=typed)
    said = outcome.said
    assert outcome.status == 0
    assert said.count("What kind of race?") == 3
    for help_line in ("Pick a race", "Name one to three horses.", "A single card (red 5 by 2)"):
        assert help_line in said
    assert "T4.7 A move may end on a square where another horse stands." in said
    assert said.count("for race 1 of 4, a flat race, 3 cards each.") == 2
    assert "See you at the races!" in said


def test_an_opponents_hand_never_appears(run: Run, folder: Path) -> None:
    outcome = run(
        "play", "ticket", "--seats", "you,tipster,gambler", "--option", "hidden=yes",
        "--option", "first=1", "--save", "secret",
        typed=["flat:7", "7-3-5", *["1"] * 12],
    )  # fmt: skip
    dealt = after_the_deal(load(folder / "secret"))
    said = outcome.said
    for own in hand_names(dealt, 0):
        assert own in said
    for seat in (1, 2):
        assert hand_names(dealt, seat)
        for secret in hand_names(dealt, seat):
            assert secret not in said.replace("A single card (red 5 by 2)", "")
    before_the_finish = said.partition("The last card is down")[0]
    assert "Tipster 2: ticket filled in, face down." in before_the_finish
    assert "Tipster 2: ticket with" not in before_the_finish
    assert "?-?-?" in before_the_finish


def test_two_people_share_the_screen_behind_a_curtain(run: Run, folder: Path) -> None:
    outcome = run(
        "play", "ticket", "--seats", "you:Ann,you:Bob", "--option", "first=1", "--save", "shared",
        typed=["", "flat:7", "7-3-5", "", "1-2-3"],
    )  # fmt: skip
    transcript = load(folder / "shared")
    assert transcript.names == ("Ann", "Bob")
    dealt = after_the_deal(transcript)
    said = outcome.said
    before_bob, curtain, behind_it = said.partition("Over to Bob.")
    assert curtain
    assert "Over to Ann." in before_bob
    assert "Ann: ticket with" not in before_bob
    assert all(name in before_bob for name in hand_names(dealt, 0))
    assert not any(name in before_bob for name in hand_names(dealt, 1))
    bobs, curtain, _ = behind_it.partition("Over to Ann.")
    assert curtain
    assert all(name in bobs for name in hand_names(dealt, 1))
    assert not any(name in bobs for name in hand_names(dealt, 0))


def test_the_end_of_the_input_saves_and_leaves(run: Run, folder: Path) -> None:
    outcome = run("play", "ticket", "--lang", "fr", "--option", "first=1", typed=["flat:3"])
    assert outcome.status == 0
    assert f"À bientôt aux courses{NARROW}!" in outcome.out
    (file,) = folder.glob("ticket-*.transcript")
    assert not load(file).finished
    assert "unfinished" in file.read_text()


def test_a_file_is_never_written_over(run: Run, folder: Path) -> None:
    for _ in range(3):
        assert run("play", "ticket").status == 0
    assert len(list(folder.glob("ticket-*.transcript"))) == 3
    kept = folder / "kept"
    kept.write_text("a letter")
    outcome = run("play", "ticket", "--save", "kept")
    assert outcome.status == 2
    assert "will not be written over" in outcome.err
    assert kept.read_text() == "a letter"


@pytest.mark.parametrize("variable", ["LANG", "LC_ALL"])
def test_the_language_is_that_of_the_surroundings(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    monkeypatch.setenv(variable, "fr_FR.UTF-8")
    assert "Bienvenue aux courses" in run("play", "ticket").out
    monkeypatch.setenv(variable, "de_DE.UTF-8")
    assert "Welcome to the races" in run("play", "ticket").out


def test_without_seats_one_plays_two_tipsters(run: Run, folder: Path) -> None:
    run("play", "ticket", "--save", "mine")
    assert load(folder / "mine").names == ("you", "tipster", "tipster")


def test_after_a_refusal_the_game_goes_on(run: Run) -> None:
    outcome = run("play", "ticket", *START, typed=["flat:2", "flat:3"])
    assert "for race 1 of 4, a flat race, 3 cards each" in outcome.said


def test_colour_is_an_extra(folder: Path) -> None:
    command = ("play", "ticket", "--option", "first=1")
    assert "48;5;" in in_a_terminal(folder, command, "flat:3\n7-3-5\n", {})


def test_an_interruption_saves_and_says_so(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    outcome = run("play", "ticket", "--option", "first=1", "--save", "cut")
    assert outcome.status == 130
    assert outcome.err == ""
    assert "See you at the races!" in outcome.out
    assert not load(folder / "cut").finished
    assert run("replay", "cut").status == 130


def test_a_hint_is_said_where_the_table_has_them(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, nothing_compiled: None
) -> None:
    monkeypatch.setattr(hint, "PATIENCE", Budget(simulations=1, seconds=0.5))
    table = ("play", "ticket", "--pack", "tiny", "--seats", "you,tipster", "--option", "first=1")
    told = run(*table, "--hints", "--save", "helped", "--lang", "en", typed=["hint", "q"]).out
    assert words("en").say("hint-here") in told
    assert words("en").say("hint-title") in told
    assert "# with hints" in (folder / "helped").read_text(encoding="utf-8")
    french = run(*table, "--hints", "--lang", "fr", typed=["conseil", "q"]).out
    assert words("fr").say("hint-title") in french
    without = run(*table, "--lang", "en", typed=["hint", "q"]).out
    assert words("en").say("hint-off") in without


def test_the_coach_explains_a_decision_asks_once_and_can_be_silenced(
    run: Run, folder: Path
) -> None:
    table = ("play", "ticket", "--pack", "tiny", "--seats", "you,tipster", "--option", "first=1")
    typed = ["flat:1", "1-.-.", "1-.-.", "coach", "q"]
    told = " ".join(run(*table, "--hints", "--seed", "01", "--lang", "en", typed=typed).out.split())
    say = words("en").say
    assert say("coach-ticket", matter="choose") in told
    slip = sentence("coach-ticket-boxes", empty=2)
    assert told.count(say("coach-meant", slip=slip)) == 1
    assert say("coach-silent") in told
    assert told.count(say("coach-ticket", matter="race")) == 1
    without = " ".join(run(*table, "--seed", "01", "--lang", "en", typed=typed).out.split())
    assert say("coach-ticket", matter="choose") not in without
    assert say("coach-meant", slip=slip) not in without
