"""Clocks: whose time runs, what happens when it is out, and that the log alone says what is left. Nobody sleeps."""

import asyncio
from pathlib import Path

import pytest

from broomstick import PUBLIC, Chance
from broomstick.hosting import opening, resting
from broomstick.hosting.clocks import DAY, GRACE, LEAST, Clocks
from broomstick.hosting.entries import ACT, DEFAULT, LOCK, UNDO, Entry
from broomstick.hosting.hall import Hall
from broomstick.hosting.live_messages import News
from broomstick.hosting.messages import BankClock, Clock, DaysClock, Join, NewTable
from broomstick.hosting.table import BOT, PERSON, Refused
from broomstick.hosting.viewers import Viewer
from broomstick.server.store import Envelope
from server.halls import FRIENDS, Time, act, clocks, hall_at, left, same_deal, seal, seated, to_the_picks
from server.serving import ask, served, watching

BANK = BankClock(100, 10)


@pytest.fixture(autouse=True)
def deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "fresh", same_deal)


async def test_a_table_has_no_clock_unless_it_wants_one(hall: Hall, time: Time) -> None:
    room, _ = await seated(hall, None)
    time.now += 1e9
    await hall.run_out(room)
    assert room.table.entries[-1].kind != DEFAULT
    await act(hall, room)
    assert "spent" not in room.table.entries[-1].body
    assert (room.shown().clock, room.alarm) == (None, None)


async def test_a_bank_runs_for_whoever_has_to_decide_and_grows_after_it(hall: Hall, time: Time) -> None:
    room, _ = await seated(hall, BANK)
    assert left(room) == [100, 100, 100]
    time.now += 30
    assert left(room) == [70, 100, 100]
    assert clocks(room).shown()[0].until == 1100
    assert clocks(room).shown()[1].until is None
    assert await act(hall, room) == 0
    assert room.table.entries[-1].body["spent"] == {"0": 30}
    assert left(room)[0] == 80
    # Never more than at the start.
    time.now += 4
    second = await act(hall, room)
    assert left(room)[second] == 100


async def test_nobodys_time_runs_before_everybody_is_there(hall: Hall, time: Time) -> None:
    first = await opening.open_table(hall, NewTable("card-game", FRIENDS, starter=0, clock=BANK))
    room = await hall.room(first.table)
    time.now += 500
    await opening.join(hall, Join(first.code))
    time.now += 500
    assert left(room) == [100, 100, 100]
    await opening.join(hall, Join(first.code))
    time.now += 5
    assert left(room) == [95, 100, 100]


async def test_when_time_is_out_the_default_is_played(hall: Hall, time: Time) -> None:
    room, _ = await seated(hall, BankClock(20))
    watcher = Viewer(PUBLIC)
    room.greet(watcher)
    state = room.table.state
    expected = room.table.game.text(state.default(0))
    time.now += 19.9
    await hall.run_out(room)
    assert room.table.entries[-1].kind != DEFAULT
    time.now += 0.1
    await hall.run_out(room)
    last = room.table.entries[-1]
    assert (last.kind, last.seat, last.body["action"]) == (DEFAULT, 0, expected)
    assert await hall.store.load_entries(room.row.id) == room.table.entries
    told = [watcher.waiting.get_nowait() for _ in range(watcher.waiting.qsize())]
    news = told[-1]
    assert isinstance(news, News)
    assert news.at == last.number
    assert news.now == time.now
    with pytest.raises(Refused) as caught:
        await hall.take_back(room, 0, room.table.position, "back")
    assert caught.value.code == "time-out"
    # With an empty bank there are still some seconds for each decision.
    assert left(room)[0] == LEAST


async def test_in_a_sealed_batch_everybodys_time_runs_until_they_are_ready(hall: Hall, time: Time) -> None:
    room, _ = await seated(hall, BankClock(60, 10))
    await to_the_picks(hall, room)
    at = room.table.position
    time.now += 10
    await seal(hall, room, 0)
    time.now += 5
    assert left(room) == [50, 45, 45]
    # What is changed in an envelope shows nowhere, not in the clocks either.
    others = Viewer(1)
    room.greet(others)
    others.waiting.get_nowait()
    await seal(hall, room, 0, 1)
    assert others.waiting.empty()
    assert left(room) == [50, 45, 45]
    # Whoever takes an answer out goes on thinking.
    await hall.unseal(room, 0, at, "again")
    time.now += 5
    assert left(room) == [45, 40, 40]
    await seal(hall, room, 0, 2)
    time.now += 40
    expected = [room.table.game.text(room.table.state.default(seat)) for seat in range(3)]
    answer = room.envelopes[0]
    await hall.run_out(room)
    last = room.table.entries[-1]
    assert last.kind == LOCK
    assert last.body["answers"] == {"0": answer, "1": expected[1], "2": expected[2]}
    assert last.body["spent"] == {"0": 15, "1": 60, "2": 60}
    assert left(room) == [55, 10, 10]


async def test_whose_time_is_out_can_change_the_answer_but_not_wait_longer(hall: Hall, time: Time) -> None:
    room, _ = await seated(hall, BankClock(60))
    await to_the_picks(hall, room)
    for seat in (1, 2):
        time.now += 20
        await seal(hall, room, seat)
        await hall.unseal(room, seat, room.table.position, f"out {seat}")
    clocks(room).bank[1] = clocks(room).bank[2] = 1000.0
    time.now += 20
    await hall.run_out(room)
    assert list(room.envelopes) == [0]
    assert room.table.sealed
    with pytest.raises(Refused) as caught:
        await hall.unseal(room, 0, room.table.position, "more time")
    assert caught.value.code == "time-out"
    await seal(hall, room, 0, 3)
    assert room.envelopes[0] == room.table.game.text(room.table.state.choices(0)[3])


async def test_a_lost_connection_stops_the_clock_for_a_while_once_a_decision(hall: Hall, time: Time) -> None:
    room, _ = await seated(hall, BANK)
    first, second = Viewer(0), Viewer(0)
    hall.greet(room, first)
    hall.greet(room, second)
    time.now += 10
    hall.part(room, first)
    time.now += 10
    # The other tab is still there.
    assert left(room)[0] == 80
    hall.part(room, second)
    time.now += 20
    assert left(room)[0] == 80
    back = Viewer(0)
    hall.greet(room, back)
    time.now += 10
    assert left(room)[0] == 70
    hall.part(room, back)
    time.now += 10
    assert left(room)[0] == 60
    # Nobody comes back: the grace ends.
    await act(hall, room)
    hall.greet(room, back := Viewer(1))
    hall.part(room, back)
    time.now += GRACE + 7
    assert left(room)[1] == 93


async def test_days_begin_anew_with_each_decision(hall: Hall, time: Time) -> None:
    room, _ = await seated(hall, DaysClock(2))
    time.now += 1.5 * DAY
    assert left(room)[0] == 0.5 * DAY
    await act(hall, room)
    time.now += 2 * DAY
    await hall.run_out(room)
    assert [entry.kind for entry in room.table.entries[-2:]] == [ACT, DEFAULT]


async def test_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    time = Time()
    file = tmp_path / "t.db"
    async with hall_at(file, time) as hall:
        room, _ = await seated(hall, BANK)
        while not room.table.sealed:
            time.now += 12
            await act(hall, room)
        time.now += 7
        await seal(hall, room, 1)
        time.now += 6
        before = left(room)
    async with hall_at(file, time) as hall:
        await hall.resume()
        assert list(hall.rooms) == [room.row.id]
        room = await hall.room(room.row.id)
        assert left(room) == before
        time.now += 10_000
    # Nobody could play while the server was away: there is time to come back.
    async with hall_at(file, time) as hall:
        room = await hall.room(room.row.id)
        assert left(room) == [GRACE, before[1], GRACE]
        time.now += GRACE
        await hall.run_out(room)
        assert room.table.entries[-1].kind == LOCK


@pytest.mark.parametrize("jump", [3000.0, 1e8, -1e8])
async def test_a_table_whose_time_is_days_is_not_loaded_before_somebody_asks_or_its_clock_rings(
    jump: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resting, "LOOK_EVERY", 0.01)
    time, file = Time(), tmp_path / "t.db"
    async with hall_at(file, time) as hall:
        room, _ = await seated(hall, DaysClock(2))
        await to_the_picks(hall, room)
        time.now += 0.5 * DAY
        seen, table = time.now, room.row.id
        before = left(room)
    # Whatever was between the two servers, half a day of two is gone, and half a day goes by here.
    time.now += jump
    async with hall_at(file, time) as hall:
        await hall.resume(seen)
        time.now += 0.5 * DAY
        assert not hall.rooms
        assert set(hall.asleep.tables) == {table}
        assert left(await hall.room(table)) == [seconds - 0.5 * DAY for seconds in before]
        assert not hall.asleep.tables
    async with hall_at(file, time) as hall:
        await hall.resume(seen)
        time.now += 1.5 * DAY - 10
        await asyncio.sleep(0.05)
        assert not hall.rooms
        time.now += 11
        while table not in hall.rooms or hall.rooms[table].table.entries[-1].kind != LOCK:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("clock", [BANK, BankClock(30), DaysClock(1)])
async def test_the_log_alone_says_what_is_left(clock: Clock, tmp_path: Path) -> None:
    time, rng = Time(), Chance(5)
    async with hall_at(tmp_path / "t.db", time) as hall:
        room, _ = await seated(hall, clock)
        sealed: list[Envelope] = []
        defaults = 0
        while not room.table.state.over and room.table.number < 70:
            time.now += int(rng.below(25))
            await hall.run_out(room)
            defaults += room.table.entries[-1].kind == DEFAULT
            if room.table.sealed and room.owing():
                await seal(hall, room, rng.pick(room.owing()), 0, f"key {time.now} {room.table.number}")
            elif not room.table.state.over:
                await act(hall, room)
            kept = await hall.store.load(room.row.id)
            assert kept is not None
            sealed = kept.envelopes
            again = Clocks.of(clock, room.table, sealed)
            assert again.shown() == clocks(room).shown()
        assert (defaults > 0) == (clock == BankClock(30))


def test_whoever_takes_back_pays_for_it_and_gains_nothing() -> None:
    own = Clocks(BANK, 2)
    for seat in range(2):
        body = {"seat": seat, "kind": PERSON, "name": "", "bot": ""}
        own.take_in(Entry(seat + 1, "seat", seat, body, 0.0, "", ""))
    own.run([0], ())
    own.take_in(own.stamp(Entry(3, ACT, 0, {"action": "x"}, 50.0, "", "")))
    assert own.bank == [60, 100]
    own.run([1], ())
    undo = own.stamp(Entry(4, UNDO, 0, {"to": 2}, 55.0, "", ""))
    assert undo.body["spent"] == {"0": 5}
    own.take_in(undo)
    assert own.bank == [45, 100]


async def test_an_empty_bank_gives_no_second_thoughts(hall: Hall, time: Time) -> None:
    room, _ = await seated(hall, BankClock(20))

    async def take_back(seat: int) -> str:
        try:
            await hall.take_back(room, seat, room.table.position, f"undo {time.now} {seat}")
        except Refused as error:
            return error.code
        return room.table.entries[-1].kind

    await act(hall, room)
    assert await take_back(0) == UNDO
    time.now += 20
    # In time, if only just; but the bank is empty.
    await act(hall, room)
    assert await take_back(0) == "time-out"


async def test_a_clock_that_cannot_be_is_refused(address: str) -> None:
    seats = [{"kind": "person"}, *[{"kind": "bot"}] * 2]
    for clock in (
        {"type": "bank"},
        {"type": "bank", "seconds": 0},
        {"type": "bank", "seconds": 60, "increment": -1},
        {"type": "bank", "seconds": 60, "days": 1},
        {"type": "bank", "seconds": "soon"},
        {"type": "days", "days": 0},
        {"type": "days", "days": 1e9},
        {"type": "sand"},
        60,
    ):
        wish = {"game": "card-game", "seats": seats, "clock": clock}
        status, reply = await ask(address, "/api/tables", wish)
        assert (status, reply["code"]) == (400, "wrong"), clock
    clock = {"type": "bank", "seconds": 60, "increment": 5}
    wish = {"game": "card-game", "seats": seats, "clock": clock}
    status, opened = await ask(address, "/api/tables", wish)
    assert status == 201
    _, shown = await ask(address, f"/api/tables/{opened['table']}")
    assert shown["clock"] == clock


async def test_a_clock_rings_by_itself_and_everybody_sees_it(tmp_path: Path) -> None:
    time = Time()
    async with served(tmp_path / "t.db", time) as address:
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
        clock = {"type": "bank", "seconds": 60}
        wish = {"game": "card-game", "seats": seats, "clock": clock, "starter": 0}
        _, ada = await ask(address, "/api/tables", wish)
        for _ in range(2):
            await ask(address, "/api/join", {"code": ada["code"]})
        async with watching(address, ada["table"], ada["token"]) as one:
            assert one.welcome["clocks"][0] == {"left": 60.0, "until": 1060.0}
            assert one.welcome["clocks"][1] == {"left": 60.0}
            assert one.welcome["now"] == 1000.0
            at = one.at
            time.now += 60
            # Whoever comes makes the server look at its clocks, as the alarm does when time really passes.
            async with watching(address, ada["table"]):
                while one.at == at:
                    message = await one.hear()
            assert message["now"] == 1060.0
            assert message["clocks"][0] == {"left": LEAST}
            assert message["clocks"][1] == {"left": 60.0, "until": 1120.0}


async def test_a_bots_seat_has_no_clock_to_run_out(hall: Hall, time: Time) -> None:
    room, _ = await seated(hall, BANK)
    time.now += 40
    await hall.hand_over(room, 0, 0, BOT, "random", "bot")
    assert clocks(room).running == set()
    await hall.hand_over(room, 0, 0, PERSON, "random", "person")
    assert room.table.entries[-2].body["spent"] == {"0": 40}
    assert left(room)[0] == 60
