"""A hall without a net around it, at a time that the test has in its hand, and a table of three in it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from broomstick.heart.game import Game
from broomstick.hosting import opening
from broomstick.hosting.clocks import Clocks
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import Clock, Join, NewTable, Opened, SeatWish
from broomstick.hosting.room import Room
from broomstick.hosting.table import Seat, Table
from broomstick.server.store import Store
from broomstick.server.thinking import Thinkers

SEED = "0"
FRIENDS = [SeatWish("person", "Ada"), SeatWish("open"), SeatWish("open")]


def same_deal(hall: Hall, game: Game, starter: int | None, seats: list[Seat], together: list[int]) -> Table:
    """Always the same cards, dealt at once: the first two questions are open, to seats 0 and 1."""
    table = Table(game, SEED, "pepper", starter)
    table.apply(table.propose_start("start", hall.now()))
    for i, who in enumerate(seats):
        table.apply(table.propose_seat(i, who, f"seat {i}", hall.now()))
    return table


class Time:
    """What time it is, as the test has it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def hall_at(file: Path, time: Time) -> AsyncIterator[Hall]:
    hall = Hall(await Store.open(file), Thinkers(1), time)
    try:
        yield hall
    finally:
        await hall.close()


async def seated(hall: Hall, clock: Clock | None) -> tuple[Room, list[Opened]]:
    """A table of three, all of them there."""
    first = await opening.open_table(hall, NewTable("card-game", FRIENDS, starter=0, clock=clock))
    others = [await opening.join(hall, Join(first.code, name)) for name in ("Ben", "Cleo")]
    room = await hall.room(first.table)
    if room.table.waiting:
        await opening.begin(hall, room)
    return room, [first, *others]


async def act(hall: Hall, room: Room) -> int:
    """The seat that has to decide does; gives the seat."""
    table = room.table
    seat = table.state.deciders[0]
    action = table.game.text(table.state.choices(seat)[0])
    await hall.act(room, seat, table.position, action, f"act {table.number}")
    return seat


async def to_the_picks(hall: Hall, room: Room) -> None:
    while not room.table.sealed:
        await act(hall, room)


async def seal(hall: Hall, room: Room, seat: int, which: int = 0, key: str = "") -> None:
    table = room.table
    answer = table.game.text(table.state.choices(seat)[which])
    await hall.seal(room, seat, table.position, answer, key or f"seal {table.number} {seat} {which}")


def clocks(room: Room) -> Clocks:
    assert room.clocks is not None
    return room.clocks


def left(room: Room) -> list[float]:
    """What each seat has left at this moment."""
    own = clocks(room)
    return [round(own.allowance(seat) - own.used(seat, room.now()), 3) for seat in range(3)]


async def begun(hall: Hall, wish: NewTable) -> Opened:
    """A table whose cards are dealt, whoever has come."""
    opened = await opening.open_table(hall, wish)
    await opening.begin(hall, await hall.room(opened.table))
    return opened
