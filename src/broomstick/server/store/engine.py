"""Connections to the database, set up so that what is committed is on disk."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, StatementError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from broomstick.hosting.store_errors import StoreError, Unavailable
from broomstick.server.store.place import SQLITE, home, shown

PATIENCE = 10.0
"""Seconds to wait while another process writes to the same file, or for a server to answer."""

# Errors and logs show statements, never what is in them (hide_parameters): answers and seeds are secret.

WRITES = "broomstick_writes"
"""The execution option of a connection that will write."""

PRAGMAS = [
    "synchronous = FULL",
    # macOS: without these a disk may keep what it was told to write to itself.
    "fullfsync = ON",
    "checkpoint_fullfsync = ON",
    "foreign_keys = ON",
]


NOTHING_FOR = 3.0
STATEMENT_WITHIN = 5.0
"""Seconds after which a server of databases takes back what a process holds that says nothing more, and after which no
answer to a statement is waited for: whoever is paused or cut off must not keep others from its tables."""


def make_engine(url: URL, setting_up: bool = False) -> AsyncEngine:
    """What the store reads with. Setting a database up takes as long as it takes."""
    if url.drivername != SQLITE:
        waits: dict[str, Any] = {"timeout": PATIENCE}
        if not setting_up:
            settings = {
                "application_name": "broomstick",
                "idle_in_transaction_session_timeout": f"{NOTHING_FOR:.0f}s",
                "lock_timeout": f"{NOTHING_FOR + 1:.0f}s",
            }
            waits = {
                "timeout": STATEMENT_WITHIN,
                "command_timeout": STATEMENT_WITHIN,
                "server_settings": settings,
            }
        return create_async_engine(
            url, connect_args=waits, pool_pre_ping=True, pool_timeout=STATEMENT_WITHIN, hide_parameters=True
        )
    engine = create_async_engine(url, connect_args={"timeout": PATIENCE}, hide_parameters=True)
    listen(engine.sync_engine)
    return engine


def make_file_engine(url: URL) -> Engine:
    """A file's engine for a thread of one's own, without a step to another thread for every statement."""
    engine = create_engine(
        url.set(drivername="sqlite"),
        connect_args={"timeout": PATIENCE},
        poolclass=NullPool,
        hide_parameters=True,
    )
    listen(engine)
    return engine


def listen(engine: Engine) -> None:
    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", begin)


def set_up(connection: Any, record: object) -> None:
    # Python's driver would else begin transactions late, and none for a savepoint.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    driver: object = connection.connection.dbapi_connection
    if isinstance(driver, sqlite3.Connection) and driver.in_transaction:
        # It has begun before SQLAlchemy had anything to do (see ``transaction``).
        return
    # A writer that began by reading could be refused when it comes to write.
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def prepare(url: URL) -> None:
    """Make sure that the file is there and keeps a write-ahead log. It holds secrets: nobody else may read it.

    The user's own folder is made; of any other that is not there the name may be a mistake.
    """
    if url.drivername != SQLITE:
        return
    file = Path(str(url.database))
    try:
        if file.parent != home().absolute() and not file.parent.exists():
            raise Unavailable(
                f"cannot open the database {file}: there is no folder {file.parent}",
                "no-folder",
                {"place": str(file), "folder": str(file.parent)},
            )
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
            mode = write_ahead(connection)
    except (OSError, sqlite3.Error) as error:
        code = (
            "not-a-database" if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB else "unusable"
        )
        said = f"cannot open the database {file}: {reason(error)}"
        raise Unavailable(said, code, {"place": str(file)}) from error
    if mode != "wal":
        raise Unavailable(
            f"cannot keep a write-ahead log beside {file}: is it on a disk of this machine?",
            "no-log",
            {"place": str(file)},
        )


def write_ahead(connection: sqlite3.Connection) -> str:
    """Turn the write-ahead log on. SQLite does not wait here for another process that is just doing the same."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return str(connection.execute("PRAGMA journal_mode = WAL").fetchone()[0])
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.02)


def unavailable(doing: str, url: URL, error: Exception) -> Unavailable:
    """The error for whoever asked: what was tried, where, and why it did not work."""
    place = shown(url)
    said = Unavailable(f"cannot {doing} the database {place}: {reason(error)}", "unusable", {"place": place})
    said.__cause__ = error
    return said


def not_kept(url: URL, error: Exception) -> StoreError:
    """The same where the database works, and it was this that it would not take."""
    why = reason(error).partition("\n")[0]
    if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
        why = type(error.orig).__name__  # the rest may tell what was in it
    said = StoreError(f"the database {shown(url)} does not take this: {why}")
    said.__cause__ = error
    return said


def reason(error: Exception) -> str:
    """What the disk or the database said, without the statement and what was in it."""
    if isinstance(error, StatementError):
        return str(error.orig).strip()
    if isinstance(error, TimeoutError):
        return "no answer came in time"
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
