"""Laws of what rules note: every audience may know it, both readings note the same, and it fits.

A twin, in which all that is hidden from an audience is another, is led on by the same step, or by
another legal decision where the rulebook keeps decisions secret. Where it then looks the same to
that audience, the notes must be the same: a note that names a hidden card, or counts the bets of a
secret slip, is caught.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from hippodrome.engine.state import WIDTH
from hippodrome.engine.story import Page
from tests.laws.test_secrets import secrets_of
from tests.laws.walks import ROOMS, Setting, awaited_seats, menu_of, some_settings, view_of

room = pytest.mark.parametrize(("name", "edition"), ROOMS)

TABLES = 4
"""How many tables are walked of each room and pack."""
OTHERS = 3
"""How many other ways to the same view are looked for at a step, for an audience."""
DRAW = -1


@dataclass(frozen=True)
class Step:
    """A decision or a draw, and the states around it."""

    before: Any
    after: Any
    seat: int
    """Who decided, or DRAW."""
    moves: tuple[int, ...]


def decided(setting: Setting, pack: Any, state: Any, seat: int, chance: Random) -> list[int]:
    """A legal decision at random, played; its notes are those of its last move."""
    game, moves = setting.game, []
    while True:
        moves.append(chance.choice(menu_of(setting, pack, state, seat)))
        played(setting, pack, state, seat, moves[-1])
        if game.lacking(pack, state, seat, moves[-1]) is None:
            return moves


def played(setting: Setting, pack: Any, state: Any, seat: int, move: int) -> None:
    state.noted = 0
    setting.game.interpreted.play(pack, state, seat, move)


def drawn(setting: Setting, pack: Any, state: Any, outcome: int) -> None:
    state.noted = 0
    setting.game.interpreted.draw(pack, state, outcome)


def steps(setting: Setting, seed: int) -> Iterator[Step]:
    """A random game, decision by decision."""
    pack, chance = setting.pack.printed, Random(seed)
    state = setting.game.lay(setting.pack, setting.seats, setting.options)
    setting.game.interpreted.begin(pack, state)
    while not state.over:
        before = state.copy()
        if state.spread:
            outcome = chance.randrange(state.spread)
            drawn(setting, pack, state, outcome)
            yield Step(before, state.copy(), DRAW, (outcome,))
        else:
            seat = chance.choice(awaited_seats(state))
            moves = decided(setting, pack, state, seat, chance)
            yield Step(before, state.copy(), seat, tuple(moves))


def again(setting: Setting, twin: Any, step: Step) -> bool:
    """Take the same step in a twin, if that is possible there."""
    pack, rules = setting.pack.printed, setting.game.interpreted
    if step.seat == DRAW:
        if step.moves[0] >= twin.spread:
            return False
        drawn(setting, pack, twin, step.moves[0])
        return True
    for move in step.moves:
        if rules.refusal(pack, twin, step.seat, move):
            return False
        played(setting, pack, twin, step.seat, move)
    return True


def twins_after(setting: Setting, step: Step, audience: int, chance: Random) -> Iterator[Any]:
    """Twins of what was before, led on by the same step, or by another where it is secret.

    A draw keeps its outcome: of a hidden deck it means another card in a twin, and dice lie open.
    """
    pack, secrets = setting.pack.printed, secrets_of(setting.game.name)
    for attempt in range(OTHERS):
        twin = step.before.copy()
        secrets.reshuffle(pack, twin, audience, chance)
        secret = step.seat not in (audience, DRAW) and twin.phase in secrets.SECRET_DECISIONS
        if attempt == 0 or not secret:
            if again(setting, twin, step):
                yield twin
        else:
            decided(setting, pack, twin, step.seat, chance)
            yield twin


def notes(state: Any) -> Sequence[int]:
    return list(state.notes[: state.noted * WIDTH])


def told(setting: Setting, before: Any, after: Any, audience: int) -> list[Any]:
    """What an audience is told of a step."""
    game, pack = setting.game, setting.pack.printed
    views = [view_of(setting, pack, state, audience) for state in (before, after)]
    return list(game.tell(Page(pack, views[0], views[1], audience, game.events.noted(after))))


@room
def test_what_looks_the_same_to_an_audience_is_noted_the_same(name: str, edition: str) -> None:
    same = 0
    for seed, setting in enumerate(some_settings(name, edition, TABLES)):
        chance, pack = Random(seed), setting.pack.printed
        for step in steps(setting, seed):
            audience = chance.randrange(-1, setting.seats)
            view = view_of(setting, pack, step.after, audience)
            for twin in twins_after(setting, step, audience, chance):
                if view_of(setting, pack, twin, audience) == view:
                    assert notes(twin) == notes(step.after), (str(setting), step.moves)
                    same += twin != step.after
    assert same > 50  # there was something to hide


@room
def test_what_an_audience_is_told_comes_from_notes_and_its_own_views(
    name: str, edition: str
) -> None:
    secrets = secrets_of(name)
    for seed, setting in enumerate(some_settings(name, edition, TABLES)):
        chance, pack = Random(seed), setting.pack.printed
        for step in steps(setting, seed):
            audience = chance.randrange(-1, setting.seats)
            lines = told(setting, step.before, step.after, audience)
            twins = [step.before.copy(), step.after.copy()]
            for twin in twins:
                secrets.reshuffle(pack, twin, audience, chance)
            assert told(setting, twins[0], twins[1], audience) == lines


@room
def test_what_is_not_personal_is_told_to_all_alike(name: str, edition: str) -> None:
    """The chronicle tells such a step once and hands the same lines to every audience."""
    alike = personal = 0
    for seed, setting in enumerate(some_settings(name, edition, TABLES)):
        for step in steps(setting, seed):
            if not setting.game.events.told_alike(setting.game.events.noted(step.after)):
                personal += 1
                continue
            everybody = range(-1, setting.seats)
            stories = [told(setting, step.before, step.after, audience) for audience in everybody]
            assert all(story == stories[0] for story in stories), (str(setting), step.moves)
            alike += bool(stories[0])
    assert alike > 50
    assert personal


@room
def test_a_note_that_tells_a_secret_is_caught(
    name: str, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test of the test: rules that note a secret field fail the law."""
    field, lawful = secrets_of(name).SECRET_FIELDS[0], played

    def careless(setting: Setting, pack: Any, state: Any, seat: int, move: int) -> None:
        lawful(setting, pack, state, seat, move)
        state.notes[0] = hash(str(getattr(state, field)))
        state.noted = max(1, state.noted)

    monkeypatch.setattr(f"{__name__}.played", careless)
    with pytest.raises(AssertionError):
        test_what_looks_the_same_to_an_audience_is_noted_the_same(name, edition)
