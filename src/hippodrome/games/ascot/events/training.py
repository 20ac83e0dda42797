"""Who begins, and the training."""

from hippodrome.engine.events import BOTH, MOMENT, STAGE, Event
from hippodrome.games.ascot.parts import (
    ASKED,
    BOARD,
    COUNT,
    END,
    FRANCS,
    HORSE,
    PLAYER,
    POINTS,
    REPORT,
    REPORT_KIND,
    SQUARE,
    START,
    TITLE,
    TRAINER,
)

FIRST_TURN = {"training": "A4.1", "race": "A8.1"}

TRAINING = (
    Event(
        "threw-for-start",
        PLAYER,
        POINTS,
        BOARD,
        sentence="ascot-story-throws-for-start",
        paragraph=FIRST_TURN,
        by="board",
    ),
    Event(
        "starts",
        PLAYER,
        BOARD,
        sentence="ascot-story-starts",
        paragraph=FIRST_TURN,
        by="board",
        begins=("ascot-part-board", "board"),
    ),
    Event(
        "dice-thrown",
        PLAYER,
        POINTS.called("one"),
        POINTS.called("two"),
        BOARD,
        sentence="ascot-story-dice",
        paragraph=FIRST_TURN,
        by="board",
        lasts=700,
    ),
    Event("trained", HORSE, START, END, sentence="", paragraph="A4.1"),
    Event("back-in-box", HORSE, sentence="ascot-story-in-box", paragraph="A4.6"),
    Event("on-square", HORSE, SQUARE, sentence="ascot-story-square", paragraph="A4.2"),
    Event(
        "report-read",
        PLAYER,
        TRAINER,
        REPORT_KIND,
        TITLE,
        ASKED,
        sentence="ascot-story-report",
        paragraph="A4.3",
        weight=MOMENT,
        lasts=2600,
    ),
    Event("report-applied", HORSE, TRAINER, REPORT_KIND, sentence="", paragraph="A4.3"),
    Event("advantage-earned", HORSE, COUNT, sentence="ascot-story-advantage", paragraph="A4.7"),
    Event(
        "disadvantage-taken", HORSE, COUNT, sentence="ascot-story-disadvantage", paragraph="A4.7"
    ),
    Event("report-kept", PLAYER, REPORT, sentence="ascot-story-kept", paragraph="A4.3"),
    Event("strangles-told", PLAYER, sentence="ascot-story-strangles", paragraph="A4.4"),
    Event("turn-missed", PLAYER, sentence="ascot-story-missed", paragraph="A4.4"),
    Event("joined", PLAYER, sentence="ascot-story-joined", paragraph="A4.5"),
    Event("received", PLAYER, FRANCS, sentence="ascot-story-receives", paragraph="A4.15"),
    Event("galloped", HORSE, START, END, SQUARE, sentence="ascot-story-gallop", paragraph="A4.8"),
    Event("led-home", HORSE, sentence="ascot-story-led-home", paragraph="A4.13"),
    Event(
        "training-over",
        sentence="ascot-story-training-over",
        paragraph="A5.1",
        voice=BOTH,
        weight=STAGE,
        lasts=2400,
        begins=("ascot-part-market",),
    ),
)
