"""Two servers with the same table in two worlds that one viewer cannot tell apart; every byte it is sent is kept.

The worlds differ in all that the viewer may not know: the others' stocks and picks, the pile, the seed, the others'
secrets. The table has the same id, code and names in both, and both servers have the same time, so whatever else
differs in what is sent would be a leak. Two things are set aside openly: the seal of the seed, which must differ, and
the date in the head of an answer.
"""

import asyncio
import hashlib
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
from broomstick.heart.journal import Entry, Journal
from broomstick.hosting.hall import Hall
from broomstick.hosting.room import Room
from broomstick.hosting.table import PERSON, Seat, Table
from broomstick.server.app import make_app
from broomstick.server.store import TableRow, token_hash
from server.serving import PATIENCE, served

TABLE, CODE = "same-table", "BCDF"
HANDSHAKE = "dGhlIHNhbWUgaW4gYm90aA=="
DATE = re.compile(rb"(?im)^date: [^\r\n]*")
NOW = 1_000_000.0


def own_secret(table: str) -> str:
    """What opens the viewer's seat; the same in both worlds."""
    return f"own-secret-at-{table}"


OWN = own_secret(TABLE)


def with_other_secrets(truth: State, viewer: int, rng: Chance) -> State:
    """A world the viewer cannot tell from the true one; what was noted for others is something else there."""
    twin = truth.game.imagine(truth.view(viewer), rng)
    journal = Journal()
    assert truth.journal is not None
    for entry in truth.journal.entries:
        if entry.audience >> viewer & 1:
            journal.entries.append(entry)
        elif rng.below(2):
            journal.entries.append(Entry(entry.code, (entry.seat + 1) % truth.players, entry.audience))
    twin.journal = journal
    return twin


def played(players: int, seed: int, until: Callable[[State], bool]) -> State:
    """A game played by chance until it is as wanted, past its first round."""
    rng = Chance(seed)
    state = broomstick.load("card-game", players=players).start(str(seed), starter=0)
    while not (state.round >= 1 and until(state)):
        seat = rng.pick(state.deciders)
        state.play(seat, state.game.text(rng.pick(state.choices(seat))))
        assert not state.over
    return state


class World:
    """One of the two: a server, and the table in it."""

    def __init__(self, name: str, app: Litestar, address: str) -> None:
        self.name = name
        self.hall: Hall = app.state.hall
        self.address = address
        self.room: Room
        self.rng = Chance(name)

    def secret(self, seat: int, viewer: int, table: str) -> str:
        return own_secret(table) if seat == viewer else f"{self.name}-{seat}-{table}"

    async def furnish(
        self, state: State, viewer: int, settings: dict[str, Any], named: str = TABLE, code: str = CODE
    ) -> None:
        """The table, on disk and in memory, as it stands in this world. It goes on from a position."""
        table = Table(state.game, f"seed of {self.name}", f"salt of {self.name}", 0)
        table.apply(table.propose_start("start", NOW))
        for seat in range(state.players):
            table.apply(table.propose_seat(seat, Seat(PERSON, f"P{seat}"), f"seat {seat}", NOW))
        table.state = state
        table.apply(table.propose_rules(table.number, "rules", NOW))
        row = TableRow(named, code, state.game.name, NOW, None, {"pace": 0, **settings})
        hashes = {seat: token_hash(self.secret(seat, viewer, named)) for seat in range(state.players)}
        await self.hall.store.create_table(row, table.entries, hashes)
        self.room = self.hall.add(row, table)

    async def seal(self, seat: int) -> str:
        """A seat answers the sealed question in some way of this world; gives the answer."""
        state = self.room.table.state
        answer = state.game.text(self.rng.pick(state.choices(seat)))
        key = f"{self.name} {seat} {self.rng.below(1 << 30)}"
        await self.hall.seal(self.room, seat, self.room.table.position, answer, key)
        return answer

    async def unseal(self, seat: int) -> None:
        key = f"{self.name} {seat} {self.rng.below(1 << 30)}"
        await self.hall.unseal(self.room, seat, self.room.table.position, key)

    def cleared(self, data: bytes) -> bytes:
        """What was sent, without what may differ."""
        seal = hashlib.sha256(f"seed of {self.name}salt of {self.name}".encode()).hexdigest()
        assert seal == self.room.table.commitment
        return DATE.sub(b"date: -", data.replace(seal.encode(), b"the seal"))

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
        return self.world.cleared(self.raw)


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


def two_states(truth: State, viewer: int) -> list[State]:
    return [truth.copy(), with_other_secrets(truth, viewer, Chance(f"{viewer} {truth.digest()}"))]


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


def differ(worlds: list[World], viewer: int) -> bool:
    """Whether the two worlds really are two: what the viewer may not know is not the same, what it may know is."""
    one, other = (world.room.table.state for world in worlds)
    assert one.view(viewer).data() == other.view(viewer).data()
    return one.position() != other.position() and one.digest() != other.digest()
