"""What a seat believes of the others' hands and hidden tickets, worked out a second time."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import horse_in_box, single_horse, single_squares
from hippodrome.games.ticket.state import (
    BOXES,
    DEAL,
    FIRST_PAIR,
    JOKER,
    KINDS,
    PAIR_HIGH,
    PAIR_LOW,
    PREDICT,
    RACE,
)
from hippodrome.games.ticket.tipster import beliefs
from hippodrome.games.ticket.tipster.tip import tip_ticket
from tests.games.common.scenes import arrange

SEATS = 3
A_SQUARE, IN_A_PAIR = 10, 8
"""What a card speaks for a horse: for each square alone, and in a pair."""


def reached(phase: int, seed: int, turns: int = 0) -> Match:
    """Let tipsters play until a phase, and some turns of it."""
    match, stream = GAME.match(seats=SEATS), new_stream(seed)
    left = turns
    while match.state.phase != phase or left > 0 or match.state.spread > 0:
        match.draw_all(lambda spread: below(stream, spread))
        if match.state.phase == phase:
            if left == 0:
                break
            left -= 1
        seat = match.awaited[0]
        menu = match.menu(seat)
        view = match.view(seat)
        tip = GAME.interpreted.tip
        match.play(seat, tip(match.pack.printed, view, seat, list(menu), len(menu), stream))
    return match


def hand_of(state: Any, seat: int) -> list[int]:
    return sorted(state.hand[seat][: state.held[seat]])


def helps(card: int, ticket: list[int]) -> int:
    if card == JOKER:
        return 0
    if card < FIRST_PAIR:
        return A_SQUARE * single_squares(card) * ticket.count(single_horse(card))
    pair = card - FIRST_PAIR
    return IN_A_PAIR * (ticket.count(PAIR_LOW[pair]) + ticket.count(PAIR_HIGH[pair]))


def thought_over(state: Any, other: int, stream: list[int]) -> tuple[list[int], list[int]]:
    """Change a hand card by card: every card twice as often as there are, help against help."""
    ticket = [horse for horse in state.ticket[other][1 : BOXES + 1] if horse]
    hand = state.hand[other][: state.held[other]]
    unseen = [kind for kind in range(KINDS) for _ in range(state.deck[kind])]
    for _ in range(2 * len(hand)):
        place = below(stream, len(hand))
        drawn = unseen[below(stream, len(unseen))]
        lost = max(0, helps(hand[place], ticket) - helps(drawn, ticket))
        barred = (state.ruled_out[other] >> drawn) & 1
        if below(stream, 20 + lost) < 20 and not barred:
            unseen.remove(drawn)
            unseen = sorted([*unseen, hand[place]])
            hand = sorted([*hand[:place], *hand[place + 1 :], drawn])
    return hand, unseen


@pytest.mark.parametrize("seed", range(12))
def test_a_hand_is_thought_over_card_by_card(seed: int) -> None:
    match = reached(RACE, seed, turns=seed)
    state, pack = match.state, match.pack.printed
    arrange(state, ruled_out={1: 0b1010 << (seed % 9)})
    before = state.copy()
    beliefs.believe(pack, state, 0, new_stream(seed + 50))
    stream = new_stream(seed + 50)
    first, unseen = thought_over(before, 1, stream)
    assert hand_of(state, 1) == first
    arrange(before, deck=[unseen.count(kind) for kind in range(KINDS)])
    second, unseen = thought_over(before, 2, stream)
    assert hand_of(state, 2) == second
    assert [unseen.count(kind) for kind in range(KINDS)] == state.deck
    assert hand_of(state, 0) == hand_of(before, 0), "nobody doubts their own cards"
    assert state.ticket == before.ticket


@pytest.mark.parametrize("decided", [0b110, 0b100, 0b010, 0])
def test_who_has_predicted_is_believed_to_have_looked_at_the_hand(decided: int) -> None:
    match = reached(PREDICT, 3)
    state, pack = match.state, match.pack.printed
    arrange(state, awaits=0b111 & ~decided)
    before = state.copy()
    beliefs.believe(pack, state, 0, new_stream(8))
    stream = new_stream(8)
    for other in (1, 2):
        boxes = list(before.ticket[other])
        if (decided >> other) & 1:
            move = tip_ticket(pack, before, other, stream)
            boxes[1 : BOXES + 1] = [horse_in_box(move, box) for box in range(1, BOXES + 1)]
            assert any(boxes[1:])
        assert state.ticket[other] == boxes
    assert state.ticket[0] == before.ticket[0]
    assert state.hand == before.hand


def test_a_hidden_ticket_is_what_the_hand_would_write_and_an_open_one_stays() -> None:
    match = reached(RACE, 4)
    state, pack = match.state, match.pack.printed
    arrange(state, sealed=1)
    before = state.copy()
    beliefs.believe(pack, state, 1, new_stream(2))
    stream = new_stream(2)
    for other in (0, 2):
        move = tip_ticket(pack, before, other, stream)
        assert state.ticket[other][1 : BOXES + 1] == [
            horse_in_box(move, box) for box in range(1, BOXES + 1)
        ]
    assert state.ticket[1] == before.ticket[1]
    assert state.hand == before.hand


def test_where_nothing_is_hidden_nothing_is_believed() -> None:
    match = reached(RACE, 5)
    state, pack = match.state, match.pack.printed
    arrange(state, phase=DEAL)
    before = state.copy()
    beliefs.believe(pack, state, 0, new_stream(2))
    assert state.differences(before) == []


def test_a_hand_stays_as_it_is_where_every_card_has_been_seen() -> None:
    match = reached(RACE, 6)
    state, pack = match.state, match.pack.printed
    arrange(state, deck=[0] * KINDS)
    before = state.copy()
    beliefs.believe(pack, state, 0, new_stream(2))
    assert state.differences(before) == []
