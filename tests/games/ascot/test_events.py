"""Every event of the table happens, none is lost, and both readings note the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hippodrome.engine.match import Match
from hippodrome.engine.state import WIDTH
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.events import EVENTS
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    DONE_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    bet_move,
    lane_move,
    need_move,
    odds_move,
    place_move,
)
from hippodrome.games.ascot.phases import JOIN, NEXT_RACER, NEXT_TRAINER, SETTLE
from hippodrome.games.ascot.rules.holding import ask, pass_on
from hippodrome.games.ascot.state import BURST_VESSEL, OVERTAKE, VESSELS
from hippodrome.table.chronicle import tell_whole_step
from tests.games.ascot.positions import Table, die, race, training
from tests.games.ascot.scenes import (
    asking_for_places,
    naming_a_price,
    taking_a_price,
    with_place_bet,
)
from tests.games.ascot.watching import notes
from tests.games.common.scenes import arrange

OWN = {row.name for row in EVENTS.rows if row.own}
SEATS = {"tiny": (2, 3, 4), "standard": (2, 4, 6)}


def decided(match: Match, stream: list[int]) -> None:
    """Let somebody decide as the tipster would, or one time in four at random.

    At random alone nobody has the money for an entry; throwing in and drafting are ended before
    long.
    """
    seat = match.awaited[below(stream, len(match.awaited))]
    moves: list[int] = []
    ahead = match.state.copy()
    while not moves or GAME.lacking(match.pack.printed, ahead, seat, moves[-1]) is not None:
        buffer = [0] * GAME.menu_size
        menu = buffer[: GAME.interpreted.menu(match.pack.printed, ahead, seat, buffer)]
        ends = [move for move in menu if move in (DONE_MOVE, SEND_MOVE)]
        chosen = ends if ends and below(stream, 2) else menu
        move = chosen[below(stream, len(chosen))]
        if below(stream, 4):
            printed = match.pack.printed
            move = GAME.interpreted.tip(printed, ahead, seat, buffer, len(menu), stream)
        moves.append(move)
        GAME.interpreted.play(match.pack.printed, ahead, seat, moves[-1])
    match.submit(seat, moves)


def happened(edition: str, seats: int, seed: int) -> Iterator[str]:
    """The events of a random game, as each audience is told of them or as they are noted."""
    match = GAME.match(seats, {"carried": seed % 2, "richest": 1}, GAME.pack(edition))
    stream = new_stream(seed)
    while not match.over:
        before, steps = match.fork(), len(match.log)
        if match.spread:
            match.draw(below(stream, match.spread))
        else:
            decided(match, stream)
        yield from (event.name for event in match.events)
        for audience, told in tell_whole_step(
            before, match.log[steps:], range(-1, seats), match
        ).items():
            for line in told:
                assert audience >= 0 or line.event.name not in OWN
                yield line.event.name


def seldom() -> Iterator[str]:
    """The events of positions that random games do not come to."""
    haggled = race({1: (0, 3, 10), 2: (1, 6, 30)}, squares={(3, 12): (BURST_VESSEL, 0)})
    haggled.having(kept={1: {VESSELS: 1}})
    die(haggled, 2).play(0, lane_move(3)).play(0, need_move(3000))
    yield from names(haggled)
    again = haggled.state.copy()
    yield from names(haggled.play(1, ACCEPT_MOVE))
    haggled.state.copy_from(again)
    yield from names(haggled.play(1, PASS_MOVE))
    ahead = race({1: (0, 3, 40), 2: (1, 6, 30)}, squares={(3, 42): (OVERTAKE, 0)})
    yield from names(die(ahead, 2))
    burdened = race({1: (0, 3, 60), 2: (1, 6, 30)}).having(disadvantages={0: 1})
    yield from names(die(burdened, 1))
    stopped = race({1: (0, 3, 10), 2: (1, 6, 30)})
    stopped.having(rounds=stopped.pack.race_rounds, turn=1, first_seat=0)
    pass_on(stopped.state, NEXT_RACER)
    yield from names(stopped.go_on())
    late = training({1: 0, 2: 1})
    late.having(rounds=late.pack.training_rounds, turn=1, first_seat=0)
    pass_on(late.state, NEXT_TRAINER)
    yield from names(late.go_on())
    joining = training({1: 0, 2: 1})
    ask(joining.state, JOIN, 0)
    yield from names(joining.play(0, ACCEPT_MOVE))
    for move in (PASS_MOVE, odds_move(5)):
        priced = naming_a_price().play(0, move)
        yield from names(priced)
    yield from names(priced.play(1, PASS_MOVE))
    placed = taking_a_price()
    yield from names(placed.play(1, bet_move(400)))
    for home in ({}, {3: 1}, {2: 1}):
        ended = with_place_bet().having(arrival=home, arrived=len(home))
        pass_on(ended.state, SETTLE)
        yield from names(ended.go_on())
    yield from names(asking_for_places().play(1, place_move(3)))
    for arrived in (0, 1):
        unbacked = race({1: (0, 1, 50), 2: (1, 2, 50)})
        unbacked.having(
            carried=1, stake={2: {1: 700}}, tote=700, arrival={1: arrived}, arrived=arrived
        )
        pass_on(unbacked.state, SETTLE)
        yield from names(unbacked.go_on())


def names(table: Table) -> list[str]:
    return [EVENTS.rows[number - 1].name for number, *_ in notes(table.state)]


def test_every_event_of_the_table_happens() -> None:
    found = set(seldom())
    for edition, numbers in SEATS.items():
        for seed, seats in enumerate(numbers):
            found |= set(happened(edition, seats, seed))
    assert {row.name for row in EVENTS.rows} - found == set()


@pytest.mark.compiled
@pytest.mark.parametrize("edition", GAME.editions())
def test_both_readings_note_the_same(edition: str) -> None:
    slow, fast = GAME.interpreted, GAME.compiled
    pack = GAME.pack(edition)
    compiled_pack = fast.pack_form(pack.printed)
    for seed, seats in enumerate(SEATS[edition]):
        state: Any = GAME.lay(pack, seats, {})
        twin, stream, moves = fast.state_form(state), new_stream(seed), slow.moves()
        slow.begin(pack.printed, state)
        fast.begin(compiled_pack, twin)
        while not state.over:
            arrange(state, noted=0)
            twin["noted"][0] = 0
            if state.spread:
                outcome = below(stream, state.spread)
                slow.draw(pack.printed, state, outcome)
                fast.draw(compiled_pack, twin, outcome)
            else:
                awaited = [seat for seat in range(seats) if state.awaits >> seat & 1]
                seat = awaited[below(stream, len(awaited))]
                count = slow.menu(pack.printed, state, seat, moves)
                move = moves[below(stream, count)]
                slow.play(pack.printed, state, seat, move)
                fast.play(compiled_pack, twin, seat, move)
            assert twin["noted"][0] == state.noted
            noted = state.noted * WIDTH
            assert twin["notes"][0][:noted].tolist() == state.notes[:noted]
