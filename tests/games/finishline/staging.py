"""Races set up by hand to look at and to tell of: the row, the dice, and what is on the tiles."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hippodrome import words as catalogues
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.parts import COLOUR_NAMES, FACE_NAMES
from hippodrome.games.finishline.people.look.make import look
from hippodrome.games.finishline.people.look.types import Look
from hippodrome.games.finishline.rules.doors import begin, draw, play, refusal
from hippodrome.games.finishline.rules.views import see
from hippodrome.games.finishline.state import FIRST_OUTSIDER, NO_DIE, USE, Pack, State
from hippodrome.words import LANGUAGES, Sentence, words
from tests.games.common.stories import Audience as AnyAudience
from tests.games.common.stories import Listened

EXAMPLE = (8, 22, 3, 5, 18, 11, 20)
"""The row of the rulebook's example, from the back: a to g; 18 is F, and 8, 3 and 20 are S."""
FACES = {name: FACE_NAMES.index(name) for name in FACE_NAMES} | {
    f"outsider{kind + 1}": FIRST_OUTSIDER + kind for kind in range(3)
}
SPECTATOR = -1


@cache
def edition(name: str) -> Pack:
    """Give a pack as the rules read it."""
    printed = GAME.pack(name).printed
    assert isinstance(printed, Pack)
    return printed


class Stage(Listened):
    """A game one can look at, play on and listen to."""

    game = GAME

    def __init__(self, pack: str = "standard", seats: int = 3, first: int = 1) -> None:
        self.pack = edition(pack)
        self.audiences = []
        self.state: State = State()
        self.state.seats, self.state.first = seats, first
        begin(self.pack, self.state)

    def lay(self, *tiles: int) -> Stage:
        """Lay these tiles, from the back to the front."""
        for tile in tiles:
            self.draw(sum(1 - seen for seen in self.state.seen[1:tile]))
        return self

    def bet(self, seat: int, *bets: str) -> Stage:
        """Fill in a slip and hand it in."""
        for bet in (*bets, "done"):
            self.play(bet, seat)
        return self

    def off(self) -> Stage:
        """Hand in empty slips for all who have not yet."""
        for seat in range(self.state.seats):
            if self.state.awaits >> seat & 1:
                self.play("done", seat)
        return self

    def rolled(self, *dice: str) -> Stage:
        """Put three dice that show these before the player, as `red whip`, whatever the rules."""
        state = self.state
        state.phase, state.spread, state.awaits = USE, 0, 1 << state.turn
        for index, die in enumerate(dice):
            colour, face = die.split()
            if state.front[index] == NO_DIE:
                state.reserve[COLOUR_NAMES.index(colour)] -= 1
            state.front[index], state.face[index] = COLOUR_NAMES.index(colour), FACES[face]
        return self

    def last(self) -> Stage:
        """Let the reserve be empty, so that this turn ends the race."""
        return self.having(reserve=[0] * len(COLOUR_NAMES))

    def play(self, move: str, seat: int | None = None) -> Stage:
        """Play a legal move, by default of whoever is awaited alone."""
        number = GAME.read(move)
        who = self.state.awaits.bit_length() - 1 if seat is None else seat
        assert refusal(self.pack, self.state, who, number) == 0, move
        return self.happens(lambda: play(self.pack, self.state, who, number))

    def draw(self, outcome: int) -> Stage:
        """Carry out a draw."""
        assert 0 <= outcome < self.state.spread
        return self.happens(lambda: draw(self.pack, self.state, outcome))

    def happens(self, step: Callable[[], None]) -> Stage:
        """Let something happen before all audiences."""
        with self.before_all():
            step()
        return self

    def view(self, seat: int = SPECTATOR) -> State:
        """Give what a seat knows."""
        view = State()
        see(self.pack, self.state, seat, view)
        return view

    def look(self, seat: int = 0) -> Look:
        """Give what a seat sees."""
        return look(self.pack, self.view(seat), seat)


class Audience(AnyAudience):
    """Follows a game from one seat; every sentence it is told chooses its words by known names."""

    def hears(self) -> list[Sentence]:
        """Give what was told since it last listened."""
        told = super().hears()
        for language in LANGUAGES:
            assert all(is_meant(sentence, language) for sentence in told)
        return told


def is_meant(sentence: Sentence, language: str) -> bool:
    """Are all names by which a sentence chooses its words listed there, and none a mere default?"""
    listed = variants(language)[sentence.key]
    return all(
        value in listed.get(name, [value])
        for name, value in sentence.params.items()
        if isinstance(value, str)
    )


class Variants(Visitor):
    """The names by which a message chooses its words, by the gap that holds them."""

    def __init__(self) -> None:
        self.names: defaultdict[str, set[str]] = defaultdict(set)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        assert isinstance(node.selector, ftl.VariableReference)
        keys = (variant.key for variant in node.variants)
        self.names[node.selector.id.name] |= {k.name for k in keys if isinstance(k, ftl.Identifier)}
        self.generic_visit(node)


@cache
def variants(language: str) -> dict[str, dict[str, set[str]]]:
    """Read this room's catalogue for what each of its messages chooses its words by."""
    file = Path(catalogues.__file__).parent / language / "finishline.ftl"
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            chosen_by = Variants()
            chosen_by.visit(entry)
            found[str(entry.id.name)] = dict(chosen_by.names)
    return found


def running(*tiles: int, seats: int = 3) -> Stage:
    """Give a race that is off with these tiles and empty slips."""
    return Stage(seats=seats).lay(*(tiles or EXAMPLE)).off()


def whole_day(bettor: int | None = None, use: str = "red blank 1:aside") -> tuple[Stage, Audience]:
    """Play three short races of two; somebody stakes all on the last horse, and loses it.

    The last die of each race shows what `use` says, and is used so. The audience has heard the end.
    """
    die, move = use.rsplit(maxsplit=1)
    stage = Stage(seats=2)
    for race in range(3):
        stage.lay(*range(1 + 7 * race, 8 + 7 * race))
        if bettor is not None:
            stage.bet(bettor, f"win:a={(1000, 2000, 3000)[race]}")
        stage.off().rolled(die, "white blank", "white blank").last()
        audience = Audience(stage)
        stage.play(move)
        if not stage.state.over:
            stage.play("go", 0).play("go", 1)
    return stage, audience


def told(stage: Stage, move: str, audience: int = SPECTATOR) -> list[Sentence]:
    """Play a move and give what an audience is told of it."""
    listening = Audience(stage, audience)
    stage.play(move)
    return listening.hears()


def english(sentences: list[Sentence]) -> list[str]:
    """Put what was told into English."""
    return [words("en").tell(sentence) for sentence in sentences]


def keys(sentences: list[Sentence]) -> list[str]:
    """Give the keys of what was told, without what all of them begin with."""
    return [sentence.key.removeprefix("finishline-story-") for sentence in sentences]
