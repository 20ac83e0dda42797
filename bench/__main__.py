"""`python -m bench [rules|peers|search|batch|server|traffic|gate|pace] …`: writes JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bench import batch, gate, pace, rules, search
from bench.errors import BenchError
from bench.server import command as server
from bench.traffic import command as traffic
from hippodrome.engine.errors import HippodromeError

DEFAULT = "rules"


def command_line() -> argparse.ArgumentParser:
    """Describe what can be asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parts = parser.add_subparsers(
        required=True, metavar="{rules,peers,search,batch,server,traffic,gate,pace}"
    )
    for name, told, add_arguments in (
        (
            "rules",
            "moves a second in both readings (what is measured by default)",
            rules.arguments_for_rules,
        ),
        ("peers", "the same, beside OpenSpiel and Catanatron", rules.arguments_for_peers),
        ("search", "simulations a second of bots that search", search.arguments),
        ("batch", "many games at once as arrays, and AEC beside PettingZoo", batch.arguments),
        ("server", "many tables at once, beside boardgame.io's server", server.arguments),
        ("traffic", "a million tables, simulated at measured costs", traffic.arguments),
        ("gate", "what silent sockets and unread replays cost our server", gate.arguments),
        ("pace", "how long Ascot takes a person, and how many decisions", pace.arguments),
    ):
        add_arguments(parts.add_parser(name, help=told, description=told))
    return parser


def main(words: Sequence[str]) -> int:
    """Measure what is asked for; give the exit status."""
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help")):
        words = [DEFAULT, *words]
    asked = command_line().parse_args(words)
    try:
        return int(asked.measure(asked))
    except (BenchError, HippodromeError) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
