"""The race caller: throws, lanes, colours, falls, bend and post, from an audience's views."""

from __future__ import annotations

from collections.abc import Mapping

from hippodrome.games.ascot import events
from hippodrome.games.ascot.parts import REPORT
from hippodrome.games.ascot.people.names import (
    COLOURS,
    inscription_name,
    kept_name,
    player,
    thing_name,
)
from hippodrome.games.ascot.people.telling import Page, Teller, called, from_facts
from hippodrome.games.ascot.rules.squares import is_colour, is_white
from hippodrome.games.ascot.state import (
    ANY_COLOUR,
    DIE,
    NEED_ANSWER,
    RUNNING,
    Pack,
    State,
)
from hippodrome.words import Sentence, sentence


def ground(pack: Pack, horse: int, lane: int, length: int) -> str:
    """Say what a horse has come to stand on: own, other, any, white or plain."""
    square = pack.square[lane][length]
    if square == pack.colour[horse]:
        return "own"
    if square == ANY_COLOUR:
        return "any"
    if is_colour(square):
        return "other"
    return "white" if is_white(square) else "plain"


def tell_moved(page: Page, index: int) -> list[Sentence]:
    """A9.9: where the throw took a horse."""
    _, horse, lane, length = page.event(index)
    return [
        sentence(
            "ascot-story-moves",
            horse=thing_name(horse),
            lane=lane,
            length=length,
            ground=ground(page.pack, horse, lane, length),
            call=page.call(index),
        )
    ]


def tell_jostled(page: Page, index: int) -> list[Sentence]:
    """A9.7: no way to where the throw points."""
    _, horse, _, length = page.event(index)
    back = int(length < page.before.length[horse])
    return [
        sentence(
            "ascot-story-jostled",
            horse=thing_name(horse),
            length=length,
            back=back,
            call=page.call(index),
        )
    ]


def tell_advantage_spent(page: Page, index: int) -> list[Sentence]:
    """A10.2: an Advantage makes another colour the horse's own."""
    _, seat, horse, _ = page.event(index)
    return [
        sentence(
            "ascot-story-advantage-spent",
            player=player(seat),
            horse=thing_name(horse),
            colour=COLOURS[page.pack.colour[horse]],
        )
    ]


def tell_inscribed(page: Page, index: int) -> list[Sentence]:
    """A10.6: what a white square says."""
    _, horse, square, number = page.event(index)
    return [
        sentence(
            "ascot-story-inscribed",
            horse=thing_name(horse),
            inscription=inscription_name(square, number),
        )
    ]


def tell_need_offered(page: Page, index: int) -> list[Sentence]:
    """A10.16: money for a report in need."""
    _, seat, holder, francs = page.event(index)
    return [
        sentence(
            "ascot-story-need-offered",
            player=player(seat),
            holder=player(holder),
            francs=francs,
            report=kept_name(REPORT.words[page.after.needed]),
            horse=thing_name(page.after.mover),
        )
    ]


def tell_need_accepted(page: Page, index: int) -> list[Sentence]:
    """A10.16: the report is sold."""
    _, _, holder, francs = page.event(index)
    return [
        sentence(
            "ascot-story-need-accepted",
            player=player(holder),
            francs=francs,
            report=kept_name(REPORT.words[page.before.needed]),
        )
    ]


def tell_post(page: Page, index: int) -> list[Sentence]:
    """A10.9: past the post."""
    _, horse, place, _ = page.event(index)
    return [
        sentence("ascot-story-post", horse=thing_name(horse), place=place, call=page.call(index))
    ]


def front(view: State) -> int:
    """Give the furthest length a running horse has reached."""
    lengths = zip(view.status, view.length, strict=True)
    return max((length for status, length in lengths if status == RUNNING), default=0)


def lone_leader(view: State) -> int:
    """Give the horse in front of all others, standing, or 0."""
    ahead = [
        horse
        for horse, status in enumerate(view.status)
        if status == RUNNING and view.length[horse] == front(view)
    ]
    return ahead[0] if len(ahead) == 1 and not view.fallen[ahead[0]] else 0


def tell_progress(page: Page) -> list[Sentence]:
    """The caller speaks up for the bend, the straight and a new leader."""
    before, after, pack = page.before, page.after, page.pack
    leader = lone_leader(after)
    if not DIE <= before.phase <= NEED_ANSWER or after.arrived or leader == 0:
        return []
    call, name = page.call(len(page.events)), thing_name(leader)
    if front(before) <= pack.bend < front(after):
        return [sentence("ascot-story-bend", call=call, horse=name)]
    if front(before) < pack.whip <= front(after):
        return [sentence("ascot-story-straight", call=call, horse=name)]
    # Nobody leads anything before the first round is over.
    if after.rounds > 1 and leader != lone_leader(before):
        return [sentence("ascot-story-leads", call=call, horse=name)]
    return []


TELLERS: Mapping[int, Teller] = {
    events.STAYS_FALLEN: called("ascot-story-stays-fallen", "horse"),
    events.FREED: from_facts("ascot-story-freed", "horse"),
    events.MOVED: tell_moved,
    events.JOSTLED: tell_jostled,
    events.TOO_MUCH: called("ascot-story-too-much", "horse"),
    events.WENT_ON: called("ascot-story-goes-on", "horse", "lane", "length"),
    events.ADVANTAGE_SPENT: tell_advantage_spent,
    events.DISADVANTAGE_DROPPED: from_facts("ascot-story-dropped", "player", "horse"),
    events.INSCRIBED: tell_inscribed,
    events.LED_BY_INSCRIPTION: from_facts("ascot-story-led", "horse", "lane", "length"),
    events.NOTHING_DOING: from_facts("ascot-story-not-followed", "horse"),
    events.REPORT_GIVEN_UP: from_facts("ascot-story-given-up", "player", "report", "horse"),
    events.NEED_OFFERED: tell_need_offered,
    events.NEED_ACCEPTED: tell_need_accepted,
    events.NEED_DECLINED: from_facts("ascot-story-need-declined", "_", "player"),
    events.FELL: called("ascot-story-falls", "horse"),
    events.OUT_OF_RACE: called("ascot-story-out", "horse"),
    events.PAST_POST: tell_post,
    events.DISQUALIFIED_AT_POST: from_facts("ascot-story-disqualified", "horse"),
    events.RACE_STOPPED: from_facts("ascot-story-stopped"),
}
