"""What the adapters share: the table they are asked for, its spaces, names and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy
from gymnasium import spaces

from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import SPECTATOR, Game, Pack
from hippodrome.engine.match import Match
from hippodrome.games import game_named
from hippodrome.study.batch import Reward
from hippodrome.terminal.faces import face_of
from hippodrome.terminal.screen import Terminal
from hippodrome.words import words

RENDER_MODES = ("human", "ansi")
LEAST, MOST = -(2**31), 2**31 - 1


@dataclass(frozen=True)
class Wanted:
    """A table as it is asked for: the game, its seats, pack and options, and what is rewarded."""

    name: str
    seats: int = 2
    edition: str = "standard"
    options: Mapping[str, int] = field(default_factory=dict)
    reward: Reward = "win"

    def __reduce__(self) -> tuple[Any, ...]:
        """Write down what was asked for, and not what it led to."""
        return Wanted, (self.name, self.seats, self.edition, self.options, self.reward)

    @cached_property
    def game(self) -> Game:
        """The game."""
        return game_named(self.name)

    @cached_property
    def pack(self) -> Pack:
        """What is printed."""
        return self.game.pack(self.edition)

    def match(self) -> Match:
        """Open a game."""
        return self.game.match(self.seats, self.options, self.pack)

    @cached_property
    def agents(self) -> list[str]:
        """The seats by the names they have among agents, counted from 0."""
        return [f"seat_{seat}" for seat in range(self.seats)]

    def observation_space(self, more: int = 0) -> spaces.Dict:
        """Give the space of an observation with its mask; `more` slots may follow the game's."""
        return spaces.Dict(
            {
                "observation": spaces.Box(LEAST, MOST, (self.game.observation_size,), numpy.int32),
                "action_mask": spaces.Box(0, 1, (self.game.slots + more,), numpy.int8),
            }
        )

    def action_space(self, more: int = 0) -> spaces.Discrete:
        """Give the space of slots."""
        return spaces.Discrete(self.game.slots + more)


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of drawing that is none of ours."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup("adapter-bad-render", mode=mode, known=", ".join(RENDER_MODES))


def drawn(match: Match, mode: str | None, agents: list[str]) -> str | None:
    """Draw the board as the terminal does for who only watches; a person sees it printed."""
    if mode is None:
        return None
    terminal = Terminal(words("en"))
    board = face_of(match.game).board(terminal, match.look(SPECTATOR), agents)
    if mode == "human":
        terminal.print(board)
        return None
    with terminal.console.capture() as caught:
        terminal.print(board)
    return caught.get()


def fresh_seed() -> int:
    """Give a seed that nobody chose."""
    return int(numpy.random.SeedSequence().generate_state(1, numpy.uint64)[0])


def masked(match: Match, seat: int, more: int = 0) -> dict[str, Any]:
    """Give what a seat knows and may choose; `more` slots follow the game's, none of them set."""
    mask = numpy.zeros(match.game.slots + more, numpy.int8)
    mask[list(match.slots(seat))] = 1
    return {"observation": match.observation(seat), "action_mask": mask}


def move_of(match: Match, seat: int, slot: int) -> int:
    """Find the move of a slot, or say that it may not be chosen."""
    moves = match.slots(seat)
    if slot not in moves:
        raise BadSetup("adapter-bad-slot", slot=slot, seat=seat)
    return moves[slot]
