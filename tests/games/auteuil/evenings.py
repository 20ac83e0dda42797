"""Evenings on a course of their own, so that no test of what people see waits for calibration."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from hippodrome.engine.fields import checked
from hippodrome.engine.game import Pack as GamePack
from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.people.story import CALLS, FALLS
from hippodrome.games.auteuil.rules.doors import begin
from hippodrome.games.auteuil.state import DEAL, FACES, OPENING, RACES, SQUARES, TELEGRAMS
from hippodrome.words import Sentence
from tests.games.common.stories import Audience, ListenedMatch

BULLFINCH, RIVER = 2, 4
LAP = 30
SLIP = "T7-3-4 G7 P3"


@cache
def course() -> GamePack:
    """Print a lap of thirty squares: a bullfinch on 10, the river on 20, two races."""
    loaded = GAME.pack()
    pack = loaded.printed.copy()
    pack.lap, pack.laps, pack.jump = LAP, 2, 4
    for square in range(SQUARES):
        pack.obstacle[square] = {10: BULLFINCH, 20: RIVER}.get(square, 0)
        pack.back[square] = pack.longer[square] = pack.out[square] = 0
    pack.purse, pack.bank, pack.sweets, pack.sweet_worth = 12033, 625000, 60, 10000
    pack.tierce_stake, pack.simple_stake = 3, 10
    for race in range(RACES):
        pack.name[race], pack.fee[race] = race + 1, 100 * (race + 1)
        pack.prize[race][1:] = [5000 + race, 2000 + race, 1000 + race]
        pack.tierce_pool[race], pack.win_pool[race], pack.place_pool[race] = 123200, 83000, 33800
    pack.order_parts = 3
    for telegram in range(TELEGRAMS):
        successes = (34, 250, 330) if telegram == 0 else (50, 400, 500)
        pack.in_order[telegram], pack.other_order[telegram], pack.simple[telegram] = successes
    pack.races = pack.telegrams = 4
    return replace(loaded, printed=pack)


def outcome(dice: str) -> int:
    """Give the draw of three dice written like `325`."""
    first, second, third = (int(die) - 1 for die in dice)
    return (first * FACES + second) * FACES + third


class Evening(ListenedMatch):
    """A whole evening over fields that refuse what compiled code would silently misread."""

    def __init__(self, seats: int = 2, **options: int) -> None:
        """Lay the table on our own course."""
        loaded = course()
        own = replace(loaded, printed=checked(loaded.printed.copy()))
        super().__init__(GAME, own, seats, options)
        self.state = checked(self.state)
        self.audiences = []
        begin(self.pack.printed, self.state)

    def deal(self, *horses: int) -> Evening:
        """Deal these horses in the order the cards go round, or the lowest ones."""
        for horse in horses:
            self.draw(sum(1 for other in range(1, horse) if not self.state.owner[other]))
        while self.state.phase == DEAL:
            self.draw(0)
        return self

    def enter(self) -> Evening:
        """Deal the lowest cards and draw the first red telegram left."""
        self.deal()
        self.draw(0)
        return self

    def bet(self, *slips: str) -> Evening:
        """Hand in the slips in order of seats, the usual one where none is given."""
        for seat in range(self.seats):
            self.play(seat, *(slips[seat] if seat < len(slips) else SLIP).split())
        return self

    def start(self) -> Evening:
        """Come to the first throw: seat 0 starts."""
        if self.state.phase == DEAL:
            self.enter().bet()
        self.throw("666")
        while self.state.phase == OPENING:
            self.throw("111")
        return self

    def throw(self, dice: str) -> Evening:
        """Throw the three dice."""
        self.draw(outcome(dice))
        return self

    def give(self, *moves: str) -> Evening:
        """Play moves of whoever has the dice."""
        for move in moves:
            self.play(self.state.turn, move)
        return self

    def stand(self, **squares: int) -> Evening:
        """Put horses on squares: `h3=28` puts horse 3 on 28."""
        return self.having(squares={int(name[1:]): square for name, square in squares.items()})

    def finish(self) -> Evening:
        """Bring 7, 3 and 4 home in this order, with one throw."""
        home = 2 * LAP
        self.stand(h7=home - 1, h3=home - 1, h4=home - 1)
        return self.throw("124").give("1>7", "2>3", "4>4")

    def settle(self) -> Evening:
        """Run a whole race, 7-3-4, with the first yellow telegram left."""
        self.start().finish()
        self.draw(0)
        return self


def told(evening: Evening, move: str, audience: int = -1) -> list[Sentence]:
    """Play a move and give what an audience is told of it."""
    listener = Audience(evening, audience)
    evening.give(move)
    return listener.hears()


FALLING = ("auteuil-story-fall", "auteuil-story-out")


def without_call(sentence: Sentence) -> dict[str, object]:
    """Give what a call is about, whichever way it is said."""
    call = sentence.params["call"]
    assert isinstance(call, int)
    assert 0 <= call < (FALLS if sentence.key in FALLING else CALLS)
    return {name: value for name, value in sentence.params.items() if name != "call"}


def horse(number: int) -> Sentence:
    """Name a horse."""
    return Sentence("auteuil-horse", {"number": number})


def player(seat: int) -> Sentence:
    """Name a seat."""
    return Sentence("player", {"seat": seat + 1})


def keys(sentences: list[Sentence]) -> list[str]:
    """List what kinds of sentences these are, without the room's name."""
    return [sentence.key.removeprefix("auteuil-story-") for sentence in sentences]
