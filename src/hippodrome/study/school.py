"""docs/school.md: every lesson with its steps, its words and the time it takes.

Written anew by `make school`; a test says when it is stale.
"""

from __future__ import annotations

from pathlib import Path

from hippodrome.engine.lessons import Lesson, count_words, lesson_names, lesson_of
from hippodrome.games import GAMES
from hippodrome.words import LANGUAGES, words

PAGE = Path("docs") / "school.md"
HEAD = """# The riding school, step by step

A lesson is a real game on a prepared deal, in page (`/learn/GAME`) and terminal (`hippodrome learn
GAME`). Minutes are reckoned: words ÷ 150, the stages on the way, 8 s for each decision of one's own
and 0.9 s for each of the others'. This page is written by `make school`.
"""


def page() -> str:
    """Write the whole page."""
    lines = [HEAD]
    for game in GAMES.values():
        lessons = [lesson_of(game, name) for name in lesson_names(game)]
        if not lessons:
            continue
        lines += [f"## {words('en').tell(game.title)}", ""]
        lines += [
            "| lesson | steps | own moves | words (en, fr) | most in a step | minutes (en, fr) |",
            "|---|---|---|---|---|---|",
            *(row(lesson) for lesson in lessons),
            "",
        ]
    return "\n".join(lines)


def row(lesson: Lesson) -> str:
    """Write the line of one lesson."""
    counted = {
        language: [count_words(words(language).tell(step.text)) for step in lesson.steps]
        for language in LANGUAGES
    }
    read = ", ".join(str(sum(counts)) for counts in counted.values())
    most = ", ".join(str(max(counts)) for counts in counted.values())
    minutes = ", ".join(f"{lesson.seconds(language) / 60:.1f}" for language in LANGUAGES)
    title = words("en").tell(lesson.title)
    cells = (title, str(len(lesson.steps)), str(lesson.own), read, most, minutes)
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
