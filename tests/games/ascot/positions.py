"""Tables laid out for tests: from the deal on, or straight at the point a rule speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from hippodrome.engine.fields import checked
from hippodrome.games.ascot import GAME, moves
from hippodrome.games.ascot.events import EVENTS
from hippodrome.games.ascot.moves import (
    DONE_MOVE,
    MENU,
    PASS_MOVE,
    bid_move,
    name_move,
)
from hippodrome.games.ascot.phases import DIE, NAMING, NEXT_OFFER, NEXT_RACER, OPEN_TRAINING
from hippodrome.games.ascot.rules import doors as rules
from hippodrome.games.ascot.rules.betting import line_up
from hippodrome.games.ascot.rules.holding import draw_among, pass_on
from hippodrome.games.ascot.rules.lanes import put
from hippodrome.games.ascot.rules.reasons import ALLOWED
from hippodrome.games.ascot.state import (
    CARDS,
    DEAD,
    GONE,
    HORSES,
    NOT_PRINTED,
    OWNED,
    PLAIN,
    RETURNED,
    SIDES,
    Pack,
    State,
)
from tests.games.ascot.judging import check_menu
from tests.games.ascot.watching import disorder, notes
from tests.games.common.scenes import Arranged

WATCHED_STEPS = 60
"""Steps of a table that are watched: whole games are the business of laws and soak."""


class Table(Arranged):
    """A game in play, with the words of the rulebook for what people do."""

    def __init__(self, seats: int = 2, pack: str = "standard", **options: int) -> None:
        self.edition = GAME.pack(pack)
        self.pack: Pack = checked(self.edition.printed)
        self.state: State = checked(GAME.lay(self.edition, seats, options))
        self.steps = 0
        rules_of_begin(self)

    @property
    def awaited(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if self.state.awaits >> seat & 1]

    @property
    def purses(self) -> list[int]:
        return [self.state.purse[seat] for seat in range(self.state.seats)]

    @property
    def hands(self) -> list[int]:
        return [self.state.held[seat] for seat in range(self.state.seats)]

    def menu(self, seat: int) -> list[int]:
        """The legal moves of a seat, compared with what the judge allows."""
        moves: list[int] = [-1] * MENU
        listed = moves[: rules.menu(self.pack, self.state, seat, moves)]
        if self.steps <= WATCHED_STEPS:
            check_menu(self, seat, listed)
        return listed

    def refusal(self, seat: int, move: int) -> int:
        return rules.refusal(self.pack, self.state, seat, move)

    def play(self, seat: int, *moves: int) -> Table:
        for move in moves:
            assert self.refusal(seat, move) == ALLOWED
            with self.lawful():
                rules.play(self.pack, self.state, seat, move)
        return self

    def draw(self, outcome: int) -> Table:
        assert 0 <= outcome < self.state.spread
        with self.lawful():
            rules.draw(self.pack, self.state, outcome)
        return self

    def go_on(self) -> Table:
        self.state.noted = 0
        rules.go_on(self.pack, self.state)
        return self

    @contextmanager
    def lawful(self) -> Iterator[None]:
        """Whatever a test is about: a table in order is in order after every step."""
        self.steps += 1
        self.state.noted = 0
        watched = self.steps <= WATCHED_STEPS and not disorder(self.pack, self.state)
        yield
        if watched:
            assert disorder(self.pack, self.state) == []

    def events(self, *kinds: int) -> list[tuple[int, ...]]:
        """What was noted in the last step, each with three facts; only of some kinds, if asked."""
        told = [tuple(note[: 1 + 3]) for note in notes(self.state)]
        return [event for event in told if not kinds or event[0] in kinds]

    def told(self) -> list[str]:
        """The names of what happened in the last step."""
        names = (EVENTS.rows[number - 1].name for number, *_ in self.events())
        return [name.upper().replace("-", "_") for name in names]

    def total(self) -> int:
        return sum(self.state.purse) + self.state.bank + self.state.tote + self.state.put_aside

    def view(self, seat: int) -> State:
        view: Any = State()
        GAME.interpreted.see(self.pack, self.state, seat, view)
        assert isinstance(view, State)
        return view

    def with_purse(self, seat: int, francs: int) -> Table:
        """Let a seat have so much; what it had more lies in the Bank, what it had less is its."""
        bank = self.state.bank + self.state.purse[seat] - francs
        return self.having(purse={seat: francs}, bank=bank)

    def with_ticket(self, horse: int, seat: int, francs: int) -> Table:
        """Let a seat have staked so much more on a horse, out of its purse."""
        state = self.state
        return self.having(
            stake={horse: {seat: state.stake[horse][seat] + francs}},
            purse={seat: state.purse[seat] - francs},
            tote=state.tote + francs,
        )

    # The deal and the auction.

    def deal(
        self, *hands: Sequence[int], dealer: int | None = None, naming: Sequence[int] | None = None
    ) -> Table:
        """Draw the dealer (the last seat, if not said) and deal these hands.

        Where nobody holds the Auctioneer, each names a seat, all of them the dealer if not said.
        """
        seats = self.state.seats
        dealer = seats - 1 if dealer is None else dealer
        self.draw(dealer)
        for number in range(len(hands[0]) * seats):
            seat = (dealer + 1 + number) % seats
            self.draw(self.place_in_pile(hands[seat][number // seats]))
        for seat in self.awaited if self.state.phase == NAMING else ():
            self.play(seat, name_move(dealer if naming is None else naming[seat]))
        return self

    def place_in_pile(self, card: int) -> int:
        """The outcome that draws this card from what lies unseen in the dead pile."""
        unseen = [other for other in range(1, CARDS + 1) if self.state.lies[other] == DEAD]
        return unseen.index(card)

    def exchange(self, seat: int, card: int, taking: int) -> Table:
        self.play(seat, moves.exchange_move(card))
        return self.draw(self.place_in_pile(taking)) if self.state.spread else self

    def keep(self) -> Table:
        """Nobody throws in a further card."""
        for seat in self.awaited:
            self.play(seat, DONE_MOVE)
        return self

    def turn_up(self, card: int) -> Table:
        pile = [
            other
            for other in range(1, CARDS + 1)
            if self.state.lies[other] == DEAD or RETURNED <= self.state.lies[other] < OWNED
        ]
        return self.draw(pile.index(card))

    def bids(self, *francs: int) -> Table:
        """Bids in turn, by whoever is asked; 0 is a pass."""
        for amount in francs:
            self.play(self.awaited[0], bid_move(amount) if amount else PASS_MOVE)
        return self


def rules_of_begin(table: Table) -> None:
    GAME.interpreted.begin(table.pack, table.state)


def owned(
    cards: Mapping[int, int], seats: int = 2, pack: str = "standard", dealer: int | None = None
) -> Table:
    """A table after the sales: these cards belong to these seats, all others are gone."""
    table = Table(seats, pack)
    state = table.state
    state.spread = 0
    state.dealer = seats - 1 if dealer is None else dealer
    state.auctioneer = state.dealer
    state.turn = state.dealer
    for card in range(1, CARDS + 1):
        printed = card <= table.pack.horses or card > HORSES
        state.lies[card] = GONE if printed else NOT_PRINTED
    for card, seat in cards.items():
        state.lies[card] = OWNED + seat
    return table


def training(
    cards: Mapping[int, int], seats: int = 2, pack: str = "standard", dealer: int | None = None
) -> Table:
    """A table at the first turn of the training, its loop empty of squares that ask anything."""
    table = owned(cards, seats, pack, dealer)
    for square in range(table.pack.loop):
        set_square(table, square)
    pass_on(table.state, OPEN_TRAINING)
    return table.go_on()


def set_square(
    table: Table,
    square: int,
    payee: int = 0,
    dues: int = 0,
    members: int | None = None,
    **rest: int,
) -> None:
    """Print another square of the loop."""
    table.pack.payee[square] = payee
    table.pack.dues[square] = dues
    table.pack.member_dues[square] = dues if members is None else members
    table.pack.action[square] = rest.get("action", 0)


def throw(table: Table, first: int, second: int) -> Table:
    """Throw the two dice of the training."""
    return table.draw((first - 1) * SIDES + second - 1)


def only_report(table: Table, source: int, effect: int, number: int = 0, payee: int = 0) -> None:
    """Make every report of a pack say the same."""
    for kind in range(table.pack.kinds[source]):
        table.pack.effect[source][kind] = effect
        table.pack.number[source][kind] = number
        table.pack.report_payee[source][kind] = payee


def market(
    cards: Mapping[int, int], seats: int = 2, pack: str = "standard", dealer: int | None = None
) -> Table:
    """A table at the first question of the market."""
    table = owned(cards, seats, pack, dealer)
    pass_on(table.state, NEXT_OFFER)
    return table.go_on()


Runner = tuple[int, int, int]
"""Seat, lane and length of a horse."""


def race(
    runners: Mapping[int, Runner],
    seats: int = 2,
    squares: Mapping[tuple[int, int], int | tuple[int, int]] | None = None,
    turn: int = 0,
) -> Table:
    """A race in which `turn` throws next; 60 lengths, plain but for the squares named."""
    table = owned({horse: runner[0] for horse, runner in runners.items()}, seats)
    state, pack = table.state, table.pack
    pack.lengths, pack.bend, pack.whip = 60, 38, 49  # whatever the standard course has
    for lane in range(1, pack.lanes + 1):
        for length in range(1, pack.lengths + 1):
            said = (squares or {}).get((lane, length), PLAIN)
            kind, reach = said if isinstance(said, tuple) else (said, 0)
            pack.square[lane][length] = kind
            pack.reach[lane][length] = reach
    state.number_each = 6
    line_up(pack, state)
    for horse, (_, lane, length) in runners.items():
        state.lane[horse] = lane
        if length > 0:
            put(state, horse, lane, length)
    state.first_seat = turn
    state.turn = (turn - 1) % seats
    pass_on(state, NEXT_RACER)
    return table.go_on()


def die(table: Table, points: int) -> Table:
    """Throw the die of the race."""
    assert table.state.phase == DIE
    return table.draw(points - 1)


def place(table: Table, horse: int) -> tuple[int, int]:
    """Lane and length of a horse."""
    return table.state.lane[horse], table.state.length[horse]


def lanes(mask: int) -> set[int]:
    """The lanes of a bit mask."""
    return {lane for lane in range(mask.bit_length()) if mask >> lane & 1}


def ready_to_throw(table: Table) -> None:
    """Let the seat whose turn it is throw once more."""
    draw_among(table.state, DIE, SIDES)
