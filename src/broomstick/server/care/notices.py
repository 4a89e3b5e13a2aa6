"""What servers are told of tables that were changed beside them: such a table leaves their memory."""

import time

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from broomstick.server.store.schema import NOTICES

CLOSED, DELETED, REPAIRED = "closed", "deleted", "repaired"
KEPT_FOR = 86_400.0
"""Seconds; every server that runs has looked by then, and one that starts later reads tables as they are."""
# Asked every few seconds: making the statement takes longer than the answer.
SINCE = (
    select(NOTICES.c.number, NOTICES.c.what, NOTICES.c.table_id)
    .where(NOTICES.c.number > bindparam("last_read"))
    .order_by(NOTICES.c.number)
)


def notify(connection: Connection, what: str, table_id: str) -> None:
    """Put up a notice, as a part of the change it tells of."""
    now = time.time()
    connection.execute(delete(NOTICES).where(NOTICES.c.made_at < now - KEPT_FOR))
    number = last(connection) + 1
    connection.execute(insert(NOTICES).values(number=number, made_at=now, what=what, table_id=table_id))


def last(connection: Connection) -> int:
    """The number of the last notice; none is used twice as long as a server could be waiting for it."""
    return int(connection.execute(select(func.coalesce(func.max(NOTICES.c.number), 0))).scalar_one())


def since(connection: Connection, number: int) -> list[tuple[int, str, str]]:
    """Notices after one: number, what was done, and to which table."""
    found = connection.execute(SINCE, {"last_read": number})
    return [(row.number, row.what, row.table_id) for row in found]
