"""Tables that have left memory while a clock runs: of each only its clocks are left, and the moment they ring."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from broomstick.hosting.clocks import Clocks
from broomstick.hosting.room import Room


@dataclass(frozen=True, slots=True)
class Rest:
    """What is not in the log: since when each clock runs, and since when nobody looks from a seat."""

    clocks: Clocks
    away: dict[int, float]
    number: int
    alarm: asyncio.TimerHandle


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
