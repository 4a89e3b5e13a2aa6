"""One address may ask for a lot, but not for everything: codes cannot be tried out, nor tables opened without end."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from broomstick.hosting.allowance import Bucket
from broomstick.server.app import make_app
from broomstick.server.limits import Limits, address_of
from server.halls import Time
from server.serving import served

TABLE = {"game": "card-game", "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}], "pace": 0}
HERE, THERE = "203.0.113.7", "203.0.113.8"


def client(address: str, comes_from: str) -> httpx.AsyncClient:
    """Somebody elsewhere, as a proxy on this machine says."""
    return httpx.AsyncClient(
        base_url=f"http://{address}", headers={"X-Forwarded-For": comes_from}, timeout=30
    )


async def first_refused(asking: httpx.AsyncClient, most: int, **request: Any) -> tuple[int, httpx.Response]:
    """How many requests were answered, and the answer that was none."""
    for number in range(most):
        reply = await asking.request(**request)
        if reply.status_code == 429:
            return number, reply
    raise AssertionError(f"{most} were let through")


async def test_wrong_codes_run_out_and_right_secrets_do_not(tmp_path: Path) -> None:
    time = Time()
    app = make_app(tmp_path / "tables.db", limits=Limits(time))
    async with served(tmp_path, app=app) as address, client(address, HERE) as here:
        opened = (await here.post("/api/tables", json=TABLE)).json()
        tried, reply = await first_refused(here, 100, method="GET", url="/api/codes/ZZZZ")
        assert tried == 40
        assert reply.json()["code"] == "too-many"
        assert reply.headers["Retry-After"] == "5"
        assert reply.json()["facts"] == {"seconds": 5}
        assert "try again in 5 s" in reply.json()["text"]
        # A right code is not told from a wrong one any more; a right secret still opens its seat.
        for path, data in (
            (f"/api/codes/{opened['code']}", None),
            ("/api/join", {"code": opened["code"]}),
        ):
            again = await (here.post(path, json=data) if data else here.get(path))
            assert again.status_code == 429
        renew, key = f"/api/tables/{opened['table']}/seat/renew", {"key": "k" * 20}
        for secret, status in ((opened["token"], 200), ("wrong", 429)):
            again = await here.post(renew, json=key, headers={"X-Seat": secret})
            assert again.status_code == status
        # Others are not kept waiting, and whoever waits is let in again.
        async with client(address, THERE) as there:
            assert (await there.get(f"/api/codes/{opened['code']}")).status_code == 200
        time.now += 5
        assert (await here.post("/api/join", json={"code": opened["code"]})).status_code == 201


async def test_tables_and_requests_run_out(tmp_path: Path) -> None:
    limits = Limits(Time())
    limits.requests.at_once = 50
    app = make_app(tmp_path / "tables.db", limits=limits)
    async with served(tmp_path, app=app) as address:
        async with client(address, HERE) as here:
            tried, reply = await first_refused(here, 60, method="POST", url="/api/tables", json=TABLE)
            assert (tried, reply.headers["Retry-After"]) == (30, "10")
            tried, reply = await first_refused(here, 60, method="GET", url="/api/games")
            assert (tried, reply.headers["Retry-After"]) == (19, "1")
            # Neither are live connections opened then.
            headers = {"X-Forwarded-For": HERE}
            with pytest.raises(InvalidStatus):
                await connect(f"ws://{address}/api/live", additional_headers=headers)
        # This very machine is let through.
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30) as own:
            for _ in range(60):
                assert (await own.get("/api/games")).status_code == 200


async def test_wrong_secrets_over_live_connections_run_out(tmp_path: Path) -> None:
    app = make_app(tmp_path / "tables.db", limits=Limits(Time()))
    async with served(tmp_path, app=app) as address:
        async with client(address, HERE) as here:
            opened = (await here.post("/api/tables", json=TABLE)).json()
        codes = []
        for token in ["wrong"] * 41 + [opened["token"]]:
            headers = {"X-Forwarded-For": HERE}
            async with connect(f"ws://{address}/api/live", additional_headers=headers) as socket:
                await socket.send(json.dumps({"type": "hello", "table": opened["table"], "token": token}))
                said = json.loads(await socket.recv())
                codes.append(said.get("code") if said["type"] == "not-done" else said["type"])
        assert codes == ["no-such-token"] * 40 + ["too-many", "welcome"]


def test_a_bucket_fills_up_again_and_holds_no_more_than_at_first() -> None:
    time = Time()
    bucket = Bucket(3, 0.5, time)
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.wait("a") == 2
    assert bucket.take("b")
    time.now += 2
    assert [bucket.take("a") for _ in range(2)] == [True, False]
    time.now += 1000
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]


def test_addresses_are_forgotten_before_they_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("broomstick.hosting.allowance.MOST_REMEMBERED", 10)
    bucket = Bucket(1, 0.0, Time())
    for number in range(1000):
        assert bucket.take(f"10.0.0.{number}")
        assert len(bucket.left) <= 10
    assert not bucket.take("10.0.0.999")


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/56"),
        ("2001:db8:1:2::1", "2001:db8:1::/56"),
        ("2001:db8:1:ff::1", "2001:db8:1::/56"),
        ("2001:db8:1:100::1", "2001:db8:1:100::/56"),
        ("fe80::1%eth0", "fe80::/56"),
        ("::1", "::1"),
        ("a name", "a name"),
    ],
)
def test_a_household_is_one_address(host: str, counts_as: str) -> None:
    scope: Any = {"client": (host, 1)}
    assert address_of(scope) == counts_as
