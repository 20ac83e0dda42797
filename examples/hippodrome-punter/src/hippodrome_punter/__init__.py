"""Two bots for Hippodrome: one in plain Python, one that is compiled."""

from collections.abc import Sequence
from typing import Any

from hippodrome import BOTS, Bot, Budget, DialectBot, Game, Match, Pack, Stream, below
from hippodrome_punter.policy import steady

TRIALS = 3
"""How often it tries each move."""
MOST_MOVES = 8
"""It tries no more than so many moves."""
MOST_STEPS = 40
"""It looks no further ahead."""


class Punter(Bot):
    """Tries moves on what might be, and plays the one that left it farthest ahead."""

    name = "punter"
    kind = -1

    def choose(
        self,
        game: Game,
        pack: Pack,
        view: Any,
        seat: int,
        menu: Sequence[int],
        stream: Stream,
        budget: Budget = Budget(),  # noqa: B008 (nothing changes it)
    ) -> int:
        """Pick the best of a few moves by a few rollouts."""
        tried = [menu[below(stream, len(menu))] for _ in range(min(len(menu), MOST_MOVES))]
        return max(tried, key=lambda move: self.worth(game, pack, view, seat, move, stream))

    def worth(self, game: Game, pack: Pack, view: Any, seat: int, move: int, stream: Stream) -> int:
        """How far ahead of the best other it is after a move, summed over some possibilities."""
        ahead = 0
        for _ in range(TRIALS):
            imagined = view.copy()
            game.interpreted.imagine(pack.printed, imagined, seat, stream)
            match = Match.at(game, pack, imagined)
            match.step(seat, move)
            for _ in range(MOST_STEPS):
                match.draw_all(lambda spread: below(stream, spread))
                if match.over:
                    break
                other = match.awaited[0]
                thumb = BOTS["tipster"].choose(
                    game, pack, match.view(other), other, match.menu(other), stream
                )
                match.step(other, thumb)
            points, _ = match.standing()
            ahead += points[seat] - max(points[:seat] + points[seat + 1 :])
        return ahead


class Steady(DialectBot):
    """Always plays what stands in the middle of the menu."""

    name = "steady"
    kind = -1
    policy = steady
