"""Several people at the device that opens a table: each has a secret of their own, and sees only their own seat."""

import asyncio
from typing import Any

from broomstick import GAMES
from broomstick.bots import BOTS
from broomstick.hosting.opening import unknown_deal
from server.serving import ask, play_to_the_end, watching

NAMES = ["Ada", "Ben", "Cleo"]
THREE = [{"kind": "person", "name": name} for name in NAMES]


async def opened(address: str, seats: list[dict[str, Any]]) -> tuple[dict[str, Any], dict[int, str]]:
    """A table, and the secret of each seat that came with it."""
    wish = {"game": "card-game", "seats": seats, "pace": 0, "starter": 0}
    status, reply = await ask(address, "/api/tables", wish)
    assert status == 201, reply
    others = {one["seat"]: one["token"] for one in reply.get("others", [])}
    return reply, {reply["seat"]: reply["token"], **others}


async def test_what_can_be_agreed_is_told_beforehand_and_can_be_opened(address: str) -> None:
    status, offered = await ask(address, "/api/games")
    assert status == 200
    assert [game["name"] for game in offered["games"]] == GAMES
    assert offered["bots"] == list(BOTS)
    brew = offered["games"][1]
    (barred,) = brew["options"]
    assert barred == {"name": "barred_roles", "kind": "flag", "usual": False, "fewest": 3, "most": 4}
    for count, opens in ((barred["most"], 201), (brew["most"], 400)):
        seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot"}] * (count - 1)]
        wish = {"game": brew["name"], "seats": seats, "options": {barred["name"]: True}}
        assert (await ask(address, "/api/tables", wish))[0] == opens


async def test_everybody_at_the_device_gets_a_secret_of_their_own(address: str) -> None:
    reply, secrets = await opened(address, THREE)
    assert list(secrets) == [0, 1, 2]
    assert len(set(secrets.values())) == 3
    hands = []
    for seat, secret in secrets.items():
        async with watching(address, reply["table"], secret) as person:
            assert person.welcome["seat"] == seat
            assert [one["name"] for one in person.welcome["seats"]] == NAMES
            # Only the one who has to decide is asked, and nobody is sent another's secret.
            assert bool(person.picture["choices"]) == (seat == 0)
            foreign = [other for other in secrets.values() if other != secret]
            assert not any(one.encode() in data for one in foreign for data in person.sent)
            hands.append(person.picture["view"]["stock"])
    assert hands[0] != hands[1] != hands[2]


async def test_people_here_bots_and_people_elsewhere_sit_where_they_were_wished(address: str) -> None:
    seats = [
        {"kind": "bot", "bot": "random"},
        {"kind": "person", "name": "Hazel"},
        {"kind": "open"},
        {"kind": "person", "name": "hazel"},
        {"kind": "person"},
    ]
    reply, secrets = await opened(address, seats)
    assert (reply["seat"], list(secrets)) == (1, [1, 3, 4])
    _, shown = await ask(address, f"/api/tables/{reply['table']}")
    assert [one["kind"] for one in shown["seats"]] == ["bot", "person", "open", "person", "person"]
    names = [one["name"] for one in shown["seats"]]
    # Two of one name are told apart, a bot makes way, and no name stays no name.
    assert names[1:] == ["Hazel", "", "hazel 2", ""]
    assert names[0] not in ("", "Hazel")
    # The same device may take the open seat too.
    status, more = await ask(address, "/api/join", {"code": reply["code"], "name": "Dora"})
    assert (status, more["seat"]) == (201, 2)
    assert more["token"] not in secrets.values()
    _, mine = await ask(address, "/api/mine", {"tokens": [*secrets.values(), more["token"]]})
    assert sorted(one["seat"] for one in mine) == [1, 2, 3, 4]


async def test_people_beside_are_here_and_are_shown_nothing(address: str) -> None:
    reply, secrets = await opened(address, THREE)
    here = [secrets[0], secrets[2], "nonsense"]
    async with watching(address, reply["table"], beside=here) as device:
        assert device.welcome["seat"] is None
        assert [one.get("here", False) for one in device.welcome["seats"]] == [True, False, True]
        async with watching(address, reply["table"]) as spectator:
            assert spectator.picture == device.picture
            assert spectator.journal == device.journal
        # Being here is not deciding.
        key = await device.say(type="act", at=device.at, action="brave")
        assert (await device.reply_to(key))["code"] == "watching"
    async with watching(address, reply["table"]) as spectator:
        assert not any(one.get("here", False) for one in spectator.welcome["seats"])


async def test_everybody_of_the_device_plays_on_at_the_rematch(address: str) -> None:
    reply, secrets = await opened(address, THREE)
    table = reply["table"]
    async with (
        watching(address, table, secrets[0]) as one,
        watching(address, table, secrets[1]) as two,
        watching(address, table, secrets[2]) as three,
    ):
        await asyncio.gather(*(play_to_the_end(client) for client in (one, two, three)))
    again = []
    for secret in secrets.values():
        status, seat = await ask(address, f"/api/tables/{table}/rematch", {}, seat=secret)
        assert status == 201
        again.append(seat)
    assert {one["table"] for one in again} == {again[0]["table"]} != {table}
    assert [one["seat"] for one in again] == [0, 1, 2]
    assert len({one["token"] for one in again} | set(secrets.values())) == 6


def test_no_deal_is_like_another() -> None:
    halves = [half for _ in range(100) for half in unknown_deal()]
    assert len(set(halves)) == 200
    assert {len(half) for half in halves} == {32}
