"""What the laws of all rooms need before they can speak."""

import pytest

from hippodrome.words import learn
from tests.rooms.pony import GAME as PONY


@pytest.fixture(autouse=True)
def _the_words_of_the_fifth_room() -> None:
    learn(PONY.folder / "words")
