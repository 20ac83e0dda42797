"""A game looked back on at the terminal: who won, part by part, strokes, leads, a small chart."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from hippodrome.engine.game import Game
from hippodrome.table.retrospect import Retrospect, Stroke
from hippodrome.terminal.screen import Terminal, told
from hippodrome.words import Parameter, Sentence, Words, sentence

CHART = 40
"""Letters the course of a game is drawn with."""
MANY_TIMES = 15
"""As much more at the end than after the first part, and the chart is drawn by tenfolds."""
INDENT = "    "
LEVELS, PLAIN_LEVELS = "▁▂▃▄▅▆▇█", "_.,-~=*#"

Said = tuple[str, str | None]
"""A line, and its style."""


def summarize(
    terminal: Terminal,
    game: Game,
    past: Retrospect,
    winners: Sequence[int],
    names: Sequence[str],
) -> None:
    """Print what a game came to."""
    from rich.padding import Padding  # what --version need not wait for
    from rich.text import Text

    for text, style in Summary(terminal, game, past, winners, names).lines():
        if text.startswith(INDENT):  # so that it stays so where the line is broken
            shown = Padding(Text(text.strip(), style or ""), (0, 0, 0, len(INDENT)), expand=False)
            terminal.print(shown)
        else:
            terminal.print(text, style)


class Summary:
    """Puts what a game came to into words."""

    def __init__(
        self,
        terminal: Terminal,
        game: Game,
        past: Retrospect,
        winners: Sequence[int],
        names: Sequence[str],
    ) -> None:
        """Look back on a game of some players."""
        self.words: Words = terminal.words
        self.levels = PLAIN_LEVELS if terminal.ascii_only else LEVELS
        self.game, self.past = game, past
        self.winners, self.names = winners, names
        self.tenfolds_from = self._tenfolds_from()

    def lines(self) -> Iterator[Said]:
        """Give all of it, line by line."""
        say = self.words.say
        yield "", None
        if self.winners:
            who = tuple(self._name(seat) for seat in self.winners)
            yield say("ending-winner", count=len(who), names=who), "bold"
        for seat in self._ranked():
            standing = self.game.standing_of(self.past.final[seat])
            line = say("ending-standing-line", player=self.names[seat], standing=standing)
            yield f"  {self._chart(seat)}  {line}", None
        yield from self._parts()
        yield from self._most("ending-best", self.past.best)
        yield from self._most("ending-worst", self.past.worst)
        if self.past.longest is not None:
            yield self._labelled("ending-longest", self._longest()), None

    def _ranked(self) -> list[int]:
        """The seats as they came in: winners first, then by points or money."""
        return sorted(
            range(len(self.names)),
            key=lambda seat: (seat not in self.winners, -self.past.final[seat], seat),
        )

    def _name(self, seat: int) -> Sentence:
        return sentence("named", name=self.names[seat])

    def _chart(self, seat: int) -> str:
        """Draw where a seat stood, from start to finish, as high as the best and worst of all."""
        changes, steps = self.past.changes, self.past.steps
        heights = [self._height(points) for change in changes for points in change.points]
        least, high = min(heights), max(heights) - min(heights) or 1.0
        drawn = ""
        for place in range(CHART):
            after = steps * (place + 1) // CHART
            points = next(one.points for one in reversed(changes) if one.after <= after)[seat]
            level = (self._height(points) - least) / high
            drawn += self.levels[round((len(self.levels) - 1) * level)]
        return drawn

    def _height(self, points: int) -> float:
        """How high an amount is drawn: by tenfolds where money grows so from race to race."""
        if not self.tenfolds_from:
            return points
        return math.copysign(math.log10(1 + abs(points) / self.tenfolds_from), points)

    def _tenfolds_from(self) -> int:
        """Where money grows tenfold from race to race, the amount from which; else 0."""
        if len(self.past.parts) == 1 or not self.past.parts:
            return 0
        ends = self.past.parts[1].after
        early = max(abs(one) for c in self.past.changes if c.after <= ends for one in c.points)
        most = max(abs(one) for change in self.past.changes for one in change.points)
        return early if 0 < MANY_TIMES * early < most else 0

    def _parts(self) -> Iterator[Said]:
        """Tell part by part how it came out and what it brought everybody."""
        if not self.past.parts:
            return
        races = all(part.title.key == "part-race" for part in self.past.parts)
        yield "", None
        yield self.words.say("ending-parts", races=int(races)), "bold"
        for part in self.past.parts:
            gains = tuple(
                sentence("ending-gain-of", player=self.names[seat], gain=signed(part.gains[seat]))
                for seat in range(len(self.names))
            )
            yield self.words.say("ending-part-line", part=part.title, gains=gains), None
            if part.result is not None:
                yield f"{INDENT}{told(self.words, part.result, self.names)}", "dim"

    def _most(self, label: str, strokes: Sequence[Stroke | None]) -> Iterator[Said]:
        """Tell the best or the worst stroke of all."""
        found = [(abs(one.amount), -seat, one) for seat, one in enumerate(strokes) if one]
        if not found:
            return
        _, place, stroke = max(found, key=lambda one: one[:2])
        player, gain = self.names[-place], signed(stroke.amount)
        yield self._labelled(label, sentence("ending-stroke", player=player, gain=gain)), None
        if stroke.told is not None:
            yield f"{INDENT}{told(self.words, stroke.told, self.names)}", "dim"

    def _longest(self) -> Sentence:
        """Say who was in front for longest, and where."""
        lead = self.past.longest
        assert lead is not None
        facts: dict[str, Parameter] = {
            "player": self.names[lead.seat],
            "percent": max(1, round(100 * lead.steps / self.past.steps)),
        }
        first, last = self.past.part_at(lead.first), self.past.part_at(lead.last)
        if first is None or last is None:
            return sentence("ending-lead", **facts)
        where = first.title
        if first != last:
            where = sentence("ending-span", first=first.title, last=last.title)
        return sentence("ending-lead-where", where=where, **facts)

    def _labelled(self, label: str, what: Sentence) -> str:
        return self.words.say("ending-most", label=Sentence(label), what=what)


def signed(points: int) -> Sentence:
    """Write a gain with its sign."""
    return sentence("worth-signed", sign=int(points > 0), amount=points)
