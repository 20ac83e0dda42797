"""Gymnasium: one agent at a table of bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy

from hippodrome.bots import bot_named
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.study.adapters.shared import (
    RENDER_MODES,
    Wanted,
    check_render_mode,
    drawn,
    masked,
)
from hippodrome.study.batch import Reward, rewards_of

NAMESPACE = "hippodrome"


class AgainstBots(gymnasium.Env[dict[str, Any], numpy.int64]):
    """A game in which an agent has one seat and bots have the others.

    A slot outside the mask loses the game at once: its reward is that of who came last.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 (others declare it so)

    def __init__(
        self,
        name: str,
        seats: int = 2,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "tipster",
        edition: str = "standard",
        options: Mapping[str, int] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        """Lay the table; one bot's name seats it everywhere, several seat them in order."""
        check_render_mode(render_mode)
        self.wanted = Wanted(name, seats, edition, options or {}, reward)
        self.render_mode = render_mode
        named = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if not 0 <= seat < seats:
            raise BadSetup("batch-no-such-seat", seat=seat, most=seats - 1)
        if len(named) != seats - 1:
            raise BadSetup("adapter-bots-and-seats", bots=len(named), seats=seats)
        others = [other for other in range(seats) if other != seat]
        self._bots = {other: bot_named(bot) for other, bot in zip(others, named, strict=True)}
        self.seat = seat
        self.observation_space = self.wanted.observation_space()
        self.action_space = self.wanted.action_space()
        self._match = self.wanted.match()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin; a seed decides every draw and all that bots do."""
        super().reset(seed=seed)
        self._draws = new_stream(int(self.np_random.integers(2**63)))
        self._whims = new_stream(int(self.np_random.integers(2**63)))
        self._match = self.wanted.match()
        self._go_on()
        return masked(self._match, self.seat), {}

    def _go_on(self) -> None:
        """Draw what is due, and let bots decide until the agent is asked."""
        match = self._match
        while True:
            match.draw_all(lambda spread: below(self._draws, spread))
            if match.over or self.seat in match.awaited:
                return
            other = match.awaited[0]
            view = match.view(other)
            match.submit(
                other,
                self._bots[other].decide(match.game, match.pack, view, other, self._whims),
            )

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play a slot, and go on to the next decision of the agent."""
        match = self._match
        move = match.slots(self.seat).get(int(action))
        if move is None:
            lost = -1.0 / (match.seats - 1) if self.wanted.reward == "win" else 0.0
            return masked(match, self.seat), lost, True, False, {"illegal": int(action)}
        match.step(self.seat, move)
        self._go_on()
        reward = 0.0
        if match.over:
            points, winners = match.standing()
            won = sum(1 << winner for winner in winners)
            earned = rewards_of(self.wanted.reward, numpy.array([points]), numpy.array([won]))
            reward = float(earned[0][self.seat])
        return masked(match, self.seat), reward, match.over, False, {}

    def render(self) -> str | None:
        """Draw the board as in the terminal, for who only watches."""
        return drawn(self._match, self.render_mode, self.wanted.agents)


def register_gymnasium() -> list[str]:
    """Let `gymnasium.make` know the games; give their ids, which carry the rules' version."""
    ids = []
    for game in GAMES.values():
        ids.append(f"{NAMESPACE}/{game.name}-v{game.rules_version}")
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(
                ids[-1],
                entry_point="hippodrome.study.adapters:AgainstBots",
                kwargs={"name": game.name},
            )
    return ids
