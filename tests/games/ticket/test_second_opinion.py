"""The tipster's card, worked out a second time: every move is tried out and all tickets scored.

The tipster does not try moves out; it reckons with columns and adds up beforehand what tickets
want, which is four times as fast. What it plays must be what this plays, whims included.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

import pytest

from hippodrome.bots import BOTS
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import FIRST_SINGLE_MOVE, card_of, mover_of, single_squares
from hippodrome.games.ticket.rules.finish import on_hoofs
from hippodrome.games.ticket.rules.movement import carry_out
from hippodrome.games.ticket.rules.tickets import box_points
from hippodrome.games.ticket.state import (
    DISQUALIFIED,
    FIRST_PAIR,
    FLAT,
    HARNESS,
    HEDGE_RACE,
    JOKER,
    RACE,
    STEEPLE,
    UNKNOWN,
)
from hippodrome.games.ticket.tipster import tip as tipster

POINT = 420
"""What a point is counted as."""


def places_of(pack: Any, state: Any) -> dict[int, list[int]]:
    """Give the places each horse shares with those level with it, if the race ended now."""
    out = [horse for horse in range(1, pack.horses + 1) if on_hoofs(pack, state, horse)]
    places = {horse: [DISQUALIFIED] for horse in out}
    running = [horse for horse in range(1, pack.horses + 1) if horse not in out]
    for horse in running:
        ahead = sum(state.column[other] > state.column[horse] for other in running)
        level = sum(state.column[other] == state.column[horse] for other in running)
        places[horse] = list(range(ahead + 1, ahead + level + 1))
    return places


def worth_of(pack: Any, state: Any, seat: int) -> int:
    """The own ticket counts against the average of all that lie open, squares break ties."""
    places, worth = places_of(pack, state), 0
    for other in range(state.seats):
        boxes = state.ticket[other]
        if boxes[1] == UNKNOWN:
            continue
        for box in (1, 2, 3):
            shared = places.get(boxes[box], [])
            earned = sum(POINT // len(shared) * box_points(pack, box, place) for place in shared)
            worth += earned * (state.seats - 1) if other == seat else -earned
    squares = sum(state.column[horse] for horse in state.ticket[seat][1:])
    return int(worth + tipster.SQUARE_WORTH * squares)


def kept_for_later(state: Any, seat: int, card: int) -> int:
    """What a card is worth in the hand, for each card still to be played by the others."""
    each = tipster.KEEP_PAIR
    if card == JOKER:
        each = tipster.KEEP_JOKER
    elif card < FIRST_PAIR:
        each = tipster.KEEP_SQUARE * single_squares(card)
    return int(each * (state.held[seat] - 1) * (state.seats - 1))


def second_opinion(pack: Any, view: Any, seat: int, menu: list[int], stream: list[int]) -> int:
    """Try every move out; of the best, each is as likely as another."""
    chosen, best, ties = menu[0], 0, 0
    for move in menu:
        after = view.copy()
        if mover_of(move):
            carry_out(pack, after, move)
        worth = worth_of(pack, after, seat) - kept_for_later(view, seat, card_of(move))
        if ties == 0 or worth > best:
            chosen, best, ties = move, worth, 1
        elif worth == best:
            ties += 1
            if below(stream, ties) == 0:
                chosen = move
    return chosen


def card_decisions(seats: int, hidden: int, discipline: int) -> Iterator[tuple[Match, int]]:
    """Stop at decisions on cards in races of a discipline.

    Half of the moves are anybody's, so that tickets and horses stand in all ways.
    """
    for seed in range(8):
        match, stream = Match(GAME, GAME.pack(), seats, {"hidden": hidden}), new_stream(seed)
        draw = partial(below, stream)
        while True:
            match.draw_all(draw)
            if match.over:
                break
            seat, state = match.awaited[0], match.state
            if state.phase == RACE and state.discipline == discipline:
                if match.menu(seat)[0] >= FIRST_SINGLE_MOVE:
                    yield match, seat
            bot = BOTS["tipster" if below(stream, 2) else "gambler"]
            match.submit(seat, bot.decide(GAME, match.pack, match.view(seat), seat, stream))


@pytest.mark.parametrize("discipline", [FLAT, HEDGE_RACE, STEEPLE, HARNESS])
@pytest.mark.parametrize(("seats", "hidden"), [(2, 0), (3, 1), (4, 0)])
def test_the_tipster_plays_what_trying_every_move_out_finds(
    discipline: int, seats: int, hidden: int
) -> None:
    looked_at = 0
    for match, seat in islice(card_decisions(seats, hidden, discipline), 40):
        pack, view, menu = match.pack.printed, match.view(seat), match.menu(seat)
        whim = new_stream(looked_at)
        expected = second_opinion(pack, view, seat, menu, list(whim))
        found = GAME.interpreted.tip(pack, view, seat, list(menu), len(menu), whim)
        assert found == expected
        looked_at += 1
    assert looked_at >= 20
