"""Playing once more with the same people, and finding one's tables again."""

import asyncio
from pathlib import Path
from typing import Any

from server.serving import Client, ask, play_to_the_end, served, watching

TWO = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


async def two_friends(address: str) -> tuple[dict[str, Any], dict[str, Any]]:
    _, ada = await ask(address, "/api/tables", {"game": "card-game", "seats": TWO, "pace": 0, "starter": 0})
    _, ben = await ask(address, "/api/join", {"code": ada["code"], "name": "Ben"})
    return ada, ben


async def hear_of_rematch(client: Client) -> str:
    """The table that the others are told of."""
    while True:
        message = await client.hear()
        if message.get("rematch"):
            return str(message["rematch"])


async def test_one_click_opens_the_same_table_for_everybody(address: str) -> None:
    ada, ben = await two_friends(address)
    table = ada["table"]
    again = f"/api/tables/{table}/rematch"
    status, reply = await ask(address, again, {}, seat=ada["token"])
    assert (status, reply["code"]) == (403, "not-over")
    async with (
        watching(address, table, ada["token"]) as one,
        watching(address, table, ben["token"]) as two,
        watching(address, table) as spectator,
    ):
        await asyncio.gather(*(play_to_the_end(client) for client in (one, two, spectator)))
        for wrong in ("", "nonsense"):
            status, reply = await ask(address, again, {}, seat=wrong)
            assert status == 403
            assert reply["code"] in ("not-seated", "no-such-token")
        # Both ask at once: there is one table.
        (status, ada_again), (_, ben_again) = await asyncio.gather(
            ask(address, again, {}, seat=ada["token"]), ask(address, again, {}, seat=ben["token"])
        )
        assert status == 201
        assert ada_again["table"] == ben_again["table"] != table
        assert [ada_again["seat"], ben_again["seat"]] == [0, 1]
        assert ada_again["token"] != ben_again["token"]
        told = [await hear_of_rematch(client) for client in (one, two, spectator)]
        assert told == [ada_again["table"]] * 3
        for secret in (ada_again["token"], ben_again["token"]):
            assert not any(secret.encode() in data for data in spectator.sent + one.sent)
    # Whoever asks again gets the same, and so does who was told and sits down.
    assert await ask(address, again, {}, seat=ada["token"]) == (201, ada_again)
    sit = f"/api/tables/{ada_again['table']}/sit"
    assert await ask(address, sit, {}, seat=ben["token"]) == (201, ben_again)
    for wrong in ("", "nonsense", ben_again["token"]):
        status, reply = await ask(address, sit, {}, seat=wrong)
        assert (status, reply["code"]) == (403, "no-such-token")
    # A table that is no rematch opens to nobody that way.
    status, _ = await ask(address, f"/api/tables/{table}/sit", {}, seat=ada["token"])
    assert status == 403
    _, late = await ask(address, f"/api/tables/{table}")
    assert late["rematch"] == ada_again["table"]
    async with (
        watching(address, ada_again["table"], ada_again["token"]) as one,
        watching(address, ada_again["table"], ben_again["token"]) as two,
    ):
        # The cards are dealt when both have come.
        await one.hear()
        assert [seat["name"] for seat in one.welcome["seats"][:2]] == ["Ada", "Ben"]
        assert [seat["kind"] for seat in one.welcome["seats"]] == ["person", "person", "bot"]
        # The next seat begins.
        assert one.picture["view"]["starter"] == two.picture["view"]["starter"] == 1


async def test_a_rematch_is_known_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * 2]
    async with served(file) as address:
        _, opened = await ask(address, "/api/tables", {"game": "card-game", "seats": seats, "pace": 0})
        async with watching(address, opened["table"], opened["token"]) as ada:
            await play_to_the_end(ada)
            names = [seat["name"] for seat in ada.welcome["seats"]]
        again = f"/api/tables/{opened['table']}/rematch"
        _, first = await ask(address, again, {}, seat=opened["token"])
    async with served(file) as address:
        async with watching(address, opened["table"], opened["token"]) as ada:
            assert ada.welcome["rematch"] == first["table"]
        assert await ask(address, again, {}, seat=opened["token"]) == (201, first)
        # Both tables are found by their secrets; what is no secret finds nothing.
        tokens = [opened["token"], "nonsense", "", first["token"], opened["token"]]
        status, mine = await ask(address, "/api/mine", {"tokens": tokens})
        assert status == 200
        assert [(one["table"], one["seat"], one["over"]) for one in mine] == [
            (first["table"], 0, False),
            (opened["table"], 0, True),
        ]
        assert [one["names"] for one in mine] == [names, names]
        assert mine[1]["turn"] == []
        async with watching(address, first["table"], first["token"]) as ada:
            while not ada.picture["choices"]:
                await ada.hear()
        _, mine = await ask(address, "/api/mine", {"tokens": [first["token"]]})
        assert mine[0]["turn"] == [0]
        assert await ask(address, "/api/mine", {"tokens": []}) == (200, [])
        status, reply = await ask(address, "/api/mine", {"tokens": ["x"] * 300})
        assert (status, reply["code"]) == (400, "wrong")
