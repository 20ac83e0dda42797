"""The room's tipster: sensible, legal, and it leaves the view as it found it."""

from random import Random

import pytest

from hippodrome.engine.stream import new_stream
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import MENU
from hippodrome.games.ticket.rules import doors as rules
from hippodrome.games.ticket.rules.views import see
from hippodrome.games.ticket.state import JOKER, State
from hippodrome.games.ticket.tipster.tip import tip
from tests.games.ticket.drawings import NO_WAY_ON
from tests.games.ticket.positions import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    Meeting,
    Race,
    pair,
    single,
    standing,
)


def tipped(table: Meeting | Race, seat: int, seed: int = 1) -> str:
    pack = table.pack if isinstance(table, Race) else table.pack.printed
    view, moves = State(), [0] * MENU
    see(pack, table.state, seat, view)
    count = rules.menu(pack, view, seat, moves)
    before = view.copy()
    move = tip(pack, view, seat, moves, count, new_stream(seed))
    assert move in moves[:count]
    assert view == before
    return GAME.write(move)


@pytest.mark.parametrize("seed", range(5))
def test_it_predicts_the_horses_its_hand_helps_most_first(seed: int) -> None:
    meeting = Meeting()
    meeting.play(0, "flat:4")
    meeting.deal(
        [single(RED, 3), single(GREEN, 2), single(BLUE, 1), JOKER],
        [pair(ORANGE, RED), pair(ORANGE, BLUE), pair(ORANGE, GREEN), single(GREEN, 1)],
    )
    assert tipped(meeting, 0, seed) == "5-3-4"
    assert tipped(meeting, 1, seed).startswith("1-3-")


@pytest.mark.parametrize("seed", range(5))
def test_it_plays_the_move_that_wins_its_ticket(seed: int) -> None:
    race = standing(
        """
        . . 1 . .
        . . 2 . .
        . 3 . . .
        """,
        hand=[single(ORANGE, 1)],
        others=[[]],
        tickets=["1-.-.", "2-.-."],
    )
    assert tipped(race, 0, seed) == "1+1"


@pytest.mark.parametrize("seed", range(5))
def test_it_plays_against_the_ticket_of_another(seed: int) -> None:
    race = standing(
        """
        . . 1 . .
        . . . 2 .
        . . 3 . .
        . . 4 . .
        """,
        hand=[single(PURPLE, 3)],
        others=[[]],
        tickets=["1-3-4", "2-.-."],
    )
    assert tipped(race, 0, seed) == "2-3"


@pytest.mark.parametrize("seed", range(5))
def test_it_keeps_its_horse_off_the_hoof_marks(seed: int) -> None:
    race = standing(
        """
        . 1 . u .
        . . 2 . .
        . . . 3 .
        """,
        hand=[single(ORANGE, 2)],
        others=[[]],
        tickets=["1-.-.", ".-.-2"],
    )
    assert tipped(race, 0, seed) != "1+2"


def test_it_throws_any_card_away_when_stuck() -> None:
    race = standing(NO_WAY_ON, hand=[single(RED, 2), pair(ORANGE, PURPLE)])
    assert {tipped(race, 0, seed) for seed in range(20)} == {"x5.2", "x1~2"}


@pytest.mark.parametrize("hidden", [0, 1])
def test_it_always_answers_with_a_move_of_the_menu(hidden: int) -> None:
    chance = Random(f"tipster {hidden}")
    for seats in (2, 3):
        meeting = Meeting(seats, "tiny", first=0, hidden=hidden)
        while not meeting.over:
            if meeting.spread:
                meeting.draw(chance.randrange(meeting.spread))
            else:
                seat = chance.choice(meeting.awaited)
                meeting.play(seat, tipped(meeting, seat, chance.getrandbits(32)))


def test_equal_streams_give_equal_tips() -> None:
    meeting = Meeting()
    assert tipped(meeting, 0, 5) == tipped(meeting, 0, 5)
    assert len({tipped(meeting, 0, seed) for seed in range(30)}) > 10
