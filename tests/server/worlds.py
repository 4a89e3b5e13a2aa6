"""Two servers with the same table in two worlds that one viewer cannot tell apart; every byte it is sent is kept.

Both servers have the same time. Beside the seal of the seed two things more are set aside openly: the date in the head
of an answer, and the pings by which a server sees whether anybody is there: they come by the clock of the machine, and
hold bytes that are drawn by chance.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

import broomstick
from broomstick import Chance, State
from broomstick.server.app import make_app
from hosting.two_worlds import NOW, OWN, TABLE, Furnished, two_states
from server.serving import PATIENCE, served

HANDSHAKE = "dGhlIHNhbWUgaW4gYm90aA=="
PING = 9
DATE = re.compile(rb"(?im)^date: [^\r\n]*")


def played(players: int, seed: int, until: Callable[[State], bool]) -> State:
    """A game played by chance until it is as wanted, past its first round."""
    rng = Chance(seed)
    state = broomstick.load("card-game", players=players).start(str(seed), starter=0)
    while not (state.round >= 1 and until(state)):
        seat = rng.pick(state.deciders)
        state.play(seat, state.game.text(rng.pick(state.choices(seat))))
        assert not state.over
    return state


class World(Furnished):
    """One of the two: a server, and the table in it."""

    def __init__(self, name: str, app: Litestar, address: str) -> None:
        super().__init__(name, app.state.hall)
        self.address = address

    def cleared(self, data: bytes) -> bytes:
        """What was sent, without what may differ."""
        return DATE.sub(b"date: -", super().cleared(data))

    async def request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        secret: str = "",
        kind: str = "application/json",
    ) -> bytes:
        """One request over a connection of its own; every byte of the answer."""
        host, port = self.address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close"]
        if secret:
            lines.append(f"X-Seat: {secret}")
        if body is not None:
            lines += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
        writer.write("\r\n".join([*lines, "", ""]).encode() + (body or b""))
        try:
            return self.cleared(await asyncio.wait_for(reader.read(), PATIENCE))
        finally:
            writer.close()


class Line:
    """A live connection of which every byte that comes in is kept, from the answer to the handshake on."""

    def __init__(self, world: World, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.world = world
        self.reader, self.writer = reader, writer
        self.raw = b""
        self.pings: list[bytes] = []
        self.messages: list[Any] = []
        self.protocol = ClientProtocol(parse_uri("ws://localhost/api/live"))
        # By default it is drawn by chance, and the answer is made of it.
        self.protocol.key = HANDSHAKE
        self.closed: int | None = None

    async def begin(self, hello: str | bytes) -> None:
        self.protocol.send_request(self.protocol.connect())
        await self.flush()
        while self.protocol.handshake_exc is None and not self.raw:
            await self.take()
        await self.say(hello)

    async def flush(self) -> None:
        data = b"".join(self.protocol.data_to_send())
        if data:
            self.writer.write(data)
            await self.writer.drain()

    async def say(self, text: str | bytes) -> None:
        if isinstance(text, bytes):
            self.protocol.send_binary(text)
        else:
            self.protocol.send_text(text.encode())
        await self.flush()

    async def take(self) -> bool:
        """Some more bytes; False at the end."""
        data = await asyncio.wait_for(self.reader.read(65_536), PATIENCE)
        self.raw += data
        if data:
            self.protocol.receive_data(data)
            # A goodbye wants an answer.
            await self.flush()
        else:
            self.protocol.receive_eof()
            self.closed = self.protocol.close_code
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode == 1:
                self.messages.append(json.loads(bytes(event.data)))
            elif isinstance(event, Frame) and event.opcode == PING:
                self.pings.append(bytes([0x80 | PING, len(event.data)]) + bytes(event.data))
        return bool(data)

    async def settle(self) -> None:
        """Until an answer to a ping is there: all that was sent before is too."""
        before = sum(message["type"] == "pong" for message in self.messages)
        await self.say('{"type": "ping"}')
        while sum(message["type"] == "pong" for message in self.messages) == before:
            assert await self.take(), "the connection was closed"

    async def until_closed(self) -> None:
        while await self.take():
            pass

    @property
    def bytes(self) -> bytes:
        raw = self.raw
        for ping in self.pings:
            raw = raw.replace(ping, b"", 1)
        return self.world.cleared(raw)


@asynccontextmanager
async def lines(
    worlds: list[World], secret: str = OWN, hello: str | bytes | None = None
) -> AsyncIterator[list[Line]]:
    """The same viewer at the table in both worlds; without a secret, a spectator."""
    greeting = hello if hello is not None else json.dumps({"type": "hello", "table": TABLE, "token": secret})
    found: list[Line] = []
    try:
        for world in worlds:
            host, port = world.address.split(":")
            found.append(Line(world, *await asyncio.open_connection(host, int(port))))
            await found[-1].begin(greeting)
        yield found
    finally:
        for line in found:
            line.writer.close()


@asynccontextmanager
async def two_worlds(folder: Path, truth: State, viewer: int, **settings: Any) -> AsyncIterator[list[World]]:
    """The true world and another one, each with a server of its own."""
    states = two_states(truth, viewer)
    async with AsyncExitStack() as stack:
        found = []
        for name, state in zip(("truth", "other"), states, strict=True):
            app = make_app(folder / f"{name}.db", now=lambda: NOW)
            address = await stack.enter_async_context(served(folder, app=app))
            found.append(World(name, app, address))
            await found[-1].furnish(state, viewer, settings)
        yield found
