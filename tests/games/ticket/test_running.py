"""T6, T8: the running order, and what a ticket is worth if the race ended where it stands."""

from collections.abc import Iterator
from random import Random

import pytest

from hippodrome.engine.running import RunningOrder, Span
from hippodrome.games.ticket.people.look.make import look
from hippodrome.games.ticket.people.look.types import Look, Worth
from hippodrome.games.ticket.rules.doors import draw
from hippodrome.games.ticket.rules.finish import end_race
from hippodrome.games.ticket.rules.views import see
from hippodrome.games.ticket.state import DISQUALIFIED, PHOTO, Pack, State
from tests.games.ticket.positions import Meeting, Race, standing

# Columns: black 7, red 5, blue 4 and purple 2 level, orange 1, yellow 6, green 3.
STRUNG_OUT = """
    . . 1 . . .
    3 . . . . .
    . 6 . . . .
    . . . 2 . .
    . . . 4 . .
    . . . . 5 .
    . . . . . 7
"""
WALKS = 60


def looked(race: Race, seat: int = 0) -> Look:
    view = State()
    see(race.pack, race.state, seat, view)
    return look(race.pack, view, seat)


def worth(race: Race, seat: int = 0) -> Worth:
    found = looked(race, seat).worth
    assert found is not None
    return found


def test_T6_1_horses_run_in_the_order_of_their_columns_level_ones_share_a_place() -> None:
    assert looked(standing(STRUNG_OUT)).order == RunningOrder(
        horses=(7, 5, 2, 4, 1, 6, 3),
        places=(1, 2, 3, 3, 5, 6, 7),
        gaps=(0, 1, 2, 2, 3, 4, 5),
        pays=(7, 5, 4),
    )


def test_T7_4_a_horse_on_hoof_marks_would_be_out_of_it() -> None:
    order = looked(standing(". . 1u\n. 2 .\n3 . .")).order
    assert order is not None
    assert (order.horses, order.places) == ((2, 3, 1), (1, 2, 0))


def test_T6_2_a_horse_of_the_photo_that_is_drawn_has_its_place() -> None:
    race = standing(". 1\n. 2\n3 .\n4 .", tickets=["1-2-.", "3-.-."]).finish()
    assert worth(race) == Worth(6, 12, (Span(3, 7), Span(3, 5), Span(0, 0)))
    race.photo(2)
    assert race.state.phase == PHOTO
    found = looked(race)
    assert found.order is not None
    assert (found.order.horses, found.order.places) == ((2, 1, 3, 4), (1, 2, 3, 3))
    assert found.worth == Worth(6, 6, (Span(3, 3), Span(3, 3), Span(0, 0)))


def test_T8_a_ticket_is_worth_what_it_would_earn_here() -> None:
    assert worth(standing(STRUNG_OUT, tickets=["7-1-5"])) == Worth(
        9, 9, (Span(7, 7), Span(-1, -1), Span(3, 3))
    )


def test_T6_2_a_tie_makes_it_worth_from_the_least_to_the_most() -> None:
    found = worth(standing(STRUNG_OUT, tickets=["7-5-4"]))
    assert found == Worth(11, 21, (Span(7, 7), Span(5, 5), Span(-1, 4)), Span(0, 5))


def test_T3_3_nobody_elses_look_tells_what_a_ticket_is_worth() -> None:
    race = standing(STRUNG_OUT, tickets=["7-5-4", "1-2-."])
    assert looked(race, -1).worth is None
    assert looked(race, 1).worth == worth(race, 1) != worth(race, 0)


def test_before_the_off_there_is_neither_order_nor_worth() -> None:
    meeting = Meeting()
    assert (meeting.look(0).order, meeting.look(0).worth) == (None, None)
    meeting.play(0, "flat:3")
    meeting.deal()
    assert (meeting.look(0).order, meeting.look(0).worth) == (None, None)
    meeting.predict("5-.-.", "1-.-.")
    order = meeting.look(-1).order
    assert order is not None
    assert set(order.places) == {1}


def test_the_order_of_a_race_that_is_run_is_its_arrival() -> None:
    race = standing(STRUNG_OUT, tickets=["7-5-4"]).finish().photo(2)
    seen = looked(race, -1)
    assert seen.order is not None
    assert seen.order.horses == seen.arrival
    assert looked(race).worth is None


def endings(pack: Pack, state: State) -> Iterator[State]:
    """End a race by the rules where it stands, once for every way its photos can be drawn."""
    if state.phase != PHOTO:
        yield state
        return
    for outcome in range(state.spread):
        twin = state.copy()
        draw(pack, twin, outcome)
        yield from endings(pack, twin)


def scattered(chance: Random) -> Race:
    """Set horses anywhere on a small track, some of them on hoof marks."""
    lanes, columns = 7, chance.randint(3, 6)
    rows = []
    for horse in range(1, lanes + 1):
        row = ["u" if chance.random() < 0.15 else "." for _ in range(columns)]
        at = chance.randrange(columns)
        row[at] = f"{horse}{row[at].strip('.')}"
        rows.append(" ".join(row))
    tickets = []
    for _ in range(3):
        boxes = [str(horse) for horse in chance.sample(range(1, lanes + 1), 3)]
        for box in range(3):
            if chance.random() < 0.2:
                boxes[box] = "."
        tickets.append("-".join(boxes) if set(boxes) != {"."} else "1-.-.")
    return standing("\n".join(rows), tickets=tickets, others=[[1], [2]])


@pytest.mark.parametrize("seed", range(WALKS))
def test_T8_a_race_ended_here_earns_from_the_least_to_the_most(seed: int) -> None:
    race = scattered(Random(seed))
    order = looked(race).order
    assert order is not None
    best = dict(zip(order.horses, order.places, strict=True))
    earned: list[set[int]] = [set(), set(), set()]
    state = race.state.copy()
    end_race(race.pack, state)
    for end in endings(race.pack, state):
        for seat in range(3):
            earned[seat].add(end.gain[seat])
        for horse, place in best.items():
            last = place + order.places.count(place) - 1
            assert place <= end.place[horse] <= last if place else end.place[horse] == DISQUALIFIED
    for seat in range(3):
        found = worth(race, seat)
        assert (found.least, found.most) == (min(earned[seat]), max(earned[seat]))
        parts = [*found.boxes, *([found.trio] if found.trio else [])]
        assert sum(part.least for part in parts) <= found.least
        assert found.most <= sum(part.most for part in parts)
