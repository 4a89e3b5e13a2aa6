"""What a host keeps of its tables, and how it is asked for it. Whatever returns from here is kept."""

from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from typing import Protocol

from broomstick.hosting.entries import Entry
from broomstick.hosting.rows import ChatLine, Clocked, Envelope, Kept, Seating, TableRow
from broomstick.hosting.snapshots import Snapshot
from broomstick.hosting.store_errors import KeyUsed, NumberSkipped, NumberTaken


class Store(Protocol):
    """On the server a database, in a page what the browser keeps; ``store_errors`` say what was not kept and why."""

    keeps_snapshots: bool
    """Whether it is worth while to give it any."""

    async def create_table(
        self, row: TableRow, entries: Sequence[Entry] = (), tokens: Mapping[int, str] | None = None
    ) -> None:
        """A new table, the beginning of its log, and the hashes of its seats' tokens; IdTaken, CodeTaken."""

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        remove_batch: int | None = None,
        finished_at: float | None = None,
    ) -> None:
        """More of a log: all of it or nothing. With it a batch's envelopes can be thrown away, and the table ended."""

    async def keep_snapshot(self, table: str, snapshot: Snapshot, last: bool = False) -> None:
        """Keep how a game stands besides what was kept before; with ``last`` nothing else is needed any more."""

    async def put_envelope(self, table: str, envelope: Envelope) -> bool:
        """Keep a sealed answer in place of the seat's earlier one; False: this key did something before."""

    async def withdraw_envelope(self, table: str, batch: int, seat: int, key: str = "") -> bool:
        """Take a sealed answer back, if there is one; False: this key did something before."""

    async def set_token(self, table: str, seat: int, kept: str) -> None:
        """From now on the token with this hash opens the seat, and no earlier one does."""

    async def add_chat(self, table: str, who: str, text: str, made_at: float, key: str = "") -> ChatLine:
        """Keep what was said; a repeat gives the line that is there."""

    async def find(self, table: str) -> TableRow | None:
        """A table by its id, open or over."""

    async def find_code(self, code: str) -> TableRow | None:
        """The table that people are waited for at by this code; else the last one that was, if its game is open."""

    async def hold_code(self, table: str, code: str) -> None:
        """The table waits for people, who come by this code; CodeTaken."""

    async def let_code_go(self, table: str) -> None:
        """The table waits for nobody: another may have its code."""

    async def codes_out(self) -> int:
        """How many tables wait for people."""

    async def open_tables(self) -> list[TableRow]:
        """All tables that are not over, the oldest first."""

    def clocked(self, tables: Collection[str] | None = None) -> AsyncIterator[list[Clocked]]:
        """Open tables with clocks, some at a time."""

    async def load(self, table: str) -> Kept | None:
        """A table, its log and its envelopes, as they were at one moment."""

    async def load_entries(self, table: str) -> list[Entry]:
        """A table's log, in order."""

    async def load_chat(self, table: str, since: int = 0) -> list[ChatLine]:
        """What was said at a table after the line with this number."""

    async def seat_of_token(self, table: str, kept: str) -> int | None:
        """The seat that the token with this hash opens."""

    async def seats_opened(self, table: str) -> set[int]:
        """The seats that have a token, whichever."""

    async def tables_of(self, hashes: Iterable[str]) -> list[Seating]:
        """The tables and seats that the tokens with these hashes open, the newest table first."""

    async def close(self) -> None:
        """Finish what is waiting."""


def check_log(entries: Sequence[Entry], last: int) -> None:
    """Numbers go on from the last one without a gap, and no key comes twice."""
    keys: dict[str, int] = {}
    for expected, entry in enumerate(entries, last + 1):
        if entry.number < expected:
            raise NumberTaken(entry.number, expected - 1)
        if entry.number > expected:
            raise NumberSkipped(entry.number, expected - 1)
        if entry.key in keys:
            raise KeyUsed(keys[entry.key])
        if entry.key:
            keys[entry.key] = entry.number
