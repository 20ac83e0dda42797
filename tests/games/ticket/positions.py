"""Positions and meetings, so that a test of Ticket Gagnant reads like the story it tells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest

from hippodrome.engine.errors import Refused
from hippodrome.engine.fields import checked
from hippodrome.engine.game import Pack as GamePack
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.events import EVENTS
from hippodrome.games.ticket.moves import (
    FIRST_SINGLE_MOVE,
    FIRST_STAY_MOVE,
    MENU,
    card_of,
    direction_of,
    single_card,
)
from hippodrome.games.ticket.people.look.types import Square
from hippodrome.games.ticket.rules import doors as rules
from hippodrome.games.ticket.rules.finish import front_column, in_photo
from hippodrome.games.ticket.rules.movement import put
from hippodrome.games.ticket.state import (
    DEAL,
    DISTANCES,
    FIRST_PAIR,
    FLAT,
    HARNESS,
    HEDGE_RACE,
    JOKER,
    NO_CARD,
    PAIR_HIGH,
    PAIR_LOW,
    PHOTO,
    RACE,
    STEEPLE,
    Pack,
    State,
)
from tests.games.common.scenes import Arranged
from tests.games.common.stories import ListenedMatch
from tests.games.ticket.drawings import Drawing, read_drawing

ORANGE, PURPLE, GREEN, BLUE, RED, YELLOW, BLACK = range(1, 8)


def single(horse: int, squares: int) -> int:
    """Give the single card of a horse."""
    return single_card(horse, squares)


def pair(one: int, other: int) -> int:
    """Give the card of two horses."""
    return card_of(GAME.read(f"{one}={other}"))


@cache
def edition(name: str) -> GamePack:
    """Load an edition once; whoever uses it copies what is printed."""
    return GAME.pack(name)


def board(drawing: Drawing) -> Pack:
    """Print a pack with the drawn track; all other figures are the standard ones."""
    pack = edition("standard").printed.copy()
    assert isinstance(pack, Pack)
    pack.horses = max(drawing.horses)
    pack.lanes = drawing.lanes
    pack.columns = drawing.columns
    pack.start = 1
    pack.line = drawing.line
    # A hedge that is not drawn lies behind the track, where nobody can meet it.
    first, second = (*drawing.hedges, 0, 0)[:2]
    pack.hedge[:] = [first, second]
    for lane in range(len(pack.hoof)):
        for column in range(len(pack.hoof[0])):
            pack.hoof[lane][column] = int((lane, column) in drawing.hoofs)
    for horse in range(1, 8):
        for squares in range(1, DISTANCES + 1):
            pack.copies[single(horse, squares)] = int(horse in drawing.horses)
    for index in range(len(PAIR_LOW)):
        both = PAIR_LOW[index] in drawing.horses and PAIR_HIGH[index] in drawing.horses
        pack.copies[FIRST_PAIR + index] = int(both)
    pack.deck_size = sum(pack.copies)
    return checked(pack)


def discipline_of(drawing: Drawing) -> int:
    """Tell the kind of race from what is drawn."""
    if drawing.river:
        return STEEPLE
    if drawing.hedges:
        return HEDGE_RACE
    return HARNESS if drawing.hoofs else FLAT


@dataclass
class Race(Arranged):
    """A race in the middle of its run; seat 0 leads it and is to play."""

    pack: Pack
    state: State

    @property
    def where(self) -> dict[int, str]:
        """Name the square of every horse on the track."""
        return {
            horse: Square(self.state.lane[horse], self.state.column[horse]).name
            for horse in range(1, self.pack.horses + 1)
            if self.state.column[horse]
        }

    @property
    def arrival(self) -> list[int]:
        """List the placed horses, first to last."""
        places = {
            self.state.place[horse]: horse
            for horse in range(1, self.pack.horses + 1)
            if 0 < self.state.place[horse] < 8
        }
        assert sorted(places) == list(range(1, len(places) + 1))
        return [places[place] for place in sorted(places)]

    @property
    def events(self) -> tuple[Any, ...]:
        """Give what the last play or draw noted."""
        return EVENTS.noted(self.state)

    def copy(self) -> Race:
        """Give a twin to try things on."""
        return Race(self.pack, checked(self.state))

    def holding(self, *cards: int, seat: int = 0) -> Race:
        """Give a twin in which a seat holds these cards."""
        twin = self.copy()
        give(twin.state, seat, cards)
        return twin

    def menu(self, seat: int = 0) -> list[str]:
        """List the legal moves of a seat, written."""
        moves = [0] * MENU
        count = rules.menu(self.pack, self.state, seat, moves)
        return [GAME.write(move) for move in moves[:count]]

    def ways_to_play(self, card: int, direction: int | None = None) -> list[str]:
        """List what a card could do, all ways to yield included."""
        if card == JOKER:
            assert len(self.where) == self.pack.horses, "draw every horse to play a joker"
        ways = []
        for written in self.holding(card).menu():
            move = GAME.read(written)
            if move < FIRST_SINGLE_MOVE:
                continue  # a card without legal move can only be thrown away
            if direction is None or (move < FIRST_STAY_MOVE and direction_of(move) == direction):
                ways.append(written)
        return ways

    def refusal(self, written: str, seat: int = 0) -> int:
        """Judge a move of a seat that holds the card for it."""
        twin = self.copy()
        card = card_of(GAME.read(written))
        if card != NO_CARD and GAME.read(written) >= FIRST_SINGLE_MOVE:
            give(twin.state, seat, [card])
        return rules.refusal(twin.pack, twin.state, seat, GAME.read(written))

    def after(self, written: str) -> dict[int, str]:
        """Say where the horses would stand after a legal move with a card of seat 0."""
        twin = self.holding(card_of(GAME.read(written)))
        twin.play(written)
        return twin.where

    def ends(self, written: str) -> str:
        """Name the square a move would take its horse to."""
        horse = int(written.lstrip("J")[0])
        return self.after(written)[horse]

    def room_for(self, horse: int, written: str) -> set[str]:
        """Name the squares a horse may yield to when that move lands on it."""
        card = card_of(GAME.read(written))
        ways = [way for way in self.ways_to_play(card) if way.startswith(f"{written}/")]
        return {self.after(way)[horse] for way in ways}

    def play(self, *written: str) -> Race:
        """Play moves in turn, whoever's turn it is; each must be legal."""
        for move in written:
            seat = self.state.turn
            code = rules.refusal(self.pack, self.state, seat, GAME.read(move))
            assert code == 0, f"{move} is refused with code {code}"
            self.state.noted = 0
            rules.play(self.pack, self.state, seat, GAME.read(move))
        return self

    def finish(self) -> Race:
        """Play a last card that moves nobody: a horse is sent against the rail (T4.2)."""
        left = [h for h in self.where if self.state.lane[h] == 1]
        right = [h for h in self.where if self.state.lane[h] == self.pack.lanes]
        assert left or right, "draw a horse at a rail"
        give(self.state, 0, [JOKER])
        for seat in range(1, self.state.seats):
            give(self.state, seat, [])
        self.state.cards = 1
        self.state.piled = self.state.seats - 1
        before = self.where
        self.play(f"J{left[0]}<1" if left else f"J{right[0]}>1")
        assert self.where == before
        return self

    def photo(self, *horses: int) -> Race:
        """Draw the cards of these horses at the photo-finish, one by one."""
        for drawn in horses:
            assert self.state.phase == PHOTO, "no photo-finish is due"
            front = front_column(self.pack, self.state)
            level = [h for h in self.where if in_photo(self.state, h, front)]
            assert self.state.spread == len(level)
            self.state.noted = 0
            rules.draw(self.pack, self.state, level.index(drawn))
        return self


def give(state: State, seat: int, cards: Iterable[int]) -> None:
    """Put exactly these cards into a hand."""
    hand = sorted(cards)
    for slot in range(len(state.hand[seat])):
        state.hand[seat][slot] = hand[slot] if slot < len(hand) else NO_CARD
    state.held[seat] = len(hand)


def standing(
    drawing: str,
    *,
    hand: Sequence[int] = (JOKER,),
    others: Sequence[Sequence[int]] = ((JOKER,),),
    tickets: Sequence[str] = (),
    discipline: int | None = None,
) -> Race:
    """Set a drawn position up: seat 0 is to play, the other hands are given in order."""
    drawn = read_drawing(drawing)
    kind = discipline_of(drawn) if discipline is None else discipline
    race = position(drawn, kind, (hand, *others))
    for seat, ticket in enumerate(tickets):
        for box, horse in enumerate(ticket.split("-"), start=1):
            race.state.ticket[seat][box] = 0 if horse == "." else int(horse)
    return race


def position(drawn: Drawing, discipline: int, hands: Sequence[Sequence[int]]) -> Race:
    """Set a position up from what a drawing would show."""
    state = checked(State())
    state.seats = len(hands)
    state.races = 2 * len(hands)
    state.first = 1
    state.phase = RACE
    state.race = 1
    state.awaits = 1
    state.discipline = discipline
    state.river = drawn.river
    for seat, hand in enumerate(hands):
        give(state, seat, hand)
    state.cards = max(len(hand) for hand in hands)
    state.piled = state.seats * state.cards - sum(len(hand) for hand in hands)
    for horse, (lane, column) in drawn.horses.items():
        put(state, horse, lane, column)
    return Race(board(drawn), state)


class Meeting(ListenedMatch):
    """A whole meeting over fields that refuse what compiled code would silently misread."""

    def __init__(self, seats: int = 2, pack: str = "standard", **options: int) -> None:
        """Lay the table; seat 0 leads unless the options say otherwise."""
        loaded = edition(pack)
        own = replace(loaded, printed=checked(loaded.printed))
        super().__init__(GAME, own, seats, {"first": 1, **options})
        self.audiences = []
        self.state = checked(self.state)
        rules.begin(self.pack.printed, self.state)

    def deal(self, *hands: Sequence[int]) -> Meeting:
        """Deal these hands, given by seat; without any, deal from the bottom of the kinds."""
        left = [list(hand) for hand in hands]
        seat = self.state.leader
        while self.state.phase == DEAL:
            if hands:
                self.draw(sum(self.state.deck[kind] for kind in range(left[seat][0])))
                left[seat].pop(0)
            else:
                self.draw(0)
            seat = (seat + 1) % self.seats
        assert not any(left), "more cards were named than dealt"
        return self

    def predict(self, *tickets: str) -> Meeting:
        """Fill the tickets in order of seats."""
        for seat, ticket in enumerate(tickets):
            self.play(seat, ticket)
        return self

    def race(self, *moves: str) -> Meeting:
        """Play cards in turn."""
        for move in moves:
            self.play(self.state.turn, move)
        return self

    def hand(self, seat: int) -> list[int]:
        """List the cards a seat holds."""
        return [self.state.hand[seat][slot] for slot in range(self.state.held[seat])]

    def run_out(self) -> Meeting:
        """Play the first legal card of every menu and settle every photo until the race is over."""
        race = self.state.race
        while self.state.race == race and not self.over:
            if self.spread:
                self.draw(0)
            else:
                seat = self.awaited[0]
                self.play(seat, self.menu(seat)[0])
        return self


def refused(meeting: Meeting, seat: int, move: str) -> int:
    """Give the code of the refusal that this move meets with."""
    with pytest.raises(Refused) as caught:
        meeting.play(seat, move)
    return caught.value.code
