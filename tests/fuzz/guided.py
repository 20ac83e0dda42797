"""One target driven by atheris, which sees what code an input reaches (`--guided`).

libFuzzer takes its process over and ends it, so each target is run in one of its own.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

HANGS = 10
"""Seconds after which libFuzzer calls an input one that hangs."""
MOST_MEMORY = 2_048
"""Megabytes that a target with all inputs that were worth keeping may take."""


def guided(name: str, runs: int, seconds: float, folder: Path) -> int:
    """Run a target in a process of its own; give the status, which is 0 if nothing was found."""
    folder.mkdir(parents=True, exist_ok=True)
    bounds = [f"-runs={runs}", f"-max_total_time={int(seconds)}"]
    command = [sys.executable, "-m", "tests.fuzz.guided", name, str(folder), *bounds]
    return subprocess.run(command, check=False).returncode


def main() -> None:
    """Hand this process over to libFuzzer."""
    import atheris  # only where it has a wheel

    name, folder, *bounds = sys.argv[1:]
    # What is loaded from here on tells which way it went.
    with atheris.instrument_imports(include=["hippodrome"], enable_loader_override=False):
        from tests.fuzz.mutating import LARGEST
        from tests.fuzz.targets import TARGETS
    target = TARGETS[name]
    corpus = Path(tempfile.mkdtemp(prefix="fuzz-corpus-"))
    for number, seed in enumerate(target.seeds()):
        (corpus / str(number)).write_bytes(seed)
    words = corpus.with_suffix(".words")
    escaped = ("".join(f"\\x{byte:02x}" for byte in word) for word in target.words)
    words.write_text("".join(f'"{word}"\n' for word in escaped), encoding="ascii")
    settings = [f"-dict={words}", f"-max_len={LARGEST}", f"-timeout={HANGS}"]
    settings += [f"-rss_limit_mb={MOST_MEMORY}", f"-artifact_prefix={folder}/{name}-", "-seed=1"]
    atheris.Setup(
        [sys.argv[0], *settings, "-print_final_stats=1", *bounds, str(corpus)], target.judge_quietly
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main()
