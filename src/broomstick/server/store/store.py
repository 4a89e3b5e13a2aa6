"""The store: what the server keeps, and how it asks for it. Whatever returns from here is on disk."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Protocol, TypeVar

from sqlalchemy import Connection, RowMapping, Text, bindparam, func, select, type_coerce
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from broomstick.hosting.damage import Damaged, check_numbers, report
from broomstick.hosting.entries import SEAT as SEATED
from broomstick.hosting.entries import Entry
from broomstick.hosting.rows import ChatLine, Clocked, Envelope, Kept, Seating, TableRow, is_hash
from broomstick.hosting.snapshots import Snapshot
from broomstick.hosting.store_errors import (
    Moved,
    NoSuchTable,
    NumberSkipped,
    NumberTaken,
    StoreError,
    Unavailable,
    UnfitText,
)
from broomstick.server.store import reading, statements
from broomstick.server.store.engine import make_engine, prepare, unavailable
from broomstick.server.store.leases import Hold
from broomstick.server.store.migrate import bring_up_to_date
from broomstick.server.store.place import SQLITE, database_url, file_url, read_url
from broomstick.server.store.schema import (
    CHAT,
    ENTRIES,
    ENVELOPE_KEYS,
    ENVELOPES,
    SNAPSHOTS,
    STILL_WAITING,
    TABLES,
    TOKENS,
    WISHES,
)
from broomstick.server.store.sole import Sole
from broomstick.server.store.writer import Hook, Work, Writer

T = TypeVar("T")

PARTED = (Moved, NoSuchTable, NumberSkipped, NumberTaken, Unavailable)
"""After these a table in memory may be another than the one on disk."""
AT_ONCE = 100
"""Entries of a log that are read at a time."""
MANY = 500
"""So many values are asked for at a time; databases have a limit."""

TABLE = select(TABLES).where(TABLES.c.id == bindparam("table"))
OPEN_TABLES = select(TABLES).where(TABLES.c.finished_at.is_(None)).order_by(TABLES.c.created_at, TABLES.c.id)
DECIDED = (
    select(ENTRIES.c.made_at)
    .where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind != SEATED)
    .order_by(ENTRIES.c.number.desc())
    .limit(1)
    .scalar_subquery()
)
CLOCKED = select(TABLES.c.id, TABLES.c.settings, DECIDED).where(
    TABLES.c.finished_at.is_(None), type_coerce(TABLES.c.settings, Text).like('%"clock":%')
)
OF_CODE = (
    select(TABLES)
    .where(TABLES.c.code == bindparam("wanted"), TABLES.c.finished_at.is_(None))
    .order_by(TABLES.c.waiting.desc(), TABLES.c.created_at.desc(), TABLES.c.id)
    .limit(1)
)
CODES_OUT = select(func.count()).select_from(TABLES).where(STILL_WAITING)
LOG = select(ENTRIES).where(ENTRIES.c.table_id == bindparam("table")).order_by(ENTRIES.c.number)
SEALED = (
    select(ENVELOPES)
    .where(ENVELOPES.c.table_id == bindparam("table"))
    .order_by(ENVELOPES.c.batch, ENVELOPES.c.seat)
)
SAID = (
    select(CHAT)
    .where(CHAT.c.table_id == bindparam("table"), CHAT.c.number > bindparam("since"))
    .order_by(CHAT.c.number)
)
SEAT = select(TOKENS.c.seat).where(
    TOKENS.c.table_id == bindparam("table"), TOKENS.c.token_hash == bindparam("kept")
)
SEATS_OPENED = select(TOKENS.c.seat).where(TOKENS.c.table_id == bindparam("table"))
PICTURED = (
    select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("table")).order_by(SNAPSHOTS.c.number.desc())
)
KEYS = select(ENVELOPE_KEYS.c.key).where(ENVELOPE_KEYS.c.table_id == bindparam("table"))
WISHING = select(WISHES.c.seat).where(WISHES.c.table_id == bindparam("table"))
SEATINGS = (
    select(TABLES, TOKENS.c.seat)
    .join(TOKENS, TOKENS.c.table_id == TABLES.c.id)
    .where(TOKENS.c.token_hash.in_(bindparam("kept", expanding=True)))
)


class Holds(Protocol):
    """The tables that this process owns."""

    def hold(self, table: str) -> Hold:
        """By what right it writes to a table; Moved, where it has none."""

    def begin(self, table: str) -> Hold:
        """The right to a table that is about to be made."""

    def begun(self, hold: Hold) -> None:
        """It is made."""


class Store:
    """Open it with ``await Store.open()``, or ``async with await Store.open()``, which also closes it."""

    keeps_snapshots = True

    def __init__(self, engine: AsyncEngine, hook: Hook | None = None, sole: Sole | None = None) -> None:
        self.engine = engine
        self.sole = sole
        # Where several processes share the database: by what right this one writes to a table.
        self.holds: Holds | None = None
        # Told of a table of which more may be on disk than whoever wrote knows.
        self.parted: Callable[[str], None] = lambda table: None
        self.writer = Writer(engine, hook)

    @classmethod
    async def open(
        cls, at: str | URL | Path | None = None, hook: Hook | None = None, serving: bool = False
    ) -> "Store":
        """The database at an address or in a file, else the user's own; made or brought up to date if need be.

        ``hook`` is told of the moments right before and right after a commit. ``serving`` says that tables are played
        at from here: of a file only one process at a time may do that.
        """
        url = database_url() if at is None else file_url(at) if isinstance(at, Path) else read_url(at)
        await asyncio.to_thread(prepare, url)
        sole = Sole(Path(str(url.database))) if serving and url.drivername == SQLITE else None
        try:
            await bring_up_to_date(url)
        except BaseException:
            if sole is not None:
                sole.close()
            raise
        return cls(make_engine(url), hook, sole)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve from this database too."""
        return self.engine.url.drivername != SQLITE

    async def write(self, table: str, work: Work[T]) -> T:
        """Part of the writer's transaction, for a table that exists."""
        if self.holds is not None:
            work = partial(fenced, hold=self.holds.hold(table), work=work)
        try:
            return await self.writer.do(work)
        except PARTED as error:
            # A file says for certain that something was not kept; a connection may be lost on the way back.
            if self.is_shared or not isinstance(error, Unavailable):
                self.parted(table)
            raise

    async def close(self) -> None:
        """Finish what is waiting and let go of the database."""
        try:
            await self.writer.close()
        finally:
            await self.engine.dispose()
            if self.sole is not None:
                self.sole.close()
                self.sole = None

    async def __aenter__(self) -> "Store":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def create_table(
        self, row: TableRow, entries: Sequence[Entry] = (), tokens: Mapping[int, str] | None = None
    ) -> None:
        """A new table, the beginning of its log, and the hashes of its seats' tokens; IdTaken, CodeTaken."""
        fit(id=row.id, code=row.code, game=row.game)
        fit_entries(entries)
        hashes = {seat: checked_hash(kept) for seat, kept in (tokens or {}).items()}
        work = partial(statements.create_table, row=row, entries=entries, tokens=hashes)
        if self.holds is None:
            await self.writer.do(work)
        else:
            hold = self.holds.begin(row.id)
            await self.writer.do(partial(begun, hold=hold, work=work))
            self.holds.begun(hold)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        remove_batch: int | None = None,
        finished_at: float | None = None,
    ) -> None:
        """More of a log: all of it or nothing. KeyUsed, NumberTaken and NumberSkipped say why nothing.

        With it the envelopes of a batch can be thrown away, and the table ended. An entry without a key never
        counts as a repeat.
        """
        fit_entries(entries)
        await self.write(
            table,
            partial(
                statements.append,
                table=table,
                entries=entries,
                remove_batch=remove_batch,
                finished_at=finished_at,
            ),
        )

    async def keep_snapshot(self, table: str, snapshot: Snapshot, last: bool = False) -> None:
        """Keep how a game stands; with ``last`` nothing else is needed of it any more."""
        work = partial(statements.keep_snapshot, table=table, snapshot=snapshot, last=last)
        await self.write(table, work)

    async def put_envelope(self, table: str, envelope: Envelope) -> bool:
        """Keep a sealed answer in place of the seat's earlier one.

        False means that this key has put or withdrawn one before, or made an entry: nothing has changed.
        """
        fit(answer=envelope.answer, key=envelope.key)
        return await self.write(table, partial(statements.put_envelope, table=table, envelope=envelope))

    async def withdraw_envelope(self, table: str, batch: int, seat: int, key: str = "") -> bool:
        """Take a sealed answer back, if there is one. False as for ``put_envelope``."""
        fit(key=key)
        return await self.write(
            table, partial(statements.withdraw_envelope, table=table, batch=batch, seat=seat, key=key)
        )

    async def set_token(self, table: str, seat: int, kept: str) -> None:
        """From now on the token with this hash opens the seat, and no earlier one does."""
        work = partial(statements.set_token, table=table, seat=seat, kept=checked_hash(kept))
        await self.write(table, work)

    async def add_chat(self, table: str, who: str, text: str, made_at: float, key: str = "") -> ChatLine:
        """Keep what was said; a repeat gives the line that is there."""
        fit(name=who, text=text, key=key)
        return await self.write(
            table, partial(statements.add_chat, table=table, who=who, text=text, made_at=made_at, key=key)
        )

    async def finish_table(self, table: str, now: float) -> None:
        """The table is over; its code may be used for another. Doing it twice changes nothing."""
        await self.write(table, partial(statements.finish_table, table=table, now=now))

    async def find(self, table: str) -> TableRow | None:
        """A table by its id, open or over."""
        async with self.reading() as connection:
            row = (await connection.execute(TABLE, {"table": table})).mappings().one_or_none()
        return None if row is None else reading.table_row(row)

    async def find_code(self, code: str) -> TableRow | None:
        """The table that people are waited for at by this code; else the last one that was, if its game is open."""
        async with self.reading() as connection:
            row = (await connection.execute(OF_CODE, {"wanted": code})).mappings().one_or_none()
        return None if row is None else reading.table_row(row)

    async def hold_code(self, table: str, code: str) -> None:
        """The table waits for people, who come by this code; CodeTaken."""
        await self.write(table, partial(statements.hold_code, table=table, code=code))

    async def let_code_go(self, table: str) -> None:
        """The table waits for nobody: another may have its code."""
        await self.write(table, partial(statements.let_code_go, table=table))

    async def codes_out(self) -> int:
        """How many tables wait for people."""
        async with self.reading() as connection:
            return int((await connection.execute(CODES_OUT)).scalar_one())

    async def open_tables(self) -> list[TableRow]:
        """All tables that are not over, the oldest first."""
        async with self.reading() as connection:
            return [row for row, _ in readable((await connection.execute(OPEN_TABLES)).mappings())]

    async def clocked(self, tables: Collection[str] | None = None) -> AsyncIterator[list[Clocked]]:
        """Open tables with clocks, some at a time: there may be very many. ``tables``: only of these."""
        wanted = CLOCKED if tables is None else CLOCKED.where(TABLES.c.id.in_(tables))
        async with self.reading() as connection:
            rows = await connection.stream(wanted, execution_options={"yield_per": MANY})
            async for some in rows.partitions(MANY):
                # A row that cannot be read is met when its table is loaded.
                yield [Clocked(own, settings.get("clock"), at) for own, settings, at in some]

    async def load(self, table: str) -> Kept | None:
        """A table, its log and its envelopes, as they were at one moment."""
        async with self.reading() as connection:
            row = (await connection.execute(TABLE, {"table": table})).mappings().one_or_none()
            if row is None:
                return None
            entries, envelopes = await log(connection, table, row["log_end"]), await sealed(connection, table)
            keys = (await connection.execute(KEYS, {"table": table})).scalars()
            pictured = (await connection.execute(PICTURED, {"table": table})).mappings()
            return Kept(
                reading.table_row(row),
                entries,
                envelopes,
                keys=frozenset(keys),
                snapshots=tuple(reading.snapshot_of(one) for one in pictured),
                wishing=frozenset((await connection.execute(WISHING, {"table": table})).scalars()),
            )

    async def load_entries(self, table: str) -> list[Entry]:
        """A table's log, in order."""
        async with self.reading() as connection:
            return await log(connection, table)

    async def load_envelopes(self, table: str) -> list[Envelope]:
        """The sealed answers of a table, by batch and seat."""
        async with self.reading() as connection:
            return await sealed(connection, table)

    async def load_chat(self, table: str, since: int = 0) -> list[ChatLine]:
        """What was said at a table after the line with this number."""
        async with self.reading() as connection:
            rows = await connection.execute(SAID, {"table": table, "since": since})
            return [reading.chat_line(row) for row in rows.mappings()]

    async def seat_of_token(self, table: str, kept: str) -> int | None:
        """The seat that the token with this hash opens."""
        async with self.reading() as connection:
            found: int | None = (
                await connection.execute(SEAT, {"table": table, "kept": kept})
            ).scalar_one_or_none()
            return found

    async def seats_opened(self, table: str) -> set[int]:
        """The seats that have a token, whichever."""
        async with self.reading() as connection:
            return set((await connection.execute(SEATS_OPENED, {"table": table})).scalars())

    async def tables_of(self, hashes: Iterable[str]) -> list[Seating]:
        """The tables and seats that the tokens with these hashes open, the newest table first."""
        wanted = sorted(set(hashes))
        found: list[Seating] = []
        async with self.reading() as connection:
            for at in range(0, len(wanted), MANY):
                rows = await connection.execute(SEATINGS, {"kept": wanted[at : at + MANY]})
                found += [Seating(table, row["seat"]) for table, row in readable(rows.mappings())]
        return sorted(found, key=lambda seating: (-seating.table.created_at, seating.table.id, seating.seat))

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise unavailable("read", self.engine.url, error) from error


def fenced(connection: Connection, hold: Hold, work: Work[T]) -> T:
    """Write to a table, where it is still owned."""
    hold.check(connection)
    return work(connection)


def begun(connection: Connection, hold: Hold, work: Work[None]) -> None:
    """Make a table, and own it from the first."""
    work(connection)
    hold.begin(connection)


async def log(connection: AsyncConnection, table: str, last: int | None = None) -> list[Entry]:
    rows = await connection.stream(LOG, {"table": table}, execution_options={"yield_per": AT_ONCE})
    entries: list[Entry] = []
    # However long a log is, nobody waits for all of it to be read.
    async for some in rows.mappings().partitions(AT_ONCE):
        entries += [reading.entry_of(row) for row in some]
    check_numbers(table, entries, last)
    return entries


async def sealed(connection: AsyncConnection, table: str) -> list[Envelope]:
    rows = await connection.execute(SEALED, {"table": table})
    return [reading.envelope_of(row) for row in rows.mappings()]


def readable(rows: Iterable[RowMapping]) -> Iterator[tuple[TableRow, RowMapping]]:
    """Tables with the rows they stand in, but for those that cannot be read: they do not hide the others."""
    for row in rows:
        try:
            yield reading.table_row(row), row
        except Damaged as error:
            report(error)


def fit(**texts: str) -> None:
    """Whether every database can hold these texts as they are."""
    for name, text in texts.items():
        if "\0" in text or (not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text)):
            raise UnfitText(f"the {name}")


def fit_entries(entries: Sequence[Entry]) -> None:
    for entry in entries:
        fit(kind=entry.kind, key=entry.key, position=entry.position_hash)


def checked_hash(kept: str) -> str:
    """A token itself must never get into the database, not even by mistake."""
    if not is_hash(kept):
        raise StoreError("only the SHA-256 of a token is kept; this is something else")
    return kept
