"""The server is asked for by a name of its own, or by one that it was given; and only for places that there can be."""

import socket
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from broomstick.server.app import make_app
from broomstick.server.bounds import Bounds
from broomstick.server.hosts import Names, is_name
from broomstick.server.limits import Limits
from broomstick.terminal.trouble import Trouble
from broomstick.words import LANGUAGES, words
from server.serving import served
from server.test_serve_command import refused

OWN = [
    "127.0.0.1",
    "127.0.0.1:8617",
    "[::1]:8617",
    "203.0.113.7",
    "localhost",
    "LOCALHOST:1",
    "tables.localhost",
]
FOREIGN = [
    "evil.example",
    "evil.example:8617",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "",
    "1.2.3",
]


async def test_a_foreign_name_is_refused_and_says_how_it_would_not_be(tmp_path: Path) -> None:
    async with (
        served(tmp_path / "tables.db") as address,
        httpx.AsyncClient(base_url=f"http://{address}") as client,
    ):
        for name in [*OWN, socket.gethostname()]:
            assert (await client.get("/api/games", headers={"Host": name})).status_code == 200, name
        for name in FOREIGN:
            reply = await client.get("/api/games", headers={"Host": name})
            assert (reply.status_code, reply.json()["code"]) == (421, "foreign-host"), name
        assert reply.json()["facts"] == {"name": "1.2.3"}
        reply = await client.get("/api/games", headers={"Host": "games.example:80"})
        assert "broomstick serve --host-name games.example" in reply.json()["text"]
        # A person with a browser gets a sentence.
        for language in LANGUAGES:
            wishes = {
                "Host": "evil.example",
                "Accept": "text/html,*/*",
                "Accept-Language": f"xx, {language}-XX;q=0.9",
            }
            reply = await client.get("/", headers=wishes)
            assert (reply.status_code, reply.headers["content-type"]) == (421, "text/plain; charset=utf-8")
            assert reply.text == words(language).say("serve-foreign-host") + "\n"
        # Neither are live connections.
        host, port = address.split(":")
        with pytest.raises(InvalidStatus) as closed:
            await connect("ws://evil.example/api/live", host=host, port=int(port))
        assert closed.value.response.status_code == 421
        assert b"--host-name evil.example" in (closed.value.response.body or b"")


@pytest.mark.parametrize("named", ["Games.Example", "games.example.", "*"])
async def test_a_name_that_was_given_is_let_in(named: str, tmp_path: Path) -> None:
    app = make_app(tmp_path / "tables.db", names=[named])
    async with served(tmp_path, app=app) as address:
        headers = {"Host": "games.example:443"}
        async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers) as client:
            assert (await client.get("/api/games")).status_code == 200
            other = await client.get("/api/games", headers={"Host": "other.example"})
            assert other.status_code == (200 if named == "*" else 421)


def test_a_machine_goes_by_its_own_name_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.Home.example")
    assert Names().known == {"localhost", "box", "box.local", "box.home.example"}


def test_a_name_is_a_name_and_no_more() -> None:
    assert [is_name(name) for name in ("games.example", "GAMES", "*", "xn--hxe-1na.example")] == [True] * 4
    assert [is_name(name) for name in ("", "a:1", "http://a", "a b", "*.example", ".a", "a" * 300)] == [
        False
    ] * 7


async def test_a_place_that_there_cannot_be_is_not_found(tmp_path: Path) -> None:
    async with (
        served(tmp_path / "tables.db") as address,
        httpx.AsyncClient(base_url=f"http://{address}") as client,
    ):
        for path in ("/%00", "/assets/%00", "/api/tables/%00", "/api/codes/%00", "/a%00b/../c"):
            assert (await client.get(path)).status_code == 404, path


async def test_one_address_has_only_so_many_live_connections(tmp_path: Path) -> None:
    """Through a proxy too, which says for whom it asks."""
    app = make_app(tmp_path / "tables.db", limits=Limits(bounds=Bounds(connections_from_one_address=2)))
    async with served(tmp_path, app=app) as address:
        here = {"additional_headers": {"X-Forwarded-For": "203.0.113.7"}}
        there = {"additional_headers": {"X-Forwarded-For": "203.0.113.8"}}
        live = f"ws://{address}/api/live"
        async with connect(live, **here), connect(live, **here) as last:  # type: ignore[arg-type]
            with pytest.raises(InvalidStatus) as refused_one:
                await connect(live, **here)  # type: ignore[arg-type]
            assert refused_one.value.response.status_code == 429
            assert b"try again in 60 s" in (refused_one.value.response.body or b"")
            async with connect(live, **there):  # type: ignore[arg-type]
                pass
            await last.close()
            limits: Limits = app.state.limits
            assert limits.live["203.0.113.7"] == 1
            async with connect(live, **here):  # type: ignore[arg-type]
                pass


async def test_one_address_has_games_played_again_only_so_often(tmp_path: Path) -> None:
    app = make_app(tmp_path / "tables.db", limits=Limits(lambda: 0.0, Bounds(efforts_at_once=3)))
    headers = {"X-Forwarded-For": "203.0.113.7"}
    async with (
        served(tmp_path, app=app) as address,
        httpx.AsyncClient(base_url=f"http://{address}", headers=headers) as client,
    ):
        statuses = [
            (await client.get(f"/api/tables/x/{what}")).status_code for what in ["moments", "hint"] * 2
        ]
        assert statuses == [404, 404, 404, 429]
        assert (await client.get("/api/tables/x/story")).status_code == 404


def test_limits_and_names_that_cannot_be_are_said_before_anything_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for number in ("x", "", "0", "-1", "1.5", "9" * 20):
        refused(f"--limit take-backs={number}", Trouble("limit-number", name="take_backs", usual="200"))
    refused("--host-name http://a.example", Trouble("host-name", name="http://a.example", any="*"))
    monkeypatch.setenv("BROOMSTICK_HOST_NAMES", "good.example bad:1")
    refused("", Trouble("host-name", name="bad:1", any="*"))
