"""PettingZoo's Parallel: every agent at once, those who are not asked wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy
from pettingzoo import ParallelEnv

from hippodrome.engine.errors import BadSetup
from hippodrome.engine.stream import below, new_stream
from hippodrome.study.adapters.shared import (
    RENDER_MODES,
    Wanted,
    check_render_mode,
    drawn,
    fresh_seed,
    masked,
    move_of,
)
from hippodrome.study.batch import Reward, rewards_of

WAITING = 1
"""How many slots follow the game's own: the one of who is not asked."""


class Together(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # it ships no types
    """A game in which all that are awaited choose at the same time; the others' only slot waits."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (others declare it so)
        "name": "hippodrome",
        "render_modes": list(RENDER_MODES),
    }

    def __init__(
        self,
        name: str,
        seats: int = 2,
        *,
        edition: str = "standard",
        options: Mapping[str, int] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        """Lay the table; `reset` begins."""
        check_render_mode(render_mode)
        self.wanted = Wanted(name, seats, edition, options or {}, reward)
        self.render_mode = render_mode
        game = self.wanted.game
        self.wait = game.slots
        """The slot of who is not asked."""
        self.metadata = {
            **Together.metadata,
            "name": f"hippodrome_{game.name}_parallel_v{game.rules_version}",
        }
        self.possible_agents = list(self.wanted.agents)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observations = self.wanted.observation_space(WAITING)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observations)
        self.action_spaces = {
            agent: self.wanted.action_space(WAITING) for agent in self.possible_agents
        }
        self._chance = numpy.random.default_rng(fresh_seed())
        self._match = self.wanted.match()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """Give the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Give the space of an agent's slots."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begin; a seed decides every draw."""
        if seed is not None:
            self._chance = numpy.random.default_rng(seed)
        self._stream = new_stream(int(self._chance.integers(2**63)))
        self._match = self.wanted.match()
        self.agents = list(self.possible_agents)
        self._draw()
        return self._observations(), {agent: {} for agent in self.agents}

    def _draw(self) -> None:
        self._match.draw_all(lambda spread: below(self._stream, spread))

    def _observations(self) -> dict[str, dict[str, Any]]:
        """Give what every agent knows and may choose: those not asked may wait."""
        told = {}
        for agent in self.agents:
            seat = self._seat_of[agent]
            told[agent] = masked(self._match, seat, WAITING)
            told[agent]["action_mask"][self.wait] = seat not in self._match.awaited
        return told

    def step(self, actions: Mapping[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Play a slot for everyone; if any of them may not be chosen, nothing is played at all."""
        match, asked = self._match, self._match.awaited
        moves = {}
        for agent in self.agents:
            seat, slot = self._seat_of[agent], int(actions[agent])
            if seat in asked:
                moves[seat] = move_of(match, seat, slot)
            elif slot != self.wait:
                raise BadSetup("adapter-bad-slot", slot=slot, seat=seat)
        for seat, move in moves.items():  # simultaneous moves commute: a law of every room
            match.step(seat, move)
        self._draw()
        agents, told = self.agents, self._observations()
        rewards = dict.fromkeys(agents, 0.0)
        if match.over:
            points, winners = match.standing()
            won = sum(1 << seat for seat in winners)
            earned = rewards_of(self.wanted.reward, numpy.array([points]), numpy.array([won]))[0]
            rewards = {agent: float(earned[self._seat_of[agent]]) for agent in agents}
            self.agents = []
        over = dict.fromkeys(agents, match.over)
        return told, rewards, over, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def render(self) -> str | None:
        """Draw the board as in the terminal, for who only watches."""
        return drawn(self._match, self.render_mode, self.wanted.agents)

    def close(self) -> None:
        """Nothing stays open."""
