"""The table of events: what can happen at a meeting, with its facts, sentence and paragraph.

Rules note what all may know; what is marked `own` is derived from one seat's views, for it alone.
An event without a sentence is shown and not told: it is part of one that is.
"""

from hippodrome.engine.events import BOTH, MOMENT, STAGE, Event, Events, Many
from hippodrome.games.ticket.parts import (
    BOX,
    CARD,
    CARDS,
    DISCIPLINE,
    GAIN,
    HORSE,
    LANE,
    LEFT,
    PLACE,
    PLAYER,
    RACE,
    RIVER,
    SCORE,
    SQUARE,
)

BOXES = tuple(BOX.called(place) for place in ("first", "second", "third"))
MOVED = (PLAYER, CARD, HORSE, SQUARE.called("start"), SQUARE.called("end"))

EVENTS = Events(
    # Before the race.
    Event("first-player", PLAYER, sentence="story-first-player", paragraph="T2.2"),
    Event(
        "race",
        *(PLAYER, RACE, DISCIPLINE, RIVER, CARDS),
        sentence="story-race",
        paragraph="T3.1",
        voice=BOTH,
        weight=MOMENT,
        lasts=1200,
        begins=("part-race", "race"),
    ),
    Event("sealed", sentence="story-sealed", paragraph="T3.6"),
    Event("reshuffled", sentence="story-reshuffled", paragraph="T3.1"),
    Event("lane", HORSE, LANE, sentence="", paragraph="T1.6"),
    Event("lined-up", sentence="story-lined-up", paragraph="T1.6"),
    Event("dealt", CARDS, sentence="story-dealt", paragraph="T3.1", personal=True),
    Event("hand", Many(CARD.called("hand")), sentence="story-hand", paragraph="T3.1", own=True),
    Event("filled", PLAYER, sentence="story-predicted", paragraph="T3.2", personal=True),
    Event("own-ticket", PLAYER, *BOXES, sentence="story-ticket", paragraph="T3.2", own=True),
    Event("ticket", PLAYER, *BOXES, sentence="story-ticket", paragraph="T3.3", personal=True),
    Event("off", sentence="story-off", paragraph="T3.4", voice=BOTH, weight=STAGE, lasts=1600),
    # A card is played.
    Event("run", *MOVED, sentence="story-move", paragraph="T4.1"),
    Event("joker", *MOVED, sentence="story-move", paragraph="T4.4"),
    Event("beside", *MOVED, sentence="story-move", paragraph="T4.5"),
    Event("yields", HORSE, SQUARE.called("end"), sentence="story-yields", paragraph="T4.7"),
    Event(
        "stay",
        *(PLAYER, HORSE.called("low"), HORSE.called("high")),
        sentence="story-stay",
        paragraph="T4.6",
    ),
    Event("discard", PLAYER, CARD, sentence="story-discard", paragraph="T4.9"),
    Event("crossed", HORSE, sentence="", paragraph="T5.2"),
    Event(
        "leads",
        HORSE,
        sentence="story-leads",
        paragraph="T6.1",
        voice=BOTH,
        weight=MOMENT,
        lasts=600,
    ),
    # The finish.
    Event(
        "cards-left",
        LEFT,
        sentence="story-cards-left",
        paragraph="T6.1",
        voice=BOTH,
        weight=MOMENT,
        lasts=1500,
    ),
    Event(
        "last-card",
        RACE,
        sentence="story-finish",
        paragraph="T6.1",
        voice=BOTH,
        weight=MOMENT,
        lasts=4600,
    ),
    Event(
        "disqualified",
        HORSE,
        sentence="story-disqualified",
        paragraph="T7.4",
        voice=BOTH,
        weight=STAGE,
        lasts=2000,
    ),
    Event("level", HORSE, sentence="", paragraph="T6.2"),
    Event("photo", sentence="story-photo", paragraph="T6.2", voice=BOTH, weight=MOMENT, lasts=1900),
    Event(
        "photo-result",
        *(HORSE, PLACE),
        sentence="story-photo-result",
        paragraph="T6.2",
        voice=BOTH,
        weight=STAGE,
        lasts=1900,
    ),
    Event("placed", HORSE, PLACE, sentence="", paragraph="T6.1"),
    Event(
        "arrival",
        RACE,
        sentence="story-arrival",
        paragraph="T6.1",
        voice=BOTH,
        weight=STAGE,
        lasts=3400,
        ends=True,
    ),
    Event(
        "points",
        PLAYER,
        GAIN,
        SCORE,
        sentence="story-points",
        paragraph="T8.5",
        lasts=1100,
        pays="gain",
    ),
    Event("won", PLAYER, sentence="", paragraph="T8.5"),
    Event("winners", SCORE, sentence="story-winners", paragraph="T8.5", voice=BOTH, weight=STAGE),
)

FIRST_PLAYER_DRAWN = EVENTS.number("first-player")
RACE_CHOSEN = EVENTS.number("race")
TICKETS_SEALED = EVENTS.number("sealed")
CARDS_RESHUFFLED = EVENTS.number("reshuffled")
LANE_DRAWN = EVENTS.number("lane")
LINED_UP = EVENTS.number("lined-up")
CARDS_DEALT = EVENTS.number("dealt")
TICKET_FILLED = EVENTS.number("filled")
TICKET_SHOWN = EVENTS.number("ticket")
RACE_OFF = EVENTS.number("off")
SINGLE_PLAYED = EVENTS.number("run")
JOKER_PLAYED = EVENTS.number("joker")
PAIR_PLAYED = EVENTS.number("beside")
HORSE_YIELDS = EVENTS.number("yields")
PAIR_STAYS = EVENTS.number("stay")
CARD_DISCARDED = EVENTS.number("discard")
LINE_CROSSED = EVENTS.number("crossed")
LEAD_TAKEN = EVENTS.number("leads")
FEW_CARDS_LEFT = EVENTS.number("cards-left")
LAST_CARD = EVENTS.number("last-card")
HORSE_DISQUALIFIED = EVENTS.number("disqualified")
HORSE_LEVEL = EVENTS.number("level")
PHOTO_TAKEN = EVENTS.number("photo")
PHOTO_RESULT = EVENTS.number("photo-result")
HORSE_PLACED = EVENTS.number("placed")
ARRIVAL = EVENTS.number("arrival")
POINTS = EVENTS.number("points")
MEETING_WON = EVENTS.number("won")
WINNERS = EVENTS.number("winners")
