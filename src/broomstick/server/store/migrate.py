"""Bringing a database up to what this version needs; an empty one is made from nothing."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from broomstick.hosting.store_errors import Unavailable
from broomstick.server.store.engine import WRITES, make_engine, prepare, unavailable
from broomstick.server.store.place import read_url, shown

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x62726F6F6D
"""Whoever holds this lock of PostgreSQL's migrates; others wait."""


def migrate(url: str | URL) -> None:
    """Bring a database up to date. What is already so is left alone."""
    asyncio.run(migrate_and_leave(read_url(url)))


async def migrate_and_leave(url: URL) -> None:
    await asyncio.to_thread(prepare, url)
    await bring_up_to_date(url)


async def bring_up_to_date(url: URL) -> None:
    """The same where the file is there already."""
    engine = make_engine(url, setting_up=True)
    try:
        await upgrade(engine)
    finally:
        await engine.dispose()


async def upgrade(engine: AsyncEngine) -> None:
    """All steps that are missing, in one transaction; of several processes one does it."""
    connection = engine.connect()
    try:
        await connection.start()
    # Whatever a driver says of an address or of what it finds there: it is the address that has to be put right.
    except Exception as error:
        raise unavailable("reach", engine.url, error) from error
    try:
        await connection.execution_options(**{WRITES: True})
        async with connection.begin():
            await connection.run_sync(run)
    except (SQLAlchemyError, OSError) as error:
        raise unavailable("set up", engine.url, error) from error
    finally:
        await connection.close()


def run(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = settings()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise Unavailable(
            f"the database {shown(connection.engine.url)} is from a newer version of Broomstick; "
            "use that, or another database",
            "newer",
            {"place": shown(connection.engine.url)},
        )
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def settings() -> Config:
    """Alembic's settings, without a file. It would take a percent sign in a folder's name for its own."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config
