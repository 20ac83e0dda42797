"""The table of events: all of it happens, both readings note the same, and no secret is noted."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hippodrome.engine.match import Match
from hippodrome.engine.state import WIDTH
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.events import EVENTS
from hippodrome.games.finishline.people.look.make import PARAGRAPHS
from hippodrome.games.finishline.rules.betting import list_bets
from hippodrome.games.finishline.state import NOTES
from tests.games.finishline.staging import EXAMPLE, Audience, Stage, running

MOST_GAMES = 300


def steps(match: Match, chance: Random) -> Iterator[Match]:
    """Play at random, stopping after every play and draw; slips hold bets about half the time."""
    while not match.over:
        if match.spread:
            match.draw(chance.randrange(match.spread))
        else:
            seat = chance.choice(match.awaited)
            moves = [chance.choice(match.menu(seat))]
            while GAME.write(moves[-1])[:3] in ("win", "pai"):
                trial = match.fork()
                for move in moves:
                    GAME.interpreted.play(match.pack.printed, trial.state, seat, move)
                offered = [0] * GAME.menu_size
                count = list_bets(match.pack.printed, trial.state, seat, offered)
                moves.append(chance.choice(offered[:count]))
            match.submit(seat, moves)
        yield match


def test_everything_in_the_table_happens_and_is_told() -> None:
    awaited = {row.name for row in EVENTS.rows}
    most = 0
    for number in range(MOST_GAMES):
        chance = Random(number)
        match = GAME.match(2 + number % 3)
        for step in steps(match, chance):
            most = max(most, step.state.noted)
            awaited -= {event.name for event in step.events}
        if awaited == {"own-slip"}:
            break
    assert awaited == {"own-slip"}  # for its writer alone, so nobody notes it
    assert most <= NOTES
    stage = Stage().lay(*EXAMPLE)
    writer = Audience(stage, 0)
    stage.bet(0, "win:a=100")
    assert [line.event.name for line in writer.lines] == ["own-slip"]


def test_the_fullest_sheets_of_four_players_leave_room_in_the_buffer() -> None:
    stage = Stage(seats=4).lay(*EXAMPLE)
    stage.having(race=3)
    for seat in range(4):
        bets = ("win:e=100", "win:g=100", "win:d=100", "pair:e+g=100", "pair:d+g=100")
        stage.bet(seat, *bets)
    stage.having(outsider={4: 1, 6: 1}, side=[500, -500, 500, -500], level=1, levelled=1)
    stage.rolled("yellow helmet", "white blank", "white blank").last().play("1:e")
    # The helmet, who is passed, parted and led, the post, the arrival; of each seat its sheet, five
    # bets, three payments for outsiders and the capital; then side bets, totals and the winners.
    assert stage.state.noted == 4 + 2 + 4 * (1 + 5 + 3 + 1) + 4 + 4 + 1
    assert stage.state.noted < NOTES


def test_what_is_noted_of_a_slip_does_not_depend_on_its_bets() -> None:
    noted = []
    for bets in ((), ("win:a=100",), ("win:a=100", "win:b=200", "pair:a+b=400")):
        stage = Stage().lay(*EXAMPLE)
        for bet in bets:
            stage.play(bet, 0)
            assert stage.state.noted == 0
        stage.play("done", 0)
        noted.append(EVENTS.noted(stage.state))
    assert noted[0] == noted[1] == noted[2] == (EVENTS.happened("slip", 0),)


def test_every_paragraph_of_the_tables_stands_in_the_rules() -> None:
    known = GAME.paragraphs()
    assert {row.paragraph for row in EVENTS.rows} <= known.keys()
    assert {row.move.paragraph for row in GAME.moves.rows} <= known.keys()
    assert set(PARAGRAPHS.values()) <= known.keys()


@pytest.mark.parametrize(
    ("dice", "move", "happened"),
    [
        ("white horseshoe", "1:e", [("shoe", 0, 4, "favourite"), ("passes", 4, 2, 5, -1, -1)]),
        (
            "yellow helmet",
            "1:e",
            [("helmet", 0, 4), ("passes", 4, 1, 6, 5, -1), ("leads", 4)],
        ),
        ("red double", "1:f", [("double", 0, 5), ("passes", 5, 1, 6, -1, -1), ("leads", 5)]),
        ("yellow loss", "1:g", [("loss", 0, 6, 5, 4), ("leads", 5)]),
        ("yellow level", "1:level", [("level", 0, 5, 6)]),
        ("black side", "1:side", [("side", 0, 1, 500, "next")]),
        ("green outsider2", "1:aside", [("aside", 0, "green", "outsider", 2000)]),
    ],
)
def test_a_die_is_noted_with_what_it_changes(
    dice: str, move: str, happened: list[tuple[Any, ...]]
) -> None:
    stage = running().rolled(dice, "white blank", "white blank").play(move)
    assert EVENTS.noted(stage.state) == tuple(EVENTS.happened(*one) for one in happened)


def test_a_horse_past_two_level_ones_parts_them() -> None:
    stage = running().rolled("yellow helmet", "white blank", "white blank")
    stage.having(level=1, levelled=1, shoe={3: 1})
    stage.play("1:d")
    assert EVENTS.noted(stage.state) == (
        EVENTS.happened("helmet", 0, 3),
        EVENTS.happened("passes", 3, 1, 6, 5, 4),
        EVENTS.happened("parted", 6, 5),
        EVENTS.happened("leads", 3),
    )


@pytest.mark.compiled
@pytest.mark.parametrize("edition", ["standard", "tiny"])
def test_both_readings_note_the_same(edition: str) -> None:
    pack = GAME.pack(edition)
    fast = GAME.compiled
    printed = fast.pack_form(pack.printed)
    for seats in GAME.seats(pack.printed):
        for number in range(20):
            chance = Random(number)
            match = GAME.match(seats, pack=pack)
            state = fast.state_form(GAME.lay(pack, seats))
            fast.begin(printed, state)
            for step in steps(match, chance):
                entry = step.log[-1]
                for move in entry.moves:
                    state["noted"] = 0
                    if entry.spread:
                        fast.draw(printed, state, move)
                    else:
                        fast.play(printed, state, entry.seat, move)
                noted = step.state.noted
                assert int(state["noted"][0]) == noted
                told = step.state.notes[: noted * WIDTH]
                assert list(map(int, state["notes"][0][: noted * WIDTH])) == list(told)
