"""One writer commits what waits together, lets nobody spoil it for others, and tells nobody before it is on disk."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from broomstick.hosting.entries import Entry
from broomstick.server.store import (
    AFTER_COMMIT,
    BEFORE_COMMIT,
    Closed,
    KeyUsed,
    NoSuchTable,
    NumberTaken,
    Store,
    StoreError,
)
from server.rows import entry, envelope, everything, numbers, table_row


async def test_what_waits_together_is_committed_together(store: Store) -> None:
    tables = [f"t{i}" for i in range(20)]
    await asyncio.gather(*[store.create_table(table_row(name), [entry(1)]) for name in tables])
    before = store.writer.commits

    async def play(name: str) -> None:
        for number in range(2, 12):
            await store.append(name, [entry(number)])

    await asyncio.gather(*[play(name) for name in tables])
    assert 10 <= store.writer.commits - before <= 40  # of 200 requests
    for name in tables:
        assert await numbers(store, name) == list(range(1, 12))


async def test_one_that_fails_does_not_spoil_the_others(store: Store) -> None:
    unkeepable: dict[str, Any] = {"action": object()}
    for name in "abcdef":
        await store.create_table(table_row(name), [entry(1)])
        await store.put_envelope(name, envelope(0))
    before = store.writer.commits
    results = await asyncio.gather(
        store.append("a", [entry(2)]),
        store.append("b", [entry(1, "other")], remove_batch=1),
        store.append("c", [entry(2)], remove_batch=1),
        store.append("d", [entry(2), Entry(3, "act", 0, unkeepable, 1.0, "k", "")], remove_batch=1),
        store.append("nobody", [entry(1)]),
        store.put_envelope("e", envelope(2**70)),
        store.append("a", [entry(3)]),
        store.append("a", [entry(2)]),
        store.append("f", [entry(2)], finished_at=9.0),
        return_exceptions=True,
    )
    assert store.writer.commits == before + 1
    failed = {at: type(result) for at, result in enumerate(results) if result is not None}
    assert failed == {1: NumberTaken, 3: StoreError, 4: NoSuchTable, 5: StoreError, 7: KeyUsed}
    assert [await numbers(store, name) for name in "abcdef"] == [
        [1, 2, 3],
        [1],
        [1, 2],
        [1],
        [1],
        [1, 2],
    ]
    left = [len(await store.load_envelopes(name)) for name in "abcdef"]
    assert left == [1, 1, 0, 1, 1, 1]


async def test_nobody_is_told_before_the_commit(place: Path | str) -> None:
    seen: list[tuple[str, int]] = []
    asked: list[asyncio.Task[None]] = []

    def look(point: str) -> None:
        seen.append((point, sum(task.done() for task in asked)))

    async with await Store.open(place, look) as store, await Store.open(place) as other:
        await store.create_table(table_row(), [entry(1)])
        seen.clear()
        # The second is refused because of the first; it too must not know before the first is kept.
        asked.extend(asyncio.ensure_future(store.append("t", [entry(number)])) for number in (2, 2, 3))
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), KeyUsed, type(None)]
        assert seen == [(BEFORE_COMMIT, 0), (AFTER_COMMIT, 0)]
        assert await numbers(other) == [1, 2, 3]


async def test_closing_finishes_what_waits_and_takes_no_more(place: Path | str) -> None:
    store = await Store.open(place)
    await store.create_table(table_row(), [entry(1)])
    store.writer.most = 2
    asked = [asyncio.ensure_future(store.append("t", [entry(number)])) for number in range(2, 12)]
    await asyncio.sleep(0)
    await store.close()
    assert [task.exception() for task in asked if task.done()] == [None] * 10
    with pytest.raises(Closed):
        await store.append("t", [entry(12)])
    await store.close()
    async with await Store.open(place) as again:
        assert await numbers(again) == list(range(1, 12))


async def test_whoever_gives_up_waiting_leaves_a_whole_log(store: Store) -> None:
    await store.create_table(table_row(), [entry(1)])
    asked = [asyncio.ensure_future(store.append("t", [entry(number)])) for number in range(2, 6)]
    await asyncio.sleep(0)
    asked[1].cancel()
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(results[1], asyncio.CancelledError)
    assert await numbers(store) == [1, 2, 3, 4, 5]


async def test_two_stores_on_one_database_share_a_log_without_a_gap(place: Path | str) -> None:
    async def play(store: Store, who: str, others: list[Any]) -> None:
        for turn in range(15):
            while True:
                last = len(await numbers(store))
                try:
                    await store.append("t", [entry(last + 1, f"{who}-{turn}")])
                    break
                except NumberTaken:
                    others.append(who)

    async with await Store.open(place) as one, await Store.open(place) as two:
        await one.create_table(table_row(), [entry(1)])
        lost: list[Any] = []
        await asyncio.gather(play(one, "one", lost), play(two, "two", lost))
        assert await numbers(one) == await numbers(two) == list(range(1, 32))
        assert await everything(one) == await everything(two)
        assert {one.key.split("-")[0] for one in await one.load_entries("t")} == {"key", "one", "two"}
