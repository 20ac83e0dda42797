"""A game in play: refusals lose nothing, a decision is all or none, the table is laid with care."""

from __future__ import annotations

import pytest

from hippodrome.engine.errors import BadNotation, BadSetup, Refused
from hippodrome.games import GAMES, game_named

TICKET = GAMES["ticket"]


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match="ticket"):
        game_named("backgammon")


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=r"2.*6"):
        TICKET.match(seats)


def test_an_option_must_exist_and_be_one_of_its_choices() -> None:
    with pytest.raises(BadSetup, match="sunshine"):
        TICKET.match(3, {"sunshine": 1})
    with pytest.raises(BadSetup, match="3, 6"):
        TICKET.match(3, {"races": 5})
    assert TICKET.match(3, {"races": 6}).options["races"] == 6


def test_an_unknown_pack_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match="standard, tiny"):
        TICKET.pack("deluxe")


def test_a_refused_move_changes_nothing() -> None:
    match = TICKET.match(2, {"first": 1})
    before = match.state.copy()
    for move in ("flat:2", "5+3", "7-3-5"):
        with pytest.raises(Refused) as caught:
            match.play(0, move)
        assert caught.value.code > 0
    with pytest.raises(Refused):
        match.play(1, "flat:5")
    with pytest.raises(BadNotation):
        match.play(0, "gallop!")
    assert match.state == before
    assert match.log == []


def test_a_decision_of_several_moves_is_played_whole_or_not_at_all() -> None:
    match = TICKET.match(2, {"first": 1})
    before = match.state.copy()
    with pytest.raises(Refused):
        match.submit(0, [TICKET.read("flat:5"), TICKET.read("flat:5")])
    assert match.state == before
    assert match.log == []


def test_a_decision_that_lacks_a_move_is_refused_whole() -> None:
    match = GAMES["auteuil"].match(2)
    match.draw_all(lambda _: 0)
    before = match.state.copy()
    for slip in (["T7-3-4"], ["T7-3-4", "G7"], ["G7", "P3"]):
        with pytest.raises(Refused) as lacking:
            match.play(0, *slip)
        assert lacking.value.paragraph == "U2.3"
        assert match.state == before
    match.play(0, "P3", "T7-3-4", "G7")
    assert match.awaited == [1]
    assert len(match.log[-1].moves) == 3


def test_a_draw_must_be_one_of_the_outcomes() -> None:
    match = TICKET.match(3)
    assert match.spread == 3
    for outcome in (-1, 3):
        with pytest.raises(BadSetup, match="3"):
            match.draw(outcome)
    match.draw(2)
    assert match.awaited == [2]
    with pytest.raises(BadSetup):
        match.draw(0)


def test_packs_differ_by_hash_and_not_by_what_is_said_about_them() -> None:
    standard, tiny = TICKET.pack("standard"), TICKET.pack("tiny")
    assert standard.hash != tiny.hash
    assert standard.hash == TICKET.pack("standard").hash
    assert set(standard.provenance) == set(TICKET.tables)
