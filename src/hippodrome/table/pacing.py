"""How fast a table goes: how long bots wait for a stage, for second thoughts, and before they move.

A stage plays for as long as the server says (`Event.lasts`), never for as long as a browser takes:
so a table goes on alike whoever watches, and nobody can hold it up by looking slowly.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

Speed: TypeAlias = Literal["ease", "brisk", "once", "step"]
EASE: Speed = "ease"
BRISK: Speed = "brisk"
ONCE: Speed = "once"
STEP: Speed = "step"
"""At ease, but where only bots are left to decide each of them waits to be asked for."""
SPEEDS: tuple[Speed, ...] = get_args(Speed)

USUAL_PAUSE, BRISK_PAUSE = 900, 250
LONGEST_STAGE = 20_000
"""Milliseconds one step may keep a stage at most, however much happens in it."""


@dataclass(frozen=True, slots=True)
class Pace:
    """What a speed means, in hundredths and milliseconds."""

    share: int
    """Hundredths of the time at ease for which a stage plays."""
    grace: int
    """Milliseconds a bot leaves for taking back what can still be taken back."""


PACES: Mapping[Speed, Pace] = {
    EASE: Pace(100, 2000),
    BRISK: Pace(40, 1000),
    ONCE: Pace(0, 0),
    STEP: Pace(100, 2000),
}


def first_speed(pace: int) -> Speed:
    """Give the speed a table begins with, laid for bots that take so many milliseconds."""
    if not pace:
        return ONCE
    return BRISK if pace <= BRISK_PAUSE else EASE


def pause_of(speed: Speed, pace: int) -> int:
    """Give the milliseconds before a bot moves: as laid while the speed is that of the laying."""
    if speed == ONCE:
        return 0
    as_laid = first_speed(pace)
    if speed == BRISK:
        return pace if as_laid == BRISK else BRISK_PAUSE
    return pace if as_laid == EASE else USUAL_PAUSE


def stage_of(speed: Speed, lasts: int) -> int:
    """Give the milliseconds for which a stage plays what lasts so long at ease."""
    return min(lasts, LONGEST_STAGE) * PACES[speed].share // 100
