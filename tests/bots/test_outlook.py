"""Looking ahead: the same in both readings, from the view alone, and right where one can reckon."""

from __future__ import annotations

import importlib
import math
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from hippodrome.bots import BOTS, outlook
from hippodrome.bots.foreseeing import Outlook, Watchtower
from hippodrome.engine.game import SPECTATOR, Game
from hippodrome.engine.match import Match
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.games.finishline.rules.racing import PHOTO_ROLLS
from hippodrome.study.chances import places_now
from tests.bots.test_scouting import positions

FEW = 20
DEEPEST = 5
"""Draws in a row that are reckoned out."""
PHOTOGRAPHED = 7
"""Outcomes of a draw up to which the one before it is reckoned out, too."""
STANDARD_ERRORS = 4
"""How far a count may lie from what was reckoned; one test in sixteen thousand fails by chance."""


def ahead(rules: Reading, match: Match, seat: int, until: int, possibilities: int = FEW) -> Outlook:
    tower = Watchtower(rules)
    return tower.from_view(match.pack, match.view(seat), seat, new_stream(41), possibilities, until)


@pytest.mark.compiled
def test_both_readings_count_the_same() -> None:
    """In one room: this is written once, and every door is the same in both readings of each."""
    game = GAMES["ticket"]
    for match, seat in positions(game):
        for until in (outlook.TO_THE_ARRIVAL, outlook.TO_THE_END):
            one = ahead(game.compiled, match, seat, until)
            assert one == ahead(game.interpreted, match, seat, until)
        whole = [
            Watchtower(rules).from_state(match.pack, match.state, new_stream(7), FEW)
            for rules in (game.compiled, game.interpreted)
        ]
        assert whole[0] == whole[1]


@pytest.mark.parametrize("name", GAMES)
def test_whoever_sees_the_same_expects_the_same(name: str) -> None:
    game = GAMES[name]
    hidden: Any = importlib.import_module(f"tests.games.{name}.secrets")
    chance, differed = Random(6), 0
    for match, seat in positions(game):
        for eyes in (seat, SPECTATOR):
            twin = match.fork()
            hidden.reshuffle(match.pack.printed, twin.state, eyes, chance)
            differed += twin.state != match.state
            until = outlook.TO_THE_ARRIVAL
            assert ahead(game.interpreted, twin, eyes, until, 5) == ahead(
                game.interpreted, match, eyes, until, 5
            )
    assert differed > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_possibility_has_one_first_and_one_winner_at_most(name: str) -> None:
    game = GAMES[name]
    for match, seat in positions(game):
        found = ahead(game.interpreted, match, seat, outlook.TO_THE_END)
        for place in (1, 2, 3):
            assert sum(by_place[place - 1] for by_place in found.places) <= found.tried
        assert math.isclose(sum(found.win(seat) for seat in range(match.seats)), 1)
        assert len(found.stood) == match.seats


@pytest.mark.parametrize("name", GAMES)
def test_places_are_known_from_the_arrival_on_and_counted_once(name: str) -> None:
    """The door that tells who was placed, held to games as they are played."""
    game = GAMES[name]
    match, stream = Match(game, game.pack("tiny"), 2), new_stream(3)
    before, races = 0, []
    while not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
        else:
            seat = match.awaited[0]
            view = match.view(seat)
            match.submit(seat, BOTS["tipster"].decide(game, match.pack, view, seat, stream))
        decided, places = places_now(match)
        assert decided in (before, before + 1)
        if decided > before:
            races.append(places)
            assert sorted(place for place in places if 0 < place <= 3) == list(
                range(1, 1 + sum(0 < place <= 3 for place in places))
            )
        before = decided
    assert before == len(races) >= 1
    assert any(1 in places for places in races)


def test_what_is_over_is_certain() -> None:
    game = GAMES["ticket"]
    match, stream = Match(game, game.pack("tiny"), 2), new_stream(3)
    while not match.over:
        match.draw_all(lambda spread: below(stream, spread))
        for seat in match.awaited[:1]:
            match.play(seat, match.menu(seat)[0])
    found = ahead(game.interpreted, match, 0, outlook.TO_THE_END, 3)
    points, winners = match.standing()
    _, places = places_now(match)
    assert [found.mean(seat) for seat in range(2)] == points
    assert [seat for seat in range(2) if found.win(seat) > 0] == winners
    assert [horse for horse in range(1, len(places) + 1) if found.place(horse, 1) == 1] == [
        places.index(1) + 1
    ]


def test_time_that_is_up_leaves_at_least_one_possibility() -> None:
    game = GAMES["ticket"]
    match, seat = next(positions(game))
    found = Watchtower(game.interpreted).from_view(
        match.pack, match.view(seat), seat, new_stream(1), 500, seconds=0.0
    )
    assert found.tried == 1


def solved(match: Match, deep: int = 0) -> tuple[dict[int, Fraction], list[Fraction]]:
    """Reckon a game out to its end: each horse's chance of first, each seat's to win.

    Where somebody decides, there must be nothing to choose from: what is left are few draws alone.
    """
    if deep > DEEPEST:
        raise ValueError("too far to reckon")
    if match.over:
        _, winners = match.standing()
        _, places = places_now(match)
        share = Fraction(1, len(winners))
        first = {places.index(1) + 1: Fraction(1)} if 1 in places else {}
        return first, [share if seat in winners else Fraction(0) for seat in range(match.seats)]
    firsts: dict[int, Fraction] = {}
    wins = [Fraction(0)] * match.seats
    if not match.spread:
        seat = match.awaited[0]
        (only,) = match.menu(seat)
        fork = match.fork()
        fork.submit(seat, [only])
        return solved(fork, deep + 1)
    for outcome in range(match.spread):
        fork = match.fork()
        fork.draw(outcome)
        first, won = solved(fork, deep + 1)
        for horse, chance in first.items():
            firsts[horse] = firsts.get(horse, Fraction(0)) + chance / match.spread
        wins = [all_won + one / match.spread for all_won, one in zip(wins, won, strict=True)]
    return firsts, wins


def draws_alone(game: Game, seed: int) -> Match | None:
    """Give a game of tipsters at a draw after which nothing but draws is left, if it has one."""
    match, stream, found = Match(game, game.pack("tiny"), 2), new_stream(seed), None
    while not match.over:
        if match.spread:
            found = match.fork() if found is None or match.spread > PHOTOGRAPHED else found
            match.draw(below(stream, match.spread))
        else:
            seat = match.awaited[0]
            found = found if len(match.menu(seat)) == 1 else None
            view = match.view(seat)
            match.submit(seat, BOTS["tipster"].decide(game, match.pack, view, seat, stream))
    return found


@pytest.mark.parametrize("name", ["ticket", "auteuil"])
def test_chances_agree_with_what_can_be_reckoned(name: str) -> None:
    """The last throws and photographs of a race, reckoned out; 400 possibilities agree with it."""
    game, tries, solved_ones = GAMES[name], 400, 0
    for seed in range(60):
        match = draws_alone(game, seed)
        if match is None:
            continue
        try:
            firsts, wins = solved(match)
        except ValueError:  # by another draw somebody would have to choose, or it goes on and on
            continue
        if len(firsts) < 2 and all(chance in (0, 1) for chance in wins):
            continue
        solved_ones += 1
        tower = Watchtower(game.interpreted)
        found = tower.from_state(match.pack, match.state, new_stream(41), tries)
        for horse in range(1, len(found.places) + 1):
            assert agrees(found.place(horse, 1), firsts.get(horse, Fraction(0)), tries)
        for seat, chance in enumerate(wins):
            assert agrees(found.win(seat), chance, tries)
        if solved_ones == 3:
            break
    assert solved_ones > 0


def test_a_photo_of_two_level_horses_is_even() -> None:
    """Finish Line rolls again while two are level (F4.5), so neither is the likelier."""
    game, tries = GAMES["finishline"], 400
    for seed in range(200):
        match, stream = Match(game, game.pack("tiny"), 2), new_stream(seed)
        while not match.over and match.spread != PHOTO_ROLLS:
            if match.spread:
                match.draw(below(stream, match.spread))
            else:
                seat = match.awaited[0]
                view = match.view(seat)
                match.submit(seat, BOTS["tipster"].decide(game, match.pack, view, seat, stream))
        if not match.over:
            found = ahead(game.interpreted, match, 0, outlook.TO_THE_ARRIVAL, tries)
            level = [chances for chances in found.places if chances[0] > 0]
            assert len(level) == 2
            assert all(agrees(first / tries, Fraction(1, 2), tries) for first, _, _ in level)
            return
    pytest.fail("no photograph was taken in two hundred games")


def agrees(found: float, exact: Fraction, tries: int) -> bool:
    """Does a count lie within some standard errors of what was reckoned?"""
    chance = float(exact)
    return abs(found - chance) <= STANDARD_ERRORS * math.sqrt(chance * (1 - chance) / tries) + 1e-9
