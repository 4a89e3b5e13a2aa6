"""A process that writes to a store and says what it was told is kept; at a chosen moment it is killed.

``python crash.py FILE story POINT NTH`` kills itself at the nth commit, right before or right after it.
``python crash.py FILE race WHO`` writes as fast as it can, to tables of its own and to one for all, until the end.
``python crash.py FILE full`` may suddenly write no more to any file, and then may again.
"""

import asyncio
import os
import resource
import signal
import sys
from pathlib import Path

from broomstick.hosting.entries import Entry
from broomstick.server.store import Envelope, NumberTaken, Store, StoreError, TableRow, Unavailable

TABLES = ["a", "b", "c"]
SHARED = "shared"
RACES = 20


def say(line: str) -> None:
    """A line that has left this process when this returns."""
    os.write(1, f"{line}\n".encode())


def row(name: str) -> TableRow:
    return TableRow(name, name.upper(), "card-game", 1.0, None, {})


def entry(number: int, key: str = "") -> Entry:
    body = {"action": f"lead fire {number}"}
    return Entry(number, "act", 0, body, float(number), key or f"key-{number}", f"{number:064x}")


async def story(store: Store, steps: int) -> None:
    """Six steps, each one commit; a step is told of when it is kept."""
    for step in range(1, steps + 1):
        if step == 1:
            await asyncio.gather(*[store.create_table(row(name), [entry(1)]) for name in TABLES])
        elif step == 2:
            seals = [Envelope(1, seat, f"pick {seat}", 2.0, f"seal-{seat}") for seat in range(3)]
            await asyncio.gather(*[store.put_envelope("a", seal) for seal in seals])
        elif step == 3:
            await store.append("a", [entry(2)], remove_batch=1)
        elif step == 4:
            await asyncio.gather(*[store.append(name, [entry(2), entry(3)]) for name in "bc"])
        elif step == 5:
            says = [store.add_chat(name, "Ann", "hello", 5.0, "k") for name in TABLES]
            # The last of these is refused, and so the writer does them all once more, one by one.
            await asyncio.gather(*says, store.append("a", [entry(2)]), return_exceptions=True)
        else:
            await store.append("b", [entry(4)])
        say(f"step {step}")


async def tell_story(file: Path, point: str, nth: int) -> None:
    seen = []

    def hook(now: str) -> None:
        seen.append(now)
        if now == point and seen.count(point) == nth:
            os.kill(os.getpid(), signal.SIGKILL)

    async with await Store.open(file, hook) as store:
        await story(store, 6)


async def race(file: Path, who: str) -> None:
    async with await Store.open(file) as store:

        async def alone(name: str) -> None:
            await store.create_table(row(name), [entry(1)])
            for number in range(2, RACES + 1):
                await store.append(name, [entry(number)])
                say(f"{name} {number}")

        async def shared() -> None:
            for turn in range(RACES):
                while True:
                    number = len(await store.load_entries(SHARED)) + 1
                    try:
                        await store.append(SHARED, [entry(number, f"{who}-{turn}")])
                        break
                    except NumberTaken:
                        pass
                say(f"{SHARED} {number}")

        try:
            await store.create_table(row(SHARED), [entry(1)])
        except StoreError:
            say("second")
        await asyncio.gather(alone(f"{who}1"), alone(f"{who}2"), shared())
        say("end")


async def full(file: Path) -> None:
    async with await Store.open(file) as store:
        await store.create_table(row("a"), [entry(1)])
        most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, most))
        number = 1
        try:
            while number < 100:
                number += 1
                await store.append(
                    "a", [Entry(number, "rules", None, {"position": "x" * 20_000}, 1.0, "", "")]
                )
        except Unavailable as error:
            say(str(error))
        say(str(number - 1))
        say(str(len(await store.load_entries("a"))))
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        await store.append("a", [entry(number)])
        say(str(len(await store.load_entries("a"))))


if __name__ == "__main__":
    place = Path(sys.argv[1])
    if sys.argv[2] == "story":
        asyncio.run(tell_story(place, sys.argv[3], int(sys.argv[4])))
    elif sys.argv[2] == "race":
        asyncio.run(race(place, sys.argv[3]))
    else:
        asyncio.run(full(place))
