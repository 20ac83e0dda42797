"""`make fit`: learns the form that `tip.py` goes by, and writes it into `chances.py`.

Tipsters and gamblers play whole games, mixed by chance: tipsters alone would all back and push
the same few horses, and learn only from each other. At the start of every turn we note where
each horse stands, how many dice are left and what the horse is, and in the end who came first and
second. From that we fit one weight for each such standing, so that a horse's share of all weights
is its chance to win (Plackett and Luce's model, by Hunter's method). For bets that is not enough,
since tipsters push what they have backed: so some of them back any two horses, and we count how
often those win. The tipsters of the next round go by the tables of the one before, so a round is
a process of its own: compiled code keeps the tables it has read. Equal seeds write equal files.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy

from hippodrome.engine.game import Game
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.moves import SLIP_DONE_MOVE, pair_move, win_move
from hippodrome.games.finishline.parts import LETTERS, PAIR

MODULE = "hippodrome.games.finishline.tipster.fit"
TABLES = Path(__file__).with_name("chances.py")
"""The module that is written."""
MOMENTS = (0, 1, 3, 5, 8, 12, 18)
"""The most dice in the reserve of each moment of a race; the last one has more."""
GAPS = 7
"""Places that may lie ahead of a horse, none included."""
KINDS = ("plain", "plain, horseshoe", "F", "F, horseshoe", "S", "S, horseshoe")
LETTER_KINDS = 3
"""Plain, F and S."""
LEADER = 10_000
"""The weight of a plain leader in every moment."""
BELIEF = 20.0
"""As many horses as we would have to see of a kind to forget what we expected of it."""
EXPECTED = 0.6
"""What we expect a horse to be worth of the one before it, until we have seen some."""
ITERATIONS = 300
OVERTAKEN = 100
"""The weight of anybody else once the last die is used: only extra actions and chance remain."""


CHANCE = 10_000
"""What a certainty is counted as."""
DOUBT = 20
"""As many bets of a kind as we would have to see to forget what we expected of it."""


@dataclass
class Form:
    """What was seen: a row of standings for every turn, who came first and second, and bets."""

    standings: list[list[int]] = field(default_factory=list)
    finishes: list[tuple[int, int]] = field(default_factory=list)
    backed: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Win bets by places ahead and letter."""
    winners: Counter[tuple[int, int]] = field(default_factory=Counter)
    coupled: Counter[tuple[int, int, int, int]] = field(default_factory=Counter)
    """Pair bets by places ahead and letter of the horse in front, then of the one behind."""
    pairs: Counter[tuple[int, int, int, int]] = field(default_factory=Counter)


def moment_of(reserve: int) -> int:
    """Give the moment of a race by the dice left in the reserve."""
    return sum(reserve > most for most in MOMENTS)


def standing_of(moment: int, gap: int, kind: int) -> int:
    """Number a horse's standing."""
    return (moment * GAPS + gap) * len(KINDS) + kind


class Watcher:
    """Plays games with a tipster or a gambler on each seat, compiled, and takes notes."""

    def __init__(self, game: Game, seed: int) -> None:
        """Open the room."""
        self.game = game
        self.pack = game.pack()
        self.rules = game.compiled
        self.printed = self.rules.pack_form(self.pack.printed)
        self.stream = self.rules.stream(seed)
        self.moves, self.view = self.rules.moves(), self.rules.blank()
        self.slips: dict[int, tuple[int, int]] = {}
        """The horses that seats have backed at random in this race, the favoured one first."""

    def below(self, limit: int) -> int:
        """Draw a number; the stream is the compiled reading's own, so equal seeds repeat."""
        from hippodrome.engine.compiled_stream import below

        return int(below(self.stream, limit))

    def back_any_two(self, state: Any, seat: int) -> tuple[int, int]:
        """Write a slip as tipsters do, but on any two horses; give them."""
        runners = self.pack.printed.runners
        first = self.below(runners)
        second = (first + 1 + self.below(runners - 1)) % runners
        step = self.pack.printed.step
        capital = int(state["capital"][0][seat]) // step
        half, more = capital // 2, (capital - capital // 2) // 2
        pair = PAIR.read(LETTERS[first] + LETTERS[second])
        assert pair is not None
        for bet, stake in (
            (win_move(first, 0), half),
            (pair_move(pair, 0), more),
            (win_move(second, 0), capital - half - more),
        ):
            if stake:
                self.rules.play(self.printed, state, seat, bet + stake * step)
        self.rules.play(self.printed, state, seat, SLIP_DONE_MOVE)
        return first, second

    def step(self, state: Any, tipsters: int, explorers: int) -> None:
        """Take one draw or one move; seats of the bit masks are tipsters', and bet on anything."""
        spread = int(state["spread"][0])
        if spread:
            self.rules.draw(self.printed, state, self.below(spread))
            return
        awaits = int(state["awaits"][0])
        seat = (awaits & -awaits).bit_length() - 1
        betting = not state["turns"][0] and state["laid"][0] == self.pack.printed.runners
        if betting and explorers >> seat & 1:
            self.slips[seat] = self.back_any_two(state, seat)
            return
        self.rules.see(self.printed, state, seat, self.view)
        count = self.rules.menu(self.printed, self.view, seat, self.moves)
        if tipsters >> seat & 1:
            move = self.rules.tip(self.printed, self.view, seat, self.moves, count, self.stream)
        else:
            move = self.moves[self.below(count)]
        self.rules.play(self.printed, state, seat, move)

    def watch(self, seats: int, games: int, form: Form) -> None:
        """Play games and note every turn of every race."""
        laid = self.game.lay(self.pack, seats)
        for _ in range(games):
            state = self.rules.state_form(laid)
            self.rules.begin(self.printed, state)
            rows: list[list[int]] = []
            turn = (0, 0)
            tipsters = self.below(1 << seats)
            explorers = tipsters & self.below(1 << seats)
            while not state["over"][0]:
                self.step(state, tipsters, explorers)
                now = (int(state["race"][0]), int(state["turns"][0]))
                if now[1] and now != turn:
                    turn = now
                    rows.append(self.standings(state))
                if rows and state["place"][0].any():
                    places = state["place"][0].tolist()
                    if 2 in places:
                        form.standings += rows
                        form.finishes += [(places.index(1), places.index(2))] * len(rows)
                        self.note_slips(state, places, form)
                    rows, self.slips = [], {}

    def note_slips(self, state: Any, places: list[int], form: Form) -> None:
        """Note how the horses fared that were backed at random."""
        printed: Any = self.pack.printed
        tile = state["tile"][0]

        def kind(horse: int) -> tuple[int, int]:
            letter = printed.favourite[tile[horse]] + 2 * printed.safe[tile[horse]]
            return printed.runners - 1 - horse, int(letter)

        for first, second in self.slips.values():
            form.backed[kind(first)] += 1
            form.winners[kind(first)] += places[first] == 1
            pair = (*kind(max(first, second)), *kind(min(first, second)))
            form.coupled[pair] += 1
            form.pairs[pair] += {places[first], places[second]} == {1, 2}

    def standings(self, state: Any) -> list[int]:
        """Number every horse's standing, -1 for those out of the race."""
        printed: Any = self.pack.printed
        found = [-1] * printed.runners
        moment = moment_of(int(state["reserve"][0].sum()))
        running, level = int(state["running"][0]), int(state["level"][0])
        tile, shoe = state["tile"][0], state["shoe"][0]
        for index, horse in enumerate(state["row"][0][:running].tolist()):
            gap = max(0, running - 1 - level - index)
            letter = 2 * printed.favourite[tile[horse]] + 4 * printed.safe[tile[horse]]
            found[horse] = standing_of(moment, gap, letter + int(shoe[horse]))
        return found


def fitted(form: Form) -> Any:
    """Fit the weights: each is how often its standing did it over how often it should have."""
    size = (len(MOMENTS) + 1) * GAPS * len(KINDS)
    rows = numpy.array(form.standings)
    there = rows >= 0
    cells = numpy.where(there, rows, size)
    each = numpy.arange(len(rows))
    first, second = numpy.array(form.finishes).T
    gap = numpy.arange(size) // len(KINDS) % GAPS
    expected = EXPECTED**gap
    won = numpy.bincount(cells[each, first], minlength=size + 1)[:size] + BELIEF * expected
    won += numpy.bincount(cells[each, second], minlength=size + 1)[:size]
    weights = numpy.append(expected, 0.0)
    for _ in range(ITERATIONS):
        worth = weights[cells]
        total = worth.sum(axis=1)
        rest = total - worth[each, first]
        chances = 1 / total[:, None] + numpy.where(
            numpy.arange(rows.shape[1]) == first[:, None], 0.0, 1 / rest[:, None]
        )
        due = numpy.bincount(cells.ravel(), weights=chances.ravel(), minlength=size + 1)[:size]
        weights[:size] = won / (due + BELIEF)
    table = weights[:size].reshape(len(MOMENTS) + 1, GAPS, len(KINDS))
    table = table / table[:, :1, :1] * LEADER
    table[0] = OVERTAKEN  # no turn begins without dice: the row is the finish
    table[0, 0] = LEADER * LEADER
    return numpy.maximum(1, table.round()).astype(int)


def win_table(form: Form) -> list[list[int]]:
    """Give how often a horse wins that one backs: by places ahead at the start, and letter."""

    def chance(gap: int, letter: int) -> int:
        expected = sum(form.winners[gap, any_letter] for any_letter in range(LETTER_KINDS))
        seen = sum(form.backed[gap, any_letter] for any_letter in range(LETTER_KINDS))
        won = form.winners[gap, letter] + DOUBT * expected / seen
        return round(CHANCE * won / (form.backed[gap, letter] + DOUBT))

    return [[chance(gap, letter) for letter in range(LETTER_KINDS)] for gap in range(GAPS)]


def pair_table(form: Form, wins: list[list[int]]) -> list[list[list[int]]]:
    """Give how often two horses that one backs come in front, by places ahead and letters.

    Where few were seen we expect, as a share of all such pairs, what their chances to win suggest.
    """
    guesses = {pair: wins[pair[0]][pair[1]] * wins[pair[2]][pair[3]] for pair in form.coupled}
    scale = sum(form.pairs.values()) / sum(
        count * guesses[pair] for pair, count in form.coupled.items()
    )

    def chance(front: int, front_letter: int, behind: int, behind_letter: int) -> int:
        pair = (front, front_letter, behind, behind_letter)
        guess = scale * wins[front][front_letter] * wins[behind][behind_letter]
        return round(CHANCE * (form.pairs[pair] + DOUBT * guess) / (form.coupled[pair] + DOUBT))

    kinds = range(LETTER_KINDS)
    return [
        [
            [
                chance(front, one, behind, other) if front < behind else 0
                for one in kinds
                for other in kinds
            ]
            for behind in range(GAPS)
        ]
        for front in range(GAPS)
    ]


def calibration(form: Form, table: Any) -> Iterator[tuple[str, float, float]]:
    """Compare, at the start of races, how often horses won with how often they ought to."""
    rows = numpy.array(form.standings)
    first = numpy.array(form.finishes)[:, 0]
    start = (rows // (GAPS * len(KINDS)) == len(MOMENTS)).all(axis=1)
    rows, first = rows[start], first[start]
    worth = table.ravel()[rows]
    chance = worth / worth.sum(axis=1)[:, None]
    gaps = rows // len(KINDS) % GAPS
    letters = rows % len(KINDS) // 2
    won = numpy.arange(rows.shape[1]) == first[:, None]
    for gap in range(GAPS):
        for letter, name in enumerate(("plain", "F", "S")):
            these = (gaps == gap) & (letters == letter)
            if these.any():
                yield f"{gap} ahead, {name}", float(won[these].mean()), float(chance[these].mean())


def literal(table: Any, depth: int = 0) -> list[str]:
    """Write a table as tuples, a line for each innermost row."""
    inset = "    " * depth
    if not isinstance(table[0], list):
        return [f"{inset}({', '.join(map(str, table))}),"]
    rows = [line for row in table for line in literal(row, depth + 1)]
    return [f"{inset}(", *rows, f"{inset}),"]


def written(form: Form, table: Any, games: int, rounds: int, seed: int) -> str:
    """Write the module that holds the tables."""
    wins = win_table(form)
    lines = [
        '"""How likely a horse is to win, by where it stands and how far the race has gone.',
        "",
        "Not a rule: the form the tipster goes by, and the strength of each standing beside the",
        f"others. Written by `make fit` after {rounds} rounds of {games:,} games among tipsters",
        f"and gamblers on two to four seats of the standard pack, seed {seed}; not to be edited.",
        '"""',
        "",
        "MOMENT_OF_RESERVE = (",
        *(f"    {moment_of(reserve)}," for reserve in range(MOMENTS[-1] + 2)),
        ")",
        '"""The moment of a race by the dice in the reserve; with more it is the last of these."""',
        "",
    ]
    for name, values, said in (
        (
            "WEIGHT",
            table.tolist(),
            "By moment, places ahead and kind: plain, F, S, each without and with a horseshoe.",
        ),
        (
            "BACKED",
            wins,
            "How often in 10,000 a backed horse wins: by places ahead at the start; plain, F, S.",
        ),
        (
            "COUPLED",
            pair_table(form, wins),
            "The same for two, by places ahead of the one in front and of the one behind.",
        ),
    ):
        first, *rest = literal(values)
        lines += [f"{name} = {first}", *rest[:-1], ")", f'"""{said}"""', ""]
    del lines[-1]
    return "\n".join(lines) + "\n"


def blank_slate() -> tuple[Form, Any]:
    """Give what a tipster would expect that has seen nothing: the further back, the worse."""
    form = Form()
    kinds = [(gap, letter) for gap in range(GAPS) for letter in range(LETTER_KINDS)]
    for gap, letter in kinds:
        form.backed[gap, letter] = CHANCE
        form.winners[gap, letter] = round(CHANCE * (1 - EXPECTED) * EXPECTED**gap)
    form.coupled[0, 0, 1, 0], form.pairs[0, 0, 1, 0] = 4, 1
    gaps = LEADER * EXPECTED ** numpy.arange(GAPS)
    shape = (len(MOMENTS) + 1, GAPS, len(KINDS))
    return form, numpy.broadcast_to(gaps[None, :, None], shape).round().astype(int)


def one_round(games: int, rounds: int, seed: int) -> None:
    """Watch games, fit, write the room's table and show how well it fits."""
    from rich.console import Console
    from rich.table import Table

    form = Form()
    seats = GAME.seats(GAME.pack().printed)
    for number in seats:
        Watcher(GAME, seed + number).watch(number, games // len(seats), form)
    table = fitted(form)
    TABLES.write_text(written(form, table, games, rounds, seed), encoding="utf-8")
    shown = Table(title=f"At the start of {len(form.standings):,} turns' races, seed {seed}")
    for heading in ("horse", "won", "fitted"):
        shown.add_column(heading, justify="right")
    for name, won, chance in calibration(form, table):
        shown.add_row(name, f"{won:.1%}", f"{chance:.1%}")
    Console().print(shown)


def main() -> int:
    """Fit the form in several rounds from nothing, each a process of its own."""
    parser = argparse.ArgumentParser(prog=f"python -m {MODULE}", description=__doc__)
    parser.add_argument("--games", type=int, default=3000, help="games in each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--round", type=int, default=0, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.round:
        one_round(chosen.games, chosen.round, chosen.seed)
        return 0
    # Whatever stands there now must not show in what is learnt.
    TABLES.write_text(written(*blank_slate(), 0, 0, chosen.seed), encoding="utf-8")
    for number in range(1, chosen.rounds + 1):
        command = [sys.executable, "-m", MODULE, "--round", str(number)]
        command += ["--games", str(chosen.games), "--seed", str(chosen.seed)]
        if code := subprocess.run(command, check=False).returncode:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
