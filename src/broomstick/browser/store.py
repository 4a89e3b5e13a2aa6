"""The tables that a browser keeps: the same append-only logs as on a server, on the page's shelf."""

import json
from collections.abc import AsyncIterator, Awaitable, Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, TypeVar

from broomstick.browser.reading import Opener, Used, sound, whole
from broomstick.browser.shelf import BOXES, Change, Shelf
from broomstick.heart.errors import BroomstickError
from broomstick.hosting.codes import some_code
from broomstick.hosting.entries import Entry
from broomstick.hosting.rows import ChatLine, Clocked, Envelope, Kept, Seating, TableRow
from broomstick.hosting.snapshots import Snapshot
from broomstick.hosting.store import check_log
from broomstick.hosting.store_errors import CodeTaken, IdTaken, NoSuchTable, StoreError
from broomstick.hosting.table import Table

T = TypeVar("T")

FULL, REFUSED = "storage-full", "storage-refused"
QUOTA = "QuotaExceededError"


class NotKept(StoreError):
    """The browser would not keep it: its storage is full, or taken away."""

    def __init__(self, why: Exception) -> None:
        super().__init__(f"the browser keeps nothing: {why}")
        self.told = FULL if QUOTA in str(why) else REFUSED


class BrowserStore:
    """What is small is known by heart: which tables there are, and whose secrets open which seats."""

    # One table is looked at at a time, and its log is played again in a blink: they would only take room.
    keeps_snapshots = False

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.tables: dict[str, TableRow] = {}
        self.tokens: dict[str, dict[int, str]] = {}
        # The last number of each log, and which keys have put or taken envelopes.
        self.ends: dict[str, int] = {}
        self.keys: set[tuple[str, str]] = set()
        # Tables whose log has a hole, or whose row is lost. What lies behind a hole goes when the log goes on.
        self.damaged: set[str] = set()

    @classmethod
    async def open(cls, shelf: Shelf) -> "BrowserStore":
        """With all tables that are kept. A row that is damaged is passed over, and stays where it is."""
        store = cls(shelf)
        for found in await store.sound_rows("tables", TableRow):
            store.tables[found.id] = found
        for opener in await store.sound_rows("tokens", Opener):
            store.tokens.setdefault(opener.table, {})[opener.seat] = opener.kept
        for table in store.tokens.keys() - store.tables.keys():
            await store.rebuild(table)
        return store

    async def rebuild(self, table: str) -> None:
        """A table whose own row is lost, as its log tells of it."""
        self.damaged.add(table)
        entries = await self.load_entries(table)
        if not entries:
            return
        begun = entries[0]
        try:
            over = Table.restored(entries)[0].over
        except BroomstickError:
            over = False
        finished = entries[-1].made_at if over else None
        game = str(begun.body["game"].get("game"))
        self.tables[table] = TableRow(table, some_code(), game, begun.made_at, finished, {})

    async def rows(self, box: str, table: str = "") -> list[Any]:
        found: list[Any] = json.loads(await self.sure(self.shelf.rows(box, table)))
        return found

    async def sound_rows(self, box: str, kind: type[T], table: str = "") -> list[T]:
        """Those that are not damaged."""
        read = [sound(row, kind) for row in await self.rows(box, table)]
        return [row for row in read if row is not None]

    async def write(self, changes: list[Change]) -> None:
        await self.sure(self.shelf.write(json.dumps(changes)))

    async def sure(self, work: Awaitable[T]) -> T:
        """What the browser does, or why it does not."""
        try:
            return await work
        except Exception as error:
            raise NotKept(error) from error

    async def create_table(
        self, row: TableRow, entries: Sequence[Entry] = (), tokens: Mapping[int, str] | None = None
    ) -> None:
        if row.id in self.tables:
            raise IdTaken(row.id)
        if row.waiting:
            self.check_code(row.id, row.code)
        check_log(entries, 0)
        opened = dict(tokens or {})
        await self.write(
            [
                ("tables", [row.id], asdict(row)),
                *(line(row.id, entry) for entry in entries),
                *(opener(row.id, seat, kept) for seat, kept in opened.items()),
            ]
        )
        self.tables[row.id] = row
        self.tokens[row.id] = opened
        self.ends[row.id] = len(entries)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        remove_batch: int | None = None,
        finished_at: float | None = None,
    ) -> None:
        row = self.known(table)
        if table not in self.ends:
            await self.load_entries(table)
        check_log(entries, self.ends[table])
        changes = await self.cleared(table) if table in self.damaged else []
        changes += [line(table, entry) for entry in entries]
        if remove_batch is not None:
            sealed = await self.load_envelopes(table)
            changes += [("envelopes", [table, one.batch, one.seat], None) for one in sealed]
        if finished_at is not None and row.finished_at is None:
            row = replace(row, finished_at=finished_at)
            changes.append(("tables", [table], asdict(row)))
        await self.write(changes)
        self.damaged.discard(table)
        self.tables[table] = row
        self.ends[table] += len(entries)

    async def cleared(self, table: str) -> list[Change]:
        """What leaves of a damaged table's log no more than can be played, and what writes its row anew."""
        sound_ones = await self.load_entries(table)
        return [
            ("tables", [table], asdict(self.tables[table])),
            ("entries", [table], None),
            *(line(table, entry) for entry in sound_ones),
        ]

    async def keep_snapshot(self, table: str, snapshot: Snapshot, last: bool = False) -> None:
        """Nothing is kept but the log."""

    async def put_envelope(self, table: str, envelope: Envelope) -> bool:
        if not self.first_time(table, envelope.key):
            return False
        closed: Change = ("envelopes", [table, envelope.batch, envelope.seat], asdict(envelope))
        await self.write([closed, *used(table, envelope.key)])
        self.keys.add((table, envelope.key))
        return True

    async def withdraw_envelope(self, table: str, batch: int, seat: int, key: str = "") -> bool:
        if not self.first_time(table, key):
            return False
        await self.write([("envelopes", [table, batch, seat], None), *used(table, key)])
        self.keys.add((table, key))
        return True

    def first_time(self, table: str, key: str) -> bool:
        self.known(table)
        return not key or (table, key) not in self.keys

    async def set_token(self, table: str, seat: int, kept: str) -> None:
        self.known(table)
        await self.write([opener(table, seat, kept)])
        self.tokens.setdefault(table, {})[seat] = kept

    async def add_chat(self, table: str, who: str, text: str, made_at: float, key: str = "") -> ChatLine:
        self.known(table)
        said = await self.load_chat(table)
        before = next((one for one in said if key and one.key == key), None)
        if before is not None:
            return before
        fresh = ChatLine(len(said) + 1, who, text, made_at, key)
        await self.write([("chat", [table, fresh.number], asdict(fresh))])
        return fresh

    async def forget(self, table: str) -> None:
        """Nothing of a table is kept any longer."""
        await self.write([(box, [table], None) for box in BOXES])
        self.damaged.discard(table)
        self.tables.pop(table, None)
        self.tokens.pop(table, None)
        self.ends.pop(table, None)

    def known(self, table: str) -> TableRow:
        if table not in self.tables:
            raise NoSuchTable(table)
        return self.tables[table]

    async def find(self, table: str) -> TableRow | None:
        return self.tables.get(table)

    async def find_code(self, code: str) -> TableRow | None:
        found = [row for row in await self.open_tables() if row.code == code]
        return max(found, key=lambda row: (row.waiting, row.created_at), default=None)

    def check_code(self, table: str, code: str) -> None:
        others = (row for row in self.tables.values() if row.id != table and row.finished_at is None)
        if any(row.waiting and row.code == code for row in others):
            raise CodeTaken(code)

    async def hold_code(self, table: str, code: str) -> None:
        self.check_code(table, code)
        await self.rewrite(replace(self.known(table), code=code, waiting=True))

    async def let_code_go(self, table: str) -> None:
        await self.rewrite(replace(self.known(table), waiting=False))

    async def rewrite(self, row: TableRow) -> None:
        await self.write([("tables", [row.id], asdict(row))])
        self.tables[row.id] = row

    async def codes_out(self) -> int:
        return sum(row.waiting for row in await self.open_tables())

    async def open_tables(self) -> list[TableRow]:
        rows = [row for row in self.tables.values() if row.finished_at is None]
        return sorted(rows, key=lambda row: (row.created_at, row.id))

    async def clocked(self, tables: Collection[str] | None = None) -> AsyncIterator[list[Clocked]]:
        for row in await self.open_tables():
            if row.settings.get("clock") is not None and (tables is None or row.id in tables):
                yield [Clocked(row.id, row.settings["clock"], None)]

    async def load(self, table: str) -> Kept | None:
        row = self.tables.get(table)
        if row is None:
            return None
        entries, envelopes = await self.load_entries(table), await self.load_envelopes(table)
        keys = frozenset(one.key for one in await self.sound_rows("keys", Used, table))
        self.keys |= {(table, key) for key in keys}
        return Kept(row, entries, envelopes, table not in self.damaged, keys)

    async def load_entries(self, table: str) -> list[Entry]:
        """A log as far as it is whole."""
        rows = await self.rows("entries", table)
        entries = whole(rows, self.tokens.get(table, {}))
        if [asdict(entry) for entry in entries] != rows:
            self.damaged.add(table)
        self.ends[table] = len(entries)
        return entries

    async def load_envelopes(self, table: str) -> list[Envelope]:
        return await self.sound_rows("envelopes", Envelope, table)

    async def load_chat(self, table: str, since: int = 0) -> list[ChatLine]:
        return [said for said in await self.sound_rows("chat", ChatLine, table) if said.number > since]

    async def seat_of_token(self, table: str, kept: str) -> int | None:
        openers = self.tokens.get(table, {})
        return next((seat for seat, known in openers.items() if known == kept), None)

    async def seats_opened(self, table: str) -> set[int]:
        return set(self.tokens.get(table, {}))

    async def tables_of(self, hashes: Iterable[str]) -> list[Seating]:
        wanted = set(hashes)
        found = [
            Seating(self.tables[table], seat)
            for table, openers in self.tokens.items()
            for seat, kept in openers.items()
            if kept in wanted and table in self.tables
        ]
        return sorted(found, key=lambda one: (-one.table.created_at, one.table.id, one.seat))

    async def close(self) -> None:
        """Whatever returned is kept; there is nothing to finish."""


def line(table: str, entry: Entry) -> Change:
    """An entry of a log as it is kept."""
    return "entries", [table, entry.number], asdict(entry)


def used(table: str, key: str) -> list[Change]:
    """The key of a request that closed or opened an envelope, as it is kept; some have none."""
    return [("keys", [table, key], asdict(Used(table, key)))] if key else []


def opener(table: str, seat: int, kept: str) -> Change:
    """The hash of a secret as it is kept."""
    return "tokens", [table, seat], asdict(Opener(table, seat, kept))
