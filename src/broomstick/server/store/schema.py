"""The tables of the database. ``migrations`` makes them; a test holds that both say the same."""

import json
from typing import Any

from sqlalchemy import (
    CheckConstraint,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}
"""A constraint without a name could not be changed later."""

METADATA = MetaData(naming_convention=NAMES)


class Unreadable(dict[str, Any]):
    """Stands for what should have been data, so that one row that cannot be read does not hide the others."""


class Json(TypeDecorator[dict[str, Any]]):
    """Plain data as JSON in a text column. All of it is ASCII, so that any text whatever can be kept anywhere."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: dict[str, Any] | None, dialect: Dialect) -> str:
        return json.dumps(value, separators=(",", ":"), allow_nan=False)

    def process_result_value(self, value: str | None, dialect: Dialect) -> dict[str, Any]:
        return read_data(value)


def read_data(text: str | None) -> dict[str, Any]:
    """What a text column holds."""
    try:
        data = json.loads(text or "{}")
    except (TypeError, ValueError, RecursionError):
        return Unreadable()
    return data if isinstance(data, dict) else Unreadable()


def table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("game_table.id"), nullable=False)


TABLES = Table(
    "game_table",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("finished_at", Double),
    Column("settings", Json, nullable=False),
    # The number of the last entry: a log that ends before is not whole. NULL where none was written since this is kept.
    Column("log_end", Integer),
    # 1 while somebody can still sit down by its code.
    Column("waiting", Integer, nullable=False, server_default="1"),
)

STILL_WAITING = TABLES.c.finished_at.is_(None) & (TABLES.c.waiting == 1)
# Two tables that wait for people never have the same code.
Index(
    "ix_game_table_waiting_code",
    TABLES.c.code,
    unique=True,
    sqlite_where=STILL_WAITING,
    postgresql_where=STILL_WAITING,
)

# Without rowid SQLite keeps rows in the order of their keys alone: half the writing.

ENTRIES = Table(
    "entry",
    METADATA,
    table_id(),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("body", Json, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("key", Text),  # NULL where the client gave none: any number of entries may have that
    Column("position_hash", Text, nullable=False),
    Column("checksum", Text),  # NULL for what was written before there was one
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "key"),
    CheckConstraint("number >= 1", name="number"),
    sqlite_with_rowid=False,
)

ENVELOPES = Table(
    "envelope",
    METADATA,
    table_id(),
    Column("batch", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("answer", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("key", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "batch", "seat"),
    sqlite_with_rowid=False,
)

# An envelope is replaced and taken away, but a late repeat of what put it there must still be known for one.
ENVELOPE_KEYS = Table(
    "envelope_key",
    METADATA,
    table_id(),
    Column("key", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "key"),
    sqlite_with_rowid=False,
)

TOKENS = Table(
    "seat_token",
    METADATA,
    table_id(),
    Column("seat", Integer, nullable=False),
    Column("token_hash", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    UniqueConstraint("token_hash"),
    CheckConstraint("length(token_hash) = 64", name="token_hash"),
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat_line",
    METADATA,
    table_id(),
    Column("number", Integer, nullable=False),
    Column("who", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("key", Text),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "key"),
    sqlite_with_rowid=False,
)

# How games stood, so that not all of a log has to be played again. All of it can be made anew from the log.
SNAPSHOTS = Table(
    "snapshot",
    METADATA,
    table_id(),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),  # packed JSON
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

# The processes that serve from here: until when each was there, and who was connected to it.
PULSES = Table(
    "pulse",
    METADATA,
    Column("process", Text, primary_key=True),
    Column("started_at", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("connected", Json, nullable=False),
)

# What was done to tables from outside while servers may have them in memory: they look here.
NOTICES = Table(
    "notice",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("made_at", Double, nullable=False),
    Column("what", Text, nullable=False),
    Column("table_id", Text, nullable=False),  # of a table that may be gone
)

# Who at a table wishes that nothing of it is kept.
WISHES = Table(
    "delete_wish",
    METADATA,
    table_id(),
    Column("seat", Integer, nullable=False),
    Column("made_at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    sqlite_with_rowid=False,
)

# Who owns which table, where several processes share the database.

PROCESSES = Table(
    "process",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("until", Double, nullable=False),
)

# A lease stays when nobody holds it: the fence, a number that is one higher for each who did, is never used again.
LEASES = Table(
    "lease",
    METADATA,
    table_id(),
    Column("owner", Text),
    Column("fence", Integer, nullable=False),
    PrimaryKeyConstraint("table_id"),
    Index("ix_lease_owner", "owner"),
    sqlite_with_rowid=False,
)
