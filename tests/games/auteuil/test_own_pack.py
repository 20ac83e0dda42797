"""An edition of one's own: its names, kinds and figures are played, told and drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.engine.game import Pack
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.people.names import (
    at_obstacle,
    obstacle_name,
    own_obstacle,
    own_race,
    race_name,
    the_obstacle,
)
from hippodrome.words import LANGUAGES, words
from tests.games.common.content import printed, printing

WALL, POND = "Mur de l’Élysée", "Mare [bold]aux[/] canards"
"""The second would be an order to the terminal if it were not printed as it is."""
CUP = "Coupe des Amis"


def own_pack(folder: Path) -> Path:
    """Print the greatest course there is, with names, orders, fees and pay of one's own."""
    tables = printing(GAME, "standard")
    squares = [*range(3, 63, 3)]
    tables["course"].update(
        lap=80,
        laps=5,
        jump=5,
        squares=squares,
        obstacles=[WALL, POND, "oxer", *["haie"] * 17],
        own=[POND, WALL],
        back=[[3, 3], [30, 12], [60, 12]],
        longer=[6, 30],
        out=[9],
    )
    tables["races"].update(
        names=[CUP, "drags"], own=[CUP], fees=[0, 1], prizes=[[9, 8, 7], [0, 0, 10_000_000]]
    )
    tables["pools"].update(order_parts=4, tierce=[0, 5], win=[7, 10_000_000], place=[1, 2])
    tables["telegrams"].update(successes=[[1, 1, 1], [2, 3, 10_000_000]])
    return printed(folder, tables)


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    return GAME.pack(str(own_pack(tmp_path)))


def test_U1_3_U1_4_names_of_ones_own_come_after_those_of_the_house(pack: Pack) -> None:
    course = pack.printed
    assert [own_obstacle(course, course.obstacle[square]) for square in (3, 6, 9)] == [
        WALL,
        POND,
        "",
    ]
    assert [own_race(course, course.name[race]) for race in range(2)] == [CUP, ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_U1_3_U1_4_names_of_ones_own_are_told_as_they_are_printed(
    pack: Pack, language: str
) -> None:
    spoken, number = words(language), pack.printed.obstacle[3]
    for told in (at_obstacle, the_obstacle):
        assert WALL in spoken.tell(told(pack.printed, number))
    assert spoken.tell(obstacle_name(number, WALL)) == WALL
    assert spoken.tell(race_name(21, CUP)) == CUP


def test_an_evening_on_a_pack_of_ones_own_is_played_to_its_end(pack: Pack) -> None:
    match = Match(GAME, pack, 3, {"races": 2})
    stream, told = new_stream(1), set()
    while not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
            continue
        rules, seat = GAME.interpreted, match.awaited[0]
        moves = rules.moves()
        decision, trial = [], match.view(seat)
        while True:
            count = rules.menu(pack.printed, trial, seat, moves)
            decision.append(rules.tip(pack.printed, trial, seat, moves, count, stream))
            rules.play(pack.printed, trial, seat, decision[-1])
            if GAME.lacking(pack.printed, trial, seat, decision[-1]) is None:
                break
        match.submit(seat, decision)
        told |= {event.name for event in match.events}
    assert {"back", "held", "out", "winners"} <= told
    assert match.look(-1).course.obstacles[0].own == WALL


@pytest.mark.compiled
def test_both_readings_play_a_pack_of_ones_own_alike(pack: Pack) -> None:
    ends = []
    for reading in (GAME.interpreted, GAME.compiled):
        state = reading.state_form(GAME.lay(pack, 4, {"races": 2, "sure_footed": 1}))
        stream, printed = reading.stream(7), reading.pack_form(pack.printed)
        made = reading.playouts(printed, state, reading.moves(), stream, 5)
        ends.append((made, int(stream[0]), reading.read_back(state)))
    assert ends[0] == ends[1]
