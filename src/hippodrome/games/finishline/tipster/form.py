"""What the fitted tables say of a row: each horse's chance as it stands, and of two together."""

from hippodrome.games.finishline.moves import PAIR_HIGH, PAIR_LOW
from hippodrome.games.finishline.rules.faces import is_favourite, is_safe
from hippodrome.games.finishline.rules.row import places_ahead
from hippodrome.games.finishline.state import RUNNERS, Pack, State
from hippodrome.games.finishline.tipster.chances import MOMENT_OF_RESERVE, WEIGHT

SHARES = 1 << 20
"""What a chance of one is counted as."""
LAST_RESERVE = len(MOMENT_OF_RESERVE) - 1


def letter_of(pack: Pack, view: State, horse: int) -> int:
    """Give 0 for a plain horse, 1 for F and 2 for S."""
    if is_favourite(pack, view, horse):
        return 1
    return 2 if is_safe(pack, view, horse) else 0


def weigh(pack: Pack, view: State, reserve: int) -> None:
    """Look every horse's weight up; who is out of the race has none."""
    moment = MOMENT_OF_RESERVE[min(reserve, LAST_RESERVE)]
    for horse in range(RUNNERS):
        view.chance[horse] = 0
    for index in range(view.running):
        horse = view.row[index]
        kind = 2 * letter_of(pack, view, horse)
        if view.shoe[horse] == 1 or view.black_shoe[horse] == 1:
            kind += 1
        view.chance[horse] = WEIGHT[moment][places_ahead(view, index)][kind]


def all_weights(pack: Pack, view: State) -> int:
    """Give the weights of all horses together."""
    total = 0
    for horse in range(pack.runners):
        total += view.chance[horse]
    return total


def win_share(pack: Pack, view: State, horse: int) -> int:
    """Give the chance that a horse wins, in SHARES."""
    total = all_weights(pack, view)
    return view.chance[horse] * SHARES // total if total > 0 else 0


def pair_share(pack: Pack, view: State, pair: int) -> int:
    """Give the chance that two horses come first and second: one wins, the other beats the rest."""
    total = all_weights(pack, view)
    low = view.chance[PAIR_LOW[pair]]
    high = view.chance[PAIR_HIGH[pair]]
    if low == 0 or high == 0:
        return 0
    share = low * SHARES // total * high // (total - low)
    return share + high * SHARES // total * low // (total - high)
