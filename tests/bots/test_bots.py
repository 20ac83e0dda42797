"""Bots choose from the menu, from what their seat sees, and leave both as they were."""

from __future__ import annotations

import pytest

from hippodrome.bots import BOTS, Budget, bot_named
from hippodrome.bots.scouting import AHEAD
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from tests.games.common.scenes import everything

A_LITTLE = Budget(simulations=4)
"""To think about, where what a bot finds does not matter."""
PLAIN_BOTS = [name for name in BOTS if BOTS[name].taste == AHEAD and BOTS[name].effort == 100]
"""Characters only differ in what they play for, quick and patient ones in how long they think."""
BOTS_AND_GAMES = [(bot, game) for bot in PLAIN_BOTS for game in GAMES]


def test_bots_are_found_by_name() -> None:
    assert [bot_named(name).name for name in BOTS] == [
        *("gambler", "tipster", "scout", "expert-quick", "expert", "expert-patient"),
        *("plunger", "miser", "saboteur", "crony"),
    ]


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match=r"jockey.*gambler, tipster, scout"):
        bot_named("jockey")


@pytest.mark.parametrize(("name", "game_name"), BOTS_AND_GAMES)
def test_a_bot_always_picks_from_the_menu_and_disturbs_nothing(name: str, game_name: str) -> None:
    game = GAMES[game_name]
    pack = game.pack("tiny")
    match = Match(game, pack, seats=2)
    stream = new_stream(11)
    # Whoever searches takes its time over each decision: some tell as much as all.
    most = 12 if BOTS[name].searches else 1_000_000
    while not match.over and len(match.log) < most:
        match.draw_all(lambda spread: below(stream, spread))
        for seat in match.awaited:
            view, menu = match.view(seat), match.menu(seat)
            view_before, menu_before = view.copy(), list(menu)
            move = BOTS[name].choose(game, pack, view, seat, menu, stream, A_LITTLE)
            assert move in menu
            assert menu == menu_before
            decided = BOTS[name].decide(game, pack, view, seat, stream, A_LITTLE)
            assert decided[0] in menu
            # Scratch counts here: nothing at all may be left behind in the caller's view.
            assert everything(view) == everything(view_before)
            match.submit(seat, decided)


@pytest.mark.parametrize("name", PLAIN_BOTS)
def test_a_bot_decides_a_slip_whole_and_a_die_alone(name: str) -> None:
    game = GAMES["auteuil"]
    pack = game.pack("tiny")
    match = Match(game, pack, seats=2, options={"races": 1})
    stream = new_stream(5)
    lengths = []
    while not match.over:
        match.draw_all(lambda spread: below(stream, spread))
        for seat in match.awaited[:1]:
            view = match.view(seat)
            match.submit(seat, BOTS[name].decide(game, pack, view, seat, stream, A_LITTLE))
            lengths.append(len(match.log[-1].moves))
    assert lengths[:2] == [3, 3]
    assert set(lengths[2:]) == {1}


def test_the_gambler_plays_every_move_about_equally_often() -> None:
    game = GAMES["ticket"]
    pack = game.pack("tiny")
    stream = new_stream(3)
    times = dict.fromkeys([5, 6, 7], 0)
    for _ in range(3000):
        times[BOTS["gambler"].choose(game, pack, game.state_class(), 0, [5, 6, 7], stream)] += 1
    assert all(900 < count < 1100 for count in times.values())


def test_equal_streams_give_equal_choices() -> None:
    game = GAMES["ticket"]
    pack = game.pack()
    match = Match(game, pack, seats=3, options={"first": 1})
    menu = match.menu(0)
    choices = [
        BOTS[name].choose(game, pack, match.view(0), 0, menu, new_stream(9))
        for name in ("tipster", "tipster")
    ]
    assert choices[0] == choices[1]
