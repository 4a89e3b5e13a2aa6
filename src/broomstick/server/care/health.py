"""What is wrong with a table, entry by entry; and putting it right from a backup."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, update

from broomstick.heart.errors import BroomstickError
from broomstick.hosting.damage import MISSING, Damaged, check_envelopes, restoring
from broomstick.hosting.entries import Entry
from broomstick.hosting.slices import at_once
from broomstick.server.care.notices import REPAIRED, notify
from broomstick.server.care.raw import Raw, of_table, put
from broomstick.server.store import reading
from broomstick.server.store.schema import ENTRIES, ENVELOPES, SNAPSHOTS, TABLES, read_data


class NotRepaired(BroomstickError):
    """Why a table was left as it is."""


@dataclass(slots=True)
class Health:
    """What was found of a table. ``faults`` by the numbers of entries; 0 stands for what is no entry."""

    table: str
    entries: int = 0
    faults: dict[int, str] = field(default_factory=dict)
    seats: list[str] = field(default_factory=list)
    over: bool = False
    closed: bool = False

    @property
    def sound(self) -> bool:
        return not self.faults


@dataclass(frozen=True, slots=True)
class Repair:
    """What was put right: entries from the backup, and entries that are lost with all behind them."""

    table: str
    from_backup: list[int]
    lost: list[int]


def parsed(row: Raw) -> dict[str, Any]:
    """A raw row with its data read."""
    return {name: read_data(value) if name in ("body", "settings") else value for name, value in row.items()}


def sound_entries(rows: Sequence[Raw]) -> tuple[dict[int, Entry], dict[int, str]]:
    """The entries that are what was written, and what is wrong with the others."""
    good: dict[int, Entry] = {}
    faults: dict[int, str] = {}
    for row in rows:
        try:
            good[row["number"]] = reading.entry_of(parsed(row))
        except Damaged as error:
            faults[row["number"] if isinstance(row["number"], int) else 0] = error.fault
    return good, faults


def health(connection: Connection, table_id: str) -> Health | None:
    """What is wrong with a table, if anything."""
    head = of_table(connection, TABLES, table_id)
    if not head:
        return None
    found = Health(table_id)
    rows = of_table(connection, ENTRIES, table_id)
    found.entries = len(rows)
    good, found.faults = sound_entries(rows)
    end = max([*good, *found.faults, head[0]["log_end"] or 0])
    found.faults |= {n: MISSING for n in range(1, end + 1) if n not in good and n not in found.faults}
    try:
        reading.table_row(parsed(head[0]))
        if found.sound:
            table, _ = at_once(restoring(table_id, [good[n] for n in sorted(good)]))
            found.seats = [f"{seat.kind} {seat.bot}".strip() for seat in table.seats]
            found.over = table.over
            found.closed = head[0]["finished_at"] is not None and not found.over
            sealed = [reading.envelope_of(row) for row in of_table(connection, ENVELOPES, table_id)]
            check_envelopes(table_id, table, [one for one in sealed if one.batch == table.position])
    except Damaged as error:
        found.faults[error.number or 0] = error.fault
    return found


def repair(
    connection: Connection, table_id: str, backup: Mapping[str, list[Raw]], cut: bool = False
) -> Repair:
    """Put a table right with what a backup has of it. With ``cut`` it may end before what no backup has.

    What is sound stays as it is; a backup only fills in. Nothing is changed unless the table is whole afterwards.
    """
    head, rows = of_table(connection, TABLES, table_id), of_table(connection, ENTRIES, table_id)
    old_head, old_rows = backup.get(TABLES.name, []), backup.get(ENTRIES.name, [])
    if not head and not old_head:
        raise NotRepaired(
            f"neither the database nor the backup has a table {table_id!r}",
            "no-such-table",
            {"table": table_id},
        )
    mended, taken = filled_in(table_id, rows, old_rows)
    kept, lost = as_far_as_whole(table_id, mended, max(last_number(head), last_number(old_head)))
    if lost and not cut:
        raise NotRepaired(
            f"the backup does not have what is missing: entries {listed(lost)} would be lost",
            "would-lose",
            {"entries": listed(lost)},
        )
    if not kept:
        raise NotRepaired("not even the start of the game is left", "nothing-left")
    write(connection, table_id, right_head(head, old_head), kept)
    return Repair(table_id, sorted(taken & set(kept)), lost)


def filled_in(table_id: str, rows: list[Raw], old: list[Raw]) -> tuple[dict[int, Raw], set[int]]:
    """A log with what a backup has in place of what is damaged, and which entries those are."""
    good, _ = sound_entries(rows)
    old_good, _ = sound_entries(old)
    mended = {row["number"]: row for row in rows if row["number"] in good}
    olden = {row["number"]: row for row in old if row["number"] in old_good}
    taken = set(olden) - set(mended)
    mended.update({number: olden[number] for number in taken})
    # What leads elsewhere than it says, without a checksum, only playing it again finds out.
    while (number := astray(table_id, mended)) is not None:
        if number not in olden or olden[number] == mended[number]:
            break
        mended[number] = olden[number]
        taken.add(number)
    return mended, taken


def astray(table_id: str, rows: Mapping[int, Raw]) -> int | None:
    """The first entry that cannot be played, of those that follow each other."""
    entries = in_a_row(rows)
    try:
        at_once(restoring(table_id, entries))
    except Damaged as error:
        return error.number
    return None


def in_a_row(rows: Mapping[int, Raw]) -> list[Entry]:
    """The entries of a log up to the first that is missing."""
    entries: list[Entry] = []
    while len(entries) + 1 in rows:
        entries.append(reading.entry_of(parsed(rows[len(entries) + 1])))
    return entries


def as_far_as_whole(table_id: str, rows: dict[int, Raw], end: int) -> tuple[dict[int, Raw], list[int]]:
    """The beginning of a log that can be played, and the numbers that lie behind it."""
    last = len(in_a_row(rows))
    wrong = astray(table_id, rows)
    if wrong is not None:
        last = min(last, wrong - 1)
    lost = list(range(last + 1, max([end, *rows]) + 1))
    return {number: row for number, row in rows.items() if number <= last}, lost


def last_number(head: list[Raw]) -> int:
    return (head[0]["log_end"] or 0) if head else 0


def right_head(head: list[Raw], old: list[Raw]) -> Raw:
    """The table's own row, from the backup where it cannot be read."""
    for row in [*head, *old]:
        try:
            reading.table_row(parsed(row))
            return row
        except Damaged:
            continue
    raise NotRepaired(
        "neither the database nor the backup has a row of this table that can be read", "no-row"
    )


def write(connection: Connection, table_id: str, head: Raw, log: Mapping[int, Raw]) -> None:
    """The table as it is to be."""
    own = {**head, "log_end": max(log)}
    there = of_table(connection, TABLES, table_id)
    if not there:
        put(connection, TABLES, [own])
    elif there[0] != own:
        values = {**parsed(own)}
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(values))
    connection.execute(ENTRIES.delete().where(ENTRIES.c.table_id == table_id))
    put(connection, ENTRIES, [log[number] for number in sorted(log)])
    connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id == table_id))
    drop_unreadable_envelopes(connection, table_id, in_a_row(log))
    notify(connection, REPAIRED, table_id)


def drop_unreadable_envelopes(connection: Connection, table_id: str, log: list[Entry]) -> None:
    """Answers that are none to the open question are asked for again."""
    table, _ = at_once(restoring(table_id, log))
    for row in of_table(connection, ENVELOPES, table_id):
        try:
            one = reading.envelope_of(row)
            if one.batch == table.position:
                check_envelopes(table_id, table, [one])
        except Damaged:
            this = [ENVELOPES.c.table_id == table_id, ENVELOPES.c.batch == row["batch"]]
            connection.execute(ENVELOPES.delete().where(*this, ENVELOPES.c.seat == row["seat"]))


def listed(numbers: Sequence[int]) -> str:
    """Numbers for a sentence, few words for many."""
    return f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
