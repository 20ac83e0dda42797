"""`make reports`: a short page for each game in docs/reports, from a sweep of its house rules.

How fair is it, which ruling matters, does what is stated come true: the chapters of a report as
Markdown, with their plots as pictures beside it.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from hippodrome.engine.cores import all_cores
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game
from hippodrome.games import GAMES, game_named
from hippodrome.study.chapters import Chapter, Told, chapters
from hippodrome.study.crews import Threads
from hippodrome.study.entrants import entrants
from hippodrome.study.rulings import alternatives, seats_of
from hippodrome.study.studies import Findings, Study, carry_out
from hippodrome.study.sweeps import OPTION, sweep_arms, variation
from hippodrome.study.threads import progress_bar
from hippodrome.words import Words, words


def house_rules(game: Game, seats: int) -> list[str]:
    """Give the variations that try every choice of a house rule that is not ours."""
    return [f"{OPTION}{option.name}={value}" for option, value in alternatives(game, seats)]


def bots_of(seats: int) -> str:
    """Name who plays."""
    return ",".join(["tipster"] * seats)


def joined(varied: list[str]) -> list[str]:
    """Put the values of one option together."""
    values: dict[str, list[str]] = {}
    for place, _, value in (one.partition("=") for one in varied):
        values.setdefault(place, []).append(value)
    return [f"{place}={','.join(some)}" for place, some in values.items()]


def command_of(game: Game, seats: int, games: int, seed: int) -> str:
    """Give the command that finds the same."""
    varied = [word for one in joined(house_rules(game, seats)) for word in ("--vary", one)]
    asked = ["--seats", bots_of(seats), *varied, "--games", str(games), "--seed", str(seed)]
    return shlex.join(["hippodrome", "sweep", game.name, *asked])


def study_of(game: Game, seats: int, games: int, seed: int) -> Study:
    """Lay a table for each house rule, beside the usual one."""
    varied = [variation(one) for one in joined(house_rules(game, seats))]
    arms = sweep_arms(game, "standard", entrants(game, bots_of(seats)), {}, varied)
    return Study(game, arms, games, seed)


def markdown(told: Told, command: str, names: str) -> str:
    """Write the page; pictures are called by the game and their own names."""
    title = told.spoken.tell(told.game.title)
    facts = told.say("report-games", games=told.findings.games, arms=len(told.findings.study.arms))
    parts = [
        f"# {title}",
        f"{facts} {told.say('report-intervals')}",
        f"{told.say('report-repeat')}\n\n```\n{command}\n```",
        *(told_in_markdown(chapter, names) for chapter in chapters(told)),
    ]
    return "\n\n".join(parts) + "\n"


def told_in_markdown(chapter: Chapter, names: str) -> str:
    """Write a chapter, its pictures told in words for whoever does not see them."""
    parts = [f"## {chapter.title}", *chapter.said]
    for picture in chapter.pictures:
        told = "; ".join(": ".join(cell for cell in row if cell) for row in picture.rows)
        parts.append(f"![{picture.title}. {told}]({names}-{picture.name}.svg)")
    return "\n\n".join(parts)


def write_page(findings: Findings, command: str, spoken: Words, folder: Path) -> Path:
    """Write a game's page and its pictures, in the place of older ones."""
    told, name = Told(findings, spoken), findings.study.game.name
    folder.mkdir(parents=True, exist_ok=True)
    for older in folder.glob(f"{name}-*.svg"):
        older.unlink()
    for chapter in chapters(told):
        for picture in chapter.pictures:
            (folder / f"{name}-{picture.name}.svg").write_text(picture.drawn, encoding="utf-8")
    page = folder / f"{name}.md"
    page.write_text(markdown(told, command, name), encoding="utf-8")
    return page


def main() -> int:
    """Write the page of one game, or of all of them; give the exit status."""
    parser = argparse.ArgumentParser(prog="python -m hippodrome.study.reports", description=__doc__)
    parser.add_argument("--game", default=None, help="one game instead of all")
    parser.add_argument("--games", type=int, default=10_000, help="how many, for each rule")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=all_cores())
    parser.add_argument("--docs", type=Path, default=Path("docs/reports"), help="where pages lie")
    wanted = parser.parse_args()
    spoken = words("en")
    try:
        for game in [game_named(wanted.game)] if wanted.game else GAMES.values():
            asked = game, seats_of(game), wanted.games, wanted.seed
            crew = Threads(wanted.cores)
            with progress_bar(spoken.say("simulate-compiling")) as progress:
                crew.prepare(game, progress)
            with progress_bar(spoken.say("study-playing", game=game.name), spoken) as progress:
                findings = carry_out(study_of(*asked), crew, progress=progress)
            print(write_page(findings, command_of(*asked), spoken, wanted.docs))
    except HippodromeError as error:
        print(spoken.tell(error.sentence), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
