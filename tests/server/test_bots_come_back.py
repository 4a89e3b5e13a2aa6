"""A table never waits for a bot for good: it is asked again, and after some tries its default is played for it."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from broomstick.browser.host import AtOnce
from broomstick.hosting import bot_turns, opening
from broomstick.hosting.entries import DEFAULT
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import NewTable, SeatWish
from broomstick.hosting.pauses import pause
from broomstick.hosting.room import Room
from broomstick.hosting.store_errors import Unavailable
from broomstick.hosting.table import PERSON
from broomstick.hosting.thinking import DIED, NotThought
from broomstick.hosting.viewers import Viewer
from broomstick.server import thinking
from broomstick.server.store import Store
from broomstick.server.thinking import Worker
from server.halls import Time, act, begun, hall_at, same_deal, seal
from server.serving import PATIENCE

WISH = NewTable("card-game", [SeatWish("person", "Ada"), SeatWish("bot"), SeatWish("bot")], starter=0, pace=0)
KILLED, TABLES = 5, 6


class Unsteady(AtOnce):
    """Bots that think right here, when they are well."""

    def __init__(self) -> None:
        self.fails: Exception | str | None = NotThought(DIED)
        self.asked = 0

    async def think(self, *question: Any) -> str:
        self.asked += 1
        if isinstance(self.fails, Exception):
            raise self.fails
        return self.fails or await super().think(*question)


async def until_ada_is_asked(room: Room) -> None:
    """The bots have decided whatever there was for them."""

    async def wait() -> None:
        while room.thinking or (room.owing() != [0] and not room.table.state.over):
            await asyncio.sleep(0.01)

    await asyncio.wait_for(wait(), PATIENCE)


async def ada_decides(hall: Hall, room: Room) -> None:
    await (seal(hall, room, 0) if room.table.sealed else act(hall, room))


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long bots would have been waited for before they were asked again."""
    found: list[float] = []

    def no_pause(failures: int, first: float, longest: float) -> float:
        found.append(pause(failures, first, longest))
        return 0.0

    monkeypatch.setattr(bot_turns, "pause", no_pause)
    monkeypatch.setattr(opening, "fresh", same_deal)
    return found


async def test_five_workers_killed_in_a_row_stop_no_table(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(thinking, "FIRST_PAUSE", 0.05)
    start, deaths = Worker.start, 0

    def start_and_die(worker: Worker) -> object:
        nonlocal deaths
        pipe = start(worker)
        if deaths < KILLED:
            deaths += 1
            worker.kill()
        return pipe

    monkeypatch.setattr(Worker, "start", start_and_die)
    rooms = [await hall.room((await begun(hall, WISH)).table) for _ in range(TABLES)]
    for room in rooms:
        await act(hall, room)
    await asyncio.gather(*(until_ada_is_asked(room) for room in rooms))
    assert deaths == KILLED
    assert not any(room.failing for room in rooms)


async def test_a_bot_without_an_answer_is_asked_again_and_then_its_default_is_played_and_the_table_says_so(
    tmp_path: Path, pauses: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = Unsteady()
    hall = Hall(await Store.open(tmp_path / "t.db"), thinkers, Time())
    try:
        opened = await begun(hall, WISH)
        room = await hall.room(opened.table)
        ada = Viewer(0)
        hall.greet(room, ada)
        with caplog.at_level(logging.WARNING, "broomstick"):
            await act(hall, room)
            await until_ada_is_asked(room)
        # Seat 1 decided in the open, then all pick: the answers of both bots are those that a clock would give.
        assert [entry.kind for entry in room.table.line[-1:]] == [DEFAULT]
        assert room.table.line[-1].seat == 1
        assert room.table.sealed
        state, game = room.table.state, room.table.game
        assert room.envelopes == {seat: game.text(state.default(seat)) for seat in (1, 2)}
        # A bot is asked four times with pauses that grow; one that has failed is asked once the next time.
        assert pauses == [1, 2, 4, 8, 1, 1, 2, 4, 8]
        assert thinkers.asked == len(pauses)
        told = [record.getMessage() for record in caplog.records]
        assert told[0] == f"bot-failed table={opened.table} seat=1 bot=thrifty at=5 try=1 why=died how="
        assert len(told) == len(pauses)
        shown = room.present(0).seats
        assert [seat.failing for seat in shown] == [False, True, True]
        heard = [ada.waiting.get_nowait() for _ in range(ada.waiting.qsize())]
        assert any(getattr(message, "seats", None) == shown for message in heard)
        # It comes back by itself.
        thinkers.fails = None
        while room.failing:
            await ada_decides(hall, room)
            await until_ada_is_asked(room)
        assert not any(seat.failing for seat in room.present(0).seats)
    finally:
        await hall.close()


@pytest.mark.parametrize("fails", ["lead everything", "", RuntimeError("the cards of Ada")])
async def test_whatever_a_bot_does_instead_of_answering_the_game_goes_on(
    fails: Exception | str, tmp_path: Path, pauses: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = Unsteady()
    thinkers.fails = fails or NotThought(DIED)
    hall = Hall(await Store.open(tmp_path / "t.db"), thinkers, Time())
    try:
        room = await hall.room((await begun(hall, WISH)).table)
        await act(hall, room)
        await until_ada_is_asked(room)
        assert room.failing == {1, 2}
        assert "Ada" not in caplog.text
        # A person who takes the seat is no failing bot.
        await hall.hand_over(room, 1, 1, PERSON, "", "mine")
        assert room.failing == {2}
    finally:
        await hall.close()


async def test_a_disk_that_takes_nothing_is_no_fault_of_the_bot(
    tmp_path: Path, pauses: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(tmp_path / "t.db", Time()) as hall:
        room = await hall.room((await begun(hall, WISH)).table)
        append, left = hall.store.append, 10

        async def full(*entry: Any, **more: Any) -> None:
            nonlocal left
            if entry[1][0].seat == 1 and left:
                left -= 1
                raise Unavailable("the disk is full")
            await append(*entry, **more)

        monkeypatch.setattr(hall.store, "append", full)
        await act(hall, room)
        await until_ada_is_asked(room)
        assert (left, room.failing) == (0, set())
        assert max(pauses) == bot_turns.LONGEST_PAUSE
