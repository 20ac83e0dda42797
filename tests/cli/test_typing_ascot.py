"""What the French sentences of Ascot tell people to type is understood."""

import re
from types import SimpleNamespace

import pytest

from hippodrome.games.ascot.moves import MOVES
from hippodrome.games.ascot.terminal.spelling import spelled
from hippodrome.words import catalogue

QUOTED = re.compile(r'\{ "([^"]+)" \}')
EXAMPLES = {
    word
    for quoted in QUOTED.findall(catalogue("fr", "ascot"))
    for word in quoted.split()
    if ":" in word
}


def test_the_search_finds_examples() -> None:
    assert {"enchère:12000", "à:2", "troque:5", "offre:3000"} <= EXAMPLES


@pytest.mark.parametrize("typed", sorted({*EXAMPLES, "passe", "oui", "fini", "envoyer"}))
def test_examples_can_be_typed(typed: str) -> None:
    look = SimpleNamespace(phase="member", choices=())
    written = spelled(look, typed)
    assert MOVES.write(MOVES.read(written)) == written.replace(",", ".")
