"""What a study found as tables for other programs: every game, and every figure."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy

from hippodrome.engine.errors import BadSetup, HippodromeError
from hippodrome.study.arms import measures_of
from hippodrome.study.book import write_whole
from hippodrome.study.estimates import difference
from hippodrome.study.figures import columns_of
from hippodrome.study.sheets import winning_shares
from hippodrome.study.studies import Findings

FORMATS = ("csv", "parquet")
ROWS_AT_ONCE = 50_000


def check_format(wanted: str) -> str:
    """Refuse a format that is none, or that nobody here can write."""
    if wanted not in FORMATS:
        raise BadSetup("study-unknown-format", found=wanted, known=", ".join(FORMATS))
    if wanted == "parquet" and find_spec("pyarrow") is None:
        raise BadSetup("study-no-parquet")
    return wanted


def games_table(findings: Findings) -> dict[str, Any]:
    """Give a column for everything that is known of each game; nan where a seat is not there."""
    arms, sheets = findings.study.arms, findings.sheets
    most = max(arm.seats for arm in arms)
    measures = [measure.name for measure in measures_of(findings.study.game)]
    found: dict[str, list[Any]] = {}

    def add(name: str, values: Any) -> None:
        found.setdefault(name, []).append(values)

    for arm, sheet in zip(arms, sheets, strict=True):
        seatings = len(arm.seatings)
        number = numpy.arange(sheet.games)
        add("arm", numpy.full(sheet.games, arm.label, dtype=object))
        add("deal", number // seatings)
        add("seating", number % seatings + 1)
        add("seats", numpy.full(sheet.games, arm.seats))
        add("moves", sheet.moves)
        add("lead_changes", sheet.leads)
        for place, name in enumerate(measures):
            add(name.replace("-", "_"), sheet.measures[:, place])
        shares = sheet.shares / winning_shares(arm.seats)
        for seat in range(most):
            there = seat < arm.seats
            nothing = numpy.full(sheet.games, numpy.nan)
            bots = [seating[seat].name if there else "" for seating in arm.seatings]
            add(f"bot_{seat + 1}", numpy.array(bots, dtype=object)[number % seatings])
            add(f"standing_{seat + 1}", sheet.points[:, seat] if there else nothing)
            add(f"won_{seat + 1}", shares[:, seat] if there else nothing)
    return {name: numpy.concatenate(parts) for name, parts in found.items()}


def figures_table(findings: Findings) -> list[dict[str, Any]]:
    """Give a row for every figure of every arm: its mean, and its change beside the usual arm."""
    rows = []
    arms, sheets = findings.study.arms, findings.sheets
    usual = {column.name: column.figures for column in columns_of(arms[0], sheets[0])}
    for arm, sheet in zip(arms, sheets, strict=True):
        for column in columns_of(arm, sheet):
            row = {
                "arm": arm.label,
                "games": sheet.games,
                "figure": column.name,
                "unit": column.unit,
                "mean": column.mean.mean,
                "margin": column.mean.margin,
                "change": "",
                "change_margin": "",
            }
            before = usual.get(column.name)
            # Matches of a tournament are not compared with each other.
            if arm is not arms[0] and before is not None and len(arm.seatings) == 1:
                change = difference(before, column.figures)
                row |= {"change": change.mean, "change_margin": change.margin}
            rows.append(row)
    return rows


def as_csv(columns: Mapping[str, Any]) -> bytes:
    """Write columns as CSV; a number that is none is left blank."""
    out = io.StringIO(newline="")
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(columns)
    rows = len(next(iter(columns.values())))
    for first in range(0, rows, ROWS_AT_ONCE):
        some = [plain(values[first : first + ROWS_AT_ONCE]) for values in columns.values()]
        lines.writerows(zip(*some, strict=True))
    return out.getvalue().encode()


def plain(values: Any) -> list[Any]:
    """Give values as Python has them, None for no number."""
    found: list[Any] = values.tolist()
    if values.dtype.kind == "f":
        return [None if value != value else value for value in found]  # nan
    return found


def as_parquet(columns: Mapping[str, Any]) -> bytes:
    """Write columns as Parquet."""
    import pyarrow
    from pyarrow import parquet

    arrays = {}
    for name, values in columns.items():
        array = pyarrow.array(values, from_pandas=True)  # nan is no number
        arrays[name] = array.dictionary_encode() if values.dtype == object else array
    out = io.BytesIO()
    parquet.write_table(pyarrow.table(arrays), out)
    return out.getvalue()


def write_tables(findings: Findings, folder: Path, formats: Sequence[str]) -> list[Path]:
    """Write the games in every format that is wanted, and the figures; give the files."""
    rows = figures_table(findings)
    figures = {name: numpy.array([row[name] for row in rows], dtype=object) for name in rows[0]}
    games = games_table(findings)
    written = {"figures.csv": as_csv(figures)}
    for wanted in formats:
        written[f"games.{wanted}"] = (as_csv if wanted == "csv" else as_parquet)(games)
    files = []
    for name, content in written.items():
        try:
            write_whole(folder / name, content)
        except OSError as error:
            raise HippodromeError("study-unwritable", file=str(folder / name)) from error
        files.append(folder / name)
    return files
