"""How a look is made: all of it from a seat's view (`see`), never from the whole state."""

from __future__ import annotations

from hippodrome.engine.lettering import printed_name
from hippodrome.games.finishline.moves import (
    PAIR_HIGH,
    PAIR_LOW,
)
from hippodrome.games.finishline.parts import COLOUR_NAMES, Face
from hippodrome.games.finishline.people.choices import barred, choices, row_of
from hippodrome.games.finishline.people.look.types import (
    Bet,
    Die,
    Line,
    LineKind,
    Look,
    Paper,
    Phase,
    SeatLook,
    Slip,
    Tile,
    Worth,
)
from hippodrome.games.finishline.people.names import face_name
from hippodrome.games.finishline.rules.betting import (
    money_left,
    most_stake,
    odds_of,
    outsider_pair_pays,
    outsider_win_pays,
    pair_odds,
    pair_pays,
    win_pays,
)
from hippodrome.games.finishline.rules.doors import standing
from hippodrome.games.finishline.rules.faces import is_favourite, is_safe
from hippodrome.games.finishline.rules.notes import outsider_amount
from hippodrome.games.finishline.rules.racing import photo_shoes, place_horses
from hippodrome.games.finishline.rules.row import OUT, index_in_row, places_ahead
from hippodrome.games.finishline.rules.views import handed_in
from hippodrome.games.finishline.state import (
    BETS,
    CLOSED,
    EXTRAS,
    FRONT,
    INTERVAL,
    LAY,
    LEVEL,
    LOT,
    NO_DIE,
    NOBODY,
    PAIRS,
    PHOTO,
    ROLL,
    TAKE,
    UNKNOWN,
    USE,
    WINS,
    Pack,
    State,
)

PHASES: dict[int, Phase] = {
    LOT: "lot",
    LAY: "lay",
    BETS: "bets",
    TAKE: "take",
    ROLL: "roll",
    USE: "use",
    EXTRAS: "extras",
    PHOTO: "photo",
    INTERVAL: "interval",
    CLOSED: "closed",
}
PARAGRAPHS: dict[Face, str] = {
    "blank": "F1.3",
    "horseshoe": "F5.1",
    "double": "F5.2",
    "whip": "F5.3",
    "pace": "F5.4",
    "helmet": "F5.5",
    "level": "F5.6",
    "interference": "F5.7",
    "loss": "F5.8",
    "extra": "F5.9",
    "side": "F5.10",
    "disqualified": "F5.11",
    "trick": "F5.12",
    "outsider": "F5.13",
}
"""The paragraph about each face."""
UNDER_WAY = (TAKE, ROLL, USE, EXTRAS, PHOTO)
"""Phases in which a race is run."""
SETTLED = (INTERVAL, CLOSED)
"""Phases in which the sheets of a race lie open."""


def look(pack: Pack, view: State, seat: int) -> Look:
    """Make what a person sees from what their seat knows."""
    totals = [0] * view.seats
    winners = standing(pack, view, totals)
    betting = view.phase == BETS and seat >= 0 and bool(view.awaits >> seat & 1)
    return Look(
        seat=seat,
        phase=PHASES[view.phase],
        race=view.race,
        races=pack.races,
        starter=view.starter,
        turn=view.turn,
        turns=view.turns,
        home=bool(view.home),
        runners=pack.runners,
        row=row_of(view),
        level=bool(view.level),
        levelled=bool(view.levelled),
        tiles=tuple(look_at_tile(pack, view, horse) for horse in range(view.laid)),
        reserve=dict(zip(COLOUR_NAMES, view.reserve, strict=True)),
        left=dict(zip(COLOUR_NAMES, view.left, strict=True)),
        faces={
            colour: tuple(face_name(face) for face in sides)
            for colour, sides in zip(COLOUR_NAMES, pack.face, strict=True)
        },
        straight=pack.straight,
        front=tuple(
            look_at_die(pack, view, die) for die in range(FRONT) if view.front[die] != NO_DIE
        ),
        money_left=money_left(view, seat) if betting else 0,
        step=pack.step,
        most_wins=WINS,
        most_pairs=PAIRS,
        side_stake=pack.side_stake,
        allowance=pack.allowance[view.race] if view.race < pack.races else 0,
        seats=tuple(
            look_at_seat(pack, view, seat, other, totals[other]) for other in range(view.seats)
        ),
        photo=photo_dice(view),
        photo_horses=photo_horses(view),
        photo_round=(view.photos + 1) // LEVEL,
        arrival=arrival(pack, view),
        choices=choices(pack, view, seat),
        barred=barred(pack, view, seat),
        awaited=tuple(other for other in range(view.seats) if view.awaits >> other & 1),
        over=bool(view.over),
        winners=tuple(other for other in range(view.seats) if winners >> other & 1),
        any_die=bool(view.any_die),
        whole_pairs=bool(view.whole_pairs),
        worth=worth_now(pack, view, seat) if seat >= 0 and view.phase in UNDER_WAY else None,
    )


def look_at_tile(pack: Pack, view: State, horse: int) -> Tile:
    """Show a horse with the dice on its tile."""
    index = index_in_row(view, horse)
    kind = view.outsider[horse]
    return Tile(
        horse=horse,
        number=view.tile[horse],
        odds=odds_of(pack, view, horse),
        name=printed_name(pack.name[view.tile[horse]]),
        favourite=is_favourite(pack, view, horse),
        safe=is_safe(pack, view, horse),
        position=NOBODY if index == OUT else places_ahead(view, index),
        shoe=bool(view.shoe[horse]),
        black_shoe=bool(view.black_shoe[horse]),
        whip=bool(view.whip[horse]),
        outsider=pack.outsider[kind - 1] if kind else 0,
        out=index == OUT,
        place=view.place[horse],
    )


def look_at_die(pack: Pack, view: State, die: int) -> Die:
    """Show a die before the player, and what it shows once the three are rolled."""
    if view.phase != USE:
        return Die(COLOUR_NAMES[view.front[die]])
    shown = (view.front[die], view.face[die])
    earlier = (other for other in range(die) if (view.front[other], view.face[other]) == shown)
    return Die(
        COLOUR_NAMES[view.front[die]],
        face_name(view.face[die]),
        outsider_amount(pack, view.face[die]),
        PARAGRAPHS[face_name(view.face[die])],
        same_as=next(earlier, NOBODY),
    )


def look_at_seat(pack: Pack, view: State, seat: int, other: int, total: int) -> SeatLook:
    """Show a seat: its money, and its slip where the viewer may see it."""
    filled = handed_in(view, other)
    hidden = view.phase <= LAY or view.win[other][0] == UNKNOWN or (other != seat and not filled)
    return SeatLook(
        seat=other,
        capital=view.capital[other],
        side=view.side[other],
        total=total,
        filled=filled,
        gain=view.gain[other],
        kept=view.kept[other],
        slip=None if hidden else look_at_slip(pack, view, other),
        reckoning=reckoning(pack, view, other) if view.phase in SETTLED else (),
    )


def look_at_slip(pack: Pack, view: State, seat: int) -> Slip:
    """Show the bets of a seat in the order they were written."""
    wins = [(view.win[seat][bet] - 1, view.win_stake[seat * WINS + bet]) for bet in range(WINS)]
    pairs = [
        (view.pair[seat][bet] - 1, view.pair_stake[seat * PAIRS + bet]) for bet in range(PAIRS)
    ]
    writing = view.phase == BETS and not handed_in(view, seat)
    more = most_stake(pack, view, seat)

    def bet(horses: tuple[int, ...], odds: int, stake: int) -> Bet:
        return Bet(horses, odds, stake, stake + more if writing else 0)

    return Slip(
        wins=tuple(
            bet((horse,), odds_of(pack, view, horse), stake) for horse, stake in wins if horse >= 0
        ),
        pairs=tuple(
            bet((PAIR_LOW[pair], PAIR_HIGH[pair]), pair_odds(pack, view, pair), stake)
            for pair, stake in pairs
            if pair >= 0
        ),
    )


def reckoning(pack: Pack, view: State, seat: int) -> tuple[Line, ...]:
    """F5.13, F6.1: what each bet of a seat paid, and what outsiders brought."""
    slip = look_at_slip(pack, view, seat)
    lines = [
        Line("win", bet.horses, bet.stake, bet.odds, win_pays(pack, view, seat, index))
        for index, bet in enumerate(slip.wins)
    ]
    lines += [
        Line("pair", bet.horses, bet.stake, bet.odds, pair_pays(pack, view, seat, index))
        for index, bet in enumerate(slip.pairs)
    ]
    for horse in range(pack.runners):
        if amount := outsider_win_pays(pack, view, seat, horse):
            lines.append(Line("outsider-win", (horse,), amount=amount))
        if amount := outsider_pair_pays(pack, view, seat, horse):
            lines.append(Line("outsider-pair", (horse,), amount=amount))
    return tuple(lines)


def worth_now(pack: Pack, view: State, seat: int) -> Worth:
    """F4.5, F6.1: what the slip of a seat would change if the race ended here.

    A dead heat for the first place would be a photo-finish, which either of the two may win.
    """
    twin = view.copy()
    place_horses(twin)
    ways = [paid(pack, twin, seat)]
    if twin.level:
        front, behind = twin.row[twin.running - 1], twin.row[twin.running - LEVEL]
        twin.place[front], twin.place[behind] = twin.place[behind], twin.place[front]
        ways.append(paid(pack, twin, seat))
    staked = view.capital[seat] - money_left(view, seat)
    totals = [sum(way.values()) - staked for way in ways]
    papers = []
    for what, horses in dict.fromkeys(line for way in ways for line in way):
        amounts = [way.get((what, horses), 0) for way in ways]
        papers.append(Paper(min(amounts), max(amounts), what, horses))
    return Worth(min(totals), max(totals), tuple(papers))


def paid(pack: Pack, placed: State, seat: int) -> dict[tuple[LineKind, tuple[int, ...]], int]:
    """Give what each bet of a seat is paid by the places, and what outsiders bring."""
    lines = reckoning(pack, placed, seat)
    return {(line.what, line.horses): line.amount for line in lines if line.amount}


def arrival(pack: Pack, view: State) -> tuple[int, ...]:
    """List the placed horses, first to last."""
    placed = [horse for horse in range(pack.runners) if view.place[horse]]
    return tuple(sorted(placed, key=lambda horse: view.place[horse]))


def photo_dice(view: State) -> tuple[tuple[bool, ...], ...]:
    """F4.5: the dice rolled in this round, of the lower horse and then of the upper."""
    if view.photos == 0:
        return ()
    rolled = LEVEL - view.photos % LEVEL
    return tuple(tuple(bool(die) for die in view.photo[horse]) for horse in range(rolled))


def photo_horses(view: State) -> tuple[int, ...]:
    """F4.5: the horses of the photo-finish, the lower first; the winner may stand in front now."""
    if view.phase != PHOTO and view.photos == 0:
        return ()
    front, behind = view.row[view.running - 1], view.row[view.running - LEVEL]
    overtaken = view.level == 0 and photo_shoes(view, 1) > photo_shoes(view, 0)
    return (behind, front) if overtaken else (front, behind)
