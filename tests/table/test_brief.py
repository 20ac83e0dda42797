"""Each game on one page: four pictures of today's boards, and words in both languages."""

from __future__ import annotations

import pytest

from hippodrome.engine.errors import NotAllowed
from hippodrome.games import GAMES
from hippodrome.table.brief import TURN, WRONG, brief_rooms, pictures, prepared, short
from hippodrome.words import LANGUAGES, words


def test_every_room_of_the_house_has_one() -> None:
    assert brief_rooms() == [name for name, game in GAMES.items() if "hippodrome" in game.package]


@pytest.mark.parametrize("name", brief_rooms())
def test_the_pictures_are_taken_where_they_belong(name: str) -> None:
    wanted = prepared(GAMES[name])
    assert [one.look.phase for one in pictures(name)] == [phase for phase, _ in wanted.moments]
    assert len(wanted.moments) == len(TURN)
    for one in pictures(name):
        assert one.look.seat == one.seat
        assert one.look.choices, "somebody is asked, and what may be chosen is lit"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", brief_rooms())
def test_every_sentence_is_the_games_own(name: str, language: str) -> None:
    spoken = words(language)
    for heading, told in short(GAMES[name]):
        assert spoken.tell(heading)
        for one in told:
            others = [spoken.say(one.key, game=other) for other in brief_rooms() if other != name]
            assert spoken.tell(one) not in others, "not what stands for any game"
    assert len(WRONG) == 5


def test_a_room_without_one_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hippodrome.table.brief.find_spec", lambda _: None)
    with pytest.raises(NotAllowed) as refused:
        short(GAMES["ticket"])
    assert refused.value.sentence.key == "brief-none"
