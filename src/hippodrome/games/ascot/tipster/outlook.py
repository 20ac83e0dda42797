"""Who will have the first horse (A11.4), by how things stand: fitted to games among tipsters.

A score is the logarithm of a chance beside others, in 64ths. Horses on the day were fitted to
400 races watched turn by turn, stables before it to 450 afternoons (0027).
"""

from hippodrome.games.ascot.rules.holding import owner_of
from hippodrome.games.ascot.state import (
    CARDS,
    HORSES,
    KEPT_KINDS,
    RUNNING,
    SIDES,
    Pack,
    State,
)
from hippodrome.games.ascot.tipster.budgeting import held_prices, training_cost
from hippodrome.games.ascot.tipster.riding import progress
from hippodrome.games.ascot.tipster.valuing import (
    MOST_COUNTED,
    business_worth,
    field,
    holds,
    horses_mask,
    stable_points,
)

FADED = 640
FADING: tuple[int, ...] = tuple(
    round(65536 * 2.718281828 ** (-step / 64)) + 1 for step in range(FADED + 1)
)
"""What is left of a chance by how far its score is behind the best."""

BEHIND = 266
"""What being behind costs, beside the way that is left."""
A_WAY = 12
"""Lengths that count as left however near the post is."""
FAVOURED = 122
"""What the choice of throws brings a favourite (A8.2) even close to the post."""
CHOICE = 16
"""What it brings more for each horse of the stable, with all the way to go."""
CARD = 4
"""What an Advantage brings for each length of its colour, with all the way to go."""
BURDEN = 3
BURDENED = 200
"""What a Disadvantage costs that can hardly be dropped any more (A10.5)."""
DOWN = 70
ON_TURN = 19
KEPT = (12, 90, 10)
"""What a kept report brings before the last bend is run, by its kind: blood vessels most by far."""

LEAST_SCORE = -(1 << 20)

FRANCS_A_POINT = 2000
"""Francs for a 64th."""
STABLE = 192
"""What the whole field's strength would be worth to a stable."""


def fading(behind: int) -> int:
    """Give what a score so far behind the best is worth beside it."""
    return FADING[min(FADED, behind)]


def foremost_progress(pack: Pack, state: State) -> int:
    """How far the best of those still running has come."""
    front = 0
    for horse in range(1, pack.horses + 1):
        if state.status[horse] == RUNNING:
            front = max(front, progress(pack, state, state.length[horse]))
    return front


def best_score(pack: Pack, state: State, front: int) -> int:
    """Give the best score of those still running."""
    best = LEAST_SCORE
    for horse in range(1, pack.horses + 1):
        if state.status[horse] == RUNNING:
            best = max(best, horse_score(pack, state, horse, front))
    return best


def horse_weight(pack: Pack, state: State, horse: int, front: int, best: int) -> int:
    """How likely a horse is to be home next, beside others; 0 for one that runs no more."""
    if state.status[horse] != RUNNING:
        return 0
    return fading(best - horse_score(pack, state, horse, front))


def horse_score(pack: Pack, state: State, horse: int, front: int) -> int:
    """The logarithm of that."""
    seat = owner_of(state, horse)
    colour = pack.colour[horse]
    whole = pack.lengths + 1 - SIDES
    ahead = max(0, whole - front)
    behind = front - progress(pack, state, state.length[horse])
    score = -BEHIND * behind // (ahead + A_WAY)
    if state.favourite[seat] == horse:
        score += FAVOURED + CHOICE * state.number_each * ahead // whole
    cards = min(MOST_COUNTED, state.advantages[seat][colour])
    score += CARD * cards * pack.bonus[colour] * (ahead + behind) // whole
    score -= BURDEN * state.disadvantages[seat]
    if state.disadvantages[seat] > 0 and ahead + behind == 0:
        score -= BURDENED
    if state.fallen[horse] == 1:
        score -= DOWN
    if state.turn == seat:
        score += ON_TURN
    if state.length[horse] <= pack.whip:
        for kind in range(KEPT_KINDS):
            if state.kept[seat][kind] > 0:
                score += KEPT[kind]
    return score


def all_weights(pack: Pack, state: State, front: int, best: int) -> int:
    """Add up the weights of all horses."""
    total = 0
    for horse in range(1, pack.horses + 1):
        total += horse_weight(pack, state, horse, front, best)
    return total


def business_wealth(pack: Pack, state: State, seat: int) -> int:
    """What a seat's businesses will bring it, less what it has still to pay for cards and care."""
    francs = -held_prices(pack, state, seat) - training_cost(pack, state, seat, 0)
    for card in range(HORSES + 1, CARDS + 1):
        if holds(state, card, seat):
            francs += business_worth(pack, state, seat, card)
    return francs


def stable_score(pack: Pack, state: State, seat: int) -> int:
    """How likely a stable is to have the first horse, before anybody bets."""
    francs = state.purse[seat] + business_wealth(pack, state, seat)
    points = stable_points(pack, state, horses_mask(pack, state, seat))
    score = francs // FRANCS_A_POINT + STABLE * points // field(pack, state)
    for kind in range(KEPT_KINDS):
        if state.kept[seat][kind] > 0:
            score += KEPT[kind]
    return score
