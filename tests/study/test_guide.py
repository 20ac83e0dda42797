"""The guide to studying runs as printed."""

import re
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "study.md"


def test_every_block_of_the_guide_runs() -> None:
    names: dict[str, object] = {}
    blocks = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.M | re.S)
    for number, block in enumerate(blocks, start=1):
        exec(compile(block, f"block {number} of {GUIDE.name}", "exec"), names)
    assert len(blocks) > 6
