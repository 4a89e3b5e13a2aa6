"""Where the database lies: a file in the user's own folder, or wherever DATABASE_URL says."""

import os
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from broomstick.hosting.store_errors import Unavailable

FILE = "broomstick.db"
LAST_PORT = 65_535
SQLITE = "sqlite+aiosqlite"
POSTGRES = "postgresql+asyncpg"
DRIVERS = {"sqlite": SQLITE, SQLITE: SQLITE, "postgres": POSTGRES, "postgresql": POSTGRES, POSTGRES: POSTGRES}


def home() -> Path:
    """The user's folder for Broomstick; BROOMSTICK_HOME names another."""
    named = os.environ.get("BROOMSTICK_HOME")
    return Path(named) if named else user_data_path("broomstick", appauthor=False)


def database_url() -> URL:
    """The database of whoever runs this."""
    named = os.environ.get("DATABASE_URL")
    return read_url(named) if named else file_url(home() / FILE)


def file_url(file: Path) -> URL:
    """A database in a file. Any name will do: it is not taken for a part of an address."""
    return URL.create(SQLITE, database=str(file.absolute()))


def read_url(text: str | URL) -> URL:
    """An address as others write it, with the driver that we use."""
    try:
        url = make_url(text)
    # A port that is no number is a plain ValueError.
    except (ArgumentError, ValueError):
        raise not_an_address() from None
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise Unavailable(
            f"{url.drivername} is no database we can use; sqlite and postgresql are",
            "unknown-kind",
            {"name": url.drivername},
        )
    url = url.set(drivername=driver)
    if driver == SQLITE:
        if url.database in (None, "", ":memory:"):
            raise Unavailable(
                "a database in memory keeps nothing; name a file, as in sqlite:////folder/file.db",
                "in-memory",
            )
        return url
    if url.port is not None and not 0 < url.port <= LAST_PORT:
        raise not_an_address()
    if find_spec("asyncpg") is None:
        raise Unavailable(
            "PostgreSQL needs one more package: pip install 'broomstick[postgres]'", "no-driver"
        )
    # Others' drivers call it sslmode, and hosts hand out addresses with it; the values are the same.
    mode = url.query.get("sslmode")
    return url.difference_update_query(["sslmode"]).update_query_string(f"ssl={mode}") if mode else url


def not_an_address() -> Unavailable:
    return Unavailable(
        "this is no address of a database: it should look like sqlite:////folder/file.db "
        "or postgresql://user:password@host/name",
        "not-an-address",
    )


def shown(url: URL) -> str:
    """A database for people to read: never with its password."""
    if url.drivername == SQLITE:
        return str(url.database)
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)
