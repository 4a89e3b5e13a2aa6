"""A table that begins from a snapshot is the table that its whole log makes, and the log stays the truth."""

import dataclasses
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import broomstick
from broomstick import PUBLIC, Chance
from broomstick.games import game_names
from broomstick.hosting.damage import Damaged
from broomstick.hosting.hall import Hall
from broomstick.hosting.pictures import picture
from broomstick.hosting.played import Played
from broomstick.hosting.room import Room
from broomstick.hosting.snapshots import EVERY, Snapshot, may_be_taken, taken
from broomstick.hosting.table import PERSON, Refused, Seat, Table
from broomstick.server.store import Store, TableRow
from broomstick.server.thinking import Thinkers
from server.cluster import missing, new_database
from server.test_table import step

ROW = TableRow("table", "BCDF", "card-game", 1.0, None, {"pace": 0})


def opened(name: str, seed: str = "7") -> Table:
    game = broomstick.load(name, players=3)
    table = Table(game, seed, "pepper", 0)
    table.apply(table.propose_start("start", 1.0))
    for seat in range(3):
        table.apply(table.propose_seat(seat, Seat(PERSON, f"P{seat}"), f"seat {seat}", 1.0))
    return table


def taken_back(table: Table) -> bool:
    """Take the last decision back, where that can be."""
    seat = table.line[-1].seat
    if seat is None:
        return False
    try:
        table.apply(table.propose_undo(seat, table.position, f"k{table.number}", 2.0))
    except Refused:
        return False
    return True


def kept_of(table: Table) -> Snapshot:
    """A snapshot as it comes back from a disk."""
    snapshot = taken(table.state, table.number, table.began)
    return Snapshot(snapshot.number, json.loads(json.dumps(snapshot.data)))


def assert_same(one: Table, other: Table) -> None:
    assert one.entries == other.entries
    assert one.line == other.line
    assert one.seats == other.seats
    assert one.state == other.state
    assert one.state.record().text() == other.state.record().text()
    assert one.course() == other.course()
    assert (one.position, one.changed_rules_at) == (other.position, other.changed_rules_at)
    for viewer in (0, 1, 2, PUBLIC):
        assert one.told(viewer).since(0) == other.told(viewer).since(0)
        assert picture(one, viewer) == picture(other, viewer)


@pytest.mark.parametrize("name", game_names())
def test_a_table_from_a_snapshot_is_the_table_and_goes_on_alike(name: str) -> None:
    table, rng = opened(name), Chance(5)
    snapshots: list[Snapshot] = []
    compared = backs = 0
    while not table.over:
        step(table, rng)
        backs += taken_back(table) if rng.below(3) == 0 else 0
        if may_be_taken(table.state) and rng.below(4) == 0:
            snapshots.insert(0, kept_of(table))
        if snapshots and rng.below(6) == 0:
            again, good = Table.restored(table.entries, snapshots[:2])
            assert (good, again.unfit) == (table.number, [])
            assert_same(again, table)
            # What can be taken back here can be taken back there.
            if not again.over and rng.below(2):
                step(again, Chance("on"))
                step(table, Chance("on"))
                assert taken_back(again) == taken_back(table)
                assert_same(again, table)
            compared += 1
    assert compared > 2
    assert backs


def test_a_game_that_goes_on_by_other_rules_is_kept_with_where_it_began() -> None:
    table, rng = opened("card-game"), Chance(2)
    while table.number < 14 or not may_be_taken(table.state):
        step(table, rng)
    before = kept_of(table)
    table.apply(table.propose_rules(table.number, "rules", 2.0))
    while table.number < 24 or not may_be_taken(table.state):
        step(table, rng)
    after = kept_of(table)
    step(table, rng)
    again, good = Table.restored(table.entries, [after, before])
    assert (good, again.unfit) == (table.number, [])
    assert_same(again, table)
    # What was kept before tells nothing of how it goes on, and is no mistake.
    again, good = Table.restored(table.entries, [before])
    assert (good, again.unfit) == (table.number, [])
    assert_same(again, Table.replay(table.entries))


def test_a_snapshot_that_does_not_fit_its_log_is_not_used() -> None:
    table, rng = opened("card-game"), Chance(2)
    while table.number < 20 or not may_be_taken(table.state):
        step(table, rng)
    good = kept_of(table)
    other = opened("card-game", "8")
    while other.number < table.number or not may_be_taken(other.state):
        step(other, rng)
    for wrong in (
        dataclasses.replace(kept_of(other), number=table.number),
        Snapshot(table.number, {}),
        Snapshot(table.number, {**good.data, "position": {}}),
        Snapshot(table.number, {**good.data, "journal": [["leads nobody", 0, 255]]}),
        Snapshot(table.number + 5, good.data),
    ):
        again, sound = Table.restored(table.entries, [wrong])
        assert (sound, again.unfit) == (table.number, [wrong.number])
        assert_same(again, table)


class Counted:
    """How many entries are played again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entries = 0
        apply = Played.apply

        def counting(table: Played, entry: object) -> None:
            self.entries += 1
            apply(table, entry)  # type: ignore[arg-type]

        monkeypatch.setattr(Played, "apply", counting)


PLACES = [
    "file",
    pytest.param(
        "postgres", marks=[pytest.mark.slow, pytest.mark.skipif(bool(missing()), reason=missing() or "")]
    ),
]


async def played_to_the_end(hall: Hall, room: Room, rng: Chance, until: int) -> None:
    table = room.table
    while not table.over and table.number < until:
        seat = room.owing()[0]
        action = table.game.text(rng.pick(table.state.choices(seat)))
        work = hall.seal if table.sealed else hall.act
        await work(room, seat, table.position, action, f"{table.number} {seat}")


@pytest.mark.parametrize("where", PLACES)
async def test_a_hall_begins_from_what_it_has_kept(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place: str | Path = tmp_path / "t.db" if where == "file" else new_database()

    async def hall() -> Hall:
        return Hall(await Store.open(place), Thinkers(1), lambda: 50.0)

    first, table = await hall(), opened("witchs-brew")
    await first.store.create_table(ROW, table.entries, {})
    room = first.add(ROW, table)
    await played_to_the_end(first, room, Chance(4), 4 * EVERY + 9)
    while first.tasks:
        await next(iter(first.tasks))
    kept = await first.store.load(ROW.id)
    assert kept is not None
    numbers = [one.number for one in kept.snapshots]
    assert len(numbers) == 2
    assert numbers[0] > numbers[1] >= 2 * EVERY
    await first.close()

    counted = Counted(monkeypatch)
    second = await hall()
    room = await second.room(ROW.id)
    assert counted.entries == table.number - numbers[0]
    assert_same(room.table, table)
    await played_to_the_end(second, room, Chance(5), 10_000)
    while second.tasks:
        await next(iter(second.tasks))
    kept = await second.store.load(ROW.id)
    assert kept is not None
    # Of a game that is over the end is kept, and nothing else.
    assert [one.number for one in kept.snapshots] == [room.table.number]
    await second.close()
    counted.entries = 0
    third = await hall()
    assert (await third.room(ROW.id)).table.over
    assert counted.entries == 0
    await third.close()


async def test_a_spoilt_snapshot_is_told_in_the_log_and_a_spoilt_log_is_still_damaged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "t.db"
    table, rng = opened("card-game"), Chance(2)
    while table.number < 20 or not may_be_taken(table.state):
        step(table, rng)
    async with await Store.open(file) as store:
        await store.create_table(ROW, table.entries, {})
        await store.keep_snapshot(ROW.id, taken(table.state, table.number, table.began))

    async def room() -> Room:
        hall = Hall(await Store.open(file), Thinkers(1), lambda: 50.0)
        try:
            return await hall.room(ROW.id)
        finally:
            await hall.close()

    assert_same((await room()).table, table)
    assert not caplog.records
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE snapshot SET data = substr(data, 1, 90) || 'AAAA' || substr(data, 95)")
    assert_same((await room()).table, table)
    assert [record.getMessage() for record in caplog.records] == [
        "a snapshot does not fit its log and is not used"
    ]
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE entry SET seat = 2 - seat WHERE number = 12 OR number = 13")
    with pytest.raises(Damaged):
        await room()
