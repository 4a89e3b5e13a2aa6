"""Requests that no page would send: each gets a clear answer in the same form, and the server stays up."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest

from broomstick.hosting import opening
from server.serving import ask, served

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
TABLE = {"game": "card-game", "seats": SEATS, "pace": 0}
JSON = "application/json"


def body(**changes: Any) -> bytes:
    return json.dumps({**TABLE, **changes}).encode()


WRONG = {
    "nothing": b"",
    "no JSON": b"{",
    "null": b"null",
    "a list": b"[]",
    "numbers as text": body(pace="60"),
    "text as number": body(game=1),
    "a number with a point": body(pace=1.0),
    "yes as a number": body(starter=True),
    "not a number": body().replace(b'"pace": 0', b'"pace": NaN'),
    "infinite": body().replace(b'"pace": 0', b'"pace": 1e999'),
    "huge": body().replace(b'"pace": 0', b'"pace": ' + b"9" * 4000),
    "negative": body(pace=-1),
    "deep": body().replace(b'"pace": 0', b'"pace": ' + b"[" * 12_000),
    "deep options": body().replace(b'"pace": 0', b'"options": ' + b'{"a":' * 2_000),
    "not UTF-8": body().replace(b"Ada", b"\xff\xfe"),
    "half a letter": body().replace(b"Ada", b"\\ud800"),
    "a mark before it": b"\xef\xbb\xbf" + body(),
    "something behind it": body() + b" {}",
    "unknown field": body(cheat=True),
    "a name of 10,000": body(seats=[{"kind": "person", "name": "x" * 10_000}, *SEATS[1:]]),
    "no such option": body(options={"players": 3}),
    "an option like an argument": body(options={"name": "card-game"}),
    "a huge option": body().replace(b'"pace": 0', b'"options": {"a": ' + b"9" * 4000 + b"}"),
    "a clock of two kinds": body(clock={"type": "bank", "days": 3}),
    "a clock of none": body(clock={"type": "sand"}),
}


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, httpx.Response]:
    """All of them asked one after another, of one server."""
    file = tmp_path_factory.mktemp("tables") / "tables.db"
    found: dict[str, httpx.Response] = {}

    async def go() -> None:
        async with (
            served(file) as address,
            httpx.AsyncClient(base_url=f"http://{address}", timeout=30) as client,
        ):
            for name, data in WRONG.items():
                found[name] = await client.post("/api/tables", content=data, headers={"Content-Type": JSON})
            found["as text"] = await client.post(
                "/api/tables", content=body(), headers={"Content-Type": "text/plain"}
            )
            found["as nothing"] = await client.post("/api/tables", content=body())
            found["long"] = await client.post("/api/tables", json={"game": "x" * 20_000})
            found["other method"] = await client.delete("/api/tables")
            found["nowhere"] = await client.get("/api/nowhere")
            found["twice"] = await client.post(
                "/api/tables", content=body()[:-1] + b', "pace": 5}', headers={"Content-Type": JSON}
            )
            found["right"] = await client.post("/api/tables", json=TABLE)

    asyncio.run(go())
    return found


@pytest.mark.parametrize("name", WRONG)
def test_a_body_that_cannot_be_read_is_refused(name: str, answers: dict[str, httpx.Response]) -> None:
    reply = answers[name]
    assert reply.status_code == 400, reply.text
    said = reply.json()
    assert set(said) == {"code", "facts", "text"}
    assert said["text"]
    # Nothing of the inside shows.
    assert "Traceback" not in reply.text
    assert "/site-packages/" not in reply.text


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("as text", 415),
        ("as nothing", 415),
        ("long", 413),
        ("other method", 405),
        ("right", 201),
        ("twice", 201),
    ],
)
def test_other_requests_get_their_own_answers(
    name: str, status: int, answers: dict[str, httpx.Response]
) -> None:
    reply = answers[name]
    assert reply.status_code == status
    assert reply.headers["Content-Type"] == JSON
    assert reply.headers["X-Content-Type-Options"] == "nosniff"
    if status >= 400:
        assert reply.json()["code"] == "wrong"
    if status == 405:
        assert "POST" in reply.headers["Allow"]


def test_what_is_nowhere_is_not_found(answers: dict[str, httpx.Response]) -> None:
    assert answers["nowhere"].status_code == 404


async def test_options_read_no_file_of_the_server(tmp_path: Path) -> None:
    """Whoever opens a table may not name the components' file, as a caller of the library may."""
    file = tmp_path / "secret.toml"
    file.write_text("password = hunter2")
    async with served(tmp_path / "tables.db") as address:
        for option in ("data", "players", "name", "self"):
            status, said = await ask(address, "/api/tables", {**TABLE, "options": {option: str(file)}})
            assert (status, said["code"], said["facts"]) == (400, "no-options", {"field": option})


async def test_a_fault_of_ours_tells_whoever_asked_nothing_of_the_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the seed is 42")

    monkeypatch.setattr(opening, "open_table", broken)
    async with served(tmp_path / "tables.db") as address:
        with caplog.at_level(logging.ERROR):
            status, said = await ask(address, "/api/tables", TABLE)
        assert (status, said["code"]) == (500, "fault")
        assert "42" not in json.dumps(said)
        assert "the seed is 42" in caplog.text
