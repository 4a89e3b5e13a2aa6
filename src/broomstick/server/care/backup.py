"""A copy of everything, taken while servers play on, and put back elsewhere.

A backup is a SQLite file of our own tables, whichever database it is of: it can be put into a file or into PostgreSQL,
and opened as a database itself. It holds every secret of every game.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.engine import URL

from broomstick.heart.errors import BroomstickError
from broomstick.server.care.raw import Raw, everything_of, in_portions, put
from broomstick.server.store.engine import make_file_engine
from broomstick.server.store.migrate import migrate, upgrade
from broomstick.server.store.place import SQLITE, file_url
from broomstick.server.store.schema import ENTRIES, LEASES, METADATA, NOTICES, PROCESSES, PULSES, TABLES
from broomstick.server.store.sole import Sole
from broomstick.server.store.store import Store

OF_THE_MOMENT = (PULSES, NOTICES, LEASES, PROCESSES)
"""What tells of processes that run, and of nothing that is kept."""


class NoBackup(BroomstickError):
    """Why there is no backup, or it cannot be put back; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Copied:
    """What a backup holds."""

    tables: int
    entries: int
    bytes: int


async def back_up(store: Store, target: Path) -> Copied:
    """A copy as of one moment. It is there under its name when it is whole, and not before."""
    if target.exists():
        raise NoBackup(
            f"{target} is there already; a backup replaces nothing", "file-there", {"place": str(target)}
        )
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        if store.engine.url.drivername == SQLITE:
            copy_file(Path(str(store.engine.url.database)), part)
        else:
            await dump(store, part)
        settle(part)
        found = contents(part)
        os.rename(part, target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return found


def copy_file(source: Path, target: Path) -> None:
    """SQLite's own copy: what is written meanwhile is in it or not, but never half."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.execute("PRAGMA busy_timeout = 10000")
        old.backup(new)


async def dump(store: Store, target: Path) -> None:
    """All rows of a database on a server, as they were at one moment."""
    await migrate_file(target)
    connection = await store.engine.connect()
    try:
        await connection.execution_options(isolation_level="REPEATABLE READ")
        await connection.run_sync(copy_rows, target)
        await connection.rollback()
    finally:
        await connection.close()


async def migrate_file(file: Path) -> None:
    """An empty database with our tables."""
    store = await Store.open(file)
    await store.close()


def copy_rows(source: Connection, target: Path) -> None:
    with opened(target) as new, new.begin():
        move(source, new)


def move(source: Connection, target: Connection) -> None:
    """All rows from one database into another that has the same parts and nothing in them."""
    for part in METADATA.sorted_tables:
        if part not in OF_THE_MOMENT:
            for rows in in_portions(source, part):
                put(target, part, rows)


@contextmanager
def opened(file: Path) -> Iterator[Connection]:
    """A file's tables, in this thread."""
    engine: Engine = make_file_engine(file_url(file))
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def settle(file: Path) -> None:
    """A backup is one file, without a log beside it, and all of it is on disk."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        for table in OF_THE_MOMENT:
            connection.execute(f"DELETE FROM {table.name}")
        connection.commit()
    descriptor = os.open(file, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def contents(file: Path) -> Copied:
    """What a backup holds, where it is one and whole."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            wrong = [row for (row,) in connection.execute("PRAGMA integrity_check") if row != "ok"]
            if wrong:
                raise NoBackup(f"{file} is damaged: {wrong[0]}", "backup-damaged", {"place": str(file)})
            tables, entries = (
                int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
                for name in (TABLES.name, ENTRIES.name)
            )
    except sqlite3.Error as error:
        raise NoBackup(f"{file} is no backup of ours: {error}", "no-backup", {"place": str(file)}) from error
    return Copied(tables, entries, file.stat().st_size)


def table_in(file: Path, table_id: str) -> dict[str, list[Raw]]:
    """All that a backup has of one game's table."""
    contents(file)
    with as_of_today(file) as copy, opened(copy) as connection:
        return everything_of(connection, table_id)


@contextmanager
def as_of_today(file: Path) -> Iterator[Path]:
    """A backup as a database of this version; the file itself stays what it is."""
    copy = file.with_name(f"{file.name}.{os.getpid()}.today")
    try:
        copy_file(file, copy)
        migrate_in_thread(copy)
        yield copy
    finally:
        for beside in ("", "-wal", "-shm", "-journal"):
            copy.with_name(copy.name + beside).unlink(missing_ok=True)


def migrate_in_thread(file: Path) -> None:
    """Bring a file up to date from wherever this is called."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as thread:
        thread.submit(migrate, file_url(file)).result()


async def put_back(source: Path, url: URL) -> Copied:
    """A backup into a file that is not there yet, or into an empty database."""
    found = contents(source)
    if url.drivername == SQLITE:
        into_file(source, Path(str(url.database)))
    else:
        await into_server(source, url)
    return found


def into_file(source: Path, target: Path) -> None:
    """The backup becomes the file, in one step. No server may be at it."""
    if target.exists() and has_tables(target):
        raise NoBackup(
            f"there are tables in {target}; move that file away first, or name another",
            "not-empty",
            {"place": str(target)},
        )
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    alone = Sole(target)
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        copy_file(source, part)
        migrate_in_thread(part)
        settle(part)
        for beside in ("-wal", "-shm"):
            target.with_name(target.name + beside).unlink(missing_ok=True)
        os.replace(part, target)
    finally:
        for beside in ("", "-wal", "-shm", "-journal"):
            part.with_name(part.name + beside).unlink(missing_ok=True)
        alone.close()


def has_tables(file: Path) -> bool:
    """Whether a database has a game in it. What is no database of ours is not to be replaced either."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
            if TABLES.name not in names:
                return bool(names)
            return connection.execute(f"SELECT 1 FROM {TABLES.name} LIMIT 1").fetchone() is not None
    except sqlite3.Error:
        return True


async def into_server(source: Path, url: URL) -> None:
    """All rows of a backup into a database on a server, in one transaction."""
    async with await Store.open(url) as store:
        await upgrade(store.engine)

        def fill(connection: Connection) -> None:
            if connection.execute(select(func.count()).select_from(TABLES)).scalar_one():
                raise NoBackup(
                    "there are tables in this database; make an empty one for what is put back", "not-empty"
                )
            with as_of_today(source) as copy, opened(copy) as old:
                move(old, connection)

        await store.writer.do(fill)
