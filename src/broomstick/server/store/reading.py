"""Rows of the database as what they stand for; one that is not what was written is found out."""

import base64
import hashlib
import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from broomstick.hosting.damage import CHANGED, UNREADABLE, Damaged
from broomstick.hosting.entries import Body, Entry
from broomstick.hosting.rows import ChatLine, Envelope, TableRow
from broomstick.hosting.snapshots import Snapshot
from broomstick.server.store.schema import Unreadable

CHECKSUM_LENGTH = 16
"""Letters of it that are kept: it is there to find faults of disks, not forgers, who could write another."""

Row = Mapping[Any, Any]


def checksum(table: str, entry: Entry) -> str:
    """What tells that an entry is what was written, whatever the rules were."""
    parts = [table, entry.number, entry.kind, entry.seat, entry.body, entry.made_at, entry.key]
    text = json.dumps([*parts, entry.position_hash], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:CHECKSUM_LENGTH]


def table_row(row: Row) -> TableRow:
    """A table's own row."""
    settings = row["settings"]
    named = [row["id"], row["code"], row["game"]]
    times = [row["created_at"], row["finished_at"] or 0.0]
    if isinstance(settings, Unreadable) or not are(str, named) or not are((int, float), times):
        raise Damaged(str(row["id"]), None, UNREADABLE)
    return TableRow(
        row["id"],
        row["code"],
        row["game"],
        row["created_at"],
        row["finished_at"],
        row["settings"],
        row["waiting"] == 1,
    )


def entry_of(row: Row) -> Entry:
    """One entry of a log, checked against what was noted of it when it was written. Before there was such a note,
    nothing was."""
    table, number, body, seat = row["table_id"], row["number"], row["body"], row["seat"]
    texts = [row["kind"], row["position_hash"], row["key"] or ""]
    sound = are(str, texts) and are(int, [number, 0 if seat is None else seat])
    if isinstance(body, Unreadable) or not sound or not are((int, float), [row["made_at"]]):
        raise Damaged(table, number if isinstance(number, int) else None, UNREADABLE)
    entry = Entry(number, row["kind"], seat, body, row["made_at"], row["key"] or "", row["position_hash"])
    noted = row["checksum"]
    if noted is not None and noted != checksum(table, entry):
        raise Damaged(table, number, CHANGED)
    return entry


def packed(data: Body) -> str:
    """A snapshot's data as it is kept: it is a tenth as long as its JSON, and says whether it is whole."""
    return base64.b64encode(zlib.compress(msgspec.json.encode(data))).decode()


def snapshot_of(row: Row) -> Snapshot:
    """A snapshot; one that cannot be read fits nowhere."""
    try:
        data = json.loads(zlib.decompress(base64.b64decode(row["data"], validate=True)))
    except (TypeError, ValueError, RecursionError, zlib.error):
        data = {}
    return Snapshot(row["number"], data if isinstance(data, dict) else {})


def envelope_of(row: Row) -> Envelope:
    """A sealed answer."""
    numbers, texts = [row["batch"], row["seat"]], [row["answer"], row["key"]]
    if not (are(int, numbers) and are(str, texts) and are((int, float), [row["made_at"]])):
        raise Damaged(row["table_id"], None, UNREADABLE)
    return Envelope(row["batch"], row["seat"], row["answer"], row["made_at"], row["key"])


def chat_line(row: Row) -> ChatLine:
    """Something said."""
    return ChatLine(row["number"], row["who"], row["text"], row["made_at"], row["key"] or "")


def are(kind: type | tuple[type, ...], values: Sequence[object]) -> bool:
    """Whether all of these are of a kind: a file takes anything in any column."""
    return all(isinstance(value, kind) for value in values)
