"""The scout: finds the same in both readings, keeps to its budget, and knows its view only."""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from hippodrome.bots import BOTS, Budget, scouting
from hippodrome.bots.searching import EXPERTS, SCOUTS, Desk, Method, desk_of, searched
from hippodrome.engine import machine_code
from hippodrome.engine.game import Game
from hippodrome.engine.match import Match
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import below, branch, new_stream
from hippodrome.games import GAMES
from tests.games.common.scenes import arrange, everything

FEW = 24
"""Simulations that a test can wait for in plain Python."""
ENOUGH = 2 * FEW
"""Simulations in which a few moves are left aside before the end."""
EVERY = 5
"""Decisions from one that is looked at to the next."""
POSITIONS = int(os.environ.get("HIPPODROME_POSITIONS", "12"))
"""Positions in which a search is given two games that look the same to it."""
MANY = 100
"""From so many on they are searched in machine code."""
METHODS = {"scout": SCOUTS, "expert": EXPERTS}


def positions(
    game: Game, edition: str = "tiny", seats: int = 2, seed: int = 17
) -> Iterator[tuple[Match, int]]:
    """Go through a game of tipsters; stop at some decisions."""
    match = Match(game, game.pack(edition), seats)
    stream, made = new_stream(seed), 0
    while True:
        match.draw_all(lambda spread: below(stream, spread))
        if match.over:
            return
        seat = match.awaited[0]
        if made % EVERY == 0 and len(match.menu(seat)) > 1:
            yield match, seat
        tipster = BOTS["tipster"]
        match.submit(seat, tipster.decide(game, match.pack, match.view(seat), seat, stream))
        made += 1


def found(
    rules: Reading, match: Match, seat: int, simulations: int = FEW, method: Method = SCOUTS
) -> int:
    return Desk(rules).search_by(
        method, match.pack, match.view(seat), seat, match.menu(seat), new_stream(99), simulations
    )


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "method"), [*((name, "scout") for name in GAMES), ("ticket", "expert")]
)
def test_both_readings_find_the_same_move(name: str, method: str) -> None:
    """Searches are written once, and every door is the same in both readings of every room: what
    experts alone do is compared where menus are longest.
    """
    game, by = GAMES[name], METHODS[method]
    looked_at = 0
    for match, seat in islice(positions(game), 12):
        fast = found(game.compiled, match, seat, ENOUGH, by)
        assert fast == found(game.interpreted, match, seat, ENOUGH, by)
        looked_at += 1
    assert looked_at > 2


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", GAMES)
def test_whoever_sees_the_same_finds_the_same(name: str, method: str) -> None:
    """Two true games that differ in what is hidden alone: no search can tell them apart."""
    game, by = GAMES[name], METHODS[method]
    hidden: Any = importlib.import_module(f"tests.games.{name}.secrets")
    rules = game.compiled if POSITIONS > MANY else game.interpreted
    chance, differed, looked_at = Random(5), 0, 0
    for evening in range(POSITIONS):
        for match, seat in positions(game, seed=17 + evening):
            twin = match.fork()
            hidden.reshuffle(match.pack.printed, twin.state, seat, chance)
            differed += twin.state != match.state
            assert found(rules, twin, seat, 8, by) == found(rules, match, seat, 8, by)
            looked_at += 1
            if looked_at == POSITIONS:
                break
        if looked_at == POSITIONS:
            break
    assert looked_at == POSITIONS
    assert differed > 0


def test_a_search_can_be_interrupted_and_gone_on_with() -> None:
    game = GAMES["ticket"]
    rules = game.interpreted
    for match, seat in positions(game):
        desk, menu, stream = Desk(rules), match.menu(seat), new_stream(99)
        seen, printed = match.view(seat), match.pack.printed
        whole = rules.enter(scouting.scout)(
            *(printed, seen, seat, list(menu), len(menu), stream, FEW),
            *(
                scouting.AHEAD,
                desk.thought,
                desk.glance,
                desk.replies,
                desk.search,
                desk.luck,
                desk.whim,
            ),
        )
        assert found(rules, match, seat) == whole


@pytest.mark.parametrize("method", METHODS)
def test_without_time_it_plays_as_the_tipster_would(method: str) -> None:
    game = GAMES["ticket"]
    for match, seat in positions(game, "standard", seats=3):
        menu, view = match.menu(seat), match.view(seat)
        hasty = searched(
            *(METHODS[method], game, match.pack, view, seat, menu, new_stream(3)),
            Budget(FEW, seconds=0.0),
        )
        whim = [0]
        branch(new_stream(3), scouting.CHOOSING, whim)
        tip = game.interpreted.tip(
            match.pack.printed, view.copy(), seat, list(menu), len(menu), whim
        )
        assert hasty == tip


def test_a_decision_takes_one_number_of_the_stream_and_leaves_all_else_alone() -> None:
    game = GAMES["finishline"]
    for match, seat in positions(game):
        stream, expected = new_stream(8), new_stream(8)
        below(expected, 1)
        view, menu = match.view(seat), match.menu(seat)
        before, offered = view.copy(), list(menu)
        searched(SCOUTS, game, match.pack, view, seat, menu, stream, Budget(8))
        assert stream == expected
        assert everything(view) == everything(before)
        assert menu == offered


def test_a_thread_has_a_desk_of_its_own_for_each_reading() -> None:
    one, other = GAMES["ticket"].interpreted, GAMES["auteuil"].interpreted
    assert desk_of(one) is desk_of(one)
    assert desk_of(one) is not desk_of(other)


def plan(moves: int, simulations: int) -> tuple[int, int]:
    """Begin a search over an invented menu; give the arms it tries and its rounds."""
    game = GAMES["ticket"]
    match, seat = next(positions(game, "standard"))
    desk, menu = Desk(game.interpreted), match.menu(seat)[:moves]
    assert len(menu) == moves
    desk.rules.enter(scouting.begin_search)(
        *(match.pack.printed, match.view(seat), seat, list(menu), moves, new_stream(1)),
        *(simulations, scouting.AHEAD, desk.glance, desk.replies, desk.search, desk.whim),
    )
    row = desk.search[scouting.PLAN]
    return row[scouting.ALIVE], row[scouting.ROUNDS]


def test_a_long_menu_is_cut_to_what_can_be_tried_often_enough() -> None:
    assert plan(5, 1000) == (5, 3)
    assert plan(30, 12 * 20) == (20, 5)
    assert plan(30, 1) == (scouting.LEAST_ARMS, 3)


def test_halving_keeps_the_best_and_the_tipsters_own() -> None:
    search = [[0] * 9 for _ in range(scouting.ROWS)]
    search[scouting.ARM] = [4, 0, 1, 2, 3, 5, 0, 0, 0]
    search[scouting.GAIN] = [0, -5, 7, -1, 7, 9, 0, 0, 0]
    search[scouting.PLAN][scouting.ALIVE] = 6
    search[scouting.PLAN][scouting.ROUNDS] = 3
    search[scouting.PLAN][scouting.SHARE] = 12
    scouting.halve(search)
    assert search[scouting.ARM][:3] == [4, 5, 1]  # of equal ones the earlier stays in front
    assert search[scouting.GAIN][:3] == [0, 9, 7]
    assert search[scouting.PLAN][scouting.ALIVE] == 3
    assert search[scouting.PLAN][scouting.ROUNDS] == 2
    assert search[scouting.PLAN][scouting.ROUND_ENDS] == 4
    assert scouting.best_found([10, 11, 12, 13, 14, 15], search) == 15


def test_what_gains_nothing_is_not_preferred_to_the_tipsters_move() -> None:
    search = [[0] * 9 for _ in range(scouting.ROWS)]
    search[scouting.ARM][:3] = [2, 0, 1]
    search[scouting.GAIN][:3] = [0, -3, 0]
    search[scouting.PLAN][scouting.ALIVE] = 3
    assert scouting.best_found([20, 21, 22], search) == 22


@pytest.mark.parametrize(("points", "seat", "lead"), [([9, 4, 7], 0, 2), ([9, 4, 7], 1, -5)])
def test_a_state_is_worth_the_lead_over_the_best_of_the_others(
    points: list[int], seat: int, lead: int
) -> None:
    game = GAMES["ticket"]
    rules, match = game.interpreted, game.match(seats=3)
    arrange(match.state, score=[*points, 0, 0, 0])
    value_of = rules.bound(scouting.__name__).value_of
    swing = rules.swing(match.pack.printed, match.state)
    worth = value_of(match.pack.printed, match.state, seat, scouting.AHEAD, [0] * 6)
    assert worth == scouting.UNIT * lead // swing


@pytest.mark.parametrize(
    ("taste", "points", "worth"),
    [
        (scouting.AHEAD, [9, 4, 7], 2),
        (scouting.BOLD, [9, 4, 7], 4),
        (scouting.BOLD, [3, 4, 7], -1),
        (scouting.CAREFUL, [11, 4, 7], 1),
        (scouting.CAREFUL, [3, 4, 7], -8),
        (scouting.SPITEFUL, [8, 4, 7], -5),  # a quarter of its own less all of the best other's
        (scouting.FOR_THE_HOUSE, [8, 4, 7], -7),  # half of its own less all that others have
    ],
)
def test_characters_play_for_other_things(taste: int, points: list[int], worth: int) -> None:
    game = GAMES["ticket"]
    rules, match = game.interpreted, game.match(seats=3)
    arrange(match.state, score=[*points, 0, 0, 0])
    value_of = rules.bound(scouting.__name__).value_of
    swing = rules.swing(match.pack.printed, match.state)
    found = value_of(match.pack.printed, match.state, 0, taste, [0] * 6)
    assert found == pytest.approx(scouting.UNIT * worth / swing, abs=2)


def test_a_win_counts_as_much_as_a_usual_lead() -> None:
    match = GAMES["ticket"].match(seats=2, pack=GAMES["ticket"].pack("tiny"))
    stream = new_stream(4)
    while not match.over:
        match.draw_all(lambda spread: below(stream, spread))
        for seat in match.awaited[:1]:
            match.play(seat, match.menu(seat)[0])
    points, winners = match.standing()
    rules, printed = match.game.interpreted, match.pack.printed
    value_of, scale = rules.bound(scouting.__name__).value_of, rules.swing(printed, match.state)
    for seat in range(2):
        lead = scouting.UNIT * (points[seat] - points[1 - seat]) // scale
        share = scouting.UNIT // len(winners) if seat in winners else 0
        assert value_of(printed, match.state, seat, scouting.AHEAD, [0, 0]) == lead + share


def test_where_a_lead_says_too_little_the_chance_of_the_win_is_added() -> None:
    """A11.4: whoever has the first horse wins, however rich the others are."""
    game = GAMES["ascot"]
    rules, match = game.interpreted, game.match(seats=2)
    printed, state = match.pack.printed, match.state
    state.purse[0] += 100_000
    value_of = rules.bound(scouting.__name__).value_of
    out, hoped = [0] * 6, [0] * 6
    rules.chances(printed, state, out)
    rules.prospects(printed, state, hoped)
    lead = scouting.UNIT * (hoped[0] - hoped[1]) // rules.swing(printed, state)
    assert out[0] > out[1] > 0
    assert value_of(printed, state, 0, scouting.AHEAD, [0] * 6) == lead + out[0]


def test_machine_code_is_made_once_beside_the_game_and_its_lack_ends_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    def fails(game: Game, modules: tuple[str, ...]) -> None:
        asked.append(f"{game.name} {' '.join(modules)}")
        raise OSError("no room on the disk")

    monkeypatch.setattr(machine_code, "warm", fails)
    monkeypatch.setattr(machine_code, "_preparing", {})
    game = GAMES["ticket"]
    machine_code.prepare(game, SCOUTS.module).join()
    machine_code.prepare(game, SCOUTS.module).join()
    assert asked == [f"ticket {scouting.__name__}"]
    assert "could not be compiled" in caplog.text


def test_without_machine_code_the_search_is_the_same_in_plain_python(
    nothing_compiled: None,
) -> None:
    game = GAMES["ticket"]
    match, seat = next(positions(game))
    menu, view = match.menu(seat), match.view(seat)
    move = searched(SCOUTS, game, match.pack, view, seat, menu, new_stream(99), Budget(FEW))
    assert move == found(game.interpreted, match, seat)


@pytest.mark.parametrize(("asked", "found"), [(0, 8), (4, 8), (7, 8), (9, 7), (12, 7)])
def test_what_gained_no_more_than_chance_may_give_is_left_to_the_tipster(
    asked: int, found: int
) -> None:
    search = [[0] * 8 for _ in range(scouting.ROWS)]
    search[scouting.ARM][:2] = [0, 1]
    search[scouting.PLAN][scouting.ALIVE] = 2
    search[scouting.PLAN][scouting.DOUBT] = asked
    # Sixteen trials, each half a unit up or down: a sum of two standard errors, eight quarters.
    for trial in range(16):
        gain = scouting.UNIT // 2 if trial < 12 else -scouting.UNIT // 2
        scouting.note_gain(search, 1, gain)
    assert scouting.best_found([7, 8], search) == found
