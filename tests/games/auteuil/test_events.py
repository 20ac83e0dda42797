"""The table of events: all of it happens, is told in every language, and tells no secret."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from hippodrome.engine.game import Pack as GamePack
from hippodrome.engine.match import Match
from hippodrome.engine.state import WIDTH
from hippodrome.engine.story import Line, Page
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.events import EVENTS
from hippodrome.games.auteuil.state import MOST_NOTES
from hippodrome.words import LANGUAGES, words
from tests.games.auteuil.evenings import SLIP, Evening
from tests.games.auteuil.secrets import reshuffle
from tests.games.common.scenes import arrange

EVENINGS = (
    (12, {"punters": 4, "races": 2, "sweets": 1}, "standard"),
    (2, {"races": 2, "sweets": 1}, "standard"),
    (3, {"races": 2}, "tiny"),
    (4, {"races": 2, "sweets": 1}, "tiny"),
    (2, {"unclaimed": 2, "one_fee": 1, "sequence_frees": 1, "sure_footed": 1}, "tiny"),
)


def edition(name: str) -> GamePack:
    """Print a pack with two telegrams of each colour and purses that soon run short."""
    pack = GAME.pack(name)
    printed = pack.printed.copy()
    printed.races = printed.telegrams = 2
    printed.purse //= 2
    return replace(pack, printed=printed)


def steps(seats: int, options: dict[str, int], name: str) -> Iterator[tuple[Match, Match]]:
    """Play an evening at random; give it before and after every step."""
    match = GAME.match(seats, options, edition(name))
    stream = new_stream(seats)
    while not match.over:
        before = match.fork()
        if match.spread:
            match.draw(below(stream, match.spread))
        else:
            seat = match.awaited[below(stream, len(match.awaited))]
            match.submit(seat, decision(match, seat, stream))
        yield before, match


def decision(match: Match, seat: int, stream: list[int]) -> list[int]:
    """Choose at random until a decision is whole."""
    trial, moves = match.view(seat), []
    rules, pack = GAME.interpreted, match.pack.printed
    while True:
        menu = rules.moves()
        move = menu[below(stream, rules.menu(pack, trial, seat, menu))]
        moves.append(move)
        rules.play(pack, trial, seat, move)
        if GAME.lacking(pack, trial, seat, move) is None:
            return moves


@cache
def soaked() -> tuple[tuple[Line, ...], int]:
    """Tell everybody everything of some evenings; give the lines and the most events of a step."""
    told: list[Line] = []
    most = 0
    for evening in EVENINGS:
        for before, after in steps(*evening):
            most = max(most, len(after.events))
            for seat in range(-1, after.seats):
                views = before.view(seat), after.view(seat)
                told += GAME.tell(Page(after.pack.printed, *views, seat, after.events))
    return tuple(told), most


def test_every_event_happens_and_is_told() -> None:
    told, _ = soaked()
    # Too rare to wait for: a tie for the start, and three aces.
    level = Evening().enter().bet().throw("345").throw("453").events
    again = Evening().start().throw("111").give("1>1", "1>2", "1>3", "again").events
    happened = {line.event.name for line in told} | {event.name for event in (*level, *again)}
    assert happened == EVENTS.by_name.keys()


def test_the_longest_step_fits_the_buffer() -> None:
    _, most = soaked()
    assert 65 < most <= MOST_NOTES
    last_race = Evening(12, punters=4, races=1, sweets=1)
    assert len(last_race.state.notes) == MOST_NOTES * WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_sentence_with_a_paragraph_of_the_rules(language: str) -> None:
    told, _ = soaked()
    paragraphs = {"", *GAME.paragraphs(language)}
    spoken = words(language)
    samples = {line.event.name: line for line in told}
    for line in samples.values():
        assert line.text is not None
        assert spoken.tell(line.text)
    assert {line.paragraph for line in told} <= paragraphs
    by_hand = {"leads"}
    assert {line.event.name for line in told if not line.paragraph} == by_hand


def test_paragraphs_follow_what_was_thrown_and_given() -> None:
    told, _ = soaked()
    found = {
        (line.event.combination, line.paragraph) for line in told if line.event.name == "thrown"
    }
    assert ("none", "U3.1") in found
    assert ("sequence", "U5.1") in found
    given = {
        (line.event.name, line.event.kind, line.paragraph)
        for line in told
        if line.event.name in ("moved", "enough")
    }
    assert {("moved", "die", "U3.1"), ("moved", "bonus", "U5.1")} <= given
    enough = EVENTS.by_name["enough"]
    assert enough.paragraph_of(EVENTS.happened("enough", 0, "fourth")) == "U5.5"


def test_cards_and_slips_are_noted_for_nobody() -> None:
    own = {row.name for row in EVENTS.rows if row.own}
    assert own == {"cards", "slip"}
    for name in own:
        with pytest.raises(TypeError, match="must not note it"):
            EVENTS.number(name)


def test_U2_3_bets_of_a_slip_are_not_counted_only_the_whole_slip_is_noted() -> None:
    evening = Evening().enter()
    rules, pack, state = GAME.interpreted, evening.pack.printed, evening.state
    arrange(state, noted=0)
    first, second, last = (GAME.read(bet) for bet in SLIP.split())
    rules.play(pack, state, 0, first)
    rules.play(pack, state, 0, second)
    assert state.noted == 0
    rules.play(pack, state, 0, last)
    assert EVENTS.noted(state) == (EVENTS.happened("slip-folded", 0),)


def test_U2_1_no_card_is_noted_before_all_are_dealt() -> None:
    evening = Evening(3)
    while evening.state.dealt < 5:
        evening.draw(0)
        assert evening.events == ()
    evening.draw(0)
    assert evening.events == (EVENTS.happened("dealt", 2),)


def test_what_a_watcher_cannot_know_changes_no_note() -> None:
    chance, stream = Random("twins"), new_stream(7)
    for before, after in steps(*EVENINGS[3]):
        twin = before.fork()
        reshuffle(twin.pack.printed, twin.state, -1, chance)
        entry = after.log[-1]
        if entry.seat < 0:
            twin.draw(entry.moves[0])
        else:
            secret = before.look(-1).phase == "slips"  # whatever else is played, all see it
            moves = decision(twin, entry.seat, stream) if secret else list(entry.moves)
            twin.submit(entry.seat, moves)
        if {"arrival", "telegram"} & {event.name for event in after.events}:
            continue  # U6.3, U6.4: cards or slips are turned over
        assert twin.events == after.events


@pytest.mark.compiled
def test_both_readings_note_the_same() -> None:
    fast = GAME.compiled
    for seats, options, name in EVENINGS:
        pack = fast.pack_form(edition(name).printed)
        for before, after in steps(seats, options, name):
            state: Any = fast.state_form(before.state)
            entry = after.log[-1]
            for move in entry.moves:
                state["noted"][0] = 0
                if entry.seat < 0:
                    fast.draw(pack, state, move)
                else:
                    fast.play(pack, state, entry.seat, move)
            assert EVENTS.noted(fast.read_back(state)) == after.events
