"""The store gives back what it was given, and refuses what would spoil a log."""

import asyncio
import dataclasses
from pathlib import Path

import pytest

from broomstick.hosting.entries import Entry
from broomstick.server.store import (
    ChatLine,
    CodeTaken,
    Envelope,
    IdTaken,
    Kept,
    KeyUsed,
    NoSuchTable,
    NumberSkipped,
    NumberTaken,
    Store,
    StoreError,
    TableRow,
    UnfitText,
    token_hash,
)
from server.rows import entry, envelope, numbers, table_row

ODD_TEXTS = [
    "",
    " ",
    "Zoë",
    "Ångström & Søn",
    "Робота",
    "魔女",
    "👩‍👩‍👧‍👦🧹",
    "e\u0301",
    "'; DROP TABLE entry; --",
    '%s %(x)s :x ? {} "',
    "a\nb\tc\r\n\x1b[31m\x7f",
    "\u202eright\u2066left",
    "\ufeff\uffff",
    "x" * 100_000,
]


async def test_a_table_comes_back_as_it_was(place: Path | str) -> None:
    row = TableRow(
        "aZ_-09", "WXYZ", "card-game", 1700000000.123456, None, {"clock": None, "names": ["Zoë", 2]}
    )
    log = [
        Entry(1, "start", None, {"seed": "7", "salt": "s", "starter": None, "big": 2**80}, 1.1, "", "00"),
        Entry(2, "lock", None, {"answers": {"0": "pick fire", "1": "pick water"}}, 2.0000001, "k2", "ab"),
        Entry(
            3, "rules", None, {"position": {"hands": [[], [1, 2.5, True, None]]}, "why": "…"}, 3.3, "", "cd"
        ),
    ]
    async with await Store.open(place) as store:
        await store.create_table(row, log[:2], {0: token_hash("a"), 2: token_hash("c")})
        await store.append(row.id, log[2:])
    async with await Store.open(place) as store:
        assert await store.find(row.id) == await store.find_code("WXYZ") == row
        assert await store.load_entries(row.id) == log
        assert await store.seat_of_token(row.id, token_hash("c")) == 2
        kept = await store.load(row.id)
        assert kept is not None
        assert (kept.table, kept.entries, kept.envelopes) == (row, log, [])


async def test_what_was_never_kept_is_not_found(store: Store) -> None:
    await store.create_table(table_row(), [entry(1)])
    assert await store.find("T") is None
    assert await store.find_code("t") is None
    assert await store.load("nobody") is None
    assert await store.load_entries("nobody") == []
    assert await store.seat_of_token("t", token_hash("x")) is None
    assert await store.tables_of([]) == []


async def test_any_text_is_kept_letter_by_letter(store: Store) -> None:
    for text in ODD_TEXTS:
        short = text[:50]
        row = TableRow(f"t{short}", short, short, 1.0, None, {text: text})
        log = [Entry(1, "seat", 0, {"name": text, text: 1}, 1.0, short, text)]
        sealed = Envelope(1, 0, text, 1.0, short + "e")
        await store.create_table(row, log)
        await store.put_envelope(row.id, sealed)
        line = await store.add_chat(row.id, text, text, 2.0, short)
        assert await store.load(row.id) == Kept(row, log, [sealed], keys=frozenset([sealed.key]))
        assert await store.find_code(short) == row
        assert await store.load_chat(row.id) == [line] == [ChatLine(1, text, text, 2.0, short)]


@pytest.mark.parametrize("text", ["a\0b", "half \ud83e", "\udf39"], ids=ascii)
async def test_a_text_no_database_can_hold_is_refused_outside_a_body_and_kept_inside(
    store: Store, text: str
) -> None:
    await store.create_table(table_row(), [entry(1)])
    for request in (
        store.create_table(table_row("u", code=text)),
        store.append("t", [dataclasses.replace(entry(2), key=text)]),
        store.put_envelope("t", envelope(0, text)),
        store.withdraw_envelope("t", 1, 0, text),
        store.add_chat("t", "Ann", text, 1.0),
    ):
        with pytest.raises(UnfitText, match="cannot be kept"):
            await request
    await store.append("t", [entry(2, action=text)])
    assert (await store.load_entries("t"))[1].body == {"action": text}
    assert await store.load_chat("t") == []


async def test_chat_is_numbered_and_a_repeat_is_said_once(store: Store) -> None:
    for name in ("t", "u"):
        await store.create_table(table_row(name))
    first, _, _, other = await asyncio.gather(
        store.add_chat("t", "Ann", "hello", 1.0, "k"),
        store.add_chat("t", "Bob", "hi", 2.0),
        store.add_chat("t", "Bob", "hi", 3.0),
        store.add_chat("u", "Cy", "hello", 1.0, "k"),
    )
    assert await store.add_chat("t", "Ann", "hello again", 9.0, "k") == first
    assert [(line.number, line.text) for line in await store.load_chat("t")] == [
        (1, "hello"),
        (2, "hi"),
        (3, "hi"),
    ]
    assert [line.number for line in await store.load_chat("t", since=2)] == [3]
    assert await store.load_chat("u") == [other]


async def test_numbers_go_on_without_a_gap_and_none_is_used_twice(store: Store) -> None:
    with pytest.raises(NumberSkipped):
        await store.create_table(table_row(), [entry(2)])
    await store.create_table(table_row(), [entry(1), entry(2)])
    with pytest.raises(NumberTaken) as taken:
        await store.append("t", [entry(2, "other")])
    assert (taken.value.number, taken.value.last) == (2, 2)
    with pytest.raises(NumberSkipped) as skipped:
        await store.append("t", [entry(4)])
    assert (skipped.value.number, skipped.value.last) == (4, 2)
    for several in ([entry(3), entry(5)], [entry(3), entry(3, "other")], [entry(0, "zero")]):
        with pytest.raises((NumberTaken, NumberSkipped)):
            await store.append("t", several)
    assert await numbers(store) == [1, 2]
    await store.append("t", [entry(3), entry(4)])
    assert await numbers(store) == [1, 2, 3, 4]


async def test_a_key_makes_one_entry_and_says_which(store: Store) -> None:
    for name in ("t", "u"):
        await store.create_table(table_row(name), [entry(1, "a"), entry(2, "b")])
    for again in ([entry(2, "b")], [entry(3, "b")], [entry(3, "c"), entry(4, "b")]):
        with pytest.raises(KeyUsed) as used:
            await store.append("t", again)
        assert used.value.number == 2
    with pytest.raises(KeyUsed) as used:
        await store.append("t", [entry(3, "c"), entry(4, "c")])
    assert used.value.number == 3
    assert await numbers(store) == [1, 2]
    await store.append("u", [entry(3, "c")])
    await store.append("t", [entry(3, "c")])
    keyless = [dataclasses.replace(entry(n), key="") for n in (4, 5)]
    await store.append("t", keyless)
    assert (await store.load_entries("t"))[3:] == keyless


async def test_an_id_is_for_ever_and_a_code_while_its_table_is_open(store: Store) -> None:
    await store.create_table(table_row("t", "CODE"), [entry(1)])
    with pytest.raises(IdTaken):
        await store.create_table(table_row("t", "EDOC"), [entry(1)])
    with pytest.raises(CodeTaken):
        await store.create_table(table_row("u", "CODE"), [entry(1)])
    assert [row.id for row in await store.open_tables()] == ["t"]
    await store.append("t", [entry(2)], finished_at=50.0)
    await store.finish_table("t", 60.0)
    await store.create_table(table_row("u", "CODE"), [entry(1)])
    await store.finish_table("u", 70.0)
    await store.create_table(table_row("v", "CODE"), [entry(1)])
    ends = [row.finished_at for name in "tuv" if (row := await store.find(name))]
    assert ends == [50.0, 70.0, None]
    found = await store.find_code("CODE")
    assert found is not None
    assert found.id == "v"
    assert [row.id for row in await store.open_tables()] == ["v"]


async def test_nothing_is_kept_for_a_table_that_is_not_there(store: Store) -> None:
    for request in (
        store.append("t", [entry(1)]),
        store.append("t", []),
        store.put_envelope("t", envelope(0)),
        store.withdraw_envelope("t", 1, 0, "k"),
        store.set_token("t", 0, token_hash("x")),
        store.add_chat("t", "Ann", "hello", 1.0, "k"),
        store.finish_table("t", 1.0),
    ):
        with pytest.raises(NoSuchTable, match="'t'"):
            await request


async def test_envelopes_are_replaced_withdrawn_and_go_with_the_lock(store: Store) -> None:
    await store.create_table(table_row(), [entry(1)])
    await store.create_table(table_row("u"), [entry(1)])
    await store.put_envelope("u", envelope(0))
    for one in (envelope(1), envelope(0), envelope(0, "pick night"), envelope(2)):
        assert await store.put_envelope("t", one)
    assert await store.withdraw_envelope("t", 1, 2, "k")
    assert await store.load_envelopes("t") == [envelope(0, "pick night"), envelope(1)]
    await store.put_envelope("t", envelope(0, batch=5))
    lock = Entry(2, "lock", None, {"answers": {"0": "pick night", "1": "x"}}, 9.0, "last", "ff")
    await store.append("t", [lock], remove_batch=1)
    assert await store.load_envelopes("t") == [envelope(0, batch=5)]
    assert await store.load_envelopes("u") == [envelope(0)]
    assert (await store.load_entries("t"))[-1] == lock


async def test_a_lock_that_is_refused_leaves_the_envelopes(store: Store) -> None:
    await store.create_table(table_row(), [entry(1), entry(2)])
    await store.put_envelope("t", envelope(0))
    for wrong in (entry(2, "other"), entry(4), entry(3, "key-1")):
        with pytest.raises(StoreError):
            await store.append("t", [wrong], remove_batch=1)
    assert await store.load_envelopes("t") == [envelope(0)]


async def test_a_late_repeat_does_not_bring_an_old_answer_back(store: Store) -> None:
    await store.create_table(table_row(), [entry(1, "made-1")])
    old, new = envelope(0, "old", "k1"), envelope(0, "new", "k2")
    assert await store.put_envelope("t", old)
    assert await store.put_envelope("t", new)
    assert not await store.put_envelope("t", old)
    assert await store.load_envelopes("t") == [new]
    assert await store.withdraw_envelope("t", 1, 0, "k3")
    assert not await store.put_envelope("t", new)
    assert await store.load_envelopes("t") == []
    assert await store.put_envelope("t", envelope(0, "newest", "k4"))
    assert not await store.withdraw_envelope("t", 1, 0, "k3")
    assert not await store.put_envelope("t", envelope(0, "x", "made-1"))
    assert await store.load_envelopes("t") == [envelope(0, "newest", "k4")]


async def test_a_new_token_takes_the_place_of_the_old(store: Store) -> None:
    await store.create_table(table_row("t", created_at=1.0), [], {0: token_hash("old"), 1: token_hash("b")})
    await store.create_table(table_row("u", created_at=2.0), [], {3: token_hash("c")})
    await store.set_token("t", 0, token_hash("new"))
    assert await store.seat_of_token("t", token_hash("old")) is None
    assert await store.seat_of_token("t", token_hash("new")) == 0
    assert await store.seat_of_token("u", token_hash("new")) is None
    many = [token_hash(str(n)) for n in range(1200)]
    mine = [token_hash(token) for token in ("c", "new", "c", "old")]
    found = await store.tables_of([*many, *mine])
    assert [(one.table.id, one.seat) for one in found] == [("u", 3), ("t", 0)]


async def test_no_token_gets_into_the_database(store: Store) -> None:
    await store.create_table(table_row(), [])
    for token in ("secret", "A" * 64, token_hash("x").upper(), token_hash("x")[:-1]):
        with pytest.raises(StoreError, match="SHA-256") as refused:
            await store.set_token("t", 0, token)
        assert token not in str(refused.value)
        with pytest.raises(StoreError, match="SHA-256"):
            await store.create_table(table_row("u"), [], {0: token})
    # One token opens one seat.
    await store.set_token("t", 0, token_hash("x"))
    with pytest.raises(StoreError, match="does not take this"):
        await store.set_token("t", 1, token_hash("x"))
    assert await store.seat_of_token("t", token_hash("x")) == 0
