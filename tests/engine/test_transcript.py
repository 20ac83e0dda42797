"""Transcripts: written, read, replayed, proved; and every way a file can be wrong is named."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from hippodrome.engine.croupier import Croupier, commitment
from hippodrome.engine.errors import BadProof, BadTranscript
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.engine.transcript import read, write
from hippodrome.games import GAMES
from hippodrome.words import words

SEED = bytes(range(32))
NONCES = (b"ann" * 5, b"bob" * 5)
NAMES = ("Ann", "Bob | Co")


def played(steps: int | None = None, edition: str = "tiny") -> Match:
    """A random game with draws from the croupier, whole or its first steps."""
    game = GAMES["ticket"]
    match = game.match(2, pack=game.pack(edition))
    croupier = Croupier(SEED, NONCES)
    stream = new_stream(5)
    while not match.over and (steps is None or len(match.log) < steps):
        if match.spread:
            match.draw(croupier.below(match.spread))
        else:
            seat = match.awaited[-1]
            menu = match.menu(seat)
            match.play(seat, menu[below(stream, len(menu))])
    return match


def written(match: Match) -> str:
    return write(match, NAMES, commitment(SEED), NONCES, SEED)


def resealed(text: str) -> str:
    """The work of a cheat who knows how the digest is made."""
    lines = text.splitlines()[:-1]
    return "\n".join(
        [*lines, f"digest: {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()}"]
    )


@pytest.mark.parametrize("edition", ["standard", "tiny"])
def test_a_finished_game_comes_back_as_it_was(edition: str) -> None:
    match = played(edition=edition)
    transcript = read(written(match), GAMES)
    again = transcript.replay()
    assert again.state == match.state
    assert list(transcript.entries) == match.log
    assert transcript.finished
    assert transcript.names == ("Ann", "Bob / Co")
    assert transcript.prove() == sum(entry.seat < 0 for entry in match.log)
    assert transcript.replay(3).log == match.log[:3]


def test_an_option_that_came_later_is_written_only_where_it_is_used() -> None:
    game = GAMES["ticket"]
    plain, drawn = (game.match(2, options) for options in ({}, {"drawn_lanes": 1}))
    assert "options: races=4 first=0 hidden=0 flat_only=0\n" in written(plain)
    assert "options: races=4 first=0 hidden=0 flat_only=0 drawn_lanes=1\n" in written(drawn)
    assert read(written(drawn), GAMES).replay().state.drawn_lanes == 1
    assert read(written(plain), GAMES).replay().state.drawn_lanes == 0


@pytest.mark.parametrize("steps", [0, 1, 2, 7])
def test_an_unfinished_game_can_be_written_and_read_too(steps: int) -> None:
    match = played(steps)
    transcript = read(written(match), GAMES)
    assert not transcript.finished
    assert transcript.replay().state == match.state


def test_a_game_with_a_content_file_of_ones_own_needs_that_file_again(tmp_path: Path) -> None:
    game = GAMES["ticket"]
    own = tmp_path / "my track.toml"
    printed = (game.folder / "content" / "tiny.toml").read_text(encoding="utf-8")
    own.write_text(printed.replace("columns = 9", "columns = 10").replace("line = 8", "line = 9"))
    match = game.match(2, pack=game.pack(str(own)))
    text = written(match)
    with pytest.raises(BadTranscript) as caught:
        read(text, GAMES)
    assert caught.value.sentence.key == "transcript-pack-needed"
    with pytest.raises(BadTranscript) as caught:
        read(text, GAMES, "tiny")
    assert caught.value.sentence.key == "transcript-other-pack"
    assert read(text, GAMES, str(own)).replay().state == match.state
    assert read(text, GAMES, folder=tmp_path).pack.file == str(own)


def first_index(lines: list[str], start: str) -> int:
    return next(index for index, line in enumerate(lines) if line.startswith(start))


def edit(start: str, becomes: str, seal: bool = True) -> tuple[str, int]:
    """A finished transcript with its first line of a kind changed; give text and line number."""
    lines = written(played()).splitlines()
    index = first_index(lines, start)
    lines[index] = becomes
    text = "\n".join(lines)
    return (resealed(text) if seal else text), index + 1


@pytest.mark.parametrize(
    ("start", "becomes", "key"),
    [
        ("hippodrome", "something else", "transcript-not-one"),
        ("game", "game: whist", "transcript-unknown-game"),
        ("rules", "rules: 99", "transcript-other-rules"),
        ("rules", "rule 1", "transcript-bad-header"),
        ("content", "content: tiny 00", "transcript-other-content"),
        ("content", "content: huge 00", "transcript-pack-needed"),
        ("options", "options: races=x", "transcript-bad-option"),
        ("options", "options: races=77", "transcript-bad-setup"),
        ("seats", "seats: Ann | Bob | Cat | Dan", "transcript-bad-setup"),
        ("nonces", "nonces: xyz | 00", "transcript-bad-hex"),
        ("draw", "draw 9 of 2", "transcript-bad-draw"),
        ("draw", "draw 0 of 3", "transcript-wrong-spread"),
        ("draw", "drew 0 of 2", "transcript-bad-line"),
        ("draw", "1: flat:1", "transcript-draw-due"),
        ("1: ", "1: gallop", "transcript-bad-notation"),
        ("1: ", "9: flat:1", "transcript-bad-seat"),
        ("1: ", "1: 1+1", "transcript-refused"),
        ("result", "result: 99 | 99", "transcript-wrong-result"),
        ("result", "unfinished", "transcript-not-the-end"),
        ("seed", "seed: zz", "transcript-bad-hex"),
        ("seed", "sead: 00", "transcript-truncated"),
    ],
)
def test_every_bad_line_is_named(start: str, becomes: str, key: str) -> None:
    text, line = edit(start, becomes)
    with pytest.raises(BadTranscript) as caught:
        read(text, GAMES)
    assert caught.value.sentence.key == key
    for language in ("en", "fr"):
        assert words(language).tell(caught.value.sentence)
    if key not in ("transcript-truncated", "transcript-bad-setup"):
        assert caught.value.line == line
        assert str(caught.value.line) in str(caught.value)


def test_an_edited_line_that_still_makes_sense_breaks_the_digest() -> None:
    text, _ = edit("seats", "seats: Eve | Bob", seal=False)
    with pytest.raises(BadTranscript) as caught:
        read(text, GAMES)
    assert caught.value.sentence.key == "transcript-edited"


@pytest.mark.parametrize("kept", [0, 1, 5, 9, 12, -1, -2, -3])
def test_a_truncated_file_is_noticed_wherever_it_ends(kept: int) -> None:
    lines = written(played()).splitlines()
    with pytest.raises(BadTranscript):
        read("\n".join(lines[:kept]), GAMES)


def test_moves_after_the_end_are_refused() -> None:
    lines = written(played()).splitlines()
    lines.insert(first_index(lines, "result"), "draw 0 of 2")
    with pytest.raises(BadTranscript) as caught:
        read(resealed("\n".join(lines)), GAMES)
    assert caught.value.sentence.key == "transcript-after-the-end"


def test_a_changed_draw_does_not_pass_the_proof() -> None:
    """The lot can fall on another seat and the game still be legal; the proof tells."""
    lines = written(played(1)).splitlines()
    index = first_index(lines, "draw")
    lines[index] = "draw 1 of 2" if lines[index] == "draw 0 of 2" else "draw 0 of 2"
    transcript = read(resealed("\n".join(lines)), GAMES)
    with pytest.raises(BadProof) as caught:
        transcript.prove()
    assert caught.value.sentence.key == "proof-wrong-draw"


def test_another_seed_does_not_pass_the_proof() -> None:
    text, _ = edit("seed", f"seed: {bytes(32).hex()}")
    with pytest.raises(BadProof) as caught:
        read(text, GAMES).prove()
    assert caught.value.sentence.key == "proof-wrong-seed"
