"""Written games on disk: read with care, never written over."""

from __future__ import annotations

import shlex
from datetime import datetime
from pathlib import Path

from hippodrome.engine.errors import BadSetup, BadTranscript
from hippodrome.engine.game import Pack
from hippodrome.engine.transcript import MAGIC, Transcript, read
from hippodrome.games import GAMES


def load(file: Path, pack: str | None = None) -> Transcript:
    """Read a written game, or say in a sentence why that cannot be done."""
    try:
        written = file.read_bytes()
    except OSError as error:
        raise BadSetup("file-unreadable", file=str(file)) from error
    try:
        text = written.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadTranscript("transcript-not-one", line=1, expected=MAGIC) from error
    return read(text, GAMES, pack, file.parent)


def suggested(command: str, file: str, pack: Pack) -> str:
    """Write a command about a written game out in full, with the pack it needs."""
    words = ["hippodrome", command, file, *(["--pack", pack.file] if pack.file else [])]
    return shlex.join(words)


class SavedGame:
    """The file a game in play is written to, from its first moment on."""

    def __init__(self, file: Path, text: str) -> None:
        """Go on with a file that is this game's own, as it was written."""
        self.file = file
        self._text = text

    @classmethod
    def begun(cls, game: str, file: Path | None, text: str) -> SavedGame:
        """Create the file, so that a folder one may not write to is known before the first card."""
        saved = cls(file or unused_name(game), text)
        try:
            with saved.file.open("x", encoding="utf-8") as created:
                created.write(text)
        except FileExistsError as error:
            raise BadSetup("save-exists", file=str(saved.file)) from error
        except OSError as error:
            raise BadSetup("save-unwritable", file=str(saved.file)) from error
        return saved

    def keep(self, text: str) -> None:
        """Replace what was written so far; a crash leaves the old text or the new one.

        Where another terminal has gone on with the same game meanwhile, what it wrote stays.
        """
        if text == self._text:
            return
        fresh = self.file.with_name(f".{self.file.name}.new")
        try:
            if self.file.exists() and self.file.read_text(encoding="utf-8") != self._text:
                raise BadSetup("save-gone-on", file=str(self.file))
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(self.file)
        except (OSError, UnicodeDecodeError) as error:
            raise BadSetup("save-unwritable", file=str(self.file)) from error
        self._text = text


def unused_name(game: str) -> Path:
    """Give a name with today's date that no file in this folder has."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M}"
    file = Path(f"{stem}.transcript")
    copy = 2
    while file.exists():
        file = Path(f"{stem}-{copy}.transcript")
        copy += 1
    return file
