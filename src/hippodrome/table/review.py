"""A finished game reviewed: who was to win and when, what decisions cost, and what luck brought.

All is open once a game is over, so chances are those of the true position, with tipsters playing on
from it. A decision is judged otherwise: from what its seat knew then, by the scout's own search,
and on possibilities that the search has not seen. What a seat may expect changes by its own doing
where it decided, and by luck where others did or where chance fell; both add up to what came of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hippodrome.bots import outlook, scouting
from hippodrome.bots.foreseeing import OUTLOOK, Outlook, Watchtower
from hippodrome.bots.searching import SCOUTS, Desk
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.events import LINE
from hippodrome.engine.game import SPECTATOR, Game
from hippodrome.engine.match import DRAW, Entry, Match
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import new_stream
from hippodrome.engine.warming import Progress, silent
from hippodrome.table.chronicle import tell_step
from hippodrome.table.retrospect import Kept
from hippodrome.words import Sentence

MODULES = (OUTLOOK, SCOUTS.module, "hippodrome.engine.compiled")
"""What is compiled before a game is reviewed."""
PLAYOUTS_IN_ALL, SEARCHED_IN_ALL = 30_000, 40_000
"""What a review may cost, shared among the positions and the decisions of a game."""
LEAST, MOST = 30, 200
"""Playouts from each position."""
LEAST_SEARCHED = 48
COMPARED = 80
"""Possibilities on which a decision is compared with what the search found better."""
UNSEEN = 1 << 32
"""Their first number: no search has come so far."""
WORTH_TELLING = 2.0
"""Standard errors by which something must be better to be called so."""
WORST = 3
CLEARLY = 70
"""Thousandths by which a seat must be the likeliest: two standard errors of 200 playouts."""
THOUSAND = 1000


class Chances(Kept, frozen=True):
    """What could be expected after a step, in thousandths."""

    after: int
    wins: tuple[int, ...]
    """Each seat's chance to win."""
    horses: tuple[int, ...]
    """Each horse's chance to come in first, in the race that was on or came next."""
    race: int
    """How many races were decided."""


class Mistake(Kept, frozen=True):
    """A decision that could have been better, by what its seat knew."""

    after: int
    """Decisions and draws before it: a replay shows it there."""
    seat: int
    cost: int
    """In points or money; a win counts for a usual lead."""
    played: Sentence
    better: Sentence
    notation: str
    better_notation: str


class Balance(Kept, frozen=True):
    """What became of a seat, and whose doing that was: result = expected + decisions + luck."""

    expected: int
    decisions: int
    luck: int
    result: int
    chance: int
    """The chance to win at the start, in thousandths; likewise split below."""
    chance_decisions: int
    chance_luck: int
    won: int


class Mark(Kept, frozen=True):
    """A moment worth a mark: something happened, or another seat became the likeliest to win."""

    after: int
    told: Sentence | None = None
    leader: int = -1
    """The seat that is the likeliest now, where that changed."""


class Review(Kept, frozen=True):
    """A whole game, reviewed."""

    steps: int
    possibilities: int
    """Playouts behind each chance."""
    simulations: int
    """Trials behind each judgement."""
    chances: tuple[Chances, ...]
    marks: tuple[Mark, ...]
    decided: tuple[int, ...]
    """Decisions of each seat that left a choice."""
    costs: tuple[int, ...]
    """What each seat's decisions cost it against the best found, in all."""
    worst: tuple[tuple[Mistake, ...], ...]
    """Each seat's worst decisions, the worst first."""
    balances: tuple[Balance, ...]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a review works: playouts from each position, trials for each decision."""

    possibilities: int
    simulations: int


def review_game(
    start: Match,
    entries: Sequence[Entry],
    *,
    rules: Reading | None = None,
    effort: Effort | None = None,
    progress: Progress = silent,
) -> Review:
    """Review a finished game from its start; the same game always gives the same review."""
    reviewing = Reviewing(start, entries, rules or start.game.compiled, effort)
    while reviewing.step < len(entries):
        reviewing.go_on()
        progress(reviewing.step, len(entries))
    return reviewing.whole()


def usual_effort(game: Game, decisions: int) -> Effort:
    """Share what a review may cost among the decisions of a game."""
    positions = max(1, 2 * decisions)
    return Effort(
        min(MOST, max(LEAST, PLAYOUTS_IN_ALL // positions)),
        min(game.simulations, max(LEAST_SEARCHED, SEARCHED_IN_ALL // max(1, decisions))),
    )


def real_choices(start: Match, entries: Sequence[Entry]) -> Iterator[list[int]]:
    """Give for every step the moves of it that were one of several; none for a draw."""
    match = start.fork()
    for entry in entries:
        yield [] if entry.seat == DRAW else [move for _, move, _ in choices_in(match, entry)]
        match.apply(entry)


def choices_in(match: Match, entry: Entry) -> Iterator[tuple[object, int, list[int]]]:
    """Give the moves of a decision that were one of several, with view and menu at each."""
    game, printed = match.game, match.pack.printed
    rules, view, moves = game.interpreted, match.view(entry.seat), game.interpreted.moves()
    for number, move in enumerate(entry.moves):
        menu = list(moves[: rules.menu(printed, view, entry.seat, moves)])
        if len(menu) > 1:
            yield view.copy(), move, menu
        if number + 1 < len(entry.moves):
            rules.play(printed, view, entry.seat, move)


class Reviewing:
    """Somebody who goes through a game and keeps what its positions let one expect."""

    def __init__(
        self,
        start: Match,
        entries: Sequence[Entry],
        rules: Reading,
        effort: Effort | None = None,
    ) -> None:
        """Begin where the game began; the whole of it may take a while (`go_on`)."""
        self.match = start.fork()
        self.entries = entries
        self.chosen = [len(moves) > 0 for moves in real_choices(start, entries)]
        self.stories = [
            [line.text for line in telling.lines[SPECTATOR] if line.weight != LINE]
            for telling in tell_step(start, entries, [SPECTATOR])
        ]
        self.effort = effort or usual_effort(start.game, sum(self.chosen))
        self.tower, self.desk = Watchtower(rules), Desk(rules)
        seats = range(start.seats)
        self.step = 0
        self.chances: list[Chances] = []
        self.marks: list[Mark] = []
        self.mistakes: list[list[Mistake]] = [[] for _ in seats]
        self.decided = [0 for _ in seats]
        self.costs = [0 for _ in seats]
        self.own_points = [0 for _ in seats]
        """What each seat's own decisions changed of what it had in all playouts together."""
        self.own_wins = [0 for _ in seats]
        self.leader = SPECTATOR
        """Who was last the likeliest to win, clearly; nobody at first."""
        self.now = self.first = self.look()
        self.behind = False
        """Has something happened since, by chance or without a choice?"""

    def go_on(self) -> None:
        """Go on by a step, and mark what everybody was told of it, if it was more than a line."""
        entry, told = self.entries[self.step], self.stories[self.step]
        self.take(entry, chosen=self.chosen[self.step])
        self.marks += [Mark(self.step, text) for text in told if text is not None]

    def look(self) -> Outlook:
        """Look ahead from the position the game stands in."""
        found = self.tower.from_state(
            self.match.pack, self.match.state, new_stream(1), self.effort.possibilities
        )
        out = [0] * outlook.WIDTH
        races = self.match.game.interpreted.placings(self.match.pack.printed, self.match.state, out)
        wins = tuple(round(THOUSAND * found.win(seat)) for seat in range(self.match.seats))
        horses = tuple(
            round(THOUSAND * found.place(horse, 1)) for horse in range(1, len(found.places) + 1)
        )
        self._mark_leader(wins)
        self.chances.append(Chances(self.step, wins, horses, int(races)))
        return found

    def _mark_leader(self, wins: tuple[int, ...]) -> None:
        """Mark where another seat becomes the likeliest to win, clearly so."""
        best = max(range(len(wins)), key=lambda seat: wins[seat])
        others = [chance for seat, chance in enumerate(wins) if seat != best]
        if best != self.leader and wins[best] >= max(others) + CLEARLY:
            self.leader = best
            self.marks.append(Mark(self.step, leader=best))

    def take(self, entry: Entry, *, chosen: bool) -> None:
        """Go on by a step; what was chosen is judged, and its change is its seat's own doing."""
        if chosen:
            self.catch_up()
            self.judge(entry)
        self.match.apply(entry)
        self.step += 1
        if not chosen:
            self.behind = True
            if self.match.over:
                self.catch_up()
            return
        before, self.now = self.now, self.look()
        self.own_points[entry.seat] += self.now.stood[entry.seat] - before.stood[entry.seat]
        self.own_wins[entry.seat] += self.now.won[entry.seat] - before.won[entry.seat]

    def catch_up(self) -> None:
        """Look at the position again, if chance or others' moves without a choice changed it."""
        if self.behind:
            self.now, self.behind = self.look(), False

    def judge(self, entry: Entry) -> None:
        """Compare a decision, move by move, with the best that is found from its seat's view."""
        seat, pack, game = entry.seat, self.match.pack, self.match.game
        self.decided[seat] += 1
        worst: Mistake | None = None
        for number, (view, move, menu) in enumerate(choices_in(self.match, entry)):
            stream = new_stream((self.step << 8) + number)
            best = self.desk.search_by(
                SCOUTS, pack, view, seat, menu, stream, self.effort.simulations
            )
            cost = 0 if best == move else self._cost(view, seat, best, move, stream)
            if cost <= 0:
                continue
            self.costs[seat] += cost
            if worst is None or cost > worst.cost:
                played, better = (game.label(game.moves.chosen(one)) for one in (move, best))
                worst = Mistake(
                    *(self.step, seat, cost, played, better),
                    notation=game.write(move),
                    better_notation=game.write(best),
                )
        if worst is not None:
            self.mistakes[seat].append(worst)

    def _cost(self, view: object, seat: int, best: int, move: int, stream: list[int]) -> int:
        """What a move is behind another, on possibilities nobody has seen; 0 if none can tell."""
        gains = self.tower.gains(
            *(self.match.pack, view, seat, best, move, scouting.AHEAD),
            *(stream, UNSEEN, COMPARED),
        )
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        if mean <= WORTH_TELLING * math.sqrt(spread / len(gains)):
            return 0
        return self.tower.in_points(self.match.pack, view, round(mean))

    def whole(self) -> Review:
        """Give all of it."""
        if not self.match.over:
            raise BadSetup("review-unfinished")
        return Review(
            self.step,
            self.effort.possibilities,
            self.effort.simulations,
            tuple(self.chances),
            tuple(sorted(self.marks, key=lambda mark: mark.after)),
            tuple(self.decided),
            tuple(self.costs),
            tuple(
                tuple(sorted(made, key=lambda one: (-one.cost, one.after))[:WORST])
                for made in self.mistakes
            ),
            tuple(self._balance(seat) for seat in range(self.match.seats)),
        )

    def _balance(self, seat: int) -> Balance:
        """Split what became of a seat; whole numbers, luck being what is left."""
        tried, in_all = self.effort.possibilities, self.effort.possibilities * outlook.SHARES
        expected = round(self.first.mean(seat))
        decisions = round(self.own_points[seat] / tried)
        result = self.match.standing()[0][seat]
        chance = round(THOUSAND * self.first.win(seat))
        chosen = round(THOUSAND * self.own_wins[seat] / in_all)
        won = round(THOUSAND * self.now.win(seat))
        return Balance(
            *(expected, decisions, result - expected - decisions, result),
            *(chance, chosen, won - chance - chosen, won),
        )
