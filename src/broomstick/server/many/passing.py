"""Passing on: what is asked of a table that another process owns goes there, and the answer comes back this way."""

import asyncio
import re
import time
from collections.abc import Mapping
from typing import Any

import httpx
import msgspec
from litestar import WebSocket
from litestar.enums import ScopeType
from litestar.status_codes import HTTP_421_MISDIRECTED_REQUEST
from litestar.types import HTTPScope, Scope
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from broomstick.heart.errors import BroomstickError
from broomstick.hosting.messages import MyTable
from broomstick.hosting.viewers import COME_BACK
from broomstick.server.limits import address_of
from broomstick.server.many.elsewhere import MISDIRECTED, Heard
from broomstick.server.many.hatch import ASKED_BY, SECRET
from broomstick.server.many.owner import Owner, Theirs
from broomstick.server.store import leases
from broomstick.server.store.leases import Process

TRIES_FOR = 9.0
"""Seconds in which a table whose owner is gone has a new one."""
TRIES_EVERY = 0.3
ANSWERS_WITHIN = 5.0
PINGS_EVERY = 2.0
"""Seconds after which an owner is asked whether it is there, on a live connection, and has that long to say so."""
NOT_PASSED = {
    b"host",
    b"connection",
    b"keep-alive",
    b"transfer-encoding",
    b"upgrade",
    b"te",
    b"trailer",
    b"content-length",
    b"accept-encoding",
    b"proxy-connection",
    b"x-forwarded-for",
}
NOT_BACK = NOT_PASSED | {b"content-encoding", b"date", b"server"}
AGAIN = re.compile(r"/api/tables/[^/]+/rematch$")

Socket = WebSocket[Any, Any, Any]


class Passing:
    """Connections to the other processes."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.client = httpx.AsyncClient(
            timeout=ANSWERS_WITHIN, limits=httpx.Limits(max_connections=200), trust_env=False
        )

    async def close(self) -> None:
        await self.client.aclose()

    async def where(self, table: str) -> Process:
        """Who owns a table now: it may be this process, which claims it where nobody does."""
        try:
            await self.owner.claim(table)
        except Theirs as theirs:
            return theirs.process
        return self.owner.me

    async def ask(self, scope: HTTPScope, body: bytes, table: str) -> Heard | None:
        """A request, put to whoever owns the table; None where nobody can be reached."""
        until = time.monotonic() + TRIES_FOR
        while time.monotonic() < until:
            changes = self.owner.changes
            try:
                process = await self.where(table)
                if process.address:
                    reply = await self.client.request(
                        scope["method"],
                        f"http://{process.address}{path_at(scope, table)}",
                        content=body,
                        headers=[*passed_headers(scope), *words_for(process, scope).items()],
                    )
                    if reply.status_code != HTTP_421_MISDIRECTED_REQUEST:
                        kept = [one for one in reply.headers.raw if one[0].lower() not in NOT_BACK]
                        return reply.status_code, kept, reply.content
            except (BroomstickError, httpx.ConnectError, httpx.ConnectTimeout):
                pass
            except httpx.HTTPError:
                # It may have been done all the same: whoever asked has to look.
                if scope["method"] != "GET":
                    break
            await self.owner.changed(changes, TRIES_EVERY)
        return None

    async def mine(self, scope: HTTPScope, tokens: list[str], shown: list[MyTable]) -> list[MyTable]:
        """Tables of somebody, as whoever owns each shows it."""
        wanted = [one.table for one in shown if not (one.over or self.owner.holds(one.table))]
        if not wanted:
            return shown
        async with self.owner.asking() as connection:
            owners = await leases.owners(connection, wanted)
        processes = sorted({process for process in owners.values() if process.id != self.owner.me.id})
        answers = await asyncio.gather(*[self.mine_at(process, scope, tokens) for process in processes])
        better = {
            (one.table, one.seat): one
            for process, answer in zip(processes, answers, strict=True)
            for one in answer
            if owners.get(one.table) == process
        }
        return [better.get((one.table, one.seat), one) for one in shown]

    async def mine_at(self, process: Process, scope: HTTPScope, tokens: list[str]) -> list[MyTable]:
        """What one process says of them; nothing where it says nothing."""
        try:
            reply = await self.client.post(
                f"http://{process.address}/api/mine",
                json={"tokens": tokens},
                headers=words_for(process, scope),
            )
            return msgspec.json.decode(reply.content, type=list[MyTable])
        except (httpx.HTTPError, httpx.InvalidURL, msgspec.MsgspecError):
            return []

    async def live(self, socket: Socket, hello: str, table: str) -> bool:
        """A live connection, until it ends; False where this process has come to own the table itself."""
        until = time.monotonic() + TRIES_FOR
        while time.monotonic() < until:
            changes = self.owner.changes
            try:
                process = await self.where(table)
                if process.id == self.owner.me.id:
                    return False
                if process.address and await self.bridge(socket, process, hello):
                    return True
            except (BroomstickError, OSError, InvalidHandshake, ConnectionClosed):
                # Nothing has been said to whoever waits; the owner may be another in a moment.
                pass
            await self.owner.changed(changes, TRIES_EVERY)
        await socket.close(COME_BACK)
        return True

    async def bridge(self, socket: Socket, process: Process, hello: str) -> bool:
        """Both ways, from the first answer on; False where whoever was asked does not own the table."""
        async with connect(
            f"ws://{process.address}/api/live",
            additional_headers=words_for(process, socket.scope),
            compression=None,
            max_size=None,
            open_timeout=ANSWERS_WITHIN,
            close_timeout=1,
            ping_interval=PINGS_EVERY,
            ping_timeout=PINGS_EVERY,
            proxy=None,
        ) as inner:
            await inner.send(hello)
            try:
                first = await asyncio.wait_for(inner.recv(decode=True), ANSWERS_WITHIN)
            except ConnectionClosed:
                if inner.close_code in (MISDIRECTED, COME_BACK):
                    return False
                raise
            await socket.send_data(first, mode="text")
            await both_ways(socket, inner)
        return True


async def both_ways(socket: Socket, inner: ClientConnection) -> None:
    """Until either side is gone; the other then hears with which code."""

    async def there() -> None:
        while True:
            await inner.send(await socket.receive_data(mode="text"))

    async def back() -> None:
        async for text in inner:
            await socket.send_data(str(text), mode="text")

    tasks = [asyncio.create_task(there()), asyncio.create_task(back())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if inner.close_code is not None:
            code = inner.close_code
            # What is for one connection alone cannot be passed on as it is.
            await socket.close(COME_BACK if code in (1000, 1001, 1006, 1011) else code)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def path_at(scope: HTTPScope, table: str) -> str:
    """The path and what comes with it. Whoever asks to play again may have to sit down at what is another's already."""
    raw = scope.get("raw_path") or scope["path"].encode()
    path = raw.decode("latin-1")
    if AGAIN.match(path) and f"/{table}/" not in path:
        path = f"/api/tables/{table}/sit"
    query = scope.get("query_string", b"").decode("latin-1")
    return f"{path}?{query}" if query else path


def passed_headers(scope: HTTPScope) -> list[tuple[str, str]]:
    return [
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in scope["headers"]
        if name not in NOT_PASSED
    ]


def words_for(process: Process, scope: Scope) -> Mapping[str, str]:
    """What shows that this comes from one of the processes, and for whom."""
    return {
        SECRET.decode(): process.secret,
        ASKED_BY.decode(): address_of(scope),
        **({"accept-encoding": "identity"} if scope["type"] == ScopeType.HTTP else {}),
    }
