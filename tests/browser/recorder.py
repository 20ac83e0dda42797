"""Writes down all that a page shows, and when, beside what the server had told it by then."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.visitor import say

RECORD = """
(() => {
    const [frames, shown] = [[], []]
    window.recorded = { frames, shown }
    const told = ({ event, text, weight = 'line' }) => ({ ...event, told: !!text, weight })
    const Plain = window.WebSocket
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given)
            this.addEventListener('message', ({ data }) => {
                const frame = JSON.parse(data)
                if (frame.type !== 'step') return
                const story = Object.values(frame.story)[0] ?? []
                frames.push({ at: shown.length, fresh: frame.fresh, events: story.map(told) })
            })
        }
    }
    const all = (spot) => [...document.querySelectorAll(spot)]
    const texts = (spot) => all(spot).map((one) => one.textContent.trim())
    const look = () => {
        const stage = document.querySelector('.stage')
        const caller = texts('.caller .line').join()
        const log = texts('[role=log] li.told')
        const now = {
            stage: stage ? stage.classList[1] : '',
            headline: texts('.stage .call').join(),
            rising: all('.honour li').some((one) => one.getAnimations().length),
            lines: log.length,
            caller,
            // Where the log has not what the caller says, what it ends with instead.
            ahead: log.some((line) => line.includes(caller)) ? [] : log.slice(-3),
            banner: texts('.banner p').join(),
            ending: document.querySelectorAll('.ending').length,
            scores: texts('.seats :is(.score, .purse)').join('|'),
            rolling: document.querySelectorAll('.dice.rolling').length,
        }
        const known = shown.at(-1)
        if (JSON.stringify(known) !== JSON.stringify(now)) shown.push(now)
    }
    const watch = () =>
        new MutationObserver(look).observe(document.body, {
            subtree: true, childList: true, characterData: true, attributes: true,
        })
    if (document.body) watch()
    else document.addEventListener('DOMContentLoaded', watch)
})()
"""
"""Before anything else runs on a page: listen to its connection and watch all that it shows."""


class Told(NamedTuple):
    """A line of the story: when the server told it, and which line of the log it becomes."""

    event: dict[str, Any]
    came: int
    line: int
    last: bool
    """Is it the last of its step?"""

    @property
    def name(self) -> str:
        """What happened."""
        return str(self.event["name"])


class Recording:
    """What a page was told and what it showed, in order."""

    def __init__(self, page: Page) -> None:
        found = page.evaluate("window.recorded")
        self.shown: list[dict[str, Any]] = found["shown"]
        self.log: list[str] = page.locator("[role=log] li.told").all_text_contents()
        self.told: list[Told] = []
        line = 0
        for frame in found["frames"]:
            if frame["fresh"]:
                line, self.told = 0, []
            for event in frame["events"]:
                line += event["told"]
                if event["told"] and not frame["fresh"]:
                    last = event is frame["events"][-1]
                    self.told.append(Told(event, frame["at"], line, last))

    def readable(self, line: Told) -> int | None:
        """When a line was first there to be read in the log; None if it never was."""
        for at in range(line.came, len(self.shown)):
            if self.shown[at]["lines"] >= line.line:
                return at
        return None

    def staged(self, line: Told, stage: str) -> int | None:
        """When a stage was first seen after the server told a line; None if it never was."""
        for at in range(line.came, len(self.shown)):
            if self.shown[at]["stage"] == stage:
                return at
        return None

    def spoilers(self, stages: dict[str, str]) -> list[str]:
        """What was readable before its stage; `stages` says on which one each event is shown."""
        found = []
        for line in self.told:
            stage = stages.get(line.name)
            if stage is None or (line.event["weight"] == "line" and line.name == "photo-result"):
                continue
            if line.event.get("place", 1) > 1 and line.name in ("arrived", "past-post"):
                continue  # whoever follows the winner is cheered in passing, or not at all
            read, seen = self.readable(line), self.staged(line, stage)
            if read is not None and (seen is None or seen > read):
                found.append(f"{line.name} is readable at {read}, on stage at {seen}")
        return found

    def podiums(self) -> int:
        """How often a podium was seen to be built."""
        return sum(
            later["rising"] and not one["rising"]
            for one, later in pairwise([{"rising": False}, *self.shown])
        )

    def early_orders(self, arrival: str) -> list[str]:
        """Where an order of arrival was readable although not all stood on the podium yet."""
        found = []
        arrivals = [line for line in self.told if line.name == arrival]
        ends = [*(line.came for line in arrivals[1:]), len(self.shown)]
        for line, end in zip(arrivals, ends, strict=True):
            order = self.log[line.line - 1]
            for at in range(line.came, end):
                one = self.shown[at]
                early = {
                    "the log": one["lines"] >= line.line,
                    "the caller": one["caller"] in order,
                    "the headline": bool(one["headline"]) and one["headline"] in order,
                }
                if one["rising"] and any(early.values()):
                    where = [place for place, told in early.items() if told]
                    found.append(f"{where} had {order!r} at {at}, before all were on the podium")
        return found

    def early_dice(self, throw: str) -> list[str]:
        """Throws that could be read although no dice had rolled since the server told of them.

        Only of those that end a step: a stage shows what came of others. Where the board they
        roll on is only being fetched, the banner says that they roll.
        """
        found = []
        rolling = say("page-rolling")
        for line in self.told:
            read = self.readable(line) if line.name == throw and line.last else None
            if read is not None and not any(
                one["rolling"] or one["banner"] == rolling for one in self.shown[line.came : read]
            ):
                found.append(f"{line.event} is readable at {read}, and rolled after that")
        return found

    def calls_ahead(self) -> list[str]:
        """What the race caller said before the log had it, which may come one look later."""
        silent = say("page-caller-silent")
        return [
            f"{one['caller']} was said when the log ended with {one['ahead']}"
            for one, later in pairwise([*self.shown, self.shown[-1]])
            if one["caller"] != silent and one["ahead"] and later["ahead"]
        ]

    def early_scores(self, event: str) -> list[str]:
        """Scores that changed although the line that brings them was not readable yet."""
        found: list[str] = []
        for line in self.told:
            if line.name != event:
                continue
            read = self.readable(line)
            before = self.shown[line.came - 1]["scores"] if line.came else ""
            found += [
                f"{before} became {one['scores']} before {event}"
                for one in self.shown[line.came : read]
                if one["scores"] and before and one["scores"] != before
            ]
        return found

    def early_endings(self, over: str) -> list[str]:
        """What said that all is over while something was still to be told."""
        lines = max(one["lines"] for one in self.shown)
        return [
            one["banner"]
            for one in self.shown
            if (over in one["banner"] or one["ending"]) and one["lines"] < lines
        ]
