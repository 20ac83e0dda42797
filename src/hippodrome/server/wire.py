"""Everything that crosses the wire, typed once; the browser's types are generated from here.

Over HTTP: JSON bodies of the requests and answers below. Over a table's WebSocket: one JSON
object a frame, told apart by `type`. Sentences cross as key and parameters and are told by the
page in its reader's language; what a seat sees is the room's own Look.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from hippodrome.engine.game import Weight
from hippodrome.engine.orders import Order
from hippodrome.engine.story import Line
from hippodrome.table.retrospect import Retrospect
from hippodrome.table.review import Review
from hippodrome.words import Sentence

AnyMove: TypeAlias = Annotated[dict[str, int | str], msgspec.Meta(extra={"written": "Move"})]
"""A move of any game: its kind, and its parts by name, as the game's table declares them."""


class Wire(msgspec.Struct, frozen=True, omit_defaults=True):
    """The base of everything that crosses the wire."""


# The lobby, over HTTP.


class ChoiceOffer(Wire, frozen=True):
    """What an option may be set to, in the reader's language."""

    value: int
    label: str
    effect: str = ""
    """What this choice of a house rule changes, as it was measured."""


class OptionOffer(Wire, frozen=True):
    """An option of a game, in the reader's language, and what may be chosen by number of seats."""

    name: str
    explained: str
    switch: bool
    choices: tuple[ChoiceOffer, ...]
    allowed: dict[int, tuple[int, ...]]
    """The values that may be chosen, by number of seats; the first is the usual one."""
    ruling: str = ""
    """The paragraph that a house rule reads otherwise."""


class OptionsOffer(Wire, frozen=True):
    """All options of a game, in one language."""

    game: str
    language: str
    options: tuple[OptionOffer, ...]
    bots: str
    """What a table with house rules should know about the bots."""


Texts: TypeAlias = dict[str, str]
"""A text in every language, for pages that have not fetched the words of a game."""


class LessonOffer(Wire, frozen=True):
    """A lesson one can take."""

    name: str
    title: Texts
    about: Texts
    minutes: int
    """What it takes, as far as that can be reckoned."""


class GameOffer(Wire, frozen=True):
    """A game one can lay a table for."""

    name: str
    title: Texts
    poster: Texts
    """A line for its poster."""
    minutes: tuple[int, int]
    weight: Weight
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    packs: tuple[str, ...]
    lessons: tuple[LessonOffer, ...] = ()
    """In the order in which they are taught."""
    gentle: dict[str, int] = {}
    """The options of the gentlest game, for whoever plays for the first time."""
    gentle_seats: int = 0
    """How many seats it has; 0 where any number is as gentle."""


class TableLine(Wire, frozen=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    title: str
    phase: str
    changed_at: int
    """When its phase changed; of a game that you play and that is on, when it last moved on."""
    yours: bool = False
    """Is one of your seats asked for something?"""
    awaits: tuple[Sentence, ...] = ()
    """Who is asked for something at a table of yours."""
    players: tuple[Sentence, ...] = ()
    """Who else sits at a table of yours."""
    won: bool | None = None
    """Of a finished game of yours: have you won?"""


class Lobby(Wire, frozen=True):
    """What someone sees on coming in."""

    name: str
    games: tuple[GameOffer, ...]
    open: tuple[TableLine, ...]
    mine: tuple[TableLine, ...]
    playing: tuple[TableLine, ...]
    finished: tuple[TableLine, ...]
    after: dict[str, str] = {}
    """Where the lists go on that have more tables, by phase."""
    played: dict[str, int] = {}
    """How many games of each kind this guest has finished."""


class TablePage(Wire, frozen=True):
    """More tables of one of the lobby's lists, the latest first."""

    lines: tuple[TableLine, ...]
    after: str = ""
    """Where the next page goes on; "" after the last."""


class RecordSeat(Wire, frozen=True):
    """How a finished game ended for one seat."""

    name: str
    """A person's name; "" for bots, and for whoever wished to be forgotten."""
    bot: str
    points: int | None
    """Points or money; null where today's rules can no longer follow the game."""
    won: bool
    mine: bool


class RecordLine(Wire, frozen=True):
    """A game that a guest has finished or given up; its table has the same number."""

    id: str
    game: str
    finished_at: int
    seats: tuple[RecordSeat, ...]
    given_up: bool = False
    """Was it given up? Then nobody won it, and there is no replay."""


class RecordTally(Wire, frozen=True):
    """How many games of a kind a guest has finished, and won."""

    game: str
    played: int
    won: int


class Career(Wire, frozen=True):
    """A page of a guest's own record, the latest game first."""

    tallies: tuple[RecordTally, ...]
    lines: tuple[RecordLine, ...]
    after: str = ""
    """Where the next page goes on; "" after the last."""
    going_on: int = 0
    """Once the rest is forgotten: how many games that go on still know this guest."""


class KeptWord(Wire, frozen=True):
    """Something a guest has said at a table."""

    id: str
    at: int
    text: str


class KeptOrder(Wire, frozen=True):
    """What a guest has left word for at a table."""

    id: str
    seat: int
    kind: str
    about: int
    amount: int


class KeptTry(Wire, frozen=True):
    """A puzzle a guest has tried, on its day or, with 0, on any."""

    puzzle: str
    day: int
    solved: bool


class Everything(Wire, frozen=True):
    """All that the house keeps of a guest, for them to take along."""

    name: str
    silk: int
    tallies: tuple[RecordTally, ...]
    lines: tuple[RecordLine, ...]
    tables: tuple[TableLine, ...]
    """Every table they sat at, laid, talked at, or have a seat kept at."""
    said: tuple[KeptWord, ...]
    orders: tuple[KeptOrder, ...]
    puzzles: tuple[KeptTry, ...]


class Me(Wire, frozen=True):
    """What a guest is called, and the silk they wear."""

    name: str
    silk: int
    """A number of the house's silks, or 0."""


class NewSilk(Wire, frozen=True):
    """The silk a guest wants to wear."""

    silk: int


class NewName(Wire, frozen=True):
    """What a guest wants to be called."""

    name: str


class NewTable(Wire, frozen=True):
    """How a table is to be laid. `fill` names a bot for each seat, or "" for a person."""

    game: str
    seats: int
    options: dict[str, int] = {}
    pack: str = "standard"
    title: str = ""
    public: bool = False
    watchable: bool = True
    clock: int = 0
    pace: int = 900
    fill: tuple[str, ...] = ()
    """A bot's name, "me" or "" (open) for each seat; missing ones are open."""
    begin: bool = False
    """Begin at once if every seat is filled."""
    tote: bool = False
    """May everybody, or nobody, see a tote board?"""
    hints: bool = False
    """May everybody, or nobody, ask for hints?"""


class Laid(Wire, frozen=True):
    """A table that has been laid."""

    id: str


class NewWhatIf(Wire, frozen=True):
    """From where somebody wants to try moves out, on a board of their own."""

    after: int | None = None
    """How many entries of a finished game had been played; null is now, in a game being played."""
    seat: int | None = None
    """Null is one's own or, where one has none, that of whoever is asked there."""
    openly: bool = False
    """As things truly lay, and not as the seat may imagine them; of a game that is over."""


class NewLesson(Wire, frozen=True):
    """Which lesson a guest wants to take; "" is the first of its game."""

    game: str
    lesson: str = ""


class WhatIfAgain(Wire, frozen=True):
    """How a what-if is to begin again: as it began, or anew with other luck."""

    anew: bool = False


class Problem(Wire, frozen=True):
    """Why a request was not carried out, as a sentence; `code` is stable for programs."""

    code: str
    why: Sentence
    paragraph: str | None = None


class Paragraph(Wire, frozen=True):
    """A numbered paragraph of a game's rules."""

    number: str
    text: str


class Rules(Wire, frozen=True):
    """A game's rules in one language: the whole as Markdown, and its paragraphs."""

    game: str
    language: str
    version: int
    text: str
    paragraphs: tuple[Paragraph, ...]
    phases: dict[str, str] = {}
    """The paragraph that speaks of what is going on, by the phase of a look."""


class Health(Wire, frozen=True):
    """That the server is up, and whether moves can be kept."""

    version: str
    tables: int
    sockets: int
    writes: bool


# The table, over its WebSocket: from the server.


class SeatLine(Wire, frozen=True):
    """Who sits at a seat."""

    seat: int
    name: str
    """A person's name; "" where nobody sits or a bot has its own seat."""
    guest: str
    """A short public number of the guest, to kick or mute; "" for bots and empty seats."""
    bot: str
    """The bot that plays it now, if any: its own seat, or for a person who is away."""
    mine: bool
    present: bool
    muted: bool = False
    silk: int = 0
    """The silk that is this seat's face, or 0 where nobody sits."""
    kept: str = ""
    """At a table that follows another: for whom this empty seat is kept, until they answer."""
    kept_for_me: bool = False


class Watcher(Wire, frozen=True):
    """Someone who only watches, with the public number to kick or mute them by."""

    name: str
    guest: str
    muted: bool = False


Speed: TypeAlias = Literal["ease", "brisk", "once", "step"]
"""How fast a table goes; "step": each bot waits to be asked for."""
TablePhase: TypeAlias = Literal["gathering", "playing", "finished", "abandoned", "stranded"]


class NextTable(Wire, frozen=True):
    """The same table again, which somebody asked for after the end."""

    id: str
    by: int
    """The seat of whoever asked first."""
    phase: TablePhase
    """How far it is: it begins when all have answered, or its host goes on without them."""
    answers: tuple[Literal["bot", "seated", "asked", "gone"], ...] = ()
    """What became of each seat: a bot's, taken again, still kept, or given up."""


class WhatIf(Wire, frozen=True):
    """Where a private board comes from."""

    table: str
    after: int
    """How many entries of that table's game had been played; 0 where it is still on."""
    seat: int
    openly: bool
    """Do things lie there as they truly did?"""
    live: bool
    """Is that game still being played?"""


class TableState(Wire, frozen=True, tag="table"):
    """The table around the game; sent on joining and whenever any of it changes."""

    id: str
    game: str
    called: Texts
    """What the game is called."""
    pack: str
    title: str
    phase: TablePhase
    options: dict[str, int]
    public: bool
    watchable: bool
    clock: int
    pace: int
    commitment: str
    host: bool
    """Are you the host?"""
    seats: tuple[SeatLine, ...]
    watchers: tuple[Watcher, ...]
    """Those who only watch."""
    muted: bool
    closed: bool = False
    """Is the door closed to all who do not sit here?"""
    speed: Speed = "ease"
    paces: bool = False
    """May you set the speed, and ask for the next decision where bots wait for that?"""
    follows: str = ""
    """The table after which this one was laid again, if it was."""
    next: NextTable | None = None
    tote: bool = False
    """May everybody here see a tote board?"""
    hints: bool = False
    """May everybody here ask what a scout would do, and try moves on a board of their own?"""
    whatif: WhatIf | None = None
    """Where this private board comes from, if it is one."""


class Teaching(Wire, frozen=True):
    """Where a lesson is: what is said now, what it speaks of and what it waits for."""

    lesson: str
    title: Sentence
    step: int
    """Steps behind us; as many as there are once it is over."""
    steps: int
    text: Sentence | None = None
    """Null while the others play."""
    light: tuple[str, ...] = ()
    """What the page lights: one thing after the other where something is asked, else all."""
    asks: bool = False
    """Is a decision waited for, or only that this is read?"""


class Matter(Wire, frozen=True):
    """What a decision is about, in the coach's words."""

    kind: str
    """What all decisions of this kind are called."""
    text: Sentence


class Decision(Wire, frozen=True):
    """That one of your seats is asked for something, and what to answer with."""

    seat: int
    seen: int
    """To be sent back with the answer: it says which decision is answered."""
    deadline: int | None
    """Milliseconds since 1970 when the clock runs out, or null without a clock."""
    about: Matter | None = None
    """What it is about, for whoever is new to the game; null where the table has no hints."""


class LastTurn(Wire, frozen=True):
    """When the person at a seat last decided, and where that stands in the seat's story."""

    lines: int
    """How many of the latest lines of its story are news since then."""
    at: int
    """Milliseconds since 1970."""


class PlainChoice(Wire, frozen=True):
    """A choice for a page that knows nothing of the game."""

    label: Sentence
    amount: str = ""
    """The part of the move that is a free amount, if one is."""


class PlainView(Wire, frozen=True):
    """What a page needs that knows nothing of the game: the table in sentences, and labels."""

    table: tuple[Sentence, ...]
    choices: tuple[PlainChoice, ...]
    """In the order of the look's own choices."""


class Splice(Wire, frozen=True):
    """What became of a list: from a place on, so many things go out and others are put there."""

    at: int
    out: int = 0
    put: tuple[Any, ...] = ()


class LookChange(Wire, frozen=True):
    """How a look, or a part of one, differs from an earlier one of the same audience."""

    fields: dict[str, Any] = {}
    """Fields with another value, whole."""
    lists: dict[str, Splice] = {}
    """Fields that are lists, of which some is as it was."""
    parts: dict[str, LookChange] = {}
    """Fields that have fields of their own, of which some are as they were."""
    gone: tuple[str, ...] = ()
    """Fields that a whole look would leave out, having their default value."""


class SeatView(Wire, frozen=True):
    """What one audience looks at: one of your seats, or -1 for spectators."""

    seat: int
    undo: bool
    """May this seat take its last decision back?"""
    look: Any = None
    """The room's Look; left out where `change` says what has become of the last one."""
    change: LookChange | None = None
    """What is to be done to the look this audience had at the step's `since`."""
    last_turn: LastTurn | None = None
    """Null before the first one, and for spectators."""
    plain: PlainView | None = None
    """For pages that asked for it."""
    order: Order | None = None
    """What this seat has left word for: its own to know."""


class Step(Wire, frozen=True, tag="step"):
    """The game as you see it after a step. A person with several seats gets a view for each."""

    sequence: int
    """How far the log is; to be sent back on reconnecting."""
    stands: int
    """The number of the position shown: the sequence at which the game came to stand so."""
    views: tuple[SeatView, ...]
    decisions: tuple[Decision, ...]
    awaited: tuple[int, ...]
    story: dict[int, tuple[Line, ...]]
    """What each of your audiences saw happen; all that was missed after reconnecting.

    Where the story begins anew it is its latest page, and all since your last turn.
    """
    fresh: bool
    """True where this does not continue what you had: the story begins anew."""
    now: int
    """The server's clock, so that deadlines can be shown rightly."""
    since: int | None = None
    """The position that the views are changes of; whoever had another must connect anew."""
    earlier: dict[int, int] = {}
    """Where a story begins before what is told here: what to ask for the page before with."""
    clocks: dict[int, int] = {}
    """When the clock runs out for each seat that is awaited and has one; since 1970, as above."""
    grace: int | None = None
    """Until when bots wait for you to take your last decision back; null where none would move."""
    held: bool = False
    """Do only bots decide now, and wait until somebody asks for the next decision?"""
    teaching: Teaching | None = None
    """Where the lesson is that is taught here, if one is."""


class Chat(Wire, frozen=True, tag="chat"):
    """Something said at the table."""

    name: str
    guest: str
    text: str
    at: int


class Played(Wire, frozen=True, tag="played"):
    """Your request was carried out and is on disk."""

    request: int
    sequence: int


class Refusal(Wire, frozen=True, tag="refused"):
    """Your request was not carried out; nothing has changed."""

    request: int
    code: str
    why: Sentence
    paragraph: str | None = None


class Considered(Wire, frozen=True, tag="considered"):
    """What a seat would look at once moves that do not make a whole decision yet were made."""

    request: int
    look: Any
    """The room's Look, with what may be chosen next and within which range."""
    whole: bool
    """Do the moves make a whole decision already?"""
    plain: PlainView | None = None
    """For pages that asked for it."""
    brings: int | None = None
    """What the one move would bring back as things stand, where it is a stake."""


class Recalled(Wire, frozen=True, tag="recalled"):
    """What an audience saw before the lines you have."""

    request: int
    seat: int
    story: tuple[Line, ...]
    earlier: int = 0
    """What to ask for the page before this one with; 0 where this is the beginning."""


class ToteLine(Wire, frozen=True):
    """A horse on the tote board; chances are in thousandths."""

    horse: int
    name: Sentence
    first: int
    second: int
    third: int
    silk: int = 0
    """The silk it runs in; 0 where the room's horses wear none."""
    pays: int = 0
    """What the rules pay for a stake on it to win, in hundredths; 0 where they name no price."""
    backed: int = 0
    """Its part of all bets to win that lie open, in thousandths; 0 where none do."""


class ToteBoard(Wire, frozen=True, tag="tote"):
    """What one of your audiences may expect of the race, from what it knows and nothing else."""

    seat: int
    stands: int
    """The position it was made of; where the game stands in another by now, it is an older one."""
    tried: int
    """Of how many possibilities."""
    lines: tuple[ToteLine, ...]


class Reasoned(Wire, frozen=True):
    """A move of a decision, in words, and what a scout thinks of it."""

    move: AnyMove
    label: Sentence
    reasons: tuple[Sentence, ...]
    """What it gains on the next best, and what a bet on a horse is worth."""


class Hinted(Wire, frozen=True, tag="hinted"):
    """What a scout would do at your seat, from what the seat knows and nothing else."""

    request: int
    seat: int
    seen: int
    """The decision it is about."""
    moves: tuple[Reasoned, ...]
    """A whole decision."""
    chance: Sentence | None = None
    """How often the seat wins from here, where there was time to find out."""


class Revealed(Wire, frozen=True, tag="revealed"):
    """The game is over: the seed is shown, and all can be replayed and checked."""

    seed: str
    nonces: tuple[str, ...]


FromServer: TypeAlias = (
    TableState
    | Step
    | Chat
    | Played
    | Considered
    | Recalled
    | Refusal
    | Revealed
    | ToteBoard
    | Hinted
)


# The table, over its WebSocket: from the page. `request` comes back with the answer.


class Hello(Wire, frozen=True, tag="hello"):
    """The first frame: the last sequence seen, or 0."""

    after: int = 0
    plain: bool = False
    """Does this page know nothing of the game, so that it must be told in sentences?"""
    screen: bool = False
    """Is this a screen for all to see? It is shown what a spectator sees, and asks for nothing."""


class Submit(Wire, frozen=True, tag="submit"):
    """Decide for one of your seats."""

    request: int
    seat: int
    moves: tuple[AnyMove, ...]
    seen: int
    coached: bool = False
    """Refuse it with a word of the coach's, if it looks like a slip of the hand and the table has
    hints; to mean it is to submit it again without this."""


class Consider(Wire, frozen=True, tag="consider"):
    """Ask what could follow the moves of a decision that is not whole yet; nothing happens."""

    request: int
    seat: int
    moves: tuple[AnyMove, ...]
    seen: int


class Recall(Wire, frozen=True, tag="recall"):
    """Ask what an audience of yours saw before the lines you have; nothing happens."""

    request: int
    seat: int
    before: int
    """As the step, or the last answer, gave it in `earlier`."""


class Undo(Wire, frozen=True, tag="undo"):
    """Take your seat's last decision back."""

    request: int
    seat: int


class Sit(Wire, frozen=True, tag="sit"):
    """Take an empty seat, under a name of its own where friends share one device."""

    request: int
    seat: int
    name: str = ""
    nonce: str = ""
    """Anything you like, to be mixed into the draws."""


class Stand(Wire, frozen=True, tag="stand"):
    """Empty a seat before the game begins."""

    request: int
    seat: int


class Engage(Wire, frozen=True, tag="engage"):
    """Give an empty seat to a bot (host)."""

    request: int
    seat: int
    bot: str


class Begin(Wire, frozen=True, tag="begin"):
    """Start the game (host)."""

    request: int


class TakeOver(Wire, frozen=True, tag="take-over"):
    """Let a bot play on for a person: yourself, or anyone as the host."""

    request: int
    seat: int
    bot: str = "tipster"


class HandBack(Wire, frozen=True, tag="hand-back"):
    """Take your seat back from the bot."""

    request: int
    seat: int


class Kick(Wire, frozen=True, tag="kick"):
    """Show a guest the door (host)."""

    request: int
    guest: str


class Mute(Wire, frozen=True, tag="mute"):
    """Mute a guest, or let them speak again (host)."""

    request: int
    guest: str
    muted: bool


class Talk(Wire, frozen=True, tag="talk"):
    """Say something."""

    request: int
    text: str


class SetDoor(Wire, frozen=True, tag="set-door"):
    """Close the door to all who do not sit at the table, or open it again (host)."""

    request: int
    closed: bool


class SetSpeed(Wire, frozen=True, tag="set-speed"):
    """Choose how fast the table goes (the host, or whoever plays alone against bots)."""

    request: int
    speed: Speed


class WaveOn(Wire, frozen=True, tag="wave-on"):
    """Ask for the next decision where bots wait for that (those who may set the speed)."""

    request: int


class Again(Wire, frozen=True, tag="again"):
    """After the end, ask for the same table again or come along; or say that you do not."""

    request: int
    come: bool = True


class Dress(Wire, frozen=True, tag="dress"):
    """Wear a silk at the seats you sit at."""

    request: int
    silk: int


class LeaveWord(Wire, frozen=True, tag="leave-word"):
    """Leave an order for one of your seats, or take it back."""

    request: int
    seat: int
    order: Order | None = None


class ShowTote(Wire, frozen=True, tag="show-tote"):
    """Say that this page shows a tote board, and is to be sent what becomes of it; or not."""

    request: int
    shown: bool


class Hint(Wire, frozen=True, tag="hint"):
    """Ask what a scout would do at one of your seats; nothing happens."""

    request: int
    seat: int
    seen: int


class Abandon(Wire, frozen=True, tag="abandon"):
    """Give the game up (host)."""

    request: int


FromPage: TypeAlias = (
    Hello
    | Submit
    | Consider
    | Recall
    | Undo
    | Sit
    | Stand
    | Engage
    | Begin
    | TakeOver
    | HandBack
    | Kick
    | Mute
    | Talk
    | Abandon
    | SetDoor
    | SetSpeed
    | WaveOn
    | Again
    | Dress
    | LeaveWord
    | ShowTote
    | Hint
)


# Replays, over HTTP.


class ReplayStep(Wire, frozen=True):
    """What every audience saw after a step: looks and stories by seat, "-1" for spectators."""

    after: int
    looks: dict[str, Any]
    stories: dict[str, tuple[Line, ...]]
    plain: dict[str, tuple[Sentence, ...]] = {}
    """The same looks in sentences, for a page that knows nothing of the game."""


class Replay(Wire, frozen=True):
    """A finished game, as it was seen, with the proof of its draws."""

    game: str
    names: tuple[str, ...]
    options: dict[str, int]
    commitment: str
    seed: str
    nonces: tuple[str, ...]
    draws: tuple[tuple[int, int], ...]
    transcript: str
    steps: tuple[ReplayStep, ...]


class BotsReason(Wire, frozen=True):
    """Why a bot decided as it did, from what its seat knew; of a game that is over."""

    seat: int
    after: int
    """The decision's place in the game's log, from 1."""
    moves: tuple[Reasoned, ...]
    chance: Sentence | None = None
    """How often the seat won from there, where there was time to find out."""


# Puzzles, over HTTP.


class PuzzleRoom(Wire, frozen=True):
    """The puzzles of a game, and what this guest has tried of them."""

    game: str
    title: Texts
    count: int
    tried: dict[int, bool] = {}
    """Those tried, by number, and whether the first try was right."""


class DailyPuzzle(Wire, frozen=True):
    """The puzzle of the day, the same for everybody."""

    game: str
    number: int
    right: bool | None = None
    """Whether this guest found it; null while they have not tried."""


class Puzzling(Wire, frozen=True):
    """What there is to solve, and how this guest is doing."""

    rooms: tuple[PuzzleRoom, ...]
    daily: DailyPuzzle | None = None
    streak: int = 0
    """Days in a row whose puzzle was found at first, up to today or yesterday."""
    longest: int = 0


class AskedPuzzle(Wire, frozen=True):
    """A puzzle: what the deciding seat sees and may choose, and nothing of the answer."""

    game: str
    number: int
    count: int
    """How many puzzles the game has."""
    options: dict[str, int]
    seats: int
    seat: int
    look: Any
    """The room's Look of that seat."""
    daily: bool = False
    """Is it today's?"""
    plain: PlainView | None = None
    """For pages that know nothing of the game."""


class PuzzleTry(Wire, frozen=True):
    """A try at a puzzle; without a move somebody wants to be shown."""

    move: AnyMove | None = None


class SolvedPuzzle(Wire, frozen=True):
    """What came of a try: the answer, and what speaks for it."""

    right: bool
    answers: tuple[Reasoned, ...]
    """The best first, with its reasons; another only where it is as good."""
    tried: Sentence | None = None
    """How far a try that is no answer falls behind."""
    streak: int = 0


# A game on one page, over HTTP.


class BriefPicture(Wire, frozen=True):
    """One of the four pictures of a turn: what a seat saw when it was asked."""

    seat: int
    look: Any


class Brief(Wire, frozen=True):
    """What the one page of a game is drawn from; its words are in the catalogues."""

    game: str
    title: Texts
    seats: int
    options: dict[str, int]
    pictures: tuple[BriefPicture, ...]


# The rules' worked examples, over HTTP.


class ExamplePosition(Wire, frozen=True):
    """A position of a worked example, and what it shows."""

    look: Any
    text: Sentence


class Example(Wire, frozen=True):
    """A worked example of a paragraph; with one position it is a figure."""

    name: str
    paragraph: str
    seats: int
    seat: int
    """Who looks; -1 is a spectator."""
    options: dict[str, int]
    positions: tuple[ExamplePosition, ...]


class Examples(Wire, frozen=True):
    """The worked examples of a game's rules."""

    game: str
    examples: tuple[Example, ...]


# What a game came to, over HTTP.


class EndingSeat(Wire, frozen=True):
    """How a game that is over ended for one seat."""

    name: str
    """A person's name; "" for bots, and for whoever wished to be forgotten."""
    bot: str
    points: int | None
    """Points or money; null where nobody knows any more."""
    won: bool


class Ending(Wire, frozen=True):
    """A game that is over, looked back on."""

    id: str
    game: str
    called: Texts
    """What the game is called, in every language."""
    title: str
    """What the table is called, if it is."""
    phase: str
    over_at: int
    """When it ended, or last moved on; 0 where nobody knows any more."""
    seats: tuple[EndingSeat, ...]
    unit: Sentence | None = None
    """How points or money are said: `amount`, without its sign, and `debt` are to be put in.

    Null for games nobody knows any more.
    """
    past: Retrospect | None = None
    """Null where nothing was played, or where today's rules do not lead through the game."""
    replay: bool = False
    """Is there a replay of it?"""


class Runner(Wire, frozen=True):
    """A horse of a race that was run, by its place in a review's chances."""

    name: Sentence
    silk: int = 0


class ReviewedRace(Wire, frozen=True):
    """The horses of a race, as they were called when it was decided."""

    race: int
    """How many races were decided before it."""
    runners: tuple[Runner, ...]


class ReviewState(Wire, frozen=True):
    """A review, or how far it is."""

    done: int
    steps: int
    review: Review | None = None
    races: tuple[ReviewedRace, ...] = ()
    better: tuple[tuple[AnyMove, ...], ...] = ()
    """What would have been better than each seat's worst decisions, as a board takes it."""
