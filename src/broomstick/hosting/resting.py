"""Tables that have left memory while a clock runs: of each only its clocks are left, and the moment they ring."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from heapq import heappop, heappush

from broomstick.hosting.clocks import Clocks
from broomstick.hosting.room import Room

LOOK_EVERY = 60.0
"""Seconds between two looks at whether one of those that sleep has to be woken."""

Since = tuple[float, float | None]
"""Since when a table sleeps, and until when somebody had it before that; None: all the time."""


@dataclass(frozen=True, slots=True)
class Rest:
    """What is not in the log: since when each clock runs, and since when nobody looks from a seat."""

    clocks: Clocks
    away: dict[int, float]
    number: int
    alarm: asyncio.TimerHandle


class Asleep:
    """Tables that are not loaded, as nothing can happen at them by itself before some moment.

    Of each its name and that moment are kept, and of all of them one alarm.
    """

    def __init__(self) -> None:
        self.heap: list[tuple[float, str]] = []
        self.tables: dict[str, Since] = {}

    def put(self, table: str, until: float, since: Since) -> None:
        heappush(self.heap, (until, table))
        self.tables[table] = since

    def take(self, table: str) -> Since | None:
        """The table is loaded, or gone."""
        return self.tables.pop(table, None)

    def clear(self) -> None:
        self.heap.clear()
        self.tables.clear()

    async def wake(self, now: Callable[[], float], ring: Callable[[str], Awaitable[None]]) -> None:
        """Ring one after another, each at its moment; for as long as the host runs."""
        while True:
            until, table = self.heap[0] if self.heap else (now() + LOOK_EVERY, "")
            if until > now():
                await asyncio.sleep(min(until - now(), LOOK_EVERY))
                continue
            heappop(self.heap)
            if table in self.tables:
                await ring(table)


class Resting:
    """All of a hall's."""

    def __init__(self) -> None:
        self.tables: dict[str, Rest] = {}

    def put(self, room: Room, clocks: Clocks, seconds: float, ring: Callable[[], None]) -> None:
        alarm = asyncio.get_running_loop().call_later(max(0.0, seconds), ring)
        self.tables[room.row.id] = Rest(clocks, room.away, room.table.number, alarm)

    def take(self, room: Room) -> None:
        """The table is in memory again, and its clocks go on as if it had never left; unless it was changed since."""
        rest = self.drop(room.row.id)
        if rest is not None and rest.number == room.table.number and room.clocks is not None:
            room.clocks, room.away = rest.clocks, rest.away

    def drop(self, table: str) -> Rest | None:
        rest = self.tables.pop(table, None)
        if rest is not None:
            rest.alarm.cancel()
        return rest

    def clear(self) -> None:
        for table in list(self.tables):
            self.drop(table)
