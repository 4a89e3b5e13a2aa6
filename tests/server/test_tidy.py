"""A table that nobody looks at leaves memory, and is there again, as it was, for whoever asks."""

import asyncio
from pathlib import Path

import pytest

from broomstick.hosting import opening
from broomstick.hosting import room as server_room
from broomstick.hosting.entries import DEFAULT
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import BankClock, DaysClock
from broomstick.hosting.room import Room
from broomstick.hosting.table import PERSON, Refused, Seat
from broomstick.hosting.viewers import Viewer
from broomstick.server.tidy import IDLE_FOR, tidy
from server.beside import until
from server.halls import Time, act, hall_at, left, seal, seated, to_the_picks


def after(time: Time, hall: Hall, seconds: float) -> list[str]:
    """Which tables are in memory when so much time has gone by."""
    time.now += seconds
    tidy(hall)
    return list(hall.rooms)


async def test_of_a_long_talk_the_last_lines_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_room, "CHAT_SHOWN", 3)
    time = Time()
    async with hall_at(tmp_path / "tables.db", time) as hall:
        room, _ = await seated(hall, None)
        for number in range(5):
            await hall.say(room, 0, f"line {number}", f"key {number}")
        await hall.say(room, 0, "line 1", "key 1")
        assert [line["text"] for line in room.chat] == ["line 2", "line 3", "line 4"]
        assert after(time, hall, IDLE_FOR) == []
        again = await hall.room(room.row.id)
        assert again.chat == room.chat
        await hall.say(again, 0, "line 4", "key 4")
        await hall.say(again, 0, "line 5", "key 5")
        assert [line["text"] for line in again.chat] == ["line 3", "line 4", "line 5"]


async def test_a_table_comes_back_as_it_was(hall: Hall, time: Time) -> None:
    room, seats = await seated(hall, None)
    await to_the_picks(hall, room)
    await seal(hall, room, 1, key="once")
    await hall.say(room, 0, "hello", "chat")
    assert after(time, hall, IDLE_FOR - 1) == [room.row.id]
    assert after(time, hall, 1) == []
    again = await hall.room(room.row.id)
    assert again is not room
    assert again.table.state.digest() == room.table.state.digest()
    assert (again.envelopes, again.chat) == (room.envelopes, room.chat)
    assert [seat.name for seat in again.table.seats] == ["Ada", "Ben", "Cleo"]
    # The secrets open it, and what was done is not done again.
    assert await hall.seat_of(room.row.id, seats[2].token) == 2
    await seal(hall, again, 1, 1, key="once")
    assert again.envelopes == room.envelopes
    for seat in (0, 2):
        await seal(hall, again, seat)
    assert not again.table.sealed


async def test_whoever_looks_on_keeps_a_table_in_memory(hall: Hall, time: Time) -> None:
    room, _ = await seated(hall, None)
    viewer = Viewer(0)
    hall.greet(room, viewer)
    for _ in range(5):
        assert after(time, hall, IDLE_FOR * 2) == [room.row.id]
    hall.part(room, viewer)
    # Not at once: somebody may have closed a window too many.
    assert after(time, hall, IDLE_FOR / 2) == [room.row.id]
    assert after(time, hall, IDLE_FOR / 2) == []
    # Asking for a table keeps it for a while too.
    again = await hall.room(room.row.id)
    assert after(time, hall, IDLE_FOR - 1) == [room.row.id]
    assert await hall.room(room.row.id) is again
    assert after(time, hall, IDLE_FOR - 1) == [room.row.id]
    assert after(time, hall, 1) == []


@pytest.mark.parametrize("clock", [BankClock(86_400), DaysClock(3)])
async def test_of_a_table_whose_clock_runs_only_the_alarm_stays(
    clock: BankClock | DaysClock, hall: Hall, time: Time
) -> None:
    room, _ = await seated(hall, clock)
    table = room.row.id
    time.now += 50
    assert after(time, hall, IDLE_FOR) == []
    assert list(hall.resting.tables) == [table]
    alarm = hall.resting.tables[table].alarm
    # Nobody has lost or gained a second by it.
    time.now += 1_000
    again = await hall.room(table)
    assert again is not room
    assert left(again) == left(room)
    assert (alarm.cancelled(), hall.resting.tables) == (True, {})
    # And when the time is out, what is played then is played.
    assert after(time, hall, IDLE_FOR * 2) == []
    time.now += 400_000
    seat = again.table.state.deciders[0]
    await hall.ring(table)
    rung = await hall.room(table)
    await until(lambda: rung.table.entries[-1].kind == DEFAULT)
    assert rung.table.entries[-1].seat == seat


async def test_a_table_stays_in_memory_when_its_clock_is_about_to_run_out(hall: Hall, time: Time) -> None:
    room, _ = await seated(hall, BankClock(400))
    assert after(time, hall, IDLE_FOR) == [room.row.id]


async def test_clocks_of_a_table_that_was_changed_meanwhile_are_those_of_its_log(
    hall: Hall, time: Time
) -> None:
    room, _ = await seated(hall, DaysClock(3))
    assert after(time, hall, IDLE_FOR) == []
    kept = room.table.propose_seat(0, Seat(PERSON, "Zoe"), "by hand", time.now)
    await hall.store.append(room.row.id, [kept])
    again = await hall.room(room.row.id)
    assert again.clocks is not room.clocks
    assert [seat.name for seat in again.table.seats] == ["Zoe", "Ben", "Cleo"]


async def test_a_bot_that_thinks_and_a_change_under_way_keep_a_table_in_memory(
    hall: Hall, time: Time
) -> None:
    room, _ = await seated(hall, None)
    room.thinking.add(1)
    assert after(time, hall, IDLE_FOR) == [room.row.id]
    room.thinking.clear()
    async with room.lock:
        assert after(time, hall, IDLE_FOR) == [room.row.id]
    assert after(time, hall, IDLE_FOR) == []


async def play_out(hall: Hall, room: Room) -> None:
    while not room.table.state.over:
        if room.table.sealed:
            await seal(hall, room, room.owing()[0])
        else:
            await act(hall, room)


async def test_a_game_that_is_over_leaves_memory_and_can_still_be_read(hall: Hall, time: Time) -> None:
    room, seats = await seated(hall, BankClock(3_600))
    await play_out(hall, room)
    record = room.table.state.record().text()
    assert after(time, hall, IDLE_FOR) == []
    assert (await hall.room(room.row.id)).table.state.record().text() == record
    again = await opening.rematch(hall, room.row.id, seats[0].token)
    assert (await hall.room(room.row.id)).rematch == again.table


async def test_tables_that_are_not_there_leave_nothing_behind(hall: Hall) -> None:
    for number in range(50):
        with pytest.raises(Refused):
            await hall.room(f"nowhere {number}")
    assert (hall.rooms, hall.loading) == ({}, {})
    # Many at once load a table once.
    room, _ = await seated(hall, None)
    del hall.rooms[room.row.id]
    found = await asyncio.gather(*(hall.room(room.row.id) for _ in range(20)))
    assert len({id(one) for one in found}) == 1
    assert hall.loading == {}
