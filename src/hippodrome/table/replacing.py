"""Rows beside the log that are written again: in one statement that both databases understand.

Two processes that write the same row at the same moment wait for each other, where deleting it
first and inserting it then would let one of them fail.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import sqlalchemy as sql

from hippodrome.table.writer import Statement


def replacing(table: sql.Table, row: dict[str, Any]) -> Statement:
    """Write a row in place of the one with the same key."""
    return _insert(table, renewed=True), row


def keeping(table: sql.Table, row: dict[str, Any]) -> Statement:
    """Write a row unless there is one with the same key, which then stays as it is."""
    return _insert(table, renewed=False), row


@cache
def _insert(table: sql.Table, renewed: bool) -> sql.TextClause:
    names = [column.name for column in table.columns]
    keys = [column.name for column in table.primary_key]
    others = [f"{name} = excluded.{name}" for name in names if name not in keys]
    then = f"UPDATE SET {', '.join(others)}" if renewed else "NOTHING"
    written = sql.text(
        f"INSERT INTO {table.name} ({', '.join(names)}) VALUES (:{', :'.join(names)})"
        f" ON CONFLICT ({', '.join(keys)}) DO {then}"
    )
    types = [sql.bindparam(column.name, type_=column.type) for column in table.columns]
    return written.bindparams(*types)
