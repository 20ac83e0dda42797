"""A game as a text file a person can read: header, then every decision and every draw.

    hippodrome transcript 1
    game: ticket
    rules: 1
    content: standard 5f3a…
    options: races=4 first=0 hidden=0 flat_only=0
    seats: Ann | tipster | tipster
    commitment: 9b1c…
    nonces: 00ff… | 12ab… | 77d0…

    draw 2 of 3
    3: flat:5
    …
    result: 12 | 5 | 9
    seed: 41c0…
    digest: 77aa…

Outcomes of draws count from 0, seats from 1. An unfinished game closes with `unfinished`
instead of a result and keeps its seed. Lines that begin with # are remarks. The digest, over
everything above it, tells a damaged file from a whole one.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hippodrome.engine.croupier import verify
from hippodrome.engine.editions import SHOWN_OF_HASH, pack_with
from hippodrome.engine.errors import BadNotation, BadProof, BadSetup, BadTranscript, Refused
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.match import DRAW, Entry, Match

MAGIC = "hippodrome transcript 1"
HEADER = ("game", "rules", "content", "options", "seats", "commitment", "nonces")
BETWEEN = " | "
TOTE = "# with a tote board"
"""The remark that everybody at the table could see one."""
HINTS = "# with hints"
"""The remark that everybody at the table could ask for some."""


@dataclass(frozen=True)
class Transcript:
    """A written game: who played what, and the proof that the draws were fair."""

    game: Game
    pack: Pack
    options: Mapping[str, int]
    names: tuple[str, ...]
    commitment: str
    nonces: tuple[bytes, ...]
    entries: tuple[Entry, ...]
    seed: bytes | None
    finished: bool
    lines: tuple[int, ...] = field(default=())
    """The line each entry stands on, for error messages."""
    tote: bool = False
    """Could everybody at the table see a tote board?"""
    hints: bool = False
    """Could everybody there ask for hints?"""

    def replay(self, steps: int | None = None) -> Match:
        """Play the game again, whole or its first steps; a wrong line is named."""
        match = Match(self.game, self.pack, len(self.names), self.options)
        for index, entry in enumerate(self.entries[:steps]):
            line = self.lines[index] if self.lines else index + 1
            _take_step(match, entry, line)
        return match

    def prove(self) -> int:
        """Check every draw against seed, nonces and commitment; give how many there were."""
        if self.seed is None:
            raise BadProof("proof-no-seed")
        draws = [(entry.moves[0], entry.spread) for entry in self.entries if entry.seat == DRAW]
        verify(self.seed, self.commitment, self.nonces, draws)
        return len(draws)


def _take_step(match: Match, entry: Entry, line: int) -> None:
    """Take one step of a written game, or say what is wrong with its line."""
    if match.over:
        raise BadTranscript("transcript-after-the-end", line=line)
    if entry.seat == DRAW:
        if entry.spread != match.spread:
            raise BadTranscript(
                "transcript-wrong-spread", line=line, found=entry.spread, expected=match.spread
            )
        match.draw(entry.moves[0])
        return
    if match.spread:
        raise BadTranscript("transcript-draw-due", line=line, expected=match.spread)
    try:
        match.submit(entry.seat, entry.moves)
    except Refused as refused:
        raise BadTranscript(
            "transcript-refused",
            line=line,
            move=" ".join(match.game.write(move) for move in entry.moves),
            why=refused.sentence,
        ) from refused


def write(
    match: Match,
    names: tuple[str, ...],
    commitment: str,
    nonces: tuple[bytes, ...],
    seed: bytes,
    *,
    tote: bool = False,
    hints: bool = False,
) -> str:
    """Write a game down, an unfinished one too; what help everybody could have is noted."""
    # One that came later and is not used is left out: older games are written as they were.
    later = match.game.state_class.LATER
    written = {name: value for name, value in match.options.items() if value or name not in later}
    options = " ".join(f"{name}={value}" for name, value in written.items())
    lines = [
        MAGIC,
        f"game: {match.game.name}",
        f"rules: {match.game.rules_version}",
        f"content: {match.pack.name} {match.pack.hash}",
        f"options: {options}",
        _seats(names),
        f"commitment: {commitment}",
        f"nonces: {BETWEEN.join(nonce.hex() for nonce in nonces)}",
        "",
        *([TOTE] if tote else []),
        *([HINTS] if hints else []),
    ]
    for entry in match.log:
        if entry.seat == DRAW:
            lines.append(f"draw {entry.moves[0]} of {entry.spread}")
        else:
            notation = " ".join(match.game.write(move) for move in entry.moves)
            lines.append(f"{entry.seat + 1}: {notation}")
    lines.append(f"result: {_result(match)}" if match.over else "unfinished")
    lines.append(f"seed: {seed.hex()}")
    lines.append(f"digest: {_digest(lines)}")
    return "\n".join(lines) + "\n"


def renamed(text: str, names: Sequence[str]) -> str:
    """Give a written game with other names at its seats, and a digest that fits."""
    lines = text.splitlines()[:-1]
    lines[1 + HEADER.index("seats")] = _seats(names)
    return "\n".join([*lines, f"digest: {_digest(lines)}"]) + "\n"


def _seats(names: Sequence[str]) -> str:
    """Write the line that names who sat where."""
    clean = [name.replace("|", "/").strip() or "?" for name in names]
    return f"seats: {BETWEEN.join(clean)}"


def _result(match: Match) -> str:
    """Give the final points as the closing line has them."""
    return BETWEEN.join(str(points) for points in match.standing()[0])


def _digest(lines: list[str]) -> str:
    """Hash the lines above the digest."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def read(
    text: str,
    games: Mapping[str, Game],
    edition: str | None = None,
    folder: Path | None = None,
) -> Transcript:
    """Read a written game back, checking that it is whole and can be replayed.

    A game played with a content file of one's own needs that file again: its path as `edition`, or
    a folder in which it lies under any name.
    """
    lines = text.splitlines()
    header = _read_header(lines)
    game = games.get(header["game"])
    if game is None:
        raise BadTranscript(
            "transcript-unknown-game", line=2, game=header["game"], known=", ".join(sorted(games))
        )
    if header["rules"] != str(game.rules_version):
        raise BadTranscript(
            "transcript-other-rules", line=3, found=header["rules"], expected=game.rules_version
        )
    seed, finished, end = _read_close(lines)
    names = tuple(header["seats"].split(BETWEEN))
    numbered = [
        (number, line.strip())
        for number, line in enumerate(lines[:end], start=1)
        if number > len(HEADER) + 1 and line.strip() and not line.startswith("#")
    ]
    transcript = Transcript(
        game=game,
        pack=_read_content(header["content"], game, edition, folder),
        options=_read_options(header["options"]),
        names=names,
        commitment=header["commitment"],
        nonces=tuple(_read_hex(nonce, 8) for nonce in header["nonces"].split(BETWEEN)),
        entries=tuple(_read_entry(line, number, game, len(names)) for number, line in numbered),
        seed=seed,
        finished=finished,
        lines=tuple(number for number, _ in numbered),
        tote=TOTE in lines[:end],
        hints=HINTS in lines[:end],
    )
    _check_close(transcript, lines, end)
    return transcript


def _check_close(transcript: Transcript, lines: list[str], end: int) -> None:
    """Refuse a game whose closing lines do not follow from its moves."""
    try:
        match = transcript.replay()
    except BadSetup as wrong:
        raise BadTranscript("transcript-bad-setup", line=5, why=wrong.sentence) from wrong
    if match.over != transcript.finished:
        raise BadTranscript("transcript-not-the-end", line=end + 1)
    if match.over and lines[end].removeprefix("result: ") != _result(match):
        raise BadTranscript("transcript-wrong-result", line=end + 1, expected=_result(match))
    if lines[end + 2] != f"digest: {_digest(lines[: end + 2])}":
        raise BadTranscript("transcript-edited", line=end + 3)


def _read_header(lines: list[str]) -> dict[str, str]:
    """Read the lines above the moves, each where it belongs."""
    if not lines or lines[0] != MAGIC:
        raise BadTranscript("transcript-not-one", line=1, expected=MAGIC)
    header = {}
    for number, name in enumerate(HEADER, start=2):
        line = lines[number - 1] if number <= len(lines) else ""
        if not line.startswith(f"{name}: "):
            raise BadTranscript("transcript-bad-header", line=number, expected=f"{name}: …")
        header[name] = line.removeprefix(f"{name}: ")
    return header


def _read_close(lines: list[str]) -> tuple[bytes, bool, int]:
    """Read the closing lines; give the seed, whether the game is finished, and where they begin."""
    end = len(lines) - 3
    whole = (
        end > len(HEADER)
        and (lines[end].startswith("result: ") or lines[end] == "unfinished")
        and lines[end + 1].startswith("seed: ")
        and lines[end + 2].startswith("digest: ")
    )
    if not whole:
        raise BadTranscript("transcript-truncated", line=len(lines))
    seed = _read_hex(lines[end + 1].removeprefix("seed: "), end + 2)
    return seed, lines[end] != "unfinished", end


def _read_content(words: str, game: Game, given: str | None, folder: Path | None) -> Pack:
    """Find the pack that was played by its hash: the one given, a known one, one in a folder."""
    name, _, wanted = words.rpartition(" ")
    if given is None:
        found = pack_with(game, wanted, name, folder)
        if found is not None:
            return found
        key = "transcript-other-content" if name in game.editions() else "transcript-pack-needed"
        raise BadTranscript(key, line=4, pack=name, hash=wanted[:SHOWN_OF_HASH])
    try:
        pack = game.pack(given)
    except BadSetup as wrong:
        raise BadTranscript("transcript-bad-setup", line=4, why=wrong.sentence) from wrong
    if pack.hash != wanted:
        raise BadTranscript(
            "transcript-other-pack",
            line=4,
            given=given,
            found=pack.hash[:SHOWN_OF_HASH],
            pack=name,
            hash=wanted[:SHOWN_OF_HASH],
        )
    return pack


def _read_options(words: str) -> dict[str, int]:
    """Read `name=value` pairs."""
    found = {}
    for word in words.split():
        pair = re.fullmatch(r"([a-z_]+)=(-?\d{1,9})", word)
        if pair is None:
            raise BadTranscript("transcript-bad-option", line=5, found=word)
        found[pair[1]] = int(pair[2])
    return found


def _read_hex(word: str, line: int) -> bytes:
    """Read bytes written in hexadecimal."""
    try:
        return bytes.fromhex(word)
    except ValueError as wrong:
        raise BadTranscript("transcript-bad-hex", line=line, found=word) from wrong


def _read_entry(text: str, line: int, game: Game, seats: int) -> Entry:
    """Read one decision or draw."""
    drawn = re.fullmatch(r"draw (\d{1,15}) of (\d{1,15})", text)
    if drawn:
        outcome, spread = int(drawn[1]), int(drawn[2])
        if outcome >= spread:
            raise BadTranscript("transcript-bad-draw", line=line, outcome=outcome, spread=spread)
        return Entry(DRAW, (outcome,), spread)
    decision = re.fullmatch(r"(\d{1,2}): (\S.*)", text)
    if decision is None:
        raise BadTranscript("transcript-bad-line", line=line, found=text)
    seat = int(decision[1]) - 1
    if not 0 <= seat < seats:
        raise BadTranscript("transcript-bad-seat", line=line, found=seat + 1, seats=seats)
    try:
        moves = tuple(game.read(word) for word in decision[2].split())
    except BadNotation as wrong:
        raise BadTranscript("transcript-bad-notation", line=line, why=wrong.sentence) from wrong
    return Entry(seat, moves)
