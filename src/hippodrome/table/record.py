"""What is true at a table: the fold of its events, and nothing that is not in the log.

A record is never changed: an event gives another (`table/folding.py`), and so does a command
(`table/deciding.py`). Whoever holds one may keep it, compare it, or read it in another thread.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from hippodrome.engine.croupier import Croupier, commitment
from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.fields import Fields
from hippodrome.engine.game import SPECTATOR, Game, Pack
from hippodrome.engine.lessons import Lesson, LessonStep
from hippodrome.engine.match import DRAW, Entry, Match
from hippodrome.table import events as happened
from hippodrome.table.door import refused
from hippodrome.table.origin import Origin
from hippodrome.table.pacing import PACES, Speed, first_speed, stage_of
from hippodrome.table.seats import Seat
from hippodrome.table.snapshot import Snapshot
from hippodrome.table.trail import Trail

Phase: TypeAlias = Literal["gathering", "playing", "finished", "abandoned", "stranded"]
GATHERING: Phase = "gathering"
PLAYING: Phase = "playing"
FINISHED: Phase = "finished"
ABANDONED: Phase = "abandoned"
STRANDED: Phase = "stranded"
"""Its log can no longer be followed: it can be looked at and given up, and nothing else."""

Step: TypeAlias = happened.Began | happened.Moved


class Standing(NamedTuple):
    """A step of the game that was not taken back."""

    sequence: int
    event: Step
    took: int
    """Milliseconds its seat had taken over it, to be given back by an undo."""


class Mark(NamedTuple):
    """A point of a what-if that need not be played again to come back to it."""

    steps: int
    match: Snapshot
    counter: int


MARK_EVERY = 40
"""Steps between two of them: playing so many again holds nobody up."""


def state_hash(state: Fields) -> int:
    """Give 63 bits that change with anything the state remembers."""
    # Not `remembered`, which copies every row only for it to be written down.
    remembered = msgspec.msgpack.encode(state.hashed())
    return int.from_bytes(hashlib.blake2b(remembered, digest_size=8).digest(), "big") >> 1


def entries_of(step: Step) -> list[Entry]:
    """Give a step of the table's log as entries of the game's: a decision, then the draws."""
    decided = [Entry(step.seat, step.moves)] if isinstance(step, happened.Moved) else []
    return decided + [Entry(DRAW, (outcome,)) for outcome in step.draws]


def take(match: Match, step: Step, croupier: Croupier | None) -> None:
    """Take a step's decision and its draws, which a croupier, if there is one, must confirm."""
    if isinstance(step, happened.Moved):
        match.submit(step.seat, step.moves)
    for outcome in step.draws:
        if croupier is not None and croupier.below(match.spread) != outcome:
            raise NotAllowed("table-stranded")
        match.draw(outcome)
    if match.spread:
        raise NotAllowed("table-stranded")


class Prepared(Croupier):
    """A croupier who deals what a lesson has prepared, and says so: nobody takes it for chance."""

    def __init__(
        self, draws: Sequence[int], seed: bytes, nonces: Sequence[bytes], *, counter: int
    ) -> None:
        super().__init__(seed, nonces, counter=counter)
        self.draws = draws

    def below(self, spread: int) -> int:
        """Give the next prepared draw; beyond the lesson's end it is left to chance."""
        if self.counter >= len(self.draws):
            return super().below(spread)
        self.counter += 1
        return self.draws[self.counter - 1]


@dataclass(frozen=True)
class Record:
    """One table as its log has it, somewhere between being laid and its end."""

    identity: str
    opened: happened.Opened
    game: Game = field(compare=False)
    pack: Pack = field(compare=False)
    """The very pack whose hash the opening names, wherever it was read from."""
    match: Snapshot
    places: tuple[Seat, ...]
    stamps: tuple[int, ...]
    """For each seat the sequence at which the decision it is asked for now arose."""
    changed_at: int
    """The date at which the game last moved on."""
    asked: tuple[int, ...]
    """For each seat the table's time at which that decision arose, for clocks."""
    speed: Speed
    stepped: int = 0
    """The table's time at which the game last moved on, for the pace of bots."""
    lasts: int = 0
    """Milliseconds a stage plays for the last step, at ease."""
    waved: bool = False
    """Has somebody asked for the next decision of a bot, where bots wait for that?"""
    time: int = 0
    """How long the table has been open, in milliseconds, by a clock that nobody can set."""
    sequence: int = 1
    phase: Phase = GATHERING
    steps: Trail[Standing] = field(default_factory=Trail)
    """The steps of the game that stand; an undo takes the last off."""
    said: tuple[happened.Said, ...] = ()
    removed: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()
    closed: bool = False
    """Has the host closed the door to all who do not sit here?"""
    follows: str = ""
    """The table after which this one was laid again, if it was."""
    kept: tuple[str, ...] = ()
    """For each seat the guest it is kept for until they answer, or ""."""
    kept_names: tuple[str, ...] = ()
    """What they were called at the table before."""
    proposed: happened.Proposed | None = None
    """The table that follows, once somebody has asked for it."""
    lost: bool = False
    """Could its log not be followed to the end? Then the game stands where it could."""
    counter: int = 0
    """How many numbers the croupier has used."""
    origin: Origin | None = field(default=None, compare=False)
    """Where it comes from, if it is a what-if."""
    start: Match | None = field(default=None, compare=False, repr=False)
    """The position a what-if or a lesson begins in; others begin as the rules begin them."""
    lesson: Lesson | None = field(default=None, compare=False, repr=False)
    """The lesson that is taught here, if one is: it says what is drawn and what bots decide."""
    heeded: int = 0
    """How many steps of the lesson have been read or done."""
    marks: tuple[Mark, ...] = field(default=(), compare=False, repr=False)
    """Points of a what-if on the way to where it stands: a cache, see `before_turn`."""
    previous: Snapshot | None = field(default=None, compare=False, repr=False)
    """The game before the last step, where it is at hand: a cache, see `before_last`."""
    undoable: dict[int, bool] = field(default_factory=dict, compare=False, repr=False)
    """Which seats may take their last decision back, as far as that was asked: a cache."""

    @classmethod
    def laid(
        cls,
        opened: happened.Opened,
        game: Game,
        pack: Pack,
        identity: str = "",
        start: Match | None = None,
    ) -> Record:
        """Lay the table of an opening event; the game may begin in a position."""
        return cls(
            identity=identity,
            opened=opened,
            game=game,
            pack=pack,
            match=Snapshot.of(start or Match(game, pack, opened.seats, opened.options)),
            start=start,
            places=(Seat(),) * opened.seats,
            stamps=(0,) * opened.seats,
            asked=(0,) * opened.seats,
            changed_at=opened.at,
            speed=first_speed(opened.pace),
        )

    def then(self, event: happened.AnyEvent, **changes: Any) -> Record:
        """Give the record after one more event, with some fields changed."""
        # Not `dataclasses.replace`, which takes ten times as long: every move goes through here.
        later = object.__new__(Record)
        told = {"sequence": self.sequence + 1, "time": self.time + event.elapsed, "undoable": {}}
        object.__setattr__(later, "__dict__", {**self.__dict__, **changes, **told})
        return later

    @property
    def commitment(self) -> str:
        """The promise about the draws, shown from the start."""
        return commitment(self.opened.seed)

    @property
    def host(self) -> str:
        """The guest who laid the table."""
        return self.opened.host

    def seats_of(self, guest: str) -> list[int]:
        """The seats that belong to a guest."""
        return [number for number, seat in enumerate(self.places) if guest and seat.guest == guest]

    def kept_for(self, seat: int) -> str:
        """The guest a seat is kept for, or ""."""
        return self.kept[seat] if self.kept else ""

    def kept_seats(self, guest: str) -> list[int]:
        """The seats that are kept for a guest who has not answered."""
        return [seat for seat, whose in enumerate(self.kept) if guest and whose == guest]

    def refuses(self, guest: str) -> str | None:
        """Give the sentence that keeps a guest out, if one does."""
        members = {self.host, *(seat.guest for seat in self.places), *self.kept}
        return refused(guest, members, self.removed, self.closed)

    def awaited(self) -> list[int]:
        """The seats that may act now."""
        return self.match.awaited if self.phase == PLAYING else []

    def view(self, audience: int) -> Any:
        """What an audience knows: a seat, or -1 for spectators."""
        return self.match.view(audience)

    def croupier(self, counter: int | None = None) -> Croupier:
        """A croupier who stands where the game stands, or at an earlier number."""
        nonces = [seat.nonce for seat in self.places]
        stands = self.counter if counter is None else counter
        if self.lesson is not None:
            return Prepared(self.lesson.draws, self.opened.seed, nonces, counter=stands)
        return Croupier(self.opened.seed, nonces, counter=stands)

    @property
    def private(self) -> bool:
        """Is it a board of one guest's own, written nowhere: a what-if or a lesson?"""
        return self.origin is not None or self.lesson is not None

    @property
    def lesson_step(self) -> LessonStep | None:
        """The step of a lesson that is being said, if one is."""
        if self.lesson is None or not self.steps:
            return None
        return self.lesson.said(self.decided, self.heeded)

    @property
    def decided(self) -> int:
        """How many decisions stand."""
        return len(self.steps) - 1

    @property
    def stage_ends(self) -> int:
        """The table's time until which a stage plays the last step."""
        return self.stepped + stage_of(self.speed, self.lasts)

    @property
    def grace_ends(self) -> int:
        """The table's time until which no bot decides, so that a person may think again."""
        grace = PACES[self.speed].grace
        if not grace or not self.steps or self.private:  # there is nothing to think over
            return self.stepped
        step = self.steps[-1].event
        regrets = isinstance(step, happened.Moved) and self.can_undo(step.seat)
        return self.stepped + grace if regrets else self.stepped

    def may_pace(self, guest: str) -> bool:
        """May a guest set the speed: the host, or whoever alone plays against bots?"""
        people = {seat.guest for seat in self.places if seat.guest}
        return bool(guest) and (guest == self.host or people == {guest})

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last decision back: nothing drawn, revealed or played since?

        What a bot or the clock decided for the seat was not its person's to take back. In a
        what-if all that came of a decision is taken back with it: nobody else is there.
        """
        if seat not in self.undoable:
            self.undoable[seat] = self._can_undo(seat)
        return self.undoable[seat]

    def _can_undo(self, seat: int) -> bool:
        if not self.places[seat].played_by_person or self.lesson is not None:
            return False
        if self.origin is not None:
            return self.phase in (PLAYING, FINISHED) and self.last_turn(seat) is not None
        if self.phase != PLAYING:
            return False
        step = self.steps[-1].event
        if not isinstance(step, happened.Moved) or step.seat != seat or step.draws:
            return False
        if step.by != happened.PERSON:
            return False
        before = self.before_last().view(seat)
        return not self.view(seat).reveals_more_than(before)

    def last_turn(self, seat: int) -> Standing | None:
        """Find the last decision of a seat's person that stands; a bot's in their place is news."""
        if seat == SPECTATOR:
            return None  # and no search through the whole game, which every frame would pay for
        for standing in reversed(self.steps):
            step = standing.event
            if not isinstance(step, happened.Moved):
                break
            if step.seat == seat and step.by == happened.PERSON:
                return standing
        return None

    def beginning(self) -> Match:
        """Give the game before its first step, to be played again."""
        if self.start is not None:
            return self.start.fork()
        return Match(self.game, self.pack, self.opened.seats, self.opened.options)

    def before_turn(self, seat: int) -> tuple[int, Snapshot, int]:
        """Find a what-if as it was when a seat last decided: steps, game, numbers drawn."""
        turn = self.last_turn(seat)
        assert turn is not None  # or there would be nothing to take back
        stays = self.steps.index(turn)
        mark = next((mark for mark in reversed(self.marks) if mark.steps <= stays), None)
        match = self.beginning() if mark is None else mark.match.fork()
        croupier = self.croupier(0 if mark is None else mark.counter)
        for standing in self.steps[0 if mark is None else mark.steps : stays]:
            take(match, standing.event, croupier)
        return stays, Snapshot.of(match, None if mark is None else mark.match), croupier.counter

    def before_last(self) -> Snapshot:
        """The game before its last step; after an undo it is played again from the start, once."""
        found = self.previous
        if found is None:
            match = self.beginning()
            for standing in self.steps[:-1]:
                take(match, standing.event, None)
            found = Snapshot.of(match)
            object.__setattr__(self, "previous", found)  # outside equality: nothing has changed
        return found
