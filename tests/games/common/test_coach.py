"""The coach: every decision has a line in both languages, and what nobody means is noticed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from itertools import product
from typing import get_args

import pytest

from hippodrome.bots import BOTS
from hippodrome.engine.coaching import matter_of, slip_in
from hippodrome.engine.lessons import MOST_WORDS, count_words
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.words import LANGUAGES, words
from tests.games.common.rooms import ROOMS
from tests.games.common.scenes import scene

COACHED = ("ticket", "finishline", "auteuil", "ascot")
SHORT = {"ticket": {"races": 3}, "auteuil": {"races": 1, "sweets": 1}, "ascot": {"places": 1}}
"""Options of games in which much is asked and that are soon over."""


def played(match: Match, wanted: Callable[[Match], bool]) -> Match:
    """Let tipsters play until something is so, or to the end."""
    stream = new_stream(5)
    while not match.over and not wanted(match):
        if match.spread:
            match.draw(below(stream, match.spread))
        else:
            seat, tipster = match.awaited[0], BOTS["tipster"]
            view = match.view(seat)
            match.submit(seat, tipster.decide(match.game, match.pack, view, seat, stream))
    return match


def slip(match: Match, seat: int, *moves: str) -> str:
    """Give the key of what the coach says before a decision, or nothing."""
    numbers = [match.game.read(move) for move in moves]
    found = slip_in(match.game, match.pack, match.view(seat), seat, numbers)
    return "" if found is None else found.key


@pytest.mark.parametrize("name", COACHED)
def test_every_decision_has_a_short_line_in_both_languages(name: str) -> None:
    game = GAMES[name]
    said: set[str] = set()

    def listen(match: Match) -> bool:
        if match.awaited and not match.spread:
            seat = match.awaited[0]
            matter = matter_of(game, match.pack, match.view(seat), seat)
            assert matter is not None, match.look(seat).phase
            others = [one for one in range(match.seats) if one not in match.awaited]
            assert all(
                matter_of(game, match.pack, match.view(one), one) is None for one in (*others, -1)
            )
            for language in LANGUAGES:
                told = words(language).tell(matter.text)
                assert 5 <= count_words(told) <= MOST_WORDS, told
                said.add(told)
        return False

    played(game.match(3, SHORT.get(name)), listen)
    assert len(said) >= 2 * 3


@pytest.mark.parametrize("name", COACHED)
def test_the_rules_open_at_a_paragraph_for_every_phase(name: str) -> None:
    game = GAMES[name]
    types = import_module(f"{game.package}.people.look.types")
    assert set(game.coach.paragraphs) == set(get_args(types.Phase))
    for language in LANGUAGES:
        assert set(game.coach.paragraphs.values()) <= set(game.paragraphs(language))


def test_a_room_without_a_coach_says_nothing() -> None:
    match = ROOMS["pony"].match(2)
    played(match, lambda one: bool(one.awaited))
    assert matter_of(match.game, match.pack, match.view(0), match.awaited[0]) is None


def test_ticket_a_lone_horse_the_winner_held_back_and_a_joker_lost() -> None:
    dealt = scene("ticket", ["flat:3", "deal 1.2 4.1 J 4.2 5.1 4.3"], first=1)
    assert slip(dealt, 0, "1-.-.") == "coach-ticket-boxes"
    assert slip(dealt, 0, "1-2-.") == ""
    off = scene("ticket", ["flat:3", "deal 1.2 4.1 J 4.2 5.1 4.3", "1-.-.", "4-.-."], first=1)
    assert slip(off, 0, "1-2") == "coach-ticket-back"
    assert slip(off, 0, "1+2") == ""
    assert slip(off, 0, "5-1") == "", "somebody else's horse may well be sent back"
    assert slip(off, 0, "J1<1") == "coach-ticket-joker"


def test_finish_line_an_empty_slip_and_the_own_horse_thrown_out() -> None:
    tiles = "lay 8 22 3 5 18 11 20"
    bets = scene("finishline", [tiles], seats=2, first=1)
    assert slip(bets, 0, "done") == "coach-finishline-empty"
    assert slip(bets, 0, "win:e=200", "done") == ""
    rolled = scene(
        "finishline",
        [
            tiles,
            "win:d=200 done",
            "done",
            "take:white+white+black",
            "roll blank blank disqualified",
        ],
        first=1,
    )
    out = [choice for choice in rolled.look(0).choices if choice.leaves]
    assert {choice.leaves for choice in out} >= {(3,), (1,)}
    for choice in out:
        move = rolled.game.write(rolled.game.moves.number(choice.move))
        wanted = "coach-finishline-out" if 3 in choice.leaves else ""
        assert slip(rolled, 0, move) == wanted
    assert slip(rolled, 0, "3:aside") == ""


def test_auteuil_the_own_horse_brought_down_and_squares_turned_down() -> None:
    told: dict[tuple[bool, bool], set[str]] = {}
    for dice in product("123456", repeat=3):
        thrown = scene("auteuil", ["off", f"throw {''.join(dice)}"], races=1)
        seen = thrown.look(0)
        own = {runner.horse for runner in seen.runners if runner.owner == 0}
        for choice in seen.choices:
            move = thrown.game.write(thrown.game.moves.number(choice.move))
            key = choice.move.horse in own, choice.falls
            told.setdefault(key, set()).add(slip(thrown, 0, move))
    assert "coach-auteuil-fall" in told.pop((True, True))
    assert set().union(*told.values()) == {""}
    gift = played(GAMES["auteuil"].match(2, {"races": 1}), lambda one: in_phase(one, "bonus"))
    assert slip(gift, gift.awaited[0], "enough") == "coach-auteuil-gift"


def in_phase(match: Match, phase: str) -> bool:
    """Is somebody asked for just this?"""
    return bool(match.awaited) and match.look(match.awaited[0]).phase == phase


def test_ascot_a_nought_too_many_money_owed_a_whole_hand_and_a_gift() -> None:
    bidding = played(GAMES["ascot"].match(3), lambda one: in_phase(one, "bid"))
    (seat,) = bidding.awaited
    offered = next(one for one in bidding.look(seat).choices if one.move.kind == "bid")
    printed = next(
        card.price
        for card in bidding.look(seat).cards
        if card.card == bidding.look(seat).sale.thing
    )
    assert offered.least <= printed
    assert slip(bidding, seat, f"bid:{offered.least}") == ""
    assert slip(bidding, seat, f"bid:{2 * printed + offered.step}") == "coach-ascot-dear"
    assert slip(bidding, seat, "pass") == ""
    owing = played(GAMES["ascot"].match(3), owes_some)
    (seat,) = owing.awaited
    bid = next(one for one in owing.look(seat).choices if one.move.kind == "bid")
    within = bid.within // bid.step * bid.step
    assert slip(owing, seat, f"bid:{within + bid.step}") in ("coach-ascot-owed", "coach-ascot-dear")
    throwing = played(GAMES["ascot"].match(3), lambda one: in_phase(one, "throw-in"))
    seat = throwing.awaited[0]
    hand = [
        card for card in throwing.look(seat).cards if card.where == "hand" and card.seat == seat
    ]
    throws = [
        throwing.game.write(throwing.game.moves.number(choice.move))
        for choice in throwing.look(seat).choices
        if choice.move.kind == "throw"
    ]
    assert len(throws) == len(hand)
    assert slip(throwing, seat, *throws, "done") == "coach-ascot-hand"
    assert slip(throwing, seat, *throws[1:], "done") == ""


def owes_some(match: Match) -> bool:
    """May somebody bid more than is theirs to spend?"""
    if not in_phase(match, "bid"):
        return False
    choices = match.look(match.awaited[0]).choices
    return any(one.move.kind == "bid" and one.within is not None for one in choices)
