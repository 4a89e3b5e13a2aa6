"""Whose chair is empty: the others may let a bot play on, and nobody is driven out of a seat."""

from pathlib import Path

from broomstick.hosting.clocks import GRACE
from broomstick.hosting.entries import SEAT
from broomstick.hosting.hall import Hall
from broomstick.hosting.table import BOT, PERSON, Refused
from broomstick.hosting.viewers import Viewer
from broomstick.server.store import Store
from broomstick.server.thinking import Thinkers
from server.test_upgrade import kept, played


async def test_a_seat_is_taken_from_nobody_who_is_there_or_may_yet_come_back(tmp_path: Path) -> None:
    await kept(tmp_path / "t.db", played(12).entries)
    time = [100.0]
    hall = Hall(await Store.open(tmp_path / "t.db"), Thinkers(1), lambda: time[0])
    try:
        room = await hall.room("table")
        ben = Viewer(1)
        hall.greet(room, ben)
        time[0] += 1000

        async def hand(by: int, seat: int, to: str, key: str) -> str:
            try:
                await hall.hand_over(room, by, seat, to, "random", key)
            except Refused as error:
                return error.code
            return room.table.seats[seat].kind

        assert await hand(0, 1, BOT, "a") == "still-here"
        hall.part(room, ben)
        time[0] += GRACE - 1
        assert await hand(0, 1, BOT, "b") == "still-here"
        time[0] += 1
        assert await hand(0, 1, BOT, "c") == BOT
        # Ben comes back: only he takes his seat, and then it is his again.
        hall.greet(room, Viewer(1))
        assert await hand(0, 1, PERSON, "d") == "not-your-seat"
        assert await hand(1, 1, PERSON, "e") == PERSON
        assert await hand(0, 1, BOT, "f") == "still-here"
        # One's own seat can be given away at any time.
        assert await hand(1, 1, BOT, "g") == BOT
        assert [entry.kind for entry in room.table.entries[-3:]] == [SEAT] * 3
    finally:
        await hall.close()
