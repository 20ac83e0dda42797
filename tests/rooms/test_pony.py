"""A fifth room, played to its end by its tables alone: what a room takes, and no more."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hippodrome.bots import BOTS
from hippodrome.engine.dialect import lint
from hippodrome.engine.match import Match
from hippodrome.engine.story import Line, Page
from hippodrome.engine.stream import below, new_stream
from hippodrome.engine.warming import EVERY_ROOM, compile_here
from hippodrome.table.archive import archived, opened
from hippodrome.table.commands import Begin, Engage, Submit
from hippodrome.table.events import BOT
from hippodrome.table.laying import Wish, lay
from hippodrome.table.memory import LocalTable, MemoryLog
from hippodrome.table.record import PLAYING
from hippodrome.terminal.faces import face_of
from hippodrome.terminal.plain import PlainFace
from hippodrome.words import LANGUAGES, Sentence, learn, words
from tests.rooms.pony import GAME
from tests.rooms.pony.events import EVENTS

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _spoken() -> None:
    learn(GAME.folder / "words")


def played(seats: int, seed: int, edition: str = "standard") -> Iterator[tuple[Match, Match]]:
    """A game of tipsters, before and after each step."""
    match, stream = GAME.match(seats, pack=GAME.pack(edition)), new_stream(seed)
    while not match.over:
        before = match.fork()
        if match.spread:
            match.draw(below(stream, match.spread))
        else:
            seat = match.awaited[0]
            bot = BOTS["tipster"]
            match.submit(seat, bot.decide(GAME, match.pack, match.view(seat), seat, stream))
        yield before, match


def test_its_rules_keep_to_the_dialect() -> None:
    assert lint(GAME.modules) == []


@pytest.mark.parametrize("edition", ["standard", "tiny"])
def test_it_is_played_and_told_to_the_end(edition: str) -> None:
    heard = set()
    for seed in range(20):
        alike: dict[int, list[Line]] = {}
        """What is not personal, by step."""
        for before, after in played(2 + seed % 3, seed, edition):
            for audience in range(-1, after.seats):
                printed = after.pack.printed
                views = before.view(audience), after.view(audience)
                lines = list(GAME.tell(Page(printed, *views, audience, after.events)))
                if GAME.events.told_alike(after.events):
                    assert lines == alike.setdefault(len(after.log), lines)
                for line in lines:
                    heard.add(line.event.name)
                    assert line.text is not None
                    assert all(words(language).tell(line.text) for language in LANGUAGES)
        assert GAME.interpreted.broken(after.pack.printed, after.state) == 0
    assert heard == EVENTS.by_name.keys()


def test_a_half_made_slip_is_not_a_decision() -> None:
    match = GAME.match(2)
    with pytest.raises(Exception, match="A slip needs a stake"):
        match.play(0, "back:2")
    assert match.log == []
    match.play(0, "back:2", "stake:5")
    assert match.awaited == [1]
    assert [event.name for event in match.events] == ["slip"]


def test_others_do_not_learn_what_a_slip_says() -> None:
    match = GAME.match(3)
    match.play(0, "back:2", "stake:5")
    other = GAME.match(3)
    other.play(0, "back:1", "stake:9")
    assert match.view(1) == other.view(1)
    assert match.events == other.events


def test_a_room_without_a_face_gets_the_plain_one() -> None:
    face = face_of(GAME)
    assert isinstance(face, PlainFace)
    assert face_of(GAME) is face
    told: list[Sentence] = list(GAME.describe(GAME.match(2).look(0)))
    assert len(told) == 5


def run(*arguments: str, typed: str, language: str = "en") -> str:
    """Run the command line with the fifth room in the list of games."""
    made = subprocess.run(
        [sys.executable, "-m", "hippodrome.cli", *arguments, "--lang", language],
        input=typed,
        text=True,
        encoding="utf-8",
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "HIPPODROME_ROOMS": "tests.rooms.pony"},
    )
    assert made.returncode == 0, made.stderr
    return made.stdout


@pytest.mark.parametrize(
    ("rooms", "sentence"),
    [
        ("nonsense.room", "The room nonsense.room, which HIPPODROME_ROOMS names, cannot be opened"),
        ("json", "The room json, which HIPPODROME_ROOMS names, cannot be opened"),
        ("hippodrome.games.ticket", "calls its game ticket, and there is one of that name already"),
    ],
)
def test_a_room_that_cannot_be_opened_is_named_in_a_sentence(rooms: str, sentence: str) -> None:
    made = subprocess.run(
        [sys.executable, "-m", "hippodrome.cli", "rules", "ticket", "T4.7", "--lang", "en"],
        text=True,
        encoding="utf-8",
        capture_output=True,
        check=False,
        env={**os.environ, "HIPPODROME_ROOMS": rooms},
    )
    assert (made.returncode, made.stdout) == (2, "")
    assert sentence in " ".join(made.stderr.split())


@pytest.mark.parametrize(("language", "end"), [("en", "has won!"), ("fr", "a gagné !")])
def test_it_is_played_to_its_end_in_the_terminal(language: str, end: str, tmp_path: Path) -> None:
    save = str(tmp_path / "game.txt")
    typed = "2\nstake:99\n7\nurge 2\n" + "2\n" * 30
    out = run(
        *("play", "pony", "--seats", "you,tipster", "--seed", "ab" * 16, "--save", save),
        typed=typed,
        language=language,
    )
    assert end in out
    assert "7" in out  # a stake that was not on the list


@pytest.mark.compiled
def test_both_readings_play_and_note_the_same() -> None:
    compile_here(GAME, EVERY_ROOM)
    compiled, interpreted = GAME.compiled, GAME.interpreted
    pack = GAME.pack().printed
    for seed in range(30):
        states = []
        for reading in (interpreted, compiled):
            state = reading.state_form(GAME.lay(GAME.pack(), 2 + seed % 3))
            reading.begin(reading.pack_form(pack), state)
            reading.playout(reading.pack_form(pack), state, reading.moves(), reading.stream(seed))
            states.append(reading.read_back(state))
        assert states[0] == states[1]
        assert states[0].notes == states[1].notes  # type: ignore[attr-defined]  # of its own state


def test_its_archive_tells_the_table_in_sentences() -> None:
    """A page that knows nothing of the game has nothing else to show a replay with."""
    table = LocalTable(lay("host", Wish("pony", 2), 0, GAME, GAME.pack(), b"seed"), MemoryLog())
    for seat in range(2):
        table.do(Engage("host", seat, "tipster", b"n"))
    table.do(Begin("host"))
    stream = new_stream(3)
    while table.record.phase == PLAYING:
        seat = table.record.awaited()[0]
        view, seen = table.record.view(seat), table.record.stamps[seat]
        moves = BOTS["tipster"].decide(GAME, table.record.pack, view, seat, stream)
        table.do(Submit("", seat, tuple(moves), seen, by=BOT))
    kept = json.loads(b"".join(opened(archived(table.record))))
    for step in kept["steps"]:
        assert step["plain"].keys() == step["looks"].keys()
        assert all(step["plain"].values())
