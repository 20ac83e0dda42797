"""What a content file of Finish Line holds, and how it is laid out as the pack."""

from dataclasses import dataclass
from functools import partial

from hippodrome.engine.content import Content, Within, unknown_name, within_bounds
from hippodrome.engine.errors import BadContent
from hippodrome.engine.lettering import print_name
from hippodrome.games.finishline.state import (
    BLANK,
    COLOURS,
    DEAD_HEAT,
    DISQUALIFIED,
    DOUBLE,
    EXTRA,
    FIRST_OUTSIDER,
    FRONT,
    HELMET,
    HORSESHOE,
    INTERFERENCE,
    LEVEL,
    LOSS,
    OUTSIDERS,
    PACE,
    RACES,
    RUNNERS,
    SEATS,
    SIDE_BET,
    SIDES,
    TILES,
    TRICK,
    WHIP,
    WHITE,
    YELLOW,
    Pack,
)

LEAST_SEATS = 2
MOST_EUROS = 10_000
"""More would let a fortune outgrow the stakes a move can name."""
MOST_ODDS = 30
LEAST_STEP = 10

FACE_NAMES = {
    "blank": BLANK,
    "horseshoe": HORSESHOE,
    "double": DOUBLE,
    "whip": WHIP,
    "pace": PACE,
    "helmet": HELMET,
    "dead-heat": DEAD_HEAT,
    "interference": INTERFERENCE,
    "loss": LOSS,
    "extra": EXTRA,
    "side-bet": SIDE_BET,
    "disqualified": DISQUALIFIED,
    "trick": TRICK,
    "outsider-1": FIRST_OUTSIDER,
    "outsider-2": FIRST_OUTSIDER + 1,
    "outsider-3": FIRST_OUTSIDER + 2,
}
FACES_OF_COLOUR = (
    ("blank", "horseshoe"),
    ("blank", "double", "whip", "pace"),
    ("blank", "helmet", "dead-heat", "interference", "loss"),
    ("blank", "outsider-1", "outsider-2", "outsider-3"),
    ("blank", "extra", "side-bet", "disqualified", "trick"),
)
"""F5: which faces may be on dice of each colour."""


@dataclass(frozen=True)
class Players:
    """How many may play."""

    most: int


@dataclass(frozen=True)
class Tiles:
    """F1.1, F2.2: the tiles by number, and which carry F and S."""

    count: int
    runners: int
    favourites: tuple[int, ...]
    safe: tuple[int, ...]


@dataclass(frozen=True)
class Names:
    """F1.1: the tiles' own names by number; none, or an empty one, where our words name them."""

    tiles: tuple[str, ...]


@dataclass(frozen=True)
class Dice:
    """F1.2: white, red, yellow, green and black dice, and those put aside for two players."""

    count: tuple[int, ...]
    aside: tuple[int, ...]
    home_straight: int


@dataclass(frozen=True)
class White:
    """F1.3: the six faces of a race die."""

    faces: tuple[str, ...]


@dataclass(frozen=True)
class Red:
    """F1.3: the six faces of a chance die."""

    faces: tuple[str, ...]


@dataclass(frozen=True)
class Yellow:
    """F1.3: the six faces of a home-straight die."""

    faces: tuple[str, ...]


@dataclass(frozen=True)
class Green:
    """F1.3: the six faces of a money die, and what its outsiders are worth."""

    faces: tuple[str, ...]
    outsiders: tuple[int, ...]


@dataclass(frozen=True)
class Black:
    """F1.3: the six faces of an action die."""

    faces: tuple[str, ...]


@dataclass(frozen=True)
class Odds:
    """F2.3: a row for each race, from the leader to the last."""

    races: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Money:
    """F2.1, F2.4, F5.10: what everyone gets before each race, and the steps of stakes."""

    allowance: tuple[int, ...]
    step: int
    side_bet: int


TABLES = {
    "players": Players,
    "tiles": Tiles,
    "names": Names,
    "dice": Dice,
    "white": White,
    "red": Red,
    "yellow": Yellow,
    "green": Green,
    "black": Black,
    "odds": Odds,
    "money": Money,
}
COLOUR_TABLES = ("white", "red", "yellow", "green", "black")


def print_pack(content: Content, file: str) -> Pack:
    """Lay the tables out, refusing what the rules could not be played with."""
    within = partial(within_bounds, file)
    pack = Pack()
    pack.most_seats = within("players", "most", content.tables["players"].most, LEAST_SEATS, SEATS)
    print_odds(pack, content.tables["tiles"], content.tables["odds"], within)
    print_tiles(pack, content.tables["tiles"], file, within)
    print_names(pack, content.tables["names"], file, within)
    print_dice(pack, content.tables["dice"], within)
    for colour, table in enumerate(COLOUR_TABLES):
        faces: tuple[str, ...] = content.tables[table].faces
        within(table, "faces", len(faces), SIDES, SIDES)
        for side, name in enumerate(faces):
            pack.face[colour][side] = face_named(name, FACES_OF_COLOUR[colour], table, file)
    shod = pack.face[WHITE].count(HORSESHOE)
    if not 1 <= shod < SIDES:  # F4.5: a photo-finish that always ends level would never end
        raise BadContent("finishline-content-shoes", file=file, found=shod, most=SIDES - 1)
    print_money(pack, content.tables["money"], content.tables["green"], file, within)
    return pack


def print_odds(pack: Pack, tiles: Tiles, odds: Odds, within: Within) -> None:
    """F2.3: odds by starting place, which the rules count from the back."""
    pack.runners = within("tiles", "runners", tiles.runners, LEVEL, RUNNERS)
    pack.races = within("odds", "races", len(odds.races), 1, RACES)
    for race, row in enumerate(odds.races):
        within("odds", "races", len(row), pack.runners, pack.runners)
        for place, value in enumerate(reversed(row)):
            pack.odds[race][place] = within("odds", "races", value, 1, MOST_ODDS)


def print_tiles(pack: Pack, tiles: Tiles, file: str, within: Within) -> None:
    """F1.1, F2.2: enough tiles for new ones in every race, and one more to leave a choice."""
    least = pack.runners * pack.races + 1
    pack.tiles = within("tiles", "count", tiles.count, least, TILES)
    for number in tiles.favourites:
        pack.favourite[within("tiles", "favourites", number, 1, pack.tiles)] = 1
    for number in tiles.safe:
        pack.safe[within("tiles", "safe", number, 1, pack.tiles)] = 1
        if pack.favourite[number]:
            raise BadContent("finishline-content-both", file=file, tile=number)


def print_names(pack: Pack, names: Names, file: str, within: Within) -> None:
    """F1.1: a name for every tile, or none at all."""
    if names.tiles:
        within("names", "tiles", len(names.tiles), pack.tiles, pack.tiles)
    for number, name in enumerate(names.tiles, start=1):
        print_name(file, "names", name, pack.name[number])


def print_dice(pack: Pack, dice: Dice, within: Within) -> None:
    """F1.2, F3: enough dice to begin with, and yellow ones never the only ones too early."""
    within("dice", "count", len(dice.count), COLOURS, COLOURS)
    within("dice", "aside", len(dice.aside), COLOURS, COLOURS)
    for colour in range(COLOURS):
        pack.dice[colour] = within("dice", "count", dice.count[colour], 0, 12)
        pack.aside[colour] = within("dice", "aside", dice.aside[colour], 0, pack.dice[colour])
    others = sum(pack.dice) - pack.dice[YELLOW] - sum(pack.aside) + pack.aside[YELLOW]
    within("dice", "count", others, FRONT, sum(pack.dice))
    fewest = sum(pack.dice) - sum(pack.aside) - FRONT
    within("dice", "home_straight", dice.home_straight, pack.dice[YELLOW], fewest)
    pack.straight = dice.home_straight


def print_money(pack: Pack, money: Money, green: Green, file: str, within: Within) -> None:
    """F2.1, F2.4, F5.10, F5.13: amounts in whole euros, outsiders with a whole half."""
    within("money", "allowance", len(money.allowance), pack.races, pack.races)
    # Smaller steps would take a fortune past the highest rung of the ladder.
    pack.step = within("money", "step", money.step, LEAST_STEP, MOST_EUROS)
    pack.side_stake = within("money", "side_bet", money.side_bet, 0, MOST_EUROS)
    for race, amount in enumerate(money.allowance):
        pack.allowance[race] = within("money", "allowance", amount, 0, MOST_EUROS)
    within("green", "outsiders", len(green.outsiders), OUTSIDERS, OUTSIDERS)
    for kind, amount in enumerate(green.outsiders):
        pack.outsider[kind] = within("green", "outsiders", amount, 0, MOST_EUROS)
        if amount % 2:
            raise BadContent("finishline-content-odd", file=file, found=amount)


def face_named(name: str, names: tuple[str, ...], table: str, file: str) -> int:
    """Give the number of a face that dice of this colour may have, or say which there are."""
    if name not in names:
        raise unknown_name(file, table, name, names)
    return FACE_NAMES[name]
