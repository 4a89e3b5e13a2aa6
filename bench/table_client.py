"""Those who look at tables: live connections that play at random, and keep the size and the time of what comes."""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions import Extension
from websockets.frames import Frame

Plain = dict[str, Any]


class Scales(Extension):
    """Weighs what comes in before it is unpacked."""

    def __init__(self, inner: Extension) -> None:
        self.inner = inner
        self.name = inner.name
        self.weight = 0

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        self.weight += len(frame.data)
        return self.inner.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        return self.inner.encode(frame)


@dataclass
class Heard:
    """One message that was delivered: its kind, its text, and the bytes it was on its way."""

    kind: str
    text: str
    sent: int


@dataclass
class Sent:
    """A decision under way, and who has not heard of it yet."""

    seat: int
    at: int
    began: float
    waiting: set[int]


@dataclass
class Tally:
    """What all tables of a load have seen together."""

    heard: list[Heard] = field(default_factory=list)
    delivered: int = 0
    decisions: int = 0
    seconds: list[float] = field(default_factory=list)
    """For each decision, from sending it until the last viewer had the news."""


class Seen:
    """One live connection and what its viewer has been shown."""

    def __init__(self, connection: ClientConnection, number: int) -> None:
        self.connection = connection
        self.number = number
        self.seat: int | None = None
        self.at = 0
        self.ready: list[int] = []
        self.answer: str | None = None
        self.choices: Plain | None = None
        self.over = False
        self.awaiting = ""
        extensions = connection.protocol.extensions
        self.scales = Scales(extensions[0]) if extensions else None
        if self.scales is not None:
            extensions[0] = self.scales

    async def hear(self) -> tuple[Heard, Plain]:
        before = self.scales.weight if self.scales is not None else 0
        text = await self.connection.recv()
        assert isinstance(text, str)
        message: Plain = json.loads(text)
        # Between two waits only one message is unpacked for a reader who keeps up; a burst is shared out by chance.
        sent = self.scales.weight - before if self.scales is not None else len(text.encode())
        self.take_in(message)
        return Heard(message["type"], text, sent), message

    def take_in(self, message: Plain) -> None:
        if message["type"] == "welcome":
            self.seat = message["seat"]
        if message["type"] in ("welcome", "news"):
            picture = message.get("picture", {})
            self.at = message.get("at") or self.at
            if message.get("ready") is not None:
                self.ready = message["ready"]
            self.answer = message.get("answer", self.answer)
            if "choices" in picture:
                self.choices = picture["choices"]
            self.over = picture.get("view", {}).get("over", self.over)
        elif message["type"] in ("done", "not-done") and message["key"] == self.awaiting:
            self.awaiting = ""

    def decide(self, rng: random.Random) -> Plain | None:
        """A random decision, where one is owed and none is under way."""
        if self.seat is None or self.awaiting or self.over or not self.choices:
            return None
        self.awaiting = f"{self.number}-{rng.randrange(1 << 60)}"
        if self.choices["sealed"] and self.answer is not None:
            self.awaiting = ""
            return None
        if self.choices.get("actions"):
            action = rng.choice(self.choices["actions"])["text"]
            named = "answer" if self.choices["sealed"] else "action"
            kind = "seal" if self.choices["sealed"] else "act"
            return {"type": kind, "at": self.at, named: action, "key": self.awaiting}
        picks = set(rng.sample(self.choices["pick"], self.choices["count"]))
        named = " ".join(role for role in self.choices["pick"] if role in picks)
        return {"type": "seal", "at": self.at, "answer": f"pick {named}", "key": self.awaiting}


class Gathering:
    """One table with persons in all seats and a few who watch, all on this side of the wire."""

    def __init__(self, address: str, seed: int, tally: Tally, keep: bool, game: str = "card-game") -> None:
        self.address = address
        self.game = game
        self.rng = random.Random(seed)
        self.tally = tally
        self.keep = keep
        self.viewers: list[Seen] = []
        self.under_way: list[Sent] = []
        self.pause = 1.0
        self.measuring = asyncio.Event()
        self.hearing: list[asyncio.Task[None]] = []

    async def open(self, players: int, watchers: int) -> None:
        seats = [{"kind": "person", "name": name} for name in "ABCDEF"[:players]]
        opened = await asyncio.to_thread(
            post, self.address, "/api/tables", {"game": self.game, "seats": seats}
        )
        tokens = [opened["token"], *(one["token"] for one in opened["others"])]
        for token in tokens + [""] * watchers:
            connection = await connect(f"ws://{self.address}/api/live", max_size=None, ping_interval=None)
            viewer = Seen(connection, len(self.viewers))
            hello = {"type": "hello", "table": opened["table"], "token": token, "beside": tokens}
            await connection.send(json.dumps(hello))
            await viewer.hear()
            self.viewers.append(viewer)
        self.hearing = [asyncio.create_task(self.listen(viewer)) for viewer in self.viewers]

    @property
    def over(self) -> bool:
        return all(viewer.over for viewer in self.viewers)

    async def listen(self, viewer: Seen) -> None:
        while True:
            heard, _ = await viewer.hear()
            now = time.perf_counter()
            if self.measuring.is_set():
                self.tally.delivered += 1
                if self.keep:
                    self.tally.heard.append(heard)
            for sent in self.under_way[:]:
                if viewer.at > sent.at or sent.seat in viewer.ready:
                    sent.waiting.discard(viewer.number)
                    if not sent.waiting:
                        self.under_way.remove(sent)
                        if self.measuring.is_set():
                            self.tally.seconds.append(now - sent.began)
            if self.pause == 0.0:
                await self.act(viewer)

    async def act(self, viewer: Seen) -> bool:
        """Decide something, where this viewer owes a decision."""
        message = viewer.decide(self.rng)
        if message is None:
            return False
        assert viewer.seat is not None
        everybody = {other.number for other in self.viewers}
        self.under_way.append(Sent(viewer.seat, viewer.at, time.perf_counter(), everybody))
        await viewer.connection.send(json.dumps(message))
        if self.measuring.is_set():
            self.tally.decisions += 1
        return True

    async def play(self, pause: float, until: float) -> None:
        """Until the game is over or the time is; with a pause, one decision after another, as people take theirs."""
        self.pause = pause
        self.measuring.set()
        if not pause:
            for viewer in self.viewers:
                await self.act(viewer)
        while not self.over and time.perf_counter() < until:
            if pause:
                await asyncio.sleep(
                    max(0.0, min(self.rng.expovariate(1 / pause), until - time.perf_counter()))
                )
                if time.perf_counter() >= until:
                    break
                for viewer in self.rng.sample(self.viewers, len(self.viewers)):
                    if await self.act(viewer):
                        break
            else:
                await asyncio.sleep(0.05)
        self.measuring.clear()
        self.pause = 1.0

    async def leave(self) -> None:
        for task in self.hearing:
            task.cancel()
        await asyncio.gather(*self.hearing, return_exceptions=True)
        await asyncio.gather(*(viewer.connection.close() for viewer in self.viewers))


def post(address: str, path: str, data: Plain) -> Plain:
    request = urllib.request.Request(
        f"http://{address}{path}", json.dumps(data).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as reply:
        answer: Plain = json.load(reply)
        return answer
