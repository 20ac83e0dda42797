"""Opponents that play by a rule nobody searched for: whoever beats only its own kind fails here.

They are the rules by which two tipsters were measured (0014, 0015). No table offers them.
"""

# ruff: noqa: ARG002 (every bot is asked in the same way, whatever it looks at)

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from hippodrome.bots import Bot, Budget
from hippodrome.bots.bot import UNLIMITED
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.stream import Stream
from hippodrome.games.ascot.tipster.by_the_price import pay_the_price
from hippodrome.games.finishline.tipster.plunger import plunge


class ByRule(Bot):
    """Plays by one room's rule, in plain Python."""

    kind = -1  # none of those that play in compiled contests
    rule: ClassVar[Callable[..., int]]

    def choose(
        self,
        game: Game,
        pack: Pack,
        view: Any,
        seat: int,
        menu: Sequence[int],
        stream: Stream,
        budget: Budget = UNLIMITED,
    ) -> int:
        """Ask the rule, on copies: it may use the view as working space."""
        rule = type(self).rule
        return rule(pack.printed, view.copy(), seat, list(menu), len(menu), stream)


class ThreeHorses(ByRule):
    """Finish Line: all capital on three horses, whatever the others own."""

    name = "three-horses"
    rule = plunge


class PrintedPrice(ByRule):
    """Ascot: bids up to the printed price and no further."""

    name = "printed-price"
    rule = pay_the_price
