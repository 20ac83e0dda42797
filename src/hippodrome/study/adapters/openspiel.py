"""OpenSpiel: the games registered with pyspiel, chance explicit, information states with recall.

    register_openspiel()
    game = pyspiel.load_game("hippodrome_ticket_v1(seats=2,edition=tiny)")

Where several seats may act at once the lowest is asked first; views tell the others nothing of it.
"""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar

import msgspec
import numpy
import pyspiel
from numpy.typing import NDArray

from hippodrome.engine.game import Game
from hippodrome.engine.match import Match
from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from hippodrome.study.adapters.shared import Wanted
from hippodrome.study.batch import rewards_of

MOST_SEATS = 12
MOST_OUTCOMES = 2**16
"""No draw of any room has more; a law of the soak's games."""
LONGEST = 2**31 - 1
DIGEST_BITS = 256


class Recall:
    """What each seat has seen and done so far, in its own words: its perfect recall.

    A line is added where something changed for a seat: a move of its own, an event all were told,
    a view that is another. So games that a seat cannot tell apart have the same lines.
    """

    def __init__(self, seats: int) -> None:
        """Begin with nothing."""
        self.lines: list[tuple[str, ...]] = [()] * seats
        self._views: list[bytes] = [b""] * seats

    def copy(self) -> Recall:
        """Give an independent equal."""
        copy = Recall(0)
        copy.lines, copy._views = list(self.lines), list(self._views)
        return copy

    def moved(self, seat: int, written: str) -> None:
        """Remember a move of a seat's own."""
        self.lines[seat] = (*self.lines[seat], written)

    def watch(self, match: Match) -> None:
        """Remember what everyone was told and sees now."""
        told = tuple(msgspec.json.encode(event).decode() for event in match.events)
        for seat in range(match.seats):
            key = match.key(seat)
            if told:
                self.lines[seat] = (*self.lines[seat], *told)
            if key != self._views[seat]:
                self._views[seat] = key
                digest = hashlib.sha256(key).hexdigest()[:16]
                self.lines[seat] = (*self.lines[seat], f"@{digest}")


class Table:
    """A match with the recall of its seats; copies of a state share nothing but what is printed."""

    def __init__(self, wanted: Wanted, match: Match, recall: Recall) -> None:
        self.wanted, self.match, self.recall = wanted, match, recall

    def __deepcopy__(self, memo: object) -> Table:
        """Copy as OpenSpiel copies states: packs and rules are never copied."""
        return Table(self.wanted, self.match.fork(), self.recall.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """Write down where it stands, as OpenSpiel writes states."""
        stands = self.match.state.remembered()
        return table_at, (self.wanted, stands, dict(self.match.begun), self.recall)

    def draw(self, outcome: int) -> None:
        """Carry out a draw."""
        self.match.draw(outcome)
        self.recall.watch(self.match)

    def step(self, seat: int, move: int) -> None:
        """Play a move."""
        self.recall.moved(seat, self.match.game.write(move))
        self.match.step(seat, move)
        self.recall.watch(self.match)


def table_at(
    wanted: Wanted, remembered: dict[str, Any], begun: dict[int, tuple[int, ...]], recall: Recall
) -> Table:
    """Go on from where a table was written down."""
    state: Any = wanted.game.state_class()
    state.restore(remembered)
    match = Match.at(wanted.game, wanted.pack, state)
    match.begun = begun
    return Table(wanted, match, recall)


def short_name(game: Game) -> str:
    """Give the name pyspiel knows a game by; it carries the version of the rules."""
    return f"hippodrome_{game.name}_v{game.rules_version}"


def game_type(game: Game) -> Any:
    """Describe a game to pyspiel."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game),
        long_name=f"Hippodrome: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": 2, "edition": "standard", "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """One of our games at one table; each room has a class of its own."""

    room: ClassVar[Game]

    def __init__(self, params: Any = None) -> None:
        """Lay the table as the parameters say; options are written as `name:value` with `;`."""
        game, told = self.room, dict(params or {})
        options = {
            name: int(value)
            for name, _, value in (
                part.partition(":") for part in str(told.get("options", "")).split(";") if part
            )
        }
        self.wanted = Wanted(
            game.name, int(told.get("seats", 2)), str(told.get("edition", "standard")), options
        )
        match = self.wanted.match()
        seats = self.wanted.seats
        longest = min(LONGEST, game.longest(self.wanted.pack.printed, match.state))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.slots,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(game_type(game), info, told)

    def new_initial_state(self) -> SpielState:
        """Begin."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Give what turns states into observations and information states."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.wanted.game, kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """A point of a game."""

    def __init__(self, game: SpielGame) -> None:
        """Begin."""
        super().__init__(game)
        match = game.wanted.match()
        self.table = Table(game.wanted, match, Recall(match.seats))
        self.table.recall.watch(match)

    @property
    def match(self) -> Match:
        """The match behind it."""
        return self.table.match

    def current_player(self) -> int:
        """Who acts: a seat, chance or nobody."""
        match = self.match
        if match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return match.awaited[0] if not match.spread else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.slots(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the draw that is due, equally likely."""
        spread = self.match.spread
        return [(outcome, 1 / spread) for outcome in range(spread)]

    def _apply_action(self, action: int) -> None:
        match = self.match
        if match.spread:
            self.table.draw(action)
        else:
            seat = match.awaited[0]
            self.table.step(seat, match.slots(seat)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        move = self.match.slots(player).get(action)
        return f"slot {action}" if move is None else str(self.match.game.write(move))

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.match.over

    def returns(self) -> list[float]:
        """Give everyone's reward: all zero until the game is over."""
        match = self.match
        if not match.over:
            return [0.0] * match.seats
        points, winners = match.standing()
        won = sum(1 << seat for seat in winners)
        return list(map(float, rewards_of("win", numpy.array([points]), numpy.array([won]))[0]))

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Give a state that this seat could as well be in, in proportion to what it can know."""
        match = self.match
        imagined = match.view(player)
        stream = new_stream(int(sampler() * 2**53))
        match.game.interpreted.imagine(match.pack.printed, imagined, player, stream)
        elsewhere = Match.at(match.game, match.pack, imagined)
        elsewhere.begun = match.begun
        recall = self.table.recall.copy()
        for seat in range(match.seats):
            if seat != player:  # what others saw on the way there is imagined, too: only the end is
                recall.lines[seat], recall._views[seat] = (), b""
        recall.watch(elsewhere)
        state = self.get_game().new_initial_state()
        state.table = Table(self.table.wanted, elsewhere, recall)
        return state  # type: ignore[no-any-return]  # as above

    def __str__(self) -> str:
        """Tell states apart."""
        return self.match.key().hex()


class SpielObserver:
    """What a seat knows: now, or with all it has seen and done before.

    The tensor is the observation (`Game.observed`); with perfect recall, 256 bits follow that are
    different for every history, so that its size does not depend on how long a game may last.
    """

    def __init__(self, game: Game, recalls: bool) -> None:
        """Lay the tensor out."""
        self.recalls = recalls
        size = game.observation_size
        self.tensor: NDArray[numpy.float32] = numpy.zeros(
            size + (DIGEST_BITS if recalls else 0), numpy.float32
        )
        self.dict = {"observation": self.tensor[:size]}
        if recalls:
            self.dict["history"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor."""
        self.dict["observation"][:] = state.match.observation(player)
        if self.recalls:
            digest = hashlib.sha256(self.string_from(state, player).encode()).digest()
            self.dict["history"][:] = numpy.unpackbits(numpy.frombuffer(digest, numpy.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """Write the string."""
        if self.recalls:
            return "\n".join((f"seat {player}", *state.table.recall.lines[player]))
        return f"seat {player} {msgspec.json.encode(state.match.view(player).hashed()).decode()}"


def register_openspiel() -> list[str]:
    """Let `pyspiel.load_game` know the games; give their names."""
    names = []
    known = set(pyspiel.registered_names())
    for game in GAMES.values():
        names.append(short_name(game))
        if names[-1] not in known:
            # A class, as OpenSpiel's own games: pyspiel lets go of a function too late to end well.
            pyspiel.register_game(
                game_type(game), type(f"Spiel{game.name.title()}", (SpielGame,), {"room": game})
            )
    return names


def open_spiel_game(name: str, seats: int = 2, edition: str = "standard") -> Any:
    """Load one of our games for OpenSpiel."""
    register_openspiel()
    return pyspiel.load_game(
        short_name(GAMES[name]), {"seats": seats, "edition": edition, "options": ""}
    )
