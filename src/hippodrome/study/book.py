"""The folder of a study: what it is of, and every chunk that was played.

A chunk is written whole or not at all, under a name that says whose it is; so a study that was
killed goes on where it was, and one that asks for more, or for other arms, plays only what is
missing. Chunks of other rules, bots or seeds are refused: they would be another study's.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hippodrome.engine.errors import HippodromeError
from hippodrome.study.arms import Arm
from hippodrome.study.sheets import Sheet

HEADING = "study.json"
CHUNKS = "chunks"


class Book:
    """Chunks that have been played: in a folder, or nowhere."""

    def __init__(self, folder: Path | None, described: Mapping[str, Any]) -> None:
        """Open a folder, or begin a new one."""
        self.folder = folder
        if folder is None:
            return
        found = heading_of(folder)
        if found is None:
            try:
                (folder / CHUNKS).mkdir(parents=True, exist_ok=True)
                write_whole(
                    folder / HEADING, json.dumps(dict(described), indent=2).encode() + b"\n"
                )
            except OSError as error:
                raise HippodromeError("study-unwritable", file=str(folder)) from error
        elif found != described:
            raise HippodromeError("study-other", folder=str(folder))

    def file(self, arm: Arm, first: int) -> Path | None:
        """Give where a chunk is kept, by its first deal."""
        return None if self.folder is None else self.folder / CHUNKS / f"{arm.key}-{first:09}.npz"

    def read(self, arm: Arm, first: int, deals: int) -> Sheet | None:
        """Give a chunk of so many deals, if it was played; a torn one was not."""
        file = self.file(arm, first)
        if file is None or not file.exists():
            return None
        try:
            sheet = Sheet.read(file.read_bytes())
        except (OSError, ValueError):
            return None
        return sheet if sheet.games == deals * len(arm.seatings) else None

    def keep(self, arm: Arm, first: int, sheet: Sheet) -> None:
        """Write a chunk down."""
        file = self.file(arm, first)
        if file is not None:
            try:
                write_whole(file, sheet.written())
            except OSError as error:
                raise HippodromeError("study-unwritable", file=str(file.parent)) from error


def heading_of(folder: Path) -> dict[str, Any] | None:
    """Read what a folder is of; nothing where no study has begun there."""
    file = folder / HEADING
    try:
        if not file.exists():
            return None
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise HippodromeError("study-unreadable", file=str(file)) from error
    if not isinstance(found, dict):
        raise HippodromeError("study-unreadable", file=str(file))
    return found


def write_whole(file: Path, written: bytes) -> None:
    """Write a file so that it is there whole, or not at all."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        beside.write_bytes(written)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
