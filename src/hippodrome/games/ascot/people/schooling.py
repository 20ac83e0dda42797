"""The story of the training loop: throws, squares, reports and the club."""

from __future__ import annotations

from collections.abc import Mapping

from hippodrome.games.ascot import events
from hippodrome.games.ascot.people.names import (
    COLOURS,
    PACKS,
    pack_name,
    player,
    report_name,
    square_name,
    thing_name,
)
from hippodrome.games.ascot.people.picturing import square_drawn
from hippodrome.games.ascot.people.telling import Page, Teller, called, from_facts
from hippodrome.games.ascot.state import MEMBER
from hippodrome.words import Sentence, sentence


def tell_nothing(_page: Page, _index: int) -> list[Sentence]:
    """What another event of the same page says too."""
    return []


def tell_dice(page: Page, index: int) -> list[Sentence]:
    """A4.1, A8.1: two dice in training, one in the race."""
    _, seat, one, two = page.event(index)
    if two == 0:
        return [sentence("ascot-story-die", player=player(seat), points=one)]
    return [
        sentence(
            "ascot-story-dice",
            player=player(seat),
            one=one,
            two=two,
            total=one + two,
            double=int(one == two),
        )
    ]


def tell_square(page: Page, index: int) -> list[Sentence]:
    """A4.2: where a horse stops."""
    _, horse, square, _ = page.event(index)
    name = square_name(page.pack.square_name[square])
    return [sentence("ascot-story-square", horse=thing_name(horse), square=name, drawn=square)]


def tell_report(page: Page, index: int) -> list[Sentence]:
    """A4.3, A4.5: a report is read out, because a square or a member asks for it."""
    _, seat, source, kind = page.event(index)
    asked = page.before.reporting == 1 or page.before.phase == MEMBER
    return [
        sentence(
            "ascot-story-report",
            player=player(seat),
            trainer=pack_name(PACKS[source]),
            title=report_name(page.pack.report_name[source][kind]),
            asked=int(asked),
        )
    ]


def tell_advantage(page: Page, index: int) -> list[Sentence]:
    """A4.7: Advantages come in the horse's colour."""
    _, horse, count, _ = page.event(index)
    return [
        sentence(
            "ascot-story-advantage",
            horse=thing_name(horse),
            count=count,
            colour=COLOURS[page.pack.colour[horse]],
        )
    ]


def tell_gallop(page: Page, index: int) -> list[Sentence]:
    """A4.8: on or back, without obeying the square reached."""
    _, horse, start, end = page.event(index)
    return [
        sentence(
            "ascot-story-gallop",
            horse=thing_name(horse),
            squares=abs(end - start),
            way="back" if end < start else "on",
            drawn=square_drawn(page.pack, horse, end),
        )
    ]


TELLERS: Mapping[int, Teller] = {
    events.THREW_FOR_START: from_facts("ascot-story-throws-for-start", "player", "points"),
    events.DICE_THROWN: tell_dice,
    events.TRAINED: tell_nothing,
    events.ON_SQUARE: tell_square,
    events.BACK_IN_BOX: called("ascot-story-in-box", "horse"),
    events.REPORT_READ: tell_report,
    events.REPORT_APPLIED: tell_nothing,
    events.ADVANTAGE_EARNED: tell_advantage,
    events.DISADVANTAGE_TAKEN: from_facts("ascot-story-disadvantage", "horse", "count"),
    events.REPORT_KEPT: from_facts("ascot-story-kept", "player", "report"),
    events.STRANGLES_TOLD: from_facts("ascot-story-strangles", "player"),
    events.TURN_MISSED: from_facts("ascot-story-missed", "player"),
    events.JOINED: from_facts("ascot-story-joined", "player"),
    events.RECEIVED: from_facts("ascot-story-receives", "player", "francs"),
    events.GALLOPED: tell_gallop,
    events.LED_HOME: from_facts("ascot-story-led-home", "horse"),
}
