"""Why a bot decided as it did: told when a game is over, from what the bot's seat knew then.

While a game is on nothing is told: what a bot thinks of its move says something of its hand.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.match import DRAW, Entry, Match
from hippodrome.table import events as happened
from hippodrome.table.hinting import Reasoning, hint_question, reasoned
from hippodrome.table.oracle import Oracle
from hippodrome.table.record import FINISHED, Record, entries_of

MOST_KEPT = 512
"""Answers that are kept: each decision of a game that is over is thought about once."""


@dataclass(frozen=True, slots=True)
class Why:
    """A decision, and what a scout thinks of it from what its seat knew."""

    seat: int
    place: int
    """Which entry of the game's log it is, from 1."""
    reasoning: Reasoning


def decision_at(log: Sequence[Entry], after: int) -> int:
    """Give the place, from 0, of the last decision among the first entries of a game."""
    if not 0 <= after <= len(log):
        raise NotAllowed("why-no-such-step", last=len(log))
    for place in range(after - 1, -1, -1):
        if log[place].seat != DRAW:
            return place
    raise NotAllowed("why-nobody")


def known_before(start: Match, log: Sequence[Entry], place: int) -> Any:
    """Give what the seat of a decision knew when it was asked."""
    for entry in log[:place]:
        if entry.seat == DRAW:
            start.draw(entry.moves[0])
        else:
            start.submit(entry.seat, entry.moves)
    return start.view(log[place].seat)


def bots_decision(record: Record, after: int) -> tuple[int, Any]:
    """Find the last decision up to a step, if it is a bot's, and what its seat knew."""
    if record.phase != FINISHED or record.lost:
        raise NotAllowed("why-not-over")
    log = record.match.log
    place = decision_at(log, after)
    decided_by = [
        getattr(standing.event, "by", None)
        for standing in record.steps
        for _ in entries_of(standing.event)
    ]
    if decided_by[place] != happened.BOT:
        raise NotAllowed("why-no-bot")
    return place, known_before(record.beginning(), log, place)


class Whys:
    """Answers for games that are over; of those nothing can change any more."""

    def __init__(self, oracle: Oracle) -> None:
        """Ask an oracle."""
        self._oracle = oracle
        self._kept: OrderedDict[tuple[str, int], Why] = OrderedDict()

    async def of(self, record: Record, after: int) -> Why:
        """Say why a bot made the last decision up to a step, or why nobody can."""
        place, view = await asyncio.to_thread(bots_decision, record, after)
        known = self._kept.get((record.identity, place))
        return known or await self._thought(record, place, view)

    async def _thought(self, record: Record, place: int, view: Any) -> Why:
        game, pack, entry = record.game, record.pack, record.match.log[place]
        question = hint_question(game, pack, record.identity, view, entry.seat, entry.moves)
        advice = await self._oracle.advise(lambda: question)
        told = reasoned(game, pack, view, entry.seat, advice, "why-chance")
        found = self._kept[record.identity, place] = Why(entry.seat, place + 1, told)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found
