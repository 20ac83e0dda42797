"""The rulebook's worked example, played from the deal to the race as people play it."""

from __future__ import annotations

import pytest

from hippodrome.engine.match import Match
from hippodrome.games import GAMES
from hippodrome.games.ascot import GAME
from tests.games.ascot.steps import deal

HANDS = (
    ("4", "8", "12", "forage", "vet"),
    ("3", "7", "11", "stevens", "farrier"),
    ("2", "6", "10", "auctioneer", "club"),
)
"""What is dealt to three players; the first of them is to enter 4, 8 and 12."""
ANSWERS = ("swap:vet", "swap:farrier", "swap:club", "fav:8", "pass", "done")
"""What everybody says where they may, the first that is possible."""


def at_the_gate() -> Match:
    """Deal, let nobody bid, trade or bet, and train everybody's horses with middling throws."""
    match = GAMES["ascot"].match(3)
    deal(match, *(card for round_of_cards in zip(*HANDS, strict=True) for card in round_of_cards))
    while match.look(-1).stage != "race":
        if match.spread:
            match.draw(match.spread * 2 // 3)
            continue
        seat = match.awaited[0]
        offered = [GAME.write(move) for move in match.menu(seat)]
        match.play(seat, next((answer for answer in ANSWERS if answer in offered), offered[0]))
    while match.look(-1).phase == "race-throw":  # the first player is to begin
        match.draw(5 if match.look(-1).turn == 0 else 0)
    return match


def under_way(match: Match) -> set[int]:
    """Find the horses that have left the gate."""
    return {horse.horse for horse in match.look(-1).horses if horse.length}


def order_of(match: Match, *answers: str) -> list[int]:
    """Throw ones for the first player's horses, answering whose throw each is; list who moves."""
    moved: list[int] = []
    wanted = list(answers)
    while match.look(-1).turn == 0:
        if match.spread:
            match.draw(0)
        else:
            whose = match.look(0).phase == "whose"
            match.play(0, wanted.pop(0) if whose else GAME.write(match.menu(0)[0]))
        moved += under_way(match).difference(moved)
    assert not wanted
    return moved


@pytest.mark.parametrize(
    ("answers", "order"),
    [
        (("for:favourite",), [8, 4, 12]),
        (("for:next", "for:favourite"), [4, 8, 12]),
        (("for:next", "for:next"), [4, 12, 8]),
    ],
)
def test_A8_2_horses_4_8_12_with_favourite_8_move_in_three_orders(
    answers: tuple[str, ...], order: list[int]
) -> None:
    match = at_the_gate()
    entered = [horse.horse for horse in match.look(0).horses if horse.owner == 0 and horse.status]
    assert entered == [4, 8, 12]
    assert order_of(match, *answers) == order
