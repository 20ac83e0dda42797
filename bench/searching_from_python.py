"""The scout's search as Python would drive it: every door is machine code, all between them is not.

It finds the move that the compiled search finds, for it asks the same doors with the same chance.
"""

from __future__ import annotations

from bench.room import Room
from hippodrome.bots import scouting
from hippodrome.engine.match import Match
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.stream import below, branch, new_stream


class FromPython:
    """A search from a position, for a seat that wants to be ahead."""

    def __init__(self, room: Room, match: Match, seat: int) -> None:
        """Lay everything out once."""
        self.rules = rules = room.game.compiled
        self.pack, self.seat = rules.pack_form(room.pack.printed), seat
        self.view = rules.state_form(match.view(seat))
        self.moves = list(match.menu(seat))
        self.thought, self.glance, self.replies = rules.blank(), rules.blank(), rules.moves()
        self.stream, self.luck, self.whim = new_stream(1), new_stream(0), rules.stream(0)
        self.search = [
            [0] * max(len(self.moves), scouting.PLAN_WIDTH) for _ in range(scouting.ROWS)
        ]

    def found(self, simulations: int) -> int:
        """Search by about so many simulations; give the move."""
        plan, count = self.search[scouting.PLAN], len(self.moves)
        most = min(count, max(scouting.LEAST_ARMS, simulations // scouting.TRIALS_EACH))
        self.choose_arms(most)
        plan[scouting.ALIVE] = most
        plan[scouting.ROUNDS] = rounds = scouting.rounds_for(most)
        plan[scouting.DOUBT] = self.rules.doubt(self.pack, self.view)
        plan[scouting.SHARE] = simulations // max(1, rounds)
        scouting.plan_round(self.search)
        while plan[scouting.ROUNDS] > 0:
            usual = 0
            for place in range(plan[scouting.ALIVE]):
                move = self.moves[self.search[scouting.ARM][place]]
                value = self.trial(move, plan[scouting.NUMBER])
                usual = value if place == 0 else usual
                scouting.note_gain(self.search, place, value - usual)
            plan[scouting.NUMBER] += 1
            if plan[scouting.NUMBER] >= plan[scouting.ROUND_ENDS]:
                scouting.halve(self.search)
        return scouting.best_found(self.moves, self.search)

    def choose_arms(self, most: int) -> None:
        """Choose the moves to try as the scout does."""
        rules, arms, count, found = self.rules, self.search[scouting.ARM], len(self.moves), 0
        arms[:count] = range(count)
        branch(self.stream, scouting.CHOOSING, self.whim)
        for _ in range(1 if most == count else most):
            rules.see(self.pack, self.view, self.seat, self.glance)
            self.replies[:count] = self.moves
            tipped = rules.tip(self.pack, self.glance, self.seat, self.replies, count, self.whim)
            for place in range(found, count):
                if self.moves[arms[place]] == tipped:
                    scouting.swap(self.search, found, place)
                    found += 1
                    break
        while found < most:
            plain = [int(self.whim[0])]
            scouting.swap(self.search, found, found + below(plain, count - found))
            self.whim[0] = plain[0]
            found += 1

    def trial(self, move: int, number: int) -> int:
        """Try a move on a numbered possibility, with tipsters playing on to the horizon."""
        rules, pack, thought = self.rules, self.pack, self.thought
        branch(self.stream, 2 * number, self.luck)
        branch(self.stream, 2 * number + 1, self.whim)
        rules.see(pack, self.view, self.seat, thought)
        imagined = rules.stream(self.luck[0])
        rules.imagine(pack, thought, self.seat, imagined)
        self.luck[0] = int(imagined[0])
        until = rules.horizon(pack, thought)
        rules.play(pack, thought, self.seat, move)
        while not thought["over"][0] and rules.settled(pack, thought) < until:
            spread = int(thought["spread"][0])
            if spread:
                rules.draw(pack, thought, below(self.luck, spread))
                continue
            seat = lowest_seat(int(thought["awaits"][0]))
            rules.see(pack, thought, seat, self.glance)
            count = rules.menu(pack, self.glance, seat, self.replies)
            tipped = rules.tip(pack, self.glance, seat, self.replies, count, self.whim)
            rules.play(pack, thought, seat, tipped)
        return self.value()

    def value(self) -> int:
        """What the thought came to: the lead, and the win or the chance of it."""
        rules, pack, thought, out, seat = (
            *(self.rules, self.pack, self.thought),
            *(self.replies, self.seat),
        )
        over, winners = bool(thought["over"][0]), 0
        if over:
            winners = int(rules.standing(pack, thought, out))
        else:
            rules.prospects(pack, thought, out)
        others = [int(out[other]) for other in range(int(thought["seats"][0])) if other != seat]
        scale = max(1, int(rules.swing(pack, thought)))
        lead = scouting.UNIT * (int(out[seat]) - max(others)) // scale
        if winners >> seat & 1:
            return lead + scouting.UNIT // winners.bit_count()
        if not over and rules.chances(pack, thought, out):
            return lead + int(out[seat])
        return lead
