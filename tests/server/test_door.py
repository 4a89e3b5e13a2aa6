"""Connections that say nothing, or take nothing, make way for those who do: nobody shuts the others out."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from broomstick.hosting.viewers import TOO_MUCH
from broomstick.server import door as doors
from broomstick.server.app import make_app
from broomstick.server.bounds import Bounds
from broomstick.server.door import FULL, FULL_FROM_HERE, Door, Visitor
from broomstick.server.files import FILES_FOR_OURSELVES, within_files
from broomstick.server.limits import Limits
from server.halls import Time
from server.serving import ask, served

HALF_REQUESTS = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half its headers": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    "half a body": b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000\r\n\r\n{",
    "the next after one": b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET / HTTP",
}


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def bounded(tmp_path: Path, **bounds: int) -> AbstractAsyncContextManager[str]:
    app = make_app(tmp_path / "tables.db", limits=Limits(bounds=Bounds(**bounds)))
    return served(tmp_path, app=app)


@asynccontextmanager
async def half_open(address: str, *said: bytes) -> AsyncIterator[list[Line]]:
    """Connections over which this much is said."""
    lines = [await asyncio.open_connection(*address.split(":")) for _ in said]
    for (_, writer), words in zip(lines, said, strict=True):
        writer.write(words)
    try:
        yield lines
    finally:
        for _, writer in lines:
            writer.close()


async def end(reader: asyncio.StreamReader) -> bytes:
    """What is still said until the connection ends."""
    heard = b""
    with suppress(ConnectionError):
        while some := await asyncio.wait_for(reader.read(65_536), 20):
            heard += some
    return heard


async def test_whoever_does_not_finish_a_request_is_shown_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "LOOK_EVERY", 0.05)
    async with (
        bounded(tmp_path, seconds_for_a_request=1) as address,
        half_open(address, *HALF_REQUESTS.values()) as lines,
        half_open(address, b"GET / HTTP/1.1\r\n") as [(slow, drops)],
    ):
        assert await lines[-1][0].readline() == b"HTTP/1.1 200 OK\r\n"
        # Drops keep nobody inside either.
        while not slow.at_eof():
            drops.write(b"X: y\r\n")
            with suppress(TimeoutError, ConnectionError):
                await asyncio.wait_for(slow.read(1), 0.05)
        for reader, _ in lines[:-1]:
            assert await end(reader) == b""
        await end(lines[-1][0])
        assert (await ask(address, "/api/games"))[0] == 200


async def test_where_all_is_full_whoever_is_silent_makes_way(tmp_path: Path) -> None:
    async with bounded(tmp_path, connections=4) as address:
        async with half_open(address, *list(HALF_REQUESTS.values())[:4]) as lines:
            assert (await ask(address, "/api/games"))[0] == 200
            assert await end(lines[0][0]) == b""
        # Live connections do not make way, so at last there is no room, and that is said.
        async with AsyncExitStack() as stack:
            for _ in range(4):
                await stack.enter_async_context(connect(f"ws://{address}/api/live"))
            ((reader, _),) = await stack.enter_async_context(half_open(address, b"GET / HTTP/1.1\r\n"))
            refused = await end(reader)
            assert refused.startswith(b"HTTP/1.1 503 ")
            assert refused.endswith(FULL.encode())
        assert (await ask(address, "/api/games"))[0] == 200


class From(asyncio.Transport):
    """A connection from somewhere."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 1)})


async def test_one_address_cannot_have_all_connections() -> None:
    door = Door(Bounds(connections_from_one_address=2), frozenset({"198.51.100.9"}), Time())

    def enter(host: str, times: int) -> list[str]:
        return [said for said in (door.enter(From(host)) for _ in range(times)) if isinstance(said, str)]

    assert enter("203.0.113.7", 3) == [FULL_FROM_HERE]
    assert enter("203.0.113.8", 2) == []
    # One household has many addresses of IPv6, and somebody may have many networks of households.
    assert enter("2001:db8:1:2::3", 1) + enter("2001:db8:1:ff::3", 1) == []
    assert enter("2001:db8:1:3::4", 1) == [FULL_FROM_HERE]
    others = [enter(f"2001:db8:1:{number:x}00::1", 2) for number in range(1, 9)]
    assert others == [[]] * 7 + [[FULL_FROM_HERE] * 2]
    # Through a proxy come many people, and so they do from this machine.
    assert enter("198.51.100.9", 9) + enter("127.0.0.1", 9) + enter("::1", 9) == []
    for visitor in list(door.inside.values()):
        door.leave(visitor)
    assert (dict(door.by_address), door.asking) == ({}, {})
    assert enter("203.0.113.7", 3) == [FULL_FROM_HERE]
    assert door.looking is not None
    door.looking.cancel()


async def test_whoever_takes_nothing_is_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "LOOK_EVERY", 0.05)
    met: list[Door] = []
    asks = Door.asks

    def met_asking(door: Door, visitor: Visitor) -> None:
        met.append(door)
        asks(door, visitor)

    monkeypatch.setattr(Door, "asks", met_asking)
    async with bounded(tmp_path, seconds_to_take=1, bytes_of_a_request=1 << 20) as address:
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        host, port = address.split(":")
        small.connect((host, int(port)))
        # Many answers, none of which is read.
        small.sendall(b"GET /api/schema HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 200)
        while not met or not met[0].stuck:
            await asyncio.sleep(0.01)
        while met[0].inside:
            await asyncio.sleep(0.01)
        small.close()


async def test_small_messages_are_sent_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitors: list[Visitor] = []
    asks = Door.asks

    def met_asking(door: Door, visitor: Visitor) -> None:
        visitors.append(visitor)
        asks(door, visitor)

    monkeypatch.setattr(Door, "asks", met_asking)
    async with bounded(tmp_path) as address, connect(f"ws://{address}/api/live"):
        own = visitors[0].transport.get_extra_info("socket")
        assert own.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize("sign", ["ping", "pong", "piece"])
async def test_signs_of_life_are_counted(sign: str, tmp_path: Path) -> None:
    async with bounded(tmp_path, signs_of_life=50) as address:
        async with connect(f"ws://{address}/api/live", ping_interval=None) as few:
            for _ in range(40):
                await few.ping()
            await asyncio.wait_for(await few.ping(), 10)
        async with connect(f"ws://{address}/api/live", ping_interval=None) as many:
            with suppress(ConnectionClosed):
                if sign == "piece":
                    await many.send([""] * 200)
                for number in range(200):
                    await (many.ping(str(number)) if sign == "ping" else many.pong())
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(many.recv(), 10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TOO_MUCH


@pytest.mark.skipif(sys.platform == "win32", reason="connections are no files there")
@pytest.mark.parametrize(
    ("soft", "hard", "connections", "asked_for"),
    [(1024, 20_000, 4000, 4000 + FILES_FOR_OURSELVES), (1024, 1024, 1024 - FILES_FOR_OURSELVES, 1024)],
)
def test_there_are_no_more_connections_than_files(
    soft: int, hard: int, connections: int, asked_for: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    import resource

    set_to: list[Any] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: set_to.append(limits))
    assert within_files(Bounds()).connections == connections
    assert set_to == [(asked_for, hard)]
