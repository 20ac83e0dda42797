"""PettingZoo's AEC: one agent after the other, in machine code wherever that is ready."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy
from pettingzoo import AECEnv

from hippodrome.engine import machine_code
from hippodrome.study.adapters.shared import (
    RENDER_MODES,
    Wanted,
    check_render_mode,
    drawn,
    fresh_seed,
)
from hippodrome.study.batch import STEPPING, Batch, Reward


class InTurn(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # it ships no types
    """A game whose seats are asked in turn; where several may act at once, the lowest first.

    `compiled` says whether machine code steps it; unless told, where it has been made already.
    Both come to the same.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (others declare it so)
        "name": "hippodrome",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
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
        compiled: bool | None = None,
    ) -> None:
        """Lay the table; `reset` begins."""
        super().__init__()
        check_render_mode(render_mode)
        self.wanted = Wanted(name, seats, edition, options or {}, reward)
        self.render_mode = render_mode
        game = self.wanted.game
        self.metadata = {
            **InTurn.metadata,
            "name": f"hippodrome_{game.name}_v{game.rules_version}",
        }
        self.possible_agents = list(self.wanted.agents)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observations, actions = self.wanted.observation_space(), self.wanted.action_space
        self.observation_spaces = dict.fromkeys(self.possible_agents, observations)
        self.action_spaces = {agent: actions() for agent in self.possible_agents}
        ready = machine_code.is_ready(game, STEPPING) if compiled is None else compiled
        self._batch = Batch(
            game,
            1,
            seats,
            pack=self.wanted.pack,
            options=self.wanted.options,
            reward=reward,
            again=False,
            compiled=ready,
        )
        self._chance = numpy.random.default_rng(fresh_seed())
        self._masks = self._batch.masks[0].view(numpy.int8)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """Give the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Give the space of an agent's slots."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin; a seed decides every draw."""
        if seed is not None:
            self._chance = numpy.random.default_rng(seed)
        self._batch.reset(int(self._chance.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn = int(self._batch.turns[0])
        self.agent_selection = self.possible_agents[self._turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """Give what an agent knows, and the slots it may choose now."""
        seat, batch = self._seat_of[agent], self._batch
        if seat == self._turn:
            return {"observation": batch.observations[0].copy(), "action_mask": self._masks.copy()}
        nothing = numpy.zeros_like(self._masks)
        return {"observation": batch.observation(0, seat), "action_mask": nothing}

    def step(self, action: int | None) -> None:
        """Play a slot for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        over = self._batch.step_one(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._turn = int(self._batch.turns[0])
        if over:
            earned = self._batch.rewards_so_far()[0]
            for seat, other in enumerate(self.possible_agents):
                self.rewards[other] = float(earned[seat])
                self.terminations[other] = True
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self._turn]

    def render(self) -> str | None:
        """Draw the board as in the terminal, for who only watches."""
        return drawn(self._batch.match(0), self.render_mode, self.wanted.agents)

    def close(self) -> None:
        """Nothing stays open."""
