"""A page at a host without a server: it asks, opens a line, hears, and answers as a bot would."""

import asyncio
import json
from typing import Any

from broomstick.browser.host import Host
from broomstick.browser.shelf import Shelf

Said = dict[str, Any]


def laid_on(view: Said, news: Said) -> Said:
    """A view with what is new in it, and without what is no more."""
    left = {name: value for name, value in view.items() if name not in news.get("gone", [])}
    return {**left, **news.get("view", {})}


class Problem(Exception):
    def __init__(self, problem: Said) -> None:
        super().__init__(problem["code"])
        self.code: str = problem["code"]


class Visit:
    """One seat at one table, seen from a page."""

    def __init__(self, host: Host, opened: Said) -> None:
        self.host = host
        self.table: str = opened["table"]
        self.token: str = opened["token"]
        self.heard: list[Said] = []
        self.ended: list[int] = []
        self.picture: Said = {}
        self.at = 0
        self.keys = 0
        self.line = host.connect(self.hear, self.ended.append)

    def hear(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("welcome", "news"):
            self.at = message.get("at", self.at)
            picture = message.get("picture", {})
            view = laid_on(self.picture.get("view", {}), picture)
            self.picture = {**self.picture, **picture, "view": view}

    async def come(self) -> "Visit":
        await self.say(type="hello", table=self.table, token=self.token)
        return self

    async def asked(self) -> "Visit":
        """Wait until this seat is asked something and nobody else is before it, or the game is over."""
        while not (self.picture["choices"] or self.picture["view"]["over"]):
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.02)
        return self

    async def say(self, **message: Any) -> None:
        await self.line.say(json.dumps(message))
        await asyncio.sleep(0)

    async def answer(self, action: str) -> Said:
        """Answer the question that is open; gives what was said to it."""
        self.keys += 1
        key = f"{self.table} {self.at} {self.keys}"
        if self.picture["choices"]["sealed"]:
            await self.say(type="seal", at=self.at, answer=action, key=key)
        else:
            await self.say(type="act", at=self.at, action=action, key=key)
        return next(one for one in reversed(self.heard) if one.get("key") == key)

    async def play(self, most: int = 1000) -> int:
        """Answer as the hint says until the game is over, or so often."""
        for count in range(most):
            answered = self.at
            action = (await ask(self.host, "GET", f"/api/tables/{self.table}/hint", seat=self.token))[
                "action"
            ]
            assert (await self.answer(action))["type"] == "done"
            while self.at == answered:
                await asyncio.sleep(0.001)
            await self.asked()
            if self.picture["view"]["over"]:
                return count + 1
        return most


async def ask(host: Host, method: str, path: str, body: Said | None = None, seat: str = "") -> Any:
    reply = json.loads(await host.ask(method, path, "" if body is None else json.dumps(body), seat))
    if not reply["ok"]:
        raise Problem(reply["problem"])
    return reply["said"]


async def opened(host: Host, game: str, players: int = 3, **wish: Any) -> Visit:
    """A table with one person among bots, who is there."""
    seats = [{"kind": "person", "name": "Ada"}, *({"kind": "bot"} for _ in range(players - 1))]
    table = await ask(host, "POST", "/api/tables", {"game": game, "seats": seats, "pace": 0, **wish})
    return await (await Visit(host, table).come()).asked()


async def host_on(shelf: Shelf) -> Host:
    return await Host.open(shelf)
