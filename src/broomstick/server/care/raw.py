"""Rows as they lie in the database, damaged or not: to be shown, copied and put back."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Table, bindparam, insert, select, type_coerce
from sqlalchemy.types import Text

from broomstick.server.store.schema import METADATA, TABLES, Json

Raw = dict[str, Any]
MANY = 500


def columns(table: Table) -> list[Any]:
    """The columns of a table, data in them as the text that it is kept as."""
    return [
        type_coerce(column, Text).label(column.name) if isinstance(column.type, Json) else column
        for column in table.columns
    ]


def put(connection: Connection, table: Table, rows: Sequence[Raw]) -> None:
    """Write rows as they were."""
    values = {
        column.name: bindparam(column.name, type_=Text if isinstance(column.type, Json) else column.type)
        for column in table.columns
    }
    if rows:
        connection.execute(insert(table).values(values), list(rows))


def of_table(connection: Connection, table: Table, table_id: str) -> list[Raw]:
    """What one table of the database has of a game's table, in the order of its key."""
    key = TABLES.c.id if table is TABLES else table.c.table_id
    statement = select(*columns(table)).where(key == table_id).order_by(*table.primary_key.columns)
    return [dict(row) for row in connection.execute(statement).mappings()]


def parts() -> list[Table]:
    """The tables of the database that hold parts of games' tables; what they refer to comes before them."""
    return [
        table
        for table in METADATA.sorted_tables
        if table is TABLES or any(refers(key) for key in table.foreign_keys)
    ]


def refers(key: Any) -> bool:
    return bool(key.column is TABLES.c.id)


def everything_of(connection: Connection, table_id: str) -> dict[str, list[Raw]]:
    """All that is kept of a game's table."""
    return {table.name: of_table(connection, table, table_id) for table in parts()}


def delete_all(connection: Connection, table_id: str) -> bool:
    """Nothing is kept of a game's table from now on; whether anything was."""
    for table in reversed(parts()):
        key = TABLES.c.id if table is TABLES else table.c.table_id
        gone = connection.execute(table.delete().where(key == table_id))
    return bool(gone.rowcount)


def in_portions(connection: Connection, table: Table) -> Iterator[list[Raw]]:
    """All rows of a table, some at a time."""
    rows = connection.execution_options(yield_per=MANY).execute(select(*columns(table))).mappings()
    for portion in rows.partitions(MANY):
        yield [dict(row) for row in portion]
