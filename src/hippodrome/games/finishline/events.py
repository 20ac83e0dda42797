"""The table of events: the only place that knows an event's facts, sentence, paragraph and voice.

Where an event is about fewer horses or players than it has facts for, the others are NOBODY.
"""

from hippodrome.engine.events import BOTH, MOMENT, STAGE, Event, Events
from hippodrome.games.finishline.parts import (
    AMOUNT,
    BETS,
    CAPITAL,
    DICE_FETCHED,
    DICE_TAKEN,
    EFFECT,
    EXTRAS,
    FACE,
    GAIN,
    HORSE,
    ODDS,
    ONE_DIE,
    PLACE,
    PLAYER,
    RACE,
    SHOES,
    STAKE,
    TILE,
    TOTAL,
    WHAT,
    WHIPS,
    WHO,
)

RIVAL = HORSE.called("rival")

EVENTS = Events(
    # Before the race.
    Event("lot", PLAYER, sentence="finishline-story-lot", paragraph="F3.8"),
    Event(
        "race",
        RACE,
        sentence="finishline-story-race",
        paragraph="F2.2",
        voice=BOTH,
        weight=STAGE,
        lasts=2600,
        begins=("part-race", "race"),
    ),
    Event("tile", HORSE, TILE, sentence="finishline-story-tile", paragraph="F2.3"),
    Event("slip", PLAYER, sentence="finishline-story-slip", paragraph="F2.4", personal=True),
    Event("own-slip", BETS, sentence="finishline-story-own-slip", paragraph="F2.4", own=True),
    Event(
        "off",
        sentence="finishline-story-off",
        paragraph="F3.1",
        voice=BOTH,
        weight=STAGE,
        lasts=1700,
    ),
    # Dice.
    Event("takes", PLAYER, DICE_TAKEN, sentence="finishline-story-takes", paragraph="F3.1"),
    Event("last-die", sentence="finishline-story-last-die", paragraph="F3.6", voice=BOTH),
    Event(
        "rolls",
        *(FACE.called(f"{which}_face") for which in ("first", "second", "third")),
        sentence="finishline-story-rolls",
        paragraph="F3.1",
        lasts=700,
    ),
    Event(
        "aside", PLAYER, ONE_DIE, FACE, AMOUNT, sentence="finishline-story-aside", paragraph="F3.4"
    ),
    Event(
        "shoe",
        *(PLAYER, HORSE, EFFECT),
        sentence="finishline-story-shoe",
        paragraph="F5.1",
        voice=BOTH,
    ),
    Event(
        "double", PLAYER, HORSE, sentence="finishline-story-double", paragraph="F5.2", voice=BOTH
    ),
    Event(
        "whip",
        *(PLAYER, HORSE, WHIPS),
        sentence="finishline-story-whip",
        paragraph="F5.3",
        voice=BOTH,
    ),
    Event(
        "pace",
        *(PLAYER, HORSE.called("start"), HORSE.called("end"), EFFECT),
        sentence="finishline-story-pace",
        paragraph="F5.4",
        voice=BOTH,
    ),
    Event(
        "helmet", PLAYER, HORSE, sentence="finishline-story-helmet", paragraph="F5.5", voice=BOTH
    ),
    Event(
        "level",
        *(PLAYER, HORSE, HORSE.called("leader")),
        sentence="finishline-story-level",
        paragraph="F5.6",
        voice=BOTH,
        weight=MOMENT,
        lasts=1700,
    ),
    Event(
        "interference",
        *(PLAYER, *(HORSE.called(place) for place in ("front", "middle", "back"))),
        sentence="finishline-story-interference",
        paragraph="F5.7",
        voice=BOTH,
    ),
    Event(
        "loss",
        *(PLAYER, HORSE, RIVAL, HORSE.called("other_rival")),
        sentence="finishline-story-loss",
        paragraph="F5.8",
        voice=BOTH,
    ),
    Event("keep", PLAYER, sentence="finishline-story-keep", paragraph="F5.9"),
    Event(
        "side",
        *(PLAYER, PLAYER.called("other"), STAKE, WHO),
        sentence="finishline-story-side",
        paragraph="F5.10",
        voice=BOTH,
    ),
    Event("disqualify", PLAYER, HORSE, sentence="finishline-story-disqualify", paragraph="F5.11"),
    Event("trick", PLAYER, DICE_FETCHED, sentence="finishline-story-trick", paragraph="F5.12"),
    Event(
        "outsider",
        *(PLAYER, HORSE, AMOUNT),
        sentence="finishline-story-outsider",
        paragraph="F5.13",
    ),
    # What a die changes in the row.
    Event(
        "disqualified",
        HORSE,
        sentence="finishline-story-disqualified",
        paragraph="F4.6",
        voice=BOTH,
        weight=MOMENT,
        lasts=1700,
    ),
    Event(
        "passes",
        *(HORSE, PLACE, RIVAL, HORSE.called("other_rival"), HORSE.called("third_rival")),
        sentence="finishline-story-passes",
        paragraph="F4.1",
        voice=BOTH,
    ),
    Event("parted", HORSE, RIVAL, sentence="finishline-story-parted", paragraph="F4.7", voice=BOTH),
    Event("leads", HORSE, sentence="finishline-story-leads", paragraph="F4.1", voice=BOTH),
    # Where a race has come to.
    Event(
        "straight",
        sentence="finishline-story-straight",
        paragraph="F3.3",
        voice=BOTH,
        weight=MOMENT,
        lasts=1600,
    ),
    Event("post", RACE, EXTRAS, sentence="finishline-story-post", paragraph="F3.6", voice=BOTH),
    Event(
        "extra",
        *(PLAYER, HORSE, EFFECT),
        sentence="finishline-story-extra",
        paragraph="F3.7",
        voice=BOTH,
    ),
    Event("decline", PLAYER, sentence="finishline-story-decline", paragraph="F3.9"),
    Event(
        "photo",
        *(HORSE.called("first"), HORSE.called("second")),
        sentence="finishline-story-photo",
        paragraph="F4.5",
        voice=BOTH,
        weight=STAGE,
        lasts=2200,
    ),
    Event(
        "photo-dice",
        HORSE,
        SHOES,
        sentence="finishline-story-photo-dice",
        paragraph="F4.5",
        lasts=1300,
    ),
    Event("photo-again", sentence="finishline-story-photo-again", paragraph="F4.5"),
    Event(
        "photo-won",
        HORSE,
        sentence="finishline-story-photo-won",
        paragraph="F4.5",
        voice=BOTH,
        lasts=2200,
    ),
    # The reckoning.
    Event(
        "arrival",
        *(RACE, HORSE.called("first"), HORSE.called("second")),
        sentence="finishline-story-arrival",
        paragraph="F3.6",
        voice=BOTH,
        weight=STAGE,
        lasts=10_000,
        ends=True,
    ),
    Event("sheet", PLAYER, BETS, sentence="finishline-story-sheet", paragraph="F2.4"),
    Event(
        "paid",
        *(HORSE, HORSE.called("partner"), STAKE, ODDS, AMOUNT),
        sentence="finishline-story-paid",
        paragraph="F6.1",
        lasts=900,
        pays="amount",
    ),
    Event(
        "outsider-paid",
        *(HORSE, AMOUNT, WHAT),
        sentence="finishline-story-outsider-paid",
        paragraph="F5.13",
        pays="amount",
    ),
    Event(
        "capital",
        PLAYER,
        GAIN,
        CAPITAL,
        sentence="finishline-story-capital",
        paragraph="F6.1",
        lasts=900,
    ),
    Event(
        "side-total",
        *(PLAYER, GAIN.called("amount")),
        sentence="finishline-story-side-total",
        paragraph="F6.2",
    ),
    Event("total", PLAYER, TOTAL, sentence="finishline-story-total", paragraph="F6.2"),
    Event(
        "winners",
        TOTAL,
        *(PLAYER.called(f"{which}_winner") for which in ("first", "second", "third", "fourth")),
        sentence="finishline-story-winners",
        paragraph="F6.2",
        voice=BOTH,
        weight=STAGE,
    ),
    Event("starter", RACE, PLAYER, sentence="finishline-story-starter", paragraph="F3.8"),
    Event(
        "allowance",
        AMOUNT,
        RACE,
        sentence="finishline-story-allowance",
        paragraph="F2.1",
        begins=("part-race", "race"),
    ),
)

LOT_DRAWN = EVENTS.number("lot")
RACE_OPENED = EVENTS.number("race")
TILE_LAID = EVENTS.number("tile")
SLIP_IN = EVENTS.number("slip")
OFF = EVENTS.number("off")
DICE_OUT = EVENTS.number("takes")
LAST_DIE = EVENTS.number("last-die")
ROLLED = EVENTS.number("rolls")
PUT_ASIDE = EVENTS.number("aside")
SHOE_LAID = EVENTS.number("shoe")
DOUBLE_SHOE = EVENTS.number("double")
WHIPPED = EVENTS.number("whip")
PACE_CHANGED = EVENTS.number("pace")
HELMET_ON = EVENTS.number("helmet")
MADE_LEVEL = EVENTS.number("level")
MIXED_UP = EVENTS.number("interference")
SPEED_LOST = EVENTS.number("loss")
KEPT = EVENTS.number("keep")
SIDE_BET_MADE = EVENTS.number("side")
STEWARDS_CALLED = EVENTS.number("disqualify")
TRICK_PLAYED = EVENTS.number("trick")
OUTSIDER_NAMED = EVENTS.number("outsider")
SENT_OFF = EVENTS.number("disqualified")
PASSED = EVENTS.number("passes")
PARTED = EVENTS.number("parted")
TOOK_THE_LEAD = EVENTS.number("leads")
STRAIGHT_REACHED = EVENTS.number("straight")
POST_PASSED = EVENTS.number("post")
EXTRA_PLAYED = EVENTS.number("extra")
EXTRA_DECLINED = EVENTS.number("decline")
PHOTO_CALLED = EVENTS.number("photo")
PHOTO_ROLLED = EVENTS.number("photo-dice")
PHOTO_EQUAL = EVENTS.number("photo-again")
PHOTO_WON = EVENTS.number("photo-won")
ARRIVED = EVENTS.number("arrival")
SHEET_SHOWN = EVENTS.number("sheet")
BET_SETTLED = EVENTS.number("paid")
OUTSIDER_PAID = EVENTS.number("outsider-paid")
CAPITAL_NOW = EVENTS.number("capital")
SIDE_BETS_NOW = EVENTS.number("side-total")
TOTAL_NOW = EVENTS.number("total")
WON = EVENTS.number("winners")
STARTER_NAMED = EVENTS.number("starter")
MONEY_GIVEN = EVENTS.number("allowance")
