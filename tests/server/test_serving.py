"""Whole games over a real connection on loopback."""

import asyncio
import contextlib
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.extensions import Extension
from websockets.frames import Frame

from server.serving import Client, ask, come, play_to_the_end, served, watching

BOTS = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * 3]
FRIENDS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]


def new_table(seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    return {"game": "card-game", "seats": seats, "pace": 0, **more}


async def test_one_person_plays_against_bots_to_the_end(address: str) -> None:
    status, opened = await ask(address, "/api/tables", new_table(BOTS))
    assert status == 201
    async with watching(address, opened["table"], opened["token"]) as ada:
        assert ada.welcome["seat"] == 0
        seal = ada.welcome["seal"]
        await play_to_the_end(ada)
        assert ada.picture["places"]
        opened_seal = ada.picture["seed"] + ada.picture["salt"]
        assert hashlib.sha256(opened_seal.encode()).hexdigest() == seal
    _, shown = await ask(address, f"/api/tables/{opened['table']}")
    assert shown["over"] is True


async def three_friends(address: str) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    _, ada = await ask(address, "/api/tables", new_table(FRIENDS, starter=0))
    _, ben = await ask(address, "/api/join", {"code": ada["code"].lower(), "name": "Ben"})
    _, cleo = await ask(address, "/api/join", {"code": ada["code"], "name": "Cleo"})
    return ada, ben, cleo


async def test_three_friends_and_a_spectator_end_with_the_same_game(address: str) -> None:
    ada, ben, cleo = await three_friends(address)
    assert [ada["seat"], ben["seat"], cleo["seat"]] == [0, 1, 2]
    status, full = await ask(address, "/api/join", {"code": ada["code"], "name": "Dan"})
    assert (status, full["code"]) == (400, "no-seat")
    async with (
        watching(address, ada["table"], ada["token"]) as one,
        watching(address, ada["table"], ben["token"]) as two,
        watching(address, ada["table"], cleo["token"]) as three,
        watching(address, ada["table"]) as spectator,
    ):
        await asyncio.gather(*(play_to_the_end(client) for client in (one, two, three, spectator)))
        views = [client.picture["view"] for client in (one, two, three, spectator)]
        assert len({json.dumps(view["displays"]) for view in views}) == 1
        # Whoever comes later is told the same.
        async with watching(address, ada["table"], ben["token"]) as late:
            assert late.picture == two.picture
            assert late.journal == two.journal


async def to_the_picks(clients: list[Client]) -> None:
    """Take first cards until a sealed question is open."""
    while not all(client.picture["view"]["sealed"] for client in clients):
        for client in clients:
            choices = client.picture["choices"]
            if choices and "actions" in choices:
                action = choices["actions"][0]["text"]
                await client.reply_to(await client.say(type="act", at=client.at, action=action))
            else:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(client.hear(), 0.05)


async def test_picks_can_be_changed_and_withdrawn_until_the_last_is_ready(address: str) -> None:
    seats = await three_friends(address)
    await come(address, *seats)
    table = seats[0]["table"]
    async with (
        watching(address, table, seats[0]["token"]) as ada,
        watching(address, table, seats[1]["token"]) as ben,
        watching(address, table, seats[2]["token"]) as cleo,
    ):
        await to_the_picks([ada, ben, cleo])
        roles = ada.picture["choices"]["pick"]
        first, second = " ".join(roles[:3]), " ".join(roles[1:4])
        await ada.reply_to(await ada.say(type="seal", at=ada.at, answer=f"pick {first}"))
        await ada.reply_to(await ada.say(type="seal", at=ada.at, answer=f"pick {second}"))
        while ada.answer != f"pick {second}":
            await ada.hear()
        # Ben sees that Ada is ready, and nothing of what she picked.
        while ben.ready != [0]:
            await ben.hear()
        assert ben.answer is None
        picks = [f"pick {roles}".encode() for roles in (first, second)]
        assert not any(pick in data for data in ben.sent for pick in picks)
        await ada.reply_to(await ada.say(type="unseal", at=ada.at))
        while ben.ready:
            await ben.hear()
        for client in (ada, ben, cleo):
            mine = " ".join(client.picture["choices"]["pick"][:3])
            batch = client.at
            await client.reply_to(await client.say(type="seal", at=batch, answer=f"pick {mine}"))
        # Too late: everybody is ready.
        late = await cleo.reply_to(await cleo.say(type="unseal", at=batch))
        assert (late["type"], late["code"]) == ("not-done", "too-late")


async def test_repeats_are_harmless_and_stale_answers_are_told(address: str) -> None:
    seats = await three_friends(address)
    await come(address, *seats)
    async with watching(address, seats[0]["table"], seats[0]["token"]) as ada:
        at, action = ada.at, ada.picture["choices"]["actions"][0]["text"]
        key = await ada.say(type="act", at=at, action=action, key="once")
        assert (await ada.reply_to(key))["type"] == "done"
        del ada.replies["once"]
        await ada.say(type="act", at=at, action=action, key="once")
        assert (await ada.reply_to("once"))["type"] == "done"
        stale = await ada.reply_to(await ada.say(type="act", at=at, action=action))
        assert (stale["type"], stale["code"]) == ("not-done", "stale")
        not_mine = await ada.reply_to(await ada.say(type="act", at=ada.at, action=action))
        assert not_mine["code"] in ("not-your-decision", "sealed")


async def test_a_restart_continues_every_table(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with served(file) as address:
        _, opened = await ask(address, "/api/tables", new_table(BOTS))
        async with watching(address, opened["table"], opened["token"]) as ada:
            while not (ada.picture["choices"] or {}).get("pick"):
                choices = ada.picture["choices"]
                if choices:
                    action = choices["actions"][0]["text"]
                    await ada.reply_to(await ada.say(type="act", at=ada.at, action=action))
                else:
                    await ada.hear()
            before = ada.picture
    async with served(file) as address, watching(address, opened["table"], opened["token"]) as ada:
        # What is no more was told as none.
        assert ada.picture == {name: part for name, part in before.items() if part is not None}
        await play_to_the_end(ada)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "dance"}',
        '{"type": "act"}',
        '{"type": "act", "at": -1, "action": "brave", "key": "k"}',
        '{"type": "act", "at": 1, "action": "", "key": "k"}',
        '{"type": "act", "at": 1, "action": "brave", "key": "k", "more": 1}',
        '{"type": "act", "at": 1e99, "action": "brave", "key": "k"}',
        "[" * 3000,
        '{"type": "say", "text": "' + "x" * 5000 + '", "key": "k"}',
        '{"type": "hello", "table": "x", "token": ""}',
    ],
)
async def test_what_is_no_message_is_answered_and_does_nothing(message: str, address: str) -> None:
    _, opened = await ask(address, "/api/tables", new_table(BOTS))
    async with watching(address, opened["table"], opened["token"]) as ada:
        await ada.connection.send(message)
        while (await ada.hear())["type"] != "wrong":
            pass
        await ada.say(type="ping")
        while (await ada.hear())["type"] != "pong":
            pass


async def test_requests_that_cannot_be_are_refused_with_a_reason(address: str) -> None:
    oracle = [BOTS[0], *[{"kind": "bot", "bot": "oracle"}] * 3]
    for data, code in [
        (new_table(BOTS[:2]), "wrong-players"),
        ({"game": "chess", "seats": BOTS}, "unknown-game"),
        (new_table(oracle), "unknown-bot"),
        (new_table([{"kind": "bot", "bot": "random"}] * 4), "no-person"),
        ({"game": "card-game", "seats": []}, "wrong"),
        ({"game": "card-game"}, "wrong"),
        ({**new_table(BOTS), "surprise": 1}, "wrong"),
        (new_table([{"kind": "ghost"}] * 4), "wrong"),
    ]:
        status, reply = await ask(address, "/api/tables", data)
        assert (status, reply["code"]) == (400, code)
        assert reply["text"]
    status, reply = await ask(address, "/api/tables/nowhere")
    assert (status, reply["code"]) == (404, "no-such-table")
    status, reply = await ask(address, "/api/join", {"code": "ZZZZ"})
    assert (status, reply["code"]) == (404, "no-such-code")


class Looking(Extension):
    """Sees which messages come compressed."""

    def __init__(self, inner: Extension) -> None:
        self.inner = inner
        self.name = inner.name
        self.pressed: list[bool] = []

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        self.pressed.append(frame.rsv1)
        return self.inner.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        return self.inner.encode(frame)


async def test_what_is_short_is_not_compressed(address: str) -> None:
    _, opened = await ask(
        address, "/api/tables", new_table([BOTS[0], {"kind": "person", "name": "Ben"}, BOTS[1]])
    )
    async with watching(address, opened["table"], opened["token"]) as ada:
        extensions = ada.connection.protocol.extensions
        looking = extensions[0] = Looking(extensions[0])
        await ada.say(type="ping")
        assert (await ada.hear())["type"] == "pong"
        assert looking.pressed == [False]
        key = await ada.say(type="say", text="I say this at some length. " * 8)
        await ada.reply_to(key)
        # The line as news, and that it is done.
        assert looking.pressed == [False, True, False]
        assert ada.chat[-1]["text"].startswith("I say this")
