"""What a content file of Auteuil holds, and how it is laid out as the pack."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from hippodrome.engine.content import Content, Within, listed, number_of, quoted, within_bounds
from hippodrome.engine.errors import BadContent
from hippodrome.engine.lettering import print_name
from hippodrome.games.auteuil.rules.dice import barred, end_of, post
from hippodrome.games.auteuil.rules.money import QUARTERS, TWO_CARDS_BELOW
from hippodrome.games.auteuil.state import (
    FACES,
    HORSES,
    LEAST_RACERS,
    OBSTACLES,
    PLACES,
    PUNTERS,
    RACERS,
    RACES,
    SQUARES,
    TELEGRAMS,
    Pack,
)

MOST_FRANCS = 10_000_000
"""More than any figure printed; whole evenings of it fit the numbers the rules count with."""

MOST_BACK = 12
"""Squares that an obstacle may send a horse back: two sixes, so that races come to an end."""

OBSTACLE_NAMES = (
    "double-barriere",
    "bullfinch",
    "oxer",
    "riviere-des-tribunes",
    "open-ditch",
    "mur-de-pierre",
    "butte",
    "petit-open-ditch",
    "rail-ditch-and-fence",
    "haie",
)
"""Obstacles by the name a content file gives them; the pack and the catalogues count from 1."""

RACE_NAMES = (
    "clermont-tonnerre",
    "grand-steeple-chase-de-paris",
    "la-haye-jousselin",
    "president-de-la-republique",
    "grande-course-de-haies",
    "drags",
    "murat",
    "congress",
    "ingre",
    "ferdinand-dufaure",
    "cambaceres",
    "maurice-gillois",
    "renaud-du-vivier",
    "alain-du-breil",
    "grand-prix-d-automne",
    "grande-course-de-haies-de-printemps",
    "angers",
    "troytown",
    "dandolo",
    "brissac",
)
"""Races by the name a content file gives them; the pack and the catalogues count from 1."""


@dataclass(frozen=True)
class Field:
    """U1.1, U2.9: how many horses run, and for how many people the box is enough."""

    horses: int
    racers: int
    punters: int


@dataclass(frozen=True)
class Money:
    """U1.2, U2.3, U7.2: purses, the box they come from, stakes and sweets."""

    purse: int
    bank: int
    tierce_stake: int
    simple_stake: int
    sweets: int
    sweet_worth: int


@dataclass(frozen=True)
class Course:
    """U1.3, U4: the loop, its obstacles with their squares, and what is printed on them besides.

    `own` are names of obstacles that the house does not know and prints as they are written.
    A row of `back` is an obstacle's square and how far back it sends a horse that is freed there;
    `longer` and `out` are squares of obstacles.
    """

    lap: int
    laps: int
    jump: int
    squares: tuple[int, ...]
    obstacles: tuple[str, ...]
    own: tuple[str, ...]
    back: tuple[tuple[int, ...], ...]
    longer: tuple[int, ...]
    out: tuple[int, ...]


@dataclass(frozen=True)
class Races:
    """U1.4: the red telegrams; `own` are names of races that the house does not know."""

    names: tuple[str, ...]
    own: tuple[str, ...]
    fees: tuple[int, ...]
    prizes: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Pools:
    """U1.5: what lies behind the pay table of each race, in the order of the red telegrams."""

    order_parts: int
    tierce: tuple[int, ...]
    win: tuple[int, ...]
    place: tuple[int, ...]


@dataclass(frozen=True)
class Telegrams:
    """U1.5: the yellow telegrams: tiercés in order, tiercés in another order, simple bets."""

    successes: tuple[tuple[int, ...], ...]


TABLES = {
    "field": Field,
    "money": Money,
    "course": Course,
    "races": Races,
    "pools": Pools,
    "telegrams": Telegrams,
}


def print_pack(content: Content, file: str) -> Pack:
    """Lay the tables out, refusing what the rules could not be played with."""
    within = partial(within_bounds, file)
    pack = Pack()
    print_field(pack, content.tables["field"], within)
    print_money(pack, content.tables["money"], within)
    print_course(pack, content.tables["course"], file, within)
    print_races(pack, content.tables["races"], file, within)
    print_pools(pack, content.tables["pools"], within)
    print_telegrams(pack, content.tables["telegrams"], within)
    return pack


def print_field(pack: Pack, field: Field, within: Within) -> None:
    """U2.1: there is an owner card for everybody, or two where fewer than five race."""
    pack.most_racers = within("field", "racers", field.racers, LEAST_RACERS, RACERS)
    pack.most_punters = within("field", "punters", field.punters, 0, PUNTERS)
    pairs = 2 * min(pack.most_racers, TWO_CARDS_BELOW - 1)
    pack.horses = within("field", "horses", field.horses, max(pairs, pack.most_racers), HORSES)


def print_money(pack: Pack, money: Money, within: Within) -> None:
    """U1.2, U2.3, U7.2: purses, stakes and sweets."""
    pack.purse = within("money", "purse", money.purse, 0, MOST_FRANCS)
    pack.bank = within("money", "bank", money.bank, 0, MOST_FRANCS)
    pack.tierce_stake = within("money", "tierce_stake", money.tierce_stake, 0, MOST_FRANCS)
    pack.simple_stake = within("money", "simple_stake", money.simple_stake, 0, MOST_FRANCS)
    pack.sweets = within("money", "sweets", money.sweets, 0, 1000)
    pack.sweet_worth = within("money", "sweet_worth", money.sweet_worth, 1, MOST_FRANCS)


def print_course(pack: Pack, course: Course, file: str, within: Within) -> None:
    """U1.3, U4: obstacles in running order, never on the start, and what they order."""
    pack.lap = within("course", "lap", course.lap, FACES, SQUARES)
    pack.laps = within("course", "laps", course.laps, 1, 5)
    pack.jump = within("course", "jump", course.jump, 1, FACES)
    within("course", "squares", len(course.squares), 0, OBSTACLES)
    within("course", "obstacles", len(course.obstacles), len(course.squares), len(course.squares))
    print_names(pack.own_obstacle, course.own, OBSTACLE_NAMES, file, "course", within)
    square = 0
    for next_square, name in zip(course.squares, course.obstacles, strict=True):
        square = within("course", "squares", next_square, square + 1, pack.lap - 1)
        pack.obstacle[square] = number_of(file, "course", name, (*OBSTACLE_NAMES, *course.own))
    for row in course.back:
        within("course", "back", len(row), 2, 2)
        square = obstacle_of(pack, course, file, "back", row[0])
        # No horse goes back beyond the start, on whichever lap.
        pack.back[square] = within("course", "back", row[1], 1, min(square, MOST_BACK))
    for square in course.longer:
        pack.longer[obstacle_of(pack, course, file, "longer", square)] = 1
    for square in course.out:
        pack.out[obstacle_of(pack, course, file, "out", square)] = 1
        if pack.back[square] or pack.longer[square]:
            raise BadContent("auteuil-content-out-alone", file=file, square=square)
    for square in dead_ends(pack):
        raise BadContent("auteuil-content-dead-end", file=file, square=square % pack.lap)


def dead_ends(pack: Pack) -> Iterator[int]:
    """U4, U6.1: give the squares on which a horse may come to stand and never come home from."""
    home = post(pack)
    onwards: dict[int, set[int]] = {}
    unseen = [0]
    while unseen:
        start = unseen.pop()
        if start in onwards or start == home:
            continue
        dice = (points for points in range(1, FACES + 1) if not barred(pack, start, points))
        ends = {end_of(pack, start, points) for points in dice}
        # A horse that is out comes home as little as it holds up the others.
        onwards[start] = {
            end - pack.back[end % pack.lap] if end < home else end
            for end in ends
            if end == home or not pack.out[end % pack.lap]
        }
        unseen += onwards[start]
    leads_home = {home}
    while found := {start for start in onwards.keys() - leads_home if onwards[start] & leads_home}:
        leads_home |= found
    yield from sorted(onwards.keys() - leads_home)


def print_names(
    letters: list[list[int]],
    names: Sequence[str],
    known: Sequence[str],
    file: str,
    table: str,
    within: Within,
) -> None:
    """Lay names of the pack's own out letter by letter: short, printable, and each only once."""
    within(table, "own", len(names), 0, len(letters))
    for number, name in enumerate(names):
        if not name or name in known or name in names[:number]:
            raise BadContent("auteuil-content-name", file=file, table=table, name=quoted(name))
        print_name(file, table, name, letters[number])


def obstacle_of(pack: Pack, course: Course, file: str, field: str, square: int) -> int:
    """U4.3: give a square back if it has an obstacle: nothing is printed on plain ones."""
    if square not in course.squares:
        known = listed([str(each) for each in course.squares])
        raise BadContent(
            "auteuil-content-no-obstacle", file=file, field=field, square=square, known=known
        )
    return square


def print_races(pack: Pack, races: Races, file: str, within: Within) -> None:
    """U1.4: names, fees and prizes of the red telegrams."""
    pack.races = within("races", "names", len(races.names), 1, RACES)
    within("races", "fees", len(races.fees), pack.races, pack.races)
    within("races", "prizes", len(races.prizes), pack.races, pack.races)
    print_names(pack.own_race, races.own, RACE_NAMES, file, "races", within)
    for race, name in enumerate(races.names):
        pack.name[race] = number_of(file, "races", name, (*RACE_NAMES, *races.own))
        pack.fee[race] = within("races", "fees", races.fees[race], 0, MOST_FRANCS)
        within("races", "prizes", len(races.prizes[race]), PLACES, PLACES)
        for place, prize in enumerate(races.prizes[race], start=1):
            pack.prize[race][place] = within("races", "prizes", prize, 0, MOST_FRANCS)


def print_pools(pack: Pack, pools: Pools, within: Within) -> None:
    """U1.5: the pools of each race."""
    pack.order_parts = within("pools", "order_parts", pools.order_parts, 0, QUARTERS)
    within("pools", "tierce", len(pools.tierce), pack.races, pack.races)
    within("pools", "win", len(pools.win), pack.races, pack.races)
    within("pools", "place", len(pools.place), pack.races, pack.races)
    for race in range(pack.races):
        pack.tierce_pool[race] = within("pools", "tierce", pools.tierce[race], 0, MOST_FRANCS)
        pack.win_pool[race] = within("pools", "win", pools.win[race], 0, MOST_FRANCS)
        pack.place_pool[race] = within("pools", "place", pools.place[race], 0, MOST_FRANCS)


def print_telegrams(pack: Pack, telegrams: Telegrams, within: Within) -> None:
    """U1.5, U2.6: at least as many yellow telegrams as red ones, for each is used once."""
    count = len(telegrams.successes)
    pack.telegrams = within("telegrams", "successes", count, pack.races, TELEGRAMS)
    for telegram, row in enumerate(telegrams.successes):
        within("telegrams", "successes", len(row), 3, 3)
        for successes in row:
            within("telegrams", "successes", successes, 1, MOST_FRANCS)
        pack.in_order[telegram], pack.other_order[telegram], pack.simple[telegram] = row
