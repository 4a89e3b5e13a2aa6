"""What can be read of a game while it runs, and what when it is over; and what the requests are called."""

import asyncio
import hashlib

import broomstick
from server.serving import ask, come, play_to_the_end, watching

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


async def test_stories_are_for_their_seats_and_the_record_is_for_all_at_the_end(address: str) -> None:
    _, ada = await ask(address, "/api/tables", {"game": "card-game", "seats": SEATS, "pace": 0})
    _, ben = await ask(address, "/api/join", {"code": ada["code"], "name": "Ben"})
    at = f"/api/tables/{ada['table']}"
    async with (
        watching(address, ada["table"], ada["token"]) as one,
        watching(address, ada["table"], ben["token"]) as two,
        watching(address, ada["table"]) as spectator,
    ):
        status, reply = await ask(address, f"{at}/record")
        assert (status, reply["code"]) == (403, "not-over")
        _, fair = await ask(address, f"{at}/fair")
        assert fair == {"seal": one.welcome["seal"], "shares": [None] * 3}
        status, reply = await ask(address, f"{at}/story", seat="nonsense")
        assert (status, reply["code"]) == (403, "no-such-token")
        await asyncio.gather(*(play_to_the_end(client) for client in (one, two, spectator)))
        for client, secret in ((one, ada["token"]), (two, ben["token"]), (spectator, "")):
            status, story = await ask(address, f"{at}/story", seat=secret)
            assert status == 200
            assert story == {"view": client.picture["view"], "journal": client.journal}
    status, text = await ask(address, f"{at}/record")
    assert status == 200
    state = broomstick.read_record(text).replay()
    assert state.over
    assert state.view(0).data() == one.picture["view"]
    _, fair = await ask(address, f"{at}/fair")
    opened = hashlib.sha256((fair["seed"] + fair["salt"]).encode()).hexdigest()
    assert opened == fair["seal"] == one.welcome["seal"]
    for nowhere in ("record", "story", "fair"):
        status, _ = await ask(address, f"/api/tables/nowhere/{nowhere}")
        assert status == 404


async def test_a_running_seats_story_holds_its_own_secrets_and_nobody_elses(address: str) -> None:
    _, ada = await ask(address, "/api/tables", {"game": "card-game", "seats": SEATS, "starter": 0})
    _, ben = await ask(address, "/api/join", {"code": ada["code"], "name": "Ben"})
    await come(address, ada, ben)
    at = f"/api/tables/{ada['table']}/story"
    _, hers = await ask(address, at, seat=ada["token"])
    _, his = await ask(address, at, seat=ben["token"])
    _, public = await ask(address, at)
    # Each has been shown its own cards; a spectator nobody's.
    drawn = [
        [line["seat"] for line in story["journal"] if line["what"].startswith("draws ")]
        for story in (hers, his, public)
    ]
    assert drawn == [[0], [1], []]
    assert [story["view"]["viewer"] for story in (hers, his, public)] == [0, 1, None]


async def test_an_open_table_is_found_by_its_code(address: str) -> None:
    _, ada = await ask(address, "/api/tables", {"game": "card-game", "seats": SEATS})
    status, found = await ask(address, f"/api/codes/{ada['code'].lower()}")
    assert (status, found["table"]) == (200, ada["table"])
    status, reply = await ask(address, "/api/codes/ZZZZ")
    assert (status, reply["code"]) == (404, "no-such-code")


async def test_the_requests_are_described(address: str) -> None:
    _, described = await ask(address, "/api/schema/openapi.json")
    paths = described["paths"]
    for path, method in [
        ("/api/mine", "post"),
        ("/api/codes/{code}", "get"),
        ("/api/tables/{table}/rematch", "post"),
        ("/api/tables/{table}/sit", "post"),
        ("/api/tables/{table}/record", "get"),
        ("/api/tables/{table}/story", "get"),
        ("/api/tables/{table}/fair", "get"),
    ]:
        assert paths[path][method]["summary"]
    for path, method in [("rematch", "post"), ("sit", "post"), ("story", "get")]:
        headers = paths[f"/api/tables/{{table}}/{path}"][method]["parameters"]
        assert [(one["name"], one["in"]) for one in headers if one["in"] != "path"] == [("X-Seat", "header")]
    assert {"BankClock", "DaysClock"} <= set(described["components"]["schemas"])
