"""What an audience saw happen, as sentences-to-be: told only from its views before and after.

The dice that are used are called in `calling.py`, sheets and money in `sheets.py`.
"""

from __future__ import annotations

from collections import Counter

from hippodrome.games.finishline.parts import COLOUR_NAMES
from hippodrome.games.finishline.people.calling import call, tell_extra, tell_use
from hippodrome.games.finishline.people.look.make import SETTLED, look_at_slip, photo_horses
from hippodrome.games.finishline.people.names import dice_names, horse_name, player, rolled_name
from hippodrome.games.finishline.people.sheets import bet_names, tell_result
from hippodrome.games.finishline.rules.betting import odds_of
from hippodrome.games.finishline.rules.faces import is_favourite, is_safe
from hippodrome.games.finishline.rules.racing import photo_shoes
from hippodrome.games.finishline.state import (
    BETS,
    BLANK,
    EXTRAS,
    FRONT,
    LAY,
    LEVEL,
    LOT,
    NO_DIE,
    PHOTO,
    ROLL,
    TAKE,
    USE,
    Pack,
    State,
)
from hippodrome.words import Sentence, sentence


def tell(pack: Pack, before: State, after: State, audience: int) -> list[Sentence]:
    """Tell one step of the game to one audience."""
    told: list[Sentence] = []
    if before.phase == LOT:
        told.append(sentence("finishline-story-lot", player=player(after.starter)))
    elif before.phase == LAY:
        told += tell_tile(pack, before, after)
    elif before.phase == BETS:
        told += tell_slips(pack, before, after, audience)
    elif before.phase == TAKE:
        told += tell_dice_taken(before, after)
    elif before.phase == ROLL:
        told.append(tell_roll(pack, after))
    elif before.phase == USE:
        told += tell_use(pack, before, after)
    elif before.phase == EXTRAS:
        told += tell_extra(pack, before, after)
    elif before.phase == PHOTO:
        told += tell_photo(before, after)
    elif after.phase == LAY:
        told += tell_next_race(pack, after)
    return told + tell_stage(pack, before, after)


def tell_stage(pack: Pack, before: State, after: State) -> list[Sentence]:
    """What a step leads to: the home straight, the post, a photo-finish, the reckoning."""
    told = []
    if after.home > before.home:
        told.append(sentence("finishline-story-straight", call=call(before, 3)))
    if before.phase == USE and after.phase != TAKE:
        told.append(
            sentence("finishline-story-post", race=after.race, extras=int(after.phase == EXTRAS))
        )
    if before.phase != PHOTO and after.phase == PHOTO:
        first, second = (horse_name(after, horse) for horse in photo_horses(after))
        told.append(sentence("finishline-story-photo", first=first, second=second))
    if before.phase not in SETTLED and after.phase in SETTLED:
        told += tell_result(pack, after)
    return told


def tell_tile(pack: Pack, before: State, after: State) -> list[Sentence]:
    """F2.2: a tile is laid at the front of the row."""
    told = []
    horse = before.laid
    if horse == 0:
        told.append(
            sentence(
                "finishline-story-race", race=after.race, races=pack.races, call=after.race % 3
            )
        )
    favourite, safe = is_favourite(pack, after, horse), is_safe(pack, after, horse)
    last = pack.runners - 1
    told.append(
        sentence(
            "finishline-story-tile",
            horse=horse_name(after, horse),
            spot="hindmost" if horse == 0 else "leader" if horse == last else "between",
            mark="favourite" if favourite else "safe" if safe else "none",
            odds=odds_of(pack, after, horse),
            call=horse % 3,
        )
    )
    return told


def tell_slips(pack: Pack, before: State, after: State, audience: int) -> list[Sentence]:
    """F2.4: a slip handed in, told in full to its writer alone; and the off."""
    told = []
    still = after.awaits if after.phase == BETS else 0
    for seat in range(after.seats):
        if before.awaits & ~still & 1 << seat:
            if seat == audience:
                bets = bet_names(after, look_at_slip(pack, after, seat))
                told.append(sentence("finishline-story-own-slip", bets=len(bets), slip=bets))
            else:
                told.append(
                    sentence(
                        "finishline-story-slip", player=player(seat), call=(after.race + seat) % 4
                    )
                )
    if after.phase == TAKE:
        told.append(sentence("finishline-story-off", call=after.race % 4))
    return told


def tell_dice_taken(before: State, after: State) -> list[Sentence]:
    """F3.1: dice taken from the reserve, perhaps the last."""
    taken = Counter(after.front) - Counter(die for die in before.front if die != NO_DIE)
    told = [
        sentence(
            "finishline-story-takes",
            player=player(before.turn),
            dice=dice_names(COLOUR_NAMES[colour] for colour in sorted(taken.elements())),
            call=call(before, 3),
        )
    ]
    if not any(after.reserve):
        told.append(sentence("finishline-story-last-die", call=call(before, 3)))
    return told


def tell_roll(pack: Pack, after: State) -> Sentence:
    """F3.1: what the three dice show."""
    return sentence(
        "finishline-story-rolls",
        dice=tuple(rolled_name(pack, after, die) for die in range(FRONT)),
        blank=int(all(face == BLANK for face in after.face)),
        call=call(after, 4),
    )


def tell_photo(before: State, after: State) -> list[Sentence]:
    """F4.5: six dice for one of the level horses, and what they decide."""
    upper = before.photos % LEVEL
    horses = photo_horses(before)
    told = [
        sentence(
            "finishline-story-photo-dice",
            horse=horse_name(after, horses[upper]),
            shoes=photo_shoes(after, upper),
        )
    ]
    if upper and after.phase == PHOTO:
        told.append(sentence("finishline-story-photo-again"))
    elif upper:
        winner = after.row[after.running - 1]
        told.append(sentence("finishline-story-photo-won", horse=horse_name(after, winner)))
    return told


def tell_next_race(pack: Pack, after: State) -> list[Sentence]:
    """F2.1, F3.8: everybody is ready, gets money, and the richest starts."""
    return [
        sentence("finishline-story-starter", race=after.race, player=player(after.starter)),
        sentence("finishline-story-allowance", amount=pack.allowance[after.race - 1]),
    ]
