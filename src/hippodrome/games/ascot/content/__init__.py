"""What a content file of Ascot holds, and how it is laid out as the pack."""

from dataclasses import dataclass
from functools import partial

from hippodrome.engine.content import Content, Within, number_of, quoted, within_bounds
from hippodrome.engine.errors import BadContent
from hippodrome.engine.fields import Grid
from hippodrome.engine.lettering import print_name
from hippodrome.games.ascot.content.boards import (
    REPORT_NAMES,
    SQUARE_NAMES,
    print_loop,
    print_race,
    print_reports,
)
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BOOKMAKER,
    CARDS,
    CLUB,
    COLOURS,
    FARRIER,
    FORAGE,
    HORSES,
    LANES,
    SEATS,
    STEVENS_PACK,
    STEVENS_STABLE,
    VET,
    WALROY_PACK,
    WALROY_STABLE,
    Pack,
)

LEAST_SEATS = 2
COLOUR_NAMES = ("black", "red", "yellow", "blue")
MOST_MONEY = 1_000_000


@dataclass(frozen=True)
class Horses:
    """A1.1, A9.10: colour and starting lane of each; what a colour costs and how far it goes on."""

    colours: tuple[str, ...]
    lanes: tuple[int, ...]
    prices: tuple[int, ...]
    bonus: tuple[int, ...]


@dataclass(frozen=True)
class Names:
    """A1.1, A4.8: the horses' own names by number, and titles for squares of the loop and reports.

    Where a horse has none, or an empty one, our words name it; titles may be written in the other
    tables instead of ours.
    """

    horses: tuple[str, ...]
    squares: tuple[str, ...]
    reports: tuple[str, ...]


@dataclass(frozen=True)
class Businesses:
    """A1.2: what each business costs; the Auctioneer costs nothing (A3.4)."""

    bookmaker: int
    club: int
    farrier: int
    walroy: int
    stevens: int
    vet: int
    forage: int


@dataclass(frozen=True)
class Francs:
    """A1.3, A1.6: the purse, and what bids, stakes and offers are multiples of."""

    purse: int
    bid_step: int
    money_step: int


@dataclass(frozen=True)
class Training:
    """A4.8: the loop, square by square, where each stable joins it, and the club's fee."""

    squares: tuple[str, ...]
    walroy_gate: int
    stevens_gate: int
    joining: int
    rounds: int


@dataclass(frozen=True)
class Reports:
    """A4.8: the reports of one pack."""

    reports: tuple[str, ...]


@dataclass(frozen=True)
class Entries:
    """A5.2, A5.4, A5.6, A7.2: horses each by number of players, fee, offers and bets."""

    most_horses: tuple[int, ...]
    fee: int
    most_offers: int
    most_bets: int


@dataclass(frozen=True)
class Race:
    """A10.10: the course, lane by lane from the inside, and what its signs mean."""

    lanes: tuple[str, ...]
    inscriptions: tuple[str, ...]
    bend: int
    whip: int
    rounds: int


TABLES = {
    "horses": Horses,
    "names": Names,
    "businesses": Businesses,
    "francs": Francs,
    "training": Training,
    "stevens_reports": Reports,
    "walroy_reports": Reports,
    "vet_reports": Reports,
    "entries": Entries,
    "race": Race,
}


def print_pack(content: Content, file: str) -> Pack:
    """Lay the tables out, refusing what the rules could not be played with."""
    pack = Pack()

    within = partial(within_bounds, file)

    print_horses(pack, content.tables["horses"], file, within)
    names: Names = content.tables["names"]
    print_names(pack, names, file, within)
    print_businesses(pack, content.tables["businesses"], within)
    francs: Francs = content.tables["francs"]
    pack.bid_step = within("francs", "bid_step", francs.bid_step, 100, 10_000)
    pack.money_step = within("francs", "money_step", francs.money_step, 100, 10_000)
    pack.purse = within("francs", "purse", francs.purse, 1000, MOST_MONEY)
    training: Training = content.tables["training"]
    print_loop(pack, training.squares, names.squares, file)
    pack.gate[WALROY_PACK] = within(
        "training", "walroy_gate", training.walroy_gate, 0, pack.loop - 1
    )
    pack.gate[STEVENS_PACK] = within(
        "training", "stevens_gate", training.stevens_gate, 0, pack.loop - 1
    )
    pack.joining = within("training", "joining", training.joining, 0, MOST_MONEY)
    pack.training_rounds = within("training", "rounds", training.rounds, 1, 1000)
    for source, table in enumerate(("stevens_reports", "walroy_reports", "vet_reports")):
        print_reports(pack, source, content.tables[table].reports, names.reports, file, table)
    print_entries(pack, content.tables["entries"], within)
    race: Race = content.tables["race"]
    within("race", "lanes", len(race.lanes), 2, LANES)
    print_race(pack, race.lanes, race.inscriptions, file)
    print_starts(pack, content.tables["horses"].lanes, within)
    pack.bend = within("race", "bend", race.bend, 1, pack.lengths)
    pack.whip = within("race", "whip", race.whip, race.bend, pack.lengths)
    pack.race_rounds = within("race", "rounds", race.rounds, 1, 1000)
    return pack


def print_horses(pack: Pack, horses: Horses, file: str, within: Within) -> None:
    """A1.1, A1.2, A10.1: colours, prices and lengths gained."""
    pack.horses = within("horses", "colours", len(horses.colours), 3, HORSES)
    pack.cards = pack.horses + CARDS - HORSES
    within("horses", "prices", len(horses.prices), COLOURS, COLOURS)
    within("horses", "bonus", len(horses.bonus), COLOURS, COLOURS)
    for colour in range(1, COLOURS + 1):
        pack.bonus[colour] = within("horses", "bonus", horses.bonus[colour - 1], 0, 10)
    for horse, name in enumerate(horses.colours, start=1):
        pack.colour[horse] = number_of(file, "horses", name, COLOUR_NAMES)
        price = horses.prices[pack.colour[horse] - 1]
        pack.price[horse] = within("horses", "prices", price, 1, MOST_MONEY)
        pack.all_horses_price += price


def print_names(pack: Pack, names: Names, file: str, within: Within) -> None:
    """A1.1, A4.8: a name for every horse, or none at all; and titles of one's own."""
    if names.horses:
        within("names", "horses", len(names.horses), pack.horses, pack.horses)
    for horse, name in enumerate(names.horses, start=1):
        if name and name in names.horses[: horse - 1]:
            raise bad_name(file, "horses", name)
        print_name(file, "names", name, pack.own_horse[horse])
    pack.named = int(any(names.horses) or bool(names.reports))
    print_titles(pack.own_square, names.squares, SQUARE_NAMES, file, "squares", within)
    print_titles(pack.own_report, names.reports, REPORT_NAMES, file, "reports", within)


def print_titles(
    letters: Grid,
    titles: tuple[str, ...],
    known: tuple[str, ...],
    file: str,
    field: str,
    within: Within,
) -> None:
    """A4.8: titles that other tables may write: each says one thing, and ends before a colon."""
    within("names", field, len(titles), 0, len(letters))
    for number, title in enumerate(titles):
        if not title or ":" in title or title in known or title in titles[:number]:
            raise bad_name(file, field, title)
        print_name(file, "names", title, letters[number])


def bad_name(file: str, field: str, name: str) -> BadContent:
    """Say that a name cannot stand there, however it is written."""
    return BadContent("ascot-content-name", file=file, field=field, name=quoted(name))


def print_starts(pack: Pack, lanes: tuple[int, ...], within: Within) -> None:
    """A9.1, A9.10: the lane each horse starts on; all of them count as on one line."""
    within("horses", "lanes", len(lanes), pack.horses, pack.horses)
    for horse, lane in enumerate(lanes, start=1):
        pack.start_lane[horse] = within("horses", "lanes", lane, 1, pack.lanes)


def print_businesses(pack: Pack, businesses: Businesses, within: Within) -> None:
    """A1.2: what the businesses cost."""
    pack.price[AUCTIONEER] = 0
    for card, field, francs in (
        (BOOKMAKER, "bookmaker", businesses.bookmaker),
        (CLUB, "club", businesses.club),
        (FARRIER, "farrier", businesses.farrier),
        (WALROY_STABLE, "walroy", businesses.walroy),
        (STEVENS_STABLE, "stevens", businesses.stevens),
        (VET, "vet", businesses.vet),
        (FORAGE, "forage", businesses.forage),
    ):
        pack.price[card] = within("businesses", field, francs, 0, MOST_MONEY)


def print_entries(pack: Pack, entries: Entries, within: Within) -> None:
    """A2.1, A2.3, A5.2: how many may play with such cards, and with how many horses."""
    pack.most_seats = within("entries", "most_horses", len(entries.most_horses) + 1, 2, SEATS)
    for seats in range(LEAST_SEATS, pack.most_seats + 1):
        most = entries.most_horses[seats - LEAST_SEATS]
        pack.most_horses[seats] = within("entries", "most_horses", most, 1, HORSES)
        hand = pack.cards // (seats + 1)
        # The exchange must leave a hand a card beside the Auctioneer, and the pile a card for all.
        within("entries", "most_horses", hand, LEAST_SEATS, CARDS)
        within("entries", "most_horses", pack.cards - seats * hand, seats, CARDS)
    pack.entry_fee = within("entries", "fee", entries.fee, 0, MOST_MONEY)
    pack.most_offers = within("entries", "most_offers", entries.most_offers, 0, 100)
    pack.most_bets = within("entries", "most_bets", entries.most_bets, 0, SEATS)
