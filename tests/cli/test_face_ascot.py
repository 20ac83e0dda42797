"""Ascot at the terminal: everything fits the screen, nothing needs colour, offers go together."""

import io
import sys

import pytest
from msgspec.structs import replace
from rich.console import Console

from hippodrome.engine.game import SPECTATOR, Pack
from hippodrome.engine.lettering import print_name
from hippodrome.engine.match import Match
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.content.boards import REPORT_NAMES, SQUARE_NAMES
from hippodrome.games.ascot.people.names import thing_name
from hippodrome.games.ascot.terminal.labels import LABELS
from hippodrome.games.ascot.terminal.levels import MOST_RUNGS, spread_out
from hippodrome.games.ascot.terminal.levels import typed as typed_for
from hippodrome.games.ascot.terminal.pad import ROOM_FOR_NAMES, pad
from hippodrome.games.ascot.terminal.signs import shortened
from hippodrome.games.ascot.terminal.spelling import spelled
from hippodrome.games.ascot.terminal.training import Loop
from hippodrome.terminal.faces import face_of
from hippodrome.words import LANGUAGES
from tests.cli.ascot_moments import WANTED, found, match_at, moment
from tests.games.ascot import scenes
from tests.games.ascot.positions import market
from tests.games.common.terminal import (
    SMALLEST,
    asked,
    check_fits,
    decisions,
    labels_of,
    names_of,
    printed,
    screen,
    text_of,
)

SIZES = (SMALLEST, (140, 45))
NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", sorted(WANTED))
def test_whatever_is_asked_fits_the_screen(phase: str, language: str) -> None:
    for size in SIZES:
        for match, seat in found()[phase]:
            check_fits(asked(screen(language, *size), match.fork(), seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_on_a_list_is_taken(language: str) -> None:
    terminal = screen(language)
    for phase in sorted(WANTED):
        match, seat = moment(phase)
        prompt = asked(terminal, match, seat)
        depth, choices = prompt.path[-1]
        picks = prompt.picks(prompt.levels[depth], choices)
        assert all(len(pick.choices) == 1 or pick.typed in ("+", "-") for pick in picks)
        listed = [pick.typed for pick in picks]
        for answer in listed:
            again = asked(terminal, match.fork(), seat)
            again.answer(answer)
            assert again.done or again.moves or len(again.path) == 2, f"{phase}: {answer}"
    assert not printed(terminal)  # not one complaint


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_reckoning_fits_and_crowns_the_winners(language: str, size: tuple[int, int]) -> None:
    for match, _ in found()["closed"]:
        terminal, look = screen(language, *size), match.look(SPECTATOR)
        board = face_of(GAME).board(terminal, look, names_of(terminal, match))
        text = text_of(terminal, board)
        assert terminal.lines(board) <= size[1]
        assert text.count("★") == len(look.winners)
        assert "…" not in text
        for line in look.reckoning:
            amount = terminal.words.say("ascot-count", count=line.amount)
            assert amount in text


def test_every_stage_is_on_the_line_of_progress_and_one_is_now() -> None:
    terminal = screen("en")
    match, seat = moment("join")
    first = text_of(terminal, face_of(GAME).board(terminal, match.look(seat), ["Ann"] * 6))
    progress = first.split("\n")[0]
    assert progress == ("Ascot ▸ deal ▸ auction ▸ TRAINING ▸ market ▸ bets ▸ race ▸ reckoning")


def test_the_last_thing_to_lay_on_the_scale_is_not_taken_for_money() -> None:
    table = market({1: 0}, seats=2)
    table.having(purse={1: 0, 0: 0})
    match, terminal = match_at(table), screen("en")
    seat = match.awaited[0]
    prompt = asked(terminal, match, seat)
    prompt.answer(str(2 - seat))
    assert len(labels_of(prompt)) == 1
    prompt.answer("1")
    prompt.answer("0")
    assert prompt.done
    assert [GAME.write(move) for move in match.log[-1].moves][1:] == ["trade:1", "send"]
    assert not printed(terminal)


def test_a_tall_screen_says_what_the_letters_of_the_loop_are_and_shows_more_horses() -> None:
    match, seat = moment("join")
    look = match.look(seat)
    crowd = tuple(replace(horse, square=3) for horse in look.horses[:4])
    others = tuple(replace(horse, square=-1) for horse in look.horses[4:])
    look = replace(look, horses=(*crowd, *others))
    low, tall = (
        text_of(terminal, face_of(GAME).board(terminal, look, ["Ann"] * 6))
        for terminal in (screen("en"), screen("en", 140, 45))
    )
    assert "+" in low.split("\n")[2]
    assert "F farrier" not in low
    assert "F farrier" in tall
    assert [tall.split("\n")[row].split()[0] for row in (2, 3, 4, 5)] == list("4321")


def test_an_old_screen_gets_old_signs_only() -> None:
    class Old(io.StringIO):
        encoding = "latin-1"

    for phase in sorted({*WANTED, "closed"}):
        match, seat = moment(phase)
        terminal = screen("en")
        terminal.console = Console(file=Old(), width=80, height=24, color_system=None)
        board = face_of(GAME).board(terminal, match.look(seat), ["Ann"] * match.seats)
        strange = set(text_of(terminal, board)) - {
            "·",
            "−",
            "–",
            "’",
            "“",
            "”",
            "\N{NO-BREAK SPACE}",
        }
        assert all(sign.isascii() for sign in strange), f"{phase}: {strange}"


def test_the_loop_has_every_square_once_and_every_horse_at_its_square() -> None:
    match, seat = moment("join")
    look = match.look(seat)
    loop = Loop(screen("en"), look)
    assert sorted([*loop.above, *loop.below]) == list(range(len(look.training.squares)))
    rows = loop.drawn([]).plain.split("\n")
    outside = " ".join((*rows[:2], *rows[-2:])).split()
    assert len(outside) >= 2
    for sign in outside:
        assert sign == "+" or look.horses[int(sign) - 1].square >= 0


def test_the_pad_shows_every_ticket_the_pool_and_its_odds() -> None:
    for match, seat in found()["bet"][1:]:
        terminal, look = screen("en", 140, 45), match.look(seat)
        names = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fay"][: match.seats]
        text = text_of(terminal, pad(terminal, look, names))
        for horse in look.horses:
            if horse.staked:
                line = next(row for row in text.split("\n") if f"({horse.horse})" in row)
                assert f"{horse.staked:,}" in line
                odds = "stake back" if horse.pays == 1 else f"{horse.pays} for 1"
                assert odds in line
        assert all(name in text for name in names)


def test_names_that_would_look_alike_keep_their_seats() -> None:
    assert shortened(["Tipster 1", "Tipster 2", "Ann"], 7) == ["Tipst 1", "Tipst 2", "Ann"]


def test_a_short_ladder_keeps_both_ends() -> None:
    assert spread_out(3) == [0, 1, 2]
    chosen = spread_out(40)
    assert len(set(chosen)) == MOST_RUNGS
    assert (chosen[0], chosen[-1]) == (0, 39)


def test_cards_are_thrown_in_one_by_one_and_handed_over_together() -> None:
    match, seat = moment("throw-in")
    prompt = asked(screen("en"), match, seat)
    depth, choices = prompt.path[-1]
    cards = [pick.typed for pick in prompt.picks(prompt.levels[depth], choices)][:-1]
    before = len(match.log)
    prompt.answer(cards[0])
    assert len(match.log) == before  # nobody has seen anything yet
    prompt.answer("b")
    assert prompt.moves == []
    prompt.answer(cards[0])
    prompt.answer("0")
    assert prompt.done
    assert len(match.log) == before + 1
    assert len(match.log[-1].moves) == 2


def an_offer() -> tuple[Match, int, int, int]:
    """The market: a seat, somebody to trade with, and a horse of the seat."""
    match, seat = moment("offer")
    look = match.look(seat)
    horse = next(one.horse for one in look.horses if one.owner == seat)
    other = next(choice.seat for choice in look.choices if choice.move.kind == "to")
    return match, seat, other, horse


@pytest.mark.parametrize("by_list", [True, False])
def test_an_offer_is_laid_on_the_scale_and_sent_in_one_decision(by_list: bool) -> None:
    match, seat, other, horse = an_offer()
    prompt = asked(screen("en"), match, seat)
    before = len(match.log)
    if by_list:
        for answer in (str(other + 1), str(horse), "-", "1500", "0"):
            assert len(match.log) == before
            prompt.answer(answer)
    else:
        prompt.answer(f"to:{other + 1} trade:{horse} -1500 send")
    assert prompt.done
    assert len(match.log) == before + 1
    offer = match.look(SPECTATOR).offer
    assert offer is not None
    assert (offer.maker, offer.to, offer.gives, offer.asks) == (seat, other, (horse,), 1500)


def test_the_scale_shows_what_lies_on_it_to_its_maker_alone() -> None:
    match, seat, other, horse = an_offer()
    terminal = screen("en")
    prompt = asked(terminal, match, seat)
    prompt.answer(str(other + 1))
    prompt.answer(str(horse))
    check_fits(prompt)
    board = text_of(terminal, prompt.face.board(terminal, prompt.look, prompt.names))
    assert "not sent yet" in board
    assert f"Tipster {seat + 1}:" in board
    assert f"({horse})" in board
    assert match.look(other).offer is None


def test_money_is_typed_as_people_say_it() -> None:
    match, seat = moment("bid")
    look = match.look(seat)
    most = next(choice.most for choice in look.choices if choice.step)
    for typed in ("12000", "12 000", "12.000", "12,000", "12k", f"12{NARROW}000"):
        assert spelled(look, typed) == "12000"
    assert spelled(look, "all") == spelled(look, "tout") == str(most)
    assert spelled(look, "passe") == "pass"
    assert spelled(look, "enchère:12k") == "bid:12000"


def test_in_the_market_a_space_parts_two_answers() -> None:
    match, seat = moment("offer")
    look = match.look(seat)
    assert spelled(look, "à:2 5 100") == "to:2 5 100"
    assert spelled(look, "prends:bride +4k envoie") == "take:bridle pay:4000 send"


def test_a_bid_that_is_not_listed_may_be_typed() -> None:
    match, seat = moment("bid")
    least = match.look(seat).sale.least
    prompt = asked(screen("en"), match, seat)
    prompt.answer(str(least + 500))
    assert prompt.done


def test_commands_show_what_does_not_fit_beside_the_questions() -> None:
    face, terminal = face_of(GAME), screen("en")
    match, seat = moment("join")
    look = match.look(seat)
    for command, wanted in (
        ("course", "Broken bridle"),
        ("reports", "Strangles in the yard"),
        ("boucle", "Board and lodging"),
        ("horses", "Leonidas (5)"),
    ):
        sheet = face.sheet(terminal, look, command)
        assert sheet is not None
        assert wanted in text_of(terminal, sheet)
    assert face.sheet(terminal, look, "nonsense") is None


def test_hands_are_secret_and_the_race_is_not() -> None:
    face = face_of(GAME)
    for phase, secret in (("exchange", True), ("bid", True), ("offer", True), ("move", False)):
        match, _ = moment(phase)
        assert face.secret(match.look(SPECTATOR)) == secret


@pytest.mark.parametrize("bot", ["tipster", "gambler"])
def test_six_seats_fit_through_a_whole_game(bot: str) -> None:
    terminal = screen("fr")
    for number, (match, seat) in enumerate(decisions("ascot", 6, 1, bot)):
        if number % 9 == 0:
            check_fits(asked(terminal, match, seat))


def test_a_move_the_face_has_never_heard_of_is_offered_by_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(LABELS, "scratch")
    monkeypatch.setattr(sys.modules[typed_for.__module__], "OF_THINGS", ())
    match = match_at(scenes.four_horses())
    prompt = asked(screen("en"), match, 0)
    depth, choices = prompt.path[-1]
    listed = {pick.typed: pick.label.plain for pick in prompt.picks(prompt.levels[depth], choices)}
    assert listed["scratch:4"] == "withdraw Elton (4)"
    prompt.answer("scratch:4")
    assert prompt.done


def with_names(match: Match, *names: str) -> Match:
    """Let the horses have names of their own, in turn."""
    named = match.pack.printed.copy()
    for horse in range(1, named.horses + 1):
        print_name("own.toml", "names", names[horse % len(names)], named.own_horse[horse])
    match.pack = Pack("own", named, match.pack.provenance, "own.toml")
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", sorted(WANTED))
def test_A1_1_the_longest_names_a_pack_may_give_fit_the_screen(phase: str, language: str) -> None:
    for size in SIZES:
        for match, seat in found()[phase]:
            named = with_names(match.fork(), "Abcdefghijklmnopqrst", "Mm Mm Mm Mm Mm Mm Mm")
            check_fits(asked(screen(language, *size), named, seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", sorted({*WANTED, "closed"}))
def test_A1_1_no_horse_goes_by_another_name_than_the_packs(phase: str, language: str) -> None:
    terminal = screen(language, 140, 45)
    ours = [terminal.words.tell(thing_name(horse)) for horse in range(1, 13)]
    match, seat = moment(phase)
    prompt = asked(terminal, with_names(match, "Rossinante"), seat)
    shown = [
        prompt.face.board(terminal, prompt.look, prompt.names),
        prompt.face.sheet(terminal, prompt.look, "horses"),
    ]
    told = [text_of(terminal, part) for part in shown]
    told.append(prompt.face.banner(terminal.words, prompt.look, "Ann"))
    told += labels_of(prompt) if phase != "closed" else []
    assert "Rossinante (12)" in told[1]
    assert not [name for name in ours if any(name in text for text in told)]


def test_A1_1_the_pad_and_the_podium_call_horses_by_the_names_of_the_pack() -> None:
    terminal = screen("en")
    for phase in ("bet", "closed"):
        match, seat = next(one for one in found()[phase] if one[0].seats <= ROOM_FOR_NAMES)
        look = with_names(match.fork(), "Rossinante").look(seat)
        board = face_of(GAME).board(terminal, look, ["Ann"] * match.seats)
        assert "Rossinante (" in text_of(terminal, board)


def test_A4_8_sheets_call_squares_and_reports_by_the_titles_of_the_pack() -> None:
    match, seat = moment("join")
    named = match.pack.printed.copy()
    for titles, letters in (
        ("Le vin du jockey", named.own_square),
        ("Galop de feu", named.own_report),
    ):
        print_name("own.toml", "names", titles, letters[0])
    named.square_name[3] = len(SQUARE_NAMES) + 1
    named.report_name[0][0] = len(REPORT_NAMES) + 1
    match.pack = Pack("own", named, match.pack.provenance, "own.toml")
    terminal, look = screen("fr"), match.look(seat)
    face = face_of(GAME)
    assert "Le vin du jockey" in text_of(terminal, face.sheet(terminal, look, "loop"))
    assert "Galop de feu" in text_of(terminal, face.sheet(terminal, look, "reports"))
