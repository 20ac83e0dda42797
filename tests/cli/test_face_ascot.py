"""Ascot at the terminal: everything fits the screen, nothing needs colour, offers go together."""

import io
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from hippodrome.cli.faces import FACES
from hippodrome.cli.faces.ascot import AscotFace
from hippodrome.cli.faces.ascot.course import Course, field
from hippodrome.cli.faces.ascot.levels import MOST_RUNGS, spread_out
from hippodrome.cli.faces.ascot.pad import pad
from hippodrome.cli.faces.ascot.signs import shortened
from hippodrome.cli.faces.ascot.spelling import spelled
from hippodrome.cli.faces.ascot.training import Loop
from hippodrome.cli.prompt import Prompt
from hippodrome.cli.terminal import Terminal
from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.match import Match
from hippodrome.games import GAMES
from hippodrome.games.ascot import GAME
from hippodrome.words import LANGUAGES, words
from tests.cli.ascot_moments import WANTED, decisions, found, moment
from tests.cli.conftest import Run

SMALLEST = (80, 24)
SIZES = (SMALLEST, (140, 45))
NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.fixture(autouse=True)
def a_house_with_ascot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ascot's door is open, whether or not the list of games has it yet."""
    monkeypatch.setitem(FACES, "ascot", AscotFace())
    monkeypatch.setitem(GAMES, "ascot", GAME)


def screen(language: str, width: int = 80, height: int = 24) -> Terminal:
    terminal = Terminal(words(language))
    terminal.console = Console(
        file=io.StringIO(), width=width, height=height, highlight=False, color_system=None
    )
    terminal.coloured = False
    return terminal


def names_of(terminal: Terminal, match: Match) -> list[str]:
    return [
        terminal.words.say("name-of-bot", bot="tipster", seat=number + 1)
        for number in range(match.seats)
    ]


def asked(terminal: Terminal, match: Match, seat: int) -> Prompt:
    names = names_of(terminal, match)
    return Prompt(terminal, match, seat, names, lambda _look, _lines: None, lambda: None)


def text_of(terminal: Terminal, part: Any) -> str:
    rows = terminal.console.render_lines(part, pad=False)
    return "\n".join("".join(segment.text for segment in row) for row in rows)


def printed(terminal: Terminal) -> str:
    file = terminal.console.file
    assert isinstance(file, io.StringIO)
    return " ".join(file.getvalue().split())


def check_fits(prompt: Prompt) -> None:
    """Hold everything a seat is shown and asked against the size of the screen."""
    terminal, (depth, choices) = prompt.terminal, prompt.path[-1]
    width, height = terminal.console.size
    board = prompt.face.board(terminal, prompt.look, prompt.names)
    parts = [board, prompt.listed(depth, choices)]
    lines = sum(terminal.lines(part) for part in parts) + len(("banner", "question"))
    assert lines <= height, f"{lines} lines in {prompt.look.phase}"
    banner = prompt.face.banner(terminal.words, prompt.look, prompt.names[prompt.seat])
    assert len(banner) <= width
    assert len(prompt.question(depth)) < width
    for part in parts:
        text = text_of(terminal, part)
        assert "…" not in text, text  # nothing had to be cut off


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
        board = FACES["ascot"].board(terminal, look, names_of(terminal, match))
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
    first = text_of(terminal, FACES["ascot"].board(terminal, match.look(seat), ["Ann"] * 6))
    progress = first.split("\n")[0]
    assert progress == ("Ascot ▸ deal ▸ auction ▸ TRAINING ▸ market ▸ bets ▸ race ▸ reckoning")


def in_race(lanes_and_lengths: dict[int, tuple[int, int]]) -> Any:
    """A race with these horses where they are said to be, and the others not entered."""
    match, seat = moment("move")
    look = match.look(seat)
    horses = tuple(
        replace(
            horse,
            status="running" if horse.horse in lanes_and_lengths else "",
            lane=lanes_and_lengths.get(horse.horse, (0, 0))[0],
            length=lanes_and_lengths.get(horse.horse, (0, 0))[1],
        )
        for horse in look.horses
    )
    return replace(look, horses=horses, choices=(), mover=0)


@pytest.mark.parametrize("width", [80, 140])
def test_horses_run_to_the_right_with_the_inside_lane_above(width: int) -> None:
    look = in_race({1: (1, 60), 5: (6, 1), 3: (3, 10)})
    rule, *rows = Course(screen("en", width), look).drawn().plain.split("\n")
    assert [row[0] for row in rows[:6]] == list("123456")
    post = rows[0].index("║", 4)
    cell = 2 if width == 140 else 1
    assert rows[0][post - cell] == "1"
    assert rows[5][3] == "5"
    assert rows[2][3 + 9 * cell] == "3"
    assert rule[3 + 9 * cell - 1 : 3 + 9 * cell + 1] == "10"


def test_horses_of_two_figures_take_one_square_and_are_told_apart() -> None:
    look = in_race({10: (2, 20), 11: (2, 21), 12: (2, 22), 1: (2, 23)})
    row = Course(screen("en"), look).drawn().plain.split("\n")[2]
    assert row[3 + 19 : 3 + 23] == "⑩⑪⑫1"


def test_what_can_be_reached_carries_a_ring() -> None:
    match, seat = moment("move")
    look = match.look(seat)
    rows = Course(screen("en"), look).drawn().plain.split("\n")[1:7]
    reached = {choice.lane for choice in look.choices if choice.lane}
    assert {lane for lane, row in enumerate(rows, start=1) if "◎" in row} == reached


def test_colours_have_the_letters_of_the_language() -> None:
    look = in_race({1: (1, 3)})
    signs = {
        language: set(Course(screen(language), look).drawn().plain) & set("kyjn")
        for language in LANGUAGES
    }
    board = set("".join(Course(screen("fr"), look).drawn().plain.split("\n")[1:7]))
    assert {"n", "j", "c"} <= board
    assert not board & {"k", "y", "w"}
    assert {"k", "y"} <= signs["en"]


def test_the_field_is_listed_from_the_first_to_the_last() -> None:
    look = in_race({4: (1, 12), 7: (2, 30), 12: (3, 0)})
    look = replace(
        look,
        horses=tuple(
            replace(horse, status="fallen") if horse.horse == 4 else horse for horse in look.horses
        ),
    )
    assert field(screen("en"), look).plain == "To go: 7y:31 4bx:49 12b:61"


def test_an_old_screen_gets_old_signs_only() -> None:
    class Old(io.StringIO):
        encoding = "latin-1"

    for phase in sorted({*WANTED, "closed"}):
        match, seat = moment(phase)
        terminal = screen("en")
        terminal.console = Console(file=Old(), width=80, height=24, color_system=None)
        board = FACES["ascot"].board(terminal, match.look(seat), ["Ann"] * match.seats)
        strange = set(text_of(terminal, board)) - {"·", "−", "–", "’", "“", "”"}
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
                assert f"{horse.pays} for 1" in line
        assert all(name in text for name in names)


def test_names_that_would_look_alike_keep_their_seats() -> None:
    assert shortened(["Tipster 1", "Tipster 2", "Ann"], 7) == ["Tipst 1", "Tipst 2", "Ann"]


def test_a_short_ladder_keeps_both_ends() -> None:
    assert spread_out(3) == [0, 1, 2]
    chosen = spread_out(40)
    assert len(set(chosen)) == MOST_RUNGS
    assert (chosen[0], chosen[-1]) == (0, 39)


def test_barred_lanes_are_listed_with_their_reason() -> None:
    for match, seat in found()["move"]:
        terminal = screen("en")
        prompt = asked(terminal, match.fork(), seat)
        depth, choices = prompt.path[-1]
        text = " ".join(text_of(terminal, prompt.listed(depth, choices)).split())
        assert "not possible" not in text
        for barred in prompt.look.barred:
            assert f"({barred.paragraph})" in text


def test_a_barred_lane_that_is_typed_is_explained_in_full() -> None:
    match, seat = next(
        (match.fork(), seat) for match, seat in found()["move"] if match.look(seat).barred
    )
    terminal = screen("en")
    prompt = asked(terminal, match, seat)
    lane = prompt.look.barred[0].lane
    prompt.answer(str(lane))
    assert not prompt.done
    assert terminal.words.tell(prompt.look.barred[0].barred)[:30] in printed(terminal)


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
    other = next(choice.seat for choice in look.choices if choice.kind == "address")
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
    face, terminal = FACES["ascot"], screen("en")
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
    face = FACES["ascot"]
    for phase, secret in (("exchange", True), ("bid", True), ("offer", True), ("move", False)):
        match, _ = moment(phase)
        assert face.secret(match.look(SPECTATOR)) == secret


@pytest.mark.parametrize(
    ("language", "reckoning"), [("en", "In the Totalisator"), ("fr", "Au Totalisateur")]
)
def test_a_whole_game_is_played_at_the_terminal(run: Run, language: str, reckoning: str) -> None:
    typed = ["0", "1", "2", "3", "4", "5", "6", "p", *map(str, range(7, 24))] * 200
    outcome = run(
        "play", "ascot", "--lang", language, "--pack", "tiny", "--seats", "you,tipster",
        "--seed", "07", "--save", "mine", typed=typed,
    )  # fmt: skip
    assert outcome.status == 0, outcome.err
    assert reckoning in outcome.out
    assert "\x1b" not in outcome.out


@pytest.mark.parametrize("bot", ["tipster", "gambler"])
def test_six_seats_fit_through_a_whole_game(bot: str) -> None:
    terminal = screen("fr")
    for number, (match, seat) in enumerate(decisions(6, 1, bot)):
        if number % 9 == 0:
            check_fits(asked(terminal, match, seat))
