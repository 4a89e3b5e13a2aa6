"""The server is killed in the middle of a game, again and again: nothing that was acknowledged is missing."""

import asyncio
import contextlib
import socket
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from broomstick import Chance
from broomstick.hosting.table import Table
from broomstick.server.store import Store
from server.dying import MOMENTS, NEVER
from server.serving import PATIENCE, Client, ask, watching

HERE = Path(__file__).parent
SEATS = [
    {"kind": "person", "name": "Ada"},
    {"kind": "bot", "bot": "random"},
    {"kind": "bot", "bot": "random"},
]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Mortal:
    """A server that can be started again and again on the same file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.port = free_port()
        self.process: asyncio.subprocess.Process | None = None
        self.deaths = 0

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self, moment: str, times: int) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, str(HERE / "dying.py"), str(self.port), str(self.file), moment, str(times)
        )
        for _ in range(PATIENCE * 20):
            if self.process.returncode is not None:
                return
            with contextlib.suppress(httpx.TransportError):
                await ask(self.address, "/api/games")
                return
            await asyncio.sleep(0.05)
        raise AssertionError("the server did not start")

    async def end(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        if self.process is not None:
            await self.process.wait()

    async def be_gone(self) -> None:
        """A lost connection comes a little before the end of the process."""
        if self.process is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), 2)

    def died(self) -> bool:
        return self.process is not None and self.process.returncode is not None


class Player:
    """Plays on whatever happens, and remembers what was acknowledged."""

    def __init__(self, opened: dict[str, Any]) -> None:
        self.opened = opened
        self.acknowledged: list[dict[str, Any]] = []
        self.key = 0
        self.pending: dict[str, Any] | None = None
        self.over = False

    async def play(self, address: str) -> None:
        """Until the game is over or the connection is lost."""
        async with watching(address, self.opened["table"], self.opened["token"]) as client:
            # What was on its way when the server died is sent again, with its key.
            if self.pending is not None and self.pending["at"] == client.at:
                await self.send(client, self.pending)
            while not client.over:
                message = self.next_message(client)
                if message is None:
                    await client.hear()
                else:
                    await self.send(client, message)
            self.over = True

    def next_message(self, client: Client) -> dict[str, Any] | None:
        choices = client.picture["choices"]
        if not choices or (client.answer is not None and "pick" in choices):
            return None
        self.key += 1
        key = f"ada-{self.key}"
        if "pick" in choices:
            picks = " ".join(choices["pick"][: choices["count"]])
            return {"type": "seal", "at": client.at, "answer": f"pick {picks}", "key": key}
        return {"type": "act", "at": client.at, "action": choices["actions"][0]["text"], "key": key}

    async def send(self, client: Client, message: dict[str, Any]) -> None:
        self.pending = message
        key = await client.say(**message)
        if (await client.reply_to(key))["type"] == "done":
            self.acknowledged.append(message)
        self.pending = None


async def survive(file: Path, kills: int, seed: int) -> None:
    rng = Chance(seed)
    server = Mortal(file)
    player: Player | None = None
    finished = 0
    try:
        await server.start(NEVER, 1)
        while server.deaths < kills:
            if player is None or player.over:
                finished += player is not None
                # The one that runs may be about to die, and would take the new table with it.
                await server.end()
                await server.start(NEVER, 1)
                table = {"game": "card-game", "seats": SEATS, "pace": 0}
                _, opened = await ask(server.address, "/api/tables", table)
                player = Player(opened)
            await server.end()
            moment = rng.pick([0, 1, 2, 3])
            times = 200 + rng.below(1500) if moment == 3 else 1 + rng.below(6)
            await server.start(MOMENTS[moment], times)
            with contextlib.suppress(WebSocketException, OSError, httpx.TransportError, AssertionError):
                await asyncio.wait_for(player.play(server.address), 15)
            if not player.over:
                await server.be_gone()
            if server.died():
                server.deaths += 1
                await check(file, player)
        # In the end the game can be finished.
        assert player is not None
        await server.end()
        await server.start(NEVER, 1)
        if not player.over:
            await player.play(server.address)
        assert player.over
        await check(file, player)
    finally:
        await server.end()


async def check(file: Path, player: Player) -> None:
    """Every acknowledged answer is in the log or in its envelope, and the log is sound."""
    async with await Store.open(file) as store:
        kept = await store.load(player.opened["table"])
    assert kept is not None
    seat = player.opened["seat"]
    acts = {(entry.key, entry.body["action"]) for entry in kept.entries if entry.kind == "act"}
    sealed = {(envelope.batch, envelope.answer) for envelope in kept.envelopes if envelope.seat == seat}
    before = 0
    for entry in kept.entries:
        # An answer that was locked together with others stands in the lock, which follows its question.
        if entry.kind == "lock":
            sealed.add((before, entry.body["answers"][str(seat)]))
        if entry.kind != "seat":
            before = entry.number
    for message in player.acknowledged:
        if message["type"] == "act":
            assert (f"{seat} {message['key']}", message["action"]) in acts
        else:
            assert (message["at"], message["answer"]) in sealed
    assert Table.restored(kept.entries)[1] == len(kept.entries)


async def test_nothing_acknowledged_is_missing_after_a_kill(tmp_path: Path) -> None:
    await survive(tmp_path / "tables.db", 3, 1)


@pytest.mark.slow
def test_nothing_acknowledged_is_missing_after_fifty_kills(tmp_path: Path) -> None:
    asyncio.run(survive(tmp_path / "tables.db", 50, 2))
