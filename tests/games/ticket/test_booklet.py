"""The rulebooks' worked examples, played from the deal on as people play them."""

from __future__ import annotations

from hippodrome.engine.match import Match
from hippodrome.games import GAMES
from hippodrome.games.ticket import GAME
from tests.games.ticket.steps import deal

STRAIGHT_ON = ("7.3", "7.2", "7.1", "5.3", "5.2", "4.3", "4.1", "2.3", "2.1", "1.3", "3.2", "6.1")
"""Played forward, these leave 7 ahead of 5, then 4 and 2 abreast, then 1, 3 and 6."""


def meeting(course: str, *cards: str, seats: int = 2) -> Match:
    """Deal these cards for a first race, one to each seat in turn."""
    match = GAMES["ticket"].match(seats, {"first": 1})
    match.play(0, course)
    deal(match, *cards)
    return match


def in_turn(match: Match, *moves: str) -> Match:
    """Play moves in turn, from the first player on."""
    for move in moves:
        match.play(match.awaited[0], move)
    return match


def ways(match: Match, card: str) -> list[str]:
    """List what the player whose turn it is can do with a card, as it is written."""
    (seat,) = match.awaited
    return [way for way in map(GAME.write, match.menu(seat)) if way.startswith(tuple(card.split()))]


def test_T6_2_and_T8_3_the_three_tickets_of_the_rulebook_and_their_arrival() -> None:
    match = meeting("flat:4", *STRAIGHT_ON, seats=3)
    for seat, ticket in enumerate(("7-3-5", "1-4-.", ".-.-2")):
        match.play(seat, ticket)
    in_turn(match, *(card.replace(".", "+") for card in STRAIGHT_ON))
    assert match.spread == 2, "4 and 2 are abreast: a photo-finish"
    match.draw(1)
    seen = match.look(-1)
    assert seen.arrival == (7, 5, 4, 2, 1, 3, 6)
    assert [seat.score for seat in seen.seats] == [7 - 1 + 3, -1 + 3, -1]


def test_T4_7_red_5_forward_2_onto_blue_4_leaves_blue_six_squares() -> None:
    cards = ("4~5", "4.1", "1~4", "2~4", "7.1", "3.3", "5.2", "6.1")
    match = meeting("flat:4", *cards)
    match.play(0, "1-.-.")
    match.play(1, "1-.-.")
    in_turn(match, "5~4-", "4+1", "1~4<", "2~4+", "7>1", "3+3")
    offered = {choice.displaced_to.name for choice in match.look(0).choices if choice.displaced}
    assert offered == {"c6", "d6", "e6", "e7", "c8", "e8"}
    assert len(ways(match, "5+2")) == 6


def test_T4_5_a_pair_card_has_8_situations_in_the_open() -> None:
    match = meeting("flat:3", "4.3", "6.2", "4~5", "6.1", "7.1", "7.2")
    match.play(0, "1-.-.")
    match.play(1, "1-.-.")
    in_turn(match, "4+3", "6-2")
    sides = "+-<>"
    assert sorted(ways(match, "4~5 5~4 4=5")) == sorted(
        [f"5~4{side}" for side in sides] + [f"4~5{side}" for side in sides]
    )


def test_T4_6_and_7_when_the_two_are_neighbours_one_of_them_without_a_move() -> None:
    match = meeting("flat:3", "4.1", "3.3", "5.1", "6.1", "4~5", "7.2")
    match.play(0, "1-.-.")
    match.play(1, "1-.-.")
    in_turn(match, "4+1", "3+3", "5<1", "6+1")  # red stands right behind blue
    found = ways(match, "4~5 5~4 4=5")
    assert len(found) == 7
    assert "4=5" in found
    before = match.look(-1).runners
    in_turn(match, "4=5")
    assert match.look(-1).runners == before
