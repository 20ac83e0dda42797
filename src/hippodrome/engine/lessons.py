"""A lesson: a real game on prepared draws, with steps that each say one thing.

No game is known here.

A lesson is a file of a room (`content/lessons/NAME.toml`): who sits where, what had been played
before it begins, and its steps in order.

    seats = 3
    before = ["1: flat:4", "draw 3 17 4"]
    follows = "flat"                 # goes on from the end of that lesson; `before` comes after it

    [[steps]]
    name = "hand"                    # the sentence is lesson-<game>-<lesson>-hand
    light = ["hand"]                 # what it speaks of

    [[steps]]
    name = "ticket"
    ask = "5-2-1"                    # what the person is to decide, in notation
    light = ["horse:5", "hand-in"]   # what leads there, one after the other
    then = ["2: 1-2-3", "draw 0"]    # what the others decide and chance brings after it
    events = ["ticket", "off"]       # what must have happened by the next step

The game goes one way: whoever decides otherwise is told a kind sentence, and nothing has happened.
So a lesson is a written game with words between its lines, and is read as one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from hippodrome.engine.errors import BadContent, BadSetup, HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.match import DRAW, Entry, Match
from hippodrome.words import LANGUAGES, Sentence, words

MOST_WORDS = 25
"""Words one step may say."""
WORDS_A_MINUTE = 150
OWN_MOVE, OTHERS_MOVE = 8.0, 0.9
"""Seconds that a newcomer takes over a decision that is lit, and that a bot is left to be seen."""

_known: dict[Path, tuple[int, int, Lesson]] = {}
"""What was read of each file, with when it was written and how long it is."""


class WrittenStep(msgspec.Struct, forbid_unknown_fields=True):
    """A step as it stands in the file."""

    name: str
    light: tuple[str, ...] = ()
    ask: str = ""
    then: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    otherwise: bool = False
    """Has it a sentence of its own (…-otherwise) for whoever decides something else?"""


class WrittenLesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as it stands in the file; seats count from 1."""

    seats: int
    steps: tuple[WrittenStep, ...]
    number: int = 1
    """Its place among the lessons of its game."""
    seat: int = 1
    bot: str = "tipster"
    """What the others are called."""
    pack: str = "standard"
    options: dict[str, int] = {}
    before: tuple[str, ...] = ()
    follows: str = ""
    """The lesson of this game, of the same table, at whose end it goes on; none begins a game."""


@dataclass(frozen=True)
class LessonStep:
    """One thing that is said, and what it waits for: that it is read, or a decision."""

    name: str
    text: Sentence
    light: tuple[str, ...]
    asked: tuple[int, ...]
    """The moves of the decision that is waited for; none where it is only read."""
    otherwise: Sentence
    """What is told whoever decides something else."""
    events: tuple[str, ...]
    after: int
    """How many decisions of the lesson come before it is said."""


@dataclass(frozen=True)
class Lesson:
    """A game as it will be played, and what is said on the way."""

    game: Game = field(compare=False)
    name: str
    number: int
    title: Sentence
    about: Sentence
    seats: int
    seat: int
    """Whose lesson it is, counted from 0."""
    bot: str
    pack: str
    options: dict[str, int]
    steps: tuple[LessonStep, ...]
    script: tuple[Entry, ...]
    """Every decision from its beginning on, the person's among them."""
    draws: tuple[int, ...]
    """Every outcome of chance from its beginning on."""
    start: Match = field(compare=False)
    """The position it begins in; nobody may change it."""
    end: Match = field(compare=False)
    """The position it ends in, likewise."""
    stages: int
    """Milliseconds for which stages play on its way."""

    @property
    def own(self) -> int:
        """How many decisions the person makes."""
        return sum(bool(step.asked) for step in self.steps)

    def seconds(self, language: str) -> float:
        """Reckon what it takes: reading, stages, the person's decisions and the others'."""
        read = sum(count_words(words(language).tell(step.text)) for step in self.steps)
        others = len(self.script) - self.own
        moves = self.own * OWN_MOVE + others * OTHERS_MOVE
        return read * 60 / WORDS_A_MINUTE + self.stages / 1000 + moves

    @property
    def minutes(self) -> int:
        """The same for people, in whole minutes."""
        return max(1, round(max(self.seconds(language) for language in LANGUAGES) / 60))

    def said(self, decided: int, heeded: int) -> LessonStep | None:
        """Give the step that is being said; None while the others play, and after the last one."""
        if heeded >= len(self.steps) or decided < self.steps[heeded].after:
            return None
        return self.steps[heeded]

    def due(self, decided: int, heeded: int) -> Entry | None:
        """Give the decision that the others make next, unless something is being said first."""
        if heeded >= len(self.steps) or self.said(decided, heeded) is not None:
            return None
        return self.script[decided]


def count_words(text: str) -> int:
    """Count the words of a text: what has a letter or a digit in it, between spaces."""
    return sum(any(letter.isalnum() for letter in piece) for piece in text.split())


def lesson_names(game: Game) -> list[str]:
    """Name the lessons of a room in the order in which they are taught."""
    folder = game.folder / "content" / "lessons"
    found = [lesson_of(game, file.stem) for file in folder.glob("*.toml")]
    return [lesson.name for lesson in sorted(found, key=lambda one: one.number)]


def lesson_of(game: Game, name: str = "") -> Lesson:
    """Find a lesson of a room, the first if none is named, or say which there are."""
    if not name:
        names = lesson_names(game)
        if not names:
            raise BadSetup("lesson-none", game=game.name)
        name = names[0]
    folder = game.folder / "content" / "lessons"
    file = folder / f"{name}.toml"
    if file not in set(folder.glob("*.toml")):  # what is typed names no path
        known = ", ".join(lesson_names(game)) or "–"
        raise BadSetup("lesson-unknown", game=game.name, lesson=name, known=known)
    changed, size = file.stat().st_mtime_ns, file.stat().st_size
    kept = _known.get(file)
    if kept is None or kept[:2] != (changed, size):
        kept = _known[file] = changed, size, read_lesson(game, file)
    return kept[2]


def read_lesson(game: Game, file: Path) -> Lesson:
    """Read a lesson and play it to its end, or say what is wrong with its file."""
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
        written = msgspec.convert(told, WrittenLesson)
        return _laid_out(game, file.stem, written)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadContent("lesson-unreadable", file=file.name, why=str(error)) from error


def _laid_out(game: Game, name: str, written: WrittenLesson) -> Lesson:
    """Play the lesson through, so that nothing is taught that cannot be done."""
    about = f"lesson-{game.name}-{name}"
    seat = written.seat - 1
    start = (
        lesson_of(game, written.follows).end.fork()
        if written.follows
        else game.match(written.seats, written.options, game.pack(written.pack))
    )
    play_entries(start, entries_in(game, written.before), name, "before")
    match = start.fork()
    steps: list[LessonStep] = []
    script: list[Entry] = []
    draws: list[int] = []
    for step in written.steps:
        asked = tuple(game.read(word) for word in step.ask.split())
        steps.append(
            LessonStep(
                step.name,
                Sentence(f"{about}-{step.name}"),
                step.light,
                asked,
                Sentence(
                    f"{about}-{step.name}-otherwise" if step.otherwise else "lesson-otherwise"
                ),
                step.events,
                after=len(script),
            )
        )
        lines = list(entries_in(game, step.then))
        if asked:
            lines.insert(0, Entry(seat, asked))
        elif any(line.seat == seat for line in lines):
            raise BadContent("lesson-decides-for-you", lesson=name, step=step.name)
        happened = play_entries(match, lines, name, step.name)
        missing = [event for event in step.events if event not in happened]
        if missing:
            raise BadContent("lesson-no-event", lesson=name, step=step.name, event=missing[0])
        script += [line for line in lines if line.seat != DRAW]
        draws += [line.moves[0] for line in lines if line.seat == DRAW]
    return Lesson(
        *(game, name, written.number, Sentence(about), Sentence(f"{about}-about")),
        *(written.seats, seat, written.bot, written.pack, written.options),
        *(tuple(steps), tuple(script), tuple(draws)),
        *(start, match, match.lasts),
    )


def entries_in(game: Game, lines: Iterable[str]) -> Iterator[Entry]:
    """Read lines: what a seat decides, `2: 5+3`, or what chance brings, `draw 3 17 4`."""
    for line in lines:
        seat, colon, moves = line.partition(": ")
        if colon and seat.isdecimal():
            yield Entry(int(seat) - 1, tuple(game.read(move) for move in moves.split()))
        else:
            for outcome in line.removeprefix("draw").split():
                yield Entry(DRAW, (int(outcome),))


def play_entries(match: Match, lines: Iterable[Entry], lesson: str, step: str) -> set[str]:
    """Play lines of a lesson; give the names of all that happened."""
    happened: set[str] = set()
    for entry in lines:
        try:
            match.apply(entry)
        except (HippodromeError, ValueError) as wrong:
            moves = " ".join(
                str(move) if entry.seat == DRAW else match.game.write(move) for move in entry.moves
            )
            why = wrong.sentence if isinstance(wrong, HippodromeError) else str(wrong)
            raise BadContent(
                "lesson-cannot-be-played", lesson=lesson, step=step, line=moves, why=why
            ) from wrong
        happened.update(event.name for event in match.events)
    if match.spread:
        raise BadContent("lesson-draw-due", lesson=lesson, step=step, spread=match.spread)
    return happened
