"""What programs of other people rely on: public names, steps, observations, masks, keys, copies."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy
import pytest

import hippodrome
from hippodrome import BadSetup, Match, Refused
from hippodrome.bots import BOTS
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES

STEPS = 120


def walk(name: str, seed: int = 7, bot: str = "tipster") -> Iterator[tuple[Match, int]]:
    """A game of three, and at each decision whose it is; it is made when the caller goes on."""
    match, stream = GAMES[name].match(seats=3), new_stream(seed)
    for _ in range(STEPS):
        match.draw_all(lambda spread: below(stream, spread))
        if match.over:
            return
        seat = match.awaited[0]
        yield match, seat
        moves = BOTS[bot].decide(match.game, match.pack, match.view(seat), seat, stream)
        match.submit(seat, moves)


def test_every_public_name_is_there_and_listed() -> None:
    for name in hippodrome.__all__:
        assert getattr(hippodrome, name) is not None
        assert name in dir(hippodrome)
    with pytest.raises(AttributeError, match="no attribute 'Unicorn'"):
        hippodrome.Unicorn  # noqa: B018 (asking is what is tried)


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    program = (
        "import sys, hippodrome\n"
        "assert not [name for name in sys.modules if name.startswith('hippodrome.')]\n"
        "hippodrome.GAMES['ticket'].match(2)\n"
        "assert 'numpy' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("name", GAMES)
def test_stepping_is_deciding_move_by_move(name: str) -> None:
    several = 0
    for match, seat in walk(name):
        stepped = match.clone()
        moves = BOTS["tipster"].decide(
            match.game, match.pack, match.view(seat), seat, new_stream(len(match.log))
        )
        whole = match.clone()
        whole.submit(seat, moves)
        complete = [stepped.step(seat, move) for move in moves]
        assert complete == [False] * (len(moves) - 1) + [True]
        assert stepped.state == whole.state
        assert stepped.log == whole.log
        assert stepped.events == whole.events
        assert not stepped.begun
        several += len(moves) > 1
    assert (several > 0) == any(not row.move.completes for row in GAMES[name].moves.rows)


def test_a_step_that_is_not_allowed_is_refused_with_its_sentence() -> None:
    match = GAMES["auteuil"].match(seats=2)
    stream = new_stream(1)
    match.draw_all(lambda spread: below(stream, spread))
    bet = match.game.read("T7-3-4")
    assert not match.step(0, bet)
    before = match.key()
    with pytest.raises(Refused):
        match.step(0, bet)
    assert match.key() == before
    assert match.begun == {0: (bet,)}


@pytest.mark.parametrize("name", GAMES)
def test_a_mask_is_the_menu_by_slots(name: str) -> None:
    for match, seat in walk(name):
        mask, slots, menu = match.mask(seat), match.slots(seat), match.menu(seat)
        assert mask.shape == (match.game.slots,)
        assert sorted(slots) == list(numpy.flatnonzero(mask))
        assert set(slots.values()) <= set(menu)
        printed, slot = match.pack.printed, match.game.interpreted.slot
        assert {slot(printed, move) for move in menu} == set(slots)
        for other in set(range(match.seats)) - set(match.awaited):
            assert not match.mask(other).any()


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_the_view_and_nothing_else(name: str) -> None:
    game = GAMES[name]
    for match, seat in walk(name):
        seen = match.observation(seat)
        assert seen.shape == (game.observation_size,)
        assert seen.dtype == numpy.int32
        assert seen[0] == seat
        view = match.view(seat)
        written = 1
        for field, observed in game.observed.items():
            places = seen[observed.places].astype(numpy.int64)
            if observed.width == 2:  # low 32 bits, then the rest
                places = (places[0::2] & 0xFFFFFFFF) + (places[1::2] << 32)
            assert (places.reshape(observed.shape) == numpy.array(getattr(view, field))).all()
            written += observed.size
        assert written == game.observation_size


def test_a_large_number_takes_two_places_of_an_observation() -> None:
    match = GAMES["ticket"].match(seats=2)
    observed = match.game.observed["ruled_out"]
    for number, low, rest in ((5, 5, 0), (-5, -5, -1), (2**40 + 3, 3, 256), (2**31, -(2**31), 0)):
        # No game comes to such numbers soon enough; a view is what the layout is about.
        match.state.ruled_out[1] = number
        assert list(match.observation(0)[observed.places])[2:4] == [low, rest]


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_does_not_know_what_the_seat_does_not(name: str) -> None:
    hidden = 0
    for match, seat in walk(name):
        stream = new_stream(len(match.log))
        imagined = match.view(seat)
        match.game.interpreted.imagine(match.pack.printed, imagined, seat, stream)
        elsewhere = Match.at(match.game, match.pack, imagined)
        assert (elsewhere.observation(seat) == match.observation(seat)).all()
        hidden += elsewhere.key() != match.key()
    assert hidden > 0 or name == "ascot"


@pytest.mark.parametrize("name", GAMES)
def test_keys_tell_states_apart_and_views_tell_no_more_than_they_show(name: str) -> None:
    keys = set()
    matches = 0
    for match, seat in walk(name):
        matches += 1
        keys.add(match.key())
        assert match.key() == match.clone().key()
        assert match.key(seat) == match.key(seat)
    assert len(keys) == matches


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    for match, seat in walk(name):
        before, log = match.key(), list(match.log)
        clone = match.clone()
        clone.submit(seat, BOTS["gambler"].decide(
            match.game, match.pack, match.view(seat), seat, new_stream(3)
        ))  # fmt: skip
        assert len(clone.log) == len(log) + 1
        assert (match.key(), match.log) == (before, log)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_written_down_goes_on_elsewhere(name: str) -> None:
    *_, (match, _) = walk(name)
    again = match.game.restore(match.serialize())
    assert again.state == match.state
    assert again.log == match.log
    assert again.awaited == match.awaited


def test_a_decision_that_is_begun_is_written_down_too() -> None:
    match = GAMES["auteuil"].match(seats=2)
    stream = new_stream(1)
    match.draw_all(lambda spread: below(stream, spread))
    match.step(1, match.game.read("T7-3-4"))
    again = match.game.restore(match.serialize())
    assert again.state == match.state
    assert again.begun == match.begun
    assert not again.step(1, match.game.read("G7"))
    assert again.step(1, match.game.read("P3"))


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (b"{", "no game as `Match.serialize` writes it"),
        (b"\xff", "no game as `Match.serialize` writes it"),
        (GAMES["auteuil"].match(seats=2).serialize(), "a game of auteuil, not of ticket"),
        (
            GAMES["ticket"].match(seats=2).serialize().replace(b'"rules":', b'"rules":9'),
            "version 9",
        ),
        (
            GAMES["ticket"].match(seats=2, pack=GAMES["ticket"].pack("tiny")).serialize(),
            "is played with the pack",
        ),
    ],
)
def test_what_cannot_go_on_is_refused_with_a_sentence(written: bytes, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        GAMES["ticket"].restore(written)


def test_the_house_itself_does_not_go_round_its_floors_by_the_public_names() -> None:
    folder = Path(hippodrome.__file__).parent
    asking = re.compile(r"^\s*from hippodrome import ", re.MULTILINE)
    files = [file for file in folder.rglob("*.py") if asking.search(file.read_text("utf-8"))]
    assert files == []
