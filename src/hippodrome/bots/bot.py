"""What every bot is: a player who gets a view and a menu, and never the state behind them."""

# ruff: noqa: ARG002 (every bot is asked in the same way, whatever it looks at)

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from hippodrome.bots.contest import EXPERT, GAMBLER, SCOUT, TIPSTER
from hippodrome.bots.scouting import AHEAD, BOLD, CAREFUL, FOR_THE_HOUSE, SPITEFUL
from hippodrome.bots.searching import EXPERTS, SCOUTS, Budget, Method, searched
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.stream import Stream, below

UNLIMITED = Budget()


class Bot(ABC):
    """A player that is not a person."""

    name: ClassVar[str]
    """How it is typed where seats are filled."""
    kind: ClassVar[int]
    """Its number in compiled contests."""
    method: ClassVar[Method | None] = None
    """How it tries moves out, if it does, and so wants machine code and a budget."""
    effort: ClassVar[int] = 100
    """Its trials of moves, in per cent of what the room thinks enough."""
    shown_in: ClassVar[frozenset[str] | None] = None
    """The games in which it is shown to be what its name says; none named is all of them."""
    taste: ClassVar[int] = AHEAD
    """What it plays for, where it searches."""

    @property
    def searches(self) -> bool:
        """Does it try moves out?"""
        return self.method is not None

    def is_offered(self, game: Game) -> bool:
        """Is it on the list for whoever lays a table? Others sit down where they are typed."""
        return self.shown_in is None or game.name in self.shown_in

    def trials(self, game: Game) -> int:
        """How many trials of moves it makes for a decision, unless told."""
        return game.simulations * self.effort // 100 if self.searches else 0

    @abstractmethod
    def choose(
        self,
        game: Game,
        pack: Pack,
        view: Any,
        seat: int,
        menu: Sequence[int],
        stream: Stream,
        budget: Budget = UNLIMITED,
    ) -> int:
        """Pick a move of the menu, knowing only the seat's view, within a budget."""

    def decide(
        self,
        game: Game,
        pack: Pack,
        view: Any,
        seat: int,
        stream: Stream,
        budget: Budget = UNLIMITED,
    ) -> list[int]:
        """Make a whole decision, which may take several moves, out of the seat's view alone.

        Only moves that come together are played on a copy of the view: what a slip holds so far
        is the seat's own business, so there its view is enough to go on from.
        """
        rules, printed = game.interpreted, pack.printed
        seen, moves = view.copy(), rules.moves()
        decided: list[int] = []
        while True:
            count = rules.menu(printed, seen, seat, moves)
            menu = list(moves[:count])
            move = self.choose(game, pack, seen, seat, menu, stream, budget)
            decided.append(move)
            if game.moves.completes(move):
                return decided
            rules.play(printed, seen, seat, move)
            if game.unfinished(printed, seen, seat) is None:
                return decided


class Gambler(Bot):
    """Plays any move, each equally likely."""

    name = "gambler"
    kind = GAMBLER

    def choose(
        self,
        game: Game,
        pack: Pack,
        view: Any,
        seat: int,
        menu: Sequence[int],
        stream: Stream,
        budget: Budget = UNLIMITED,
    ) -> int:
        """Pick blindly."""
        return menu[below(stream, len(menu))]


class Tipster(Bot):
    """Plays by the room's rules of thumb, at once."""

    name = "tipster"
    kind = TIPSTER

    def choose(
        self,
        game: Game,
        pack: Pack,
        view: Any,
        seat: int,
        menu: Sequence[int],
        stream: Stream,
        budget: Budget = UNLIMITED,
    ) -> int:
        """Ask the room's `tip`, on copies: it may use the view as working space."""
        return game.interpreted.tip(pack.printed, view.copy(), seat, list(menu), len(menu), stream)


class Scout(Bot):
    """Tries each move on many possibilities, with tipsters playing on to the end of the race."""

    name = "scout"
    kind = SCOUT
    method: ClassVar[Method] = SCOUTS

    def choose(
        self,
        game: Game,
        pack: Pack,
        view: Any,
        seat: int,
        menu: Sequence[int],
        stream: Stream,
        budget: Budget = UNLIMITED,
    ) -> int:
        """Search."""
        simulations = self.trials(game) if budget.simulations is None else budget.simulations
        within = Budget(simulations, budget.seconds)
        return searched(self.method, game, pack, view, seat, menu, stream, within, self.taste)


class Expert(Scout):
    """Tries what the tipster likes next best, compares in pairs, and on several threads (0027)."""

    name = "expert"
    kind = EXPERT
    method = EXPERTS
    shown_in = frozenset({"ticket"})  # to win more than a scout in the same time (0027)
    effort = 200  # which two threads try in the time that a scout takes


class QuickExpert(Expert):
    """An expert in a hurry."""

    name = "expert-quick"
    effort = 50


class PatientExpert(Expert):
    """An expert who takes its time."""

    name = "expert-patient"
    effort = 800


class Plunger(Scout):
    """A character: all or nothing."""

    name = "plunger"
    taste = BOLD


class Miser(Scout):
    """A character: rather a little less than anybody ahead of it."""

    name = "miser"
    taste = CAREFUL


class Saboteur(Scout):
    """A character: plays against whoever leads, whatever becomes of itself."""

    name = "saboteur"
    taste = SPITEFUL


class Crony(Scout):
    """A character, the bookmaker's friend: what nobody wins, the house keeps."""

    name = "crony"
    taste = FOR_THE_HOUSE
