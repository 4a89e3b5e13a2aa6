"""A code belongs to a table as long as it waits for people; codes are longer when many are out."""

from pathlib import Path

import pytest

from broomstick.hosting import codes, opening
from broomstick.hosting.codes import GUESSES, LETTERS, LONGEST, SHORTEST, length_for
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import Join, NewTable, Opened, SeatWish
from broomstick.hosting.table import BOT, OPEN, Refused
from broomstick.hosting.viewers import Viewer
from server.halls import Time, hall_at

WAITING = NewTable("card-game", [SeatWish("person", "Ada"), SeatWish("bot"), SeatWish("open")])


@pytest.fixture(autouse=True)
def _one_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are two codes, and always the same is tried first."""
    drawn = iter(["BCDFGHJK", "BCDFGHJK", "ZXWVTSRQ", *["BCDFGHJK"] * 100])
    for room in (codes, opening):
        monkeypatch.setattr(room, "some_code", lambda length: next(drawn)[:length])


async def waiting(hall: Hall) -> Opened:
    return await opening.open_table(hall, WAITING)


async def test_a_code_is_free_again_when_nobody_is_waited_for_any_more(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    async with hall_at(file, Time()) as hall:
        first = await waiting(hall)
        second = await waiting(hall)
        assert [first.code, second.code] == ["BCDF", "ZXWV"]
        await opening.join(hall, Join("bcdf", "Ben"))
        # Until another has it, it leads to where it led: one is told that all seats are taken, and can watch.
        assert (await opening.room_of_code(hall, "BCDF")).row.id == first.table
        with pytest.raises(Refused, match="no seat is free"):
            await opening.join(hall, Join("BCDF", "Cleo"))
        third = await waiting(hall)
        assert third.code == "BCDF"
        assert (await opening.room_of_code(hall, "BCDF")).row.id == third.table
    async with hall_at(file, Time()) as hall:
        assert (await opening.join(hall, Join("BCDF", "Cleo"))).table == third.table
        assert await hall.store.codes_out() == 1


async def test_a_seat_that_is_opened_again_has_a_code_to_come_by_and_all_are_told(hall: Hall) -> None:
    first = await waiting(hall)
    room = await hall.room(first.table)
    ada = Viewer(0)
    hall.greet(room, ada)
    await hall.hand_over(room, 0, 2, BOT, "", "bot")
    assert await hall.store.codes_out() == 0
    other = await waiting(hall)
    assert other.code == first.code
    await hall.hand_over(room, 0, 2, OPEN, "", "open")
    assert room.row.code == "ZXWV"
    heard = [ada.waiting.get_nowait() for _ in range(ada.waiting.qsize())]
    assert [code for message in heard if (code := getattr(message, "code", None))] == ["BCDF", "ZXWV"]
    assert (await opening.join(hall, Join("ZXWV", "Ben"))).table == first.table
    assert await hall.store.codes_out() == 1


async def test_a_table_that_waits_for_nobody_takes_no_code_from_others(hall: Hall) -> None:
    alone = NewTable("card-game", [SeatWish("person", "Ada"), SeatWish("bot"), SeatWish("bot")])
    one, other = await opening.open_table(hall, alone), await waiting(hall)
    assert one.code == other.code
    assert (await opening.room_of_code(hall, one.code)).row.id == other.table


async def test_codes_are_longer_when_many_are_out(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    most: int = len(LETTERS) ** SHORTEST // GUESSES
    assert [length_for(out) for out in (0, most - 1, most, most * 20, 10**12)] == [4, 4, 5, 6, LONGEST]

    async def many() -> int:
        return most

    monkeypatch.setattr(hall.store, "codes_out", many)
    opened = await waiting(hall)
    assert opened.code == "BCDFG"
    assert (await opening.join(hall, Join("bcdfg", "Ben"))).table == opened.table
