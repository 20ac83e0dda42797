"""The kit for stories: scenes that people listen to, and what each of them hears."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from hippodrome.engine.game import SPECTATOR, Game
from hippodrome.engine.match import Match
from hippodrome.engine.story import Line, Page
from hippodrome.words import LANGUAGES, Sentence, words
from tests.games.common.scenes import Arranged, arrange, placed


class Listened(Arranged):
    """A scene that people may listen to; whatever happens in it happens `before_all`."""

    game: Game
    audiences: list[Audience]

    @contextmanager
    def before_all(self) -> Iterator[None]:
        """Tell whoever listens what happens meanwhile."""
        with told_of(self.game, self, self.audiences):
            yield


class ListenedMatch(Listened, Match):
    """A match that people may listen to."""

    def submit(self, seat: int, moves: Sequence[int]) -> None:
        """Play a decision, with everybody listening."""
        with self.before_all():
            super().submit(seat, moves)

    def draw(self, outcome: int) -> None:
        """Carry out a draw, with everybody listening."""
        with self.before_all():
            super().draw(outcome)


class Audience:
    """Follows a scene from one seat and remembers what it is told."""

    def __init__(self, scene: Listened, seat: int = SPECTATOR) -> None:
        """Sit down."""
        self.seat = seat
        self.lines: list[Line] = []
        """What it was told and has not been asked for yet."""
        scene.audiences.append(self)

    def hears(self) -> list[Sentence]:
        """Give what it was told since last time, after telling it in every language."""
        told = [line.text for line in self.lines if line.text is not None]
        self.lines.clear()
        for language in LANGUAGES:
            assert all(words(language).tell(sentence) for sentence in told)
        return told


@contextmanager
def told_of(game: Game, scene: Any, audiences: Sequence[Audience]) -> Iterator[None]:
    """Tell these audiences what happens meanwhile, each from its own views."""
    before = [seen(game, scene, audience.seat) for audience in audiences]
    if not isinstance(scene, Match):  # which empties the notes itself
        arrange(scene.state, noted=0)
    yield
    pack, state = placed(scene)
    plain = game.state_class()
    plain.copy_from(state)  # lists that watch their ends refuse slices, as rules must not use them
    for audience, view in zip(audiences, before, strict=True):
        after = seen(game, scene, audience.seat)
        audience.lines += game.tell(
            Page(pack, view, after, audience.seat, game.events.noted(plain))
        )


def seen(game: Game, scene: Any, seat: int) -> Any:
    """Give what a seat knows of a scene."""
    pack, state = placed(scene)
    view: Any = game.state_class()
    game.interpreted.see(pack, state, seat, view)
    return view


def story(
    game: Game, scene: Any, act: Callable[[], object], *audiences: int
) -> dict[int, list[Sentence]]:
    """Let something happen, and give what each audience is told of it."""
    listening = Listened()
    listening.audiences = []
    everybody = audiences or range(SPECTATOR, placed(scene)[1].seats)
    heard = [Audience(listening, seat) for seat in everybody]
    with told_of(game, scene, heard):
        act()
    return {audience.seat: audience.hears() for audience in heard}
