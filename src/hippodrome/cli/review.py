"""`hippodrome review`: what decisions of a finished game cost, and what luck brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from hippodrome.cli.saving import load
from hippodrome.cli.seating import display_names
from hippodrome.cli.speaking import speaking
from hippodrome.cli.summary import INDENT, LEVELS, PLAIN_LEVELS, signed
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.transcript import Transcript
from hippodrome.engine.warming import warm
from hippodrome.study.threads import progress_bar
from hippodrome.table.retrospect import Retrospect, look_back
from hippodrome.table.review import MODULES, THOUSAND, Mistake, Review, review_game
from hippodrome.terminal.screen import Terminal, told
from hippodrome.words import Words, sentence

CHART = 40
"""Letters a course of chances is drawn with."""
TURNED = 80
"""Thousandths by which somebody's chance must change for an event to be a turning point."""

Said = tuple[str, str | None]
"""A line, and its style."""


def review(
    file: Annotated[Path, typer.Argument(help="help-finished-game")],
    as_json: Annotated[bool, typer.Option("--json", help="help-review-json")] = False,
    pack: Annotated[str | None, typer.Option(help="help-own-pack")] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """Review a finished game: chances, what decisions cost, luck."""
    with speaking(lang) as spoken:
        transcript = load(file, pack)
        if not transcript.finished:
            raise BadSetup("review-unfinished")
        with progress_bar(spoken.say("simulate-compiling")) as progress:
            warm(transcript.game, MODULES, progress)
        with progress_bar(spoken.say("review-playing")) as progress:
            found = review_game(transcript.replay(0), transcript.entries, progress=progress)
        if as_json:
            typer.echo(msgspec.json.encode(found).decode())
            return
        terminal = Terminal(spoken)
        for text, style in Report(terminal, transcript, found).lines():
            terminal.print(text, style)


class Report:
    """Puts a review into words."""

    def __init__(self, terminal: Terminal, transcript: Transcript, found: Review) -> None:
        """Tell of a written game."""
        self.words: Words = terminal.words
        self.levels = PLAIN_LEVELS if terminal.ascii_only else LEVELS
        self.transcript, self.found = transcript, found
        self.game = transcript.game
        self.names: Sequence[str] = display_names(transcript.names, self.words)
        self.past: Retrospect = look_back(transcript.replay(0), transcript.entries)

    def lines(self) -> Iterator[Said]:
        """Give all of it, line by line."""
        say, found = self.words.say, self.found
        yield say("review-heading", game=self.words.tell(self.game.title)), "bold"
        effort = {"possibilities": found.possibilities, "simulations": found.simulations}
        yield say("review-method", **effort), "dim"
        yield from self._headed("review-chances", self._chances())
        yield from self._horses()
        yield from self._headed("review-balances", self._balances())
        yield from self._headed("review-costs", self._costs())
        yield from self._headed("review-marks", self._marks())

    def _headed(self, key: str, lines: Iterator[Said]) -> Iterator[Said]:
        yield "", None
        yield self.words.say(key), "bold"
        yield from lines

    def _chances(self) -> Iterator[Said]:
        """Draw every seat's chance to win."""
        for seat, name in enumerate(self.names):
            course = [(one.after, one.wins[seat]) for one in self.found.chances]
            ends = {"start": percent(course[0][1]), "end": percent(course[-1][1])}
            line = self.words.say("review-chance-line", player=name, **ends)
            yield f"  {self._drawn(course, 0, self.found.steps)}  {line}", None

    def _horses(self) -> Iterator[Said]:
        """Draw every horse's chance to come in first, race by race."""
        for race in sorted({one.race for one in self.found.chances}):
            these = [one for one in self.found.chances if one.race == race]
            if len(these) > 1:
                heading = self.words.say("review-horses", race=race + 1)
                yield from (("", None), (heading, "bold"))
                yield from self._runners([(one.after, one.horses) for one in these])

    def _runners(self, course: list[tuple[int, tuple[int, ...]]]) -> Iterator[Said]:
        quotes = self.game.quotes(
            self.transcript.pack.printed, self.transcript.replay(course[-1][0]).view(-1)
        )
        for quote in quotes:
            own = [(after, chances[quote.horse - 1]) for after, chances in course]
            line = self.words.say(
                "review-horse-line",
                horse=quote.name,
                start=percent(own[0][1]),
                most=percent(max(chance for _, chance in own)),
            )
            yield f"  {self._drawn(own, own[0][0], own[-1][0])}  {line}", None

    def _drawn(self, course: list[tuple[int, int]], first: int, last: int) -> str:
        """Draw chances between two steps, each lasting until the next."""
        drawn = ""
        for place in range(CHART):
            after = first + (last - first) * place // (CHART - 1)
            chance = next(chance for when, chance in reversed(course) if when <= after)
            drawn += self.levels[round((len(self.levels) - 1) * chance / THOUSAND)]
        return drawn

    def _balances(self) -> Iterator[Said]:
        """Tell what luck brought every seat, and what its decisions did."""
        standing = self.game.standing_of
        for name, one in zip(self.names, self.found.balances, strict=True):
            yield (
                self.words.say(
                    "review-balance-line",
                    player=name,
                    result=standing(one.result),
                    expected=standing(one.expected),
                    decisions=signed(one.decisions),
                    luck=signed(one.luck),
                ),
                None,
            )
            chance = self.words.say(
                "review-balance-chance",
                chance=percent(one.chance),
                decisions=signed(percent(one.chance_decisions)),
                luck=signed(percent(one.won - one.chance) - percent(one.chance_decisions)),
            )
            yield f"{INDENT}{chance}", "dim"

    def _costs(self) -> Iterator[Said]:
        """Tell what each seat's decisions cost, and explain the worst."""
        for seat, name in enumerate(self.names):
            cost = self.game.standing_of(self.found.costs[seat])
            decided = self.found.decided[seat]
            yield self.words.say("review-cost-line", player=name, cost=cost, decided=decided), None
            for mistake in self.found.worst[seat]:
                yield f"{INDENT}{self._mistake(mistake)}", None
            if not self.found.worst[seat]:
                yield f"{INDENT}{self.words.say('review-none')}", "dim"

    def _mistake(self, mistake: Mistake) -> str:
        part = self.past.part_at(mistake.after)
        where = sentence("review-where", after=mistake.after)
        if part is not None:
            where = sentence("review-where-part", part=part.title, after=mistake.after)
        line = sentence(
            "review-worst-line",
            cost=self.game.standing_of(mistake.cost),
            played=mistake.played,
            notation=mistake.notation,
            better=mistake.better,
            betternotation=mistake.better_notation,
        )
        return f"{self.words.tell(where)}: {told(self.words, line, self.names)}"

    def _marks(self) -> Iterator[Said]:
        """Tell when somebody else became the likeliest to win, and what turned the game."""
        for mark in self.found.marks:
            if mark.leader >= 0:
                name = self.names[mark.leader]
                what = self.words.say("review-mark-leader", player=name)
            elif mark.told is not None and self._turned(mark.after):
                what = told(self.words, mark.told, self.names)
            else:
                continue
            yield f"  {self.words.say('review-mark-line', after=mark.after, what=what)}", None

    def _turned(self, after: int) -> bool:
        """Did a step change anybody's chance by much?"""
        before = [one for one in self.found.chances if one.after < after]
        later = [one for one in self.found.chances if one.after >= after]
        if not before or not later:
            return False
        changes = zip(before[-1].wins, later[0].wins, strict=True)
        return any(abs(now - then) >= TURNED for then, now in changes)


def percent(thousandths: int) -> int:
    """Give thousandths in hundredths, rounded."""
    return round(100 * thousandths / THOUSAND)
