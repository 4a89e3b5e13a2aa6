"""Rows as they lie in the database, damaged or not: to be shown, copied and put back.

A table here is a game's; what a database calls a table is a part of what is kept of all of them.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, type_coerce
from sqlalchemy import Table as Part
from sqlalchemy.types import Text

from broomstick.server.store.schema import METADATA, TABLES, Json

Raw = dict[str, Any]
MANY = 500


def columns(part: Part) -> list[Any]:
    """The columns of a part, data in them as the text that it is kept as."""
    return [
        type_coerce(column, Text).label(column.name) if isinstance(column.type, Json) else column
        for column in part.columns
    ]


def put(connection: Connection, part: Part, rows: Sequence[Raw]) -> None:
    """Write rows as they were."""
    values = {
        column.name: bindparam(column.name, type_=Text if isinstance(column.type, Json) else column.type)
        for column in part.columns
    }
    if rows:
        connection.execute(insert(part).values(values), list(rows))


def of_table(connection: Connection, part: Part, table_id: str) -> list[Raw]:
    """What one part has of a table, in the order of its key."""
    key = TABLES.c.id if part is TABLES else part.c.table_id
    statement = select(*columns(part)).where(key == table_id).order_by(*part.primary_key.columns)
    return [dict(row) for row in connection.execute(statement).mappings()]


def parts() -> list[Part]:
    """All that hold something of tables; what they refer to comes before them."""
    return [
        part
        for part in METADATA.sorted_tables
        if part is TABLES or any(refers(key) for key in part.foreign_keys)
    ]


def refers(key: Any) -> bool:
    return bool(key.column is TABLES.c.id)


def everything_of(connection: Connection, table_id: str) -> dict[str, list[Raw]]:
    """All that is kept of a table."""
    return {part.name: of_table(connection, part, table_id) for part in parts()}


def delete_all(connection: Connection, table_id: str) -> bool:
    """Nothing is kept of a table from now on; whether anything was."""
    for part in reversed(parts()):
        key = TABLES.c.id if part is TABLES else part.c.table_id
        gone = connection.execute(part.delete().where(key == table_id))
    return bool(gone.rowcount)


def in_portions(connection: Connection, part: Part) -> Iterator[list[Raw]]:
    """All rows of a part, some at a time."""
    rows = connection.execution_options(yield_per=MANY).execute(select(*columns(part))).mappings()
    for portion in rows.partitions(MANY):
        yield [dict(row) for row in portion]
