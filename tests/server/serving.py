"""A server on loopback for a test, and clients that talk to it as the page does."""

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from broomstick.server.app import make_app
from broomstick.server.serve import configured
from hosting.visiting import laid_on

PATIENCE = 30
"""Seconds after which a test gives up waiting."""


@asynccontextmanager
async def served(
    database: Path, now: Callable[[], float] = time.time, app: Litestar | None = None
) -> AsyncIterator[str]:
    """A server with its tables in a file; gives its address. ``now`` is the time by its clocks."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    server = uvicorn.Server(configured(app or make_app(database, now=now)))
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not running.done(), running.exception()
        await asyncio.sleep(0.02)
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await asyncio.wait_for(running, PATIENCE)


async def ask(address: str, path: str, data: Any = None, seat: str = "") -> tuple[int, Any]:
    """One request, with a seat's secret where there is one; the status and what came back."""
    headers = {"X-Seat": seat} if seat else {}
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE, headers=headers) as client:
        reply = await (client.get(path) if data is None else client.post(path, json=data))
        is_json = "json" in reply.headers["content-type"]
        return reply.status_code, reply.json() if is_json else reply.text


def laid_over(before: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Facts with the news of them; what is none is no more."""
    after = {name: value for name, value in before.items() if name not in change}
    for name, value in change.items():
        if isinstance(value, dict):
            after[name] = laid_over(before.get(name) or {}, value)
        elif value is not None:
            after[name] = value
    return after


class Client:
    """One live connection, which keeps what it was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.sent: list[bytes] = []
        self.welcome: dict[str, Any] = {}
        self.picture: dict[str, Any] = {}
        self.journal: list[Any] = []
        self.at = 0
        self.number = 0
        self.ready: list[int] = []
        self.answer: str | None = None
        self.keys = 0
        self.replies: dict[str, dict[str, Any]] = {}
        self.chat: list[Any] = []

    async def say(self, **message: Any) -> str:
        """Send a message, with a fresh key unless it has one or needs none."""
        self.keys += 1
        if message["type"] not in ("hello", "ping", "skip"):
            message.setdefault("key", f"{id(self)}-{self.keys}")
        await self.connection.send(json.dumps(message))
        return str(message.get("key", ""))

    async def hear(self) -> dict[str, Any]:
        """The next message, taken in."""
        data = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        raw = data.encode() if isinstance(data, str) else data
        self.sent.append(raw)
        message: dict[str, Any] = json.loads(raw)
        self.take_in(message)
        return message

    def take_in(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.welcome = message
            self.picture, self.journal = message["picture"], message["journal"]
            self.at, self.ready, self.answer = message["at"], message["ready"], message["answer"]
            self.number = 0
        elif kind == "news":
            assert message["number"] == self.number + 1
            self.number += 1
            for field, value in message.get("picture", {}).items():
                if field in ("view", "gone"):
                    self.picture["view"] = laid_on(self.picture.get("view", {}), {field: value})
                elif field == "follows":
                    self.picture["follows"] = laid_over(self.picture.get("follows", {}), value)
                elif value is None and field != "choices":
                    # It is there only while it holds; choices are always there, if only to say that there are none.
                    self.picture.pop(field, None)
                else:
                    self.picture[field] = value
            self.at = message.get("at") or self.at
            if "told" in message:
                self.journal = self.journal[: message["told"]] + message.get("journal", [])
            self.ready = message["ready"] if message.get("ready") is not None else self.ready
            self.answer = message.get("answer", self.answer)
            self.chat += message.get("chat", [])
        elif kind in ("done", "not-done"):
            self.replies[message["key"]] = message

    async def reply_to(self, key: str) -> dict[str, Any]:
        while key not in self.replies:
            await self.hear()
        return self.replies[key]

    @property
    def over(self) -> bool:
        """Whether the game is; before its cards are dealt it is not."""
        return bool(self.picture.get("view", {}).get("over"))


@asynccontextmanager
async def watching(
    address: str, table: str, token: str = "", beside: Sequence[str] = ()
) -> AsyncIterator[Client]:
    """A connection that has said hello and been welcomed."""
    async with connect(f"ws://{address}/api/live", max_size=None) as connection:
        client = Client(connection)
        await client.say(type="hello", table=table, token=token, beside=list(beside))
        message = await client.hear()
        assert message["type"] == "welcome", message
        yield client


async def come(address: str, *seats: dict[str, Any]) -> None:
    """Everybody has looked at their table once: then its cards are dealt."""
    for seat in seats:
        async with watching(address, seat["table"], seat["token"]):
            pass


async def play_to_the_end(client: Client) -> None:
    """Take the first choice whenever there is one."""
    while not client.over:
        choices = client.picture.get("choices")
        if not choices or (choices["sealed"] and client.answer is not None):
            await client.hear()
            continue
        if "actions" in choices:
            text = choices["actions"][0]["text"]
        else:
            text = f"pick {' '.join(choices['pick'][: choices['count']])}"
        decision = {"type": "seal", "answer": text} if choices["sealed"] else {"type": "act", "action": text}
        await client.reply_to(await client.say(at=client.at, **decision))
