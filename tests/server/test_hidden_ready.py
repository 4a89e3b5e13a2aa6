"""Where it is hidden who is still choosing: when somebody seals, changes or withdraws, nobody else is sent a byte."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from broomstick.heart.journal import PUBLIC
from broomstick.hosting import opening
from broomstick.hosting.clocks import GRACE, Clocks
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import BankClock, Join, NewTable
from broomstick.hosting.table import BOT, PERSON
from broomstick.hosting.viewers import Viewer
from server.halls import FRIENDS, Time, act, clocks, hall_at, same_deal, seal, seated, to_the_picks
from server.rows import run
from server.serving import Client, ask, served, watching

BANK = {"type": "bank", "seconds": 600, "increment": 5}
DAYS = {"type": "days", "days": 2}

# What seat 1 does, in the order of time; a number lets so many seconds pass. All of a group must look alike.
Script = list[str | int]
ALONE: list[Script] = [
    [20],
    ["seal 0", 20],
    [20, "seal 0"],
    [5, "seal 1", 5, "seal 0", 5, "unseal", 5],
    [2, "seal 2", 3, "unseal", 10, "seal 1", 5, "seal 0"],
]
LEAVING: list[Script] = [[5, "leave", 40], ["seal 0", 5, "leave", 40], [5, "seal 1", "unseal", "leave", 40]]
HANDING: list[Script] = [[9, "bot", 4], ["seal 0", 9, "bot", 4], [3, "seal 0", 6, "bot", 4]]
BACK: list[Script] = [[9, "bot", 4, "person", 7], ["seal 0", 9, "bot", 4, "person", 7]]


class Seat(Client):
    """A client that does what a script says."""

    async def do(self, what: str) -> None:
        verb, _, which = what.partition(" ")
        if verb == "seal":
            among = self.picture["choices"]["pick"]
            picks = " ".join(among[int(which) : int(which) + self.picture["choices"]["count"]])
            key = await self.say(type="seal", at=self.at, answer=f"pick {picks}")
        elif verb == "unseal":
            key = await self.say(type="unseal", at=self.at)
        else:
            key = await self.say(type="hand-over", seat=1, to=verb)
        reply = await self.reply_to(key)
        assert reply["type"] == "done", reply

    async def take(self) -> None:
        key = await self.say(type="act", at=self.at, action=self.picture["choices"]["actions"][0]["text"])
        assert (await self.reply_to(key))["type"] == "done"

    async def caught_up(self) -> None:
        """Everything that was sent before this moment has arrived."""
        await self.say(type="ping")
        while (await self.hear())["type"] != "pong":
            pass


async def come(stack: AsyncExitStack, address: str, table: str, token: str = "") -> Seat:
    client = await stack.enter_async_context(watching(address, table, token))
    seat = Seat(client.connection)
    seat.sent = client.sent
    seat.take_in(client.welcome)
    return seat


async def played(folder: Path, wish: dict[str, Any], script: Script) -> tuple[list[bytes], list[int]]:
    """What the others are sent while seat 1 follows its script, and whether it was ready then; the game goes on."""
    time = Time()
    async with served(folder / "t.db", time) as address, AsyncExitStack() as stack:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
        _, first = await ask(
            address, "/api/tables", {"game": "card-game", "seats": seats, "starter": 0, "pace": 0, **wish}
        )
        joined = [
            await ask(address, "/api/join", {"code": first["code"], "name": n}) for n in ("Ben", "Cleo")
        ]
        opened = [first, *(one for _, one in joined)]
        leaving = await stack.enter_async_context(AsyncExitStack())
        stacks = [stack, leaving, stack]
        people = [
            await come(where, address, first["table"], one["token"])
            for where, one in zip(stacks, opened, strict=True)
        ]
        others = [people[0], people[2], await come(stack, address, first["table"])]
        while "actions" in (people[0].picture["choices"] or people[1].picture["choices"] or {}):
            mover = next(one for one in people if "actions" in (one.picture["choices"] or {}))
            time.now += 3
            await mover.take()
            for one in [*people, *others]:
                await one.caught_up()
        await people[0].do("seal 0")
        for one in others:
            await one.caught_up()
            one.sent.clear()
        for what in script:
            if isinstance(what, int):
                time.now += what
            elif what == "leave":
                await leaving.aclose()
                while "seats" not in await people[0].hear():
                    pass
            else:
                await people[1].do(what)
            # A bot needs a moment; whatever it does, nobody hears of it.
            if what == "bot":
                await asyncio.sleep(0.3)
        late = [await come(stack, address, first["table"], token) for token in ("", opened[2]["token"])]
        for one in others:
            await one.caught_up()
        sent = [b"\n".join(one.sent) for one in [*others, *late]]
        # What can be asked for tells nothing either.
        _, shown = await ask(address, f"/api/tables/{first['table']}")
        _, mine = await ask(address, "/api/mine", {"tokens": [opened[2]["token"]]})
        sent += [json.dumps(shown).encode(), json.dumps(mine[0]["turn"]).encode()]
        hidden = [first["table"].encode(), first["code"].encode()]
        for secret in hidden:
            sent = [one.replace(secret, b"-") for one in sent]
        ready = await true_ready(people[1]) if "leave" not in script else []
        before = people[2].at
        await people[2].do("seal 0")
        if people[1].answer is None and "leave" not in script and "bot" not in script[-2:]:
            await people[1].do("seal 0")
        while "leave" not in script and people[2].at == before:
            await people[2].hear()
        return sent, ready


async def true_ready(seat: Seat) -> list[int]:
    """Whether the answer really was in its envelope: its owner is told."""
    await seat.caught_up()
    return [1] if seat.answer is not None else []


def streams(folder: Path, wish: dict[str, Any], scripts: list[Script]) -> list[tuple[list[bytes], list[int]]]:
    async def go() -> list[tuple[list[bytes], list[int]]]:
        found = []
        for number, script in enumerate(scripts):
            place = folder / str(number)
            place.mkdir()
            found.append(await played(place, wish, script))
        return found

    return run(go())


@pytest.fixture(autouse=True)
def _deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "fresh", same_deal)


@pytest.mark.parametrize(
    "clock",
    [BANK, *(pytest.param(clock, marks=pytest.mark.slow) for clock in (None, DAYS))],
    ids=["bank", "no clock", "days"],
)
def test_nobody_else_is_sent_a_byte(tmp_path: Path, clock: dict[str, Any] | None) -> None:
    found = streams(tmp_path, {"hide_ready": True, "clock": clock}, ALONE)
    assert len({tuple(sent) for sent, _ in found}) == 1
    # The secret really was there: in some runs the seat was ready by then, in others it was not.
    assert [ready for _, ready in found] == [[], [1], [1], [], [1]]
    assert b'"ready":[]' in found[1][0][3]
    assert b'"hide_ready":true' in found[1][0][3]


@pytest.mark.parametrize("scripts", [LEAVING, HANDING, BACK], ids=["leaving", "a bot", "a bot and back"])
def test_nor_by_leaving_or_by_a_bot_in_between(tmp_path: Path, scripts: list[Script]) -> None:
    found = streams(tmp_path, {"hide_ready": True, "clock": BANK}, scripts)
    assert len({tuple(sent) for sent, _ in found}) == 1


def test_without_the_option_it_is_seen(tmp_path: Path) -> None:
    """The same test notices where it is not hidden, by the news as by the clocks."""
    found = streams(tmp_path, {"clock": BANK}, ALONE[:2])
    for one, other in zip(found[0][0], found[1][0], strict=True):
        # Only what everybody may know of a table before sitting down says nothing of it.
        assert (one == other) == (b'"seal"' in one and b'"journal"' not in one)


async def test_one_is_told_of_oneself_and_of_those_at_the_same_device(hall: Hall, time: Time) -> None:
    wish = NewTable("card-game", FRIENDS, starter=0, clock=BankClock(60), hide_ready=True)
    first = await opening.open_table(hall, wish)
    for name in ("Ben", "Cleo"):
        await opening.join(hall, Join(first.code, name))
    room = await hall.room(first.table)
    await to_the_picks(hall, room)
    viewers = [Viewer(0), Viewer(1), Viewer(2, [1]), Viewer(PUBLIC)]
    for viewer in viewers:
        hall.greet(room, viewer)
    time.now += 7
    await seal(hall, room, 1)
    assert [room.present(viewer.seat, viewer.here).ready for viewer in viewers] == [[], [1], [1], []]
    # Whoever is ready sees the own clock stand; to the others it runs on.
    stands = [room.present(viewer.seat, viewer.here).clocks[1].until for viewer in viewers]
    assert [until is None for until in stands] == [False, True, True, False]
    await seal(hall, room, 0)
    await seal(hall, room, 2)
    # Opened, nothing is hidden any more: everybody sees what each has left.
    assert [round(clocks(room).true(seat).left) for seat in range(3)] == [53, 53, 53]
    assert room.present(PUBLIC).clocks == room.present(0, {0}).clocks


async def test_time_that_runs_out_is_no_news_either(hall: Hall, time: Time) -> None:
    room, _ = await seated(hall, BankClock(60))
    room.row.settings["hide_ready"] = True
    own = clocks(room)
    own.veil = True
    # Whoever moves first has used up half of the bank by the time the picks begin.
    time.now += 30
    await act(hall, room)
    await to_the_picks(hall, room)
    slow = min(range(3), key=lambda seat: own.bank[seat])
    assert own.bank[slow] < 40
    other = Viewer((slow + 1) % 3)
    hall.greet(room, other)
    while not other.waiting.empty():
        other.waiting.get_nowait()
    time.now += 40
    await hall.run_out(room)
    assert list(room.envelopes) == [slow]
    assert other.waiting.empty()


async def test_after_a_restart_the_veil_still_hangs_and_everybody_has_a_grace(tmp_path: Path) -> None:
    time = Time()
    async with hall_at(tmp_path / "t.db", time) as hall:
        wish = NewTable("card-game", FRIENDS, starter=0, clock=BankClock(60), hide_ready=True)
        first = await opening.open_table(hall, wish)
        for name in ("Ben", "Cleo"):
            await opening.join(hall, Join(first.code, name))
        room = await hall.room(first.table)
        await to_the_picks(hall, room)
        time.now += 7
        await seal(hall, room, 1)
    time.now += 1000
    async with hall_at(tmp_path / "t.db", time) as hall:
        room = await hall.room(first.table)
        assert list(room.envelopes) == [1]
        shown = room.present(2, {2})
        assert shown.ready == []
        assert [clock.until for clock in shown.clocks] == [time.now + GRACE] * 3


def test_a_change_of_seats_in_the_middle_shows_no_more_than_itself() -> None:
    """What a veiled clock shows depends on the log alone, and there not on what a decision took."""
    veiled = Clocks(BankClock(60, 5), 3, veil=True)
    veiled.kinds = [PERSON, PERSON, BOT]
    veiled.run([0, 1, 2], [])
    twin = Clocks(BankClock(60, 5), 3, veil=True)
    twin.kinds = [PERSON, PERSON, BOT]
    twin.run([0, 1, 2], [])
    twin.close(1, 9.0)
    assert veiled.shown(True, {0}) == twin.shown(True, {0})
    assert veiled.shown(True, {1}) != twin.shown(True, {1})
