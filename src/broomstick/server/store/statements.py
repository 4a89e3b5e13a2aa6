"""What is done to the database, each a part of the writer's transaction. All begin by looking, then write."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, bindparam, case, delete, exists, func, insert, select, update

from broomstick.hosting.entries import Entry
from broomstick.hosting.rows import ChatLine, Envelope, TableRow
from broomstick.hosting.snapshots import Snapshot
from broomstick.hosting.store import check_log
from broomstick.hosting.store_errors import CodeTaken, IdTaken, KeyUsed, NoSuchTable
from broomstick.server.store.reading import chat_line, checksum, packed
from broomstick.server.store.schema import (
    CHAT,
    ENTRIES,
    ENVELOPE_KEYS,
    ENVELOPES,
    SNAPSHOTS,
    STILL_WAITING,
    TABLES,
    TOKENS,
)
from broomstick.server.store.written import Written

# Statements are made once: making one takes as long as running it.
NEW_TABLE = insert(TABLES)
NEW_TOKEN = insert(TOKENS)
NEW_ENTRY = insert(ENTRIES)
ONE_ENTRY = Written(NEW_ENTRY)
NEW_ENVELOPE = Written(insert(ENVELOPES))
NEW_ENVELOPE_KEY = Written(insert(ENVELOPE_KEYS))
NEW_CHAT = insert(CHAT)
NEW_SNAPSHOT = Written(insert(SNAPSHOTS))
THIS = TABLES.c.id == bindparam("table")
LAST_NUMBER = (
    select(func.coalesce(func.max(ENTRIES.c.number), 0))
    .where(ENTRIES.c.table_id == TABLES.c.id)
    .scalar_subquery()
)
NUMBER_OF_KEY = (
    select(ENTRIES.c.number)
    .where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.key == bindparam("used"))
    .scalar_subquery()
)
OF_ENVELOPE = exists().where(
    ENVELOPE_KEYS.c.table_id == TABLES.c.id, ENVELOPE_KEYS.c.key == bindparam("used")
)
LOG_END = select(
    LAST_NUMBER.label("last"),
    func.coalesce(NUMBER_OF_KEY, case((OF_ENVELOPE, 0))).label("used_for"),
).where(THIS)
# What almost every decision does, written out: for the others a statement is taken apart and put together each time.
FOLLOW = Written(
    update(TABLES)
    .where(
        THIS,
        TABLES.c.log_end == bindparam("before"),
        ~OF_ENVELOPE,
        ~exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.key == bindparam("used")),
        ~exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.number > bindparam("before")),
    )
    .values(log_end=bindparam("last"))
)
LENGTHEN = update(TABLES).where(THIS).values(log_end=bindparam("last"))
FINISH = update(TABLES).where(THIS, TABLES.c.finished_at.is_(None)).values(finished_at=bindparam("now"))
OF_BATCH = delete(ENVELOPES).where(
    ENVELOPES.c.table_id == bindparam("table"), ENVELOPES.c.batch == bindparam("of_batch")
)
EMPTY_BATCH = Written(OF_BATCH)
TAKE_ENVELOPE = Written(OF_BATCH.where(ENVELOPES.c.seat == bindparam("of_seat")))
KEY_USED = Written(
    select(
        (
            OF_ENVELOPE
            | exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.key == bindparam("used"))
        ).label("used")
    ).where(THIS)
)
SNAPSHOT_BEFORE = Written(
    select(func.max(SNAPSHOTS.c.number)).where(
        SNAPSHOTS.c.table_id == bindparam("table"), SNAPSHOTS.c.number < bindparam("of_number")
    )
)
# What a log that was cut since has left behind goes as well.
OLD_SNAPSHOTS = Written(
    delete(SNAPSHOTS).where(
        SNAPSHOTS.c.table_id == bindparam("table"),
        (SNAPSHOTS.c.number < bindparam("keep")) | (SNAPSHOTS.c.number >= bindparam("of_number")),
    )
)
CHAT_END = select(
    select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == TABLES.c.id).scalar_subquery()
).where(THIS)
CHAT_OF_KEY = select(CHAT).where(CHAT.c.table_id == bindparam("table"), CHAT.c.key == bindparam("used"))
DROP_TOKEN = delete(TOKENS).where(
    TOKENS.c.table_id == bindparam("table"), TOKENS.c.seat == bindparam("of_seat")
)
HAS_CODE = (TABLES.c.code == bindparam("wanted")) & STILL_WAITING
ID_AND_CODE = select(TABLES.c.id).where(THIS | HAS_CODE)
OF_ANOTHER = select(TABLES.c.id).where(HAS_CODE, TABLES.c.id != bindparam("table"))
HOLD_CODE = update(TABLES).where(THIS).values(waiting=1, code=bindparam("wanted"))
LET_CODE_GO = update(TABLES).where(THIS).values(waiting=0)


def create_table(
    connection: Connection, row: TableRow, entries: Sequence[Entry], tokens: Mapping[int, str]
) -> None:
    """A new table with the beginning of its log."""
    found = connection.execute(ID_AND_CODE, {"table": row.id, "wanted": row.code}).scalars().all()
    if row.id in found:
        raise IdTaken(row.id)
    if found and row.waiting:
        raise CodeTaken(row.code)
    connection.execute(
        NEW_TABLE,
        {
            "id": row.id,
            "code": row.code,
            "game": row.game,
            "created_at": row.created_at,
            "finished_at": row.finished_at,
            "settings": row.settings,
            "waiting": int(row.waiting),
        },
    )
    check_log(entries, 0)
    add_entries(connection, row.id, entries)
    if tokens:
        rows = [{"table_id": row.id, "seat": seat, "token_hash": kept} for seat, kept in tokens.items()]
        connection.execute(NEW_TOKEN, rows)


def hold_code(connection: Connection, table: str, code: str) -> None:
    """The table waits for people, who come by this code."""
    if connection.execute(OF_ANOTHER, {"table": table, "wanted": code}).first() is not None:
        raise CodeTaken(code)
    connection.execute(HOLD_CODE, {"table": table, "wanted": code})


def let_code_go(connection: Connection, table: str) -> None:
    """The table waits for nobody: another may have its code."""
    connection.execute(LET_CODE_GO, {"table": table})


def append(
    connection: Connection,
    table: str,
    entries: Sequence[Entry],
    remove_batch: int | None,
    finished_at: float | None,
) -> None:
    """More of a table's log. With it go the envelopes of a batch, and the table is over if it is."""
    if len(entries) != 1 or not follows_on(connection, table, entries[0]):
        check_and_add(connection, table, entries)
    if remove_batch is not None:
        EMPTY_BATCH(connection, {"table": table, "of_batch": remove_batch})
    if finished_at is not None:
        connection.execute(FINISH, {"table": table, "now": finished_at})


def follows_on(connection: Connection, table: str, entry: Entry) -> bool:
    """Add an entry that is just the next, by a key that is new; of any other it is found out why."""
    place = {"table": table, "before": entry.number - 1, "used": entry.key, "last": entry.number}
    if FOLLOW(connection, place).rowcount != 1:
        return False
    ONE_ENTRY(connection, row_of(table, entry))
    return True


def check_and_add(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    """More of a log, or why not."""
    last = 0
    for key in [entry.key for entry in entries] or [""]:
        row = connection.execute(LOG_END, {"table": table, "used": key}).one_or_none()
        if row is None:
            raise NoSuchTable(table)
        last, used_for = row
        # A repeat has the number of its time as well; that it is a repeat is the better answer.
        if used_for is not None:
            raise KeyUsed(used_for)
    check_log(entries, last)
    add_entries(connection, table, entries)


def row_of(table: str, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": entry.body,
        "made_at": entry.made_at,
        "key": entry.key or None,
        "position_hash": entry.position_hash,
        "checksum": checksum(table, entry),
    }


def add_entries(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    rows = [row_of(table, entry) for entry in entries]
    if rows:
        connection.execute(NEW_ENTRY, rows if len(rows) > 1 else rows[0])
        connection.execute(LENGTHEN, {"table": table, "last": entries[-1].number})


def keep_snapshot(connection: Connection, table: str, snapshot: Snapshot, last: bool) -> None:
    """How a game stands. Of those before, the newest stays too, in case this one is of no use; of a game that is over
    no other is needed."""
    number = snapshot.number
    (before,) = SNAPSHOT_BEFORE(connection, {"table": table, "of_number": number}).fetchone()
    keep = number if last or before is None else before
    OLD_SNAPSHOTS(connection, {"table": table, "of_number": number, "keep": keep})
    NEW_SNAPSHOT(connection, {"table_id": table, "number": number, "data": packed(snapshot.data)})


def put_envelope(connection: Connection, table: str, envelope: Envelope) -> bool:
    """A sealed answer, in place of the seat's earlier one; False where this key has done its work before."""
    if not first_time(connection, table, envelope.key):
        return False
    place = {"table": table, "of_batch": envelope.batch, "of_seat": envelope.seat}
    TAKE_ENVELOPE(connection, place)
    row = {
        "table_id": table,
        "batch": envelope.batch,
        "seat": envelope.seat,
        "answer": envelope.answer,
        "made_at": envelope.made_at,
        "key": envelope.key,
    }
    NEW_ENVELOPE(connection, row)
    return True


def withdraw_envelope(connection: Connection, table: str, batch: int, seat: int, key: str) -> bool:
    """The seat's answer is taken back, if there is one; False where this key has done its work before."""
    if not first_time(connection, table, key):
        return False
    TAKE_ENVELOPE(connection, {"table": table, "of_batch": batch, "of_seat": seat})
    return True


def first_time(connection: Connection, table: str, key: str) -> bool:
    """Whether no request had this key before; from now on one has."""
    found = KEY_USED(connection, {"table": table, "used": key}).fetchone()
    if found is None:
        raise NoSuchTable(table)
    if found[0]:
        return False
    if key:
        NEW_ENVELOPE_KEY(connection, {"table_id": table, "key": key})
    return True


def set_token(connection: Connection, table: str, seat: int, kept: str) -> None:
    """The seat is opened by this token from now on, and by no earlier one."""
    must_exist(connection, table)
    connection.execute(DROP_TOKEN, {"table": table, "of_seat": seat})
    connection.execute(NEW_TOKEN, {"table_id": table, "seat": seat, "token_hash": kept})


def add_chat(connection: Connection, table: str, who: str, text: str, made_at: float, key: str) -> ChatLine:
    """One more line of chat; where the key has made one before, that one."""
    if key:
        found = connection.execute(CHAT_OF_KEY, {"table": table, "used": key}).mappings().one_or_none()
        if found is not None:
            return chat_line(found)
    last = connection.execute(CHAT_END, {"table": table}).scalar_one_or_none()
    if last is None:
        raise NoSuchTable(table)
    line = ChatLine(last + 1, who, text, made_at, key)
    row = {"table_id": table, "number": line.number, "who": who, "text": text, "made_at": made_at}
    connection.execute(NEW_CHAT, {**row, "key": key or None})
    return line


def finish_table(connection: Connection, table: str, now: float) -> None:
    """The table is over, and its code free. Over once, it stays over since then."""
    must_exist(connection, table)
    connection.execute(FINISH, {"table": table, "now": now})


def must_exist(connection: Connection, table: str) -> None:
    if connection.execute(select(TABLES.c.id).where(THIS), {"table": table}).first() is None:
        raise NoSuchTable(table)
