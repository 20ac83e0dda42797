"""The table of events: what can happen in an evening, who tells it, and the rule behind it.

A seat's owner cards and slip are its own business until they are turned over: `cards` and `slip`
are told to that seat alone, in place of what everybody hears.
"""

from hippodrome.engine.events import BOTH, MOMENT, STAGE, Event, Events, Many
from hippodrome.games.auteuil.parts import (
    AMOUNT,
    BOUGHT,
    COMBINATION,
    DECLINED,
    GAINED,
    GIVEN,
    HORSE,
    PLACE,
    PLAYER,
    PLAYERS,
    POINTS,
    PURCHASE,
    RACE,
    RESULT,
    WHERE,
)

FRANCS = AMOUNT.called("francs")
SWEETS = AMOUNT.called("sweets")
DICE = tuple(POINTS.called(which) for which in ("one", "two", "three"))
BETS = tuple(HORSE.called(bet) for bet in ("first", "second", "third", "win", "place"))

EVENTS = Events(
    # Between two races.
    Event("ready", PLAYER, BOUGHT, FRANCS, sentence="auteuil-story-ready", paragraph="U7.4"),
    Event(
        "bell",
        RACE,
        RACE.called("races"),
        sentence="auteuil-story-next-race",
        paragraph="U7.4",
        voice=BOTH,
    ),
    # Before a race.
    Event(
        "dealt",
        AMOUNT.called("cards"),
        sentence="auteuil-story-dealt",
        paragraph="U2.1",
        personal=True,
    ),
    Event(
        "cards",
        Many(HORSE.called("horses")),
        sentence="auteuil-story-cards",
        paragraph="U2.1",
        own=True,
    ),
    Event(
        "race",
        RACE,
        RACE.called("races"),
        AMOUNT.called("fee"),
        sentence="auteuil-story-race",
        paragraph="U2.2",
        voice=BOTH,
        weight=STAGE,
        lasts=4200,
        begins=("part-race", "race"),
    ),
    Event("fees", FRANCS, sentence="auteuil-story-fees", paragraph="U2.2"),
    Event("slip-folded", PLAYER, sentence="auteuil-story-slip-in", paragraph="U2.3", personal=True),
    Event("slip", PLAYER, *BETS, sentence="auteuil-story-slip", paragraph="U2.3", own=True),
    Event("windows-closed", sentence="auteuil-story-windows-closed", paragraph="U2.3"),
    Event(
        "opening",
        PLAYER,
        *DICE,
        AMOUNT.called("total"),
        sentence="auteuil-story-opening",
        paragraph="U2.5",
    ),
    Event(
        "opening-level",
        PLAYERS,
        AMOUNT.called("total"),
        sentence="auteuil-story-opening-tie",
        paragraph="U2.5",
    ),
    Event("starts", PLAYER, sentence="auteuil-story-starts", paragraph="U2.5"),
    Event(
        "off", sentence="auteuil-story-off", paragraph="U2.7", voice=BOTH, weight=STAGE, lasts=4200
    ),
    # A turn.
    Event("bought", PLAYER, PURCHASE, FRANCS, sentence="auteuil-story-bought", paragraph="U7.3"),
    Event(
        "thrown",
        PLAYER,
        *DICE,
        COMBINATION,
        sentence="auteuil-story-throw",
        paragraph={
            "none": "U3.1",
            "sequence": "U5.1",
            "triple": "U5.2",
            "triple-one": "U5.3",
            "triple-six": "U5.4",
        },
        by="combination",
        lasts=700,
    ),
    Event("nothing-playable", PLAYER, sentence="auteuil-story-nothing", paragraph="U3.4"),
    Event("dice-lost", AMOUNT.called("count"), sentence="auteuil-story-lost", paragraph="U3.2"),
    Event(
        "moved",
        PLAYER,
        GIVEN,
        POINTS,
        HORSE,
        AMOUNT.called("start"),
        sentence="auteuil-story-move",
        paragraph={"die": "U3.1", "bonus": "U5.1", "fourth": "U5.4"},
        by="kind",
    ),
    Event(
        "raised",
        HORSE,
        WHERE,
        GIVEN,
        sentence="auteuil-story-raised",
        paragraph={"die": "U5.2", "bonus": "U5.1", "fourth": "U5.5"},
        by="kind",
    ),
    Event(
        "jumped",
        HORSE,
        AMOUNT.called("obstacles"),
        sentence="auteuil-story-jump",
        paragraph="U4.1",
        voice=BOTH,
    ),
    Event(
        "back",
        HORSE,
        AMOUNT.called("squares"),
        AMOUNT.called("end"),
        sentence="auteuil-story-back",
        paragraph="U4.3",
    ),
    Event(
        "fell",
        HORSE,
        WHERE,
        sentence="auteuil-story-fall",
        paragraph="U4.2",
        voice=BOTH,
        weight=MOMENT,
        lasts=1700,
    ),
    Event("stood", HORSE, WHERE, sentence="auteuil-story-stood", paragraph="U4.2", voice=BOTH),
    Event("held", HORSE, WHERE, sentence="auteuil-story-held", paragraph="U4.3"),
    Event(
        "out",
        HORSE,
        WHERE,
        sentence="auteuil-story-out",
        paragraph="U4.3",
        voice=BOTH,
        weight=MOMENT,
        lasts=1900,
    ),
    Event(
        "arrived",
        HORSE,
        PLACE,
        sentence="auteuil-story-arrives",
        paragraph="U6.1",
        voice=BOTH,
        weight=MOMENT,
        lasts=6300,
        following=1900,
    ),
    Event(
        "lap",
        HORSE,
        AMOUNT.called("lap"),
        AMOUNT.called("laps"),
        sentence="auteuil-story-lap",
        paragraph="U1.3",
        voice=BOTH,
    ),
    Event(
        "last-obstacle", HORSE, sentence="auteuil-story-last-obstacle", paragraph="U1.3", voice=BOTH
    ),
    Event("leads", HORSE, sentence="auteuil-story-leads", voice=BOTH),
    Event("again", PLAYER, sentence="auteuil-story-again", paragraph="U5.3", voice=BOTH),
    Event(
        "enough",
        PLAYER,
        DECLINED,
        sentence="auteuil-story-enough",
        paragraph={"bonus": "U5.1", "fourth": "U5.5", "again": "U5.3"},
        by="kind",
    ),
    Event("freed", HORSE, WHERE, sentence="auteuil-story-freed", paragraph="U4.4"),
    # The finish.
    Event("no-third", sentence="auteuil-story-no-third", paragraph="U4.3", voice=BOTH),
    Event(
        "arrival",
        RACE,
        AMOUNT.called("home"),
        sentence="auteuil-story-arrival",
        paragraph="U6.2",
        voice=BOTH,
        weight=STAGE,
        lasts=6600,
        ends=True,
    ),
    Event(
        "owners",
        PLAYER,
        AMOUNT.called("count"),
        sentence="auteuil-story-owners",
        paragraph="U6.3",
        personal=True,
    ),
    Event(
        "prize",
        PLACE,
        HORSE,
        FRANCS,
        PLAYER,
        sentence="auteuil-story-prize",
        paragraph="U6.3",
        pays="francs",
    ),
    Event(
        "prize-passed",
        PLACE,
        HORSE,
        FRANCS,
        PLAYER,
        HORSE.called("heir"),
        sentence="auteuil-story-prize-passed",
        paragraph="U6.5",
        pays="francs",
    ),
    Event(
        "prize-unclaimed",
        PLACE,
        HORSE,
        FRANCS,
        sentence="auteuil-story-prize-unclaimed",
        paragraph="U6.5",
    ),
    Event(
        "telegram",
        AMOUNT.called("in_order"),
        AMOUNT.called("other_order"),
        AMOUNT.called("simple"),
        sentence="auteuil-story-telegram",
        paragraph="U6.4",
        voice=BOTH,
        weight=STAGE,
        lasts=2600,
    ),
    Event(
        "rates",
        *(AMOUNT.called(bet) for bet in ("order", "other", "win", "place")),
        sentence="auteuil-story-rates",
        paragraph="U1.5",
    ),
    Event("slip-unfolded", PLAYER, sentence="auteuil-story-slip", paragraph="U6.4", personal=True),
    Event(
        "slip-paid",
        PLAYER,
        FRANCS,
        RESULT,
        sentence="auteuil-story-pays",
        paragraph="U6.4",
        lasts=1100,
        pays="francs",
    ),
    Event("slip-torn", PLAYER, sentence="auteuil-story-pays-nothing", paragraph="U6.4", lasts=1100),
    Event(
        "purse",
        PLAYER,
        AMOUNT.called("purse"),
        GAINED,
        AMOUNT.called("change"),
        sentence="auteuil-story-purse",
        paragraph="U6.4",
    ),
    # The end of the evening.
    Event("sweets", PLAYER, SWEETS, sentence="auteuil-story-sweets", paragraph="U7.2"),
    Event("jar", AMOUNT.called("jar"), sentence="auteuil-story-jar", paragraph="U7.2"),
    Event(
        "winners",
        PLAYERS,
        FRANCS,
        sentence="auteuil-story-winners",
        paragraph="U7.1",
        voice=BOTH,
        weight=STAGE,
    ),
)

READY = EVENTS.number("ready")
BELL = EVENTS.number("bell")
DEALT = EVENTS.number("dealt")
RACE_ANNOUNCED = EVENTS.number("race")
FEES = EVENTS.number("fees")
SLIP_FOLDED = EVENTS.number("slip-folded")
WINDOWS_CLOSED = EVENTS.number("windows-closed")
OPENING_THROW = EVENTS.number("opening")
LEVEL = EVENTS.number("opening-level")
STARTS = EVENTS.number("starts")
OFF = EVENTS.number("off")
MONEY_BOUGHT = EVENTS.number("bought")
THROWN = EVENTS.number("thrown")
NOTHING_PLAYABLE = EVENTS.number("nothing-playable")
DICE_LOST = EVENTS.number("dice-lost")
MOVED = EVENTS.number("moved")
RAISED = EVENTS.number("raised")
JUMPED = EVENTS.number("jumped")
WENT_BACK = EVENTS.number("back")
FELL = EVENTS.number("fell")
STOOD = EVENTS.number("stood")
HELD = EVENTS.number("held")
OUT = EVENTS.number("out")
ARRIVED = EVENTS.number("arrived")
NEW_LAP = EVENTS.number("lap")
LAST_OBSTACLE = EVENTS.number("last-obstacle")
LEADS = EVENTS.number("leads")
THROWS_AGAIN = EVENTS.number("again")
HAS_ENOUGH = EVENTS.number("enough")
FREED = EVENTS.number("freed")
NO_THIRD = EVENTS.number("no-third")
ARRIVAL = EVENTS.number("arrival")
OWNERS = EVENTS.number("owners")
PRIZE = EVENTS.number("prize")
PRIZE_PASSED = EVENTS.number("prize-passed")
PRIZE_UNCLAIMED = EVENTS.number("prize-unclaimed")
TELEGRAM = EVENTS.number("telegram")
RATES = EVENTS.number("rates")
SLIP_UNFOLDED = EVENTS.number("slip-unfolded")
SLIP_PAID = EVENTS.number("slip-paid")
SLIP_TORN = EVENTS.number("slip-torn")
PURSE = EVENTS.number("purse")
SWEETS_WON = EVENTS.number("sweets")
JAR = EVENTS.number("jar")
WINNERS = EVENTS.number("winners")
