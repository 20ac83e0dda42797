"""Races in the middle of their run, so that a test of Finish Line reads like the story it tells.

Horses go by their tile's number here, as people know them, and rows are written from the front to
the back; of two level horses the lower is named first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any

from hippodrome.engine.fields import checked
from hippodrome.engine.game import Pack as GamePack
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.moves import (
    ASIDE,
    BET_ON_THE_SIDE,
    FIRST_TARGET,
    FIRST_TRICK_OF_ONE,
    FIRST_TRICK_OF_TWO,
    KEEP,
    LEVEL_UP,
    MENU,
    ORDER_BACK,
    ORDER_FRONT,
    ORDER_MIDDLE,
    PAIR_HIGH,
    PAIR_LOW,
    SLIP_DONE_MOVE,
    THREE_FIRST,
    THREE_SECOND,
    THREE_THIRD,
    TWO_FIRST,
    TWO_SECOND,
    die_move,
    handful_move,
    interference_action,
    pace_action,
    pair_move,
    take_move,
    win_move,
)
from hippodrome.games.finishline.rules import doors as rules
from hippodrome.games.finishline.rules.laws import broken
from hippodrome.games.finishline.rules.reserve import dice_in_play
from hippodrome.games.finishline.rules.views import see
from hippodrome.games.finishline.state import (
    BLACK,
    BLANK,
    DEAD_HEAT,
    DISQUALIFIED,
    DOUBLE,
    EXTRA,
    FIRST_OUTSIDER,
    GREEN,
    HELMET,
    HORSESHOE,
    INTERFERENCE,
    LOSS,
    PACE,
    RED,
    SIDE_BET,
    TAKE,
    TRICK,
    USE,
    WHIP,
    WHITE,
    YELLOW,
    Pack,
    State,
)
from tests.games.common.scenes import Arranged, arrange

Die = tuple[int, int]
"""A colour and a face."""

SHOE, WHITE_BLANK = (WHITE, HORSESHOE), (WHITE, BLANK)
DOUBLE_SHOE, A_WHIP, A_PACE, RED_BLANK = (RED, DOUBLE), (RED, WHIP), (RED, PACE), (RED, BLANK)
A_HELMET, A_HEAT = (YELLOW, HELMET), (YELLOW, DEAD_HEAT)
AN_INTERFERENCE, A_LOSS = (YELLOW, INTERFERENCE), (YELLOW, LOSS)
AN_OUTSIDER, GREEN_BLANK = (GREEN, FIRST_OUTSIDER), (GREEN, BLANK)
AN_EXTRA, A_SIDE_BET = (BLACK, EXTRA), (BLACK, SIDE_BET)
A_DISQUALIFICATION, A_TRICK = (BLACK, DISQUALIFIED), (BLACK, TRICK)
ROW = (20, 11, 18, 5, 3, 22, 8)
"""The row of the rulebook's example, from the front."""


@cache
def edition(name: str) -> GamePack:
    """Load an edition once; whoever uses it copies what is printed."""
    return GAME.pack(name)


def printed_for(tiles: Sequence[int], favourites: Iterable[int], safe: Iterable[int]) -> Pack:
    """Print the standard pack with so many runners, and F and S where a test wants them."""
    pack = edition("standard").printed.copy()
    assert isinstance(pack, Pack)
    pack.runners = len(tiles)
    for number in range(1, pack.tiles + 1):
        pack.favourite[number] = int(number in set(favourites))
        pack.safe[number] = int(number in set(safe))
    for race in range(pack.races):
        leader_first = list(reversed(edition("standard").printed.odds[race]))
        for place in range(pack.runners):
            pack.odds[race][place] = leader_first[pack.runners - 1 - place]
    return checked(pack)


class Race(Arranged):
    """A game from its first tiles on; without bets the race is off at once."""

    def __init__(
        self,
        tiles: Sequence[int] = ROW,
        *,
        favourites: Iterable[int] = (),
        safe: Iterable[int] = (),
        seats: int = 3,
        bets: Mapping[int, Sequence[int]] | None = None,
        off: bool = True,
        house: Mapping[str, int] | None = None,
    ) -> None:
        self.lawful = True
        """False once a test has put something where play could not have."""
        self.pack = printed_for(tiles, favourites, safe)
        state = State()
        state.seats, state.first = seats, 1
        arrange(state, **(house or {}))
        self.state: State = checked(state)
        rules.begin(self.pack, self.state)
        self.lay(tiles)
        if off:
            for seat in range(seats):
                for move in (bets or {}).get(seat, ()):
                    self.play(seat, move)
                self.play(seat, SLIP_DONE_MOVE)

    # What happens

    def lay(self, tiles: Sequence[int]) -> None:
        """Draw these tiles, named from the front."""
        for tile in reversed(tiles):
            unseen = [t for t in range(1, self.pack.tiles + 1) if not self.state.seen[t]]
            rules.draw(self.pack, self.state, unseen.index(tile))

    def play(self, seat: int, move: int) -> None:
        """Play a legal move, and see no law broken."""
        code = rules.refusal(self.pack, self.state, seat, move)
        assert code == 0, f"{move} is refused with code {code}"
        rules.play(self.pack, self.state, seat, move)
        self.keeps_the_laws()

    def draw(self, outcome: int) -> None:
        """Carry out a draw, and see no law broken."""
        assert 0 <= outcome < self.state.spread
        rules.draw(self.pack, self.state, outcome)
        self.keeps_the_laws()

    def keeps_the_laws(self) -> None:
        """See no law broken, unless the test itself has put things in places of their own."""
        if self.lawful:
            assert broken(self.pack, self.state) == 0

    def take(self, *colours: int) -> None:
        """Take one die, or the first three."""
        if len(colours) == 1:
            self.play(self.state.turn, take_move(colours[0]))
        else:
            self.play(self.state.turn, handful(*colours))

    def roll(self, *dice: Die) -> None:
        """Let the three dice, in order of colour, show these faces."""
        outcome = 0
        for (colour, face), taken in zip(dice, self.state.front, strict=True):
            assert colour == taken
            outcome = outcome * 6 + self.pack.face[colour].index(face)
        self.draw(outcome)

    def show(self, *dice: Die) -> Race:
        """Lay three dice before whoever's turn it is, as if just rolled; blanks fill up."""
        self.lawful = False
        shown = list(dice)
        for spare in (WHITE_BLANK, RED_BLANK, WHITE_BLANK):
            if len(shown) < 3:
                shown.append(spare)
        shown.sort(key=lambda die: die[0])
        state = self.state
        for colour in state.front:
            if colour >= 0:
                state.reserve[colour] += 1
        for index, (colour, face) in enumerate(shown):
            state.front[index], state.face[index] = colour, face
            fetch(state, colour)
        state.phase, state.spread, state.awaits = USE, 0, 1 << state.turn
        if any(colour == YELLOW for colour, _ in shown):
            state.home = 1
        return self

    def use(self, die: Die, *on: int) -> Race:
        """Roll a die among others and use it on these tiles."""
        self.show(die)
        seat = self.state.turn
        move = self.use_of(die, *on)
        code = rules.refusal(self.pack, self.state, seat, move)
        assert code == 0, f"refused with code {code}"
        rules.play(self.pack, self.state, seat, move)
        return self

    def aside(self, seat: int | None = None) -> None:
        """Put the first die aside."""
        self.play(self.state.turn if seat is None else seat, die_move(0, ASIDE))

    def run(self) -> Race:
        """Let the race run out: everybody takes what comes and puts a die aside."""
        while self.state.phase in (TAKE, USE) or self.state.spread == 216:
            if self.state.spread:
                rules.draw(self.pack, self.state, 0)
            elif self.state.phase == TAKE:
                moves = [0] * MENU
                rules.menu(self.pack, self.state, self.state.turn, moves)
                rules.play(self.pack, self.state, self.state.turn, moves[0])
            else:
                rules.play(self.pack, self.state, self.state.turn, die_move(0, ASIDE))
        return self

    def finish(self, *tiles: int) -> Race:
        """Put these horses in front, let the race run out and see it settled."""
        self.lawful = False
        front = [self.horse(tile) for tile in tiles]
        rest = [horse for horse in reversed(self.state.row) if horse >= 0 and horse not in front]
        for index, horse in enumerate(reversed([*front, *rest])):
            self.state.row[index] = horse
        return self.run()

    # Dice and horses

    def with_dice(
        self,
        *,
        shoes: Iterable[int] = (),
        whips: Iterable[int] = (),
        outsiders: Mapping[int, int] | None = None,
        kept: Mapping[int, int] | None = None,
        left: Mapping[int, int] | None = None,
    ) -> Race:
        """Lay dice from the reserve on tiles, before players and out of the race."""
        self.lawful = False
        state = self.state
        for tile in shoes:
            state.shoe[self.horse(tile)] = 1
            fetch(state, WHITE)
        for tile in whips:
            state.whip[self.horse(tile)] = 1
            fetch(state, RED)
        for tile, kind in (outsiders or {}).items():
            state.outsider[self.horse(tile)] = kind
            fetch(state, GREEN)
        for seat, dice in (kept or {}).items():
            state.kept[seat] += dice
            for _ in range(dice):
                fetch(state, BLACK)
        for colour, dice in (left or {}).items():
            state.left[colour] += dice
            for _ in range(dice):
                fetch(state, colour)
        return self

    def level(self) -> Race:
        """Put the second horse level with the leader."""
        return self.having(level=1, levelled=1)

    def horse(self, tile: int) -> int:
        """Give the starting place of a tile."""
        return self.state.tile.index(tile)

    def use_of(self, die: Die, *on: int) -> int:
        """Number the use of a die among those shown."""
        shown = list(zip(self.state.front, self.state.face, strict=True))
        return die_move(shown.index(die), self.action(die[1], *on))

    def action(self, face: int, *on: int) -> int:
        """Number what a face does to these tiles; an interference names three from the front."""
        if face == PACE:
            return pace_action(self.horse(on[0]), self.horse(on[1]))
        if face == INTERFERENCE:
            horses = [self.horse(tile) for tile in reversed(on)]
            row = list(self.state.row)
            back = min(row.index(horse) for horse in horses)
            last, middle, first = (row.index(horse) - back for horse in horses)
            orders = zip(ORDER_BACK, ORDER_MIDDLE, ORDER_FRONT, strict=True)
            order = list(orders).index((last, middle, first))
            return interference_action(back, order)
        named = {DEAD_HEAT: LEVEL_UP, EXTRA: KEEP, SIDE_BET: BET_ON_THE_SIDE}
        if face in named:
            return named[face]
        if face == TRICK:
            if len(on) == 1:
                return FIRST_TRICK_OF_ONE + on[0]
            twos = list(zip(TWO_FIRST, TWO_SECOND, strict=True))
            return FIRST_TRICK_OF_TWO + twos.index((min(on), max(on)))
        return FIRST_TARGET + self.horse(on[0])

    def refused(self, die: Die, *on: int) -> int:
        """Judge a use of a die."""
        self.show(die)
        return rules.refusal(self.pack, self.state, self.state.turn, self.use_of(die, *on))

    # What stands

    def copy(self) -> Race:
        """Give a twin to try things on."""
        twin = object.__new__(Race)
        twin.lawful, twin.pack, twin.state = self.lawful, self.pack, self.state.copy()
        return twin

    @property
    def order(self) -> list[int]:
        """List the tiles from the front to the back; of level horses the lower first."""
        return [self.state.tile[horse] for horse in reversed(self.state.row) if horse >= 0]

    def menu(self, seat: int | None = None) -> list[int]:
        """List the legal moves of a seat."""
        moves = [0] * MENU
        seat = self.state.turn if seat is None else seat
        return moves[: rules.menu(self.pack, self.state, seat, moves)]

    def refusal(self, seat: int, move: int) -> int:
        """Judge any move."""
        return rules.refusal(self.pack, self.state, seat, move)

    def view(self, seat: int) -> State:
        """Give what a seat knows."""
        view = State()
        see(self.pack, self.state, seat, view)
        return view

    def win(self, tile: int, stake: int) -> int:
        """Number a win bet."""
        return win_move(self.horse(tile), stake)

    def pair(self, one: int, other: int, stake: int) -> int:
        """Number a pair bet."""
        low, high = sorted((self.horse(one), self.horse(other)))
        pairs = list(zip(PAIR_LOW, PAIR_HIGH, strict=True))
        return pair_move(pairs.index((low, high)), stake)


def fetch(state: State, colour: int) -> None:
    """Take a die out of the reserve."""
    assert state.reserve[colour] > 0, "there are not so many dice of that colour"
    state.reserve[colour] -= 1


def handful(*colours: int) -> int:
    """Number taking three dice."""
    threes = list(zip(THREE_FIRST, THREE_SECOND, THREE_THIRD, strict=True))
    return handful_move(threes.index((colours[0], colours[1], colours[2])))


def betting(
    tiles: Sequence[int] = ROW,
    seats: int = 3,
    capital: int | None = None,
    house: Mapping[str, int] | None = None,
) -> Race:
    """Give a race whose slips are still to be written."""
    race = Race(tiles, seats=seats, off=False, house=house)
    if capital is not None:
        race.lawful = False
        for seat in range(seats):
            race.state.capital[seat] = capital
    return race


def dice_of(race: Race) -> list[int]:
    """Count the dice a table plays with, by colour."""
    return [dice_in_play(race.pack, race.state, colour) for colour in range(5)]


def scribbled_over(seats: int, first: int = 0) -> State:
    """Give a state with a number of its own in every cell, as if left over from anything."""
    numbers = count(100)

    def scribbled(shape: tuple[int, ...]) -> Any:
        return [scribbled(shape[1:]) for _ in range(shape[0])] if shape else next(numbers)

    state = State()
    state.restore({name: scribbled(State.FIELDS[name].shape) for name in State.REMEMBERED})
    for option in GAME.options:
        setattr(state, option.name, 0)
    state.seats, state.first = seats, first
    return state
