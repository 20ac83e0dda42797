"""`python -m tests.bots.prophet GAME`: how far luck lets anybody come.

A prophet is a scout that is shown the hidden cards, slips and tickets, though never the draws to
come. Nobody who plays fair can be expected to win more; so where a bar is out of reach, its lead
over a rung says how much of a lead there is to be had. It lives in the tests, for nobody shall ever
sit down with it.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from typing import Any

from hippodrome.bots import scouting
from hippodrome.bots.searching import Desk
from hippodrome.engine.cores import all_cores
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.stream import Stream, below, branch, new_stream, next_32
from hippodrome.engine.warming import warm
from hippodrome.games import game_named
from hippodrome.study.arms import CONTEST, DEALS, MINDS
from hippodrome.study.entrants import Entrant, entrant
from hippodrome.study.ladder import Match, Wanted, check
from hippodrome.study.threads import chunk_seed, in_threads, progress_bar
from tests.bots import prophesying

PROPHET = "prophet"


class Prophet(Desk):
    """A desk on which the truth lies."""

    def foresee(
        self, printed: Any, truth: Any, seat: int, count: int, stream: Any, simulations: int
    ) -> int:
        """Choose a move of the menu on `moves`: the scout's search, over nothing imagined."""
        rules, search = self.rules, self.search
        self.stream[0] = stream[0]
        rules.enter(scouting.begin_search)(
            *(printed, truth, seat, self.moves, count, self.stream, simulations),
            *(scouting.AHEAD, self.glance, self.replies, search, self.whim),
        )
        foretell = rules.enter(prophesying.foretell)
        plan = search[scouting.PLAN]
        while plan[scouting.ROUNDS] > 0:
            number, usual = int(plan[scouting.NUMBER]), 0
            for place in range(plan[scouting.ALIVE]):
                rules.copy(truth, self.thought)
                value = foretell(
                    *(printed, self.thought, seat, self.moves[search[scouting.ARM][place]]),
                    *(scouting.AHEAD, number, self.stream, self.glance, self.replies),
                    *(self.luck, self.whim),
                )
                usual = value if place == 0 else usual
                search[scouting.GAIN][place] += value - usual
            plan[scouting.NUMBER] += 1
            if plan[scouting.NUMBER] >= plan[scouting.ROUND_ENDS]:
                scouting.halve(search)
        return int(scouting.best_found(self.moves, search))


def asked(
    one: Entrant, wanted: Wanted, desk: Desk, view: Any, seat: int, count: int, stream: Stream
) -> int:
    """Ask an honest bot, whose menu lies on the desk."""
    menu, method = [int(move) for move in desk.moves[:count]], one.bot.method
    if method is None:
        return one.bot.choose(wanted.game, wanted.pack, view, seat, menu, stream)
    move = desk.search_by(
        method, wanted.pack, view, seat, menu, stream, one.simulations, taste=one.bot.taste
    )
    next_32(stream)
    return move


def play_deal(wanted: Wanted, prophecies: int, deal: int) -> float:
    """Play a deal once with the prophet at each seat; give the share of games it won."""
    (others,) = wanted.entrants
    rules, seats, pack = wanted.game.compiled, wanted.seats, wanted.pack
    printed, desk = rules.pack_form(pack.printed), Prophet(rules)
    won = 0.0
    for place in range(seats):
        draws, stream = new_stream(0), new_stream(0)
        branch(new_stream(chunk_seed(wanted.seed, DEALS)), deal, draws)
        branch(new_stream(chunk_seed(wanted.seed, MINDS)), deal * seats + place, stream)
        state = rules.state_form(wanted.game.lay(pack, seats, wanted.options))
        view, points = rules.blank(), rules.moves()
        rules.begin(printed, state)
        while not state["over"][0]:
            if state["spread"][0] > 0:
                rules.draw(printed, state, below(draws, int(state["spread"][0])))
                continue
            awaits = int(state["awaits"][0])
            seat = (awaits & -awaits).bit_length() - 1
            rules.see(printed, state, seat, view)
            count = rules.menu(printed, view, seat, desk.moves)
            if seat == place:
                move = desk.foresee(printed, state, seat, count, stream, prophecies)
                next_32(stream)
            else:
                move = asked(others, wanted, desk, rules.read_back(view), seat, count, stream)
            rules.play(printed, state, seat, move)
        winners = rules.standing(printed, state, points)
        won += ((winners >> place) & 1) / winners.bit_count()
    return won / seats


def prophesy(wanted: Wanted, prophecies: int, cores: int, progress: Any) -> Match:
    """Play a prophet's match."""
    check_alone(wanted)
    (others,) = wanted.entrants
    match = Match(f"{PROPHET}:{prophecies}", others.name, wanted.seats)
    match.deals = in_threads(partial(play_deal, wanted, prophecies), wanted.deals, cores, progress)
    return match


def check_alone(wanted: Wanted) -> None:
    """Refuse what a ladder would refuse."""
    (others,) = wanted.entrants
    stand_in = Entrant(PROPHET, others.bot, others.simulations)
    check(Wanted(**{**vars(wanted), "entrants": (others, stand_in)}))


def main() -> int:
    """Play, and say what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.prophet", description=__doc__)
    add = parser.add_argument
    add("game")
    add("--against", default="scout", help="a bot, perhaps with its simulations: scout:1000")
    add("--simulations", type=int, help="of the prophet; as many as the room thinks enough")
    add("--deals", type=int, default=30)
    add("--seats", type=int, default=2)
    add("--option", action="append", default=[], metavar="NAME=VALUE")
    add("--seed", type=int, default=1)
    add("--cores", type=int, default=all_cores())
    wish = parser.parse_args()
    try:
        game = game_named(wish.game)
        options = {
            name: int(value) for name, _, value in (one.partition("=") for one in wish.option)
        }
        wanted = Wanted(
            game,
            game.pack("standard"),
            wish.seats,
            options,
            (entrant(game, wish.against),),
            wish.deals,
            wish.seed,
            wish.cores,
        )
        with progress_bar("compiling") as progress:
            warm(game, [CONTEST, prophesying.__name__], progress)
        with progress_bar("prophesying") as progress:
            match = prophesy(wanted, wish.simulations or game.simulations, wish.cores, progress)
    except HippodromeError as error:
        print(error, file=sys.stderr)
        return 2
    came = match.interval
    print(
        f"{match.challenger} against {match.others}, {match.seats} seats: "
        f"{100 * came.mean:.1f} ± {100 * came.margin:.1f} % of {len(match.deals)} deals"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
