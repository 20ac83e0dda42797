"""docs/ladder.md: the matches that say how strong each bot is, played, kept and written down.

`make ladder` plays whatever deals are missing of the matches below. `study.book` keeps them in
build/ladder, so it can be interrupted at any time and goes on from there. What each deal of a match
came to is written into docs/ladder, and the page from that. A match that was played by these very
rules and bots is not played again; after a change of either all of its deals are.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hippodrome.bots import bot_asked_for
from hippodrome.bots.searching import EXPERTS
from hippodrome.engine.cores import all_cores
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.warming import warm
from hippodrome.games import GAMES, game_named
from hippodrome.study.book import write_whole
from hippodrome.study.crews import Threads
from hippodrome.study.entrants import entrant
from hippodrome.study.ladder import Match, Wanted, climb
from hippodrome.study.threads import progress_bar
from hippodrome.words import Words, words

SEED = 21
RULES = "hippodrome.study.unsearched"
"""Where the opponents live that play by a rule nobody searched for."""

HEAD = """# How strong the bots are

One bot, the challenger, sits at a table of others who are all of another kind. A *deal* is one
course of dice and cards, played once with the challenger at every seat; what is told is the share
of games it won, with the 95 % interval over deals. The number after a colon is the trials of moves
for each decision. An expert has twice a scout's where they are compared: two threads try those in
the scout's time (0027). Auteuil is played over one race.
*plunger* is the character; *three-horses* and *printed-price* play by rules nobody searched for
(`study/unsearched.py`): all capital on three horses, and bids up to the printed price.

This page is written by `make ladder`, which plays whatever deals are missing of the matches in
`study/ladder_page.py` and can be interrupted, or by `make ladder ARGS=--write-only`, which plays
none. The deals lie in `docs/ladder`.
"""


@dataclass(frozen=True)
class Meeting:
    """A match that is asked for."""

    game: str
    challenger: str
    others: str
    deals: int
    asked: int | None
    """Percent of wins it should come to, if a figure is asked for."""
    seats: int = 2
    options: Mapping[str, int] = field(default_factory=dict)

    @property
    def file(self) -> str:
        """The name of the file its deals are kept in."""
        *_, others = self.others.rpartition(".")  # of a class in a module, the last two names
        bots = f"{self.challenger}-{others}".replace(":", "")
        return f"{self.game}-{self.seats}-{bots}.jsonl"

    @property
    def named(self) -> str:
        """What the others are called on the page."""
        return bot_asked_for(self.others).name if self.others.startswith(RULES) else self.others


ONE_RACE = {"races": 1}
"""Auteuil's other races are the same again, with more money."""
MEETINGS = (
    Meeting("ticket", "expert:600", "scout:300", 150, 58),
    Meeting("ticket", "expert:600", "gambler", 20, 95),
    Meeting("ticket", "expert:600", "tipster", 30, 45, seats=4),
    Meeting("ticket", "expert:600", "scout:300", 40, 32, seats=4),
    Meeting("ticket", "expert:600", "plunger:300", 30, None),
    Meeting("finishline", "expert:600", "scout:300", 150, 58),
    Meeting("finishline", "expert:600", "gambler", 20, 95),
    Meeting("finishline", "expert:600", "tipster", 30, 45, seats=4),
    Meeting("finishline", "expert:600", "scout:300", 40, 32, seats=4),
    Meeting("finishline", "expert:600", "plunger:300", 30, None),
    Meeting("finishline", "expert:600", f"{RULES}:ThreeHorses", 20, None),
    Meeting("auteuil", "expert:200", "scout:100", 100, 58, options=ONE_RACE),
    Meeting("auteuil", "expert:200", "gambler", 20, 95, options=ONE_RACE),
    Meeting("auteuil", "expert:200", "tipster", 30, 45, seats=4, options=ONE_RACE),
    Meeting("auteuil", "expert:200", "scout:100", 40, 32, seats=4, options=ONE_RACE),
    Meeting("auteuil", "expert:200", "plunger:100", 30, None, options=ONE_RACE),
    Meeting("ascot", "expert:200", "scout:100", 100, 58),
    Meeting("ascot", "expert:200", "gambler", 20, 95),
    Meeting("ascot", "expert:200", "tipster", 30, 45, seats=4),
    Meeting("ascot", "expert:200", "scout:100", 40, 32, seats=4),
    Meeting("ascot", "expert:200", "plunger:100", 30, None),
    Meeting("ascot", "expert:200", f"{RULES}:PrintedPrice", 20, None),
)


def play(meeting: Meeting, docs: Path, chunks: Path, cores: int, spoken: Words) -> None:
    """Play the deals that are missing of a match, and write down what each came to."""
    game = game_named(meeting.game)
    wanted = Wanted(
        game,
        game.pack(),
        meeting.seats,
        meeting.options,
        (entrant(game, meeting.others), entrant(game, meeting.challenger)),
        meeting.deals,
        SEED,
        cores,
    )
    study, file = wanted.study(), docs / meeting.file
    heading = json.dumps({**study.described(), "match": study.arms[0].key}, sort_keys=True)
    if heading_of(file) == heading and len(deals_in(file)) >= meeting.deals:
        return
    crew = Threads(cores)
    with progress_bar(spoken.say("simulate-compiling")) as progress:
        crew.prepare(game, progress)
        if wanted.has_guests:  # then nobody plays in contests
            warm(game, [EXPERTS.module], progress)
    # Chunks of other rules or bots are another study's, and are never mixed with these.
    folder = chunks / f"{file.stem}-{study.described()['code']}"
    with progress_bar(spoken.say("ladder-playing", game=game.name)) as progress:
        (match,) = climb(wanted, folder, progress, crew).matches
    lines = [heading, *(json.dumps([number, won]) for number, won in enumerate(match.deals))]
    write_whole(file, ("\n".join(lines) + "\n").encode())


def page(folder: Path, spoken: Words, meetings: Sequence[Meeting] = MEETINGS) -> str:
    """Write the page from all deals that are kept."""
    lines = [HEAD]
    for game in GAMES.values():
        lines += [f"## {spoken.tell(game.title)}", ""]
        lines += ["| challenger | against | deals | won | asked |", "|---|---|---|---|---|"]
        lines += [row(one, folder) for one in meetings if one.game == game.name]
        lines.append("")
    return "\n".join(lines)


def row(meeting: Meeting, folder: Path) -> str:
    """Write a match as a row."""
    begun = f"| {meeting.challenger} | {meeting.seats - 1} × {meeting.named}"
    asked = "–" if meeting.asked is None else f"≥ {meeting.asked} %"
    played = deals_in(folder / meeting.file)
    if len(played) < 2:
        return f"{begun} | – | not measured | {asked} |"
    match = Match(meeting.challenger, meeting.others, meeting.seats, played)
    won = match.interval
    told = f"{100 * won.mean:.1f} ± {100 * won.margin:.1f} %"
    return f"{begun} | {len(played)} | {told} | {asked} |"


def heading_of(file: Path) -> str | None:
    """Give what the deals of a file were played by; nothing where there is no such file."""
    return file.read_text(encoding="utf-8").splitlines()[0] if file.exists() else None


def deals_in(file: Path) -> list[float]:
    """Read what the deals of a file came to, in their order; none where there is no such file."""
    if not file.exists():
        return []
    _, *lines = file.read_text(encoding="utf-8").splitlines()
    return [won for _, won in sorted(json.loads(line) for line in lines)]


def chosen(game: str | None) -> Iterator[Meeting]:
    """Give the matches of one game or of all."""
    if game is not None:
        game_named(game)
    yield from (one for one in MEETINGS if game in (None, one.game))


def main(typed: Sequence[str] | None = None) -> int:
    """Play what is missing and write the page; give the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m hippodrome.study.ladder_page", description=__doc__
    )
    parser.add_argument("--game", default=None, help="one game instead of all")
    parser.add_argument("--cores", type=int, default=all_cores())
    parser.add_argument("--write-only", action="store_true", help="play nothing")
    parser.add_argument("--docs", type=Path, default=Path("docs"), help="where ladder.md lies")
    parser.add_argument("--chunks", type=Path, default=Path("build/ladder"), help="games so far")
    wanted = parser.parse_args(typed)
    spoken, folder = words("en"), wanted.docs / "ladder"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for meeting in chosen(wanted.game) if not wanted.write_only else ():
            play(meeting, folder, wanted.chunks, wanted.cores, spoken)
    except HippodromeError as error:
        print(spoken.tell(error.sentence), file=sys.stderr)
        return 2
    file = wanted.docs / "ladder.md"
    file.write_text(page(folder, spoken), encoding="utf-8")
    print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
