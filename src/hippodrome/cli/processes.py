"""Several processes of one house on one machine: started, watched, renewed one by one, ended."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from hippodrome.engine.errors import BadSetup

if TYPE_CHECKING:
    from hippodrome.cli.serve import Wanted

LOOK_EVERY = 0.2
"""Seconds between two looks at whether all are there."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds before one that ended is replaced, doubled each time it ends soon again."""
SOON = 60.0
"""Seconds a process runs for at least before its end is taken for an accident."""
OPEN_WITHIN = 60.0
ENDS_WITHIN = 15.0


class Child:
    """One process, and when its doors were open."""

    def __init__(self, command: list[str], settings: dict[str, str], handed: Sequence[int]) -> None:
        """Start it."""
        self.started = time.monotonic()
        self.open = threading.Event()
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **settings},
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=tuple(handed),
            start_new_session=True,  # Ctrl-C is for us, who end it
        )
        threading.Thread(target=self._hear, daemon=True).start()

    def _hear(self) -> None:
        assert self.process.stdout is not None
        for _ in self.process.stdout:  # all it says is that it is open
            self.open.set()

    @property
    def ended(self) -> bool:
        """Is it gone?"""
        return self.process.poll() is not None

    def is_open_within(self, seconds: float) -> bool:
        """Wait until its doors are open; not for one that has ended."""
        ends = time.monotonic() + seconds
        while not self.ended and time.monotonic() < ends:
            if self.open.wait(LOOK_EVERY):
                return True
        return False

    def end(self, within: float) -> None:
        """Let it finish what it does, then make it end."""
        if not self.ended:
            self.process.terminate()
        try:
            self.process.wait(within)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Processes:
    """The processes that serve at one socket."""

    def __init__(
        self,
        listening: socket.socket,
        wanted: Wanted,
        language: str,
        watched: Sequence[socket.socket] = (),
    ) -> None:
        """Know how each of them is started, and at which socket each is watched."""
        if not hasattr(signal, "SIGHUP"):
            raise BadSetup("serve-processes-not-here")
        self._listening = listening
        self._wanted = wanted
        self._language = language
        self._watched = watched
        self._children: list[Child] = []
        self._ending = False
        self._renewing = False

    def run(self, announce: Callable[[], None]) -> None:
        """Run until told to end; a signal to hang up (HUP) renews them one by one."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self._heard)
        pause = FIRST_PAUSE
        try:
            self._children = [self._started(place) for place in range(self._wanted.processes)]
            if not all(child.is_open_within(OPEN_WITHIN) for child in self._children):
                raise BadSetup("serve-processes-failed")
            announce()
            while not self._ending:
                time.sleep(LOOK_EVERY)
                if self._renewing:
                    self._renewing = False
                    self._renew()
                for place, child in enumerate(self._children):
                    if child.ended and not self._ending:
                        lived = time.monotonic() - child.started
                        pause = FIRST_PAUSE if lived > SOON else min(2 * pause, LONGEST_PAUSE)
                        time.sleep(pause)
                        self._children[place] = self._started(place)
        finally:
            self._end(self._children)

    def _heard(self, number: int, _frame: Any) -> None:
        if number == signal.SIGHUP:
            self._renewing = True
        else:
            self._ending = True

    def _started(self, place: int) -> Child:
        wanted, number = self._wanted, self._listening.fileno()
        os.set_inheritable(number, True)
        assert isinstance(wanted.store, str)
        # Addresses may hold passwords, which a command shows to everybody on the machine.
        settings = {"HIPPODROME_DATABASE": wanted.store, "HIPPODROME_BUS": wanted.bus or ""}
        settings["HIPPODROME_TRACES"] = wanted.traces or ""
        command = [sys.executable, "-m", "hippodrome.cli", "serve", "--host", wanted.host]
        command += ["--thinkers", wanted.thinkers]
        command += ["--listening-at", str(number), "--lang", self._language, "--no-open"]
        days = zip(("unfinished", "finished", "chat"), wanted.keep, strict=True)
        command += [part for what, kept in days for part in (f"--keep-{what}", str(kept))]
        command += ["--limits" if wanted.limits else "--no-limits", "--drain", str(wanted.drain)]
        command += [part for name in wanted.names for part in ("--name", name)]
        command += [part for proxy in wanted.proxies for part in ("--proxy", proxy)]
        command += ["--log", wanted.log] if wanted.log is not None else []
        handed = [number]
        if self._watched:
            # The one that comes takes it over from the one that goes: they share it for a moment.
            handed.append(self._watched[place].fileno())
            os.set_inheritable(handed[-1], True)
            command += ["--watched-at", str(handed[-1])]
        return Child(command, settings, handed)

    def _renew(self) -> None:
        """Put a new process in the place of each, one by one, so that some always serve."""
        for place, old in enumerate(self._children):
            new = self._started(place)
            if self._ending or not new.is_open_within(OPEN_WITHIN):
                new.end(ENDS_WITHIN)
                return  # what is new does not open: better what is old
            self._children[place] = new
            old.end(self._wanted.drain + ENDS_WITHIN)

    def _end(self, children: list[Child]) -> None:
        for child in children:
            if not child.ended:
                child.process.terminate()
        for child in children:
            child.end(self._wanted.drain + ENDS_WITHIN)
