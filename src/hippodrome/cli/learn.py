"""`hippodrome learn`: a first race, coached, on a prepared deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from hippodrome.bots import BOTS
from hippodrome.cli.play import USUAL_PACE, TerminalGame
from hippodrome.cli.prompt import Prompt
from hippodrome.cli.seating import GAME_HELP, HERE, YOU, Chair
from hippodrome.cli.speaking import EXIT_INTERRUPTED, speaking
from hippodrome.engine.croupier import fresh_seed
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.lessons import Lesson, LessonStep, lesson_names, lesson_of
from hippodrome.games import game_named
from hippodrome.table import clocks
from hippodrome.table.commands import Begin, WaveOn
from hippodrome.table.memory import Forgetful, LocalTable
from hippodrome.table.teaching import lay_lesson
from hippodrome.terminal.screen import Leaving, Terminal
from hippodrome.words import Words

COACH_LINES = 4
"""Lines that the coach takes below the board."""
LEAVING = ("quit", "q", "exit")


def learn(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    lesson: Annotated[str, typer.Argument(help="help-lesson")] = "",
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
    pace: Annotated[float, typer.Option(min=0, help="help-pace")] = USUAL_PACE,
) -> None:
    """Learn a game: a first race with a coach, against bots, on a prepared deal."""
    status = 0
    with speaking(lang) as spoken:
        room = game_named(game)
        taught = lesson_of(room, lesson)
        if not lesson:
            list_lessons(Terminal(spoken), [lesson_of(room, name) for name in lesson_names(room)])
        try:
            TaughtGame(spoken, taught, pace).teach()
        except KeyboardInterrupt:
            status = EXIT_INTERRUPTED
    raise typer.Exit(status)


def list_lessons(terminal: Terminal, lessons: Sequence[Lesson]) -> None:
    """Say which lessons there are, where there are several."""
    if len(lessons) < 2:
        return
    say, tell = terminal.words.say, terminal.words.tell
    game = lessons[0].game
    terminal.print(say("lesson-list", game=game.title), "bold")
    for lesson in lessons:
        terminal.print(f"{lesson.number}. {tell(lesson.title)}")
        terminal.suggest(f"hippodrome learn {game.name} {lesson.name}")


class TaughtPrompt(Prompt):
    """A decision in a lesson: whoever is told why not is told what to type once more."""

    def __init__(self, *asked: Any, remind: Callable[[], None]) -> None:
        """Ask as ever."""
        super().__init__(*asked)
        self.remind = remind

    def complain(self, error: HippodromeError) -> None:
        """Say what is wrong, and what the lesson asks for."""
        super().complain(error)
        self.remind()


class TaughtGame(TerminalGame):
    """A lesson at the terminal: it says something, waits until it is read or done, and goes on."""

    def __init__(self, spoken: Words, lesson: Lesson, pace: float) -> None:
        """Lay the lesson's board."""
        record = lay_lesson(lesson, HERE, YOU, fresh_seed(), clocks.now())
        chairs = [Chair(place.bot or YOU, BOTS.get(place.bot)) for place in record.places]
        super().__init__(spoken, LocalTable(record, Forgetful()), chairs, pace)
        self.lesson = lesson
        self.shown = -1
        """The decisions that had been made when the board was last drawn for somebody to read."""
        self.answer = ""
        """What is said to whoever has just decided something else."""

    def keep(self) -> None:
        """Keep nothing."""

    def teach(self) -> None:
        """Go through the lesson, until its end or somebody leaves."""
        title = self.words.tell(self.lesson.title)
        self.terminal.print(self.words.say("lesson-welcome", title=title), "bold")
        self.table.do(Begin(HERE))
        try:
            while self.table.record.heeded < len(self.lesson.steps):
                self.step()
        except Leaving:
            return
        self.terminal.print(self.words.say("lesson-finished"), "bold")
        self.terminal.suggest(f"hippodrome play {self.lesson.game.name}")

    def step(self) -> None:
        """Say what is to be said, or let the others play."""
        record = self.table.record
        said, before = record.lesson_step, len(record.match.log)
        if said is not None and not said.asked:
            self.read(said)
            return
        next_one = self.lesson.script[record.decided]
        moves = next_one.moves if said is None else self.ask(next_one.seat)
        self.decide(next_one.seat, moves)
        self.follow(self.tellings(self.table.record.match.log[before:]))

    def read(self, said: LessonStep) -> None:
        """Say something, with the board above it if it has changed, and wait for Enter."""
        record = self.table.record
        if self.shown != record.decided:
            self.shown = record.decided
            self.picture(self.match.look(self.audience), COACH_LINES)
        self.say(said)
        if self.terminal.ask(self.words.say("lesson-press-enter")).lower() in LEAVING:
            raise Leaving
        self.table.do(WaveOn(HERE))

    def say(self, said: LessonStep) -> None:
        """Say a step in the coach's voice."""
        where = self.words.say(
            "lesson-step", step=self.table.record.heeded + 1, steps=len(self.lesson.steps)
        )
        self.terminal.print(where, "dim")
        self.terminal.print(f"▶ {self.words.tell(said.text)}", "bold")

    def redraw(self, look: object, needed: int) -> None:
        """Show the table, what the coach says, and what to type."""
        super().redraw(look, needed + COACH_LINES)
        said = self.table.record.lesson_step
        if said is not None:
            self.say(said)
            if self.answer:
                self.terminal.print(self.answer, "bold yellow")
            self.remind()

    def remind(self) -> None:
        """Say what to type for what the coach asks."""
        said = self.table.record.lesson_step
        assert said is not None
        moves = " ".join(self.match.game.write(move) for move in said.asked)
        self.terminal.print(self.words.say("lesson-type", moves=moves))

    def ask(self, seat: int) -> Sequence[int]:
        """Wait for the decision of this step; another that the rules allow is answered kindly."""
        self.shown = self.table.record.decided + 1  # whoever decides sees the board
        while True:
            trial = self.table.record.match.trial()
            prompt = TaughtPrompt(
                *(self.terminal, trial, seat, self.names, self.redraw, self.commands(seat)),
                remind=self.remind,
            )
            prompt.decide()
            moves = trial.log[-1].moves
            said = self.table.record.lesson_step
            assert said is not None
            if moves == said.asked:
                self.answer = ""
                self.narrator.forget_recent(seat)
                return moves
            self.answer = self.words.tell(said.otherwise)

    def commands(self, seat: int) -> dict[str, Callable[[], None]]:
        """Give what may be asked for besides deciding: there are no hints in a lesson."""
        usual = super().commands(seat)
        return {word: usual[word] for word in ("log", "l")}
