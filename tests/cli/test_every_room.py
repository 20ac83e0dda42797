"""Every room at the terminal: whole games, bad input, screens small and old.

What a room's own words are is in its `typed.py`.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.bots import BOTS
from hippodrome.cli.saving import load
from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from hippodrome.words import LANGUAGES, learn, words
from tests.cli.conftest import Run
from tests.games.common.rooms import ROOMS, every_room, facts_of
from tests.games.common.terminal import (
    NO_COLOUR,
    PLAIN_LETTERS,
    SMALLEST,
    asked,
    check_fits,
    check_uncoloured,
    decisions,
    fingers,
    in_a_terminal,
    listed,
    own_lines,
    printed,
    screen,
)

PATIENCE = 200
"""More answers than any one decision takes."""
SELDOM = 20
"""One in so many decisions is enough to look at: there are hundreds."""


@pytest.fixture(autouse=True)
def _the_fifth_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the room that lives in the tests to the list of games."""
    for name, game in ROOMS.items():
        monkeypatch.setitem(GAMES, name, game)
    learn(ROOMS["pony"].folder / "words")


def each_of(facts: str) -> list[Any]:
    return [(room, *entry) for room in ROOMS for entry in getattr(facts_of(room, "typed"), facts)]


def seats_of(room: str) -> tuple[int, int]:
    """Give the fewest and the most who may play."""
    allowed = ROOMS[room].seats(ROOMS[room].pack().printed)
    return min(allowed), max(allowed)


@pytest.mark.parametrize(("room", "language", "arguments", "end"), each_of("EVENINGS"))
def test_a_whole_game_is_played_by_hitting_keys(
    run: Run, folder: Path, room: str, language: str, arguments: tuple[str, ...], end: str
) -> None:
    typed = fingers(facts_of(room, "typed").KEYS)
    outcome = run("play", room, *arguments, "--lang", language, "--save", "mine", typed=typed)
    assert outcome.status == 0, outcome.err
    assert " ".join(end.split()) in outcome.said
    assert words(language).say("play-saved", file="mine") in outcome.said
    assert "hippodrome verify mine" in outcome.said
    transcript = load(folder / "mine")
    assert transcript.finished
    assert transcript.prove() > 0
    unbroken = outcome.out.replace("\n", "")
    assert transcript.commitment in unbroken
    assert transcript.seed is not None
    assert transcript.seed.hex() in unbroken
    assert "\x1b" not in outcome.out


@every_room
def test_every_decision_of_a_whole_game_may_be_typed_as_it_is_written(room: str) -> None:
    terminal, stream = screen("en"), new_stream(4)
    game = ROOMS[room]
    for match, seat in decisions(room, min(4, seats_of(room)[1]), 7):
        moves = BOTS["gambler"].decide(game, match.pack, match.view(seat), seat, stream)
        trial = match.fork()
        prompt = asked(terminal, trial, seat)
        prompt.answer(" ".join(game.write(move) for move in moves))
        assert prompt.done
        assert list(trial.log[-1].moves) == moves
    assert not printed(terminal)  # not one complaint


@pytest.mark.parametrize("most", [False, True])
@every_room
def test_a_whole_game_is_played_by_picking_from_lists(room: str, most: bool) -> None:
    terminal, seats = screen("fr"), seats_of(room)[most]
    chance, match = Random(seats), ROOMS[room].match(seats)
    while not match.over:
        if match.spread:
            match.draw(chance.randrange(match.spread))
            continue
        prompt = asked(terminal, match, chance.choice(match.awaited))
        for _ in range(PATIENCE):
            prompt.answer(chance.choice(listed(prompt)))
            if prompt.done:
                break
        assert prompt.done
    assert not printed(terminal)  # whatever is listed can be played


@pytest.mark.parametrize(("room", "typed", "sentence"), each_of("BAD"))
def test_bad_input_is_explained_and_loses_nothing(
    run: Run, folder: Path, room: str, typed: list[str], sentence: str
) -> None:
    start = ("play", room, *facts_of(room, "typed").START)
    *before, bad = typed
    outcome = run(*start, "--save", "mine", typed=[*before, bad])
    assert outcome.status == 0
    assert sentence in outcome.said
    assert run(*start, "--save", "without", typed=before).status == 0
    assert own_lines(folder / "mine") == own_lines(folder / "without")
    assert load(folder / "mine").entries == load(folder / "without").entries


@pytest.mark.parametrize("language", LANGUAGES)
@every_room
def test_what_is_asked_of_a_full_table_fits_the_screen(room: str, language: str) -> None:
    facts = facts_of(room, "typed")
    smallest, cut_off = getattr(facts, "SCREEN", SMALLEST), getattr(facts, "CUT_OFF", "…")
    for number, (match, seat) in enumerate(decisions(room, seats_of(room)[1], 5)):
        if number % SELDOM == 0:
            for size in (smallest, (140, 45)):
                check_fits(asked(screen(language, *size), match.fork(), seat), cut_off)


@every_room
def test_a_written_game_is_counted_in_the_unit_of_the_game(
    run: Run, folder: Path, room: str
) -> None:
    run("play", room, "--pack", "tiny", "--seats", "tipster,gambler", "--save", "mine")
    points, _ = load(folder / "mine").replay().standing()
    checked = run("verify", "mine")
    assert checked.status == 0
    for name, number in zip(("Tipster 1", "Gambler 2"), points, strict=True):
        told = words("en").tell(ROOMS[room].standing_of(number))
        assert f"{name}: {' '.join(told.split())}" in checked.said
    assert run("replay", "mine", "--all").status == 0


@every_room
def test_without_colour_nothing_is_coloured(folder: Path, room: str) -> None:
    shown = on_screen(room, folder, NO_COLOUR)
    assert all(sign in shown for sign in facts_of(room, "typed").WITHOUT_COLOUR)
    check_uncoloured(shown)


@every_room
def test_an_old_screen_shows_everything_in_plain_letters(folder: Path, room: str) -> None:
    shown = on_screen(room, folder, PLAIN_LETTERS)
    assert shown.isascii()
    assert all(sign in shown for sign in facts_of(room, "typed").IN_PLAIN_LETTERS)


def on_screen(room: str, folder: Path, surroundings: dict[str, str]) -> str:
    """Play a little of a room at a real terminal."""
    arguments, typed = facts_of(room, "typed").ON_SCREEN
    command = ("play", room, *arguments, "--pace", "0.001")
    return in_a_terminal(folder, command, "".join(f"{line}\n" for line in typed), surroundings)
