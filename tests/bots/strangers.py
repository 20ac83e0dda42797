"""Bots as other people might write them, good and bad ones."""

import time
from typing import Any, ClassVar

from hippodrome import Bot


class First(Bot):
    """Plays the first move of the menu, and remembers that it was asked."""

    name = "first-come"
    kind = -1
    asked: ClassVar[list[int]] = []

    def choose(self, *told: Any) -> int:
        _, _, _, seat, menu, *_ = told
        self.asked.append(seat)
        return int(menu[0])


class Raises(First):
    name = "raises"

    def choose(self, *_: Any) -> int:
        raise ZeroDivisionError("by design")


class Cheats(First):
    name = "cheats"

    def decide(self, *_: Any) -> list[int]:
        return [-7]


class Dreams(First):
    name = "dreams"

    def decide(self, *_: Any) -> list[int]:
        time.sleep(0.5)
        return []


class Words(First):
    name = "words"

    def decide(self, *_: Any) -> Any:
        return ["5+3"]


class Nameless(First):
    name = "No Good Name"


class Tipster(First):
    name = "tipster"


class Fails(First):
    name = "fails"

    def __init__(self) -> None:
        raise OSError("no weights")


NO_CLASS = 3
