"""What is begun is finished, though whoever asked for it is gone; and a refusal is then no fault."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from broomstick.hosting.hall import Hall
from broomstick.hosting.table import Refused
from broomstick.server.app import make_app
from server.serving import PATIENCE, ask, served, watching

TABLE = {
    "game": "card-game",
    "starter": 0,
    "seats": [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}, {"kind": "bot"}],
}


@pytest.mark.parametrize("error", [None, Refused("not now", "stale", {}), KeyError("a fault")])
async def test_what_nobody_waits_for_any_more_is_finished(
    error: Exception | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app = make_app(tmp_path / "tables.db")
    begun, going_on, done = asyncio.Event(), asyncio.Event(), asyncio.Event()
    act = Hall.act

    async def slow(hall: Hall, *given: Any) -> None:
        begun.set()
        await going_on.wait()
        try:
            if error is not None:
                raise error
            await act(hall, *given)
        finally:
            done.set()

    monkeypatch.setattr(Hall, "act", slow)
    with caplog.at_level(logging.ERROR):
        async with asyncio.timeout(PATIENCE), served(tmp_path / "tables.db", app=app) as address:
            _, ada = await ask(address, "/api/tables", TABLE)
            async with watching(address, ada["table"], ada["others"][0]["token"]):
                async with watching(address, ada["table"], ada["token"]) as client:
                    hall: Hall = app.state.hall
                    room = await hall.room(ada["table"])
                    before = room.table.number
                    action = client.picture["choices"]["actions"][0]["text"]
                    await client.say(type="act", at=client.at, action=action)
                    await begun.wait()
                    viewer = next(one for one in room.viewers if one.seat == 0)
                    room.part(viewer)
                    # The connection is closed, though what it asked for is not done yet.
                    await client.connection.wait_closed()
                going_on.set()
                await done.wait()
                assert (room.table.number > before) == (error is None)
    # A fault is told; a refusal is none.
    assert bool(caplog.records) == isinstance(error, KeyError)


async def test_news_and_answer_arrive_in_turn(tmp_path: Path) -> None:
    async with served(tmp_path / "tables.db") as address:
        _, ada = await ask(address, "/api/tables", TABLE)
        async with (
            watching(address, ada["table"], ada["others"][0]["token"]),
            watching(address, ada["table"], ada["token"]) as client,
        ):
            action = client.picture["choices"]["actions"][0]["text"]
            at = client.at
            await client.reply_to(await client.say(type="act", at=at, action=action))
            # Whoever is told that it is done knows what came of it.
            assert client.at > at
