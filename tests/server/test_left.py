"""Whose chair is empty: nobody is driven out of a seat before their time is up, nor for a bot that plays worse."""

from pathlib import Path

import pytest

from broomstick.bots.specs import playing, usual
from broomstick.hosting import opening
from broomstick.hosting.clocks import DAY, GRACE
from broomstick.hosting.entries import SEAT
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import BankClock, Clock, DaysClock, Join, NewTable
from broomstick.hosting.room import USUAL_WAIT, Room
from broomstick.hosting.table import BOT, PERSON, Refused, Table
from broomstick.hosting.viewers import Viewer
from server.halls import FRIENDS, Time, act, hall_at, seal, seated, to_the_picks

ADA, BEN = 0, 1


async def hand(hall: Hall, room: Room, by: int, to: str = BOT, bot: str = "") -> str:
    """What becomes of Ben's seat at somebody's wish: who sits there then, or why nothing has changed."""
    try:
        await hall.hand_over(room, by, BEN, to, bot, f"hand {room.table.number} {hall.now()} {by} {to} {bot}")
    except Refused as error:
        return error.code
    return room.table.seats[BEN].kind


async def ben_leaves(hall: Hall, clock: Clock | None) -> Room:
    room, _ = await seated(hall, clock)
    ben = Viewer(BEN)
    hall.greet(room, Viewer(ADA))
    hall.greet(room, ben)
    assert await hand(hall, room, ADA) == "still-here"
    hall.part(room, ben)
    return room


async def test_without_a_clock_somebody_is_waited_for_as_it_was_agreed(hall: Hall, time: Time) -> None:
    first = await opening.open_table(hall, NewTable("card-game", FRIENDS, wait=3600))
    await opening.join(hall, Join(first.code, "Ben"))
    room = await hall.room(first.table)
    time.now += 3599
    assert await hand(hall, room, ADA) == "still-here"
    assert room.present(ADA).seats[BEN].waited_until == time.now + 1
    time.now += 1
    assert await hand(hall, room, ADA) == BOT


async def test_whoever_comes_back_in_time_keeps_the_seat_and_takes_it_back_later(
    hall: Hall, time: Time
) -> None:
    room = await ben_leaves(hall, None)
    time.now += USUAL_WAIT - 1
    assert await hand(hall, room, ADA) == "still-here"
    back = Viewer(BEN)
    hall.greet(room, back)
    hall.part(room, back)
    time.now += USUAL_WAIT - 1
    assert await hand(hall, room, ADA) == "still-here"
    time.now += 1
    assert await hand(hall, room, ADA) == BOT
    # Ben comes back: only he takes his seat, and then it is his again.
    hall.greet(room, Viewer(BEN))
    assert await hand(hall, room, ADA, PERSON) == "not-your-seat"
    assert await hand(hall, room, BEN, PERSON) == PERSON
    assert await hand(hall, room, ADA) == "still-here"
    # One's own seat can be given away at any time, to any bot.
    assert await hand(hall, room, BEN, BOT, "random") == BOT
    assert [entry.kind for entry in room.table.entries[-3:]] == [SEAT] * 3


async def test_nobody_is_replaced_by_any_bot_but_the_usual_one_and_the_table_says_at_whose_wish(
    hall: Hall, time: Time
) -> None:
    room = await ben_leaves(hall, None)
    time.now += USUAL_WAIT
    others = [name for name in playing("card-game") if name != usual("card-game")]
    for bot in [*others, "thrifty:steady"]:
        assert await hand(hall, room, ADA, BOT, bot) == "not-usual"
    assert room.table.seats[BEN].kind == PERSON
    assert await hand(hall, room, ADA) == BOT
    shown = room.present(ADA).seats[BEN]
    assert (shown.bot, shown.put_by) == ("thrifty", ADA)
    assert Table.replay(room.table.entries).seats == room.table.seats
    # A bot of Ben's own choice is at nobody else's wish.
    assert await hand(hall, room, BEN, BOT, "random") == BOT
    assert room.present(ADA).seats[BEN].put_by is None


async def until_ben_is_asked(hall: Hall, room: Room) -> None:
    while room.table.sealed or room.table.state.deciders != [BEN]:
        if room.table.sealed:
            await seal(hall, room, room.owing()[0])
        else:
            await act(hall, room)


@pytest.mark.parametrize(
    ("clock", "most"), [(BankClock(600), 600.0), (DaysClock(2), 2 * DAY)], ids=["bank", "days"]
)
async def test_with_a_clock_nobody_is_replaced_before_theirs_has_run_out(
    clock: Clock, most: float, tmp_path: Path, time: Time
) -> None:
    async with hall_at(tmp_path / "t.db", time) as hall:
        room = await ben_leaves(hall, clock)
        time.now += GRACE + USUAL_WAIT
        # He has not even been asked.
        if room.table.state.deciders == [ADA]:
            assert await hand(hall, room, ADA) == "still-here"
        await until_ben_is_asked(hall, room)
        asked = time.now
        time.now = asked + most - 1
        await hall.run_out(room)
        assert await hand(hall, room, ADA) == "still-here"
        assert room.present(ADA).seats[BEN].waited_until is None
        time.now = asked + most + 1
        await hall.run_out(room)
        assert room.table.state.deciders != [BEN]
        assert await hand(hall, room, ADA) == BOT
    # That his time was up stands in the log.
    async with hall_at(tmp_path / "t.db", time) as hall:
        again = await hall.room(room.row.id)
        assert again.table.seats[BEN].put_by == ADA


async def test_a_clock_that_ran_out_over_a_sealed_answer_counts_and_a_decision_in_time_ends_it(
    hall: Hall, time: Time
) -> None:
    room = await ben_leaves(hall, DaysClock(1))
    await to_the_picks(hall, room)
    await seal(hall, room, ADA)
    await seal(hall, room, 2)
    time.now += DAY + GRACE
    await hall.run_out(room)
    assert not room.table.sealed
    assert room.is_left(BEN)
    ben = Viewer(BEN)
    hall.greet(room, ben)
    assert await hand(hall, room, ADA) == "still-here"
    await until_ben_is_asked(hall, room)
    await act(hall, room)
    hall.part(room, ben)
    time.now += GRACE
    assert await hand(hall, room, ADA) == "still-here"
