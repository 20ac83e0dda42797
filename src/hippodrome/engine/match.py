"""One game in play: its state and the list of integers that made it. No clock, no network."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import msgspec

from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.observing import written_out

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

DRAW = -1
"""Stands in place of a seat where the croupier acted."""
NOTHING_BEGUN: Mapping[int, tuple[int, ...]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of a game: a seat's decision, or a draw with its spread."""

    seat: int
    moves: tuple[int, ...]
    spread: int = 0


class Written(msgspec.Struct, frozen=True):
    """A game as `serialize` writes it."""

    game: str
    rules: int
    pack: str
    """The pack's hash."""
    seats: int
    options: dict[str, int]
    log: tuple[tuple[int, tuple[int, ...], int], ...]
    begun: tuple[tuple[int, tuple[int, ...]], ...] = ()


def restored(game: Game, written: bytes, pack: Pack) -> Match:
    """Play a game again that was serialized, or say why that cannot be done."""
    try:
        kept = msgspec.json.decode(written, type=Written)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSetup("match-unreadable", why=str(error)) from error
    return replayed(game, kept, pack)


def replayed(game: Game, kept: Written, pack: Pack) -> Match:
    """Play a written game again up to where it stood, or say why that cannot be done."""
    if kept.game != game.name:
        raise BadSetup("match-other-game", written=kept.game, game=game.name)
    if kept.rules != game.rules_version:
        raise BadSetup("match-other-rules", written=kept.rules, rules=game.rules_version)
    if kept.pack != pack.hash:
        raise BadSetup("match-other-pack", written=kept.pack, pack=pack.hash)
    match = Match(game, pack, kept.seats, kept.options)
    for seat, moves, spread in kept.log:
        match.apply(Entry(seat, moves, spread))
    for seat, moves in kept.begun:
        for move in moves:
            match.step(seat, move)
    return match


class Match:
    """A game from its first step to wherever it is now."""

    def __init__(
        self, game: Game, pack: Pack, seats: int, options: Mapping[str, int] | None = None
    ) -> None:
        """Lay the table and begin."""
        self.game = game
        self.pack = pack
        self.state = game.lay(pack, seats, options)
        self.options = {option.name: getattr(self.state, option.name) for option in game.options}
        self.log: list[Entry] = []
        self.events: tuple[Any, ...] = ()
        """What the last play or draw noted for all; of a decision only what completed it."""
        self.lasts = 0
        """Milliseconds a stage plays for all that was noted since this game was forked."""
        self.passed: list[Match] | None = None
        """The game wherever the draws of `draw_all` left something noted behind, if it drew."""
        self.begun: Mapping[int, tuple[int, ...]] = NOTHING_BEGUN
        """Moves of decisions that are not complete yet, by seat; see `step`."""
        self._rules = game.interpreted
        self._rules.begin(pack.printed, self.state)

    @classmethod
    def at(cls, game: Game, pack: Pack, state: Any) -> Match:
        """Give a game that stands in a state, however it came there; its log starts empty."""
        stands = object.__new__(cls)
        stands.game, stands.pack, stands.state = game, pack, state
        stands.options = {option.name: getattr(state, option.name) for option in game.options}
        stands.log, stands._rules = [], game.interpreted
        stands.events, stands.lasts, stands.passed = (), 0, None
        stands.begun = NOTHING_BEGUN
        return stands

    def fork(self) -> Match:
        """Give the same game at the same point, to try things on; its log starts empty."""
        fork = object.__new__(Match)
        fork.game, fork.pack, fork.options = self.game, self.pack, self.options
        fork.state, fork.log, fork._rules = self.state.copy(), [], self._rules
        fork.events, fork.lasts, fork.passed = (), 0, None
        fork.begun = self.begun
        return fork

    def clone(self) -> Match:
        """Give the same game at the same point, with all that led there."""
        clone = self.fork()
        clone.log, clone.events = [*self.log], self.events
        return clone

    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(self.state.seats)

    @property
    def over(self) -> bool:
        """Is the game finished?"""
        return bool(self.state.over)

    @property
    def spread(self) -> int:
        """How many outcomes the draw that is due has, or 0 when none is."""
        return int(self.state.spread)

    @property
    def awaited(self) -> list[int]:
        """The seats that may act now."""
        return [seat for seat in range(self.seats) if self.state.awaits >> seat & 1]

    def menu(self, seat: int) -> list[int]:
        """List the legal moves of a seat."""
        moves = self._rules.moves()
        count = self._rules.menu(self.pack.printed, self.state, seat, moves)
        return list(moves[:count])

    def submit(self, seat: int, moves: Sequence[int]) -> None:
        """Play a decision of one or several moves, all or none; refused ones raise Refused."""
        printed, trial = self.pack.printed, self.state.copy()
        for move in moves:
            if self._rules.refusal(printed, trial, seat, move):
                # What the seat itself sees is enough to judge its move, so nothing else is used.
                raise self.game.explain(printed, self._seen(trial, seat), seat, move)
            trial.noted = 0
            self._rules.play(printed, trial, seat, move)
        if moves:
            lacking = self.game.lacking(printed, trial, seat, moves[-1])
        else:
            lacking = self.game.unfinished(printed, trial, seat)
        if lacking is not None:
            raise lacking
        self.state = trial
        self.log.append(Entry(seat, tuple(moves)))
        self._read_notes()

    def step(self, seat: int, move: int) -> bool:
        """Play one move of a decision that may take several; say whether it completed it.

        A slip is begun bet by bet. The log knows of a decision when it is complete; until then
        nothing can be submitted for that seat, and nothing of it is taken back.
        """
        printed = self.pack.printed
        if self._rules.refusal(printed, self.state, seat, move):
            raise self.game.explain(printed, self.view(seat), seat, move)
        self.state.noted = 0
        self._rules.play(printed, self.state, seat, move)
        moves = (*self.begun.get(seat, ()), move)
        others = {other: begun for other, begun in self.begun.items() if other != seat}
        if self.game.lacking(printed, self.state, seat, move) is not None:
            self.begun, self.events = {**others, seat: moves}, ()
            return False
        self.begun = others
        self.log.append(Entry(seat, moves))
        self._read_notes()
        return True

    def play(self, seat: int, *moves: int | str) -> None:
        """Play moves given as integers or in notation."""
        read = self.game.read
        self.submit(seat, [read(move) if isinstance(move, str) else move for move in moves])

    def draw(self, outcome: int) -> None:
        """Carry out the draw that is due."""
        spread = self.spread
        if not 0 <= outcome < spread:
            raise BadSetup("setup-bad-draw", outcome=outcome, spread=spread)
        self.state.noted = 0
        self._rules.draw(self.pack.printed, self.state, outcome)
        self.log.append(Entry(DRAW, (outcome,), spread))
        self._read_notes()

    def _read_notes(self) -> None:
        """Read what the rules noted, and how long a stage plays for it."""
        events = self.game.events
        self.events = events.noted(self.state)
        if self.events:
            self.lasts += events.length(self.events)

    def draw_all(self, below: Callable[[int], int]) -> None:
        """Carry out every draw that is due, each from a source of numbers below a spread.

        Where something was noted before a draw, the game as it stood is kept: whoever tells of it
        need not play all again.
        """
        self.passed = []
        while self.spread:
            if self.events:
                point = self.fork()
                point.events = self.events
                self.passed.append(point)
            self.draw(below(self.spread))

    def apply(self, entry: Entry) -> None:
        """Take a step of a log."""
        if entry.seat == DRAW:
            self.draw(entry.moves[0])
        else:
            self.submit(entry.seat, entry.moves)

    def view(self, seat: int) -> Any:
        """Give what a seat knows (-1: a spectator), as a state with the rest blank."""
        return self._seen(self.state, seat)

    def view_over(self, seat: int, view: Any) -> Any:
        """Give the same, written over a view of this game that nobody needs any more."""
        self._rules.see(self.pack.printed, self.state, seat, view)
        return view

    def _seen(self, state: Any, seat: int) -> Any:
        """Give what a seat knows of a state."""
        view = self.game.state_class()
        self._rules.see(self.pack.printed, state, seat, view)
        return view

    def look(self, seat: int) -> Any:
        """Give what a seat sees and may choose, for people."""
        return self.game.look(self.pack.printed, self.view(seat), seat)

    def observation(self, seat: int) -> NDArray[numpy.int32]:
        """Give what a seat knows as one row of numbers: the seat, then every field of its view.

        There are `Game.observation_size` of them, 32 bits each, and `Game.observed` says what
        stands where. They come from the view alone: -1 is a spectator's.
        """
        import numpy

        sight = [0] * self.game.observation_size
        written_out(self.game.state_class)(self.view(seat), seat, sight)
        return numpy.array(sight, numpy.int32)

    def mask(self, seat: int) -> NDArray[numpy.bool_]:
        """Give which slots of the action space a seat may choose."""
        import numpy

        mask = numpy.zeros(self.game.slots, numpy.bool_)
        mask[list(self.slots(seat))] = True
        return mask

    def slots(self, seat: int) -> dict[int, int]:
        """Give the moves a seat may choose by their slots; of equal slots the first of the menu."""
        slot, printed = self._rules.slot, self.pack.printed
        return {slot(printed, move): move for move in reversed(self.menu(seat))}

    def key(self, seat: int | None = None) -> bytes:
        """Give something hashable that is equal for equal states, or for equal views of a seat."""
        stands = self.state if seat is None else self.view(seat)
        return msgspec.msgpack.encode(stands.hashed())

    def serialize(self) -> bytes:
        """Write down everything it takes to go on elsewhere; `Game.restore` reads it."""
        return msgspec.json.encode(
            Written(
                self.game.name,
                self.game.rules_version,
                self.pack.hash,
                self.seats,
                self.options,
                tuple((entry.seat, entry.moves, entry.spread) for entry in self.log),
                tuple(self.begun.items()),
            )
        )

    def standing(self) -> tuple[list[int], list[int]]:
        """Give each seat's points or money, and the winners once the game is over."""
        out = [0] * self.seats
        winners = self._rules.standing(self.pack.printed, self.state, out)
        return out, [seat for seat in range(self.seats) if winners >> seat & 1]
