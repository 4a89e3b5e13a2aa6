"""What whoever runs a server sees of it: whether it is ready, what it counts, what its log says; and how it goes on."""

import asyncio
import json
import logging
import socket
import time as machine
import urllib.request
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from broomstick.hosting.messages import BankClock
from broomstick.hosting.table import Refused
from broomstick.hosting.viewers import COME_BACK, DELETED
from broomstick.server.app import make_app
from broomstick.server.care.doing import close, delete
from broomstick.server.logs import Lines
from broomstick.server.measures import Measures
from broomstick.server.serve import Server, configured
from broomstick.server.steady import Steady
from broomstick.server.store import Store
from broomstick.server.watch import Watch
from server.halls import Time, act, hall_at, left, seal, seated
from server.serving import PATIENCE, Client, ask, served, watching

OPEN: dict[str, Any] = {
    "game": "card-game",
    "seats": [{"kind": "person", "name": "Adalind"}, {"kind": "open"}, {"kind": "open"}],
}


async def closed(client: Client) -> int | None:
    """With which code a connection is closed, whatever is said before."""
    try:
        while True:
            await client.hear()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd is not None else None


async def test_a_server_says_whether_it_is_ready(tmp_path: Path) -> None:
    app = make_app(tmp_path / "t.db")
    async with served(tmp_path / "t.db", app=app) as address:
        assert await ask(address, "/health/alive") == (200, {"alive": True})
        status, said = await ask(address, "/health")
        assert (status, said["ready"], said["database"]) == (200, True, True)
        app.state.stopping = True
        status, said = await ask(address, "/health/ready")
        assert (status, said["ready"], said["alive"]) == (503, False, True)


async def test_what_happens_is_counted(tmp_path: Path) -> None:
    measures = Measures(on=True)
    port = measures.serve("127.0.0.1", 0)
    try:
        async with served(tmp_path / "t.db", app=make_app(tmp_path / "t.db", measures=measures)) as address:
            _, opened = await ask(address, "/api/tables", OPEN)
            assert (await ask(address, "/api/codes/ZZZZ"))[0] == 404
            async with watching(address, opened["table"], opened["token"]) as ada:
                await ada.reply_to(await ada.say(type="say", text="hello"))
                await ada.reply_to(await ada.say(type="act", action="lead fire brave", at=99))
                # Nothing of it is served where people come.
                assert "broomstick_connections" not in str(await ask(address, "/metrics"))
                link = f"http://127.0.0.1:{port}/metrics"
                text = (await asyncio.to_thread(urllib.request.urlopen, link)).read().decode()
    finally:
        measures.close()
    assert "broomstick_connections 1.0" in text
    assert 'broomstick_refused_total{code="no-such-code"} 1.0' in text
    assert 'broomstick_message_seconds_count{code="",kind="say"} 1.0' in text
    assert 'route="/api/codes/{code:str}"' in text or 'route="/api/codes/{code}"' in text
    for secret in (opened["token"], opened["table"], opened["code"], "Adalind", "ZZZZ"):
        assert secret not in text


async def test_what_is_refused_is_a_line_without_secrets_and_names(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "broomstick")
    async with served(tmp_path / "t.db") as address:
        _, opened = await ask(address, "/api/tables", OPEN)
        await ask(address, "/api/codes/ZZZZ")
        await ask(address, f"/api/tables/{opened['table']}/story", seat="a-secret-of-somebody")
        async with watching(address, opened["table"], opened["token"]) as ada:
            await ada.reply_to(await ada.say(type="act", action="lead fire brave", at=99))
    lines = [json.loads(Lines().format(record)) for record in caplog.records]
    refused = [
        (one["code"], one.get("route") or one.get("kind")) for one in lines if one["what"] == "refused"
    ]
    assert [code for code, _ in refused][:2] == ["no-such-code", "no-such-token"]
    assert len(refused) == 3
    text = json.dumps(lines)
    for secret in (opened["token"], opened["code"], "Adalind", "ZZZZ", "a-secret-of-somebody", "fire"):
        assert secret not in text


async def test_a_table_that_is_closed_or_deleted_beside_the_server_leaves_it(tmp_path: Path) -> None:
    file, time = tmp_path / "t.db", Time()
    async with hall_at(file, time) as hall, await Store.open(file) as beside:
        store = hall.store
        assert isinstance(store, Store)
        watch = Watch(hall, store)
        await watch.begin()
        closed, people = await seated(hall, None)
        gone, _ = await seated(hall, None)
        viewer = await hall.enter(closed, people[0].token, [])
        await watch.look()
        assert len(hall.rooms) == 2
        await beside.writer.do(partial(close, table_id=closed.row.id))
        await beside.writer.do(partial(delete, table_id=gone.row.id))
        await watch.look()
        assert not hall.rooms
        assert viewer.gone
        codes = []
        for room in (closed, gone):
            with pytest.raises(Refused) as caught:
                await hall.room(room.row.id)
            codes.append(caught.value.code)
        assert codes == ["table-closed", "no-such-table"]


async def test_old_tables_are_deleted_and_no_others(tmp_path: Path) -> None:
    time = Time()
    async with hall_at(tmp_path / "t.db", time) as hall:
        store = hall.store
        assert isinstance(store, Store)
        old, _ = await seated(hall, None)
        time.now += 9 * 86_400
        new, _ = await seated(hall, None)
        watch = Watch(hall, store, forget_after=7)
        await watch.clear(7)
        assert await store.find(old.row.id) is None
        assert await store.find(new.row.id) is not None


async def test_what_lay_between_two_servers_costs_nobody_time(tmp_path: Path) -> None:
    """Nor does it matter whether somebody set the machine's clock meanwhile, or to when."""
    for jump in (3_000.0, 1e8, -1e8):
        file, time = tmp_path / f"{jump}.db", Time()
        async with hall_at(file, time) as hall:
            store = hall.store
            assert isinstance(store, Store)
            room, _ = await seated(hall, BankClock(600))
            watch = Watch(hall, store)
            time.now += 40
            await watch.end()
            before = left(room)
        time.now += jump
        async with hall_at(file, time) as hall:
            store = hall.store
            assert isinstance(store, Store)
            await hall.resume(await Watch(hall, store).begin())
            assert left(hall.rooms[room.row.id]) == before
            assert min(before) == 560


def test_the_time_goes_on_evenly_whatever_is_done_to_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    steady = Steady()
    first = steady()
    monkeypatch.setattr(machine, "time", lambda: first + 1e6)
    assert 0 <= steady() - first < 60


async def test_who_is_connected_is_told_in_the_database(tmp_path: Path) -> None:
    from broomstick.server.care.overview import serving

    async with hall_at(tmp_path / "t.db", Time()) as hall:
        store = hall.store
        assert isinstance(store, Store)
        room, people = await seated(hall, None)
        await hall.enter(room, people[1].token, [])
        await hall.enter(room, "", [])
        watch = Watch(hall, store)
        await watch.beat()
        async with store.reading() as connection:
            (found,) = await connection.run_sync(serving, hall.now() + 5)
            assert found.connected == {room.row.id: {"seats": [1], "watching": 1}}
            assert await connection.run_sync(serving, hall.now() + 500) == []


async def test_nothing_is_kept_of_a_table_when_all_people_at_it_wish_that(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    async with served(file) as address:
        _, ada = await ask(address, "/api/tables", {**OPEN, "seats": [*OPEN["seats"][:2], {"kind": "bot"}]})
        _, ben = await ask(address, "/api/join", {"code": ada["code"], "name": "Ben"})
        path = f"/api/tables/{ada['table']}"
        assert (await ask(address, f"{path}/forget", {}))[0] == 403
        _, said = await ask(address, f"{path}/forget", {}, ada["token"])
        assert said == {"wishing": [0], "missing": [1], "deleted": False}
        _, said = await ask(address, f"{path}/keep", {}, ada["token"])
        assert said == {"wishing": [], "missing": [0, 1], "deleted": False}
        async with watching(address, ada["table"], ada["token"]) as client:
            await ask(address, f"{path}/forget", {}, ben["token"])
            while not (seats := (await client.hear()).get("seats")):
                pass
            assert [seat.get("forget", False) for seat in seats] == [False, True, False]
    # Whoever comes later is told too, also of a server that was started again.
    async with served(file) as address:
        async with watching(address, ada["table"], ada["token"]) as client:
            assert [seat.get("forget", False) for seat in client.welcome["seats"]] == [False, True, False]
            assert (await ask(address, path))[0] == 200
            _, said = await ask(address, f"{path}/forget", {}, ada["token"])
            assert said == {"wishing": [0, 1], "missing": [], "deleted": True}
            assert await closed(client) == DELETED
        assert (await ask(address, path))[0] == 404
        # Alone against bots one is all.
        alone = {**OPEN, "seats": [OPEN["seats"][0], {"kind": "bot"}, {"kind": "bot"}]}
        _, ada = await ask(address, "/api/tables", alone)
        _, said = await ask(address, f"/api/tables/{ada['table']}/forget", {}, ada["token"])
        assert said["deleted"] is True
    async with await Store.open(file) as store:
        assert await store.open_tables() == []


async def test_games_open_under_the_release_before_go_on(tmp_path: Path) -> None:
    """A database as version 1 left it, in the middle of games: each goes on where it stood, to its end."""
    from broomstick.server.care.doing import step_back
    from broomstick.server.store.place import file_url

    file, time = tmp_path / "t.db", Time()
    async with hall_at(file, time) as hall:
        room, people = await seated(hall, None)
        for _ in range(6):
            if not room.table.sealed:
                await act(hall, room)
        before = (room.table.state, room.table.number, dict(room.envelopes))
    await step_back(file_url(file), "0001")
    async with hall_at(file, time) as hall:
        again = await hall.room(room.row.id)
        assert (again.table.state, again.table.number, dict(again.envelopes)) == before
        assert await hall.seat_of(room.row.id, people[1].token) == 1
        while not again.table.state.over:
            if again.table.sealed:
                for seat in again.owing():
                    await seal(hall, again, seat)
            else:
                await act(hall, again)
        assert again.table.changed_rules_at is None


async def test_people_are_warned_before_a_server_stops_and_play_on_until_then(tmp_path: Path) -> None:
    app = make_app(tmp_path / "t.db")
    up = asyncio.Event()
    server = Server(configured(app), up.set, app, drain=2.0)
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        running = asyncio.create_task(server.serve(sockets=[listening]))
        await up.wait()
        _, ada = await ask(address, "/api/tables", {**OPEN, "seats": [{"kind": "person"}] * 3, "starter": 0})
        async with watching(address, ada["table"], ada["token"]) as client:
            asked = app.state.hall.now()
            server.should_exit = True
            while (warned := await client.hear())["type"] != "stopping":
                pass
            assert asked + 2.0 <= warned["until"] <= asked + 7.0
            assert (await ask(address, "/health"))[0] == 503
            async with watching(address, ada["table"]) as late:
                assert await late.hear() == warned
            choice = client.picture["choices"]["actions"][0]["text"]
            said = await client.reply_to(await client.say(type="act", at=client.at, action=choice))
            assert said["type"] == "done"
            assert await closed(client) == COME_BACK
        await asyncio.wait_for(running, PATIENCE)
