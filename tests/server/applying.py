"""What a page does with differences, for tests: `web/src/table/looks.ts` is what people use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def changed(look: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    """Give a look after a change, both as they crossed the wire; the look itself stays as it is."""
    after = {**look, **change.get("fields", {})}
    for name, splice in change.get("lists", {}).items():
        kept, at = list(look[name]), splice["at"]
        kept[at : at + splice.get("out", 0)] = splice.get("put", ())
        after[name] = kept
    for name, part in change.get("parts", {}).items():
        after[name] = changed(look[name], part)
    for name in change.get("gone", ()):
        after.pop(name, None)
    return after


def whole_step(before: Mapping[str, Any] | None, step: Mapping[str, Any]) -> dict[str, Any]:
    """Give a step with whole looks, from the last one that was seen over the same line."""
    if step.get("since") is None:
        return dict(step)
    if before is None or before["stands"] != step["since"]:
        raise LookupError(f"the position {step['since']} was not seen")
    had = {view["seat"]: view["look"] for view in before["views"]}
    views = []
    for view in step["views"]:
        rest = {name: value for name, value in view.items() if name != "change"}
        views.append({**rest, "look": changed(had[view["seat"]], view["change"])})
    return {**step, "views": views}
