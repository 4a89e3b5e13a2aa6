"""Where a transaction of the writer begins and ends.

SQLAlchemy takes longer for that than SQLite, so a file's driver is told itself; what is done in between goes through
either.
"""

import sqlite3

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

FILES = "sqlite"
"""SQLAlchemy's name for databases in files."""


def driver_of(connection: Connection) -> sqlite3.Connection | None:
    """SQLite's own connection, where it is one. A server's is not asked for: one that was cut has to be rolled back
    before anything else."""
    if connection.dialect.name != FILES:
        return None
    driver: object = connection.connection.dbapi_connection
    return driver if isinstance(driver, sqlite3.Connection) else None


def begin(connection: Connection) -> None:
    driver = driver_of(connection)
    if driver is None:
        connection.begin()
    else:
        # A writer that began by reading could be refused when it comes to write.
        tell(driver, "BEGIN IMMEDIATE")


def commit(connection: Connection) -> None:
    driver = driver_of(connection)
    if driver is None or connection.in_transaction():
        connection.commit()
    else:
        tell(driver, "COMMIT")


def roll_back(connection: Connection) -> None:
    """Undo what was done since the beginning; where SQLite has undone it by itself nothing is left."""
    driver = driver_of(connection)
    if driver is None or connection.in_transaction():
        connection.rollback()
    elif driver.in_transaction:
        tell(driver, "ROLLBACK")


def tell(driver: sqlite3.Connection, statement: str) -> None:
    """What is wrong is told as SQLAlchemy tells it."""
    try:
        driver.execute(statement)
    except sqlite3.Error as error:
        raise OperationalError(statement, None, error, hide_parameters=True) from error
