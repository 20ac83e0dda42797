"""What could follow the moves of a decision, from the seat's own view; nothing comes of it."""

from __future__ import annotations

import pytest

from hippodrome.bots import bot_named
from hippodrome.engine.errors import Refused
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.table.considering import considered


def considered_by(match: Match, seat: int, moves: list[int]) -> tuple[object, bool]:
    return considered(match.game, match.pack, match.view(seat), seat, moves)


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_whole_with_its_last_move_and_not_before(name: str) -> None:
    """Rules cannot go on from a view once a decision is whole: they would look for hidden cards."""
    game, stream = GAMES[name], new_stream(7)
    several = 0
    for seats in (2, 3):
        match = game.match(seats, pack=game.pack("tiny"))
        while True:
            match.draw_all(lambda spread: below(stream, spread))
            if match.over:
                break
            seat = match.awaited[0]
            decision = bot_named("gambler").decide(game, match.pack, match.view(seat), seat, stream)
            before = match.view(seat)
            for made in range(len(decision)):
                look, whole = considered_by(match, seat, decision[:made])
                assert not whole
                assert look.choices  # type: ignore[attr-defined]  # every room's look has them
            assert considered_by(match, seat, decision)[1]
            assert match.view(seat) == before
            several += len(decision) > 1
            match.submit(seat, decision)
    assert bool(several) == (name != "ticket")


def test_a_refused_move_says_why() -> None:
    match = GAMES["finishline"].match(2, {"first": 1})
    match.draw_all(lambda _: 0)
    seat = match.awaited[0]
    with pytest.raises(Refused):
        considered_by(match, seat, [GAMES["finishline"].read("win:c=100000")])


def test_what_a_slip_leaves_is_told_by_the_house() -> None:
    match = GAMES["finishline"].match(2, {"first": 1})
    match.draw_all(lambda _: 0)
    seat = match.awaited[0]
    look, whole = considered_by(match, seat, [GAMES["finishline"].read("win:c=300")])
    assert not whole
    assert look.money_left == 700  # type: ignore[attr-defined]  # of this room's look
