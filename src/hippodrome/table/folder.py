"""The folder the games are kept in: its owner's alone, and one server's at a time."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import IO

from hippodrome.engine.errors import HippodromeError

DATABASE = "hippodrome.db"
LOCK = "hippodrome.lock"
OWNERS_FOLDER, OWNERS_FILE = 0o700, 0o600
SQLITE_MAGIC = b"SQLite format 3\0"
"""What every SQLite file begins with."""
SQLITE_HEADER = 100
"""Bytes a SQLite file begins with; they say how large a page is and how many there are."""


class UnusableFolderError(HippodromeError):
    """A folder in which no games can be kept, with what to do about it."""


class DataFolder:
    """A folder that this process holds until it is let go."""

    def __init__(self, path: Path) -> None:
        """Make the folder where there is none, keep others out of it, and look it over."""
        self.path = path
        self.database = path / DATABASE
        path.mkdir(mode=OWNERS_FOLDER, parents=True, exist_ok=True)
        _keep_to_owner(path)
        self._lock = _locked(path)
        try:
            for file in (self.database, *path.glob(f"{DATABASE}-*")):
                os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNERS_FILE))
                if sys.platform != "win32":
                    file.chmod(OWNERS_FILE)
            _look_over(self.database)
        except BaseException:
            self.close()
            raise

    @property
    def url(self) -> str:
        """Give the address of its database."""
        return f"sqlite:///{self.database}"

    def close(self) -> None:
        """Let it go."""
        self._lock.close()


def _keep_to_owner(path: Path) -> None:
    """Let nobody else look into a folder of one's own; one that all share stays as it is."""
    if sys.platform == "win32":
        return
    found = path.stat()
    if found.st_uid == os.getuid() and not found.st_mode & stat.S_ISVTX:
        path.chmod(OWNERS_FOLDER)


def _locked(path: Path) -> IO[bytes]:
    """Hold the folder's lock, which the system gives back however this process ends."""
    file = (path / LOCK).open("ab")  # it stays open: that is the lock
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise UnusableFolderError("serve-folder-taken", folder=str(path)) from error
    return file


def _look_over(database: Path) -> None:
    """Refuse a database that is not one, or that ends before it should."""
    with database.open("rb") as file:
        header = file.read(SQLITE_HEADER)
    if not header:  # made just now
        return
    if len(header) < SQLITE_HEADER or not header.startswith(SQLITE_MAGIC):
        raise UnusableFolderError("serve-no-database", file=str(database))
    size = int.from_bytes(header[16:18], "big")
    # A page of 65,536 bytes is written as 1; the count holds only if two counters of changes agree.
    page = 65_536 if size == 1 else size
    pages = int.from_bytes(header[28:32], "big")
    if header[24:28] == header[92:96] and database.stat().st_size < page * pages:
        raise UnusableFolderError("serve-cut-short", file=str(database))
