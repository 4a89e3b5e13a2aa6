"""Live connections that misbehave: each gets a clear answer or a clean end, and nobody else at the table notices."""

import asyncio
import json
import socket as sockets
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from broomstick.hosting import viewers
from broomstick.hosting.hall import Hall
from broomstick.hosting.viewers import NO_HELLO, TOO_MUCH
from broomstick.server import live
from broomstick.server.app import make_app
from broomstick.server.bounds import Bounds
from broomstick.server.limits import Limits
from broomstick.server.live import LONGEST_FRAME, MESSAGES_AT_ONCE
from server.serving import Client, ask, served, watching

FRIENDS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
TABLE = {"game": "card-game", "seats": FRIENDS, "pace": 0}


def hello(opened: dict[str, Any]) -> str:
    return json.dumps({"type": "hello", "table": opened["table"], "token": opened["token"]})


async def still_there(client: Client) -> None:
    """Somebody else at the table is answered as ever."""
    before = client.number
    await client.say(type="ping")
    while (await client.hear())["type"] != "pong":
        pass
    assert client.number >= before


async def end_of(connection: Any) -> tuple[list[Any], int]:
    """What is still said, and the code of the goodbye."""
    said = []
    try:
        while True:
            said.append(json.loads(await asyncio.wait_for(connection.recv(), 20)))
    except ConnectionClosed as closed:
        return said, closed.rcvd.code if closed.rcvd is not None else 1006


FIRST_WORDS: dict[str, tuple[str | bytes, int]] = {
    "no JSON": ("{", NO_HELLO),
    "another message": ('{"type": "ping"}', NO_HELLO),
    "bytes": (b"\x00\xff", NO_HELLO),
    "nothing": ("", NO_HELLO),
    "deep": ("[" * 10_000, NO_HELLO),
    "deep and short enough": ("[" * 4_000, NO_HELLO),
    "no such table": ('{"type": "hello", "table": "nowhere"}', NO_HELLO),
    "a table of 10,000 letters": (json.dumps({"type": "hello", "table": "x" * 3_000}), NO_HELLO),
    "over 64 KiB": ("x" * (LONGEST_FRAME + 1), 1009),
    "over 1 MiB": ("x" * (1 << 20) + "x", 1009),
    "20 MiB of bytes": (bytes(20 << 20), 1009),
}


async def test_bad_first_words_end_the_connection_and_nothing_else(address: str) -> None:
    _, opened = await ask(address, "/api/tables", TABLE)
    async with watching(address, opened["table"], opened["token"]) as ada:
        for name, (first, code) in FIRST_WORDS.items():
            async with connect(f"ws://{address}/api/live") as connection:
                try:
                    await connection.send(first)
                except ConnectionClosed:
                    assert code == 1009
                said, ended = await end_of(connection)
            # Where more comes than is read, the goodbye may be lost on its way.
            assert ended == code or (code == 1009 and ended == 1006), name
            assert [message["type"] for message in said] in (["wrong"], ["not-done"], []), name
            assert bool(said) == (code == NO_HELLO), name
        await still_there(ada)


LATER_WORDS: dict[str, str | bytes] = {
    "bytes": b'{"type": "ping"}',
    "empty": "",
    "deep": '{"type": "say", "key": "k", "text": ' + "[" * 4_000,
    "long": json.dumps({"type": "say", "key": "k", "text": "x" * 10_000}),
    "infinite": '{"type": "act", "at": 1e999, "action": "brave", "key": "k"}',
    "huge": '{"type": "act", "at": ' + "9" * 3_000 + ', "action": "brave", "key": "k"}',
    "text as a number": '{"type": "act", "at": "1", "action": "brave", "key": "k"}',
    "half a letter": '{"type": "say", "key": "k", "text": "\\ud800"}',
    "hello twice": '{"type": "hello", "table": "x"}',
    "two kinds": '{"type": "act", "type": "peek"}',
    "no key": '{"type": "say", "text": "x"}',
    "long key": json.dumps({"type": "say", "text": "x", "key": "k" * 41}),
}


async def test_bad_words_later_are_answered_and_do_nothing(address: str) -> None:
    _, opened = await ask(address, "/api/tables", TABLE)
    async with (
        watching(address, opened["table"], opened["token"]) as ada,
        watching(address, opened["table"]) as spectator,
    ):
        for name, words in LATER_WORDS.items():
            await ada.connection.send(words)
            said = await ada.hear()
            while said["type"] == "news":
                said = await ada.hear()
            assert said["type"] == "wrong", name
            assert len(said["text"]) < 200
        await still_there(ada)
        await still_there(spectator)
        assert (ada.chat, spectator.chat) == ([], [])


SAID = {
    "<b>hi</b> & <script>": "<b>hi</b> & <script>",
    "\u202eturned\u2066 \u200baround\ufeff": "turned around",
    "two\n\nlines\t": "two lines",
    "e" + "\u0301" * 300: "é\u0301\u0301",
    "שלום 🧹": "שלום 🧹",
    "x" * 500: "x" * 500,
}


async def test_lines_of_chat_are_one_line_without_tricks(address: str) -> None:
    _, opened = await ask(address, "/api/tables", TABLE)
    async with watching(address, opened["table"], opened["token"]) as ada:
        for text in SAID:
            assert (await ada.reply_to(await ada.say(type="say", text=text)))["type"] == "done"
        for text in (" ", "\u202e", "\u200b\u2800", "\u0301"):
            refused = await ada.reply_to(await ada.say(type="say", text=text))
            assert refused["code"] == "nothing-said"
    async with watching(address, opened["table"]) as watcher:
        assert [line["text"] for line in watcher.welcome["chat"]] == list(SAID.values())


NO_ACTIONS = ["lead", "lead fire", "lead fire brave " * 12, "\x00", "take", "take 99999999999999999999", "🧹"]
NO_ACTIONS += [
    "\u202e",
    " ",
    "pick",
    "pick root root root",
    "pick -1",
    "undo",
    "lead fire BRAVE",
    "%s%n",
    "{}",
]
NO_ACTIONS += ["lead\nfire brave", "brave" * 40, "take root root", "pick root,fire,sun"]


async def test_an_action_that_is_none_is_refused(address: str) -> None:
    _, opened = await ask(address, "/api/tables", {**TABLE, "starter": 0})
    async with watching(address, opened["table"], opened["token"]) as ada:
        for action in NO_ACTIONS:
            for kind, field in (("act", "action"), ("seal", "answer")):
                key = await ada.say(**{"type": kind, "at": ada.at, field: action[:200]})
                said = await ada.reply_to(key)
                assert said["type"] == "not-done"
                assert said["code"]
        await still_there(ada)


async def test_ten_thousand_messages_at_once_are_too_many(address: str) -> None:
    _, opened = await ask(address, "/api/tables", TABLE)
    async with (
        watching(address, opened["table"], opened["token"]) as ada,
        watching(address, opened["table"], opened["token"]) as flood,
    ):
        try:
            for _ in range(10_000):
                await flood.connection.send('{"type": "ping"}')
        except ConnectionClosed:
            pass
        said, code = await end_of(flood.connection)
        assert code in (TOO_MUCH, 1006)
        # Some were answered before it was too much; far from all.
        assert len(said) < 10 * MESSAGES_AT_ONCE
        await still_there(ada)


async def test_whoever_never_says_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HELLO_WITHIN", 0.2)
    async with served(tmp_path / "tables.db") as address, connect(f"ws://{address}/api/live") as silent:
        assert await end_of(silent) == ([], NO_HELLO)


async def test_a_page_of_another_site_cannot_connect(address: str) -> None:
    _, opened = await ask(address, "/api/tables", TABLE)
    host, port = address.split(":")
    for origin in (
        "https://evil.example",
        f"http://{host}",
        f"http://{host}:1",
        "null",
        f"http://x.{address}",
    ):
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://{address}/api/live", origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
    for own in (f"http://{address}", f"HTTP://{host}:{port}", None):
        async with connect(f"ws://{address}/api/live", origin=own) as connection:  # type: ignore[arg-type]
            await connection.send(hello(opened))
            assert json.loads(await connection.recv())["type"] == "welcome"


async def test_a_slow_reader_is_let_go_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who takes nothing in holds nobody up, and does not count as being here for ever."""
    monkeypatch.setattr(viewers, "MOST_WAITING", 20)
    monkeypatch.setattr(live, "MESSAGES_AT_ONCE", 10_000)
    app = make_app(tmp_path / "tables.db", limits=Limits(bounds=Bounds(seconds_to_take=1)))
    async with served(tmp_path, app=app) as address:
        hall: Hall = app.state.hall
        _, opened = await ask(address, "/api/tables", TABLE)
        room = await hall.room(opened["table"])
        # A little window, so that it is full soon.
        host, port = address.split(":")
        small = sockets.socket()
        small.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        small.connect((host, int(port)))
        async with watching(address, opened["table"], opened["token"]) as ada:
            slow = await connect(
                f"ws://{address}/api/live", sock=small, compression=None, max_queue=1, ping_interval=None
            )
            await slow.send(json.dumps({"type": "hello", "table": opened["table"], "token": ""}))
            while len(room.viewers) < 2:
                await asyncio.sleep(0.01)
            slow.transport.pause_reading()
            for _ in range(3000):
                room.tell([{"seat": 0, "text": "x" * 20_000}])
                while (await ada.hear())["type"] != "news":
                    pass
                if len(room.viewers) == 1:
                    break
            assert [viewer.seat for viewer in room.viewers] == [0]
            await still_there(ada)
            slow.transport.abort()


async def test_what_waits_and_what_goes_at_once_comes_in_its_order(tmp_path: Path) -> None:
    app = make_app(tmp_path / "tables.db")
    async with served(tmp_path, app=app) as address:
        hall: Hall = app.state.hall
        _, opened = await ask(address, "/api/tables", TABLE)
        room = await hall.room(opened["table"])
        async with watching(address, opened["table"], opened["token"]) as ada:
            (viewer,) = room.viewers
            straight = viewer.at_once
            assert straight is not None
            for number in range(30):
                # Now and then the connection takes nothing; what comes then is sent later, and nothing goes before it.
                viewer.at_once = straight if number % 5 else lambda message: False
                room.tell([{"seat": 0, "text": str(number)}])
                if number % 7 == 6:
                    await asyncio.sleep(0)
            while len(ada.chat) < 30:
                await ada.hear()
            assert [line["text"] for line in ada.chat] == [str(number) for number in range(30)]
            assert not viewer.unsent


async def test_a_reader_that_fell_behind_is_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Messages are thrown away only together with the connection: nobody looks at a table that has stood still."""
    monkeypatch.setattr(viewers, "MOST_WAITING", 5)
    app = make_app(tmp_path / "tables.db")
    async with served(tmp_path, app=app) as address:
        hall: Hall = app.state.hall
        _, opened = await ask(address, "/api/tables", TABLE)
        room = await hall.room(opened["table"])
        async with watching(address, opened["table"], opened["token"]) as ada:
            # All at once, as to somebody who takes nothing just now: nothing can be sent in between.
            room.viewers[0].at_once = lambda message: False
            for number in range(10):
                room.tell([{"seat": 0, "text": str(number)}])
            _, code = await end_of(ada.connection)
            assert code == TOO_MUCH
        async with watching(address, opened["table"], opened["token"]) as ada:
            await still_there(ada)
