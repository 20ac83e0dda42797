"""Games with a tipster on every seat, step by step: what calibrations of lost boards watch."""


from __future__ import annotations

from typing import Any

from hippodrome.engine.game import Game, Pack


class Tipsters:
    """Plays with a tipster on every seat, step by step, on the compiled reading."""

    def __init__(self, game: Game, pack: Pack, seed: int) -> None:
        """Take the room and a pack whose figures may be changed between games."""
        self.game = game
        self.pack = pack
        self.rules = game.compiled
        self.stream = self.rules.stream(seed)
        self.moves = self.rules.moves()
        self.view = self.rules.blank()

    def below(self, limit: int) -> int:
        """Draw a number; the stream is the compiled reading's own, so equal seeds repeat."""
        from hippodrome.engine.compiled_stream import below

        return int(below(self.stream, limit))

    def step(self, pack: Any, state: Any) -> None:
        """Take one draw or one tipster's move."""
        spread = int(state["spread"][0])
        if spread:
            self.rules.draw(pack, state, self.below(spread))
            return
        awaits = int(state["awaits"][0])
        seat = (awaits & -awaits).bit_length() - 1
        self.rules.see(pack, state, seat, self.view)
        count = self.rules.menu(pack, self.view, seat, self.moves)
        move = self.rules.tip(pack, self.view, seat, self.moves, count, self.stream)
        self.rules.play(pack, state, seat, move)
