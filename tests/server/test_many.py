"""Several servers on one database: each table is played at one of them, and can be reached by all."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from broomstick.hosting.store_errors import Moved
from broomstick.server.many import pulse
from broomstick.server.many.hatch import SECRET
from server.beside import Beside, beside, until
from server.cluster import missing, new_database
from server.serving import ask, come, play_to_the_end, watching

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing()), reason=missing() or "it is there")]

THREE = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
ALONE = [
    {"kind": "person", "name": "Ada"},
    {"kind": "bot", "bot": "random"},
    {"kind": "bot", "bot": "random"},
]


@asynccontextmanager
async def several(number: int) -> AsyncIterator[list[Beside]]:
    place = new_database()
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(beside(place)) for _ in range(number)]


async def opened(at: Beside, seats: list[dict[str, str]] = ALONE) -> dict[str, Any]:
    status, answer = await ask(at.address, "/api/tables", {"game": "card-game", "seats": seats, "pace": 0})
    assert status == 201, answer
    found: dict[str, Any] = answer
    return found


async def test_a_table_is_the_same_wherever_it_is_asked_for() -> None:
    async with several(2) as (one, other):
        table = await opened(one, THREE)
        path = f"/api/tables/{table['table']}"
        assert await ask(other.address, path) == await ask(one.address, path)
        assert (await ask(other.address, f"/api/codes/{table['code']}"))[1]["table"] == table["table"]
        seats = [table]
        for at, name in ((other, "Ben"), (one, "Cleo")):
            status, joined = await ask(at.address, "/api/join", {"code": table["code"], "name": name})
            assert status == 201, joined
            seats.append(joined)
        assert one.owns(table["table"])
        assert not other.hall.rooms
        async with AsyncExitStack() as stack:
            players = [
                await stack.enter_async_context(watching(at.address, table["table"], seat["token"]))
                for at, seat in zip((other, one, other), seats, strict=True)
            ]
            await asyncio.gather(*[play_to_the_end(player) for player in players])
        records = [(await ask(at.address, f"{path}/record"))[1] for at in (one, other)]
        assert records[0] == records[1]
        assert "lead" in records[0]
        # Once more, at one table, whoever asks and wherever.
        again = [
            await ask(at.address, f"{path}/rematch", {}, seat["token"])
            for at, seat in zip((other, one, other), seats, strict=True)
        ]
        assert {(status, opened["table"]) for status, opened in again} == {(201, again[0][1]["table"])}
        assert [opened["seat"] for _, opened in again] == [0, 1, 2]


async def test_ones_own_tables_are_shown_alike_whoever_owns_them() -> None:
    async with several(3) as (one, other, third):
        tables = [await opened(at, THREE) for at in (one, other, one)]
        tokens = {"tokens": [table["token"] for table in tables]}
        for at, name in ((other, "Ben"), (one, "Cleo")):
            _, joined = await ask(at.address, "/api/join", {"code": tables[0]["code"], "name": name})
            await come(at.address, joined)
        await come(third.address, tables[0])
        shown = [(await ask(at.address, "/api/mine", tokens))[1] for at in (one, other, third)]
        assert shown[0] == shown[1] == shown[2]
        assert {one["table"]: bool(one["turn"]) for one in shown[0]}[tables[0]["table"]]


async def test_what_is_refused_is_refused_everywhere_alike() -> None:
    async with several(2) as (one, other):
        table = await opened(one)
        path = f"/api/tables/{table['table']}"
        for way, seat in [("/story", "wrong"), ("/record", ""), ("/moments?as=9", table["token"])]:
            assert await ask(other.address, path + way, seat=seat) == await ask(
                one.address, path + way, seat=seat
            )
        assert (await ask(other.address, "/api/tables/nothing"))[0] == 404
        async with connect(f"ws://{other.address}/api/live") as live:
            await live.send(f'{{"type":"hello","table":"{table["table"]}","token":"wrong"}}')
            assert "no-such-token" in str(await live.recv())


async def test_a_table_whose_owner_is_gone_goes_on_at_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "LIVES_FOR", 2.0)
    async with several(2) as (one, other):
        table = await opened(one)
        one.fall_silent()
        # Nobody asks for it; it is taken over all the same.
        await until(lambda: other.owns(table["table"]))
        async with watching(other.address, table["table"], table["token"]) as player:
            await play_to_the_end(player)


async def test_what_a_process_leaves_that_stops_in_good_order_is_taken_over_at_once() -> None:
    async with several(2) as (one, other):
        clocked = {"game": "card-game", "seats": ALONE, "clock": {"type": "days", "days": 1}}
        _, table = await ask(one.address, "/api/tables", clocked)
        one.hall.forget_all()
        began = asyncio.get_running_loop().time()
        await one.owner.close()
        await until(lambda: other.owner.holds(table["table"]))
        assert asyncio.get_running_loop().time() - began < pulse.LIVES_FOR / 2


async def test_a_table_of_days_that_is_taken_over_is_left_to_its_alarm() -> None:
    async with several(2) as (one, other):
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cleo")]
        ways = [{"type": "days", "days": 3}, {"type": "bank", "seconds": 600}]
        tables = []
        for clock in ways:
            wish = {"game": "card-game", "seats": seats, "clock": clock}
            tables.append((await ask(one.address, "/api/tables", wish))[1])
            await come(one.address, tables[-1])
        slow, quick = [table["table"] for table in tables]
        one.hall.forget_all()
        await one.owner.close()
        await until(lambda: other.owns(quick))
        assert other.owner.holds(slow)
        assert set(other.hall.asleep.tables) == {slow}
        assert slow not in other.hall.rooms
        # Whoever asks for it finds its clocks running.
        async with watching(other.address, slow, tables[0]["token"]) as viewer:
            assert viewer.picture["view"]
        clocks = other.hall.rooms[slow].clocks
        assert clocks is not None
        assert clocks.running
        assert not clocks.out(other.hall.now())
        assert not other.hall.asleep.tables


async def test_the_time_in_which_nobody_owned_a_table_is_nobodys() -> None:
    async with several(2) as (one, other):
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cleo")]
        clocked = {"game": "card-game", "seats": seats, "clock": {"type": "bank", "seconds": 600}}
        _, table = await ask(one.address, "/api/tables", clocked)
        await come(one.address, table)
        one.fall_silent()
        one.owner.pulse.life.until = 0.0
        # Five minutes later.
        now = other.hall.now
        other.hall.now = lambda: now() + 300
        async with other.owner.asking() as connection:
            ago = "UPDATE process SET until = until - 300 WHERE id = :id"
            await connection.execute(text(ago), {"id": one.owner.me.id})
        await until(lambda: other.owns(table["table"]))
        clocks = other.hall.rooms[table["table"]].clocks
        assert clocks is not None
        assert clocks.running
        assert all(clocks.used(seat, other.hall.now()) < 60 for seat in clocks.running)


async def test_a_process_that_has_lost_a_table_writes_nothing_more() -> None:
    async with several(2) as (one, other):
        table = await opened(one)
        await come(one.address, table)
        room = one.hall.rooms[table["table"]]
        hold = one.owner.held[table["table"]]
        one.fall_silent()
        one.owner.pulse.life.until = 0.0
        await take_for_dead(other, one.owner.me.id)
        await until(lambda: other.owns(table["table"]))
        # It believes all the same that it owns it.
        one.owner.pulse.life.until = float("inf")
        one.owner.held[table["table"]] = hold
        before = await other.hall.store.load(table["table"])
        state = room.table.state
        seat = table["seat"]
        with pytest.raises(Moved):
            await one.hall.say(room, seat, "hello", "key")
        with pytest.raises(Moved):
            await one.hall.store.set_token(table["table"], seat, "0" * 64)
        assert state.deciders
        assert await other.hall.store.load(table["table"]) == before
        assert await other.hall.store.load_chat(table["table"]) == []
        assert await other.hall.store.seat_of_token(table["table"], "0" * 64) is None
        # And by then it knows.
        assert table["table"] not in one.hall.rooms


async def take_for_dead(by: Beside, process: str) -> None:
    async with by.owner.asking() as connection:
        await connection.execute(text("UPDATE process SET until = 0 WHERE id = :id"), {"id": process})


async def test_whoever_waits_at_a_table_that_moves_comes_back_to_it() -> None:
    async with several(2) as (one, other):
        table = await opened(one, THREE)
        async with connect(f"ws://{other.address}/api/live") as live:
            await live.send(f'{{"type":"hello","table":"{table["table"]}"}}')
            assert "welcome" in str(await live.recv())
            await one.owner.close()
            one.hall.forget(table["table"])
            await live.wait_closed()
            assert live.close_code == 1012
        async with watching(other.address, table["table"]) as viewer:
            assert viewer.welcome["table"] == table["table"]
        assert other.owns(table["table"])


async def test_nobody_from_outside_comes_in_by_the_hatch() -> None:
    async with several(1) as (one,):
        address = one.inside.address
        async with httpx.AsyncClient(base_url=f"http://{address}") as client:
            assert (await client.get("/api/games")).status_code == 403
            wrong = {SECRET.decode(): "guess"}
            assert (await client.get("/api/games", headers=wrong)).status_code == 403
            right = {SECRET.decode(): one.inside.secret}
            assert (await client.get("/api/games", headers=right)).status_code == 200
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://{address}/api/live"):
                pass
