"""Finds a browser for the tests, installing one where that is possible.

In order: the one named by HIPPODROME_BROWSER, a Chromium or Chrome on the machine, Debian's
`chromium` by apt where one may, Playwright's own download. Run as a program it prints the path.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WHAT_TO_DO = (
    "The browser tests need Chromium or Chrome, and none could be found or installed. Install one "
    "(on Debian: apt-get install chromium), or name one: HIPPODROME_BROWSER=/path/to/it make test"
)


def found() -> str | None:
    """The browser that is there already."""
    named = os.environ.get("HIPPODROME_BROWSER")
    if named:
        return named if Path(named).exists() else None
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return path
    return downloaded()


def downloaded() -> str | None:
    """The browser Playwright has downloaded, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """Try apt, then Playwright's download; both may fail."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update"], check=False, capture_output=True)
        command = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, check=False, env=environment, capture_output=True)
    if found() is None:
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(command, check=False)


def browser_path() -> str:
    """A browser, installed if need be; or leave, saying what to do."""
    if found() is None:
        print("Looking for a browser to test the page with…", file=sys.stderr)
        install()
    path = found()
    if path is None:
        raise SystemExit(WHAT_TO_DO)
    return path


if __name__ == "__main__":
    print(browser_path())
