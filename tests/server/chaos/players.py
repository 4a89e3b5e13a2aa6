"""People at a table who play on whatever happens, and remember what was acknowledged."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server.serving import Client

ANSWERED_WITHIN = 6.0
QUIET_FOR = 4.0
"""Seconds after which somebody who hears nothing asks whether anybody is there."""
LOST = (OSError, WebSocketException, TimeoutError)


class Player:
    """One seat of a table, over one live connection after another."""

    def __init__(self, table: str, seat: int, token: str, pace: float, where: Callable[[], str]) -> None:
        """``where`` names any server: what a proxy would do."""
        self.table = table
        self.seat = seat
        self.token = token
        self.pace = pace
        self.where = where
        self.acknowledged: list[dict[str, Any]] = []
        self.pending: dict[str, Any] | None = None
        self.keys = 0
        self.connections = 0
        self.connection: ClientConnection | None = None
        self.end: tuple[Any, Any] | None = None
        """The journal and the view, as they were told bit by bit."""

    async def play(self) -> None:
        while self.end is None:
            try:
                async with connect(
                    f"ws://{self.where()}/api/live",
                    max_size=None,
                    open_timeout=ANSWERED_WITHIN,
                    close_timeout=0.5,
                    ping_interval=None,
                    compression=None,
                ) as connection:
                    self.connections += 1
                    self.connection = connection
                    await self.sit(Client(connection))
            except LOST:
                await asyncio.sleep(random.uniform(0.1, 0.5))

    async def sit(self, client: Client) -> None:
        await client.say(type="hello", table=self.table, token=self.token, beside=[])
        first = await asyncio.wait_for(client.hear(), 2 * ANSWERED_WITHIN)
        assert first["type"] == "welcome", first
        if self.pending is not None:
            await self.send(client, self.pending)
        while not client.over:
            message = self.decision(client)
            if message is None:
                await self.listen(client)
                continue
            await asyncio.sleep(random.uniform(0, 2 * self.pace))
            await self.send(client, message)
        self.end = client.journal, client.picture["view"]

    async def listen(self, client: Client) -> None:
        try:
            await asyncio.wait_for(client.hear(), QUIET_FOR)
        except TimeoutError:
            await client.say(type="ping")
            await asyncio.wait_for(client.hear(), QUIET_FOR)

    def decision(self, client: Client) -> dict[str, Any] | None:
        choices = client.picture.get("choices")
        if not choices or (choices["sealed"] and client.answer is not None):
            return None
        self.keys += 1
        named = {"at": client.at, "key": str(self.keys)}
        if "actions" in choices:
            text = random.choice(choices["actions"])["text"]
        else:
            text = f"pick {' '.join(random.sample(choices['pick'], choices['count']))}"
        if choices["sealed"]:
            return {"type": "seal", "answer": text, **named}
        return {"type": "act", "action": text, **named}

    async def send(self, client: Client, message: dict[str, Any]) -> None:
        self.pending = message
        key = await client.say(**message)
        if (await asyncio.wait_for(client.reply_to(key), ANSWERED_WITHIN))["type"] == "done":
            self.acknowledged.append(message)
        self.pending = None

    def drop(self) -> None:
        """The connection is gone from one moment to the next."""
        if self.connection is not None:
            with suppress(AttributeError):
                self.connection.transport.abort()
