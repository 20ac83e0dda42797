"""Each law of Ticket Gagnant: a meeting keeps it, and a state that breaks it is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hippodrome.engine.fields import checked
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.games.ticket.rules import laws
from hippodrome.games.ticket.state import (
    CLOSED,
    DEAL,
    HARNESS,
    LANES_DRAWN,
    PHOTO,
    PREDICT,
    RACE,
    STEEPLE,
    Pack,
    State,
)
from hippodrome.words import LANGUAGES, words
from tests.games.common.scenes import arrange

GAME = GAMES["ticket"]
PACK = GAME.pack()
PRINTED: Pack = PACK.printed


def meeting_until(
    reached: Callable[[State], bool], course: str = "flat:4", seed: int = 5, **house: int
) -> State:
    """Play at random, always on the same course, until a state is reached; give a copy."""
    match = Match(GAME, PACK, seats=3, options={"first": 1, **house})
    stream = new_stream(seed)
    while not reached(match.state):
        if match.spread:
            match.draw(below(stream, match.spread))
        else:
            seat = match.awaited[0]
            menu = match.menu(seat)
            start = GAME.read(course)
            match.play(seat, start if start in menu else menu[below(stream, len(menu))])
    state: State = match.state.copy()
    assert laws.broken(checked(PRINTED), checked(state)) == 0
    return state


def drawing_lanes(state: State) -> bool:
    return state.phase == LANES_DRAWN and state.spread == 5


def dealt_on(state: State) -> bool:
    return state.race == 2 and state.phase == PREDICT


def racing(state: State) -> bool:
    return state.phase == RACE and state.piled == 5


def dealt_some(state: State) -> bool:
    return state.phase == DEAL and state.left < 40


def second_race(state: State) -> bool:
    return state.race == 2


def one_predicted(state: State) -> bool:
    return state.phase == PREDICT and state.awaits == 0b110


def finished(state: State) -> bool:
    return state.phase == CLOSED


def photo(state: State) -> bool:
    return state.phase == PHOTO


def someone_disqualified(state: State) -> bool:
    return state.race > 1 and state.discipline == HARNESS and 8 in state.place


def swap_places(state: State) -> None:
    first, last = state.place.index(1), state.place.index(7)
    arrange(state, place={first: 7, last: 1})


def place_leader(state: State, place: int) -> None:
    arrange(state, place={state.column.index(max(state.column)): place})


def spare(state: State) -> None:
    arrange(state, place={state.place.index(8): 7})


def swap_cards(state: State) -> None:
    low, high = state.hand[2][:2]
    assert 0 < low < high
    arrange(state, hand={2: {0: high, 1: low}})


def stand_on(state: State, lane: int, column: int) -> None:
    arrange(state, stands={state.lane[1]: {state.column[1]: 0}})
    arrange(state, stands={lane: {column: 1}}, lane={1: lane}, column={1: column})


BREAKS: list[tuple[str, Callable[[State], bool], str, Callable[[State], None], int]] = [
    ("turn", racing, "flat:4", lambda s: setattr(s, "turn", 0), laws.WRONG_PHASE),
    ("two awaited", racing, "flat:4", lambda s: setattr(s, "awaits", 3), laws.WRONG_PHASE),
    ("too many races", racing, "flat:4", lambda s: setattr(s, "race", 9), laws.WRONG_PHASE),
    ("not closed", finished, "flat:4", lambda s: setattr(s, "over", 0), laws.WRONG_PHASE),
    ("who chooses", second_race, "flat:4", lambda s: setattr(s, "leader", 2), laws.WRONG_PHASE),
    ("nobody predicts", one_predicted, "flat:4", lambda s: setattr(s, "awaits", 0), 11),
    ("wrong spread", dealt_some, "flat:4", lambda s: setattr(s, "spread", 3), laws.WRONG_PHASE),
    ("off", racing, "flat:4", lambda s: stand_on(s, 8, 3), laws.OFF_THE_TRACK),
    ("off behind", racing, "flat:4", lambda s: stand_on(s, 3, 0), laws.OFF_THE_TRACK),
    ("off ahead", racing, "flat:4", lambda s: stand_on(s, 3, 21), laws.OFF_THE_TRACK),
    ("ghost", racing, "flat:4", lambda s: s.stands[7].__setitem__(1, 3), laws.SQUARE_DISAGREES),
    ("two squares", racing, "flat:4", lambda s: s.column.__setitem__(1, 1), 13),
    ("river", racing, "steeple1:4", lambda s: stand_on(s, 1, s.river), laws.IN_THE_RIVER),
    ("dry", racing, "steeple1:4", lambda s: setattr(s, "discipline", 0), laws.IN_THE_RIVER),
    ("far river", racing, "steeple1:4", lambda s: setattr(s, "river", 6), laws.IN_THE_RIVER),
    ("flood", racing, "flat:4", lambda s: setattr(s, "discipline", STEEPLE), laws.IN_THE_RIVER),
    ("deck", racing, "flat:4", lambda s: s.deck.__setitem__(43, s.deck[43] + 1), 15),
    ("forged", racing, "flat:4", lambda s: s.pile.__setitem__(0, s.pile[1]), 15),
    ("hand", racing, "flat:4", swap_cards, laws.HAND_IN_DISORDER),
    ("held", racing, "flat:4", lambda s: setattr(s, "left", s.left - 1), laws.HAND_IN_DISORDER),
    ("cards", racing, "flat:4", lambda s: setattr(s, "cards", 5), laws.HAND_IN_DISORDER),
    ("empty", racing, "flat:4", lambda s: s.ticket.__setitem__(1, [0, 0, 0, 0]), 17),
    ("twice", racing, "flat:4", lambda s: s.ticket.__setitem__(1, [0, 3, 0, 3]), 17),
    ("early", one_predicted, "flat:4", lambda s: s.ticket.__setitem__(1, [0, 3, 0, 0]), 17),
    ("order", second_race, "flat:4", swap_places, laws.PLACES_WRONG),
    ("shared", second_race, "flat:4", lambda s: s.place.__setitem__(1, s.place[2]), 18),
    ("unplaced", second_race, "flat:4", lambda s: s.place.__setitem__(s.place.index(7), 0), 18),
    ("too early", racing, "flat:4", lambda s: place_leader(s, 1), laws.PLACES_WRONG),
    ("gap", photo, "flat:4", lambda s: place_leader(s, 2), laws.PLACES_WRONG),
    ("spared", someone_disqualified, "harness:4", spare, laws.PLACES_WRONG),
    ("floor", second_race, "flat:4", lambda s: s.score.__setitem__(0, -9), laws.POINTS_WRONG),
    ("riches", second_race, "flat:4", lambda s: s.score.__setitem__(0, 43), laws.POINTS_WRONG),
    ("gain", second_race, "flat:4", lambda s: s.gain.__setitem__(0, 20), laws.POINTS_WRONG),
    ("astray", one_predicted, "flat:4", lambda s: stand_on(s, 1, 7), laws.NOT_AT_THE_START),
    ("sealed", racing, "flat:4", lambda s: setattr(s, "sealed", 1), laws.WRONG_PHASE),
    ("spent", racing, "flat:4", lambda s: s.spent.__setitem__(43, 1), laws.CARDS_NOT_CONSERVED),
    ("stranger", second_race, "flat:4", lambda s: s.score.__setitem__(5, 1), laws.POINTS_WRONG),
]  # fmt: skip


@pytest.mark.parametrize(
    ("reached", "course", "change", "code"),
    [row[1:] for row in BREAKS],
    ids=[row[0] for row in BREAKS],
)
def test_a_state_that_breaks_a_law_is_found_out(
    reached: Callable[[State], bool], course: str, change: Callable[[State], None], code: int
) -> None:
    state = meeting_until(reached, course)
    change(state)
    assert laws.broken(PRINTED, state) == code


UNDER_HOUSE_RULES: list[
    tuple[str, dict[str, int], Callable[[State], bool], Callable[[State], None], int]
] = [
    ("no lots", {"drawn_lanes": 1}, drawing_lanes, lambda s: setattr(s, "drawn_lanes", 0), 11),
    ("lots", {"drawn_lanes": 1}, drawing_lanes, lambda s: setattr(s, "spread", 4), 13),
    ("early", {"drawn_lanes": 1}, drawing_lanes, lambda s: s.ticket[0].__setitem__(1, 1), 17),
    ("far lane", {"drawn_lanes": 1}, one_predicted, lambda s: stand_on(s, s.lane[1], 7), 20),
    ("own lane", {"drawn_lanes": 1}, one_predicted, lambda s: setattr(s, "drawn_lanes", 0), 20),
    ("shuffled", {"deal_on": 1}, dealt_on, lambda s: setattr(s, "deal_on", 0), 16),
    ("first race", {"deal_on": 1}, dealt_on, lambda s: setattr(s, "race", 1), 16),
]  # fmt: skip


@pytest.mark.parametrize(
    ("house", "reached", "change", "code"),
    [row[1:] for row in UNDER_HOUSE_RULES],
    ids=[row[0] for row in UNDER_HOUSE_RULES],
)
def test_a_law_that_a_house_rule_changes_is_kept_under_it_and_broken_without(
    house: dict[str, int],
    reached: Callable[[State], bool],
    change: Callable[[State], None],
    code: int,
) -> None:
    state = meeting_until(reached, "flat:4", **house)
    change(state)
    assert laws.broken(PRINTED, state) == code


def test_every_law_of_ticket_has_a_way_to_be_broken_and_a_sentence() -> None:
    codes = set(range(laws.WRONG_PHASE, laws.NOT_AT_THE_START + 1))
    assert {row[4] for row in BREAKS} == codes
    for language in LANGUAGES:
        told = {words(language).tell(GAME.law(code)) for code in codes}
        assert len(told) == len(codes)
