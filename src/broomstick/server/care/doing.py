"""What is done to tables (closed, deleted, cleared away by age) and to the database (tidied, taken a version back)."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from alembic import command
from sqlalchemy import Connection, desc, func, select, text, update
from sqlalchemy.engine import URL

from broomstick.server.care.notices import CLOSED, DELETED, notify
from broomstick.server.care.raw import delete_all
from broomstick.server.store.engine import make_file_engine
from broomstick.server.store.migrate import settings
from broomstick.server.store.place import SQLITE
from broomstick.server.store.schema import ENTRIES, TABLES
from broomstick.server.store.store import Store

DAY = 86_400.0
LAST_AT = (
    select(ENTRIES.c.made_at)
    .where(ENTRIES.c.table_id == TABLES.c.id)
    .order_by(desc(ENTRIES.c.number))
    .limit(1)
    .scalar_subquery()
)


def close(connection: Connection, table_id: str) -> bool:
    """An open table is open no more: nobody can play there, its code is free, and its log stays. Whether it was one."""
    closing_it = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.finished_at.is_(None))
    done = connection.execute(closing_it.values(finished_at=time.time())).rowcount > 0
    if done:
        notify(connection, CLOSED, table_id)
    return done


def delete(connection: Connection, table_id: str) -> bool:
    """Nothing of a table is kept; whether there was one."""
    done = delete_all(connection, table_id)
    if done:
        notify(connection, DELETED, table_id)
    return done


def older(connection: Connection, days: float, finished: bool, now: float) -> list[str]:
    """Tables at which nothing was done for so many days: those that are over, or those that are open."""
    over = TABLES.c.finished_at.is_not(None) if finished else TABLES.c.finished_at.is_(None)
    last = func.coalesce(LAST_AT, TABLES.c.created_at)
    return list(connection.execute(select(TABLES.c.id).where(over, last < now - days * DAY)).scalars())


async def vacuum(store: Store) -> None:
    """Give the room of what was deleted back to the disk. Servers play on; on a file they wait meanwhile."""
    url = store.engine.url
    if url.drivername == SQLITE:
        with closing(sqlite3.connect(Path(str(url.database)), timeout=60)) as connection:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return
    async with store.engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text("VACUUM"))


async def step_back(url: URL, revision: str) -> None:
    """The database as an earlier version of Broomstick needs it. No server may be at it."""

    def back(connection: Connection) -> None:
        config = settings()
        config.attributes["connection"] = connection
        command.downgrade(config, revision)

    if url.drivername == SQLITE:
        engine = make_file_engine(url)
        try:
            with engine.begin() as connection:
                back(connection)
        finally:
            engine.dispose()
        return
    store = await Store.open(url)
    try:
        await store.writer.do(back)
    finally:
        await store.close()
