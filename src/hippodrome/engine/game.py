"""The front door of a room: everything the rest of the house may ask of a game."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from hippodrome.engine.coaching import Coach
from hippodrome.engine.content import Content, Provenance, load, pack_hash
from hippodrome.engine.effects import EFFECTS_FILE, Effects, read_effects
from hippodrome.engine.errors import BadSetup, Refused
from hippodrome.engine.events import Events
from hippodrome.engine.fields import Fields
from hippodrome.engine.modules import dialect_modules
from hippodrome.engine.moves import Moves
from hippodrome.engine.observing import Observed, layout_of, size_of
from hippodrome.engine.orders import Orders
from hippodrome.engine.reading import Interpreted, Reading
from hippodrome.engine.story import Line, Page, Phrase
from hippodrome.engine.tote import Quote
from hippodrome.words import Parameter, Sentence, catalogue, sentence

if TYPE_CHECKING:
    from hippodrome.engine.examples import Example
    from hippodrome.engine.match import Match
    from hippodrome.engine.puzzles import Puzzles

Weight = Literal["light", "medium", "heavy"]

SPECTATOR = -1
"""The seat of someone who only watches."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when the table is laid, kept in a field of the state."""

    name: str
    """How it is typed: `hidden`; the room's words explain it under `ROOM-option-NAME`."""
    choices: Callable[[Any, int], Sequence[int]]
    """What may be chosen, given the pack and the number of seats; the first is the default."""
    switch: bool = False
    """True where the choices are no (0) and yes (1)."""
    ruling: str = ""
    """The paragraph that a table may read otherwise, of a house rule: ours is the first choice."""


@dataclass(frozen=True)
class Pack:
    """One edition of what is printed: the fields the rules read, and where we know them from."""

    name: str
    printed: Any
    provenance: Mapping[str, Provenance]
    file: str = ""
    """The file it was read from, unless it is an edition of the room's."""

    @cached_property
    def hash(self) -> str:
        """Name what is played: it changes with any number printed, and with nothing else."""
        return pack_hash(self.printed.hashed())


@dataclass(frozen=True)
class Game:
    """A room: its rules in both readings, and the words and pictures around them."""

    name: str
    rules_version: int
    package: str
    minutes: tuple[int, int]
    """How long a game takes people, from a short one to a long one."""
    weight: Weight
    """How much there is to learn."""
    state_class: type[Fields]
    tables: Mapping[str, type[Any]]
    """What a content file holds, table by table."""
    print_pack: Callable[[Content, str], Fields]
    """Lay content out as the pack the rules read, refusing what the rules could not play."""
    seats: Callable[[Any], Sequence[int]]
    """How many seats may be filled, given the pack."""
    options: tuple[Option, ...]
    moves: Moves
    """The table of moves."""
    menu_size: int
    longest: Callable[[Any, Any], int]
    """The stated bound on moves and draws of a whole game, given pack and state."""
    explain: Callable[[Any, Any, int, int], Refused]
    """Say why a move is refused, given pack, what the seat sees, seat and move."""
    law: Callable[[int], Sentence]
    """Say which of the room's own laws a code of `broken` names."""
    look: Callable[[Any, Any, int], Any]
    """Give what a seat sees and may choose, for people, from its view."""
    events: Events
    """The table of events."""
    tell: Callable[[Page], Iterable[Line]]
    """Tell an audience what it saw of a play or a draw, line by line."""
    own_look: Callable[[Any, Any, int, Any], Any] | None = None
    """Give the same from what a spectator sees, too, where most of it is for all to see."""
    describe: Callable[[Any], Iterable[Sentence]] = lambda _look: ()
    """Say what lies on the table, for faces that cannot draw it."""
    phrases: Mapping[str, Phrase] = field(default_factory=dict)
    """How parts of moves and facts of events are put into words, by their names."""
    unfinished: Callable[[Any, Any, int], Refused | None] = lambda _pack, _state, _seat: None
    """Say what a seat's decision still lacks after a move that need not complete it."""
    simulations: int = 500
    """How many trials of moves a scout makes for a decision; some 50 ms are meant."""
    brings: Callable[[Any, Any, int, int], int | None] = lambda _pack, _view, _seat, _move: None
    """Say what a legal stake would bring back as things stand; None for what is no stake."""
    quotes: Callable[[Any, Any], Sequence[Quote]] = lambda _pack, _view: ()
    """Name the horses for a tote board, with what the rules pay and open bets say, from a view."""
    backs: Callable[[Any, Any], int] = lambda _view, _move: 0
    """Give the horse, as `placings` has it, that a move from a view bets on to win; 0 for none."""
    names_in: Callable[[Any, Any], Mapping[str, Phrase]] | None = None
    """Put parts of moves into words by a view, where their names depend on it."""
    orders: Orders | None = None
    """What a person may leave word for, where decisions come thick and fast."""
    coach: Coach = field(default_factory=Coach)
    """What is said to whoever decides and is new to the game."""
    gentle: Mapping[str, int] = field(default_factory=dict)
    """The options of the gentlest game, for whoever plays it for the first time."""
    gentle_seats: int = 0
    """How many seats that game has; 0 where the usual number is as gentle."""
    _readings: dict[str, Reading] = field(default_factory=dict, compare=False, repr=False)

    @property
    def slots(self) -> int:
        """How many slots learners see."""
        return self.moves.slots

    def write(self, move: int) -> str:
        """Give a move's notation."""
        return self.moves.write(move)

    def read(self, text: str) -> int:
        """Read a move's notation, or raise BadNotation."""
        return self.moves.read(text)

    def lacking(self, pack: Any, state: Any, seat: int, move: int) -> Refused | None:
        """Say what a seat's decision still lacks now that a move of it was played, if anything."""
        return None if self.moves.completes(move) else self.unfinished(pack, state, seat)

    @property
    def folder(self) -> Path:
        """Give the room's folder."""
        return Path(str(importlib.import_module(self.package).__file__)).parent

    @cached_property
    def modules(self) -> tuple[str, ...]:
        """Name the files written in the dialect, in the order of their imports."""
        return dialect_modules(self.package)

    @property
    def interpreted(self) -> Reading:
        """Give the reading that starts at once."""
        if "interpreted" not in self._readings:
            self._readings["interpreted"] = Interpreted(
                self.name, self.modules, self.state_class, self.menu_size
            )
        return self._readings["interpreted"]

    @property
    def compiled(self) -> Reading:
        """Give the reading that runs fast; the first use ever compiles it (see `warming`)."""
        if "compiled" not in self._readings:
            from hippodrome.engine.compiled import Compiled  # Numba takes a while to import

            self._readings["compiled"] = Compiled(
                self.name, self.modules, self.state_class, self.menu_size
            )
        return self._readings["compiled"]

    def editions(self) -> list[str]:
        """Name the packs this room has."""
        return sorted(file.stem for file in (self.folder / "content").glob("*.toml"))

    def pack(self, edition: str = "standard") -> Pack:
        """Load an edition by its name, or from the path of a content file."""
        content, path = self.content(edition)
        own = "" if edition in self.editions() else edition
        return Pack(content.name, self.print_pack(content, str(path)), content.provenance, own)

    def content(self, edition: str = "standard") -> tuple[Content, Path]:
        """Read an edition by its name, or from the path of a content file, and say where it is."""
        path = Path(edition)
        if path.suffix != ".toml":
            path = self.folder / "content" / f"{edition}.toml"
            if edition not in self.editions():
                raise BadSetup(
                    "setup-unknown-pack",
                    game=self.name,
                    pack=edition,
                    known=", ".join(self.editions()),
                )
        return load(path, self.tables), path

    def lay(self, pack: Pack, seats: int, options: Mapping[str, int] | None = None) -> Any:
        """Give a state with seats and options written in, ready for `begin`."""
        allowed = self.seats(pack.printed)
        if seats not in allowed:
            raise BadSetup(
                "setup-wrong-seats",
                seats=seats,
                least=min(allowed),
                most=max(allowed),
            )
        wanted = dict(options or {})
        state: Any = self.state_class()
        state.seats = seats
        for option in self.options:
            choices = option.choices(pack.printed, seats)
            value = wanted.pop(option.name, choices[0])
            if value not in choices:
                raise BadSetup(
                    "setup-bad-choice",
                    option=option.name,
                    value=value,
                    seats=seats,
                    choices=", ".join(str(choice) for choice in choices),
                )
            setattr(state, option.name, value)
        for unknown in wanted:
            raise BadSetup(
                "setup-unknown-option",
                option=unknown,
                known=", ".join(option.name for option in self.options),
            )
        return state

    def match(
        self,
        seats: int,
        options: Mapping[str, int] | None = None,
        pack: Pack | None = None,
    ) -> Match:
        """Open a game: the usual way in for a program."""
        from hippodrome.engine.match import Match

        return Match(self, pack or self.pack(), seats, options)

    def restore(self, written: bytes, pack: Pack | None = None) -> Match:
        """Go on with a game that `Match.serialize` wrote down."""
        from hippodrome.engine.match import restored

        return restored(self, written, pack or self.pack())

    @property
    def observed(self) -> dict[str, Observed]:
        """Where each field of a view stands in an observation, behind the seat's own number."""
        return layout_of(self.state_class)

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return size_of(self.state_class)

    @property
    def title(self) -> Sentence:
        """The name people know it by."""
        return sentence(f"{self.name}-title")

    @property
    def poster(self) -> Sentence:
        """A line for its poster."""
        return sentence(f"{self.name}-poster")

    def standing_of(self, amount: int) -> Sentence:
        """Say how many points somebody has, or how much money."""
        return sentence(f"{self.name}-standing", amount=abs(amount), debt=int(amount < 0))

    @property
    def house_rules(self) -> tuple[Option, ...]:
        """The options by which a table may read a paragraph otherwise than we do."""
        return tuple(option for option in self.options if option.ruling)

    def has_house_rules(self, pack: Pack, state: Any) -> bool:
        """Is any paragraph read otherwise at this table?"""
        return any(
            getattr(state, option.name) != option.choices(pack.printed, state.seats)[0]
            for option in self.house_rules
        )

    def explained(self, option: Option) -> Sentence:
        """Say what an option is, for whoever lays the table."""
        return sentence(f"{self.name}-option-{option.name.replace('_', '-')}")

    def choice_of(self, option: Option, value: int) -> Sentence:
        """Say what a choice of an option is."""
        if option.switch:
            return sentence("option-switch", value=value)
        return sentence(f"{self.name}-option-{option.name.replace('_', '-')}-is", value=value)

    def measure_of(self, name: str) -> Sentence:
        """Name something that is worth knowing of a game."""
        return sentence(f"{self.name}-measure-{name}")

    @cached_property
    def effects(self) -> Effects:
        """What the house rules change, as it was measured; nothing in a room without such."""
        file = self.folder / "content" / EFFECTS_FILE
        return read_effects(file) if file.exists() else Effects()

    @cached_property
    def puzzles(self) -> Puzzles:
        """Positions to find the move in; none in a room where nobody has looked for any."""
        from hippodrome.engine.puzzles import PUZZLES_FILE, Puzzles, read_puzzles

        file = self.folder / "content" / PUZZLES_FILE
        return read_puzzles(file) if file.exists() else Puzzles()

    @cached_property
    def examples(self) -> tuple[Example, ...]:
        """Worked examples of the rules, played by them; none in a room without such."""
        from hippodrome.engine.examples import read_examples

        return read_examples(self)

    def label_in(self, pack: Any, view: Any, move: Any) -> Sentence:
        """Say what a move that crosses the wire is to whoever has a view of the table."""
        return self.label(move, self.names_in(pack, view) if self.names_in else self.phrases)

    def label(self, move: Any, phrases: Mapping[str, Phrase] | None = None) -> Sentence:
        """Say what a move that crosses the wire is, for lists of choices."""
        row = self.moves.by_name[move.kind]
        params: dict[str, Parameter] = {}
        named = self.phrases if phrases is None else phrases
        for part in row.parts:
            value, phrase = getattr(move, part.name), named.get(part.name)
            params[part.name] = value if phrase is None else phrase(value)
        return sentence(f"{self.name}-move-{move.kind}", **params)

    def catalogue(self, language: str) -> str:
        """Give the room's own words in a language."""
        own = self.folder / "words" / f"{language}.ftl"
        return own.read_text(encoding="utf-8") if own.exists() else catalogue(language, self.name)

    def rules_text(self, language: str = "en") -> str:
        """Give the rules as we read them, in a language."""
        name = "RULES.md" if language == "en" else f"RULES.{language}.md"
        return (self.folder / name).read_text(encoding="utf-8")

    def paragraphs(self, language: str = "en") -> dict[str, str]:
        """Give the numbered paragraphs of the rules by number."""
        text = self.rules_text(language)
        pattern = r"^\*\*([A-Z]\d+\.\d+)\*\*\s(.*?)(?=^\*\*[A-Z]\d|^## |\Z)"
        found = re.findall(pattern, text, re.MULTILINE | re.DOTALL)
        return {number: paragraph.strip() for number, paragraph in found}
