"""Servers of any release, as commands, and people who play on them for a while."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from server.serving import Client, ask, watching
from server.test_killed import free_port

GAMES = ["card-game", "witchs-brew", "broom-service"]
STARTS_WITHIN, STOPS_WITHIN = 90, 60


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "broomstick", *arguments, "--lang", "en"]


def settings(release: Path | None) -> dict[str, str]:
    """Where a release lies; none: this one."""
    return {**os.environ, **({"PYTHONPATH": str(release)} if release is not None else {})}


@asynccontextmanager
async def server(database: Path, release: Path | None = None) -> AsyncIterator[str]:
    """``broomstick serve``, stopped in good order at the end."""
    port = free_port()
    asked = command("serve", "--no-browser", "--port", str(port), "--database", str(database))
    process = await asyncio.create_subprocess_exec(
        *asked, env=settings(release), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    assert process.stdout is not None
    told = b""
    try:
        async with asyncio.timeout(STARTS_WITHIN):
            while not (line := await process.stdout.readline()).startswith(b"Ctrl-C"):
                told += line
                assert line, told.decode()
        yield f"127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(STOPS_WITHIN):
            await process.communicate()


async def admin(database: Path, *arguments: str, release: Path | None = None) -> str:
    """``broomstick admin``; what it says."""
    asked = command("admin", *arguments, "--database", str(database))
    process = await asyncio.create_subprocess_exec(
        *asked, env=settings(release), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()
    return said.decode()


Seats = list[tuple[int, str]]


async def opened(address: str, game: str) -> tuple[str, Seats]:
    """A table of three people at one device."""
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cleo")]
    status, found = await ask(address, "/api/tables", {"game": game, "seats": seats})
    assert status == 201, found
    own = [(found["seat"], found["token"]), *((one["seat"], one["token"]) for one in found["others"])]
    return found["table"], own


def decision(client: Client, number: int) -> dict[str, Any] | None:
    """One of the choices, where any is open."""
    choices = client.picture.get("choices")
    if not choices or (choices["sealed"] and client.answer is not None):
        return None
    if choices.get("actions"):
        text = choices["actions"][number % len(choices["actions"])]["text"]
    else:
        text = f"pick {' '.join(choices['pick'][: choices['count']])}"
    return {"type": "seal", "answer": text} if choices["sealed"] else {"type": "act", "action": text}


async def play(address: str, table: str, seats: Sequence[tuple[int, str]], most: int = 10_000) -> int:
    """Play on, all seats from here, for so many decisions or to the end; how many there were."""
    done = 0
    while done < most:
        before = done
        for _, token in seats:
            async with watching(address, table, token) as client:
                while done < most and (message := decision(client, done)) is not None:
                    reply = await client.reply_to(await client.say(at=client.at, **message))
                    assert reply["type"] == "done", reply
                    done += 1
        if done == before:
            break
    return done


async def shown(address: str, table: str, seats: Sequence[tuple[int, str]]) -> list[Any]:
    """What everybody there is shown, and a stranger."""
    found = []
    for _, token in [*seats, (-1, "")]:
        async with connect(f"ws://{address}/api/live", max_size=None) as connection:
            await connection.send(json.dumps({"type": "hello", "table": table, "token": token}))
            welcome = json.loads(await connection.recv())
            found.append({name: welcome[name] for name in ("at", "journal", "ready", "answer")})
            found.append(welcome["picture"])
    return found
