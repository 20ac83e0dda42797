"""Loads our server and boardgame.io's with the same tables; prints what a move costs on each."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path

from hippodrome.engine.errors import HippodromeError
from hippodrome.server.bench import boardgame
from hippodrome.server.bench.measuring import Wanted, bench, failures
from hippodrome.server.bench.processes import allow_open_files
from hippodrome.server.bench.showing import show
from hippodrome.study.threads import progress_bar
from hippodrome.words import LANGUAGES, words

FILE = Path("build/bench-server.json")
PEER = Path("bench/boardgame.io")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m hippodrome.server.bench", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=1000, help="two a table play, others watch")
    parser.add_argument(
        "--seconds", type=float, default=20.0, help="how long each side is measured"
    )
    parser.add_argument("--json", type=Path, default=FILE, help="where the figures are written")
    parser.add_argument("--peer", type=Path, default=PEER, help="the folder of the other server")
    parser.add_argument("--alone", action="store_true", help="measure our side only")
    parser.add_argument("--profile", action="store_true", help="show where our server's time goes")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    return parser.parse_args()


def main() -> int:
    """Measure, print and write the figures; give the exit status."""
    asked = arguments()
    catalogue = words(asked.lang)
    peer: Path | None = None if asked.alone or asked.profile else asked.peer
    profile = asked.json.with_suffix(".profile") if asked.profile else None
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    try:
        if peer is not None:
            try:
                boardgame.command(peer)  # fetched before anything is started
            except HippodromeError as absent:
                print(catalogue.tell(absent.sentence), file=sys.stderr)
                peer = None
        allow_open_files(asked.sockets * (1 if peer is None else 2))
        wanted = Wanted(asked.tables, asked.sockets, asked.seconds, peer=peer, profile=profile)
        with progress_bar(catalogue.say("bench-server-measuring")) as progress:
            results = asyncio.run(bench(wanted, lambda share: progress(int(1000 * share), 1000)))
    except HippodromeError as error:
        print(catalogue.tell(error.sentence), file=sys.stderr)
        return 2
    asked.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    show(results, profile, catalogue)
    print(catalogue.say("bench-written", file=str(asked.json)))
    failed = failures(results)
    print(catalogue.say("bench-server-verdict", failures=failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
