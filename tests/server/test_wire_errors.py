"""Whatever a viewer asks for, however wrongly: to the byte the same answer in worlds that it cannot tell apart."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from broomstick import PUBLIC, State
from broomstick.server import live
from broomstick.server.app import make_app
from hosting import leaks
from hosting.leaks import Leak
from hosting.two_worlds import OWN, TABLE, differ
from server.worlds import World, lines, played, two_worlds

Said = dict[str, list[bytes]]
"""What was sent, by what was asked for: once for each world."""

ENDINGS: dict[str, str | bytes] = {
    "a wrong secret": json.dumps({"type": "hello", "table": TABLE, "token": "wrong"}),
    "no such table": json.dumps({"type": "hello", "table": "elsewhere", "token": OWN}),
    "no hello": '{"type": "ping"}',
    "no message": "{",
    "bytes": b"\x00\x01",
    "too long": "x" * 5000,
    "much too deep": "[" * 4000,
    "others beside": json.dumps(
        {"type": "hello", "table": TABLE, "token": "", "beside": ["wrong", "wrong too"]}
    ),
}
"""First messages; all but the last end the connection."""


def sealed(state: State) -> bool:
    return state.topic >= 0 and len(state.deciders) == state.players


def messages(at: int, own: list[str]) -> dict[str, str]:
    """What can be said at a table, rightly and wrongly. ``own``: some answers that would be right from this seat."""
    asked: dict[str, dict[str, Any]] = {
        "the first answer": {"type": "seal", "at": at, "answer": own[0]},
        "another": {"type": "seal", "at": at, "answer": own[-1]},
        "an answer to the position before": {"type": "seal", "at": at - 1, "answer": own[0]},
        "an answer to one to come": {"type": "seal", "at": at + 1, "answer": own[0]},
        "a pick of nothing": {"type": "seal", "at": at, "answer": "pick"},
        "an answer to another question": {"type": "seal", "at": at, "answer": "lead fire brave"},
        "no answer at all": {"type": "seal", "at": at, "answer": "\u202e<b>\x00"},
        "taken out": {"type": "unseal", "at": at},
        "taken out twice": {"type": "unseal", "at": at},
        "taken out too late": {"type": "unseal", "at": at - 1},
        "an open decision": {"type": "act", "at": at, "action": "lead fire brave"},
        "a decision too late": {"type": "act", "at": 1, "action": "brave"},
        "undo": {"type": "take-back", "at": at},
        "undo of long ago": {"type": "take-back", "at": 3},
        "a seat to a bot": {"type": "hand-over", "seat": 1, "to": "bot"},
        "a seat to a person": {"type": "hand-over", "seat": 1, "to": "person"},
        "a seat that is not there": {"type": "hand-over", "seat": 6, "to": "bot"},
        "no bot": {"type": "hand-over", "seat": 1, "to": "bot", "bot": "oracle"},
        "chat": {"type": "say", "text": "<script>\u202e"},
        "hello again": {"type": "hello", "table": TABLE, "token": OWN},
    }
    found = {}
    for number, (name, message) in enumerate(asked.items()):
        if message["type"] != "hello":
            message["key"] = f"key {number}"
        found[name] = json.dumps(message)
    # Picks of cards that others may have, or nobody: one role of each kind beside two of the own ones.
    for role in ROLES:
        pick = " ".join(sorted({*own[0].split()[1:3], role}))
        wish = {"type": "seal", "at": at, "answer": f"pick {pick}", "key": f"pick {role}"}
        found[f"pick with {role}"] = json.dumps(wish)
    found |= {"skip": '{"type": "skip"}', "no JSON": "{", "no kind": "{}", "what": '{"type": "peek"}'}
    return found | {
        "deep": "[" * 3000,
        "long": '"' + "x" * 5000 + '"',
        "too much": '{"type": "ping", "more": 1}',
    }


ROLES = ["root", "meadow", "fire", "berry", "sun", "water", "mist", "night", "snow", "forest", "oracle"]


def requests_of(document: dict[str, Any], secrets: list[str]) -> list[tuple[str, str, bytes | None, str]]:
    """Every request there is, as the document of the server lists them, with each of some secrets."""
    values = {"table": [TABLE, "elsewhere"], "code": ["BCDF", "ZZZZ"]}
    bodies = {
        "/api/join": {"code": "BCDF", "name": "Eve"},
        "/api/mine": {"tokens": [*secrets, "wrong"]},
        "/api/tables": {"game": "card-game", "seats": []},
    }
    queries = {"moments": ["", "?as=0", "?as=1", "?as=2", "?as=public", "?as=9"]}
    found = []
    for pattern, item in document["paths"].items():
        name = pattern.partition("{")[2].partition("}")[0]
        for value in values.get(name, [""]):
            path = pattern.replace("{" + name + "}", value)
            for query in queries.get(path.rpartition("/")[2], [""]):
                for method in item:
                    body = json.dumps(bodies.get(pattern, {})).encode() if method == "post" else None
                    for secret in ["", "wrong", *secrets] if value == TABLE else ["", *secrets]:
                        found.append((method.upper(), path + query, body, secret))
                    if body is not None:
                        found += [(method.upper(), path, broken, "") for broken in (b"", b"{")]
        found.append(("DELETE", path, None, ""))
    return found


async def converse(worlds: list[World], viewer: int) -> Said:
    """One viewer says all it can think of, while others answer and change their minds; until all would be ready."""
    return await talk_live(worlds, viewer) | await ask_all(worlds, viewer) | await begin_badly(worlds)


async def talk_live(worlds: list[World], viewer: int) -> Said:
    said: Said = {}
    state = worlds[0].room.table.state
    at = worlds[0].room.table.position
    others = [seat for seat in range(state.players) if seat != viewer]
    secret = OWN if viewer != PUBLIC else ""
    own = [state.game.text(choice) for choice in state.choices(viewer if viewer != PUBLIC else 0)]
    async with lines(worlds, secret) as both:

        async def settle(name: str) -> None:
            for line in both:
                await line.settle()
            said[name] = [line.bytes for line in both]

        await settle("welcome")
        for step, (seat, takes_out) in enumerate(
            [(others[0], 0), (others[0], 0), (others[1], 0), (others[1], 1)]
        ):
            for world in worlds:
                await (world.unseal(seat) if takes_out else world.seal(seat))
            await settle(f"another seat's answer {step}")
        for name, message in messages(at, own).items():
            for line in both:
                await line.say(message)
            await settle(name)
    return said


async def ask_all(worlds: list[World], viewer: int) -> Said:
    said: Said = {}
    secret = OWN if viewer != PUBLIC else ""
    document = make_app(Path("nowhere.db")).openapi_schema.to_schema()
    for method, path, body, own_secret in requests_of(document, [secret] if secret else []):
        name = f"{method} {path} {body!r} {own_secret}"
        said[name] = [await world.request(method, path, body, own_secret) for world in worlds]
    # Last, since the secret opens nothing any more then.
    renewal, path = json.dumps({"key": "k" * 24}).encode(), f"/api/tables/{TABLE}/seat/renew"
    for given in ("", "wrong", secret, secret):
        said[f"renew {given}"] = [await world.request("POST", path, renewal, given) for world in worlds]
    return said


async def begin_badly(worlds: list[World]) -> Said:
    said: Said = {}
    for name, hello in ENDINGS.items():
        async with lines(worlds, hello=hello) as both:
            for line in both:
                await (line.settle() if name == "others beside" else line.until_closed())
            said[f"hello: {name}"] = [line.bytes for line in both]
    return said


def different(said: Said) -> list[str]:
    return [name for name, (one, other) in said.items() if one != other]


def talk(
    folder: Path, viewer: int, players: int = 3, how: Callable[[list[World], int], Awaitable[Said]] = converse
) -> tuple[Said, list[dict[int, str]]]:
    """The conversation, and the envelopes of both worlds at its end."""
    truth = played(players, 7 * players + viewer, sealed)

    async def go() -> tuple[Said, list[dict[int, str]]]:
        async with two_worlds(folder, truth, viewer) as worlds:
            assert differ(worlds, viewer)
            said = await how(worlds, viewer)
            return said, [world.room.envelopes for world in worlds]

    return asyncio.run(go())


@pytest.fixture(autouse=True)
def much_may_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """How fast somebody speaks is not the question here."""
    monkeypatch.setattr(live, "MESSAGES_AT_ONCE", 10_000)


@pytest.mark.parametrize(
    ("viewer", "players"), [(0, 3), (PUBLIC, 3), pytest.param(2, 4, marks=pytest.mark.slow)]
)
def test_no_answer_depends_on_what_the_viewer_may_not_know(viewer: int, players: int, tmp_path: Path) -> None:
    said, envelopes = talk(tmp_path, viewer, players)
    assert different(said) == []
    # The others really had answered, each world in its own way, and that is on disk and not on the wire.
    assert envelopes[0].keys() == envelopes[1].keys() != set()
    assert envelopes[0] != envelopes[1]
    wire = b"".join(one for pair in said.values() for one in pair)
    # A player may have tried the same picks as another; whoever watches has sent none.
    if viewer == PUBLIC:
        assert not any(answer.encode() in wire for world in envelopes for answer in world.values())
    # Nor are others' secrets; and refusals of every kind were among the answers.
    for world_name in ("truth", "other"):
        assert f"{world_name}-1-".encode() not in wire
        assert f"seed of {world_name}".encode() not in wire
    codes = [
        b"no-such-token",
        b"no-such-table",
        b"not-over",
        b'"wrong"',
        b"405 Method",
        b"400 Bad",
        b"404 Not",
    ]
    codes += [b"stale", b"sealed", b"still-here"] if viewer != PUBLIC else [b"watching"]
    assert [code for code in codes if code not in wire] == []


def test_where_readiness_is_hidden_it_does_not_matter_who_has_answered(tmp_path: Path) -> None:
    truth = played(3, 5, sealed)

    async def go() -> list[bytes]:
        async with two_worlds(tmp_path, truth, 0, hide_ready=True) as worlds, lines(worlds) as both:
            assert differ(worlds, 0)
            await worlds[1].seal(1)
            await worlds[1].seal(1)
            await worlds[1].seal(2)
            for line in both:
                await line.settle()
            paths = [f"/api/tables/{TABLE}", f"/api/tables/{TABLE}/story", f"/api/tables/{TABLE}/moments"]
            asked = [[await world.request("GET", path, secret=OWN) for path in paths] for world in worlds]
            assert [sorted(world.room.envelopes) for world in worlds] == [[], [1, 2]]
            return [line.bytes + b"".join(more) for line, more in zip(both, asked, strict=True)]

    one, other = asyncio.run(go())
    assert b"welcome" in one
    assert one == other


@pytest.mark.parametrize(
    ("leak", "how"),
    [
        (leaks.in_present, talk_live),
        (leaks.in_a_refusal, talk_live),
        (leaks.in_a_size, talk_live),
        (leaks.in_what_everybody_is_shown, ask_all),
    ],
)
def test_a_leak_would_be_found(
    leak: Leak,
    how: Callable[[list[World], int], Awaitable[Said]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    said, _ = talk(tmp_path, 0, how=how)
    assert different(said)
